"""What the ruling prophecy makes dearer, said before a move that leads to it is made (TP-3.6)."""

from django.utils.translation import gettext as _

from antiqua.drawing.svg import minus, signed
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.expansion_words import prophecy_name
from antiqua.games.tzolkin.prices import climbing_price, gold_price
from antiqua.games.tzolkin.ruling import calamity_in
from antiqua.games.tzolkin.state import BLOCKS, TEMPLES
from antiqua.site.tables.present.context import Preview, Seen
from antiqua.site.tables.present.shapes import Amount
from antiqua.site.tables.present.tzolkin.amounts import blocks, steps_in
from antiqua.site.tables.present.tzolkin.expansion import price_hint

_GOODS = {"gold_shortage": "gold", "desecration": "skull"}


def is_dearer(seen: Seen, gear: str, action: int) -> bool:
    """Whether the ruling prophecy asks a price for something that the action gives."""
    name, data = calamity_in(seen.view), seen.components.data
    if name == "gold_shortage" and gear == "chichen_itza" and 1 <= action <= 9:
        return bool(data[gear][action]["choice"])
    if name in _GOODS:
        return gear == "yaxchilan" and 1 <= action <= 5 and _GOODS[name] in data["yaxchilan"][action]["gain"]
    if name == "teacher_shortage":
        return gear == "tikal" and action in (1, 3)
    if name == "crowded_cities":
        return (gear, action) in (("tikal", 2), ("tikal", 4), ("uxmal", 4))
    return any(climbing_price(temple, seen.view, seen.components) for temple in _temples(seen, gear, action))


def dearer(seen: Seen, gear: str, action: int) -> str:
    """A note for an action that gives something dearer; empty for the others."""
    return price_hint(seen) if is_dearer(seen, gear, action) else ""


def gold_costs(seen: Seen) -> list[Amount]:
    """The price of a block of gold in a shortage, and the block."""
    count = gold_price(seen.view, seen.components)
    if not count:
        return []
    return [Amount("corn", minus(-count), _("corn"), "loss"), Amount("gold", signed(1), _("gold"), "gain")]


def step_costs(seen: Seen, temple: str) -> list[Amount]:
    """The price of a step up and the step, if it has one."""
    price = climbing_price(temple, seen.view, seen.components)
    if price is None:
        return []
    good, count = price
    step = steps_in(temple, 1, words.temple(temple))
    assert step is not None
    paid = blocks(-count) if good == "block" else Amount(good, minus(-count), _("corn"), "loss")
    return [paid, step]


def no_step(seen: Seen, gear: str, action: int, after: Preview) -> str:
    """Why an action gives no step although its own price is paid: nothing is left for the prophecy's."""
    if gear == "chichen_itza" and seen.components.data[gear][action]["choice"]:
        return ""  # the block that it gives comes first, and can pay
    temples = _temples(seen, gear, action)
    prices = [climbing_price(temple, seen.view, seen.components) for temple in temples]
    if not temples or None in prices:
        return ""
    me = after.after["players"][seen.seat]
    to_pay = sum(first for ask, first, *_rest in after.after.get("pending") or () if ask == "pay")
    left = {"corn": me["corn"], "block": sum(me[block] for block in BLOCKS) - to_pay}
    if me["tribe"] == "xaman_ek" or any(price and left[price[0]] >= price[1] for price in prices):
        return ""
    name = calamity_in(seen.view)
    assert name is not None
    return _("nothing is left for the price of the step: {prophecy}").format(prophecy=prophecy_name(name))


def _temples(seen: Seen, gear: str, action: int) -> list[str]:
    """The temples in which the action can give a step."""
    if (gear, action) in (("uxmal", 1), ("tikal", 5)):
        return list(TEMPLES)
    places = seen.components.data["chichen_itza"]
    if gear == "chichen_itza" and 1 <= action <= 9:
        return [str(places[action]["temple"])]
    return []
