"""Django's settings.

What differs from one machine to another comes from the environment:
`ANTIQUA_DATA` the data folder, `DATABASE_URL` (`postgres://user:password@host:port/name`) another database
than SQLite in that folder, `ANTIQUA_HOSTS` names that the site answers to, `ANTIQUA_DEBUG=1` for developers.
"""

import os
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

from antiqua.site.folders import data_folder, secret_key

BASE = Path(__file__).resolve().parent
DATA = data_folder()
DEBUG = os.environ.get("ANTIQUA_DEBUG", "") not in ("", "0")
SECRET_KEY = secret_key(DATA)
ALLOWED_HOSTS = os.environ.get("ANTIQUA_HOSTS", "localhost,127.0.0.1,[::1]").split(",")

INSTALLED_APPS = [
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "django_htmx",
    "antiqua.site.tables",
]
MIDDLEWARE = [
    "antiqua.site.middleware.SecurityHeaders",
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "antiqua.site.middleware.GameLanguage",
    "antiqua.site.middleware.ClearLines",
]
ROOT_URLCONF = "antiqua.site.urls"
ASGI_APPLICATION = "antiqua.site.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "antiqua.site.look.context",
            ],
        },
    }
]


def _database() -> dict[str, object]:
    """SQLite in the data folder, or the PostgreSQL that `DATABASE_URL` names."""
    url = urlsplit(os.environ.get("DATABASE_URL", ""))
    if url.scheme in ("postgres", "postgresql"):
        if not (find_spec("psycopg") or find_spec("psycopg2")):
            raise OSError("DATABASE_URL: PostgreSQL needs the package psycopg: pip install 'psycopg[binary]'")
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(url.path[1:]),
            "USER": unquote(url.username or ""),
            "PASSWORD": unquote(url.password or ""),
            "HOST": url.hostname or "",
            "PORT": str(url.port or ""),
        }
    if url.scheme:
        raise OSError(f"DATABASE_URL: {url.scheme!r} is not supported, only postgres:// is")
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA / "antiqua.sqlite3",
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 8,  # seconds that a request waits for another program to let the database go
            # FULL: what was acknowledged is on the disk, also after a loss of power
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
        },
    }


DATABASES = {"default": _database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# a browser is known by a random name in a signed cookie: no session table, no personal data
SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
SESSION_COOKIE_AGE = 365 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "antiqua.site.tables.views.errors.csrf_failure"
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
# moves and forms are short; a record of a game that is uploaded is some 100 kB
DATA_UPLOAD_MAX_MEMORY_SIZE = 4_000_000

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English")]
LOCALE_PATHS = [BASE / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE / "static"]

# bots play in their own thread, so that the answer to a person's move does not wait for them
ANTIQUA_BOTS_IN_THREAD = True
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    # a wrong address, a stale form, too large a file or an odd host is no event that the owner must read;
    # Django logs the latter two as errors, with a traceback
    "loggers": {
        "django.request": {"level": "ERROR"},
        "django.security": {"level": "CRITICAL"},
    },
}
