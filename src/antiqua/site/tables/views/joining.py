"""Taking a seat over by its link, and making such a link."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from antiqua.site.tables.models import Seat
from antiqua.site.tables.present import presenter
from antiqua.site.tables.services import seating
from antiqua.site.tables.views.common import form_only, player_of, table_or_404
from antiqua.site.tables.views.errors import problem


def _no_link() -> Http404:
    return Http404(_("This link leads to no seat: it has been used, or there is a newer one."))


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, token: str) -> HttpResponse:
    """Asks first: a link that is only looked at changes nothing."""
    seat = Seat.objects.select_related("table").filter(token=token, bot="").first()
    if seat is None:
        raise _no_link()
    if seat.table.is_over:
        return redirect("table", seat.table.key)
    if request.method == "POST":
        try:
            seating.take(seat, player_of(request))
        except Seat.DoesNotExist:
            raise _no_link() from None
        except seating.NotNow:
            line = _("This seat has made a secret choice. It can be taken when all have chosen.")
            return problem(request, line, 409)
        return redirect("table", seat.table.key)
    return render(request, "tables/join.html", {"seat": seat, "game": presenter(seat.table.game).intro()})


@form_only
def link(request: HttpRequest, key: str) -> HttpResponse:
    """A new link to a seat; whoever plays it now is told."""
    found = table_or_404(key)
    number = request.POST.get("seat", "")
    try:
        seating.invite(
            found, int(number) if number.isascii() and number.isdigit() else -1, player_of(request)
        )
    except seating.NotYours:
        return problem(
            request, _("Only who made this table, or plays that seat, can make a link to it."), 403
        )
    except seating.NotNow:
        return problem(request, _("The game is over; its seats stay as they are."), 409)
    return redirect("table", key)
