"""What a monument scores by the number of players (TZ-11, TP-5.1)."""

from collections.abc import Mapping
from typing import Any

FIVE = 5
ALL_MONUMENTS = "all monuments"


def monument_for(tile: Mapping[str, Any], players: int | None, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The monument as that many players score it: with points in place of the table that depends on them.

    The table is printed for two to four players; what it gives five is an entry of its own.
    """
    if players is None or tile.get("rule") != ALL_MONUMENTS:
        return tile
    points = data["five_players"]["each_monument"] if players == FIVE else tile["table"][players]
    return {**tile, "points": points, "table": []}
