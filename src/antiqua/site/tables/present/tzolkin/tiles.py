"""Tiles as small pictures with words."""

from typing import Any

from django.utils.safestring import mark_safe

from antiqua.games.tzolkin.board import card
from antiqua.games.tzolkin.doubts import doubt
from antiqua.games.tzolkin.phrases import tile_text, wealth_gives
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Tile


def tile(name: str, seen: Seen) -> Tile:
    """A building, monument or wealth tile; the page marks what is not certain, in a size to be read."""
    components, players = seen.components, len(seen.names)
    picture = card(name, components, players=players, marked=False, standalone=False)
    return Tile(
        id=name,
        picture=mark_safe(picture),  # noqa: S308  # our own drawing
        words=_words(name, components, players),
        unsure=doubt(name, components, players),
    )


def _words(name: str, components: Any, players: int) -> str:
    """What the tile costs and does; of a wealth tile only what it gives."""
    if name in components.data["wealth"]:
        gives = wealth_gives(components.data["wealth"][name])
        return f"{gives[:1].upper()}{gives[1:]}."
    return tile_text(name, components, players)
