"""One turn ahead: tries what the seat can do until its turn ends, and judges where that leads."""

import importlib.util
import random
import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from antiqua.bots import evaluation as described
from antiqua.bots.base import Sampler
from antiqua.bots.evaluations import Evaluation, evaluation
from antiqua.games import definition
from antiqua.kernel.game import Game, Move, State
from antiqua.kernel.records import new_numbers, new_records

REMEMBERED = 64
"""How many of its last moves a bot remembers."""
FUNCTIONS = ("is_final", "is_idle", "is_over", "worth")


@cache
def bound_search(name: str) -> ModuleType:
    """A copy of the module `search` that calls a game's functions and those of its evaluation."""
    module_name = f"antiqua.bots.search_{name}"
    spec = importlib.util.spec_from_file_location(
        module_name, Path(described.__file__).with_name("search.py")
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    spec.loader.exec_module(module)
    functions = {**definition(name).functions, **evaluation(name).functions}
    for function in ("legal", "apply", *FUNCTIONS):
        setattr(module, function, functions[function])
    return module


class Workspace:
    """Where a search works: states, legal moves and values, all made once."""

    def __init__(self, game: Game, judge: Evaluation, search: ModuleType) -> None:
        places = search.DEPTH + 2 * search.WIDTH
        self.games = new_records(game.definition.state, places)
        self.codes: Any = [new_numbers(game.definition.max_legal) for _ in range(search.DEPTH)]
        if isinstance(self.codes[0], np.ndarray):
            self.codes = np.array(self.codes)
        self.untried = new_numbers(search.DEPTH)
        self.firsts = new_numbers(places)
        self.values = new_numbers(places, np.float64)
        self.prices = new_records(judge.prices, 1)
        self.found = new_numbers(2, np.float64)


class Greedy:
    """Plays what leads to the best place one turn ahead, by the game's hand-made evaluation."""

    name = "greedy"

    def __init__(self, game: Game, values: Mapping[str, Any] | None = None) -> None:
        judge = evaluation(game.name)
        self._boxes = game.boxes
        self._search = bound_search(game.name)
        self._weights = judge.weights_of(judge.values if values is None else {**judge.values, **values})
        self._space = Workspace(game, judge, self._search)
        self._led_by: OrderedDict[tuple[int, ...], int] = OrderedDict()

    def choose(
        self, view: Mapping[str, Any], moves: Sequence[Move], sampler: Sampler, rng: random.Random
    ) -> Move:
        """The first move of the best line, whatever is hidden: by the view, and by the own last moves.

        It remembers which of its moves led to what it sees, whatever the table, and so buys nothing that it
        has just sold. A new bot may choose otherwise in the middle of a turn.
        """
        if len(moves) == 1:
            return moves[0]
        space = self._space
        world = sampler(rng.getrandbits(32))
        seat = view["seat"]
        code = self._search.search(
            self._boxes,
            world.games,
            seat,
            self._led_by.get(_seen(world, seat), self._search.UNKNOWN),
            self._weights,
            space.prices,
            space.games,
            space.codes,
            space.untried,
            space.firsts,
            space.values,
            space.found,
        )
        move = next(move for move in moves if move.code == code)
        world.play(move, seat)
        self._led_by[_seen(world, seat)] = move.code
        if len(self._led_by) > REMEMBERED:
            self._led_by.popitem(last=False)
        return move


def _seen(world: State, seat: int) -> tuple[int, ...]:
    """What the seat knows, as a key."""
    return (seat, *map(int, world.observation(seat)))
