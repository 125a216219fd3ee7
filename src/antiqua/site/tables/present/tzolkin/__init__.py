"""Tzolk'in on the page."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from antiqua.games.tzolkin.board import board as draw
from antiqua.games.tzolkin.texts import explain
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.tzolkin.decision import decision
from antiqua.site.tables.present.tzolkin.final import rows
from antiqua.site.tables.present.tzolkin.things import mine, players

__all__ = ["board", "decision", "intro", "is_secret", "mine", "moment", "next_of", "players", "previewed", "rows"]

_REVEALING = ("end", "days", "keep")
"""Moves after which tiles may be drawn or a choice is made known."""
_HARVESTS = {"corn", "wood"}


def intro() -> dict[str, str]:
    """Words for the start page."""
    return {"name": "Tzolk'in", "players": _("2 to 4 players"), "time": _("90 min")}


def moment(view: Mapping[str, Any]) -> str:
    """Where the game is."""
    if view["phase"] == "setup":
        return _("wealth tiles are chosen")
    if view["phase"] == "over":
        return _("finished")
    return _("round {round} of 27").format(round=view["round"])


def is_secret(view: Mapping[str, Any]) -> bool:
    """The wealth tiles offered to a seat are for its eyes alone."""
    return bool(view["phase"] == "setup")


def previewed(move: str) -> bool:
    """Whether trying the move shows nothing hidden."""
    return move.split()[0] not in _REVEALING


def next_of(move: str, following: Sequence[str]) -> list[str]:
    """What a preview looks at beyond a move: a worker's own action, and the two ways of a harvest."""
    kind, *rest = move.split()
    if kind == "pick":
        return [f"do {' '.join(rest)}"] if f"do {' '.join(rest)}" in following else []
    if kind == "do" and _HARVESTS & set(following):
        return [after for after in following if after in _HARVESTS]
    return []


def board(seen: Seen) -> str:
    """The board with everything that can be done on it."""
    said = {move: explain(move, seen.view, seen.components) for move in seen.moves}
    return draw(seen.view, seen.components, names=list(seen.names), moves=said, standalone=False)
