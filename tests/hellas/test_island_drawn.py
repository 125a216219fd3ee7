"""Where hexagons, outlines and plaques are drawn; values worked out by hand from the geometry."""

import re
from math import sqrt

import pytest

from antiqua.drawing import theme
from antiqua.games.hellas import map as maps
from antiqua.games.hellas.box import PATH, default
from antiqua.games.hellas.drawing import geometry as geo
from antiqua.games.hellas.drawing.frame import SEA, SIZES, frame
from tests.drawing.test_theme import SHAPE, TEXT, contrast
from tests.hellas.helpers import MINOTAUR, PEGASUS

HALF = 20 * sqrt(3)  # half the width of a hexagon of radius 40: 34.64


def near(x: float, y: float) -> object:
    """That point, to a hundredth."""
    return pytest.approx((x, y), abs=0.01)


def test_odd_rows_lie_half_a_hexagon_further_right() -> None:
    assert geo.centre((0, 0)) == near(HALF, 40)
    # C4: four widths and a half, two rows of 60 down
    assert geo.centre((2, 4)) == near(9 * HALF, 160)
    # D4: half a width further, one row lower
    assert geo.centre((3, 4)) == near(10 * HALF, 220)


def test_corners_go_clockwise_from_the_top() -> None:
    expected = [(HALF, 0), (2 * HALF, 20), (2 * HALF, 60), (HALF, 80), (0, 60), (0, 20)]
    assert geo.corners((0, 0)) == [near(*corner) for corner in expected]
    assert geo.corners((0, 0), 10)[0] == near(HALF, 10)


def test_neighbours_across_the_edges_are_those_of_the_rules() -> None:
    assert geo.across((2, 4)) == [(1, 4), (2, 5), (3, 4), (3, 3), (2, 3), (1, 3)]
    assert geo.across((3, 4)) == [(2, 5), (3, 5), (4, 5), (4, 4), (3, 3), (2, 4)]
    for at in [(0, 0), (1, 3), (4, 7), (5, 2)]:
        assert sorted(geo.across(at)) == maps.around(*at)


def test_three_cells_meet_in_a_corner() -> None:
    (loop,) = geo.outline([(2, 4)])
    top = min(loop, key=lambda corner: corner[1])
    assert sorted(geo.touching(top)) == [(1, 3), (1, 4), (2, 4)]


def area(points: list[geo.Point]) -> float:
    """Positive if the line goes round clockwise, as y points down."""
    turned = zip(points, [*points[1:], points[0]], strict=True)
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in turned) / 2


HEXAGON = 1.5 * sqrt(3) * 40**2


@pytest.mark.parametrize(
    ("cells", "corners"),
    [
        ([(2, 4)], [6]),
        ([(2, 4), (2, 5)], [10]),  # 12 edges, two of them shared
        ([(2, 4), (2, 5), (3, 4)], [12]),  # 18, three pairs shared
        ([(2, 4), (5, 4)], [6, 6]),
    ],
)
def test_an_outline_has_the_edges_that_are_not_shared(cells: list[maps.At], corners: list[int]) -> None:
    loops = geo.outline(cells)
    assert [len(loop) for loop in loops] == corners
    areas = [area(geo.inset(loop, 0)) for loop in loops]
    assert sum(areas) == pytest.approx(len(cells) * HEXAGON)


def test_a_hole_is_gone_round_the_other_way() -> None:
    loops = geo.outline(maps.around(2, 4))
    assert sorted(len(loop) for loop in loops) == [6, 18]
    outside, hole = sorted(loops, key=len, reverse=True)
    assert area(geo.inset(outside, 0)) == pytest.approx(7 * HEXAGON)
    assert area(geo.inset(hole, 0)) == pytest.approx(-HEXAGON)
    # away from the land: the line round the hole grows with the distance inwards
    assert abs(area(geo.inset(hole, 5))) > HEXAGON


def test_an_inset_keeps_its_distance_from_the_edges() -> None:
    (loop,) = geo.outline([(0, 0)])
    # 5 * sqrt(3) from each edge is 10 from each corner: a hexagon of radius 30
    moved = geo.inset(loop, 5 * sqrt(3))
    assert min(y for _x, y in moved) == pytest.approx(10)
    assert area(moved) == pytest.approx(1.5 * sqrt(3) * 30**2)


def test_rounded_corners_are_curves() -> None:
    path = geo.around(frozenset([(2, 4), (2, 5)]), 4.6)
    assert path.count("Q") == 10
    assert path.endswith("Z")


# The frame.


def island(*rows: str) -> tuple[str, ...]:
    """A map with the zones filled in: L is a building space, K a quarry space."""
    grid = [row.split() for row in rows]
    land = {(row, column) for row, line in enumerate(grid) for column, it in enumerate(line) if it != "."}

    def letter(at: maps.At, it: str) -> str:
        wet = any(place not in land for place in maps.around(*at))
        return {"L": "c" if wet else "i", "K": "Q" if wet else "q"}.get(it, it)

    return tuple(
        " ".join(letter((row, column), it) for column, it in enumerate(line)) for row, line in enumerate(grid)
    )


LAKE = island("K L L K L L", "L L 4 L L L", "L L . . L K", "L L L . L L", "K L L L 3 L")
MAPS = {
    "pegasus": tuple(PEGASUS),
    "minotaur": tuple(MINOTAUR),
    "tiny": island("K L K", "L 3 L", "K L K"),
    "lake": LAKE,
    "full": island(*["K L L 9 K L L L L K L L L L K L"] * 8),
    "tall": island(*["K L L 2"] * 26),
    "wide": island("K L K L 1 L L L L L K L L L L L L L L K"),
}


@pytest.mark.parametrize("name", MAPS)
def test_the_whole_island_is_in_sight_and_no_plaque_on_it(name: str) -> None:
    rows = MAPS[name]
    spaces = maps.spaces_of(list(rows))
    assert maps.faults_of_map(list(rows), 3) == []
    found = frame(rows)
    reach = 40 * found.scale
    places = list(found.plaques.items())
    for space in spaces.values():
        x, y = geo.centre((space.row, space.column))
        x, y = found.x + x * found.scale, found.y + y * found.scale
        assert reach < x < SEA[0] - reach, space.id
        assert reach < y < SEA[1] - reach, space.id
        for plaque, (left, top, width, height) in places:
            beside = max(left - x, x - left - width, 0) ** 2 + max(top - y, y - top - height, 0) ** 2
            assert beside > reach**2, (plaque, space.id)
    assert [(name, place[2:]) for name, place in places] == list(SIZES.items())
    for plaque, (left, top, width, height) in places:
        assert 0 <= left <= SEA[0] - width, plaque
        assert 0 <= top <= SEA[1] - height, plaque
    for plaque, one in places:
        for other, two in places:
            apart = one[0] + one[2] <= two[0] or two[0] + two[2] <= one[0]
            apart |= one[1] + one[3] <= two[1] or two[1] + two[3] <= one[1]
            assert plaque == other or apart, (plaque, other)


@pytest.mark.parametrize("name", ["pegasus", "minotaur"])
def test_the_box_has_room_for_large_hexagons(name: str) -> None:
    assert frame(tuple(default().data["boards"][name]["rows"])).scale >= 1


# Colours.


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_what_is_written_on_land_and_sea_can_be_read(tokens: dict[str, str]) -> None:
    pairs = [("on-land", ground) for ground in ("coast", "inland", "rock")]
    pairs += [("on-plate", "plate"), ("ink", "sea"), ("ink", "sea-near")]
    pairs += [(f"glyph-{seat}", f"banner-{seat}") for seat in range(theme.SEATS)]
    assert [pair for pair in pairs if contrast(tokens[pair[0]], tokens[pair[1]]) < TEXT] == []
    shapes = [(f"village-{seat}", "halo") for seat in range(theme.SEATS)]
    assert [pair for pair in shapes if contrast(tokens[pair[0]], tokens[pair[1]]) < SHAPE] == []


def test_every_token_of_the_drawings_is_in_the_theme() -> None:
    folder = PATH.parent
    sources = [*(folder / "drawing").glob("*.py"), folder / "board.py"]
    used = {name for source in sources for name in re.findall(r"var\(--([a-z-]+)[),]", source.read_text())}
    assert used - theme.LIGHT.keys() - {"mine"} == set()
