"""The state of a game of Hadara: one record of fixed size.

A colour and its track have the same number; cards, colonies and busts are numbered as in the box.
"""

from typing import NamedTuple

import numpy as np

from antiqua.kernel.records import record

i2 = np.int16

TRACKS = ("income", "military", "culture", "food")
COLOURS = ("yellow", "red", "blue", "green", "purple")
SIDES = ("a", "b")
PHASES = (
    "sides",
    "wheel",
    "a",
    "colony_a",
    "bust_a",
    "b",
    "colony_b",
    "bust_b",
    "feeding",
    "seals",
    "over",
)


class _Track(NamedTuple):
    INCOME: int = 0
    MILITARY: int = 1
    CULTURE: int = 2
    FOOD: int = 3


class _Phase(NamedTuple):
    SIDES: int = 0
    WHEEL: int = 1
    A: int = 2
    COLONY_A: int = 3
    BUST_A: int = 4
    B: int = 5
    COLONY_B: int = 6
    BUST_B: int = 7
    FEEDING: int = 8
    SEALS: int = 9
    OVER: int = 10


class _Ability(NamedTuple):
    NONE: int = 0
    SELL_PLUS_1: int = 1
    BONUS_TOKEN: int = 2
    COLOUR_STEP: int = 3  # + track
    BUSTS_PLUS_2: int = 7
    CHEAPER_SEALS: int = 8
    FEED_WITH_COINS: int = 9
    SELL_SURPLUS: int = 10
    COINS_ABOVE_INCOME: int = 11
    COLONY_COINS: int = 12
    SILVER_FULL: int = 13
    SET_POINTS: int = 14
    GOLD_JOKER: int = 15
    TWO_PER_STEP: int = 16
    REQUIREMENTS_LESS: int = 17
    BUY_REQUIREMENT: int = 18


class _Place(NamedTuple):
    """Where a card is: what a seat may know follows from it (HA-10)."""

    AWAY: int = 0  # in the box, or of an era to come
    INNER: int = 1
    OUTER: int = 2
    GONE: int = 3  # sold in phase B or discarded: known to all
    FRONT: int = 10  # + the seat that recruited it
    SOLD: int = 20  # + the seat that sold it in phase A: known to that seat alone


class _Act(NamedTuple):
    """What is done with the card that is not shown."""

    OPEN: int = 0
    RECRUIT: int = 1
    SELL: int = 2


Track = _Track()
Phase = _Phase()
Ability = _Ability()
Place = _Place()
Act = _Act()

PURPLE = 4
SEATS = 5
CARDS = 162
IN_FRONT = 48
"""More cards than anybody can recruit, ten an era: positions may begin with some that were not recruited."""
PILE = 15
ABILITIES = 19
NONE = -1
STEPS = 5
"""Of phase A in an era."""

Player = record(
    ("coins", i2),
    ("number", i2),  # of the start card, from 0
    ("side", i2),
    ("printed", i2, 4),  # tracks without what abilities count anew
    ("colours", i2, 5),  # cards in front, by colour
    ("abilities", i2, ABILITIES),  # cards in front, by ability
    ("tokens", i2, 4),  # free, by track
    ("n_cards", i2),
    ("cards", np.uint8, IN_FRONT),  # in the order recruited
    ("bound", np.int8, IN_FRONT),  # the track of the token bound to each, or NONE
    ("colony", i2, 5),  # by stack: the tile, or NONE
    ("allied", i2, 5),  # by stack: 1 if it is turned over
    ("bust", i2, 4),  # by slot: the track of its token, or NONE
    ("bust_back", i2, 4),  # by slot: 1 if the token shows its back
    ("fronts", i2, 4),  # busts with the token's front, by track
    ("n_silver", i2),
    ("silver", i2, 2),
    ("gold", i2),
    ("show", i2),  # phase A: 0, or 1 + which of the two drawn cards is shown
    ("act", i2),  # phase A and B: what is done with the other card
    ("bind", i2),  # phase A: 0, or 1 + the track of the token
    ("ready", i2),  # 1 once the secret choice is complete
)

Game = record(
    ("rng", np.uint32, 2),
    ("seats", i2),
    ("advanced", i2),
    ("phase", i2),
    ("era", i2),
    ("round_step", i2),
    ("start_player", i2),
    ("to_move", i2),
    ("board", i2, 5),  # the colours clockwise
    ("wheel", i2),  # where on the board the crest of seat 0 points to
    ("place", np.uint8, CARDS),
    ("n_inner", i2, 5),
    ("inner", i2, (5, PILE)),  # the next card last
    ("n_outer", i2, 5),
    ("outer", i2, (5, PILE)),  # the top card last
    ("n_colonies", i2, 5),
    ("colonies", i2, (5, 5)),  # by stack, the next tile last
    ("card", i2),  # taken in phase B and not yet dealt with, or NONE
    ("slot", i2),  # the bust that waits for its token, or NONE
    ("taken", i2),  # colonies or busts in this step of this seat
    ("bought", i2),  # points of requirement bought in this step of this seat
    ("paid", i2),  # cards fed with coins in this feeding of this seat
    ("players", Player, SEATS),
)
