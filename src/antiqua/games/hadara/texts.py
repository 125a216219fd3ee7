"""Words of Hadara for what can be chosen: moves and options, in the reader's language."""

from antiqua.games.hadara.box import Components
from antiqua.games.hadara.phrases import (
    View,
    ability_name,
    ability_text,
    amount,
    amounts,
    card_name,
    card_text,
    colour,
    crest,
    part,
    reconstructions,
    row,
    steps,
    track,
)
from antiqua.games.hadara.prices import (
    Seat,
    bust,
    bust_steps,
    copies,
    missing,
    other_card,
    point_price,
    price,
    sale,
    seal_price,
)
from antiqua.games.hadara.story import sentence, story
from antiqua.i18n import catalogue

__all__ = [
    "ability_name",
    "ability_text",
    "card_text",
    "explain",
    "explain_keeping",
    "part",
    "reaching",
    "reconstructions",
    "sentence",
    "story",
]

_ = catalogue(__package__)


def explain(text: str, view: View, components: Components) -> str:
    """A legal move of the viewing seat as a choice in words, with what it costs or gives at once."""
    me: Seat = view["players"][view["seat"]]
    match text.split():
        case ["side", side]:
            return _side(me["start_card"] + side, components)
        case ["wheel", name]:
            return _("Turn the wheel so that the {crest} points to {colour}").format(
                crest=crest(0), colour=colour(name)
            )
        case ["show", card]:
            other = next(one for one in me["drawn"] if one != card)
            return _("Show {card}; keep {other}").format(
                card=card_name(card, components), other=card_name(other, components)
            )
        case ["take", name]:
            card = view["outer"][name][0]
            return _("Take {card}").format(card=card_name(card, components))
        case ["recruit"] | ["sell"]:
            return _deal(text, view, me, components)
        case [("bind" | "token" | "silver") as kind, name, *side]:
            return _token(kind, name, side, view, me, components)
        case [("plunder" | "ally" | "bust") as kind, requirement]:
            return _requiring(kind, int(requirement), view, me, components)
        case ["discard", card]:
            return _("Discard {card}").format(card=card_name(card, components))
    return _plain(text, view, me, components)


def _plain(text: str, view: View, me: Seat, components: Components) -> str:
    paid = amount("coins", components.data["abilities"]["feed_coins"])
    return {
        "no colony": _("Take no colony"),
        "no bust": _("Carve no bust"),
        "pay": _("Pay {price} instead of discarding a card").format(price=paid),
        "gold": _("Buy a gold seal ({price})").format(
            price=amount("coins", seal_price(me, "gold", view["era"], components))
        ),
        "done": _("Buy no more seals"),
    }.get(text, text)


def _side(name: str, components: Components) -> str:
    card = components.data["start_card"][name]
    phrase = _("Side A: {gives}") if name[1] == "a" else _("Side B: {gives}")
    return phrase.format(gives=row([*amounts(card["values"]), amount("coins", card["coins"])]))


def _deal(text: str, view: View, me: Seat, components: Components) -> str:
    """The card in hand, recruited or sold."""
    card = other_card(view)
    assert card is not None
    if text == "sell":
        coins = amount("coins", sale(me, view["era"], components))
        return _("Sell {card} for {coins}").format(card=card_name(card, components), coins=coins)
    cost = amount("coins", price(me, card, components))
    return _("Recruit {card} for {price}").format(card=card_name(card, components), price=cost)


def explain_keeping(act: str, kept: str, shown: str, view: View, components: Components) -> str:
    """Showing one of the two cards drawn and recruiting or selling the other one, as one choice in words."""
    me: Seat = view["players"][view["seat"]]
    if act == "sell":
        phrase, coins = _("Sell {kept} for {price}; show {shown}"), sale(me, view["era"], components)
    else:
        phrase, coins = _("Recruit {kept} for {price}; show {shown}"), price(me, kept, components)
    return phrase.format(
        kept=card_name(kept, components),
        price=amount("coins", coins),
        shown=card_name(shown, components),
    )


def _token(kind: str, name: str, side: list[str], view: View, me: Seat, components: Components) -> str:
    """A token of a track, bound to a card, put on a bust or on a silver seal."""
    if kind == "bind":
        given = components.data["abilities"]["token_steps"]
        return _("Bind the {track} token: {steps}").format(track=track(name), steps=steps(given, name))
    if kind == "silver":
        return _("Buy a silver seal with the {track} token ({price})").format(
            track=track(name), price=amount("coins", seal_price(me, "silver", view["era"], components))
        )
    requirement = view["doing"]["bust"]
    if side == ["front"]:
        given = bust_steps(me, requirement, components)
        return _("The {track} token's front: {steps}").format(track=track(name), steps=steps(given, name))
    given = bust(requirement, components)["token_points"]
    return _("The {track} token's back: {points} at the end").format(
        track=track(name), points=amount("points", given)
    )


def _requiring(kind: str, requirement: int, view: View, me: Seat, components: Components) -> str:
    """A colony or a bust, with the points of the requirement that are bought for it."""
    points = missing(me, "culture" if kind == "bust" else "military", requirement, components)
    if kind == "bust":
        told = _("Carve the bust for {culture} ({points})").format(
            culture=amount("culture", requirement),
            points=amount("points", bust(requirement, components)["points"]),
        )
    else:
        stack = components.data["stack"][requirement]
        more = components.data["abilities"]["colony_coins"]
        more *= copies(me, "colony_plus_4_coins", components)
        told = _colony(kind, requirement, stack, more)
    if not points:
        return told
    bought = amount("culture" if kind == "bust" else "military", points)
    return _("{choice}; {bought} bought for {price}").format(
        choice=told, bought=bought, price=amount("coins", point_price(points, components))
    )


def reaching(me: Seat, components: Components) -> str:
    """What the player's purple cards change about requirements, and how many may be met in a step (HA-9)."""
    names = ("requirements_minus_4", "buy_requirement_3_coins", "two_colonies_two_busts")
    held = [name for name in names if copies(me, name, components)]
    told = [f"{ability_name(name)}: {ability_text(name, components)}" for name in held]
    return " ".join(told)


def _colony(kind: str, requirement: int, stack: dict[str, int], more: int) -> str:
    """Plundering or allying; more: coins that abilities give."""
    military = amount("military", requirement)
    if kind == "plunder":
        return _("Plunder the colony for {military} ({coins} now, {points} at the end)").format(
            military=military,
            coins=amount("coins", stack["plunder"] + more),
            points=amount("points", stack["points"]),
        )
    told = _("Ally with the colony for {military} ({price}) and turn it over").format(
        military=military, price=amount("coins", stack["alliance"])
    )
    if not more:
        return told
    return _("{choice}; {coins} by the purple card").format(choice=told, coins=amount("coins", more))
