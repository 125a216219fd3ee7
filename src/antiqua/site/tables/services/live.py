"""Tables in memory. The database has the moves; a match in memory is their fold and only a cache."""

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import antiqua
from antiqua.play.match import Match
from antiqua.site.tables.models import Move, Seat, Table

KEPT = 64
"""Matches in memory at most; one is some 100 kB."""

_guard = threading.Lock()
_locks: dict[int, threading.RLock] = {}
_live: OrderedDict[int, "Live"] = OrderedDict()


class Outdated(ValueError):
    """A table that was begun under other rules and can not be continued under these."""


@dataclass
class Live:
    """An open table: its row, its seats and its match, all as of one version."""

    table: Table
    seats: list[Seat]
    match: Match
    known: int = 0
    """The version from which on nothing has changed for a seat but that others have chosen."""

    @property
    def names(self) -> list[str]:
        """The players' names in seat order."""
        return [seat.name for seat in self.seats]

    def held_by(self, player: str) -> list[int]:
        """The seats of this browser."""
        return [seat.number for seat in self.seats if player and seat.holder == player and not seat.bot]

    def seen_by(self, seat: int) -> tuple[int, int]:
        """The version of the page of a seat: of what all can see, and of what this seat alone can."""
        return self.table.version, self.seats[seat].choices

    def next_bot(self) -> int | None:
        """The first seat to act that a bot plays."""
        return next((seat for seat in self.match.state.to_act if self.seats[seat].bot), None)


@contextmanager
def opened(table_id: int) -> Iterator[Live]:
    """The table, which nobody else changes meanwhile; Table.DoesNotExist, Outdated."""
    with _lock(table_id):
        table = Table.objects.get(pk=table_id)
        live = _live.get(table_id)
        if live is None or live.table.saves != table.saves:
            live = _fold(table)
        else:
            live.seats = list(table.seats.all())
            live.table = table
        _keep(table_id, live)
        yield live


def forget(table_id: int) -> None:
    """Drops the match from memory; nothing is lost by it."""
    with _guard:
        _live.pop(table_id, None)


def _lock(table_id: int) -> threading.RLock:
    with _guard:
        return _locks.setdefault(table_id, threading.RLock())


def _keep(table_id: int, live: Live) -> None:
    with _guard:
        _live[table_id] = live
        _live.move_to_end(table_id)
        while len(_live) > KEPT:
            _live.popitem(last=False)


def _fold(table: Table) -> Live:
    """Plays the moves on disk again."""
    seats = list(table.seats.all())
    try:
        game = antiqua.load(table.game, **table.options)
        if game.definition.rules != table.rules:
            ours = game.definition.rules
            raise Outdated(f"this game was begun under rules {table.rules}, and this version plays by {ours}")
        match = Match(game, int(table.seed), [seat.name for seat in seats])
        for seat, text in Move.objects.filter(table=table).values_list("seat", "text"):
            match.play(seat, text)
    except Outdated:
        raise
    except ValueError as error:
        raise Outdated("the moves of this game do not fit the rules of this version") from error
    except (TypeError, KeyError) as error:
        raise Outdated("this table cannot be read: its row in the database is damaged") from error
    return Live(table, seats, match, table.version)
