"""Playing at a table. A move is on the disk before anybody is told that it was made."""

from django.db import transaction

from antiqua.kernel.errors import IllegalMove, StaleVersion
from antiqua.kernel.game import Game
from antiqua.site.tables.models import Seat, Table
from antiqua.site.tables.services import bots, events
from antiqua.site.tables.services.live import Live, opened
from antiqua.site.tables.services.saving import save

Version = tuple[int, int]
"""Of a page: what all can see, and what its own seat alone can."""
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


def move(table_id: int, player: str, seat: int, text: str, version: Version) -> bool:
    """Plays one decision, or some that are made with one press: `show I-red-02|recruit`, all of them or none.

    Whether the seat has nothing more to choose in secret. NotYourSeat, StaleVersion or IllegalMove, and then
    nothing has changed. Whoever calls wakes the bots, when the person has the answer.
    """
    with opened(table_id) as live:
        _check(live, player, seat, version)
        texts = text.split("|")
        if len(texts) > 1:
            _try(live, seat, texts)
        before = _asked(live)
        for each in texts:
            live.match.play(seat, each, live.match.version)
        is_news = _save(live, seat, before)
    if is_news:
        events.publish(live.table.key, live.table.version)
    return is_news


def _asked(live: Live) -> tuple[int, tuple[int, ...]]:
    """The number of the secret decision, 0 if there is none, and who has not chosen yet."""
    state = live.match.state
    return live.match.game.definition.secret(state), tuple(state.to_act)


def _save(live: Live, seat: int, before: tuple[int, tuple[int, ...]]) -> bool:
    """Saves what the seat did; whether others can see it: not a choice that is only begun, or begun anew."""
    is_news = before[0] == 0 or _asked(live) != before
    save(live, seat, is_news)
    return is_news


def _try(live: Live, seat: int, texts: list[str]) -> None:
    """IllegalMove if these moves cannot be made one after the other."""
    if len(texts) > AT_ONCE:
        raise IllegalMove(f"{len(texts)} moves at once, allowed are {AT_ONCE}")
    state = live.match.state.copy()
    for text in texts:
        state.play(state.move(text, seat), seat=seat)


def undo(table_id: int, player: str, seat: int, version: Version, whole_turn: bool = False) -> None:
    """Takes back the last decision of the seat's turn, or all of them; same errors as `move`."""
    with opened(table_id) as live:
        _check(live, player, seat, version)
        if not live.match.can_undo(seat):
            raise IllegalMove("there is nothing of your own turn to undo")
        before = _asked(live)
        if whole_turn:
            live.match.undo_turn(seat)
        else:
            live.match.undo(seat)
        is_news = _save(live, seat, before)
    if is_news:
        events.publish(live.table.key, live.table.version)


def _check(live: Live, player: str, seat: int, version: Version) -> None:
    if seat not in live.held_by(player):
        raise NotYourSeat("this seat is not yours to play")
    # secret choices of others, in a decision that all make at once, change nothing that this page shows
    common, own = live.seen_by(seat)
    if not live.known <= version[0] <= common or version[1] != own:
        raise StaleVersion("the table has moved on since this page was drawn")
