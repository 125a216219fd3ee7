"""The components of Hadara: the form of their file and the record of tables that the rules read."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from antiqua.games.hadara.state import CARDS, COLOURS, PURPLE, SIDES, TRACKS, Ability
from antiqua.kernel.box import Contents, Entries, Fault, Field, Form, Note, Source, Table, Tables
from antiqua.kernel.box import read as read_contents
from antiqua.kernel.checks import Check, Wrong, amounts, flag, numbers, rising, shown, whole, word
from antiqua.kernel.records import record

ERAS = ("I", "II", "III")
NO_ABILITY = "none"
ABILITY_WORDS = {
    NO_ABILITY: Ability.NONE,
    "sell_plus_1": Ability.SELL_PLUS_1,
    "bonus_token_2_steps": Ability.BONUS_TOKEN,
    "color_step_yellow": Ability.COLOUR_STEP,
    "color_step_red": Ability.COLOUR_STEP + 1,
    "color_step_blue": Ability.COLOUR_STEP + 2,
    "color_step_green": Ability.COLOUR_STEP + 3,
    "busts_plus_2": Ability.BUSTS_PLUS_2,
    "cheaper_seals": Ability.CHEAPER_SEALS,
    "feed_with_coins": Ability.FEED_WITH_COINS,
    "sell_surplus_food": Ability.SELL_SURPLUS,
    "coins_for_tracks_above_income": Ability.COINS_ABOVE_INCOME,
    "colony_plus_4_coins": Ability.COLONY_COINS,
    "silver_full_value": Ability.SILVER_FULL,
    "set_4_points": Ability.SET_POINTS,
    "gold_seal_joker": Ability.GOLD_JOKER,
    "two_colonies_two_busts": Ability.TWO_PER_STEP,
    "requirements_minus_4": Ability.REQUIREMENTS_LESS,
    "buy_requirement_3_coins": Ability.BUY_REQUIREMENT,
}
REQUIREMENTS = (3, 9, 15, 21, 30)
STACKS = 5
PER_STACK = 5
N_COLOURED = 10
N_PURPLE = 14
N_BEGINNER = 10

# The record of tables.

i2 = np.int16

Card = record(
    ("era", i2),
    ("colour", i2),
    ("price", i2),
    ("values", i2, (4,)),
    ("points", i2),
    ("ability", i2),
    ("advanced", i2),
)
Colony = record(("stack", i2), ("values", i2, (4,)), ("points", i2))
Stack = record(("requirement", i2), ("plunder_coins", i2), ("alliance_cost", i2), ("points", i2))
Bust = record(("requirement", i2), ("points", i2), ("token_steps", i2), ("token_points", i2))
Side = record(("coins", i2), ("values", i2, (4,)))

Box = record(
    ("n_cards", i2),
    ("cards", Card, (CARDS,)),
    ("first", i2, (3, 5)),
    ("count", i2, (3, 5)),
    ("colonies", Colony, (STACKS * PER_STACK,)),
    ("stacks", Stack, (STACKS,)),
    ("busts", Bust, (4,)),
    ("start", Side, (5, 2)),
    ("per_colour", i2, (6,)),
    ("sale", i2, (3,)),
    ("silver_price", i2, (3,)),
    ("gold_price", i2, (3,)),
    ("silver_less", i2, (3,)),
    ("gold_less", i2, (3,)),
    ("max_silver", i2),
    ("max_gold", i2),
    ("tokens", i2),
    ("gold_points", i2),
    ("coins_per_point", i2),
    ("sale_bonus", i2),
    ("token_steps", i2),
    ("bust_steps", i2),
    ("feed_coins", i2),
    ("feed_limit", i2),
    ("surplus_coins", i2),
    ("surplus_limit", i2),
    ("above_income_coins", i2),
    ("colony_coins", i2),
    ("set_points", i2),
    ("requirement_less", i2),
    ("point_price", i2),
    ("point_limit", i2),
)

# The form of the file.


def _matching(pattern: str, example: str) -> Check:
    """An id of one form."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or not re.fullmatch(pattern, value):
            raise Wrong(f"is {shown(value)}, allowed are ids such as {example}")
        return value

    return check


_coins = whole(0, 60)
_points = whole(-20, 60)
_values = amounts(TRACKS, 0, 20)


def era_and_colour(card: str) -> tuple[int, int]:
    """The era and the colour that a card's id names, as numbers."""
    era, colour, _ = card.split("-")
    return ERAS.index(era), COLOURS.index(colour)


def _in_order(cards: Mapping[str, Any]) -> list[str]:
    """The ids of the cards by era, colour and number."""
    return sorted(cards, key=lambda card: (*era_and_colour(card), card))


def _fits(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What does not fit together in values that are right one by one."""
    for era in range(3):
        for colour in range(5):
            yield from _pile_fits(data["card"], era, colour)
    for number in range(1, 6):
        for side in SIDES:
            if f"{number}{side}" not in data["start_card"]:
                yield ("start_card",), f"has no entry {number}{side}, all of 1a to 5b are needed"
    for requirement in REQUIREMENTS:
        tiles = [name for name in data["colony"] if name.startswith(f"col-{requirement:02}-")]
        if len(tiles) != PER_STACK:
            yield ("colony",), f"has {len(tiles)} tiles of {requirement}, allowed are {PER_STACK}"
        if requirement not in data["stack"]:
            yield ("stack",), f"has no entry with requirement {requirement}"
    requirements = [bust["requirement"] for _, bust in sorted(data["bust"].items())]
    if sorted(set(requirements)) != requirements:
        yield (
            ("bust",),
            f"requires {shown(requirements)} by slot, every slot must need more than the one before",
        )


def _pile_fits(cards: Mapping[str, Any], era: int, colour: int) -> Iterator[Fault]:
    """The cards of one era and colour: how many, and what only purple ones have."""
    ids = [card for card in _in_order(cards) if era_and_colour(card) == (era, colour)]
    wanted = N_PURPLE if colour == PURPLE else N_COLOURED
    if len(ids) != wanted:
        yield ("card",), f"has {len(ids)} {COLOURS[colour]} cards of era {ERAS[era]}, allowed are {wanted}"
    for place, card in enumerate(ids):
        symbol = cards[card]["advanced"]
        if symbol != (colour == PURPLE and place >= N_BEGINNER):
            which = f"{ERAS[era]}-purple-{N_BEGINNER + 1} to {N_PURPLE}"
            yield ("card", card, "advanced"), f"is {shown(symbol)}, only {which} bear the symbol"
        if cards[card]["ability"] != NO_ABILITY and colour != PURPLE:
            yield ("card", card, "ability"), "is given, only purple cards have one"


FORM = Form(
    "hadara",
    {
        "card": Entries(
            "id",
            _matching(r"I{1,3}-(yellow|red|blue|green|purple)-\d\d", "II-red-07"),
            {
                "price": Field(whole(0, 30)),
                "values": Field(_values, {}),
                "points": Field(_points, 0),
                "ability": Field(word(*ABILITY_WORDS), NO_ABILITY),
                "advanced": Field(flag, False),
            },
        ),
        "abilities": Table(
            {
                name: Field(_coins)
                for name in (
                    "sell_coins",
                    "token_steps",
                    "bust_steps",
                    "feed_coins",
                    "feed_most",
                    "surplus_coins",
                    "surplus_most",
                    "above_income_coins",
                    "colony_coins",
                    "set_points",
                    "requirement_less",
                    "point_coins",
                    "point_most",
                )
            }
        ),
        "start_card": Entries(
            "id", _matching(r"[1-5][ab]", "2a"), {"coins": Field(_coins), "values": Field(_values)}
        ),
        "stack": Entries(
            "requirement",
            whole(1, 60),
            {"plunder": Field(_coins), "alliance": Field(_coins), "points": Field(_points)},
        ),
        "colony": Entries(
            "id",
            _matching(r"col-(03|09|15|21|30)-[1-5]", "col-09-2"),
            {"values": Field(_values, {}), "points": Field(_points)},
        ),
        "bust": Entries(
            "slot",
            whole(1, 4),
            {
                "requirement": Field(whole(1, 99)),
                "points": Field(_points),
                "token_steps": Field(whole(0, 20)),
                "token_points": Field(_points),
            },
        ),
        "seals": Tables(("silver", "gold"), {"prices": Field(rising(numbers(3, 3, 0, 60)))}),
        "cheaper_seals": Tables(("silver", "gold"), {"prices": Field(rising(numbers(2, 2, 0, 60)))}),
        "setup": Table(
            {
                "tokens": Field(whole(0, 9)),
                "silver_seals": Field(whole(0, 2)),
                "gold_seals": Field(whole(0, 9)),
                "cards_per_player": Field(whole(2, 2)),
            }
        ),
        "sale": Table({"coins": Field(rising(numbers(3, 3, 0, 20)))}),
        "scoring": Table({"gold_set": Field(_points), "coins_per_point": Field(whole(1, 50))}),
    },
    _fits,
)


@dataclass(frozen=True, eq=False)
class Components:
    """What is in the box: `data` as words and numbers by id, `record` as the tables that the rules read."""

    data: dict[str, Any]
    record: np.ndarray[Any, Any]
    card_ids: tuple[str, ...]
    colony_ids: tuple[str, ...]
    notes: dict[str, Note]
    """Source and confidence: by id of a card or colony, `stack.9`, `bust.2`, `seals.gold`."""
    sources: dict[str, str]
    hash: str
    is_default: bool


PATH = Path(__file__).with_name("components.toml")


@cache
def _default_contents() -> Contents:
    return read_contents(PATH, FORM)


@cache
def default() -> Components:
    """The box as it comes with the game: purple cards and seal prices are reconstructions."""
    return _components(_default_contents())


def read(source: Source) -> Components:
    """An owner's box: a file, or a table of values; what it leaves out is as in the default one.

    `BoxError` has one line for each thing that is wrong.
    """
    return _components(read_contents(source, FORM, _default_contents()))


def _components(contents: Contents) -> Components:
    return Components(
        data=contents.data,
        record=_record(contents.data),
        card_ids=tuple(_in_order(contents.data["card"])),
        colony_ids=tuple(sorted(contents.data["colony"])),
        notes=contents.notes,
        sources=contents.sources,
        hash=contents.hash,
        is_default=contents.hash == _default_contents().hash,
    )


def _by_track(values: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(values.get(name, 0) for name in TRACKS)


def _record(data: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The tables as one record, in an array of one."""
    array = np.zeros(1, Box)
    box = array[0]
    ids = _in_order(data["card"])
    box["n_cards"] = len(ids)
    for number, name in enumerate(ids):
        card = data["card"][name]
        era, colour = era_and_colour(name)
        box["cards"][number] = (
            era,
            colour,
            card["price"],
            _by_track(card["values"]),
            card["points"],
            ABILITY_WORDS[card["ability"]],
            card["advanced"],
        )
    for era in range(3):
        for colour in range(5):
            numbers_of = [i for i, name in enumerate(ids) if era_and_colour(name) == (era, colour)]
            box["first"][era][colour] = numbers_of[0]
            box["count"][era][colour] = len(numbers_of)
    for number, name in enumerate(sorted(data["colony"])):
        tile = data["colony"][name]
        box["colonies"][number] = (number // PER_STACK, _by_track(tile["values"]), tile["points"])
    for number, requirement in enumerate(REQUIREMENTS):
        stack = data["stack"][requirement]
        box["stacks"][number] = (requirement, stack["plunder"], stack["alliance"], stack["points"])
    for slot, bust in data["bust"].items():
        box["busts"][slot - 1] = (
            bust["requirement"],
            bust["points"],
            bust["token_steps"],
            bust["token_points"],
        )
    for name, start in data["start_card"].items():
        box["start"][int(name[0]) - 1][SIDES.index(name[1])] = (start["coins"], _by_track(start["values"]))
    _record_numbers(data, box)
    return array


def _record_numbers(data: Mapping[str, Any], box: Any) -> None:
    """The single numbers of the tables."""
    box["per_colour"] = [data["setup"]["cards_per_player"] * players for players in range(6)]
    box["sale"] = data["sale"]["coins"]
    for metal in ("silver", "gold"):
        prices = data["seals"][metal]["prices"]
        box[f"{metal}_price"] = prices
        box[f"{metal}_less"] = [prices[0], *data["cheaper_seals"][metal]["prices"]]
    box["max_silver"] = data["setup"]["silver_seals"]
    box["max_gold"] = data["setup"]["gold_seals"]
    box["tokens"] = data["setup"]["tokens"]
    box["gold_points"] = data["scoring"]["gold_set"]
    box["coins_per_point"] = data["scoring"]["coins_per_point"]
    abilities = data["abilities"]
    for field, name in (
        ("sale_bonus", "sell_coins"),
        ("token_steps", "token_steps"),
        ("bust_steps", "bust_steps"),
        ("feed_coins", "feed_coins"),
        ("feed_limit", "feed_most"),
        ("surplus_coins", "surplus_coins"),
        ("surplus_limit", "surplus_most"),
        ("above_income_coins", "above_income_coins"),
        ("colony_coins", "colony_coins"),
        ("set_points", "set_points"),
        ("requirement_less", "requirement_less"),
        ("point_price", "point_coins"),
        ("point_limit", "point_most"),
    ):
        box[field] = abilities[name]
