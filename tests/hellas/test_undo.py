"""Undo: within one's own turn, never past a tile turned up or another seat's move (DESIGN)."""

from __future__ import annotations

import pytest

from antiqua.kernel.errors import IllegalMove
from antiqua.play import Match
from tests.hellas.helpers import game, texts


def begun(*moves: str) -> tuple[Match, int]:
    """A game with some moves played, and its start player."""
    match = Match(game(2), 1)
    first = match.state.to_act[0]
    for move in moves:
        match.play(match.state.to_act[0], move)
    return match, first


def test_a_piece_may_be_taken_back_and_so_may_the_action() -> None:
    match, first = begun("take house_agora", "house A3")
    match.undo(first)
    assert "house A3" in texts(match.state)
    match.undo(first)
    assert match.state.fingerprint() == begun()[0].state.fingerprint()


def test_columns_may_be_taken_back() -> None:
    """With the price and the ring."""
    match, first = begun("take temple_6", "column E5", "column E5")
    match.undo_turn(first)
    assert match.state.fingerprint() == begun()[0].state.fingerprint()


def test_no_undo_past_another_seats_move() -> None:
    """HE-2.3: seat 1 has built in the same action."""
    match, first = begun("take house", "house A3", "house A4")
    assert not match.can_undo(first)
    match.undo(1 - first)
    with pytest.raises(IllegalMove):
        match.undo(1 - first)
    assert not match.can_undo(first)


def test_no_undo_past_a_tile() -> None:
    """HE-4.2: taking the action turns one up, and so does every cover."""
    match, first = begun("take quarry")
    assert not match.can_undo(first)
    while match.state.to_act == (first,):
        match.play(first, str(match.state.moves()[0]))
        assert not match.can_undo(first)
