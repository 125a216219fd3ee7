"""Makes the golden games of Hadara: `python -m tests.golden.hadara`, from the root of the repository.

`--search 20` plays the first 20 seeds of everything instead and lists what to put into GAMES.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import antiqua
from antiqua.play import Match
from tests.golden.hadara_reached import MUST, reached
from tests.golden.making import Golden
from tests.naive import hadara_compare
from tests.naive.comparing import choose
from tests.naive.hadara_table import colour_of, components

OPTIONS: dict[str, dict[str, Any]] = {
    "beginner": {"advanced": False, "sides": "a"},
    "advanced": {"advanced": True, "sides": "choose"},
}
GAMES: list[tuple[str, str, int, int]] = [
    ("hungry", "advanced", 5, 2),
    ("town", "advanced", 5, 0),
    ("hungry", "advanced", 2, 4),
    ("town", "advanced", 5, 2),
    ("town", "advanced", 4, 1),
    ("mayor", "beginner", 3, 2),
    ("town", "advanced", 5, 15),
    ("idle", "beginner", 3, 0),
    ("hungry", "beginner", 4, 1),
    ("uniform", "advanced", 2, 4),
    ("mayor", "advanced", 4, 0),
]
"""Policy, options, players, seed."""


def load(options: str, players: int) -> Any:
    """The game of a list entry."""
    return antiqua.load("hadara", players=players, **OPTIONS[options])


# How much a seat of some role wants a card of a colour.
ROLES: dict[str, dict[str, float]] = {
    "warlord": {"red": 40, "yellow": 6, "green": 6},
    "artist": {"blue": 40, "yellow": 6, "green": 6},
    "collector": {"yellow": 9, "red": 9, "blue": 9, "green": 9, "purple": 9},
    "scholar": {"purple": 60, "yellow": 6, "blue": 3, "red": 3, "green": 6},
    "glutton": {"yellow": 20, "red": 20, "blue": 20, "purple": 20, "green": 1},
    "farmer": {"green": 30, "purple": 20, "yellow": 6},
}
SOUGHT = {"artist": "two_colonies_two_busts", "glutton": "feed_with_coins"}
"""An ability that a role wants above all; the scholar wants any."""


def worth(role: str, card: str) -> float:
    """How much a role wants a card."""
    entry = components()["card"][card]
    wanted = ROLES[role].get(colour_of(card), 1) + sum(entry.get("values", {}).values())
    ability = entry.get("ability")
    if ability and ability == SOUGHT.get(role):
        return 50 * wanted
    return 6 * wanted if ability and role == "scholar" else wanted


def held(view: Mapping[str, Any]) -> str | None:
    """The card that a seat decides about."""
    me = view["players"][view["seat"]]
    if view["phase"] == "a" and me["choice"]:
        return next(str(one) for one in me["drawn"] if one != me["choice"]["show"])
    taken: str | None = view["doing"]["card"]
    return taken


def wish(role: str, move: str, view: Mapping[str, Any]) -> float:
    """How much a role wants a move."""
    verb, *rest = move.split()
    match verb, rest:
        case "show", [card]:
            return 1 / worth(role, card)
        case "take", [colour]:
            return worth(role, view["outer"][colour][0])
        case (("recruit" | "sell"), _nothing):
            mine = held(view)
            assert mine
            return worth(role, mine) if verb == "recruit" else 4
        case (("plunder" | "ally" | "bust"), [requirement]):
            return float(requirement) ** 2
        case "discard", [card]:
            return 3 if colour_of(card) == "green" else 1
        case (("silver" | "gold"), _what):
            return 6
    return {"no": 0.2, "done": 1, "pay": 90 if role == "glutton" else 2}.get(verb, 1)


def idle(random: Random, moves: list[str]) -> str:
    """Sells everything and leaves the rest undone: all end nearly alike."""
    for move in ("sell", "no colony", "no bust", "done"):
        if move in moves:
            return move
    return random.choice(moves)


POLICIES = (*hadara_compare.POLICIES, "town", "idle")


def chosen(policy: str, random: Random, state: Any, seat: int, moves: list[str], seed: int) -> str:
    """A move by a policy of the comparison, by the seat's role in the town, or idle."""
    if policy == "idle":
        return idle(random, moves)
    if policy != "town":
        return choose(random, frozenset(moves), hadara_compare.POLICIES[policy])
    role = list(ROLES)[(seat + seed) % len(ROLES)]
    found = sorted(moves)
    view = state.view(seat)
    return random.choices(found, [wish(role, move, view) for move in found])[0]


def drive(policy: str, options: str, players: int, seed: int) -> dict[str, Any]:
    """The record of one game; the policy's draws come from the game's seed, too."""
    match = Match(load(options, players), seed)
    random = Random(seed)
    while not match.state.is_over:
        seat = random.choice(match.state.to_act)
        moves = [str(move) for move in match.state.moves(seat)]
        match.play(seat, chosen(policy, random, match.state, seat, moves, seed))
    return match.record()


EVERY = list(product(POLICIES, OPTIONS, (2, 3, 4, 5)))
GOLDEN = Golden("hadara", GAMES, EVERY, load, drive, reached, MUST)

if __name__ == "__main__":
    GOLDEN.main()
