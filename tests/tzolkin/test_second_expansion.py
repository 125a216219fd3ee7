"""The game with the expansion against a second, naive one, decision by decision."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import antiqua
from tests.naive.comparing import differences
from tests.naive.expansion_compare import ExpandedPair, promiser, vary_expansion, vary_promise
from tests.naive.tzolkin_compare import NOT_COMPARED, POLICIES, comparable

MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
ALL: dict[str, Any] = dict.fromkeys(MODULES, True)
MIXES = [
    (players, dict(zip(MODULES, mix, strict=True)))
    for players in (2, 3, 4, 5)
    for mix in itertools.product((False, True), repeat=4)
    if any(mix) and (players < 5 or mix[3])
]
POLICY_NAMES = list(POLICIES)


def dummies_stand(game: Any, position: dict[str, Any]) -> bool:
    """Whether no dummy waits for the wealth tiles that players discard, which is chance (TP-6.7)."""
    standing = sum(who == "dummy" for gear in position["gears"].values() for who in gear.values())
    wanted = {2: 16, 3: 11, 4: 5, 5: 0}[game.players]
    return not game.options["quick_actions"] or standing == wanted


def compare_games(players: int, options: dict[str, Any], seeds: range) -> int:
    """Whole games, set-up included; returns the number of decisions compared."""
    game = antiqua.load("tzolkin", players=players, **options)
    compared = 0
    for seed in seeds:
        state = game.new(seed=seed)
        if dummies_stand(game, state.to_position()):
            policy = POLICIES[POLICY_NAMES[seed % len(POLICY_NAMES)]]
            compared += ExpandedPair(state).play(Random(seed), policy)
    return compared


def odd_positions(game: Any, seed: int, number: int) -> Iterator[dict[str, Any]]:
    """Positions at starts of turns that differ from played ones in everything but the dummies."""
    rng = Random(seed)
    state = game.new(seed=seed)
    while not dummies_stand(game, state.to_position()):
        seed += 1000
        state = game.new(seed=seed)
    middle = ExpandedPair(state)
    middle.play(rng, POLICIES["uniform"], rounds=rng.randint(1, 4))
    for _ in range(number):
        position = dict(middle.position)
        turns = rng.randrange(game.players)
        position["to_move"] = (position["start_player"] + turns) % game.players
        position["start_space"] = position["start_player"] if turns and rng.random() < 0.5 else None
        yield vary_expansion(position, game.options, rng)


def same_state(game: Any, position: dict[str, Any]) -> Any:
    """The state of the position, which gives the same position back."""
    state = game.from_position(position)
    given = {key: value for key, value in state.to_position().items() if key in position}
    kept = {key: value for key, value in given.items() if key not in NOT_COMPARED}
    assert differences(comparable(kept), comparable(position)) == []
    return state


def compare_odd(players: int, options: dict[str, Any], seeds: range, number: int) -> tuple[int, int]:
    """A round from odd positions; returns the number of positions and of decisions compared."""
    game = antiqua.load("tzolkin", players=players, **options)
    positions = compared = 0
    for seed in seeds:
        rng = Random(seed)
        for position in odd_positions(game, seed, number):
            policy = POLICIES[rng.choice(["eager", "eager", "uniform", "builder"])]
            compared += ExpandedPair(same_state(game, position)).play(rng, policy, 1)
            positions += 1
    return positions, compared


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_agree(players: int) -> None:
    assert compare_games(players, ALL, range(4)) > 200


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_odd_positions_agree(players: int) -> None:
    positions, compared = compare_odd(players, ALL, range(12), number=8)
    assert positions == 96
    assert compared > 500


def compare_promises(players: int, seeds: range) -> tuple[int, int]:
    """Turns of Ah Chuy Kak with a quick action; the number of positions and of workers picked up after it."""
    game = antiqua.load("tzolkin", players=players, **ALL)
    positions = picked = 0
    for seed in seeds:
        rng = Random(seed)
        for position in odd_positions(game, seed, number=8):
            pair = ExpandedPair(same_state(game, vary_promise(position, rng)))
            pair.play(rng, promiser, 1)
            positions += 1
            picked += pair.table.promises
    return positions, picked


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_promised_quick_actions_agree(players: int) -> None:
    """TP-6.2: what Ah Chuy Kak may still do."""
    positions, picked = compare_promises(players, range(10))
    assert positions == 80
    assert picked >= 5


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_promised_quick_actions_agree(players: int) -> None:
    positions, picked = compare_promises(players, range(100, 125))
    assert positions == 200
    assert picked > 20


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), MIXES)
def test_many_games_agree(players: int, options: dict[str, Any]) -> None:
    assert compare_games(players, options, range(100, 108)) > 1_000


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), MIXES)
def test_many_odd_positions_agree(players: int, options: dict[str, Any]) -> None:
    positions, _compared = compare_odd(players, options, range(100, 150), number=4)
    assert positions == 200  # 53 mixes: more than ten thousand
