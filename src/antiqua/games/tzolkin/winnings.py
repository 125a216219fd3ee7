"""Where the points won in play come from, found from the views before and after a move."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from antiqua.games.tzolkin.box import Components

View = Mapping[str, Any]
SOURCES = ("temples", "chichen_itza", "buildings", "technologies", "hunger")
END_OF_AGE = (1, 3)
"""Food days, counted from 0, on which the temples give points (TZ-9.5)."""


class FoodDayPoints(NamedTuple):
    """What a food day gives a player, and takes."""

    temples: int
    hunger: int
    """0 or less."""


def winnings(
    before: View, after: View, seat: int, text: str, components: Components
) -> list[tuple[int, str, int]]:
    """The points that a move of the seat brought: to whom, from where, how many."""
    if after["food_days"] > before["food_days"]:
        return [
            (other, source, points)
            for other in range(len(after["players"]))
            for source, points in food_day_points(before, after, other, components)._asdict().items()
            if points
        ]
    old, new = before["players"][seat], after["players"][seat]
    change = new["points"] - old["points"]
    if text.startswith("do chichen_itza"):
        return [(seat, "chichen_itza", change)] if change else []
    built = [name for name in new["buildings"] if name not in old["buildings"]]
    printed = sum(components.data["building"][name]["points"] for name in built)
    # the rest is what Architecture gives for a building, and for an advance beyond its last level
    found = [(seat, "buildings", printed), (seat, "technologies", change - printed)]
    return [entry for entry in found if entry[2]]


def food_day_points(before: View, after: View, seat: int, components: Components) -> FoodDayPoints:
    """The points of one player on the food day between two views."""
    change = after["players"][seat]["points"] - before["players"][seat]["points"]
    if before["food_days"] not in END_OF_AGE:
        return FoodDayPoints(0, change)
    age = END_OF_AGE.index(before["food_days"])
    temples = sum(
        _temple_points(after, seat, name, temple, age) for name, temple in components.data["temples"].items()
    )
    return FoodDayPoints(temples, change - temples)


def _temple_points(view: View, seat: int, name: str, temple: Mapping[str, Any], age: int) -> int:
    """The points of the step, and the bonus of the highest, halved if it is shared (TZ-9.5)."""
    steps = [player["temples"][name] for player in view["players"]]
    points = int(temple["points"][steps[seat]])
    if steps[seat] < max(steps):
        return points
    bonus = int(temple["bonus"][age])
    return points + (bonus if steps.count(max(steps)) == 1 else bonus // 2)
