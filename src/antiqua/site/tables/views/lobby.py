"""The start page: a new game, the tables that wait, the finished ones."""

from dataclasses import dataclass
from urllib.parse import quote, unquote

from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

import antiqua
from antiqua.site.tables.forms import MAX_SEATS, TableForm, filled, proposal
from antiqua.site.tables.models import Table
from antiqua.site.tables.names import clean_name
from antiqua.site.tables.present import history, playable, presenter
from antiqua.site.tables.present.shapes import Line
from antiqua.site.tables.services import opponents, warming
from antiqua.site.tables.services.live import KEPT, Outdated, opened
from antiqua.site.tables.services.play import create
from antiqua.site.tables.views.common import form_only, player_of, table_or_404
from antiqua.site.tables.views.ending import ended, may_repeat
from antiqua.site.tables.views.errors import problem

SHOWN = 6
LISTED = 200
"""Tables on the page that has all of them."""
NAME_COOKIE = "name"


@dataclass(frozen=True)
class Running:
    """A game that goes on, as a row of the list."""

    table: Table
    names: str
    moment: str
    is_mine: bool
    awaited: list[tuple[int, str]]
    last: str
    error: str = ""


@require_http_methods(["GET", "HEAD", "POST"])
def lobby(request: HttpRequest) -> HttpResponse:
    """The start page; a filled form begins a game."""
    player = player_of(request)
    if request.method == "POST":
        form = filled(request.POST.dict())
        if not form.errors:
            game, seats = form.made()
            table = create(game, seats, player)
            response = redirect("table", table.key)
            mine = next((name for name, bot in seats if not bot), "")
            response.set_cookie(NAME_COOKIE, quote(mine), max_age=365 * 24 * 3600, samesite="Lax")
            return response
    else:
        name = clean_name(unquote(request.COOKIES.get(NAME_COOKIE, "")))
        form = proposal(name, request.GET.get("game", ""))
    return _page(request, form, player)


def _page(request: HttpRequest, form: TableForm, player: str) -> HttpResponse:
    games = playable()
    for game in games:
        chosen = form.options if game["name"] == form.game else {}
        game["options"] = [
            {**option, "is_on": chosen.get(option["name"], option["default"])} for option in game["options"]
        ]
    running, over = _all_running(player), _own(player).filter(is_over=True)
    context = {
        "form": form,
        "games": games,
        "counts": sorted({count for game in games for count in game["players"]}),
        "chosen": next(game for game in games if game["name"] == form.game),
        "levels": opponents.levels(form.game),
        "seat_numbers": range(MAX_SEATS),
        "running": running[:SHOWN],
        "running_count": len(running),
        "waiting": sum(row.is_mine for row in running),
        "ended": [ended(table, player) for table in over[:SHOWN]],
        "ended_count": over.count(),
    }
    return render(request, "tables/lobby.html", context, status=422 if form.errors else 200)


def _own(player: str) -> QuerySet[Table]:
    """Tables that this browser made or plays at, the last played first."""
    return Table.objects.filter(Q(owner=player) | Q(seats__holder=player)).distinct()


def _all_running(player: str) -> list[Running]:
    """The games that go on, those that wait for this browser first; only so many are looked into."""
    tables = list(_own(player).filter(is_over=False)[:LISTED])
    rows = [_running(table, player) for table in tables[:KEPT]]
    rows += [_plain(table, "") for table in tables[KEPT:]]
    return sorted(rows, key=lambda row: not row.is_mine)


def _running(table: Table, player: str) -> Running:
    if warming.is_busy(table.game):
        return _plain(table, _("The rules are being prepared."))
    try:
        with opened(table.pk) as live:
            own = live.held_by(player)
            state = live.match.state
            names = ", ".join(live.names)
            lines = history.log(live, own[0] if len(own) == 1 else None, entries=20)
            return Running(
                table=table,
                names=names,
                moment=presenter(table.game).moment(state.view(None)),
                is_mine=bool(set(own) & set(state.to_act)),
                awaited=[(seat, live.names[seat]) for seat in state.to_act],
                last=_told(lines[0]) if lines else "",
            )
    except Outdated as error:
        return _plain(table, str(error))


def _plain(table: Table, line: str) -> Running:
    """The row of a table whose position is not known."""
    names = ", ".join(seat.name for seat in table.seats.all())
    return Running(table, names, "", is_mine=False, awaited=[], last="", error=line)


def _told(line: Line) -> str:
    text = " ".join(line.sentences)
    return f"{line.name}: {text}" if line.name else text


@require_safe
def running(request: HttpRequest) -> HttpResponse:
    """All games of this browser that go on."""
    return render(request, "tables/running.html", {"running": _all_running(player_of(request))})


@require_safe
def finished(request: HttpRequest) -> HttpResponse:
    """All finished games of this browser."""
    player = player_of(request)
    tables = _own(player).filter(is_over=True)[:LISTED]
    return render(request, "tables/finished.html", {"ended": [ended(table, player) for table in tables]})


@form_only
def again(request: HttpRequest, key: str) -> HttpResponse:
    """A new game with the same seats and options, for those who were there."""
    found = table_or_404(key)
    player = player_of(request)
    if not may_repeat(found, player):
        return problem(request, _("Only those who were at this table can play it again."), 403)
    if not found.is_over:
        return problem(request, _("This game is not over. It can be played again when it is."), 409)
    seats = list(found.seats.all())
    if not any(seat.bot or seat.holder for seat in seats):
        # of a record nobody knows which of its players were bots
        return redirect(f"{reverse('lobby')}?game={found.game}")
    game = antiqua.load(found.game, **found.options)
    table = create(game, [(seat.name, seat.bot) for seat in seats], player)
    return redirect("table", table.key)
