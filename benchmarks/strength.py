"""How strong `greedy` is in a game, and how long its decisions take; prints a page of Markdown.

`python benchmarks/strength.py hellas > benchmarks/results/strength-hellas.md`
"""

import argparse
import datetime
import platform
import random
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Any

import antiqua
from antiqua import bots
from antiqua.bots.tournament import Tournament, run

RANDOMS = ("random",) * 4
LINE_UPS = {
    "tzolkin": (("greedy",) * 4, ("greedy", *RANDOMS[:3]), RANDOMS),
    "hellas": (("greedy",) * 4, ("greedy", *RANDOMS[:3]), RANDOMS),
    "hadara": (("greedy",) * 4, ("greedy", *RANDOMS), RANDOMS),
}
"""Who plays whom."""
TURN_ENDS = {"tzolkin": "end"}
"""Where a turn is a chain of decisions that ends with a move of its own, whole turns are timed."""


def interval(measured: dict[str, Any], key: str = "mean") -> str:
    """A figure with its 95 % interval."""
    low, high = measured["interval"]
    return f"{measured[key]:.2f} ({low:.2f} to {high:.2f})"


def table(report: dict[str, Any]) -> Iterator[str]:
    """The lines of a tournament's table."""
    yield "| bot | seats | points a seat | share of games won |"
    yield "|---|---|---|---|"
    for name, bot in report["bots"].items():
        yield f"| {name} | {bot['seats']} | {interval(bot['points'])} | {interval(bot['wins'], 'share')} |"
    yield ""
    yield f"All seats {interval(report['points'])} points, winners {interval(report['winner_points'])}."


def times_of(name: str, games: int, seed: int) -> list[float]:
    """Milliseconds that greedy needs for a turn, or a decision with a choice, in games against itself."""
    game = antiqua.load(name)
    players = [bots.make("greedy", game) for _ in range(game.players)]
    rng = random.Random(seed)
    times = []
    for number in range(games):
        state = game.new(seed + number)
        spent = 0.0
        while state.to_act:
            seat = state.to_act[0]
            view, moves, sampler = state.view(seat), state.moves(seat), bots.sampler(state, seat)
            started = time.perf_counter()
            move = players[seat].choose(view, moves, sampler, rng)
            spent += time.perf_counter() - started
            state.play(move, seat=seat)
            if str(move) == TURN_ENDS[name] if name in TURN_ENDS else len(moves) > 1:
                times.append(1000 * spent)
                spent = 0.0
    return times


def main() -> None:
    """Plays, measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=LINE_UPS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    print(f"# Strength of the bots in {antiqua.load(arguments.game).title}\n")
    print(f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}, version {antiqua.__version__}. Command:")
    print(f"`python {' '.join(sys.argv)}`")
    print(
        f"(seeds {arguments.seed} to {arguments.seed + arguments.games - 1}, seats rotated;"
        f" Python {platform.python_version()}, {platform.machine()}; 95 % intervals in brackets)."
    )
    for names in LINE_UPS[arguments.game]:
        plan = Tournament(arguments.game, {"players": len(names)}, names, arguments.games, arguments.seed)
        print(f"\n## {len(names)} players: {', '.join(names)}\n")
        print("\n".join(table(run(plan, arguments.workers))), flush=True)
    times = sorted(times_of(arguments.game, min(20, arguments.games), arguments.seed))
    what = (
        "turns, all decisions of a turn together"
        if arguments.game in TURN_ENDS
        else "decisions with a choice"
    )
    print("\n## Time that greedy takes\n")
    print(
        f"{len(times)} {what}, compiled, one core: mean"
        f" {statistics.mean(times):.1f} ms, median {times[len(times) // 2]:.1f} ms,"
        f" 95th percentile {times[len(times) * 95 // 100]:.1f} ms, longest {times[-1]:.1f} ms."
    )


if __name__ == "__main__":
    main()
