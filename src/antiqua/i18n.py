"""Texts in the reader's language, for games and drawings, with nothing but the standard library.

A package that has texts writes ``_ = catalogue(__package__)`` and wraps each of them: ``_("wood")``.
The English text is the key, so English needs no file. Another language is a compiled gettext file
``locale/<language>/LC_MESSAGES/messages.mo`` in that package's folder; a text that it lacks stays English.
"""

import gettext
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import as_file, files

DOMAIN = "messages"
ENGLISH = "en"

_CODE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")
# A variable of the context and not of the process: the site answers readers of several languages at once.
_language: ContextVar[str] = ContextVar("antiqua_language", default=ENGLISH)


def language() -> str:
    """The language code that texts are in now, such as ``"en"`` or ``"pt-br"``."""
    return _language.get()


@contextmanager
def use_language(code: str) -> Iterator[None]:
    """Texts inside the ``with`` block are in this language; ValueError if it is no language code."""
    if not _CODE.fullmatch(code):
        raise ValueError(f"language: {code!r} is no language code, a code is like 'en', 'hu' or 'pt-br'")
    before = _language.set(code)
    try:
        yield
    finally:
        _language.reset(before)


class Catalogue:
    """The texts of one package; call it with an English text to have it in the reader's language."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, text: str) -> str:
        """The text in the reader's language; the text itself where there is no translation."""
        # gettext keeps the file's header under the empty text
        return _translations(self.package, _language.get()).gettext(text) if text else text

    def plural(self, one: str, many: str, number: int) -> str:
        """The form that the reader's language has for this number; in English ``one`` only for 1."""
        return _translations(self.package, _language.get()).ngettext(one, many, number)


def catalogue(package: str) -> Catalogue:
    """The texts of the package of this name, as ``__package__`` gives it."""
    return Catalogue(package)


@lru_cache(maxsize=256)  # bounded, as a code may come from a stranger's request
def _translations(package: str, code: str) -> gettext.NullTranslations:
    with as_file(files(package)) as folder:
        return gettext.translation(DOMAIN, folder / "locale", [code.replace("-", "_")], fallback=True)
