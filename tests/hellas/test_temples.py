"""Temples (HE-5). Pegasus has B3 for 7 columns, B6 for 4, E2 for 5, E5 for 8, G7 for 6."""

from __future__ import annotations

import pytest

from tests.hellas.helpers import TEMPLES, asked, marble, play, refused, rings, table, texts

ALL = {f"column {temple}" for temple in TEMPLES}
RICH = {"marble": 20}


@pytest.mark.parametrize(
    ("action", "price", "columns"), [("temple_4", 4, 2), ("temple_6", 6, 3), ("temple_10", 10, 5)]
)
def test_he_5_1_price_columns_and_a_ring(action: str, price: int, columns: int) -> None:
    """HE-5.1: all on the temple for 8; then it is seat 1's turn."""
    state = play(table(RICH), f"take {action}", *["column E5"] * columns)
    assert marble(state) == [20 - price, 10]
    assert rings(state) == [1, 0]
    assert state.to_position()["temples"] == {"E5": columns}
    assert asked(state) == 1


@pytest.mark.parametrize(("action", "price"), [("temple_4", 4), ("temple_6", 6), ("temple_10", 10)])
def test_he_5_1_the_marble_must_do(action: str, price: int) -> None:
    """HE-5.1: with one less nothing happens."""
    assert texts(play(table({"marble": price}), f"take {action}")) == ALL | {"nothing"}
    state = play(table({"marble": price - 1}), f"take {action}")
    assert texts(state) == {"nothing"}
    play(state, "nothing")
    assert (marble(state), rings(state)) == ([price - 1, 10], [0, 0])


def test_he_5_1_nothing_may_be_done_before_the_first_column_alone() -> None:
    """HE-5.1: all columns must be put; paid and ringed at the first."""
    state = play(table(), "take temple_4", "column B3")
    assert (marble(state), rings(state)) == ([6, 10], [1, 0])
    assert texts(state) == ALL
    refused(state, "nothing")


def test_he_5_1_split_at_will() -> None:
    """HE-5.1: five columns on four temples."""
    columns = ["B3", "B6", "E2", "B3", "G7"]
    state = play(table(), "take temple_10", *[f"column {temple}" for temple in columns])
    assert state.to_position()["temples"] == {"B3": 2, "B6": 1, "E2": 1, "G7": 1}
    assert rings(state) == [1, 0]


def test_he_5_1_only_where_there_is_room() -> None:
    """HE-5.1: B6 and E2 are full."""
    state = play(table(temples={"B6": 4, "E2": 5}), "take temple_4")
    assert texts(state) == {"column B3", "column E5", "column G7", "nothing"}


FULL = {"B3": 7, "B6": 4, "E2": 5, "E5": 8, "G7": 6}


@pytest.mark.parametrize(("action", "columns"), [("temple_4", 2), ("temple_6", 3), ("temple_10", 5)])
def test_he_5_1_all_columns_must_find_room(action: str, columns: int) -> None:
    """HE-5.1: room for one too few: nothing is paid, no ring."""
    enough = {**FULL, "E5": 8 - columns + 1, "G7": 5}
    assert texts(play(table(RICH, temples=enough), f"take {action}")) == {"column E5", "column G7", "nothing"}
    short = {**FULL, "E5": 8 - columns + 1}
    state = play(table(RICH, temples=short), f"take {action}")
    assert texts(state) == {"nothing"}
    play(state, "nothing")
    assert (marble(state), rings(state), asked(state)) == ([20, 10], [0, 0], 1)


def test_he_5_1_a_temple_may_fill_up_within_the_action() -> None:
    """HE-5.1: after its last place it is offered no more."""
    state = play(table(temples={"B6": 3}), "take temple_4", "column B6")
    assert texts(state) == ALL - {"column B6"}


def test_he_5_2_completing_a_temple_gives_a_ring_at_once() -> None:
    """HE-5.2: on top of the action's."""
    state = play(table(temples={"B6": 3}), "take temple_4", "column B6")
    assert rings(state) == [2, 0]


def test_he_5_2_whoever_began_it() -> None:
    """HE-5.2: seat 1 puts the last column."""
    state = play(
        table(temples={"B6": 1}), "take temple_4", "column B6", "column B6", "take temple_6", "column B6"
    )
    assert rings(state) == [1, 2]


def test_he_5_2_a_ring_for_each_temple_completed() -> None:
    """HE-5.2: two, and three, in one action."""
    state = play(table(temples={"B6": 3, "G7": 5}), "take temple_4", "column B6", "column G7")
    assert rings(state) == [3, 0]
    temples = {"B6": 3, "G7": 5, "E2": 2}
    state = play(table(temples=temples), "take temple_10", "column B6", "column G7", *["column E2"] * 3)
    assert rings(state) == [4, 0]


def test_he_5_2_the_last_columns_of_all() -> None:
    """HE-5.2: with room for exactly two."""
    state = play(table(temples={**FULL, "E5": 7, "B6": 3}), "take temple_4", "column E5")
    assert texts(state) == {"column B6"}
    play(state, "column B6")
    assert state.to_position()["temples"] == FULL
    assert rings(state) == [3, 0]
