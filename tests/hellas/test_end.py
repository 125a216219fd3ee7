"""The end of the game (HE-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.helpers import parts, play, ranking, table, texts

POOR = {"marble": 0}


def test_he_7_1_a_point_for_each_house_palace_and_agora() -> None:
    """HE-7.1: 3 houses, a palace, an agora."""
    state = table(POOR, pieces={"house 0": "E7 E8 E9", "palace 0": "E6", "agora 0": "F6"})
    assert parts(state) == {
        "city": 5,
        "monuments": 0,
        "temples": 0,
        "rings": 0,
        "most_rings": 0,
        "marble": 0,
        "total": 5,
    }


def test_he_7_1_only_the_largest_city() -> None:
    """HE-7.1: of 2 and 3, and a village of 4."""
    pieces = {"palace 0": "E6 C3", "house 0": "E7 C4 B4 H6 H7 G8 G9"}
    assert parts(table(pieces=pieces))["city"] == 3


def test_he_7_1_each_players_own() -> None:
    """HE-7.1: seat 1's city is smaller."""
    pieces = {"palace 0": "E6", "house 0": "E7 E8", "palace 1": "C3", "house 1": "C4"}
    state = table(pieces=pieces)
    assert [parts(state, seat)["city"] for seat in (0, 1)] == [3, 2]


def test_he_7_2_three_points_for_each_monument_next_to_a_city() -> None:
    """HE-7.2: F6 and F7 lie next to E7; H6 next to nothing."""
    state = table(pieces={"palace 0": "E6", "house 0": "E7", "monument": "F6 F7 H6"})
    assert parts(state)["monuments"] == 6


def test_he_7_2_a_monument_counts_for_every_city_of_every_player() -> None:
    """HE-7.2: F6 lies between seat 0's city E6 E7 and seat 1's F7 G8, whoever built it."""
    state = table(
        pieces={"palace 0": "E6", "house 0": "E7", "palace 1": "F7", "house 1": "G8", "monument": "F6"}
    )
    assert [parts(state, seat)["monuments"] for seat in (0, 1)] == [3, 3]


def test_he_7_2_once_for_each_city() -> None:
    """HE-7.2: E6 and E7 both touch F6."""
    state = table(pieces={"palace 0": "E6", "house 0": "E7 F5", "monument": "F6"})
    assert parts(state)["monuments"] == 3


def test_he_7_2_villages_score_nothing() -> None:
    """HE-7.2: neither for monuments nor for temples."""
    state = table(pieces={"house 0": "E6 E7", "palace 0": "F4", "monument": "F6"}, temples={"E5": 8})
    assert (parts(state)["monuments"], parts(state)["temples"]) == (0, 0)


@pytest.mark.parametrize("columns", [0, 1, 7, 8])
def test_he_7_2_a_point_for_each_column_that_stands(columns: int) -> None:
    """HE-7.2: E6 touches the temple E5, complete or not."""
    state = table(pieces={"palace 0": "E6", "house 0": "E7"}, temples={"E5": columns})
    assert parts(state)["temples"] == columns


def test_he_7_2_several_temples_and_one_temple_once() -> None:
    """HE-7.2: E6 and F5 touch E5 (3 columns), F6 touches G7 (6): 9 for one city of four."""
    pieces = {"palace 0": "E6", "house 0": "F5 F6 E7"}
    assert parts(table(pieces=pieces, temples={"E5": 3, "G7": 6}))["temples"] == 9


def test_he_7_2_two_cities_of_a_player_at_one_temple() -> None:
    """HE-7.2: D4 D5 and F4 F5 are two cities next to E5 with 4 columns."""
    pieces = {"palace 0": "D4 F4", "house 0": "D5 F5"}
    assert parts(table(pieces=pieces, temples={"E5": 4}))["temples"] == 8


def test_he_7_2_whoever_put_the_columns() -> None:
    """HE-7.2: seat 1's columns count for seat 0's city."""
    state = table(pieces={"palace 0": "E6", "house 0": "E7"}, start_player=1)
    play(state, "take temple_4", "column E5", "column E5")
    assert [parts(state, seat)["temples"] for seat in (0, 1)] == [2, 0]


@pytest.mark.parametrize(
    ("rings", "points", "most"),
    [
        ([2, 1, 0], [4, 2, 0], [3, 0, 0]),
        ([1, 3, 3], [2, 6, 6], [0, 3, 3]),
        ([2, 2, 2], [4, 4, 4], [3, 3, 3]),
        ([0, 0, 1], [0, 0, 2], [0, 0, 3]),
        ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_he_7_3_rings(rings: list[int], points: list[int], most: list[int]) -> None:
    """HE-7.3: 2 each, 3 more for all who have the most; nobody if nobody has one (ruling)."""
    state = table(*({"rings": count} for count in rings), players=3)
    assert [parts(state, seat)["rings"] for seat in range(3)] == points
    assert [parts(state, seat)["most_rings"] for seat in range(3)] == most


@pytest.mark.parametrize(("marble", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (18, 3), (40, 8)])
def test_he_7_4_a_point_for_each_5_marble(marble: int, points: int) -> None:
    """HE-7.4: only whole fives."""
    assert parts(table({"marble": marble}))["marble"] == points


def test_he_7_5_the_total() -> None:
    """HE-7: city 3, one monument 3, 4 columns at E5, 2 rings and the most 4 + 3, 12 marble 2."""
    state = table(
        {"marble": 12, "rings": 2},
        {"rings": 1},
        pieces={"palace 0": "E6", "house 0": "E7 E8", "monument": "F6"},
        temples={"E5": 4},
    )
    assert parts(state) == {
        "city": 3,
        "monuments": 3,
        "temples": 4,
        "rings": 4,
        "most_rings": 3,
        "marble": 2,
        "total": 19,
    }


def over(*seats: dict[str, int], **keys: Any) -> Any:
    """A finished game."""
    return table(*seats, players=len(seats), phase="over", round=3, **keys)


def test_he_7_5_most_points_win() -> None:
    """HE-7.5: marble for 3, 1 and 2 points."""
    state = over({"marble": 15}, {"marble": 5}, {"marble": 10})
    assert ranking(state) == [[0], [2], [1]]
    assert state.scores()["over"] is True


def test_he_7_5_level_players_share_the_win() -> None:
    """HE-7.5: nothing breaks the tie, not even the marble left over."""
    assert ranking(over({"marble": 10}, {"marble": 14}, {"marble": 5})) == [[0, 1], [2]]


def test_he_7_5_level_players_share_other_places_too() -> None:
    """HE-7.5: 1, 5, 1 and 0 points."""
    seats = [{"marble": 5}, {"marble": 25}, {"marble": 9}, {"marble": 0}]
    assert ranking(over(*seats)) == [[1], [0, 2], [3]]


def test_contract_scores_of_a_game_going_on() -> None:
    """CONTRACT 1: as if it ended now; not over."""
    state = table({"marble": 5}, {"marble": 10})
    assert state.scores()["over"] is False
    assert ranking(state) == [[1], [0]]


def test_he_7_after_round_3_the_game_is_over() -> None:
    """HE-7: no seat may act; what was done last still counts."""
    state = table({"cubes": 1, "marble": 7}, {"cubes": 0, "marble": 0}, round=3, to_move=0)
    play(state, "take marble")
    assert state.is_over
    assert state.to_act == ()
    assert (texts(state, 0), texts(state, 1)) == (set(), set())
    found = state.to_position()
    assert (found["phase"], found["to_move"], found["round"]) == ("over", None, 3)
    assert parts(state)["marble"] == 2
    assert ranking(state) == [[0], [1]]


@pytest.mark.parametrize("number", [1, 2])
def test_he_7_not_before(number: int) -> None:
    """HE-7, HE-1.4: rounds 1 and 2 are followed by another."""
    state = play(table({"cubes": 1}, {"cubes": 0}, round=number, to_move=0), "take marble")
    assert not state.is_over
