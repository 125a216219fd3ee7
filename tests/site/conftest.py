"""The site's tests have a data folder of their own and bots that play at once, in the same thread."""

import os
import tempfile
from pathlib import Path

os.environ["ANTIQUA_DATA"] = tempfile.mkdtemp(prefix="antiqua-test-")
os.environ["DJANGO_SETTINGS_MODULE"] = "antiqua.site.settings"

import django
import pytest

django.setup()

from antiqua.site.tables.services import live  # noqa: E402
from django.conf import settings as django_settings  # noqa: E402
from django.test import Client  # noqa: E402

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _bots_at_once(settings):
    settings.ANTIQUA_BOTS_IN_THREAD = False
    settings.ALLOWED_HOSTS = ["testserver", "localhost"]
    yield
    live._live.clear()


@pytest.fixture()
def browser_client():
    """A browser of its own: another one for each call."""
    assert django_settings.configured

    def make(**options):
        return Client(raise_request_exception=False, **options)

    return make
