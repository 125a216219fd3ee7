"""Golden games: whole records that must replay for ever, move by move, to the same result (CONTRACT 4)."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest

import antiqua
from antiqua.play import from_record
from tests.golden.make import GAMES, drive
from tests.golden.making import written
from tests.golden.reached import ALSO, MUST, reached
from tests.golden.replaying import replay
from tests.naive.tzolkin import Table, play

RECORDS = sorted(Path(__file__).parent.glob("tzolkin_*.json"))


@functools.cache
def text_of(path: Path) -> str:
    """The file."""
    return path.read_text(encoding="utf-8")


def record_of(path: Path) -> dict[str, Any]:
    """The record in it."""
    record: dict[str, Any] = json.loads(text_of(path))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_replays_to_its_result(path: Path) -> None:
    """Every move is legal, the game is over after the last, points and ranking are the recorded ones."""
    record = record_of(path)
    match = from_record(record)
    assert match.state.is_over
    assert match.record() == record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_naive_game_comes_to_the_same_result(path: Path) -> None:
    """By the clauses alone: the same seats are asked, each move is legal, points and ranking are the same."""
    record = record_of(path)
    table = Table(antiqua.load("tzolkin", **record["options"]).new(seed=record["seed"]).to_position())
    replay(table, play(table), record)


def test_there_is_a_record_of_every_game() -> None:
    """The files are those of `make.py`'s list."""
    assert {path.stem for path in RECORDS} == {f"tzolkin_{policy}_{n}_{seed}" for policy, n, seed in GAMES}


@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]])
def test_the_driver_makes_the_same_record_again(game: tuple[str, int, int]) -> None:
    """Same rules, same seed, same policy: the same file."""
    policy, players, seed = game
    path = Path(__file__).parent / f"tzolkin_{policy}_{players}_{seed}.json"
    assert written(drive(policy, players, seed)) == text_of(path)


def test_together_they_reach_everything() -> None:
    """Every building, monument and place of Chichen Itza, begging, pity, jumped food days, ties."""
    together = set()
    for path in RECORDS:
        record = record_of(path)
        together |= reached(antiqua.load("tzolkin", **record["options"]), record)
    assert sorted(MUST - together) == []
    assert sorted(ALSO - together) == []


def test_there_are_games_of_every_seat_count() -> None:
    """2, 3 and 4 players."""
    assert {record_of(path)["options"]["players"] for path in RECORDS} == {2, 3, 4}
