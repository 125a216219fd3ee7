"""The table of base Tzolk'in: what lies where, the smallest things done to it, and the score."""

import json
from copy import deepcopy
from typing import Any

from .tzolkin_tiles import (
    BLOCKS,
    GEARS,
    LAST_SPACE,
    MARKET,
    TEETH,
    TEMPLES,
    Tile,
    Tiles,
    default_tiles,
)

Player = dict[str, Any]


class Table:
    """The table, made from a whole position that is in set-up or at the start of a turn."""

    def __init__(self, position: dict[str, Any], tiles: Tiles | None = None) -> None:
        """Take everything from the position; nothing of it is shared."""
        given = deepcopy(position)
        self.tiles = tiles or default_tiles()
        self.options: dict[str, Any] = given["options"]
        self.phase: str = given["phase"]
        self.round: int = given["round"]
        self.food_days: int = given["food_days"]
        self.start_player: int = given["start_player"]
        self.to_move: int | None = given["to_move"]
        self.tooth_corn: int = given["tooth_corn"]
        self.skulls: int = given["skulls"]
        self.start_space: int | None = given["start_space"]
        self.gears: dict[str, dict[int, Any]] = {
            gear: {int(space): who for space, who in given["gears"].get(gear, {}).items()} for gear in GEARS
        }
        self.skull_places: list[int] = given["skull_places"]
        self.jungle: dict[int, dict[str, int]] = {
            action: {kind: given["jungle"].get(str(action), {}).get(kind, 0) for kind in ("corn", "wood")}
            for action in (2, 3, 4, 5)
        }
        self.buildings: list[str] = given["buildings"]
        self.monuments: list[str] = given["monuments"]
        self.deck_1: list[str] = given["deck_1"]
        self.deck_2: list[str] = given["deck_2"]
        self.players: list[Player] = given["players"]
        self.between_turns = self.phase == "turn"  # the next decision is the first of a turn

    def position(self) -> dict[str, Any]:
        """The position in the public form, without seed, generator and what is pending."""
        position = {
            "format": "antiqua-position/1",
            "game": "tzolkin",
            "options": self.options,
            "phase": self.phase,
            "round": self.round,
            "food_days": self.food_days,
            "start_player": self.start_player,
            "to_move": self.to_move,
            "tooth_corn": self.tooth_corn,
            "skulls": self.skulls,
            "start_space": self.start_space,
            "quick_spaces": [],
            "gears": {
                gear: {str(space): who for space, who in sorted(workers.items())}
                for gear, workers in self.gears.items()
                if workers
            },
            "skull_places": self.skull_places,
            "jungle": {
                str(action): group if action > 2 else {"corn": group["corn"]}
                for action, group in self.jungle.items()
            },
            "buildings": self.buildings,
            "monuments": self.monuments,
            "deck_1": self.deck_1,
            "deck_2": self.deck_2,
            "players": self.players,
        }
        copied: dict[str, Any] = json.loads(json.dumps(position))
        return copied

    # Workers and gears

    def own_workers(self, seat: int) -> list[tuple[str, int]]:
        """Gear and space of each of the seat's workers on the gears."""
        return [(gear, space) for gear in GEARS for space, who in self.gears[gear].items() if who == seat]

    def lowest_empty(self, gear: str) -> int | None:
        """TZ-5.1: where the next worker on the gear would stand."""
        for space in range(LAST_SPACE[gear] + 1):
            if space not in self.gears[gear]:
                return space
        return None

    def one_day(self) -> None:
        """TZ-8.4: all workers one space up; those pushed off go home; dummies go round."""
        for gear in GEARS:
            moved: dict[int, Any] = {}
            for space, who in self.gears[gear].items():
                if who != "dummy" and space == LAST_SPACE[gear]:
                    self.players[who]["hand"] += 1
                else:
                    moved[(space + 1) % TEETH[gear]] = who
            self.gears[gear] = moved

    # Goods and temples

    def gain(self, seat: int, goods: dict[str, int]) -> None:
        """Corn, blocks and skulls; skulls as far as the supply has them."""
        me = self.players[seat]
        for kind, number in goods.items():
            if kind == "skull":
                number = min(number, self.skulls)
                self.skulls -= number
                me["skulls"] += number
            else:
                me[kind] += number

    def can_step(self, seat: int, temple: str) -> bool:
        """TZ-7.2: not beyond the top, and not onto a top that is taken."""
        top = self.tiles.top(temple)
        goal = self.players[seat]["temples"][temple] + 1
        taken = any(player["temples"][temple] == top for player in self.players)
        return goal < top or (goal == top and not taken)

    def step(self, seat: int, temple: str) -> None:
        """TZ-7.3, TZ-7.4: one step up if possible; the top turns the board to its light side."""
        if self.can_step(seat, temple):
            me = self.players[seat]
            me["temples"][temple] += 1
            if me["temples"][temple] == self.tiles.top(temple):
                me["board"] = "light"

    def may_anger(self, seat: int) -> list[str]:
        """TZ-7.6: the temples where the seat's marker is above the bottom."""
        return [temple for temple in TEMPLES if self.players[seat]["temples"][temple] > 0]

    # The score

    def monument_points(self, seat: int, monument: Tile) -> int:
        """TZ-12.3: what a monument of the seat is worth now."""
        me = self.players[seat]
        own = [self.tiles.buildings[i] for i in me["buildings"]]
        own += [self.tiles.monuments[i] for i in me["monuments"]]
        tiles = self.tiles.temples
        rule = monument["rule"]
        if rule == "frame":
            return monument["points"] * sum(tile["frame"] == monument["frame"] for tile in own)
        if rule == "tiles":
            return monument["points"] * len(own)
        if rule == "corn tiles":
            return monument["points"] * me["corn_tiles"]
        if rule == "wood tiles":
            return monument["points"] * me["wood_tiles"]
        if rule == "all monuments":
            each = {2: 6, 3: 5, 4: 4}[len(self.players)]
            return each * sum(len(player["monuments"]) for player in self.players)
        if rule == "level 3 technologies":
            return [0, 9, 20, 33, 33][sum(level == 3 for level in me["technologies"].values())]
        if rule == "technology levels":
            return monument["points"] * sum(me["technologies"].values())
        if rule == "workers":
            return {4: 6, 5: 12, 6: 18}.get(6 - me["supply"], 0)
        if rule == "temple points":
            return sum(tiles[temple]["points"][me["temples"][temple]] for temple in TEMPLES)
        if rule == "best temple":
            return monument["points"] * max(0, max(me["temples"].values()) - 1)
        if rule == "chichen skulls":
            return monument["points"] * len(self.skull_places)
        raise ValueError(rule)

    def scores(self) -> dict[str, Any]:
        """TZ-12.2 to TZ-12.4 as if the game ended now; the ranking holds when it is over."""
        players = []
        for seat, me in enumerate(self.players):
            corn = me["corn"] + sum(MARKET[kind] * me[kind] for kind in BLOCKS)
            parts = {
                "points": me["points"],
                "corn": corn / 4,
                "skulls": 3 * me["skulls"],
                "monuments": sum(
                    self.monument_points(seat, self.tiles.monuments[monument]) for monument in me["monuments"]
                ),
            }
            players.append({"total": sum(parts.values()), "parts": parts})
        keys = [(entry["total"], len(self.own_workers(seat))) for seat, entry in enumerate(players)]
        ranking = [
            [seat for seat, key in enumerate(keys) if key == rank] for rank in sorted(set(keys), reverse=True)
        ]
        return {"players": players, "ranking": ranking, "over": self.phase == "over"}
