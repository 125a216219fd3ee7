"""What changes the base rules for the viewing seat: the prophecy that rules, and its tribe."""

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]


def calamity_in(view: View) -> str | None:
    """The prophecy that rules (TP-3.1)."""
    prophecies = view.get("prophecies", ())
    held = view["food_days"]
    return prophecies[held - 1] if 1 <= held <= len(prophecies) else None


def has_chosen_quick(view: View) -> bool:
    """Whether the seat to move has a worker on a quick space whose action is still to come (TP-6.3)."""
    return bool(view.get("turn", {}).get("quick"))


def tribe_of(view: View, seat: int | None) -> str | None:
    """The tribe of a seat, if it has one and is known (TP-2)."""
    return None if seat is None else view["players"][seat].get("tribe")


def tribe_in(view: View) -> str | None:
    """The tribe of the viewing seat."""
    return tribe_of(view, view["seat"])
