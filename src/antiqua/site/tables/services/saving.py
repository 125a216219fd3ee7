"""Writing what changed in a match to the disk."""

from itertools import takewhile
from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from antiqua.kernel.errors import StaleVersion
from antiqua.site.tables.models import Move, Seat, Table
from antiqua.site.tables.services.live import Live, forget


def save(live: Live, seat: int, is_news: bool = True) -> None:
    """Adds moves that the disk lacks, removes those undone; StaleVersion if another was faster.

    What is no news changes nothing that anyone but the seat can see.
    """
    try:
        _write(live, seat, is_news)
    except BaseException:
        forget(live.table.pk)  # what is in memory is not what is on the disk
        raise
    live.table.saves += 1
    if is_news:
        live.table.version += 1
    else:
        live.seats[seat].choices += 1
    if len(live.match.public_moves) == len(live.match.moves):
        live.known = live.table.version
    live.table.is_over = live.match.state.is_over


@transaction.atomic
def _write(live: Live, seat: int, is_news: bool) -> None:
    match, table = live.match, live.table
    over = match.state.is_over
    news: dict[str, Any] = {
        "version": F("version") + 1,
        "is_over": over,
        "result": match.state.scores() if over else None,
        "changed": timezone.now(),
    }
    # the number in the condition keeps two processes from both believing that they were first
    changed = Table.objects.filter(pk=table.pk, saves=table.saves).update(
        saves=F("saves") + 1, **(news if is_news else {})
    )
    if not changed:
        raise StaleVersion("somebody else has changed this table at the same time")
    if not is_news:
        Seat.objects.filter(table=table, number=seat).update(choices=F("choices") + 1)
    written = Move.objects.filter(table=table).values_list("seat", "text")
    kept = sum(
        1 for _same in takewhile(lambda pair: pair[0] == pair[1], zip(written, match.moves, strict=False))
    )
    Move.objects.filter(table=table, number__gte=kept).delete()
    Move.objects.bulk_create(
        Move(table=table, number=number, seat=seat, text=text)
        for number, (seat, text) in enumerate(match.moves[kept:], kept)
    )
