"""The start page: a new game, the tables that wait, the finished ones."""

from dataclasses import dataclass
from urllib.parse import quote, unquote

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

import antiqua
from antiqua.site.tables.forms import MAX_SEATS, NAME_LENGTH, TableForm, filled, proposal
from antiqua.site.tables.models import Table
from antiqua.site.tables.present import history, playable, presenter
from antiqua.site.tables.present.shapes import Line
from antiqua.site.tables.services import opponents, warming
from antiqua.site.tables.services.live import Outdated, opened
from antiqua.site.tables.services.play import create
from antiqua.site.tables.views.common import player_of, table_or_404
from antiqua.site.tables.views.ending import ended

SHOWN = 6
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
        form = proposal(
            unquote(request.COOKIES.get(NAME_COOKIE, ""))[:NAME_LENGTH], request.GET.get("game", "")
        )
    return _page(request, form, player)


def _page(request: HttpRequest, form: TableForm, player: str) -> HttpResponse:
    games = playable()
    for game in games:
        chosen = form.options if game["name"] == form.game else {}
        game["options"] = [
            {**option, "is_on": chosen.get(option["name"], option["default"])} for option in game["options"]
        ]
    own = Table.objects.filter(seats__holder=player).distinct()
    running = [_running(table, player) for table in own.filter(is_over=False)[:SHOWN]]
    running.sort(key=lambda row: not row.is_mine)
    over = own.filter(is_over=True)
    context = {
        "form": form,
        "games": games,
        "counts": sorted({count for game in games for count in game["players"]}),
        "chosen": next(game for game in games if game["name"] == form.game),
        "levels": opponents.levels(form.game),
        "seat_numbers": range(MAX_SEATS),
        "running": running,
        "waiting": sum(row.is_mine for row in running),
        "ended": [ended(table, player) for table in over[:SHOWN]],
        "ended_count": over.count(),
    }
    return render(request, "tables/lobby.html", context, status=422 if form.errors else 200)


def _running(table: Table, player: str) -> Running:
    game = presenter(table.game)
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
                moment=game.moment(state.view(None)),
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


@require_GET
def finished(request: HttpRequest) -> HttpResponse:
    """All finished games of this browser."""
    player = player_of(request)
    tables = Table.objects.filter(seats__holder=player, is_over=True).distinct()[:200]
    return render(request, "tables/finished.html", {"ended": [ended(table, player) for table in tables]})


@require_POST
def again(request: HttpRequest, key: str) -> HttpResponse:
    """A new game with the same seats and options."""
    found = table_or_404(key)
    player = player_of(request)
    game = antiqua.load(found.game, **found.options)
    table = create(game, [(seat.name, seat.bot) for seat in found.seats.all()], player)
    return redirect("table", table.key)
