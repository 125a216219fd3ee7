"""Small functions that write SVG text: numbers short, text and attributes escaped."""

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from math import cos, radians, sin

# Attributes of an element by their names, see `element`.
Attributes = dict[str, str | float | bool | None]


def number(value: float) -> str:
    """A length or an angle with at most two decimals and nothing needless: ``2``, ``0.5``, ``-13.46``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def signed(value: int) -> str:
    """A number with its sign, as it is printed: ``+2``, ``−3``, ``0``."""
    return f"+{value}" if value > 0 else minus(value)


def minus(value: float) -> str:
    """A number as it is printed, with a minus sign and not a hyphen."""
    return str(value).replace("-", "−")


@lru_cache(maxsize=1024)
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def element(name: str, *inside: str, **attributes: str | float | bool | None) -> str:
    """One element around ``inside``, which is markup already.

    ``_`` in an attribute's name stands for ``-`` and one at its end is dropped (``class_``); the value None
    leaves the attribute out.
    """
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        if value is True:
            text = ""
        elif isinstance(value, str):
            text = escape(value)
        else:
            text = number(value)
        parts.append(f' {_attribute(key)}="{text}"')
    body = "".join(inside)
    parts.append(f">{body}</{name}>" if body else "/>")
    return "".join(parts)


def group(*inside: str, **attributes: str | float | bool | None) -> str:
    """A ``<g>``; nothing at all if it would be empty and has no id."""
    if not any(inside) and "id" not in attributes:
        return ""
    return element("g", *inside, **attributes)


def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 14,
    *,
    weight: int = 700,
    anchor: str = "middle",
    fill: str = "ink",
    **attributes: str | float | bool | None,
) -> str:
    """Words with their baseline at y; ``fill`` is a colour token."""
    return element(
        "text",
        escape(str(words), quote=False),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
        fill=paint(fill),
        **attributes,
    )


def shortened(words: str, room: float, size: float = 14) -> str:
    """The words as far as the room goes, by the usual widths of letters; what is cut ends with dots."""
    end = 0.0
    for place, letter in enumerate(words):
        end += size * (0.94 if letter in "mwMW@%" else 0.34 if letter in "fijlrtI.,:;'! " else 0.63)
        if end > room:
            fits = place - 1 if end - room < size * 0.3 else place - 2
            return f"{words[: max(1, fits)].rstrip()}…"
    return words


def use(name: str, x: float, y: float, size: float, **attributes: str | float | bool | None) -> str:
    """The icon of that name, ``size`` wide and high, with its middle at (x, y)."""
    corner = size / 2
    return element(
        "use", href=f"#i-{name}", x=x - corner, y=y - corner, width=size, height=size, **attributes
    )


def circle(x: float, y: float, radius: float, **attributes: str | float | bool | None) -> str:
    """A circle round (x, y)."""
    return element("circle", cx=x or None, cy=y or None, r=radius, **attributes)


def paint(colour: str) -> str:
    """A colour token as a paint; what is no plain name (``none``, ``#fff``, ``var(…)``) stays."""
    if colour == "none" or colour[0] == "#" or "(" in colour:
        return colour
    return f"var(--{colour})"


def at(x: float, y: float, turn: float = 0) -> str:
    """The value of ``transform`` that moves to (x, y) and then turns clockwise by so many degrees."""
    move = f"translate({number(x)} {number(y)})"
    return f"{move} rotate({number(turn)})" if turn else move


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """The point at that distance and angle from the origin; y points down, so angles grow clockwise."""
    return radius * cos(radians(degrees)), radius * sin(radians(degrees))


def path(points: Iterable[tuple[float, float]], closed: bool = True) -> str:
    """The ``d`` of a path of straight lines."""
    text = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{text}Z" if closed else f"M{text}"
