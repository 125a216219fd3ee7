"""What is drawn in the spaces of the gears: small upright pictures laid along the ring."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin

from antiqua.drawing.svg import circle, element, group, number, polar, text, use

DIGIT = 8.6  # width of a figure at size 14
SMALL = 12.5  # the smallest words: 12 px where the board is 1086 px wide
GAP = 1.5


@dataclass(frozen=True)
class Item:
    """A picture with its size; ``draw`` gets its middle and whether its neighbours are above and below."""

    width: float
    height: float
    draw: Callable[[float, float, bool], str]


def picture(name: str, size: float) -> Item:
    """An icon alone."""
    return Item(size, size, lambda x, y, _steep: use(name, x, y, size))


def amount(shown: str, name: str, size: float = 16.5) -> Item:
    """A number and its icon."""
    figures = DIGIT * len(shown)
    width = figures + GAP + size

    def draw(x: float, y: float, _steep: bool) -> str:
        left = x - width / 2
        return text(left + figures / 2, y + 5, shown) + use(name, left + figures + GAP + size / 2, y, size)

    return Item(width, size, draw)


def laurel(shown: int, size: float = 27) -> Item:
    """Points: a number in a laurel."""
    return Item(size, size, lambda x, y, _steep: points(x, y, shown, size))


def points(x: float, y: float, shown: int | str, size: float = 27, figures: float = 14) -> str:
    """Points: a number in a laurel round (x, y), haloed by the ground (``--under``)."""
    return use("laurel", x, y, size) + text(
        x,
        y + figures * 0.36,
        str(shown).replace("-", "−"),
        figures,
        weight=800,
        paint_order="stroke",
        stroke="var(--under,var(--plaster))",
        stroke_width=3,
        stroke_linejoin="round",
    )


def question(x: float, y: float, told: str) -> str:
    """The sign of a value that is not certain, with the reason."""
    return group(
        circle(
            x, y, 7.5, fill="var(--plaster)", stroke="var(--ink)", stroke_width=1.3, stroke_dasharray="1.5 2"
        ),
        text(x, y + 4.5, "?", SMALL, weight=800),
        element("title", told),
        class_="unsure tells",
    )


def label(shown: str, size: float = 14) -> Item:
    """A few letters."""
    return Item(size * 0.614 * len(shown), size, lambda x, y, _steep: text(x, y + size * 0.36, shown, size))


def _line(d: str, x: float, y: float, turn: float = 0, width: float = 1.8) -> str:
    place = f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
    return element("path", d=d, transform=place, fill="none", stroke="var(--ink)", stroke_width=width)


# either … or, leads to, times
OR = Item(6, 12, lambda x, y, _steep: _line("M3-7L-3 7", x, y, width=1.6))
ARROW = Item(9, 9, lambda x, y, steep: _line("M-4.5 0h8m-3.5-4l4.5 4-4.5 4", x, y, 90 if steep else 0))
TIMES = Item(7, 7, lambda x, y, _steep: _line("M-3-3l6 6m0-6l-6 6", x, y))


def along(items: Sequence[Item], distance: float, angle: float) -> str:
    """The items in a row along the tangent of a ring, upright, read from left to right or downwards."""
    if not items:
        return ""
    x, y = polar(distance, angle)
    tangent_x, tangent_y = -sin(radians(angle)), cos(radians(angle))
    steep = abs(tangent_y) > abs(tangent_x)
    if (tangent_y if steep else tangent_x) < 0:
        tangent_x, tangent_y = -tangent_x, -tangent_y
    offsets = [0.0]
    for before, after in pairwise(items):
        across = (before.width + after.width) / 2 + GAP
        down = (before.height + after.height) / 2 + GAP
        steps = [
            size / abs(part) for size, part in ((across, tangent_x), (down, tangent_y)) if abs(part) > 1e-6
        ]
        offsets.append(offsets[-1] + min(steps))
    start = -offsets[-1] / 2
    return "".join(
        item.draw(x + (start + offset) * tangent_x, y + (start + offset) * tangent_y, steep)
        for item, offset in zip(items, offsets, strict=True)
    )
