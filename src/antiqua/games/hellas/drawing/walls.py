"""Lines round villages, walls round cities, and the banners that tell how large these are."""

from collections.abc import Iterable, Mapping
from math import hypot

from antiqua.drawing.svg import at as moved
from antiqua.drawing.svg import element, group, text, use
from antiqua.games.hellas.drawing.cities import Cells, Group
from antiqua.games.hellas.drawing.geometry import (
    RADIUS,
    Lattice,
    Point,
    around,
    centre,
    outline,
    point,
    touching,
)
from antiqua.games.hellas.drawing.scene import Scene, title
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.map import At, Space

INWARDS = 4.6  # from the edge of the cells to the middle of the line
APART = 46.0  # of two banners


def cells_of(names: Iterable[str], spaces: Mapping[str, Space]) -> frozenset[At]:
    """The places of spaces on the map."""
    return frozenset((spaces[name].row, spaces[name].column) for name in names)


def wall_path(names: Cells, spaces: Mapping[str, Space]) -> str:
    """The path of the wall round these spaces."""
    return around(cells_of(names, spaces), INWARDS)


def walls(scene: Scene) -> str:
    """Villages first, then cities."""
    ordered = sorted(scene.groups, key=lambda found: found.is_city)
    return group(*(_wall(found, scene) for found in ordered), id="walls", class_="quiet")


def name_of(found: Group, spaces: Mapping[str, Space]) -> str:
    """A name that stays while the group grows downwards: its seat and first space."""
    first = next(name for name in spaces if name in found.cells)
    return f"{'city' if found.is_city else 'village'}-{found.seat}-{first}"


def _wall(found: Group, scene: Scene) -> str:
    d = wall_path(found.cells, scene.spaces)
    name, seat = name_of(found, scene.spaces), found.seat
    if not found.is_city:
        return group(
            element("path", d=d, stroke="var(--halo)", stroke_width=4, stroke_opacity=".75"),
            element(
                "path",
                d=d,
                stroke=f"var(--village-{seat})",
                stroke_width=2.6,
                stroke_dasharray="1 5.2",
                stroke_linecap="round",
            ),
            id=name,
            fill="none",
        )
    colour = f"var(--seat-{seat})"
    return group(
        element("path", d=d, fill=colour, fill_opacity=".2", stroke="var(--outline)", stroke_width=6.6),
        element("path", d=d, stroke=colour, stroke_width=4.2),
        element(
            "path",
            d=d,
            stroke=f"var(--glyph-{seat})",
            stroke_opacity=".6",
            stroke_width=1.4,
            stroke_dasharray="4 6",
        ),
        id=name,
        fill="none",
        stroke_linejoin="round",
    )


def banners(scene: Scene) -> str:
    """A banner for each city, where it hides least."""
    taken: list[Point] = []
    parts = []
    for found in scene.groups:
        if not found.is_city:
            continue
        place = _banner_place(found.cells, scene, taken)
        taken.append(place)
        parts.append(_banner(found, place, scene))
    return group(*parts, id="banners", class_="quiet")


def _banner(found: Group, place: Point, scene: Scene) -> str:
    seat, size = found.seat, len(found.cells)
    told = _("{name}: a city of {number}").format(name=scene.names[seat], number=size)
    wide = 24 if size > 9 else 20
    return group(
        title(told),
        element(
            "path",
            d=f"M{-wide}-12H{wide}V8L0 13L{-wide} 8Z",
            fill=f"var(--banner-{seat})",
            stroke="var(--outline)",
            stroke_width=1.5,
            stroke_linejoin="round",
        ),
        use(f"glyph-{seat}", 11 - wide, -1, 13),
        text(wide - 12 - (4 if size > 9 else 0), 5.2, size, 17, fill=f"glyph-{seat}"),
        id=name_of(found, scene.spaces).replace("city", "banner"),
        transform=moved(*place),
    )


def _banner_place(names: Cells, scene: Scene, taken: list[Point]) -> Point:
    cells = cells_of(names, scene.spaces)
    places = [corner for loop in outline(cells) for corner in loop]
    land = {(space.row, space.column): name for name, space in scene.spaces.items()}

    def burden(corner: Lattice) -> tuple[float, float, float]:
        x, y = point(corner)
        hidden = 0.0
        for cell in touching(corner):
            if cell in land:
                hidden += _weight(scene, land[cell], y - centre(cell)[1])
        hidden += sum(6 for other in taken if hypot(other[0] - x, other[1] - y) < APART)
        return hidden, y, x

    return point(min(places, key=burden))


def _weight(scene: Scene, name: str, below: float) -> float:
    """How much is hidden of a space by a banner on its corner, ``below`` its middle by so much."""
    space = scene.spaces[name]
    high = 1.0 if below < -RADIUS * 0.75 else 1.5 if below < 0 else 2.0 if below < RADIUS * 0.75 else 1.2
    if space.kind == "temple":
        return 2.5 * high
    if name in scene.view["pieces"] or name in scene.view["quarries"] or name == scene.view["miner"]:
        return 1.5 * high
    return 0.5 if space.kind == "quarry" else 0.8 * high
