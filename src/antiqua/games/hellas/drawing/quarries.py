"""Tiles on the quarries and the miner (HE-4)."""

from functools import lru_cache

from antiqua.drawing.svg import at as moved
from antiqua.drawing.svg import element, group, number, text, use
from antiqua.games.hellas.drawing.geometry import centre
from antiqua.games.hellas.drawing.scene import Scene, title
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.phrases import amount

BLOCK = 12.6  # width of a marble block on a tile
_JOINED = {"stroke": "var(--outline)", "stroke_linejoin": "round", "stroke_linecap": "round"}


def quarries(scene: Scene) -> str:
    """All tiles in reading order, then the miner."""
    parts = []
    for name in scene.spaces:
        quarry = scene.view["quarries"].get(name)
        if quarry is None:
            continue
        tile, marble = quarry["tile"], scene.data["tile"][quarry["tile"]]["yield"]
        if quarry["closed"]:
            drawn, told = _closed(), _("Quarry {space}: closed").format(space=name)
        else:
            is_last = name == scene.closes_next
            drawn = plate(tile, marble, is_last)
            told = _("Quarry {space}, tile {tile}: {marble} for each house next to it").format(
                space=name, tile=tile, marble=amount("marble", marble)
            )
            if is_last:
                told = _("{what}; closes when the next quarry opens").format(what=told)
        parts.append(_standing(scene, name, f"quarry-{name}", title(told), drawn))
    return group(*parts, _miner(scene), id="quarries")


def _standing(scene: Scene, name: str, identity: str, *inside: str) -> str:
    space = scene.spaces[name]
    return group(*inside, id=identity, transform=moved(*centre((space.row, space.column))))


def _miner(scene: Scene) -> str:
    name = scene.view["miner"]
    if name is None:
        return ""
    told = title(_("The miner on {space}: the next quarry").format(space=name))
    x, y = centre((scene.spaces[name].row, scene.spaces[name].column))
    # a style, unlike the attribute, moves smoothly when it changes
    place = f"transform:translate({number(x)}px,{number(y)}px)"
    return group(told, use("miner", 0, 0, 53), id="miner", class_="moving", style=place)


@lru_cache(maxsize=128)
def plate(tile: int, marble: int, closes_next: bool = False) -> str:
    """A tile face up round the origin: its number, and a block for each marble it gives."""
    parts = [
        element("path", d="M-17-22H19L23-18V20L19 24H-17L-21 20V-18Z", fill="var(--shadow)"),
        element(
            "path",
            d="M-18-23H18L22-19V19L18 23H-18L-22 19V-19Z",
            fill="var(--plate)",
            stroke_width=1.8,
            **_JOINED,
        ),
        element(
            "path", d="M-16-20H16L19-17V17L16 20H-16L-19 17V-17Z", fill="none", stroke="var(--plate-line)"
        ),
    ]
    if closes_next:
        corner = element("path", d="M8-23H18L22-19V-9Z", fill="var(--cinnabar)", stroke_width=1.4, **_JOINED)
        parts.append(corner)
    parts.append(text(0, 1, tile, 23, class_="se", fill="on-plate"))
    if 1 <= marble <= 3:
        left = -BLOCK * (marble - 1) / 2
        parts += [use("marble", left + BLOCK * block, 11, BLOCK) for block in range(marble)]
    else:
        parts += [text(-2, 16, marble, 14, anchor="end", fill="on-plate"), use("marble", 8, 11, BLOCK)]
    return "".join(parts)


@lru_cache(maxsize=1)
def _closed() -> str:
    """A tile turned over, with two beams across."""
    beams = "M-19-15L19 15M19-15L-19 15"
    return (
        element(
            "path",
            d="M-18-21H18L22-17V17L18 21H-18L-22 17V-17Z",
            fill="var(--rock-pit)",
            stroke_width=1.7,
            **_JOINED,
        )
        + element(
            "path", d="M-13 13L-6-7L-1 2L4-11L14 13Z", fill="var(--rock-deep)", stroke_width=1.1, **_JOINED
        )
        + element("path", d=beams, stroke_width=7.2, **_JOINED)
        + element("path", d=beams, stroke="var(--wood)", stroke_width=4.6, stroke_linecap="round")
    )
