"""Plays the game and the naive table side by side, and makes odd positions to begin from."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from .comparing import Mismatch, choose, differences
from .tzolkin import Table, play
from .tzolkin_tiles import (
    BLOCKS,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    SKULLS,
    TECHNOLOGIES,
    TEMPLES,
    default_tiles,
)

Position = dict[str, Any]
Policy = Callable[[str], float]  # how much a move is wanted, by its text
NOT_COMPARED = ("pending", "rng", "seed", "rules", "turn")
SAVED = 0.1  # share of the decisions at which the game is saved and loaded


# What is wanted


def uniform(text: str) -> float:
    """Any move as much as any other."""
    return 1


def builder(text: str) -> float:
    """Waits on the gears, then builds, advances and offers skulls."""
    verb, *words = text.split()
    match verb, words:
        case "pick", [_, space]:
            return int(space) ** 2 / 10 + 0.02
        case "place", [gear]:
            return {"tikal": 3, "yaxchilan": 3, "palenque": 2, "chichen_itza": 1.5}.get(gear, 1)
        case "do", ["nothing"]:
            return 0.01
        case "do", [gear, action]:
            return {"chichen_itza": 20, "tikal": 12}.get(gear, 1) + int(action)
        case "build", [tile]:
            return 40 if tile.startswith("m") else 6
    return {"advance": 6, "wood": 4, "stop": 0.5, "sell": 0.2, "burn": 0.3}.get(verb, 1)


def breaker(text: str) -> float:
    """Begs, burns, steps back and uses the start-player space."""
    verb, *words = text.split()
    match verb, words:
        case "do", ["nothing"]:
            return 0.2
        case "do", [_, action]:
            return 6 / int(action)
        case "place", ["start"]:
            return 4
        case "days", ["2"]:
            return 5
    return {"beg": 20, "burn": 20, "pick": 2}.get(verb, 1)


def eager(text: str) -> float:
    """Picks up all workers at once and lets them do the rarest things."""
    verb, *words = text.split()
    match verb, words:
        case "do", ["nothing"]:
            return 0.1
        case "do", ["uxmal", "4" | "5"] | ["tikal", "4" | "5"] | ["chichen_itza", _]:
            return 10
        case "build", [tile]:
            return 3 if tile in ("b08", "b18", "b19", "b21") or tile.startswith("m") else 1
    return {"place": 0.2, "end": 0.2, "stop": 0.3, "pick": 2}.get(verb, 1)


POLICIES = {policy.__name__: policy for policy in (uniform, builder, breaker, eager)}


# Side by side


def comparable(position: Position) -> Position:
    """The position without what is not compared, and with everything unordered in one order."""
    found = {key: value for key, value in position.items() if key not in NOT_COMPARED}
    found["gears"] = {
        gear: {int(space): who for space, who in workers.items()}
        for gear, workers in position["gears"].items()
        if workers
    }
    for key in ("buildings", "monuments", "skull_places"):
        found[key] = sorted(position[key])
    found["players"] = [
        {key: sorted(value) if isinstance(value, list) else value for key, value in player.items()}
        for player in position["players"]
    ]
    return found


class Pair(Mismatch):
    """One game and its naive table, and what was played since the last position that was compared."""

    def __init__(self, state: Any) -> None:
        """Begin from a state in set-up or at the start of a turn."""
        self.state = state
        self.table = Table(state.to_position())
        self.playing = play(self.table)
        self.position: Position = state.to_position()
        self.moves: list[str] = []
        self.compared = 0

    def check_moves(self, seat: int | None, naive: frozenset[str]) -> None:
        """The seats that act and their legal moves are the same."""
        game = set()
        for actor in self.state.to_act:
            texts = [str(move) for move in self.state.moves(actor)]
            if len(texts) != len(set(texts)):
                self.fail("A move is offered twice", texts)
            game |= {f"{actor}: {text}" for text in texts}
        expected = naive if seat is None else {f"{seat}: {text}" for text in naive}
        if game != expected:
            only = [f"only game: {sorted(game - expected)}", f"only naive: {sorted(expected - game)}"]
            self.fail("The legal moves differ", only)
        self.compared += 1

    def check_position(self) -> None:
        """The positions and the scores, as if the game ended now, are the same."""
        position = self.state.to_position()
        lines = differences(comparable(position), comparable(self.table.position()))
        scores, naive = self.state.scores(), self.table.scores()
        lines += differences(scores["players"], naive["players"], "scores")
        if lines:
            self.fail("The positions differ", lines)
        if self.table.between_turns:
            self.position, self.moves = position, []

    def check_end(self) -> None:
        """The game is over, with the same scores and ranking."""
        if self.state.to_act or not self.state.is_over:
            self.fail("The naive game is over", [f"game: to act {self.state.to_act}"])
        self.check_position()
        self.save_and_load()
        scores, naive = self.state.scores(), self.table.scores()
        for found in (scores, naive):
            found["ranking"] = [sorted(group) for group in found["ranking"]]
        lines = differences(scores, naive)
        if lines:
            self.fail("The scores differ", lines)

    def save_and_load(self) -> None:
        """Go on from the position as it is saved, which changes nothing."""
        before = self.state.fingerprint()
        self.state = self.state.game.from_position(json.loads(json.dumps(self.state.to_position())))
        if self.state.fingerprint() != before:
            self.fail("The position gives another state back", [json.dumps(self.state.to_position())])

    def play(self, rng: Random, policy: Policy, rounds: int = 99) -> int:
        """Play so many rounds, or to the end; returns the number of decisions compared."""
        rounds_left, number = rounds, self.table.round
        try:
            seat, texts = next(self.playing)
            while True:
                if self.table.phase != "setup":
                    self.check_position()
                if self.table.between_turns and self.table.round != number:
                    rounds_left, number = rounds_left - 1, self.table.round
                    if rounds_left == 0:
                        return self.compared
                self.check_moves(seat, texts)
                if rng.random() < SAVED:
                    self.save_and_load()
                text = choose(rng, texts, policy)
                self.moves.append(text if seat is None else f"{seat}: {text}")
                actor, plain = text.split(": ") if seat is None else (seat, text)
                self.state.play(plain, int(actor))
                seat, texts = self.playing.send(text)
        except StopIteration:
            self.check_end()
        return self.compared


# Odd positions


def share(rng: Random, things: list[Any], seats: int, odds: float) -> tuple[list[list[Any]], list[Any]]:
    """Deal each thing to a seat with the odds given; returns the seats' shares and what is left."""
    rng.shuffle(things)
    shares: list[list[Any]] = [[] for _ in range(seats)]
    left: list[Any] = []
    for thing in things:
        (rng.choice(shares) if rng.random() < odds else left).append(thing)
    return shares, left


def vary(position: Position, rng: Random) -> Position:
    """Another position at the start of the same turn, with the same dummies: consistent, but odd."""
    new = {key: value for key, value in deepcopy(position).items() if key not in NOT_COMPARED}
    vary_time(new, rng)
    vary_goods(new, rng)
    vary_temples_and_technologies(new, rng)
    vary_tiles(new, rng)
    vary_workers(new, rng)
    return new


def vary_time(new: Position, rng: Random) -> None:
    """Any round, often one with a food day."""
    rounds = [*range(1, 29), *FOOD_DAYS, *FOOD_DAYS, *FOOD_DAYS]
    new["round"] = rng.choice(rounds)
    new["food_days"] = sum(day < new["round"] for day in FOOD_DAYS)
    if new["round"] - 1 in FOOD_DAYS and (new["round"] == 28 or rng.random() < 0.5):
        new["food_days"] -= 1  # two days led past the food day
    new["tooth_corn"] = rng.randrange(4) if new["start_space"] is None else 0


def vary_goods(new: Position, rng: Random) -> None:
    """Poor and rich players; skulls anywhere; a jungle partly harvested."""
    players = new["players"]
    for player in players:
        rich = rng.choice([0, 1, 4, 9])
        player["corn"] = rng.choice([0, 1, 2, 3, 4, rng.randrange(30)])
        player |= {kind: rng.randint(0, rich) for kind in BLOCKS}
        player["points"] = rng.randint(-12, 60)
        player["board"] = rng.choice(["light", "dark"])
    new["skull_places"] = rng.sample(range(1, 10), rng.choice([0, 2, 5, 8, 9]))
    rest = list(range(SKULLS - len(new["skull_places"])))
    shares, left = share(rng, rest, len(players), odds=rng.choice([0.2, 0.6, 1]))
    new["skulls"] = len(left)
    for player, own in zip(players, shares, strict=True):
        player |= {"skulls": len(own), "corn_tiles": 0, "wood_tiles": 0}
    for action, group in new["jungle"].items():
        corn = rng.randint(0, len(players))
        wood = rng.choice([0, corn, rng.randint(0, corn)]) if action != "2" else 0
        for _ in range(len(players) - corn):
            rng.choice(players)["corn_tiles"] += 1
        for _ in range(len(players) - wood if action != "2" else 0):
            if rng.random() < 0.7:  # the others were burnt
                rng.choice(players)["wood_tiles"] += 1
        group |= {"corn": corn, "wood": wood} if action != "2" else {"corn": corn}


def vary_temples_and_technologies(new: Position, rng: Random) -> None:
    """Markers at the bottom, on the top and just under it; many technologies at level 3."""
    for player in new["players"]:
        low = rng.random() < 0.15
        for temple in TEMPLES:
            player["temples"][temple] = 0 if low else rng.randint(0, default_tiles().top(temple) - 1)
        for technology in TECHNOLOGIES:
            player["technologies"][technology] = rng.choice([0, 1, 2, 3, 3, 3])
    for temple in TEMPLES:
        top = default_tiles().top(temple)
        first, second, *_ = rng.sample(new["players"], len(new["players"]))
        if rng.random() < 0.6:
            first["temples"][temple] = top
        if rng.random() < 0.6:
            second["temples"][temple] = top - 1


def vary_tiles(new: Position, rng: Random) -> None:
    """Buildings and monuments of any owner; few or none on display; decks short or empty."""
    tiles = default_tiles()
    players = new["players"]
    age = 1 if new["food_days"] < 2 else 2
    usable = [b for b, tile in tiles.buildings.items() if tile["age"] <= age]
    own, left = share(rng, usable, len(players), odds=rng.choice([0.1, 0.4, 0.8]))
    current = [b for b in left if tiles.buildings[b]["age"] == age]
    new["buildings"] = current[: rng.choice([2, 6, 6, 6])]
    new[f"deck_{age}"] = current[6:] if len(new["buildings"]) == 6 else []
    if age == 2:
        new["deck_1"] = []
    else:
        new["deck_2"] = rng.sample([b for b in tiles.buildings if b not in usable], 18)
    monuments, shown = share(rng, list(tiles.monuments), len(players), odds=0.3)
    new["monuments"] = shown[: rng.randint(0, len(players) + 2)]
    for player, buildings, built in zip(players, own, monuments, strict=True):
        player |= {"buildings": buildings, "monuments": built}


def vary_workers(new: Position, rng: Random) -> None:
    """All workers but the one on the start-player space on other places; some seat may be in need of pity."""
    gears: dict[str, dict[str, Any]] = {
        gear: {space: who for space, who in workers.items() if who == "dummy"}
        for gear, workers in new["gears"].items()
    }
    poor = new["to_move"] if rng.random() < 0.25 else None
    for seat, player in enumerate(new["players"]):
        player["supply"] = rng.choice([0, 0, 1, 2, 3])
        workers = 6 - player["supply"] - (new["start_space"] == seat)
        on_gears = rng.choice([0, workers, rng.randint(0, workers)])
        if poor is not None:
            on_gears = 0 if seat == poor else workers
        player["hand"] = workers - on_gears
        for _ in range(on_gears):
            gear, space = rng.choice(empty_spaces(gears, lowest=poor is not None))
            gears.setdefault(gear, {})[space] = seat
    if poor is not None:
        new["players"][poor]["corn"] = rng.choice([0, 0, 0, 1, 2])
        if rng.random() < 0.8:
            new["players"][poor]["temples"] = dict.fromkeys(TEMPLES, 0)
    new["gears"] = gears


def empty_spaces(gears: dict[str, dict[str, Any]], lowest: bool) -> list[tuple[str, str]]:
    """Gear and space of all empty action spaces, or of those with the lowest number."""
    found = [
        (gear, space)
        for gear in GEARS
        for space in range(LAST_SPACE[gear] + 1)
        if str(space) not in gears.get(gear, {})
    ]
    limit = min(space for _, space in found) if lowest else 99
    return [(gear, str(space)) for gear, space in found if space <= limit]


def level(position: Position, rng: Random) -> Position:
    """The position as the end of a game with as many VP for several players, for ties and their breaking."""
    new = {key: value for key, value in deepcopy(position).items() if key not in NOT_COMPARED}
    new |= {"phase": "over", "to_move": None, "round": 28, "food_days": 4, "start_space": None}
    for seat, player in enumerate(new["players"]):
        workers = sum(who == seat for gear in new["gears"].values() for who in gear.values())
        player |= {"corn": rng.choice([0, 0, 1]), "hand": 6 - player["supply"] - workers}
        player |= dict.fromkeys(BLOCKS, 0)
    for player, score in zip(new["players"], Table(new).scores()["players"], strict=True):
        player["points"] += 40 - int(score["total"])
    return new
