"""The game against a second, naive one, decision by decision: who acts, what is legal, what comes of it."""

from random import Random
from typing import Any

import pytest

import antiqua
from tests.naive.comparing import differences
from tests.naive.hadara_compare import POLICIES, Pair, comparable, vary
from tests.naive.hadara_table import DOUBLES, components, doubles

SEATS = (2, 3, 4, 5)
OPTIONS: tuple[dict[str, Any], ...] = (
    {"advanced": False, "sides": "a"},
    {"advanced": True, "sides": "choose"},
)
BOX = {"card": [{"id": card, "ability": ability} for card, ability in DOUBLES.items()]}


def compare_games(players: int, policy: str, seeds: range, decisions: int = 9999) -> int:
    """Whole games, or their first decisions, with either options; returns how many were compared."""
    compared = 0
    for number, seed in enumerate(seeds):
        game = antiqua.load("hadara", players=players, **OPTIONS[number % 2])
        compared += Pair(game.new(seed=seed)).play(Random(seed), POLICIES[policy], decisions)
    return compared


def compare_odd(players: int, seeds: range, double: bool, decisions: int = 30) -> int:
    """Some decisions from odd positions, if wanted with every ability on two cards."""
    box = doubles() if double else components()
    game = antiqua.load("hadara", players=players, advanced=True, box=BOX if double else None)
    compared = 0
    for seed in seeds:
        rng = Random(seed)
        position = vary(players, True, rng, box)
        state = game.from_position(position)
        found = state.to_position()
        tracks = [
            {**mine, "tracks": player["tracks"]}
            for mine, player in zip(position["players"], found["players"], strict=True)
        ]
        given = comparable({**found, **position, "players": tracks})
        assert differences(comparable(found), given) == []
        compared += Pair(state, box).play(rng, POLICIES[rng.choice(list(POLICIES))], decisions)
    return compared


@pytest.mark.parametrize("players", SEATS)
def test_games_agree(players: int) -> None:
    policy = list(POLICIES)[players - 2]
    assert compare_games(players, policy, range(2)) > 200


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_odd_positions_agree(players: int, double: bool) -> None:
    assert compare_odd(players, range(5), double) > 90


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", SEATS)
def test_many_games_agree(players: int, policy: str) -> None:
    assert compare_games(players, policy, range(100, 102)) > 300


@pytest.mark.slow
@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_many_odd_positions_agree(players: int, double: bool) -> None:
    assert compare_odd(players, range(100, 155), double) > 1_200
