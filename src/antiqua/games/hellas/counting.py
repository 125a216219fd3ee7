"""Counts of the components, by which the conformance suite finds that one is lost or doubled."""

from collections import Counter

from antiqua.games.hellas.position import to_position
from antiqua.games.hellas.state import KINDS
from antiqua.kernel.game import State


def conserved(state: State) -> dict[str, int]:
    """What no move changes: every quarry tile is in one place, and every piece built or left."""
    position = to_position(state)
    tiles = Counter([*position["deck"], *position["used"]])
    tiles.update(quarry["tile"] for quarry in position["quarries"].values())
    if position["pending"] and position["pending"]["tile"]:
        tiles[position["pending"]["tile"]] += 1
    counts = {f"tile {tile}": tiles[tile] for tile in range(1, 41)}
    built = Counter((piece["seat"], piece["kind"]) for piece in position["pieces"].values())
    for seat in range(state.game.players):
        me = state.record.players[seat]
        for kind, name in enumerate(KINDS[:3]):
            counts[f"{name}s of seat {seat}"] = int(me.left[kind]) + built[seat, name]
        counts[f"goods of seat {seat} below 0"] = min(0, int(me.marble), int(me.rings), int(me.cubes))
    return counts


def dwindling(state: State) -> dict[str, int]:
    """What no move makes grow: free places for columns, free spaces, tiles face down."""
    position = to_position(state)
    return {
        "columns not standing": -sum(position["temples"].values()),
        "spaces without a piece": -len(position["pieces"]),
        "tiles face down": len(position["deck"]),
    }
