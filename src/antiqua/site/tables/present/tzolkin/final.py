"""The scores of a game by category."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.numbers import quarters
from antiqua.site.tables.present.shapes import Cell, Row

PARTS = (
    ("points", "laurel"),
    ("corn", "corn"),
    ("skulls", "skull"),
    ("monuments", "monument"),
)


def rows(seen: Seen, scores: Mapping[str, Any]) -> list[Row]:
    """One row for each category, with the reason beside each number."""
    labels = {
        "points": _("Won in play"),
        "corn": _("Corn and blocks"),
        "skulls": _("Crystal skulls"),
        "monuments": _("Monuments"),
    }
    found = []
    for part, icon in PARTS:
        numbers = [player["parts"][part] for player in scores["players"]]
        best = max(numbers)
        cells = [
            Cell(
                quarters(number),
                _why(seen, part, seat),
                number == best and best > min(numbers),
                max(0.0, number),
            )
            for seat, number in enumerate(numbers)
        ]
        found.append(Row(part, icon, labels[part], cells))
    return found


def _why(seen: Seen, part: str, seat: int) -> str:
    entry = seen.view["players"][seat]
    if part == "skulls":
        return ngettext("{number} skull", "{number} skulls", entry["skulls"]).format(number=entry["skulls"])
    if part == "monuments":
        built = len(entry["monuments"])
        return ngettext("{number} built", "{number} built", built).format(number=built)
    if part == "corn":
        market = seen.components.data["market"]
        corn = entry["corn"] + sum(entry[block] * price for block, price in market.items())
        return _("{corn} corn").format(corn=corn)
    return ""
