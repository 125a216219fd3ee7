"""The colours of Hadara: its five kinds of cards, and seats that stay apart from them."""

from collections.abc import Mapping
from types import MappingProxyType

_KINDS = ("yellow", "red", "blue", "green", "purple")


def _kinds(name: str, *colours: str) -> dict[str, str]:
    """A token for each kind of cards."""
    return {f"{name}-{kind}": colour for kind, colour in zip(_KINDS, colours, strict=True)}


# Of a card, of the field that it lies on, and of its sign on light ground.
LIGHT: Mapping[str, str] = MappingProxyType(
    {
        **_kinds("card", "#d19a2a", "#b5432e", "#2f7fa6", "#3f7d4f", "#7b4f8f"),
        **_kinds("field", "#efdcae", "#eac6b9", "#c3dbe6", "#c6dac5", "#d9c9e0"),
        **_kinds("sign", "#7d580c", "#97321f", "#1c5b7b", "#285c36", "#61397a"),
        **_kinds("on", "#2b2520", "#fbf7ee", "#fbf7ee", "#fbf7ee", "#fbf7ee"),
        "bench": "#e7dac1",
        "bench-deep": "#d8c7a8",
        "allied": "#fff3c4",
        "coin": "#dfb04a",
        "no-coin": "#cfc6b6",
        "on-coin": "#2b2520",
        "silver": "#c3c7cb",
    }
)
DARK: Mapping[str, str] = MappingProxyType(
    {
        **_kinds("card", "#d9a53a", "#cf5b44", "#4593ba", "#559668", "#9d72b3"),
        **_kinds("field", "#4a3c1f", "#4d2c24", "#213b49", "#273f2d", "#3b2d44"),
        **_kinds("sign", "#ecc570", "#f29d89", "#8ecbe8", "#93cfa1", "#d1b0e0"),
        **_kinds("on", "#1f1b18", "#1f1b18", "#1f1b18", "#1f1b18", "#1f1b18"),
        "bench": "#3a332d",
        "bench-deep": "#4a4239",
        "allied": "#57491f",
        "coin": "#d9ad4a",
        "no-coin": "#a0968a",
        "on-coin": "#2b2520",
        "silver": "#aab0b6",
    }
)

# Inside `.hadara` these stand for the seats: navy, orange, teal, rose, stone.
SEATS_LIGHT = ("#28467a", "#d9662b", "#0b665f", "#d55f90", "#8a8378")
SEATS_DARK = ("#6f97dd", "#e9834b", "#2b938b", "#f0a6c8", "#a79f92")
GLYPHS_LIGHT = ("#fbf7ee", "#fbf7ee", "#fbf7ee", "#2b2520", "#2b2520")
GLYPHS_DARK = ("#1f1b18",) * 5
DEEP_LIGHT = ("#28467a", "#ad4a18", "#0b665f", "#ad3a6a", "#6b645a")
DEEP_DARK = ("#41639f", "#ad4a18", "#1d706a", "#ad3a6a", "#6b645a")
