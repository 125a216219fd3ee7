"""Makes the golden games of Tzolk'in: `python -m tests.golden.make`, from the root of the repository.

Each game is driven by a policy of `policies.py` from a fresh seed: the same rules give the same records.
`python -m tests.golden.make --search 20` plays the first 20 seeds of every policy instead and prints a list
of games that together reach what `reached.py` names: what to put into GAMES when something new must be
reached. A record of a finished rules version is never made anew: rules that change get a new version and new
records.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import antiqua
from antiqua.play import Match
from tests.golden.making import fewest, main, written
from tests.golden.policies import POLICIES
from tests.golden.reached import ALSO, MUST, reached

HERE = Path(__file__).parent
GAMES = [
    ("building", 3, 0),
    ("building", 3, 22),
    ("building", 4, 5),
    ("building", 4, 10),
    ("building", 4, 12),
    ("building", 4, 14),
    ("building", 4, 25),
    ("devout", 3, 29),
    ("grasping", 2, 4),
    ("grasping", 4, 38),
    ("hasty", 2, 1),
    ("hoarding", 4, 1),
    ("idle", 4, 6),
    ("learned", 3, 1),
    ("monumental", 2, 3),
    ("monumental", 3, 3),
    ("monumental", 3, 17),
    ("monumental", 4, 1),
    ("patient", 2, 1),
    ("pious", 4, 6),
    ("random", 2, 1),
    ("random", 3, 1),
    ("random", 4, 1),
    ("wretched", 4, 1),
]
"""Policy, players, seed."""


def drive(policy: str, players: int, seed: int) -> dict[str, Any]:
    """The record of one game; the policy's draws come from the game's seed, too."""
    match = Match(antiqua.load("tzolkin", players=players), seed)
    random = Random(seed)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        moves = [str(move) for move in match.state.moves(seat)]
        match.play(seat, POLICIES[policy](random, match.state, seat, moves))
    return match.record()


def search(seeds: int) -> Iterator[tuple[str, int, int]]:
    """Games that reach everything that any of them does, chosen one by one by what each adds."""
    found = {}
    for policy in POLICIES:
        for players in (2, 3, 4):
            for seed in range(seeds):
                record = drive(policy, players, seed)
                found[policy, players, seed] = reached(antiqua.load("tzolkin", players=players), record)
    return fewest(found)


def make() -> None:
    """Writes the records."""
    together: set[str] = set()
    for policy, players, seed in GAMES:
        record = drive(policy, players, seed)
        (HERE / f"tzolkin_{policy}_{players}_{seed}.json").write_text(written(record), encoding="utf-8")
        together |= reached(antiqua.load("tzolkin", players=players), record)
    print(f"{len(GAMES)} games; not reached: {sorted((MUST | ALSO) - together)}")


if __name__ == "__main__":
    main(__doc__, search, make)
