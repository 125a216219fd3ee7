"""What values in the components files look like, for the base game and the expansion, and as numbers."""

from collections.abc import Iterable, Mapping
from typing import Any

from antiqua.games.tzolkin.state import BLOCKS, FRAMES, TECHNOLOGIES, TEMPLES
from antiqua.games.tzolkin.tables import N_EFFECTS, Effect, QuickActionKinds
from antiqua.kernel.box import Field
from antiqua.kernel.checks import amounts, one_of, whole, word, words

MATERIALS = (*BLOCKS, "skull")
GOODS = ("corn", *MATERIALS)
NONE = "none"

QUICK_WORDS = tuple(name.lower() for name in QuickActionKinds._fields)

EFFECT_WORDS = {
    **{f"temple {name}": (Effect.TEMPLE, index) for index, name in enumerate(TEMPLES)},
    "temple any": (Effect.TEMPLE_ANY, 0),
    **{f"technology {name}": (Effect.TECHNOLOGY, index) for index, name in enumerate(TECHNOLOGIES)},
    "technology any": (Effect.TECHNOLOGY_ANY, 0),
    "construct": (Effect.CONSTRUCT, 0),
    "market": (Effect.MARKET, 0),
    "worker": (Effect.WORKER, 0),
    "any action": (Effect.ANY_ACTION, 0),
    "exchange technologies": (Effect.EXCHANGE, 0),
    "monument": (Effect.MONUMENT, 0),
    "offering": (Effect.OFFERING, 0),
}

COST = amounts(MATERIALS, 0, 9)
GAIN = amounts(GOODS, 0, 20)
POINTS = whole(-20, 50)

BUILDING_FIELDS = {
    "age": Field(one_of(1, 2)),
    "frame": Field(word(*FRAMES)),
    "cost": Field(amounts(BLOCKS, 0, 9)),
    "gain": Field(GAIN, {}),
    "points": Field(POINTS, 0),
    "feeds": Field(whole(0, 6), 0),
    "feed_discount": Field(whole(0, 2), 0),
    "effects": Field(words(EFFECT_WORDS, N_EFFECTS), []),
}


def blocks_of(amount: Mapping[str, int]) -> tuple[int, ...]:
    """Wood, stone and gold of an amount."""
    return tuple(amount.get(name, 0) for name in BLOCKS)


def goods_of(gain: Mapping[str, int]) -> tuple[Any, ...]:
    """An amount as the tables have it."""
    return (gain.get("corn", 0), blocks_of(gain), gain.get("skull", 0))


def padded(values: Iterable[int], length: int) -> list[int]:
    """The values, and zeros behind them."""
    given = list(values)
    return given + [0] * (length - len(given))
