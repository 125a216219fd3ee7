"""The look that all pages share: theme, icons, and the addresses of static files."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.utils.safestring import SafeString, mark_safe

from antiqua.drawing import icons
from antiqua.drawing import theme as drawing_theme

THEMES = ("light", "dark")


@cache
def sheet() -> SafeString:
    """The sheet of icons as SVG, to stand once on each page."""
    return mark_safe(icons.sheet())  # noqa: S308  # our own drawing


@cache
def theme_css() -> str:
    """The colour tokens of both themes."""
    return drawing_theme.css()


@cache
def asset(path: str) -> str:
    """The address of a static file, with the hash of its content, so that it can be kept for ever."""
    found = finders.find(path)
    if not isinstance(found, str):
        raise FileNotFoundError(path)
    return f"{static(path)}?v={_short_hash(Path(found).read_bytes())}"


def theme_version() -> str:
    """Changes when the colours change."""
    return _short_hash(theme_css().encode())


def _short_hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def theme(request: HttpRequest) -> HttpResponse:
    """The colour tokens as a style sheet."""
    response = HttpResponse(theme_css(), content_type="text/css; charset=utf-8")
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


def context(request: HttpRequest) -> dict[str, Any]:
    """For every template: the theme that the reader chose (empty: as the system has it), and the icons."""
    chosen = request.COOKIES.get("theme", "")
    return {
        "chosen_theme": chosen if chosen in THEMES else "",
        "icon_sheet": sheet(),
        "theme_version": theme_version(),
    }
