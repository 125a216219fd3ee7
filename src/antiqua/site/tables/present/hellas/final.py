"""The points of a game by category."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.games.hellas.texts import part as part_name
from antiqua.play.match import Match
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hellas.standing import own_groups, spaces
from antiqua.site.tables.present.shapes import Cell, Row

PARTS = (
    ("city", "city"),
    ("monuments", "helmet"),
    ("temples", "temple"),
    ("rings", "ring"),
    ("most_rings", "rings"),
    ("marble", "marble"),
)


def rows(seen: Seen, scores: Mapping[str, Any], match: Match) -> list[Row]:
    """One row for each category, with the reason beside each number."""
    found = []
    for part, icon in PARTS:
        numbers = [int(player["parts"][part]) for player in scores["players"]]
        best = max(numbers)
        cells = [
            Cell(str(number), _why(seen, part, seat, number), number == best and best > min(numbers), number)
            for seat, number in enumerate(numbers)
        ]
        found.append(Row(part, icon, part_name(part), cells))
    return found


def _why(seen: Seen, part: str, seat: int, number: int) -> str:
    entry = seen.view["players"][seat]
    if part == "city":
        return ngettext("{number} piece", "{number} pieces", number).format(number=number) if number else ""
    if part == "rings":
        rings = entry["rings"]
        return ngettext("{number} ring", "{number} rings", rings).format(number=rings)
    if part == "most_rings":
        return _("{number} are the most").format(number=entry["rings"]) if number else ""
    if part == "marble":
        return _("{number} left").format(number=entry["marble"])
    return _beside(seen, part, seat)


def _beside(seen: Seen, part: str, seat: int) -> str:
    """What stands beside one's cities: "8 + 5 columns", "2 monuments"; a thing beside two cities twice."""
    land, view = spaces(seen), seen.view
    counts = []
    for city in own_groups(view, seat, land):
        if not city.is_city:
            continue
        near = {other for name in city.cells for other in land[name].near}
        if part == "temples":
            counts += [view["temples"][name] for name in land if name in near and view["temples"].get(name)]
        else:
            counts += [1 for name in near if view["pieces"].get(name, {}).get("kind") == "monument"]
    if not counts:
        return ""
    total = sum(counts)
    if part == "monuments":
        return ngettext("{number} monument", "{number} monuments", total).format(number=total)
    shown = " + ".join(map(str, sorted(counts, reverse=True))) if len(counts) < 4 else str(total)
    return ngettext("{shown} column", "{shown} columns", total).format(shown=shown)
