"""A played game as the fold of its moves, with undo, a log of sentences and its record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from antiqua.i18n import language
from antiqua.kernel.errors import IllegalMove, StaleVersion
from antiqua.kernel.game import Game, State

FORMAT = "antiqua-record/1"
SNAPSHOT_EVERY = 16


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    number: int
    """Of the move, from 1; what follows from a move has the move's number."""
    seat: int | None
    """Whom the sentence is about; None: the table."""
    text: str | None
    """The move; None for what follows from it, and for a choice that is still secret."""
    sentence: str
    gains: Mapping[str, int] = field(default_factory=dict)
    """What the seat has more, or less, of afterwards, by the name of the good."""


class Match:
    """A game that is being played: `Match(game, seed=7, names=["Ada", "Ben"])`."""

    def __init__(self, game: Game, seed: int, names: Sequence[str] | None = None) -> None:
        if names is not None and len(names) != game.players:
            raise ValueError(f"names: {len(names)} given, allowed are {game.players}, one for each seat")
        self.game = game
        self.seed = seed
        self.names = list(names) if names else [str(seat + 1) for seat in range(game.players)]
        self.state = game.new(seed=seed)
        self.version = 0
        """Grows with every move and undo and never returns; a host that stores the game stores it too."""
        self._moves: list[tuple[int, str]] = []
        self._undo: list[int] = []
        """Which moves may be taken back; in a simultaneous decision each seat has its own, else one has."""
        self._snapshots = [self.state.copy()]
        # In a simultaneous decision a choice is public when the last of those who choose has chosen.
        self._public = 0
        self._settled = [0]
        self._logs: dict[tuple[int | None, str], list[Entry]] = {}

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """The moves so far: seat and text."""
        return tuple(self._moves)

    @property
    def public_moves(self) -> tuple[tuple[int, str], ...]:
        """The moves that every seat knows: all but the choices of an open simultaneous decision."""
        return tuple(self._moves[: self._public])

    def secret_moves(self, seat: int | None) -> tuple[tuple[int, str], ...]:
        """The seat's own choices in an open simultaneous decision."""
        return tuple(move for move in self._moves[self._public :] if move[0] == seat)

    @property
    def settled(self) -> tuple[int, ...]:
        """After how many moves nothing was secret that had been played: all but within such a decision."""
        return tuple(self._settled)

    def play(self, seat: int, text: str, version: int | None = None) -> None:
        """Plays a move.

        `StaleVersion` if a version is given that is not the current one, `IllegalMove` for a move that is not
        legal; both leave everything unchanged.
        """
        if version is not None and version != self.version:
            raise StaleVersion(f"version {version}: the game has moved on, it is at version {self.version}")
        move = self.state.move(text, seat)
        secret = self.game.definition.secret
        asked = secret(self.state)
        stage = self.game.definition.stage(self.state)
        self.state.play(move, seat=seat)
        self._moves.append((seat, move.text))
        is_public = asked == 0 or secret(self.state) != asked
        if is_public:
            self._public = len(self._moves)
            self._settled.append(self._public)
        now = self.game.definition.stage(self.state)
        goes_on = stage >= 0 > now
        if not goes_on and (self.game.definition.final(move.code) or now != stage):
            self._undo = [] if is_public else [at for at in self._undo if self._moves[at][0] != seat]
        else:
            if is_public and self._undo and self._moves[-2][0] != seat:
                self._undo.clear()
            self._undo.append(len(self._moves) - 1)
        if len(self._moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.copy())
        self.version += 1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move may be taken back.

        A move may not once another seat has moved, or if it has ended the turn, shown something hidden or
        drawn something at random. What others do in secret changes nothing of this.
        """
        return any(self._moves[at][0] == seat for at in self._undo)

    def undo(self, seat: int) -> None:
        """Takes the seat's last move back; `IllegalMove` if that may not be."""
        self._require_undo(seat)
        self._back(seat)
        self.version += 1

    def undo_turn(self, seat: int) -> None:
        """Takes back all of the seat's moves that may be; `IllegalMove` if there are none."""
        self._require_undo(seat)
        while self.can_undo(seat):
            self._back(seat)
        self.version += 1

    def _require_undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalMove(f"undo: seat {seat} has no move to take back")

    def _back(self, seat: int) -> None:
        at = max(at for at in self._undo if self._moves[at][0] == seat)
        later = self._moves[at + 1 :]
        self.state = self.state_after(at)
        del self._moves[at:]
        del self._snapshots[at // SNAPSHOT_EVERY + 1 :]
        self._undo = [earlier for earlier in self._undo if earlier < at]
        self._public = min(self._public, at)
        while self._settled[-1] > self._public:
            self._settled.pop()
        for entries in self._logs.values():
            while entries and entries[-1].number > at:
                entries.pop()
        for mover, text in later:  # what others have chosen in secret since then stays
            self.play(mover, text)

    def state_after(self, count: int) -> State:
        """The state after that many moves, a copy; ValueError outside 0 to all of them."""
        if not 0 <= count <= len(self._moves):
            raise ValueError(f"move {count}: allowed are 0 to {len(self._moves)}")
        nearest = min(count // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        state = self._snapshots[nearest].copy()
        for seat, text in self._moves[nearest * SNAPSHOT_EVERY : count]:
            state.play(text, seat=seat)
        return state

    def log(self, seat: int | None = None) -> list[Entry]:
        """The log as a seat may know it, or a spectator, in the reader's language."""
        known = self._logs.setdefault((seat, language()), [])
        done = known[-1].number if known else 0
        if done < self._public:
            state = self.state_after(done)
            before = state.view(seat)
            for number, (mover, text) in enumerate(self._moves[done : self._public], done + 1):
                state.play(text, seat=mover)
                after = state.view(seat)
                known += self._entries(number, mover, text, before, after)
                before = after
        return known + self._secret(seat)

    def _entries(
        self, number: int, mover: int, text: str, before: dict[str, Any], after: dict[str, Any]
    ) -> list[Entry]:
        definition = self.game.definition
        if definition.story is None:
            return [Entry(number, mover, text, definition.sentence(before, after, mover, text))]
        lines = definition.story(before, after, mover, text, self.game.box)
        return [
            Entry(number, about, text if index == 0 else None, sentence, gains)
            for index, (about, sentence, gains) in enumerate(lines)
        ]

    def _secret(self, seat: int | None) -> list[Entry]:
        """Choices of an open simultaneous decision: one's own in words, of others only that they have chosen.

        They are numbered as if others had made no move before they had chosen, and then one.
        """
        open_moves = self._moves[self._public :]
        if not open_moves:
            return []
        last = {mover: at for at, (mover, _text) in enumerate(open_moves)}
        acting = self.state.to_act
        entries: list[Entry] = []
        number = self._public
        state = self.state_after(number)
        for at, (mover, text) in enumerate(open_moves):
            before = state.view(seat)
            state.play(text, seat=mover)
            if mover == seat:
                number += 1
                entries += self._entries(number, mover, text, before, state.view(seat))
            elif at == last[mover] and mover not in acting:
                number += 1
                entries.append(Entry(number, mover, None, ""))
        return entries

    def record(self, private: bool = False) -> dict[str, Any]:
        """The game as a record (CONTRACT section 4).

        While the game is not over only a private record, for the host's own storage, has the seed and the
        choices that are still secret; the public form cannot be replayed.
        """
        whole = private or self.state.is_over
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.definition.rules,
            "options": dict(self.game.options),
        }
        if whole:
            record["seed"] = self.seed
        if not self.game.box.is_default:
            record["box"] = {"hash": self.game.box.hash, "values": self.game.box.data}
        record["names"] = list(self.names)
        record["moves"] = [[seat, text] for seat, text in (self._moves if whole else self.public_moves)]
        if self.state.is_over:
            record["result"] = self.result()
        return record

    def result(self) -> dict[str, Any]:
        """The points of a finished game by category, and the ranking."""
        scores = self.state.scores()
        return {"players": scores["players"], "ranking": scores["ranking"]}
