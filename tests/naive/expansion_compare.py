"""Plays the expansion and its naive table side by side, and makes odd positions to begin from."""

from random import Random
from typing import Any

from antiqua.games.tzolkin.state import PROPHECIES, TRIBES

from .expansion import ExpandedTable, play
from .expansion_table import expanded_tiles
from .tzolkin_compare import Pair, Position, vary
from .tzolkin_tiles import FOOD_DAYS

NEW = [name for name in expanded_tiles().buildings if name.startswith("exp")]


NEEDY = ("advance_technology_normal_cost", "pay_1_corn_build_one_building", "gain_1_gold")
"""Quick actions that may become impossible."""


def promiser(text: str) -> float:
    """Chooses the quick action first, then places what it can, and picks up another worker at the end."""
    verb, *words = text.split()
    match verb, words:
        case "place", ["quick"]:
            return 60
        case "do", ["nothing"]:
            return 0.05
    return {"place": 8, "pick": 1.5, "end": 0.02, "beg": 0.02, "stop": 0.5}.get(verb, 1)


class ExpandedPair(Pair):
    """One game and its naive table."""

    table: ExpandedTable

    def __init__(self, state: Any) -> None:
        """Begin from a state in set-up or at the start of a turn."""
        super().__init__(state)
        self.table = ExpandedTable(state.to_position())
        self.playing = play(self.table)


def vary_expansion(position: Position, options: dict[str, Any], rng: Random) -> Position:
    """Another position at the start of the same turn, odd in the things of the expansion, too."""
    new = vary(position, rng)
    for key in ("turn", "quick_tile", "quick_deck_1", "quick_deck_2"):
        new.pop(key, None)
    if options["prophecies"]:
        new["prophecies"] = rng.sample(PROPHECIES, 3)
    if options["tribes"]:
        for player, tribe in zip(new["players"], rng.sample(TRIBES, len(new["players"])), strict=True):
            player["tribe"] = tribe
            player["wealth"] = player["wealth"][: 3 if tribe == "ixtab" else 2]
    if options["new_buildings"]:
        vary_new_buildings(new, rng)
    if options["quick_actions"]:
        new["quick_spaces"] = [who for who in position["quick_spaces"] if who == "dummy"]
        for seat, player in enumerate(new["players"]):
            if player["hand"] > 1 and len(new["quick_spaces"]) < 3 and rng.random() < 0.2:
                player["hand"] -= 1
                new["quick_spaces"].append(seat)
    move_to_extra_spaces(new, rng)
    return new


def vary_promise(new: Position, rng: Random) -> Position:
    """The same for Ah Chuy Kak, who has workers in hand and on gears, and little more than it needs."""
    seat = new["to_move"]
    me = new["players"][seat]
    for player in new["players"]:
        if player["tribe"] == "ah_chuy_kak":
            player["tribe"] = None
    me |= {"tribe": "ah_chuy_kak", "corn": rng.choice([5, 6, 7, 7, 8, 8, 9, 12, 20])}
    me["wealth"] = me["wealth"][:2]
    if rng.random() < 0.5:
        me |= {"wood": rng.randint(0, 2), "stone": rng.randint(0, 1), "gold": rng.randint(0, 1)}
    new["quick_tile"] = rng.choice(NEEDY if new["round"] > FOOD_DAYS[1] else NEEDY[:2])
    new["quick_spaces"] = [who for who in new["quick_spaces"] if who == "dummy"]
    for gear, workers in new["gears"].items():
        workers.pop("11" if gear == "chichen_itza" else "8", None)
    own = [(gear, space) for gear, workers in new["gears"].items() for space in workers]
    own = [(gear, space) for gear, space in own if new["gears"][gear][space] == seat]
    for gear, space in own[2:]:
        del new["gears"][gear][space]
    for number, player in enumerate(new["players"]):
        out = sum(who == number for workers in new["gears"].values() for who in workers.values())
        player["hand"] = 6 - player["supply"] - out - (new["start_space"] == number)
    return new


def vary_new_buildings(new: Position, rng: Random) -> None:
    """New buildings with players, on display and in the deck of the age."""
    age = 1 if new["food_days"] < 2 else 2
    tiles = expanded_tiles().buildings
    free = rng.sample(NEW, len(NEW))
    for name in free:
        where = rng.choice(["player", "player", "display", "deck"])
        if where == "player" and tiles[name]["age"] <= age:
            if name == "exp_a2_shrine":
                if new["skulls"] == 0:
                    continue
                new["skulls"] -= 1
            rng.choice(new["players"])["buildings"].append(name)
        elif where == "display" and tiles[name]["age"] == age and new["buildings"]:
            at = rng.randrange(len(new["buildings"]))
            if not new["buildings"][at].startswith("exp"):
                new["buildings"][at] = name
        elif where == "deck" and tiles[name]["age"] >= age:
            new[f"deck_{tiles[name]['age']}"] = [name, *new.get(f"deck_{tiles[name]['age']}", [])]


def move_to_extra_spaces(new: Position, rng: Random) -> None:
    """Some workers of Cit-Bolon-Tum on the spaces that only they have."""
    for gear, workers in new["gears"].items():
        extra = "11" if gear == "chichen_itza" else "8"
        for space, who in list(workers.items()):
            is_own = who != "dummy" and new["players"][who].get("tribe") == "cit_bolon_tum"
            if is_own and extra not in workers and rng.random() < 0.3:
                workers[extra] = workers.pop(space)
