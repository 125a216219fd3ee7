"""The speed of the engine, for `antiqua bench` and `benchmarks/`: random play on one core.

All times are processor time, which other programs on the machine disturb less than the clock on the wall.
On a quiet machine both are the same.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from antiqua.cli import peers
from antiqua.kernel.batch import Batch
from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.game import Game, seats_and_count
from antiqua.kernel.records import new_numbers, new_records

REPETITIONS = 5
SECONDS = 0.1 if PLAIN else 0.3
"""For each repetition of each figure; they take turns, so that another program's load meets all of them."""
GAMES = 1 if PLAIN else 100
"""Played in one call."""
BATCH = 16 if PLAIN else 4096
COPIES = 256
"""States that are copied in turn: together they fit in the second-level cache."""

COLD = """
import sys, antiqua
from antiqua.kernel.game import Game
from antiqua.games import definition
from antiqua.kernel.warming import warm
for _ in warm(Game(definition(sys.argv[1]))): pass
"""
WARM = """
import sys, antiqua
state = antiqua.load(sys.argv[1]).new(seed=1)
while not state.is_over: state.play(state.moves()[-1])
"""


def measure(game: Game) -> dict[str, float]:
    """The figures of one game: medians, in seconds or a second unless the key names another unit."""
    play = _random_games(game)
    decisions_a_game = statistics.mean(play() for _ in range(20)) / GAMES
    figures = {
        "decisions_per_second": play,
        "python_steps_per_second": _python_steps(game),
        "batch_decisions_per_second": _batch_decisions(game),
        "copy_ns": _copies(game),
    }
    measured = dict(zip(figures, rates(list(figures.values())), strict=True))
    measured["copy_ns"] = 1e9 / measured["copy_ns"]
    return {
        "playouts_per_second": measured["decisions_per_second"] / decisions_a_game,
        **measured,
        "state_bytes": game.definition.state.itemsize,
        **starts(game.name),
    }


def reference() -> dict[str, Any]:
    """What to compare with on the same machine: a loop of plain Python, and OpenSpiel's games.

    The environment variable `ANTIQUA_OPEN_SPIEL` may name a Python that has `open_spiel`; without it, this
    one is asked, and if it has none either, its games are left out.
    """
    found: dict[str, Any] = {"python_loops_per_second": rates([_python_loop])[0]}
    python = os.environ.get("ANTIQUA_OPEN_SPIEL") or sys.executable
    done = subprocess.run([python, peers.__file__], capture_output=True, text=True, check=True)  # noqa: S603
    for name, speeds in json.loads(done.stdout).items():
        found[f"open_spiel_{name}"] = speeds
    return found


def rates(works: list[Callable[[], int]]) -> list[float]:
    """How many things a second each does, which returns how many: medians of repetitions that take turns."""
    for work in works:
        work()  # compiles, and fills caches
    measured: list[list[float]] = [[] for _ in works]
    for _ in range(REPETITIONS):
        for work, found in zip(works, measured, strict=True):
            done = 0
            begun = time.process_time()
            while (elapsed := time.process_time() - begun) < SECONDS:
                done += work()
            found.append(done / elapsed)
    return [statistics.median(found) for found in measured]


def starts(name: str) -> dict[str, float]:
    """Seconds from nothing to a compiled game, and with compiled code to the end of a first game."""
    with tempfile.TemporaryDirectory(prefix="antiqua-bench-") as folder:
        cold = _process(COLD, name, folder)
        warm = [_process(WARM, name, folder) for _ in range(3)]
    return {"compile_seconds": cold, "warm_start_seconds": statistics.median(warm)}


def _process(code: str, name: str, cache: str) -> float:
    """The processor time of a process that runs the code."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code + "import time; print(time.process_time())", name],
        env={**os.environ, "ANTIQUA_CACHE": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def _random_games(game: Game) -> Callable[[], int]:
    """Whole random games inside compiled code; counts their decisions."""
    definition = game.definition
    games = new_records(definition.state, 1)
    rng, out = new_numbers(2, np.uint32), new_numbers(definition.max_legal)
    bits = definition.options_bits(game.options)
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += GAMES
        limit = definition.max_decisions
        return int(
            definition.loops.play_games(game.boxes, games, game.players, bits, seed, GAMES, rng, out, limit)
        )

    return play


def _python_steps(game: Game, count: int = 200 if PLAIN else 5000) -> Callable[[], int]:
    """Decisions taken one by one from Python, by a policy that costs next to nothing."""
    loops, boxes = game.definition.loops, game.boxes
    games, out = new_records(game.definition.state, 1), new_numbers(game.definition.max_legal)
    code_at = out.__getitem__ if PLAIN else out.item
    seed = 0
    game.setup(games, 0, seed)
    situation = loops.look(boxes, games, 0, out)

    def steps() -> int:
        nonlocal situation, seed
        word = seed
        for _ in range(count):
            if situation == 0:
                seed += 1
                game.setup(games, 0, seed)
                situation = loops.look(boxes, games, 0, out)
            seats, moves = seats_and_count(situation)
            word = (word * 1103515245 + 12345) & 0x7FFFFFFF
            code = code_at((word >> 8) % moves)
            situation = loops.step(boxes, games, 0, (seats & -seats).bit_length() - 1, code, out)
        return count

    return steps


def _batch_decisions(game: Game) -> Callable[[], int]:
    """Decisions of many games at once, chosen with NumPy, on one core."""
    batch = Batch(game, BATCH, restart=True, threads=1)
    rng = np.random.default_rng(1)
    row = np.arange(BATCH)

    def step() -> int:
        batch.step(batch.moves[row, (rng.random(BATCH) * batch.counts).astype(np.intp)])
        return BATCH

    return step


def _copies(game: Game) -> Callable[[], int]:
    """Copies of states inside compiled code."""
    source, target = (new_records(game.definition.state, COPIES) for _ in range(2))
    for i in range(COPIES):
        game.setup(source, i, i)

    def copy() -> int:
        for _ in range(10):
            game.definition.loops.copy_games(target, source, COPIES)
        return 10 * COPIES

    return copy


def _python_loop() -> int:
    """A hundred thousand turns of a loop in plain Python: what this machine gives at this moment."""
    word = 1
    for _ in range(100_000):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
    return 100_000
