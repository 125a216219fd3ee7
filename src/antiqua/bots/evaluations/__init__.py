"""The hand-made evaluations, one for each game that `greedy` plays."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.records import Records, new_records

NAMES = ("hadara", "hellas", "tzolkin")


@dataclass(frozen=True)
class Evaluation:
    """A game's evaluation: its functions (`antiqua.bots.evaluation`) and their numbers."""

    functions: Mapping[str, Callable[..., Any]]
    weights: np.dtype[Any]
    """A record of floating-point fields."""
    values: Mapping[str, Any]
    """The weights by name: a number, a tuple or a tuple of tuples."""
    prices: np.dtype[Any]
    """A record that the evaluation works in."""

    def weights_of(self, values: Mapping[str, Any]) -> Records:
        """One record of these weights."""
        records = new_records(self.weights, 1)
        for name, value in values.items():
            if PLAIN:
                setattr(records[0], name, _as_lists(value))
            else:
                records[name] = value
        return records


def _as_lists(value: Any) -> Any:
    return [_as_lists(item) for item in value] if isinstance(value, tuple) else float(value)


def evaluation(name: str) -> Evaluation:
    """The evaluation of a game, loaded when it is first asked for."""
    found = importlib.import_module(f"antiqua.bots.evaluations.{name}").EVALUATION
    assert isinstance(found, Evaluation)
    return found
