"""Words of Tzolk'in for what can be chosen: moves and options, in the reader's language."""

from collections.abc import Mapping
from typing import Any

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.expansion_words import quick_text, tribe_name, tribe_power
from antiqua.games.tzolkin.phrases import action_text, amount, place, tile_name, tile_text, wealth_gives
from antiqua.games.tzolkin.prices import begged, buying_price, next_space, placing_price, step_price
from antiqua.games.tzolkin.story import sentence, story
from antiqua.games.tzolkin.story_of_food import gains
from antiqua.i18n import catalogue

__all__ = ["action_text", "explain", "gains", "sentence", "story", "tile_text"]

_ = catalogue(__package__)

View = Mapping[str, Any]


def explain(text: str, view: View, components: Components) -> str:
    """A legal move of the viewing seat as a choice in words, with the corn that it costs at once."""
    label = _label(text, view, components)
    price = price_in_corn(text, view, components) - _named_price(text, components)
    if price:
        return _("{choice} ({price})").format(choice=label, price=amount("corn", price))
    return label


def price_in_corn(text: str, view: View, components: Components) -> int:
    """The corn that a legal move of the viewing seat takes at once, the market apart."""
    match text.split():
        case ["place", where]:
            kind, placed, _pity = _top(view)
            return placing_price(where, placed if kind == "placing" else 0, view, components)
        case ["do", gear, space]:
            return _action_price(gear, int(space), view, components)
    return 0


def _top(view: View) -> tuple[str, int, int]:
    """What is open, and its first two arguments."""
    pending = view.get("pending")
    if not pending:
        return "", 0, 0
    return pending[-1][0], pending[-1][1], pending[-1][2]


def _action_price(gear: str, space: int, view: View, components: Components) -> int:
    kind, on_gear, on_space = _top(view)
    price = _named_price(f"do {gear} {space}", components)
    if kind == "action":
        price += max(0, step_price(gear, space, on_space, view, components))
    if kind == "any_action" and on_gear:
        price += components.data["uxmal"]["any_action"]
    return price


def _named_price(text: str, components: Components) -> int:
    """The corn that the action itself costs, and that its words name."""
    uxmal = components.data["uxmal"]
    return int({"do uxmal 1": uxmal["step"], "do uxmal 5": uxmal["any_action"]}.get(text, 0))


def _label(text: str, view: View, components: Components) -> str:
    match text.split():
        case ["keep", *tiles]:
            *given, last = [wealth_gives(components.data["wealth"][tile]) for tile in tiles]
            return _("Keep {one}; {other}").format(one="; ".join(given), other=last)
        case ["place", "start"]:
            return _("Place a worker on the start-player space")
        case ["place", "quick"]:
            action = quick_text(view["quick_tile"], components)
            return _("Place a worker on a quick space: {action}").format(action=action)
        case ["place", gear]:
            where = place(gear, next_space(gear, view))
            return _("Place a worker on {place}").format(place=where)
        case ["pick", gear, space]:
            return _("Pick up the worker on {place}").format(place=place(gear, space))
        case ["do", "nothing"]:
            return _("Do nothing with this worker")
        case ["do", gear, space]:
            gives = action_text(gear, int(space), components)
            return _("{place}: {action}").format(place=place(gear, space), action=gives)
        case [("tribe" | "skip" | "renovate" | "lower" | "bonus") as kind, *rest]:
            return _by_expansion(kind, rest, components)
        case ["build", tile]:
            return _("Build {tile}").format(tile=tile_name(tile, components, len(view["players"])))
        case [("advance" | "step" | "anger") as kind, name]:
            return _track(kind, name)
        case [("pay" | "save" | "take" | "sell" | "buy") as kind, block]:
            return _block(kind, block, view, components)
        case _blank:
            return _plain(text, view, components)


def _by_expansion(kind: str, rest: list[str], components: Components) -> str:
    """Choices that only the expansion has."""
    match kind, rest:
        case "tribe", [tribe]:
            return _("Lead {tribe}: {power}").format(
                tribe=tribe_name(tribe), power=tribe_power(tribe, components)
            )
        case "skip", [gear, space]:
            return _("Treat {place} as occupied").format(place=place(gear, space))
        case "renovate", [tile]:
            return _("Renovate {tile}").format(tile=tile_name(tile, components))
        case "lower", [technology]:
            return _("Lower {technology}, advance the others").format(technology=words.technology(technology))
    return _("Take the bonus of {technology}").format(technology=words.technology(rest[0]))


def _track(kind: str, name: str) -> str:
    if kind == "advance":
        return _("Advance {technology}").format(technology=words.technology(name))
    if kind == "step":
        return _("One step up on {temple}").format(temple=words.temple(name))
    return _("One step down on {temple}").format(temple=words.temple(name))


def _block(kind: str, block: str, view: View, components: Components) -> str:
    sold, bought = components.data["market"][block], buying_price(block, view, components)
    price = amount("corn", bought if kind == "buy" else sold)
    phrase = {
        "pay": _("Pay {good}"),
        "save": _("Build without paying {good}"),
        "take": _("Take {good}"),
        "sell": _("Sell {good} for {price}"),
        "buy": _("Buy {good} for {price}"),
    }[kind]
    return phrase.format(good=amount(block, 1), price=price)


def _plain(text: str, view: View, components: Components) -> str:
    return {
        "beg": _("Beg: you have {corn} then, and anger the gods").format(
            corn=amount("corn", begged(view, components))
        ),
        "corn": _("Harvest the corn"),
        "wood": _("Harvest the wood"),
        "burn": _("Burn the wood: harvest the corn, anger the gods"),
        "architecture yes": _("Use architecture for this building"),
        "architecture no": _("Keep architecture for the next building"),
        "days 1": _("Advance the calendar by 1 day"),
        "days 2": _("Advance the calendar by 2 days"),
        "stop": _("Do no more of this"),
        "end": _("End the turn"),
        "pass": _("End the turn without placing or picking up"),
        "accept": _("Pay for it, as the prophecy asks"),
        "refuse": _("Go without it"),
    }.get(text, text)
