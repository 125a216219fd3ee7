"""Villages, cities and what they are worth (HE-6, HE-7), found in a view alone."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from antiqua.games.hellas.box import Components
from antiqua.games.hellas.map import Space

Pieces = Mapping[str, Mapping[str, Any]]
"""By the id of the space: `seat` and `kind`."""
Spaces = Mapping[str, Space]
Cells = frozenset[str]


@dataclass(frozen=True)
class Group:
    """A village or a city of one player."""

    seat: int
    cells: Cells
    is_city: bool


def connected(names: Iterable[str], spaces: Spaces) -> list[Cells]:
    """The spaces in parts that hang together, in the order of the names."""
    left = dict.fromkeys(names)
    parts = []
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for name in part:  # grows on the way
            for near in spaces[name].near:
                if near in left:
                    del left[near]
                    part.append(near)
        parts.append(frozenset(part))
    return parts


def _is_city(cells: Collection[str], pieces: Pieces) -> bool:
    return {"palace", "house"} <= {pieces[name]["kind"] for name in cells}


def groups(pieces: Pieces, spaces: Spaces, seats: int) -> list[Group]:
    """All cities, and the villages that are in none."""
    found = []
    for seat in range(seats):
        own = [name for name in spaces if name in pieces and pieces[name]["seat"] == seat]
        for part in connected(own, spaces):
            if _is_city(part, pieces):
                found.append(Group(seat, part, is_city=True))
                continue
            houses = [name for name in spaces if name in part and pieces[name]["kind"] == "house"]
            found += [Group(seat, village, is_city=False) for village in connected(houses, spaces)]
    return found


def city_with(name: str, kind: str, seat: int, pieces: Pieces, spaces: Spaces) -> Cells | None:
    """The city that a new piece would belong to, if it would."""
    own = {at: piece for at, piece in pieces.items() if piece["seat"] == seat}
    own[name] = {"seat": seat, "kind": kind}
    part = next(part for part in connected(own, spaces) if name in part)
    return part if _is_city(part, own) else None


def city_sizes(found: Iterable[Group], seat: int) -> list[int]:
    """How many pieces each of a player's cities has, the largest first."""
    return sorted((len(group.cells) for group in found if group.is_city and group.seat == seat), reverse=True)


def points(view: Mapping[str, Any], components: Components, spaces: Spaces, found: list[Group]) -> list[int]:
    """By seat: the points if the game ended now, marble left out unless everybody's can be seen."""
    rules, players = components.data["scoring"], view["players"]
    totals = []
    most = max(player["rings"] for player in players)
    marble_is_known = all(player["marble"] is not None for player in players)
    for seat, player in enumerate(players):
        total = next(iter(city_sizes(found, seat)), 0)
        total += sum(
            _beside(group.cells, view, spaces, rules["monument"])
            for group in found
            if group.is_city and group.seat == seat
        )
        total += rules["ring"] * player["rings"]
        if most and player["rings"] == most:
            total += rules["most_rings"]
        if marble_is_known:
            total += player["marble"] // rules["marble_per_point"]
        totals.append(total)
    return totals


def _beside(cells: Cells, view: Mapping[str, Any], spaces: Spaces, monument: int) -> int:
    """Points for the monuments and columns next to a city, each once."""
    near = {other for name in cells for other in spaces[name].near}
    monuments: int = sum(view["pieces"].get(name, {}).get("kind") == "monument" for name in near)
    columns: int = sum(view["temples"].get(name, 0) for name in near)
    return monument * monuments + columns
