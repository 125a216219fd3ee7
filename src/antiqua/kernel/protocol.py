"""What a game gives the kernel: seven compiled functions over its state record.

This module is their description. `loops.py` is written against these names; when a game is bound, the game's
own functions take their place. All of them are marked `@rule`, take the box (the record of what is printed on
the components) where they need it, and allocate nothing.
"""

from typing import Any, NoReturn


def _unbound() -> NoReturn:
    raise RuntimeError("loops are bound to a game before they are called")


def setup(box: Any, state: Any, seats: int, options: int, seed: int) -> None:
    """Lays the table out in `state`, whatever was in it; `options` is `Definition.options_bits`."""
    _unbound()


def to_act(state: Any) -> int:
    """The seats that may act now as bits: several in simultaneous choices, 0 at the end."""
    _unbound()


def legal(box: Any, state: Any, seat: int, out: Any) -> int:
    """Writes the codes of the seat's legal moves and returns how many: 0 only if it is not to act."""
    _unbound()


def apply(box: Any, state: Any, seat: int, code: int) -> None:
    """Plays a legal move and all that happens by itself after it."""
    _unbound()


def score(box: Any, state: Any, out: Any) -> None:
    """For each seat in turn its parts of the score and its tie-break, as if the game ended now."""
    _unbound()


def redeal(box: Any, state: Any, seat: int, seed: int) -> None:
    """Deals again all that the seat cannot know (-1: a spectator), and reseeds the randomness."""
    _unbound()


def observe(box: Any, state: Any, seat: int, out: Any) -> None:
    """Writes what the seat knows as numbers."""
    _unbound()
