"""How a game ended: points by category, the ranking, the points over time."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from antiqua.site.tables.models import Table
from antiqua.site.tables.present import pages, presenter
from antiqua.site.tables.present.curve import curve
from antiqua.site.tables.present.numbers import quarters
from antiqua.site.tables.present.shapes import Cell, Row
from antiqua.site.tables.services.live import opened
from antiqua.site.tables.views.common import player_of


@dataclass(frozen=True)
class Ended:
    """A finished game, as a row of the list."""

    table: Table
    names: str
    result: str
    when: datetime


def ended(table: Table, player: str) -> Ended:
    """The row of a finished game."""
    seats = list(table.seats.all())
    names = [seat.name for seat in seats]
    return Ended(table, ", ".join(names), verdict(names, table.result or {}), table.changed)


def verdict(names: list[str], result: dict[str, Any]) -> str:
    """Who won, and by how much; without a result that could be read it says so."""
    try:
        return _verdict(names, result)
    except (KeyError, IndexError, TypeError):
        return _("The result is not known.")


def _verdict(names: list[str], result: dict[str, Any]) -> str:
    ranking, players = result["ranking"], result["players"]
    first = [names[seat] for seat in ranking[0]]
    points = [quarters(players[rank[0]]["total"]) for rank in ranking]
    if len(first) > 1:
        return _("{names} share the win with {points}").format(names=_(" and ").join(first), points=points[0])
    ahead = players[ranking[0][0]]["total"] - players[ranking[1][0]]["total"]
    if ahead == 0:
        return _("{name} wins the tie at {points}").format(name=first[0], points=points[0])
    return _("{name} wins by {ahead}").format(name=first[0], ahead=quarters(ahead))


def end_page(request: HttpRequest, table: Table, notice: str = "", status: int = 200) -> HttpResponse:
    """The page of a finished game."""
    player = player_of(request)
    with opened(table.pk) as live:
        own = live.held_by(player)
        look = pages.seen(live, None, own)
        game = presenter(table.game)
        scores = live.match.state.scores()
        totals = [entry["total"] for entry in scores["players"]]
        rows = game.rows(look, scores, live.match)
        context = {
            "table": table,
            "notice": notice,
            "may_repeat": may_repeat(table, player),
            "game": game.intro(),
            "players": game.players(look),
            "rows": rows,
            "totals": _totals(totals, scores["ranking"]),
            "bars": _bars(rows, totals),
            "best": quarters(max(totals)),
            "verdict": verdict(live.names, scores),
            "is_mine": bool(own) and set(scores["ranking"][0]) <= set(own),
            "moves": len(live.match.moves),
            "rounds": game.moment(look.view),
            "curve": curve(live),
        }
    return render(request, "tables/end.html", context, status=status)


def may_repeat(table: Table, player: str) -> bool:
    """Whether this browser made the table or plays at it."""
    return table.owner == player or table.seats.filter(holder=player, bot="").exists()


def _totals(totals: list[float], ranking: list[list[int]]) -> list[Cell]:
    places = [_("first"), _("second"), _("third"), _("fourth"), _("fifth")]
    place = {seat: places[number] for number, seats in enumerate(ranking) for seat in seats}
    return [Cell(quarters(total), place[seat]) for seat, total in enumerate(totals)]


@dataclass(frozen=True)
class Bar:
    """One player's points as a row of parts: what was lost left of the line at 0, the rest right of it.

    Widths are per cent of the whole length that all bars share.
    """

    seat: int
    before: float
    """What is free to the left of it."""
    lost: list[tuple[str, str, float]]
    """Category, number, width."""
    parts: list[tuple[str, str, float]]
    total: str


def _bars(rows: list[Row], totals: list[float]) -> list[Bar]:
    won = [sum(max(0.0, row.cells[seat].points) for row in rows) for seat in range(len(totals))]
    lost = [-sum(min(0.0, row.cells[seat].points) for row in rows) for seat in range(len(totals))]
    length = max(1.0, max(won) + max(lost))
    bars = []
    for seat, total in enumerate(totals):
        cells = [(row.key, row.cells[seat]) for row in rows if row.cells[seat].points]
        parts = [(key, cell.text, abs(cell.points) / length * 100, cell.points < 0) for key, cell in cells]
        bars.append(
            Bar(
                seat,
                (max(lost) - lost[seat]) / length * 100,
                [(key, text, width) for key, text, width, is_lost in parts if is_lost],
                [(key, text, width) for key, text, width, is_lost in parts if not is_lost],
                quarters(total),
            )
        )
    return bars
