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
TRIBES = (
    "ah_chuy_kak",
    "ahau_chamahez",
    "ahmakiq",
    "bacab",
    "balam",
    "cit_bolon_tum",
    "huracan",
    "itzamna",
    "ixtab",
    "vacub_caquix",
    "xaman_ek",
    "yaluk",
    "yumkaax",
)
PROPHECIES = (
    *(f"angry_god_{temple}" for temple in TEMPLES),
    "wrathful_gods",
    "forest_fires",
    "drought",
    "gold_shortage",
    "desecration",
    "teacher_shortage",
    "forgotten_lore",
    "crowded_cities",
    "hunger",
    "high_floodwaters",
)


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


class _Module(NamedTuple):
    """The options, as bits."""

    TRIBES: int = 1
    PROPHECIES: int = 2
    NEW_BUILDINGS: int = 4
    QUICK_ACTIONS: int = 8


class _Tribe(NamedTuple):
    """1 + the place in TRIBES; 0 is no tribe."""

    NONE: int = 0
    AH_CHUY_KAK: int = 1
    AHAU_CHAMAHEZ: int = 2
    AHMAKIQ: int = 3
    BACAB: int = 4
    BALAM: int = 5
    CIT_BOLON_TUM: int = 6
    HURACAN: int = 7
    ITZAMNA: int = 8
    IXTAB: int = 9
    VACUB_CAQUIX: int = 10
    XAMAN_EK: int = 11
    YALUK: int = 12
    YUMKAAX: int = 13


class _Prophecy(NamedTuple):
    """1 + the place in PROPHECIES; 0 is no prophecy."""

    NONE: int = 0
    ANGRY_GOD: int = 1  # + temple
    WRATHFUL_GODS: int = 4
    FOREST_FIRES: int = 5
    DROUGHT: int = 6
    GOLD_SHORTAGE: int = 7
    DESECRATION: int = 8
    TEACHER_SHORTAGE: int = 9
    FORGOTTEN_LORE: int = 10
    CROWDED_CITIES: int = 11
    HUNGER: int = 12
    HIGH_FLOODWATERS: int = 13


class _Phase(NamedTuple):
    SETUP: int = 0
    TURN: int = 1
    OVER: int = 2


class _Ask(NamedTuple):
    """What stands on the stack: decisions, and what happens by itself.

    What is below RAISE is always asked. From RAISE on it depends (`effects.settle` and `is_asked`): a level
    and a step happen by themselves unless a prophecy asks a price for them, which may be refused; gold and
    skulls stand here only with such a price; LOWER and BONUS are decisions; the others happen by themselves.
    """

    START: int = 0  # of a turn
    PLACING: int = 1  # a: workers placed this turn; b: 1 if that was pity (TZ-4.4)
    PICKING: int = 2  # a: 1 if no more may be picked up (Ah Chuy Kak; after a quick action)
    ACTION: int = 3  # of the worker picked up; a: gear, b: space
    FREE_CHOICE: int = 4  # reached by looking ahead; a: 0 on Chichen Itza, else 1 + gear
    ANY_ACTION: int = 5  # a: 1 if its corn is still to be paid and it may be declined (the building)
    HARVEST: int = 6  # a: action of Palenque
    ADVANCE: int = 7  # a: how many levels, b: 1 if paid, c: 1 if it may be declined
    PAY: int = 8  # a: how many blocks, b: the first kind allowed
    STEP_UP: int = 9  # a: how many steps, b: 1 + temple that is excluded, or 0
    TAKE: int = 10  # a: how many blocks
    MARKET: int = 11
    OFFERING: int = 12  # the block that theology 2 may pay
    # a: where (Site), b: 1 if it may be declined, or 2 + building that is renovated,
    # c: 1 if architecture is used up
    CONSTRUCT: int = 13
    ARCHITECTURE: int = 14  # a: building, b: 1 + building that is renovated, or 0
    SAVE: int = 15  # a: building, b: level of architecture, c: 1 + building that is renovated, or 0
    ANGER: int = 16
    DAYS: int = 17
    RAISE: int = 18  # a: technology, b: 1 if it is free
    EFFECT: int = 19  # a: kind, b: argument
    STEP: int = 20  # a: temple, b: 1 if its price is paid
    GOLD: int = 21  # a: how many blocks of gold, each with a price
    SKULL: int = 22  # a: how many skulls, each with a price
    LOWER: int = 23  # a technology, in exchange for the others
    BONUS: int = 24  # of any technology (Itzamna)
    RECEIVE: int = 25  # a building that is paid; a: building, b: level of architecture
    AWARD: int = 26  # of a food day; a: seat, b: gold, c: skulls
    FOOD_DAY: int = 27  # a: what comes next in it
    TURN_END: int = 28  # after a quick action
    FIRST_ROUND: int = 29  # begins after set-up


class _Site(NamedTuple):
    """Where a building is constructed."""

    TIKAL_2: int = 0
    TIKAL_4: int = 1
    TIKAL_4_AGAIN: int = 2
    UXMAL_4: int = 3
    QUICK: int = 4
    MONUMENT: int = 5  # a monument alone


Gear = _Gear()
Technology = _Technology()
Phase = _Phase()
Module = _Module()
Tribe = _Tribe()
Prophecy = _Prophecy()
Ask = _Ask()
Site = _Site()

SEATS = 5
WORKERS = 6
NOBODY = -1
EMPTY = -1
DUMMY = 5
OUT_OF_GAME = -2
TEETH = (10, 10, 10, 10, 13)
MOST_TEETH = max(TEETH)
LAST_SPACE = (7, 7, 7, 7, 10)
LAST_ACTION = (5, 5, 5, 5, 9)
SKULL_PLACES = max(LAST_ACTION) + 1
"""By action of Chichen Itza; the first is not used."""
TOP_LEVEL = 3
STACK = 40
TILES = 40
"""Room for buildings, and for tiles of any other kind."""
MONUMENTS = 13
DISPLAY = 6
OFFERED = 4
KEPT = 3
OFFERED_TRIBES = 2
ROW = (7, 6)
"""Tiles of quick actions that each age has room for."""
QUICK_SPACES = 3

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
    ("chosen", i2),  # in set-up: 0, or 1 + the number of the choice of tiles that is kept
    ("tribe", i2),
    ("tribes", i2, OFFERED_TRIBES),  # in set-up: those offered
    ("fed", i2),  # workers fed on a food day of hunger, until it is over
)

Turn = record(  # what the seat to move has done in its turn, as far as it matters
    ("sold", i2),  # 1 if the exchange of Xaman Ek is used
    ("ahead", i2),  # 1 if the look ahead of Ahau Chamahez is used
    ("skipped", i2),  # 1 + gear * SPACES + space treated as occupied (Vacub-Caquix), or 0
    ("dearest", i2),  # number of the dearest space paid (Cit-Bolon-Tum)
    ("placed", i2, 5),  # spaces taken on each gear, as bits (Ah Chuy Kak)
    ("quick", i2),  # 1 if a quick action is to be done at the end
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
    ("modules", i2),
    ("calamity", i2),  # the prophecy that rules now
    ("turn", Turn),
    ("gears", i2, (5, MOST_TEETH)),
    ("skull_places", i2, SKULL_PLACES),
    ("jungle_corn", i2, 6),  # by action of Palenque
    ("jungle_wood", i2, 6),
    ("shown", i2, DISPLAY),
    ("decks", i2, (2, TILES)),  # the next tile last
    ("deck_left", i2, 2),
    ("building_owner", i2, TILES),
    ("monument_owner", i2, MONUMENTS),  # a seat, NOBODY while on display, OUT_OF_GAME
    ("players", Player, SEATS),
    ("depth", i2),
    ("stack", Frame, STACK),
    ("prophecies", i2, 3),
    ("quick_row", i2, ROW[0] + ROW[1]),  # tiles of both ages in order
    ("quick_spaces", i2, QUICK_SPACES),
)
