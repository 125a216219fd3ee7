"""Small pictures with numbers, laid side by side, and words in lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from antiqua.drawing.svg import circle, element, group, minus, number, text, use
from antiqua.games.hadara.drawing.scene import title
from antiqua.games.hadara.drawing.words import unsure

FIGURE = 0.615
"""Width of a bold figure as a part of its size."""
GAP = 2.0


@dataclass(frozen=True)
class Item:
    """A picture with its width; ``draw`` gets its middle."""

    width: float
    draw: Callable[[float, float], str]


def picture(name: str, size: float, tone: str = "") -> Item:
    """An icon alone, in its own colour or in the tone's."""
    return Item(size, lambda x, y: icon(name, x, y, size, tone))


@lru_cache(maxsize=4096)
def icon(name: str, x: float, y: float, size: float, tone: str = "", cut: str = "") -> str:
    """An icon with its middle at (x, y); ``tone`` and ``cut`` are colour tokens for what it is made of."""
    style = "".join(f"--{part}:var(--{token});" for part, token in (("tone", tone), ("cut", cut)) if token)
    return use(name, x, y, size, style=style or None)


def words(shown: str, size: float = 14, fill: str = "ink", weight: int = 700) -> Item:
    """A few letters or figures."""
    return Item(
        size * FIGURE * len(shown),
        lambda x, y: text(x, y + size * 0.36, shown, size, weight=weight, fill=fill),
    )


def amount(shown: str, name: str, size: float = 16, figures: float = 14) -> Item:
    """A number and its icon."""
    room = figures * FIGURE * len(shown)
    width = room + 1.5 + size

    def draw(x: float, y: float) -> str:
        left = x - width / 2
        return text(left + room / 2, y + figures * 0.36, shown, figures) + use(
            name, left + room + 1.5 + size / 2, y, size
        )

    return Item(width, draw)


def laurel(shown: int, size: float = 27, figures: float = 14) -> Item:
    """Points: a number in a laurel."""
    return Item(size, lambda x, y: points(x, y, shown, size, figures))


@lru_cache(maxsize=4096)
def points(x: float, y: float, shown: int | str, size: float = 27, figures: float = 14) -> str:
    """Points: a number in a laurel round (x, y), haloed by the ground (``--under``)."""
    return use("laurel", x, y, size) + text(
        x,
        y + figures * 0.36,
        minus(shown) if isinstance(shown, int) else shown,
        figures,
        weight=800,
        paint_order="stroke",
        stroke="var(--under,var(--plaster))",
        stroke_width=3,
        stroke_linejoin="round",
    )


@lru_cache(maxsize=4096)
def coin(x: float, y: float, shown: int | str, radius: float = 13, *, off: bool = False) -> str:
    """A coin with a number on it; ``off`` is one that is not there."""
    if len(str(shown)) > 2:
        radius = max(radius, 14.5)
    figures = max(14.0, radius * (1.06 if len(str(shown)) < 3 else 0.9))
    disc = (
        circle(x, y, radius * 0.94, fill="var(--no-coin)", stroke="var(--on-coin)", stroke_width=1.1)
        if off
        else use("coin", x, y, radius * 2.12)
    )
    return disc + text(
        x, y + figures * 0.36, minus(shown) if isinstance(shown, int) else shown, figures, fill="on-coin"
    )


@lru_cache(maxsize=1024)
def struck(x: float, y: float, shown: int, figures: float = 14) -> str:
    """The printed number where another one holds."""
    half = max(figures * FIGURE * len(str(shown)) / 2 + 4.5, 9.5)
    plate = element(
        "rect",
        x=x - half,
        y=y - 10,
        width=2 * half,
        height=20,
        rx=10,
        fill="var(--plaster)",
        stroke="var(--ink)",
    )
    return (
        plate
        + text(x, y + figures * 0.36, shown, figures, weight=600, fill="mute")
        + element(
            "path",
            d=f"M{number(x - half + 3)} {number(y + 1.7)}L{number(x + half - 3)} {number(y - 1.7)}",
            stroke="var(--bad)",
            stroke_width=1.6,
        )
    )


def question(x: float, y: float) -> str:
    """The sign of a value that is a reconstruction."""
    return group(
        circle(
            x, y, 7.5, fill="var(--plaster)", stroke="var(--ink)", stroke_width=1.3, stroke_dasharray="1.5 2"
        ),
        text(x, y + 4.5, "?", 12.5, weight=800),
        title(unsure()),
        class_="unsure",
    )


def arrow(size: float = 9) -> Item:
    """Leads to."""
    half = size / 2
    d = f"M{-half:g} 0H{half - 0.5:g}m{-half * 0.8:g} {-half * 0.8:g}l{half * 0.8:g} {half * 0.8:g}"
    d += f"{-half * 0.8:g} {half * 0.8:g}"
    return Item(
        size,
        lambda x, y: element(
            "path",
            d=d,
            transform=f"translate({number(x)} {number(y)})",
            fill="none",
            stroke="var(--ink)",
            stroke_width=1.8,
        ),
    )


def width(items: Sequence[Item], gap: float = GAP) -> float:
    """How wide the items are side by side."""
    return sum(item.width for item in items) + gap * (len(items) - 1)


def row(items: Sequence[Item], x: float, y: float, gap: float = GAP, *, left: bool = False) -> str:
    """The items side by side with the row's middle, or its left end, at (x, y)."""
    at = x if left else x - width(items, gap) / 2
    drawn = []
    for item in items:
        drawn.append(item.draw(at + item.width / 2, y))
        at += item.width + gap
    return "".join(drawn)


def lines(shown: str, room: float, size: float) -> list[str]:
    """The words in lines that are not wider than the room, by an average width of letters."""
    most = max(4, int(room / (size * 0.5)))
    found: list[str] = [""]
    for word in shown.split():
        longer = f"{found[-1]} {word}".lstrip()
        if len(longer) > most and found[-1]:
            found.append(word)
        else:
            found[-1] = longer
    return found


def paragraph(
    x: float,
    y: float,
    shown: str,
    room: float,
    size: float = 13,
    *,
    fill: str = "ink",
    leading: float = 1.3,
    most: int = 9,
) -> str:
    """Words in lines, the first one's baseline at y; what does not fit into ``most`` lines is cut off."""
    found = lines(shown, room, size)
    if len(found) > most:
        found = [*found[: most - 1], f"{found[most - 1]} …"]
    return "".join(
        text(x, y + size * leading * at, line, size, weight=400, anchor="start", fill=fill)
        for at, line in enumerate(found)
    )
