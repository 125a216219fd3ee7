"""Antiqua: board games by their exact rules, to play, to learn and to research."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antiqua import games as _games
from antiqua.kernel.errors import BoxError, IllegalMove, PositionError, RecordError, StaleVersion
from antiqua.kernel.game import Game, Move, State

if TYPE_CHECKING:

    def games() -> list[dict[str, Any]]:
        """What can be played: name, title, seat counts, and the options with their meaning."""

else:
    games = _games

__version__ = "0.1.0"
__all__ = [
    "BoxError",
    "Game",
    "IllegalMove",
    "Move",
    "PositionError",
    "RecordError",
    "StaleVersion",
    "State",
    "games",
    "load",
]


def load(
    name: str,
    *,
    players: int | None = None,
    box: str | os.PathLike[str] | Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A game with its options; `box` is an owner's components file.

    ValueError names an unknown name or option, or a value that is not allowed, and what is allowed.
    """
    return Game(_games.definition(name), players=players, box=box, **options)
