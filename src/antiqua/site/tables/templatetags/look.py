"""Icons, glyphs and static files in templates."""

from django import template
from django.utils.safestring import SafeString, mark_safe

from antiqua.drawing import icons
from antiqua.site.look import asset
from antiqua.site.tables.present import title_of

register = template.Library()


@register.simple_tag(name="asset")
def asset_tag(path: str) -> str:
    """The address of a static file that may be kept for ever."""
    return asset(path)


@register.simple_tag
def icon(name: str, label: str = "", classes: str = "") -> SafeString:
    """An icon of the sheet, as high as the text."""
    return mark_safe(icons.icon(name, label, classes))  # noqa: S308  # our own drawing, the label is escaped


@register.simple_tag
def seat_icon(seat: int, classes: str = "") -> SafeString:
    """A seat's glyph in its colour."""
    return icon(f"seat-{seat}", "", classes)


@register.simple_tag
def good_icon(name: str) -> SafeString:
    """An icon without words, for a number whose words stand beside it."""
    return icon(name)


@register.simple_tag
def game_name(name: str) -> str:
    """A game's name for readers."""
    return title_of(name)
