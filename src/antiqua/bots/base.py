"""What a bot is: a seat's view goes in, a move comes out."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from antiqua.kernel.game import Move, State

Sampler = Callable[[int], State]
"""Makes, from a seed, a state that is consistent with all that the seat knows."""


class Bot(Protocol):
    """Chooses moves; never sees the true state."""

    name: str

    def choose(
        self, view: Mapping[str, Any], moves: Sequence[Move], sampler: Sampler, rng: random.Random
    ) -> Move:
        """One of `moves`, the legal moves of the seat `view["seat"]`; all chance comes from `rng`."""
        ...


def sampler(state: State, seat: int) -> Sampler:
    """The sampler that a host gives to the bot of a seat."""
    return lambda seed: state.redealt(seat, seed)
