"""Numbers as people read them."""

from django.utils.translation import ngettext

_FRACTIONS = {0.0: "", 0.25: "¼", 0.5: "½", 0.75: "¾"}


def points_word(number: float) -> str:
    """What so many points are called after their number."""
    return ngettext("point", "points", abs(int(number)))


def coins_word(number: int) -> str:
    """What so many coins are called after their number."""
    return ngettext("coin", "coins", abs(number))


def quarters(number: float) -> str:
    """A number in quarters: `63¼`, `−2`, `½`."""
    whole, part = divmod(abs(number), 1)
    fraction = _FRACTIONS.get(part, f"{part:.2f}"[1:])
    digits = str(int(whole)) if whole or not fraction else ""
    return f"{'−' if number < 0 else ''}{digits}{fraction}"
