"""The pictures on Hadara's cards, two for each colour, 160 by 84: flat shapes with a line of ink."""

from types import MappingProxyType

from antiqua.drawing.svg import path, polar

Shape = tuple[str, str]

_PLASTER, _COIN, _LIGHT = "var(--plaster)", "var(--coin)", "var(--marble)"


def _solid(d: str, fill: str = _PLASTER, width: float = 1.3) -> str:
    """A part with its outline."""
    return f'<path d="{d}" fill="{fill}" stroke="var(--ink)" stroke-width="{width}" stroke-linejoin="round"/>'


def _flat(d: str, fill: str, opacity: float = 1) -> str:
    faded = f' opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="{fill}"{faded}/>'


def _line(d: str, width: float, stroke: str = "var(--ink)") -> str:
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'


def _dot(x: float, y: float, radius: float, fill: str = _LIGHT, outlined: bool = False) -> str:
    line = ' stroke="var(--ink)" stroke-width="1.3"' if outlined else ""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{line}/>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def _coins(x: float, y: float, count: int) -> str:
    """A heap of coins, the lowest at y."""
    return "".join(
        f'<ellipse cx="{x}" cy="{y - 3.6 * level:g}" rx="7" ry="2.8" fill="{_COIN}" stroke="var(--ink)" '
        'stroke-width="1.3"/>'
        for level in range(count)
    )


def _picture(colour: str, *parts: str) -> Shape:
    return "0 0 160 84", _flat(_box(0, 0, 160, 84), f"var(--field-{colour})") + "".join(parts)


_YELLOW, _JAR = "var(--card-yellow)", "var(--sign-yellow)"


def _jar(x: float, y: float, scale: float) -> str:
    body = _solid("M-4-22h8l-1 5c6 3 8 8 6 14L4 2h-8l-5-5c-2-6 0-11 6-14z", _JAR)
    return f'<g transform="translate({x} {y}) scale({scale})">{body}{_line("M-8-9h16", 1.6, _PLASTER)}</g>'


def _stall(x: float) -> str:
    """A market stall with a striped awning."""
    stripes = (
        _solid(f"M{x + 12.4 * stripe:g} 18h12.4v12a6.2 5 0 0 1-12.4 0z", (_YELLOW, _PLASTER)[stripe % 2])
        for stripe in range(5)
    )
    return _solid(_box(x + 6, 28, 50, 44)) + "".join(stripes)


def _market() -> Shape:
    return _picture(
        "yellow",
        _flat("M0 62h160V84H0z", _YELLOW, 0.35),
        _stall(11),
        _stall(85),
        _jar(28, 76, 1),
        _jar(46, 78, 1.15),
        _jar(112, 78, 1.1),
        _coins(78, 78, 3),
        _coins(92, 78, 5),
        _coins(132, 78, 4),
    )


def _scales() -> Shape:
    """A pair of scales between two chests."""
    chest = "M{x} 60c0-9 5-13 17-13s17 4 17 13v16h-34z"
    return _picture(
        "yellow",
        _flat("M0 62h160V84H0z", _YELLOW, 0.35),
        _solid(chest.format(x=10), _JAR),
        _solid(chest.format(x=116), _JAR),
        _line("M10 60h34M116 60h34", 1.6, _PLASTER),
        _solid(_box(24, 55, 6, 9), _COIN) + _solid(_box(130, 55, 6, 9), _COIN),
        _line("M54 22 44 48M54 22 64 48M106 22 96 48M106 22 116 48", 1.2),
        _solid("M77 14h6v58h-6z", _YELLOW),
        _solid("M50 18 80 13l30 5v4H50z", _YELLOW),
        _dot(80, 13, 5, _COIN, outlined=True),
        _coins(54, 45, 4),
        _coins(106, 45, 2),
        _solid("M42 48h24c-1 6-6 9-12 9s-11-3-12-9zM94 48h24c-1 6-6 9-12 9s-11-3-12-9z"),
        _solid("M64 78c2-5 8-7 16-7s14 2 16 7z", _YELLOW),
    )


_RED, _DEEP_RED = "var(--card-red)", "var(--sign-red)"
_MERLON = {"wall": "v-5h5.33v5h5.33" * 7 + "v-5h5.33v5", "tower": "v-5h3.71v5h3.71" * 3 + "v-5h3.71v5"}
_SHIELD = "M12 1.8 21 4.8V12c0 5.2-3.8 8.4-9 10.4C6.8 20.4 3 17.2 3 12V4.8z"


def _fort() -> Shape:
    shields = "".join(
        f'<g transform="translate({x} 50) scale(.5)">{_solid(_SHIELD, _RED, 2.4)}</g>' for x in (54, 96)
    )
    return _picture(
        "red",
        _dot(126, 22, 11),
        _flat("M0 66Q40 48 84 60T160 54V84H0z", _RED, 0.45),
        _solid(f"M40 44{_MERLON['wall']}V78H40z"),
        _solid(f"M26 30{_MERLON['tower']}V80H26z"),
        _solid(f"M108 30{_MERLON['tower']}V80H108z"),
        _solid("M70 80V62a10 10 0 0 1 20 0V80z", _DEEP_RED),
        shields,
        _solid("M39 25V9l13 4.5L39 18M121 25V9l13 4.5-13 4.5", _RED),
        _flat("M36 42h6v10h-6zM118 42h6v10h-6z", _DEEP_RED),
    )


def _galley() -> Shape:
    sail = "M60 12h44c8 14 8 28 2 38H62c5-12 5-26-2-38z"
    return _picture(
        "red",
        _dot(32, 22, 10),
        _solid(sail),
        _line("M64.5 24h43M66 37h42", 6, _RED),
        _line(sail, 1.3),
        _line("M83 5v58", 2.2),
        _solid(
            "M18 54l14 3h86c10 0 16-6 18-17 5 4 7 10 4 17-3 8-10 15-20 15H42c-8 0-13-5-15-11z",
            _DEEP_RED,
        ),
        _line("".join(f"M{x} 66l-9 14" for x in range(46, 112, 13)), 1.6),
        *(_dot(x, 62, 4, outlined=True) for x in range(46, 112, 13)),
        _solid("M0 77q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0V84H0z", _RED),
    )


_BLUE, _DEEP_BLUE = "var(--card-blue)", "var(--sign-blue)"


def _temple() -> Shape:
    columns = [41 + 14.6 * column for column in range(6)]
    return _picture(
        "blue",
        _flat("M0 70Q30 46 60 62T120 52T160 62V84H0z", _BLUE, 0.4),
        _solid("M34 34 80 10 126 34z"),
        _flat("M62 30 80 20 98 30z", _BLUE),
        _solid(_box(36, 34, 88, 6)),
        *(_solid(_box(x, 40, 7, 28)) for x in columns),
        _line("".join(f"M{x + 3.5:g} 42v24" for x in columns), 0.9, "var(--line)"),
        _flat(_box(70, 46, 20, 22), _DEEP_BLUE),
        *(_solid(_box(x, y, 160 - 2 * x, 5)) for x, y in ((34, 68), (28, 73))),
        _solid(_box(22, 78, 116, 7)),
    )


def _theatre() -> Shape:
    """Rising rows of seats round a stage."""
    rows = (
        _solid(f"M{80 - half} 72a{half} {half * 0.82:g} 0 0 1 {2 * half} 0z", fill)
        for half, fill in ((64, _PLASTER), (54, _BLUE), (44, _PLASTER), (34, _BLUE), (24, _PLASTER))
    )
    aisles = "M80 19.5V52M46 33l18 22M114 33 96 55"
    return _picture(
        "blue",
        _dot(134, 18, 10),
        _flat("M0 74Q40 52 80 62T160 56V84H0z", _BLUE, 0.4),
        *rows,
        _line(aisles, 1.3),
        _flat("M64 72a16 14 0 0 1 32 0z", _DEEP_BLUE),
        _solid(_box(10, 72, 140, 12)),
        *(_solid(_box(x, 74, 5, 10), _BLUE) for x in (22, 44, 66, 89, 111, 133)),
    )


_GREEN, _DEEP_GREEN, _MEADOW = "var(--card-green)", "var(--sign-green)", "var(--field-green)"


def _fields() -> Shape:
    furrow = "".join(
        f"M{x} {y}q3-5 0-9"
        for x, y in zip(range(6, 143, 17), (79, 78, 77, 76, 76, 76, 77, 78, 79), strict=True)
    )
    return _picture(
        "green",
        _dot(124, 20, 11),
        _solid("M0 50Q40 22 92 40T160 36V84H0z", _GREEN),
        _solid("M0 62Q50 38 110 56T160 52V84H0z", _MEADOW),
        _solid("M0 74Q60 54 120 70T160 68V84H0z", _GREEN),
        _line(furrow, 1.5, _PLASTER),
        _line("M50 60c2-8-1-14-4-18M52 60c0-8 3-12 8-16", 3),
        _solid(
            "M30 36c-4-10 6-18 14-15 3-9 18-9 20 0 9-2 15 8 8 15 1 8-9 11-14 7-6 5-15 4-17-1-6 2-11-1-11-6z",
            _DEEP_GREEN,
        ),
        *(_dot(x, y, 2) for x, y in ((40, 30), (52, 24), (63, 32), (50, 36))),
    )


def _granary() -> Shape:
    """Two round granaries and ears of grain."""
    house = "M{x} 76V44h38v32z"
    roof = "M{x} 46c6-3 16-14 24-26 8 12 18 23 24 26z"
    ears = (
        _line(f"M{x} 84V{y + 8}", 1.6)
        + _solid(
            f"M{x} {y}c4 3 5 8 0 13-5-5-4-10 0-13zM{x} {y + 9}c5 1 7 5 2 11-1-4-2-7-2-11z"
            f"M{x} {y + 9}c-5 1-7 5-2 11 1-4 2-7 2-11z",
            _COIN,
            1,
        )
        for x, y in ((70, 50), (80, 44), (90, 51), (144, 52), (154, 47), (8, 50))
    )
    return _picture(
        "green",
        _dot(80, 18, 10),
        _solid("M0 58Q40 44 80 54T160 48V84H0z", _GREEN),
        _solid(house.format(x=18)),
        _solid(house.format(x=98)),
        _solid(roof.format(x=13), _DEEP_GREEN),
        _solid(roof.format(x=93), _DEEP_GREEN),
        _solid("M31 76V62a6 6 0 0 1 12 0v14zM111 76V62a6 6 0 0 1 12 0v14z", _DEEP_GREEN),
        _flat("M0 76h160v8H0z", _MEADOW),
        _line("M0 76h160", 1.3),
        *ears,
    )


_PURPLE, _DEEP_PURPLE = "var(--card-purple)", "var(--sign-purple)"
_SUN = (
    "M80 17L81.34 20.77L84.95 19.05L83.23 22.66L87 24L83.23 25.34L84.95 28.95L81.34 27.23L80 31L78.66 27.23"
    "L75.05 28.95L76.77 25.34L73 24L76.77 22.66L75.05 19.05L78.66 20.77Z"
)


def _star(x: float, y: float, radius: float) -> str:
    waist = radius * 0.24
    corners = (polar((radius, waist * 1.4142)[turn % 2], -90 + 45 * turn) for turn in range(8))
    return _solid(path((x + dx, y + dy) for dx, dy in corners), _LIGHT, 0.7)


def _stairs() -> Shape:
    """A stepped temple under moon and stars."""
    steps = ((58, 44, _PLASTER), (44, 54, _PURPLE), (30, 64, _PLASTER), (15, 74, _PURPLE))
    stars = ((22, 26, 7), (46, 20, 4.5), (58, 34, 4.5), (102, 22, 5.4), (148, 52, 4.5), (14, 54, 4.5))
    return _picture(
        "purple",
        _solid("M122 18a13 13 0 1 0 10 22 11 11 0 0 1-10-22z", _LIGHT),
        *(_star(*star) for star in stars),
        *(_solid(_box(x, y, 160 - 2 * x, 10), fill) for x, y, fill in steps),
        _solid("M72 84V54h16V84z", _DEEP_PURPLE),
        _line("".join(f"M72 {y}h16" for y in range(58, 84, 4)), 1, _PLASTER),
        _solid(_box(70, 34, 20, 10)),
        _flat("M76 44v-6h8v6z", _DEEP_PURPLE),
        _solid(_SUN, _COIN),
    )


def _obelisk() -> Shape:
    """An obelisk before a great sun, between pyramids."""
    rays = "".join(f"M80 44 {x} {y}" for x, y in ((28, 8), (52, 2), (108, 2), (132, 8), (20, 30), (140, 30)))
    return _picture(
        "purple",
        _line(rays, 1.6, _PURPLE),
        _dot(80, 44, 27, _COIN, outlined=True),
        _solid("M-6 78 30 40 66 78zM94 78 130 36 166 78z", _PURPLE),
        _solid("M30 40 42 78H66zM130 36 144 78H166z", _DEEP_PURPLE),
        _solid("M74 74 76 18 80 9 84 18 86 74z"),
        _line("M77 26h6M76.6 34h6.8M76.2 42h7.6M75.8 50h8.4M75.4 58h9.2", 1.2, _DEEP_PURPLE),
        _solid(_box(68, 72, 24, 6), _PURPLE),
        _solid(_box(0, 77, 160, 8)),
        _star(16, 18, 5.4),
        _star(146, 20, 6.4),
    )


PICTURES: MappingProxyType[str, Shape] = MappingProxyType(
    {
        "view-yellow-1": _market(),
        "view-yellow-2": _scales(),
        "view-red-1": _fort(),
        "view-red-2": _galley(),
        "view-blue-1": _temple(),
        "view-blue-2": _theatre(),
        "view-green-1": _fields(),
        "view-green-2": _granary(),
        "view-purple-1": _stairs(),
        "view-purple-2": _obelisk(),
    }
)
