"""Where things are on the gears: lengths in the drawing's units, angles in degrees, clockwise from the right.

The calendar has 26 teeth and meshes with five gears whose directions are whole multiples of its tooth pitch,
so every gear meets a gap of the calendar. A day turns the calendar one tooth back and each gear one tooth on.
"""

from functools import lru_cache
from math import acos, cos, degrees, hypot, pi, radians, sin, tan

from antiqua.drawing.svg import number, polar

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
DAYS = 26  # teeth of the calendar

MODULE = 13.0
ADDENDUM = 0.8 * MODULE
ROOT = MODULE  # depth of the calendar's gaps
SOCKET = 0.86 * MODULE  # radius of the place for a worker
PRESSURE = radians(25)
BACKLASH = 0.035 * MODULE

CENTRE = (374.0, 359.0)
DAY_PITCH = 360 / DAYS
TODAY = -DAY_PITCH / 2  # the direction of the arrow

_DIRECTION = {"palenque": -3, "yaxchilan": -8, "tikal": 13, "uxmal": 8, "chichen_itza": 3}


def radius(teeth: int) -> float:
    """The pitch radius: two gears touch where theirs do."""
    return teeth * MODULE / 2


def well(teeth: int) -> float:
    """The radius of the recess in which a gear turns."""
    return radius(teeth) + ADDENDUM + 3


def direction(gear: str) -> float:
    """The direction from the calendar's middle to the gear's."""
    return _DIRECTION[gear] * DAY_PITCH


def middle(gear: str) -> tuple[float, float]:
    """The middle of the gear on the board."""
    x, y = polar(radius(DAYS) + radius(TEETH[gear]), direction(gear))
    return CENTRE[0] + x, CENTRE[1] + y


def pitch(gear: str) -> float:
    """The angle between two teeth of the gear: a day's turn."""
    return 360 / TEETH[gear]


def turn(gear: str, day: int) -> float:
    """How far the gear has turned on that day (0 in round 1); it only ever grows."""
    return direction(gear) + 180 + day * pitch(gear)


def calendar_turn(day: int) -> float:
    """How far the calendar has turned on that day; it only ever shrinks."""
    return -day * DAY_PITCH


def space_angle(gear: str, space: int) -> float:
    """The direction of a space from its gear's middle; the same on every day."""
    return direction(gear) + 180 + (space + 1.5) * pitch(gear)


def tooth(gear: str, space: int, day: int) -> int:
    """Which socket of the gear is on that space on that day; a worker keeps its socket as the gear turns."""
    return (space + 1 - day) % TEETH[gear]


def socket_angle(gear: str, index: int) -> float:
    """The direction of a socket on the gear itself."""
    return (index + 0.5) * pitch(gear)


def socket_radius(gear: str) -> float:
    """How far a worker stands from its gear's middle."""
    return radius(TEETH[gear]) - 0.5 * MODULE


def worker_place(gear: str, space: int) -> tuple[float, float]:
    """Where a worker on that space stands on the board."""
    x, y = middle(gear)
    dx, dy = polar(socket_radius(gear), space_angle(gear, space))
    return x + dx, y + dy


def action_spaces(gear: str) -> int:
    """How many spaces of the gear are in sight; the last two are under the calendar."""
    return TEETH[gear] - 2


def _involute(angle: float) -> float:
    return tan(angle) - angle


def half_tooth(teeth: int, distance: float) -> float:
    """Half of the angle (in radians) that a tooth takes at that distance from its gear's middle."""
    pitch_radius = radius(teeth)
    base = pitch_radius * cos(PRESSURE)
    half = pi / (2 * teeth) - BACKLASH / pitch_radius + _involute(PRESSURE)
    return half - _involute(acos(base / distance)) if distance > base else half


def flank(teeth: int, start: float, steps: int = 7) -> list[tuple[float, float]]:
    """One side of a tooth from that distance out to its tip, as (distance, half angle in degrees)."""
    tip = radius(teeth) + ADDENDUM
    distances = (start + (tip - start) * step / steps for step in range(steps + 1))
    return [(distance, degrees(half_tooth(teeth, distance))) for distance in distances]


@lru_cache(maxsize=8)
def _socket_meets_flank(teeth: int) -> float:
    """The distance from the middle at which the round socket cuts the flank of the next tooth."""
    at, half_pitch = radius(teeth) - 0.5 * MODULE, pi / teeth
    near, far = at, radius(teeth) + ADDENDUM
    for _ in range(40):
        distance = (near + far) / 2
        angle = half_pitch - half_tooth(teeth, distance)
        apart = hypot(distance * cos(angle) - at, distance * sin(angle))
        near, far = (distance, far) if apart < SOCKET else (near, distance)
    return near


def _teeth(teeth: int, start: float, gap: str) -> str:
    """The outline of a gear; ``gap`` is the arc command that leads from one tooth to the next."""
    side = flank(teeth, start)
    tip = number(radius(teeth) + ADDENDUM)
    commands: list[str] = []
    for index in range(teeth):
        middle_of_tooth = index * 360 / teeth
        up = [polar(distance, middle_of_tooth - half) for distance, half in side]
        down = [polar(distance, middle_of_tooth + half) for distance, half in reversed(side)]
        x, y = up[0]
        commands.append(f"{gap if commands else 'M'}{number(x)} {number(y)}")
        commands += [f"L{number(x)} {number(y)}" for x, y in up[1:]]
        x, y = down[0]
        commands.append(f"A{tip} {tip} 0 0 1 {number(x)} {number(y)}")
        commands += [f"L{number(x)} {number(y)}" for x, y in down[1:]]
    x, y = polar(start, -side[0][1])
    return f"{''.join(commands)}{gap}{number(x)} {number(y)}Z"


@lru_cache(maxsize=8)
def gear_outline(teeth: int) -> str:
    """The path of a gear with a tooth at angle 0 and a socket for a worker in every gap."""
    arc = number(SOCKET)
    return _teeth(teeth, _socket_meets_flank(teeth), f"A{arc} {arc} 0 1 0 ")


@lru_cache(maxsize=1)
def calendar_outline() -> str:
    """The path of the calendar with a tooth at angle 0."""
    root = radius(DAYS) - ROOT
    return _teeth(DAYS, root, f"A{number(root)} {number(root)} 0 0 1 ")


def sector(inner: float, outer: float, start: float, end: float) -> str:
    """The path of a piece of a ring between two radii and two angles, less than half of it."""
    (ax, ay), (bx, by) = polar(inner, start), polar(outer, start)
    (cx, cy), (dx, dy) = polar(outer, end), polar(inner, end)
    near, far = number(inner), number(outer)
    return (
        f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}A{far} {far} 0 0 1 {number(cx)} {number(cy)}"
        f"L{number(dx)} {number(dy)}A{near} {near} 0 0 0 {number(ax)} {number(ay)}Z"
    )
