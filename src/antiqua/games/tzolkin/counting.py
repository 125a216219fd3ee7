"""Counts of the components, by which the conformance suite finds that one is lost or doubled."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from antiqua.games.tzolkin.position import to_position
from antiqua.games.tzolkin.rules.dealing import count_dummies, dummies_on_gears
from antiqua.games.tzolkin.state import BLOCKS, GEARS, Phase
from antiqua.kernel.game import State

Position = Mapping[str, Any]


def conserved(state: State) -> dict[str, int]:
    """What no move changes: workers, dummies, skulls, corn tiles, and that each tile is in one place."""
    position = to_position(state)
    players = position["players"]
    groups = position["jungle"].values()
    standing = Counter(worker for gear in GEARS for worker in position["gears"][gear].values())
    skulls = position["skulls"] + len(position["skull_places"]) + _skulls_on_buildings(state, players)
    quick = Counter(position["quick_spaces"])
    counts = {
        "dummies": standing["dummy"] + quick["dummy"] + _dummies_to_come(state),
        "skulls": skulls
        + sum(player["skulls"] for player in players),  # also one paid for a monument (TZ-11.4)
        "corn tiles": sum(group["corn"] for group in groups)
        + sum(player["corn_tiles"] for player in players),
        "wood tiles on no corn tile": sum(max(0, group.get("wood", 0) - group["corn"]) for group in groups),
        "goods below 0": sum(
            min(0, player[name]) for player in players for name in ("corn", *BLOCKS, "skulls")
        ),
    }
    for seat, player in enumerate(players):
        on_board = standing[seat] + (position["start_space"] == seat) + quick[seat]
        counts[f"workers of seat {seat}"] = player["hand"] + player["supply"] + on_board
    return counts | _tiles(state, position)


def _tiles(state: State, position: Position) -> dict[str, int]:
    """In how many places each building and monument is; 1 for a building that left with age 1 (TZ-9.6)."""
    components = state.game.components
    players = position["players"]
    buildings = Counter(
        [*position["buildings"], *position["deck_1"], *position["deck_2"], *_owned(players, "buildings")]
    )
    monuments = Counter([*position["monuments"], *_owned(players, "monuments")])
    wealth = Counter([*_owned(players, "wealth"), *_owned(players, "offered_wealth")])
    counts = {tile: monuments[tile] for tile in components.monument_ids}
    counts |= {"wealth tiles in two places": sum(1 for number in wealth.values() if number > 1)}
    for tile in components.building_ids:
        data = components.data["building"][tile]
        has_left = position["food_days"] >= 2 and data["age"] == 1
        counts[tile] = buildings[tile] or int(has_left or data.get("renovation", 0))
    return counts


def _skulls_on_buildings(state: State, players: Any) -> int:
    """Skulls that lie on buildings (TP-4.5)."""
    data = state.game.components.data["building"]
    return sum(data[tile]["cost"].get("skull", 0) for tile in _owned(players, "buildings"))


def _dummies_to_come(state: State) -> int:
    """Dummies that wait for the wealth tiles that players discard (TP-6.7)."""
    box, record = state.game.boxes[0], state.record
    if record.phase != Phase.SETUP:
        return 0
    return int(dummies_on_gears(box, record)) - int(count_dummies(record))


def dwindling(state: State) -> dict[str, int]:
    """What no move makes grow: wood tiles, some of which are burned (TZ-6.8), and the buildings of age 1."""
    position = to_position(state)
    players = position["players"]
    groups = position["jungle"].values()
    owned = _owned(players, "buildings")
    data = state.game.components.data["building"]
    in_play = [*position["buildings"], *position["deck_1"], *owned]
    return {
        "wood tiles": sum(group.get("wood", 0) for group in groups)
        + sum(player["wood_tiles"] for player in players),
        "buildings of age 1": sum(1 for tile in in_play if data[tile]["age"] == 1),
        "tiles for renovation": sum(1 for tile in in_play if data[tile].get("renovation", 0)),
        "wealth tiles": len(_owned(players, "offered_wealth")) or 2 * len(players),
    }


def _owned(players: list[Position], kind: str) -> list[str]:
    """The tiles of one kind that players have."""
    return [tile for player in players for tile in player.get(kind, ())]
