"""What a seat has, and what a move changes, as icons with numbers."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import minus, signed
from antiqua.site.tables.present.hellas.standing import Standing
from antiqua.site.tables.present.numbers import points_word
from antiqua.site.tables.present.shapes import After, Amount


def changes(before: Standing, after: Standing) -> list[Amount]:
    """What is paid or gained now, the points, and what each quarry action will give more."""
    found = []
    if before.marble is not None and after.marble is not None:
        found.append(_change("marble", after.marble - before.marble, _("marble"), "price"))
    points = after.points - before.points
    found.append(_change("laurel", points, points_word(points), "points"))
    found.append(_change("quarry", after.income - before.income, _("marble in each quarry action"), "later"))
    return [amount for amount in found if amount]


def ring(number: int) -> list[Amount]:
    """Rings gained."""
    found = _change("ring", number, ngettext("ring", "rings", number))
    return [found] if found else []


def _change(icon: str, number: int, title: str, slot: str = "") -> Amount | None:
    if not number:
        return None
    return Amount(icon, signed(number), title, "gain" if number > 0 else "loss", slot)


def afterwards(before: Standing, after: Standing) -> list[After]:
    """The numbers that change, before and after."""
    numbers = [
        ("marble", before.marble, after.marble, _("marble")),
        ("city", before.city, after.city, _("largest city")),
        ("ring", before.rings, after.rings, _("rings")),
        ("quarry", before.income, after.income, _("marble in each quarry action")),
        ("laurel", before.points, after.points, _("points")),
    ]
    return [
        After(icon, minus(old), minus(new), title, new > old)
        for icon, old, new, title in numbers
        if old is not None and new is not None and old != new
    ]
