"""Picking up workers (TZ-6.1 to TZ-6.5)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import act, change, check, choices, goods, play, refused, table, texts, where


def test_tz_6_1_one_at_a_time_in_any_order() -> None:
    """TZ-6.1: each worker is resolved before the next is picked; the turn may end before the last."""
    state = table(gears={"yaxchilan 1": 0, "yaxchilan 3": 0, "uxmal 2": 0})
    assert texts(state) == {"beg", "pick yaxchilan 1", "pick yaxchilan 3", "pick uxmal 2"}
    play(state, "pick yaxchilan 3")
    assert texts(state) == {"do yaxchilan 3", "do nothing"}
    play(state, "do yaxchilan 3")
    assert texts(state) == {"pick yaxchilan 1", "pick uxmal 2", "end"}
    play(state, "pick yaxchilan 1", "do yaxchilan 1")
    assert texts(state) == {"pick uxmal 2", "end"}
    play(state, "end")
    assert where(state, 0) == {"uxmal 2"}
    check(state, 0, hand=2, wood=1, gold=1, corn=2)


def test_tz_6_1_the_last_worker_leaves_only_the_end() -> None:
    """TZ-6.1: when no own worker stands on a gear the turn can only be ended."""
    assert texts(play(table(gears={"yaxchilan 1": 0}), "pick yaxchilan 1", "do yaxchilan 1")) == {"end"}


def test_tz_6_1_the_picked_worker_is_in_hand_again() -> None:
    """TZ-6.1: it left its space."""
    state = play(table(gears={"yaxchilan 1": 0, "uxmal 2": 1}), "pick yaxchilan 1", "do nothing")
    assert where(state, 0) == set()
    check(state, hand=3, supply=3)


@pytest.mark.parametrize(("corn", "actions"), [(0, {4}), (1, {3, 4}), (2, {2, 3, 4}), (3, {1, 2, 3, 4})])
def test_tz_6_1_a_lower_action_for_one_corn_a_step(corn: int, actions: set[int]) -> None:
    """TZ-6.1: from Yaxchilan 4, as far back as the corn lasts; never a higher action."""
    assert choices("yaxchilan 4", {"corn": corn}) == {*(f"do yaxchilan {n}" for n in actions), "do nothing"}


@pytest.mark.parametrize("back", range(4))
def test_tz_6_1_the_steps_back_are_paid(back: int) -> None:
    """TZ-6.1: from Yaxchilan 4 back to 4, 3, 2, 1: 0, 1, 2, 3 corn, less the corn that 3 and 2 give."""
    state = act("yaxchilan 4", {"corn": 5}, action=4 - back)
    assert goods(state)["corn"] == 5 - back + {0: 0, 1: 2, 2: 1, 3: 0}[back]


def test_tz_6_1_nothing_may_be_done() -> None:
    """TZ-6.1: the worker just comes back."""
    state = table({"corn": 3}, gears={"yaxchilan 4": 0})
    assert change(state, "pick yaxchilan 4", "do nothing") == {"hand": 1}


def test_tz_6_1_the_step_back_is_paid_before_the_action() -> None:
    """TZ-6.1: Uxmal 1 from Uxmal 2 needs 1 + 3 corn."""
    assert "do uxmal 1" not in choices("uxmal 2", {"corn": 3})
    assert "do uxmal 1" in choices("uxmal 2", {"corn": 4})


@pytest.mark.parametrize("who", [0, 1, "dummy"])
def test_tz_6_2_the_lower_action_may_be_used_whoever_stands_there(who: int | str) -> None:
    """TZ-6.2: an own worker, another's or a dummy on Yaxchilan 1."""
    assert "do yaxchilan 1" in choices("yaxchilan 2", {"corn": 1}, gears={"yaxchilan 1": who})


def test_tz_6_2_the_corn_must_be_at_hand() -> None:
    """TZ-6.2: fishing with no corn from space 2 is not possible although it brings 3."""
    empty = {2: {"corn": 0}}
    assert choices("palenque 2", jungle=empty) == {"do nothing"}
    assert choices("palenque 2", {"corn": 1}, jungle=empty) == {"do palenque 1", "do nothing"}


@pytest.mark.parametrize("space", [6, 7])
def test_tz_6_3_free_choice_on_small_gears(space: int) -> None:
    """TZ-6.3: any of the five actions, no step-back corn."""
    assert choices(f"yaxchilan {space}") == {*(f"do yaxchilan {n}" for n in range(1, 6)), "do nothing"}
    state = act(f"yaxchilan {space}", {"corn": 1}, action=1)
    check(state, corn=1, wood=1)


def test_tz_6_3_free_choice_on_chichen_itza() -> None:
    """TZ-6.3: space 10, any of the nine actions."""
    found = choices("chichen_itza 10", {"skulls": 1})
    assert found == {*(f"do chichen_itza {n}" for n in range(1, 10)), "do nothing"}
    check(act("chichen_itza 10", {"skulls": 1, "corn": 1}, action=1), corn=1, points=4)


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"])
def test_tz_6_4_space_0_has_no_action(gear: str) -> None:
    """TZ-6.4: the worker comes back with nothing."""
    assert choices(f"{gear} 0", {"corn": 9, "wood": 9, "skulls": 3}) == {"do nothing"}


def test_tz_6_4_actions_that_cannot_be_paid_or_do_nothing() -> None:
    """TZ-6.4: with empty hands Tikal has no action at all, Uxmal has 2 and 3."""
    assert choices("tikal 7", buildings=["b01"], monuments=["m01"]) == {"do nothing"}
    assert choices("uxmal 7") == {"do uxmal 2", "do uxmal 3", "do nothing"}
    assert choices("uxmal 7", {"corn": 1}) == {"do uxmal 2", "do uxmal 3", "do uxmal 5", "do nothing"}


def test_tz_6_4_buildings_that_can_be_paid_open_their_actions() -> None:
    """TZ-6.4: one wood: a level, the farm for one wood and the two temple steps, but no monument."""
    found = choices("tikal 7", {"wood": 1}, buildings=["b01"], monuments=["m01"])
    assert found == {*(f"do tikal {n}" for n in range(1, 6)), "do nothing"}
    assert "do tikal 2" not in choices("tikal 7", {"wood": 1}, buildings=["b09"])
    assert "do tikal 4" not in choices("tikal 7", {"wood": 1}, buildings=["b09"])


def test_tz_6_4_a_monument_alone_opens_tikal_4_and_not_tikal_2() -> None:
    """TZ-6.4: m04 costs 1 wood and 4 gold."""
    found = choices("tikal 7", {"wood": 1, "gold": 4}, monuments=["m04"])
    assert "do tikal 4" in found
    assert "do tikal 2" not in found


def test_tz_6_4_uxmal_4_needs_a_building_payable_in_corn() -> None:
    """TZ-6.4: b09 has two blocks, 4 corn; monuments do not count, blocks do not help."""
    assert "do uxmal 4" in choices("uxmal 4", {"corn": 4}, buildings=["b09"])
    assert "do uxmal 4" not in choices("uxmal 4", {"corn": 3, "wood": 9}, buildings=["b09"])
    assert "do uxmal 4" not in choices("uxmal 4", {"corn": 99}, monuments=["m04"])


def test_tz_6_4_levels_that_cannot_be_paid() -> None:
    """TZ-6.4: four technologies on level 1 need two blocks each."""
    ones = {"agriculture": 1, "extraction": 1, "architecture": 1, "theology": 1}
    assert choices("tikal 1", {**ones, "wood": 1}) == {"do nothing"}
    assert choices("tikal 1", {**ones, "wood": 1, "gold": 1}) == {"do tikal 1", "do nothing"}


def test_tz_6_5_stepping_back_from_an_impossible_action() -> None:
    """TZ-6.5: nothing can be built on Tikal 2, but a level be bought as Tikal 1."""
    assert choices("tikal 2", {"corn": 1, "wood": 1}) == {"do tikal 1", "do nothing"}


def test_tz_6_1_an_illegal_choice_says_what_is_possible() -> None:
    """TZ-6.1: no action above the worker's space."""
    state = play(table({"corn": 9}, gears={"yaxchilan 2": 0}), "pick yaxchilan 2")
    message = refused(state, "do yaxchilan 3")
    assert "do yaxchilan 3" in message
    assert "do yaxchilan 2" in message
