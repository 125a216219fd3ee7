"""The colour tokens: what is written on what can be read, in both themes."""

import re
from collections.abc import Mapping

import pytest

from antiqua.drawing import theme

TEXT, SHAPE = 4.5, 3.0

GROUNDS = ("ground", "plaster", "slab")
RINGS = tuple(name for name in theme.LIGHT if name.startswith("ring-"))
TILES = tuple(name for name in theme.LIGHT if name.startswith("tile-"))


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2, 0 to 1, of a colour as #rrggbb."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_can_be_read(tokens: Mapping[str, str]) -> None:
    pairs = [("ink", ground) for ground in (*GROUNDS, *RINGS, *TILES, "well", "days", "gear-calendar")]
    pairs += [("mute", ground) for ground in GROUNDS]
    pairs += [("good", ground) for ground in GROUNDS]
    pairs += [("bad", ground) for ground in (*GROUNDS, *TILES, "well")]
    pairs += [("plaster", "ink")]
    assert [pair for pair in pairs if contrast(tokens[pair[0]], tokens[pair[1]]) < TEXT] == []


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_white_text_can_be_read_on_colours(tokens: Mapping[str, str]) -> None:
    grounds = ["mid-age", "end-of-age", "today", *(f"deep-{seat}" for seat in range(theme.SEATS))]
    assert [ground for ground in grounds if contrast("#ffffff", tokens[ground]) < TEXT] == []


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_shapes_stand_out(tokens: Mapping[str, str]) -> None:
    pairs = [(f"glyph-{seat}", f"seat-{seat}") for seat in range(theme.SEATS)]
    pairs += [("marker-line", ground) for ground in GROUNDS]
    pairs += [
        ("outline", f"gear-{gear}") for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
    ]
    assert [pair for pair in pairs if contrast(tokens[pair[0]], tokens[pair[1]]) < SHAPE] == []


def test_the_seats_have_the_colours_of_the_style() -> None:
    assert [theme.LIGHT[f"seat-{seat}"] for seat in range(5)] == [
        "#b5432e",
        "#2f7fa6",
        "#d9a32f",
        "#7b4f8f",
        "#3a3a40",
    ]
    assert [theme.DARK[f"seat-{seat}"] for seat in range(5)] == [
        "#d9664c",
        "#56a6ce",
        "#e3b24a",
        "#ae86c5",
        "#9d9da8",
    ]


def test_both_themes_have_the_same_tokens() -> None:
    assert theme.LIGHT.keys() == theme.DARK.keys()


def test_the_sheet_follows_the_system_or_the_theme_that_is_asked_for() -> None:
    system, light, dark = theme.css(), theme.css("light"), theme.css("dark", "svg.a")
    assert "@media (prefers-color-scheme:dark){:root:not([data-theme=light])" in system
    assert ":root[data-theme=dark]" in system
    assert f"--ground:{theme.LIGHT['ground']}" in light
    assert f"--ground:{theme.DARK['ground']}" not in light
    assert dark.startswith("svg.a{")
    assert f"--ground:{theme.DARK['ground']}" in dark
    for sheet in (system, light, dark):
        assert sheet.count("{") == sheet.count("}")
        defined = set(re.findall(r"--([a-z0-9_-]+):", sheet)) | {"turn", "from", "x", "y"}
        assert set(re.findall(r"var\(--([a-z0-9_-]+)", sheet)) <= defined


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="'sepia' is unknown"):
        theme.css("sepia")


def test_nothing_moves_under_reduced_motion() -> None:
    rule = theme.css().split("@media (prefers-reduced-motion:reduce)")[1]
    assert "animation:none" in rule
    assert "transition:none" in rule
