"""What never changes in a game: the sea, the island, its quarry and temple spaces as bare rock."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from zlib import crc32

from antiqua.drawing.svg import element, group, number
from antiqua.games.hellas.drawing.frame import SEA, Frame, frame
from antiqua.games.hellas.drawing.geometry import Point, centre, hexagon, inset, line, outline
from antiqua.games.hellas.map import At, Space, spaces_of

COAST, INLAND = -7.0, 1.0  # how far the coast and the edge of the green lie inside their hexagons
MARGIN = 700.0  # the sea goes on beyond the picture, where a page has room for it
WAVE = "c4 0 5-6 9-6c4 0 3 6 6 6c4 0 5-6 9-6c4 0 3 6 6 6"
SHIP = (
    '<path d="M4,-40V4" stroke-width="2.4"/>'
    '<path d="M-22,-36C-8,-32 16,-32 30,-36C34,-24 34,-12 28,-4C14,-8 -6,-8 -20,-4C-14,-14 -15,-26 -22,-36Z" '
    'fill="var(--marble)"/>'
    '<path d="M-17.4,-25C-6,-22 18,-22 32,-25.6M-16.4,-14C-4,-17 16,-17 31.4,-14" fill="none" '
    'stroke="var(--cinnabar)" stroke-width="2.4"/>'
    '<path d="M-50,2C-56,-4 -58,-14 -54,-22C-52,-12 -46,-6 -38,-2H34C42,-2 50,-8 51,-18C57,-10 54,2 48,8'
    'L58,12L44,14C32,22 -34,22 -44,14C-48,10 -50,6 -50,2Z" fill="var(--wood)"/>'
    '<path d="M-44,6H46" stroke-width="1.5" opacity=".5"/>'
    '<path d="M37,2.5a4,3 0 1 0 8,0a4,3 0 1 0 -8,0Z" fill="var(--marble)" stroke-width="1"/>'
    '<circle cx="41.4" cy="2.6" r="1.5" fill="var(--outline)" stroke="none"/>'
    '<path d="M-30,12L-40,26M-18,13L-28,28M-6,13L-16,28M6,13L-4,28M18,13L8,28" fill="none"/>'
)
DOLPHIN = (
    "M-28,8C-24,-8 -8,-16 8,-12C18,-10 24,-4 29,0C22,0 18,1 14,4C8,8 2,8 -2,7C-2,11 -6,14 -10,14"
    "C-8,11 -8,8 -9,5C-16,2 -21,3 -28,8ZM0,-13C2,-18 6,-20 11,-20C9,-17 9,-14 10,-11Z"
)


def sea(rows: tuple[str, ...], top: float = 0) -> str:
    """The sea with the island in it; ``top`` is where the picture begins above it, as a negative number."""
    reach = element(
        "rect",
        x=-MARGIN,
        y=top - MARGIN,
        width=SEA[0] + 2 * MARGIN,
        height=SEA[1] + MARGIN - top,
        fill="var(--sea)",
    )
    return reach + _island(rows)


@lru_cache(maxsize=16)
def _island(rows: tuple[str, ...]) -> str:
    spaces = list(spaces_of(list(rows)).values())
    cells = [_at(space) for space in spaces]
    seed = crc32("/".join(rows).encode())
    name = f"land-{seed:x}"  # two maps may be in one page
    land = element("path", id=name, d="".join(_coastline(loop, seed) for loop in _loops(cells, COAST)))
    inland = [_at(space) for space in spaces if space.zone == "inland"]
    green = "".join(_wobbly(loop, Random(seed + 1), 2.0) for loop in _loops(inland, INLAND))
    around = frame(rows)
    below = (
        _again(name, fill="var(--sea-near)", stroke="var(--sea-near)", stroke_width=62),
        _again(name, fill="var(--sea-shore)", stroke="var(--sea-shore)", stroke_width=34),
        _again(name, stroke="var(--foam)", stroke_width=12),
    )
    above = (
        _again(name, y=4, fill="var(--cliff)", stroke="var(--outline)", stroke_width=1.6),
        _again(name, fill="var(--coast)", stroke="var(--outline)", stroke_width=1.6),
        element("path", d=green, fill="var(--inland)", stroke="var(--grass)", stroke_width=1.6),
        _plants(spaces, seed),
        element(
            "path",
            d="".join(hexagon(at) for at in cells),
            fill="none",
            stroke="var(--outline)",
            stroke_opacity=".2",
        ),
        *(_rock(space) for space in spaces if space.kind != "building"),
    )
    joined: dict[str, str | float | bool | None] = {"stroke_linejoin": "round", "class_": "quiet"}
    return (
        element("defs", land)
        + group(*below, transform=around.transform, fill="none", **joined)
        + _waves(around, seed)
        + _animals(around)
        + group(*above, transform=around.transform, id="island", **joined)
    )


def _at(space: Space) -> At:
    return space.row, space.column


def _again(name: str, **attributes: str | float | None) -> str:
    return element("use", href=f"#{name}", **attributes)


def _loops(cells: Iterable[At], inwards: float) -> list[list[Point]]:
    return [inset(loop, inwards) for loop in outline(set(cells))]


def _coastline(points: Sequence[Point], seed: int) -> str:
    return _wobbly(points, Random(seed), 2.6)


def _wobbly(points: Sequence[Point], chance: Random, most: float) -> str:
    """A line as if drawn by hand: each edge cut in three, moved a little, then smoothed."""
    drawn: list[Point] = []
    for index, (x, y) in enumerate(points):
        next_x, next_y = points[(index + 1) % len(points)]
        drawn.append((x, y))
        drawn += [
            (
                x + (next_x - x) * part + chance.uniform(-most, most),
                y + (next_y - y) * part + chance.uniform(-most, most),
            )
            for part in (1 / 3, 2 / 3)
        ]
    return line(_smooth(_smooth(drawn)))


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Every corner cut (Chaikin)."""
    cut = []
    for index, (x, y) in enumerate(points):
        next_x, next_y = points[(index + 1) % len(points)]
        cut.append((0.75 * x + 0.25 * next_x, 0.75 * y + 0.25 * next_y))
        cut.append((0.25 * x + 0.75 * next_x, 0.25 * y + 0.75 * next_y))
    return cut


def _plants(spaces: Iterable[Space], seed: int) -> str:
    """Tufts on the green, grains on the sand: two textures beside two colours."""
    chance = Random(seed + 2)
    tufts, grains = [], []
    for space in spaces:
        if space.kind != "building":
            continue
        x, y = centre(_at(space))
        for _once in range(2 if space.zone == "inland" else 6):
            dx, dy = _aside(chance)
            place = f"M{number(x + dx)} {number(y + dy)}"
            if space.zone == "inland":
                tufts.append(f"{place}q2-6 4-6q2 0 4 6")
            else:
                grains.append(f"{place}h0")
    return element(
        "path", d="".join(tufts), fill="none", stroke="var(--grass)", stroke_width=1.5, stroke_linecap="round"
    ) + element(
        "path", d="".join(grains), fill="none", stroke="var(--cliff)", stroke_width=2, stroke_linecap="round"
    )


def _aside(chance: Random) -> Point:
    """A place in a hexagon that leaves its middle free."""
    while True:
        x, y = chance.uniform(-26, 24), chance.uniform(-26, 28)
        if 15 < (x * x + y * y) ** 0.5 < 29:
            return x, y


def _rock(space: Space) -> str:
    """A quarry space with its terrace and pit, or the paved ground of a temple."""
    at = _at(space)
    x, y = centre(at)
    if space.kind == "temple":
        return element(
            "path", d=hexagon(at, 3.5), fill="var(--rock)", stroke="var(--outline)", stroke_opacity=".55"
        ) + element("path", d=hexagon(at, 7), fill="none", stroke="var(--rock-pit)")
    cracks = (
        f"M{number(x - 29)} {number(y - 3)}h7M{number(x + 22)} {number(y + 6)}h7"
        f"M{number(x - 9)} {number(y + 26)}l3 5M{number(x + 8)} {number(y - 30)}l3 5"
    )
    return (
        element("path", d=hexagon(at, 3), fill="var(--rock)", stroke="var(--outline)", stroke_opacity=".6")
        + element(
            "path", d=hexagon(at, 11), fill="var(--rock-deep)", stroke="var(--outline)", stroke_opacity=".45"
        )
        + element(
            "path", d=hexagon(at, 20), fill="var(--rock-pit)", stroke="var(--outline)", stroke_opacity=".5"
        )
        + element("path", d=cracks, stroke="var(--outline)", stroke_opacity=".4", stroke_width=1.2)
    )


def _waves(around: Frame, seed: int) -> str:
    chance = Random(seed + 3)
    waves: list[Point] = []
    for _once in range(600):
        x, y = chance.uniform(-60, SEA[0] + 30), chance.uniform(8, SEA[1] - 12)
        apart = all(abs(x - other) > 40 or abs(y - high) > 24 for other, high in waves)
        if apart and around.is_open_sea((x, y - 6, 30, 12), room=26):
            waves.append((x, y))
        if len(waves) == 34:
            break
    return element(
        "path",
        d="".join(f"M{number(x)} {number(y)}{WAVE}" for x, y in waves),
        fill="none",
        stroke="var(--wave)",
        stroke_width=1.7,
        stroke_linecap="round",
        opacity=".8",
        class_="quiet",
    )


def _animals(around: Frame) -> str:
    return group(
        *(
            element("path", d=DOLPHIN, transform=f"translate({number(x + 29)} {number(y + 19)}) scale(.95)")
            for x, y, _width, _height in around.dolphins
        ),
        fill="var(--wave)",
        opacity=".9",
        class_="quiet",
    )


def ship(around: Frame) -> str:
    """The ship at its anchor, where the hand's plaque has its place."""
    x, y, width, height = around.plaques["hand"]
    return group(
        SHIP,
        transform=f"translate({number(x + width / 2)} {number(y + height / 2 + 6)})",
        stroke="var(--outline)",
        stroke_width=1.8,
        stroke_linejoin="round",
        class_="quiet",
    )
