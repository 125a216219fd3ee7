"""What was played, as people look back on it: the log in paragraphs, turns, and where to stop between them.

Where all choose in secret at the same time, the whole decision is one turn of everybody.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace

from antiqua.play.match import Entry
from antiqua.site.tables.present import presenter
from antiqua.site.tables.present.shapes import Line
from antiqua.site.tables.services.live import Live

FRAMES = 12
"""Turns of others that are shown again at most."""


@dataclass(frozen=True)
class Start:
    """Where a seat's turn began: after how many moves its last turn ended, and whether it has moved since."""

    after: int
    fresh: bool


def begun(live: Live, number: int) -> int:
    """After how many moves the decision began that a move belongs to; moves are counted from 1."""
    settled = live.match.settled
    return settled[bisect_left(settled, number) - 1]


def is_together(live: Live, number: int) -> bool:
    """Whether the move, known to all by now, is one of a decision that all made at the same time."""
    settled = live.match.settled
    place = bisect_left(settled, number)
    return place < len(settled) and settled[place] - settled[place - 1] > 1


def turn_begun(live: Live, number: int) -> int:
    """After how many moves the turn began that a move, known to all by now, belongs to."""
    if is_together(live, number):
        return begun(live, number)
    moves = live.match.public_moves
    mover = moves[number - 1][0]
    while number and moves[number - 1][0] == mover and not is_together(live, number):
        number -= 1
    return number


def turn_start(live: Live, seat: int | None) -> Start:
    """The seat's last turn before the moves of others that came since."""
    moves = live.match.public_moves
    end = len(moves)
    if end and moves[end - 1][0] == seat and seat in live.match.state.to_act and not is_together(live, end):
        end = turn_begun(live, end)
    fresh = end == len(moves)
    after = end
    while after and moves[after - 1][0] != seat:
        after -= 1
    if after and is_together(live, after):
        after = begun(live, after)
    return Start(after, fresh and after < end)


def log(live: Live, seat: int | None, entries: int | None = None, shared: bool = False) -> list[Line]:
    """The log's paragraphs, the newest first, made from all entries or only from so many of the last.

    `shared`: several people look at it, so that it has nothing that the seat alone knows.
    """
    after = turn_start(live, seat).after if seat is not None else len(live.match.moves)
    lines: list[Line] = []
    turn = -1
    found = [entry for entry in live.match.log(None if shared else seat) if entry.sentence]
    found = found[-(entries or 0) :]
    for entry in _in_order(live, found):
        # what all did at the same time does not run on into what comes before and after
        now = begun(live, entry.number) if is_together(live, entry.number) else -1
        is_new = entry.number > after and entry.seat != seat
        if lines and lines[-1].seat == entry.seat and lines[-1].is_new == is_new and now == turn:
            before = lines.pop()
            sentences = [*before.sentences, entry.sentence]
            lines.append(replace(before, last=max(before.last, entry.number), sentences=sentences))
        else:
            name = "" if entry.seat is None else live.names[entry.seat]
            lines.append(Line(entry.number, entry.number, entry.seat, name, [entry.sentence], is_new))
        turn = now
    return lines[::-1]


def _in_order(live: Live, found: list[Entry]) -> Iterator[Entry]:
    """The entries; those of one secret decision seat by seat, and none of them twice."""
    game = presenter(live.table.game)
    together: list[Entry] = []
    turn = -1
    for entry in found:
        is_one = is_together(live, entry.number)
        now = begun(live, entry.number) if is_one else -1
        if now != turn:
            yield from _by_seat(together)
            together, turn = [], now
        if is_one and entry.text and game.is_told_again(entry.text):
            continue
        if is_one:
            together.append(entry)
        else:
            yield entry
    yield from _by_seat(together)


def _by_seat(entries: list[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (entry.seat is None, entry.seat or 0))


def frames(live: Live, since: int) -> list[int]:
    """After how many moves to stop when the turns since then are shown one by one; without the present."""
    moves, settled = live.match.public_moves, set(live.match.settled)
    ends = [
        number
        for number in range(max(1, since + 1), len(moves))
        if number in settled and (is_together(live, number) or moves[number][0] != moves[number - 1][0])
    ]
    return ends[-FRAMES:]
