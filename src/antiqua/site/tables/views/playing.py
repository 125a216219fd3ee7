"""The page of a table: looking, playing, undoing, handing the device on."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from antiqua.kernel.errors import StaleVersion
from antiqua.site.tables.models import Table
from antiqua.site.tables.present import history, pages, presenter
from antiqua.site.tables.present.seats import context as seats_context
from antiqua.site.tables.services import bots, warming
from antiqua.site.tables.services import play as playing
from antiqua.site.tables.services.live import Live, Outdated, opened
from antiqua.site.tables.views.common import form_only, player_of, show_seat, shown_seat, table_or_404
from antiqua.site.tables.views.ending import end_page


def _is_partial(request: HttpRequest) -> bool:
    return bool(request.htmx)  # type: ignore[attr-defined]


def _answer(
    request: HttpRequest, table: Table, notice: str = "", status: int = 200, finished: bool = False
) -> HttpResponse:
    """The table as it is now, whole or only the part that changes; `finished`: also after its end."""
    player = player_of(request)
    if warming.is_busy(table.game):
        return render(request, "tables/preparing.html", {"table": table})
    with opened(table.pk) as live:
        if live.table.is_over and not finished:
            return _ended(request, live.table, notice, status)
        own = live.held_by(player)
        context: dict[str, Any] = pages.context(live, own, shown_seat(request, table), _since(request))
        context |= seats_context(live, player)
        bot_is_next = live.next_bot() is not None
    context["notice"] = notice
    name = "tables/_table.html" if _is_partial(request) else "tables/table.html"
    answer = render(request, name, context, status=status)
    if bot_is_next:
        bots.wake(table.pk)  # only now, so that the person's answer does not wait for them
    return answer


def _since(request: HttpRequest) -> int | None:
    """How many moves the page had shown before it asked."""
    text = request.GET.get("from", request.POST.get("from", ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


@require_safe
def table(request: HttpRequest, key: str) -> HttpResponse:
    """The table, or how it ended; whoever comes from elsewhere may be another person at the same device."""
    found = table_or_404(key)
    if not _is_partial(request) and shown_seat(request, found) is not None:
        show_seat(request, found, None)
    return _answer(request, found)


@require_safe
def final_board(request: HttpRequest, key: str) -> HttpResponse:
    """The board of a finished game."""
    found = table_or_404(key)
    return _answer(request, found, finished=True) if found.is_over else redirect("table", key)


@form_only
def play(request: HttpRequest, key: str) -> HttpResponse:
    """A move, or an undo; refused with one line if it cannot be, and then nothing has changed."""
    found = table_or_404(key)
    notice, status = _play(request, found)
    if status == 200 and not _is_partial(request):
        return redirect("table", key)
    return _answer(request, found, notice, status)


def _play(request: HttpRequest, found: Table) -> tuple[str, int]:
    """Carries a form out; what to say, and the status."""
    try:
        seat = int(request.POST["seat"])
        common, own = (int(number) for number in request.POST["version"].split("."))
    except (KeyError, ValueError):
        return _("The form was incomplete; nothing was played."), 400
    player = player_of(request)
    try:
        if "undo" in request.POST:
            playing.undo(found.pk, player, seat, (common, own), whole_turn=request.POST["undo"] == "turn")
        else:
            text = " ".join([request.POST.get("move", ""), *sorted(request.POST.getlist("part"))])
            if playing.move(found.pk, player, seat, text.strip(), (common, own)):
                show_seat(request, found, None)
    except StaleVersion:
        return _("The table has moved on since this page was drawn. Nothing was played; look again."), 409
    except playing.NotYourSeat:
        return _("This seat is not yours to play. Nothing was played."), 403
    except Outdated:
        raise
    except ValueError:  # IllegalMove, and whatever else cannot be read as a move
        return _("This is not possible now. Nothing was played."), 422
    return "", 200


def _ended(request: HttpRequest, table: Table, notice: str, status: int) -> HttpResponse:
    """The scores; a page that shows the table is told to open them."""
    if not _is_partial(request):
        return end_page(request, table, notice, status)
    response = HttpResponse()
    response.headers["HX-Redirect"] = f"/t/{table.key}/"
    return response


@form_only
def sit(request: HttpRequest, key: str) -> HttpResponse:
    """The person of that seat holds the device now."""
    found = table_or_404(key)
    number = request.POST.get("seat", "")
    own = found.seats.filter(holder=player_of(request), bot="").values_list("number", flat=True)
    if number.isascii() and number.isdigit() and int(number) in own:
        show_seat(request, found, int(number))
    return _answer(request, found)


@require_safe
def frame(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """The board after so many moves, for showing again what others did."""
    found = table_or_404(key)
    with opened(found.pk) as live:
        if number > len(live.match.public_moves):
            raise Http404(_("The game has not come that far."))
        return render(request, "tables/_stage.html", _frame(live, live.held_by(player_of(request)), number))


def _frame(live: Live, own: list[int], number: int) -> dict[str, Any]:
    game = presenter(live.table.game)
    seat = pages.place(live, own, None).seat
    if len(own) > 1 and game.is_secret(live.match.state_after(number).view(None)):
        seat = None
    look = pages.seen(live, seat, own, number)
    begun, mover = 0, None
    if number:
        begun = history.turn_begun(live, number)
        mover = None if history.is_together(live, number) else live.match.moves[number - 1][0]
    lines = history.log(live, seat, shared=len(own) > 1)
    said = [line for line in reversed(lines) if line.last > begun and line.first <= number]
    return {
        "table": live.table,
        "seat": seat,
        "moment": game.moment(look.view),
        "players": game.players(look),
        "parts": game.parts(look),
        "board": game.board(look),
        "game": game.intro(),
        "said": said,
        "mover": mover,
        "mover_name": None if mover is None else live.names[mover],
    }


@require_safe
def log(request: HttpRequest, key: str) -> HttpResponse:
    """The whole log."""
    found = table_or_404(key)
    with opened(found.pk) as live:
        own = live.held_by(player_of(request))
        seat = pages.place(live, own, shown_seat(request, found)).seat
        lines = history.log(live, seat, shared=len(own) > 1)
        context = {"table": found, "lines": lines, "game": presenter(found.game).intro()}
    return render(request, "tables/log.html", context)
