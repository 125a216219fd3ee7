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
from antiqua.games.tzolkin.phrases import amount, amounts
from antiqua.games.tzolkin.prices import full_price
from antiqua.games.tzolkin.ruling import calamity_in, has_chosen_quick
from antiqua.games.tzolkin.state import GEARS, TECHNOLOGIES, TEMPLES, Site
from antiqua.site.tables.present.context import Preview, Seen
from antiqua.site.tables.present.shapes import Amount, Choice, Decision, Group
from antiqua.site.tables.present.tzolkin.amounts import blocks
from antiqua.site.tables.present.tzolkin.tiles import tile

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
        _("You keep it for the whole game; the other leaves it. Then you choose among these wealth tiles."),
        [Group(listed)],
        shown=[tile(name, seen) for name in seen.me["offered_wealth"]],
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
            old = data["building"][name]
            label = _("Discard your {frame}").format(frame=words.frame(old["frame"]))
            note = _("It pays up to {goods} of what you build next, and gives nothing any more.")
            return label, "", "renovation", note.format(goods=amounts(old["cost"])), False
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
    if kind == "bonus" and ask == "skull":
        return [Amount("skull", signed(first), _("crystal skulls"), "gain")]
    return []


def _gain_of(seen: Seen) -> list[Amount]:
    """What is to be had for the blocks."""
    icon = _of_price(seen)
    return [Amount(icon, "", _("one step or level"), "gain")] if icon.endswith("-up") else []


def asks_quickly(seen: Seen) -> bool:
    """Whether the quick action that is chosen asks something, before the turn is over."""
    view, data = seen.view, seen.components.data
    if not has_chosen_quick(view):
        return False
    tile = data["quick_action"][view["quick_tile"]]
    is_short = calamity_in(view) == "gold_shortage" and "gold" in tile["gain"]
    return tile["action"] != "none" or is_short or seen.me["tribe"] == "xaman_ek"


def no_quick_action(seen: Seen) -> str:
    """Why no worker can be placed on a quick space now (TP-6.1, 6.2); empty without quick actions."""
    view, data = seen.view, seen.components.data
    if not view.get("quick_tile") or not seen.me["hand"] or has_chosen_quick(view):
        return ""
    if len(view["quick_spaces"]) >= data["quick_spaces"]["count"]:
        return _("Quick action: all spaces are taken.")
    tile = data["quick_action"][view["quick_tile"]]
    placed = next((first for ask, first, *_rest in view.get("pending") or () if ask == "placing"), 0)
    missing = full_price("quick", placed, view, seen.components) + tile["price"] - seen.me["corn"]
    if missing > 0:
        return _("Quick action: {corn} is missing.").format(corn=amount("corn", missing))
    why = {
        "construct": _("Quick action: there is no building that you can pay."),
        "advance": _("Quick action: too few blocks for a level."),
    }
    return why.get(tile["action"], _("Quick action: not possible now."))


def skips(seen: Seen, listed: list[Choice]) -> list[Group]:
    """The spaces that Vacub-Caquix may pass over: a line of numbers for each gear, the useful ones first."""
    note = _("For this turn: a worker who is placed there goes to the next free space, and pays for that.")
    reached = [choice for choice in listed if _is_reached(seen, choice.move)]
    rest = [choice for choice in listed if choice not in reached]
    groups = [Group([], _("Treat one space as occupied"), note=note), *_by_gear(reached)]
    if rest:
        groups.append(Group([], _("Spaces that your workers in hand do not reach")))
        groups += _by_gear(rest)
    return groups


def _by_gear(listed: list[Choice]) -> list[Group]:
    of = {gear: [choice for choice in listed if choice.move.split()[1] == gear] for gear in GEARS}
    return [Group(own, words.gear(gear), is_row=True) for gear, own in of.items() if own]


def _is_reached(seen: Seen, move: str) -> bool:
    """Whether all workers in hand, placed on that gear, would take the space."""
    _verb, gear, space = move.split()
    taken = seen.view["gears"].get(gear, {})
    free_below = sum(str(lower) not in taken for lower in range(int(space)))
    return free_below < int(seen.me["hand"])


def exchange_group(listed: list[Choice]) -> Group:
    """The exchange of Xaman Ek, beside whatever is decided."""
    return Group(listed, _("Xaman Ek: a block for corn, once a turn"), columns=2)
