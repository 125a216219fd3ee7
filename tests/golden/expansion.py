"""Makes the golden games of Tribes & Prophecies: `python -m tests.golden.expansion`, from the root.

Each game has all modules and is driven by a policy from a fresh seed: the same rules give the same records.
`python -m tests.golden.expansion --search 20` plays the first 20 seeds of everything instead and prints games
that together reach what `MUST` names: what to put into GAMES when something new must be reached.
A record of a finished rules version is never made anew: rules that change get a new version and new records.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import antiqua
from antiqua.play import Match
from tests.golden.expansion_reached import MUST, reached
from tests.golden.making import fewest, main, written
from tests.golden.policies import BUILDING, DEVOUT, LEARNED, PATIENT, PIOUS, Weights, weighted

HERE = Path(__file__).parent
MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
GAMES: list[tuple[str, int, int]] = [
    ("building", 2, 31),
    ("building", 3, 4),
    ("building", 3, 23),
    ("building", 3, 36),
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


def path_of(policy: str, players: int, seed: int) -> Path:
    """The file of a list entry."""
    return HERE / f"expansion_{policy}_{players}_{seed}.json"


def drive(policy: str, players: int, seed: int) -> dict[str, Any]:
    """The record of one game; the policy's draws come from the game's seed, too."""
    match = Match(load(players), seed)
    random = Random(seed)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        moves = [str(move) for move in match.state.moves(seat)]
        match.play(seat, POLICIES[policy](random, match.state, seat, moves))
    return match.record()


def search(seeds: int) -> Iterator[tuple[str, int, int]]:
    """Games that reach everything that any of them does, chosen one by one by what each adds."""
    found = {}
    for players in (2, 3, 4, 5):
        for policy in POLICIES:
            for seed in range(seeds):
                found[policy, players, seed] = reached(load(players), drive(policy, players, seed))
    together: set[str] = set().union(*found.values())
    print(f"not reached: {sorted(MUST - together)}; unknown: {sorted(together - MUST)}")
    return fewest(found)


def make() -> None:
    """Writes the records."""
    for entry in GAMES:
        path_of(*entry).write_text(written(drive(*entry)), encoding="utf-8")


if __name__ == "__main__":
    main(__doc__, search, make)
