"""Rounds, turns and placing workers (TZ-3, TZ-5)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import GEARS, change, check, food_day, goods, play, refused, table, texts, where

PLACES = {f"place {gear}" for gear in GEARS}
PALENQUE = {f"palenque {space}": "dummy" for space in range(8)}


def test_tz_3_1_turns_go_clockwise_from_the_start_player() -> None:
    """TZ-3.1: seats 2, 3, 0, 1 when 2 holds the marker; then the calendar; then 2 again."""
    state = table(players=4, start_player=2, to_move=2)
    order = []
    for gear in GEARS[:4]:
        order.append(state.to_act)
        play(state, f"place {gear}", "end")
    assert order == [(2,), (3,), (0,), (1,)]
    assert state.to_position()["round"] == 2
    assert state.to_act == (2,)


def test_tz_3_2_placing_and_picking_exclude_each_other() -> None:
    """TZ-3.2: after one placement no worker can be picked up, after one pick-up none placed."""
    start = {"corn": 9}
    assert texts(table(start, gears={"yaxchilan 1": 0})) == {*PLACES, "place start", "pick yaxchilan 1"}
    placed = play(table(start, gears={"yaxchilan 1": 0}), "place tikal")
    assert texts(placed) == {*PLACES, "place start", "end"}
    picked = play(table(start, gears={"yaxchilan 1": 0}), "pick yaxchilan 1", "do nothing")
    assert texts(picked) == {"end"}


def test_tz_3_2_passing_is_not_allowed() -> None:
    """TZ-3.2: a turn cannot be ended before something was placed or picked up."""
    refused(table({"corn": 9}), "end")
    refused(table({"corn": 9}, gears={"tikal 0": 0}), "end")


def test_tz_3_3_without_workers_on_gears_the_player_must_place() -> None:
    """TZ-3.3: no pick-up is offered."""
    assert texts(table({"corn": 9})) == {*PLACES, "place start"}


def test_tz_3_3_without_workers_in_hand_the_player_must_pick_up() -> None:
    """TZ-3.3: no placement is offered."""
    state = table({"corn": 9}, gears={"tikal 0": 0, "uxmal 0": 0, "uxmal 4": 0})
    assert texts(state) == {"pick tikal 0", "pick uxmal 0", "pick uxmal 4"}


def test_tz_5_1_lowest_empty_space() -> None:
    """TZ-5.1: spaces 0, 1 and 3 are taken by all sorts of workers: 2 and then 4 come next."""
    gears = {"tikal 0": 1, "tikal 1": 0, "tikal 3": "dummy"}
    state = play(table({"corn": 9}, gears=gears), "place tikal", "place tikal")
    assert where(state, 0) == {"tikal 1", "tikal 2", "tikal 4"}
    assert goods(state)["corn"] == 9 - 2 - 4 - 1


def test_tz_5_1_a_worker_just_placed_occupies_its_space() -> None:
    """TZ-5.1: two workers on one gear stand on 0 and 1."""
    state = play(table({"corn": 9}), "place chichen_itza", "place chichen_itza")
    assert where(state, 0) == {"chichen_itza 0", "chichen_itza 1"}


def test_tz_5_1_a_full_gear_cannot_be_chosen() -> None:
    """TZ-5.1: all eight action spaces are taken; the hidden teeth are no places for workers."""
    assert "place palenque" not in texts(table({"corn": 50}, gears=PALENQUE))


def test_tz_5_1_a_space_on_the_far_side_is_used_when_it_is_the_lowest() -> None:
    """TZ-5.1: seven dummies leave space 7 alone, for 7 corn."""
    gears = {place: who for place, who in PALENQUE.items() if place != "palenque 7"}
    assert change(table({"corn": 7}, gears=gears), "place palenque") == {"corn": -7, "hand": -1}
    assert "place palenque" not in texts(table({"corn": 6}, gears=gears))


@pytest.mark.parametrize(("workers", "total"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_tz_5_2_price_by_number_of_workers(workers: int, total: int) -> None:
    """TZ-5.2: 0/1/3/6/10/15 corn for workers on spaces that cost nothing."""
    moves = [f"place {gear}" for gear in GEARS] + ["place start"]
    state = table({"corn": 20, "hand": 6})
    assert goods(play(state, *moves[:workers]))["corn"] == 20 - total


@pytest.mark.parametrize("space", range(8))
def test_tz_5_2_price_of_a_space(space: int) -> None:
    """TZ-5.2: a space costs its number."""
    state = table({"corn": 7}, gears={f"uxmal {below}": "dummy" for below in range(space)})
    assert goods(play(state, "place uxmal"))["corn"] == 7 - space


@pytest.mark.parametrize("space", range(11))
def test_tz_5_2_price_of_a_space_of_chichen_itza(space: int) -> None:
    """TZ-5.2: up to 10 corn on Chichen Itza."""
    state = table({"corn": 10}, gears={f"chichen_itza {below}": "dummy" for below in range(space)})
    assert goods(play(state, "place chichen_itza"))["corn"] == 10 - space


def test_tz_5_2_not_more_than_the_corn_at_hand() -> None:
    """TZ-5.2: the second worker costs 1 + its space; with 2 corn spaces 0 and 1 can be paid, 2 cannot."""
    gears = {"tikal 0": "dummy", "uxmal 0": "dummy", "uxmal 1": "dummy"}
    state = play(table({"corn": 2}, gears=gears), "place palenque")
    assert texts(state) == {"place palenque", "place yaxchilan", "place tikal", "place chichen_itza",
        "place start", "end"}  # fmt: skip
    refused(state, "place uxmal")
    check(play(state, "place tikal"), corn=0)


def test_tz_5_2_no_placement_without_corn_for_the_table() -> None:
    """TZ-5.2: without corn one worker on a 0 space is all."""
    assert texts(play(table(), "place tikal")) == {"end"}


def test_tz_5_2_no_more_than_the_workers_in_hand() -> None:
    """TZ-5.2: three workers, then only the end of the turn."""
    state = play(table({"corn": 50}), "place tikal", "place tikal", "place start")
    assert texts(state) == {"end"}
    check(state, hand=0, supply=3)


def test_tz_5_3_the_start_player_space_costs_nothing_and_holds_one() -> None:
    """TZ-5.3: it is taken by one worker, whoever's."""
    state = play(table(), "place start")
    assert state.to_position()["start_space"] == 0
    assert goods(state)["corn"] == 0
    assert "place start" not in texts(state)
    assert "place start" not in texts(table(start_space=1))


def test_tz_5_3_it_counts_as_a_placed_worker() -> None:
    """TZ-5.3: a second worker on a 0 space costs 1, before or after."""
    check(play(table({"corn": 1}), "place start", "place tikal"), corn=0)
    check(play(table({"corn": 1}), "place tikal", "place start"), corn=0)


def test_tz_5_4_corn_of_the_tzolkin_gear_is_taken_at_the_end_of_the_turn() -> None:
    """TZ-5.4: 4 corn, too late for another worker."""
    state = play(table(tooth_corn=4), "place start")
    assert texts(state) == {"end"}
    assert goods(state)["corn"] == 0
    play(state, "end")
    assert goods(state)["corn"] == 4
    assert state.to_position()["tooth_corn"] == 0


def test_tz_5_4_only_by_who_used_the_space() -> None:
    """TZ-5.4: another worker does not take it; at the end of the round one more corn lies there."""
    state = play(table(tooth_corn=4, to_move=1), "place tikal", "end")
    assert state.to_position()["tooth_corn"] == 5
    check(state, 1, corn=0)


def test_tz_5_4_in_time_to_feed() -> None:
    """TZ-5.4: the last seat of a food-day round feeds its three workers with it."""
    state = food_day(1, {"corn": 6}, {}, tooth_corn=6, turn=("place start", "end"))
    check(state, 1, corn=0, points=0)
