"""What is printed on the components of base Tzolk'in, as plain dictionaries of the components file."""

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
BLOCKS = ["wood", "stone", "gold"]
TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]
TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"]

# Numbers that the clauses themselves print.
SKULLS = 13  # TZ-1.2
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}  # TZ-2.1
LAST_SPACE = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}  # TZ-8.4
LAST_ACTION = {"palenque": 5, "yaxchilan": 5, "tikal": 5, "uxmal": 5, "chichen_itza": 9}  # TZ-6.3
PLACING = [0, 0, 1, 3, 6, 10, 15]  # TZ-5.2, corn by the number of workers placed
HARVEST = {2: (4, 0), 3: (5, 2), 4: (7, 3), 5: (9, 4)}  # TZ-6.6, corn and wood
MARKET = {"wood": 2, "stone": 3, "gold": 4}  # TZ-6.13
LEVEL_PRICE = [1, 2, 3, 1]  # TZ-6.12, blocks by the level held
FOOD_DAYS = [8, 14, 21, 27]  # TZ-8.5, rounds

Tile = dict[str, Any]


def with_copies(tiles: list[Tile]) -> dict[str, Tile]:
    """Tiles by id; a tile with copies has the ids that follow its own."""
    found = {}
    for tile in tiles:
        letter, number = tile["id"][0], int(tile["id"][1:])
        for i in range(tile.get("copies", 1)):
            found[f"{letter}{number + i:02d}"] = tile
    return found


class Tiles:
    """The tiles and tables of one components file."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file, by default the game's own."""
        file = path or resources.files("antiqua.games.tzolkin") / "components.toml"
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        self.buildings = with_copies(data["building"])
        self.monuments = with_copies(data["monument"])
        self.wealth = with_copies(data["wealth"])
        self.temples: dict[str, Tile] = data["temples"]
        self.chichen_itza: dict[int, Tile] = {row["action"]: row for row in data["chichen_itza"]}
        self.yaxchilan: dict[int, Tile] = {row["action"]: row for row in data["yaxchilan"]}

    def top(self, temple: str) -> int:
        """The index of the top step."""
        return len(self.temples[temple]["points"]) - 1


@cache
def default_tiles() -> Tiles:
    """The game's own components."""
    return Tiles()
