"""Compiling the rules ahead, so that the first table opens at once.

The very first time takes about a minute; afterwards the compiled code is on the disk.
"""

import threading

import antiqua
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
        for game in playable():
            state = antiqua.load(game["name"]).new()
            seat = state.to_act[0]
            state.copy().play(state.moves(seat)[0], seat)
            state.scores()
    finally:
        _busy.clear()
