"""A record of Tzolk'in played again by the naive game."""

from __future__ import annotations

from typing import Any

import pytest


def replay(table: Any, playing: Any, record: dict[str, Any]) -> None:
    """Asserts that the same seats are asked, each move is legal, points and ranking are the same."""
    seat, texts = next(playing)
    *moves, (last, end) = record["moves"]
    for mover, text in moves:
        sent = text if seat is not None else f"{mover}: {text}"
        assert seat in (None, mover)
        assert sent in texts
        seat, texts = playing.send(sent)
    assert (seat, end in texts) == (last, True)
    with pytest.raises(StopIteration):
        playing.send(end)
    scores = table.scores()
    assert scores["players"] == record["result"]["players"]
    assert [set(group) for group in scores["ranking"]] == [
        set(group) for group in record["result"]["ranking"]
    ]
