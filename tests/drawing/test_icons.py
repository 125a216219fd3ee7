"""The sheet of icons and the icons of a page."""

import re
from xml.etree import ElementTree

import pytest

from antiqua.drawing import icons, theme

EXPECTED = {
    *("corn", "wood", "stone", "gold", "skull", "block", "laurel", "worker", "step", "technology"),
    *("chaac", "quetzalcoatl", "kukulcan", "chaac-up", "quetzalcoatl-up", "kukulcan-up"),
    *("agriculture", "extraction", "architecture", "theology"),
    *("house", "monument", "swap", "fish", "harvest", "any", "gear", "bowl", "flame"),
    *("first", "light", "dark", "farm", "tomb", "civic", "shrine", "calendar", "token-dummy"),
    *(f"{kind}-{seat}" for kind in ("seat", "token") for seat in range(5)),
}


def test_the_sheet_has_each_icon_once() -> None:
    sheet = ElementTree.fromstring(icons.sheet())
    found = [symbol.attrib["id"] for symbol in sheet.iter("symbol")]
    assert sorted(found) == sorted(f"i-{name}" for name in icons.NAMES)
    assert EXPECTED <= icons.NAMES


def test_icons_are_coloured_by_tokens_alone() -> None:
    tokens = set(re.findall(r"var\(--([a-z0-9-]+)", icons.symbols()))
    assert tokens - set(theme.LIGHT) == {"worker", "tone", "cut"}, "set where an icon is used"
    fills = set(re.findall(r'fill="([^"]*)"', icons.symbols()))
    assert {fill for fill in fills if not fill.startswith("var(--")} == {"none"}


def test_every_seat_has_its_own_glyph() -> None:
    shapes = re.findall(r'<symbol id="i-seat-\d" [^>]*><path d="([^"]*)"', icons.symbols())
    assert len(set(shapes)) == len(icons.GLYPHS) == theme.SEATS


def test_an_icon_is_hidden_from_readers_unless_it_says_something() -> None:
    assert 'aria-hidden="true"' in icons.icon("corn")
    named = ElementTree.fromstring(icons.icon("corn", "corn & more"))
    assert (named.attrib["role"], named.attrib["aria-label"]) == ("img", "corn & more")


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(ValueError, match="'maize' is unknown"):
        icons.icon("maize")


def test_goods_show_numbers_and_icons() -> None:
    drawn = ElementTree.fromstring(icons.goods({"corn": 3, "wood": 0, "points": -2}))
    classes = [good.attrib["class"] for good in drawn]
    assert classes == ["good", "good zero", "good"]
    assert ["".join(good.itertext()) for good in drawn] == ["3", "0", "−2"]
    assert [good.attrib["data-good"] for good in drawn] == ["corn", "wood", "points"]


def test_changes_have_signs_and_colours() -> None:
    drawn = ElementTree.fromstring(
        icons.goods({"corn": 3, "wood": -1}, change=True, labels={"corn": "maize"})
    )
    assert [good.attrib["class"] for good in drawn] == ["good gain", "good loss"]
    assert ["".join(good.itertext()) for good in drawn] == ["+3", "−1"]
    assert drawn[0][0].attrib["aria-label"] == "maize"
