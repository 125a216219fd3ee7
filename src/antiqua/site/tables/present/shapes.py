"""What a page shows, in shapes that every game fills: players, the decision, own things, scores."""

from dataclasses import dataclass, field

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _


@dataclass(frozen=True)
class Amount:
    """An icon with a number: what one has, pays or gains."""

    icon: str
    text: str
    title: str
    """What the icon means, for those who do not see it."""
    kind: str = ""
    """`gain`, `loss`, `zero` or nothing."""
    slot: str = ""
    """The column of a long list in which it stands: `price`, `points` or `later`."""
    spoken: str = ""
    """All of it in words, if number and title one after the other are no phrase."""

    @property
    def words(self) -> str:
        """Number and title for a screen reader."""
        return self.spoken or f"{self.text} {self.title}".strip()


@dataclass(frozen=True)
class After:
    """A number before and after a move."""

    icon: str
    before: str
    after: str
    title: str
    better: bool


@dataclass(frozen=True)
class Choice:
    """One legal move, as a button."""

    move: str
    label: str
    badge: str = ""
    icon: str = ""
    ways: list[list[Amount]] = field(default_factory=list)
    """What it costs and gives: one list, or several if it leads to a choice between them."""
    after: list[After] = field(default_factory=list)
    note: str = ""
    lacks: str = ""
    """Why the thing itself cannot be done though the move is legal: it is greyed, and this is marked."""
    quiet: bool = False
    """A way out (nothing, stop): drawn lighter than the others."""
    is_shown: bool = True
    """False if the icons say all that the label says."""
    whole: str = ""
    """All words, if they are those that the same thing has on the board."""
    spoken: str = ""
    """The move in words where label and badge alone do not tell it."""
    zone: str = ""
    """Colours the badge: a token's name."""
    tags: list[str] = field(default_factory=list)
    """The filters that show it."""
    ranks: dict[str, int] = field(default_factory=dict)
    """By the key of an order: where the choice stands in it, the lowest first."""
    is_final: bool = False
    """It cannot be taken back, so it is asked once more."""
    sure: str = ""
    """What the button says that asks."""
    sure_icon: str = ""
    sure_unit: str = ""
    """An icon after the words."""

    @property
    def words(self) -> str:
        """The whole choice for a screen reader."""
        if self.whole:
            return self.whole
        label = f"{self.label} {self.badge}".strip()
        if self.spoken:
            label = ": ".join(part for part in (self.spoken, self.label) if part)
        ways = [", ".join(amount.words for amount in way) for way in self.ways]
        goods = f" {_('or')} ".join(way for way in ways if way)
        return _in_a_line(label, self.note, self.lacks, goods)


def _in_a_line(*parts: str) -> str:
    """Phrases and sentences one after the other; what has an end needs no colon after it."""
    line = ""
    for part in filter(None, parts):
        line += f"{'' if not line else ' ' if line[-1] in '.?!' else ': '}{part}"
    return line


@dataclass(frozen=True)
class Group:
    """Choices that belong together."""

    choices: list[Choice]
    title: str = ""
    columns: int = 1
    picture: SafeString | None = None
    """What they are about, for the small screen, where the board lies elsewhere."""
    note: str = ""
    is_aside: bool = False
    """Ways that a small screen can do without."""
    is_row: bool = False
    """Whether the title stands beside the choices, which show nothing but their badges."""


@dataclass(frozen=True)
class Filter:
    """A button that shows a part of a long list."""

    key: str
    label: str
    count: int


@dataclass(frozen=True)
class Order:
    """A way in which a long list may be sorted."""

    key: str
    label: str


@dataclass(frozen=True)
class Tile:
    """A tile with its picture and its words."""

    id: str
    picture: SafeString
    words: str
    frame: str = ""
    unsure: str = ""
    """Why its printed values are not certain; empty if they are."""


@dataclass(frozen=True)
class Decision:
    """What is to be done now."""

    title: str
    hint: str
    groups: list[Group] = field(default_factory=list)
    end: Choice | None = None
    """The move that ends the turn, if it is legal now."""
    is_beside: bool = False
    """Whether the groups stand side by side on a small screen."""
    shown: list[Tile] = field(default_factory=list)
    """Tiles to look at for the decision: what comes after it."""
    out: Choice | None = None
    """A way out that stands beside undo."""
    filters: list[Filter] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
    """Of a long list, which a small screen shows one at a time; the first is that in which it comes."""
    asks: bool = False
    """Whether there is a button that does what is chosen."""
    unsure: str = ""
    """What it says while nothing is chosen; empty: then it is not there."""
    pick: list[Tile] = field(default_factory=list)
    """Tiles of which some are to be chosen together."""
    pick_count: int = 0
    pick_verb: str = ""


@dataclass(frozen=True)
class Player:
    """One player in the strip."""

    seat: int
    name: str
    points: str
    goods: list[Amount]
    signs: list[Amount]
    is_acting: bool
    is_own: bool
    is_bot: bool
    picture: SafeString | None = None
    """A sign of the player that stands on the board as well."""
    more: list[Amount] = field(default_factory=list)
    """A second line, for the wide screen."""


@dataclass(frozen=True)
class Mine:
    """The things of one player."""

    name: str
    seat: int
    goods: list[Amount]
    held: list[Amount]
    """What decides what one can do, for the small screen."""
    tiles: list[Tile]
    piles: list[Amount]
    forecast: str
    is_short: bool
    title: str = ""
    """The heading of one's own things."""
    notes: list[Amount] = field(default_factory=list)
    """What one can do that others cannot: icon, name and words."""
    forecast_icon: str = "bowl"
    picture: SafeString | None = None
    amount: Amount | None = None
    """What the picture shows, as a number beside it."""


@dataclass(frozen=True)
class Part:
    """A part of the board that a small screen can jump to."""

    target: str
    """The id of the part in the drawing."""
    name: str
    icon: str
    colour: str
    is_round: bool = False
    is_first: bool = False
    """Whether a small screen begins there, unless something elsewhere can be done."""
    of: str = ""
    """What moves name that are made for this part anywhere on the board."""


@dataclass(frozen=True)
class Line:
    """What one seat, or the table, did without a break: a paragraph of the log."""

    first: int
    last: int
    """The moves that it tells of, counted from 1."""
    seat: int | None
    name: str
    sentences: list[str]
    is_new: bool = False


@dataclass(frozen=True)
class Cell:
    """One number of the table of scores."""

    text: str
    why: str = ""
    is_best: bool = False
    points: float = 0.0
    """The number that the text shows."""


@dataclass(frozen=True)
class Row:
    """One category of the scores."""

    key: str
    icon: str
    label: str
    cells: list[Cell]
    note: str = ""
    """What the reasons beside the numbers are about, in their order."""


@dataclass(frozen=True)
class Final:
    """How a finished game ended."""

    winner: str
    points: str
    sentence: str
    players: list[Player]
    rows: list[Row]
    totals: list[Cell]
