"""What can be done on the island: a mark on each space, and a ghost of what would stand there."""

from collections.abc import Callable
from functools import lru_cache

from antiqua.drawing.svg import at as moved
from antiqua.drawing.svg import circle, element, group, number, text, use
from antiqua.games.hellas.drawing.cities import city_with
from antiqua.games.hellas.drawing.geometry import RADIUS, WIDTH, centre, corners, hexagon, line
from antiqua.games.hellas.drawing.pieces import piece, standing
from antiqua.games.hellas.drawing.quarries import plate
from antiqua.games.hellas.drawing.scene import Scene, edge
from antiqua.games.hellas.drawing.temples import temple
from antiqua.games.hellas.drawing.walls import wall_path
from antiqua.games.hellas.map import At, Space
from antiqua.games.hellas.state import KINDS

RING = 9.5  # radius of the mark on a free space
PAIR, HIGH = 31.0, 13.0  # half the width and half the height of two marks on one space
FOOT, HEAD = 33.0, -24.0  # where the id of the space under the pointer is written

VERBS = (*KINDS, "column", "cover", "miner")


def targets(scene: Scene) -> str:
    """The targets of all moves on the island, in reading order of their spaces."""
    by_space: dict[str, list[str]] = {}
    for move in scene.moves:
        verb, _blank, name = move.partition(" ")
        if verb in VERBS and name in scene.spaces:
            by_space.setdefault(name, []).append(verb)
    drawn = []
    for name, space in scene.spaces.items():
        verbs = by_space.get(name, [])
        if len(verbs) == 2:
            # a house or an agora: each has its half of the hexagon
            halves = (_half(scene, space, verb, side) for verb, side in zip(verbs, (-1, 1), strict=True))
            drawn.append(group(*halves, class_="pair"))
        else:
            drawn += [_MARKED[verb](scene, space, verb) for verb in verbs]
    return group(*drawn, id="targets")


def definitions() -> str:
    """What every target uses: the edge of the space under the pointer, round the origin."""
    d = line([(x - WIDTH / 2, y - RADIUS) for x, y in corners((0, 0), -0.5)])
    return group(
        element("path", d=d, stroke="var(--halo)", stroke_width=7),
        element("path", d=d, stroke="var(--on-land)", stroke_width=3.4),
        id="hellas-edge",
        fill="none",
    )


def _build(scene: Scene, space: Space, verb: str) -> str:
    """A ring in the middle of a free building space."""
    at = (space.row, space.column)
    return scene.target(
        f"at-{space.id}", f"{verb} {space.id}", _spot(at), _ghost(scene, space, verb), _pointed(at, space.id)
    )


@lru_cache(maxsize=512)
def _spot(at: At) -> str:
    """The ring, which gives way to the ghost, and all of the hexagon to be hit."""
    x, y = centre(at)
    ring = circle(x, y, RING, class_="halo", opacity=".8") + circle(x, y, RING, class_="mark")
    return element("path", d=hexagon(at, 1), class_="hit") + group(ring, class_="spot")


def _half(scene: Scene, space: Space, verb: str, side: int) -> str:
    """One of two plates side by side, with what would be built in it."""
    at = (space.row, space.column)
    return scene.target(
        f"at-{space.id}-{verb}",
        f"{verb} {space.id}",
        _half_spot(at, verb, side, scene.actor),
        _ghost(scene, space, verb),
        _pointed(at, space.id),
    )


@lru_cache(maxsize=2048)
def _half_spot(at: At, verb: str, side: int, seat: int | None) -> str:
    x, y = centre(at)
    points = corners(at, 1)
    half = [points[0], points[3], points[4], points[5]] if side < 0 else points[:4]
    flat, turn = side * (PAIR - HIGH), 1 if side > 0 else 0
    d = (
        f"M{number(x)} {number(y - HIGH)}h{number(flat)}"
        f"a{HIGH:g} {HIGH:g} 0 0 {turn} 0 {2 * HIGH:g}h{number(-flat)}z"
    )
    plate_ = element("path", d=d, class_="mark edge", style="fill:var(--plaster)")
    icon = use("home" if verb == "house" else verb, x + side * PAIR * 0.48, y, 20)
    own = None if seat is None else f"seat-{seat}"
    return element("path", d=line(half), class_="hit") + group(plate_, group(icon, class_=own), class_="spot")


def _ghost(scene: Scene, space: Space, verb: str) -> str:
    """The piece that would stand there, and the wall that its city would have."""
    seat = scene.actor if verb != "monument" else None
    wall, built = "", scene.view["pieces"]
    if seat is not None and any(name in built and built[name]["seat"] == seat for name in space.near):
        city = city_with(space.id, verb, seat, built, scene.spaces)
        if city is not None:
            wall = element(
                "path",
                d=wall_path(city, scene.spaces),
                fill="none",
                stroke=f"var(--seat-{seat})",
                stroke_width=4.2,
                stroke_dasharray="8 5",
            )
    return group(wall, _ghost_piece((space.row, space.column), verb, seat), class_="ghost")


@lru_cache(maxsize=2048)
def _ghost_piece(at: At, verb: str, seat: int | None) -> str:
    return piece(verb, seat, transform=standing(centre(at)))


@lru_cache(maxsize=1024)
def _pointed(at: At, name: str, down: float = FOOT) -> str:
    """The edge and the id of the space under the pointer."""
    x, y = centre(at)
    return group(
        element("use", href="#hellas-edge", x=x, y=y),
        text(
            x,
            y + down,
            name,
            15,
            fill="on-land",
            stroke="var(--halo)",
            stroke_width=4,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
        class_="tip",
    )


def _column(scene: Scene, space: Space, verb: str) -> str:
    at = (space.row, space.column)
    up = scene.view["temples"].get(space.id, 0) + 1
    ghost = group(temple(space.columns, up), transform=moved(*centre(at)), class_="tip")
    return _edged(scene, space, verb, ghost)


def _cover(scene: Scene, space: Space, verb: str) -> str:
    assert scene.doing is not None
    tile = scene.doing["tile"]
    drawn = plate(tile, scene.data["tile"][tile]["yield"])
    ghost = group(drawn, transform=moved(*centre((space.row, space.column))), class_="tip")
    return _edged(scene, space, verb, ghost)


def _edged(scene: Scene, space: Space, verb: str, ghost: str) -> str:
    """A line round a hexagon that has something in it."""
    drawn = edge(hexagon((space.row, space.column), 2))
    pointed = _pointed((space.row, space.column), space.id, HEAD)
    return scene.target(f"at-{space.id}", f"{verb} {space.id}", ghost, drawn, pointed)


def _miner(scene: Scene, space: Space, verb: str) -> str:
    at = (space.row, space.column)
    ghost = group(use("miner", *centre(at), 53), class_="ghost")
    return scene.target(f"at-{space.id}", f"{verb} {space.id}", _spot(at), ghost, _pointed(at, space.id))


_MARKED: dict[str, Callable[[Scene, Space, str], str]] = {
    **dict.fromkeys(KINDS, _build),
    "column": _column,
    "cover": _cover,
    "miner": _miner,
}
