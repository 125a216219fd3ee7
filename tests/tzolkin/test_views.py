"""What a seat may know (CONTRACT 1 and 3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tzolkin.helpers import State, act, game, play, position, random_game, table

AGE_1 = [f"b{n:02}" for n in range(1, 15)]
AGE_2 = [f"b{n:02}" for n in range(15, 33)]
SECRET = {"seed", "rng", "deck_1", "deck_2"}


def keys(value: Any) -> set[str]:
    """All keys at any depth."""
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys(part)}
    if isinstance(value, list):
        return {key for part in value for key in keys(part)}
    return set()


def views(state: State) -> list[dict[str, Any]]:
    """Those of all seats and of a spectator."""
    return [state.view(seat) for seat in [*range(len(state.to_position()["players"])), None]]


def choosing(others: tuple[str, ...] = ("w05", "w06", "w07", "w08")) -> State:
    """Two seats at the wealth choice."""
    offered = [{"offered_wealth": ["w01", "w02", "w03", "w04"]}, {"offered_wealth": list(others)}]
    return game(2).from_position({"phase": "setup", "seed": 1, "gears": {}, "players": offered})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_contract_3_no_view_carries_a_secret(players: int) -> None:
    """CONTRACT 3: neither seed nor generator nor decks nor what is pending for others, at every decision."""
    for state in random_game(players, seed=40 + players):
        laid = state.to_position()
        for seat in [*range(players), None]:
            view = state.view(seat)
            json.dumps(view)
            assert not keys(view) & SECRET
            assert view["seat"] == seat
            assert (view["deck_1_left"], view["deck_2_left"]) == (len(laid["deck_1"]), len(laid["deck_2"]))
            if seat not in state.to_act:
                assert not view.get("pending")


def test_contract_3_a_view_shows_what_lies_on_the_table() -> None:
    """CONTRACT 3: the position's keys; goods and tiles of all players are open."""
    seat = {"corn": 5, "wood": 2, "skulls": 1, "wealth": ["w14", "w02"], "buildings": ["b04"]}
    state = table(seat, {"corn": 7}, gears={"tikal 3": 0}, buildings=["b01"], monuments=["m03"], round=9)
    laid = state.to_position()
    for view in views(state):
        for key in (
            "round",
            "food_days",
            "gears",
            "jungle",
            "buildings",
            "monuments",
            "skulls",
            "to_move",
            "players",
        ):
            assert view[key] == laid[key], key


def test_contract_3_the_order_of_the_decks_is_hidden() -> None:
    """TZ-2.4: two worlds that differ in it look the same to all."""
    one = table(deck_1=AGE_1, deck_2=AGE_2, seed=1)
    other = table(deck_1=AGE_1[::-1], deck_2=AGE_2[::-1], seed=99)
    assert one.fingerprint() != other.fingerprint()
    assert views(one) == views(other)


def test_contract_3_which_tiles_are_left_cannot_be_told_beyond_what_was_shown() -> None:
    """TZ-2.4: which six of age 1 were shown and which lie in the deck is open knowledge, the order is not."""
    laid = position(buildings=["b01", "b02"], deck_1=["b03", "b04"])
    swapped = {**laid, "deck_1": ["b04", "b03"]}
    assert views(game(2).from_position(laid)) == views(game(2).from_position(swapped))


def test_tz_2_3_offered_tiles_are_for_their_seat() -> None:
    """TZ-2.3: each sees the own four."""
    state = choosing()
    mine, theirs, spectator = views(state)
    assert mine["players"][0]["offered_wealth"] == ["w01", "w02", "w03", "w04"]
    assert theirs["players"][1]["offered_wealth"] == ["w05", "w06", "w07", "w08"]
    for view, seats in ((mine, [1]), (theirs, [0]), (spectator, [0, 1])):
        for seat in seats:
            assert not view["players"][seat].get("offered_wealth")
            assert view["players"][seat]["chosen"] is False


def test_tz_2_3_offers_of_others_make_no_difference() -> None:
    """TZ-2.3: seat 0 and a spectator cannot tell what seat 1 was dealt."""
    one, other = choosing(), choosing(("w09", "w10", "w11", "w12"))
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    assert [str(move) for move in one.moves(0)] == [str(move) for move in other.moves(0)]


def test_tz_2_3_a_choice_shows_only_that_it_was_made() -> None:
    """CONTRACT 2: until all have chosen, nothing else that anyone can see changes."""
    before = choosing()
    one, other = choosing(), choosing()
    one.play("keep w01 w02", 0)
    other.play("keep w03 w04", 0)
    for seat in (1, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["players"][0]["chosen"] is True
        seen, unseen = one.view(seat), before.view(seat)
        seen["players"][0].pop("chosen")
        unseen["players"][0].pop("chosen")
        assert seen["players"] == unseen["players"]
    assert one.view(0)["players"][0]["keep"] == ["w01", "w02"]
    assert [str(move) for move in one.moves(1)] == [str(move) for move in other.moves(1)]


def test_tz_2_3_kept_tiles_are_open_afterwards_and_the_rest_unseen() -> None:
    """TZ-2.3: revealed; the tiles that left are in no other view."""
    state = choosing()
    play(state, "keep w01 w03", "keep w05 w06")
    for seat in (1, None):
        view = state.view(seat)
        assert view["players"][0]["wealth"] == ["w01", "w03"]
        text = json.dumps(view)
        assert "w02" not in text
        assert "w04" not in text


def test_contract_3_pending_is_for_the_seat_that_decides() -> None:
    """CONTRACT 3: in the middle of an action."""
    state = act("tikal 5", {"wood": 1, "gold": 1})
    assert state.view(0).get("pending")
    assert not state.view(1).get("pending")
    assert not state.view(None).get("pending")


def test_contract_1_a_view_is_independent() -> None:
    """CONTRACT 1: changing it does not change the game."""
    state = table({"corn": 5})
    before = state.fingerprint()
    view = state.view(0)
    view["players"][0]["corn"] = 99
    assert state.fingerprint() == before
    assert state.view(0)["players"][0]["corn"] == 5
