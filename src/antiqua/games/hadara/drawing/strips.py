"""The cards in front of a player, tucked so that what they give stays in sight."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from antiqua.drawing.svg import element, group, text, use
from antiqua.games.hadara.box import NO_ABILITY, Components
from antiqua.games.hadara.drawing.abilities import ability
from antiqua.games.hadara.drawing.cells import FIGURE, Item, points, row, width
from antiqua.games.hadara.drawing.faces import strip_of, values
from antiqua.games.hadara.drawing.scene import box, colour_of

TALL, FLAT = 34.0, 16.5
GAP = 4.0


class Place(NamedTuple):
    """Where a strip lies, and whether it is flat."""

    x: float
    y: float
    flat: bool


def _items(components: Components, card: str, bound: str, flat: bool) -> list[Item]:
    printed = components.data["card"][card]
    size, figures = (13.0, 14.0) if flat else (16.0, 15.0)
    items = values(components, card, size, figures)
    if printed["ability"] != NO_ABILITY:
        items += ability(components, printed["ability"], size, figures, bound)
    return items


@lru_cache(maxsize=4096)
def strip_width(components: Components, card: str, bound: str = "", flat: bool = False) -> float:
    """How wide a strip is: what it gives and its points."""
    items, shown = _items(components, card, bound, flat), components.data["card"][card]["points"]
    inside = width(items, 5) if items else 0
    if flat:
        return 12 + inside + (20 + 14 * FIGURE * (len(str(shown)) - 1) + (5 if items else 0) if shown else 0)
    return 18 + inside + (32 if shown else 0) - (7 if shown and not items else 0)


@lru_cache(maxsize=4096)
def strip(components: Components, card: str, bound: str = "", flat: bool = False) -> str:
    """The strip drawn at (0, 0): values or ability, and points; a dotted edge is a reconstruction's."""
    wide, tall = strip_width(components, card, bound, flat), FLAT if flat else TALL
    colour, shown = colour_of(card), components.data["card"][card]["points"]
    items, rim, radius = _items(components, card, bound, flat), 5.0 if flat else 9.0, 3.0 if flat else 5.0
    side = f"M{radius:g} 0H{rim:g}V{tall:g}H{radius:g}a{radius:g} {radius:g} 0 0 1 {-radius:g} {-radius:g}"
    side += f"V{radius:g}a{radius:g} {radius:g} 0 0 1 {radius:g} {-radius:g}z"
    dotted = "2 2.2" if components.notes[card].reconstructed else None
    inside = row(items, rim + (4 if flat else 5), tall / 2, 5, left=True) if items else ""
    if shown and flat:
        figures = 14 * FIGURE * len(str(shown))
        inside += use("laurel", wide - figures - 10, tall / 2, 13) + text(
            wide - 2.5 - figures / 2, tall / 2 + 5, shown, weight=800
        )
    elif shown:
        inside += element("path", d=f"M{wide - 31:g} 5V29", stroke="var(--bench-deep)") if items else ""
        inside += points(wide - 16, tall / 2, shown, 27, 14)
    return (
        box(0, 0, wide, tall, radius, "var(--plaster)")
        + strip_of(colour, side)
        + element("path", d=f"M{rim:g} 0V{tall:g}", stroke="var(--ink)", stroke_width=0.8)
        + inside
        + box(
            0.6,
            0.6,
            wide - 1.2,
            tall - 1.2,
            radius,
            "none",
            stroke="var(--ink)",
            stroke_width=1.2,
            stroke_dasharray=dotted,
        )
    )


def layout(tall: Sequence[float], flat: Sequence[float], room: float) -> list[Place]:
    """Places for strips of these widths: side by side, else flat in two lines, else overlapping there.

    An overlapped strip lies under the next one, by the same step for all of its line.
    """
    if sum(tall) + GAP * (len(tall) - 1) <= room:
        return [Place(x, 0, flat=False) for x in _beside(tall)]
    half = _half(flat)
    places = []
    for line, widths in enumerate((flat[:half], flat[half:])):
        y = line * (FLAT + 1)
        places += [Place(x, y, flat=True) for x in _within(widths, room)]
    return places


def _half(widths: Sequence[float]) -> int:
    """How many strips go into the first of two lines, so that the longer line is short."""
    return min(
        range(1, len(widths) + 1), key=lambda count: (max(sum(widths[:count]), sum(widths[count:])), count)
    )


def _beside(widths: Sequence[float], gap: float = GAP) -> list[float]:
    found, at = [], 0.0
    for wide in widths:
        found.append(at)
        at += wide + gap
    return found


def _within(widths: Sequence[float], room: float) -> list[float]:
    if sum(widths) + 3 * (len(widths) - 1) <= room:
        return _beside(widths, 3)
    # each strip keeps the same part of its width, the last one all of it
    part = (room - widths[-1]) / sum(widths[:-1])
    return _beside([wide * part for wide in widths], 0)


def ghost(components: Components, card: str) -> str:
    """A strip as it would be."""
    wide = strip_width(components, card)
    return group(strip(components, card), opacity=".75") + box(
        0, 0, wide, TALL, 5, "none", stroke="var(--ink)", stroke_width=1.6, stroke_dasharray="5 4"
    )
