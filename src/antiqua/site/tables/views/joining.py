"""Taking a seat over by its link."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from antiqua.site.tables.models import Seat
from antiqua.site.tables.present import presenter
from antiqua.site.tables.services import events
from antiqua.site.tables.views.common import player_of


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, token: str) -> HttpResponse:
    """Asks first: a link that is only looked at changes nothing."""
    seat = Seat.objects.select_related("table").filter(token=token, bot="").first()
    if seat is None:
        raise Http404(_("This link leads to no seat."))
    if request.method == "POST":
        Seat.objects.filter(pk=seat.pk).update(holder=player_of(request))
        events.publish(seat.table.key, seat.table.version)
        return redirect("table", seat.table.key)
    return render(request, "tables/join.html", {"seat": seat, "game": presenter(seat.table.game).intro()})
