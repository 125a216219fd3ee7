"""The site's tests have bots that play at once, in the same thread, and as many browsers as they like."""

import pytest
from django.test import Client

from antiqua.site.tables.services import live


@pytest.fixture(autouse=True)
def _bots_at_once(settings):
    settings.ANTIQUA_BOTS_IN_THREAD = False
    yield
    live._live.clear()


@pytest.fixture
def browser_client():
    """A browser of its own: another one for each call."""

    def make(**options):
        return Client(raise_request_exception=False, **options)

    return make
