"""The four technologies: what each level gives, what it costs, and how far the players are."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from antiqua.drawing.svg import element, group, signed, text, use
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.drawing.cells import ARROW, SMALL, Item, amount, label, laurel, picture
from antiqua.games.tzolkin.drawing.column import Sizes, sizes
from antiqua.games.tzolkin.drawing.scene import Scene, box_path, edge
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.state import BLOCKS

LEFT, RIGHT = 760.0, 1104.0
NAME, SIGN, LEVEL = 98.0, 24.0, 61.5  # widths of the name with level 0, of the sign in it, of each level
LEVELS = 3
BONUS = LEVELS + 1  # the column after the last level
MARKER = 15.5

TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")


Printed = tuple[tuple[str, Any], ...]
"""The numbers of one technology by name, which can be the key of a cache."""


def _printed(numbers: Mapping[str, Any]) -> Printed:
    return tuple((name, tuple(one) if isinstance(one, list) else one) for name, one in numbers.items())


def _gives(name: str, printed: Printed) -> tuple[list[Item], ...]:
    """What each level of a technology and the bonus give (TZ-10), as pictures."""
    has = dict(printed)
    if name == "agriculture":
        first, second, third = (
            [picture("harvest", 16.5), amount(signed(corn), "corn")] if corn else []
            for corn in has["harvest"]
        )
        fish = [picture("fish", 16.5), amount(signed(has["fish"]), "corn")]
        return first, [*second, *fish], third, [picture("step", 22)] * has["bonus"]
    if name == "extraction":
        more = ([amount(signed(more), block)] for more, block in zip(has["blocks"], BLOCKS, strict=True))
        return *more, [amount(str(has["bonus"]), "block", 20)]
    if name == "architecture":
        return (
            [picture("house", 16.5), amount(signed(has["corn"]), "corn")],
            [picture("house", 16.5), laurel(has["points"])],
            [picture("house", 16.5), amount("−1", "block")],
            [laurel(has["bonus"], 30)],
        )
    return (
        [picture("gear", 16.5), label(signed(has["ahead"]))],
        [picture("block", 16.5), ARROW, picture("step", 16.5)],
        [amount(signed(has["skulls"]), "skull")],
        [picture("skull", 23)] * has["bonus"],
    )


def _column(level: int) -> tuple[float, float]:
    """Left edge and width of a level's column; level 0 is under the name."""
    return (LEFT, NAME) if level == 0 else (LEFT + NAME + LEVEL * (level - 1), LEVEL)


def technologies(scene: Scene) -> str:
    """The table with its heading and the prices of the levels."""
    size = sizes(scene)
    rows = (_row(scene, index, name, size) for index, name in enumerate(TECHNOLOGIES))
    price = _("price") if size.names_prices else ""
    return group(
        text(LEFT, size.technologies, _("Technologies"), 17, anchor="start", class_="se"),
        _prices(tuple(scene.data["technologies"]["prices"]), price, _("then"), size.prices),
        *rows,
        id="technologies",
    )


@lru_cache(maxsize=16)
def _prices(prices: tuple[int, ...], price: str, then: str, y: float) -> str:
    parts = []
    if price:
        parts.append(text(LEFT + NAME - 8, y + 5, price, SMALL, weight=500, anchor="end", fill="mute"))
    for level, blocks in enumerate(prices, 1):
        left, width = _column(level)
        x = left + width / 2
        if level == BONUS:
            parts.append(text(x - 4, y + 5, then, SMALL, weight=500, fill="mute", anchor="end"))
            x += 4 + 7 * blocks
        parts += [use("block", x + (which - (blocks - 1) / 2) * 14, y, 14) for which in range(blocks)]
    return "".join(parts)


def row_of(items: list[Item], x: float, y: float, gap: float = 2) -> str:
    """The items side by side with their common middle at (x, y)."""
    left = x - (sum(item.width for item in items) + gap * (len(items) - 1)) / 2
    parts = []
    for item in items:
        parts.append(item.draw(left + item.width / 2, y, False))
        left += item.width + gap
    return "".join(parts)


@lru_cache(maxsize=64)
def _cell(index: int, name: str, level: int, shown: str, printed: Printed, size: Sizes) -> str:
    """A level without its markers; ``shown`` is the technology's name."""
    left, width = _column(level)
    y = size.first_row + size.row * index
    fill = "plaster" if level == 0 else "ring-uxmal" if level == BONUS else "slab"
    ground = element(
        "path", d=box_path(left, y, width, size.height), fill=f"var(--{fill})", stroke="var(--line)"
    )
    if level == 0:
        letters = 14 if len(shown) < 11 else 13
        return (
            ground
            + text(left + 6, y + size.pictures + 2, shown, letters, anchor="start", class_="se")
            + use(name, left + 16, y + size.markers - 2, 21)
        )
    under = size.height / 2 if level == BONUS else size.pictures
    pictures = row_of(_gives(name, printed)[level - 1], left + width / 2, y + under)
    return ground + group(pictures, style=f"--under:var(--{fill})")


def _asked(scene: Scene, name: str) -> tuple[str, int | None]:
    """The move that this technology is asked for, and the level to which it leads."""
    if scene.actor is None:
        return "", None
    now = scene.players[scene.actor]["technologies"][name]
    levels = {"advance": min(now + 1, BONUS), "bonus": BONUS, "lower": max(0, now - 1)}
    for kind, level in levels.items():
        if f"{kind} {name}" in scene.moves:
            return f"{kind} {name}", level
    return "", None


def _row(scene: Scene, index: int, name: str, size: Sizes) -> str:
    move, next_level = _asked(scene, name)
    parts = []
    for level in range(BONUS + 1):
        left, width = _column(level)
        y = size.first_row + size.row * index
        shown = words.technology(name) if level == 0 else ""
        cell = _cell(index, name, level, shown, _printed(scene.data[name]), size)
        markers = "" if level == BONUS else _markers(scene, index, name, level, size)
        if level == next_level:
            ghost = (
                ""
                if level == BONUS
                else use(f"seat-{scene.actor}", left + width / 2, y + size.markers, MARKER, class_="ghost")
            )
            mark = edge(box_path(left + 2, y + 2, width - 4, size.height - 4))
            parts.append(scene.piece(f"level-{name}-{level}", move, cell, markers, ghost, mark=mark))
        else:
            parts.append(group(cell, markers, id=f"level-{name}-{level}"))
    # the marked cell goes last, so that its neighbours do not cover its edge
    parts.sort(key=lambda part: 'class="target"' in part)
    return group(*parts, id=f"technology-{name}")


def _markers(scene: Scene, index: int, name: str, level: int, size: Sizes) -> str:
    seats = [seat for seat, player in enumerate(scene.players) if player["technologies"][name] == level]
    left, width = _column(level)
    if level == 0:
        left, width = left + SIGN, width - SIGN
    apart = min(17, (width - 8) / max(len(seats), 1))
    glyph, y = min(MARKER, apart + 2), size.first_row + size.row * index + size.markers
    return "".join(
        use(
            f"seat-{seat}",
            left + width / 2 + (which - (len(seats) - 1) / 2) * apart,
            y,
            glyph,
            id=f"level-of-{seat}-{name}",
        )
        for which, seat in enumerate(seats)
    )
