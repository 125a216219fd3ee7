"""The shapes of the icons: 24 by 24, flat, a line of 1.3 round each; colours are the theme's tokens."""

from types import MappingProxyType

# symbol name -> (view box, markup)
Shape = tuple[str, str]

_LINE = 'stroke="var(--outline)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'
_ARROW = (
    '<path d="M19 .8l4.6 5.2h-2.8v4h-3.6v-4h-2.8z" fill="var(--ink)" stroke="var(--plaster)" '
    'stroke-width="1" paint-order="stroke"/>'
)


def _drawn(outlined: str, over: str = "") -> Shape:
    return "0 0 24 24", f"<g {_LINE}>{outlined}</g>{over}"


def _around(shape: str, angles: tuple[int, ...], middle: str) -> str:
    """The shape turned by each of the angles round the point ``middle``."""
    return "".join(shape.format(turn=f"rotate({angle} {middle})") for angle in angles)


def _medallion(token: str, sign: str) -> dict[str, Shape]:
    """A temple's sign on a round ground, and the same smaller with an arrow: one step up."""
    disc = f'<g {_LINE}><circle cx="12" cy="14" r="8.8" fill="var(--{token})"/></g>'
    up = f'<g transform="translate(-1 0)">{disc}{sign}</g>{_ARROW}'
    return {token: ("2 4 20 20", disc + sign), f"{token}-up": ("0 0 24 24", up)}


def _laurel() -> Shape:
    leaf = '<ellipse cx="{x}" cy="{y}" rx="1.9" ry="4.1" transform="rotate({turn} {x} {y})"/>'
    left = (
        (13.4, 28.5, -146),
        (8, 25.9, -118),
        (4.4, 21.1, -91),
        (3.4, 15.2, -64),
        (5.3, 9.5, -36),
        (9.6, 5.3, -8),
    )
    leaves = [leaf.format(x=x, y=y, turn=turn) for x, y, turn in left]
    leaves += [leaf.format(x=round(32 - x, 1), y=y, turn=-turn) for x, y, turn in left]
    return (
        "0 0 32 32",
        f'<g fill="var(--laurel)" stroke="var(--outline)" stroke-width=".9">{"".join(leaves)}</g>',
    )


_BASIC: dict[str, Shape] = {
    "corn": _drawn(
        '<path d="M12 1.8c3 2.3 4.5 5.8 4.3 10-.2 3.8-1.8 7-4.3 9.2-2.5-2.2-4.1-5.4-4.3-9.2-.2-4.2 '
        '1.3-7.7 4.3-10z" fill="var(--corn)"/>'
        '<path d="M9.3 6.6h5.4M8 10h8M8 13.4h8M12 3v16" fill="none" stroke-width=".9" opacity=".55"/>'
        '<path d="M12 22.3C7 21.8 3.9 17.8 4.3 11.2c3.5 1.9 6.5 5.7 7.7 11.1zM12 22.3c5-.5 8.1-4.5 '
        '7.7-11.1-3.5 1.9-6.5 5.7-7.7 11.1z" fill="var(--husk)"/>',
    ),
    "wood": _drawn(
        '<path d="M5.2 6.5h12.3c2.2 0 4 2.5 4 5.5s-1.8 5.5-4 5.5H5.2c-1.9 0-3.4-2.5-3.4-5.5s1.5-5.5 '
        '3.4-5.5z" fill="var(--wood)"/>'
        '<path d="M5 10h5.5M7 13.8h5" fill="none" stroke-width="1"/>'
        '<ellipse cx="17.5" cy="12" rx="4" ry="5.5" fill="var(--wood-end)"/>'
        '<ellipse cx="17.5" cy="12" rx="1.7" ry="2.5" fill="none" stroke-width="1"/>',
    ),
    "stone": _drawn(
        '<path d="M2.5 9.2L7 4.5h14.5l-4.2 4.7z" fill="var(--stone-top)"/>'
        '<path d="M2.5 9.2h14.8V20H2.5z" fill="var(--stone)"/>'
        '<path d="M17.3 9.2l4.2-4.7v10.7L17.3 20z" fill="var(--stone-side)"/>'
        '<path d="M5.5 13h3.5M10.5 16.4h3.8" fill="none" stroke-width="1"/>',
    ),
    "gold": _drawn(
        '<path d="M6.7 9.6h10.6l4.5 9.4H2.2z" fill="var(--gold)"/>'
        '<path d="M6.7 9.6l1.9-3.8h6.8l1.9 3.8z" fill="var(--gold-top)"/>'
        '<path d="M8 12.8l-1.3 3" fill="none" stroke-width="1.2"/>',
    ),
    "skull": _drawn(
        '<path d="M12 2.2c-5.2 0-8.8 3.5-8.8 8.2 0 3 1.4 5.1 3.6 6.4v3.6c0 .8.5 1.3 1.2 1.3h8c.7 0 '
        '1.2-.5 1.2-1.3v-3.6c2.2-1.3 3.6-3.4 3.6-6.4 0-4.7-3.6-8.2-8.8-8.2z" fill="var(--crystal)"/>'
        '<path d="M12 2.2L8.3 6.8h7.4zM8.3 6.8L4 8M15.7 6.8L20 8" fill="none" stroke-width=".8" '
        'opacity=".6"/>'
        '<ellipse cx="8.6" cy="11.6" rx="2.2" ry="2.5" fill="var(--outline)" stroke="none"/>'
        '<ellipse cx="15.4" cy="11.6" rx="2.2" ry="2.5" fill="var(--outline)" stroke="none"/>'
        '<path d="M12 13.8l-1.2 2.4h2.4z" fill="var(--outline)" stroke="none"/>'
        '<path d="M10 18.6v3M14 18.6v3M12 18.6v3" fill="none" stroke-width="1"/>',
    ),
    "block": _drawn(
        '<path d="M12 2l9 5-9 5-9-5z" fill="var(--gold)"/>'
        '<path d="M3 7l9 5v10l-9-5z" fill="var(--wood)"/>'
        '<path d="M21 7l-9 5v10l9-5z" fill="var(--stone)"/>',
    ),
    "step": _drawn(
        '<path d="M1.5 22.5v-4h3.7v-3.8h3.7v-3.5h6.2v3.5h3.7v3.8h3.7v4z" fill="var(--limestone)"/>',
        over='<path d="M12 .8l4.8 5.2h-3v4.2h-3.6V6h-3z" fill="var(--ink)"/>',
    ),
    "technology": _drawn(
        '<path d="M1.5 8.5L8.3 6l7.2 2.5L22.5 6v13l-7 2.5-7.2-2.5-6.8 2.5z" fill="var(--paper)"/>'
        '<path d="M8.3 6v13M15.5 8.5v13" fill="none" stroke-width="1"/>',
        over='<path d="M12 .6l4.8 5.6h-3v6h-3.6v-6h-3z" fill="var(--violet)" stroke="var(--outline)" '
        'stroke-width=".9" stroke-linejoin="round"/>',
    ),
    "agriculture": _drawn(
        '<path d="M7 22h10M12 22V10" fill="none" stroke-width="3.4"/>'
        '<path d="M7.4 22h9.2M12 22V11" fill="none" stroke="var(--thatch)" stroke-width="1.4"/>'
        '<path d="M12 13C11.5 7.5 8 4.5 2.5 4.5c.3 5.2 3.7 8.5 9.5 8.5z" fill="var(--husk)"/>'
        '<path d="M12 16c.4-4.5 3.4-7.3 9-7.3-.2 4.7-3.3 7.5-9 7.3z" fill="var(--husk)"/>'
    ),
    "extraction": _drawn(
        '<path d="M5 21.5L15.8 9" fill="none" stroke="var(--outline)" stroke-width="4.4"/>'
        '<path d="M5 21.5L15.8 9" fill="none" stroke="var(--wood-end)" stroke-width="2.2"/>'
        '<path d="M5.5 5.2c5.5-2.8 12.5-.6 16 6.3-3-2.7-5.8-3.3-8.2-3.2z" fill="var(--stone)"/>',
    ),
    "architecture": _drawn(
        '<path d="M2 22V4h20v18h-6v-7l-2-2.5V9.5h-4v3L8 15v7z" fill="var(--limestone)"/>'
        '<path d="M2 10h6M16 10h6M2 16h6M16 16h6M12 4v5.5" fill="none" stroke-width="1"/>',
    ),
    "theology": _drawn(
        '<path d="M12 1.5l2.7 6.6 6.8-2.6-2.6 6.8 4 2.2-6 2 1 5.8-5.9-3.4-5.9 3.4 1-5.8-6-2 '
        '4-2.2L2.5 5.5l6.8 2.6z" fill="var(--sky)"/>'
        '<circle cx="12" cy="12.6" r="2.6" fill="var(--paper)"/>',
    ),
    "house": _drawn(
        '<path d="M5 11h14v11H5z" fill="var(--paper)"/>'
        '<path d="M1.5 12.5C5.5 9.8 8 6.5 9.3 3h5.4c1.3 3.5 3.8 6.8 7.8 9.5z" fill="var(--thatch)"/>'
        '<path d="M9.7 22v-6h4.6v6z" fill="var(--outline)"/>'
        '<path d="M7 9.8l2-4M12 10V5.5M17 9.8l-2-4" fill="none" stroke-width=".9"/>',
    ),
    "monument": _drawn(
        '<path d="M1 22.5v-4.3h3v-4h3V10h2V4.5h6V10h2v4.2h3v4h3v4.3z" fill="var(--limestone)"/>'
        '<path d="M10 22.5V10h4v12.5" fill="var(--paper)"/>'
        '<path d="M10 14.2h4M10 18.2h4" stroke-width="1"/>'
        '<path d="M7.5 4.5h9M9.5 1.5h5v3h-5z" fill="var(--cinnabar)"/>',
    ),
    "worker": _drawn(
        '<path d="M3.5 22c0-6 3-10 8.5-10s8.5 4 8.5 10z" fill="var(--worker,var(--limestone))"/>'
        '<circle cx="12" cy="7" r="4.8" fill="var(--worker,var(--limestone))"/>',
    ),
    "bowl": _drawn(
        '<circle cx="8" cy="9.5" r="2.6" fill="var(--corn)"/>'
        '<circle cx="16" cy="9.5" r="2.6" fill="var(--corn)"/>'
        '<circle cx="12" cy="7.6" r="3" fill="var(--corn)"/>'
        '<path d="M2 11h20c-.2 5.3-3 9-6.2 10H8.2C5 20 2.2 16.3 2 11z" fill="var(--clay)"/>'
        '<path d="M3.5 14.5l2.1 1.8 2.1-1.8 2.1 1.8 2.2-1.8 2.2 1.8 2.1-1.8 2.1 1.8 2.1-1.8" '
        'fill="none" stroke="var(--on-pigment)" stroke-width="1.1"/>',
    ),
    "fish": _drawn(
        '<path d="M2 12c3-5 8.5-6.5 14-2l5.5-4c-.8 4-.8 8 0 12L16 14c-5.5 4.5-11 3-14-2z" '
        'fill="var(--sky)"/>'
        '<circle cx="6.8" cy="11" r="1.1" fill="var(--outline)" stroke="none"/>'
        '<path d="M10.5 8.8c1.5 2 1.5 4.4 0 6.4" fill="none" stroke-width="1"/>',
    ),
    "harvest": _drawn(
        '<path d="M3 21C1.5 10 8 3 21.5 2.5 22 15 15.5 21.5 6.5 18.5z" fill="var(--husk)"/>'
        '<path d="M3 21C7 14.5 11 10.5 16 7.5M8 15l6 .5M10.5 11.5l-.5-4" fill="none" '
        'stroke-width="1"/>',
    ),
    "gear": _drawn(
        '<path d="M19.8 10.4L22.9 10.6L22.9 13.4L19.8 13.6L19.3 15.3L21.7 17.3L20 19.6L17.4 '
        "17.9L15.9 19L16.7 21.9L14 22.8L12.9 19.9L11.1 19.9L10 22.8L7.3 21.9L8.1 19L6.6 17.9L4 "
        "19.6L2.3 17.3L4.7 15.3L4.2 13.6L1.1 13.4L1.1 10.6L4.2 10.4L4.7 8.7L2.3 6.7L4 4.4L6.6 "
        "6.1L8.1 5L7.3 2.1L10 1.2L11.1 4.1L12.9 4.1L14 1.2L16.7 2.1L15.9 5L17.4 6.1L20 4.4L21.7 "
        '6.7L19.3 8.7z" fill="var(--limestone)"/>'
        '<circle cx="12" cy="12" r="3.2" fill="var(--paper)"/>',
    ),
    "light": _drawn(
        '<circle cx="12" cy="12" r="5" fill="var(--gold)"/>'
        '<path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 '
        '4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" fill="none" stroke="var(--ink)" stroke-width="2"/>',
    ),
    "dark": _drawn(
        '<path d="M16.5 2.8A10 10 0 1 0 21.6 15 8 8 0 0 1 16.5 2.8z" fill="var(--stone)"/>',
    ),
    "flame": _drawn(
        '<path d="M12 1.5c.8 4.5 6.5 6.8 6.5 13a6.5 6.5 0 0 1-13 .2c0-3 1.5-4.7 2.7-6.7.6 1.6 1.3 '
        '2.4 2.2 2.7C10 7.5 10.4 4.3 12 1.5z" fill="var(--cinnabar)"/>'
        '<path d="M12 13c1.8 2 2.6 3.2 2.6 4.8a2.6 2.6 0 0 1-5.2 0c0-1.6 1-2.8 2.6-4.8z" '
        'fill="var(--gold)"/>',
    ),
    "tomb": _drawn(
        '<path d="M5 22V8c0-4 3-6 7-6s7 2 7 6v14z" fill="var(--stone)"/>'
        '<path d="M9 10h6M9 13.5h6M9 17h6" fill="none"/>',
    ),
    "shrine": _drawn(
        '<path d="M3 13h18v3.5h-3V22H6v-5.5H3z" fill="var(--sky)"/>'
        '<path d="M12 2c2.6 3.2 3.7 4.7 3.7 6.7a3.7 3.7 0 0 1-7.4 0C8.3 6.7 9.4 5.2 12 2z" '
        'fill="var(--cinnabar)"/>',
    ),
    "civic": _drawn(
        '<path d="M2 22V10h5V5h10v5h5v12z" fill="var(--husk)"/>'
        '<path d="M10 22v-6h4v6z" fill="var(--outline)"/>'
        '<path d="M7 10h10M5 13.5v3M19 13.5v3M10.5 8v0M13.5 8v0" fill="none" stroke-width="1.5"/>',
    ),
    "glass": _drawn(
        '<path d="M5 2h14M5 22h14" stroke="var(--line)" stroke-width="2"/>'
        '<path d="M7 2c0 5 2 7.5 5 10-3 2.5-5 5-5 10h10c0-5-2-7.5-5-10 3-2.5 5-5 5-10z" '
        'fill="var(--paper)"/>'
        '<path d="M9 20.5c.5-2 1.5-3 3-4 1.5 1 2.5 2 3 4z" fill="var(--gold)" stroke="none"/>',
    ),
    "farm": _drawn(
        '<path d="M1.5 22c0-4 4.5-6.5 10.5-6.5S22.5 18 22.5 22z" fill="var(--thatch)"/>'
        '<path d="M7 22c.5-2 2-3.5 5-4.5M17 22c-.5-2-2-3.5-5-4.5" fill="none" stroke-width="1"/>'
        '<path d="M12 15.5C12 10 9 6.5 3 6c.5 5.5 3.5 9 9 9.5zM12 15.5C12 8 15 3.5 21 2c.5 7-3 12-9 13.5z" '
        'fill="var(--husk)"/>',
    ),
    "calendar": _drawn(
        '<circle cx="12" cy="12" r="10.2" fill="var(--limestone)"/>'
        '<path d="M12 1.8v4M12 18.2v4M1.8 12h4M18.2 12h4M4.8 4.8l2.8 2.8M16.4 16.4l2.8 2.8'
        'M19.2 4.8l-2.8 2.8M7.6 16.4l-2.8 2.8" fill="none" stroke-width="1.1"/>'
        '<circle cx="12" cy="12" r="5.2" fill="var(--plaster)"/>'
        '<circle cx="12" cy="12" r="2" fill="var(--cinnabar)" stroke-width="1"/>',
    ),
    "swap": _drawn(
        '<path d="M2 8.5h12v-4l8 6.2H2z" fill="var(--corn)"/>'
        '<path d="M22 15.5H10v4l-8-6.2h20z" fill="var(--stone)"/>',
    ),
    "any": _drawn(
        _around(
            '<path d="M12 12C5.8 7.8 7 1.5 12 1.5S18.2 7.8 12 12z" fill="var(--cinnabar)" '
            'transform="{turn}"/>',
            (45, 135, 225, 315),
            "12 12",
        )
        + '<circle cx="12" cy="12" r="2.7" fill="var(--paper)"/>',
    ),
    "first": _drawn(
        _around(
            '<ellipse cx="12" cy="9.2" rx="2.5" ry="6.6" transform="{turn}" fill="var(--husk)"/>',
            (-65, -32, 0, 32, 65),
            "12 19",
        )
        + '<path d="M5 17h14l-1.5 5h-11z" fill="var(--cinnabar)"/>'
        '<circle cx="12" cy="19.5" r="1.3" fill="var(--gold)" stroke-width=".9"/>',
    ),
}


def _raised(shape: Shape) -> Shape:
    """A technology's sign with an arrow: one level up."""
    return "0 0 24 24", f'<g transform="translate(-1 3.5) scale(.86)">{shape[1]}</g>{_ARROW}'


_TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")

SHAPES = MappingProxyType(
    {
        **_BASIC,
        "laurel": _laurel(),
        **_medallion(
            "chaac",
            '<path d="M12 8.3c2.3 3 3.4 4.7 3.4 6.3a3.4 3.4 0 0 1-6.8 0c0-1.6 1.1-3.3 3.4-6.3z" '
            'fill="var(--on-pigment)"/>',
        ),
        **_medallion(
            "quetzalcoatl",
            '<path d="M8.2 18.6c-1-4.8 1.3-9 7.4-10.2.9 5.8-1.7 9.6-6.1 9.9z" fill="var(--on-pigment)"/>'
            '<path d="M7.5 19.3c1.5-3.5 3.6-6 6.2-8.2" fill="none" stroke="var(--quetzalcoatl)" '
            'stroke-width="1.3" stroke-linecap="round"/>',
        ),
        **_medallion(
            "kukulcan",
            '<path d="M8 17.6c1.4 1.3 4.7 1.2 4.9-.8.2-1.9-3.6-1.7-3.5-3.8.1-2 3.6-2.7 6.3-2.1" fill="none" '
            'stroke="var(--on-pigment)" stroke-width="2.2" stroke-linecap="round"/>'
            '<circle cx="15.7" cy="10.8" r="1.7" fill="var(--on-pigment)"/>',
        ),
        **{f"{name}-up": _raised(_BASIC[name]) for name in _TECHNOLOGIES},
    }
)
