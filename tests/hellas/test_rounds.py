"""A round: cubes, action spaces, whose turn it is (HE-2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.helpers import TAKES, asked, marble, play, refused, spaces, table, texts


def test_he_2_1_clockwise_from_the_start_player() -> None:
    """HE-2.1: one cube each in turn."""
    state = table(players=4, start_player=2)
    order = []
    for move in ("take temple_4", "take temple_6", "take temple_10", "take monument"):
        order.append(asked(state))
        play(state, move, "nothing")
    assert order == [2, 3, 0, 1]
    found = state.to_position()
    assert found["to_move"] == 2
    assert found["taken"] == ["temple_4", "temple_6", "temple_10", "monument"]
    assert [player["cubes"] for player in found["players"]] == [2, 2, 2, 2]


def test_he_2_2_thirteen_action_spaces() -> None:
    """HE-2.2: nine kinds, all open at the start."""
    assert texts(table()) == set(TAKES)


@pytest.mark.parametrize("name", ["house", "quarry"])
def test_he_2_2_three_spaces_for_houses_and_quarries(name: str) -> None:
    """HE-2.2: the third may be taken, no fourth."""
    assert f"take {name}" in texts(table(taken=[name, name]))
    full = table(taken=[name, name, name])
    assert texts(full) == set(TAKES) - {f"take {name}"}
    assert name in refused(full, f"take {name}")


@pytest.mark.parametrize(
    "name", ["house_agora", "palace", "temple_4", "temple_6", "temple_10", "monument", "marble"]
)
def test_he_2_2_one_space_of_the_others(name: str) -> None:
    """HE-2.1: only free action spaces."""
    assert texts(table(taken=[name])) == set(TAKES) - {f"take {name}"}


def test_he_2_2_the_last_space_but_one() -> None:
    """HE-2.2: twelve cubes of two players leave one of thirteen."""
    taken = ["house"] * 3 + ["house_agora", "palace"] + ["quarry"] * 3 + ["temple_4", "temple_6", "marble"]
    assert texts(table(taken=taken)) == {"take temple_10", "take monument"}


@pytest.mark.parametrize("action", ["house", "house_agora", "palace"])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_he_2_3_everybody_is_asked_clockwise(action: str, active: int) -> None:
    """HE-2.3: from the active player; each may decline."""
    state = play(table(players=3, start_player=active), f"take {action}")
    order = []
    for _ in range(3):
        order.append(asked(state))
        assert "decline" in texts(state)
        assert state.to_position()["to_move"] == active
        play(state, "decline")
    assert order == [active, (active + 1) % 3, (active + 2) % 3]
    assert asked(state) == (active + 1) % 3
    assert texts(state) >= {"take quarry"}


def test_he_2_3_all_build_in_one_action() -> None:
    """HE-2.3: a house each, paid by each."""
    state = play(table(), "take house", "house A3", "house A4")
    pieces = state.to_position()["pieces"]
    assert pieces == {"A3": {"seat": 0, "kind": "house"}, "A4": {"seat": 1, "kind": "house"}}
    assert marble(state) == [9, 9]
    assert asked(state) == 1


def test_he_2_3_in_quarry_income_comes_by_itself() -> None:
    """HE-2.3: seat 1 gets 2 of tile 18 at seat 0's action, and nobody but seat 0 is asked."""
    state = play(table(deck=[13], pieces={"house 1": "B8"}), "take quarry")
    assert marble(state) == [10, 12]
    assert asked(state) == 0
    assert texts(state) == {"cover A5"}


@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("temple_4", ["column B3", "column B3"]),
        ("temple_6", ["column B3", "column B3", "column B3"]),
        ("monument", ["monument C4"]),
        ("marble", []),
    ],
)
def test_he_2_3_the_other_actions_are_for_the_active_player_alone(action: str, moves: list[str]) -> None:
    """HE-2.3: after them it is seat 1's turn."""
    state = play(table(), f"take {action}", *moves)
    assert asked(state) == 1
    assert state.to_position()["to_move"] == 1
    assert marble(state)[1] == 10


POOR = {"marble": 0}


@pytest.mark.parametrize("action", ["temple_4", "temple_6", "temple_10", "monument"])
def test_he_2_4_an_own_action_that_cannot_be_done_does_nothing(action: str) -> None:
    """HE-2.4: it may be chosen; only `nothing` is left."""
    state = play(table(POOR), f"take {action}")
    assert texts(state) == {"nothing"}
    play(state, "nothing")
    assert asked(state) == 1
    found = state.to_position()
    assert (found["taken"], found["temples"], found["pieces"]) == ([action], {}, {})
    assert found["players"][0] == {"marble": 0, "rings": 0, "cubes": 5}


@pytest.mark.parametrize("action", ["temple_4", "monument"])
def test_he_2_4_an_own_action_that_one_will_not_do(action: str) -> None:
    """HE-2.4: with the marble for it."""
    state = play(table(), f"take {action}")
    assert len(texts(state)) > 1
    play(state, "nothing")
    assert asked(state) == 1
    assert marble(state) == [10, 10]


@pytest.mark.parametrize("action", ["house", "house_agora", "palace"])
def test_he_2_4_an_action_for_everyone_stays_open_to_the_others(action: str) -> None:
    """HE-2.4: seat 0 cannot build and is still asked, then seat 1 can."""
    state = play(table(POOR), f"take {action}")
    assert (asked(state), texts(state)) == (0, {"decline"})
    play(state, "decline")
    assert asked(state) == 1
    assert len(texts(state)) > 1


def last_cube(action: str, *moves: str, players: int = 3, **keys: Any) -> Any:
    """The state after seat 0 has placed the last cube of the round."""
    seats = [{"cubes": 1}, *({"cubes": 0} for _ in range(players - 1))]
    return play(table(*seats, players=players, to_move=0, **keys), f"take {action}", *moves)


def test_he_2_1_after_the_last_cube_all_come_off() -> None:
    """HE-2.1, HE-1.4: nothing is taken, all have the cubes of the next round."""
    state = last_cube("marble", taken=["house", "house", "palace"], round=2)
    found = state.to_position()
    assert (found["round"], found["taken"]) == (3, [])
    assert [player["cubes"] for player in found["players"]] == [3, 3, 3]
    assert texts(state) == set(TAKES)


@pytest.mark.parametrize("action", ["temple_4", "temple_6", "temple_10"])
def test_he_2_5_the_first_at_a_temple_leads_the_next_round(action: str) -> None:
    """HE-2.5: known at once."""
    state = play(table(players=3, start_player=2), "take marble", f"take {action}")
    assert state.to_position()["next_start_player"] == 0
    assert state.to_position()["start_player"] == 2


def test_he_2_5_even_if_no_column_was_placed() -> None:
    """HE-2.5: seat 0 has no marble."""
    state = play(table(POOR), "take temple_10", "nothing")
    assert state.to_position()["next_start_player"] == 0


def test_he_2_5_later_temples_change_nothing() -> None:
    """HE-2.5: the first of the round."""
    state = play(table(), "take temple_10", "nothing", "take temple_4", "column B3", "column B3")
    assert state.to_position()["next_start_player"] == 0


def test_he_2_5_the_next_round_begins_with_that_player() -> None:
    """HE-2.5: seat 2 leads round 2, and nobody the one after yet."""
    state = last_cube("marble", taken=["temple_4"], next_start_player=2)
    found = state.to_position()
    assert (found["round"], found["start_player"], found["to_move"]) == (2, 2, 2)
    assert found["next_start_player"] is None
    assert asked(state) == 2


def test_he_2_5_with_the_last_cube() -> None:
    """HE-2.5: taken by the last cube of the round."""
    state = last_cube("temple_4", "nothing", start_player=1)
    assert state.to_position()["start_player"] == 0


def test_he_2_5_if_nobody_did_the_start_player_stays() -> None:
    """HE-2.5, ruling."""
    state = last_cube("marble", taken=["house"], start_player=1)
    found = state.to_position()
    assert (found["round"], found["start_player"], found["to_move"]) == (2, 1, 1)


def test_he_2_1_the_action_is_over_before_the_round_is() -> None:
    """HE-2.1: after the last cube everybody still builds."""
    state = last_cube("house", "house A4")
    assert (state.to_position()["round"], asked(state)) == (1, 1)
    play(state, "house A5", "house B2")
    assert state.to_position()["round"] == 2


def test_decisions_are_those_of_the_seat_asked() -> None:
    """CONTRACT 2: another seat has no move."""
    state = play(table(), "take house")
    assert texts(state, 1) == set()
    assert spaces(state, "house") != set()
    play(state, "decline")
    assert texts(state, 0) == set()
