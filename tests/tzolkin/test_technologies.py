"""Technologies (TZ-10)."""

from __future__ import annotations

from typing import Any

import pytest

import antiqua
from tests.tzolkin.helpers import (
    BLOCKS,
    TEMPLES,
    State,
    act,
    change,
    check,
    choices,
    play,
    position,
    table,
    texts,
)

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
STEPS = {f"step {temple}" for temple in TEMPLES}
TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


# The first technology, agriculture


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("group", CORN)
def test_tz_10_2_more_corn_from_the_jungle(level: int, extra: int, group: int) -> None:
    """TZ-10.1, TZ-10.2: level 1 gives 1 more, level 3 two more still; on every corn harvest of 2-5."""
    tiles = {"corn": 2} if group == 2 else {"corn": 2, "wood": 1}
    state = act(f"palenque {group}", {"agriculture": level, "corn_tiles": 0}, jungle={group: tiles})
    assert change(state, "corn") == {"corn": CORN[group] + extra, "corn_tiles": 1}


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("group", WOOD)
def test_tz_10_2_more_corn_also_when_burning(level: int, extra: int, group: int) -> None:
    """TZ-6.8, TZ-10.2: burning is a corn harvest."""
    state = act(f"palenque {group}", {"agriculture": level, "corn_tiles": 0})
    assert change(state, "burn") == {"corn": CORN[group] + extra, "corn_tiles": 1}


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_tz_10_2_fishing(level: int, extra: int) -> None:
    """TZ-10.2: level 2 gives 1 more corn on Palenque 1, the other levels nothing there."""
    check(act("palenque 1", {"agriculture": level}), corn=3 + extra)


@pytest.mark.parametrize("group", CORN)
def test_tz_10_2_harvest_without_a_tile(group: int) -> None:
    """TZ-10.2: from level 2 also from an empty group; no tile is taken."""
    tiles = {"corn": 0} if group == 2 else {"corn": 0, "wood": 0}
    assert f"do palenque {group}" not in choices(
        f"palenque {group}", {"agriculture": 1}, jungle={group: tiles}
    )
    state = act(f"palenque {group}", {"agriculture": 2, "corn_tiles": 0}, jungle={group: tiles})
    assert texts(state) == {"corn"}
    assert change(state, "corn") == {"corn": CORN[group] + 1}


@pytest.mark.parametrize("group", WOOD)
def test_tz_10_2_harvest_where_all_corn_is_covered(group: int) -> None:
    """TZ-10.2: corn with no tile, although wood tiles lie there; they stay."""
    state = act(f"palenque {group}", {"agriculture": 2, "corn_tiles": 0})
    assert texts(state) == {"corn", "wood", "burn"}
    assert change(state, "corn") == {"corn": CORN[group] + 1}
    assert state.to_position()["jungle"][str(group)] == {"corn": 2, "wood": 2}


def test_tz_10_2_an_uncovered_tile_is_taken() -> None:
    """TZ-10.2: it cannot be left there."""
    state = act("palenque 4", {"agriculture": 3, "corn_tiles": 0}, jungle={4: {"corn": 2, "wood": 1}})
    assert change(state, "corn") == {"corn": 10, "corn_tiles": 1}
    assert state.to_position()["jungle"]["4"] == {"corn": 1, "wood": 1}


def test_tz_10_2_corn_elsewhere_is_not_more() -> None:
    """TZ-10.2: Yaxchilan 3 gives its 2 corn."""
    check(act("yaxchilan 3", {"agriculture": 3}), corn=2)


def test_tz_10_2_bonus_one_step() -> None:
    """TZ-10.2: in any temple where a step is possible."""
    state = play(act("tikal 1", {"wood": 1, "agriculture": 3, "chaac": 6}), "advance agriculture", "pay wood")
    assert texts(state) == {"step quetzalcoatl", "step kukulcan"}
    check(play(state, "step kukulcan"), kukulcan=2, agriculture=3)
    assert texts(state) == {"end"}


def test_tz_10_2_bonus_with_no_temple_open() -> None:
    """TZ-6.15: the step is lost without a question."""
    state = play(act("tikal 1", {"wood": 1, "agriculture": 3, **TOPS}), "advance agriculture", "pay wood")
    assert texts(state) == {"end"}


# The second, extraction


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_tz_10_3_wood(level: int, extra: int) -> None:
    """TZ-10.3: 1 more from Yaxchilan 1 and from each wood harvest of Palenque 3-5."""
    check(act("yaxchilan 1", {"extraction": level}), wood=1 + extra)
    for group, wood in WOOD.items():
        assert change(act(f"palenque {group}", {"extraction": level}), "wood")["wood"] == wood + extra


@pytest.mark.parametrize("choice", ["corn", "burn"])
def test_tz_10_3_no_wood_with_corn(choice: str) -> None:
    """TZ-10.3: only when wood is taken."""
    state = act("palenque 4", {"extraction": 3}, jungle={4: {"corn": 2, "wood": 1}})
    check(play(state, choice), wood=0, corn=7)


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_tz_10_3_stone(level: int, extra: int) -> None:
    """TZ-10.3: 1 more from Yaxchilan 2 and 5."""
    check(act("yaxchilan 2", {"extraction": level}), stone=1 + extra, corn=1)
    check(act("yaxchilan 5", {"extraction": level}), stone=1 + extra, corn=2)


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_tz_10_3_gold(level: int, extra: int) -> None:
    """TZ-10.3: 1 more from Yaxchilan 3 and 5."""
    check(act("yaxchilan 3", {"extraction": level}), gold=1 + extra, corn=2)
    check(act("yaxchilan 5", {"extraction": level}), gold=1 + extra, corn=2)


def test_tz_10_3_nothing_else_gives_more() -> None:
    """TZ-10.3: the market, a tile that gives stone, and a skull."""
    check(play(act("uxmal 2", {"corn": 2, "extraction": 3}), "buy wood"), wood=1)
    check(play(act("tikal 2", {"wood": 3, "extraction": 3}, buildings=["b10"]), "build b10"), stone=1)
    check(act("yaxchilan 4", {"extraction": 3}), skulls=1)


@pytest.mark.parametrize("first", BLOCKS)
@pytest.mark.parametrize("second", BLOCKS)
def test_tz_10_3_bonus_two_resources(first: str, second: str) -> None:
    """TZ-10.3: of choice, alike or not."""
    state = play(act("tikal 1", {"wood": 1, "extraction": 3}), "advance extraction", "pay wood")
    assert texts(state) == {f"take {kind}" for kind in BLOCKS}
    play(state, f"take {first}")
    assert texts(state) == {f"take {kind}" for kind in BLOCKS}
    play(state, f"take {second}")
    check(state, **{kind: (first == kind) + (second == kind) for kind in BLOCKS})
    assert texts(state) == {"end"}


# The third, architecture


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_tz_10_4_corn_and_points_for_a_building(level: int, corn: int, points: int) -> None:
    """TZ-10.4: 1 corn from level 1, 2 VP from level 2; on Tikal 2 nothing is asked."""
    state = play(act("tikal 2", {"wood": 2, "architecture": level}, buildings=["b09"]), "build b09")
    check(state, wood=0, corn=corn, points=points, agriculture=1)
    assert texts(state) == {"end"}


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 3, 2)])
def test_tz_10_4_uxmal_4(level: int, corn: int, points: int) -> None:
    """TZ-10.4: the same when paying in corn; level 3 makes it 2 corn cheaper."""
    state = play(act("uxmal 4", {"corn": 4, "architecture": level}, buildings=["b09"]), "build b09")
    check(state, corn=corn, points=points, buildings=["b09"])


def test_tz_10_4_uxmal_4_the_discount_makes_it_payable() -> None:
    """TZ-10.4: 2 corn for a building of two blocks, and nothing for one of one block."""
    assert "do uxmal 4" in choices("uxmal 4", {"corn": 2, "architecture": 3}, buildings=["b09"])
    assert "do uxmal 4" not in choices("uxmal 4", {"corn": 1, "architecture": 3}, buildings=["b09"])
    state = play(act("uxmal 4", {"architecture": 3}, buildings=["b13"]), "build b13")
    check(state, corn=1, points=5, buildings=["b13"])


def test_tz_10_4_the_corn_of_level_1_comes_after_paying() -> None:
    """TZ-10.4: it cannot pay for the same building (ruling)."""
    assert "do uxmal 4" not in choices("uxmal 4", {"corn": 3, "architecture": 1}, buildings=["b09"])


def test_tz_10_4_level_3_saves_a_block_of_choice() -> None:
    """TZ-10.4: b06 costs 2 wood and 1 stone."""
    state = act("tikal 2", {"wood": 2, "stone": 1, "architecture": 3}, buildings=["b06"])
    play(state, "build b06")
    assert texts(state) == {"save wood", "save stone"}
    check(play(state.copy(), "save wood"), wood=1, stone=0, corn=1, points=2)
    check(play(state, "save stone"), wood=0, stone=1, corn=1, points=2)


@pytest.mark.parametrize(
    ("have", "saved"),
    [({"wood": 2}, "stone"), ({"wood": 1, "stone": 1}, "wood"), ({"wood": 1, "stone": 5}, "wood")],
)
def test_tz_10_4_the_saved_block_may_be_the_missing_one(have: dict[str, int], saved: str) -> None:
    """TZ-10.4: only what leaves the rest payable is offered, and it is asked."""
    state = play(act("tikal 2", {**have, "architecture": 3}, buildings=["b06"]), "build b06")
    assert texts(state) == {f"save {saved}"}
    check(play(state, f"save {saved}"), buildings=["b06"])


def test_tz_10_4_a_building_of_one_block_is_free() -> None:
    """TZ-10.4: b13 for nothing; its free advance at level 3 gives 3 VP beside the 2."""
    state = play(act("tikal 2", {"architecture": 3}, buildings=["b13"]), "build b13")
    assert texts(state) == {"save gold"}
    check(play(state, "save gold"), gold=0, corn=1, points=5, architecture=3)


def test_tz_10_4_only_kinds_in_the_cost_are_saved() -> None:
    """TZ-10.4: gold saves nothing of b06, and two missing blocks are too many."""
    assert choices("tikal 2", {"architecture": 3, "wood": 1, "gold": 9}, buildings=["b06"]) == {"do nothing"}


def test_tz_10_4_what_counts_is_the_level_when_the_construction_begins() -> None:
    """TZ-10.4: b13's own level does nothing for b13 (ruling)."""
    check(play(act("tikal 2", {"gold": 1}, buildings=["b13"]), "build b13"), corn=0, architecture=1)
    check(
        play(act("tikal 2", {"gold": 1, "architecture": 1}, buildings=["b13"]), "build b13"), corn=1, points=0
    )


def test_tz_10_4_tikal_4_the_first_building_may_get_it() -> None:
    """TZ-10.4: then the second gets nothing."""
    state = play(act("tikal 4", {"wood": 9, "architecture": 2}, buildings=["b01", "b09"]), "build b09")
    assert texts(state) == {"architecture yes", "architecture no"}
    play(state, "architecture yes")
    check(state, wood=7, corn=1, points=2)
    play(state, "build b01")
    check(state, wood=6, corn=1, points=2)
    assert texts(state) == {"end"}


def test_tz_10_4_tikal_4_or_the_second() -> None:
    """TZ-10.4: by itself, when the first did not use it."""
    state = play(act("tikal 4", {"wood": 9, "architecture": 2}, buildings=["b01", "b09"]), "build b09")
    play(state, "architecture no")
    check(state, wood=7, corn=0, points=0)
    play(state, "build b01")
    check(state, wood=6, corn=1, points=2)
    assert texts(state) == {"end"}


def test_tz_10_4_tikal_4_with_level_3() -> None:
    """TZ-10.4: the discount goes to one building, with the corn and the VP."""
    keys: dict[str, Any] = {"buildings": ["b01", "b09"]}
    first = act("tikal 4", {"wood": 3, "architecture": 3}, **keys)
    play(first, "build b09", "architecture yes", "save wood", "build b01")
    check(first, wood=1, corn=1, points=2)
    second = act("tikal 4", {"wood": 3, "architecture": 3}, **keys)
    play(second, "build b09", "architecture no", "build b01", "save wood")
    check(second, wood=1, corn=1, points=2)


def test_tz_10_4_tikal_4_the_discount_may_be_needed() -> None:
    """TZ-10.4: `no` only if it can be paid in full; after `yes` the second must be."""
    state = play(act("tikal 4", {"wood": 1, "architecture": 3}, buildings=["b01", "b09"]), "build b09")
    assert texts(state) == {"architecture yes"}
    play(state, "architecture yes", "save wood")
    check(state, wood=0)
    assert texts(state) == {"stop"}


def test_tz_10_4_tikal_4_the_second_may_be_payable_by_the_discount_alone() -> None:
    """TZ-10.4: two wood for b09 and nothing for b01."""
    state = play(act("tikal 4", {"wood": 2, "architecture": 3}, buildings=["b01", "b09"]), "build b09")
    play(state, "architecture no")
    assert texts(state) == {"build b01", "stop"}
    play(state, "build b01", "save wood")
    check(state, wood=0, corn=1, points=2, buildings=["b01", "b09"])


def test_tz_10_4_tikal_4_a_level_of_the_first_building_serves_the_second() -> None:
    """TZ-10.4: from level 0 nothing is asked for b13; b01 then gives a corn."""
    state = play(act("tikal 4", {"wood": 1, "gold": 1}, buildings=["b01", "b13"]), "build b13")
    assert texts(state) == {"build b01", "stop"}
    check(play(state, "build b01"), corn=1, points=0)


def test_tz_10_4_tikal_4_a_level_of_the_first_building_does_not_renew_what_was_used() -> None:
    """TZ-10.4: the first got the corn, so the second gets neither that nor the VP of the new level."""
    state = act("tikal 4", {"wood": 1, "gold": 1, "architecture": 1}, buildings=["b01", "b13"])
    play(state, "build b13", "architecture yes")
    check(state, corn=1, architecture=2)
    check(play(state, "build b01"), corn=1, points=0)
    other = act("tikal 4", {"wood": 1, "gold": 1, "architecture": 1}, buildings=["b01", "b13"])
    play(other, "build b13", "architecture no", "build b01")
    check(other, corn=1, points=2)


def test_tz_10_4_tikal_4_one_building_alone() -> None:
    """TZ-10.4: the question is asked although no second is possible."""
    state = play(act("tikal 4", {"wood": 1, "architecture": 1}, buildings=["b01"]), "build b01")
    assert texts(state) == {"architecture yes", "architecture no"}
    assert texts(play(state, "architecture yes")) == {"stop"}
    check(state, corn=1)


def test_tz_10_4_never_for_monuments() -> None:
    """TZ-10.4: full price, no corn, no VP."""
    assert "do tikal 4" not in choices(
        "tikal 4", {"wood": 1, "gold": 3, "architecture": 3}, monuments=["m04"]
    )
    state = play(act("tikal 4", {"wood": 1, "gold": 4, "architecture": 3}, monuments=["m04"]), "build m04")
    check(state, wood=0, gold=0, corn=0, points=0)
    assert texts(state) == {"end"}


def test_tz_10_4_bonus_three_points() -> None:
    """TZ-10.4: at level 3."""
    check(play(act("tikal 1", {"wood": 1, "architecture": 3}), "advance architecture", "pay wood"), points=3)


# The fourth, theology


def test_tz_10_5_one_space_ahead() -> None:
    """TZ-10.5: from 3 also action 4, at no corn; the others as before."""
    found = choices("chichen_itza 3", {"skulls": 1, "corn": 1, "theology": 1})
    assert found == {"do chichen_itza 2", "do chichen_itza 3", "do chichen_itza 4", "do nothing"}
    state = act("chichen_itza 3", {"skulls": 1, "corn": 1, "theology": 1}, action=4)
    check(state, corn=1, points=7, kukulcan=2)


def test_tz_10_5_not_without_theology() -> None:
    """TZ-10.5: level 0 looks at its own space."""
    assert "do chichen_itza 4" not in choices("chichen_itza 3", {"skulls": 1, "corn": 9})


def test_tz_10_5_from_space_0() -> None:
    """TZ-10.5: action 1 is ahead of space 0."""
    assert choices("chichen_itza 0", {"skulls": 1, "theology": 1}) == {"do chichen_itza 1", "do nothing"}
    check(act("chichen_itza 0", {"skulls": 1, "theology": 1}, action=1), points=4)


def test_tz_10_5_ahead_when_the_own_place_is_used() -> None:
    """TZ-10.5: only the place ahead must be free."""
    found = choices("chichen_itza 3", {"skulls": 1, "theology": 1}, skull_places=[3])
    assert found == {"do chichen_itza 4", "do nothing"}
    assert choices("chichen_itza 3", {"skulls": 1, "theology": 1}, skull_places=[3, 4]) == {"do nothing"}


def test_tz_10_5_from_space_9_the_free_choice_of_space_10() -> None:
    """TZ-10.5: in two moves, without corn (ruling)."""
    found = choices("chichen_itza 9", {"skulls": 1, "theology": 1})
    assert found == {"do chichen_itza 9", "do chichen_itza 10", "do nothing"}
    state = act("chichen_itza 9", {"skulls": 1, "theology": 1}, skull_places=[2], action=10)
    assert texts(state) == {f"do chichen_itza {n}" for n in (1, 3, 4, 5, 6, 7, 8, 9)}
    check(play(state, "do chichen_itza 3"), points=6, chaac=2, corn=0)


def test_tz_10_5_the_free_choice_needs_something_to_do() -> None:
    """TZ-6.4, TZ-10.5: no skull, or no place, nothing ahead of 9."""
    assert choices("chichen_itza 9", {"theology": 1}) == {"do nothing"}
    full = list(range(1, 10))
    assert choices("chichen_itza 9", {"skulls": 1, "theology": 1}, skull_places=full) == {"do nothing"}


def test_tz_10_5_only_on_chichen_itza() -> None:
    """TZ-10.5: the other gears have no looking ahead."""
    assert choices("yaxchilan 2", {"corn": 1, "theology": 3}) == {
        "do yaxchilan 1",
        "do yaxchilan 2",
        "do nothing",
    }


def test_tz_10_5_level_2_a_resource_for_a_step() -> None:
    """TZ-10.5: after each action, also with the resource just gained."""
    state = act("chichen_itza 6", {"skulls": 1, "theology": 2})
    play(state, "take gold")
    check(state, gold=1, kukulcan=2)
    assert texts(state) == {"pay gold", "stop"}
    play(state, "pay gold")
    assert texts(state) == STEPS
    check(play(state, "step kukulcan"), gold=0, kukulcan=3)
    assert texts(state) == {"end"}


def test_tz_10_5_level_2_may_be_declined() -> None:
    """TZ-10.5: it is offered once after each action."""
    state = act("chichen_itza 1", {"skulls": 1, "theology": 2, "wood": 1, "stone": 1})
    assert texts(state) == {"pay wood", "pay stone", "stop"}
    assert texts(play(state, "stop")) == {"end"}


def test_tz_10_5_level_2_without_a_resource() -> None:
    """TZ-10.5: asked, with `stop` alone."""
    assert texts(act("chichen_itza 1", {"skulls": 1, "theology": 2, "corn": 9})) == {"stop"}


def test_tz_10_5_level_1_has_no_such_step() -> None:
    """TZ-10.5: nothing is asked after the action."""
    assert texts(act("chichen_itza 1", {"skulls": 1, "theology": 1, "wood": 1})) == {"end"}


def test_tz_10_5_level_2_works_for_every_worker() -> None:
    """TZ-10.5: after each Chichen Itza action."""
    seat = {"skulls": 2, "theology": 2, "wood": 2}
    state = act("chichen_itza 1", seat, gears={"chichen_itza 4": 0})
    play(
        state, "pay wood", "step chaac", "pick chichen_itza 4", "do chichen_itza 4", "pay wood", "step chaac"
    )
    check(state, wood=0, chaac=4, kukulcan=2)


def test_tz_10_5_level_2_with_no_temple_open() -> None:
    """TZ-6.15: the paid step is lost."""
    state = act("chichen_itza 1", {"skulls": 1, "theology": 2, "wood": 1, **TOPS})
    play(state, "pay wood")
    check(state, wood=0, **TOPS)
    assert texts(state) == {"end"}


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_tz_10_5_level_3_a_skull_more(level: int, skulls: int) -> None:
    """TZ-10.5: from Yaxchilan 4."""
    check(act("yaxchilan 4", {"theology": level}), skulls=skulls)


@pytest.mark.parametrize("left", [0, 1])
def test_tz_10_5_level_3_gives_what_is_left(left: int) -> None:
    """TZ-1.2, TZ-10.5: the last skull alone, or nothing."""
    state = act("yaxchilan 4", {"theology": 3}, {"skulls": 13 - left})
    check(state, skulls=left)
    assert state.to_position()["skulls"] == 0


def test_tz_10_5_bonus_a_skull() -> None:
    """TZ-10.5: one, not two, and only if the supply has one."""
    state = act("tikal 1", {"wood": 1, "theology": 3})
    check(play(state, "advance theology", "pay wood"), skulls=1)
    assert state.to_position()["skulls"] == 12
    none = act("tikal 1", {"wood": 1, "theology": 3}, {"skulls": 13})
    check(play(none, "advance theology", "pay wood"), skulls=0, wood=0)


# Advances that tiles give


@pytest.mark.parametrize(
    ("building", "technology", "moves", "gained"),
    [
        ("b09", "agriculture", ["step chaac"], {"wood": -2, "chaac": 1}),
        ("b11", "extraction", ["take gold", "take stone"], {"wood": -1, "corn": 1, "gold": 1}),
        ("b14", "theology", [], {"stone": -1, "gold": -1, "skulls": 1, "kukulcan": 1}),
    ],
)
def test_tz_10_6_free_advances_give_the_bonus(
    building: str, technology: str, moves: list[str], gained: dict[str, int]
) -> None:
    """TZ-10.6: a tile's advance at level 3; the marker stays."""
    seat = {"wood": 2, "stone": 1, "gold": 1, technology: 3}
    state = act("tikal 2", seat, buildings=[building])
    assert change(state, f"build {building}", *moves) == gained


def test_tz_10_6_free_advance_of_choice_gives_the_bonus() -> None:
    """TZ-10.6: two advances at level 3 of architecture give 3 VP each; the level 1 corn and 2 VP."""
    seat = {"stone": 1, "gold": 1, "architecture": 3}
    state = act("tikal 2", seat, buildings=["b31"], round=15)
    play(state, "build b31", "save gold", "advance architecture", "advance architecture")
    check(state, points=8, corn=1, stone=0, gold=0)


def test_tz_10_1_levels_add_up() -> None:
    """TZ-10.1: extraction 3 gives the wood of level 1 and the stone of level 2 too."""
    state = table({"extraction": 3}, gears={"yaxchilan 1": 0, "yaxchilan 5": 0})
    play(state, "pick yaxchilan 1", "do yaxchilan 1", "pick yaxchilan 5", "do yaxchilan 5")
    check(state, wood=2, stone=2, gold=2)


# An owner's box


BONUSES = {"agriculture": 2, "extraction": 3, "architecture": 5, "theology": 0}


def owned(box: dict[str, Any], place: str, seat: dict[str, Any], **keys: Any) -> State:
    """Seat 0 has picked up its worker there for the action of its space, with other components."""
    state = antiqua.load("tzolkin", players=2, box=box).from_position(
        position(seat, gears={place: 0}, **keys)
    )
    return play(state, f"pick {place}", f"do {place}")


def test_tz_10_numbers_come_from_the_box() -> None:
    """TZ-10.2 to 10.5: with 4 for each of the numbers, which are 1, 2 or 3 in the publisher's."""
    harvest = {"agriculture": {"harvest": [4, 0, 4], "fish": 4}}
    full = {"agriculture": 3, "corn_tiles": 0}
    assert change(owned(harvest, "palenque 2", full), "corn")["corn"] == 4 + 4 + 4
    fished = owned(harvest, "palenque 1", {"agriculture": 2})
    check(fished, corn=3 + 4)
    mined = owned({"extraction": {"blocks": [0, 4, 3]}}, "yaxchilan 5", {"extraction": 3})
    check(mined, stone=1 + 4, gold=1 + 3)
    skulls = owned({"theology": {"skulls": 3}}, "yaxchilan 4", {"theology": 3})
    check(skulls, skulls=1 + 3)
    house = owned(
        {"architecture": {"corn": 4, "points": 5, "saved": 1}},
        "uxmal 4",
        {"architecture": 3, "corn": 1},
        buildings=["b01"],
    )
    play(house, "build b01")  # 1 wood: 2 corn, 1 less
    check(house, corn=1 - 1 + 4, points=5)


def test_tz_10_bonuses_come_from_the_box() -> None:
    """TZ-10: 3 blocks, 2 steps one after the other, 5 points, no skull."""
    box = {name: {"bonus": bonus} for name, bonus in BONUSES.items()}
    for name, bonus in BONUSES.items():
        state = owned(box, "tikal 1", {name: 3, "wood": 1})
        play(state, f"advance {name}", "pay wood")
        if name == "agriculture":
            play(state, "step chaac", "step chaac")
            check(state, chaac=1 + bonus)
        elif name == "extraction":
            play(state, *["take wood"] * bonus)
            check(state, wood=bonus)
        else:
            check(state, points=bonus if name == "architecture" else 0, skulls=0)
