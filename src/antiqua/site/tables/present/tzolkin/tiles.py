"""Tiles as small pictures with words."""

from typing import Any

from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from antiqua.games.tzolkin.board import card
from antiqua.games.tzolkin.phrases import tile_text
from antiqua.site.tables.present.shapes import Tile


def tile(name: str, components: Any) -> Tile:
    """A building, monument or wealth tile."""
    note = components.notes.get(name)
    unsure = ""
    if note is not None and getattr(note, "reconstructed", False):
        unsure = _("Reconstructed: not seen on the printed tile.")
    return Tile(
        id=name,
        picture=mark_safe(card(name, components, standalone=False)),  # noqa: S308: our own drawing
        words=tile_text(name, components),
        unsure=unsure,
    )
