"""The speed of OpenSpiel's games, to compare with: random play in C++ and through its Python interface.

A program of its own, so that any Python that has `open_spiel` can run it: `python peers.py` prints JSON.
Times are processor time, as in `bench`.
"""

import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

GAMES = ("connect_four", "hearts", "chess", "backgammon", "gin_rummy")
"""From light to heavy; two of them perfect-information, three with chance, two with hidden cards."""
SECONDS = 0.3
REPETITIONS = 5


def measure() -> dict[str, dict[str, float]]:
    """Decisions and games a second of each game, medians; empty where OpenSpiel is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    return {name: _speeds(pyspiel, name) for name in GAMES}


def _speeds(pyspiel: Any, name: str) -> dict[str, float]:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = statistics.mean(_play(game, rng) for _ in range(40))
    rollouts = max(1, round(20_000 / decisions))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(_drawn(start, rng))

    def in_cpp() -> int:
        """One simulation: nearly all of its time goes into the rollouts."""
        bot.restart_at(start)
        bot.step(start)
        return rollouts

    in_games = _rate(in_cpp)
    return {
        "decisions_a_game": decisions,
        "decisions_per_second_cpp": in_games * decisions,
        "playouts_per_second_cpp": in_games,
        "decisions_per_second_python": _rate(lambda: _play(game, rng)),
    }


def _drawn(state: Any, rng: random.Random) -> int:
    outcomes = state.chance_outcomes()
    return int(rng.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0])


def _play(game: Any, rng: random.Random) -> int:
    """One random game through the Python interface; returns its decisions, chance not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _rate(work: Callable[[], int]) -> float:
    """Things a second, the median of some repetitions."""
    rates = []
    for _ in range(REPETITIONS):
        done = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            done += work()
        rates.append(done / (time.process_time() - begun))
    return statistics.median(rates)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure()))
