"""What things cost the viewing seat, as the view tells it: placements, steps, advances, the market.

Each is compared with the rules by the tests.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.ruling import calamity_in, tribe_in
from antiqua.games.tzolkin.state import GEARS, LAST_ACTION, LAST_SPACE

View = Mapping[str, Any]


def next_space(gear: str, view: View) -> int:
    """The space that the next worker on the gear goes to (TZ-5.1, TP-2.10)."""
    taken = view["gears"].get(gear, {})
    skipped = view.get("turn", {}).get("skipped")
    reach = range(max(LAST_SPACE) + 2)
    return next(space for space in reach if str(space) not in taken and [gear, space] != skipped)


def placing_table(tribe: str | None, components: Components) -> Sequence[int]:
    """The corn for 1 to 6 placements in a turn besides the spaces; Yum Kaax has its own (TZ-5.2, TP-2.13)."""
    data = components.data
    table: Sequence[int] = (data["tribe"]["yumkaax"] if tribe == "yumkaax" else data["placing"])["extra"]
    return table


def worker_price(placed: int, view: View, components: Components) -> int:
    """The corn for one more worker after so many, besides its space (TZ-5.2)."""
    extra = [0, *placing_table(tribe_in(view), components)]
    return extra[placed + 1] - extra[placed]


def placing_price(where: str, placed: int, view: View, components: Components) -> int:
    """The corn for one more placement after so many; less only for pity, which takes all (TZ-5.2, TZ-4.4)."""
    price, seat = full_price(where, placed, view, components), view["seat"]
    return price if seat is None else min(price, int(view["players"][seat]["corn"]))


def full_price(where: str, placed: int, view: View, components: Components) -> int:
    """The same whatever corn there is."""
    price = worker_price(placed, view, components)
    if where == "quick":
        price += components.data["quick_spaces"]["corn"]
    elif where != "start":
        price += _space_price(where, next_space(where, view), view, components)
    return int(price)


def _space_price(gear: str, space: int, view: View, components: Components) -> int:
    """The corn for the space; less for Cit-Bolon-Tum, more in a flood (TP-2.6, TP-3.6)."""
    data, price = components.data, space
    if tribe_in(view) == "cit_bolon_tum":
        flat, dearest = data["tribe"]["cit_bolon_tum"]["corn"], view["turn"]["dearest"]
        price -= max(0, max(dearest, space) - flat) - max(0, dearest - flat)
    if gear == "chichen_itza" and calamity_in(view) == "high_floodwaters":
        price += data["prophecy"]["high_floodwaters"]["corn"]
    return int(price)


def step_price(gear: str, action: int, space: int, view: View, components: Components) -> int:
    """The corn for another action than that of the worker's space, on the same gear or the paired one.

    A step back costs 1, and nothing from a free choice; Balam gains some instead. Theology looks ahead for
    nothing, Ahau Chamahez further for a price (TZ-6.1, 6.3, TZ-10.5, TP-2.2, 2.5).
    """
    data, tribe = components.data, tribe_in(view)
    if action > space:
        theology = view["players"][view["seat"]]["technologies"]["theology"]
        free = data["theology"]["ahead"] if gear == "chichen_itza" and theology else 0
        return int(data["tribe"]["ahau_chamahez"]["corn"]) if action > space + free else 0
    if action < space and tribe == "balam":
        return -int(data["tribe"]["balam"]["corn"])
    return 0 if space > LAST_ACTION[GEARS.index(gear)] else space - action


def advance_price(technology: str, view: View, components: Components) -> int:
    """The blocks for an advance; fewer for Itzamna, more when teachers are short (TZ-6.12, TP-2.8, 3.6)."""
    data = components.data
    prices = (data["tribe"]["itzamna"] if tribe_in(view) == "itzamna" else data["technologies"])["prices"]
    price = prices[view["players"][view["seat"]]["technologies"][technology]]
    if calamity_in(view) == "teacher_shortage":
        price += data["prophecy"]["teacher_shortage"]["blocks"]
    return int(price)


def climbing_price(temple: str, view: View, components: Components) -> tuple[str, int] | None:
    """What a prophecy asks for a step up there: "corn" or "block", and how many; else None (TP-3.6)."""
    name = calamity_in(view)
    if name == "wrathful_gods":
        return "corn", int(components.data["prophecy"][name]["corn"])
    if name == f"angry_god_{temple}":
        return "block", int(components.data["prophecy"][name]["blocks"])
    return None


def gold_price(view: View, components: Components) -> int:
    """The corn for each block of gold received, 0 without a shortage (TP-3.6)."""
    if calamity_in(view) != "gold_shortage":
        return 0
    return int(components.data["prophecy"]["gold_shortage"]["corn"])


def buying_price(block: str, view: View, components: Components) -> int:
    """The corn for a block at the market; gold counts as received (TZ-6.13, TP-3.3)."""
    return int(components.data["market"][block]) + (gold_price(view, components) if block == "gold" else 0)


def begged(view: View, components: Components) -> int:
    """The corn that the viewing seat has after begging; Bacab has more (TZ-4.1, TP-2.4)."""
    data = components.data
    return int(data["tribe"]["bacab"]["beg"] if tribe_in(view) == "bacab" else data["begging"]["corn"])
