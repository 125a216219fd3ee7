"""Scores counted anew from positions, by other code than the games' own."""

from collections.abc import Callable
from typing import Any

from antiqua.kernel.game import State
from tests.naive.hadara_table import Table as HadaraTable
from tests.naive.hellas_table import Table as HellasTable

Counted = list[tuple[float, float]]
WORTH = {"wood": 2, "stone": 3, "gold": 4}  # TZ-12.2


def tzolkin(state: State) -> Counted:
    """TZ-12.2 to 12.4: exact totals, and the own workers on the gears."""
    position = state.to_position()
    data = state.game.components.data
    counted: Counted = []
    for seat, me in enumerate(position["players"]):
        corn = me["corn"] + sum(price * me[block] for block, price in WORTH.items())
        monuments = sum(monument(position, data, seat, data["monument"][tile]) for tile in me["monuments"])
        on_gears = sum(1 for gear in position["gears"].values() for worker in gear.values() if worker == seat)
        counted.append((me["points"] + corn / 4 + 3 * me["skulls"] + monuments, on_gears))
    return counted


def monument(position: dict[str, Any], data: dict[str, Any], seat: int, tile: dict[str, Any]) -> int:
    """TZ-12.3: what one monument is worth to its owner."""
    me = position["players"][seat]
    frames = [data["building"][name]["frame"] for name in me["buildings"]]
    frames += [data["monument"][name]["frame"] for name in me["monuments"]]
    levels = list(me["technologies"].values())
    in_play = 6 - me["supply"]
    all_monuments = sum(len(player["monuments"]) for player in position["players"])
    match tile["rule"]:
        case "frame":
            return 4 * frames.count(tile["frame"])
        case "tiles":
            return 2 * len(frames)
        case "corn tiles":
            return 4 * int(me["corn_tiles"])
        case "wood tiles":
            return 4 * int(me["wood_tiles"])
        case "all monuments":
            return {2: 6, 3: 5, 4: 4, 5: 3}[len(position["players"])] * all_monuments
        case "level 3 technologies":
            return [0, 9, 20, 33, 33][levels.count(3)]
        case "technology levels":
            return 3 * sum(levels)
        case "workers":
            return {4: 6, 5: 12, 6: 18}.get(in_play, 0)
        case "temple points":
            return sum(data["temples"][name]["points"][step] for name, step in me["temples"].items())
        case "best temple":
            return 3 * max(0, *(step - 1 for step in me["temples"].values()))
        case "chichen skulls":
            owned = [name for player in position["players"] for name in player["buildings"]]
            return 3 * (len(position["skull_places"]) + owned.count("exp_a2_shrine"))  # TP-4.5
    raise AssertionError(tile)


def naive(table: Callable[[dict[str, Any]], Any]) -> Callable[[State], Counted]:
    """The scores of a naive table; places in its ranking break ties."""

    def count(state: State) -> Counted:
        scores = table(state.to_position()).scores()
        place = {seat: -number for number, seats in enumerate(scores["ranking"]) for seat in seats}
        return [(player["total"], place[seat]) for seat, player in enumerate(scores["players"])]

    return count


RECOUNTS: dict[str, Callable[[State], Counted]] = {
    "tzolkin": tzolkin,
    "hadara": naive(HadaraTable),
    "hellas": naive(HellasTable),
}
