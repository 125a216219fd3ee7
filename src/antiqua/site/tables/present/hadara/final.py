"""The scores of a game by category."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.games.hadara.box import Components
from antiqua.games.hadara.drawing.hand import PART_SIGNS
from antiqua.games.hadara.drawing.standing import PARTS, sets, silver_values
from antiqua.games.hadara.phrases import ability_name, amount, part, row
from antiqua.games.hadara.prices import copies
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
    me, box = seen.view["players"][seat], seen.components
    if key == "silver":
        return _seals(me, box) if me["silver"] else ""
    if key == "gold":
        return _sets(me, box)
    if key == "coins":
        return amount("coins", me["coins"])
    number = len(me[key])
    phrase = {
        "colonies": ngettext("{number} colony", "{number} colonies", number),
        "busts": ngettext("{number} bust", "{number} busts", number),
        "cards": ngettext("{number} card", "{number} cards", number),
    }[key]
    return phrase.format(number=number)


def _seals(me: Mapping[str, Any], box: Components) -> str:
    """Half of which track each silver seal is worth, or all of it."""
    told = []
    for name, value in zip(me["silver"], silver_values(me, box), strict=True):
        track = me["tracks"][name]
        phrase = _("all of {track}") if value == track and track > 1 else _("half of {track}")
        told.append(phrase.format(track=amount(name, track)))
    return row(told)


def _sets(me: Mapping[str, Any], box: Components) -> str:
    """Gold seals times sets, and what purple cards add."""
    told = []
    if me["gold"]:
        jokers = copies(me, "gold_seal_joker", box)
        seals = ngettext("{number} seal", "{number} seals", me["gold"]).format(number=me["gold"])
        told.append(_("{seals} for {sets}").format(seals=seals, sets=_counted(sets(me, jokers))))
        if jokers:
            told.append(_("with {card}").format(card=ability_name("gold_seal_joker")))
    if collectors := copies(me, "set_4_points", box):
        points = amount("points", box.data["abilities"]["set_points"] * collectors * sets(me))
        phrase = _("{card}: {points} for {sets}")
        card = ability_name("set_4_points")
        told.append(phrase.format(card=card, points=points, sets=_counted(sets(me))))
    return row(told) if told else ""


def _counted(number: int) -> str:
    return ngettext("{number} set", "{number} sets", number).format(number=number)
