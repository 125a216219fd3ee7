"""The shapes of Hadara: tracks, coins, colonies, busts, seals and crests, each in one colour.

A track's sign has its own colour unless ``--tone`` gives another; what is cut out has that of ``--cut``.
"""

from types import MappingProxyType

from antiqua.drawing.svg import polar

Shape = tuple[str, str]

_CUT = "var(--cut,var(--plaster))"
_INK = "var(--tone,var(--ink))"
_SEAL = "M8 14 6 22.5l6-3 6 3-2-8.5z"
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def _tone(colour: str) -> str:
    return f"var(--tone,var(--sign-{colour}))"


def _solid(d: str, fill: str = _INK) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def _line(d: str, width: float, stroke: str = _INK) -> str:
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width}" {_ROUND}/>'


def _dot(x: float, y: float, radius: float, fill: str = _INK) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def _ring(x: float, y: float, radius: float, width: float, stroke: str = _INK, fill: str = "none") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def _sign(*parts: str) -> Shape:
    return "0 0 24 24", "".join(parts)


def _crest(*parts: str) -> Shape:
    return "0 0 48 48", "".join(parts)


_YELLOW, _RED, _BLUE, _GREEN = (_tone(colour) for colour in ("yellow", "red", "blue", "green"))
_ON_COIN, _COIN, _SILVER = "var(--on-coin)", "var(--coin)", "var(--silver)"
_CARD = "M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z"
_STAR = (
    "M12 1L14.41 6.18L19.78 4.22L17.82 9.59L23 12L17.82 14.41L19.78 19.78L14.41 17.82L12 23L9.59 17.82"
    "L4.22 19.78L6.18 14.41L1 12L6.18 9.59L4.22 4.22L9.59 6.18Z"
)
_ROSETTE = (
    "M12 .6L13.99 2.36L16.6 1.83L17.44 4.36L19.97 5.2L19.44 7.81L21.2 9.8L19.44 11.79L19.97 14.4L17.44 15.24"
    "L16.6 17.77L13.99 17.24L12 19L10.01 17.24L7.4 17.77L6.56 15.24L4.03 14.4L4.56 11.79L2.8 9.8L4.56 7.81"
    "L4.03 5.2L6.56 4.36L7.4 1.83L10.01 2.36Z"
)
_FIVE = ((12, 5.9), (15.71, 8.59), (14.29, 12.96), (9.71, 12.96), (8.29, 8.59))
_HEAD = (
    "M12 1.8c3.2 0 5 2.3 5 5.3 0 2.5-1 4.2-2.3 5.4v1.8c3.3.6 5.3 2 5.3 4.5H4c0-2.5 2-3.9 5.3-4.5v-1.8"
    "C8 11.3 7 9.6 7 7.1c0-3 1.8-5.3 5-5.3z"
)


def _silver(*front: str) -> Shape:
    """The silver seal: ribbons and a disc with something on it."""
    disc = _ring(12, 9.8, 8.3, 1.4, _ON_COIN, _SILVER)
    return _sign(_solid(_SEAL, "var(--line)"), disc, *front, _ring(12, 9.8, 5.3, 1.1, _ON_COIN))


_SIGNS: dict[str, Shape] = {
    # the four tracks and the fifth colour
    "income": _sign(
        _solid("M8.2 2.6h7.6l-2 4.2h-3.6z", _YELLOW),
        _solid("M9.4 8.6h5.2c4 2.6 6.4 6 6.4 9 0 3.3-3.2 4.6-9 4.6s-9-1.3-9-4.6c0-3 2.4-6.4 6.4-9z", _YELLOW),
        _ring(12, 15.4, 3.1, 1.7, _CUT),
    ),
    "military": _sign(
        _solid("M12 1.8 21 4.8V12c0 5.2-3.8 8.4-9 10.4C6.8 20.4 3 17.2 3 12V4.8z", _RED),
        _line("M12 5.5v13.3M6.2 10.6h11.6", 1.9, _CUT),
    ),
    "culture": _sign(
        _line(
            "M5.2 2.2c1.6 2.5.2 4-.2 7-.6 5.2 2.4 9 7 9s7.6-3.8 7-9c-.4-3-1.8-4.5-.2-7",
            2.8,
            _BLUE,
        ),
        _line("M5.6 7h12.8", 2.3, _BLUE),
        _line("M9.3 7v9.5M12 7v11M14.7 7v9.5", 1.2, _BLUE),
        _solid("M8 22.4c.4-2.6 1.6-4.4 4-4.4s3.6 1.8 4 4.4z", _BLUE),
    ),
    "food": _sign(
        *(_dot(x, y, 3, _GREEN) for x, y in ((6.4, 10), (12, 10), (17.6, 10))),
        *(_dot(x, y, 3, _GREEN) for x, y in ((9.2, 14.9), (14.8, 14.9), (12, 19.8))),
        _solid("M12.6 6.5C13.4 2.6 17 1.4 20.5 2c-.6 3.4-3.6 5.6-7.9 4.5z", _GREEN),
        _line("M12 7.5C11.8 5 11 3.3 9.3 2", 1.8, _GREEN),
    ),
    "special": _sign(_solid(_STAR, _tone("purple")), _dot(12, 12, 2.6, _CUT)),
    # coins and seals
    "coin": _sign(
        _ring(12, 12, 10.6, 1.2, _ON_COIN, _COIN),
        f'<circle cx="12" cy="12" r="8.8" fill="none" stroke="{_ON_COIN}" stroke-width=".6" opacity=".5"/>',
    ),
    "silver-seal": _silver(_solid("M12 4.5v10.6A5.3 5.3 0 0 1 12 4.5z", _ON_COIN)),
    "full-seal": _silver(_dot(12, 9.8, 5.3, _ON_COIN)),
    "gold-seal": _sign(
        _solid(_SEAL, "var(--line)"),
        f'<path d="{_ROSETTE}" fill="{_COIN}" stroke="{_ON_COIN}" stroke-width="1.2" {_ROUND}/>',
        *(_dot(x, y, 1.5, _ON_COIN) for x, y in _FIVE),
    ),
    "set": _sign(
        *(
            _ring(x, y, 4.6, 1, "var(--ink)", f"var(--card-{colour})")
            for (x, y), colour in zip(
                ((12, 5.6), (19, 10.4), (16.4, 18.4), (7.6, 18.4), (5, 10.4)),
                ("yellow", "red", "blue", "green", "purple"),
                strict=True,
            )
        )
    ),
    # what is done
    "colony": _sign(
        _solid("M3 15.5h18l-3 5.5H6z"),
        _line("M12 2v12", 1.8),
        _solid("M13.3 3c4 2 6 6 6 10.5h-6zM10.7 5.5C8 7.5 6 10.5 5.5 13.5h5.2z"),
    ),
    "bust": _sign(_solid(_HEAD), _solid("M7 20.2h10v2.2H7z")),
    "plunder": _sign(
        _solid("M3 11h18v9.5H3zM3.5 9.6C3.5 6 6.5 4 12 4s8.5 2 8.5 5.6z"),
        f'<rect x="10" y="9" width="4" height="5.5" rx="1" fill="{_CUT}"/>',
    ),
    "ally": _sign(_ring(8.6, 12, 5.7, 2.4), _ring(15.4, 12, 5.7, 2.4)),
    "shown": _sign(
        _line("M1.8 12C5 7 8.3 5 12 5s7 2 10.2 7c-3.2 5-6.5 7-10.2 7S5 17 1.8 12z", 2), _dot(12, 12, 3.4)
    ),
    "card": _sign(_line(_CARD, 1.9), _line("M5 8h14", 1.9)),
    "no-card": _sign(_line(_CARD, 1.9), _line("M1.5 20.5l21-17", 2.6, "var(--bad)")),
    "recruit": _sign(
        _line("M8 2h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z", 1.9),
        _line("M12 6v10.5M8 13l4 4 4-4M3.5 16.5v5h17v-5", 2),
    ),
    "sell": _sign(
        _line("M5 2.5h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z", 1.9),
        _ring(16.5, 16.5, 5.7, 1.6, _INK, _COIN),
    ),
    "lower": _sign(_line("M12 3v17M5 13.5l7 7 7-7", 3.4)),
    "above": _sign(_line("M4.5 12.5 12 5l7.5 7.5M4.5 20l7.5-7.5 7.5 7.5", 3)),
    "check": _sign(_line("M4 12.5 10 18.5 20.5 6", 3.2)),
    "any-token": _sign(
        _ring(12, 12, 10.4, 1.4, "var(--ink)", "var(--card-yellow)"),
        _solid("M12 12h10.4A10.4 10.4 0 0 1 12 22.4z", "var(--card-red)"),
        _solid("M12 12v10.4A10.4 10.4 0 0 1 1.6 12z", "var(--card-blue)"),
        _solid("M12 12H1.6A10.4 10.4 0 0 1 12 1.6z", "var(--card-green)"),
        _ring(12, 12, 10.4, 1.4, "var(--ink)"),
    ),
}

# Crests: the figure in ``--tone``, what is cut into it in ``--cut``.
_MANE = "M24 5.5" + "".join(
    f"A4.7 4.7 0 0 1 {24 + x:.2f} {24 + y:.2f}"
    for x, y in (polar(18.5, -90 + turn * 360 / 14) for turn in range(1, 15))
)
_CRESTS: dict[str, Shape] = {
    "monkey": _crest(
        *(_dot(x, 23, 7) for x in (9.5, 38.5)),
        *(_dot(x, 23, 3.7, _CUT) for x in (9.8, 38.2)),
        _solid(
            "M24 5.5c2-2.5 5-3 6.5-2.5-1 1-1.5 2-1.5 3.3C35.5 8.6 39 14.5 39 22c0 5-1.2 8-3 10.5"
            " 0 7-5 11.5-12 11.5s-12-4.5-12-11.5C10.2 30 9 27 9 22c0-9 5.5-16 15-16.5z"
        ),
        _solid(
            "M24 17.5c2-3.6 9.5-4.2 11 2 .8 3.5-.8 6.3-2.4 8.3 1.6 1.3 2.4 3 2.4 5 0 5-5 8-11 8s-11-3-11-8"
            "c0-2 .8-3.7 2.4-5-1.6-2-3.2-4.8-2.4-8.3 1.5-6.2 9-5.6 11-2z",
            _CUT,
        ),
        _solid(
            "M24 19.3c2-3.1 7.9-3.3 9.2 1 .7 2.9-.8 5.6-2.8 7.7 1.9 1.1 2.9 2.7 2.9 4.6 0 4-4.2 6.5-9.3 6.5"
            "s-9.3-2.5-9.3-6.5c0-1.9 1-3.5 2.9-4.6-2-2.1-3.5-4.8-2.8-7.7 1.3-4.3 7.2-4.1 9.2-1z"
        ),
        *(_dot(x, y, radius, _CUT) for x, y, radius in ((19.3, 22, 1.9), (28.7, 22, 1.9))),
        *(_dot(x, 28.6, 1.1, _CUT) for x in (22.3, 25.7)),
        _line("M18.3 33q5.7 4.3 11.4 0", 1.7, _CUT),
    ),
    "dragon": _crest(
        _solid(
            "M20 46c2.5-4.5 3-8.3 1.5-11-3.5 1.5-8.5 2.6-14.5 2.3l-3.3-4 9.3-1.3 6-3.2-7.5-.4-8.7 1.2L.8 24"
            "l4.6-5 4.3-.6 7-5.4c-2-3.2-2.2-6-1-9.5 2 3.2 4.6 5.2 8.4 6.3C25.5 6 29 3.2 34.5 2"
            "c-2.2 3-3 5.7-2.4 8.5l6.4-.8-3 4.6 7.3 1.4-4.7 4.5 7 3.3-5.8 3.6 5.7 5-6.6 2.3 4.2 6.1"
            "-5.1 1c.8 1.5 1.2 3 1.2 4.5z"
        ),
        _solid("M14.7 19.8l7-2.6-1.4 4.7q-3.5 1-5.6-2.1z", _CUT),
        _dot(5.6, 23, 1.3, _CUT),
        _solid("M6 29.6l1.3 3 1.6-3.4M11.4 29l1.2 2.7 1.7-2.7"),
        _line(
            "M27.5 17c4 5 5.5 11 4.5 17.5M33.5 24c1.5 4.5 1.8 9 .8 13.5M25.6 27c1.4 3 1.6 6 .8 9", 1.7, _CUT
        ),
    ),
    "lion": _crest(
        _solid(_MANE),
        *(_dot(x, 13.8, 3.6, _CUT) for x in (14.5, 33.5)),
        _solid(
            "M24 12c6.6 0 11.2 4.2 11.2 10.8 0 7-5 14.2-11.2 14.2S12.8 29.8 12.8 22.8"
            "C12.8 16.2 17.4 12 24 12z",
            _CUT,
        ),
        _solid("M24 13.8c5.6 0 9.4 3.6 9.4 9 0 6-4.2 12.4-9.4 12.4s-9.4-6.4-9.4-12.4c0-5.4 3.8-9 9.4-9z"),
        _line("M16.8 20.2q2.6-2 5 0M31.2 20.2q-2.6-2-5 0", 1.6, _CUT),
        *(_dot(x, 22.4, 1.6, _CUT) for x in (19.4, 28.6)),
        _solid("M20.3 26.2h7.4L24 30.3z", _CUT),
        _line("M24 30v2.2q-2.5 2.6-5 .4M24 32.2q2.5 2.6 5 .4", 1.6, _CUT),
    ),
    "pegasus": _crest(
        _solid(
            "M20.5 2.5l3.5 4.3c5 .8 9.3 4.6 10.6 10.5C36.3 25 33 33 35.5 46H15.3c-.3-6 1.7-10.4 5.2-14.2"
            "-2.5.9-4.6.6-6.7-.4l-3.3 4.3c-1.5.9-4.7-.6-5.5-3.3l.8-5.4 7.7-13.3c1.6-2.7 3.6-4.6 5.8-5.7z"
        ),
        '<path d="M33.8 45.5c-4-7-4.4-13.5-1.3-19.5C35 21.4 39 18.5 47 14c-.3 4-1.2 6.5-3 8.8l3 .2'
        'c-.6 3-2 5.2-4.2 7l2.4.8c-1 2.6-2.6 4.5-4.8 5.7l1.6 1.5c-1.5 3.5-4.5 6-8.2 7.5z" '
        f'fill="{_INK}" stroke="{_CUT}" stroke-width="1.7" stroke-linejoin="round"/>',
        _line("M36 38c-.6-6.5 1.7-11 7.8-15M37.8 39.5c.5-4 2.2-7 5-9.3", 1.4, _CUT),
        _dot(17.7, 16.2, 1.7, _CUT),
        _dot(7.7, 30, 1.1, _CUT),
        _line(
            "M25 9.5c3.5 3 4.6 7 3.2 11.5M28 18c1.8 4 1.2 8.5-1.6 12.5M20.5 31.8c1.8-1.2 3-2.6 3.6-4.6",
            1.7,
            _CUT,
        ),
    ),
    "scarab": _crest(
        _line(
            "M16.5 18.5 9 15.5 7.5 8M31.5 18.5 39 15.5 40.5 8M14 28 5.5 27 3 33M34 28l8.5-1 2.5 6"
            "M16 37l-6.5 2.5-.5 6M32 37l6.5 2.5.5 6",
            2.8,
        ),
        _dot(24, 4.8, 3.6),
        _solid("M17.5 12.5c0-3 2.8-4.3 6.5-4.3s6.5 1.3 6.5 4.3z"),
        _solid("M14.5 21.5c0-5 3.8-8.2 9.5-8.2s9.5 3.2 9.5 8.2z"),
        _solid("M12.8 23h22.4c.8 12-3 22.5-11.2 22.5S12 35 12.8 23z"),
        _line("M24 23v22.5M19 25.5c-.6 6.5.3 11.5 2.6 16M29 25.5c.6 6.5-.3 11.5-2.6 16", 1.6, _CUT),
    ),
}

SHAPES: MappingProxyType[str, Shape] = MappingProxyType({**_SIGNS, **_CRESTS})

# A pattern for each colour, so that the hue is never alone: on the pigment, and fainter on the field's tint.
_PATTERNS = {
    "yellow": (12, 12, '<circle cx="3" cy="3" r="1.7"/><circle cx="9" cy="9" r="1.7"/>'),
    "red": (14, 9, '<path d="M-1 7.5 3.5 2.5 7 6.4 10.5 2.5 15 7.5"/>'),
    "blue": (
        16,
        9,
        '<path d="M-1 6c2.5 0 3-3.5 5-3.5s2.5 3.5 4 3.5 2.5-3.5 4.5-3.5S14.5 6 17 6"/>',
    ),
    "green": (10, 12, '<path d="M5-1v14M5 4.5 1 1M5 4.5 9 1M5 10.5 1 7M5 10.5 9 7"/>'),
    "purple": (14, 14, '<path d="M7 1 13 7 7 13 1 7z"/><circle cx="7" cy="7" r=".8"/>'),
}


def _pattern(name: str, colour: str, stroke: str, opacity: str) -> str:
    width, height, drawn = _PATTERNS[colour]
    return (
        f'<pattern id="p-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<g opacity="{opacity}" fill="none" stroke="var(--{stroke})">{drawn}</g></pattern>'
    )


PATTERNS = "".join(
    _pattern(f"card-{colour}", colour, "plaster", ".45")
    + _pattern(f"field-{colour}", colour, f"card-{colour}", ".42")
    for colour in _PATTERNS
)
"""Fills ``url(#p-card-COLOUR)`` and ``url(#p-field-COLOUR)``."""
