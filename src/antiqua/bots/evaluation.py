"""What `greedy` asks of a game: hand-made judgements, written like rules and compiled like them.

This module is their description. `search.py` is written against these names; when a game's evaluation is
bound, the game's own functions take their place. A final move is one that ends the turn, shows something
hidden or is made in secret: the search never looks behind it. Nothing here may depend on what the seat
cannot know.
"""

from typing import Any, NoReturn

SETTLED = -1
"""In place of a final move where a turn was over without one."""


def _unbound() -> NoReturn:
    raise RuntimeError("the search is bound to a game's evaluation before it is called")


def is_final(code: int) -> bool:
    """Whether the move is final."""
    _unbound()


def is_idle(state: Any, seat: int, code: int, previous: int) -> bool:
    """Whether the move need not be tried after `previous` (-1: not known): no use, or tried elsewhere."""
    _unbound()


def is_over(before: Any, state: Any, seat: int) -> bool:
    """Whether the seat has nothing more to decide in the turn that it began to think about in `before`."""
    _unbound()


def worth(box: Any, state: Any, seat: int, code: int, weights: Any, prices: Any) -> float:
    """The points that the seat may expect at the end if it plays this final move; may change `state`.

    SETTLED stands for no move: the last decision has been made, and what follows it has happened.
    `prices` is a record for the evaluation's own use.
    """
    _unbound()
