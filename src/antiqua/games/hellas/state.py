"""The state of a game of Hellas: one record of fixed size.

Spaces are numbered in reading order of the board's rows; numbers of actions and kinds are the indices below.
"""

from typing import NamedTuple

import numpy as np

from antiqua.kernel.records import record

i2 = np.int16

ACTIONS = (
    "house",
    "house_agora",
    "palace",
    "quarry",
    "temple_4",
    "temple_6",
    "temple_10",
    "monument",
    "marble",
)
KINDS = ("house", "agora", "palace", "monument")
BOARDS = ("pegasus", "minotaur")
SPACE_KINDS = ("building", "quarry", "temple")


class _Action(NamedTuple):
    HOUSE: int = 0
    HOUSE_AGORA: int = 1
    PALACE: int = 2
    QUARRY: int = 3
    TEMPLE: int = 4  # the first of three
    MONUMENT: int = 7
    MARBLE: int = 8


class _Kind(NamedTuple):
    HOUSE: int = 0
    AGORA: int = 1
    PALACE: int = 2
    MONUMENT: int = 3


class _SpaceKind(NamedTuple):
    BUILDING: int = 0
    QUARRY: int = 1
    TEMPLE: int = 2


class _Phase(NamedTuple):
    TURN: int = 0
    OVER: int = 1


Action = _Action()
Kind = _Kind()
SpaceKind = _SpaceKind()
Phase = _Phase()

SEATS = 4
SPACES = 128
TILES = 40
ROUNDS = 3
NONE = -1
"""Nobody, nothing, nowhere."""

Player = record(
    ("marble", i2),
    ("rings", i2),
    ("cubes", i2),
    ("left", i2, 3),  # houses, agoras, palaces not yet built
)

Game = record(
    ("rng", np.uint32, 2),
    ("seats", i2),
    ("phase", i2),
    ("round_number", i2),
    ("start_player", i2),
    ("next_start_player", i2),
    ("to_move", i2),
    ("taken", i2, 9),  # cubes on each kind of action space
    ("action", i2),  # being resolved, or NONE
    ("asked", i2),  # the seat that decides in it
    ("may_build", i2, 3),  # 1 for each kind that the seat asked may still build in this action
    ("tile", i2),  # turned up and not yet placed, or 0
    ("tiles_placed", i2),
    ("columns_left", i2),
    ("n_deck", i2),
    ("deck", i2, TILES),  # the next tile last
    ("used", i2, TILES + 1),  # by number of the tile: 1 if it is covered or discarded
    ("miner", i2),
    ("quarry", i2, SPACES),  # the number of the tile on top, negative once closed, 0 for none
    ("standing", i2, SPACES),  # columns
    ("piece", i2, SPACES),  # its kind, or NONE
    ("owner", i2, SPACES),  # its seat, or NONE for a monument
    ("group", i2, SPACES),  # the lowest space of the connected own pieces that it belongs to, or NONE
    ("players", Player, SEATS),
)
