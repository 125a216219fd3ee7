"""The calendar and the start-player space (TZ-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.helpers import FOOD_DAYS, GEARS, State, check, goods, play, table, texts, where

SMALL = GEARS[:4]
QUIET = ("place yaxchilan", "end")
BOTH = {"days 1", "days 2"}


def claimed(*seats: dict[str, Any], players: int = 2, **keys: Any) -> State:
    """The last seat has just used the start-player space and ended the round's last turn."""
    state = table(*seats, players=players, to_move=players - 1, **keys)
    return play(state, "place start", "end")


def test_tz_8_1_unused_start_player_space() -> None:
    """TZ-8.1: one corn more on the Tzolk'in gear, one day, nothing asked."""
    state = play(table(to_move=1, tooth_corn=2, round=3), *QUIET)
    laid = state.to_position()
    assert (laid["tooth_corn"], laid["round"], laid["start_player"], laid["to_move"]) == (3, 4, 0, 0)
    assert where(state, 1) == {"yaxchilan 1"}


def test_tz_8_2_another_takes_the_marker() -> None:
    """TZ-8.2: the worker comes back, its owner becomes start player and advances the calendar."""
    state = claimed(round=3)
    assert state.to_act == (1,)
    assert texts(state) == BOTH
    play(state, "days 1")
    laid = state.to_position()
    assert (laid["round"], laid["start_player"], laid["to_move"], laid["start_space"]) == (4, 1, 1, None)
    check(state, 1, hand=3, board="light")


@pytest.mark.parametrize(("players", "holder", "left"), [(2, 1, 0), (3, 1, 2), (4, 3, 0), (4, 0, 1)])
def test_tz_8_2_the_holder_passes_it_to_the_left(players: int, holder: int, left: int) -> None:
    """TZ-8.2: to the next seat in the order of play."""
    last = (holder - 1) % players
    state = table(players=players, start_player=holder, to_move=last, start_space=holder)
    play(state, *QUIET)
    assert state.to_act == (holder,)
    play(state, "days 1")
    assert state.to_position()["start_player"] == left
    assert state.to_act == (left,)


def test_tz_8_2_no_corn_is_laid_when_the_space_was_used() -> None:
    """TZ-8.2: the corn was taken and none is laid."""
    state = play(claimed(tooth_corn=2), "days 1")
    assert state.to_position()["tooth_corn"] == 0
    check(state, 1, corn=2)


def test_tz_8_2_two_days_turn_the_board_dark() -> None:
    """TZ-8.2: everything moves two spaces and the board turns."""
    state = play(claimed(gears={"tikal 1": 0, "chichen_itza 3": 0}, round=3), "days 2")
    check(state, 1, board="dark")
    check(state, 0, board="light")
    assert where(state, 0) == {"tikal 3", "chichen_itza 5"}
    assert state.to_position()["round"] == 5


def test_tz_8_2_a_dark_board_allows_one_day_only() -> None:
    """TZ-8.2: still asked."""
    state = claimed({}, {"board": "dark"})
    assert texts(state) == {"days 1"}
    check(play(state, "days 1"), 1, board="dark")


@pytest.mark.parametrize("place", [*(f"{gear} 6" for gear in SMALL), "chichen_itza 9"])
@pytest.mark.parametrize("who", [0, 1])
def test_tz_8_3_two_days_may_push_nobody_off(place: str, who: int) -> None:
    """TZ-8.3: a worker of any player on 6 of a small gear or 9 of Chichen Itza forbids them."""
    assert texts(claimed(gears={place: who})) == {"days 1"}


@pytest.mark.parametrize(
    "place", [*(f"{gear} {n}" for gear in SMALL for n in (5, 7)), *(f"chichen_itza {n}" for n in (6, 8, 10))]
)
def test_tz_8_3_other_spaces_do_not_matter(place: str) -> None:
    """TZ-8.3: who is on 5 stays on the gear; who is on 7 (10) is pushed off by the first day anyway."""
    assert texts(claimed(gears={place: 0})) == BOTH


@pytest.mark.parametrize("place", [*(f"{gear} 6" for gear in SMALL), "chichen_itza 9"])
def test_tz_8_3_dummies_do_not_count(place: str) -> None:
    """TZ-8.3: they cannot be pushed off (ruling)."""
    state = claimed(gears={place: "dummy"})
    assert texts(state) == BOTH
    gear, space = place.split()
    assert where(play(state, "days 2"), "dummy") == {f"{gear} {int(space) + 2}"}


@pytest.mark.parametrize("gear", GEARS)
def test_tz_8_4_every_worker_moves_one_space_a_day(gear: str) -> None:
    """TZ-8.4: from 0, 2 and 4 to 1, 3 and 5."""
    gears = {f"{gear} 0": 0, f"{gear} 2": 1, f"{gear} 4": "dummy"}
    state = play(table(gears=gears, to_move=1), "place start", "end", "days 1")
    found = (where(state, 0), where(state, 1), where(state, "dummy"))
    assert found == ({f"{gear} 1"}, {f"{gear} 3"}, {f"{gear} 5"})


@pytest.mark.parametrize("place", [*(f"{gear} 7" for gear in SMALL), "chichen_itza 10"])
@pytest.mark.parametrize("days", [1, 2])
def test_tz_8_4_the_last_space_returns_its_worker(place: str, days: int) -> None:
    """TZ-8.4: into the hand, with no action."""
    state = claimed({"skulls": 1}, gears={place: 0})
    check(state, hand=2)
    before = goods(state)
    play(state, f"days {days}")
    assert where(state, 0) == set()
    assert goods(state) == {**before, "hand": 3}


def test_tz_8_4_space_7_of_chichen_itza_is_not_its_last() -> None:
    """TZ-8.4: workers go on to 10 there."""
    assert where(play(table(gears={"chichen_itza 7": 0}, to_move=1), *QUIET), 0) == {"chichen_itza 8"}


@pytest.mark.parametrize("number", range(1, 28))
def test_tz_8_5_rounds_of_the_food_days(number: int) -> None:
    """TZ-8.5: 8, 14, 21, 27, no other round; three workers starve, all lead all temples (3 + 1 + 2 VP)."""
    state = play(table(to_move=1, round=number), *QUIET)
    held = state.to_position()["food_days"] - sum(day < number for day in FOOD_DAYS)
    assert held == (number in FOOD_DAYS)
    assert state.is_over == (number == 27)
    check(state, 0, points={8: -9, 14: -9 + 6, 21: -9, 27: -9 + 6}.get(number, 0))


@pytest.mark.parametrize(("before", "tooth", "held"), [(7, 8, 0), (13, 14, 1), (20, 21, 2)])
def test_tz_8_5_a_food_day_that_is_jumped_over(before: int, tooth: int, held: int) -> None:
    """TZ-8.5: the round landed on is the food-day round."""
    state = claimed({"corn": 30}, {"corn": 30}, round=before)
    assert state.to_position()["food_days"] == held
    play(state, "days 2")
    laid = state.to_position()
    assert (laid["round"], laid["food_days"]) == (tooth + 1, held)
    check(state, 0, corn=30)
    play(state, "place tikal", "end", "place uxmal", "end")
    laid = state.to_position()
    assert (laid["round"], laid["food_days"]) == (tooth + 2, held + 1)
    check(state, 0, corn=24)


@pytest.mark.parametrize(("landed", "held", "following"), [(9, 0, 14), (15, 1, 21), (22, 2, 27)])
def test_tz_8_5_later_food_days_keep_their_teeth(landed: int, held: int, following: int) -> None:
    """TZ-8.5: after the late one, rounds go by without feeding until the next tooth."""
    state = table({"corn": 60}, {"corn": 60}, round=landed, food_days=held)
    fed = []
    while not state.is_over and (before := state.to_position())["round"] <= following:
        out = sorted(where(state, before["to_move"]))
        play(state, *([f"pick {out[0]}", "do nothing"] if out else ["place tikal"]), "end")
        if state.to_position()["food_days"] > before["food_days"]:
            fed.append(before["round"])
    assert fed == [landed, following]


def test_tz_8_5_buildings_change_in_the_round_landed_on() -> None:
    """TZ-8.5, TZ-9.6: from 13 to 15; the display of age 1 stays until the end of round 15."""
    shown, later = ["b01", "b02"], ["b15", "b16", "b17", "b18", "b19", "b20"]
    state = play(claimed(round=13, buildings=shown, deck_2=later), "days 2")
    assert sorted(state.to_position()["buildings"]) == shown
    play(state, "place tikal", "end", "place uxmal", "end")
    assert sorted(state.to_position()["buildings"]) == later


def test_tz_8_5_two_days_on_the_food_day_itself() -> None:
    """TZ-8.5: round 8 feeds; two days then lead to round 10, no food day."""
    state = play(claimed({"corn": 30}, {"corn": 30}, round=8), "days 2")
    laid = state.to_position()
    assert (laid["round"], laid["food_days"]) == (10, 1)
    play(state, "place tikal", "end", "place uxmal", "end")
    assert state.to_position()["food_days"] == 1


def test_tz_8_5_two_days_from_the_round_before_the_last() -> None:
    """TZ-8.5: round 26 leads to 28, the last: its food day ends the game (ruling)."""
    state = claimed({"corn": 30}, {"corn": 30}, round=26)
    assert texts(state) == BOTH
    play(state, "days 2")
    laid = state.to_position()
    assert (laid["round"], laid["food_days"], state.is_over) == (28, 3, False)
    play(state, "place tikal", "end", "place uxmal", "end")
    assert state.is_over
    assert state.to_position()["food_days"] == 4
    check(state, 0, corn=24)


def test_tz_8_5_one_day_from_the_round_before_the_last() -> None:
    """TZ-8.5: round 27 is the last then."""
    state = play(claimed({"corn": 30}, {"corn": 30}, round=26), "days 1")
    play(state, "place tikal", "end", "place uxmal", "end")
    assert state.is_over


def test_tz_8_2_days_are_not_asked_in_the_last_round() -> None:
    """TZ-8.2, TZ-12.1: nothing hangs on them; the game is over."""
    state = claimed({"corn": 6}, {}, round=27, tooth_corn=6)
    assert state.is_over
    assert state.to_act == ()
    check(state, 1, corn=0)


def test_tz_8_6_corn_is_laid_at_most_once_a_round() -> None:
    """TZ-8.6: three quiet rounds lay three corn."""
    state = table({"corn": 9}, {"corn": 9})
    for gear in ("tikal", "uxmal", "palenque"):
        play(state, f"place {gear}", "end", f"place {gear}", "end")
    assert state.to_position()["tooth_corn"] == 3


def test_tz_8_6_two_days_lay_no_corn() -> None:
    """TZ-8.1, TZ-8.6: the space was used."""
    assert play(claimed(tooth_corn=0), "days 2").to_position()["tooth_corn"] == 0
