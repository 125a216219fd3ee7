"""Saving a finished game as a record, and reading one."""

import json

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from antiqua.kernel.errors import RecordError
from antiqua.play.record import from_record
from antiqua.site.tables.services.keeping import keep
from antiqua.site.tables.services.live import opened
from antiqua.site.tables.views.common import form_only, player_of, table_or_404
from antiqua.site.tables.views.errors import problem

MAX_BYTES = 2_000_000


@require_safe
def download(request: HttpRequest, key: str) -> HttpResponse:
    """The record of a finished game; that of an unfinished one would tell what is hidden."""
    found = table_or_404(key)
    if not found.is_over:
        raise Http404(_("The record can be saved when the game is over."))
    with opened(found.pk) as live:
        text = json.dumps(live.match.record(), ensure_ascii=False, indent=1)
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{found.game}-{found.key}.json"'
    return response


@form_only
def upload(request: HttpRequest) -> HttpResponse:
    """A record becomes a table of its own."""
    file = request.FILES.get("record")
    if file is None or isinstance(file, list) or not file.size or file.size > MAX_BYTES:
        return problem(request, _("Choose the file of a record, at most 2 MB."), 400)
    try:
        table = keep(from_record(json.loads(file.read().decode())), player_of(request))
    except RecordError as error:
        return problem(request, _("This record cannot be read: {why}.").format(why=error), 422)
    except (ValueError, RecursionError):  # the latter: brackets in brackets without end
        return problem(request, _("This file is not a record of a game."), 422)
    return redirect("table", table.key)
