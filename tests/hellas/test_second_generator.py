"""The game against a second, naive one, decision by decision: who acts, what is legal, what comes of it."""

from random import Random

import pytest

import antiqua
from tests.naive.comparing import differences
from tests.naive.hellas_compare import POLICIES, Pair, comparable, vary

SEATS = (2, 3, 4)


def compare_games(players: int, policy: str, seeds: range) -> int:
    """Whole games; returns the number of decisions compared."""
    game = antiqua.load("hellas", players=players)
    return sum(Pair(game.new(seed=seed)).play(Random(seed), POLICIES[policy]) for seed in seeds)


def compare_odd(players: int, seeds: range, turns: int = 4) -> int:
    """Some turns from odd positions; returns the number of decisions compared."""
    game = antiqua.load("hellas", players=players)
    compared = 0
    for seed in seeds:
        rng = Random(seed)
        position = vary(players, rng)
        state = game.from_position(position)
        found = comparable(state.to_position())
        given = comparable({**state.to_position(), **position})
        assert differences(found, given) == []
        compared += Pair(state).play(rng, POLICIES[rng.choice(list(POLICIES))], turns)
    return compared


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", SEATS)
def test_games_agree(players: int, policy: str) -> None:
    assert compare_games(players, policy, range(2)) > 100


@pytest.mark.parametrize("players", SEATS)
def test_odd_positions_agree(players: int) -> None:
    assert compare_odd(players, range(30)) > 200


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", SEATS)
def test_many_games_agree(players: int, policy: str) -> None:
    assert compare_games(players, policy, range(100, 120)) > 1_200


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_many_odd_positions_agree(players: int) -> None:
    assert compare_odd(players, range(100, 700)) > 4_000
