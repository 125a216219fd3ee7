"""What a player has, and what a move changes, as icons with numbers."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import minus, signed
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.state import TECHNOLOGIES, TEMPLES
from antiqua.site.tables.present.numbers import points_word
from antiqua.site.tables.present.shapes import After, Amount

GOODS = ("corn", "wood", "stone", "gold", "skulls")
Entry = Mapping[str, Any]


def icon_of(good: str) -> str:
    """The icon's name for a key of a player's entry."""
    return {"skulls": "skull", "points": "laurel"}.get(good, good)


def title_of(good: str, number: int = 2) -> str:
    """The good's name after such a number."""
    if good == "points":
        return points_word(number)
    if good == "skulls":
        return ngettext("crystal skull", "crystal skulls", abs(number))
    return words.good(good)


def goods(entry: Entry) -> list[Amount]:
    """Everything a player holds, zeros too."""
    return [
        Amount(icon_of(good), str(entry[good]), title_of(good, entry[good]), "" if entry[good] else "zero")
        for good in GOODS
    ]


def changes(before: Entry, after: Entry) -> list[Amount]:
    """What is paid, then what is gained."""
    amounts = [
        _change(icon_of(good), number, title_of(good, number))
        for good in (*GOODS, "points")
        if (number := after[good] - before[good])
    ]
    workers = before["supply"] - after["supply"]
    title = ngettext("worker from the supply", "workers from the supply", workers)
    amounts.append(_change("worker", workers, title))
    for temple in TEMPLES:
        steps = after["temples"][temple] - before["temples"][temple]
        amounts.append(steps_in(temple, steps, words.temple(temple)))
    for technology in TECHNOLOGIES:
        levels = after["technologies"][technology] - before["technologies"][technology]
        amounts.append(steps_in(technology, levels, words.technology(technology)))
    found = [amount for amount in amounts if amount]
    return sorted(found, key=lambda amount: amount.kind != "loss")


def afterwards(before: Entry, after: Entry) -> list[After]:
    """The numbers that change, before and after."""
    keys = [*GOODS, "points", "hand"]
    return [
        After(
            "worker" if key == "hand" else icon_of(key),
            minus(before[key]),
            minus(after[key]),
            _("workers in hand") if key == "hand" else title_of(key),
            after[key] > before[key],
        )
        for key in keys
        if before[key] != after[key]
    ]


def _change(icon: str, number: int, title: str) -> Amount | None:
    if not number:
        return None
    return Amount(icon, signed(number), title, "gain" if number > 0 else "loss")


def steps_in(track: str, number: int, title: str) -> Amount | None:
    """Steps in a temple or levels of a technology, up or down; None for none."""
    if number == 0:
        return None
    if number == 1:
        return Amount(f"{track}-up", "", _("one step in {track}").format(track=title), "gain")
    if number > 0:
        told = ngettext("{number} step up in {track}", "{number} steps up in {track}", number)
    else:
        told = ngettext("{number} step down in {track}", "{number} steps down in {track}", -number)
    told = told.format(number=abs(number), track=title)
    if number > 0:
        return Amount(f"{track}-up", signed(number), told, "gain", spoken=told)
    return Amount(track, signed(number), told, "loss", spoken=told)


def blocks(number: int) -> Amount:
    """Blocks of any kind, paid or gained."""
    title = ngettext("block", "blocks", abs(number))
    return Amount("block", signed(number), title, "gain" if number > 0 else "loss")
