"""The board of quick actions: its spaces, the tile that lies there, and those that come next."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any

from antiqua.drawing.svg import at, circle, element, group, minus, number, text, use
from antiqua.games.tzolkin.box_values import NONE
from antiqua.games.tzolkin.doubts import doubt, dummies_doubt
from antiqua.games.tzolkin.drawing.cells import SMALL, Item, amount, picture, question
from antiqua.games.tzolkin.drawing.printed import GOODS
from antiqua.games.tzolkin.drawing.scene import Scene, ring
from antiqua.games.tzolkin.drawing.tables import slab
from antiqua.games.tzolkin.drawing.technologies import row_of
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.expansion_words import quick_text
from antiqua.games.tzolkin.quick_row import coming

LEFT, TOP, WIDTH = 8.0, 117.0, 150.0
SPACES, APART, MIDDLE = 22.0, 31.5, 36.5  # the first socket's middle, from one to the next, their height
TILE = (104.0, 18.5, 36.0, 36.0)  # where the tile lies: left, top, width, height
NEXT, LINE, MOST = 66.0, 16.0, 3  # the middle of the first row of tiles to come, from row to row, how many
ROOM, LAST_ROOM = 146.0, 138.0  # how wide a row may be; the last one lies between the panel's corners
TOOTH = 18.5  # width of the sign of a round
BESIDE, BETWEEN, AIRY = 2.2, 3.0, 9.0  # gaps: from a round to its tile, between tiles at least, at most

Row = tuple[tuple[int, str], ...]
"""Tiles to come, each with the round from which it lies there."""


def quick(scene: Scene) -> str:
    """The board; nothing in a game without quick actions."""
    tile = scene.view.get("quick_tile")
    if tile is None:
        return ""
    data = scene.data["quick_spaces"]
    taken = list(scene.view["quick_spaces"])
    rows = _rows(scene)
    height = NEXT + LINE * max(len(rows) - 1, 0) + (14.5 if len(rows) == MOST else 18)
    title = text(LEFT + WIDTH / 2, TOP + 15, _("Quick actions"), 14, class_="se")
    days = _(
        "Each tile stays two rounds. A tooth before a tile has the round from which it lies there. "
        "Those of age 2 are laid on the first food day."
    )
    sockets = "".join(_socket(scene, space, taken, data["corn"]) for space in range(data["count"]))
    return group(
        group(element("title", days), slab(LEFT, TOP, WIDTH, height, 4), title, class_="tells"),
        _tile(scene, tile),
        _doubt(scene, tile),
        sockets,
        _blocked(scene),
        _next(scene, rows),
        id="quick",
    )


def _socket(scene: Scene, space: int, taken: list[int | str], corn: int) -> str:
    """A space with who stands there; the first free one is where a worker is placed."""
    x, y = LEFT + SPACES + APART * space, TOP + MIDDLE
    hole = circle(x, y, 13, fill="var(--well)", stroke="var(--outline)", stroke_width=1.3)
    if space < len(taken):
        return hole + use(
            f"token-{taken[space]}", x, y, 24, id=f"worker-quick-{space}", data_seat=str(taken[space])
        )
    price = circle(x, y, 8.8, fill="var(--ink)") + text(x, y + 5, corn, weight=800, fill="plaster")
    ghost = "" if scene.actor is None else use(f"token-{scene.actor}", x, y, 24, class_="ghost")
    move = "place quick" if space == len(taken) else ""
    return scene.piece(f"quick-space-{space}", move, hole, price, ghost, mark=ring(x, y, 13.5))


def _tile(scene: Scene, name: str) -> str:
    """The tile that lies on the board now."""
    x, y, width, height = TILE
    ground = element(
        "rect",
        x=LEFT + x,
        y=TOP + y,
        width=width,
        height=height,
        rx=4,
        fill="var(--ring-uxmal)",
        stroke="var(--ochre)",
        stroke_width=2.6,
    )
    items = _pictures(scene.data["quick_action"][name], 17)
    if len(items) > 1:
        items = _pictures(scene.data["quick_action"][name], 13)
    middle = LEFT + x + width / 2
    rows = [items] if len(items) < 2 else [[item] for item in items[:2]]
    drawn = "".join(
        row_of(row, middle, TOP + y + height / 2 + (place - (len(rows) - 1) / 2) * 16)
        for place, row in enumerate(rows)
    )
    told = element("title", _quick_told(scene, name))
    return group(told, ground, drawn, id="quick-tile", class_="tells", data_tile=name)


def _doubt(scene: Scene, name: str) -> str:
    """A mark at the tile's corner, if it is not certain that there are so many of it."""
    why = doubt(name, scene.components)
    x, y, width, _height = TILE
    return question(LEFT + x + width - 2.5, TOP + y - 4, why) if why else ""


def _blocked(scene: Scene) -> str:
    """A mark at the first space that is blocked, if it is not certain that there are so many."""
    why = dummies_doubt(scene.components, len(scene.players))
    is_blocked = "dummy" in scene.view["quick_spaces"]
    return question(LEFT + SPACES - 11, TOP + MIDDLE - 11, why) if why and is_blocked else ""


def _quick_told(scene: Scene, name: str) -> str:
    """The tile in words, with the round in which the next one takes its place."""
    action = quick_text(name, scene.components)
    following = coming(scene.view, scene.components)
    if not following:
        return _("Quick action, to the end of the game: {action}").format(action=action)
    last = following[0][0] - 1
    return _("Quick action to round {last}: {action}").format(last=last, action=action)


def _pictures(tile: Mapping[str, Any], size: float) -> list[Item]:
    items = [amount(str(number), good, size) for good, number in tile["gain"].items()]
    if tile["price"]:
        items.append(amount(minus(-tile["price"]), "corn", size))
    if tile["action"] != NONE:
        items.append(picture(_SIGNS[tile["action"]], size + 4))
    return items


_SIGNS = {"advance": "technology", "market": "swap", "construct": "house"}


def _small(tile: Mapping[str, Any]) -> list[Item]:
    """The same in a row of tiles to come, where one piece of a good is its picture alone, as on the gears."""
    items = [
        picture(good, 13) if pieces == 1 else amount(str(pieces), good, 12.5)
        for good in GOODS
        if (pieces := tile["gain"].get(good))
    ]
    if tile["price"]:
        items.append(amount(minus(-tile["price"]), "corn", 11.5))
    if tile["action"] != NONE:
        items.append(picture(_SIGNS[tile["action"]], 13.5))
    return items


def _width(scene: Scene, name: str) -> float:
    """How wide a tile to come is with its round."""
    items = _small(scene.data["quick_action"][name])
    return TOOTH + BESIDE + sum(item.width for item in items) + len(items) - 1


def _rows(scene: Scene) -> list[Row]:
    """The tiles to come, in as few rows as have room for them, the widest row as narrow as can be."""
    tiles = tuple(coming(scene.view, scene.components))
    widths = [_width(scene, name) + BETWEEN for _day, name in tiles]
    if not tiles:
        return []
    parts: list[tuple[int, ...]] = []
    for rows in range(1, min(MOST, len(tiles)) + 1):
        breaks = ((0, *inner, len(tiles)) for inner in combinations(range(1, len(tiles)), rows - 1))
        best = min((_excess(widths, places), places) for places in breaks)
        parts.append(best[1])
        if best[0] <= 0:
            break
    return [tiles[start:end] for start, end in pairwise(parts[-1])]


def _excess(widths: Sequence[float], places: Sequence[int]) -> float:
    """By how much the widest row is wider than its room (less than 0: narrower)."""
    last = len(places) - 2
    return max(
        sum(widths[start:end]) - BETWEEN - (LAST_ROOM if row == last == MOST - 1 else ROOM)
        for row, (start, end) in enumerate(pairwise(places))
    )


def _next(scene: Scene, rows: Sequence[Row]) -> str:
    """The tiles to come, each after the round from which it lies there, in reading order."""
    line = element("path", d=f"M{LEFT + 12:g} {TOP + NEXT - 9.8:g}h{WIDTH - 24:g}", stroke="var(--hair)")
    if not rows:
        last = text(LEFT + WIDTH / 2, TOP + NEXT + 7, _("the last tile"), SMALL, weight=500, fill="mute")
        return group(line, last, id="quick-next")
    drawn = (_row(scene, row, TOP + NEXT + LINE * place) for place, row in enumerate(rows))
    return group(line, *drawn, id="quick-next")


def _row(scene: Scene, row: Row, y: float) -> str:
    """Tiles side by side round the middle; smaller if some box has such that are too wide."""
    widths = [_width(scene, name) for _day, name in row]
    gaps = max(len(row) - 1, 1)
    gap = min(AIRY, max(BETWEEN, (LAST_ROOM - sum(widths)) / gaps))
    whole = sum(widths) + gap * (len(row) - 1)
    scale = min(1.0, ROOM / whole)
    left, parts = -whole / 2, []
    for (day, name), width in zip(row, widths, strict=True):
        parts.append(_to_come(scene, day, name, left, width))
        left += width + gap
    middle = at(LEFT + WIDTH / 2, y) + (f" scale({number(scale)})" if scale < 1 else "")
    return group(*parts, transform=middle)


def _to_come(scene: Scene, day: int, name: str, left: float, width: float) -> str:
    """A tile with its round in the calendar's tooth before it."""
    told = _("from round {day}: {action}").format(day=day, action=quick_text(name, scene.components))
    content = (left + TOOTH + BESIDE + left + width) / 2
    return group(
        element("title", told[:1].upper() + told[1:]),
        element("rect", x=left - 1, y=-8, width=width + 2, height=16, fill="transparent"),
        _round(day, left + TOOTH / 2),
        row_of(_small(scene.data["quick_action"][name]), content, 0, 1),
        class_="tells",
        data_tile=name,
        data_round=day,
    )


@lru_cache(maxsize=64)
def _round(day: int, x: float) -> str:
    """A round as the calendar shows it: its number on a tooth."""
    half = TOOTH / 2
    d = f"M{x - half:g} 7q1-.2 1.1-2l.6-10q.2-2 2.2-2h{TOOTH - 7.8:g}q2 0 2.2 2l.6 10q.1 1.8 1.1 2z"
    shape = element("path", d=d, fill="var(--gear-calendar)", stroke="var(--outline)", stroke_width=0.8)
    return shape + text(x, 4.8, day, 13, weight=600)
