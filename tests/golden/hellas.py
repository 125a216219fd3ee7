"""Makes the golden games of Hellas: `python -m tests.golden.hellas`, from the root of the repository.

`--search 20` plays the first 20 seeds of everything instead and lists what to put into GAMES.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

import antiqua
from tests.golden.making import Golden, driven
from tests.naive import hellas_compare
from tests.naive.comparing import choose
from tests.naive.hellas_table import Table

GAMES: list[tuple[str, str, int, int]] = [
    ("founder", "default", 3, 9),
    ("idler", "few", 2, 8),
    ("uniform", "default", 4, 3),
    ("founder", "few", 2, 10),
    ("founder", "default", 2, 4),
    ("founder", "default", 4, 1),
    ("settler", "default", 2, 1),
    ("settler", "default", 3, 1),
    ("settler", "default", 4, 1),
    ("priest", "default", 2, 1),
    ("priest", "default", 3, 1),
]
"""Policy, box, players, seed."""

FEW_QUARRIES = [
    ". . . c c Q c . . .",
    ". . c 7 i i 4 . c .",
    ". c c i i q i c c c",
    ". c i i i i i i c .",
    "c c 5 i i 8 i i i c",
    ". Q i i i i i i Q .",
    ". . c i c c i 6 i c",
    ". . c c . c i c c .",
    ". . . . . c Q c . .",
]
"""Pegasus with five quarry spaces: the miner moves once and then leaves."""

BOXES: dict[str, Any] = {"default": None, "few": {"boards": {"pegasus": {"rows": FEW_QUARRIES}}}}

MUST = {
    *(f"points for {part}" for part in ("city", "monuments", "temples", "rings", "most_rings", "marble")),
    *(f"take {name}" for name in ("house", "house_agora", "palace", "quarry", "monument", "marble")),
    *(f"take temple_{price}" for price in (4, 6, 10)),
    "a city of several palaces",
    "several cities of a seat at temples",
    "monuments scored by several seats",
    "temples scored by several seats",
    "the most rings shared",
    "shared win",
    "shared place behind the winner",
    "nobody at a temple in round 3",
    "the start player changes",
    "the start player stays though somebody was at a temple",
    *(f"a quarry closed by tile {number}" for number in (1, 2, 3, 4)),
    "a quarry closed that had been covered",
    "four tiles without a quarry that closes",
    "the miner leaves",
    "a tile that fits nowhere",
    "a temple completed",
    "two temples completed in one action",
    "a temple action undone for lack of marble",
    "a temple action undone at will",
    "a monument undone",
    "house after agora",
    "agora after house",
    "declined",
    "2 players",
    "3 players",
    "4 players",
}
"""What the golden games must reach together."""


def load(box: str, players: int) -> Any:
    """The game of a list entry."""
    return antiqua.load("hellas", players=players, box=BOXES[box])


def founder(table: Table, seat: int, move: str) -> float:
    """Builds one crowded town of all seats, raises monuments in it and completes temples two at a time."""
    verb, *words = move.split()
    marble = table.players[seat]["marble"]
    match verb, words:
        case "take", [name]:
            price = {"temple_4": 4, "temple_6": 6, "temple_10": 10, "monument": 7, "palace": 5}.get(name, 0)
            return 0.05 if price > marble else 1 + price
        case (("house" | "agora" | "palace" | "monument"), [name]):
            near = [table.pieces[other]["seat"] for other in table.map.near[name] if other in table.pieces]
            if verb == "monument":
                return float(0.1 + 10 * len(set(near)) ** 2)
            return float(0.2 + 5 * near.count(seat) + (len(set(near)) > 1))
        case "column", [name]:
            left = list(table.free_in_temples().values())
            return 0.03 if table.free_in_temples()[name] == 1 and left.count(1) < 2 else 1
    return {"decline": 0.1, "nothing": 0.02}.get(verb, 1)


POLICIES = (*hellas_compare.POLICIES, "founder")


def chosen(policy: str, random: Random, state: Any, seat: int, moves: list[str]) -> str:
    """A move by a policy of the comparison, or by `founder`, which looks at the table."""
    if policy != "founder":
        return choose(random, frozenset(moves), partial(hellas_compare.POLICIES[policy], seat))
    table = Table(state.to_position())
    found = sorted(moves)
    return random.choices(found, [founder(table, seat, move) for move in found])[0]


def drive(policy: str, box: str, players: int, seed: int) -> dict[str, Any]:
    """The record of one game."""
    return driven(load(box, players), seed, partial(chosen, policy))


# What a game reaches


def reached(game: Any, record: dict[str, Any]) -> set[str]:
    """Everything of `MUST` that a game has, by replaying it move by move."""
    state = game.new(seed=record["seed"])
    found = {f"{game.players} players"}
    before = state.to_position()
    turn: list[str] = []  # the moves of the turn
    for seat, move in record["moves"]:
        state.play(move, seat)
        after = state.to_position()
        if move.startswith("take"):
            turn = []
        turn.append(move)
        found |= set(_of_move(before, after, move, turn))
        found |= set(_of_quarries(before, after, turn))
        found |= set(_of_rounds(before, after, move))
        before = after
    return found | set(_of_end(state))


def _of_move(before: dict[str, Any], after: dict[str, Any], move: str, turn: list[str]) -> Iterator[str]:
    verb = move.split()[0]
    if verb == "take":
        yield move
    if verb == "decline":
        yield "declined"
    if verb == "nothing" and turn[0] == "take monument":
        yield "a monument undone"
    if verb == "nothing" and turn[0].startswith("take temple"):
        short = before["players"][before["to_move"]]["marble"] < int(turn[0].split("_")[1])
        yield f"a temple action undone {'for lack of marble' if short else 'at will'}"
    if verb in ("house", "agora") and turn[0] == "take house_agora":
        if len(before["pending"]["may_build"]) == 1:  # the other one stands
            yield f"{verb} after {turn[-2].split()[0]}"
    if verb == "column":
        room = Table(after).free_in_temples()
        completed = {text for text in turn[1:] if text.split()[1] not in room}
        if completed:
            yield "a temple completed"
        if len(completed) > 1:
            yield "two temples completed in one action"


def _of_quarries(before: dict[str, Any], after: dict[str, Any], turn: list[str]) -> Iterator[str]:
    if turn[0] != "take quarry":
        return
    old, new = before["quarries"], after["quarries"]
    covers = sum(text.startswith("cover") for text in turn)
    for name, quarry in new.items():
        if quarry["closed"] and not old.get(name, quarry)["closed"]:
            covered = {text.split()[1] for text in turn if text.startswith("cover")}
            yield f"a quarry closed by tile {covers + 1}"
            if name in covered:
                yield "a quarry closed that had been covered"
    opened = bool(set(new) - set(old))
    if opened and after["miner"] is None and after["pending"] is None:
        yield "the miner leaves"
    if covers == 4:
        yield "four tiles without a quarry that closes"
    known = {quarry["tile"] for quarry in old.values()} | {quarry["tile"] for quarry in new.values()}
    pending = before["pending"] or {}
    if set(after["used"]) - set(before["used"]) - known - {pending.get("tile")}:
        yield "a tile that fits nowhere"


def _of_rounds(before: dict[str, Any], after: dict[str, Any], move: str) -> Iterator[str]:
    if after["phase"] == "over":
        last = [*before["taken"], move.removeprefix("take ")]
        if not any(name.startswith("temple") for name in last):
            yield "nobody at a temple in round 3"
    elif after["round"] > before["round"]:
        leader = before["next_start_player"]
        if leader == before["start_player"]:
            yield "the start player stays though somebody was at a temple"
        elif leader is not None:
            yield "the start player changes"


def _of_end(state: Any) -> Iterator[str]:
    scores = state.scores()
    for player in scores["players"]:
        yield from (f"points for {part}" for part, points in player["parts"].items() if points)
    for part in ("monuments", "temples"):
        if sum(player["parts"][part] > 0 for player in scores["players"]) > 1:
            yield f"{part} scored by several seats"
    if sum(player["parts"]["most_rings"] > 0 for player in scores["players"]) > 1:
        yield "the most rings shared"
    if len(scores["ranking"][0]) > 1:
        yield "shared win"
    if any(len(group) > 1 for group in scores["ranking"][1:]):
        yield "shared place behind the winner"
    table = Table(state.to_position())
    for seat in range(len(scores["players"])):
        cities = table.cities(seat)
        kinds = [[table.pieces[name]["kind"] for name in city] for city in cities]
        if any(city.count("palace") > 1 for city in kinds):
            yield "a city of several palaces"
        near = [set().union(*(table.map.near[name] for name in city)) for city in cities]
        if sum(bool(around & set(table.temples)) for around in near) > 1:
            yield "several cities of a seat at temples"


EVERY = [*product(POLICIES, ["default"], (2, 3, 4)), *product(POLICIES, ["few"], (2,))]
GOLDEN = Golden("hellas", GAMES, EVERY, load, drive, reached, MUST)

if __name__ == "__main__":
    GOLDEN.main()
