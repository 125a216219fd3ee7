"""What is marked as not certain: by the legend of the components file, on tiles and where they are told."""

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from antiqua import State
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.board import board, card
from antiqua.games.tzolkin.doubts import display_doubt, doubt, dummies_doubt
from tests.tzolkin.expansion import laid
from tests.tzolkin.helpers import Position

COMPONENTS = box.default()
SVG = "{http://www.w3.org/2000/svg}"
NEW = {"exp_a1_farm", "exp_a1_tomb", "exp_a1_civic", "exp_a1_shrine", "exp_a2_civic", "exp_a2_shrine"}
"""New buildings of which one source alone has some value; the other two are known from two or more."""
DISPUTED = {"b18", "m13", "w05"}
"""Tiles of the base game on which not all sources agree, or show all."""
TRIBES = {"ah_chuy_kak", "bacab", "balam", "huracan", "xaman_ek", "yumkaax"}


def marks(element: Element) -> list[str]:
    """What the question marks in a drawing tell."""
    return [
        part.findtext(f"{SVG}title") or ""
        for part in element.iter(f"{SVG}g")
        if "unsure" in part.attrib.get("class", "").split()
    ]


def shown(state: State) -> dict[str, list[str]]:
    """The marks in each part of the board that has a name."""
    root = ElementTree.fromstring(board(state.view(0), COMPONENTS))
    return {part.attrib["id"]: marks(part) for part in root.iter() if "id" in part.attrib}


def test_the_tiles_in_doubt_are_those_of_the_data_file() -> None:
    tiles = (*COMPONENTS.building_ids, *COMPONENTS.monument_ids, *COMPONENTS.wealth_ids)
    assert {name for name in tiles if doubt(name, COMPONENTS)} == NEW | DISPUTED
    assert {name for name in COMPONENTS.data["tribe"] if doubt(name, COMPONENTS)} == TRIBES


def test_the_legend_decides() -> None:
    """Low is in doubt, medium with a note of what is, and neither high nor two sources that agree."""
    for confidence, note, is_marked in (
        ("high", "TM has another price", False),
        ("medium", "", False),
        ("medium", "the price: SH alone", True),
        ("low", "", True),
    ):
        mine = box.read({"building": {"b02": {"confidence": confidence, "note": note}}})
        assert bool(doubt("b02", mine)) == is_marked, (confidence, note)


@pytest.mark.parametrize("name", sorted(NEW | {"b01", "b04", "b18", "exp_a2_farm", "exp_a2_tomb"}))
def test_a_tile_on_display_is_marked_once_if_it_is_in_doubt(name: str) -> None:
    state = laid({}, {}, buildings=[name], new_buildings=True)
    told = doubt(name, COMPONENTS)
    assert shown(state)[f"tile-{name}"] == ([told] if told else [])
    assert bool(told) == (name in NEW | DISPUTED)


def test_a_picture_alone_has_the_mark_unless_its_page_sets_one() -> None:
    assert marks(ElementTree.fromstring(card("exp_a1_farm", COMPONENTS))) == [
        doubt("exp_a1_farm", COMPONENTS)
    ]
    assert marks(ElementTree.fromstring(card("exp_a1_farm", COMPONENTS, marked=False))) == []
    assert marks(ElementTree.fromstring(card("b01", COMPONENTS))) == []


def test_the_mark_of_a_built_monument_is_not_under_its_owners_plate() -> None:
    rich: Position = {"monuments": ["m13"]}
    assert shown(laid(rich, {}))["tile-m13"] == [doubt("m13", COMPONENTS)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tp_5_1_what_five_players_have_is_marked_for_them_alone(players: int) -> None:
    """The points of m05 are reconstructed; the number of tiles on display is known from one source."""
    state = laid(*({} for _seat in range(players)), players=players, monuments=["m05", "m01"])
    drawn = shown(state)
    five = players == 5
    reconstructed = "Reconstructed: nobody has seen these values printed."
    display = "How many tiles five players have on display rests on one source alone."
    assert doubt("m05", COMPONENTS, players) == (reconstructed if five else "")
    assert display_doubt(COMPONENTS, players) == (display if five else "")
    assert drawn["tile-m05"] == ([reconstructed] if five else [])
    assert drawn["tile-m01"] == []
    assert drawn["buildings"] == ([display] if five else [])
    assert drawn["monuments"] == ([display, reconstructed] if five else [])


def test_tp_6_7_the_blocked_spaces_of_two_players_are_marked() -> None:
    """Two are blocked for two players, where the rulebook prints one; one for three, on which they agree."""
    two = laid({}, {}, quick_tile="gain_3_corn", quick_spaces=["dummy", "dummy"])
    three = laid({}, {}, {}, players=3, quick_tile="gain_3_corn", quick_spaces=["dummy"])
    assert dummies_doubt(COMPONENTS, 2)
    assert dummies_doubt(COMPONENTS, 2) in shown(two)["quick"]
    assert dummies_doubt(COMPONENTS, 3) == ""
    assert len(shown(three)["quick"]) == 1, "the tile's own"
