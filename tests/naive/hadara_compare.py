"""Plays the game and the naive table of Hadara side by side, and makes odd positions to begin from."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from .comparing import Mismatch, choose, differences
from .hadara import Table, play
from .hadara_table import COLOURS, ROMAN, TRACKS, colour_of, components

Position = dict[str, Any]
Policy = Callable[[str], float]  # how much a move is wanted, by its text
NOT_COMPARED = ("pending", "rng", "seed", "rules")
SAVED = 0.1  # share of the decisions at which the game is saved and loaded


# What is wanted


def uniform(text: str) -> float:
    """Any move as much as any other."""
    return 1


def mayor(text: str) -> float:
    """Recruits, takes colonies, carves busts and buys seals."""
    verb, *words = text.split()
    match verb, words:
        case "show", [card]:
            return 0.2 if colour_of(card) == "purple" else 1
        case "token", [_, side]:
            return 3 if side == "front" else 1
    return {"recruit": 12, "sell": 1, "no": 0.1, "done": 0.3, "plunder": 2, "ally": 2}.get(verb, 1)


def hungry(text: str) -> float:
    """Recruits everything and no food, and discards what feeds."""
    verb, *words = text.split()
    match verb, words:
        case (("show" | "discard"), [card]):
            return 8 if colour_of(card) == "green" else 1
        case "take", [colour]:
            return 0.1 if colour == "green" else 1
    return {"recruit": 30, "pay": 4, "no": 0.3, "done": 2}.get(verb, 1)


def trader(text: str) -> float:
    """Sells most cards and spends the coins on alliances and seals."""
    verb = text.split()[0]
    return {"sell": 3, "ally": 9, "silver": 4, "gold": 4, "no": 0.2, "done": 0.2, "side": 1}.get(verb, 1)


POLICIES = {policy.__name__: policy for policy in (uniform, mayor, hungry, trader)}


# Side by side


def comparable(position: Position) -> Position:
    """The position without what is not compared, and with everything unordered in one order."""
    found = {key: value for key, value in position.items() if key not in NOT_COMPARED}
    found["sold"] = sorted(position["sold"], key=lambda entry: str(entry["card"]))
    players = []
    for player in position["players"]:
        one = dict(player)
        one["colonies"] = sorted(player["colonies"], key=lambda tile: str(tile["id"]))
        one["busts"] = sorted(player["busts"], key=lambda bust: int(bust["requirement"]))
        players.append(one)
    found["players"] = players
    return found


class Pair(Mismatch):
    """One game and its naive table, and what was played since the last position that was compared."""

    def __init__(self, state: Any, box: dict[str, Any] | None = None) -> None:
        """Begin from a state in which nothing is open."""
        self.state = state
        self.table = Table(state.to_position(), box)
        self.playing = play(self.table)
        self.position: Position = state.to_position()
        self.moves: list[str] = []
        self.compared = 0

    def check_moves(self, seat: int | None, naive: frozenset[str]) -> None:
        """Who acts and the legal moves are the same."""
        state = self.state
        acting = (seat,) if seat is not None else tuple(sorted({int(text.split(":")[0]) for text in naive}))
        if state.to_act != acting:
            self.fail("Other seats are asked", [f"game: {state.to_act}", f"naive: {acting}"])
        lead = "" if seat is not None else "{}: "
        game = [f"{lead.format(one)}{move}" for one in state.to_act for move in state.moves(one)]
        if len(game) != len(set(game)):
            self.fail("A move is offered twice", game)
        if set(game) != naive:
            only = [f"only game: {sorted(set(game) - naive)}", f"only naive: {sorted(naive - set(game))}"]
            self.fail("The legal moves differ", only)
        self.compared += 1

    def check_position(self) -> None:
        """The positions and the scores, as if the game ended now, are the same."""
        position = self.state.to_position()
        if self.table.must_deal:
            self.deal(position)
        ours, naive = comparable(position), comparable(self.table.position())
        if self.table.in_hand != (position["pending"] or {}).get("card"):
            self.fail("Another card is in hand", [f"game: {position['pending']}"])
        lines = differences(ours, naive)
        lines += differences(self.state.scores(), self.table.scores(), "scores")
        if lines:
            self.fail("The positions differ", lines)

    def deal(self, position: Position) -> None:
        """HA-1.2: the cards of the era are two a player of each colour; which ones is the game's."""
        table = self.table
        table.must_deal = False
        table.inner = {colour: list(cards) for colour, cards in position["inner"].items()}
        for colour, cards in table.inner.items():
            kinds = {tuple(card.split("-")[:2]) for card in cards}
            symbols = [card for card in cards if table.box["card"][card].get("advanced")]
            if (
                len(cards) != 2 * len(table.players)
                or len(set(cards)) != len(cards)
                or kinds != {(ROMAN[table.era], colour)}
                or (symbols and not table.options["advanced"])
            ):
                self.fail("The cards dealt are wrong", [f"{colour}: {cards}"])

    def play(self, rng: Random, policy: Policy, decisions: int = 9999) -> int:
        """Play so many decisions, or to the end; returns the number of decisions compared."""
        try:
            seat, texts = next(self.playing)
            while self.compared < decisions:
                self.check_position()
                self.check_moves(seat, texts)
                text = choose(rng, texts, policy)
                self.moves.append(text if seat is None else f"{seat}: {text}")
                chooser, _, move = self.moves[-1].partition(": ")
                if rng.random() < SAVED:
                    saved = json.loads(json.dumps(self.state.to_position()))
                    self.state = self.state.game.from_position(saved)
                self.state.play(move, int(chooser))
                seat, texts = self.playing.send(text)
        except StopIteration:
            if self.state.to_act or not self.state.is_over:
                self.fail("The naive game is over", [f"game: to act {self.state.to_act}"])
            self.check_position()
        return self.compared


# Odd positions

PHASES = ("wheel", "a", "colony_a", "bust_a", "b", "colony_b", "bust_b", "feeding", "seals")


def vary(players: int, advanced: bool, rng: Random, box: dict[str, Any] | None = None) -> Position:
    """A position in which nothing is open: consistent, but hardly one that play leads to."""
    box = box or components()
    new: Position = {"format": "antiqua-position/1", "game": "hadara"}
    new["phase"] = rng.choice(PHASES)
    new["era"] = rng.choice([1, 2, 3, 3])
    new["step"] = rng.randrange(5) if new["phase"] == "a" else 0
    new["start_player"] = rng.randrange(players)
    new["to_move"] = None if new["phase"] == "a" else rng.randrange(players)
    if new["phase"] == "wheel":
        new["to_move"] = new["start_player"]
    new["board"] = rng.sample(COLOURS, 5)
    new["wheel"] = rng.choice(COLOURS)
    cards = [card for card, entry in box["card"].items() if advanced or not entry.get("advanced")]
    rng.shuffle(cards)
    vary_piles(new, players, cards, rng)
    rest = [card for card in cards if len(card.split("-")[0]) <= new["era"] and not is_out(new, card)]
    vary_players(new, players, rest, box, rng)
    if new["phase"] == "feeding":
        vary_feeding(new, box, rng)
    return new


def vary_feeding(new: Position, box: dict[str, Any], rng: Random) -> None:
    """Only a seat that lacks food is asked; if all are fed the feeding is over."""
    table = Table({**new, "options": {}}, box)
    hungry = [seat for seat, me in enumerate(new["players"]) if table.track(seat, "food") < len(me["cards"])]
    if hungry:
        new["to_move"] = rng.choice(hungry)
    else:
        new["phase"] = "seals"


def is_out(new: Position, card: str) -> bool:
    """Whether the card lies on a pile."""
    return any(card in new[pile][colour_of(card)] for pile in ("inner", "outer"))


def vary_piles(new: Position, players: int, cards: list[str], rng: Random) -> None:
    """Face-down piles as the phase needs them, open piles of any height."""
    order = new["board"]
    left = dict.fromkeys(COLOURS, 0)
    for step in range(new["step"], 5):
        for seat in range(players):
            left[order[(order.index(new["wheel"]) + step - new["step"] + seat) % 5]] += 2
    if new["phase"] == "wheel":
        left = dict.fromkeys(COLOURS, 2 * players)
    elif new["phase"] != "a":
        left = dict.fromkeys(COLOURS, 0)
    new["inner"], new["outer"] = {}, {}
    for colour in COLOURS:
        era = [card for card in cards if card.startswith(f"{ROMAN[new['era']]}-{colour}")]
        new["inner"][colour] = era[: left[colour]]
        open_cards = 0
        if new["phase"] in ("a", "colony_a", "bust_a", "b"):
            room = min(len(era), 2 * players) - left[colour]
            most = players * new["step"] // 5 if new["phase"] == "a" else players
            open_cards = rng.randint(0, min(room, most))
        new["outer"][colour] = era[left[colour] : left[colour] + open_cards]
    if new["phase"] in ("colony_a", "bust_a", "b") and not any(new["outer"].values()):
        new["outer"]["red"] = [card for card in cards if card.startswith(f"{ROMAN[new['era']]}-red")][:1]


def vary_players(new: Position, players: int, rest: list[str], box: dict[str, Any], rng: Random) -> None:
    """Cards with many abilities, colonies, busts and seals at random; some cards sold."""
    rest.sort(key=lambda card: rng.random() * (0.3 if box["card"][card].get("ability") else 1))
    done = {"wheel": 0, "a": 0, "colony_a": 5, "bust_a": 5, "b": 5}.get(new["phase"], 10)
    most = min(10 * new["era"] - 10 + done, rng.choice([5, 12, 30]))  # nobody can have more
    numbers = rng.sample("12345", players)
    stacks: dict[int, list[str]] = {}
    for tile in box["colony"]:
        stacks.setdefault(int(tile.split("-")[1]), []).append(tile)
    for tiles in stacks.values():
        rng.shuffle(tiles)
    new["sold"] = []
    for _ in range(rng.choice([0, 3, 9])):
        if rest:
            by = rng.choice([None, *range(players)])
            new["sold"].append({"card": rest.pop(), "by": by})
    new["players"] = []
    for seat in range(players):
        count = min(rng.randint(0, most), len(rest) // (players - seat))
        me: dict[str, Any] = {
            "coins": rng.choice([0, 1, 2, 3, 5, rng.randrange(15), rng.randrange(90)]),
            "start_card": numbers[seat] + rng.choice("ab"),
            "cards": [rest.pop(0) for _ in range(count)],
        }
        rng.shuffle(me["cards"])
        tokens = [track for track in TRACKS for _ in range(2)]
        rng.shuffle(tokens)
        me["bound"] = {}
        for card in me["cards"]:
            if box["card"][card].get("ability") == "bonus_token_2_steps" and rng.random() < 0.7 and tokens:
                me["bound"][card] = tokens.pop()
        me["colonies"] = [
            {"id": tiles.pop(), "side": rng.choice(["coin", "ally"])}
            for tiles in stacks.values()
            if rng.random() < 0.4
        ]
        me["busts"] = []
        for requirement in box["bust"]:
            if rng.random() < 0.4 and tokens:
                side = rng.choice(["front", "front", "back"])
                me["busts"].append({"requirement": requirement, "token": tokens.pop(), "side": side})
        me["silver"] = [tokens.pop() for _ in range(min(rng.randrange(3), len(tokens)))]
        me["gold"] = rng.randrange(3)
        new["players"].append(me)
    owned = dict.fromkeys(stacks, 0)
    for me in new["players"]:
        for tile in me["colonies"]:
            owned[int(tile["id"].split("-")[1])] += 1
    new["colonies"] = {
        str(requirement): tiles[: players - owned[requirement]] for requirement, tiles in stacks.items()
    }
