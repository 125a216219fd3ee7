"""Who is invited to a table, by which links, and what those are told whose seat changes hands."""

from typing import Any

from antiqua.site.tables.models import Seat
from antiqua.site.tables.services.live import Live


def context(live: Live, player: str) -> dict[str, Any]:
    """For the template of the table: links that this browser may give away, and news of its own seats."""
    people = [seat for seat in live.seats if not seat.bot]
    is_owner = player == live.table.owner
    return {
        "is_alone": len(people) < 2,
        "links": [seat for seat in people if is_owner or seat.holder == player],
        "invited": _awaited(live, people, player) if is_owner else [],
        "offered": [seat for seat in people if seat.holder == player and not is_owner and seat.token],
        "lost": [] if is_owner else [seat for seat in people if seat.before == player != seat.holder],
    }


def _awaited(live: Live, people: list[Seat], owner: str) -> list[Seat]:
    """Seats whose person has neither come by the link nor played at the owner's own device."""
    moved = {seat for seat, _text in live.match.moves}
    held = [seat for seat in people if seat.holder == owner]
    return [seat for seat in held[1:] if seat.token and seat.number not in moved]
