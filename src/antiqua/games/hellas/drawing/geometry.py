"""Hexagons with a corner on top, odd rows half a hexagon further right; lengths in the island's own units.

A corner is known by its lattice point: half widths from the left, half radii from the top. Two hexagons that
share a corner have the same point for it, so outlines of any set of cells are found without rounding.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import cos, hypot, radians, sin, sqrt

from antiqua.drawing.svg import number
from antiqua.games.hellas.map import At

RADIUS = 40.0  # from the middle of a hexagon to a corner
WIDTH = sqrt(3) * RADIUS

Point = tuple[float, float]
Lattice = tuple[int, int]

# From the top corner clockwise; edge k runs from corner k to the next.
_CORNERS: tuple[Lattice, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def _middle(at: At) -> Lattice:
    row, column = at
    return 2 * column + row % 2 + 1, 3 * row + 2


def point(corner: Lattice) -> Point:
    """Where a corner is."""
    return corner[0] * WIDTH / 2, corner[1] * RADIUS / 2


def centre(at: At) -> Point:
    """The middle of a hexagon; that of row 0, column 0 touches both axes."""
    return point(_middle(at))


def corners(at: At, inwards: float = 0) -> list[Point]:
    """The six corners from the top clockwise, each moved towards the middle."""
    x, y = centre(at)
    radius = RADIUS - inwards
    turns = (radians(60 * corner - 90) for corner in range(6))
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def across(at: At) -> list[At]:
    """The neighbours over the six edges: north-east, east, south-east and so on."""
    row, column = at
    left = column - 1 + row % 2  # in the rows above and below
    return [
        (row - 1, left + 1),
        (row, column + 1),
        (row + 1, left + 1),
        (row + 1, left),
        (row, column - 1),
        (row - 1, left),
    ]


def touching(corner: Lattice) -> list[At]:
    """The three cells that meet in a corner, on the map or not."""
    found = []
    for dx, dy in _CORNERS:
        x, y = corner[0] - dx, corner[1] - dy
        row, rest = divmod(y - 2, 3)
        shift = row % 2 + 1
        if rest == 0 and (x - shift) % 2 == 0:
            found.append((row, (x - shift) // 2))
    return found


def outline(cells: Collection[At]) -> list[list[Lattice]]:
    """The closed lines round a set of cells as corners: round land clockwise, round a hole the other way."""
    inside = set(cells)
    following: dict[Lattice, Lattice] = {}
    for at in sorted(inside):
        x, y = _middle(at)
        for edge, other in enumerate(across(at)):
            if other not in inside:
                (ax, ay), (bx, by) = _CORNERS[edge], _CORNERS[(edge + 1) % 6]
                following[x + ax, y + ay] = x + bx, y + by
    loops = []
    while following:
        start, corner = following.popitem()
        loop = [start]
        while corner != start:
            loop.append(corner)
            corner = following.pop(corner)
        loops.append(loop)
    return loops[::-1]


def inset(loop: Sequence[Lattice], distance: float) -> list[Point]:
    """The closed line moved inwards (outwards if negative); all its angles are 120 or 240 degrees."""
    points = [point(corner) for corner in loop]
    moved = []
    for index, (x, y) in enumerate(points):
        ax, ay = _inward(points[index - 1], (x, y))
        bx, by = _inward((x, y), points[(index + 1) % len(points)])
        factor = distance / (1 + ax * bx + ay * by)
        moved.append((x + factor * (ax + bx), y + factor * (ay + by)))
    return moved


def _inward(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return -dy / length, dx / length


def rounded(points: Sequence[Point], radius: float) -> str:
    """The path of a closed line whose corners are cut by curves."""
    commands = []
    for index, (x, y) in enumerate(points):
        before = _towards((x, y), points[index - 1], radius)
        after = _towards((x, y), points[(index + 1) % len(points)], radius)
        commands.append(f"{_pair(before)}Q{_pair((x, y))} {_pair(after)}")
    return f"M{'L'.join(commands)}Z"


def _towards(start: Point, end: Point, distance: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = min(0.5, distance / hypot(dx, dy))
    return start[0] + dx * part, start[1] + dy * part


def _pair(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


@lru_cache(maxsize=512)
def around(cells: frozenset[At], inwards: float, radius: float = 9) -> str:
    """The path round a set of cells, inside its edge."""
    return "".join(rounded(inset(loop, inwards), radius) for loop in outline(cells))


def line(points: Sequence[Point]) -> str:
    """The path of a closed line of straight pieces, to a tenth of a unit."""
    return f"M{'L'.join(_pair(point) for point in points)}Z"


@lru_cache(maxsize=2048)
def hexagon(at: At, inwards: float = 0) -> str:
    """The path of one hexagon."""
    return line(corners(at, inwards))
