"""Tzolk'in on the page."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from antiqua.games.tzolkin.board import board as draw
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.state import GEARS
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Part
from antiqua.site.tables.present.tzolkin.decision import decision
from antiqua.site.tables.present.tzolkin.final import rows
from antiqua.site.tables.present.tzolkin.things import mine, players

__all__ = [
    "board",
    "chapter",
    "decision",
    "intro",
    "is_secret",
    "is_told_again",
    "mine",
    "moment",
    "next_of",
    "option_word",
    "parts",
    "players",
    "previewed",
    "rows",
]

_REVEALING = ("end", "days", "keep", "pass")
"""Moves after which tiles may be drawn or a choice is made known."""
_HARVESTS = {"corn", "wood", "burn"}


def intro() -> dict[str, Any]:
    """Words for the start page."""
    return {
        "name": "Tzolk'in",
        "icon": "calendar",
        "players": _("2 to 5 players"),
        "time": _("90 min"),
        "facts": [
            ("gear", _("Place workers on five gears, or pick them up: never both in one turn.")),
            ("calendar", _("The calendar turns each round, and workers wait for better actions.")),
            ("bowl", _("Four food days: feed every worker, climb three temples, build.")),
            ("laurel", _("After 27 rounds the most points win.")),
            (
                "tribe-itzamna",
                _("With Tribes & Prophecies: each module is an option, together or alone; five can play."),
            ),
            (
                "prophecy",
                _(
                    "The points of prophecies rest on one source alone, and one monument is reconstructed "
                    "for five players. A question mark shows what is doubtful."
                ),
            ),
        ],
        "help": [
            _("Everything in your own turn can be undone, until you end the turn."),
            _("A question mark on a tile means that its printed values are not certain."),
        ],
        "clear": "",
    }


def option_word(name: str, value: Any) -> str:
    """All options are on or off."""
    return str(value)


def moment(view: Mapping[str, Any]) -> str:
    """Where the game is."""
    if view["phase"] == "setup" and view["options"].get("tribes"):
        return _("set-up: tribes, wealth")
    if view["phase"] == "setup":
        return _("wealth tiles are chosen")
    if view["phase"] == "over":
        return _("finished")
    return _("round {round} of 27").format(round=view["round"])


def chapter(view: Mapping[str, Any]) -> str:
    """The age: the second begins after the second food day."""
    return _("Age 1") if view["food_days"] < 2 else _("Age 2")


def is_secret(view: Mapping[str, Any]) -> bool:
    """The wealth tiles offered to a seat are for its eyes alone."""
    return bool(view["phase"] == "setup")


def is_told_again(move: str) -> bool:
    """The log tells each choice once, when it comes to light."""
    return False


def previewed(move: str) -> bool:
    """Whether trying the move shows nothing hidden."""
    return move.split()[0] not in _REVEALING


def next_of(move: str, following: Sequence[str]) -> list[str]:
    """What a preview looks at beyond a move: a worker's own action, and the ways of a harvest."""
    kind, *rest = move.split()
    if kind == "pick":
        return [f"do {' '.join(rest)}"] if f"do {' '.join(rest)}" in following else []
    if kind == "do" and _HARVESTS & set(following):
        return [after for after in following if after in _HARVESTS]
    return []


def parts(seen: Seen) -> list[Part]:
    """The five gears, then temples, technologies and tiles."""
    icons = ("corn", "stone", "house", "swap", "skull")
    modules = []
    if seen.view.get("quick_tile"):
        modules.append(Part("quick", _("Quick actions"), "quick", "line"))
    if seen.view.get("prophecies"):
        modules.append(Part("prophecies", _("Prophecies"), "prophecy", "line"))
    gears = [
        Part(f"gear-{gear}", words.gear(gear), icon, f"gear-{gear}", is_round=True, of=gear)
        for gear, icon in zip(GEARS, icons, strict=True)
    ]
    return [
        *gears,
        Part("temples", _("Temples"), "step", "line"),
        Part("technologies", _("Technologies"), "technology", "line"),
        *modules,
        Part("buildings", _("Buildings"), "house", "line"),
        Part("monuments", _("Monuments"), "monument", "line"),
    ]


def board(seen: Seen) -> str:
    """The board with everything that can be done on it."""
    return draw(seen.view, seen.components, names=seen.names, moves=seen.moves, standalone=False)
