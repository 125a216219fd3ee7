"""The site's tests have bots that play at once, in the same thread, and as many browsers as they like."""

import zlib
from itertools import count

import pytest
from django.test import Client

from antiqua.site.tables.models import Table
from antiqua.site.tables.services import live


@pytest.fixture(autouse=True)
def _bots_at_once(settings):
    settings.ANTIQUA_BOTS_IN_THREAD = False
    yield
    live._live.clear()


@pytest.fixture(autouse=True)
def _same_games(request, monkeypatch):
    """A test that fails does so again: its tables have seeds of its own, not random ones."""
    seeds = count(zlib.crc32(request.node.name.encode()))
    monkeypatch.setattr(Table._meta.get_field("seed"), "_get_default", lambda: str(next(seeds)))


@pytest.fixture
def browser_client():
    """A browser of its own: another one for each call."""

    def make(**options):
        return Client(raise_request_exception=False, **options)

    return make
