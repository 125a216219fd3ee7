"""The codes of moves, and their texts (CONTRACT section 2)."""

from typing import NamedTuple

from antiqua.games.tzolkin.state import BLOCKS, GEARS, TECHNOLOGIES, TEMPLES

SPACES = 12


class _Code(NamedTuple):
    """The first code of each kind of move."""

    BEG: int = 0
    PLACE: int = 1  # + gear
    PLACE_START: int = 6
    PICK: int = 7  # + gear * SPACES + space
    DO: int = 67  # + gear * SPACES + space
    NOTHING: int = 127
    CORN: int = 128
    WOOD: int = 129
    BURN: int = 130
    ADVANCE: int = 131  # + technology
    PAY: int = 135  # + block
    BUILD: int = 138  # + building
    MONUMENT: int = 178  # + monument
    ARCHITECTURE_YES: int = 191
    ARCHITECTURE_NO: int = 192
    SAVE: int = 193  # + block
    STEP: int = 196  # + temple
    TAKE: int = 199  # + block
    SELL: int = 202  # + block
    BUY: int = 205  # + block
    ANGER: int = 208  # + temple
    DAYS: int = 211  # + 0 or 1
    STOP: int = 213
    END: int = 214
    KEEP: int = 215  # + number of the pair in PAIRS


Code = _Code()
CODES = 221
MAX_LEGAL = 80
"""No position has more legal moves."""
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""Which of the four wealth tiles offered, in ascending order of their numbers, are kept."""

FINAL = frozenset((Code.END, Code.DAYS, Code.DAYS + 1, *range(Code.KEEP, CODES)))
"""Moves that end a turn, reveal something or belong to a secret choice: they are not undone."""


def _fixed_texts() -> list[str]:
    texts = [""] * CODES
    texts[Code.BEG] = "beg"
    texts[Code.PLACE_START] = "place start"
    for gear, name in enumerate(GEARS):
        texts[Code.PLACE + gear] = f"place {name}"
        for space in range(SPACES):
            texts[Code.PICK + gear * SPACES + space] = f"pick {name} {space}"
            texts[Code.DO + gear * SPACES + space] = f"do {name} {space}"
    texts[Code.NOTHING] = "do nothing"
    texts[Code.CORN] = "corn"
    texts[Code.WOOD] = "wood"
    texts[Code.BURN] = "burn"
    texts[Code.ARCHITECTURE_YES] = "architecture yes"
    texts[Code.ARCHITECTURE_NO] = "architecture no"
    texts[Code.STOP] = "stop"
    texts[Code.END] = "end"
    texts[Code.DAYS] = "days 1"
    texts[Code.DAYS + 1] = "days 2"
    for technology, name in enumerate(TECHNOLOGIES):
        texts[Code.ADVANCE + technology] = f"advance {name}"
    for temple, name in enumerate(TEMPLES):
        texts[Code.STEP + temple] = f"step {name}"
        texts[Code.ANGER + temple] = f"anger {name}"
    for block, name in enumerate(BLOCKS):
        for verb, code in (
            ("pay", Code.PAY),
            ("save", Code.SAVE),
            ("take", Code.TAKE),
            ("sell", Code.SELL),
            ("buy", Code.BUY),
        ):
            texts[code + block] = f"{verb} {name}"
    return texts


FIXED_TEXTS = tuple(_fixed_texts())
"""The text of each code, empty where it depends on the tiles of the box or of the seat."""
