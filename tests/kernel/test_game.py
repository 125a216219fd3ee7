"""Games and states as Python objects: sent to other processes, and told numbers that NumPy made."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import antiqua
from antiqua.games import NAMES
from antiqua.kernel.game import State


def played(name: str, decisions: int) -> State:
    """A game after some random decisions."""
    state = antiqua.load(name, players=2).new(seed=5)
    rng = random.Random(5)
    for _ in range(decisions):
        seat = rng.choice(state.to_act)
        state.play(rng.choice(state.moves(seat)), seat=seat)
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("decisions", [0, 1, 37])
def test_a_state_is_sent_to_another_process(name: str, decisions: int) -> None:
    state = played(name, decisions)
    again = pickle.loads(pickle.dumps(state))
    assert again.fingerprint() == state.fingerprint()
    assert again.game.definition is state.game.definition
    state.play(state.moves()[0])
    assert again.fingerprint() != state.fingerprint()


def test_an_owners_box_is_sent_along() -> None:
    data = antiqua.load("tzolkin").box.data
    game = antiqua.load("tzolkin", box={**data, "begging": {**data["begging"], "corn": 4}})
    again = pickle.loads(pickle.dumps(game))
    assert again.box.data["begging"]["corn"] == 4
    assert again.box.hash == game.box.hash
    assert not again.box.is_default


def test_numbers_of_numpy_are_numbers() -> None:
    numbers: Any = {0: np.int16(0), 1: np.int64(1), 3: np.int64(3), 7: np.uint32(7)}
    game = antiqua.load("hellas", players=numbers[3])
    assert game.players == 3
    state = game.new(seed=numbers[7])
    assert state.fingerprint() == game.new(seed=7).fingerprint()
    assert state.moves(numbers[0]) == state.moves(0)
    assert state.view(numbers[1]) == state.view(1)
    state.play(state.moves()[0], seat=numbers[0])
    with pytest.raises(ValueError, match="seat: True is not allowed"):
        state.view(True)
    with pytest.raises(ValueError, match=r"seed: 1\.0 is not allowed"):
        game.new(seed=1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "seed", "message"),
    [
        (9, 1, "seat: 9 is not allowed; allowed: 0, 1, 2"),
        (-5, 1, "seat: -5"),
        (True, 1, "seat: True"),
        ("x", 1, "seat: 'x'"),
        (0, 2**70, "seed: "),
        (0, -1, "seed: -1"),
        (0, 1.5, r"seed: 1\.5"),
    ],
)
def test_hidden_things_are_dealt_again_for_seats_alone(seat: Any, seed: Any, message: str) -> None:
    state = antiqua.load("hellas", players=3).new(seed=1)
    with pytest.raises(ValueError, match=message):
        state.redealt(seat, seed)
