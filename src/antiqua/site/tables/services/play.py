"""Playing at a table. A move is on the disk before anybody is told that it was made."""

from django.db import transaction

from antiqua.kernel.errors import IllegalMove, StaleVersion
from antiqua.kernel.game import Game
from antiqua.site.tables.models import Seat, Table
from antiqua.site.tables.services import bots, events
from antiqua.site.tables.services.live import Live, opened
from antiqua.site.tables.services.saving import save

AT_ONCE = 2
"""Moves that may be made with one press."""


class NotYourSeat(ValueError):
    """A seat that another browser or a bot plays, or nobody at this table."""


def create(game: Game, seats: list[tuple[str, str]], owner: str) -> Table:
    """A new table; seats are (name, bot or empty). Bots begin at once."""
    with transaction.atomic():
        table = Table.objects.create(
            game=game.name, options=game.options, rules=game.definition.rules, owner=owner
        )
        Seat.objects.bulk_create(
            Seat(table=table, number=number, name=name, bot=bot, holder="" if bot else owner)
            for number, (name, bot) in enumerate(seats)
        )
    bots.wake(table.pk)
    return table


def move(table_id: int, player: str, seat: int, text: str, version: int) -> bool:
    """Plays one decision, or some that are made with one press: `show I-red-02|recruit`, all of them or none.

    Whether the seat has nothing more to choose in secret. NotYourSeat, StaleVersion or IllegalMove, and then
    nothing has changed. Whoever calls wakes the bots, when the person has the answer.
    """
    with opened(table_id) as live:
        _check(live, player, seat, version)
        texts = text.split("|")
        if len(texts) > 1:
            _try(live, seat, texts)
        secret = live.match.game.definition.secret
        asked = secret(live.match.state)
        for each in texts:
            live.match.play(seat, each, live.match.version)
        save(live)
        state = live.match.state
        done = not asked or secret(state) != asked or seat not in state.to_act
    events.publish(live.table.key, live.table.version)
    return done


def _try(live: Live, seat: int, texts: list[str]) -> None:
    """IllegalMove if these moves cannot be made one after the other."""
    if len(texts) > AT_ONCE:
        raise IllegalMove(f"{len(texts)} moves at once, allowed are {AT_ONCE}")
    state = live.match.state.copy()
    for text in texts:
        state.play(state.move(text, seat), seat=seat)


def undo(table_id: int, player: str, seat: int, version: int, whole_turn: bool = False) -> None:
    """Takes back the last decision of the seat's turn, or all of them; same errors as `move`."""
    with opened(table_id) as live:
        _check(live, player, seat, version)
        if not live.match.can_undo(seat):
            raise IllegalMove("there is nothing of your own turn to undo")
        if whole_turn:
            live.match.undo_turn(seat)
        else:
            live.match.undo(seat)
        save(live)
    events.publish(live.table.key, live.table.version)


def _check(live: Live, player: str, seat: int, version: int) -> None:
    if seat not in live.held_by(player):
        raise NotYourSeat("this seat is not yours to play")
    # secret choices of others, in a decision that all make at once, change nothing that this page shows
    if not live.known <= version <= live.table.version:
        raise StaleVersion("the table has moved on since this page was drawn")
