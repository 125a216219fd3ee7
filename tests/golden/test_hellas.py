"""Golden games of Hellas: whole records that must replay for ever to the same result (CONTRACT 4)."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest

from antiqua.play import from_record
from tests.golden.hellas import BOXES, GAMES, MUST, drive, load, path_of, reached
from tests.golden.making import written
from tests.naive.hellas import Table, play
from tests.naive.hellas_table import Map

Entry = tuple[str, str, int, int]


def name_of(entry: Entry) -> str:
    return path_of(*entry).stem


@functools.cache
def record_of(entry: Entry) -> dict[str, Any]:
    """The record of a list entry."""
    record: dict[str, Any] = json.loads(path_of(*entry).read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("entry", GAMES, ids=name_of)
def test_every_record_replays_to_its_result(entry: Entry) -> None:
    """Every move is legal, the game is over after the last, points and ranking are the recorded ones."""
    match = from_record(record_of(entry))
    assert match.state.is_over
    assert json.loads(json.dumps(match.record())) == record_of(entry)


@pytest.mark.parametrize("entry", GAMES, ids=name_of)
def test_the_naive_game_comes_to_the_same_result(entry: Entry) -> None:
    """By the clauses alone: the same seats, the moves legal, the same points."""
    _policy, box, players, seed = entry
    record = record_of(entry)
    board = Map(BOXES[box]["boards"]["pegasus"]["rows"]) if BOXES[box] else None
    table = Table(load(box, players).new(seed=seed).to_position(), board)
    playing = play(table)
    decision = next(playing)
    *moves, last = record["moves"]
    for seat, text in moves:
        assert decision[0] == seat
        decision = playing.send(text)
    assert decision[0] == last[0]
    with pytest.raises(StopIteration):
        playing.send(last[1])
    scores = table.scores()
    assert scores["over"]
    assert {key: scores[key] for key in record["result"]} == record["result"]


def test_there_is_a_record_of_every_game() -> None:
    """The files are those of the list."""
    here = Path(__file__).parent
    assert {path.stem for path in here.glob("hellas_*.json")} == {name_of(entry) for entry in GAMES}


@pytest.mark.parametrize("entry", [GAMES[0], GAMES[1], GAMES[-1]], ids=name_of)
def test_the_driver_makes_the_same_record_again(entry: Entry) -> None:
    """Same rules, same seed, same policy: the same file."""
    assert written(drive(*entry)) == path_of(*entry).read_text(encoding="utf-8")


def test_together_they_reach_everything() -> None:
    """Ways of scoring, ties, no temple in round 3, quarries closed each way, the miner without a place."""
    together = set()
    for entry in GAMES:
        together |= reached(load(*entry[1:3]), record_of(entry))
    assert sorted(MUST - together) == []
