"""Words of Hadara for cards, abilities, tracks and amounts, in the reader's language."""

from collections.abc import Iterable, Mapping
from typing import Any

from antiqua.games.hadara.box import ERAS, NO_ABILITY, Components, era_and_colour
from antiqua.games.hadara.state import COLOURS, TRACKS
from antiqua.i18n import catalogue

_ = catalogue(__package__)

View = Mapping[str, Any]


def track(name: str) -> str:
    """The name of a track in a sentence."""
    return {
        "income": _("income"),
        "military": _("military"),
        "culture": _("culture"),
        "food": _("food"),
    }[name]


def colour(name: str) -> str:
    """The name of a colour in a sentence."""
    return {
        "yellow": _("yellow"),
        "red": _("red"),
        "blue": _("blue"),
        "green": _("green"),
        "purple": _("purple"),
    }[name]


def crest(seat: int) -> str:
    """The animal on a seat's crest."""
    return (_("monkey"), _("dragon"), _("lion"), _("pegasus"), _("scarab"))[seat]


def part(name: str) -> str:
    """The name of a category of points."""
    return {
        "colonies": _("Colonies"),
        "busts": _("Busts"),
        "silver": _("Silver seals"),
        "gold": _("Gold seals"),
        "cards": _("Cards"),
        "coins": _("Coins"),
    }[name]


def amount(name: str, number: int) -> str:
    """So many of one thing: coins, points, steps on a track."""
    phrase = {
        "coins": _.plural("{number} coin", "{number} coins", number),
        "points": _.plural("{number} point", "{number} points", number),
        "income": _("{number} income"),
        "military": _("{number} military"),
        "culture": _("{number} culture"),
        "food": _("{number} food"),
    }[name]
    return phrase.format(number=number)


def steps(number: int, name: str) -> str:
    """So many steps on one track."""
    phrase = _.plural("{number} step on {track}", "{number} steps on {track}", number)
    return phrase.format(number=number, track=track(name))


def row(items: Iterable[str]) -> str:
    """Phrases one after the other: `a, b, c`."""
    phrases = list(items)
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = _("{first}, {next}").format(first=joined, next=phrase)
    return joined


def listing(items: Iterable[str]) -> str:
    """Phrases as a list: `a, b and c`; without any it is `nothing`."""
    phrases = list(items)
    if not phrases:
        return _("nothing")
    *before, last = phrases
    return _("{first} and {last}").format(first=row(before), last=last) if before else last


def amounts(things: Mapping[str, int]) -> list[str]:
    """Phrases for what is not 0, tracks in their order before the rest."""
    ordered = [name for name in TRACKS if name in things] + [name for name in things if name not in TRACKS]
    return [amount(name, things[name]) for name in ordered if things[name]]


# Abilities.


def ability_name(name: str) -> str:
    """A short name of ours for an ability, by its word in the components file."""
    return {
        "sell_plus_1": _("Market stall"),
        "bonus_token_2_steps": _("Early token"),
        "color_step_yellow": _("Patron of yellow"),
        "color_step_red": _("Patron of red"),
        "color_step_blue": _("Patron of blue"),
        "color_step_green": _("Patron of green"),
        "busts_plus_2": _("Sculptor"),
        "cheaper_seals": _("Seal cutter"),
        "feed_with_coins": _("Grain merchant"),
        "sell_surplus_food": _("Granary"),
        "coins_for_tracks_above_income": _("Tax collector"),
        "colony_plus_4_coins": _("Tribute"),
        "silver_full_value": _("Full silver"),
        "set_4_points": _("Collector"),
        "gold_seal_joker": _("Substitute"),
        "two_colonies_two_busts": _("Two at a time"),
        "requirements_minus_4": _("Envoy"),
        "buy_requirement_3_coins": _("Mercenaries"),
    }[name]


def ability_text(name: str, components: Components) -> str:
    """What an ability does, by its word in the components file."""
    numbers = components.data["abilities"]
    if name.startswith("color_step_"):
        which = name.removeprefix("color_step_")
        return _("A step on {track} for each of your {colour} cards, now and later.").format(
            track=track(TRACKS[COLOURS.index(which)]), colour=colour(which)
        )
    phrase = {
        "sell_plus_1": _("Each card that you sell gives {sell_coins} more."),
        "bonus_token_2_steps": _("Bind a free token to this card: {token_steps} steps on its track."),
        "busts_plus_2": _("Each of your busts with its token's front gives {bust_steps} more steps."),
        "cheaper_seals": _("Silver seals cost {silver}, gold seals {gold} in eras II and III."),
        "feed_with_coins": _("At feeding pay {feed_coins} instead of each discard, {feed_most} at most."),
        "sell_surplus_food": _("At feeding each spare food gives {surplus_coins}, {surplus_most} at most."),
        "coins_for_tracks_above_income": _(
            "With each income {above_income_coins} more for military, culture and food, each if above income."
        ),
        "colony_plus_4_coins": _("Each colony that you take gives {colony_coins} more."),
        "silver_full_value": _("One of your silver seals is worth its whole track instead of half."),
        "set_4_points": _("At the end {set_points} for each set of five colours."),
        "gold_seal_joker": _("For gold seals this card also counts as one more card of any colour."),
        "two_colonies_two_busts": _("Take two colonies in a colony step, and two busts in a bust step."),
        "requirements_minus_4": _("Colonies and busts require {requirement_less} less of you."),
        "buy_requirement_3_coins": _(
            "Buy what a colony or bust requires: {point_coins} a point, {point_most} points a step at most."
        ),
    }[name]
    return phrase.format(**_numbers(numbers), **_seal_prices(components))


PURE_NUMBERS = ("token_steps", "bust_steps", "requirement_less", "point_most")


def _numbers(numbers: Mapping[str, int]) -> dict[str, str]:
    """The numbers of the abilities as phrases: coins where they are coins."""
    found = {name: amount("coins", number) for name, number in numbers.items()}
    found |= {name: str(numbers[name]) for name in PURE_NUMBERS}
    return {**found, "set_points": amount("points", numbers["set_points"])}


def _seal_prices(components: Components) -> dict[str, str]:
    """The lower prices of the seals, by era."""
    pairs = {metal: components.data["cheaper_seals"][metal]["prices"] for metal in ("silver", "gold")}
    return {
        metal: _("{second} and {third}").format(second=second, third=third)
        for metal, (second, third) in pairs.items()
    }


# Cards and colonies.


def card_gives(name: str, components: Components) -> str:
    """Steps, ability and points of a card: `2 culture, 1 food, 2 points`."""
    card = components.data["card"][name]
    gives = amounts(card["values"])
    if card["ability"] != NO_ABILITY:
        gives.append(ability_name(card["ability"]))
    if card["points"]:
        gives.append(amount("points", card["points"]))
    return row(gives) if gives else _("nothing")


def card_name(name: str, components: Components) -> str:
    """A card in a sentence."""
    phrase = {
        "yellow": _("a yellow card ({gives})"),
        "red": _("a red card ({gives})"),
        "blue": _("a blue card ({gives})"),
        "green": _("a green card ({gives})"),
        "purple": _("a purple card ({gives})"),
    }[COLOURS[era_and_colour(name)[1]]]
    return phrase.format(gives=card_gives(name, components))


def card_text(name: str, components: Components) -> str:
    """What a card costs and gives, with its ability; KeyError for an id that is not in the box."""
    card = components.data["card"][name]
    era, number = era_and_colour(name)
    phrase = {
        "yellow": _("Yellow card of era {era} for {price}: {gives}."),
        "red": _("Red card of era {era} for {price}: {gives}."),
        "blue": _("Blue card of era {era} for {price}: {gives}."),
        "green": _("Green card of era {era} for {price}: {gives}."),
        "purple": _("Purple card of era {era} for {price}: {gives}."),
    }[COLOURS[number]]
    told = phrase.format(
        era=ERAS[era], price=amount("coins", card["price"]), gives=card_gives(name, components)
    )
    if card["ability"] == NO_ABILITY:
        return told
    return _("{sentence} {next}").format(sentence=told, next=ability_text(card["ability"], components))


def colony_text(requirement: int, components: Components) -> str:
    """What the coin side of a colony shows."""
    stack = components.data["stack"][requirement]
    return _("Colony for {military}: plunder it for {coins} and {points}, or ally for {price}.").format(
        military=amount("military", requirement),
        coins=amount("coins", stack["plunder"]),
        points=amount("points", stack["points"]),
        price=amount("coins", stack["alliance"]),
    )


def colony_back(name: str, components: Components) -> str:
    """What a turned colony gives: `2 military, 1 culture, 5 points`."""
    tile = components.data["colony"][name]
    return row([*amounts(tile["values"]), amount("points", tile["points"])])


def reconstructions(view: View, components: Components) -> list[str]:
    """What on this table is not the publisher's but invented to fit the rulebook, as sentences."""
    notes = components.notes
    told = []
    if any(notes[name].reconstructed for name in components.data["card"] if "purple" in name):
        told.append(_("Prices, values and points of purple cards are a reconstruction, not the publisher's."))
    if any(notes[f"seals.{metal}"].reconstructed for metal in ("silver", "gold")):
        told.append(_("The seals' prices without the reduction are a reconstruction, not the publisher's."))
    if notes["stack.30"].reconstructed:
        told.append(_("The points on the coin side of the 30-colonies are a reconstruction."))
    return told
