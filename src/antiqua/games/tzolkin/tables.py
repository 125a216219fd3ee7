"""The record of tables that the rules read, made from the components, and the kinds of things in them."""

from typing import NamedTuple

import numpy as np

from antiqua.games.tzolkin.state import PROPHECIES, TRIBES
from antiqua.kernel.records import record


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

# The records.

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

Technologies = record(  # what the levels give
    ("harvest", np.int16, (4,)),  # corn more for a corn harvest, by level of agriculture
    ("fish", np.int16),
    ("steps", np.int16),
    ("extracted", np.int16, (3,)),  # blocks more, by kind
    ("blocks", np.int16),
    ("corn", np.int16),  # for a building
    ("building_points", np.int16),
    ("saved_corn", np.int16),
    ("points", np.int16),
    ("ahead", np.int16),
    ("more_skulls", np.int16),
    ("skulls", np.int16),
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
    ("technologies", Technologies),
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
