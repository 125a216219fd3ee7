"""The seats' colours for colour-blind players: how far apart they stay, and which pairs need their glyphs.

A dichromat's view is simulated with the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based
Model for Simulation of Color Vision Deficiency" (2009), severity 1.0, on linear RGB. Distances are those of
CIE 1976 in L*a*b*: about 2.3 can just be noticed, black and white are 100 apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from antiqua.drawing import hadara_colours, theme

Matrix = tuple[tuple[float, float, float], ...]

VIEWS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""From linear sRGB."""
WHITE = (0.95047, 1.0, 1.08883)
"""D65."""

SETS = {
    "light": [theme.LIGHT[f"seat-{seat}"] for seat in range(theme.SEATS)],
    "dark": [theme.DARK[f"seat-{seat}"] for seat in range(theme.SEATS)],
    "hadara light": hadara_colours.SEATS_LIGHT,
    "hadara dark": hadara_colours.SEATS_DARK,
}
FIFTH = theme.SEATS - 1

CLEAR = 10.0
"""Colours that are farther apart than this are told apart without their glyphs."""


def times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def linear(colour: str) -> list[float]:
    """Linear RGB, each from 0 to 1, of a colour as #rrggbb."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(rgb: Sequence[float]) -> tuple[float, float, float]:
    """L*a*b* of a linear colour."""
    shares = (part / white for part, white in zip(times(TO_XYZ, rgb), WHITE, strict=True))
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116 for share in shares
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, view: str) -> tuple[float, float, float]:
    """L*a*b* of a colour as it is seen so."""
    return lab([min(1.0, max(0.0, part)) for part in times(VIEWS[view], linear(colour))])


def distance(one: str, other: str, view: str) -> float:
    """The distance of CIE 1976 between two colours that are seen so."""
    pairs = zip(seen(one, view), seen(other, view), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def distances(name: str, view: str) -> dict[tuple[int, int], float]:
    """The distance between each pair of seats."""
    colours = SETS[name]
    assert len(colours) == theme.SEATS
    return {
        (one, other): distance(colours[one], colours[other], view)
        for one, other in combinations(range(theme.SEATS), 2)
    }


def test_the_measure_is_that_of_the_standard() -> None:
    assert lab(linear("#ff0000")) == pytest.approx((53.24, 80.09, 67.20), abs=0.02)
    assert lab(linear("#0000ff")) == pytest.approx((32.30, 79.19, -107.86), abs=0.02)
    for view in VIEWS:
        assert distance("#000000", "#ffffff", view) == pytest.approx(100, abs=0.01)


def test_the_views_confuse_what_such_people_confuse() -> None:
    """A red and a green of equal weight, and for tritanopia a blue and a green."""
    for view, one, other in (
        ("protanopia", "#c04000", "#606000"),
        ("deuteranopia", "#b06000", "#808000"),
        ("tritanopia", "#0070a0", "#008080"),
    ):
        assert distance(one, other, view) < distance(one, other, "normal") / 2, view


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(
    ("name", "least"), [("light", 7.5), ("dark", 4.8), ("hadara light", 7.0), ("hadara dark", 10.5)]
)
def test_no_two_seats_look_the_same(name: str, least: float, view: str) -> None:
    """The nearest pair is 7.8 apart in light, 5.0 in dark, in Hadara 7.2 and 10.7: seen, though not far."""
    assert min(distances(name, view).values()) >= least
    if view == "normal":
        assert min(distances(name, view).values()) >= 25


@pytest.mark.parametrize(
    ("name", "near"),
    [("light", {(1, 3)}), ("dark", {(1, 3)}), ("hadara light", {(3, 4)}), ("hadara dark", set())],
)
def test_one_pair_alone_needs_its_glyphs(name: str, near: set[tuple[int, int]]) -> None:
    """Blue and violet, or in Hadara rose and grey; that all glyphs differ is tested with the icons."""
    found = {pair for view in VIEWS for pair, apart in distances(name, view).items() if apart < CLEAR}
    assert found == near


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(("name", "least"), [("light", 24), ("dark", 15)])
def test_the_fifth_seat_is_apart_from_all_others(name: str, least: float, view: str) -> None:
    """Its grey is nearest to violet under tritanopia: 24.2 in light, 15.2 in dark."""
    assert min(apart for pair, apart in distances(name, view).items() if FIFTH in pair) >= least
