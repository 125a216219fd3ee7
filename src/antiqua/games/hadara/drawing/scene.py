"""What is drawn: a view, its box and the moves that can be made on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from html import escape
from typing import Any

from antiqua.drawing.svg import element, group
from antiqua.games.hadara.box import Components, era_and_colour
from antiqua.games.hadara.prices import price
from antiqua.games.hadara.state import COLOURS, TRACKS

Seat = Mapping[str, Any]
SIGNS = (*TRACKS, "special")
"""The icon of each colour."""
CRESTS = ("monkey", "dragon", "lion", "pegasus", "scarab")


@dataclass(frozen=True)
class Scene:
    """One position to be drawn, for one seat or for everybody."""

    view: Mapping[str, Any]
    components: Components
    names: Sequence[str]
    # text of each legal move -> the same in words
    moves: Mapping[str, str] = field(default_factory=dict)

    @property
    def data(self) -> Mapping[str, Any]:
        """The values printed on the components."""
        return self.components.data

    @property
    def phase(self) -> str:
        """The phase's word in a position."""
        return str(self.view["phase"])

    @property
    def era(self) -> int:
        """The era, from 1."""
        return int(self.view["era"])

    @property
    def players(self) -> Sequence[Seat]:
        """The players' own things, in seat order."""
        return self.view["players"]  # type: ignore[no-any-return]

    @property
    def seat(self) -> int | None:
        """The seat that looks; None is a spectator."""
        return self.view.get("seat")

    @property
    def me(self) -> Seat | None:
        """What the seat that looks has."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def actor(self) -> int | None:
        """The seat whose moves these are: the one that looks, else the one to move."""
        return self.view["to_move"] if self.seat is None else self.seat

    @property
    def focus(self) -> int:
        """The seat whose city lies beside the table: the one that looks, to move or to start."""
        return int(self.view["start_player"]) if self.actor is None else self.actor

    @cached_property
    def doing(self) -> Mapping[str, Any]:
        """What is open in a seat's own turn."""
        return self.view.get("doing") or self.view.get("pending") or {}

    @cached_property
    def inner_left(self) -> Mapping[str, int]:
        """How many cards lie face down on each colour, the drawn ones with them."""
        if "inner_left" in self.view:
            return self.view["inner_left"]  # type: ignore[no-any-return]
        return {colour: len(pile) for colour, pile in self.view["inner"].items()}

    @cached_property
    def colonies_left(self) -> Mapping[int, int]:
        """How many tiles are left of each requirement."""
        left = self.view.get("colonies_left")
        if left is None:
            left = {name: len(stack) for name, stack in self.view["colonies"].items()}
        return {int(name): number for name, number in left.items()}

    @property
    def is_drawing(self) -> bool:
        """Whether players hold two cards each now."""
        return self.phase == "a"

    @property
    def board(self) -> Sequence[str]:
        """The colours clockwise, from the top."""
        return self.view["board"]  # type: ignore[no-any-return]

    def drawn_by(self, seat: int, later: int = 0) -> str:
        """The colour that a seat's crest points to, or will so many turns of the wheel later."""
        return self.board[(self.board.index(self.view["wheel"]) + seat + later) % len(self.board)]

    @cached_property
    def drawers(self) -> Mapping[str, int]:
        """The seat that holds two cards of each colour now."""
        return {self.drawn_by(seat): seat for seat in range(len(self.players))} if self.is_drawing else {}

    def is_asked(self, seat: int) -> bool:
        """Whether the seat's decision is awaited."""
        if self.phase in ("sides", "a"):
            return not self.players[seat].get("chosen", False)
        return bool(self.view["to_move"] == seat)

    def price(self, card: str) -> int:
        """The coins that the card takes from the seat that looks; what is printed for a spectator."""
        return (
            int(self.data["card"][card]["price"])
            if self.me is None
            else price(self.me, card, self.components)
        )

    def lacks(self, card: str) -> int:
        """How many coins too few the seat that looks has for the card."""
        return 0 if self.me is None else max(0, self.price(card) - int(self.me["coins"]))

    def unsure(self, note: str) -> bool:
        """Whether the values of that card, stack or seal are a reconstruction."""
        return self.components.notes[note].reconstructed

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
        drawn = (mark, *inside) if under else (*inside, mark)
        return target(name, self.moves[move], *drawn, data_move=move, **attributes)


def target(name: str, label: str, *inside: str, **attributes: str | float | None) -> str:
    """A group that can be chosen."""
    classes = attributes.pop("class_", None)
    return group(
        *inside,
        id=name,
        class_=f"{classes} target" if classes else "target",
        tabindex="0",
        role="button",
        aria_label=label,
        **attributes,
    )


def colour_of(card: str) -> str:
    """The colour that a card's id names."""
    return COLOURS[era_and_colour(card)[1]]


def sign_of(colour: str) -> str:
    """The icon of a colour."""
    return SIGNS[COLOURS.index(colour)]


def colour_of_track(track: str) -> str:
    """The colour of a track."""
    return COLOURS[TRACKS.index(track)]


def short_names(names: Sequence[str] | None, seats: int, unnamed: str) -> tuple[str, ...]:
    """A name for each seat: those given, else their numbers in the phrase."""
    return tuple(
        names[seat] if names and seat < len(names) else unnamed.format(number=seat + 1)
        for seat in range(seats)
    )


@lru_cache(maxsize=1024)
def box_path(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """The path of a rectangle with round corners."""
    if not radius:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
    arc, w, h = f"a{radius:g} {radius:g} 0 0 1", width - 2 * radius, height - 2 * radius
    return (
        f"M{x + radius:g} {y:g}h{w:g}{arc} {radius:g} {radius:g}v{h:g}{arc} {-radius:g} {radius:g}h{-w:g}"
        f"{arc} {-radius:g} {-radius:g}v{-h:g}{arc} {radius:g} {-radius:g}z"
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    **attributes: str | float | None,
) -> str:
    """A rectangle with round corners; ``fill`` is a paint."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **attributes)


@lru_cache(maxsize=1024)
def edge(d: str, hit: str = "") -> str:
    """The breathing line along the edge of what can be chosen; inside it, or ``hit``, it can be hit."""
    return (
        element("path", d=hit or d, class_="hit")
        + element("path", d=d, class_="halo")
        + element("path", d=d, class_="mark edge")
    )


def title(words: str) -> str:
    """What a browser shows of a thing under the pointer, and a reader aloud says."""
    return element("title", escape(words, quote=False))
