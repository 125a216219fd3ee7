"""News of tables for those who watch them: which version is the newest, as server-sent events.

Only the number is sent. Each browser then asks for what its own seats may see.
"""

import asyncio
import threading
from collections import defaultdict
from collections.abc import AsyncIterator

from asgiref.sync import sync_to_async
from django.db import connection

from antiqua.site.tables.models import Table

HEARTBEAT = 15.0
"""Seconds; also how late news from another process of the same site can be."""

_Mailbox = tuple[asyncio.AbstractEventLoop, "asyncio.Queue[int | None]"]
_guard = threading.Lock()
_watchers: dict[str, set[_Mailbox]] = defaultdict(set)


def publish(key: str, version: int) -> None:
    """Tells all who watch the table; may be called from any thread."""
    _post(version, [key])


def close() -> None:
    """Ends all streams, so that the server can stop."""
    _post(None, None)


def _post(news: int | None, keys: list[str] | None) -> None:
    with _guard:
        boxes = [
            box for key in (keys if keys is not None else list(_watchers)) for box in _watchers.get(key, ())
        ]
    for loop, queue in boxes:
        if not loop.is_closed():
            loop.call_soon_threadsafe(queue.put_nowait, news)


async def stream(key: str) -> AsyncIterator[bytes]:
    """The versions of one table, first the present one; ends when the site stops."""
    box: _Mailbox = (asyncio.get_running_loop(), asyncio.Queue())
    with _guard:
        _watchers[key].add(box)
    try:
        sent = -1
        news: int | None = await _version(key)
        while news is not None:
            # a comment keeps the line open and finds out that nobody listens any more
            yield f"event: version\ndata: {news}\n\n".encode() if news > sent else b": still here\n\n"
            sent = max(sent, news)
            try:
                news = await asyncio.wait_for(box[1].get(), HEARTBEAT)
            except TimeoutError:
                news = await _version(key)
    finally:
        with _guard:
            _watchers[key].discard(box)
            if not _watchers[key]:
                del _watchers[key]


def _read_version(key: str) -> int | None:
    try:
        return Table.objects.filter(key=key).values_list("version", flat=True).first()
    finally:
        connection.close()  # a stream lives for hours and asks rarely


_version = sync_to_async(_read_version, thread_sensitive=False)
