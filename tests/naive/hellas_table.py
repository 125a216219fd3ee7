"""The table of Hellas: what lies where, what touches what, and the score counted from scratch."""

import tomllib
from copy import deepcopy
from functools import cache
from importlib import resources
from typing import Any

# Numbers that the clauses themselves print.
CUBES = {2: [6, 6, 5], 3: [4, 4, 3], 4: [3, 3, 2]}  # HE-1.4
PIECES = {"house": 12, "palace": 3, "agora": 3}  # HE-1.3
SPACES = {  # HE-2.2
    "house": 3,
    "house_agora": 1,
    "palace": 1,
    "quarry": 3,
    "temple_4": 1,
    "temple_6": 1,
    "temple_10": 1,
    "monument": 1,
    "marble": 1,
}
PRICES = {  # HE-3.1, HE-3.3
    "house": {"c": 1, "i": 2},
    "agora": {"c": 1, "i": 2},
    "palace": {"c": 5, "i": 7},
    "monument": {"i": 7},
}
TEMPLES = {"temple_4": (4, 2), "temple_6": (6, 3), "temple_10": (10, 5)}  # HE-5.1: marble, columns

Player = dict[str, int]


class Map:
    """One side of the board of a components file, by the ids of its spaces."""

    def __init__(self, rows: list[str]) -> None:
        """Read the letters; spaces lie where their middles are."""
        self.letters: dict[str, str] = {}
        middles: dict[str, complex] = {}
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters.split()):
                if letter != ".":
                    name = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[row] + str(column)
                    self.letters[name] = letter
                    middles[name] = complex(column + row % 2 / 2, row * 3**0.5 / 2)
        self.near = {
            name: {other for other in middles if 0 < abs(middles[name] - middles[other]) < 1.1}
            for name in middles
        }
        self.building = [name for name, letter in self.letters.items() if letter in "ci"]
        self.quarries = [name for name, letter in self.letters.items() if letter in "Qq"]
        self.room = {name: int(letter) for name, letter in self.letters.items() if letter.isdecimal()}


@cache
def components() -> dict[str, Any]:
    """The game's own components file."""
    file = resources.files("antiqua.games.hellas") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def side(players: int) -> Map:
    """HE-1.1: two players use Pegasus, three and four Minotaur."""
    name = "pegasus" if players == 2 else "minotaur"
    return Map(components()["boards"][name]["rows"])


@cache
def yields() -> dict[int, int]:
    """The marble that each tile gives."""
    return {tile["number"]: tile["yield"] for tile in components()["tile"]}


class Table:
    """The table, made from a whole position at the start of a turn."""

    def __init__(self, position: dict[str, Any], board: Map | None = None) -> None:
        """Take everything from the position; nothing of it is shared."""
        given = deepcopy(position)
        self.options: dict[str, Any] = given["options"]
        self.phase: str = given["phase"]
        self.round: int = given["round"]
        self.start_player: int = given["start_player"]
        self.next_start_player: int | None = given["next_start_player"]
        self.to_move: int | None = given["to_move"]
        self.taken: list[str] = given["taken"]
        self.quarries: dict[str, dict[str, Any]] = given["quarries"]
        self.miner: str | None = given["miner"]
        self.deck: list[int] = given["deck"]
        self.used: list[int] = given["used"]
        self.temples: dict[str, int] = given["temples"]
        self.pieces: dict[str, dict[str, Any]] = given["pieces"]
        self.players: list[Player] = given["players"]
        self.map = board or side(len(self.players))
        self.between_turns = True  # the next decision is the first of a turn

    def position(self) -> dict[str, Any]:
        """The position in the public form, without seed, generator and what is pending."""
        return deepcopy(
            {
                "format": "antiqua-position/1",
                "game": "hellas",
                "options": self.options,
                "phase": self.phase,
                "round": self.round,
                "start_player": self.start_player,
                "next_start_player": self.next_start_player,
                "to_move": self.to_move,
                "taken": sorted(self.taken),
                "quarries": self.quarries,
                "miner": self.miner,
                "deck": self.deck,
                "used": sorted(self.used),
                "temples": self.temples,
                "pieces": self.pieces,
                "players": self.players,
            }
        )

    def active(self) -> dict[str, int]:
        """The active quarries and the tiles on top of them."""
        return {name: quarry["tile"] for name, quarry in self.quarries.items() if not quarry["closed"]}

    def free(self) -> list[str]:
        """HE-3.1: building spaces without a piece."""
        return [name for name in self.map.building if name not in self.pieces]

    def left(self, seat: int, kind: str) -> int:
        """How many pieces of the kind the seat has not yet built."""
        return PIECES[kind] - sum(piece == {"seat": seat, "kind": kind} for piece in self.pieces.values())

    def free_in_temples(self) -> dict[str, int]:
        """Room for columns, by temple."""
        return {
            name: room - self.temples.get(name, 0)
            for name, room in self.map.room.items()
            if room > self.temples.get(name, 0)
        }

    # The score

    def cities(self, seat: int) -> list[set[str]]:
        """HE-6.1: the seat's connected groups with a palace and a house."""
        groups: list[set[str]] = []
        for name, piece in self.pieces.items():
            if piece["seat"] == seat:
                touching = [group for group in groups if group & self.map.near[name]]
                groups = [group for group in groups if group not in touching]
                groups.append({name}.union(*touching))
        kinds = [{self.pieces[name]["kind"] for name in group} for group in groups]
        return [group for group, has in zip(groups, kinds, strict=True) if has >= {"palace", "house"}]

    def parts(self, seat: int) -> dict[str, int]:
        """HE-7: points by category."""
        me = self.players[seat]
        cities = self.cities(seat)
        around = [set().union(*(self.map.near[name] for name in city)) for city in cities]
        monuments = {name for name, piece in self.pieces.items() if piece["kind"] == "monument"}
        most = max(player["rings"] for player in self.players)
        return {
            "city": max((len(city) for city in cities), default=0),
            "monuments": sum(3 * len(near & monuments) for near in around),
            "temples": sum(self.temples.get(name, 0) for near in around for name in near),
            "rings": 2 * me["rings"],
            "most_rings": 3 if me["rings"] == most > 0 else 0,
            "marble": me["marble"] // 5,
        }

    def scores(self) -> dict[str, Any]:
        """HE-7.5: points of all seats, and groups of level seats from the best."""
        found = []
        for seat in range(len(self.players)):
            parts = self.parts(seat)
            found.append({"total": sum(parts.values()), "parts": parts})
        totals: list[int] = [sum(self.parts(seat).values()) for seat in range(len(found))]
        ranking = [
            [seat for seat, total in enumerate(totals) if total == level]
            for level in sorted(set(totals), reverse=True)
        ]
        return {"players": found, "ranking": ranking, "over": self.phase == "over"}
