"""Where the points won in play come from, found from the views before and after a move."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.feeding import unfed_points, workers_in_play
from antiqua.games.tzolkin.foretold import counted, points_for
from antiqua.games.tzolkin.ruling import calamity_in
from antiqua.games.tzolkin.state import TOP_LEVEL

View = Mapping[str, Any]
SOURCES = ("temples", "prophecies", "chichen_itza", "buildings", "technologies", "hunger")
END_OF_AGE = (1, 3)
"""Food days, counted from 0, on which the temples give points (TZ-9.5)."""


class FoodDayPoints(NamedTuple):
    """What a food day gives a player, and takes."""

    temples: int
    prophecies: int
    """Of the prophecy that the food day closes; they can be negative."""
    hunger: int
    """0 or less."""


def winnings(
    before: View, after: View, seat: int, text: str, components: Components
) -> list[tuple[int, str, int]]:
    """The points that a move of the seat brought: to whom, from where, how many; a prophecy may pay none."""
    found = _own(before, after, seat, text, components)
    own = own_points(before, after, seat, text, components)
    for other in range(len(after["players"])):
        given = food_day_points(before, after, other, components, own if other == seat else 0)
        found += [(other, source, points) for source, points in given._asdict().items()]
    is_scored = after["food_days"] > before["food_days"] and calamity_in(before) is not None
    return [entry for entry in found if entry[2] or (is_scored and entry[1] == "prophecies")]


def own_points(before: View, after: View, seat: int, text: str, components: Components) -> int:
    """What the move itself brought its seat, without the food day that may follow at once."""
    return sum(points for _seat, _source, points in _own(before, after, seat, text, components))


def _own(
    before: View, after: View, seat: int, text: str, components: Components
) -> list[tuple[int, str, int]]:
    """The same by its sources."""
    old, new = before["players"][seat], after["players"][seat]
    change = new["points"] - old["points"]
    if text.startswith("do chichen_itza"):
        return [(seat, "chichen_itza", change)]
    built = [name for name in new["buildings"] if name not in old["buildings"]]
    printed = sum(components.data["building"][name]["points"] for name in built)
    if ends_turn(before, after, seat, text):
        has_bonus = _bonus_at_end(before, seat, text, components)
        bonus = components.data["architecture"]["bonus"] if has_bonus else 0
        return [(seat, "buildings", printed), (seat, "technologies", bonus)]
    # the rest is what Architecture gives for a building, and for an advance beyond its last level
    return [(seat, "buildings", printed), (seat, "technologies", change - printed)]


def ends_turn(before: View, after: View, seat: int, text: str) -> bool:
    """Whether feeding may have followed the move.

    Where a food day asks the seat that has just moved about a price, only what the others lose tells it.
    """
    keys = ("to_move", "round", "food_days", "phase")
    if text in ("end", "pass") or any(before[key] != after[key] for key in keys):
        return True
    return any(
        before["players"][other][name] != player[name]
        for other, player in enumerate(after["players"])
        for name in ("corn", "points")
        if other != seat
    )


def _bonus_at_end(before: View, seat: int, text: str, components: Components) -> bool:
    """Whether the last move of a quick action brought the points of architecture beyond its last level."""
    if text == "bonus architecture":
        return True
    player, kind = before["players"][seat], text.split()[0]
    if player["technologies"]["architecture"] < TOP_LEVEL or player.get("tribe") == "itzamna":
        return False
    if text == "advance architecture" or (kind == "lower" and text != "lower architecture"):
        return True
    if kind == "build" and "technology architecture" in _effects(text, components):
        return True
    waiting = [frame[:2] for frame in before.get("pending") or ()]
    return kind != "refuse" and ["raise", 2] in waiting


def _effects(text: str, components: Components) -> Collection[str]:
    """The effects of the tile that the move constructs; a monument has none."""
    building: Mapping[str, Any] = components.data["building"].get(text.split()[1], {})
    return tuple(building.get("effects", ()))


def food_day_points(
    before: View, after: View, seat: int, components: Components, own: int = 0
) -> FoodDayPoints:
    """The points of one player on the food day between two views; ``own`` are those of the move itself.

    Where a prophecy asks prices on a food day, feeding comes some moves before the end of the day.
    """
    change = after["players"][seat]["points"] - before["players"][seat]["points"] - own
    if after["food_days"] == before["food_days"]:
        return FoodDayPoints(0, 0, change)
    temples = 0
    if before["food_days"] in END_OF_AGE:
        age = END_OF_AGE.index(before["food_days"])
        temples = sum(
            _temple_points(after, seat, name, temple, age)
            for name, temple in components.data["temples"].items()
        )
    prophecies = _prophecy_points(before, after, seat, change - temples, components)
    return FoodDayPoints(temples, prophecies, change - temples - prophecies)


def _prophecy_points(before: View, after: View, seat: int, rest: int, components: Components) -> int:
    """What the prophecy paid that the food day closed; the rest is lost for workers who are not fed."""
    name = calamity_in(before)
    if name is None:
        return 0
    if name == "hunger":  # each more worker fed makes both larger, so only one number fits
        player = after["players"][seat]
        workers, each = workers_in_play(player), unfed_points(player, components)
        for fed in range(workers + 1):
            points = points_for(name, fed, components)
            if points - each * (workers - fed) == rest:
                return points
    # the gears have turned since
    count = counted(name, before if name == "high_floodwaters" else after, seat, components)
    return points_for(name, count, components)


def _temple_points(view: View, seat: int, name: str, temple: Mapping[str, Any], age: int) -> int:
    """The points of the step, and the bonus of the highest, halved if it is shared (TZ-9.5)."""
    steps = [player["temples"][name] for player in view["players"]]
    points = int(temple["points"][steps[seat]])
    if steps[seat] < max(steps):
        return points
    bonus = int(temple["bonus"][age])
    return points + (bonus if steps.count(max(steps)) == 1 else bonus // 2)
