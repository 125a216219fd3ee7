"""The row of quick actions as a view tells it: which tile comes from which round on (TP-6.5)."""

from collections.abc import Mapping
from typing import Any

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.state import ROW


def coming(view: Mapping[str, Any], components: Components) -> list[tuple[int, str]]:
    """The tiles to come that are known, each with the round from which it lies on the board."""
    days = int(components.data["quick_spaces"]["days"])
    end = int(components.data["food_days"]["rounds"][1])
    first, second = view.get("quick_deck_1", ()), view.get("quick_deck_2", ())
    tiles = [((ROW[0] - len(first) + place) * days + 1, name) for place, name in enumerate(first)]
    tiles += [(end + 1 + (ROW[1] - len(second) + place) * days, name) for place, name in enumerate(second)]
    return tiles
