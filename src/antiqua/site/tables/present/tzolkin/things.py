"""The players' strip, one player's things, and what the next food day asks."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import minus
from antiqua.games.tzolkin.doubts import told_with_doubt
from antiqua.games.tzolkin.expansion_words import tribe_icon, tribe_name, tribe_power
from antiqua.games.tzolkin.feeding import feeding
from antiqua.games.tzolkin.state import WORKERS
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.numbers import quarters
from antiqua.site.tables.present.shapes import Amount, Mine, Player
from antiqua.site.tables.present.tzolkin.amounts import goods
from antiqua.site.tables.present.tzolkin.tiles import tile


def players(seen: Seen) -> list[Player]:
    """All players in seat order."""
    return [_player(seen, seat) for seat in range(len(seen.names))]


def _player(seen: Seen, seat: int) -> Player:
    entry = seen.view["players"][seat]
    signs = []
    if seen.view["start_player"] == seat and seen.view["phase"] != "over":
        signs.append(Amount("first", "", _("Start player")))
    light = entry["board"] == "light"
    side = _("Light side: may advance two days") if light else _("Dark side: one day only")
    signs.append(Amount("light" if light else "dark", "", side))
    if entry.get("tribe"):
        told = tribe_note(entry["tribe"], seen.components)
        signs.insert(0, Amount(told.icon, "", f"{told.title}: {told.text}"))
    return Player(
        seat=seat,
        name=seen.names[seat],
        points=quarters(seen.totals[seat]) if seen.totals else minus(entry["points"]),
        goods=[*goods(entry), _workers(entry)],
        signs=signs,
        is_acting=seat in seen.to_act,
        is_own=seat in seen.own,
        is_bot=seen.bots[seat],
    )


def _workers(entry: Mapping[str, Any]) -> Amount:
    """How many are in hand, of how many in play."""
    in_play = WORKERS - entry["supply"]
    title = _("{hand} in hand of {all} workers").format(hand=entry["hand"], all=in_play)
    return Amount("worker", f"{entry['hand']}/{in_play}", title)


def tribe_note(name: str, components: Any) -> Amount:
    """A tribe: its sign, its power in words, its name; with what is not certain of it."""
    told = told_with_doubt(f"{tribe_power(name, components)}.", name, components)
    return Amount(tribe_icon(name), told, tribe_name(name))


def mine(seen: Seen, seat: int) -> Mine:
    """The goods, tiles and needs of one player."""
    entry = seen.view["players"][seat]
    ids = [*entry["buildings"], *entry["monuments"], *entry["wealth"]]
    piles = [
        Amount(icon, f"× {entry[key]}", title)
        for icon, key, title in (
            ("corn", "corn_tiles", _("corn harvest tiles")),
            ("wood", "wood_tiles", _("wood harvest tiles")),
        )
        if entry[key]
    ]
    forecast, is_short = _forecast(seen, seat, seat == seen.seat)
    return Mine(
        name=seen.names[seat],
        seat=seat,
        goods=goods(entry),
        held=[*goods(entry), _workers(entry)],
        tiles=[tile(name, seen) for name in ids],
        piles=piles,
        forecast=forecast,
        notes=[tribe_note(entry["tribe"], seen.components)] if entry.get("tribe") else [],
        is_short=is_short,
    )


def _forecast(seen: Seen, seat: int, is_own: bool) -> tuple[str, bool]:
    """When the next food day is, and whether the corn is there."""
    entry = seen.view["players"][seat]
    rounds = seen.components.data["food_days"]["rounds"]
    held, now = seen.view["food_days"], seen.view["round"]
    if seen.view["phase"] != "turn" or held >= len(rounds):
        return "", False
    left = max(0, rounds[held] - now)
    when = (
        ngettext("Food day in {number} round", "Food day in {number} rounds", left).format(number=left)
        if left
        else _("Food day at the end of this round")
    )
    corn = feeding(seen.view, seat, seen.components).need
    if not corn:
        return _("{when}: the workers need no corn.").format(when=when), False
    if is_own:
        text = _("{when}: your workers need {need} corn, you have {have}.")
    else:
        text = _("{when}: the workers need {need} corn, and {name} has {have}.")
    have = entry["corn"] or _("none")
    return text.format(when=when, need=corn, have=have, name=seen.names[seat]), entry[
        "corn"
    ] < corn and left <= 2
