"""Makes the golden games of Tribes & Prophecies: `python -m tests.golden.expansion`, from the root.

Each game has all modules. `--search 20` plays the first 20 seeds of everything instead and lists what to put
into GAMES.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import antiqua
from tests.golden.expansion_reached import MUST, reached
from tests.golden.making import Golden, driven
from tests.golden.policies import BUILDING, DEVOUT, LEARNED, PATIENT, PIOUS, Weights, weighted

MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
GAMES: list[tuple[str, int, int]] = [
    ("building", 2, 31),
    ("building", 3, 4),
    ("building", 3, 23),
    ("building", 3, 36),
    ("building", 3, 69),
    ("building", 4, 3),
    ("building", 5, 1),
    ("building", 5, 7),
    ("building", 5, 8),
    ("building", 5, 22),
    ("crowding", 5, 6),
    ("devout", 5, 34),
    ("learned", 5, 2),
    ("learned", 5, 5),
    ("learned", 5, 9),
]
"""Policy, players, seed."""

EXPANDED: Weights = (
    (r"place quick", 8),
    (r"skip .*", 0.05),
    (r"pass", 0.5),
    (r"renovate .*", 40),
    (r"build exp.*", 200),
    (r"place [a-z_]+", 2),
)
"""Quick actions, new buildings, and powers that are used now and then."""

CROWDING: Weights = (
    (r"place quick", 60),
    (r"skip .*", 0.05),
    (r"place .*", 9),
    (r"end", 0.3),
    (r"beg", 0.1),
    (r"do nothing", 0.1),
    *PATIENT,
)
"""Many workers at once, and a quick action whenever there is one."""

POLICIES = {
    "random": weighted(()),
    "patient": weighted((*EXPANDED, *PATIENT)),
    "building": weighted((*EXPANDED[:-1], *BUILDING)),
    "pious": weighted((*EXPANDED[:-1], *PIOUS)),
    "learned": weighted((*EXPANDED[:-1], *LEARNED)),
    "devout": weighted((*EXPANDED[:-1], *DEVOUT)),
    "crowding": weighted(CROWDING),
}


def load(players: int) -> Any:
    """The game with all modules."""
    options: dict[str, Any] = dict.fromkeys(MODULES, True)
    return antiqua.load("tzolkin", players=players, **options)


def drive(policy: str, players: int, seed: int) -> dict[str, Any]:
    """The record of one game."""
    return driven(load(players), seed, POLICIES[policy])


EVERY = list(product(POLICIES, (2, 3, 4, 5)))
GOLDEN = Golden("expansion", GAMES, EVERY, load, drive, reached, MUST)

if __name__ == "__main__":
    GOLDEN.main()
