"""What each tribe brings `greedy` in Tzolk'in: one seat with it, three without; prints a page of Markdown.

`python benchmarks/tribes.py > benchmarks/results/tribes.md`
"""

import argparse
import datetime
import random
import statistics
import sys

import antiqua
from antiqua import bots
from antiqua.games.tzolkin.state import TRIBES, Phase, Tribe
from antiqua.kernel.game import Game

Z_95 = 1.96
SEATS = 4
IDLE = Tribe.AHMAKIQ
"""Changes nothing in set-up: who is to play without a tribe keeps this one until the first turn."""


def points(game: Game, bot: bots.Bot, tribe: int, seed: int) -> float:
    """The final points of one seat with the tribe, or with none; the other seats have none."""
    state = game.new(seed)
    seat = seed % SEATS
    for other in range(SEATS):
        kept = tribe if other == seat and tribe != Tribe.NONE else IDLE
        state.record.players[other].tribes[:] = kept
    rng = random.Random(seed)
    is_setup = True
    while state.to_act:
        if is_setup and state.record.phase != Phase.SETUP:
            is_setup = False
            for other in range(SEATS):
                if other != seat or tribe == Tribe.NONE:
                    state.record.players[other].tribe = Tribe.NONE
        acting = state.to_act[0]
        moves = state.moves(acting)
        state.play(bot.choose(state.view(acting), moves, bots.sampler(state, acting), rng), acting)
    return float(state.scores()["players"][seat]["total"])


def main() -> None:
    """Plays, measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    game = antiqua.load("tzolkin", players=SEATS, tribes=True)
    bot = bots.make("greedy", game)
    print("# What a tribe brings greedy\n")
    print(f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}, version {antiqua.__version__}. Command:")
    print(f"`python {' '.join(sys.argv)}`, {arguments.games} games each, with the same seeds.\n")
    without = [points(game, bot, Tribe.NONE, seed) for seed in range(arguments.games)]
    print(f"Without a tribe: {statistics.mean(without):.1f} points.\n")
    print("| tribe | points | more than without, and its 95 % interval |")
    print("|---|---|---|")
    for tribe, name in enumerate(TRIBES, 1):
        found = [points(game, bot, tribe, seed) for seed in range(arguments.games)]
        more = [one - other for one, other in zip(found, without, strict=True)]
        half = Z_95 * statistics.stdev(more) / len(more) ** 0.5
        mean = statistics.mean(more)
        interval = f"{mean - half:.1f} to {mean + half:.1f}"
        print(f"| {name} | {statistics.mean(found):.1f} | {mean:.1f} ({interval}) |", flush=True)


if __name__ == "__main__":
    main()
