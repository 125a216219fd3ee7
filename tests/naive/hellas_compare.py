"""Plays the game and the naive table of Hellas side by side, and makes odd positions to begin from."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from .comparing import Mismatch, choose, differences
from .hellas import Table, play
from .hellas_table import CUBES, PIECES, SPACES, Map, side

Position = dict[str, Any]
Policy = Callable[[int, str], float]  # how much a move is wanted, by seat and text
NOT_COMPARED = ("pending", "rng", "seed", "rules")
IN_MOTION = ("quarries", "miner", "used", "deck", "to_move")  # while an action is being resolved


# What is wanted


def uniform(seat: int, text: str) -> float:
    """Any move as much as any other."""
    return 1


def settler(seat: int, text: str) -> float:
    """Builds close together, each seat in rows of its own, and earns from quarries."""
    verb, *words = text.split()
    match verb, words:
        case (("house" | "agora" | "palace" | "monument"), [name]):
            rows = "ABCDEFGHIJK"
            return float(20 / (1 + abs(rows.index(name[0]) - 3 * seat)) ** 2)
        case "take", ["quarry" | "house" | "house_agora"]:
            return 4
        case "miner", [name]:
            return 1 if name[0] in "ABCDE" else 0.3
    return {"decline": 0.1, "nothing": 0.02}.get(verb, 1)


def priest(seat: int, text: str) -> float:
    """Wants temples, marble and monuments."""
    verb, *words = text.split()
    if verb == "take":
        return 1 if words[0] in ("house", "house_agora", "palace") else 6
    return {"decline": 3, "nothing": 0.05}.get(verb, 1)


def idler(seat: int, text: str) -> float:
    """Leaves most things undone."""
    return 8 if text in ("decline", "nothing") else 1


POLICIES = {policy.__name__: policy for policy in (uniform, settler, priest, idler)}


# Side by side


def comparable(position: Position) -> Position:
    """The position without what is not compared, and with everything unordered in one order."""
    found = {key: value for key, value in position.items() if key not in NOT_COMPARED}
    for key in ("taken", "used"):
        found[key] = sorted(position[key])
    found["temples"] = {name: columns for name, columns in position["temples"].items() if columns}
    if found["phase"] == "over":
        for key in ("taken", "next_start_player", "start_player"):
            del found[key]
    return found


class Pair(Mismatch):
    """One game and its naive table, and what was played since the last turn that was compared."""

    def __init__(self, state: Any) -> None:
        """Begin from a state at the start of a turn."""
        self.state = state
        self.table = Table(state.to_position())
        self.playing = play(self.table)
        self.position: Position = state.to_position()
        self.moves: list[str] = []
        self.compared = 0

    def check_moves(self, seat: int, naive: frozenset[str]) -> None:
        """The seat that acts and its legal moves are the same."""
        if self.state.to_act != (seat,):
            self.fail("Another seat is asked", [f"game: {self.state.to_act}", f"naive: {seat}"])
        game = [str(move) for move in self.state.moves()]
        if len(game) != len(set(game)):
            self.fail("A move is offered twice", game)
        if set(game) != naive:
            only = [f"only game: {sorted(set(game) - naive)}", f"only naive: {sorted(naive - set(game))}"]
            self.fail("The legal moves differ", only)
        self.compared += 1

    def check_position(self) -> None:
        """The positions and the scores, as if the game ended now, are the same."""
        position = self.state.to_position()
        ours, naive = comparable(position), comparable(self.table.position())
        between = self.table.between_turns or self.table.phase == "over"
        for key in () if between else IN_MOTION:
            del ours[key], naive[key]
        lines = differences(ours, naive)
        lines += differences(self.state.scores(), self.table.scores(), "scores")
        if lines:
            self.fail("The positions differ", lines)
        if between:
            self.position, self.moves = position, []

    def play(self, rng: Random, policy: Policy, turns: int = 999) -> int:
        """Play so many turns, or to the end; returns the number of decisions compared."""
        try:
            seat, texts = next(self.playing)
            while turns:
                self.check_position()
                self.check_moves(seat, texts)
                text = choose(rng, texts, partial(policy, seat))
                self.moves.append(f"{seat}: {text}")
                self.state.play(text, seat)
                seat, texts = self.playing.send(text)
                turns -= self.table.between_turns
        except StopIteration:
            if self.state.to_act or not self.state.is_over:
                self.fail("The naive game is over", [f"game: to act {self.state.to_act}"])
            self.check_position()
        return self.compared


# Odd positions


def vary(players: int, rng: Random, board: Map | None = None) -> Position:
    """A position at the start of a turn: consistent, but hardly one that play leads to."""
    board = board or side(players)
    new: Position = {"format": "antiqua-position/1", "game": "hellas"}
    vary_time(new, players, rng)
    vary_quarries(new, board, rng)
    vary_pieces(new, players, board, rng)
    room = board.room
    full = rng.choice([0.2, 0.5, 0.95])
    new["temples"] = {
        name: sum(rng.random() < full for _ in range(columns)) for name, columns in room.items()
    }
    return new


def vary_time(new: Position, players: int, rng: Random) -> None:
    """Any turn of any round."""
    new["round"] = rng.choice([1, 2, 3, 3])
    cubes = CUBES[players][new["round"] - 1]
    done = rng.randrange(players * cubes)
    every = [name for name, count in SPACES.items() for _ in range(count)]
    new["taken"] = rng.sample(every, done)
    new["start_player"] = rng.randrange(players)
    new["to_move"] = (new["start_player"] + done) % players
    temple = any(name.startswith("temple") for name in new["taken"])
    new["next_start_player"] = rng.randrange(players) if temple else None
    new["players"] = []
    for seat in range(players):
        turn = (seat - new["start_player"]) % players
        left = cubes - (done + players - 1 - turn) // players
        marble = rng.choice([0, 1, 3, 4, 5, 6, 7, rng.randrange(40)])
        new["players"].append({"marble": marble, "rings": rng.choice([0, 1, 1, 5]), "cubes": left})


def vary_quarries(new: Position, board: Map, rng: Random) -> None:
    """Three active quarries, some closed, the miner perhaps without a space; a deck of any length."""
    spaces = list(board.quarries)
    tiles = list(range(1, 41))
    rng.shuffle(spaces)
    rng.shuffle(tiles)
    closed = rng.choice([0, 3, len(spaces) - 4, len(spaces) - 3])
    new["quarries"] = {
        spaces[i]: {"tile": tiles[i], "closed": i >= 3} for i in range(min(len(spaces), 3 + closed))
    }
    free = spaces[3 + closed :]
    new["miner"] = free[0] if free else None
    rest = tiles[len(new["quarries"]) :]
    length = rng.choice([len(rest), len(rest) // 2, 2, 0])
    new["deck"], new["used"] = rest[:length], rest[length:]


def vary_pieces(new: Position, players: int, board: Map, rng: Random) -> None:
    """Pieces in clusters: each seat has spaces that it likes."""
    every = list(board.building)
    rng.shuffle(every)
    left = {(seat, kind): count for seat in range(players) for kind, count in PIECES.items()}
    share = rng.choice([0.1, 0.5, 0.9, 1])
    new["pieces"] = {}
    for name in every[: int(share * len(every))]:
        near = [new["pieces"][other]["seat"] for other in board.near[name] if other in new["pieces"]]
        owners = [seat for seat in near if seat is not None]
        seat = rng.choice(owners) if owners and rng.random() < 0.8 else rng.randrange(players)
        kind = rng.choice(["house", "house", "agora", "palace"])
        if board.letters[name] == "i" and rng.random() < 0.1:
            new["pieces"][name] = {"seat": None, "kind": "monument"}
        elif left[seat, kind]:
            left[seat, kind] -= 1
            new["pieces"][name] = {"seat": seat, "kind": kind}
