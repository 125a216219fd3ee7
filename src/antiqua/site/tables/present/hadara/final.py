"""The scores of a game by category."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import ngettext

from antiqua.games.hadara.drawing.hand import PART_SIGNS
from antiqua.games.hadara.drawing.standing import PARTS, sets
from antiqua.games.hadara.phrases import amount, part, row
from antiqua.play.match import Match
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Cell, Row


def rows(seen: Seen, scores: Mapping[str, Any], match: Match) -> list[Row]:
    """One row for each category, with the reason beside each number."""
    found = []
    for key, icon in zip(PARTS, PART_SIGNS, strict=True):
        numbers = [player["parts"][key] for player in scores["players"]]
        best = max(numbers)
        cells = [
            Cell(
                str(round(number)),
                _why(seen, key, seat),
                number == best and best > min(numbers),
                number,
            )
            for seat, number in enumerate(numbers)
        ]
        found.append(Row(key, icon, part(key), cells))
    return found


def _why(seen: Seen, key: str, seat: int) -> str:
    me = seen.view["players"][seat]
    if key == "silver":
        return row([amount(name, me["tracks"][name]) for name in me["silver"]]) if me["silver"] else ""
    if key == "gold":
        if not me["gold"]:
            return ""
        found = sets(me)
        told = ngettext("{seals} seal, {number} set", "{seals} seals, {number} sets", found)
        return told.format(seals=me["gold"], number=found)
    if key == "coins":
        return amount("coins", me["coins"])
    number = len(me[key])
    phrase = {
        "colonies": ngettext("{number} colony", "{number} colonies", number),
        "busts": ngettext("{number} bust", "{number} busts", number),
        "cards": ngettext("{number} card", "{number} cards", number),
    }[key]
    return phrase.format(number=number)
