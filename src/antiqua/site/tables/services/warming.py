"""Compiling the rules ahead, so that the first table opens at once.

The very first time takes about a minute; afterwards the compiled code is on the disk.
"""

import random
import threading

import antiqua
import antiqua.bots
from antiqua.site.tables.present import playable

_busy = threading.Event()


def start() -> None:
    """Compiles in a thread of its own."""
    _busy.set()
    threading.Thread(target=_warm, name="warming", daemon=True).start()


def is_busy() -> bool:
    """Whether a table would have to wait for the compiler."""
    return _busy.is_set()


def _warm() -> None:
    try:
        for found in playable():
            game = antiqua.load(found["name"])
            state = game.new()
            seat = state.to_act[0]
            for name in antiqua.bots.names(game):
                bot = antiqua.bots.make(name, game)
                view, sampler = state.view(seat), antiqua.bots.sampler(state, seat)
                state.copy().play(bot.choose(view, state.moves(seat), sampler, random.Random(0)), seat)
            state.scores()
    finally:
        _busy.clear()
