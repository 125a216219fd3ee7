"""The shapes of Hellas: its pieces, marble, tiles; a line of 1.5 round each, colours are the theme's tokens.

What belongs to a seat is filled with ``--worker``, which the class ``seat-N`` sets; without it it is marble.
"""

from types import MappingProxyType

Shape = tuple[str, str]

_OWN = "var(--worker,var(--marble))"
_JOINED = 'stroke="var(--outline)" stroke-linejoin="round" stroke-linecap="round"'


def _part(d: str, fill: str = "var(--marble)", width: float = 1.5) -> str:
    """A part with its outline."""
    return f'<path d="{d}" fill="{fill}" {_JOINED} stroke-width="{width}"/>'


def _own(d: str, width: float = 1.7) -> str:
    """A part in the owner's colour."""
    return _part(d, _OWN, width)


def _dark(d: str, width: float = 1.7, shade: float = 0.3) -> str:
    """A part in the owner's colour, shaded."""
    return _own(d, width) + f'<path d="{d}" fill="var(--outline)" fill-opacity="{shade}"/>'


def _line(d: str, stroke: str, width: float, opacity: float = 1) -> str:
    faded = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="var(--{stroke})" stroke-width="{width}" '
        f'stroke-linecap="round"{faded}/>'
    )


def _shadow(x: float, y: float, half: float) -> str:
    return f'<ellipse cx="{x}" cy="{y}" rx="{half}" ry="4.2" fill="var(--shadow)"/>'


_AGORA_COLUMNS = "".join(f"M{x},-1h4v13.5h-4z" for x in (-21.5, -11.75, -2, 7.75, 17.5))
_HORNS = (
    "M-15.5,-20C-15.5,-24 -14.5,-26 -11.5,-28C-11,-25 -10.6,-23.6 -8.5,-23C-6.4,-23.6 -6,-25 -5.5,-28"
    "C-2.5,-26 -1.5,-24 -1.5,-20ZM1.5,-20C1.5,-24 2.5,-26 5.5,-28C6,-25 6.4,-23.6 8.5,-23"
    "C10.6,-23.6 11,-25 11.5,-28C14.5,-26 15.5,-24 15.5,-20Z"
)
_ARMS = "M-6,1C-10,3 -10.5,7 -8,9M4,1C7,-1 6.5,-6 4,-7"


def _round(x: float, y: float, radius: float) -> str:
    """A gold ring."""
    around = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none"'
    return (
        f'{around} stroke="var(--outline)" stroke-width="6.2"/>'
        f'{around} stroke="var(--ochre)" stroke-width="3.6"/>'
    )


SHAPES: MappingProxyType[str, Shape] = MappingProxyType(
    {
        # a house of Hellas; the icon "house" has a roof of thatch
        "home": (
            "-24 -24 48 48",
            _shadow(2, 16.5, 20)
            + _own("M-14,-1H14V16H-14Z")
            + _dark("M-18.5,1.5L0,-16L18.5,1.5Z")
            + _line("M-12.2,-1.2L0,-12.6L12.2,-1.2", "marble", 1.3, 0.5),
        ),
        "palace": (
            "-27 -30 54 54",
            _shadow(2, 17.5, 25)
            + _dark("M-23,4H23V17H-23Z")
            + _line("M-18.5,8.5V15.6M-11,8.5V15.6M11,8.5V15.6M18.5,8.5V15.6", "marble", 2.8, 0.9)
            + '<path d="M-5.5,17V9.5A5.5,5.5 0 0 1 5.5,9.5V17Z" fill="var(--outline)"/>'
            + _own("M-25,1H25V6H-25Z", 1.5)
            + _own("M-15,-16H15V1H-15Z")
            + _dark("M-17.5,-20H17.5V-15.5H-17.5Z", 1.5)
            + _own(_HORNS, 1.4),
        ),
        "agora": (
            "-26 -25 52 52",
            _shadow(2, 16.5, 25)
            + '<path d="M-22,0H22V14H-22Z" fill="var(--outline)" fill-opacity=".62"/>'
            + _own("M-23.5,12.5H23.5V17H-23.5Z", 1.5)
            + _part(_AGORA_COLUMNS, width=1)
            + _own("M-25,-1L-19,-14H19L25,-1Z")
            + _dark("M-25,-1H25V2.2H-25Z", 1.4),
        ),
        # a monument of Hellas: a helmet on a plinth
        "helmet": (
            "-27 -32 54 54",
            _shadow(2, 18, 20)
            + _part("M-17,12H17V18H-17ZM-12,4H12V12H-12Z", width=1.6)
            + _part("M-14,1.2H14V5H-14Z", "var(--marble-shade)", 1.4)
            + _part(
                "M-13,-22C-7,-31 9,-31 14,-19C16.5,-12 16,-5 17,0H11.5C12,-8 11,-15 7,-19"
                "C1,-24 -7,-24 -13,-22Z",
                "var(--patina-deep)",
            )
            + _part(
                "M-11,1C-11.5,-3 -11,-8 -10,-12C-8,-20 4,-23 9,-15C12,-10 10,-4 10.5,1H3.5L2.5,-6H-1L-3.5,1Z",
                "var(--patina)",
                1.6,
            )
            + '<path d="M-9.4,-8.4C-6.4,-10.6 -3.4,-10.4 -1.4,-8.2C-3.6,-6.6 -6.4,-6.6 -9.4,-8.4Z" '
            'fill="var(--outline)"/>',
        ),
        "miner": (
            "-23 -24 46 46",
            _shadow(1, 17.5, 13)
            + _line("M-9,14L12,-14", "outline", 5.2)
            + _line("M-9,14L12,-14", "wood-end", 2.8)
            + _part("M-3,-20C6,-22.5 18,-17 20,-3C15.5,-9.5 10,-13.5 -3,-20Z", "var(--marble-side)", 1.6)
            + _part("M-8,17.5L-6.5,9H4.5L6,17.5H1.2L-.6,11.5H-1.6L-3.2,17.5Z", "var(--skin)", 1.4)
            + _part("M-8,10C-9,2 -7,-4 -1,-4.5C5,-4 7,2 6,10Z", width=1.6)
            + _line("M-7.6,6.2H5.8", "cinnabar", 2.2)
            + f'<circle cx="-1" cy="-10" r="5.6" fill="var(--skin)" {_JOINED} stroke-width="1.5"/>'
            + _part("M-7,-10.6A6,6 0 0 1 5,-10.6Z", "var(--cinnabar)", 1.4)
            + _line(_ARMS, "outline", 4.4)
            + _line(_ARMS, "skin", 2.2),
        ),
        "marble": (
            "-11 -11 22 22",
            _part("M0,-9.6L9.4,-4.8V4.8L0,9.8L-9.4,4.8V-4.8Z", "var(--marble-shade)", 1.6)
            + '<path d="M0,-9.6L9.4,-4.8L0,0L-9.4,-4.8Z" fill="var(--marble)"/>'
            '<path d="M9.4,-4.8V4.8L0,9.8V0Z" fill="var(--marble-side)"/>'
            + _line("M-6,-3.4L-3.5,3L-5,5.5M4,6.2L6,-.4M-2,-6.6L2.5,-4.4", "vein", 1.1)
            + _part("M0,-9.6L9.4,-4.8V4.8L0,9.8L-9.4,4.8V-4.8ZM-9.4,-4.8L0,0L9.4,-4.8M0,0V9.8", "none", 1.3),
        ),
        "ring": (
            "-11 -11 22 22",
            _round(0, 0, 7) + _line("M-5,-5A7,7 0 0 1 3,-6.4", "gold-top", 1.3),
        ),
        # who has the most of them
        "rings": (
            "-14 -14 28 28",
            _round(-5.6, 4.6, 5.6) + _round(5.6, 4.6, 5.6) + _round(0, -5, 5.6),
        ),
        "column": (
            "-12 -12 24 24",
            _part("M-3.6,-7H3.6L4.2,8H-4.2Z", width=1.3)
            + _line("M-1.2,-6V7.6M1.3,-6V7.6", "marble-side", 1)
            + _part("M-6.2,-11H6.2V-7.4H-6.2ZM-6.2,8H6.2V11.4H-6.2Z", width=1.3),
        ),
        "temple": (
            "-14 -15 28 28",
            _part("M-13,-4.5L0,-12.5L13,-4.5Z", width=1.4)
            + _part("".join(f"M{x},-4.5h3.4v12h-3.4z" for x in (-10.7, -4.7, 1.3, 7.3)), width=1.1)
            + _part("M-13,7.5H13V11H-13Z", width=1.3),
        ),
        "city": (
            "-11 -11 22 22",
            _part(
                "M-10,9.5V-8.5H-5.6V-5H-2.2V-8.5H2.2V-5H5.6V-8.5H10V9.5H3.4V4A3.4,3.4 0 0 0 -3.4,4V9.5Z",
                "var(--marble-shade)",
            ),
        ),
        "quarry": (
            "-14 -14 28 28",
            _part("M-13,9L-8,-9H8L13,9Z", "var(--marble-shade)", 1.4)
            + _part("M-9.6,5L-6,-5.6H6L9.6,5Z", "var(--marble-side)", 1)
            + _part("M-5.6,1.6L-3.6,-3H3.6L5.6,1.6Z", "var(--stone-side)", 1),
        ),
        "tiles": (
            "-14 -14 28 28",
            _part("M-8,-12h20v20h-20z", "var(--stone-side)", 1.3)
            + _part("M-10,-10h20v20h-20z", "var(--marble-side)", 1.3)
            + _part("M-12,-8h20v20h-20z", "var(--marble-shade)", 1.3)
            + _part("M-8,6L-4,-2H0L4,6Z", "none", 1.2),
        ),
        "cube": (
            "-14 -14 28 28",
            _own("M-10,-5L-5,-10.5H11L7,-5Z", 1.4)
            + '<path d="M-10,-5L-5,-10.5H11L7,-5Z" fill="var(--marble)" fill-opacity=".4"/>'
            + _dark("M7,-5L11,-10.5V5L7,11Z", 1.4)
            + _own("M-10,-5H7V11H-10Z", 1.5),
        ),
        "screen": (
            "-34 -34 68 68",
            _dark("M-32,-9L-17,-14V17L-32,13ZM32,-9L17,-14V17L32,13Z", 1.5)
            + _own("M-17,-14L0,-19L17,-14V17H-17Z", 1.6)
            + _line("M-17,-9.5H17M-17,12.5H17", "marble", 1.4, 0.8)
            + _line(
                "M-29.5,-5L-19.5,-8M29.5,-5L19.5,-8M-29.5,9.6L-19.5,12.4M29.5,9.6L19.5,12.4",
                "marble",
                1.2,
                0.6,
            ),
        ),
    }
)
