"""The game against a second, naive one, decision by decision: who acts, what is legal, what comes of it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import antiqua
from tests.naive.comparing import differences
from tests.naive.tzolkin_compare import NOT_COMPARED, POLICIES, Pair, comparable, level, vary

SEATS = (2, 3, 4)


def compare_games(players: int, policy: str, seeds: range) -> int:
    """Whole games, set-up included; returns the number of decisions compared."""
    game = antiqua.load("tzolkin", players=players)
    return sum(Pair(game.new(seed=seed)).play(Random(seed), POLICIES[policy]) for seed in seeds)


def odd_positions(game: Any, seed: int, number: int = 8) -> Iterator[dict[str, Any]]:
    """Positions at starts of turns that differ from played ones in everything but the dummies."""
    rng = Random(seed)
    middle = Pair(game.new(seed=seed))
    middle.play(rng, POLICIES["uniform"], rounds=rng.randint(1, 4))
    for _ in range(number):
        position = dict(middle.position)
        turns = rng.randrange(game.players)
        position["to_move"] = (position["start_player"] + turns) % game.players
        position["start_space"] = position["start_player"] if turns and rng.random() < 0.5 else None
        yield vary(position, rng)


def same_state(game: Any, position: dict[str, Any]) -> Any:
    """The state of the position, which gives the same position back."""
    state = game.from_position(position)
    given = {key: value for key, value in state.to_position().items() if key not in NOT_COMPARED}
    assert differences(comparable(given), comparable(position)) == []
    return state


def compare_odd(players: int, seeds: range, rounds: int = 1) -> int:
    """A round, or more, from odd positions; returns the number of decisions compared."""
    game = antiqua.load("tzolkin", players=players)
    compared = 0
    for seed in seeds:
        rng = Random(seed)
        for position in odd_positions(game, seed):
            policy = POLICIES[rng.choice(["eager", "eager", "uniform"])]
            compared += Pair(same_state(game, position)).play(rng, policy, rounds)
    return compared


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", SEATS)
def test_games_agree(players: int, policy: str) -> None:
    assert compare_games(players, policy, range(2)) > 200


@pytest.mark.parametrize("players", SEATS)
def test_odd_positions_agree(players: int) -> None:
    assert compare_odd(players, range(12)) > 1_000


@pytest.mark.parametrize("players", SEATS)
def test_rankings_agree(players: int) -> None:
    game = antiqua.load("tzolkin", players=players)
    for seed in range(5):
        for position in odd_positions(game, seed):
            Pair(same_state(game, level(position, Random(seed)))).play(Random(seed), POLICIES["uniform"])


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", SEATS)
def test_many_games_agree(players: int, policy: str) -> None:
    assert compare_games(players, policy, range(100, 112)) > 2_000


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_many_odd_positions_agree(players: int) -> None:
    assert compare_odd(players, range(100, 140), rounds=2) > 5_000
