"""Quarries (HE-4), with the tiles 12 on A5, 18 on C9 and 31 on I6, and the miner on F1.

A5 touches A4, A6, B4, B5; C9 touches B8, C8, D8; I6 touches H5, H6, I5, I7.
D3 touches C3, C4, D2, D4, E3, E4.
"""

from __future__ import annotations

import pytest

from tests.hellas.helpers import QUARRIES, active, asked, closed, marble, play, refused, table, texts

SMALL = [
    ". c Q c .",  # A
    "c i i c c",  # B
    "Q i 4 i Q",  # C
    "c i i c c",  # D
    ". c Q c .",  # E
]
"""Four quarry spaces: A2, C0, C4, E2."""


def test_he_4_1_each_house_next_to_an_active_quarry() -> None:
    """HE-4.1: two houses at 12 (1 each), one at 18 (2), one at 31 (3)."""
    state = table(pieces={"house 0": "A4 B5", "house 1": "C8 H6"}, deck=[40])
    assert marble(play(state, "take quarry")) == [12, 15]


def test_he_4_1_a_house_next_to_two_gets_both() -> None:
    """HE-4.1: B5 touches A5 and C5, with 12 and 31 on them."""
    quarries = {"A5": 12, "C5": 31, "C9": 18}
    state = table(pieces={"house 0": "B5"}, quarries=quarries, miner="F1", deck=[40])
    assert marble(play(state, "take quarry")) == [14, 10]


def test_he_4_1_palaces_and_agoras_get_nothing() -> None:
    """HE-4.1."""
    state = table(pieces={"palace 0": "A4", "agora 0": "A6", "palace 1": "I5", "monument": "B4"}, deck=[40])
    assert marble(play(state, "take quarry")) == [10, 10]


def test_he_4_1_houses_elsewhere_get_nothing() -> None:
    """HE-4.1: next to a free quarry space, to the miner and to a closed quarry."""
    quarries = {"A5": 12, "C9": 18, "I6": 31, "D3": -39}
    state = table(pieces={"house 0": "E1 C4 C1"}, quarries=quarries, miner="F1", deck=[40])
    assert marble(play(state, "take quarry")) == [10, 10]


def test_he_4_1_the_top_tile_counts() -> None:
    """HE-4.1: after 13 has covered 12, 27 gives 3."""
    state = play(
        table(pieces={"house 0": "A4"}, deck=[27, 1], miner="F1"), "take quarry", "cover A5", "miner D3"
    )
    assert marble(state) == [11, 10]
    play(state, "take quarry")
    assert marble(state) == [14, 10]


def test_he_4_2_up_to_four_tiles() -> None:
    """HE-4.2: 32 to 35 fit everywhere; the action ends after the fourth, nobody asks for a fifth."""
    state = play(table(deck=[32, 33, 34, 35, 36]), "take quarry")
    play(state, "cover A5", "cover C9", "cover I6")
    assert asked(state) == 0
    play(state, "cover A5")
    assert asked(state) == 1
    assert active(state) == {"A5": 35, "C9": 33, "I6": 34}
    found = state.to_position()
    assert found["deck"] == [36]
    assert sorted(found["used"]) == [12, 18, 31, 32]
    assert found["miner"] == "F1"


def test_he_4_2_one_must_go_on() -> None:
    """HE-4.2: the only moves are to cover."""
    state = play(table(deck=[40, 39, 38, 37]), "take quarry", "cover A5")
    assert texts(state) == {"cover C9", "cover I6"}
    for move in ("nothing", "decline", "miner D3"):
        refused(state, move)


@pytest.mark.parametrize(
    ("tile", "where"),
    [(13, {"A5"}), (17, {"A5"}), (19, {"A5", "C9"}), (30, {"A5", "C9"}), (32, {"A5", "C9", "I6"})],
)
def test_he_4_3_on_a_quarry_with_a_lower_number(tile: int, where: set[str]) -> None:
    """HE-4.3: one's choice; asked with a single one, too."""
    assert texts(play(table(deck=[tile, 40]), "take quarry")) == {f"cover {space}" for space in where}


def test_he_4_3_closed_quarries_are_not_covered() -> None:
    """HE-4.3, HE-4.4: a closed 2 is never used again."""
    quarries = {"A5": 12, "C9": 18, "I6": 31, "D3": -2}
    state = play(table(quarries=quarries, miner="F1", deck=[13]), "take quarry")
    assert texts(state) == {"cover A5"}


def test_he_4_4_a_tile_below_all_opens_a_quarry_at_the_miner() -> None:
    """HE-4.4: 7 on F1; the miner to any free quarry space; 31 closes; it is seat 1's turn."""
    state = play(table(deck=[7, 40]), "take quarry")
    assert texts(state) == {f"miner {space}" for space in QUARRIES - {"A5", "C9", "I6", "F1"}}
    play(state, "miner G6")
    assert active(state) == {"A5": 12, "C9": 18, "F1": 7}
    assert closed(state) == {"I6"}
    found = state.to_position()
    assert (found["miner"], found["deck"], found["used"]) == ("G6", [40], [])
    assert asked(state) == 1


def test_he_4_4_ends_the_action_after_tiles_placed() -> None:
    """HE-4.4: 32 covers 12, 33 covers 32, then 5 closes the highest, 33."""
    state = play(table(deck=[32, 33, 5, 40]), "take quarry", "cover A5", "cover A5", "miner D3")
    assert active(state) == {"C9": 18, "I6": 31, "F1": 5}
    assert closed(state) == {"A5"}
    assert asked(state) == 1
    assert state.to_position()["deck"] == [40]


def test_he_4_4_the_miner_may_not_go_to_open_or_closed_quarries() -> None:
    """HE-4.4: never used again."""
    quarries = {"A5": 12, "C9": 18, "I6": 31, "D3": -38, "G6": -39}
    state = play(table(quarries=quarries, miner="F1", deck=[7]), "take quarry")
    assert texts(state) == {f"miner {space}" for space in QUARRIES - set(quarries) - {"F1"}}


def test_he_4_4_the_fourth_tile_may_close() -> None:
    """HE-4.2, HE-4.4: three placed, the fourth is lower than all."""
    state = play(table(deck=[32, 33, 34, 2]), "take quarry", "cover A5", "cover C9", "cover I6", "miner D3")
    assert active(state) == {"A5": 32, "C9": 33, "F1": 2}
    assert closed(state) == {"I6"}


def test_he_4_4_a_closed_quarry_gives_no_marble() -> None:
    """HE-4.4: seat 0's house at 31."""
    state = table(pieces={"house 0": "H6"}, deck=[7, 40])
    play(state, "take quarry", "miner D3")
    assert marble(state) == [13, 10]
    play(state, "take quarry")
    assert marble(state) == [13, 10]


def test_he_4_5_a_quarry_opened_now_pays_from_the_next_action() -> None:
    """HE-4.5, ruling: seat 1's house at F1, where a 7 comes."""
    state = play(table(pieces={"house 1": "E1"}, deck=[7, 40]), "take quarry")
    assert marble(state) == [10, 10]
    play(state, "miner D3", "take quarry")
    assert marble(state) == [10, 11]


@pytest.mark.parametrize("deck", [[], [13], [13, 14]])
def test_he_4_5_if_tiles_run_out_the_action_ends(deck: list[int]) -> None:
    """HE-4.5, ruling: after the last of them."""
    state = play(table(deck=deck), "take quarry", *["cover A5"] * len(deck))
    assert asked(state) == 1
    assert active(state)["A5"] == (deck or [12])[-1]


def test_he_4_5_three_are_active_throughout_a_game() -> None:
    """HE-4.5: each action that opens one closes one."""
    state = table(deck=[7, 6, 5, 4])
    for miner in ("D3", "D6", "G6"):
        play(state, "take quarry", f"miner {miner}")
        assert len(active(state)) == 3
    assert active(state) == {"F1": 7, "D3": 6, "D6": 5}
    assert closed(state) == {"I6", "C9", "A5"}


def test_he_4_5_without_a_free_quarry_space_the_miner_leaves() -> None:
    """HE-4.5, ruling: 7 on E2, the last; 31 closes all the same; nothing is asked."""
    quarries = {"A2": 12, "C0": 18, "C4": 31}
    state = play(table(rows=SMALL, quarries=quarries, miner="E2", deck=[7, 40]), "take quarry")
    assert active(state) == {"A2": 12, "C0": 18, "E2": 7}
    assert closed(state) == {"C4"}
    found = state.to_position()
    assert (found["miner"], found["deck"]) == (None, [40])
    assert asked(state) == 1


def test_he_4_5_without_a_miner_a_tile_that_fits_nowhere_is_discarded() -> None:
    """HE-4.5, ruling: and ends the action; no quarry closes."""
    quarries = {"A2": 12, "C0": 18, "E2": 7, "C4": -31}
    state = table(rows=SMALL, quarries=quarries, miner=None, deck=[20, 3, 40], used=[39])
    play(state, "take quarry", "cover C0")
    assert active(state) == {"A2": 12, "C0": 20, "E2": 7}
    assert closed(state) == {"C4"}
    found = state.to_position()
    assert (found["miner"], found["deck"], sorted(found["used"])) == (None, [40], [3, 18, 39])
    assert asked(state) == 1


def test_he_4_5_without_a_miner_four_tiles_can_be_placed() -> None:
    """HE-4.5: the quarries go on."""
    quarries = {"A2": 12, "C0": 18, "E2": 7, "C4": -31}
    state = table(rows=SMALL, quarries=quarries, miner=None, deck=[20, 21, 22, 23, 24])
    play(state, "take quarry", *["cover E2"] * 4)
    assert active(state) == {"A2": 12, "C0": 18, "E2": 23}
    assert asked(state) == 1
