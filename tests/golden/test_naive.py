"""Golden games played again by the naive games, from the clauses alone: legal moves, and the same result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.golden import expansion, hadara, hellas, tzolkin
from tests.golden.making import Entry, Golden
from tests.naive import expansion as naive_expansion
from tests.naive import hadara as naive_hadara
from tests.naive import hellas as naive_hellas
from tests.naive import tzolkin as naive_tzolkin
from tests.naive.hellas_table import Map


def games(golden: Golden) -> pytest.MarkDecorator:
    """All golden games of a game."""
    return pytest.mark.parametrize("entry", golden.games, ids=lambda entry: golden.path_of(entry).stem)


def replay(
    table: Any,
    playing: Any,
    record: dict[str, Any],
    before: Callable[[int, str], object] = lambda *_move: None,
) -> None:
    """Plays a record; `before` sees the seat and text of each move.

    Asserts that the same seats are asked, that each move is legal, and that points and ranking are the same.
    """
    decision = next(playing)
    for number, (mover, text) in enumerate(record["moves"], 1):
        before(mover, text)
        seat, texts = decision
        sent = text if seat is not None else f"{mover}: {text}"
        assert seat in (None, mover)
        assert sent in texts
        try:
            decision = playing.send(sent)
        except StopIteration:
            assert number == len(record["moves"])
    scores = table.scores()
    assert scores["over"]
    assert scores["players"] == record["result"]["players"]
    assert [sorted(group) for group in scores["ranking"]] == record["result"]["ranking"]


@games(tzolkin.GOLDEN)
def test_tzolkin(entry: Entry) -> None:
    """The base game."""
    record = tzolkin.GOLDEN.record_of(entry)
    table = naive_tzolkin.Table(tzolkin.load(entry[1]).new(seed=record["seed"]).to_position())
    replay(table, naive_tzolkin.play(table), record)


@games(expansion.GOLDEN)
def test_tribes_and_prophecies(entry: Entry) -> None:
    """With all modules."""
    record = expansion.GOLDEN.record_of(entry)
    table = naive_expansion.ExpandedTable(expansion.load(entry[1]).new(seed=record["seed"]).to_position())
    replay(table, naive_expansion.play(table), record)


@games(hellas.GOLDEN)
def test_hellas(entry: Entry) -> None:
    """On the printed board, and on one with few quarries."""
    _policy, box, players, seed = entry
    board = Map(hellas.BOXES[box]["boards"]["pegasus"]["rows"]) if hellas.BOXES[box] else None
    table = naive_hellas.Table(hellas.load(box, players).new(seed=seed).to_position(), board)
    replay(table, naive_hellas.play(table), hellas.GOLDEN.record_of(entry))


@games(hadara.GOLDEN)
def test_hadara(entry: Entry) -> None:
    """The cards that are dealt for a new era are the game's."""
    _policy, options, players, seed = entry
    state = hadara.load(options, players).new(seed=seed)
    table = naive_hadara.Table(state.to_position())

    def deal(mover: int, text: str) -> None:
        if table.must_deal:
            table.inner = {colour: list(cards) for colour, cards in state.to_position()["inner"].items()}
            table.must_deal = False
        state.play(text, mover)

    replay(table, naive_hadara.play(table), hadara.GOLDEN.record_of(entry), deal)
