"""Makes the golden games of Tzolk'in: `python -m tests.golden.tzolkin`, from the root of the repository.

`--search 20` plays the first 20 seeds of everything instead and lists what to put into GAMES.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import antiqua
from tests.golden.making import Golden, driven
from tests.golden.policies import POLICIES
from tests.golden.tzolkin_reached import MUST, reached

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


def load(players: int) -> Any:
    """The game of a list entry."""
    return antiqua.load("tzolkin", players=players)


def drive(policy: str, players: int, seed: int) -> dict[str, Any]:
    """The record of one game."""
    return driven(load(players), seed, POLICIES[policy])


EVERY = list(product(POLICIES, (2, 3, 4)))
GOLDEN = Golden("tzolkin", GAMES, EVERY, load, drive, reached, MUST)

if __name__ == "__main__":
    GOLDEN.main()
