"""The worked examples of the rulebook (HE-9)."""

from __future__ import annotations

from tests.hellas.helpers import active, asked, closed, marble, parts, play, table, texts

# Minotaur: D1 touches C2, D2, E1, E2; G3 touches F2, F3, G2, G4, H2, H3.
BLUE, GREEN, RED = 0, 1, 2


def test_he_9_1_income() -> None:
    """HE-9.1: D1 with 12 gives 1, G3 with 31 gives 3; blue 4, green 2, red 3."""
    state = table(
        {"marble": 0},
        {"marble": 0},
        {"marble": 0},
        players=3,
        quarries={"D1": 12, "G3": 31, "F10": 18},
        miner="A3",
        pieces={"house 0": "D2 G2", "house 1": "E1 E2", "house 2": "F3"},
        deck=[40],
    )
    assert marble(play(state, "take quarry")) == [4, 2, 3]


def test_he_9_2_25_may_cover_12_or_18_and_not_31() -> None:
    """HE-9.2: on A5, C9 and I6 of Pegasus."""
    state = play(table(quarries={"A5": 12, "C9": 18, "I6": 31}, miner="F1", deck=[25, 7, 40]), "take quarry")
    assert texts(state) == {"cover A5", "cover C9"}


def test_he_9_2_7_opens_a_quarry_and_31_closes() -> None:
    """HE-9.2: the action ends."""
    state = play(table(quarries={"A5": 12, "C9": 18, "I6": 31}, miner="F1", deck=[25, 7, 40]), "take quarry")
    play(state, "cover A5", "miner D3")
    assert active(state) == {"A5": 25, "C9": 18, "F1": 7}
    assert closed(state) == {"I6"}
    assert asked(state) == 1


def test_he_9_3_scoring() -> None:
    """HE-9.3, on Minotaur with temples F1 for 4, C4 for 6, E7 for 8.

    Red's city in rows E and F touches F1 and E7 and the monuments D4 and F7; red's B3 B4 touches C4 and the
    monument B5. Green's C2 C3 and C5 C6 touch C4. Blue's E8 E9 touches E7.
    """
    state = table(
        {"marble": 18, "rings": 1},
        {"rings": 2},
        {"rings": 3},
        players=3,
        pieces={
            "house 2": "E3 E4 E5 F3 F4 F5 B3",
            "agora 2": "E2 E6",
            "palace 2": "F2 F6 B4",
            "palace 1": "C3 C5",
            "house 1": "C2 C6",
            "palace 0": "E9",
            "house 0": "E8",
            "monument": "D4 F7 B5",
        },
        temples={"F1": 4, "C4": 6, "E7": 5},
    )
    assert parts(state, RED)["city"] == 10
    assert parts(state, RED)["monuments"] == 9
    assert parts(state, RED)["temples"] == 15
    assert parts(state, GREEN)["temples"] == 12
    assert parts(state, BLUE)["temples"] == 5
    assert (parts(state, GREEN)["rings"], parts(state, GREEN)["most_rings"]) == (4, 0)
    assert parts(state, BLUE)["marble"] == 3
