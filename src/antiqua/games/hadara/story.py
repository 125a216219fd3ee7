"""The log of Hadara: sentences for a move and for what follows from it, from two views.

Where all choose at the same time a move changes nothing that others see: its sentence says what was decided,
and when the last choice is complete a line for each seat says what came of it.
"""

from collections.abc import Iterator, Mapping, Sequence

from antiqua.games.hadara.box import ERAS, Components, default
from antiqua.games.hadara.phrases import (
    View,
    amount,
    amounts,
    card_name,
    colony_back,
    colour,
    crest,
    listing,
    row,
    steps,
    track,
)
from antiqua.games.hadara.prices import bust, income, other_card, price, sale, surplus
from antiqua.games.hadara.state import TRACKS
from antiqua.i18n import catalogue

_ = catalogue(__package__)

Line = tuple[int | None, str, dict[str, int]]
"""Whom a sentence is about (None: the table), the sentence, and what that seat has more or less of."""


def gains(before: View, after: View, seat: int) -> dict[str, int]:
    """What a seat has more or less of: coins and steps on tracks."""
    old, new = before["players"][seat], after["players"][seat]
    changes = {"coins": new["coins"] - old["coins"]}
    changes |= {name: new["tracks"][name] - old["tracks"][name] for name in TRACKS}
    return {name: change for name, change in changes.items() if change}


def sentence(before: View, after: View, seat: int, text: str, components: Components | None = None) -> str:
    """What a seat did, in the rulebook's terms, with what it paid and gained."""
    return story(before, after, seat, text, components or default())[0][1]


def story(before: View, after: View, seat: int, text: str, components: Components) -> list[Line]:
    """The move first, then what follows: choices revealed, incomes, spare food, the wheel, a new era."""
    followers = [
        *_incomes(before, after, components),
        *_spare_food(before, after, components),
        *_course(before, after),
    ]
    if before["phase"] in ("sides", "a"):
        told = _decision(text, before, after, seat, components)
        return [(seat, told, {}), *_revealed(before, after, components), *followers]
    changes = gains(before, after, seat)
    for about, _sentence, more in followers:
        if about == seat:
            changes["coins"] = changes.get("coins", 0) - more.get("coins", 0)
    told = _move(text, before, after, seat, changes, components)
    return [(seat, told, {name: change for name, change in changes.items() if change}), *followers]


# Choices that all make at the same time.


def _decision(text: str, before: View, after: View, seat: int, components: Components) -> str:
    """What a seat decided; the cards that it drew are known to itself alone."""
    kind, *rest = text.split()
    if kind == "side":
        return (
            _("Chooses side A of the start card.")
            if rest == ["a"]
            else _("Chooses side B of the start card.")
        )
    if kind == "show":
        return _("Shows {card}.").format(card=card_name(rest[0], components))
    if kind == "bind":
        return _("Decides to bind the {track} token.").format(track=track(rest[0]))
    known = other_card(before) if before["seat"] == seat else None
    card = card_name(known, components) if known else _("the other card")
    if kind == "recruit":
        return _("Decides to recruit {card}.").format(card=card)
    return _("Decides to sell {card}.").format(card=card)


def _revealed(before: View, after: View, components: Components) -> Iterator[Line]:
    """What came of all choices, in seat order, once the last one is complete."""
    if before["phase"] == after["phase"] and before["step"] == after["step"]:
        return
    for seat, new in enumerate(after["players"]):
        old = before["players"][seat]
        if before["phase"] == "sides":
            side_a, side_b = _("Begins with side A: {things}."), _("Begins with side B: {things}.")
            given = gains(before, after, seat)
            phrase = side_a if new["start_card"].endswith("a") else side_b
            yield seat, phrase.format(things=listing(amounts(given))), given
            continue
        recruited = [card for card in new["cards"] if card not in old["cards"]]
        steps_made = {name: change for name, change in gains(before, after, seat).items() if name in TRACKS}
        if recruited:
            told = _recruiting(recruited[0], old, steps_made, components)
            yield seat, told, _some({"coins": -price(old, recruited[0], components), **steps_made})
        else:
            coins = sale(old, before["era"], components)
            sold = [entry["card"] for entry in after["sold"] if entry["by"] == seat]
            known = [card for card in sold if {"card": card, "by": seat} not in before["sold"]]
            card = card_name(known[0], components) if known else _("a card")
            told = _("Sells {card} for {coins}.").format(card=card, coins=amount("coins", coins))
            yield seat, told, {"coins": coins}


def _some(changes: Mapping[str, int]) -> dict[str, int]:
    return {name: change for name, change in changes.items() if change}


def _recruiting(card: str, old: View, steps_made: Mapping[str, int], components: Components) -> str:
    """A card recruited, its price, and the steps where they are not those that its name tells."""
    told = _("Recruits {card} for {price}").format(
        card=card_name(card, components), price=amount("coins", price(old, card, components))
    )
    return _with(told, _more_steps(card, steps_made, components))


def _more_steps(card: str, changes: Mapping[str, int], components: Components) -> list[str]:
    """Steps besides those that the card shows: of tokens and abilities."""
    shown = components.data["card"][card]["values"]
    more = {name: changes.get(name, 0) - shown.get(name, 0) for name in TRACKS}
    return [
        _("{steps} besides").format(steps=steps(number, name)) for name, number in more.items() if number > 0
    ]


# Moves of one seat.


def _move(
    text: str, before: View, after: View, seat: int, changes: Mapping[str, int], components: Components
) -> str:
    """A move in turn order; changes: what the seat has more or less of by the move itself."""
    kind, *rest = text.split()
    match kind, rest:
        case "wheel", [name]:
            return _("Turns the wheel: the {crest} points to {colour}.").format(
                crest=crest(0), colour=colour(name)
            )
        case "take", [name]:
            card = before["outer"][name][0]
            return _("Takes {card}.").format(card=card_name(card, components))
        case ["recruit" | "sell" | "bind", _rest]:
            return _dealing(kind, rest, before, seat, changes, components)
        case ["plunder" | "ally", [requirement]]:
            return _colony(kind, int(requirement), after, seat, changes, components)
        case ["bust", [requirement]]:
            told = _("Carves the bust for {culture}").format(culture=amount("culture", int(requirement)))
            return _with(told, _changed(changes))
        case "token", [name, side]:
            return _token(name, side, before, changes, components)
        case "discard", [card]:
            return _with(_("Discards {card}").format(card=card_name(card, components)), _changed(changes))
        case "silver", [name]:
            told = _("Buys a silver seal and puts the {track} token on it").format(track=track(name))
            return _with(told, _changed(changes))
    return _plain(text, changes)


def _plain(text: str, changes: Mapping[str, int]) -> str:
    """A move that names nothing."""
    told = {
        "no colony": _("Takes no colony"),
        "no bust": _("Carves no bust"),
        "pay": _("Pays instead of discarding a card"),
        "gold": _("Buys a gold seal"),
        "done": _("Buys no more seals"),
    }.get(text, text)
    return _with(told, _changed(changes))


def _dealing(
    kind: str,
    rest: Sequence[str],
    before: View,
    seat: int,
    changes: Mapping[str, int],
    box: Components,
) -> str:
    """The card taken from a pile, recruited or sold, or the token bound to it."""
    me = before["players"][seat]
    card = before["doing"]["card"]
    if kind == "sell":
        return _("Sells it for {coins}.").format(coins=amount("coins", sale(me, before["era"], box)))
    if kind == "recruit":
        told = _("Recruits it for {price}").format(price=amount("coins", price(me, card, box)))
        return _with(told, _more_steps(card, changes, box))
    token = _("Binds the {track} token to it").format(track=track(rest[0]))
    return _with(token, _changed({name: change for name, change in changes.items() if name in TRACKS}))


def _colony(
    kind: str, requirement: int, after: View, seat: int, changes: Mapping[str, int], components: Components
) -> str:
    """A colony taken; with its back if it was turned over."""
    military = amount("military", requirement)
    if kind == "plunder":
        return _with(_("Plunders the colony for {military}").format(military=military), _changed(changes))
    owned = [tile["id"] for tile in after["players"][seat]["colonies"] if "id" in tile]
    tile = next(name for name in owned if name.startswith(f"col-{requirement:02}-"))
    told = _("Allies with the colony for {military} ({gives})").format(
        military=military, gives=colony_back(tile, components)
    )
    coins = {name: change for name, change in changes.items() if name == "coins"}
    return _with(told, _changed(coins))


def _token(name: str, side: str, before: View, changes: Mapping[str, int], components: Components) -> str:
    """The token of a bust."""
    if side == "front":
        return _with(_("Puts the {track} token on it, front up").format(track=track(name)), _changed(changes))
    points = bust(before["doing"]["bust"], components)["token_points"]
    return _with(
        _("Puts the {track} token on it, back up ({points} at the end)").format(
            track=track(name), points=amount("points", points)
        ),
        _changed(changes),
    )


def _changed(changes: Mapping[str, int]) -> list[str]:
    """What was paid, lost and gained, as phrases."""
    lost = {name: -changes[name] for name in TRACKS if changes.get(name, 0) < 0}
    gained = {name: change for name, change in changes.items() if change > 0}
    phrases = []
    if changes.get("coins", 0) < 0:
        phrases.append(_("pays {coins}").format(coins=amount("coins", -changes["coins"])))
    if lost:
        phrases.append(_("loses {steps}").format(steps=listing(amounts(lost))))
    if gained:
        phrases.append(_("gains {things}").format(things=listing(amounts(gained))))
    return phrases


def _with(told: str, phrases: list[str]) -> str:
    if not phrases:
        return _("{what}.").format(what=told)
    return _("{what}: {changes}.").format(what=told, changes=row(phrases))


# What follows.


def _in_turn_order(view: View) -> list[int]:
    """All seats from the start player on."""
    seats = len(view["players"])
    return [(view["start_player"] + step) % seats for step in range(seats)]


def _incomes(before: View, after: View, components: Components) -> Iterator[Line]:
    """The income of every seat at the end of phase A or B (HA-4.1)."""
    if (before["phase"], after["phase"]) not in (("a", "colony_a"), ("b", "colony_b")):
        return
    for seat in _in_turn_order(after):
        coins = income(after["players"][seat], components)
        if coins:
            told = _("Has an income of {coins}.").format(coins=amount("coins", coins))
            yield seat, told, {"coins": coins}


def _spare_food(before: View, after: View, components: Components) -> Iterator[Line]:
    """Spare food sold by those that were fed in passing (HA-9)."""
    order = _in_turn_order(before)
    if before["phase"] == "bust_b" and after["phase"] in ("feeding", "seals"):
        fed = order
    elif before["phase"] == "feeding":
        fed = order[order.index(before["to_move"]) :]
    else:
        return
    if after["phase"] == "feeding":
        fed = fed[: fed.index(after["to_move"])]
    for seat in fed:
        coins = surplus(after["players"][seat], components)
        if coins:
            told = _("Sells spare food for {coins}.").format(coins=amount("coins", coins))
            yield seat, told, {"coins": coins}


def _course(before: View, after: View) -> Iterator[Line]:
    """The wheel turned, a new era, the end."""
    if after["phase"] == "over" != before["phase"]:
        yield None, _("The game is over."), {}
    elif after["era"] != before["era"] or (before["phase"], after["phase"]) == ("sides", "wheel"):
        told = _("Leads era {era} and sets the wheel.").format(era=ERAS[after["era"] - 1])
        yield after["start_player"], told, {}
    elif after["step"] > before["step"]:
        told = _("The wheel turns: the {crest} points to {colour}.")
        yield None, told.format(crest=crest(0), colour=colour(after["wheel"])), {}
