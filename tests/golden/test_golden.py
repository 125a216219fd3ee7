"""Golden games: whole records that must replay for ever, move by move, to the same result (CONTRACT 4)."""

from __future__ import annotations

import json

import pytest

from antiqua.play import from_record
from tests.golden import expansion, hadara, hellas, tzolkin
from tests.golden.making import HERE, Entry, Golden, written

ALL = (tzolkin.GOLDEN, expansion.GOLDEN, hadara.GOLDEN, hellas.GOLDEN)
GAMES = [
    pytest.param(golden, entry, id=golden.path_of(entry).stem) for golden in ALL for entry in golden.games
]
each = pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.name)


@pytest.mark.parametrize(("golden", "entry"), GAMES)
def test_every_record_replays_to_its_result(golden: Golden, entry: Entry) -> None:
    """Every move is legal, the game is over after the last, points and ranking are the recorded ones."""
    record = golden.record_of(entry)
    match = from_record(record)
    assert match.state.is_over
    assert json.loads(json.dumps(match.record())) == record


def test_there_is_a_record_of_every_game() -> None:
    """The files are those of the lists."""
    assert {*HERE.glob("*.json")} == {golden.path_of(entry) for golden in ALL for entry in golden.games}


@each
@pytest.mark.parametrize("place", [0, -1])
def test_the_driver_makes_the_same_record_again(golden: Golden, place: int) -> None:
    """Same rules, same seed, same policy: the same file."""
    entry = golden.games[place]
    assert written(golden.drive(*entry)) == golden.path_of(entry).read_text(encoding="utf-8")


@each
def test_together_they_reach_everything(golden: Golden) -> None:
    """Everything that the list of each game names."""
    assert golden.missing() == []


@each
def test_there_are_games_of_every_seat_count(golden: Golden) -> None:
    """As many as each game is played with."""
    assert {entry[-2] for entry in golden.games} == {players for *_rest, players in golden.every}
