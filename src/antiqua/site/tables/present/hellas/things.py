"""The players' strip, and what stands behind one's own screen."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import minus
from antiqua.games.hellas.drawing.screen import screen
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hellas.standing import Standing, standing
from antiqua.site.tables.present.shapes import Amount, Mine, Player

Entry = Mapping[str, Any]


def players(seen: Seen) -> list[Player]:
    """All players in seat order."""
    return [_player(seen, seat) for seat in range(len(seen.names))]


def _player(seen: Seen, seat: int) -> Player:
    entry, now = seen.view["players"][seat], standing(seen, seat)
    signs = []
    if seen.view["phase"] != "over":
        if seen.view["start_player"] == seat:
            signs.append(Amount("first", "", _("Leads this round")))
        if seen.view["next_start_player"] == seat:
            signs.append(Amount("temple", "", _("Leads the next round")))
    return Player(
        seat=seat,
        name=seen.names[seat],
        points=minus(now.points),
        goods=[_marble(entry), *_open(entry, now)],
        signs=signs,
        is_acting=seat in seen.to_act,
        is_own=seat in seen.own,
        is_bot=seen.bots[seat],
    )


def _marble(entry: Entry) -> Amount:
    """Marble, or the screen that hides it."""
    if entry["marble"] is None:
        return Amount("screen", "?", _("marble, behind the screen"), "mute")
    return Amount("marble", str(entry["marble"]), _("marble"), "" if entry["marble"] else "zero")


def _open(entry: Entry, now: Standing) -> list[Amount]:
    """What everybody sees: rings, cities, cubes."""
    sizes = "+".join(map(str, now.cities[:3])) + ("+…" if len(now.cities) > 3 else "")
    cubes = ngettext("cube left in this round", "cubes left in this round", entry["cubes"])
    return [
        _amount("ring", entry["rings"], ngettext("ring", "rings", entry["rings"])),
        Amount("city", sizes or "0", _("cities, the largest first"), "" if sizes else "zero"),
        _amount("cube", entry["cubes"], cubes),
    ]


def _amount(icon: str, number: int, title: str) -> Amount:
    return Amount(icon, str(number), title, "" if number else "zero")


def mine(seen: Seen, seat: int) -> Mine:
    """The screen and what is left to build of one player."""
    entry, now = seen.view["players"][seat], standing(seen, seat)
    drawn = screen(seat, entry["marble"])
    left = [
        _amount("home", entry["houses_left"], _("houses left")),
        _amount("palace", entry["palaces_left"], _("palaces left")),
        _amount("agora", entry["agoras_left"], _("agoras left")),
    ]
    return Mine(
        name=seen.names[seat],
        seat=seat,
        goods=[*left, *_open(entry, now)],
        held=[_marble(entry), *left, *_open(entry, now)],
        tiles=[],
        piles=[],
        forecast=_("{number} a quarry action").format(number=now.income),
        is_short=False,
        title=_("Behind your screen"),
        forecast_icon="quarry",
        picture=mark_safe(drawn),  # noqa: S308  # our own drawing
        amount=replace(_marble(entry), icon="marble"),
    )
