"""Golden games of the expansion: whole records that must replay for ever to the same result (CONTRACT 4)."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest

from antiqua.play import from_record
from tests.golden.expansion import GAMES, drive, load, path_of
from tests.golden.expansion_reached import MUST, reached
from tests.golden.making import written
from tests.golden.replaying import replay
from tests.naive.expansion import ExpandedTable, play

Entry = tuple[str, int, int]


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
    assert match.record() == record_of(entry)


@pytest.mark.parametrize("entry", GAMES, ids=name_of)
def test_the_naive_game_comes_to_the_same_result(entry: Entry) -> None:
    """By the clauses alone: the same seats are asked, each move is legal, points and ranking are the same."""
    record = record_of(entry)
    table = ExpandedTable(load(entry[1]).new(seed=record["seed"]).to_position())
    replay(table, play(table), record)


def test_there_is_a_record_of_every_game() -> None:
    """The files are those of the list."""
    here = Path(__file__).parent
    assert {path.stem for path in here.glob("expansion_*.json")} == {name_of(entry) for entry in GAMES}


@pytest.mark.parametrize("entry", [GAMES[0], GAMES[-1]], ids=name_of)
def test_the_driver_makes_the_same_record_again(entry: Entry) -> None:
    """Same rules, same seed, same policy: the same file."""
    assert written(drive(*entry)) == path_of(*entry).read_text(encoding="utf-8")


def test_together_they_reach_everything() -> None:
    """Every tribe and its power, every prophecy with its prices, every quick action and new building."""
    together = set()
    for entry in GAMES:
        together |= reached(load(entry[1]), record_of(entry))
    assert sorted(MUST - together) == []
