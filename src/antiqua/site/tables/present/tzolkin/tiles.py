"""Tiles as small pictures with words."""

from typing import Any

from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from antiqua.games.tzolkin.board import card
from antiqua.games.tzolkin.phrases import tile_text, wealth_gives
from antiqua.site.tables.present.shapes import Tile


def tile(name: str, components: Any) -> Tile:
    """A building, monument or wealth tile."""
    return Tile(
        id=name,
        picture=mark_safe(card(name, components, standalone=False)),  # noqa: S308  # our own drawing
        words=_words(name, components),
        unsure=unsure(name, components),
    )


def _words(name: str, components: Any) -> str:
    """What the tile costs and does; of a wealth tile only what it gives."""
    if name in components.data["wealth"]:
        gives = wealth_gives(components.data["wealth"][name])
        return f"{gives[:1].upper()}{gives[1:]}."
    return tile_text(name, components)


def unsure(name: str, components: Any) -> str:
    """Says that the printed values are not certain; empty if they are, or if two sources agree on them."""
    note = components.notes.get(name)
    if note is None or note.confidence == "high":
        return ""
    if note.reconstructed:
        return _("Reconstructed: nobody has seen these values printed.")
    if not note.note and note.confidence != "low":
        return ""
    if name.startswith("exp_") or name in components.data["tribe"]:
        return _("Some of this rests on one source alone, or the sources differ.")
    return _("The sources differ on these values.")
