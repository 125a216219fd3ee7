"""What every answer carries: security headers; and the reader's language for the games' texts."""

import logging
from collections.abc import Callable

from django.db import OperationalError
from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from antiqua.i18n import use_language

_log = logging.getLogger(__name__)
Answer = Callable[[HttpRequest], HttpResponseBase]

# Everything comes from this site. Styles may stand in the drawings' own attributes; scripts may not.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)


class SecurityHeaders:
    """Sets the content security policy, and keeps pages that are someone's own out of caches."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer with the headers."""
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Cache-Control", "no-store")
        return response


class GameLanguage:
    """Gives the games' texts the language that Django chose for the reader."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer, made in that language."""
        with use_language(get_language() or "en"):
            return self.get_response(request)


class ClearLines:
    """A table that cannot be opened, or a database that another program holds, is told in one line."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer, unchanged."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponseBase | None:
        """The page with that line; everything else is Django's."""
        from antiqua.site.tables.services.live import Outdated
        from antiqua.site.tables.views.errors import problem

        if isinstance(exception, Outdated):
            line = str(exception)
            return problem(request, f"{line[:1].upper()}{line[1:]}.", 409)
        if isinstance(exception, OperationalError):
            _log.error("the database does not answer: %s", exception)
            line = _("The database is busy with something else. Nothing was changed; try again.")
            return problem(request, line, 503)
        return None
