"""Names of players, from wherever they come: short, of letters that can be seen, and never empty."""

from django.utils.translation import gettext as _

NAME_LENGTH = 20


def clean_name(text: str) -> str:
    """The name as it is kept; empty if nothing of it can be seen."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(seen.split())[:NAME_LENGTH].strip()


def fallback(seat: int) -> str:
    """A name for whoever has none."""
    return _("Player {n}").format(n=seat + 1)
