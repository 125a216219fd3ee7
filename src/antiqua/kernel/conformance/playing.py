"""Random games for the checks, and the message of a check that fails: the seed, the moves, what differs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NoReturn

from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.game import Game, Move, State
from antiqua.kernel.loops import ILLEGAL
from antiqua.kernel.records import new_numbers, values

Choose = Callable[[State, int, list[Move], Random], Move]
"""Chooses a move for a seat of the random games."""


def uniform(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Any of the legal moves."""
    return rng.choice(moves)


def taste(seed: int) -> Choose:
    """Likes some moves and avoids others, for each seed others; so rare moves come to be played."""

    @cache
    def weight(text: str) -> float:
        return 0.05 + Random(f"{seed} {text}").random() ** 3

    return lambda state, seat, moves, rng: rng.choices(moves, [weight(move.text) for move in moves])[0]


def snapshot(state: State) -> Any:
    """The state's bytes; in plain mode its numbers."""
    return tuple(values(state.record)) if PLAIN else state.games.tobytes()


class Walk:
    """A random game: iterating gives the state before each decision, then plays it.

    The state is always the same object; `copy` it to keep it.
    """

    def __init__(self, game: Game, seed: int, choose: Choose = uniform, state: State | None = None) -> None:
        self.game = game
        self.seed = seed
        self.choose = choose
        self.state = game.new(seed=seed) if state is None else state
        self.played: list[tuple[int, Move]] = []
        self.rng = Random(seed)
        self._out = new_numbers(game.definition.max_legal)

    def __iter__(self) -> Iterator[State]:
        while not self.state.is_over:
            yield self.state
            self.play()

    def some(self, every: int, first: int = 8) -> Iterator[State]:
        """The first states and then one in `every`, each time others."""
        for number, state in enumerate(self):
            if number < first or (number + self.seed) % every == 0:
                yield state

    def play(self) -> None:
        """Plays one random decision of one of the seats to act."""
        definition = self.game.definition
        seat = self.rng.choice(self.state.to_act)
        moves = self.state.moves(seat)
        self.expect(bool(moves), f"seat {seat} is to act and has no legal move")
        move = self.choose(self.state, seat, moves, self.rng)
        self.played.append((seat, move))
        self.expect(
            len(self.played) <= definition.max_decisions,
            f"the game is longer than max_decisions = {definition.max_decisions}",
        )
        after = definition.loops.step(self.game.boxes, self.state.games, 0, seat, move.code, self._out)
        self.expect(after != ILLEGAL, f"seat {seat}: {move.text!r} is listed as legal and refused")

    def play_in(self, state: State, seat: int, move: Move, where: str) -> None:
        """Plays a move in another state; fails if it is refused there."""
        try:
            state.play(move, seat)
        except IllegalMove as refused:
            self.fail(f"{where}: {refused}")

    def finish(self) -> State:
        """Plays on to the end."""
        for _ in self:
            pass
        return self.state

    def fail(self, what: str) -> NoReturn:
        """Raises AssertionError with the game, its seed and its moves."""
        moves = "; ".join(f"{seat}: {move.text}" for seat, move in self.played) or "none"
        raise AssertionError(f"{what}\n{self.game!r}, seed {self.seed}, moves: {moves}")

    def expect(self, holds: bool, what: str) -> None:
        """Fails if something does not hold."""
        if not holds:
            self.fail(what)

    def same(self, what: str, found: Any, wanted: Any) -> None:
        """Fails if two values differ, and says where."""
        if found != wanted:
            self.fail(f"{what}: {difference(found, wanted)}")


def difference(found: Any, wanted: Any, path: str = "") -> str:
    """Where two values of JSON differ, in words."""
    if isinstance(found, Mapping) and isinstance(wanted, Mapping):
        for key in [*wanted, *found]:
            if key not in found or key not in wanted:
                return f"{path}.{key} is only in {'the second' if key in wanted else 'the first'}".lstrip(".")
            if found[key] != wanted[key]:
                return difference(found[key], wanted[key], f"{path}.{key}")
    if isinstance(found, list | tuple) and isinstance(wanted, list | tuple) and len(found) == len(wanted):
        for index, (one, other) in enumerate(zip(found, wanted, strict=True)):
            if one != other:
                return difference(one, other, f"{path}.{index}")
    return f"{path.lstrip('.') or 'value'} is {_short(found)}, not {_short(wanted)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:100]}…{text[-100:]}"


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every single value of a JSON value with its path."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, (*path, str(key)))
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*path, str(index)))
    else:
        yield path, value
