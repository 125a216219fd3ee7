"""The one sheet of icons: a ``<symbol>`` each, coloured by the tokens of the theme.

In a drawing an icon is ``svg.use("corn", x, y, size)``, in a page ``icon("corn")``; both need ``sheet()`` (or
``symbols()`` in a ``<defs>``) once in the same document.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from antiqua.drawing.hadara_pictures import PICTURES as HADARA_PICTURES
from antiqua.drawing.hadara_shapes import PATTERNS
from antiqua.drawing.hadara_shapes import SHAPES as HADARA_SHAPES
from antiqua.drawing.hellas_shapes import SHAPES as HELLAS_SHAPES
from antiqua.drawing.icon_shapes import SHAPES
from antiqua.drawing.svg import element, minus, signed
from antiqua.drawing.theme import SEATS
from antiqua.drawing.tribe_shapes import SHAPES as TRIBE_SHAPES

# Each seat's glyph goes wherever its colour goes.
GLYPHS = ("disc", "square", "triangle", "diamond", "ring")

_MARKERS = (
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
    "M4 4h16v16H4z",
    "M12 2.5l11 18.5H1z",
    "M12 1l11 11-11 11L1 12z",
    "M12 2.4a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2zM12 7.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4z",
)
_ON_TOKENS = (
    "M12 6.8a5.2 5.2 0 1 0 0 10.4a5.2 5.2 0 1 0 0-10.4z",
    "M7.2 7.2h9.6v9.6H7.2z",
    "M12 6l6.2 10.6H5.8z",
    "M12 5l6.6 7L12 19l-6.6-7z",
    "M12 5.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
)


def _marker(seat: int) -> str:
    return (
        f'<path d="{_MARKERS[seat]}" fill="var(--seat-{seat})" fill-rule="evenodd" '
        'stroke="var(--marker-line)" stroke-width="1.8" stroke-linejoin="round"/>'
    )


def _token(fill: str, sign: str) -> str:
    return (
        '<circle cx="12" cy="12" r="11.2" fill="var(--rim)" stroke="var(--outline)" stroke-width="1.2"/>'
        f'<circle cx="12" cy="12" r="9" fill="var(--{fill})"/>{sign}'
    )


def _shapes() -> dict[str, tuple[str, str]]:
    shapes = {**SHAPES, **HELLAS_SHAPES, **HADARA_SHAPES, **HADARA_PICTURES}
    for seat in range(SEATS):
        sign = f'<path d="{_ON_TOKENS[seat]}" fill="var(--glyph-{seat})" fill-rule="evenodd"/>'
        shapes[f"seat-{seat}"] = "0 0 24 24", _marker(seat)
        shapes[f"token-{seat}"] = "0 0 24 24", _token(f"seat-{seat}", sign)
        shapes[f"glyph-{seat}"] = "5 5 14 14", sign
    grain = '<path d="M7 9.5h10M7 14.5h10" stroke="var(--outline)" stroke-width="1.2" opacity=".45"/>'
    shapes["token-dummy"] = "0 0 24 24", _token("dummy", grain)
    return shapes


_SHAPES = _shapes()

# All icons; `seat-N` is a seat's marker, `token-N` its worker, `glyph-N` its glyph for what has its colour.
NAMES = frozenset(_SHAPES) | frozenset(TRIBE_SHAPES)

_USED = re.compile(r'href="#i-([a-z0-9-]+)"')


@lru_cache(maxsize=1)
def symbols() -> str:
    """All icons as ``<symbol id="i-NAME">``, and patterns to fill with, for the ``<defs>`` of a drawing."""
    return PATTERNS + "".join(map(_symbol, _SHAPES))


@lru_cache(maxsize=1)
def symbols_of_tribes() -> str:
    """The icons that only Tribes & Prophecies needs, for the `<defs>` of a drawing beside `symbols()`."""
    return "".join(map(_symbol, TRIBE_SHAPES))


def _symbol(name: str) -> str:
    box, markup = _SHAPES.get(name) or TRIBE_SHAPES[name]
    return f'<symbol id="i-{name}" viewBox="{box}">{markup}</symbol>'


def symbols_in(drawn: str) -> str:
    """The icons and patterns that a drawing uses, and no others, for its ``<defs>``."""
    found = "".join(_symbol(name) for name in sorted(set(_USED.findall(drawn))) if name in NAMES)
    return (PATTERNS if "url(#p-" in drawn or "url(#p-" in found else "") + found


@lru_cache(maxsize=1)
def sheet() -> str:
    """The icons as an invisible ``<svg>`` for the body of a page."""
    return (
        '<svg class="icon-sheet" width="0" height="0" style="position:absolute" aria-hidden="true">'
        f"<defs>{symbols()}{symbols_of_tribes()}</defs></svg>"
    )


@lru_cache(maxsize=1024)
def icon(name: str, label: str = "", classes: str = "") -> str:
    """The icon for a page, as high as the text; ``label`` is what it says to those who do not see it.

    ValueError if there is no icon of that name.
    """
    if name not in NAMES:
        raise ValueError(f"icon: {name!r} is unknown, there are {', '.join(sorted(NAMES))}")
    return element(
        "svg",
        f'<use href="#i-{name}"/>',
        class_=f"icon {classes}".rstrip(),
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def points(number: int | float, label: str = "") -> str:
    """Points for a page: a laurel with the number in it."""
    return f'<span class="laurel">{icon("laurel", label)}<b>{minus(number)}</b></span>'


def goods(
    amounts: Mapping[str, int], *, change: bool = False, labels: Mapping[str, str] | None = None
) -> str:
    """Goods for a page, each as number and icon: ``{"corn": 3, "wood": 2}``.

    The key ``points`` is a laurel round the number. With ``change`` numbers have a sign and the colour
    of a gain or a loss; without it a zero is faded. ``labels`` are the goods' names in the reader's language.
    """
    runs = []
    for name, amount in amounts.items():
        label = (labels or {}).get(name, "")
        if change:
            kind = "gain" if amount > 0 else "loss" if amount < 0 else ""
        else:
            kind = "" if amount else "zero"
        shown = signed(amount) if change else minus(amount)
        if name == "points" and not change:
            body = points(amount, label)
        else:
            body = f"{shown}{icon('laurel' if name == 'points' else name, label)}"
        runs.append(element("span", body, class_=f"good {kind}".rstrip(), data_good=name, data_amount=amount))
    return f'<span class="goods">{"".join(runs)}</span>'
