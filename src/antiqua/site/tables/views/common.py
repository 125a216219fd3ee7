"""What several pages need: who is asking, and which table is meant."""

import secrets
from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from antiqua.site.tables.models import Table

View = Callable[..., HttpResponse]


def form_only(view: View) -> View:
    """For an address that forms are sent to: whoever opens it in a browser comes to the table, or home."""

    @require_http_methods(["GET", "HEAD", "POST"])
    @wraps(view)
    def answer(request: HttpRequest, *args: str, **named: str) -> HttpResponse:
        if request.method != "POST":
            return redirect("table", named["key"]) if "key" in named else redirect("lobby")
        return view(request, *args, **named)

    return answer


def player_of(request: HttpRequest) -> str:
    """The random name by which this browser is known; given on the first visit."""
    name = request.session.get("player")
    if not isinstance(name, str):
        name = request.session["player"] = secrets.token_urlsafe(20)
    return name


def table_or_404(key: str) -> Table:
    """The table of that address."""
    table = Table.objects.filter(key=key).first()
    if table is None:
        raise Http404(_("There is no table at this address."))
    return table


def shown_seat(request: HttpRequest, table: Table) -> int | None:
    """The seat whose secrets this browser shows now, when several people share it."""
    seat = request.session.get("shown", {}).get(table.key)
    return seat if isinstance(seat, int) else None


def show_seat(request: HttpRequest, table: Table, seat: int | None) -> None:
    """Remembers who holds the device; nobody with None."""
    shown = {k: v for k, v in request.session.get("shown", {}).items() if k != table.key}
    if seat is not None:
        shown[table.key] = seat
    request.session["shown"] = dict(list(shown.items())[-20:])
