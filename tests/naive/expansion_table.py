"""The table with Tribes & Prophecies: what lies where, and what can be seen without doing anything."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from .tzolkin_table import Player, Table
from .tzolkin_tiles import BLOCKS, FOOD_DAYS, LAST_SPACE, MARKET, TECHNOLOGIES, TEETH, TEMPLES, Tile, Tiles

ADVANCE, TRADE, BUILD = (
    "advance_technology_normal_cost",
    "trade_any_number_of_times",
    "pay_1_corn_build_one_building",
)
GAINS = {
    "gain_3_corn": {"corn": 3},
    "gain_1_wood_1_corn": {"wood": 1, "corn": 1},
    "gain_1_stone": {"stone": 1},
    "gain_1_gold": {"gold": 1},
}  # TP-6.6


class ExpandedTiles(Tiles):
    """The tiles with the new buildings and the prophecies."""

    def __init__(self) -> None:
        """Read the game's own file."""
        super().__init__()
        file = resources.files("antiqua.games.tzolkin") / "components.toml"
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        self.buildings |= {tile["id"]: tile for tile in data["new_building"]}
        self.prophecies = {tile["id"]: tile for tile in data["prophecy"]}


@cache
def expanded_tiles() -> ExpandedTiles:
    """The game's own components."""
    return ExpandedTiles()


class ExpandedTable(Table):
    """A table with any modules, from a position in set-up or at the start of a turn."""

    tiles: ExpandedTiles

    def __init__(self, position: dict[str, Any]) -> None:
        """Take everything from the position; nothing of it is shared."""
        super().__init__(position, expanded_tiles())
        self.prophecies: list[str] = list(position.get("prophecies", []))
        self.quick_spaces: list[Any] = list(position["quick_spaces"])
        self.quick_tile: str | None = position.get("quick_tile")
        self.quick_deck_1: list[str] = list(position.get("quick_deck_1", []))
        self.quick_deck_2: list[str] = list(position.get("quick_deck_2", []))
        self.own_turn = False  # whether what is done belongs to a turn
        self.promises = 0  # workers picked up after a quick action was chosen
        self.begin()

    def begin(self) -> None:
        """Nothing was done in the turn."""
        self.sold = False
        self.ahead = False
        self.skipped: tuple[str, int] | None = None
        self.dearest = 0
        self.placed: set[tuple[str, int]] = set()
        self.quick = False

    def position(self) -> dict[str, Any]:
        """The position in the public form."""
        position = super().position()
        position["quick_spaces"] = list(self.quick_spaces)
        if self.options["prophecies"]:
            position["prophecies"] = self.prophecies
        if self.options["quick_actions"]:
            position["quick_tile"] = self.quick_tile
            position |= {"quick_deck_1": self.quick_deck_1, "quick_deck_2": self.quick_deck_2}
        return position

    # Prophecies

    @property
    def calamity(self) -> str:
        """TP-3.1: the prophecy that rules, or nothing."""
        ruling = bool(self.prophecies) and 1 <= self.food_days <= 3
        return self.prophecies[self.food_days - 1] if ruling else ""

    def step_price(self, temple: str) -> str:
        """TP-3.6: what a step up there costs: `corn`, `block` or nothing."""
        if self.calamity == "wrathful_gods":
            return "corn"
        return "block" if self.calamity == f"angry_god_{temple}" else ""

    def corn_within_reach(self, seat: int) -> int:
        """The corn that could be paid, with what Xaman Ek can still sell."""
        me = self.players[seat]
        prices = [MARKET[kind] for kind in BLOCKS if me[kind]] if self.may_sell(seat) else []
        return int(me["corn"] + max(prices, default=0))

    def may_sell(self, seat: int) -> bool:
        """TP-2.11: the exchange of Xaman Ek is still to be had."""
        return self.tribe(seat) == "xaman_ek" and not self.sold and self.own_turn

    def may_step(self, seat: int, temple: str) -> bool:
        """A step up that is possible and that can be paid."""
        price = self.step_price(temple)
        if price == "corn" and self.corn_within_reach(seat) < 1:
            return False
        if price == "block" and self.blocks(seat) < 1:
            return False
        return self.can_step(seat, temple)

    def blocks(self, seat: int) -> int:
        """How many blocks the seat has."""
        return sum(self.players[seat][kind] for kind in BLOCKS)

    def counted(self, seat: int, fed: int) -> int:
        """TP-3.6: what the ruling prophecy counts."""
        me = self.players[seat]
        levels = list(me["technologies"].values())
        if self.calamity.startswith("angry_god_"):
            return int(me["temples"][self.calamity.removeprefix("angry_god_")] - 1)
        return {
            "wrathful_gods": sum(me["temples"][temple] - 1 for temple in TEMPLES),
            "forest_fires": me["wood_tiles"],
            "drought": me["corn_tiles"],
            "gold_shortage": me["gold"],
            "desecration": me["skulls"],
            "teacher_shortage": sum(levels),
            "forgotten_lore": sum(level >= 2 for level in levels),
            "crowded_cities": len(me["buildings"]),
            "hunger": fed,
            "high_floodwaters": sum(who == seat for who in self.gears["chichen_itza"].values()),
        }[self.calamity]

    # Tribes, technologies

    def tribe(self, seat: int) -> str:
        """The tribe of a seat, or nothing."""
        return self.players[seat].get("tribe") or ""

    def has(self, seat: int, technology: str, level: int) -> bool:
        """TZ-10.1, TP-3.6: the effect of a level works."""
        forgotten = level == 2 and self.calamity == "forgotten_lore"
        return bool(self.players[seat]["technologies"][technology] >= level) and not forgotten

    def level_price(self, seat: int, technology: str) -> int:
        """TZ-6.12, TP-2.8, TP-3.6: blocks for an advance."""
        level = self.players[seat]["technologies"][technology]
        prices = [0, 1, 2, 1] if self.tribe(seat) == "itzamna" else [1, 2, 3, 1]
        return prices[level] + self.teachers()

    def teachers(self) -> int:
        """TP-3.6: blocks that each advance costs more."""
        return int(self.calamity == "teacher_shortage")

    def payable_levels(self, seat: int) -> list[str]:
        """Technologies whose next advance can be paid."""
        return [name for name in TECHNOLOGIES if self.level_price(seat, name) <= self.blocks(seat)]

    # Gears

    def last_space(self, who: Any, gear: str) -> int:
        """TP-2.6: one space more for Cit-Bolon-Tum."""
        return LAST_SPACE[gear] + int(who != "dummy" and self.tribe(who) == "cit_bolon_tum")

    def space_for(self, seat: int, gear: str) -> int | None:
        """TZ-5.1, TP-2.10: where the seat's next worker on the gear would stand."""
        for space in range(self.last_space(seat, gear) + 1):
            if space not in self.gears[gear] and self.skipped != (gear, space):
                return space
        return None

    def one_day(self) -> None:
        """TZ-8.4, TP-2.6: all workers one space up."""
        for gear, workers in self.gears.items():
            moved: dict[int, Any] = {}
            for space, who in workers.items():
                if who != "dummy" and space == self.last_space(who, gear):
                    self.players[who]["hand"] += 1
                else:
                    moved[(space + 1) % TEETH[gear]] = who
            self.gears[gear] = moved

    def turn_tile(self) -> None:
        """TP-6.5: days 3, 5, … 13 and 15, 17, … 25 bring the next tile of quick actions."""
        if self.options["quick_actions"]:
            if self.round in range(3, FOOD_DAYS[1], 2):
                self.quick_tile = self.quick_deck_1.pop(0)
            elif self.round in range(FOOD_DAYS[1] + 1, 26, 2):
                self.quick_tile = self.quick_deck_2.pop(0)

    # The score

    def monument_points(self, seat: int, monument: Tile) -> int:
        """TZ-12.3, TP-4.5, TP-5.1."""
        if monument["rule"] == "all monuments" and len(self.players) == 5:
            return 3 * sum(len(player["monuments"]) for player in self.players)
        if monument["rule"] == "chichen skulls":
            owned = [name for player in self.players for name in player["buildings"]]
            return int(monument["points"] * (len(self.skull_places) + owned.count("exp_a2_shrine")))
        return super().monument_points(seat, monument)


def renovatable(me: Player) -> list[str]:
    """TP-4.1: the tiles that may be discarded."""
    return [name for name in me["buildings"] if name.startswith("exp_a1")]
