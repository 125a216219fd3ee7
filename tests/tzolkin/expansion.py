"""Short ways to lay out positions with modules of the expansion."""

from __future__ import annotations

from typing import Any

from tests.tzolkin.helpers import FOOD_DAYS, Seat, State, game, play, position

OTHERS = ["angry_god_chaac", "drought", "hunger"]
"""Prophecies for the quarters that a test is not about."""


def laid(*seats: Seat, players: int = 2, **keys: Any) -> State:
    """The state of `position(...)`, with the modules that seats and keys name.

    `tribe` of a seat, `prophecies`, `quick_tile` and `new_buildings` bring their modules.
    """
    modules = {
        "tribes": any("tribe" in seat for seat in seats),
        "prophecies": "prophecies" in keys,
        "new_buildings": keys.pop("new_buildings", False),
        "quick_actions": players == 5 or "quick_tile" in keys or "quick_spaces" in keys,
    }
    return game(players, **modules).from_position(position(*seats, players=players, **keys))


def ruled(prophecy: str, *seats: Seat, quarter: int = 1, **keys: Any) -> State:
    """The prophecy rules: in the quarter after that food day."""
    drawn = [name for name in OTHERS if name != prophecy][:2]
    drawn.insert(quarter - 1, prophecy)
    keys.setdefault("round", FOOD_DAYS[quarter - 1] + 2)
    return laid(*seats, prophecies=drawn, **keys)


def acted(place: str, *seats: Seat, action: str | int | None = None, rule: str = "", **keys: Any) -> State:
    """Seat 0 has just picked up its worker there and chosen an action (by default that of the space)."""
    gear, space = place.split()
    keys["gears"] = {place: 0, **keys.get("gears", {})}
    state = ruled(rule, *seats, **keys) if rule else laid(*seats, **keys)
    chosen = action if isinstance(action, str) else f"{gear} {space if action is None else action}"
    return play(state, f"pick {place}", f"do {chosen}")


def closing(prophecy: str, *seats: Seat, quarter: int = 1, **keys: Any) -> State:
    """The state after the food day that closes the quarter; the last seat ends its turn before it."""
    turn = keys.pop("turn", ("place yaxchilan", "end"))
    keys.setdefault("round", FOOD_DAYS[quarter])
    state = ruled(prophecy, *seats, quarter=quarter, to_move=1, **keys)
    return play(state, *turn)
