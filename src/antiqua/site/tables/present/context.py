"""What is seen by whom: everything that a page may be drawn from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Preview:
    """What a move would lead to: the own view after it, and after what may follow from it."""

    after: Mapping[str, Any]
    then: Mapping[str, "Preview"] = field(default_factory=dict)
    legal: Sequence[str] = ()
    """The moves that the seat may make after it."""


@dataclass(frozen=True)
class Seen:
    """A position as one seat sees it (None: somebody who only watches)."""

    view: Mapping[str, Any]
    seat: int | None
    names: Sequence[str]
    bots: Sequence[bool]
    own: Sequence[int]
    """All seats of this browser."""
    to_act: Sequence[int]
    components: Any
    moves: Sequence[str] = ()
    """The legal moves of the seat."""
    previews: Mapping[str, Preview] = field(default_factory=dict)
    last: str = ""
    """The seat's last move, if it is the last of all."""
    history: Sequence[tuple[int, str]] = ()
    """The public moves that led here: seat and text."""
    totals: Sequence[float] = ()
    """The final points, if the game is over."""

    @property
    def me(self) -> Mapping[str, Any]:
        """The seat's own entry in the view."""
        assert self.seat is not None
        entry: Mapping[str, Any] = self.view["players"][self.seat]
        return entry
