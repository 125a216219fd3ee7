"""Hidden information (HE-8), and what a seat is shown (CONTRACT 1, 3)."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.hellas.helpers import game, marble, play, position, random_game, table

SECRET = {"seed", "rng", "deck"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_8_no_view_carries_the_order_of_the_tiles(players: int) -> None:
    """HE-8: neither the tiles' order nor what tells it; how many are left is seen."""
    for state in random_game(players, 3):
        whole = state.to_position()
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert not SECRET & set(view)
            assert view["deck_left"] == len(whole["deck"])
            assert view["seat"] == seat
            json.dumps(view)


def test_he_8_another_order_is_the_same_view() -> None:
    """HE-8: two games that differ in the tiles to come, and in the seed, look alike to all."""
    one = table(deck=[7, 40, 13, 25], seed=1)
    other = table(deck=[25, 13, 40, 7], seed=2)
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat)


def test_he_8_a_view_shows_a_seat_its_own_marble_alone() -> None:
    """HE-8: a spectator sees none."""
    state = table({"marble": 4}, {"marble": 9}, {"marble": 2}, players=3)
    shown = {seat: [player["marble"] for player in state.view(seat)["players"]] for seat in (0, 1, 2, None)}
    assert shown == {0: [4, None, None], 1: [None, 9, None], 2: [None, None, 2], None: [None, None, None]}


def test_he_8_open_marble() -> None:
    """HE-8: the option shows all to all."""
    state = table({"marble": 4}, {"marble": 9}, open_marble=True)
    for seat in (0, 1, None):
        assert [player["marble"] for player in state.view(seat)["players"]] == [4, 9]


def test_he_8_at_the_end_the_screens_are_lifted() -> None:
    """HE-8: the points for marble show it anyway."""
    state = table({"marble": 4}, {"marble": 9}, phase="over", round=3)
    for seat in (0, 1, None):
        assert [player["marble"] for player in state.view(seat)["players"]] == [4, 9]


def test_he_1_3_everything_else_is_open() -> None:
    """HE-1.3: the same in every view."""
    state = table(
        {"rings": 2},
        pieces={"house 0": "A3", "monument": "C4"},
        temples={"E5": 3},
        taken=["marble", "temple_4"],
        next_start_player=1,
        used=[5, 9],
    )
    whole = state.to_position()
    for seat in (0, 1, None):
        view = state.view(seat)
        for key in (
            "phase",
            "round",
            "start_player",
            "next_start_player",
            "to_move",
            "taken",
            "quarries",
            "miner",
            "used",
            "temples",
            "pieces",
        ):
            assert view[key] == whole[key], key
        for mine, player in zip(view["players"], whole["players"], strict=True):
            assert (mine["rings"], mine["cubes"]) == (player["rings"], player["cubes"])


def test_the_tile_turned_up_is_seen_by_all() -> None:
    """HE-4.2: face up; the choice is the active seat's."""
    state = play(table(deck=[25, 7]), "take quarry")
    for seat in (0, 1, None):
        doing = state.view(seat)["doing"]
        assert (doing["action"], doing["asked"], doing["tile"]) == ("quarry", 0, 25)


def test_doing_tells_who_is_asked() -> None:
    """CONTRACT 3: within an action for everyone; `to_move` is still the active seat."""
    state = play(table(), "take palace", "decline")
    view = state.view(None)
    assert view["to_move"] == 0
    assert (view["doing"]["action"], view["doing"]["asked"]) == ("palace", 1)


def test_doing_counts_the_columns_left() -> None:
    """HE-5.1: three of five."""
    state = play(table(), "take temple_10", "column E5", "column E5")
    assert state.view(1)["doing"]["columns_left"] == 3


def test_nothing_is_being_done_between_actions() -> None:
    """CONTRACT 3."""
    state = table()
    assert state.view(0)["doing"] is None
    assert state.view(None)["doing"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pending_is_shown_to_the_seat_asked_alone(players: int) -> None:
    """CONTRACT 3: no view carries what is pending of others."""
    for state in random_game(players, 4):
        for seat in (None, *range(players)):
            assert state.view(seat).get("pending") is None or state.to_act == (seat,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_8_redeal_keeps_marble_and_all_that_is_known(players: int) -> None:
    """HE-8: only the order of the face-down tiles is another one; the view and the moves are the same."""
    chance = Random(players)
    orders = set()
    for state in random_game(players, 6):
        if chance.random() < 0.8:
            continue
        seat = chance.choice([None, *range(players)])
        other = state.redealt(seat, chance.randrange(1000))
        assert marble(other) == marble(state)
        assert other.view(seat) == state.view(seat)
        assert [str(move) for move in other.moves()] == [str(move) for move in state.moves()]
        decks = state.to_position()["deck"], other.to_position()["deck"]
        assert sorted(decks[0]) == sorted(decks[1])
        orders.add(decks[0] == decks[1])
    assert False in orders


def test_he_8_marble_follows_from_what_is_public() -> None:
    """HE-8: every gain and payment is public; here 10 + 3 - 1 - 2 and 10 - 5."""
    state = play(table(), "take marble", "take palace", "palace A3", "decline")
    play(state, "take house_agora", "house C1", "agora C3", "decline")
    assert marble(state) == [10, 5]


def test_a_view_is_as_of_its_seat_only() -> None:
    """CONTRACT 1: a seat that is not there is refused."""
    state = game(2).from_position(position())
    with pytest.raises(ValueError, match="seat"):
        state.view(2)
