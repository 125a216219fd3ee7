"""Tikal (TZ-6.11, TZ-6.12) and paying with blocks of one's choice."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import (
    BLOCKS,
    TECHNOLOGIES,
    TEMPLES,
    act,
    change,
    check,
    choices,
    goods,
    play,
    texts,
)

ADVANCES = {f"advance {technology}" for technology in TECHNOLOGIES}
PRICES = {0: 1, 1: 2, 2: 3, 3: 1}


@pytest.mark.parametrize("technology", TECHNOLOGIES)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_tz_6_12_level_prices(technology: str, level: int) -> None:
    """TZ-6.12: one block to level 1, two to level 2, three to level 3, each block asked."""
    price = level + 1
    state = act("tikal 1", {"stone": 5, technology: level})
    paid = ["pay stone"] * price
    assert change(state, f"advance {technology}", *paid) == {"stone": -price, technology: 1}
    assert texts(state) == {"end"}


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_tz_6_12_a_further_advance_costs_one_block_and_the_marker_stays(technology: str) -> None:
    """TZ-6.12: at level 3."""
    state = act("tikal 1", {"stone": 5, technology: 3})
    play(state, f"advance {technology}", "pay stone")
    check(state, stone=4, **{technology: 3})


@pytest.mark.parametrize(("level", "blocks"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_tz_6_12_only_levels_that_can_be_paid_are_offered(level: int, blocks: int) -> None:
    """TZ-6.12: with one block fewer than the price the technology is not offered."""
    rest = {technology: 1 for technology in TECHNOLOGIES if technology != "theology"}
    seat = {**rest, "theology": level}
    assert "advance theology" in texts(act("tikal 1", {**seat, "gold": max(2, blocks)}))
    if blocks > 2:
        assert "advance theology" not in texts(act("tikal 1", {**seat, "gold": 2}))
    if blocks == 2:
        assert choices("tikal 1", {**seat, "gold": 1}) == {"do nothing"}


def test_tz_6_12_blocks_are_any_mix_asked_in_order() -> None:
    """TZ-6.12: wood, stone, gold; a kind is offered only if the rest can be paid from there on."""
    state = play(act("tikal 1", {"wood": 1, "stone": 1, "gold": 1, "theology": 1}), "advance theology")
    assert texts(state) == {"pay wood", "pay stone"}
    assert texts(play(state.copy(), "pay wood")) == {"pay stone", "pay gold"}
    assert texts(play(state.copy(), "pay stone")) == {"pay gold"}
    check(play(state, "pay stone", "pay gold"), wood=1, stone=0, gold=0, theology=2)


def test_tz_6_12_three_blocks_of_which_only_three_are_there() -> None:
    """TZ-6.12: each payment is asked although it is forced."""
    state = play(act("tikal 1", {"wood": 2, "gold": 1, "agriculture": 2}), "advance agriculture")
    for kind in ("wood", "wood", "gold"):
        assert texts(state) == {f"pay {kind}"}
        play(state, f"pay {kind}")
    check(state, wood=0, gold=0, agriculture=3)


@pytest.mark.parametrize("kind", BLOCKS)
def test_tz_6_12_each_kind_pays(kind: str) -> None:
    """TZ-6.12: wood, stone or gold."""
    state = play(act("tikal 1", {"wood": 1, "stone": 1, "gold": 1}), "advance extraction")
    assert texts(state) == {"pay wood", "pay stone", "pay gold"}
    assert change(state, f"pay {kind}") == {kind: -1, "extraction": 1}


def test_tz_6_12_corn_and_skulls_are_no_blocks() -> None:
    """TZ-1.1, TZ-6.12: they cannot pay a level."""
    assert choices("tikal 1", {"corn": 9, "skulls": 9}) == {"do nothing"}


def test_tz_6_11_tikal_1_advances_once() -> None:
    """TZ-6.11: then the action is over."""
    assert texts(play(act("tikal 1", {"wood": 9}), "advance theology", "pay wood")) == {"end"}


def test_tz_6_11_tikal_3_may_stop_after_one() -> None:
    """TZ-6.11: one or two levels; the second is optional."""
    state = play(act("tikal 3", {"wood": 9}), "advance theology", "pay wood")
    assert texts(state) == {*ADVANCES, "stop"}
    assert texts(play(state, "stop")) == {"end"}


def test_tz_6_11_tikal_3_needs_one() -> None:
    """TZ-6.11: the first advance cannot be declined."""
    assert texts(act("tikal 3", {"wood": 9})) == ADVANCES


def test_tz_6_11_tikal_3_two_technologies() -> None:
    """TZ-6.11: two blocks for two first levels."""
    state = act("tikal 3", {"wood": 1, "stone": 1})
    play(state, "advance agriculture", "pay wood", "advance theology", "pay stone")
    check(state, wood=0, stone=0, agriculture=1, theology=1)
    assert texts(state) == {"end"}


def test_tz_6_11_tikal_3_the_same_technology_twice() -> None:
    """TZ-6.11: levels 1 and 2 cost 1 + 2 blocks."""
    state = act("tikal 3", {"wood": 3})
    play(state, "advance agriculture", "pay wood", "advance agriculture", "pay wood", "pay wood")
    check(state, wood=0, agriculture=2)


def test_tz_6_11_tikal_3_the_second_must_be_paid_too() -> None:
    """TZ-6.11: with two blocks the same technology cannot be advanced twice, another can."""
    state = play(act("tikal 3", {"wood": 2}), "advance agriculture", "pay wood")
    assert texts(state) == {*ADVANCES - {"advance agriculture"}, "stop"}


def test_tz_6_11_stop_is_asked_when_nothing_else_is_possible() -> None:
    """TZ-6.11: no block is left for a second advance."""
    assert texts(play(act("tikal 3", {"wood": 1}), "advance agriculture", "pay wood")) == {"stop"}


def test_tz_6_12_tikal_3_gives_the_bonus_twice() -> None:
    """TZ-6.12: at level 3 of architecture, 3 VP for one block each."""
    state = act("tikal 3", {"wood": 2, "architecture": 3})
    play(state, "advance architecture", "pay wood", "advance architecture", "pay wood")
    check(state, points=6, wood=0, architecture=3)


def test_tz_6_12_tikal_3_reaches_level_3_and_then_its_bonus() -> None:
    """TZ-6.12: 3 blocks to level 3 and 1 for the bonus."""
    state = act("tikal 3", {"wood": 4, "architecture": 2})
    play(state, "advance architecture", "pay wood", "pay wood", "pay wood")
    check(state, points=0, architecture=3)
    play(state, "advance architecture", "pay wood")
    check(state, points=3, architecture=3, wood=0)


def test_tz_6_11_tikal_2_builds_one_building() -> None:
    """TZ-6.11: the tile goes to the player, who pays its cost; no more can follow."""
    state = act("tikal 2", {"wood": 3}, buildings=["b01", "b09"])
    assert texts(state) == {"build b01", "build b09"}
    play(state, "build b09")
    check(state, wood=1, agriculture=1, buildings=["b09"])
    assert state.to_position()["buildings"] == ["b01"]
    assert texts(state) == {"end"}


def test_tz_6_11_tikal_2_builds_no_monument() -> None:
    """TZ-6.11: monuments are for Tikal 4."""
    state = act("tikal 2", {"wood": 9, "stone": 9, "gold": 9}, buildings=["b01"], monuments=["m01"])
    assert texts(state) == {"build b01"}


def test_tz_6_11_tikal_4_two_buildings() -> None:
    """TZ-6.11: a second one may follow, a third not, and no monument after a building."""
    state = act(
        "tikal 4", {"wood": 9, "stone": 9, "gold": 9}, buildings=["b01", "b02", "b09"], monuments=["m01"]
    )
    assert texts(state) == {"build b01", "build b02", "build b09", "build m01"}
    play(state, "build b02")
    assert texts(state) == {"build b01", "build b09", "stop"}
    play(state, "build b09")
    assert texts(state) == {"end"}
    check(state, wood=6, buildings=["b02", "b09"])


def test_tz_6_11_tikal_4_one_building() -> None:
    """TZ-6.11: the second is optional, and asked when none is possible."""
    state = play(act("tikal 4", {"wood": 1}, buildings=["b01", "b02"]), "build b01")
    assert texts(state) == {"stop"}
    assert texts(play(state, "stop")) == {"end"}


def test_tz_6_11_tikal_4_one_monument() -> None:
    """TZ-6.11: nothing after a monument."""
    state = act("tikal 4", {"wood": 9, "stone": 9, "gold": 9}, buildings=["b01"], monuments=["m01", "m02"])
    play(state, "build m01")
    check(state, wood=6, stone=7, gold=8, monuments=["m01"])
    assert state.to_position()["monuments"] == ["m02"]
    assert texts(state) == {"end"}


@pytest.mark.parametrize("first", TEMPLES)
def test_tz_6_11_tikal_5_two_different_temples(first: str) -> None:
    """TZ-6.11: one block, then one step in each of two temples."""
    state = act("tikal 5", {"stone": 1})
    assert texts(state) == {"pay stone"}
    play(state, "pay stone")
    assert texts(state) == {f"step {temple}" for temple in TEMPLES}
    play(state, f"step {first}")
    assert texts(state) == {f"step {temple}" for temple in TEMPLES if temple != first}
    second = next(temple for temple in TEMPLES if temple != first)
    play(state, f"step {second}")
    assert {temple: goods(state)[temple] for temple in TEMPLES} == {
        **dict.fromkeys(TEMPLES, 1),
        first: 2,
        second: 2,
    }
    assert texts(state) == {"end"}


def test_tz_6_11_tikal_5_needs_one_block() -> None:
    """TZ-6.11: corn cannot pay it."""
    assert choices("tikal 5", {"corn": 1}) == {"do nothing"}


def test_tz_6_15_tikal_5_with_only_one_temple_open() -> None:
    """TZ-6.15: the second step is lost without a question."""
    state = act("tikal 5", {"gold": 1, "chaac": 6, "quetzalcoatl": 8})
    play(state, "pay gold")
    assert texts(state) == {"step kukulcan"}
    play(state, "step kukulcan")
    check(state, chaac=6, quetzalcoatl=8, kukulcan=2)
    assert texts(state) == {"end"}


def test_tz_6_15_tikal_5_with_no_temple_open() -> None:
    """TZ-6.15: the action is legal all the same and both steps are lost."""
    state = act("tikal 5", {"gold": 1, "chaac": 6, "quetzalcoatl": 8, "kukulcan": 7})
    play(state, "pay gold")
    check(state, gold=0, chaac=6, quetzalcoatl=8, kukulcan=7)
    assert texts(state) == {"end"}
