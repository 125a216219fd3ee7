"""Why one would do it here: what a piece, a column, a tile or the miner would lie next to, in short words."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import signed
from antiqua.games.hellas.drawing.cities import Group, city_with
from antiqua.games.hellas.phrases import incomes, listing
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hellas.standing import View, own_groups, spaces


@dataclass(frozen=True)
class Reason:
    """Words for a place, and the filters that it passes."""

    words: str
    tags: list[str] = field(default_factory=list)


def building(seen: Seen, seat: int, kind: str, name: str) -> Reason:
    """A house, an agora or a palace."""
    land = spaces(seen)
    found = own_groups(seen.view, seat, land)
    city = city_with(name, kind, seat, seen.view["pieces"], land)
    tags = [land[name].zone, kind]
    if city is None:
        words = _without_city(seen, seat, kind, name, found)
    else:
        words = _into(city, name, found)
        tags.append("city")
    near = [words, *(_quarries(seen, name, tags) if kind == "house" else ())]
    if city is not None:
        near += _temples(seen, name)
    return Reason(", ".join(near), tags)


def _into(city: frozenset[str], name: str, found: list[Group]) -> str:
    """What happens to the cities and villages that the new piece touches."""
    old = [group for group in found if group.is_city and group.cells <= city]
    if not old:
        return _("founds a city of {number}").format(number=len(city))
    if len(old) > 1:
        sizes = sorted((len(group.cells) for group in old), reverse=True)
        return _("joins your cities of {sizes}").format(sizes=listing(map(str, sizes)))
    more = sorted(city - old[0].cells - {name})
    if not more:
        return _("your city grows")
    if len(more) == 1:
        return _("joins {space} to your city").format(space=more[0])
    return _("joins {number} more to your city").format(number=len(more))


def _without_city(seen: Seen, seat: int, kind: str, name: str, found: list[Group]) -> str:
    land, pieces = spaces(seen), seen.view["pieces"]
    near = [other for other in land[name].near if other in pieces and pieces[other]["seat"] == seat]
    if kind == "house":
        village = {cell for group in found for cell in group.cells if set(group.cells) & set(near)}
        if village:
            return _("a village of {number}").format(number=len(village) + 1)
        return _("a new village") if not near else _("beside your {what}").format(what=_("agora"))
    if near:
        return _("beside your pieces")
    return _("stands alone")


def _quarries(seen: Seen, name: str, tags: list[str]) -> Iterator[str]:
    """The active quarries, of which a house has marble."""
    quarries = seen.view["quarries"]
    tiles = [
        quarries[other]["tile"]
        for other in spaces(seen)[name].near
        if other in quarries and not quarries[other]["closed"]
    ]
    if tiles:
        tags.append("quarry")
        yield ngettext("at quarry {tiles}", "at quarries {tiles}", len(tiles)).format(
            tiles=listing(map(str, sorted(tiles, reverse=True)))
        )
    elif seen.view["miner"] in spaces(seen)[name].near:
        yield _("at the miner")


def _temples(seen: Seen, name: str) -> Iterator[str]:
    """Temples and monuments, which count for a city beside them."""
    land, pieces = spaces(seen), seen.view["pieces"]
    for other in land[name].near:
        if land[other].kind == "temple":
            yield _("by temple {space}").format(space=other)
        elif pieces.get(other, {}).get("kind") == "monument":
            yield _("by the monument")


def monument(seen: Seen, seat: int, name: str) -> Reason:
    """Whose cities it would stand beside."""
    told, is_own = _beside(seen, seat, name)
    return Reason(told or _("beside no city"), ["city"] if is_own else [])


def column(seen: Seen, seat: int, name: str) -> Reason:
    """How far the temple is, and whose cities it counts for."""
    room = spaces(seen)[name].columns
    up = seen.view["temples"].get(name, 0) + 1
    if up == room:
        progress = _("completes it: a ring")
    else:
        progress = _("then {standing} of {room}").format(standing=up, room=room)
    told, is_own = _beside(seen, seat, name)
    return Reason(", ".join(filter(None, (progress, told))), ["city"] if is_own else [])


def _beside(seen: Seen, seat: int, name: str) -> tuple[str, bool]:
    """The cities that a space touches, and whether one is the seat's own."""
    land = spaces(seen)
    told: list[str] = []
    is_own = False
    for other in range(len(seen.names)):
        sizes = [
            len(group.cells)
            for group in own_groups(seen.view, other, land)
            if group.is_city and set(land[name].near) & set(group.cells)
        ]
        if not sizes:
            continue
        if other == seat:
            is_own = True
            told.insert(0, _("beside your city"))
        else:
            told.append(_("beside {name}'s city").format(name=seen.names[other]))
    return ", ".join(told), is_own


def covering(seen: Seen, seat: int, name: str, after: View) -> Reason:
    """Which tile lies there, and who has more or less of a quarry action afterwards."""
    old = seen.view["quarries"][name]["tile"]
    told = [_("over tile {tile}").format(tile=old), *_differences(seen, seat, after)]
    return Reason(", ".join(told))


def _differences(seen: Seen, seat: int, after: View) -> Iterator[str]:
    """What a quarry action would give the others more, or less."""
    now, then = incomes(seen.view, seen.components), incomes(after, seen.components)
    for other, name in enumerate(seen.names):
        if other != seat and now[other] != then[other]:
            yield _("{name} {change}").format(name=name, change=signed(then[other] - now[other]))


def miner(seen: Seen, seat: int, name: str) -> Reason:
    """Whose houses stand where the next quarry opens."""
    told: list[str] = []
    for other, called in enumerate(seen.names):
        number = houses(seen, other, name)
        if number and other == seat:
            own = ngettext("{number} house of yours", "{number} houses of yours", number)
            told.insert(0, own.format(number=number))
        elif number:
            theirs = ngettext("{number} house of {name}", "{number} houses of {name}", number)
            told.append(theirs.format(number=number, name=called))
    tags = ["own"] if houses(seen, seat, name) else []
    return Reason(", ".join(told) or _("no houses beside it"), tags)


def houses(seen: Seen, seat: int, name: str) -> int:
    """How many houses of a seat a space touches."""
    pieces = seen.view["pieces"]
    return sum(pieces.get(near) == {"seat": seat, "kind": "house"} for near in spaces(seen)[name].near)
