"""The prophecies as a view tells them: when each rules, what it counts, what it will pay (TP-3)."""

from collections.abc import Mapping
from typing import Any

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.feeding import feeding

View = Mapping[str, Any]
GONE, RULES, NEXT, LATER = "gone", "rules", "next", "later"


def standing(view: View, slot: int) -> str:
    """Whether the prophecy of that place (0 to 2) is over, rules, is the next one, or comes later."""
    held = int(view["food_days"])
    if view["phase"] == "over" or held > slot + 1:
        return GONE
    if held == slot + 1:
        return RULES
    return NEXT if held == slot else LATER


def quarter(view: View, slot: int, components: Components) -> tuple[int, int]:
    """The first and the last round of a prophecy; a food day that slips shifts them (TP-3.1)."""
    rounds, held, now = components.data["food_days"]["rounds"], view["food_days"], view["round"]
    first = rounds[slot] + 1 if held != slot else max(rounds[slot], now) + 1
    last = rounds[slot + 1] if held != slot + 1 else max(rounds[slot + 1], now)
    return int(first), int(last)


def counted(name: str, view: View, seat: int, components: Components) -> int:
    """What a prophecy counts of a seat's things, if it were scored now (TP-3.4)."""
    player = view["players"][seat]
    if name.startswith("angry_god_"):
        return int(player["temples"][name.removeprefix("angry_god_")]) - 1
    levels = player["technologies"].values()
    if name == "hunger":
        return feeding(view, seat, components, hunger=True).fed
    if name == "high_floodwaters":
        return list(view["gears"].get("chichen_itza", {}).values()).count(seat)
    return int(
        {
            "wrathful_gods": sum(player["temples"].values()) - len(player["temples"]),
            "forest_fires": player["wood_tiles"],
            "drought": player["corn_tiles"],
            "gold_shortage": player["gold"],
            "desecration": player["skulls"],
            "teacher_shortage": sum(levels),
            "forgotten_lore": sum(1 for level in levels if level >= 2),
            "crowded_cities": len(player["buildings"]),
        }[name]
    )


def band_of(name: str, count: int, components: Components) -> int:
    """The band (0 to 3) in which so many lie."""
    return sum(1 for least in components.data["prophecy"][name]["least"] if count >= least)


def points_for(name: str, count: int, components: Components) -> int:
    """What a prophecy pays for so many."""
    return int(components.data["prophecy"][name]["points"][band_of(name, count, components)])
