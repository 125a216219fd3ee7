"""The board of quick actions: its spaces, the tile that lies there, and those that come next."""

from collections.abc import Mapping
from typing import Any

from antiqua.drawing.svg import circle, element, group, minus, text, use
from antiqua.games.tzolkin.box_values import NONE
from antiqua.games.tzolkin.doubts import doubt, dummies_doubt
from antiqua.games.tzolkin.drawing.cells import SMALL, Item, amount, picture, question
from antiqua.games.tzolkin.drawing.scene import Scene, ring
from antiqua.games.tzolkin.drawing.tables import slab
from antiqua.games.tzolkin.drawing.technologies import row_of
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.expansion_words import quick_text
from antiqua.games.tzolkin.quick_row import coming

LEFT, TOP, WIDTH, HEIGHT = 8.0, 117.0, 140.0, 95.0
SPACES, APART, MIDDLE = 21.5, 30.5, 42.0  # the first socket's middle, from one to the next, their height
TILE = (98.5, 24.0, 36.0, 36.0)  # where the tile lies: left, top, width, height
ROW, NEXT, LINE = 4, 33.6, 17.0  # how many of the next tiles stand side by side, from one to the next


def quick(scene: Scene) -> str:
    """The board; nothing in a game without quick actions."""
    tile = scene.view.get("quick_tile")
    if tile is None:
        return ""
    data = scene.data["quick_spaces"]
    taken = list(scene.view["quick_spaces"])
    height = HEIGHT + (LINE if len(coming(scene.view, scene.components)) > ROW else 0)
    title = text(LEFT + WIDTH / 2, TOP + 17, _("Quick actions"), 14, class_="se")
    days = _("Each tile stays two rounds. Those of age 2 are laid on the first food day.")
    sockets = "".join(_socket(scene, space, taken, data["corn"]) for space in range(data["count"]))
    return group(
        group(element("title", days), slab(LEFT, TOP, WIDTH, height), title, class_="tells"),
        _tile(scene, tile),
        _doubt(scene, tile),
        sockets,
        _blocked(scene),
        _next(scene),
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
        items.append(
            picture(
                {"advance": "technology", "market": "swap", "construct": "house"}[tile["action"]], size + 4
            )
        )
    return items


def _sign(tile: Mapping[str, Any]) -> str:
    """The one picture by which a tile is known."""
    if tile["action"] != NONE:
        return {"advance": "technology", "market": "swap", "construct": "house"}[tile["action"]]
    return next(good for good in ("gold", "stone", "wood", "corn") if tile["gain"].get(good))


def _next(scene: Scene) -> str:
    """The tiles to come, each with its first round, in reading order."""
    line = element("path", d=f"M{LEFT + 12:g} {TOP + 64:g}h{WIDTH - 24:g}", stroke="var(--hair)")
    following = coming(scene.view, scene.components)[: 2 * ROW]
    if not following:
        last = text(LEFT + WIDTH / 2, TOP + 80, _("the last tile"), SMALL, weight=500, fill="mute")
        return group(line, last, id="quick-next")
    parts = []
    for place, (day, name) in enumerate(following):
        x = LEFT + WIDTH / 2 + (place % ROW - (ROW - 1) / 2) * NEXT
        y = TOP + 77 + LINE * (place // ROW)
        told = _("from round {day}: {action}").format(day=day, action=quick_text(name, scene.components))
        parts.append(
            group(
                element("title", told[:1].upper() + told[1:]),
                element("rect", x=x - 15, y=y - 8, width=30, height=16, fill="transparent"),
                use(_sign(scene.data["quick_action"][name]), x - 9.5, y, 13),
                text(x + (6.5 if day >= 10 else 2), y + 5, day, 14, weight=500, fill="mute"),
                class_="tells",
            )
        )
    return group(line, *parts, id="quick-next")
