"""Many games at once, NumPy arrays in and out: for training, search and statistics.

batch = Batch(antiqua.load("tzolkin"), 4096, seed=1, restart=True)
while True:
    row = np.arange(batch.count)
    batch.step(batch.moves[row, rng.integers(batch.counts)])
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.definition import names
from antiqua.kernel.game import Game, State, checked_seed, is_whole
from antiqua.kernel.records import copy_record, new_numbers, new_records
from antiqua.kernel.rng import MAX_SEED

CHUNK = 128
"""Fewer games than this are not worth a thread."""


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="antiqua-batch")


class Batch:
    """`count` games with the seeds `seed`, `seed + 1`, …, each waiting for its first seat to act.

    With `restart` a game that ends begins anew, with the seed that is `count` higher than its last one.
    Compiled games are played on `threads` cores (default: all). In plain mode everything works, slowly.
    """

    moves: npt.NDArray[np.int16]
    """(count, max_legal): in row `i` the first `counts[i]` numbers are the codes of the legal moves."""
    counts: npt.NDArray[np.int32]
    """(count,): how many legal moves there are; 0 in a game that is over."""
    seats: npt.NDArray[np.int16]
    """(count,): the seat that is to choose, the first if several may act; -1 in a game that is over."""
    results: npt.NDArray[np.float64]
    """(count, players): the totals of the last game that ended in this place; nan before one has."""

    def __init__(
        self, game: Game, count: int, seed: int = 0, *, restart: bool = False, threads: int | None = None
    ) -> None:
        if not is_whole(count) or count < 1:
            raise ValueError(f"count: {count!r} is not allowed; a whole number of at least 1")
        if threads is not None and (not is_whole(threads) or threads < 1):
            raise ValueError(f"threads: {threads!r} is not allowed; a whole number of at least 1")
        seed = checked_seed(seed, MAX_SEED - count)
        definition = game.definition
        self.game = game
        self.count = count
        self.restart = restart
        self.threads = threads or os.cpu_count() or 1
        self.games = new_records(definition.state, count)
        self.moves = np.zeros((count, definition.max_legal), np.int16)
        self.counts = np.zeros(count, np.int32)
        self.seats = np.full(count, -1, np.int16)
        self.results = np.full((count, game.players), np.nan)
        self._seeds = list(range(seed, seed + count))
        for i in range(count):
            game.setup(self.games, i, self._seeds[i])
        self._buffers = _as_buffers(self.moves, self.counts, self.seats)
        self._look(0, count)

    def step(self, codes: npt.ArrayLike) -> npt.NDArray[np.intp]:
        """Plays a code in each game, by the seat in `seats`; a negative code plays nothing there.

        Takes (count,) whole numbers, returns the indices of the games that ended, ascending.
        A code that is not legal raises ValueError with the game's index, and no game changes.
        """
        loops = self.game.definition.loops
        checked = self._checked(codes)
        (given,) = _as_buffers(checked)
        self._each(
            lambda first, last: loops.step_range(
                self.game.boxes, self.games, first, last, given, *self._buffers
            )
        )
        self._show()
        ended: npt.NDArray[np.intp] = np.flatnonzero((self.seats < 0) & (checked >= 0))
        for i in ended.tolist():
            self.results[i] = self._totals(i)
            if self.restart:
                self._begin_anew(i)
        return ended

    def observations(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.int16]:
        """What one seat of each game knows, (count, observation).

        `seats` (count,) says which, -1 is a spectator; by default the seat that is to choose.
        """
        chosen = self.seats if seats is None else np.asarray(seats).astype(np.int16)
        if chosen.shape != (self.count,) or chosen.min() < -1 or chosen.max() >= self.game.players:
            raise ValueError(f"seats: not allowed; {self.count} numbers from -1 to {self.game.players - 1}")
        out = np.zeros((self.count, self.game.definition.observation), np.int16)
        given, rows = _as_buffers(chosen, out)
        observe = self.game.definition.loops.observe_range
        self._each(lambda first, last: observe(self.game.boxes, self.games, first, last, given, rows))
        return np.asarray(rows, np.int16)

    def scores(self) -> npt.NDArray[np.float64]:
        """Totals in points as if the games ended now, (count, players)."""
        totals: npt.NDArray[np.float64] = self.score_parts().sum(axis=2)
        return totals

    def score_parts(self) -> npt.NDArray[np.float64]:
        """Points by category, in the order of the definition's `score_parts`, (count, players, parts)."""
        parts: npt.NDArray[np.float64] = self._score_numbers()[:, :, :-1] / self.game.definition.score_unit
        return parts

    def ranks(self) -> npt.NDArray[np.int64]:
        """How many seats are ahead of each, tie-breaks counted, (count, players): 0 for the winners."""
        numbers = self._score_numbers()
        total, tie_break = numbers[:, :, :-1].sum(axis=2), numbers[:, :, -1]
        more = total[:, None, :] > total[:, :, None]
        level = total[:, None, :] == total[:, :, None]
        ahead = more | (level & (tie_break[:, None, :] > tie_break[:, :, None]))
        ranks: npt.NDArray[np.int64] = ahead.sum(axis=2)
        return ranks

    def state(self, i: int) -> State:
        """A copy of game `i`, hidden things too."""
        games = new_records(self.game.definition.state, 1)
        copy_record(games, 0, self.games, i)
        return State(self.game, games, self._seeds[i])

    def copy(self) -> "Batch":
        """An independent copy."""
        twin = Batch.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin.moves, twin.counts = self.moves.copy(), self.counts.copy()
        twin.seats, twin.results = self.seats.copy(), self.results.copy()
        twin.games = new_records(self.game.definition.state, self.count)
        for i in range(self.count):
            copy_record(twin.games, i, self.games, i)
        twin._seeds = list(self._seeds)
        twin._buffers = _as_buffers(twin.moves, twin.counts, twin.seats)
        return twin

    def _checked(self, codes: npt.ArrayLike) -> npt.NDArray[np.int16]:
        """The codes as int16; ValueError if one is not legal."""
        given = np.asarray(codes)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"codes: {given.dtype} {given.shape} is not allowed; {self.count} whole numbers")
        checked: npt.NDArray[np.int16] = np.clip(given, -1, self.game.definition.codes).astype(np.int16)
        find_illegal = self.game.definition.loops.find_illegal
        i = find_illegal(0, self.count, checked, self.moves, self.counts)
        if i < self.count:
            legal = names(self.moves[i, : self.counts[i]].tolist()) or "none, the game is over"
            raise ValueError(
                f"codes: game {i}: {given[i]} is not legal for seat {self.seats[i]}; legal: {legal}"
            )
        return checked

    def _totals(self, i: int) -> npt.NDArray[np.float64]:
        """The totals of one game, in points."""
        definition = self.game.definition
        out = new_numbers(self.game.players * (len(definition.score_parts) + 1), np.int64)
        definition.loops.score_game(self.game.boxes, self.games, i, out)
        totals: npt.NDArray[np.float64] = (
            np.reshape(out, (self.game.players, -1))[:, :-1].sum(axis=1) / definition.score_unit
        )
        return totals

    def _begin_anew(self, i: int) -> None:
        self._seeds[i] = (self._seeds[i] + self.count) & MAX_SEED
        self.game.setup(self.games, i, self._seeds[i])
        self._look(i, i + 1)

    def _look(self, first: int, last: int) -> None:
        self.game.definition.loops.look_range(self.game.boxes, self.games, first, last, *self._buffers)
        self._show()

    def _show(self) -> None:
        """Brings what plain rules have written into lists to the arrays."""
        if PLAIN:
            self.moves[:], self.counts[:], self.seats[:] = self._buffers

    def _score_numbers(self) -> npt.NDArray[np.int64]:
        """Parts in the definition's unit, then the tie-break, (count, players, parts + 1)."""
        width = len(self.game.definition.score_parts) + 1
        out = np.zeros((self.count, self.game.players * width), np.int64)
        (rows,) = _as_buffers(out)
        score = self.game.definition.loops.score_range
        self._each(lambda first, last: score(self.game.boxes, self.games, first, last, rows))
        return np.asarray(rows, np.int64).reshape(self.count, self.game.players, width)

    def _each(self, work: Callable[[int, int], Any]) -> None:
        """Has ranges of the games worked on in threads; compiled loops do not hold Python's lock."""
        threads = 1 if PLAIN else min(self.threads, self.count // CHUNK)
        if threads <= 1:
            work(0, self.count)
            return
        bounds = [self.count * k // threads for k in range(threads + 1)]
        for done in [_pool(threads).submit(work, bounds[k], bounds[k + 1]) for k in range(threads)]:
            done.result()


def _as_buffers(*arrays: npt.NDArray[Any]) -> tuple[Any, ...]:
    """The arrays for compiled rules; for plain ones lists, so that no NumPy number comes into a state."""
    return tuple(array.tolist() for array in arrays) if PLAIN else arrays
