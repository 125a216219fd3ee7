"""Tiles as small pictures with words."""

from typing import Any

from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from antiqua.games.tzolkin.board import card
from antiqua.games.tzolkin.phrases import tile_text, wealth_gives
from antiqua.site.tables.present.shapes import Tile


def tile(name: str, components: Any) -> Tile:
    """A building, monument or wealth tile."""
    note = components.notes.get(name)
    unsure = ""
    if note is not None and (note.reconstructed or note.confidence == "low"):
        unsure = _("These values are not certain.")
    return Tile(
        id=name,
        picture=mark_safe(card(name, components, standalone=False)),  # noqa: S308  # our own drawing
        words=_words(name, components),
        unsure=unsure,
    )


def _words(name: str, components: Any) -> str:
    """What the tile costs and does; of a wealth tile only what it gives."""
    if name in components.data["wealth"]:
        gives = wealth_gives(components.data["wealth"][name])
        return f"{gives[:1].upper()}{gives[1:]}."
    return tile_text(name, components)
