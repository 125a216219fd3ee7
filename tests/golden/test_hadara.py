"""Golden games of Hadara: whole records that must replay for ever to the same result (CONTRACT 4)."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest

from antiqua.play import from_record
from tests.golden.hadara import GAMES, drive, load, path_of
from tests.golden.hadara_reached import MUST, reached
from tests.golden.making import written
from tests.naive.hadara import Table, play

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
    """By the clauses alone: the same seats and points; the cards dealt are the game's."""
    _policy, options, players, seed = entry
    record = record_of(entry)
    state = load(options, players).new(seed=seed)
    table = Table(state.to_position())
    playing = play(table)
    seat, _texts = next(playing)
    for number, (chooser, text) in enumerate(record["moves"], 1):
        if table.must_deal:
            table.inner = {colour: list(cards) for colour, cards in state.to_position()["inner"].items()}
            table.must_deal = False
        assert seat in (None, chooser)
        state.play(text, chooser)
        try:
            seat, _texts = playing.send(f"{chooser}: {text}" if seat is None else text)
        except StopIteration:
            assert number == len(record["moves"])
    scores = table.scores()
    assert scores["over"]
    assert {key: scores[key] for key in record["result"]} == record["result"]


def test_there_is_a_record_of_every_game() -> None:
    """The files are those of the list."""
    here = Path(__file__).parent
    assert {path.stem for path in here.glob("hadara_*.json")} == {name_of(entry) for entry in GAMES}


@pytest.mark.parametrize("entry", [GAMES[3], GAMES[-4]], ids=name_of)
def test_the_driver_makes_the_same_record_again(entry: Entry) -> None:
    """Same rules, same seed, same policy: the same file."""
    assert written(drive(*entry)) == path_of(*entry).read_text(encoding="utf-8")


def test_together_they_reach_everything() -> None:
    """Abilities, colonies and busts both ways, feeding, seals, ties."""
    together = set()
    for entry in GAMES:
        together |= reached(load(*entry[1:3]), record_of(entry))
    assert sorted(MUST - together) == []
