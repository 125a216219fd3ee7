"""The codes of moves, and their texts (CONTRACT section 2)."""

from typing import NamedTuple

from antiqua.games.tzolkin.state import BLOCKS, GEARS, TECHNOLOGIES, TEMPLES, TRIBES

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
    KEEP: int = 215  # + number of the choice in KEPT_TILES
    TRIBE: int = 225  # + tribe, from 1
    PASS: int = 239
    PLACE_QUICK: int = 240
    SKIP: int = 241  # + gear * SPACES + space
    RENOVATE: int = 301  # + building
    LOWER: int = 341  # + technology
    BONUS: int = 345  # + technology
    ACCEPT: int = 349
    REFUSE: int = 350


Code = _Code()
CODES = 351
MAX_LEGAL = 80
"""No position has more legal moves."""
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""Which of the four wealth tiles offered, in ascending order of their numbers, are kept."""
TRIPLES = ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))
"""The same for Ixtab."""
KEPT_TILES = (*PAIRS, *TRIPLES)

FINAL = frozenset((Code.END, Code.DAYS, Code.DAYS + 1, Code.PASS, *range(Code.KEEP, Code.TRIBE)))
"""Moves that end a turn, reveal something or end a secret choice: they are not undone."""


def _fixed_texts() -> list[str]:
    texts = [""] * CODES
    texts[Code.BEG] = "beg"
    texts[Code.PLACE_START] = "place start"
    for gear, name in enumerate(GEARS):
        texts[Code.PLACE + gear] = f"place {name}"
        for space in range(SPACES):
            texts[Code.PICK + gear * SPACES + space] = f"pick {name} {space}"
            texts[Code.DO + gear * SPACES + space] = f"do {name} {space}"
            texts[Code.SKIP + gear * SPACES + space] = f"skip {name} {space}"
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
    texts[Code.PASS] = "pass"
    texts[Code.PLACE_QUICK] = "place quick"
    texts[Code.ACCEPT] = "accept"
    texts[Code.REFUSE] = "refuse"
    for tribe, name in enumerate(TRIBES, 1):
        texts[Code.TRIBE + tribe] = f"tribe {name}"
    for technology, name in enumerate(TECHNOLOGIES):
        texts[Code.ADVANCE + technology] = f"advance {name}"
        texts[Code.LOWER + technology] = f"lower {name}"
        texts[Code.BONUS + technology] = f"bonus {name}"
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
