"""What every answer carries: security headers; and the reader's language for the games' texts."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import get_language

from antiqua.i18n import use_language

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
    """A table that cannot be opened under the rules of this version says so, on any page."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer, unchanged."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponseBase | None:
        """The page with one line for a table of other rules; everything else is Django's."""
        from antiqua.site.tables.services.live import Outdated
        from antiqua.site.tables.views.errors import problem

        if not isinstance(exception, Outdated):
            return None
        line = str(exception)
        return problem(request, f"{line[:1].upper()}{line[1:]}.", 409)
