"""Bots at tables. Each turn of a bot is played and saved as one, from what its seat may know."""

import logging
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from django.conf import settings
from django.db import connection

import antiqua.bots
from antiqua.site.tables.models import Table
from antiqua.site.tables.services import events
from antiqua.site.tables.services.live import Live, Outdated, opened
from antiqua.site.tables.services.saving import save

_log = logging.getLogger(__name__)
_guard = threading.Lock()
_called: set[int] = set()


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "bots")


def wake(table_id: int) -> None:
    """Lets the bots of a table play until a person is to act."""
    if not settings.ANTIQUA_BOTS_IN_THREAD:
        _play(table_id)
        return
    with _guard:
        if table_id in _called:
            return
        _called.add(table_id)
    _pool().submit(_play_in_thread, table_id)


def resume() -> None:
    """After a start of the server: bots that were to act go on."""
    for table_id in (
        Table.objects.filter(is_over=False, seats__bot__gt="").values_list("pk", flat=True).distinct()
    ):
        wake(table_id)


def _play_in_thread(table_id: int) -> None:
    with _guard:
        _called.discard(table_id)  # whoever calls from here on has news that this run may not see
    try:
        _play(table_id)
    except (Outdated, Table.DoesNotExist) as error:
        _log.warning("table %s: %s", table_id, error)
    except Exception:
        _log.exception("table %s: its bots stopped", table_id)
    finally:
        connection.close()


def _play(table_id: int) -> None:
    while _play_turn(table_id):
        pass


def _play_turn(table_id: int) -> bool:
    """One turn of one bot; False if no bot is to act."""
    with opened(table_id) as live:
        seat = live.next_bot()
        if seat is None:
            return False
        bot = antiqua.bots.make(live.seats[seat].bot, live.match.game)
        while seat in live.match.state.to_act:
            live.match.play(seat, _choose(live, seat, bot), live.match.version)
        save(live, seat)
    events.publish(live.table.key, live.table.version)
    return True


def _choose(live: Live, seat: int, bot: antiqua.bots.Bot) -> str:
    state = live.match.state
    moves = state.moves(seat)
    if len(moves) == 1:
        return str(moves[0])
    rng = random.Random(f"{live.table.seed} {seat} {len(live.match.moves)}")
    return str(bot.choose(state.view(seat), moves, antiqua.bots.sampler(state, seat), rng))
