"""The new buildings (TP-4): renovation, rewards on food days, and their effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.expansion import acted, closing, laid
from tests.tzolkin.helpers import State, change, check, food_day, game, goods, play, texts

BLUE_AND_GREEN = ["exp_a1_shrine", "exp_a1_civic"]


def building(place: str, seat: dict[str, Any], *buildings: str, **keys: Any) -> State:
    """Seat 0 is to choose what it constructs."""
    return acted(place, seat, buildings=list(buildings), new_buildings=True, **keys)


def rewarded(number: int, seat: dict[str, Any], **keys: Any) -> State:
    """The state after a food day with two seats."""
    rounds = (8, 14, 21, 27)
    state = laid(seat, {"corn": 20}, new_buildings=True, round=rounds[number - 1], to_move=1, **keys)
    return play(state, "place yaxchilan", "end")


# Renovation


def test_tp_8_2_the_rulebooks_example() -> None:
    """TP-8.2: 1 wood, 2 stone, 1 gold: 4 blocks; with blue 1 wood, 2 stone; with green 1 gold; never both."""
    seat = {"wood": 1, "stone": 2, "gold": 1, "buildings": BLUE_AND_GREEN}
    state = building("tikal 2", seat, "b22")
    assert texts(state) == {"build b22", "renovate exp_a1_shrine", "renovate exp_a1_civic"}
    check(
        play(state.copy(), "build b22"), wood=0, stone=0, gold=0, buildings=["b22", *sorted(BLUE_AND_GREEN)]
    )
    blue = play(state.copy(), "renovate exp_a1_shrine")
    assert texts(blue) == {"build b22"}
    check(play(blue, "build b22"), wood=0, stone=0, gold=1, buildings=["b22", "exp_a1_civic"])
    check(play(state, "renovate exp_a1_civic", "build b22"), wood=1, stone=2, gold=0)


@pytest.mark.parametrize(
    ("corn", "found"),
    [
        (8, {"build b22", "renovate exp_a1_shrine", "renovate exp_a1_civic"}),
        (7, {"renovate exp_a1_shrine", "renovate exp_a1_civic"}),
        (6, {"renovate exp_a1_shrine", "renovate exp_a1_civic"}),
        (5, {"renovate exp_a1_civic"}),
        (2, {"renovate exp_a1_civic"}),
    ],
)
def test_tp_8_2_in_corn(corn: int, found: set[str]) -> None:
    """TP-8.2: 8, 6 or 2 corn on Uxmal 4."""
    state = building("uxmal 4", {"corn": corn, "buildings": BLUE_AND_GREEN}, "b22")
    assert texts(state) == found
    check(play(state, "renovate exp_a1_civic", "build b22"), corn=corn - 2)


def test_tp_4_1_a_monument_too() -> None:
    """TP-4.1: m01 (3 wood, 2 stone, 1 gold) with the green tile: 2 wood and 1 gold."""
    seat = {"wood": 2, "gold": 1, "buildings": ["exp_a1_civic"]}
    state = building("tikal 4", seat, monuments=["m01"])
    assert texts(state) == {"renovate exp_a1_civic"}
    play(state, "renovate exp_a1_civic", "build m01")
    check(state, wood=0, gold=0, monuments=["m01"], buildings=[])


def test_tp_4_1_one_tile_for_each_construction() -> None:
    """TP-4.1: of two buildings on Tikal 4 each may take one; blocks that are not needed are lost."""
    seat = {"buildings": ["exp_a1_farm", "exp_a1_shrine"], "stone": 0}
    state = building("tikal 4", seat, "b09", "b13")
    play(state, "renovate exp_a1_farm")
    assert texts(state) == {"build b09"}
    play(state, "build b09")
    assert texts(state) == {"renovate exp_a1_shrine", "stop"}
    play(state, "renovate exp_a1_shrine", "build b13")
    check(state, wood=0, gold=0, buildings=["b09", "b13"], agriculture=1, architecture=1)


def test_tp_4_2_then_architecture_3() -> None:
    """TP-4.2: b22 with the green tile leaves 1 gold, which architecture saves; never below 0."""
    seat = {"buildings": ["exp_a1_civic"], "architecture": 3}
    state = building("tikal 2", seat, "b22")
    play(state, "renovate exp_a1_civic", "build b22", "save gold")
    check(state, buildings=["b22"], points=3 + 2, corn=1)
    state = building("uxmal 4", {"buildings": ["exp_a1_farm"], "architecture": 3}, "b01")
    play(state, "renovate exp_a1_farm", "build b01")
    check(state, corn=1, buildings=["b01"])


def test_tp_4_2_then_crowded_cities() -> None:
    """TP-4.2: renovation, then 2 corn a block, architecture 3, crowded cities: b22 with blue: 6 - 2 + 2."""
    seat = {"corn": 6, "buildings": ["exp_a1_shrine"], "architecture": 3}
    state = building("uxmal 4", seat, "b22", rule="crowded_cities")
    play(state, "renovate exp_a1_shrine", "build b22")
    check(state, corn=1)
    seat = {"wood": 2, "buildings": ["exp_a1_civic"], "architecture": 3}
    state = building("tikal 2", seat, "b22", rule="crowded_cities")
    play(state, "renovate exp_a1_civic", "build b22", "save gold")
    assert texts(state) == {"pay wood"}


def test_tp_4_3_a_discarded_tile_counts_no_more() -> None:
    """TP-4.3: m02 gives 2 VP for each building and monument: b09 and m02 alone."""
    seat = {"buildings": ["exp_a1_farm"], "monuments": ["m02"]}
    state = building("tikal 2", seat, "b09")
    play(state, "renovate exp_a1_farm", "build b09")
    assert state.scores()["players"][0]["parts"]["monuments"] == 4
    laid_out = state.to_position()
    everywhere = laid_out["buildings"] + laid_out["deck_1"] + laid_out["players"][0]["buildings"]
    assert "exp_a1_farm" not in everywhere


def test_tp_4_1_not_tiles_of_age_2() -> None:
    """TP-4.1: only the four of age 1."""
    state = building("tikal 2", {"wood": 9, "buildings": ["exp_a2_farm", "b04"]}, "b09")
    assert texts(state) == {"build b09"}


# Rewards on food days


@pytest.mark.parametrize(
    ("tile", "age_1", "age_2"),
    [
        ("exp_a1_farm", {"corn": 3}, {"corn": 3}),
        ("exp_a1_civic", {"gold": 1}, {"gold": 1}),
        ("exp_a1_shrine", {"stone": 1}, {"stone": 1}),
        ("exp_a1_tomb", {"wood": 1}, {"skulls": 1}),
    ],
)
def test_tp_4_4_rewards(tile: str, age_1: dict[str, int], age_2: dict[str, int]) -> None:
    """TP-4.4: on food days 1 and 2, and on 3 and 4; with none built the goods are 0."""
    for number in (1, 2, 3, 4):
        state = rewarded(number, {"corn": 6, "buildings": [tile]})
        gained = age_1 if number < 3 else age_2
        check(state, **{"corn": 0, "wood": 0, "stone": 0, "gold": 0, "skulls": 0, **gained})


def test_tp_4_4_the_corn_can_feed() -> None:
    """TP-4.4: before feeding: 3 + 3 corn for three workers."""
    check(rewarded(1, {"corn": 3, "buildings": ["exp_a1_farm"]}), corn=0, points=0)


def test_tp_4_4_gold_shortage_before_feeding() -> None:
    """TP-3.2, TP-4.4: the gold costs a corn, which a worker misses then: 3 VP."""
    seat = {"corn": 6, "buildings": ["exp_a1_civic"]}
    state = closing("gold_shortage", seat, {"corn": 9}, quarter=2, new_buildings=True)
    assert (state.to_act, texts(state)) == ((0,), {"accept", "refuse"})
    points = goods(play(state.copy(), "refuse"))["points"]
    assert points == -5
    check(play(state, "accept"), gold=1, corn=1, points=-5 - 3)


def test_tp_4_4_a_tile_built_on_the_day() -> None:
    """TZ-11.1, TP-4.4: the food day that closes the round is a later one."""
    state = laid(
        {"corn": 9},
        {"corn": 6, "wood": 3},
        gears={"tikal 2": 1},
        to_move=1,
        round=8,
        buildings=["exp_a1_farm"],
        new_buildings=True,
    )
    play(state, "pick tikal 2", "do tikal 2", "build exp_a1_farm", "end")
    check(state, 1, corn=6 + 3 - 6)


# Tiles of age 2


def test_tp_4_5_the_skull_stays_on_the_tile() -> None:
    """TP-4.5: 1 gold and a skull; 7 VP, a step of choice; it counts for the skull monument, 3 VP each."""
    seat = {"gold": 1, "skulls": 1, "monuments": ["m13"]}
    state = building("tikal 2", seat, "exp_a2_shrine", skull_places=[2])
    play(state, "build exp_a2_shrine", "step chaac")
    check(state, gold=0, skulls=0, points=7, chaac=2)
    assert state.to_position()["skulls"] == 11
    assert state.scores()["players"][0]["parts"]["monuments"] == 6


def test_tp_4_5_neither_corn_nor_architecture_replaces_the_skull() -> None:
    """TP-4.5: 2 corn and the skull on Uxmal 4; with architecture 3 the gold may be saved."""
    bare = laid(
        {"corn": 9, "gold": 3, "architecture": 3},
        gears={"uxmal 4": 0},
        new_buildings=True,
        buildings=["exp_a2_shrine"],
    )
    assert "do uxmal 4" not in texts(play(bare, "pick uxmal 4"))
    state = building("uxmal 4", {"corn": 2, "skulls": 1}, "exp_a2_shrine")
    play(state, "build exp_a2_shrine", "step chaac")
    check(state, corn=0, skulls=0)
    state = building("tikal 2", {"skulls": 1, "architecture": 3}, "exp_a2_shrine")
    play(state, "build exp_a2_shrine", "save gold")
    check(state, skulls=0, points=7 + 2)


def test_tp_4_5_theology_2_may_be_used() -> None:
    """TP-4.5: after the step, a block for another one; not while lore is forgotten."""
    seat = {"gold": 2, "skulls": 1, "theology": 2}
    state = building("tikal 2", seat, "exp_a2_shrine")
    play(state, "build exp_a2_shrine", "step chaac")
    assert texts(state) == {"pay gold", "stop"}
    assert change(state, "pay gold", "step chaac") == {"gold": -1, "chaac": 1}
    state = building("tikal 2", seat, "exp_a2_shrine", rule="forgotten_lore")
    play(state, "build exp_a2_shrine", "step chaac")
    assert texts(state) == {"end"}


def test_tp_4_6_the_technology_exchange() -> None:
    """TP-4.6: one level down, the three others up; the bonus at level 3 (3 VP for architecture)."""
    seat = {"wood": 1, "stone": 1, "agriculture": 1, "architecture": 3, "theology": 2}
    state = building("tikal 2", seat, "exp_a2_civic")
    play(state, "build exp_a2_civic", "save wood")
    assert texts(state) == {"lower agriculture", "lower architecture", "lower theology"}
    before = goods(state)["points"]
    play(state, "lower agriculture")
    check(state, agriculture=0, extraction=1, architecture=3, theology=3, points=before + 3)


def test_tp_4_6_with_nothing_to_lower() -> None:
    """TP-4.6: the effect is lost."""
    state = building("tikal 2", {"wood": 1, "stone": 1}, "exp_a2_civic")
    play(state, "build exp_a2_civic")
    assert texts(state) == {"end"}


def test_tp_4_6_each_free_advance_has_its_price() -> None:
    """TP-3.3, TP-4.6: teacher shortage: a block for each of the three, in their order, or none."""
    seat = {"wood": 2, "stone": 1, "gold": 1, "theology": 1}
    state = building("tikal 2", seat, "exp_a2_civic", rule="teacher_shortage")
    play(state, "build exp_a2_civic", "lower theology", "refuse", "accept", "pay wood", "accept", "pay gold")
    check(state, agriculture=0, extraction=1, architecture=1, theology=0)


def test_tp_4_6_the_monument_tile() -> None:
    """TP-4.6: a monument as on Tikal 4, or none; buildings are not offered; 1 VP."""
    seat = {"wood": 4, "stone": 2, "gold": 2}
    state = building("tikal 2", seat, "exp_a2_tomb", "b01", monuments=["m01", "m11"])
    play(state, "build exp_a2_tomb")
    assert texts(state) == {"build m01", "stop"}
    check(play(state, "build m01"), points=1, monuments=["m01"], wood=0)


def test_tp_1_3_shuffled_into_the_ages() -> None:
    """TP-1.3: 18 and 22; without the module none of them is there."""
    state = game(2, new_buildings=True).new(seed=3).to_position()
    assert len(state["deck_1"]) + len(state["buildings"]) == 18
    assert len(state["deck_2"]) == 22
    base = game(2).new(seed=3).to_position()
    assert not any("exp" in name for name in base["deck_1"] + base["deck_2"] + base["buildings"])
    with pytest.raises(ValueError, match="exp_a1_farm"):
        game(2).from_position({"buildings": ["exp_a1_farm"]})


def test_tp_3_6_crowded_cities_counts_without_discarded_ones() -> None:
    """TP-3.6, TP-4.3: two buildings left: 0 VP; one: -5."""
    for owned, points in ((["b01", "exp_a1_farm"], 0), (["b01"], -5)):
        seat = {"corn": 20, "buildings": owned}
        state = closing("crowded_cities", seat, {"corn": 20}, quarter=2, new_buildings=True)
        check(state, points=points)


def test_tp_4_4_nothing_is_gained_without_such_a_tile() -> None:
    """TZ-9, TP-4.4: with the module and without it, 6 corn feed three workers and the next round begins."""
    for state in (food_day(1, {"corn": 6}, {"corn": 20}), rewarded(1, {"corn": 6})):
        check(state, corn=0, wood=0, stone=0, gold=0, skulls=0, points=0)
        assert (state.to_act, state.to_position()["round"]) == ((0,), 9)
