"""How a position becomes what a page shows; each game has a module that knows its words."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol, cast

import antiqua
from antiqua.play.match import Match
from antiqua.site.tables.present import hadara, hellas, tzolkin
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Decision, Mine, Part, Player, Row


class Presenter(Protocol):
    """What the pages need from a game's module."""

    def intro(self) -> Mapping[str, Any]:
        """Words for the start page: `name`, `players`, `time`, and `facts`: icons with sentences.

        Also `icon`, for what concerns the whole table, `help`, sentences for this game alone, and `clear`: a
        selector of what a note on the board may not cover, `plain` of what needs no note.
        """

    def option_word(self, name: str, value: Any) -> str:
        """A value of an option that is not only on or off, in words."""

    def moment(self, view: Mapping[str, Any]) -> str:
        """Where the game is: "round 11 of 27"."""

    def chapter(self, view: Mapping[str, Any]) -> str:
        """The large part of the game that the position lies in: "Age 1"."""

    def is_secret(self, view: Mapping[str, Any]) -> bool:
        """Whether a seat's page shows something that the others at the same device may not see."""

    def is_told_again(self, move: str) -> bool:
        """Whether the log says once more what a secret choice was when it comes to light."""

    def previewed(self, move: str) -> bool:
        """Whether the move may be tried on a copy: it shows nothing that the seat does not know."""

    def next_of(self, move: str, following: Sequence[str]) -> list[str]:
        """The moves that a preview of the move may look at beyond it."""

    def players(self, seen: Seen) -> list[Player]:
        """The players' strip."""

    def decision(self, seen: Seen) -> Decision:
        """What the seat is to decide now."""

    def mine(self, seen: Seen, seat: int) -> Mine:
        """The things of one player."""

    def parts(self, seen: Seen) -> list[Part]:
        """The parts of the board that a small screen can jump to."""

    def board(self, seen: Seen) -> str:
        """The board as SVG."""

    def rows(self, seen: Seen, scores: Mapping[str, Any], match: Match) -> list[Row]:
        """The scores by category, of the match that has ended."""


_MODULES: dict[str, ModuleType] = {"tzolkin": tzolkin, "hadara": hadara, "hellas": hellas}


def presenter(game: str) -> Presenter:
    """The module of the game of that name."""
    return cast(Presenter, _MODULES[game])


def title_of(game: str) -> str:
    """The game's name for readers, also of one that is not here any more."""
    return str(presenter(game).intro()["name"]) if game in _MODULES else game


def _values(game: str, option: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What can be chosen for an option, with words; nothing for one that is on or off."""
    if all(isinstance(value, bool) for value in option["allowed"]):
        return []
    return [(str(value), presenter(game).option_word(option["name"], value)) for value in option["allowed"]]


def playable() -> list[dict[str, Any]]:
    """The games that there are, with the options that can be chosen and words for the start page."""
    games = []
    for found in antiqua.games():
        if found["name"] not in _MODULES:
            continue
        options = [
            {**option, "values": _values(found["name"], option)}
            for option in found["options"]
            if len(option["allowed"]) > 1
        ]
        seats = found["players"]
        games.append(
            {
                **found,
                "options": options,
                "default_players": min(4, max(seats)),
                "words": presenter(found["name"]).intro(),
            }
        )
    return games
