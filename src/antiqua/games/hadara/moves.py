"""The codes of moves (CONTRACT section 2)."""

from typing import NamedTuple

from antiqua.games.hadara.state import CARDS, COLOURS, SIDES, TRACKS


class _Code(NamedTuple):
    """The first code of each kind of move."""

    SIDE: int = 0  # + side
    WHEEL: int = 2  # + colour
    SHOW: int = 7  # + 0 or 1, which of the two drawn
    RECRUIT: int = 9
    SELL: int = 10
    TAKE: int = 11  # + colour
    BIND: int = 16  # + track
    PLUNDER: int = 20  # + stack
    ALLY: int = 25  # + stack
    NO_COLONY: int = 30
    BUST: int = 31  # + slot
    TOKEN: int = 35  # + 2 * track + side (0 front, 1 back)
    NO_BUST: int = 43
    DISCARD: int = 44  # + card
    PAY: int = 206
    SILVER: int = 207  # + track
    GOLD: int = 211
    DONE: int = 212


Code = _Code()
CODES = 213
MAX_LEGAL = 50
"""No position has more legal moves."""

assert Code.DISCARD + CARDS == Code.PAY


def _fixed_texts() -> dict[int, str]:
    texts = {
        Code.RECRUIT: "recruit",
        Code.SELL: "sell",
        Code.NO_COLONY: "no colony",
        Code.NO_BUST: "no bust",
        Code.PAY: "pay",
        Code.GOLD: "gold",
        Code.DONE: "done",
    }
    texts |= {Code.SIDE + side: f"side {name}" for side, name in enumerate(SIDES)}
    texts |= {Code.WHEEL + colour: f"wheel {name}" for colour, name in enumerate(COLOURS)}
    texts |= {Code.TAKE + colour: f"take {name}" for colour, name in enumerate(COLOURS)}
    for track, name in enumerate(TRACKS):
        texts[Code.BIND + track] = f"bind {name}"
        texts[Code.SILVER + track] = f"silver {name}"
        texts[Code.TOKEN + 2 * track] = f"token {name} front"
        texts[Code.TOKEN + 2 * track + 1] = f"token {name} back"
    return texts


FIXED_TEXTS = _fixed_texts()
"""The texts of moves that name nothing of the box."""
