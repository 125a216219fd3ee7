"""Tells Django about the app."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The app of the tables."""

    name = "antiqua.site.tables"
    label = "tables"
