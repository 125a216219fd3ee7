"""The form of the components file: sections, what each value may be, and what must fit together."""

from collections.abc import Iterator, Mapping
from typing import Any

from antiqua.games.tzolkin.box_expansion import EXPANSION, expansion_fits
from antiqua.games.tzolkin.box_values import BUILDING_FIELDS, COST, GAIN, MATERIALS, NONE, POINTS
from antiqua.games.tzolkin.state import BLOCKS, FRAMES, GEARS, TECHNOLOGIES, TEMPLES
from antiqua.games.tzolkin.tables import N_BUILDINGS, N_MONUMENTS, N_WEALTH, MonumentRule
from antiqua.kernel.box import Entries, Fault, Field, Form, Table, Tables
from antiqua.kernel.checks import (
    by_number,
    even,
    numbers,
    one_of,
    rising,
    tile_id,
    whole,
    word,
)

RULE_WORDS = {
    "frame": MonumentRule.FRAME,
    "tiles": MonumentRule.TILES,
    "corn tiles": MonumentRule.CORN_TILES,
    "wood tiles": MonumentRule.WOOD_TILES,
    "all monuments": MonumentRule.ALL_MONUMENTS,
    "level 3 technologies": MonumentRule.LEVEL_3,
    "technology levels": MonumentRule.LEVELS,
    "workers": MonumentRule.WORKERS,
    "temple points": MonumentRule.TEMPLE_POINTS,
    "best temple": MonumentRule.BEST_TEMPLE,
    "chichen skulls": MonumentRule.CHICHEN_SKULLS,
}

TABLE_LENGTHS = {"all monuments": 5, "level 3 technologies": 5, "workers": 7}
"""Rules that score by a table, with its length; the other rules score points for each thing."""


def _fits(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What does not fit together in values that are right one by one."""
    yield from _buildings_fit(data)
    yield from _monuments_fit(data["monument"])
    yield from _dummies_fit(data["wealth"])
    for name, temple in data["temples"].items():
        for step in temple["materials"]:
            if step >= len(temple["points"]):
                yield (
                    ("temples", name, "materials"),
                    f"has step {step}, the top is {len(temple['points']) - 1}",
                )
    for action, values in data["palenque"].items():
        if action < 3 and values["wood"]:
            yield ("palenque", action, "wood"), "is given, only actions 3 to 5 have wood tiles"
    for players, dummies in data["setup"]["dummies"].items():
        left = len(data["wealth"]) - 4 * players
        if dummies > left:
            what = f"has {dummies} with {players} players, only {left} wealth tiles are left to place them"
            yield ("setup", "dummies"), what
    yield from expansion_fits(data)


def _buildings_fit(data: Mapping[str, Any]) -> Iterator[Fault]:
    displayed = data["setup"]["buildings"]
    new = data["new_building"]
    for age in (1, 2):
        count = sum(building["age"] == age for building in data["building"].values())
        if count < displayed:
            yield (
                ("building",),
                f"has only {count} of age {age}, at least the {displayed} on display are needed",
            )
    if len(data["building"]) + len(new) > N_BUILDINGS:
        most = N_BUILDINGS - len(new)
        yield ("building",), f"has {len(data['building'])} tiles, allowed are at most {most}"


def _monuments_fit(monuments: Mapping[str, Any]) -> Iterator[Fault]:
    if len(monuments) > N_MONUMENTS:
        yield ("monument",), f"has {len(monuments)} tiles, allowed are at most {N_MONUMENTS}"
    for key, monument in monuments.items():
        rule = monument["rule"]
        length = TABLE_LENGTHS.get(rule)
        table = monument["table"]
        if length and len(table) != length:
            what = f"has {len(table)} numbers, rule {rule} needs {length}: for counts of 0 to {length - 1}"
            yield ("monument", key, "table"), what
        if length is None and table:
            yield ("monument", key, "table"), f"is given, rule {rule} has none"


def _dummies_fit(wealth: Mapping[str, Any]) -> Iterator[Fault]:
    """No two dummies may meet: the first one on a small gear brings another, 5 spaces on (TZ-2.6)."""
    if len(wealth) > N_WEALTH:
        yield ("wealth",), f"has {len(wealth)} tiles, allowed are at most {N_WEALTH}"
    taken: dict[tuple[str, int], str] = {}
    for key, tile in wealth.items():
        gear, space = tile["gear"], tile["space"]
        if gear != "chichen_itza" and space > 7:
            yield ("wealth", key, "space"), f"is {space}, allowed are 0 to 7 on {gear}"
            continue
        if (gear, space) in taken:
            yield ("wealth", key, "space"), f"is {space}, which {gear} has on {taken[gear, space]} already"
        taken[gear, space] = key
    for (gear, space), key in taken.items():
        other = taken.get((gear, (space + 5) % 10))
        if gear != "chichen_itza" and other and key < other:
            what = f"is {space}, opposite to {other} on {gear}: two dummies could meet"
            yield ("wealth", key, "space"), what


FORM = Form(
    "tzolkin",
    {
        "building": Entries("id", tile_id("b"), BUILDING_FIELDS, copies=True),
        "monument": Entries(
            "id",
            tile_id("m"),
            {
                "frame": Field(word(*FRAMES)),
                "cost": Field(COST),
                "rule": Field(word(*RULE_WORDS)),
                "points": Field(POINTS, 0),
                "table": Field(numbers(0, 7, -20, 50), []),
            },
        ),
        "wealth": Entries(
            "id",
            tile_id("w"),
            {
                "gear": Field(word(*GEARS)),
                "space": Field(whole(0, 10)),
                "gain": Field(GAIN, {}),
                "temple": Field(word(NONE, *TEMPLES), NONE),
                "technology": Field(word(NONE, *TECHNOLOGIES), NONE),
                "feeds": Field(whole(0, 6), 0),
                "worker": Field(one_of(0, 1), 0),
            },
        ),
        "temples": Tables(
            TEMPLES,
            {
                "points": Field(rising(numbers(3, 9, -20, 50))),
                "materials": Field(by_number(1, 8, word(*MATERIALS))),
                "bonus": Field(even(numbers(2, 2, 0, 50))),
            },
        ),
        "palenque": Entries(
            "action", whole(1, 5), {"corn": Field(whole(0, 20)), "wood": Field(whole(0, 9), 0)}
        ),
        "yaxchilan": Entries("action", whole(1, 5), {"gain": Field(GAIN)}),
        "chichen_itza": Entries(
            "action",
            whole(1, 9),
            {"points": Field(POINTS), "temple": Field(word(*TEMPLES)), "choice": Field(one_of(0, 1), 0)},
        ),
        "uxmal": Table(
            {
                "step": Field(whole(0, 9)),
                "block": Field(whole(0, 9)),
                "any_action": Field(whole(0, 9)),
            }
        ),
        "market": Table({name: Field(whole(1, 9)) for name in BLOCKS}),
        "technologies": Table({"prices": Field(numbers(4, 4, 0, 9))}),
        "agriculture": Table(
            {"harvest": Field(numbers(3, 3, 0, 9)), "fish": Field(whole(0, 9)), "bonus": Field(whole(0, 3))}
        ),
        "extraction": Table({"blocks": Field(numbers(3, 3, 0, 9)), "bonus": Field(whole(0, 9))}),
        "architecture": Table({name: Field(whole(0, 9)) for name in ("corn", "points", "saved", "bonus")}),
        "theology": Table({name: Field(whole(0, 3)) for name in ("ahead", "skulls", "bonus")}),
        "placing": Table({"extra": Field(rising(numbers(6, 6, 0, 50)))}),
        "food_days": Table({"rounds": Field(rising(numbers(4, 4, 2, 27), strictly=True))}),
        "feeding": Table({"corn": Field(whole(0, 9)), "unfed": Field(whole(0, 20))}),
        "begging": Table({"limit": Field(whole(0, 9)), "corn": Field(whole(0, 9))}),
        "setup": Table(
            {
                "workers": Field(whole(1, 6)),
                "skulls": Field(whole(0, 13)),
                "buildings": Field(whole(1, 6)),
                "monuments": Field(by_number(2, 4, whole(0, 6), every=True)),
                "dummies": Field(by_number(2, 4, whole(0, 20), every=True)),
            }
        ),
        "scoring": Table({"skull": Field(whole(0, 20)), "corn_per_point": Field(one_of(1, 2, 4))}),
        **EXPANSION,
    },
    _fits,
)
