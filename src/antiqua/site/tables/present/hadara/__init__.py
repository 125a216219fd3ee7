"""Hadara on the page."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from antiqua.games.hadara.board import board as draw
from antiqua.games.hadara.box import ERAS, default
from antiqua.games.hadara.drawing import words
from antiqua.games.hadara.state import STEPS
from antiqua.games.hadara.texts import reconstructions
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hadara.decision import decision
from antiqua.site.tables.present.hadara.final import rows
from antiqua.site.tables.present.hadara.things import focus, mine, players
from antiqua.site.tables.present.shapes import Part

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

_PREVIEWED = ("plunder", "token", "discard", "pay", "silver", "gold")
"""Moves of one seat alone that turn over nothing and end no step in which cards are dealt."""


def intro() -> dict[str, Any]:
    """Words for the start page, and the help of the table."""
    return {
        "name": "Hadara",
        "icon": "set",
        "players": _("2 to 5 players"),
        "time": _("60 min"),
        "facts": [
            ("set", _("Three eras. In each, draw two cards of a colour five times: keep one, show one.")),
            ("recruit", _("Recruit cards for income, military, culture and food, or sell them.")),
            ("colony", _("Military takes colonies, culture carves busts, food feeds every card.")),
            ("gold-seal", _("Seals count tracks and sets of five colours; the most points win.")),
            ("special", _("Purple cards and seal prices are reconstructed; they are not the publisher's.")),
        ],
        "help": [
            _("In phase A each of the four buttons under your cards decides both of them at once."),
            _("What you choose there is secret until all have chosen, and stays as it is."),
            _("A coin with a crossed-out number beside it: your price, and the one that is printed."),
            *reconstructions({}, default()),
        ],
        "clear": "",
        "plain": "#hand",
    }


def option_word(name: str, value: Any) -> str:
    """A value of an option that is more than yes or no."""
    return {("sides", "a"): _("All side A"), ("sides", "choose"): _("Choose a side")}.get(
        (name, value), str(value)
    )


def moment(view: Mapping[str, Any]) -> str:
    """Where the game is."""
    if view["phase"] == "over":
        return _("finished")
    if view["phase"] == "sides":
        return _("start cards are chosen")
    if view["phase"] == "a":
        return _("era {era}, draw {number} of {all}").format(
            era=ERAS[view["era"] - 1], number=view["step"] + 1, all=STEPS
        )
    step = words.headline(view["phase"])
    return _("era {era}: {step}").format(era=ERAS[view["era"] - 1], step=step[:1].lower() + step[1:])


def chapter(view: Mapping[str, Any]) -> str:
    """The era."""
    return _("Era {era}").format(era=ERAS[view["era"] - 1])


def is_secret(view: Mapping[str, Any]) -> bool:
    """Sides are chosen in secret, and cards drawn for one seat's eyes alone."""
    return view["phase"] in ("sides", "a")


def is_told_again(move: str) -> bool:
    """Whether the log says once more what a secret choice was when it comes to light."""
    return not move.startswith("show")


def previewed(move: str) -> bool:
    """Whether trying the move shows nothing hidden."""
    return move.split()[0] in _PREVIEWED


def next_of(move: str, following: Sequence[str]) -> list[str]:
    """No preview looks beyond a move."""
    return []


def parts(seen: Seen) -> list[Part]:
    """The own city, in which a small screen begins, the piles and the colonies; the hand is in the sheet."""
    own = focus(seen)
    name = _("Your city") if own == seen.seat else seen.names[own]
    return [
        Part(f"city-{own}", name, "agora", f"seat-{own}", is_first=True),
        Part("piles", _("Piles"), "set", "line"),
        Part("colonies", _("Colonies"), "colony", "line"),
    ]


def board(seen: Seen) -> str:
    """The table with everything that can be done on it, and a city."""
    drawn = draw(seen.view, seen.components, names=seen.names, moves=seen.moves, standalone=False)
    # the list has the same two moves with one press, and the page pairs both by this attribute
    return drawn.replace(' data-moves="', ' data-move="')
