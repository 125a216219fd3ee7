"""The numbers of the evaluation of Tzolk'in, in points, found by hand and then by play against itself.

Many weights fade as the end comes near, by `left / (left + horizon)` with `left` own turns to come;
others, where a thing works every turn, are for a whole game of 26 turns and fade in proportion.
"""

import numpy as np

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
    # The calendar.
    ("light", f8),
    ("start", f8),
    ("jump", f8),
)

VALUES = {
    "horizon": 9.405,
    "corn": 0.354,
    "working_corn": 0.293,
    "working_cap": 7.054,
    "blocks": (1.197, 1.082, 2.222),
    "skull": 3.924,
    "more_skulls": 0.849,
    "food": 0.617,
    "hunger": 0.787,
    "hunger_turns": 0.231,
    "worker": (0.0, 0.0, 0.0, 0.0, 13.781, 8.104, 2.558),
    "hand": 1.43,
    "waiting": 0.063,
    "reliance": (
        (0.77, 0.77, 0.77, 0.77, 0.77),
        (0.88, 0.88, 0.88, 0.88, 0.88),
        (0.8, 0.8, 0.8, 0.8, 0.8),
        (0.1, 0.1, 0.5, 0.1, 0.1),
        (0.89, 0.0, 0.0, 0.0, 0.0),
    ),
    "crowd": (0.4, 0.4, 0.32, 0.4, 0.32),
    "lead": (0.0, 0.108, 0.102, 0.508, 0.801),
    "levels": ((2.783, 0.083, 9.18), (3.249, 4.251, 2.395), (1.381, 10.587, 4.152), (2.043, 3.964, 3.286)),
    "growth": 0.514,
    "chance": 0.264,
    "tile": 0.285,
    "missing": 0.417,
    "no_skull": 0.117,
    "plan": 0.028,
    "construct": 1.433,
    "any_action": 3.139,
    "market": 0.382,
    "light": 0.978,
    "start": 0.307,
    "jump": 0.0,
}
