"""Compiling the rules ahead, so that the first table opens at once.

The very first time takes about a minute a game; afterwards the compiled code is on the disk. Games are
compiled one after the other; the one that somebody waits for comes next.
"""

import logging
import random
import threading

import antiqua
import antiqua.bots
from antiqua.site.tables.models import Table
from antiqua.site.tables.present import playable

_log = logging.getLogger(__name__)
_lock = threading.Lock()
_waiting: list[str] = []


def start() -> None:
    """Compiles in a thread of its own, first the game that was played last."""
    last = Table.objects.order_by("-pk").values_list("game", flat=True).first()
    names = sorted((found["name"] for found in playable()), key=lambda name: name != last)
    with _lock:
        _waiting[:] = names
    threading.Thread(target=_warm, name="warming", daemon=True).start()


def is_busy(game: str) -> bool:
    """Whether a table of this game would have to wait for the compiler; if so, the game comes next."""
    with _lock:
        if game not in _waiting:
            return False
        if _waiting[0] != game:
            _waiting.remove(game)
            _waiting.insert(1, game)
        return True


def _warm() -> None:
    while _waiting:
        name = _waiting[0]
        try:
            _compile(name)
        except Exception:
            _log.exception("%s could not be compiled ahead", name)
        finally:
            with _lock:
                _waiting.remove(name)


def _compile(name: str) -> None:
    """Plays one move of every bot: compiles all that a table of the game needs."""
    game = antiqua.load(name)
    state = game.new()
    seat = state.to_act[0]
    for bot_name in antiqua.bots.names(game):
        bot = antiqua.bots.make(bot_name, game)
        view, sampler = state.view(seat), antiqua.bots.sampler(state, seat)
        state.copy().play(bot.choose(view, state.moves(seat), sampler, random.Random(0)), seat)
    state.scores()
