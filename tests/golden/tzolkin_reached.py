"""What a whole game reaches: tiles, places, actions and rare rules, found by replaying it move by move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
FOOD_DAYS = (8, 14, 21, 27)

MUST = {
    *(f"building b{n:02}" for n in range(1, 33)),
    *(f"monument m{n:02}" for n in range(1, 14)),
    *(f"skull place {n}" for n in range(1, 10)),
    "begging",
    "pity",
    *(f"two days over food day {n}" for n in range(1, 5)),
    "shared win",
    "tie broken by workers on the gears",
    "last round 27",
    "last round 28",
    *(f"do {gear} {n}" for gear in GEARS[:4] for n in range(1, 6)),
    *(f"wealth w{n:02}" for n in range(1, 22)),
    *(f"bonus of {technology}" for technology in TECHNOLOGIES),
    "do nothing",
    "looking ahead on Chichen Itza",
    "looking ahead from space 9",
    "a resource for a step after Chichen Itza",
    "burning",
    "corn",
    "wood",
    "corn without a tile",
    "selling",
    "buying",
    "two buildings on one action",
    "architecture yes",
    "architecture no",
    "a block saved",
    "any action by a building",
    "an action of another gear by Uxmal 5",
    "a worker gained",
    "a worker pushed off",
    "unfed workers",
    "the last skull",
    "a board turned light on a top",
    "the marker passed to the left",
    "one day with a light board",
    "one day with a dark board",
    "the start-player space in the last round",
    "a temple at the bottom",
    "a total below zero",
}
"""What the golden games must reach together."""


def reached(game: Any, record: dict[str, Any]) -> set[str]:
    """The names of all that one record reaches."""
    state = game.new(seed=record["seed"])
    found: set[str] = set()
    before = state.to_position()
    done: list[str] = []
    for seat, text in record["moves"]:
        state.play(text, seat)
        after = state.to_position()
        done = [*done, text] if text != "end" else []
        found.update(_by_words(text, done), _by_goods(text, seat, before, after))
        found.update(_by_table(text, seat, before, after))
        before = after
    found.update(_at_the_end(before, record["result"]))
    return found


WORDS = {
    r"beg": "begging",
    r"burn": "burning",
    r"corn": "corn",
    r"wood": "wood",
    r"sell .*": "selling",
    r"buy .*": "buying",
    r"architecture yes": "architecture yes",
    r"architecture no": "architecture no",
    r"save .*": "a block saved",
    r"do nothing": "do nothing",
    r"do chichen_itza 10": "looking ahead from space 9",
}


def _by_words(text: str, done: Sequence[str]) -> Iterator[str]:
    """What the moves of the turn so far tell by themselves."""
    for pattern, name in WORDS.items():
        if re.fullmatch(pattern, text):
            yield name
    if re.fullmatch(r"do [a-z]+ [1-5]", text):
        yield text
        if len(done) > 1 and done[-2] == "do uxmal 5":
            yield "an action of another gear by Uxmal 5"
        if len(done) > 1 and not done[-2].startswith(("pick", "do")):
            yield "any action by a building"
    ahead = re.fullmatch(r"do chichen_itza (\d+)", text)
    if ahead and len(done) > 1 and done[-2] == f"pick chichen_itza {int(ahead[1]) - 1}":
        yield "looking ahead on Chichen Itza"
    since = done[max((at for at, one in enumerate(done) if one.startswith("pick")), default=0) :]
    if sum(one.startswith("build b") for one in since) > 1 and not {"build b08", "build b21"} & set(since):
        yield "two buildings on one action"
    if text.startswith("pay") and any(one.startswith("do chichen_itza") for one in since):
        yield "a resource for a step after Chichen Itza"


def _by_goods(text: str, seat: int, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What a move changed before its player."""
    mine, now = before["players"][seat], after["players"][seat]
    if text == "corn" and now["corn_tiles"] == mine["corn_tiles"]:
        yield "corn without a tile"
    if now["supply"] < mine["supply"] and text != "end":
        yield "a worker gained"
    if text.startswith("advance") and mine["technologies"][text.split()[1]] == 3:
        yield f"bonus of {text.split()[1]}"
    if mine["board"] == "dark" and now["board"] == "light":
        yield "a board turned light on a top"
    if 0 in now["temples"].values():
        yield "a temple at the bottom"
    if _is_pity(text, mine, before, now):
        yield "pity"


def _by_table(text: str, seat: int, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What a move changed on the table."""
    if before["skulls"] and not after["skulls"]:
        yield "the last skull"
    if text.startswith("days"):
        yield from _by_days(text, before["players"][seat], before)
    if before["start_space"] == before["start_player"] != after["start_player"]:
        yield "the marker passed to the left"
    if after["round"] > before["round"] and _pushed_off(before):
        yield "a worker pushed off"
    if after["food_days"] > before["food_days"]:
        yield from _by_food_day(before, after)
    if after["phase"] == "over":
        yield from _by_last_move(before)


def _is_pity(text: str, mine: dict[str, Any], before: dict[str, Any], now: dict[str, Any]) -> bool:
    """A first placement that costs more than there was."""
    if not re.fullmatch(r"place [a-z_]+", text) or any(mine["temples"].values()) or text == "place start":
        return False
    taken = before["gears"].get(text.split()[1], {})
    cost = next(space for space in range(11) if str(space) not in taken)
    return bool(cost > mine["corn"] and now["corn"] == 0)


def _by_days(text: str, mine: dict[str, Any], before: dict[str, Any]) -> Iterator[str]:
    if text == "days 1":
        yield f"one day with a {mine['board']} board"
    elif before["round"] + 1 in FOOD_DAYS:
        yield f"two days over food day {FOOD_DAYS.index(before['round'] + 1) + 1}"


def _pushed_off(before: dict[str, Any]) -> bool:
    lasts = {gear: "10" if gear == "chichen_itza" else "7" for gear in GEARS}
    return any(isinstance(before["gears"].get(gear, {}).get(last), int) for gear, last in lasts.items())


def _by_food_day(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    due = sum(player["temples"]["kukulcan"] >= 5 for player in before["players"])
    if after["food_days"] in (1, 3):
        if due > before["skulls"]:
            yield "too few skulls on a food day"
        pairs = zip(before["players"], after["players"], strict=True)
        if any(now["points"] < then["points"] for then, now in pairs):
            yield "unfed workers"


def _by_last_move(before: dict[str, Any]) -> Iterator[str]:
    yield f"last round {before['round']}"
    if before["start_space"] is not None:
        yield "the start-player space in the last round"


def _at_the_end(last: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    """What lies on the table at the end, and the result."""
    for player in last["players"]:
        yield from (f"building {tile}" for tile in player["buildings"])
        yield from (f"monument {tile}" for tile in player["monuments"])
        yield from (f"wealth {tile}" for tile in player["wealth"])
    yield from (f"skull place {place}" for place in last["skull_places"])
    if len(result["ranking"][0]) > 1:
        yield "shared win"
    totals = [player["total"] for player in result["players"]]
    groups = [group[0] for group in result["ranking"]]
    if any(totals[one] == totals[other] for one, other in pairwise(groups)):
        yield "tie broken by workers on the gears"
    if min(totals) < 0:
        yield "a total below zero"
