"""Where each level of a technology works: the spaces light up while its level is pointed at."""

from functools import lru_cache

from antiqua.drawing.svg import at, element, group
from antiqua.games.tzolkin.drawing import geometry as geo
from antiqua.games.tzolkin.drawing.gears import BAND

Spaces = dict[str, tuple[int, ...]]

_JUNGLE: Spaces = {"palenque": (2, 3, 4, 5)}
_BUILDING: Spaces = {"tikal": (2, 4), "uxmal": (4,)}
_CHICHEN: Spaces = {"chichen_itza": tuple(range(1, 10))}

# The spaces of levels 1, 2 and 3 (TZ-10).
_WORKS: dict[str, tuple[Spaces, Spaces, Spaces]] = {
    "agriculture": (_JUNGLE, {"palenque": (1, 2, 3, 4, 5)}, _JUNGLE),
    "extraction": ({"yaxchilan": (1,), "palenque": (3, 4, 5)}, {"yaxchilan": (2, 5)}, {"yaxchilan": (3, 5)}),
    "architecture": (_BUILDING, _BUILDING, _BUILDING),
    "theology": (_CHICHEN, _CHICHEN, {"yaxchilan": (4,)}),
}


@lru_cache(maxsize=1)
def works() -> str:
    """An outline of the spaces for each level, unseen until the level is pointed at, and the rules for it."""
    rules, outlines = [], []
    for technology, levels in _WORKS.items():
        for level, spaces in enumerate(levels, 1):
            name = f"{technology}-{level}"
            outlines.append(
                group(*(_outline(gear, spaces[gear]) for gear in spaces), class_=f"works works-{name}")
            )
            rules.append(f".tzolkin:has(#level-{name}:hover) .works-{name}{{opacity:1}}")
    style = element("style", ".tzolkin .works{opacity:0;transition:opacity .15s}" + "".join(rules))
    line = {"fill": "none", "stroke": "var(--mine,var(--cinnabar))", "stroke_dasharray": "5 4"}
    return group(style, *outlines, class_="quiet", stroke_width=2.5, **line)


def _outline(gear: str, spaces: tuple[int, ...]) -> str:
    inner, half = geo.well(geo.TEETH[gear]) + 2.5, geo.pitch(gear) / 2 - 1.4
    middles = (geo.space_angle(gear, space) for space in spaces)
    d = "".join(geo.sector(inner, inner + BAND - 6.5, middle - half, middle + half) for middle in middles)
    return element("path", d=d, transform=at(*geo.middle(gear)))
