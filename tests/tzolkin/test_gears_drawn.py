"""Where the gears, their teeth and their workers are drawn; values worked out by hand from the formulas."""

import math
from collections.abc import Iterator

import pytest

from antiqua.drawing.svg import polar
from antiqua.games.tzolkin.drawing import geometry as geo

Point = tuple[float, float]


def near(x: float, y: float) -> object:
    """That point, to a hundredth."""
    return pytest.approx((x, y), abs=0.01)


def test_pitch_radii_are_as_the_teeth() -> None:
    # N * 13 / 2
    assert [geo.radius(teeth) for teeth in (26, 10, 13)] == [169, 65, 84.5]
    # tooth tip 0.8 * 13 further out, the recess 3 more
    assert geo.well(10) == pytest.approx(78.4)


def test_the_gears_are_where_they_mesh() -> None:
    # 36 * 13 / 2 = 234 from (374, 359): Tikal straight to the left
    assert geo.middle("tikal") == near(140, 359)
    # -3 * 360 / 26 = -41.54 degrees: 374 + 234 * 0.7485, 359 - 234 * 0.6631
    assert geo.middle("palenque") == near(549.15, 203.83)
    # 39 * 13 / 2 = 253.5 at +41.54 degrees
    assert geo.middle("chichen_itza") == near(563.75, 527.10)


def test_the_gaps_between_the_gears_use_up_all_teeth_of_the_calendar() -> None:
    order = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]  # against the clock
    places = [round(geo.direction(gear) / geo.DAY_PITCH) for gear in order]
    gaps = [(before - after) % 26 for before, after in zip(places, [*places[1:], places[0]], strict=True)]
    assert gaps == [5, 5, 5, 5, 6]


def test_workers_stand_in_the_sockets() -> None:
    # Tikal, space 2: 180 + 180 + 3.5 * 36 = 126 degrees, 65 - 6.5 = 58.5 from (140, 359)
    assert geo.worker_place("tikal", 2) == near(140 - 34.385, 359 + 47.327)
    # Chichen Itza, space 2: 41.54 + 180 + 3.5 * 360 / 13 = 318.46 degrees, 78 from (563.75, 527.10)
    assert geo.worker_place("chichen_itza", 2) == near(563.75 + 58.38, 527.10 - 51.72)


def test_the_hidden_spaces_are_beside_the_line_to_the_calendar() -> None:
    for gear in geo.GEARS:
        hidden = [geo.space_angle(gear, geo.action_spaces(gear) + which) for which in (0, 1)]
        to_calendar = geo.direction(gear) + 180
        offsets = sorted((angle - to_calendar + 180) % 360 - 180 for angle in hidden)
        assert offsets == pytest.approx([-geo.pitch(gear) / 2, geo.pitch(gear) / 2])


def test_a_day_turns_the_calendar_and_the_gears_by_equal_arcs() -> None:
    for gear in geo.GEARS:
        turned = geo.turn(gear, 5) - geo.turn(gear, 4)
        back = geo.calendar_turn(4) - geo.calendar_turn(5)
        assert turned > 0
        assert back > 0
        assert turned * geo.radius(geo.TEETH[gear]) == pytest.approx(back * geo.radius(26))


@pytest.mark.parametrize("gear", geo.GEARS)
def test_a_worker_turns_with_its_gear(gear: str) -> None:
    """On every day its socket is where its space is, and the socket keeps its number."""
    for day in range(30):
        for space in range(geo.TEETH[gear]):
            index = geo.tooth(gear, space, day)
            assert index == geo.tooth(gear, (space + 1) % geo.TEETH[gear], day + 1)
            seen = geo.turn(gear, day) + geo.socket_angle(gear, index)
            assert math.cos(math.radians(seen - geo.space_angle(gear, space))) == pytest.approx(1)


def outline(teeth: int, start: float, turn: float) -> Iterator[Point]:
    """Points on all flanks and tips, at most 0.4 apart along a flank, as distance and angle in degrees."""
    steps = 60
    for tooth in range(teeth):
        for distance, half in geo.flank(teeth, start, steps):
            for angle in (-half, half):
                yield distance, turn + tooth * 360 / teeth + angle
        for part in range(-4, 5):
            tip, half = geo.flank(teeth, start, 1)[-1]
            yield tip, turn + tooth * 360 / teeth + half * part / 4


def from_other(points: Iterator[Point], apart: float) -> Iterator[Point]:
    """Distance and angle round a middle that lies ``apart`` to the right of the points' middle."""
    for distance, angle in points:
        x, y = polar(distance, angle)
        yield math.hypot(x - apart, y), math.degrees(math.atan2(y, x - apart))


def from_tooth(angle: float, teeth: int, turn: float) -> float:
    """How far the angle is from the middle of the next tooth, in degrees."""
    pitch = 360 / teeth
    return abs((angle - turn + pitch / 2) % pitch - pitch / 2)


def in_calendar(distance: float, angle: float, turn: float) -> bool:
    if distance >= geo.radius(26) + geo.ADDENDUM:
        return False
    if distance < geo.radius(26) - geo.ROOT:
        return True
    return math.radians(from_tooth(angle, 26, turn)) < geo.half_tooth(26, distance)


def in_gear(distance: float, angle: float, teeth: int, turn: float) -> bool:
    if distance >= geo.radius(teeth) + geo.ADDENDUM:
        return False
    away = from_tooth(angle, teeth, turn)
    if math.radians(away) < geo.half_tooth(teeth, distance):
        return True
    socket = geo.radius(teeth) - 0.5 * geo.MODULE
    x, y = polar(distance, 180 / teeth - away)
    return distance < socket and math.hypot(x - socket, y) > geo.SOCKET


def overlaps(teeth: int) -> int:
    """How many points of one outline are inside the other wheel, over a whole step in 21 angles."""
    apart, pitch = (26 + teeth) * geo.MODULE / 2, 360 / teeth
    found = 0
    for step in range(21):
        # a gap of the calendar (left) towards a tooth of the gear (right), then both turn
        wheel, gear = geo.DAY_PITCH / 2 - step / 20 * geo.DAY_PITCH, 180 + step / 20 * pitch
        around = outline(teeth, geo.radius(teeth) - 0.5 * geo.MODULE, gear)
        found += sum(in_calendar(*point, wheel) for point in from_other(around, -apart))
        around = outline(26, geo.radius(26) - geo.ROOT, wheel)
        found += sum(in_gear(*point, teeth, gear) for point in from_other(around, apart))
    return found


@pytest.mark.parametrize("teeth", [10, 13])
def test_teeth_do_not_overlap(teeth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert overlaps(teeth) == 0
    monkeypatch.setattr(geo, "BACKLASH", -geo.BACKLASH)
    assert overlaps(teeth) > 0, "the check itself sees teeth that are too thick"


def test_the_outline_of_a_gear_has_a_socket_and_a_tip_for_each_tooth() -> None:
    for teeth in (10, 13):
        drawn = geo.gear_outline(teeth)
        assert drawn.count("A11.18 11.18 0 1 0") == teeth
        assert drawn.endswith("Z")
