"""What is drawn: a view, its box and the moves that can be made on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from antiqua.drawing.svg import circle, element, group
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.drawing.geometry import GEARS

RING = 15.5  # radius of the mark round a thing that can be chosen
FINGER = 22  # radius of what a finger can hit


@dataclass(frozen=True)
class Scene:
    """One position to be drawn, for one seat or for everybody."""

    view: Mapping[str, Any]
    components: Components
    names: Sequence[str]
    # text of each legal move -> the same in words
    moves: Mapping[str, str] = field(default_factory=dict)
    # text of a move -> the corn that it takes at once
    prices: Mapping[str, int] = field(default_factory=dict)
    day_before: int | None = None

    @property
    def data(self) -> Mapping[str, Any]:
        """The values printed on the components."""
        return self.components.data

    @property
    def day(self) -> int:
        """Days since the first round."""
        return int(self.view["round"]) - 1

    @property
    def players(self) -> Sequence[Mapping[str, Any]]:
        """The players' own things, in seat order."""
        return self.view["players"]  # type: ignore[no-any-return]

    @property
    def actor(self) -> int | None:
        """The seat whose moves these are: the one that looks, else the one to move."""
        seat = self.view.get("seat")
        return self.view.get("to_move") if seat is None else seat

    @property
    def lifted(self) -> tuple[str, int] | None:
        """The gear and space of the worker that was picked up and is being resolved, if the seat may know."""
        pending = self.view.get("pending")
        if not pending or pending[-1][0] != "action":
            return None
        return GEARS[pending[-1][1]], pending[-1][2]

    def piece(
        self,
        name: str,
        move: str,
        *inside: str,
        mark: str = "",
        under: bool = False,
        **attributes: str | float | None,
    ) -> str:
        """A group with that id; if the move is legal the whole group is its target and gets the mark.

        The mark goes over what is inside, or ``under`` it.
        """
        if move not in self.moves:
            return group(*inside, id=name, **attributes)
        classes = attributes.pop("class_", None)
        return group(
            mark if under else "",
            *inside,
            "" if under else mark,
            id=name,
            class_=f"{classes} target" if classes else "target",
            data_move=move,
            tabindex="0",
            role="button",
            aria_label=self.moves[move],
            **attributes,
        )


def ring(x: float, y: float, radius: float = RING) -> str:
    """The breathing ring round a thing that can be chosen, with room for a finger."""
    return (
        circle(x, y, max(FINGER, radius), class_="hit")
        + circle(x, y, radius, class_="halo")
        + circle(x, y, radius, class_="mark")
    )


def edge(d: str, hit: str = "") -> str:
    """The breathing line along the edge of a thing that can be chosen; it is hit inside, or in ``hit``."""
    return (
        element("path", d=hit or d, class_="hit")
        + element("path", d=d, class_="halo")
        + element("path", d=d, class_="mark edge")
    )


def box_path(x: float, y: float, width: float, height: float) -> str:
    """The path of a rectangle."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
