"""Hellas on the page."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from antiqua.games.hellas.board import board as draw
from antiqua.games.hellas.drawing.cities import groups
from antiqua.games.hellas.drawing.walls import name_of
from antiqua.games.hellas.state import ACTIONS, ROUNDS
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hellas.decision import decision
from antiqua.site.tables.present.hellas.final import rows
from antiqua.site.tables.present.hellas.standing import spaces
from antiqua.site.tables.present.hellas.things import mine, players
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


def intro() -> dict[str, Any]:
    """Words for the start page."""
    return {
        "name": "Hellas",
        "icon": "temple",
        "players": _("2 to 4 players"),
        "time": _("60 min"),
        "facts": [
            ("city", _("Houses with a palace make a city. The largest one counts, so join what you build.")),
            ("quarry", _("Houses beside a quarry bring marble, until the miner moves on and it closes.")),
            ("temple", _("Monuments and columns count for every city beside them, whoever built them.")),
            ("cube", _("Three rounds: place cubes; many actions are for everyone, you only go first.")),
            ("tiles", _("Map and quarry yields are reconstructed; they are not the publisher's.")),
        ],
        "help": [
            _(
                "What cannot be taken back is asked once more: choose, then press the dark button, or choose "
                "the same again."
            ),
            _("Points in the players' strip are those if the game ended now, without hidden marble."),
            _(
                "The map and what each quarry tile gives are reconstructions that fit the rulebook. Whoever "
                "has the box can put the real ones in."
            ),
        ],
        "clear": "#pieces > g, #temples > g, #quarries > g, .plaque",
    }


def option_word(name: str, value: Any) -> str:
    """All options are on or off."""
    return str(value)


def moment(view: Mapping[str, Any]) -> str:
    """Where the game is."""
    if view["phase"] == "over":
        return _("finished")
    return _("round {round} of {last}").format(round=view["round"], last=ROUNDS)


def chapter(view: Mapping[str, Any]) -> str:
    """The round."""
    return _("Round {round}").format(round=view["round"])


def is_secret(view: Mapping[str, Any]) -> bool:
    """Only marble is hidden, and everybody saw how it was gained and paid: no device is handed on for it."""
    return False


def is_told_again(move: str) -> bool:
    """The log tells each choice once, when it comes to light."""
    return False


def previewed(move: str) -> bool:
    """No move is tried: all that it changes is found in the view."""
    return False


def next_of(move: str, following: Sequence[str]) -> list[str]:
    """Nothing is looked at beyond a move."""
    return []


def parts(seen: Seen) -> list[Part]:
    """The island, the action spaces, and the largest city of each player."""
    found = [
        Part("targets", _("The island"), "above", "line"),
        Part("quay", _("Action spaces"), "cube", "line"),
    ]
    land = spaces(seen)
    cities = [group for group in groups(seen.view["pieces"], land, len(seen.names)) if group.is_city]
    for seat, name in enumerate(seen.names):
        own = [group for group in cities if group.seat == seat]
        if own:
            largest = max(own, key=lambda group: len(group.cells))
            told = _("{name}'s largest city").format(name=name)
            found.append(Part(name_of(largest, land), told, f"seat-{seat}", f"seat-{seat}"))
    return found


def takers(seen: Seen) -> dict[str, list[int]]:
    """Whose the cubes on the action spaces are: those taken last, as many as lie there."""
    taken = [(seat, text.removeprefix("take ")) for seat, text in seen.history if text.startswith("take ")]
    of_round = taken[len(taken) - len(seen.view["taken"]) :]
    return {name: [seat for seat, other in of_round if other == name] for name in ACTIONS}


def board(seen: Seen) -> str:
    """The board with everything that can be done on it."""
    return draw(
        seen.view,
        seen.components,
        names=seen.names,
        moves=seen.moves,
        takers=takers(seen),
        standalone=False,
    )
