"""Pages for what went wrong: one clear line each."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _


def problem(request: HttpRequest, line: str, status: int) -> HttpResponse:
    """A page with one line and the way back to the tables."""
    return render(request, "problem.html", {"line": line}, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400: what was sent could not be read."""
    return problem(request, _("The browser sent something that this site cannot read."), 400)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404, with the line that the page gave, if it gave one."""
    said = exception.args[0] if exception.args and isinstance(exception.args[0], str) else ""
    return problem(request, said or _("There is nothing at this address."), 404)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    return problem(request, _("This is not yours to do."), 403)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that did not come from this site, or came without its cookie."""
    return problem(
        request, _("This form is too old or came from elsewhere. Open the page again and repeat it."), 403
    )


def server_error(request: HttpRequest) -> HttpResponse:
    """500: our fault."""
    return problem(
        request, _("Something went wrong here. Nothing that was played is lost; open the table again."), 500
    )
