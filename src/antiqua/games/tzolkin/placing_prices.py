"""What a placement or a block costs the viewing seat, as the view tells it."""

from collections.abc import Mapping
from typing import Any

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.state import LAST_SPACE

View = Mapping[str, Any]


def calamity_in(view: View) -> str | None:
    """The prophecy that rules."""
    prophecies = view.get("prophecies", ())
    held = view["food_days"]
    return prophecies[held - 1] if 1 <= held <= len(prophecies) else None


def tribe_in(view: View) -> str | None:
    """The tribe of the viewing seat."""
    seat = view["seat"]
    return None if seat is None else view["players"][seat].get("tribe")


def next_space(gear: str, view: View) -> int:
    """The space that the next worker on the gear goes to."""
    taken = view["gears"].get(gear, {})
    skipped = view.get("turn", {}).get("skipped")
    reach = range(max(LAST_SPACE) + 2)
    return next(space for space in reach if str(space) not in taken and [gear, space] != skipped)


def placing_price(where: str, placed: int, view: View, components: Components) -> int:
    """The corn for one more placement after so many; less only for pity, which takes all."""
    data = components.data
    tribe = tribe_in(view)
    table = data["tribe"]["yumkaax"]["extra"] if tribe == "yumkaax" else data["placing"]["extra"]
    extra = [0, *table]
    price = extra[placed + 1] - extra[placed]
    if where == "quick":
        price += data["quick_spaces"]["corn"]
    elif where != "start":
        price += _space_price(where, next_space(where, view), tribe, view, components)
    seat = view["seat"]
    corn = view["players"][seat]["corn"] if seat is not None else 99
    return int(min(price, corn))


def _space_price(gear: str, space: int, tribe: str | None, view: View, components: Components) -> int:
    data = components.data
    price = space
    if tribe == "cit_bolon_tum":
        flat, dearest = data["tribe"][tribe]["corn"], view["turn"]["dearest"]
        price -= max(0, max(dearest, space) - flat) - max(0, dearest - flat)
    if gear == "chichen_itza" and calamity_in(view) == "high_floodwaters":
        price += data["prophecy"]["high_floodwaters"]["corn"]
    return int(price)


def buying_price(block: str, view: View, components: Components) -> int:
    """The corn for a block at the market; gold counts as received (TP-3.3)."""
    price = components.data["market"][block]
    if block == "gold" and calamity_in(view) == "gold_shortage":
        price += components.data["prophecy"]["gold_shortage"]["corn"]
    return int(price)


def begged(view: View, components: Components) -> int:
    """The corn that the viewing seat has after begging; Bacab has more (TP-2.4)."""
    data = components.data
    return int(data["tribe"]["bacab"]["beg"] if tribe_in(view) == "bacab" else data["begging"]["corn"])
