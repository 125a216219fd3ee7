"""Writing what changed in a match to the disk."""

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from antiqua.kernel.errors import StaleVersion
from antiqua.site.tables.models import Move, Table
from antiqua.site.tables.services.live import Live, forget


def save(live: Live) -> None:
    """Adds moves that the disk lacks, removes those undone; StaleVersion if another was faster."""
    try:
        _write(live)
    except BaseException:
        forget(live.table.pk)  # what is in memory is not what is on the disk
        raise
    live.table.version += 1
    if len(live.match.public_moves) == len(live.match.moves):
        live.known = live.table.version
    live.table.is_over = live.match.state.is_over


@transaction.atomic
def _write(live: Live) -> None:
    match, table = live.match, live.table
    over = match.state.is_over
    # the version in the condition keeps two processes from both believing that they were first
    changed = Table.objects.filter(pk=table.pk, version=table.version).update(
        version=F("version") + 1,
        is_over=over,
        result=match.state.scores() if over else None,
        changed=timezone.now(),
    )
    if not changed:
        raise StaleVersion("somebody else has changed this table at the same time")
    kept = min(Move.objects.filter(table=table).count(), len(match.moves))
    Move.objects.filter(table=table, number__gte=kept).delete()
    Move.objects.bulk_create(
        Move(table=table, number=number, seat=seat, text=text)
        for number, (seat, text) in enumerate(match.moves[kept:], kept)
    )
