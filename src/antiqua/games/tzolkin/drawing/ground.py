"""The faint carving under everything: rings and rays round the calendar."""

from functools import lru_cache

from antiqua.drawing.svg import circle, element, group, path, polar
from antiqua.games.tzolkin.drawing.geometry import CENTRE

_RINGS = (232, 290, 292, 352, 420)
_RAYS = 52


@lru_cache(maxsize=1)
def carving() -> str:
    """Rings and rays, the long ones at every second place."""
    x, y = CENTRE
    rays = []
    for index in range(_RAYS):
        angle, outer = index * 360 / _RAYS, 346 if index % 2 else 316
        if abs((angle + 180) % 360 - 180) < 6:
            continue
        (ax, ay), (bx, by) = polar(300 if index % 2 else 296, angle), polar(outer, angle)
        rays.append(path(((x + ax, y + ay), (x + bx, y + by)), closed=False))
    rings = "".join(circle(x, y, radius, stroke_width=1.2) for radius in _RINGS)
    lines = element("path", d="".join(rays), stroke_width=2)
    return group(rings, lines, fill="none", stroke="var(--line)", opacity=".16", class_="quiet")
