"""The codes of moves (CONTRACT section 2)."""

from typing import NamedTuple

from antiqua.games.hellas.state import SPACES


class _Code(NamedTuple):
    """The first code of each kind of move."""

    TAKE: int = 0  # + action
    BUILD: int = 9  # + kind * SPACES + space: house, agora, palace, monument
    COVER: int = 521  # + space
    MINER: int = 649  # + space
    COLUMN: int = 777  # + space
    DECLINE: int = 905
    NOTHING: int = 906


Code = _Code()
CODES = 907
MAX_LEGAL = 2 * SPACES + 2
"""No position has more legal moves."""

VERBS = (("cover", Code.COVER), ("miner", Code.MINER), ("column", Code.COLUMN))
