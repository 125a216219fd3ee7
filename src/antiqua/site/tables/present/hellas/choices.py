"""One legal move as a button: where, why, and what it costs and gives."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import minus
from antiqua.games.hellas.drawing import words
from antiqua.games.hellas.phrases import action as action_name
from antiqua.games.hellas.phrases import incomes, listing, piece, price
from antiqua.games.hellas.state import ROUNDS
from antiqua.games.hellas.texts import explain
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hellas import reasons
from antiqua.site.tables.present.hellas.amounts import afterwards, changes, ring
from antiqua.site.tables.present.hellas.standing import (
    TEMPLE_ACTIONS,
    Standing,
    after,
    is_first_column,
    own_groups,
    spaces,
    standing,
    temple_price,
)
from antiqua.site.tables.present.shapes import Amount, Choice

ICONS = {"house": "home", "agora": "agora", "palace": "palace", "monument": "helmet"}
PLURALS = {"house": "houses_left", "agora": "agoras_left", "palace": "palaces_left"}
ACTION_ICONS = {
    "house": "home",
    "house_agora": "agora",
    "palace": "palace",
    "quarry": "quarry",
    "monument": "helmet",
    "marble": "marble",
}


def choices(seen: Seen, seat: int) -> list[Choice]:
    """All legal moves of the seat, the best first as far as that can be seen at once."""
    now = standing(seen, seat)
    made = [_choice(seen, seat, move, now) for move in seen.moves]
    return _ranked(made)


def _ranked(made: list[Choice]) -> list[Choice]:
    """Each with its place in every order; those without a place on the board stay at the end."""
    places = {choice.move: place for place, choice in enumerate(made)}

    def number(choice: Choice, slot: str) -> int:
        found = [way for way in (choice.ways[0] if choice.ways else []) if way.slot == slot]
        return int(found[0].text.replace("−", "-").replace("+", "")) if found else 0

    def marks(choice: Choice) -> tuple[int, int, int, int]:
        points, later, paid = (number(choice, slot) for slot in ("points", "later", "price"))
        return -points - choice.ranks.get("houses", 0), -later, -paid, places[choice.move]

    keys: dict[str, Callable[[Choice], Any]] = {
        "points": lambda choice: marks(choice),
        "later": lambda choice: (marks(choice)[1], marks(choice)),
        "price": lambda choice: (marks(choice)[2], marks(choice)),
        "place": lambda choice: marks(choice)[3],
    }
    ranks: dict[str, dict[str, int]] = {choice.move: {} for choice in made}
    for key, by in keys.items():
        for rank, choice in enumerate(sorted(made, key=by)):
            ranks[choice.move][key] = rank
    return [replace(choice, ranks=ranks[choice.move]) for choice in made]


def _choice(seen: Seen, seat: int, move: str, now: Standing) -> Choice:
    kind, _blank, name = move.partition(" ")
    if kind == "take":
        return _take(seen, seat, name, now)
    if kind in ("decline", "nothing"):
        told = explain(move, seen.view, seen.components)
        return Choice(move, _out(seen), quiet=True, sure=told, spoken=told, is_final=True)
    return _place(seen, seat, move, now)


def _out(seen: Seen) -> str:
    """What it means to do no more, in two words."""
    action = seen.view["doing"]["action"]
    if action == "house_agora":
        return _("Build neither") if _may_build_both(seen) else _("Nothing more")
    return {
        "house": _("No house"),
        "palace": _("No palace"),
        "monument": _("No monument"),
    }.get(action, _("No columns"))


def _place(seen: Seen, seat: int, move: str, now: Standing) -> Choice:
    """A move that names a space of the island."""
    kind, _blank, name = move.partition(" ")
    view = after(seen, seat, move)
    then = standing(seen, seat, view)
    if kind == "cover":
        reason = reasons.covering(seen, seat, name, view)
    elif kind == "miner":
        reason = reasons.miner(seen, seat, name)
    elif kind == "column":
        reason = reasons.column(seen, seat, name)
    elif kind == "monument":
        reason = reasons.monument(seen, seat, name)
    else:
        reason = reasons.building(seen, seat, kind, name)
    gained = changes(now, then)
    if kind == "column":
        gained += ring(then.rings - now.rings)
    sure, unit = _sure(seen, kind, name)
    is_final = _is_final(seen, kind)
    return Choice(
        move,
        _sentence_case(reason.words),
        badge=name,
        ways=[gained] if gained else [],
        after=afterwards(now, then),
        spoken=explain(move, seen.view, seen.components),
        zone="rock" if spaces(seen)[name].kind != "building" else spaces(seen)[name].zone,
        icon=ICONS[kind] if kind in ICONS and _may_build_both(seen) else "",
        tags=reason.tags,
        ranks={"houses": reasons.houses(seen, seat, name)} if kind == "miner" else {},
        is_final=is_final,
        sure=sure,
        sure_icon=ICONS.get(kind, "miner" if kind == "miner" else "column" if kind == "column" else "tiles"),
        sure_unit=unit,
    )


def _sure(seen: Seen, kind: str, name: str) -> tuple[str, str]:
    """The words on the button that does it, and the icon after them."""
    doing = seen.view["doing"]
    if kind in ICONS:
        told = _("{piece} on {space} for {marble}").format(
            piece=words.kind(kind), space=name, marble=price(kind, name, seen.view, seen.components)
        )
        return told, "marble"
    if kind == "cover":
        return _("Tile {tile} on {space}").format(tile=doing["tile"], space=name), ""
    if kind == "miner":
        return _("Miner to {space}").format(space=name), ""
    if is_first_column(seen):
        paid = temple_price(seen, doing["action"])
        return _("Column on {space} for {marble}").format(space=name, marble=paid), "marble"
    return _("Column on {space}").format(space=name), ""


def _is_final(seen: Seen, kind: str) -> bool:
    """Whether the move ends the seat's part, or shows a tile, so that it cannot be taken back."""
    if kind == "column":
        return bool(seen.view["doing"]["columns_left"] == 1)
    return not _may_build_both(seen)


def _may_build_both(seen: Seen) -> bool:
    """Whether a house and an agora are asked for at once."""
    pending = seen.view.get("pending") or {"may_build": []}
    return len(pending["may_build"]) > 1


def _take(seen: Seen, seat: int, name: str, now: Standing) -> Choice:
    """An action space: what it costs and gives, and whether one could do it."""
    move = f"take {name}"
    told = explain(move, seen.view, seen.components)
    ways: list[Amount]
    note = sure = ""
    if name in TEMPLE_ACTIONS:
        label, note, ways = _temple(seen, name, now)
    elif name == "marble":
        label = action_name(name)
        ways = [Amount("marble", f"+{seen.components.data['marble_space']['gain']}", _("marble"), "gain")]
        sure = _("Take {number}").format(number=seen.components.data["marble_space"]["gain"])
    elif name == "quarry":
        label = action_name(name)
        ways, note = _quarry(seen, seat, now)
        sure = _("Quarry: {number}").format(number=now.income)
    else:
        label = action_name(name)
        note, ways = _building(seen, seat, name, now)
    return Choice(
        move,
        label,
        icon="temple" if name in TEMPLE_ACTIONS else ACTION_ICONS[name],
        ways=[ways] if ways else [],
        note=note,
        spoken=told,
        is_final=bool(sure),
        sure=sure,
        sure_icon=ACTION_ICONS.get(name, ""),
        sure_unit="marble" if sure else "",
        after=afterwards(now, standing(seen, seat, after(seen, seat, move))) if sure else [],
    )


def _temple(seen: Seen, name: str, now: Standing) -> tuple[str, str, list[Amount]]:
    """Label, note and amounts of a temple action."""
    columns = seen.components.data["temples"]["columns"][TEMPLE_ACTIONS.index(name)]
    paid = temple_price(seen, name)
    label = ngettext("Temple, {number} column", "Temple, {number} columns", columns).format(number=columns)
    ways = [Amount("marble", minus(-paid), _("marble"), "loss"), *ring(1)]
    room = sum(
        space.columns - seen.view["temples"].get(at, 0)
        for at, space in spaces(seen).items()
        if space.kind == "temple"
    )
    if now.marble is not None and now.marble < paid:
        return label, _("you have only {number} marble").format(number=now.marble), ways
    if room < columns:
        return (
            label,
            ngettext("only {number} place is free", "only {number} places are free", room).format(
                number=room
            ),
            ways,
        )
    leads = seen.view["next_start_player"] is None and seen.view["round"] < ROUNDS
    return label, _("you lead the next round") if leads else "", ways


def _quarry(seen: Seen, seat: int, now: Standing) -> tuple[list[Amount], str]:
    """What everybody gets from the quarries."""
    paid = incomes(seen.view, seen.components)
    others = [
        _("{name} {number}").format(name=name, number=f"+{paid[other]}" if paid[other] else "0")
        for other, name in enumerate(seen.names)
        if other != seat
    ]
    amount = Amount("marble", f"+{now.income}", _("marble"), "gain" if now.income else "zero")
    return [amount], _("then turn up tiles; {others}").format(others=", ".join(others))


def _building(seen: Seen, seat: int, name: str, now: Standing) -> tuple[str, list[Amount]]:
    """For whom the action is, or why one could not do it, and the prices."""
    kinds = ["house", "agora"] if name == "house_agora" else [name]
    prices = seen.components.data["prices"][kinds[0]]
    cheapest = min(price for price in prices.values() if price)
    span = _(" or ").join(minus(-price) for price in sorted(set(prices.values())) if price)
    if len(kinds) > 1:
        span = _("{price} each").format(price=span)
    ways = [Amount("marble", span, _("marble"), "loss")]
    entry = seen.view["players"][seat]
    left = [kind for kind in kinds if entry.get(PLURALS.get(kind, ""), 1)]
    if not left:
        return _("you have none left"), ways
    if now.marble is not None and now.marble < cheapest:
        return _("you have only {number} marble").format(number=now.marble), ways
    if name == "monument":
        cities = [group for group in own_groups(seen.view, seat, spaces(seen)) if group.is_city]
        return "" if cities else _("you have no city yet"), ways
    return _("one of each") if name == "house_agora" else "", ways


def names_of(kinds: Iterable[str]) -> str:
    """Pieces in words: a house and an agora."""
    return listing(piece(kind) for kind in kinds)


def _sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]
