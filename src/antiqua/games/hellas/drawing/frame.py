"""Where the island and the plaques lie in the sea: as large as the map allows, no plaque on land."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

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
    for scale, share in _attempts(cells):
        x, y, land = _placed(cells, scale, share)
        found = Frame(scale, x, y, {}, (), land)
        plaques = _plaques(land)
        if plaques is not None:
            return Frame(scale, x, y, plaques, _dolphins(land, list(plaques.values())), land)
    assert found is not None
    corners = {name: _home(name, size) for name, size in SIZES.items()}
    return Frame(found.scale, found.x, found.y, corners, (), found.land)


def _attempts(cells: Sequence[At]) -> Iterator[tuple[float, float]]:
    """Scales from the largest down, each with the shares of the sea that are left of the island."""
    left, top, right, bottom = _bounds(cells)
    scale = min(LARGEST, (SEA[0] - 2 * SIDE) / (right - left), (SEA[1] - 2 * TOP) / (bottom - top))
    while scale > SMALLEST:
        for share in (0.5, 0.7, 0.3, 1.0, 0.0):
            yield scale, share
        scale *= STEP
    yield SMALLEST, 1.0


def _bounds(cells: Sequence[At]) -> Rectangle:
    middles = [centre(at) for at in cells]
    return (
        min(x for x, _y in middles) - WIDTH / 2,
        min(y for _x, y in middles) - RADIUS,
        max(x for x, _y in middles) + WIDTH / 2,
        max(y for _x, y in middles) + RADIUS,
    )


def _placed(cells: Sequence[At], scale: float, share: float) -> tuple[float, float, tuple[Circle, ...]]:
    left, top, right, bottom = _bounds(cells)
    free = SEA[0] - (right - left) * scale - 2 * SIDE
    x = SIDE + free * share - left * scale
    y = (SEA[1] - (top + bottom) * scale) / 2
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
    columns, rows = int((SEA[0] - width - 16) // GRID), int((SEA[1] - height - 16) // GRID)
    places = [(8 + GRID * column, 8 + GRID * row) for column in range(columns) for row in range(rows)]
    for left, top in [(x, y), *sorted(places, key=lambda place: hypot(place[0] - x, place[1] - y))]:
        if _is_free((left, top, width, height), land, taken, room):
            return left, top, width, height
    return None


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
