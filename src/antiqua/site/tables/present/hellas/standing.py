"""What a seat has of a position, and would have after a move: city, points, marble of a quarry action.

Found in a view alone, so that nothing hidden can be shown: what a quarry tile brings is no part of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from antiqua.games.hellas.box import Components
from antiqua.games.hellas.drawing.cities import Group, city_sizes, groups, points
from antiqua.games.hellas.map import Space
from antiqua.games.hellas.phrases import incomes, price
from antiqua.games.hellas.state import ACTIONS
from antiqua.site.tables.present.context import Seen

View = Mapping[str, Any]
TEMPLE_ACTIONS = ACTIONS[4:7]


@dataclass(frozen=True)
class Standing:
    """One seat in one position; points are those that all can see, without marble behind screens."""

    marble: int | None
    cities: list[int]
    points: int
    rings: int
    income: int

    @property
    def city(self) -> int:
        """The size of the largest city, 0 without one."""
        return next(iter(self.cities), 0)


def spaces(seen: Seen) -> Mapping[str, Space]:
    """The land spaces of the board in use."""
    components: Components = seen.components
    return components.spaces[components.board(len(seen.view["players"]))]


def own_groups(view: View, seat: int, land: Mapping[str, Space]) -> list[Group]:
    """The villages and cities of one seat."""
    own = {name: piece for name, piece in view["pieces"].items() if piece["seat"] == seat}
    return [group for group in groups(own, land, len(view["players"])) if group.seat == seat]


def standing(seen: Seen, seat: int, view: View | None = None) -> Standing:
    """Of a seat in the view that is seen, or in another one."""
    view, land = seen.view if view is None else view, spaces(seen)
    found = own_groups(view, seat, land)
    entry = view["players"][seat]
    return Standing(
        marble=entry["marble"],
        cities=city_sizes(found, seat),
        points=points(view, seen.components, land, found)[seat],
        rings=entry["rings"],
        income=incomes(view, seen.components)[seat],
    )


def after(seen: Seen, seat: int, move: str) -> View:
    """The view after a move, as far as it is known: what is built, covered or paid at once."""
    view = seen.view
    kind, _blank, name = move.partition(" ")
    if kind in ("house", "agora", "palace", "monument"):
        owner = None if kind == "monument" else seat
        pieces = {**view["pieces"], name: {"seat": owner, "kind": kind}}
        return _paid({**view, "pieces": pieces}, seat, -price(kind, name, view, seen.components))
    if kind == "column":
        return _with_column(seen, seat, name)
    if kind == "cover":
        old = view["quarries"][name]
        return {**view, "quarries": {**view["quarries"], name: {**old, "tile": view["doing"]["tile"]}}}
    if move == "take marble":
        return _paid(view, seat, seen.components.data["marble_space"]["gain"])
    if move == "take quarry":
        return _paid(view, seat, incomes(view, seen.components)[seat])
    return view


def _paid(view: View, seat: int, marble: int, rings: int = 0) -> View:
    """The view in which the seat has so much more marble, or less, and so many more rings."""
    players = list(view["players"])
    held = players[seat]["marble"]
    known = None if held is None else held + marble
    players[seat] = {**players[seat], "marble": known, "rings": players[seat]["rings"] + rings}
    return {**view, "players": players}


def _with_column(seen: Seen, seat: int, name: str) -> View:
    """A column more; the first of an action is paid and gains its ring, one that completes another (HE-5)."""
    view = seen.view
    up = view["temples"].get(name, 0) + 1
    rings = int(up == spaces(seen)[name].columns)
    marble = 0
    if is_first_column(seen):
        rings += 1
        marble = -temple_price(seen, view["doing"]["action"])
    return _paid({**view, "temples": {**view["temples"], name: up}}, seat, marble, rings)


def is_first_column(seen: Seen) -> bool:
    """Whether no column of the temple action stands yet."""
    doing = seen.view["doing"]
    place = TEMPLE_ACTIONS.index(doing["action"])
    return bool(doing["columns_left"] == seen.components.data["temples"]["columns"][place])


def temple_price(seen: Seen, action: str) -> int:
    """The marble that a temple action costs."""
    return int(seen.components.data["temples"]["prices"][TEMPLE_ACTIONS.index(action)])
