"""The state of a game of Tzolk'in: one record of fixed size.

Numbers of gears, blocks, temples, technologies and seats are the indices of the arrays below.
"""

from typing import NamedTuple

import numpy as np

from antiqua.kernel.records import record

i2 = np.int16

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
BLOCKS = ("wood", "stone", "gold")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
FRAMES = ("farm", "tomb", "civic", "shrine")


class _Gear(NamedTuple):
    PALENQUE: int = 0
    YAXCHILAN: int = 1
    TIKAL: int = 2
    UXMAL: int = 3
    CHICHEN_ITZA: int = 4


class _Technology(NamedTuple):
    AGRICULTURE: int = 0
    EXTRACTION: int = 1
    ARCHITECTURE: int = 2
    THEOLOGY: int = 3


class _Phase(NamedTuple):
    SETUP: int = 0
    TURN: int = 1
    OVER: int = 2


class _Ask(NamedTuple):
    """What stands on the stack: first the decisions, then (from RAISE) what happens by itself."""

    START: int = 0  # of a turn
    PLACING: int = 1  # a: workers placed this turn; b: 1 if that was pity (TZ-4.4)
    PICKING: int = 2
    ACTION: int = 3  # of the worker picked up; a: gear, b: space
    FREE_CHOICE: int = 4  # on Chichen Itza, reached by looking ahead
    ANY_ACTION: int = 5  # a: 1 if its corn is still to be paid and it may be declined (the building)
    HARVEST: int = 6  # a: action of Palenque
    ADVANCE: int = 7  # a: how many levels, b: 1 if paid, c: 1 if it may be declined
    PAY: int = 8  # a: how many blocks, b: the first kind allowed
    STEP_UP: int = 9  # a: how many steps, b: 1 + temple that is excluded, or 0
    TAKE: int = 10  # a: how many blocks
    MARKET: int = 11
    OFFERING: int = 12  # the block that theology 2 may pay
    CONSTRUCT: int = 13  # a: where (Site), b: 1 if it may be declined, c: 1 if architecture is used up
    ARCHITECTURE: int = 14  # a: building
    SAVE: int = 15  # a: building, b: level of architecture
    ANGER: int = 16
    DAYS: int = 17
    RAISE: int = 18  # a: technology
    EFFECT: int = 19  # a: kind, b: argument
    STEP: int = 20  # a: temple


class _Site(NamedTuple):
    """Where a building is constructed."""

    TIKAL_2: int = 0
    TIKAL_4: int = 1
    TIKAL_4_AGAIN: int = 2
    UXMAL_4: int = 3


Gear = _Gear()
Technology = _Technology()
Phase = _Phase()
Ask = _Ask()
Site = _Site()

SEATS = 5
WORKERS = 6
NOBODY = -1
EMPTY = -1
DUMMY = 5
OUT_OF_GAME = -2
TEETH = (10, 10, 10, 10, 13)
LAST_SPACE = (7, 7, 7, 7, 10)
LAST_ACTION = (5, 5, 5, 5, 9)
TOP_LEVEL = 3
STACK = 40
OFFERED = 4
KEPT = 3

Frame = record(("kind", i2), ("a", i2), ("b", i2), ("c", i2))

Player = record(
    ("corn", i2),
    ("blocks", i2, 3),
    ("skulls", i2),
    ("points", i2),
    ("hand", i2),
    ("supply", i2),
    ("light", i2),
    ("temples", i2, 3),
    ("technologies", i2, 4),
    ("corn_tiles", i2),
    ("wood_tiles", i2),
    ("n_wealth", i2),
    ("wealth", i2, KEPT),
    ("n_offered", i2),
    ("offered", i2, OFFERED),
    ("chosen", i2),  # in set-up: 0, or 1 + the number of the pair that is kept
)

Game = record(
    ("rng", np.uint32, 2),
    ("seats", i2),
    ("phase", i2),
    ("round_number", i2),
    ("food_days", i2),
    ("start_player", i2),
    ("to_move", i2),
    ("tooth_corn", i2),
    ("skulls", i2),
    ("start_space", i2),
    ("gears", i2, (5, 13)),
    ("skull_places", i2, 10),
    ("jungle_corn", i2, 6),  # by action of Palenque
    ("jungle_wood", i2, 6),
    ("shown", i2, 6),
    ("decks", i2, (2, 40)),  # the next tile last
    ("deck_left", i2, 2),
    ("building_owner", i2, 40),
    ("monument_owner", i2, 13),  # a seat, NOBODY while on display, OUT_OF_GAME
    ("players", Player, SEATS),
    ("depth", i2),
    ("stack", Frame, STACK),
)
