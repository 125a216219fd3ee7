"""The numbers of the evaluation of Tzolk'in, in points, found by hand and then by play against itself.

Many weights fade as the end comes near, by `left / (left + horizon)` with `left` own turns to come;
others, where a thing works every turn, are for a whole game of 26 turns and fade in proportion.
"""

import numpy as np

from antiqua.games.tzolkin.state import TRIBES
from antiqua.kernel.records import record

f8 = np.float64

Weights = record(
    ("horizon", f8),
    # Goods, besides what they bring at the end.
    ("corn", f8),
    ("working_corn", f8),  # each of the first corn
    ("working_cap", f8),  # how many those are
    ("blocks", f8, 3),
    ("skull", f8),
    ("more_skulls", f8),  # each beyond the second
    # Food days to come.
    ("food", f8),  # each corn that will be eaten
    ("hunger", f8),  # each corn that is missing, as a share of what the missing corn would cost
    ("hunger_turns", f8),  # how much a turn of time eases that
    # Workers.
    ("worker", f8, 7),  # the first to sixth worker, for a whole game
    ("hand", f8),
    ("waiting", f8),  # each turn until the action
    ("reliance", f8, (5, 5)),  # share of an action's worth while its worker waits; Chichen Itza: the first
    ("crowd", f8, 5),  # share for each further worker on the same gear
    # Temples and technologies.
    ("lead", f8, 5),  # share of a bonus expected with a lead of -2 or less, -1, 0, 1, 2 or more
    ("levels", f8, (4, 3)),  # for a whole game
    # Tiles.
    ("growth", f8),  # of an own monument over a whole game, as a share
    ("chance", f8),  # of what a thing adds to a monument that is still on display
    ("tile", f8),
    ("missing", f8),  # share of an action's worth that is left with one thing missing for it
    ("no_skull", f8),  # the same for the skull of Chichen Itza
    ("plan", f8),  # share of the best monument that could be built
    ("construct", f8),
    ("any_action", f8),
    ("market", f8),
    # Tribes & Prophecies.
    ("tribes", f8, len(TRIBES)),  # what a tribe brings in a game
    ("prophecies", f8, 3),  # share of the points of the next prophecy to be scored, and of those after it
    ("patience", f8),  # turns after which the next band of a prophecy is half hoped for
    # The calendar.
    ("light", f8),
    ("start", f8),
)

VALUES = {
    "horizon": 13.817,
    "corn": 0.381,
    "working_corn": 0.282,
    "working_cap": 8.416,
    "blocks": (1.568, 1.632, 1.754),
    "skull": 3.882,
    "more_skulls": 0.929,
    "food": 0.524,
    "hunger": 0.68,
    "hunger_turns": 0.286,
    "worker": (0.0, 0.0, 0.0, 0.0, 8.536, 7.959, 1.614),
    "hand": 1.546,
    "waiting": 0.042,
    "reliance": (
        (0.206, 0.627, 0.582, 0.825, 0.901),
        (1.029, 1.675, 0.973, 0.933, 0.671),
        (0.493, 0.656, 0.626, 0.487, 0.789),
        (0.06, 0.029, 0.496, 0.0, 0.071),
        (0.837, 0.0, 0.0, 0.0, 0.0),
    ),
    "crowd": (0.324, 0.317, 0.627, 0.595, 0.325),
    "lead": (0.0, 0.056, 0.309, 0.399, 0.462),
    "levels": ((2.198, 0.0, 13.387), (2.392, 2.727, 2.901), (1.29, 11.488, 5.624), (2.021, 3.608, 2.339)),
    "growth": 0.594,
    "chance": 0.202,
    "tile": 0.227,
    "missing": 0.704,
    "no_skull": 0.138,
    "plan": 0.061,
    "construct": 1.421,
    "any_action": 2.168,
    "market": 0.36,
    "tribes": (1.0, 11.3, 1.3, 6.0, 5.5, 2.5, 1.5, 7.4, 5.4, 2.0, 2.6, 1.9, 3.3),
    "prophecies": (1.0, 0.7, 0.5),
    "patience": 4.0,
    "light": 1.34,
    "start": 0.43,
}
