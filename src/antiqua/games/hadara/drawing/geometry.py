"""Where things lie on the table: fields round the wheel, piles, stations."""

from antiqua.drawing.svg import number, polar

FIELDS = 5
SPAN = 360 / FIELDS
CENTRE = (336.0, 314.0)
RIM = 308.0
"""Radius of the table's round."""
OUTER, INNER, HALF = 286.0, 102.0, 35.2
"""Radii of a field, and half its angle in degrees."""
HUB = 88.0
"""Radius of the wheel."""
CREST_AT, CREST = 0.62 * HUB, 26.0
"""How far from the middle a crest is, and its radius."""
FACE_UP, FACE_DOWN, HELD, LATER = (208.0, 8.0), (166.0, -22.0), (123.0, 0.0), (238.0, -24.0)
"""Radius and angle from the field's own of piles, of cards drawn, of a note."""


def angle(field: int) -> float:
    """The middle of a field in degrees; the fields stand clockwise from the top."""
    return SPAN * field - 90


def point(radius: float, degrees: float) -> tuple[float, float]:
    """The point at that distance and angle from the wheel's middle."""
    x, y = polar(radius, degrees)
    return CENTRE[0] + x, CENTRE[1] + y


def station(field: int, place: tuple[float, float]) -> tuple[float, float]:
    """Where something lies on a field."""
    return point(place[0], angle(field) + place[1])


def sector(field: int, outer: float, inner: float, half: float = HALF, wider: float = 0) -> str:
    """The path of a part of a field's ring; inside its half angle is ``wider`` by so many degrees."""
    middle = angle(field)
    corners = [
        point(outer, middle - half),
        point(outer, middle + half),
        point(inner, middle + half + wider),
        point(inner, middle - half - wider),
    ]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return (
        f"M{number(ax)} {number(ay)}A{outer:g} {outer:g} 0 0 1 {number(bx)} {number(by)}"
        f"L{number(cx)} {number(cy)}A{inner:g} {inner:g} 0 0 0 {number(dx)} {number(dy)}Z"
    )


def label_path(field: int) -> str:
    """The line on which a field's name stands on the rim, never upside down."""
    middle = angle(field)
    below = polar(1, middle)[1] > 0.01
    radius, turn = (300.5, -1) if below else (290.0, 1)
    (ax, ay), (bx, by) = point(radius, middle - turn * 30), point(radius, middle + turn * 30)
    return (
        f"M{number(ax)} {number(ay)}A{radius:g} {radius:g} 0 0 {0 if below else 1} {number(bx)} {number(by)}"
    )


def turn(field: int, step: int) -> float:
    """How far the wheel is turned when seat 0's crest points to a field in a step of phase A.

    Within an era it only grows, so that a wheel that turns on goes the short way.
    """
    return SPAN * ((field - step) % FIELDS + step)
