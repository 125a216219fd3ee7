"""What is drawn: a view, its box and the moves that can be made on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import Any

from antiqua.drawing.svg import element, group
from antiqua.games.hellas.box import Components
from antiqua.games.hellas.drawing.cities import Group, groups
from antiqua.games.hellas.map import Space
from antiqua.games.hellas.state import BOARDS


@dataclass(frozen=True)
class Scene:
    """One position to be drawn, for one seat or for everybody."""

    view: Mapping[str, Any]
    components: Components
    names: Sequence[str]
    # text of each legal move -> the same in words
    moves: Mapping[str, str] = field(default_factory=dict)
    # action space -> the seats that took one of its kind in this round, in that order
    takers: Mapping[str, Sequence[int]] = field(default_factory=dict)

    @property
    def data(self) -> Mapping[str, Any]:
        """The values printed on the components."""
        return self.components.data

    @property
    def players(self) -> Sequence[Mapping[str, Any]]:
        """The players' own things, in seat order."""
        return self.view["players"]  # type: ignore[no-any-return]

    @property
    def board(self) -> int:
        """The number of the side in use."""
        return self.components.board(len(self.players))

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The map as rows of letters."""
        return tuple(self.data["boards"][BOARDS[self.board]]["rows"])

    @cached_property
    def spaces(self) -> Mapping[str, Space]:
        """The land spaces by their ids, in reading order."""
        return self.components.spaces[self.board]

    @cached_property
    def groups(self) -> list[Group]:
        """Villages and cities."""
        return groups(self.view["pieces"], self.spaces, len(self.players))

    @property
    def doing(self) -> Mapping[str, Any] | None:
        """The action being resolved, as the view shows it to all."""
        doing: Mapping[str, Any] | None = self.view.get("doing", self.view.get("pending"))
        return doing

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        seat: int | None = self.doing["asked"] if self.doing else self.view["to_move"]
        return seat

    @property
    def actor(self) -> int | None:
        """The seat whose moves these are: the one that looks, else the one that is asked."""
        seat = self.view.get("seat")
        return self.asked if seat is None else seat

    @cached_property
    def active(self) -> Mapping[str, int]:
        """The tiles of the active quarries."""
        quarries = self.view["quarries"]
        return {name: quarry["tile"] for name, quarry in quarries.items() if not quarry["closed"]}

    @cached_property
    def closes_next(self) -> str | None:
        """The active quarry with the highest number, which closes when a new one opens (HE-4.4)."""
        return max(self.active, key=lambda name: self.active[name], default=None)

    def target(self, name: str, move: str, *inside: str, **attributes: str | float | None) -> str:
        """A group with that id in which the move is made."""
        classes = attributes.pop("class_", None)
        return group(
            *inside,
            id=name,
            class_=f"{classes} target" if classes else "target",
            data_move=move,
            tabindex="0",
            role="button",
            aria_label=self.moves[move],
            **attributes,
        )


def edge(d: str) -> str:
    """The breathing line along the edge of a thing that can be chosen; all inside the path can be hit."""
    return (
        element("path", d=d, class_="hit")
        + element("path", d=d, class_="halo")
        + element("path", d=d, class_="mark edge")
    )


def title(words: str) -> str:
    """What a browser shows of a thing under the pointer."""
    return element("title", escape(words, quote=False))
