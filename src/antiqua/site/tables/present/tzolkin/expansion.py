"""Decisions that only Tribes & Prophecies has: titles, hints, and what the choices say beside their words."""

from collections.abc import Callable, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import signed
from antiqua.games.tzolkin.doubts import told_with_doubt
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.expansion_words import (
    calamity,
    prophecy_name,
    quick_text,
    tribe_icon,
    tribe_name,
    tribe_power,
)
from antiqua.games.tzolkin.phrases import amounts
from antiqua.games.tzolkin.ruling import calamity_in
from antiqua.games.tzolkin.state import GEARS, TECHNOLOGIES, TEMPLES, Site
from antiqua.site.tables.present.context import Preview, Seen
from antiqua.site.tables.present.shapes import Amount, Choice, Decision, Group
from antiqua.site.tables.present.tzolkin.amounts import blocks

Parts = tuple[str, str, str, str, bool]
"""Label, badge, icon, note and whether it is only a way out."""


def lead(seen: Seen) -> Decision:
    """The choice of a tribe, which comes before that of wealth tiles."""
    listed = []
    for move in seen.moves:
        name = move.split()[1]
        power = tribe_power(name, seen.components)
        note = told_with_doubt(f"{power[:1].upper()}{power[1:]}.", name, seen.components)
        listed.append(Choice(move, tribe_name(name), icon=tribe_icon(name), note=note))
    return Decision(
        _("Choose your tribe"),
        _("You keep it for the whole game; the other leaves it. Then you choose wealth tiles."),
        [Group(listed)],
    )


def price_hint(seen: Seen) -> str:
    """What the ruling prophecy makes dearer."""
    name = calamity_in(seen.view)
    if name is None:
        return ""
    return _("{prophecy}: {calamity}.").format(
        prophecy=prophecy_name(name), calamity=calamity(name, seen.components)
    )


def heading(seen: Seen, ask: str, first: int, second: int) -> tuple[str, str] | None:
    """Title and hint of a decision of the expansion; None for those of the base game."""
    if ask in _PRICED:
        return _PRICED[ask](first), _("{hint} You may go without.").format(hint=price_hint(seen))
    if ask == "lower":
        return _("Lower a technology"), _("It goes one level down; each of the others advances for free.")
    if ask == "bonus":
        return _("Choose a bonus"), _("Itzamna: beyond level 3 you take the bonus of any technology.")
    if ask == "construct":
        return _construct(first, second)
    if ask == "anger":
        return _anger(seen)
    return None


_PRICED: Mapping[str, Callable[[int], str]] = {
    "step": lambda temple: _("A step up on {temple}?").format(temple=words.temple(TEMPLES[temple])),
    "raise": lambda number: _("Advance {technology}?").format(
        technology=words.technology(TECHNOLOGIES[number])
    ),
    "gold": lambda number: _("Take a block of gold?") if number == 1 else _("Take one more block of gold?"),
    "skull": lambda _number: _("Take a crystal skull?"),
}


def _construct(site: int, how: int) -> tuple[str, str] | None:
    if how >= 2:
        return _("Renovate"), _("Choose what you build: the discarded tile pays its part of the price.")
    if site == Site.QUICK:
        return _("Construct"), _("A quick action: you pay the printed price, without any technology.")
    if site == Site.MONUMENT:
        return _("Construct a monument"), _("You pay the printed price.")
    return None


def crowded(seen: Seen, site: int, hint: str) -> str:
    """The hint of a construction with what the ruling prophecy makes dearer: buildings (TP-3.6, TP-4.2)."""
    if calamity_in(seen.view) != "crowded_cities" or site == Site.MONUMENT:
        return hint
    return _("{hint} {more}").format(hint=hint, more=price_hint(seen))


def _anger(seen: Seen) -> tuple[str, str] | None:
    pending = seen.view.get("pending") or [[""]]
    if pending[0][0] == "first_round":
        return _("Ixtab"), _("You have three wealth tiles, so you step down in one temple.")
    if calamity_in(seen.view) == "desecration" and pending[0][0] != "start":
        return _("The gods are angry"), _("Step down in one temple for what you have taken.")
    return None


def parts(seen: Seen, move: str) -> Parts | None:
    """How a choice of the expansion looks; None for the others."""
    data = seen.components.data
    match move.split():
        case ["place", "quick"]:
            action = quick_text(seen.view["quick_tile"], seen.components)
            return (
                _("Quick action"),
                "",
                "quick",
                _("At the end of the turn: {action}.").format(action=action),
                False,
            )
        case ["pass"]:
            return _("Pass"), "", "", _("Your turn ends. It cannot be taken back."), True
        case ["skip", gear, space]:
            return words.gear(gear), space, "", "", False
        case ["accept"]:
            return _("Pay and take it"), "", _of_price(seen), "", False
        case ["refuse"]:
            return _("Go without it"), "", "", "", True
        case [("lower" | "bonus"), technology]:
            return words.technology(technology), "", technology, "", False
        case ["renovate", name]:
            tile = data["building"][name]
            label = _("Discard your {frame}").format(frame=words.frame(tile["frame"]))
            note = _("It pays up to {goods} of what you build next, and gives nothing any more.")
            return label, "", "renovation", note.format(goods=amounts(tile["cost"])), False
    return None


def _of_price(seen: Seen) -> str:
    """The icon of what is asked about."""
    pending = seen.view.get("pending") or [["", 0, 0, 0]]
    ask, first = pending[-1][:2]
    if ask == "step":
        return f"{TEMPLES[first]}-up"
    if ask == "raise":
        return f"{TECHNOLOGIES[first]}-up"
    return str(ask)


def to_come(seen: Seen, move: str, after: Preview) -> list[Amount]:
    """What an answer of the expansion leads to, as far as it is only to be chosen how."""
    pending = after.after.get("pending") or [["", 0, 0, 0]]
    ask, first = pending[-1][:2]
    kind = move.split()[0]
    if kind not in ("accept", "bonus") or len(pending) < len(seen.view.get("pending") or ()):
        return []
    if ask == "pay":
        return [blocks(-first), *_gain_of(seen)]
    if kind == "bonus" and ask == "step_up":
        told = ngettext("{number} step up in any temple", "{number} steps up in any temple", first)
        told = told.format(number=first)
        return [Amount("step", signed(first), told, "gain", spoken=told)]
    if kind == "bonus" and ask == "take":
        return [blocks(first)]
    return []


def _gain_of(seen: Seen) -> list[Amount]:
    """What is to be had for the blocks."""
    icon = _of_price(seen)
    return [Amount(icon, "", _("one step or level"), "gain")] if icon.endswith("-up") else []


def skips(listed: list[Choice]) -> list[Group]:
    """The spaces that Vacub-Caquix may pass over: a line of numbers for each gear."""
    note = _("For this turn: a worker who is placed there goes to the next free space, and pays for that.")
    groups = [Group([], _("Treat one space as occupied"), note=note)]
    for gear in GEARS:
        own = [choice for choice in listed if choice.move.split()[1] == gear]
        if own:
            groups.append(Group(own, words.gear(gear), is_row=True))
    return groups


def exchange_group(listed: list[Choice]) -> Group:
    """The exchange of Xaman Ek, beside whatever is decided."""
    return Group(listed, _("Xaman Ek: a block for corn, once a turn"), columns=2)
