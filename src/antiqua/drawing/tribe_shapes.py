"""The signs of Tribes & Prophecies: a glyph for each tribe on a cartouche, and those of its other modules."""

from types import MappingProxyType

from antiqua.drawing.icon_shapes import Shape

_CARTOUCHE = (
    '<path d="M6.5 1.2h11a5.3 5.3 0 0 1 5.3 5.3v11a5.3 5.3 0 0 1-5.3 5.3h-11a5.3 5.3 0 0 1-5.3-5.3v-11'
    'a5.3 5.3 0 0 1 5.3-5.3z" fill="var(--limestone)" stroke="var(--outline)" stroke-width="1.3"/>'
)
_LINES = (
    'fill="none" stroke="var(--outline)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
)


def _sign(filled: str = "", lines: str = "") -> Shape:
    """A tribe's sign: what is filled and what is drawn with a thick line."""
    inside = f'<path d="{filled}" fill="var(--outline)" fill-rule="evenodd"/>' if filled else ""
    inside += f'<path d="{lines}" {_LINES}/>' if lines else ""
    return "0 0 24 24", _CARTOUCHE + inside


def _dot(x: float, y: float, radius: float) -> str:
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0z"


_TRIBES: dict[str, Shape] = {
    # a flame
    "ah_chuy_kak": _sign(
        "M12.4 3.6c.6 4 5.4 5.6 5.4 10.4a5.8 5.8 0 0 1-11.6 0c0-2.4 1.3-3.8 2.3-5.4.5 1.3 1.1 1.9 1.9 2.2"
        "-.1-2.6.5-5 2-7.2z"
    ),
    # ahead
    "ahau_chamahez": _sign(lines="M6 6.5l5 5.5-5 5.5M13 6.5l5 5.5-5 5.5"),
    # rest
    "ahmakiq": _sign("M7 6h3.6v12H7zM13.4 6H17v12h-3.6z"),
    # arms that hold the sky
    "bacab": _sign(
        f"M4.6 4.4h14.8v2.8H4.6z{_dot(12, 11, 2.2)}M9.6 14h4.8v5.6H9.6z",
        "M9.6 15.4L6.2 9.6M14.4 15.4l3.4-5.8",
    ),
    # a paw
    "balam": _sign(
        "M12 11.4c3 0 5 2.6 5 5s-2 3-5 3-5-.6-5-3 2-5 5-5z"
        + _dot(6.2, 10.6, 1.8)
        + _dot(9.8, 6.6, 1.9)
        + _dot(14.2, 6.6, 1.9)
        + _dot(17.8, 10.6, 1.8)
    ),
    # the number eight: three dots over a bar
    "cit_bolon_tum": _sign(
        f"{_dot(6.8, 9.4, 2.1)}{_dot(12, 9.4, 2.1)}{_dot(17.2, 9.4, 2.1)}M4.8 13.8h14.4v3.4H4.8z"
    ),
    # a whirl
    "huracan": _sign(
        lines="M12 12c0-3 5.4-2.6 5.4 1.2 0 3.2-3 5.2-6.2 5M12 12c0 3-5.4 2.6-5.4-1.2 0-3.2 3-5.2 6.2-5"
    ),
    # an open eye
    "itzamna": _sign(
        _dot(12, 12, 2.6), "M4.6 12c2.4-4 4.8-5.6 7.4-5.6s5 1.6 7.4 5.6c-2.4 4-4.8 5.6-7.4 5.6S7 16 4.6 12z"
    ),
    # three tiles
    "ixtab": _sign("M4.4 5.4h6.4v6.2H4.4zM13.2 5.4h6.4v6.2h-6.4zM8.8 13.4h6.4v6.2H8.8z"),
    # a macaw's head
    "vacub_caquix": _sign(
        "M5.2 19.6V11c0-4 2.8-6.6 6.4-6.6 4.6 0 7.6 3.4 7.2 9.2-1.6-1.6-3.2-2-4.8-1.6v7.6z"
        + _dot(11.4, 9.6, 1.5)
    ),
    # the pole star
    "xaman_ek": _sign("M12 3.4l2.2 6.4 6.4 2.2-6.4 2.2L12 20.6l-2.2-6.4L3.4 12l6.4-2.2z"),
    # lightning
    "yaluk": _sign("M13.8 3.4L6 13.6h4.8L9.4 20.6 18 9.8h-5.2z"),
    # a sprout
    "yumkaax": _sign(
        "M11 20V13C6.6 13 4.6 10 4.4 5.8c4 .2 6.6 2.2 7.4 5.2.8-3 3.6-5 7.8-5.2-.2 4.2-2.2 7.2-6.6 7.2v7z"
    ),
}

_LINE = 'stroke="var(--outline)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'

SHAPES = MappingProxyType(
    {
        **{f"tribe-{name.replace('_', '-')}": shape for name, shape in _TRIBES.items()},
        # a folded book with an eye: what is foretold
        "prophecy": (
            "0 0 24 24",
            f'<g {_LINE}><path d="M2 7l6.7-2.5L15.3 7 22 4.5v13.8L15.3 21l-6.6-2.6L2 21z" '
            'fill="var(--paper)"/>'
            '<path d="M8.7 4.5v13.9M15.3 7v14" fill="none" stroke-width="1"/>'
            '<path d="M6 12.6c2-2.8 4-4 6-4s4 1.2 6 4c-2 2.8-4 4-6 4s-4-1.2-6-4z" fill="var(--gold)"/>'
            '<circle cx="12" cy="12.6" r="2" fill="var(--outline)" stroke="none"/></g>',
        ),
        # a running foot's sandal is hard to read small: lightning on a token
        "quick": (
            "0 0 24 24",
            f'<g {_LINE}><circle cx="12" cy="12" r="10.4" fill="var(--ochre)"/>'
            '<path d="M13.6 3.8L6.6 13.2h4.6l-1.2 7 7.4-10h-4.8z" fill="var(--paper)"/></g>',
        ),
        # a mason's hammer
        "renovation": (
            "0 0 24 24",
            f'<g {_LINE}><path d="M10.6 9.6l3.8 3.8L6.4 22 2 17.6z" fill="var(--wood-end)"/>'
            '<path d="M8.4 7.4l5-5 2.6 1 5.6 5.6 1 4.6-4.2-2.2-3.6 3.6z" fill="var(--stone)"/></g>',
        ),
    }
)
"""What only games with modules of the expansion draw; `antiqua.drawing.icons` adds them to a page's sheet."""
