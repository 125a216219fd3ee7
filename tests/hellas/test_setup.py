"""Terms and set-up (HE-1)."""

from __future__ import annotations

import pytest

from tests.hellas.helpers import (
    BUILDING,
    COAST_QUARRIES,
    QUARRIES,
    asked,
    game,
    play,
    position,
    spaces,
    table,
    texts,
)

SEEDS = range(60)


def starts(players: int) -> list[dict]:
    return [game(players).new(seed=seed).to_position() for seed in SEEDS]


def test_he_1_1_two_players_use_pegasus() -> None:
    """HE-1.1: with 10 marble a house can stand on each of the 44 building spaces of that side."""
    state = play(game(2).new(seed=1), "take house")
    assert spaces(state, "house") == BUILDING
    assert len(BUILDING) == 44


@pytest.mark.parametrize("players", [3, 4])
def test_he_1_1_three_and_four_players_use_minotaur(players: int) -> None:
    """HE-1.1: it has 70 building spaces, among them K7 in a row that Pegasus lacks."""
    found = spaces(play(game(players).new(seed=1), "take house"), "house")
    assert len(found) == 70
    assert "K7" in found


def test_he_1_2_three_tiles_on_coast_quarry_spaces() -> None:
    """HE-1.2: active, all other tiles face down."""
    for found in starts(2):
        quarries = found["quarries"]
        assert len(quarries) == 3
        assert set(quarries) <= COAST_QUARRIES
        assert not any(quarry["closed"] for quarry in quarries.values())
        tiles = [quarry["tile"] for quarry in quarries.values()]
        assert sorted([*tiles, *found["deck"]]) == list(range(1, 41))
        assert found["used"] == []


def test_he_1_2_the_spaces_are_drawn() -> None:
    """HE-1.2, ruling: each coast quarry space has a tile in some game."""
    assert {space for found in starts(2) for space in found["quarries"]} == COAST_QUARRIES


def test_he_1_2_the_miner_goes_to_any_empty_quarry_space() -> None:
    """HE-1.2, ruling: drawn, coast and inland."""
    miners = {found["miner"] for found in starts(2)}
    assert miners == QUARRIES
    assert not any(found["miner"] in found["quarries"] for found in starts(2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_1_2_the_first_start_player_is_drawn(players: int) -> None:
    """HE-1.2, ruling: every seat in some game; that seat begins."""
    assert {found["start_player"] for found in starts(players)} == set(range(players))
    assert all(found["to_move"] == found["start_player"] for found in starts(players))


def test_he_1_2_the_tiles_are_shuffled() -> None:
    """HE-1.2: no two games have the same order."""
    assert len({tuple(found["deck"]) for found in starts(2)}) == len(SEEDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_1_3_each_player_has_10_marble(players: int) -> None:
    """HE-1.3: and no rings; nothing stands on the board."""
    found = game(players).new(seed=3).to_position()
    assert [(player["marble"], player["rings"]) for player in found["players"]] == [(10, 0)] * players
    assert (found["pieces"], found["temples"], found["taken"]) == ({}, {}, [])
    assert (found["round"], found["phase"], found["next_start_player"]) == (1, "turn", None)


@pytest.mark.parametrize(
    ("kind", "count", "action"),
    [("house", 12, "house"), ("palace", 3, "palace"), ("agora", 3, "house_agora")],
)
def test_he_1_3_pieces(kind: str, count: int, action: str) -> None:
    """HE-1.3: 12 houses, 3 palaces, 3 agoras; when they stand there are no more; the last may be built."""
    rich = {"marble": 50}
    built = sorted(BUILDING)[:count]
    full = table(rich, rich, pieces={f"{kind} 0": " ".join(built)})
    assert spaces(play(full, f"take {action}"), kind) == set()
    one_left = table(rich, rich, pieces={f"{kind} 0": " ".join(built[1:])})
    assert spaces(play(one_left, f"take {action}"), kind) == BUILDING - set(built[1:])


def test_he_1_3_the_other_players_pieces_are_their_own() -> None:
    """HE-1.3: seat 1 has all its houses when seat 0 has none left."""
    built = sorted(BUILDING)[:12]
    state = play(table(pieces={"house 0": " ".join(built)}), "take house")
    assert texts(state) == {"decline"}
    play(state, "decline")
    assert asked(state) == 1
    assert spaces(state, "house") == BUILDING - set(built)


@pytest.mark.parametrize(
    ("players", "cubes"), [(2, [6, 6, 5]), (3, [4, 4, 3]), (4, [3, 3, 2])], ids=["two", "three", "four"]
)
def test_he_1_4_action_cubes(players: int, cubes: list[int]) -> None:
    """HE-1.4: by round; played on by taking whatever comes first and leaving it undone."""
    state = game(players).new(seed=5)
    found = []
    for number in (1, 2, 3):
        now = state.to_position()
        assert now["round"] == number
        found.append({player["cubes"] for player in now["players"]})
        while not state.is_over and state.to_position()["round"] == number:
            offered = texts(state)
            undone = offered & {"decline", "nothing"}
            state.play(min(undone) if undone else min(offered))
    assert found == [{count} for count in cubes]
    assert state.is_over


def test_contract_a_game_is_determined_by_its_seed() -> None:
    """CONTRACT 1: the same seed, the same game; another seed, another one."""
    first, again, other = (game(3).new(seed=seed) for seed in (7, 7, 8))
    assert first.fingerprint() == again.fingerprint() != other.fingerprint()


def test_the_tests_positions_are_what_they_say() -> None:
    """The helpers' default position: seat 0 begins the first round."""
    state = game(2).from_position(position())
    assert asked(state) == 0
    assert [player["cubes"] for player in state.to_position()["players"]] == [6, 6]
