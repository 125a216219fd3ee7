"""What is to be decided now, in words, and every legal move as a button or a line of a long list."""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.games.hellas.phrases import listing
from antiqua.games.hellas.state import ACTIONS
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hellas.choices import choices, names_of
from antiqua.site.tables.present.shapes import Choice, Decision, Filter, Group, Order

FOR_EVERYONE = ACTIONS[:4]
LONG = 7
"""A list with more lines has filters and orders."""


def decision(seen: Seen) -> Decision:
    """The seat's decision; seen.moves are its legal moves."""
    assert seen.seat is not None
    listed = choices(seen, seen.seat)
    if seen.view["doing"] is None:
        return _action(seen, listed)
    out = next((choice for choice in listed if choice.quiet), None)
    places = sorted(
        (choice for choice in listed if not choice.quiet), key=lambda choice: choice.ranks["points"]
    )
    title, hint = _heading(seen, bool(places))
    if out and not places:  # the only way on is no choice between two
        return Decision(title, hint, end=out)
    is_long = len(places) > LONG
    return Decision(
        title,
        hint,
        [Group(places)] if places else [],
        out=out,
        asks=True,
        filters=_filters(places) if is_long else [],
        orders=_orders(places) if is_long else [],
        unsure=_unsure(seen) if all(choice.is_final for choice in listed) else "",
    )


def _action(seen: Seen, listed: Sequence[Choice]) -> Decision:
    """Which action space: those for everyone, then those for the taker alone."""
    common = [choice for choice in listed if choice.move.removeprefix("take ") in FOR_EVERYONE]
    alone = [choice for choice in listed if choice not in common]
    cubes = seen.me["cubes"]
    left = ngettext("Your last cube of this round.", "{number} cubes left in this round.", cubes)
    groups = [(common, _("For everyone, you first")), (alone, _("For you alone"))]
    return Decision(
        _("Take an action space"),
        left.format(number=cubes),
        [Group(list(found), title) for found, title in groups if found],
        asks=True,
    )


def _unsure(seen: Seen) -> str:
    """The button while no line is chosen."""
    action = seen.view["doing"]["action"]
    if action == "quarry":
        return _("Choose a quarry") if seen.view["doing"]["tile"] else _("Choose a place for the miner")
    return _("Choose a temple") if action.startswith("temple") else _("Choose a space")


def _heading(seen: Seen, can: bool) -> tuple[str, str]:
    """The title and a sentence, by the action that is being resolved."""
    doing = seen.view["doing"]
    action = doing["action"]
    if action == "quarry":
        return _quarry(seen)
    if action.startswith("temple"):
        return _temple(seen, can)
    if action == "monument":
        hint = _("On a free space inland; it counts for every city beside it.")
        return _("Build a monument"), hint if can else _("You cannot build one now.")
    return _building(seen, can)


def _building(seen: Seen, can: bool) -> tuple[str, str]:
    pending = seen.view.get("pending") or {"may_build": []}
    title = _("Build {pieces}?").format(pieces=names_of(pending["may_build"] or ["house"]))
    hint = _prices(seen, pending["may_build"]) if can else _("You can build nothing now.")
    return title, " ".join(filter(None, (hint, _followers(seen))))


def _prices(seen: Seen, kinds: Sequence[str]) -> str:
    """What the pieces cost."""
    told = {
        _("coast {coast}, inland {inland} marble").format(**seen.components.data["prices"][kind])
        for kind in kinds
    }
    if len(kinds) > 1 and len(told) == 1:
        return _("Each: {prices}.").format(prices=told.pop())
    return _("{prices}.").format(prices=_sentence_case(listing(sorted(told)))) if told else ""


def _followers(seen: Seen) -> str:
    """Who is asked after the seat (HE-2.3)."""
    seats, first = len(seen.names), seen.view["to_move"]
    order = [(first + step) % seats for step in range(seats)]
    after = order[order.index(seen.seat) + 1 :]
    if not after:
        return ""
    names = _(", then ").join(seen.names[seat] for seat in after)
    return _("After you {names}.").format(names=names)


def _quarry(seen: Seen) -> tuple[str, str]:
    doing = seen.view["doing"]
    if not doing["tile"]:
        hint = _("The next quarry opens where the miner stands. It gives marble to houses beside it.")
        return _("Move the miner"), hint
    gives = seen.components.data["tile"][doing["tile"]]["yield"]
    most = seen.components.data["setup"]["draw"]
    title = _("Put tile {tile} on a quarry").format(tile=doing["tile"])
    hint = _("It gives {gives} marble to each house beside it. Tile {number} of at most {most}.")
    return title, hint.format(gives=gives, number=doing["tiles_placed"] + 1, most=most)


def _temple(seen: Seen, can: bool) -> tuple[str, str]:
    if not can:
        return _("Temple"), _("You cannot pay, or too few places for columns are free.")
    left = seen.view["doing"]["columns_left"]
    title = ngettext("Place the last column", "Place {number} columns", left).format(number=left)
    return title, _("One at a time, on any temples. A temple that is completed gives a ring.")


def _filters(places: Sequence[Choice]) -> list[Filter]:
    """Those that leave out something."""
    labels = {
        "house": _("Houses"),
        "agora": _("Agoras"),
        "coast": _("Coast"),
        "city": _("My city"),
        "quarry": _("Quarries"),
        "own": _("My houses"),
    }
    counts = {key: sum(key in choice.tags for choice in places) for key in labels}
    found = [Filter(key, labels[key], number) for key, number in counts.items() if 0 < number < len(places)]
    return [Filter("", _("All"), len(places)), *found] if found else []


def _orders(places: Sequence[Choice]) -> list[Order]:
    """Those that differ from each other."""
    labels = {
        "points": _("Most points"),
        "later": _("Most marble"),
        "price": _("Lowest price"),
        "place": _("From north to south"),
    }
    seen: list[list[str]] = []
    found = []
    for key, label in labels.items():
        order = [choice.move for choice in sorted(places, key=lambda choice: choice.ranks[key])]
        if order not in seen:
            seen.append(order)
            found.append(Order(key, label))
    return found


def _sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]
