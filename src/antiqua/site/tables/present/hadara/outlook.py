"""What a player would have after a move, found in the view alone: no card is turned over for it."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from antiqua.drawing.svg import minus, signed
from antiqua.games.hadara.box import NO_ABILITY, Components
from antiqua.games.hadara.drawing.standing import parts, total
from antiqua.games.hadara.phrases import track as track_name
from antiqua.games.hadara.prices import card_steps, price, sale
from antiqua.games.hadara.state import TRACKS
from antiqua.site.tables.present.numbers import coins_word, points_word
from antiqua.site.tables.present.shapes import After, Amount

Entry = Mapping[str, Any]


def recruited(me: Entry, card: str, components: Components) -> Entry:
    """With the card in the city, before a token is bound to it."""
    steps = card_steps(me, card, components)
    tracks = {name: me["tracks"][name] + steps[name] for name in TRACKS}
    coins = me["coins"] - price(me, card, components)
    return {**me, "coins": coins, "cards": [*me["cards"], card], "tracks": tracks}


def bound(me: Entry, card: str, track: str, components: Components) -> Entry:
    """With the card in the city and a token of the track bound to it."""
    after = recruited(me, card, components)
    steps = components.data["abilities"]["token_steps"]
    return {**after, "tracks": {**after["tracks"], track: after["tracks"][track] + steps}}


def sold(me: Entry, era: int, components: Components) -> Entry:
    """With the coins for a card."""
    return {**me, "coins": me["coins"] + sale(me, era, components)}


def amounts(before: Entry, after: Entry, components: Components) -> list[Amount]:
    """What is paid or lost, then what is gained; points without those of coins."""
    coins = after["coins"] - before["coins"]
    changes = [("coin", coins, coins_word(coins))]
    changes += [(name, after["tracks"][name] - before["tracks"][name], track_name(name)) for name in TRACKS]
    points = _lasting(after, components) - _lasting(before, components)
    changes.append(("laurel", points, points_word(points)))
    found = [change(icon, number, title) for icon, number, title in changes if number]
    return sorted(found, key=lambda amount: amount.kind != "loss")


def _lasting(me: Entry, components: Components) -> int:
    return sum(number for name, number in parts(me, components).items() if name != "coins")


def change(icon: str, number: int, title: str) -> Amount:
    """A number with its sign."""
    return Amount(icon, signed(number), title, "gain" if number > 0 else "loss")


def afterwards(before: Entry, after: Entry, components: Components) -> list[After]:
    """The numbers that change, before and after."""
    numbers = [("coin", before["coins"], after["coins"], _("coins"))]
    numbers += [(name, before["tracks"][name], after["tracks"][name], track_name(name)) for name in TRACKS]
    numbers.append(("laurel", total(before, components), total(after, components), _("points")))
    return [
        After(icon, minus(old), minus(new), title, new > old)
        for icon, old, new, title in numbers
        if old != new
    ]


def ability_of(card: str, components: Components) -> str:
    """The word of a card's ability; empty without one."""
    word = str(components.data["card"][card]["ability"])
    return "" if word == NO_ABILITY else word
