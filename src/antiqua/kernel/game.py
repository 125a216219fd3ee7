"""The public interface of a game and of a state (CONTRACT section 1)."""

import hashlib
import json
from collections.abc import Mapping
from numbers import Integral
from typing import Any, NamedTuple

import numpy as np

from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.definition import Definition, given, names
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.loops import COUNT_BITS
from antiqua.kernel.records import Records, as_records, copy_record, new_numbers, new_records
from antiqua.kernel.rng import MAX_SEED

LONGEST_NAME = 60
"""Characters of a move that a message repeats."""


class Move(NamedTuple):
    """A legal move: its number and its text."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Game:
    """A game with its options and its box; makes states."""

    def __init__(
        self, definition: Definition, /, players: int | None = None, box: Any = None, **options: Any
    ) -> None:
        self.definition = definition
        self.components = definition.components(box)
        self.boxes: Records = as_records(self.components.record)
        self.players = (
            definition.default_players if players is None else _checked_players(definition, players)
        )
        self.options: dict[str, Any] = {
            "players": self.players,
            **_checked_options(definition, options, self.players),
        }
        self._bits = definition.options_bits(self.options)

    @property
    def name(self) -> str:
        """The name that `antiqua.load` knows."""
        return self.definition.name

    @property
    def title(self) -> str:
        """The name on the box."""
        return self.definition.title

    @property
    def box(self) -> Any:
        """What is printed on the components of this game."""
        return self.components

    def new(self, seed: int = 0) -> "State":
        """The table laid out; the same seed gives the same game."""
        seed = checked_seed(seed)
        state = State(self, new_records(self.definition.state, 1), seed)
        self.setup(state.games, 0, seed)
        return state

    def setup(self, games: Records, i: int, seed: int) -> None:
        """Lays the table out in record `i` of an array of states, whatever was in it."""
        self.definition.loops.new_game(self.boxes, games, i, self.players, self._bits, seed)

    def from_position(self, position: Mapping[str, Any]) -> "State":
        """The state that a position describes; PositionError names the key that is wrong and why."""
        return self.definition.from_position(self, position)

    def __reduce__(self) -> tuple[Any, ...]:
        box = None if self.components.is_default else self.components.data
        return _loaded, (self.definition, box, self.options)

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        box = "" if self.components.is_default else f", box=<{self.components.hash}>"
        return f"antiqua.load({self.name!r}, {options}{box})"


def _loaded(definition: Definition, box: Any, options: Mapping[str, Any]) -> Game:
    return Game(definition, box=box, **options)


def is_whole(number: Any) -> bool:
    """Whether it is a whole number: one of NumPy's too, but not True or False."""
    return isinstance(number, Integral) and not isinstance(number, bool)


def checked_seed(seed: Any, most: int = MAX_SEED) -> int:
    """A seed as a number; ValueError if it is none."""
    if not is_whole(seed) or not 0 <= seed <= most:
        raise ValueError(f"seed: {seed!r} is not allowed; a whole number from 0 to {most}")
    return int(seed)


def _checked_players(definition: Definition, players: Any) -> int:
    if not is_whole(players) or players not in definition.seats:
        raise ValueError(f"players: {given(players)} is not allowed; allowed: {names(definition.seats)}")
    return int(players)


def _checked_options(definition: Definition, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    known = {option.name: option for option in definition.options}
    for name in options:
        if name not in known:
            raise ValueError(
                f"{name}: {definition.name} has no such option; allowed: {names(['players', *known, 'box'])}"
            )
    checked = {}
    for name, option in known.items():
        default, *others = option.choices(players)
        value = options.get(name, default)
        if type(value) is not type(default) or value not in (default, *others):
            allowed = names([choice for choice in option.allowed if choice in (default, *others)])
            only = f" with {players} players" if players in option.fixed else ""
            raise ValueError(f"{name}: {given(value)} is not allowed{only}; allowed: {allowed}")
        checked[name] = value
    return checked


class State:
    """A position of a game, everything in it, hidden things too.

    `games` is the array of one record that the rules work on.
    """

    __slots__ = ("_facts", "_raw", "game", "games", "seed")

    def __init__(self, game: Game, games: Records, seed: int) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self._raw = b""
        self._facts: Any = None

    @property
    def record(self) -> Any:
        """The state record itself."""
        return self.games[0]

    @property
    def facts(self) -> Any:
        """The record as plain numbers and lists, where much of it is read; it is not to be changed."""
        if PLAIN:
            return self.games[0]
        raw = self.games.tobytes()
        if raw != self._raw:
            self._raw, self._facts = raw, self.game.definition.read(raw)
        return self._facts

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        seats = self.game.definition.loops.acting(self.games, 0)
        return tuple(seat for seat in range(self.game.players) if seats >> seat & 1)

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.to_act

    def _seat(self, seat: int | None) -> int:
        to_act = self.to_act
        if seat is None:
            if not to_act:
                raise IllegalMove("the game is over; no move is legal")
            return to_act[0]
        if not is_whole(seat) or not 0 <= seat < self.game.players:
            raise ValueError(f"seat: {seat!r} is not allowed; allowed: {names(range(self.game.players))}")
        return int(seat)

    def codes(self, seat: int) -> list[int]:
        """The codes of the legal moves of a seat, none if it is not to act."""
        out = new_numbers(self.game.definition.max_legal)
        count = self.game.definition.loops.legal_moves(self.game.boxes, self.games, 0, seat, out)
        return [int(code) for code in out[:count]]

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (default: the first that is to act), none if it is not to act."""
        if seat is None and self.is_over:
            return []
        seat = self._seat(seat)
        text = self.game.definition.move_text
        return [Move(code, text(self, seat, code)) for code in self.codes(seat)]

    def move(self, move: "Move | str", seat: int | None = None) -> Move:
        """The legal move that a text or Move names; IllegalMove says what is legal."""
        seat = self._seat(seat)
        codes = self.codes(seat)
        if not codes:
            to_act = self.to_act
            which = f"to act: {names(to_act)}" if to_act else "the game is over"
            raise IllegalMove(f"{_named(move)}: seat {seat} is not to act; {which}")
        text = self.game.definition.move_text
        if isinstance(move, Move) and move.code in codes and text(self, seat, move.code) == move.text:
            return move
        canonical = self.game.definition.canonical
        wanted = canonical(str(move))
        for code in codes:
            found = text(self, seat, code)
            if canonical(found) == wanted:
                return Move(code, found)
        legal = ", ".join(text(self, seat, code) for code in codes)
        raise IllegalMove(f"{_named(move)} is not a legal move of seat {seat}; legal: {legal}")

    def play(self, move: "Move | str", seat: int | None = None) -> None:
        """Plays a move; IllegalMove names it and what is legal, and leaves the state unchanged."""
        seat = self._seat(seat)
        code = self.move(move, seat).code
        self.game.definition.loops.play_legal(self.game.boxes, self.games, 0, seat, code)

    def copy(self) -> "State":
        """An independent copy."""
        games = new_records(self.game.definition.state, 1)
        copy_record(games, 0, self.games, 0)
        return State(self.game, games, self.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.from_position, (self.game, self.to_position())

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def redealt(self, seat: int | None, seed: int) -> "State":
        """A copy in which all that the seat cannot know is dealt again (None: a spectator).

        ValueError for a seat or a seed that is not allowed.
        """
        which = -1 if seat is None else self._seat(seat)
        number = checked_seed(seed)
        copy = self.copy()
        copy.seed = 0
        self.game.definition.loops.redeal_game(self.game.boxes, copy.games, 0, which, number)
        return copy

    def fingerprint(self) -> str:
        """A stable hash of everything: of the position in canonical JSON, and of an owner's box."""
        text = json.dumps(self.to_position(), sort_keys=True, separators=(",", ":"))
        if not self.game.components.is_default:
            text += self.game.components.hash
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def to_position(self) -> dict[str, Any]:
        """The position with every key (CONTRACT section 3)."""
        return self.game.definition.to_position(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, None a spectator."""
        return self.game.definition.view(self, None if seat is None else self._seat(seat))

    def observation(self, seat: int | None) -> Any:
        """What a seat may know, as int16 numbers."""
        out = new_numbers(self.game.definition.observation)
        loops = self.game.definition.loops
        loops.observe_game(self.game.boxes, self.games, 0, -1 if seat is None else self._seat(seat), out)
        return out

    def board(self, seat: int | None = None) -> str:
        """The picture of `view(seat)`, as SVG text."""
        return self.game.definition.board(self, seat)

    def _repr_svg_(self) -> str:
        return self.board()

    def scores(self) -> dict[str, Any]:
        """Points by category and the ranking, as if the game ended now with all final scoring done."""
        definition = self.game.definition
        width = len(definition.score_parts) + 1
        out = new_numbers(width * self.game.players, np.int64)
        definition.loops.score_game(self.game.boxes, self.games, 0, out)
        players = []
        ranks = []
        for seat in range(self.game.players):
            row = [int(number) for number in out[seat * width : (seat + 1) * width]]
            parts = {
                name: number / definition.score_unit
                for name, number in zip(definition.score_parts, row, strict=False)
            }
            players.append({"total": sum(row[:-1]) / definition.score_unit, "parts": parts})
            ranks.append((sum(row[:-1]), row[-1]))
        ranking = [
            [seat for seat in range(self.game.players) if ranks[seat] == rank]
            for rank in sorted(set(ranks), reverse=True)
        ]
        return {"players": players, "ranking": ranking, "over": self.is_over}

    def __repr__(self) -> str:
        return f"<{self.game.name}: to act {names(self.to_act) or 'nobody'}>"


def _named(move: Move | str) -> str:
    """A move in a message, cut off where no move is that long."""
    text = str(move)
    return repr(text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…")


def seats_and_count(situation: int) -> tuple[int, int]:
    """The seats to act, as bits, and the number of legal moves in what `loops.step` returns."""
    return situation >> COUNT_BITS, situation & ((1 << COUNT_BITS) - 1)
