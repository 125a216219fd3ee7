"""Begging and pity (TZ-4)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import GEARS, TEMPLES, change, check, goods, play, table, texts, where

BOTTOM = dict.fromkeys(TEMPLES, 0)
BLOCKED = {f"{gear} 0": "dummy" for gear in GEARS}
ANGER = {f"anger {temple}" for temple in TEMPLES}


@pytest.mark.parametrize("corn", range(5))
def test_tz_4_1_with_two_corn_or_less(corn: int) -> None:
    """TZ-4.1: begging is offered with 0, 1 or 2 corn, never with 3 or more."""
    assert ("beg" in texts(table({"corn": corn}))) == (corn <= 2)


@pytest.mark.parametrize("corn", range(3))
@pytest.mark.parametrize("temple", TEMPLES)
def test_tz_4_1_all_corn_is_returned_for_three(corn: int, temple: str) -> None:
    """TZ-4.1: 3 corn afterwards, whatever was there, and one step down in a temple of choice."""
    state = table({"corn": corn, "chaac": 3, "quetzalcoatl": 3, "kukulcan": 3})
    play(state, "beg")
    assert texts(state) == ANGER
    play(state, f"anger {temple}")
    assert goods(state)["corn"] == 3
    assert {t: goods(state)[t] for t in TEMPLES} == {**dict.fromkeys(TEMPLES, 3), temple: 2}


def test_tz_4_1_once_a_turn_and_before_anything_else() -> None:
    """TZ-4.1: the turn goes on without begging, and there is none after a placement."""
    state = play(table(), "beg", "anger chaac")
    assert texts(state) == {*(f"place {gear}" for gear in GEARS), "place start"}
    assert "beg" not in texts(play(table({"corn": 2}), "place tikal"))
    picked = play(table(gears={"tikal 0": 0, "tikal 1": 0}), "pick tikal 0", "do nothing")
    assert texts(picked) == {"pick tikal 1", "end"}


def test_tz_4_1_whoever_picks_up_may_beg_too() -> None:
    """TZ-4.1: also without workers in hand."""
    state = table(gears={"tikal 0": 0, "tikal 1": 0, "tikal 2": 0})
    assert texts(state) == {"beg", "pick tikal 0", "pick tikal 1", "pick tikal 2"}


def test_tz_4_1_the_god_is_asked_also_when_only_one_can_be_angered() -> None:
    """TZ-4.1, TZ-7.6: only a temple where the marker is above the bottom."""
    state = play(table({**BOTTOM, "kukulcan": 1}), "beg")
    assert texts(state) == {"anger kukulcan"}
    check(play(state, "anger kukulcan"), corn=3, kukulcan=0)


def test_tz_4_2_not_with_all_markers_on_the_bottom() -> None:
    """TZ-4.2: nobody to anger, no begging."""
    assert "beg" not in texts(table(BOTTOM))


def test_tz_4_3_who_can_afford_no_placement_must_beg() -> None:
    """TZ-4.3: every first space is taken and there is no corn."""
    state = table(gears=BLOCKED, start_space=1)
    assert texts(state) == {"beg"}
    play(state, "beg", "anger chaac")
    assert texts(state) == {f"place {gear}" for gear in GEARS}
    assert goods(play(state, "place tikal"))["corn"] == 2


def test_tz_4_3_not_if_the_player_can_pick_up() -> None:
    """TZ-4.3: a player with a worker on the gears need not place."""
    state = table(gears={**BLOCKED, "tikal 1": 0}, start_space=1)
    assert texts(state) == {"beg", "pick tikal 1"}


def test_tz_4_4_pity_one_worker_on_a_space_of_the_lowest_cost() -> None:
    """TZ-4.4: spaces 1 are the cheapest; Palenque's first empty one is 2."""
    state = table(BOTTOM, gears={**BLOCKED, "palenque 1": "dummy"}, start_space=1)
    assert texts(state) == {f"place {gear}" for gear in GEARS[1:]}
    play(state, "place uxmal")
    assert where(state, 0) == {"uxmal 1"}
    check(state, corn=0, hand=2)
    assert texts(state) == {"end"}


def test_tz_4_4_pity_takes_all_corn() -> None:
    """TZ-4.4: with 1 corn and 2 to pay, the one is returned."""
    gears = {**BLOCKED, **{f"{gear} 1": "dummy" for gear in GEARS}}
    state = table({**BOTTOM, "corn": 1}, gears=gears, start_space=1)
    assert texts(state) == {f"place {gear}" for gear in GEARS}
    assert change(state, "place tikal") == {"corn": -1, "hand": -1}
    assert texts(state) == {"end"}


def test_tz_4_4_no_pity_for_who_can_pay() -> None:
    """TZ-4.4: with 1 corn a space 1 is an ordinary placement, and a free start-player space needs no pity."""
    paid = table({**BOTTOM, "corn": 1}, gears=BLOCKED, start_space=1)
    assert texts(paid) == {f"place {gear}" for gear in GEARS}
    assert texts(table(BOTTOM, gears=BLOCKED)) == {"place start"}


def test_tz_4_4_no_pity_with_a_worker_on_the_gears() -> None:
    """TZ-4.4: it is for players who must place."""
    state = table(BOTTOM, gears={**BLOCKED, "tikal 1": 0}, start_space=1)
    assert texts(state) == {"pick tikal 1"}
