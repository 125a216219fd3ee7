"""The components of Tribes & Prophecies: the form of their sections, what must fit, and their tables."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from antiqua.games.tzolkin.box_values import (
    BUILDING_FIELDS,
    COST,
    GAIN,
    NONE,
    POINTS,
    QUICK_WORDS,
    goods_of,
    padded,
)
from antiqua.games.tzolkin.state import BLOCKS, FRAMES, GEARS, PROPHECIES, QUICK_SPACES, ROW, TRIBES
from antiqua.kernel.box import Entries, Fault, Field, Table, Tables
from antiqua.kernel.checks import amounts, any_word, by_number, numbers, one_of, rising, whole, word

NEW_BUILDINGS = tuple(f"exp_a{age}_{frame}" for age in (1, 2) for frame in FRAMES)

EXPANSION: dict[str, Entries | Tables | Table] = {
    "new_building": Entries(
        "id",
        word(*NEW_BUILDINGS),
        {
            **BUILDING_FIELDS,
            "cost": Field(COST),
            "renovation": Field(one_of(0, 1), 0),
            "reward_1": Field(GAIN, {}),
            "reward_2": Field(GAIN, {}),
        },
    ),
    "tribe": Entries(
        "id",
        word(*TRIBES),
        {
            "corn": Field(whole(0, 9), 0),
            "workers": Field(whole(0, 6), 0),
            "beg": Field(whole(0, 9), 0),
            "unfed": Field(whole(0, 20), 0),
            "prices": Field(numbers(0, 4, 0, 9), []),
            "extra": Field(rising(numbers(0, 6, 0, 50)), []),
        },
    ),
    "prophecy": Entries(
        "id",
        word(*PROPHECIES),
        {
            "corn": Field(whole(0, 9), 0),
            "blocks": Field(whole(0, 9), 0),
            "fewer": Field(whole(0, 9), 0),
            "points": Field(numbers(4, 4, -20, 50)),
            "least": Field(rising(numbers(3, 3, -9, 50), strictly=True)),
        },
    ),
    "quick_action": Entries(
        "id",
        any_word,
        {
            "gain": Field(amounts(("corn", *BLOCKS), 0, 20), {}),
            "action": Field(word(*QUICK_WORDS), NONE),
            "price": Field(whole(0, 9), 0),
            "tiles": Field(numbers(2, 2, 0, 7)),
        },
    ),
    "quick_spaces": Table(
        {
            "count": Field(whole(1, QUICK_SPACES)),
            "corn": Field(whole(0, 9)),
            "days": Field(whole(1, 9)),
            "dummies": Field(by_number(2, 4, whole(0, 20), every=True)),
            "blocked": Field(by_number(2, 4, whole(0, QUICK_SPACES), every=True)),
        }
    ),
    "five_players": Table({"monuments": Field(whole(0, 13)), "each_monument": Field(POINTS)}),
}
"""The sections of the file."""


# What must fit together.


def expansion_fits(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What does not fit together in the sections of the expansion."""
    yield from _tribes_fit(data["tribe"])
    yield from _quick_actions_fit(data)


TRIBE_NUMBERS = {
    "ah_chuy_kak": ("workers",),
    "ahau_chamahez": ("corn",),
    "bacab": ("corn", "beg"),
    "balam": ("corn",),
    "cit_bolon_tum": ("corn",),
    "itzamna": ("prices",),
    "yaluk": ("workers", "corn", "unfed"),
    "yumkaax": ("extra",),
}
"""The numbers that a tribe has."""


def _tribes_fit(tribes: Mapping[str, Any]) -> Iterator[Fault]:
    """Each tribe has the numbers of its power and no others."""
    for name, tribe in tribes.items():
        wanted = TRIBE_NUMBERS.get(name, ())
        for key, value in tribe.items():
            length = {"prices": 4, "extra": 6}.get(key, 0)
            if key in wanted and length and len(value) != length:
                yield ("tribe", name, key), f"has {len(value)} numbers, allowed are {length}"
            if key not in wanted and value not in (0, []):
                known = f"allowed are {', '.join(wanted)}" if wanted else "allowed are none"
                yield ("tribe", name, key), f"is given, the tribe's power has no such number, {known}"
    if tribes["yaluk"]["workers"] < 1:
        yield ("tribe", "yaluk", "workers"), "is 0, allowed are whole numbers from 1 to 6"


def _quick_actions_fit(data: Mapping[str, Any]) -> Iterator[Fault]:
    """The tiles of each age fill its row; dummies find wealth tiles, if need be the players' own."""
    for age, room in enumerate(ROW):
        count = sum(tile["tiles"][age] for tile in data["quick_action"].values())
        if count != room:
            yield ("quick_action",), f"has {count} tiles of age {age + 1}, allowed are {room}"
    spaces = data["quick_spaces"]
    for players, dummies in spaces["dummies"].items():
        blocked = spaces["blocked"][players]
        if blocked > min(dummies, spaces["count"]):
            what = (
                f"has {blocked} with {players} players, allowed are at most {min(dummies, spaces['count'])}"
            )
            yield ("quick_spaces", "blocked"), what
        most = blocked + _dummies_by_tiles(data["wealth"].values(), 3 * players)  # three are kept at most
        if dummies > most:
            what = f"has {dummies} with {players} players, the wealth tiles left may place only {most}"
            yield ("quick_spaces", "dummies"), what


def _dummies_by_tiles(wealth: Collection[Mapping[str, Any]], kept: int) -> int:
    """How many dummies the tiles place at least if so many are kept (TZ-2.6)."""
    by_gear = [sum(tile["gear"] == gear for tile in wealth) for gear in GEARS]
    left = sum(by_gear) - kept
    gears, covered = 0, by_gear[-1]
    for count in sorted(by_gear[:-1], reverse=True):
        if covered < left:
            gears, covered = gears + 1, covered + count
    return int(max(0, left)) + gears


# The tables.


def _tribe(tribe: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        tribe["corn"],
        tribe["workers"],
        tribe["beg"],
        tribe["unfed"],
        padded(tribe["prices"], 4),
        padded([0, *tribe["extra"]], 7),
    )


def _prophecy(prophecy: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(prophecy[name] for name in ("corn", "blocks", "fewer", "points", "least"))


def quick_action_row(tile: Mapping[str, Any]) -> tuple[Any, ...]:
    """A tile of quick actions as the tables have it."""
    return (goods_of(tile["gain"]), QUICK_WORDS.index(tile["action"]), tile["price"], tile["tiles"])


def set_expansion(box: Any, data: Mapping[str, Any]) -> None:
    """The tables of the expansion."""
    for index, name in enumerate(TRIBES, 1):
        box["tribes"][index] = _tribe(data["tribe"][name])
    for index, name in enumerate(PROPHECIES, 1):
        box["prophecies"][index] = _prophecy(data["prophecy"][name])
    for index, monument in enumerate(data["monument"].values()):
        if monument["rule"] == "all monuments":
            box["monuments"][index]["table"][5] = data["five_players"]["each_monument"]
    box["monuments_shown"][5] = data["five_players"]["monuments"]
    spaces = data["quick_spaces"]
    box["quick_spaces"] = spaces["count"]
    box["quick_corn"] = spaces["corn"]
    box["quick_days"] = spaces["days"]
    box["quick_dummies"] = [spaces["dummies"].get(players, 0) for players in range(6)]
    box["quick_blocked"] = [spaces["blocked"].get(players, 0) for players in range(6)]
