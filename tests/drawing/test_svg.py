"""The helpers that write SVG text."""

from xml.etree import ElementTree

import pytest

from antiqua.drawing import svg


@pytest.mark.parametrize(
    ("value", "shown"),
    [(2, "2"), (0.5, "0.5"), (-13.456, "-13.46"), (120.0, "120"), (-0.001, "0"), (0, "0")],
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert svg.number(value) == shown


def test_printed_numbers_have_a_real_minus() -> None:
    assert (svg.signed(2), svg.signed(-3), svg.signed(0)) == ("+2", "−3", "0")
    assert svg.minus(-1) == "−1"


def test_an_element_escapes_its_attributes_and_leaves_out_none() -> None:
    drawn = svg.element("g", class_="a", data_move='"<&', x=1.5, y=None, hidden=False)
    assert drawn == '<g class="a" data-move="&quot;&lt;&amp;" x="1.5"/>'


def test_words_are_escaped() -> None:
    drawn = svg.text(0, 0, "<script>&", anchor="start")
    assert ElementTree.fromstring(drawn).text == "<script>&"


def test_a_colour_is_a_token_or_stays() -> None:
    assert svg.paint("ink") == "var(--ink)"
    assert [svg.paint(colour) for colour in ("none", "#fff", "var(--x,red)")] == [
        "none",
        "#fff",
        "var(--x,red)",
    ]


def test_an_icon_is_drawn_round_its_middle() -> None:
    icon = ElementTree.fromstring(svg.use("corn", 10, 20, 16))
    assert icon.attrib == {"href": "#i-corn", "x": "2", "y": "12", "width": "16", "height": "16"}


def test_angles_grow_clockwise() -> None:
    # y points down: a quarter turn from the right is below
    assert svg.polar(10, 90) == pytest.approx((0, 10), abs=1e-9)
    assert svg.at(3, 4, 90) == "translate(3 4) rotate(90)"


def test_an_empty_group_is_left_out_unless_it_is_named() -> None:
    assert svg.group("", "") == ""
    assert svg.group(id="workers") == '<g id="workers"/>'
