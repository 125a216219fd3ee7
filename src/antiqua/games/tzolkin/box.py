"""The components of Tzolk'in: what is in the box, read from a file, as words and as the rules' tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from antiqua.games.tzolkin.box_expansion import (
    NEW_BUILDINGS,
    quick_action_row,
    set_expansion,
)
from antiqua.games.tzolkin.box_form import FORM, RULE_WORDS
from antiqua.games.tzolkin.box_values import (
    EFFECT_WORDS,
    MATERIALS,
    NONE,
    blocks_of,
    goods_of,
    padded,
)
from antiqua.games.tzolkin.state import BLOCKS, FRAMES, GEARS, TECHNOLOGIES, TEMPLES
from antiqua.games.tzolkin.tables import N_EFFECTS, Box
from antiqua.kernel.box import Contents, Note, Source
from antiqua.kernel.box import read as read_contents


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


def _index(names: tuple[str, ...], name: str) -> int:
    return -1 if name == NONE else names.index(name)


def _building(building: Mapping[str, Any]) -> tuple[Any, ...]:
    effects = [EFFECT_WORDS[effect] for effect in building["effects"]]
    return (
        building["age"],
        FRAMES.index(building["frame"]),
        blocks_of(building["cost"]),
        building["gain"].get("corn", 0),
        blocks_of(building["gain"]),
        building["gain"].get("skull", 0),
        building["points"],
        building["feeds"],
        building["feed_discount"],
        len(effects),
        effects + [(0, 0)] * (N_EFFECTS - len(effects)),
        int("renovation" in building),
        building["cost"].get("skull", 0),
        building.get("renovation", 0),
        [goods_of(building.get("reward_1", {})), goods_of(building.get("reward_2", {}))],
    )


def _monument(monument: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        FRAMES.index(monument["frame"]),
        blocks_of(monument["cost"]),
        monument["cost"].get("skull", 0),
        RULE_WORDS[monument["rule"]],
        monument["points"],
        padded(monument["table"], 7),
    )


def _wealth(tile: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        GEARS.index(tile["gear"]),
        tile["space"],
        tile["gain"].get("corn", 0),
        blocks_of(tile["gain"]),
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
    return (len(temple["points"]), padded(temple["points"], 9), material, temple["bonus"])


def _record(data: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """The tables as one record, in an array of one."""
    array = np.zeros(1, Box)
    box = array[0]
    for name, count, rows in (
        ("buildings", "n_buildings", [_building(tile) for tile in data["building"].values()]),
        ("monuments", "n_monuments", [_monument(tile) for tile in data["monument"].values()]),
        ("wealth", "n_wealth", [_wealth(tile) for tile in data["wealth"].values()]),
        ("quick", "n_quick", [quick_action_row(tile) for tile in data["quick_action"].values()]),
    ):
        box[count] = len(rows)
        for index, row in enumerate(rows):
            box[name][index] = row
    for index, name in enumerate(TEMPLES):
        box["temples"][index] = _temple(data["temples"][name])
    for action, values in data["yaxchilan"].items():
        box["yaxchilan"][action] = goods_of(values["gain"])
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
    _set_technologies(box["technologies"], data)
    set_expansion(box, data)
    return array


def _set_technologies(table: Any, data: Mapping[str, Any]) -> None:
    """What the levels of technologies give."""
    table["harvest"] = [0, *accumulate(data["agriculture"]["harvest"])]
    table["fish"] = data["agriculture"]["fish"]
    table["steps"] = data["agriculture"]["bonus"]
    table["extracted"] = data["extraction"]["blocks"]
    table["blocks"] = data["extraction"]["bonus"]
    table["corn"] = data["architecture"]["corn"]
    table["building_points"] = data["architecture"]["points"]
    table["saved_corn"] = data["architecture"]["saved"]
    table["points"] = data["architecture"]["bonus"]
    table["ahead"] = data["theology"]["ahead"]
    table["more_skulls"] = data["theology"]["skulls"]
    table["skulls"] = data["theology"]["bonus"]
