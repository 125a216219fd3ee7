"""Everything that the page of a table shows, gathered for one browser."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from antiqua.site.tables.present import Presenter, presenter
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.history import frames, log, turn_start
from antiqua.site.tables.services.live import Live
from antiqua.site.tables.services.previews import previews

LOG_ENTRIES = 150
"""How much of the log the page of a table has; there is another page with all of it."""


@dataclass(frozen=True)
class Place:
    """From which seat a browser looks, and whether the device must be handed on first."""

    seat: int | None
    handover: int | None = None


def place(live: Live, own: Sequence[int], shown: int | None) -> Place:
    """The seat that looks; with several people at one device the one that is to act."""
    state = live.match.state
    acting = [seat for seat in own if seat in state.to_act]
    if not own:
        return Place(None)
    if len(own) == 1:
        return Place(own[0])
    if presenter(live.table.game).is_secret(state.view(None)):
        if shown in acting:
            return Place(shown)
        return Place(None, acting[0]) if acting else Place(None)
    return Place(acting[0] if acting else _last_mover(live, own))


def _last_mover(live: Live, own: Sequence[int]) -> int:
    return next((seat for seat, _text in reversed(live.match.moves) if seat in own), own[0])


def seen(live: Live, seat: int | None, own: Sequence[int], after: int | None = None) -> Seen:
    """The present position, or that after so many moves to look at, as the seat sees it."""
    now = live.match.state if after is None else live.match.state_after(after)
    to_act = now.to_act
    moves = [str(move) for move in now.moves(seat)] if after is None and seat in to_act else []
    game = presenter(live.table.game)
    known = [*live.match.public_moves, *live.match.secret_moves(seat)]
    last = known[-1] if known else (None, "")
    return Seen(
        view=now.view(seat),
        seat=seat,
        names=live.names,
        bots=[bool(entry.bot) for entry in live.seats],
        own=own,
        to_act=to_act,
        components=now.game.box,
        moves=moves,
        previews=previews(now, seat, moves, game) if seat is not None and moves else {},
        last=last[1] if last[0] == seat else "",
        history=live.match.public_moves[:after],
        totals=[entry["total"] for entry in now.scores()["players"]] if now.is_over else (),
    )


def context(live: Live, own: Sequence[int], shown: int | None, since: int | None = None) -> dict[str, Any]:
    """For the template of the table; `since` is how many moves the page has shown so far."""
    where = place(live, own, shown)
    look = seen(live, where.seat, own)
    game = presenter(live.table.game)
    lines = log(live, where.seat, LOG_ENTRIES, shared=len(own) > 1)
    start = turn_start(live, where.seat)
    can_act = bool(look.moves)
    return {
        "table": live.table,
        "version": "" if where.seat is None else "{}.{}".format(*live.seen_by(where.seat)),
        "game": game.intro(),
        "moment": game.moment(look.view),
        "seat": where.seat,
        "seat_name": None if where.seat is None else live.names[where.seat],
        "handover": None if where.handover is None else live.seats[where.handover],
        "seats": live.seats,
        "several": len(own) > 1,
        "players": game.players(look),
        "parts": game.parts(look),
        "decision": game.decision(look) if can_act else None,
        "board": game.board(look),
        "mine": None if where.seat is None else game.mine(look, where.seat),
        "others": [game.mine(look, seat) for seat in range(len(live.names)) if seat != where.seat],
        "lines": lines,
        "more_lines": len(live.match.public_moves) > LOG_ENTRIES,
        "since": [line for line in reversed(lines) if line.is_new] if can_act and start.fresh else [],
        "waiting": waiting(live, look, game),
        "is_secret": game.is_secret(look.view),
        "can_undo": where.seat is not None and live.match.can_undo(where.seat),
        "shown_moves": len(live.match.public_moves),
        "frames": frames(live, len(live.match.public_moves) if since is None else since),
        "replay": frames(live, start.after),
    }


def waiting(live: Live, look: Seen, game: Presenter) -> list[str]:
    """The names of those whose move is awaited."""
    return [live.names[seat] for seat in look.to_act]
