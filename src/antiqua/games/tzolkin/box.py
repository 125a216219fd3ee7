"""The components of Tzolk'in: the form of their file and the record of tables that the rules read."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from antiqua.games.tzolkin.state import (
    BLOCKS,
    FRAMES,
    GEARS,
    PROPHECIES,
    QUICK_SPACES,
    ROW,
    TECHNOLOGIES,
    TEMPLES,
    TRIBES,
)
from antiqua.kernel.box import Contents, Entries, Fault, Field, Form, Note, Source, Table, Tables
from antiqua.kernel.box import read as read_contents
from antiqua.kernel.checks import (
    amounts,
    any_word,
    by_number,
    even,
    numbers,
    one_of,
    rising,
    tile_id,
    whole,
    word,
    words,
)
from antiqua.kernel.records import record

MATERIALS = (*BLOCKS, "skull")
GOODS = ("corn", *MATERIALS)
NONE = "none"


class EffectKinds(NamedTuple):
    """What a building does when it is built, besides goods and points."""

    TEMPLE: int = 1
    TEMPLE_ANY: int = 2
    TECHNOLOGY: int = 3
    TECHNOLOGY_ANY: int = 4
    CONSTRUCT: int = 5
    MARKET: int = 6
    WORKER: int = 7
    ANY_ACTION: int = 8
    EXCHANGE: int = 9
    MONUMENT: int = 10
    OFFERING: int = 11


class QuickActionKinds(NamedTuple):
    """What a quick action does besides giving goods."""

    NONE: int = 0
    ADVANCE: int = 1
    MARKET: int = 2
    CONSTRUCT: int = 3


class MonumentRules(NamedTuple):
    """What a monument counts."""

    FRAME: int = 1
    TILES: int = 2
    CORN_TILES: int = 3
    WOOD_TILES: int = 4
    ALL_MONUMENTS: int = 5
    LEVEL_3: int = 6
    LEVELS: int = 7
    WORKERS: int = 8
    TEMPLE_POINTS: int = 9
    BEST_TEMPLE: int = 10
    CHICHEN_SKULLS: int = 11


Effect = EffectKinds()
MonumentRule = MonumentRules()
QuickAction = QuickActionKinds()
QUICK_WORDS = tuple(name.lower() for name in QuickActionKinds._fields)

EFFECT_WORDS = {
    **{f"temple {name}": (Effect.TEMPLE, index) for index, name in enumerate(TEMPLES)},
    "temple any": (Effect.TEMPLE_ANY, 0),
    **{f"technology {name}": (Effect.TECHNOLOGY, index) for index, name in enumerate(TECHNOLOGIES)},
    "technology any": (Effect.TECHNOLOGY_ANY, 0),
    "construct": (Effect.CONSTRUCT, 0),
    "market": (Effect.MARKET, 0),
    "worker": (Effect.WORKER, 0),
    "any action": (Effect.ANY_ACTION, 0),
    "exchange technologies": (Effect.EXCHANGE, 0),
    "monument": (Effect.MONUMENT, 0),
    "offering": (Effect.OFFERING, 0),
}

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

# The record of tables.

N_BUILDINGS = 40
N_MONUMENTS = 13
N_WEALTH = 21
N_EFFECTS = 6
N_QUICK_ACTIONS = 13

EffectRecord = record(("kind", np.int16), ("arg", np.int16))

Gain = record(("corn", np.int16), ("blocks", np.int16, (3,)), ("skulls", np.int16))

Building = record(
    ("age", np.int16),
    ("frame", np.int16),
    ("cost", np.int16, (3,)),
    ("corn", np.int16),
    ("blocks", np.int16, (3,)),
    ("skulls", np.int16),
    ("points", np.int16),
    ("feed_free", np.int16),
    ("feed_discount", np.int16),
    ("n_effects", np.int16),
    ("effects", EffectRecord, (N_EFFECTS,)),
    ("is_new", np.int16),
    ("skull_cost", np.int16),
    ("renovation", np.int16),
    ("rewards", Gain, (2,)),
)

Monument = record(
    ("frame", np.int16),
    ("cost", np.int16, (3,)),
    ("skull_cost", np.int16),
    ("rule", np.int16),
    ("points", np.int16),
    ("table", np.int16, (7,)),
)

Wealth = record(
    ("gear", np.int16),
    ("space", np.int16),
    ("corn", np.int16),
    ("blocks", np.int16, (3,)),
    ("skulls", np.int16),
    ("worker", np.int16),
    ("temple", np.int16),
    ("technology", np.int16),
    ("feed_free", np.int16),
)

Temple = record(
    ("n_steps", np.int16),
    ("points", np.int16, (9,)),
    ("material", np.int16, (9,)),
    ("bonus", np.int16, (2,)),
)

Chichen = record(("points", np.int16), ("temple", np.int16), ("choice", np.int16))

TribeRecord = record(
    ("corn", np.int16),
    ("workers", np.int16),
    ("beg", np.int16),
    ("unfed", np.int16),
    ("prices", np.int16, (4,)),
    ("placing", np.int16, (7,)),
)

ProphecyRecord = record(
    ("corn", np.int16),
    ("blocks", np.int16),
    ("fewer", np.int16),
    ("points", np.int16, (4,)),
    ("least", np.int16, (3,)),
)

QuickRecord = record(("gain", Gain), ("kind", np.int16), ("price", np.int16), ("tiles", np.int16, (2,)))

Box = record(
    ("n_buildings", np.int16),
    ("buildings", Building, (N_BUILDINGS,)),
    ("n_monuments", np.int16),
    ("monuments", Monument, (N_MONUMENTS,)),
    ("n_wealth", np.int16),
    ("wealth", Wealth, (N_WEALTH,)),
    ("temples", Temple, (3,)),
    ("yaxchilan", Gain, (6,)),
    ("chichen", Chichen, (10,)),
    ("fish", np.int16),
    ("harvest_corn", np.int16, (6,)),
    ("harvest_wood", np.int16, (6,)),
    ("uxmal_temple_corn", np.int16),
    ("uxmal_block_corn", np.int16),
    ("uxmal_any_corn", np.int16),
    ("market", np.int16, (3,)),
    ("level_price", np.int16, (4,)),
    ("placing", np.int16, (7,)),
    ("food_day", np.int16, (4,)),
    ("feed_corn", np.int16),
    ("unfed_points", np.int16),
    ("skulls", np.int16),
    ("workers_start", np.int16),
    ("beg_corn", np.int16),
    ("beg_limit", np.int16),
    ("dummies", np.int16, (6,)),
    ("displayed", np.int16),
    ("monuments_shown", np.int16, (6,)),
    ("skull_points", np.int16),
    ("corn_per_point", np.int16),
    ("tribes", TribeRecord, (1 + len(TRIBES),)),
    ("prophecies", ProphecyRecord, (1 + len(PROPHECIES),)),
    ("n_quick", np.int16),
    ("quick", QuickRecord, (N_QUICK_ACTIONS,)),
    ("quick_spaces", np.int16),
    ("quick_corn", np.int16),
    ("quick_days", np.int16),
    ("quick_dummies", np.int16, (6,)),
    ("quick_blocked", np.int16, (6,)),
)

# The form of the file.

_cost = amounts(BLOCKS, 0, 9)
_gain = amounts(GOODS, 0, 20)
_points = whole(-20, 50)


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
    yield from _tribes_fit(data["tribe"])
    yield from _quick_actions_fit(data)


TRIBE_NUMBERS = {
    "ah_chuy_kak": ("workers",),
    "ahau_chamahez": ("corn",),
    "bacab": ("corn", "beg"),
    "balam": ("corn",),
    "cit_bolon_tum": ("corn",),
    "itzamna": ("prices",),
    "yaluk": ("workers", "corn", "unfed"),
    "yumkaax": ("extra",),
}
"""The numbers that a tribe has."""


def _tribes_fit(tribes: Mapping[str, Any]) -> Iterator[Fault]:
    """Each tribe has the numbers of its power and no others."""
    for name, tribe in tribes.items():
        wanted = TRIBE_NUMBERS.get(name, ())
        for key, value in tribe.items():
            length = {"prices": 4, "extra": 6}.get(key, 0)
            if key in wanted and length and len(value) != length:
                yield ("tribe", name, key), f"has {len(value)} numbers, allowed are {length}"
            if key not in wanted and value not in (0, []):
                known = f"allowed are {', '.join(wanted)}" if wanted else "allowed are none"
                yield ("tribe", name, key), f"is given, the tribe's power has no such number, {known}"
    if tribes["yaluk"]["workers"] < 1:
        yield ("tribe", "yaluk", "workers"), "is 0, allowed are whole numbers from 1 to 6"


def _quick_actions_fit(data: Mapping[str, Any]) -> Iterator[Fault]:
    """The tiles of each age fill its row; dummies find wealth tiles, if need be the players' own."""
    for age, room in enumerate(ROW):
        count = sum(tile["tiles"][age] for tile in data["quick_action"].values())
        if count != room:
            yield ("quick_action",), f"has {count} tiles of age {age + 1}, allowed are {room}"
    spaces = data["quick_spaces"]
    for players, dummies in spaces["dummies"].items():
        blocked = spaces["blocked"][players]
        if blocked > min(dummies, spaces["count"]):
            what = (
                f"has {blocked} with {players} players, allowed are at most {min(dummies, spaces['count'])}"
            )
            yield ("quick_spaces", "blocked"), what
        most = blocked + _dummies_by_tiles(data["wealth"].values(), 3 * players)  # three are kept at most
        if dummies > most:
            what = f"has {dummies} with {players} players, the wealth tiles left may place only {most}"
            yield ("quick_spaces", "dummies"), what


def _dummies_by_tiles(wealth: Collection[Mapping[str, Any]], kept: int) -> int:
    """How many dummies the tiles place at least if so many are kept (TZ-2.6)."""
    by_gear = [sum(tile["gear"] == gear for tile in wealth) for gear in GEARS]
    left = sum(by_gear) - kept
    gears, covered = 0, by_gear[-1]
    for count in sorted(by_gear[:-1], reverse=True):
        if covered < left:
            gears, covered = gears + 1, covered + count
    return int(max(0, left)) + gears


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


NEW_BUILDINGS = tuple(f"exp_a{age}_{frame}" for age in (1, 2) for frame in FRAMES)

_building_fields = {
    "age": Field(one_of(1, 2)),
    "frame": Field(word(*FRAMES)),
    "cost": Field(_cost),
    "gain": Field(_gain, {}),
    "points": Field(_points, 0),
    "feeds": Field(whole(0, 6), 0),
    "feed_discount": Field(whole(0, 2), 0),
    "effects": Field(words(EFFECT_WORDS, N_EFFECTS), []),
}

FORM = Form(
    "tzolkin",
    {
        "building": Entries("id", tile_id("b"), _building_fields, copies=True),
        "monument": Entries(
            "id",
            tile_id("m"),
            {
                "frame": Field(word(*FRAMES)),
                "cost": Field(amounts(MATERIALS, 0, 9)),
                "rule": Field(word(*RULE_WORDS)),
                "points": Field(_points, 0),
                "table": Field(numbers(0, 7, -20, 50), []),
            },
        ),
        "wealth": Entries(
            "id",
            tile_id("w"),
            {
                "gear": Field(word(*GEARS)),
                "space": Field(whole(0, 10)),
                "gain": Field(_gain, {}),
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
        "yaxchilan": Entries("action", whole(1, 5), {"gain": Field(_gain)}),
        "chichen_itza": Entries(
            "action",
            whole(1, 9),
            {"points": Field(_points), "temple": Field(word(*TEMPLES)), "choice": Field(one_of(0, 1), 0)},
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
        "new_building": Entries(
            "id",
            word(*NEW_BUILDINGS),
            {
                **_building_fields,
                "cost": Field(amounts(MATERIALS, 0, 9)),
                "renovation": Field(one_of(0, 1), 0),
                "reward_1": Field(_gain, {}),
                "reward_2": Field(_gain, {}),
            },
        ),
        "tribe": Entries(
            "id",
            word(*TRIBES),
            {
                "corn": Field(whole(0, 9), 0),
                "workers": Field(whole(0, 6), 0),
                "beg": Field(whole(0, 9), 0),
                "unfed": Field(whole(0, 20), 0),
                "prices": Field(numbers(0, 4, 0, 9), []),
                "extra": Field(rising(numbers(0, 6, 0, 50)), []),
            },
        ),
        "prophecy": Entries(
            "id",
            word(*PROPHECIES),
            {
                "corn": Field(whole(0, 9), 0),
                "blocks": Field(whole(0, 9), 0),
                "fewer": Field(whole(0, 9), 0),
                "points": Field(numbers(4, 4, -20, 50)),
                "least": Field(rising(numbers(3, 3, -9, 50), strictly=True)),
            },
        ),
        "quick_action": Entries(
            "id",
            any_word,
            {
                "gain": Field(amounts(("corn", *BLOCKS), 0, 20), {}),
                "action": Field(word(*QUICK_WORDS), NONE),
                "price": Field(whole(0, 9), 0),
                "tiles": Field(numbers(2, 2, 0, 7)),
            },
        ),
        "quick_spaces": Table(
            {
                "count": Field(whole(1, QUICK_SPACES)),
                "corn": Field(whole(0, 9)),
                "days": Field(whole(1, 9)),
                "dummies": Field(by_number(2, 4, whole(0, 20), every=True)),
                "blocked": Field(by_number(2, 4, whole(0, QUICK_SPACES), every=True)),
            }
        ),
        "five_players": Table({"monuments": Field(whole(0, 13)), "each_monument": Field(_points)}),
    },
    _fits,
)


@dataclass(frozen=True, eq=False)
class Components:
    """What is in the box: `data` as words and numbers by id, `record` as the tables that the rules read."""

    data: dict[str, Any]
    record: np.ndarray[Any, Any]
    building_ids: tuple[str, ...]
    """Those of the base game first."""
    monument_ids: tuple[str, ...]
    wealth_ids: tuple[str, ...]
    quick_ids: tuple[str, ...]
    notes: dict[str, Note]
    """Source and confidence: by id, by `chichen_itza.4`, `temples.chaac`, `market`."""
    sources: dict[str, str]
    kinds: dict[str, tuple[str, ...]]
    """The tiles of each kind of building by the kind's id."""
    hash: str
    is_default: bool


PATH = Path(__file__).with_name("components.toml")


@cache
def _default_contents() -> Contents:
    return read_contents(PATH, FORM)


@cache
def default() -> Components:
    """The publisher's box."""
    return _components(_default_contents())


def read(source: Source) -> Components:
    """An owner's box: a file, or a table of values; what it leaves out is as in the publisher's.

    `BoxError` has one line for each thing that is wrong.
    """
    contents = read_contents(_without_new_buildings(source), FORM, _default_contents())
    return _components(contents)


def _components(contents: Contents) -> Components:
    data = _with_new_buildings(contents.data)
    return Components(
        data=data,
        record=_record(data),
        building_ids=tuple(data["building"]),
        monument_ids=tuple(data["monument"]),
        wealth_ids=tuple(data["wealth"]),
        quick_ids=tuple(data["quick_action"]),
        notes=contents.notes,
        sources=contents.sources,
        kinds=contents.kinds,
        hash=contents.hash,
        is_default=contents.hash == _default_contents().hash,
    )


def _with_new_buildings(data: Mapping[str, Any]) -> dict[str, Any]:
    """The new buildings among the others, so that all are found in one place."""
    merged = {name: section for name, section in data.items() if name != "new_building"}
    return {**merged, "building": {**data["building"], **data["new_building"]}}


def _without_new_buildings(source: Source) -> Source:
    """The same the other way round, where the values of a box are read again."""
    if not isinstance(source, Mapping) or not isinstance(source.get("building"), Mapping):
        return source
    new = {name: tile for name, tile in source["building"].items() if name in NEW_BUILDINGS}
    if not new:
        return source
    rest = {name: tile for name, tile in source["building"].items() if name not in new}
    return {**source, "building": rest, "new_building": {**new, **source.get("new_building", {})}}


def _blocks(amount: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(amount.get(name, 0) for name in BLOCKS)


def _padded(values: Iterable[int], length: int, filler: int = 0) -> list[int]:
    given = list(values)
    return given + [filler] * (length - len(given))


def _index(names: tuple[str, ...], name: str) -> int:
    return -1 if name == NONE else names.index(name)


def _building(building: Mapping[str, Any]) -> tuple[Any, ...]:
    effects = [EFFECT_WORDS[effect] for effect in building["effects"]]
    return (
        building["age"],
        FRAMES.index(building["frame"]),
        _blocks(building["cost"]),
        building["gain"].get("corn", 0),
        _blocks(building["gain"]),
        building["gain"].get("skull", 0),
        building["points"],
        building["feeds"],
        building["feed_discount"],
        len(effects),
        effects + [(0, 0)] * (N_EFFECTS - len(effects)),
        int("renovation" in building),
        building["cost"].get("skull", 0),
        building.get("renovation", 0),
        [_goods(building.get("reward_1", {})), _goods(building.get("reward_2", {}))],
    )


def _goods(gain: Mapping[str, int]) -> tuple[Any, ...]:
    return (gain.get("corn", 0), _blocks(gain), gain.get("skull", 0))


def _tribe(tribe: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        tribe["corn"],
        tribe["workers"],
        tribe["beg"],
        tribe["unfed"],
        _padded(tribe["prices"], 4),
        _padded([0, *tribe["extra"]], 7),
    )


def _prophecy(prophecy: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(prophecy[name] for name in ("corn", "blocks", "fewer", "points", "least"))


def _quick_action(tile: Mapping[str, Any]) -> tuple[Any, ...]:
    return (_goods(tile["gain"]), QUICK_WORDS.index(tile["action"]), tile["price"], tile["tiles"])


def _monument(monument: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        FRAMES.index(monument["frame"]),
        _blocks(monument["cost"]),
        monument["cost"].get("skull", 0),
        RULE_WORDS[monument["rule"]],
        monument["points"],
        _padded(monument["table"], 7),
    )


def _wealth(tile: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        GEARS.index(tile["gear"]),
        tile["space"],
        tile["gain"].get("corn", 0),
        _blocks(tile["gain"]),
        tile["gain"].get("skull", 0),
        tile["worker"],
        _index(TEMPLES, tile["temple"]),
        _index(TECHNOLOGIES, tile["technology"]),
        tile["feeds"],
    )


def _temple(temple: Mapping[str, Any]) -> tuple[Any, ...]:
    material = [
        MATERIALS.index(temple["materials"][step]) if step in temple["materials"] else -1 for step in range(9)
    ]
    return (len(temple["points"]), _padded(temple["points"], 9), material, temple["bonus"])


def _record(data: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The tables as one record, in an array of one."""
    array = np.zeros(1, Box)
    box = array[0]
    for name, count, rows in (
        ("buildings", "n_buildings", [_building(tile) for tile in data["building"].values()]),
        ("monuments", "n_monuments", [_monument(tile) for tile in data["monument"].values()]),
        ("wealth", "n_wealth", [_wealth(tile) for tile in data["wealth"].values()]),
        ("quick", "n_quick", [_quick_action(tile) for tile in data["quick_action"].values()]),
    ):
        box[count] = len(rows)
        for index, row in enumerate(rows):
            box[name][index] = row
    for index, name in enumerate(TEMPLES):
        box["temples"][index] = _temple(data["temples"][name])
    for action, values in data["yaxchilan"].items():
        box["yaxchilan"][action] = _goods(values["gain"])
    for action, values in data["chichen_itza"].items():
        box["chichen"][action] = (values["points"], TEMPLES.index(values["temple"]), values["choice"])
    box["fish"] = data["palenque"][1]["corn"]
    for action in range(2, 6):
        box["harvest_corn"][action] = data["palenque"][action]["corn"]
        box["harvest_wood"][action] = data["palenque"][action]["wood"]
    box["uxmal_temple_corn"] = data["uxmal"]["step"]
    box["uxmal_block_corn"] = data["uxmal"]["block"]
    box["uxmal_any_corn"] = data["uxmal"]["any_action"]
    box["market"] = [data["market"][name] for name in BLOCKS]
    box["level_price"] = data["technologies"]["prices"]
    box["placing"] = [0, *data["placing"]["extra"]]
    box["food_day"] = data["food_days"]["rounds"]
    box["feed_corn"] = data["feeding"]["corn"]
    box["unfed_points"] = data["feeding"]["unfed"]
    box["beg_corn"] = data["begging"]["corn"]
    box["beg_limit"] = data["begging"]["limit"]
    setup = data["setup"]
    box["skulls"] = setup["skulls"]
    box["workers_start"] = setup["workers"]
    box["displayed"] = setup["buildings"]
    box["dummies"] = [setup["dummies"].get(players, 0) for players in range(6)]
    box["monuments_shown"] = [setup["monuments"].get(players, 0) for players in range(6)]
    box["skull_points"] = data["scoring"]["skull"]
    box["corn_per_point"] = data["scoring"]["corn_per_point"]
    _set_expansion(box, data)
    return array


def _set_expansion(box: Any, data: Mapping[str, Any]) -> None:
    """The tables of the expansion."""
    for index, name in enumerate(TRIBES, 1):
        box["tribes"][index] = _tribe(data["tribe"][name])
    for index, name in enumerate(PROPHECIES, 1):
        box["prophecies"][index] = _prophecy(data["prophecy"][name])
    for index, monument in enumerate(data["monument"].values()):
        if monument["rule"] == "all monuments":
            box["monuments"][index]["table"][5] = data["five_players"]["each_monument"]
    box["monuments_shown"][5] = data["five_players"]["monuments"]
    spaces = data["quick_spaces"]
    box["quick_spaces"] = spaces["count"]
    box["quick_corn"] = spaces["corn"]
    box["quick_days"] = spaces["days"]
    box["quick_dummies"] = [spaces["dummies"].get(players, 0) for players in range(6)]
    box["quick_blocked"] = [spaces["blocked"].get(players, 0) for players in range(6)]
