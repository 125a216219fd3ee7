"""Who plays a seat: a link lets another browser take it over, once, and everybody at the table sees it."""

from django.db import transaction
from django.db.models import F

from antiqua.site.tables.models import Seat, Table, new_key
from antiqua.site.tables.services import events
from antiqua.site.tables.services.live import Live, opened


class NotNow(ValueError):
    """A seat that cannot change hands at this moment."""


class NotYours(ValueError):
    """A seat that somebody else gives away."""


def take(seat: Seat, player: str) -> None:
    """The browser of `player` plays the seat from now on, and the link is used up.

    Seat.DoesNotExist if it was used up before, NotNow for a seat that keeps a secret or a game that is over.
    """
    with opened(seat.table_id) as live:
        now = next(other for other in live.seats if other.pk == seat.pk)
        if now.token is None or now.token != seat.token:
            raise Seat.DoesNotExist
        if live.table.is_over:
            raise NotNow("over")
        if _has_chosen(live, seat.number):
            raise NotNow("secret")
        before = now.before if now.holder == player else now.holder
        _write(live, seat, holder=player, token=None, before=before)
    events.publish(live.table.key, live.table.version)


def invite(table: Table, number: int, player: str) -> None:
    """A new link to a seat, which its present player is told of; any older one leads nowhere from now on.

    NotYours for whoever neither made the table nor plays the seat, NotNow for a game that is over.
    """
    with opened(table.pk) as live:
        seat = next((seat for seat in live.seats if seat.number == number and not seat.bot), None)
        if seat is None or player not in (live.table.owner, seat.holder):
            raise NotYours
        if live.table.is_over:
            raise NotNow("over")
        _write(live, seat, token=new_key())
    events.publish(live.table.key, live.table.version)


def _has_chosen(live: Live, seat: int) -> bool:
    """Whether the seat has a choice that nobody else may know yet: it stays with whoever made it."""
    known = len(live.match.public_moves)
    return any(mover == seat for mover, _text in live.match.moves[known:])


@transaction.atomic
def _write(live: Live, seat: Seat, **changed: str | None) -> None:
    Seat.objects.filter(pk=seat.pk).update(**changed)
    Table.objects.filter(pk=live.table.pk).update(version=F("version") + 1)
    live.table.version += 1
