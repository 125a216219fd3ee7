"""The end of the game (TZ-12)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import State, food_day, goods, play, table, where


def parts(state: State, seat: int = 0) -> dict[str, float]:
    """Points of a seat by category, with the total."""
    one = state.scores()["players"][seat]
    return {**one["parts"], "total": one["total"]}


def ranking(state: State) -> list[set[int]]:
    """Groups of seats, the best first."""
    return [set(group) for group in state.scores()["ranking"]]


@pytest.mark.parametrize("corn", range(9))
def test_tz_12_2_a_quarter_for_each_corn(corn: int) -> None:
    """TZ-12.2: exact quarters (ruling)."""
    assert parts(table({"corn": corn}))["corn"] == corn / 4
    assert parts(table({"corn": corn}))["total"] == corn / 4


@pytest.mark.parametrize(("kind", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_tz_12_2_resources_become_corn(kind: str, corn: int) -> None:
    """TZ-12.2: at 2, 3 and 4."""
    assert parts(table({kind: 3}))["corn"] == 3 * corn / 4


def test_tz_12_2_all_together() -> None:
    """TZ-12.2: 1 corn, 1 wood, 2 stone, 3 gold are 21 corn, 5.25 VP; two skulls 6; 50 VP from play."""
    state = table({"corn": 1, "wood": 1, "stone": 2, "gold": 3, "skulls": 2, "points": 50})
    assert parts(state) == {"points": 50, "corn": 5.25, "skulls": 6, "monuments": 0, "total": 61.25}


def test_tz_12_2_skulls_on_chichen_itza_are_not_owned() -> None:
    """TZ-12.2: only those still before the player."""
    assert parts(table({"skulls": 1}, skull_places=[1, 2, 3]))["skulls"] == 3


def test_tz_1_4_totals_may_be_negative() -> None:
    """TZ-1.4: no floor."""
    assert parts(table({"points": -7, "corn": 1}))["total"] == -6.75


def test_tz_12_2_scores_of_a_game_going_on() -> None:
    """CONTRACT 1: as if the game ended now; not over."""
    state = table({"corn": 4}, {"corn": 8})
    assert state.scores()["over"] is False
    assert ranking(state) == [{1}, {0}]


def test_tz_12_1_the_game_ends_after_food_day_4() -> None:
    """TZ-12.1: no more moves; the ranking is final."""
    state = food_day(4, {"corn": 7}, {"corn": 6})
    assert state.is_over
    assert state.to_act == ()
    assert state.moves() == []
    assert state.to_position()["phase"] == "over"
    scores = state.scores()
    assert scores["over"] is True
    assert ranking(state) == [{0}, {1}]
    assert parts(state)["corn"] == 0.25


def test_tz_12_1_the_food_day_counts_before_the_scoring() -> None:
    """TZ-9, TZ-12.2: feeding 6 of 10 corn leaves 1 VP; halves of the three bonuses 1 + 3 + 2."""
    state = food_day(4, {"corn": 10}, {"corn": 6})
    assert parts(state) == {"points": 6, "corn": 1, "skulls": 0, "monuments": 0, "total": 7}


def test_tz_12_1_the_calendar_moves_one_more_day() -> None:
    """TZ-12.1: a worker on 7 falls off, one on 3 goes to 4."""
    state = food_day(4, {"corn": 6}, {"corn": 6}, gears={"tikal 7": 0, "tikal 3": 0})
    assert where(state, 0) == {"tikal 4"}
    assert goods(state, 0)["hand"] == 2


EVEN = {"corn": 6}


def test_tz_12_4_most_points_win() -> None:
    """TZ-12.4: by a quarter."""
    assert ranking(food_day(4, {"corn": 6}, {"corn": 7})) == [{1}, {0}]


def test_tz_12_4_workers_on_the_gears_break_ties() -> None:
    """TZ-12.4: two against one (the worker placed in the last turn)."""
    state = food_day(4, EVEN, EVEN, gears={"tikal 1": 0, "uxmal 1": 0})
    assert parts(state, 0) == parts(state, 1)
    assert ranking(state) == [{0}, {1}]


def test_tz_12_4_after_the_extra_day() -> None:
    """TZ-12.1, TZ-12.4: of two workers one falls off; one against one is a shared win."""
    state = food_day(4, EVEN, EVEN, gears={"tikal 1": 0, "uxmal 7": 0})
    assert ranking(state) == [{0, 1}]


def test_tz_12_4_shared_win() -> None:
    """TZ-12.4: level in points and in workers."""
    state = food_day(4, EVEN, EVEN, gears={"tikal 1": 0})
    assert ranking(state) == [{0, 1}]


def test_tz_12_4_the_start_player_space_is_not_on_a_gear() -> None:
    """TZ-12.4: its worker does not count there."""
    state = food_day(4, EVEN, EVEN, gears={"tikal 1": 0}, turn=("place start", "end"))
    assert ranking(state) == [{0}, {1}]


def test_tz_12_4_dummies_and_others_do_not_count() -> None:
    """TZ-12.4: own workers only."""
    gears: dict[str, int | str] = {"tikal 1": 0, "tikal 2": "dummy", "tikal 3": "dummy"}
    assert ranking(food_day(4, EVEN, EVEN, gears=gears)) == [{0, 1}]


def test_tz_12_4_places_further_down_are_broken_too() -> None:
    """TZ-12.4: four seats: 2 first, 0 and 3 level, 1 last."""
    gears = {"tikal 1": 0}
    state = food_day(4, EVEN, {"corn": 4}, {"corn": 10}, EVEN, players=4, gears=gears)
    assert ranking(state) == [{2}, {0, 3}, {1}]


def test_tz_12_a_finished_position_is_over() -> None:
    """CONTRACT 3: phase `over` after the extra day."""
    state = table({"points": 5}, {"points": 5}, phase="over", round=27, food_days=4, gears={"tikal 2": 0})
    assert state.is_over
    assert ranking(state) == [{0}, {1}]


def test_tz_12_no_move_after_the_end() -> None:
    """TZ-12.1: nobody may act."""
    state = food_day(4, EVEN, EVEN)
    for seat in (0, 1):
        assert state.moves(seat) == []


def test_tz_12_played_to_the_end() -> None:
    """TZ-12.1: the last two rounds of a small game."""
    state = table(EVEN, EVEN, round=26)
    play(state, "place tikal", "end", "place uxmal", "end")
    assert (state.is_over, state.to_position()["round"]) == (False, 27)
    play(state, "pick tikal 1", "do nothing", "end", "pick uxmal 1", "do nothing", "end")
    assert state.is_over
    assert ranking(state) == [{0, 1}]
