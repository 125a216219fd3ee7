"""The weakest opponent: every legal move is as likely as any other."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from antiqua.bots.base import Sampler
from antiqua.kernel.game import Move


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(
        self, view: Mapping[str, Any], moves: Sequence[Move], sampler: Sampler, rng: random.Random
    ) -> Move:
        """Any of the legal moves."""
        return rng.choice(moves)
