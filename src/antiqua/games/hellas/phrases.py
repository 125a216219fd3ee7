"""Words of Hellas for spaces, pieces and amounts, in the reader's language."""

from collections.abc import Iterable, Mapping
from typing import Any

from antiqua.games.hellas.box import Components, Space
from antiqua.games.hellas.state import BOARDS
from antiqua.i18n import catalogue

_ = catalogue(__package__)

View = Mapping[str, Any]


def action(name: str) -> str:
    """The name of an action space."""
    return {
        "house": _("House"),
        "house_agora": _("House and agora"),
        "palace": _("Palace"),
        "quarry": _("Quarry"),
        "temple_4": _("Small temple"),
        "temple_6": _("Middle temple"),
        "temple_10": _("Large temple"),
        "monument": _("Monument"),
        "marble": _("Marble"),
    }[name]


def piece(kind: str) -> str:
    """One piece of a kind."""
    return {
        "house": _("a house"),
        "agora": _("an agora"),
        "palace": _("a palace"),
        "monument": _("a monument"),
    }[kind]


def zone(name: str) -> str:
    """Where a space lies."""
    return {"coast": _("on the coast"), "inland": _("inland")}[name]


def board(name: str) -> str:
    """The name of a side of the board."""
    return {"pegasus": _("Pegasus"), "minotaur": _("Minotaur")}[name]


def part(name: str) -> str:
    """The name of a category of points."""
    return {
        "city": _("Largest city"),
        "monuments": _("Monuments"),
        "temples": _("Temples"),
        "rings": _("Rings"),
        "most_rings": _("Most rings"),
        "marble": _("Marble"),
    }[name]


def amount(name: str, number: int) -> str:
    """So many of one thing: marble, rings, columns."""
    phrase = {
        "marble": _("{number} marble"),
        "rings": _.plural("{number} ring", "{number} rings", number),
        "columns": _.plural("{number} column", "{number} columns", number),
    }[name]
    return phrase.format(number=number)


def listing(items: Iterable[str]) -> str:
    """Phrases as a list: `a, b and c`."""
    *before, last = items
    if not before:
        return last
    joined = before[0]
    for phrase in before[1:]:
        joined = _("{first}, {next}").format(first=joined, next=phrase)
    return _("{first} and {last}").format(first=joined, last=last)


def space(name: str, view: View, components: Components) -> Space:
    """The space with this id on the board of the view."""
    return components.spaces[components.board(len(view["players"]))][name]


def price(kind: str, name: str, view: View, components: Components) -> int:
    """The marble for a piece of that kind on that space."""
    where = space(name, view, components).zone
    return int(components.data["prices"][kind][where])


def incomes(view: View, components: Components) -> list[int]:
    """By seat: the marble that a quarry action would give now (HE-4.1)."""
    found = [0 for _player in view["players"]]
    for name, quarry in view["quarries"].items():
        if quarry["closed"]:
            continue
        gives = components.data["tile"][quarry["tile"]]["yield"]
        for near in space(name, view, components).near:
            built = view["pieces"].get(near)
            if built and built["kind"] == "house":
                found[built["seat"]] += gives
    return found


def reconstructions(view: View, components: Components) -> list[str]:
    """What on this table is not the publisher's but invented to fit the rulebook, as sentences."""
    name = BOARDS[components.board(len(view["players"]))]
    told = []
    if components.notes[f"boards.{name}"].reconstructed:
        told.append(
            _("The map of the {board} side is a reconstruction, not the publisher's.").format(
                board=board(name)
            )
        )
    if any(components.notes[f"tile.{number}"].reconstructed for number in components.data["tile"]):
        told.append(_("How much marble each quarry tile gives is a reconstruction, not the publisher's."))
    return told
