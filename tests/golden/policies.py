"""Ways to drive a game to rare things; each may look at everything and draws from the given generator."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from antiqua import State

Policy = Callable[[Random, State, int, list[str]], str]
"""The generator, the state, the seat to act, its legal moves; the move to play."""
Weights = Sequence[tuple[str, float]]
"""Patterns of whole moves, the first that fits tells the weight; 1 if none does."""


def at_random(random: Random, state: State, seat: int, moves: list[str]) -> str:
    """Any move."""
    return random.choice(moves)


def weighted(weights: Weights) -> Policy:
    """Any move, some more often than others."""

    def weight(move: str) -> float:
        return next((value for pattern, value in weights if re.fullmatch(pattern, move)), 1)

    def choose(random: Random, state: State, seat: int, moves: list[str]) -> str:
        return random.choices(moves, [weight(move) for move in moves])[0]

    return choose


PATIENT: Weights = (
    (r"pick [a-z_]+ 0", 0.01),
    (r"pick [a-z_]+ [12]", 0.3),
    (r"pick [a-z_]+ (6|7|10)", 9),
    (r"pick .*", 3),
    (r"do nothing", 0.05),
    (r"beg", 0.5),
    (r"end", 2),
)
"""Workers stay on the gears for a while and then do something."""

BUILDING: Weights = (
    (r"build m.*", 1000),
    (r"build b.*", 30),
    (r"do tikal 4", 100),
    (r"do tikal 2", 20),
    (r"do uxmal [45]", 10),
    (r"do yaxchilan 5", 20),
    (r"do yaxchilan [23]", 8),
    (r"do palenque [345]", 10),
    (r"wood", 6),
    (r"place (tikal|yaxchilan)", 5),
    (r"place palenque", 3),
    (r"place chichen_itza", 0.3),
    (r"advance architecture", 4),
    (r"advance extraction", 4),
    (r"take gold", 5),
    (r"buy gold", 3),
    (r"sell .*", 0.3),
    (r"do nothing", 0.02),
    *PATIENT,
)
"""Blocks for buildings, and monuments above all."""

PIOUS: Weights = (
    (r"do chichen_itza 10", 10000),
    (r"do chichen_itza .*", 100),
    (r"do yaxchilan 4", 40),
    (r"do tikal 5", 10),
    (r"do uxmal 1", 10),
    (r"advance theology", 30),
    (r"place (chichen_itza|yaxchilan)", 6),
    (r"pick chichen_itza [0-3]", 0.1),
    (r"pick chichen_itza [4-9]", 1),
    (r"do nothing", 0.02),
    *PATIENT,
)
"""Skulls for Chichen Itza, steps in temples."""

HOARDING: Weights = (
    (r"do yaxchilan 4", 100),
    (r"do chichen_itza .*", 0.1),
    (r"place yaxchilan", 8),
    (r"place uxmal", 4),
    (r"(step|advance) (kukulcan|theology)", 30),
    (r"anger kukulcan", 0.01),
    (r"do uxmal 1", 60),
    (r"do tikal 5", 60),
    (r"days 2", 5),
    *PATIENT,
)
"""All skulls, and the temple that gives more of them."""

LEARNED: Weights = (
    (r"do tikal [13]", 60),
    (r"advance .*", 3),
    (r"do yaxchilan .*", 6),
    (r"do palenque .*", 6),
    (r"place (tikal|yaxchilan|palenque)", 5),
    (r"do uxmal 5", 8),
    *PATIENT,
)
"""Technologies to the top and their bonuses."""


DEVOUT: Weights = (
    (r"do (uxmal 1|tikal 5)", 100),
    (r"do palenque .*", 10),
    (r"do chichen_itza .*", 100),
    (r"step (chaac|kukulcan)", 50),
    (r"anger quetzalcoatl", 50),
    (r"burn", 0.2),
    (r"place (uxmal|palenque)", 5),
    (r"place (start|tikal)", 3),
    (r"days 2", 20),
    *PATIENT,
)
"""Two temples to the top, and two days whenever possible."""


def grasping(random: Random, state: State, seat: int, moves: list[str]) -> str:
    """Half of the seats take all skulls, the others climb the temple that gives one."""
    return weighted(HOARDING if seat % 2 else DEVOUT)(random, state, seat, moves)


def monumental(random: Random, state: State, seat: int, moves: list[str]) -> str:
    """Saves its blocks, gold and skulls first, until a monument can be paid."""
    if "do tikal 4" in moves:
        ahead = state.copy()
        ahead.play("do tikal 4", seat)
        if any(str(move).startswith("build m") for move in ahead.moves(seat)):
            return "do tikal 4"
    return weighted(SAVING)(random, state, seat, moves)


SAVING: Weights = (
    (r"build m.*", 1000),
    (r"do tikal [1-4]", 0.05),
    (r"do yaxchilan [35]", 30),
    (r"do yaxchilan [24]", 10),
    (r"do palenque [345]", 8),
    (r"place yaxchilan", 6),
    (r"place (tikal|palenque)", 3),
    (r"pick tikal [45]", 4),
    (r"take gold", 5),
    (r"sell .*", 0.1),
    (r"do nothing", 0.05),
    *PATIENT,
)
"""Blocks, and none of them spent."""


def hasty(random: Random, state: State, seat: int, moves: list[str]) -> str:
    """Patient, but always for two days, above all where they jump over a food day."""
    if "days 2" in moves:
        return "days 2"
    before_food = int(state.record.round_number) in (7, 13, 20, 26)
    if "place start" in moves and (before_food or random.random() < 0.1):
        return "place start"
    calm = [move for move in moves if move != "place start"] or moves
    return weighted(PATIENT)(random, state, seat, calm)


def idle(random: Random, state: State, seat: int, moves: list[str]) -> str:
    """One worker out, nothing done, back again: all seats end nearly alike."""
    for move in ("end", "do nothing"):
        if move in moves:
            return move
    return random.choice([move for move in moves if move not in ("beg", "place start")] or moves)


def wretched(random: Random, state: State, seat: int, moves: list[str]) -> str:
    """Pity for the seat before the first start player: it begs until no god is left to anger, without corn.

    In odd rounds all place workers and in even rounds all pick them up, so that the poor seat then has none
    on the gears. The others fish, and stand on every first space and on the start-player space when the time
    has come.
    """
    record = state.record
    poor = (int(record.start_player) - 1) % len(record.players)
    me = record.players[seat]
    odd = int(record.round_number) % 2 == 1
    ripe = odd and record.players[poor].corn == 0 and max(record.players[poor].temples) == 0
    if seat == poor:
        return _poor(random, moves, odd)
    picks = [move for move in moves if move.startswith("pick")]
    if not odd and picks:
        return picks[0]
    if "do palenque 1" in moves:
        return "do palenque 1"
    for move in ("do nothing", "days 1"):
        if move in moves:
            return move
    if not any(move.startswith("place") for move in moves):
        return moves[0]
    return _fill(state, moves, ripe, int(me.hand))


def _poor(random: Random, moves: list[str], odd: bool) -> str:
    """Begs whenever it may, spends all it can, does nothing with its workers."""
    if "beg" in moves:
        return "beg"
    places = [move for move in moves if move.startswith("place")]
    if odd and places:
        dear = [move for move in places if move != "place start"]
        return random.choice(dear or places)
    picks = [move for move in moves if move.startswith("pick")]
    return next((move for move in [*picks, "do nothing", *places] if move in moves), moves[0])


def _fill(state: State, moves: list[str], ripe: bool, hand: int) -> str:
    """Two workers of each seat for the first spaces when it is time, else for fishing."""
    if not ripe:
        fishing = [move for move in moves if move == "place palenque"]
        return fishing[0] if fishing and hand > 1 else "end" if "end" in moves else moves[0]
    gears = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
    free = [gear for gear in gears if "0" not in state.to_position()["gears"].get(gear, {})]
    wanted = [f"place {gear}" for gear in free] + ["place start"]
    if hand > 1:
        return next((move for move in wanted if move in moves), "end" if "end" in moves else moves[0])
    return "end" if "end" in moves else moves[0]


POLICIES: dict[str, Policy] = {
    "random": at_random,
    "patient": weighted(PATIENT),
    "building": weighted(BUILDING),
    "pious": weighted(PIOUS),
    "hoarding": weighted(HOARDING),
    "learned": weighted(LEARNED),
    "devout": weighted(DEVOUT),
    "grasping": grasping,
    "monumental": monumental,
    "hasty": hasty,
    "idle": idle,
    "wretched": wretched,
}
