"""A match from elsewhere, such as a record, becomes a table."""

from django.db import transaction

from antiqua.kernel.errors import RecordError
from antiqua.play.match import Match
from antiqua.site.tables.models import Move, Seat, Table
from antiqua.site.tables.names import clean_name, fallback


@transaction.atomic
def keep(match: Match, owner: str) -> Table:
    """The table with all moves of the match. If it goes on, its seats belong to the browser that brought it.

    RecordError for a match with other components than the publisher's: tables have no place for those.
    """
    if not match.game.box.is_default:
        raise RecordError("box: a game with components of one's own cannot be kept here")
    over = match.state.is_over
    table = Table.objects.create(
        game=match.game.name,
        options=match.game.options,
        rules=match.game.definition.rules,
        seed=str(match.seed),
        owner=owner,
        is_over=over,
        result=match.state.scores() if over else None,
    )
    Seat.objects.bulk_create(
        Seat(
            table=table,
            number=number,
            name=clean_name(name) or fallback(number),
            holder="" if over else owner,
        )
        for number, name in enumerate(match.names)
    )
    Move.objects.bulk_create(
        Move(table=table, number=number, seat=seat, text=text)
        for number, (seat, text) in enumerate(match.moves)
    )
    return table
