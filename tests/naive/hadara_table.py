"""The table of Hadara: what lies where, tracks counted from scratch, and the score."""

import tomllib
from collections import Counter
from copy import deepcopy
from functools import cache
from importlib import resources
from itertools import combinations_with_replacement
from typing import Any

TRACKS = ("income", "military", "culture", "food")
COLOURS = ("yellow", "red", "blue", "green", "purple")
TRACK_OF = dict(zip(COLOURS, TRACKS, strict=False))  # HA-1.1; purple has none
ROMAN = {1: "I", 2: "II", 3: "III"}

# Numbers that the clauses themselves print.
SALE = {1: 2, 2: 3, 3: 4}  # HA-3.2
CHEAPER = {"silver": {2: 4, 3: 15}, "gold": {2: 6, 3: 22}}  # HA-9

Player = dict[str, Any]


@cache
def components() -> dict[str, Any]:
    """The game's own components file, entries by their id."""
    file = resources.files("antiqua.games.hadara") / "components.toml"
    return by_id(tomllib.loads(file.read_text(encoding="utf-8")))


DOUBLES = {
    "I-purple-01": "color_step_blue",
    "I-purple-02": "color_step_green",
    "I-purple-03": "color_step_yellow",
    "I-purple-04": "color_step_red",
    "I-purple-05": "gold_seal_joker",
    "I-purple-06": "two_colonies_two_busts",
    "II-purple-01": "feed_with_coins",
    "II-purple-02": "sell_surplus_food",
    "II-purple-03": "coins_for_tracks_above_income",
    "II-purple-04": "colony_plus_4_coins",
    "II-purple-05": "requirements_minus_4",
    "II-purple-06": "buy_requirement_3_coins",
}
"""An owner's box in which every ability is on two cards."""


@cache
def doubles() -> dict[str, Any]:
    """The components with `DOUBLES`."""
    box = components()
    cards = {card: {**box["card"][card], "ability": ability} for card, ability in DOUBLES.items()}
    return {**box, "card": {**box["card"], **cards}}


def by_id(box: dict[str, Any]) -> dict[str, Any]:
    """Lists of entries as dicts; busts by their requirement."""
    found = dict(box)
    for section, key in {
        "card": "id",
        "start_card": "id",
        "colony": "id",
        "stack": "requirement",
        "bust": "requirement",
    }.items():
        found[section] = {entry[key]: entry for entry in box[section]}
    return found


def colour_of(card: str) -> str:
    """The colour that a card's id names."""
    return card.split("-")[1]


class Table:
    """The table, made from a whole position in which nothing is pending."""

    def __init__(self, position: dict[str, Any], box: dict[str, Any] | None = None) -> None:
        """Take everything from the position; nothing of it is shared."""
        given = deepcopy(position)
        self.box = box or components()
        self.options: dict[str, Any] = given["options"]
        self.era: int = given["era"]
        self.phase: str = given["phase"]
        self.step: int = given["step"]
        self.start_player: int = given["start_player"]
        self.to_move: int | None = given["to_move"]
        self.board: list[str] = given["board"]
        self.wheel: str = given["wheel"]
        self.inner: dict[str, list[str]] = given["inner"]
        self.outer: dict[str, list[str]] = given["outer"]
        self.colonies: dict[str, list[str]] = given["colonies"]
        self.sold: list[dict[str, Any]] = given["sold"]
        self.players: list[Player] = given["players"]
        self.must_deal = False  # the cards of an era are dealt by chance, which is not ours
        self.in_hand: str | None = None  # a card taken in phase B

    def position(self) -> dict[str, Any]:
        """The position in the public form, without seed, generator and what is pending."""
        players = [
            {**player, "tracks": {track: self.track(seat, track) for track in TRACKS}}
            for seat, player in enumerate(self.players)
        ]
        return deepcopy(
            {
                "format": "antiqua-position/1",
                "game": "hadara",
                "options": self.options,
                "era": self.era,
                "phase": self.phase,
                "step": self.step,
                "start_player": self.start_player,
                "to_move": self.to_move,
                "board": self.board,
                "wheel": self.wheel,
                "inner": self.inner,
                "outer": self.outer,
                "colonies": self.colonies,
                "sold": self.sold,
                "players": players,
            }
        )

    # What lies in front of a player

    def copies(self, seat: int, ability: str) -> int:
        """HA-9: how many cards with the ability lie in front."""
        return sum(self.box["card"][card].get("ability") == ability for card in self.players[seat]["cards"])

    def colours(self, seat: int) -> Counter[str]:
        """How many cards of each colour lie in front."""
        return Counter(colour_of(card) for card in self.players[seat]["cards"])

    def track(self, seat: int, track: str) -> int:
        """HA-6.2, ruling: the sum of what lies in front."""
        if self.phase == "sides":
            return 0
        me = self.players[seat]
        colours = self.colours(seat)
        total: int = self.box["start_card"][me["start_card"]]["values"].get(track, 0)
        for card in me["cards"]:
            total += self.box["card"][card].get("values", {}).get(track, 0)
            for colour, fed in TRACK_OF.items():
                if fed == track and self.box["card"][card].get("ability") == f"color_step_{colour}":
                    total += colours[colour]
        total += 2 * list(me["bound"].values()).count(track)
        for tile in me["colonies"]:
            if tile["side"] == "ally":
                total += self.box["colony"][tile["id"]].get("values", {}).get(track, 0)
        for bust in me["busts"]:
            if bust["side"] == "front" and bust["token"] == track:
                total += self.box["bust"][bust["requirement"]]["token_steps"]
                total += 2 * self.copies(seat, "busts_plus_2")
        return total

    def free_tokens(self, seat: int) -> list[str]:
        """Tracks of which the seat has a free token: two of each at first (HA-1.4)."""
        me = self.players[seat]
        used = [*me["bound"].values(), *(bust["token"] for bust in me["busts"]), *me["silver"]]
        return [track for track in TRACKS if used.count(track) < 2]

    def price(self, seat: int, card: str) -> int:
        """HA-3.1."""
        printed: int = self.box["card"][card]["price"]
        return max(0, printed - self.colours(seat)[colour_of(card)])

    def leads(self, era: int) -> int:
        """HA-1.6: the start player of an era."""
        numbers = sorted(int(player["start_card"][0]) for player in self.players)
        place = {1: 0, 2: 1, 3: 0 if len(numbers) == 2 else 2}[era]
        return [int(player["start_card"][0]) for player in self.players].index(numbers[place])

    def turn_order(self) -> list[int]:
        """Seats from the start player on."""
        seats = len(self.players)
        return [(self.start_player + step) % seats for step in range(seats)]

    # The score

    def sets(self, seat: int, more: int = 0) -> int:
        """Sets of five colours; more: cards that count as any one colour besides."""
        best = 0
        for extra in combinations_with_replacement(COLOURS, more):
            counted = self.colours(seat) + Counter(extra)
            best = max(best, min(counted[colour] for colour in COLOURS))
        return best

    def silver(self, seat: int) -> int:
        """HA-7.2, HA-9: half the track rounded up; some seals whole."""
        values = [self.track(seat, track) for track in self.players[seat]["silver"]]
        gained = sorted((value - (value + 1) // 2 for value in values), reverse=True)
        lifted = gained[: self.copies(seat, "silver_full_value")]
        return sum((value + 1) // 2 for value in values) + sum(lifted)

    def parts(self, seat: int) -> dict[str, int]:
        """HA-8.1: points by category."""
        me = self.players[seat]
        colonies = 0
        for tile in me["colonies"]:
            stack = int(tile["id"].split("-")[1])
            turned = tile["side"] == "ally"
            colonies += (self.box["colony"][tile["id"]] if turned else self.box["stack"][stack])["points"]
        busts = 0
        for bust in me["busts"]:
            slot = self.box["bust"][bust["requirement"]]
            busts += slot["points"] + (slot["token_points"] if bust["side"] == "back" else 0)
        gold = 7 * me["gold"] * self.sets(seat, self.copies(seat, "gold_seal_joker"))
        gold += 4 * self.copies(seat, "set_4_points") * self.sets(seat)
        return {
            "colonies": colonies,
            "busts": busts,
            "silver": self.silver(seat) if self.phase != "sides" else 0,
            "gold": gold,
            "cards": sum(self.box["card"][card].get("points", 0) for card in me["cards"]),
            "coins": me["coins"] // 5,
        }

    def scores(self) -> dict[str, Any]:
        """HA-8.2: points of all seats; groups of level seats from the best, coins left decide ties."""
        found = []
        for seat in range(len(self.players)):
            parts = self.parts(seat)
            found.append({"total": sum(parts.values()), "parts": parts})
        level = [(one["total"], me["coins"] % 5) for one, me in zip(found, self.players, strict=True)]
        ranking = [
            [seat for seat, value in enumerate(level) if value == best]
            for best in sorted(set(level), reverse=True)
        ]
        return {"players": found, "ranking": ranking, "over": self.phase == "over"}
