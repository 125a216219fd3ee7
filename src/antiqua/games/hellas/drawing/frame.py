"""Where the island and the plaques lie in the sea: as large as the map allows, no plaque on land."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from antiqua.games.hellas.drawing.geometry import RADIUS, WIDTH, centre
from antiqua.games.hellas.map import At, spaces_of

SEA = (1112.0, 720.0)
SIDE, TOP = 22.0, 14.0  # at least so much sea beside the island and above it
LARGEST, SMALLEST, STEP = 1.25, 0.4, 0.96
BEACH = 9.0  # beyond a hexagon to the end of the cliff
GRID = 13.0  # distance of the places that are tried

SIZES = {
    "supply": (164.0, 166.0),
    "prices": (232.0, 115.0),
    "hand": (158.0, 76.0),
    "note": (244.0, 40.0),
}
DOLPHIN = (58.0, 38.0)

Rectangle = tuple[float, float, float, float]
"""Left, top, width, height."""
Circle = tuple[float, float, float]


@dataclass(frozen=True)
class Frame:
    """The island's scale and place, and the plaques' rectangles, in the drawing's units."""

    scale: float
    x: float
    y: float
    plaques: dict[str, Rectangle]
    dolphins: tuple[Rectangle, ...]
    land: tuple[Circle, ...]
    """A circle round each space."""

    @property
    def transform(self) -> str:
        """From the island's units to the drawing's."""
        return f"translate({self.x:.2f} {self.y:.2f}) scale({self.scale:.4f})"

    def is_open_sea(self, place: Rectangle, room: float = 0) -> bool:
        """Whether nothing lies in the rectangle or so near to it."""
        taken = [*self.plaques.values(), *self.dolphins]
        return _is_free(place, self.land, taken, room)


@lru_cache(maxsize=16)
def frame(rows: tuple[str, ...]) -> Frame:
    """The layout for a map: the largest island beside which all plaques have room."""
    cells = [(space.row, space.column) for space in spaces_of(list(rows)).values()]
    found = None
    for scale, shares in _attempts(cells):
        x, y, land = _placed(cells, scale, shares)
        found = Frame(scale, x, y, {}, (), land)
        plaques = _plaques(land)
        if plaques is not None:
            return Frame(scale, x, y, plaques, _dolphins(land, list(plaques.values())), land)
    assert found is not None
    corners = {name: _home(name, size) for name, size in SIZES.items()}
    return Frame(found.scale, found.x, found.y, corners, (), found.land)


def _attempts(cells: Sequence[At]) -> Iterator[tuple[float, tuple[float, float]]]:
    """Scales from the largest down, each with the shares of the free sea left of the island and above it."""
    left, top, right, bottom = _bounds(cells)
    scale = min(LARGEST, (SEA[0] - 2 * SIDE) / (right - left), (SEA[1] - 2 * TOP) / (bottom - top))
    while scale > SMALLEST:
        for shares in ((0.5, 0.5), (0.7, 0.5), (0.3, 0.5), (1.0, 0.5), (0.0, 0.5), (0.5, 0.0), (0.5, 1.0)):
            yield scale, shares
        scale *= STEP
    yield SMALLEST, (1.0, 0.5)


def _bounds(cells: Sequence[At]) -> Rectangle:
    middles = [centre(at) for at in cells]
    return (
        min(x for x, _y in middles) - WIDTH / 2,
        min(y for _x, y in middles) - RADIUS,
        max(x for x, _y in middles) + WIDTH / 2,
        max(y for _x, y in middles) + RADIUS,
    )


def _placed(
    cells: Sequence[At], scale: float, shares: tuple[float, float]
) -> tuple[float, float, tuple[Circle, ...]]:
    left, top, right, bottom = _bounds(cells)
    wide, high = SEA[0] - (right - left) * scale, SEA[1] - (bottom - top) * scale
    x = SIDE + (wide - 2 * SIDE) * shares[0] - left * scale
    y = TOP + (high - 2 * TOP) * shares[1] - top * scale
    radius = (RADIUS + BEACH) * scale
    middles = (centre(at) for at in cells)
    return x, y, tuple((x + mx * scale, y + my * scale, radius) for mx, my in middles)


def _home(name: str, size: tuple[float, float]) -> Rectangle:
    """Where a plaque lies if it may choose."""
    width, height = size
    right, bottom = SEA[0] - width - 14, SEA[1] - height - 12
    x, y = {
        "supply": (14.0, 14.0),
        "prices": (14.0, bottom),
        "hand": (right, bottom),
        "note": (16.0, SEA[1] - 12 - SIZES["prices"][1] - height - 6),
    }[name]
    return x, y, width, height


def _plaques(land: Sequence[Circle]) -> dict[str, Rectangle] | None:
    places: dict[str, Rectangle] = {}
    for name, size in SIZES.items():
        place = _nearest(_home(name, size), land, list(places.values()))
        if place is None:
            return None
        places[name] = place
    return places


def _dolphins(land: Sequence[Circle], taken: list[Rectangle]) -> tuple[Rectangle, ...]:
    found: list[Rectangle] = []
    for x, y in ((26.0, SEA[1] * 0.42), (SEA[0] - 90, SEA[1] * 0.28)):
        place = _nearest((x, y, *DOLPHIN), land, taken + found, room=16)
        if place is not None:
            found.append(place)
    return tuple(found)


def _nearest(
    home: Rectangle, land: Sequence[Circle], taken: Sequence[Rectangle], room: float = 6
) -> Rectangle | None:
    """The free place next to the one that is wanted."""
    x, y, width, height = home
    if _is_free(home, land, taken, room):
        return home
    left = np.arange(8, SEA[0] - width - 8, GRID)
    top = np.arange(8, SEA[1] - height - 8, GRID)
    distance = (left[:, None] - x) ** 2 + (top[None, :] - y) ** 2
    for middle_x, middle_y, radius in land:
        dx = np.maximum(np.maximum(left - middle_x, middle_x - left - width), 0)
        dy = np.maximum(np.maximum(top - middle_y, middle_y - top - height), 0)
        distance[dx[:, None] ** 2 + dy[None, :] ** 2 < (radius + room) ** 2] = np.inf
    for other_x, other_y, w, h in taken:
        beside = (left >= other_x + w + room) | (left + width + room <= other_x)
        above = (top >= other_y + h + room) | (top + height + room <= other_y)
        distance[~(beside[:, None] | above[None, :])] = np.inf
    best = np.unravel_index(np.argmin(distance), distance.shape)
    if distance[best] == np.inf:
        return None
    return float(left[best[0]]), float(top[best[1]]), width, height


def _is_free(place: Rectangle, land: Sequence[Circle], taken: Sequence[Rectangle], room: float) -> bool:
    left, top, width, height = place
    right, bottom = left + width, top + height
    for x, y, radius in land:
        dx, dy = max(left - x, 0.0, x - right), max(top - y, 0.0, y - bottom)
        if dx * dx + dy * dy < (radius + room) ** 2:
            return False
    return all(
        left >= x + w + room or right + room <= x or top >= y + h + room or bottom + room <= y
        for x, y, w, h in taken
    )
