"""The five gears: their rings of actions, their teeth, and the workers that turn with them."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from antiqua.drawing.svg import Attributes, at, circle, element, group, number, path, polar, text, use
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.drawing import geometry as geo
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.drawing.actions import pictures
from antiqua.games.tzolkin.drawing.cells import along
from antiqua.games.tzolkin.drawing.scene import FINGER, Scene, box_path, edge, ring
from antiqua.games.tzolkin.prices import next_space

BAND = 46.5  # width of the ring of actions
TOKEN = 24  # diameter of a worker
TILES = geo.well(10) + BAND + 12  # how far out the harvest tiles lie
DUMMY = "dummy"

_EMBLEMS = {
    "palenque": "corn",
    "yaxchilan": "stone",
    "tikal": "house",
    "uxmal": "swap",
    "chichen_itza": "skull",
}


def defs() -> str:
    """The outlines of the gears, drawn once and used by several."""
    return "".join(
        element("path", id=f"gear-of-{teeth}", d=geo.gear_outline(teeth), stroke_linejoin="round")
        for teeth in sorted(set(geo.TEETH.values()))
    )


def rings(scene: Scene) -> str:
    """The rings of actions, under the gears."""
    return "".join(_ring(scene, gear) for gear in geo.GEARS)


def _span(gear: str) -> tuple[float, float]:
    """The angles at which the ring begins and ends."""
    half = geo.pitch(gear) / 2
    last = geo.action_spaces(gear) - 1
    return geo.space_angle(gear, 0) - half, geo.space_angle(gear, last) + half


@lru_cache(maxsize=8)
def _ground(gear: str) -> str:
    """The ring without its pictures."""
    inner, outer = geo.well(geo.TEETH[gear]), geo.well(geo.TEETH[gear]) + BAND
    start, end = _span(gear)
    (ax, ay), (bx, by) = polar(outer, start), polar(outer, end)
    (cx, cy), (dx, dy) = polar(inner - 2, end), polar(inner - 2, start)
    far, near = number(outer), number(inner - 2)
    arc = f"{number(ax)} {number(ay)}A{far} {far} 0 1 1 {number(bx)} {number(by)}"
    back = f"L{number(cx)} {number(cy)}A{near} {near} 0 1 0 {number(dx)} {number(dy)}Z"
    dividers = "".join(
        path((polar(inner, angle), polar(outer - 2, angle)), closed=False)
        for angle in (start + geo.pitch(gear) * space for space in range(1, geo.action_spaces(gear)))
    )
    return (
        element("path", d=f"M{arc}{back}", fill=f"var(--ring-{gear})", stroke="var(--line)", stroke_width=1.3)
        + element("path", d=f"M{arc}", fill="none", stroke=f"var(--gear-{gear})", stroke_width=4)
        + element("path", d=dividers, stroke="var(--line)")
    )


def _outward(gear: str, space: int) -> float:
    """How far the content of the two spaces that the calendar half covers moves away from it, in degrees."""
    shift = 5.73 if gear == "chichen_itza" else 7.45
    last = geo.action_spaces(gear) - 1
    return shift if space == 0 else -shift if space == last else 0


def _ring(scene: Scene, gear: str) -> str:
    x, y = geo.middle(gear)
    around = _jungle(scene) if gear == "palenque" else _skulls(scene) if gear == "chichen_itza" else ""
    cells = (_cell(scene, gear, space, drawn) for space, drawn in _pictures(gear, scene.components))
    return group(
        _ground(gear),
        *cells,
        around,
        id=f"ring-{gear}",
        transform=at(x, y),
        style=f"--under:var(--ring-{gear})",
    )


@lru_cache(maxsize=64)
def _pictures(gear: str, components: Components) -> tuple[tuple[int, str], ...]:
    """The spaces of the gear that have an action, each with what is drawn there."""
    spaces = pictures(gear, components.data).items()
    return tuple((space, along(items, *_content(gear, space))) for space, items in spaces)


def _content(gear: str, space: int) -> tuple[float, float]:
    """Where the pictures of the space stand: distance and angle from the gear's middle."""
    distance = 31 if gear == "chichen_itza" else 30
    return geo.well(geo.TEETH[gear]) + distance, geo.space_angle(gear, space) + _outward(gear, space)


def _cell(scene: Scene, gear: str, space: int, content: str) -> str:
    if gear == "chichen_itza":
        content = _choice(scene, space) + content
        if space in scene.view["skull_places"]:
            content = group(content, opacity=".72")
    return scene.piece(
        f"cell-{gear}-{space}", f"do {gear} {space}", content, mark=_cell_mark(gear, space), under=True
    )


@lru_cache(maxsize=64)
def _cell_mark(gear: str, space: int) -> str:
    """The edge of a space that can be chosen, round its gear's middle."""
    inner, middle = geo.well(geo.TEETH[gear]), geo.space_angle(gear, space)
    half = geo.pitch(gear) / 2 - 1.4
    start, end = middle - half, middle + half
    # the calendar covers a part of the last space
    if space == geo.action_spaces(gear) - 1:
        end = middle + _outward(gear, space)
    return edge(geo.sector(inner + 2.5, inner + BAND - 4, start, end))


def _choice(scene: Scene, space: int) -> str:
    """The block of one's choice, beside the number of its space on Chichen Itza."""
    if not scene.data["chichen_itza"].get(space, {}).get("choice"):
        return ""
    x, y = polar(geo.well(13) + 10, geo.space_angle("chichen_itza", space) + 9.55)
    return use("block", x, y, 15)


def _skulls(scene: Scene) -> str:
    """The places of Chichen Itza's skulls, outside the ring."""
    placed = set(scene.view["skull_places"])
    parts = []
    for action in range(1, 10):
        x, y = polar(geo.well(13) + BAND + 10, geo.space_angle("chichen_itza", action))
        skull = use("skull", x, y, 19) if action in placed else use("skull", x, y, 15, opacity=".28")
        parts.append(
            circle(x, y, 11, fill="var(--well)", stroke="var(--line)", stroke_width=1.2)
            + group(skull, id=f"skull-{action}", data_good="skull" if action in placed else None)
        )
    return "".join(parts)


def _jungle(scene: Scene) -> str:
    """The harvest tiles outside Palenque: wood over corn, uncovered corn, or taken."""
    stack = len(scene.players)
    apart = min(7.7, 33 / stack)
    parts = []
    for action, tiles in sorted(scene.view["jungle"].items(), key=lambda entry: int(entry[0])):
        corn, wood = tiles.get("corn", 0), tiles.get("wood", 0)
        for index in range(stack):
            angle = geo.space_angle("palenque", int(action)) + (index - (stack - 1) / 2) * apart
            kind = "wood" if index < wood else "corn" if index < corn else ""
            parts.append(_harvest_tile(f"jungle-{action}-{index}", kind, angle, min(17, apart * 2.2)))
    return "".join(parts) + _harvests(scene, apart)


def _harvests(scene: Scene, apart: float) -> str:
    """What can be harvested now: wood, the corn beside it, and outside them what has no tile of its own."""
    pending = scene.view.get("pending")
    if not pending or pending[-1][0] != "harvest":
        return ""
    action, stack = pending[-1][1], len(scene.players)
    tiles, middle = scene.view["jungle"][str(action)], geo.space_angle("palenque", action)
    wood, corn = tiles.get("wood", 0), tiles.get("corn", 0)
    places = {"wood": wood - 1} | ({"corn": corn - 1} if corn > wood else {})
    angles = {
        move: middle + (place - (stack - 1) / 2) * apart
        for move, place in places.items()
        if move in scene.moves
    }
    between = sum(angles.values()) / max(1, len(angles))
    parts = []
    for move, angle in angles.items():
        # two tiles side by side share the room that a finger needs
        aside = 0 if len(angles) < 2 else -9.5 if move == "wood" else 9.5
        x, y = polar(TILES + 2, between + aside)
        width, turn = min(17, apart * 2.2) + 2, at(0, 0, angle + 90)
        d = box_path(-width / 2, -10, width, 20)
        frame = "".join(element("path", d=d, class_=name, transform=turn) for name in ("halo", "mark edge"))
        mark = group(frame, transform=at(*polar(TILES, angle)))
        parts.append(scene.piece(f"harvest-{move}", move, circle(x, y, FINGER, class_="hit"), mark=mark))
    rest = [move for move in ("burn", "corn") if move in scene.moves and move not in angles]
    for place, move in enumerate(rest):
        x, y = polar(TILES + 46, (between or middle) + 16 * (place - (len(rest) - 1) / 2))
        disc = circle(x, y, 13, fill="var(--plaster)") + use("flame" if move == "burn" else move, x, y, 18)
        parts.append(scene.piece(f"harvest-{move}", move, disc, mark=ring(x, y, 13)))
    return "".join(parts)


def _harvest_tile(name: str, kind: str, angle: float, width: float) -> str:
    x, y = polar(TILES, angle)
    fill = {"wood": "var(--wood)", "corn": "var(--tile-farm)"}.get(kind, "none")
    return group(
        element(
            "rect",
            x=-width / 2,
            y=-9,
            width=width,
            height=18,
            rx=2,
            transform=at(x, y, angle + 90),
            fill=fill,
            stroke="var(--outline)" if kind else "var(--line)",
            stroke_width=1.1,
            stroke_dasharray=None if kind else "2.5 2.5",
        ),
        use(kind, x, y, 14) if kind else "",
        id=name,
        data_good=kind or None,
    )


@lru_cache(maxsize=1)
def wells() -> str:
    """The recesses of all gears as one shape; they cut the rings on the side of the calendar."""
    places = [(geo.CENTRE, geo.DAYS)] + [(geo.middle(gear), geo.TEETH[gear]) for gear in geo.GEARS]
    line: Attributes = {"fill": "var(--well)", "stroke": "var(--line)", "stroke_width": 2.4}
    edges = "".join(circle(x, y, geo.well(teeth), **line) for (x, y), teeth in places)
    return edges + "".join(circle(x, y, geo.well(teeth), fill="var(--well)") for (x, y), teeth in places)


def number_place(gear: str, space: int) -> tuple[float, float]:
    """Where the number of a space stands on the board."""
    x, y = geo.middle(gear)
    angle = geo.space_angle(gear, space) + _outward(gear, space)
    dx, dy = polar(geo.well(geo.TEETH[gear]) + 7.5, angle)
    return x + dx, y + dy


@lru_cache(maxsize=1)
def numbers() -> str:
    """The numbers of all spaces."""
    parts = []
    for gear in geo.GEARS:
        for space in range(geo.action_spaces(gear)):
            x, y = number_place(gear, space)
            parts.append(circle(x, y, 8.8, fill="var(--ink)"))
            parts.append(text(x, y + 5, space, weight=800, fill="plaster"))
    return group(*parts, class_="quiet")


def gears(scene: Scene) -> str:
    """The gears themselves, each with its workers; a later day turns the same elements further."""
    return "".join(_gear(scene, gear) for gear in geo.GEARS)


def turning(name: str, turn: float, before: float | None, *inside: str, **attributes: str) -> str:
    """A group that is turned by ``turn`` degrees; if it stood elsewhere before it comes from there."""
    style = f"--turn:{number(turn)}deg"
    moved = before is not None and before != turn
    if moved and before is not None:
        style += f";--from:{number(before)}deg"
    return group(*inside, id=name, class_="gear turned" if moved else "gear", style=style, **attributes)


@lru_cache(maxsize=8)
def _body(gear: str) -> str:
    teeth = geo.TEETH[gear]
    rim = geo.radius(teeth) - 1.744 * geo.MODULE
    carved = []
    for index in range(teeth):
        angle = index * 360 / teeth
        x, y = polar(geo.radius(teeth) - 0.18 * geo.MODULE, angle)
        carved.append(element("path", d="M-3.5 4h7v-4h-2v-4h-3v4h-2z", transform=at(x, y, angle + 90)))
    return (
        element(
            "use",
            href=f"#gear-of-{teeth}",
            fill=f"var(--gear-{gear})",
            stroke="var(--outline)",
            stroke_width=1.5,
        )
        + circle(0, 0, rim, fill="none", stroke="var(--outline)", opacity=".5")
        + group(*carved, fill="var(--outline)", opacity=".28")
    )


def _gear(scene: Scene, gear: str) -> str:
    before = None if scene.day_before is None else geo.turn(gear, scene.day_before)
    turned = turning(
        f"gear-{gear}",
        geo.turn(gear, scene.day),
        before,
        _body(gear),
        *(
            _worker(scene, gear, space, owner)
            for space, owner in workers_on(scene.view, gear)
            if not stands_further(scene, gear, space, owner)
        ),
        data_teeth=str(geo.TEETH[gear]),
    )
    return group(turned, transform=at(*geo.middle(gear)))


def workers_on(view: Mapping[str, Any], gear: str) -> Iterator[tuple[int, int | str]]:
    """The occupied spaces of the gear and who is there: a seat or ``dummy``."""
    for space, owner in view["gears"].get(gear, {}).items():
        yield int(space), owner


def _worker(scene: Scene, gear: str, space: int, owner: int | str) -> str:
    index = geo.tooth(gear, space, scene.day)
    x, y = polar(geo.socket_radius(gear), geo.socket_angle(gear, index))
    seat = DUMMY if owner == DUMMY else str(owner)
    return scene.piece(
        f"worker-{gear}-{index}",
        f"pick {gear} {space}",
        use(f"token-{seat}", 0, 0, TOKEN),
        mark=ring(0, 0),
        class_="worker upright" if seat == DUMMY else f"worker upright seat-{seat}",
        style=f"--x:{number(x)}px;--y:{number(y)}px",
        data_space=space,
        data_seat=seat,
    )


def hubs(scene: Scene) -> str:
    """The gears' names on their middles."""
    return "".join(_hub(gear, words.gear(gear)) for gear in geo.GEARS)


@lru_cache(maxsize=64)
def _hub(gear: str, name: str) -> str:
    """The middle of a gear; two words go on two lines."""
    rim = geo.radius(geo.TEETH[gear]) - 1.975 * geo.MODULE
    disc = circle(0, 0, rim, fill="var(--plaster)", stroke="var(--outline)", stroke_width=1.4)
    lines = name.split(" ", 1)
    size = 15 if max(map(len, lines)) < 8 else 13
    if len(lines) == 1:
        inside = use(_EMBLEMS[gear], 0, -11, 22) + text(0, 14, name, size, class_="se")
    else:
        inside = use(_EMBLEMS[gear], 0, -20, 26) + "".join(
            text(0, 8 + 17 * line, word, size, class_="se") for line, word in enumerate(lines)
        )
    return group(disc, inside, class_="quiet", transform=at(*geo.middle(gear)))


def stands_further(scene: Scene, gear: str, space: int, owner: int | str) -> bool:
    """Whether a worker stands on the space that only Cit-Bolon-Tum's workers have (TP-2.6)."""
    if not isinstance(owner, int) or space != geo.action_spaces(gear):
        return False
    return scene.players[owner].get("tribe") == "cit_bolon_tum"


def sockets(scene: Scene) -> str:
    """The places where a worker may be placed now, and the one that the lifted worker left."""
    parts = []
    for gear in geo.GEARS:
        move = f"place {gear}"
        if move not in scene.moves:
            continue
        space = next_space(gear, scene.view)
        x, y = geo.worker_place(gear, space)
        ghost = group(
            use(f"token-{scene.actor}", x, y, TOKEN),
            _beside(scene, gear, space, scene.prices[move]),
            class_="ghost",
        )
        mark = ring(x, y, 13.5)
        parts.append(scene.piece(f"socket-{gear}", move, ghost, mark=mark, data_space=space))
    return "".join(parts) + _lifted(scene)


def _lifted(scene: Scene) -> str:
    """The empty place of the worker that was picked up, and the corn that each of its actions takes."""
    if scene.lifted is None:
        return ""
    gear, space = scene.lifted
    x, y = geo.worker_place(gear, space)
    empty = circle(x, y, 11, fill="none", stroke="var(--ink)", stroke_width=2, stroke_dasharray="3 3")
    prices = (
        _beside(scene, on, action, scene.prices.get(f"do {on} {action}", 0))
        for on in (gear, *(other for other in geo.GEARS if other != gear))
        for action in range(1, geo.action_spaces(on))
    )
    return group(empty, *prices, class_="quiet")


def _beside(scene: Scene, gear: str, space: int, corn: int) -> str:
    """The price of a space, outside the ring; nothing if it is free."""
    if not corn:
        return ""
    x, y = geo.middle(gear)
    outside, angle = geo.well(geo.TEETH[gear]) + BAND + 13, geo.space_angle(gear, space)
    if gear == "palenque" and str(space) in scene.view["jungle"]:
        outside += 20  # beyond the harvest tiles
    elif gear == "chichen_itza":
        angle += 11.5  # between the places of two skulls
    dx, dy = polar(outside, angle)
    return _price(x + dx, y + dy, corn)


def _price(x: float, y: float, corn: int) -> str:
    return (
        element(
            "rect",
            x=x - 19,
            y=y - 9,
            width=38,
            height=18,
            rx=9,
            fill="var(--deep,var(--obsidian))",
            stroke="var(--rim)",
            stroke_width=1.3,
        )
        + text(x - 7, y + 5, f"−{corn}", weight=800, fill="#fff")
        + use("corn", x + 8, y, 15)
    )
