"""The log of a food day: what it took and gave, player by player."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.feeding import unfed_points
from antiqua.games.tzolkin.phrases import amount, amounts, row
from antiqua.games.tzolkin.ruling import calamity_in
from antiqua.games.tzolkin.state import TECHNOLOGIES, TEMPLES
from antiqua.games.tzolkin.winnings import FoodDayPoints, ends_turn, food_day_points, own_points
from antiqua.i18n import catalogue

_ = catalogue(__package__)

View = Mapping[str, Any]
Line = tuple[int | None, str, dict[str, int]]
"""Whom a sentence is about (None: the table), the sentence, and what that seat has more or less of."""

GOODS = ("corn", "wood", "stone", "gold", "skulls", "points")
PRICED = {"gold_shortage": "gold", "desecration": "skulls"}
"""What players are asked about one by one on a food day, while that prophecy rules."""


def gains(before: View, after: View, seat: int) -> dict[str, int]:
    """What a seat has more or less of: goods, points, workers in play, harvest tiles, steps and levels."""
    old, new = before["players"][seat], after["players"][seat]
    changes = {name: new[name] - old[name] for name in (*GOODS, "corn_tiles", "wood_tiles")}
    changes["workers"] = old["supply"] - new["supply"]
    changes |= {name: new["temples"][name] - old["temples"][name] for name in TEMPLES}
    changes |= {name: new["technologies"][name] - old["technologies"][name] for name in TECHNOLOGIES}
    return {name: change for name, change in changes.items() if change}


def is_food_day(before: View, after: View, seat: int, text: str) -> bool:
    """Whether a food day was held between two views, or a part of one in which prices are asked."""
    if after["food_days"] > before["food_days"]:
        return True
    if calamity_in(before) not in PRICED or not ends_turn(before, after, seat, text):
        return False
    told = ({**gains(before, after, other)} for other in range(len(after["players"])) if other != seat)
    return any(changes.get("corn", 0) < 0 or {"points", "wood", "stone"} & set(changes) for changes in told)


def food_day(
    before: View, after: View, seat: int, text: str, corn: int, components: Components
) -> Iterator[Line]:
    """What a food day took and gave, by seat; corn: what the seat had from the calendar just before."""
    is_over = after["food_days"] > before["food_days"]
    number = after["food_days"] + (0 if is_over else 1)
    yield None, _("Food day {number}.").format(number=number), {}
    for other in range(len(after["players"])):
        changes = gains(before, after, other)
        own = 0
        if other == seat:
            changes["corn"] = changes.get("corn", 0) - corn
            own = own_points(before, after, seat, text, components)
        points = food_day_points(before, after, other, components, own)
        phrases = _fed_and_rewarded(before, after, other, changes, points, components)
        if not phrases and calamity_in(before) in PRICED:
            continue
        told = _told(phrases or [_("nothing changes")])
        yield other, told, {name: change for name, change in changes.items() if change}
    if is_over and after["food_days"] == 2:
        yield None, _("Age 2 begins: its buildings are shown."), {}


def _told(phrases: list[str]) -> str:
    return _("{what}: {changes}.").format(what=_("On the food day"), changes=row(phrases))


def _rewards(before: View, after: View, seat: int, components: Components) -> dict[str, int]:
    """What the buildings of the expansion give before feeding; what has a price is asked about."""
    key = "reward_1" if before["food_days"] < 2 else "reward_2"
    given: Counter[str] = Counter()
    for name in after["players"][seat]["buildings"]:
        given.update(components.data["building"][name].get(key) or {})
    named = {{"skull": "skulls"}.get(good, good): number for good, number in given.items()}
    return {good: number for good, number in named.items() if good != PRICED.get(calamity_in(before) or "")}


def _fed_and_rewarded(
    before: View,
    after: View,
    seat: int,
    changes: Mapping[str, int],
    points: FoodDayPoints,
    components: Components,
) -> list[str]:
    """What the workers cost and the temples gave, to one player."""
    rewards = _rewards(before, after, seat, components)
    # what is asked about one by one comes after feeding, or before it with the rewards
    if any(changes.get(good, 0) < number for good, number in rewards.items() if good != "corn"):
        rewards = {}
    phrases = []
    if rewards:
        phrases.append(_("gains {goods} from buildings").format(goods=amounts(rewards)))
    paid = rewards.get("corn", 0) - changes.get("corn", 0)
    if paid > 0:
        phrases.append(_("pays {corn} for the workers").format(corn=amount("corn", paid)))
    if points.hunger < 0:
        hungry = -points.hunger // unfed_points(after["players"][seat], components)
        phrase = _.plural(
            "loses {points} for {number} worker who is not fed",
            "loses {points} for {number} workers who are not fed",
            hungry,
        )
        phrases.append(phrase.format(points=amount("points", -points.hunger), number=hungry))
    left = {name: changes.get(name, 0) - rewards.get(name, 0) for name in GOODS[1:-1]}
    given = {name: number for name, number in left.items() if number > 0}
    if points.temples > 0:
        given["points"] = points.temples
    if given:
        phrases.append(_("gains {goods} from the temples").format(goods=amounts(given)))
    if points.temples < 0:
        phrases.append(_("loses {points} by the temples").format(points=amount("points", -points.temples)))
    if points.prophecies > 0:
        phrases.append(_("gains {points} by the prophecy").format(points=amount("points", points.prophecies)))
    if points.prophecies < 0:
        phrases.append(
            _("loses {points} by the prophecy").format(points=amount("points", -points.prophecies))
        )
    return phrases
