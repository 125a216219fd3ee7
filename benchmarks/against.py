"""How fast random games are against an earlier commit, in one run; prints a page of Markdown.

`python benchmarks/against.py COMMIT > benchmarks/results/against-COMMIT.md`, in a clone with that commit.
Both trees first compile into a cache of their own: code fresh from the compiler runs slower than from there.
"""

import argparse
import datetime
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parent.parent
RANDOM_GAMES = """
import sys, time
import numpy as np
import antiqua
from antiqua.kernel.records import new_numbers, new_records

game = antiqua.load(sys.argv[1], players=4)
games, rng = new_records(game.definition.state, 1), np.ones(2, np.uint32)
out, limit = new_numbers(game.definition.max_legal), game.definition.max_decisions
bits = game.definition.options_bits(game.options)
play = lambda seed, count: game.definition.loops.play_games(
    game.boxes, games, 4, bits, seed, count, rng, out, limit)
play(0, 20)
begun = time.thread_time()
decisions = play(1000, 1000)
print(time.thread_time() - begun, decisions)
"""


def measure(tree: Path, cache: Path, game: str) -> tuple[float, int]:
    """Seconds of processor time for a thousand random games, and their decisions."""
    done = subprocess.run(
        [sys.executable, "-c", RANDOM_GAMES, game],
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "ANTIQUA_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, decisions = done.stdout.split()
    return float(seconds), int(decisions)


def main() -> None:
    """Measures both trees in turn and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--times", type=int, default=30)
    arguments = parser.parse_args()
    archive = subprocess.run(
        ["git", "archive", arguments.commit, "src"], cwd=ROOT, capture_output=True, check=True
    )
    with tempfile.TemporaryDirectory(prefix="antiqua-against-") as folder:
        earlier = Path(folder) / "earlier"
        with tarfile.open(fileobj=BytesIO(archive.stdout)) as packed:
            packed.extractall(earlier, filter="data")
        trees = [(earlier, Path(folder) / "earlier-cache"), (ROOT, Path(folder) / "cache")]
        for tree, cache in trees:
            measure(tree, cache, arguments.game)
        pairs = [
            [measure(tree, cache, arguments.game) for tree, cache in trees] for _ in range(arguments.times)
        ]
    ratios = [after[0] / before[0] for before, after in pairs]
    quartiles = statistics.quantiles(ratios, n=4)
    print(f"# Random games of {arguments.game} against commit {arguments.commit}\n")
    print(
        f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}. Command: `python {' '.join(sys.argv)}`: processor"
    )
    print(f"time of 1,000 random four-player games, {arguments.times} times in turn, code from the cache.\n")
    print(
        f"Time now / then: median {quartiles[1]:.3f}, quartiles {quartiles[0]:.3f} to {quartiles[2]:.3f}.\n"
    )
    for name, place in (("then", 0), ("now", 1)):
        speed = statistics.median(pair[place][1] / pair[place][0] for pair in pairs)
        print(f"- {name}: {speed / 1e6:.1f} million decisions a second")


if __name__ == "__main__":
    main()
