"""Compiling a game ahead of its first use, step by step."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.game import Game
from antiqua.kernel.records import new_numbers, new_records


class Step(NamedTuple):
    """A step that begins: its number, of how many, and what it compiles."""

    number: int
    total: int
    what: str


def warm(game: Game) -> Iterator[Step]:
    """Compiles what a game runs on, and tells each step as it begins; none in plain mode."""
    if PLAIN:
        return
    steps: tuple[tuple[str, Callable[[], object]], ...] = (
        ("set-up", lambda: game.new(seed=0)),
        ("legal moves", lambda: game.new(seed=0).moves()),
        ("moves", lambda: _play_one(game)),
        ("scores", lambda: game.new(seed=0).scores()),
        ("copies", lambda: game.new(seed=0).copy()),
        ("hidden things", lambda: game.new(seed=0).redealt(0, 1)),
        ("observations", lambda: game.new(seed=0).observation(0)),
        ("playouts", lambda: _play_out(game)),
    )
    for number, (what, compile_step) in enumerate(steps, 1):
        yield Step(number, len(steps), what)
        compile_step()


def _play_one(game: Game) -> None:
    state = game.new(seed=0)
    state.play(state.moves()[0])


def _play_out(game: Game) -> None:
    definition = game.definition
    chance, codes = np.ones(2, np.uint32), new_numbers(definition.max_legal)
    games = new_records(definition.state, 1)
    definition.loops.play_games(game.boxes, games, game.players, 0, 0, 1, chance, codes, 1)
