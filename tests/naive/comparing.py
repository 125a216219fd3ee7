"""What the comparisons of all games share: differences, chosen moves, the report of a mismatch."""

import json
from collections.abc import Callable
from random import Random
from typing import Any


def choose(rng: Random, texts: frozenset[str], wanted: Callable[[str], float]) -> str:
    """A legal move, the likelier the more it is wanted."""
    found = sorted(texts)
    return rng.choices(found, [wanted(text.split(": ")[-1]) for text in found])[0]


def differences(ours: Any, naive: Any, path: str = "") -> list[str]:
    """One line for each value that differs."""
    if ours == naive:
        return []
    if isinstance(ours, dict) and isinstance(naive, dict):
        missing = "(missing)"
        return [
            line
            for key in sorted({*ours, *naive}, key=str)
            for line in differences(ours.get(key, missing), naive.get(key, missing), f"{path}.{key}")
        ]
    if isinstance(ours, list) and isinstance(naive, list) and len(ours) == len(naive):
        return [
            line
            for i, pair in enumerate(zip(ours, naive, strict=True))
            for line in differences(*pair, f"{path}[{i}]")
        ]
    return [f"{path}: game {ours}, naive {naive}"]


class Mismatch:
    """What was played since the last position that was compared."""

    position: dict[str, Any]
    moves: list[str]

    def fail(self, what: str, lines: list[str]) -> None:
        """Everything that is needed to see the mismatch again."""
        history = [f"position: {json.dumps(self.position)}", f"moves since: {json.dumps(self.moves)}"]
        raise AssertionError("\n".join([what, *lines, *history]))
