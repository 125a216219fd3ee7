"""What feeding the workers takes, as a view tells it (TZ-9.2, 9.3, TP-2.12, TP-3.6, TP-7)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.ruling import calamity_in, tribe_of
from antiqua.games.tzolkin.state import WORKERS

View = Mapping[str, Any]


class Feeding(NamedTuple):
    """The corn that feeds all workers, and how many are fed with the corn that is there."""

    need: int
    fed: int
    workers: int


def workers_in_play(player: View) -> int:
    """In hand, on gears and on other spaces (TZ-1.3)."""
    return WORKERS - int(player["supply"])


def unfed_points(player: View, components: Components) -> int:
    """The points that a worker who is not fed costs."""
    if player.get("tribe") == "yaluk":
        return int(components.data["tribe"]["yaluk"]["unfed"])
    return int(components.data["feeding"]["unfed"])


def feeding(view: View, seat: int, components: Components, hunger: bool | None = None) -> Feeding:
    """As if the food day were now; ``hunger`` says whether that prophecy rules then, by default as now."""
    data, player = components.data, view["players"][seat]
    each = each_needs(view, seat, components, hunger)
    helped_each = max(0, each - int(data["feeding"]["corn"]))
    helpful = sum(data["building"][name]["feeds"] for name in player["buildings"])
    helpful += sum(data["wealth"][name]["feeds"] for name in player["wealth"])
    workers = workers_in_play(player)
    helped = min(workers, helpful)
    prices = [helped_each] * helped + [each] * (workers - helped)
    left, fed = int(player["corn"]), 0
    for price in prices:
        if price > left:
            break
        left -= price
        fed += 1
    return Feeding(sum(prices), fed, workers)


def each_needs(view: View, seat: int, components: Components, hunger: bool | None = None) -> int:
    """The corn that a worker needs whom no farm feeds alone (TZ-9.3, TP-7)."""
    buildings = components.data["building"]
    less = sum(buildings[name].get("feed_discount", 0) for name in view["players"][seat]["buildings"])
    return max(0, worker_needs(view, seat, components, hunger) - int(less))


def worker_needs(view: View, seat: int | None, components: Components, hunger: bool | None = None) -> int:
    """The corn that each worker of a seat, or of anybody, needs without farms (TZ-9.2, TP-2.12, TP-3.6)."""
    data = components.data
    need = int(data["feeding"]["corn"])
    if tribe_of(view, seat) == "yaluk":
        need += int(data["tribe"]["yaluk"]["corn"])
    if hunger or (hunger is None and calamity_in(view) == "hunger"):
        need += int(data["prophecy"]["hunger"]["corn"])
    return need
