"""What a whole game with the expansion reaches, found by replaying it move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from antiqua.games.tzolkin.state import FRAMES, GEARS, LAST_SPACE, PROPHECIES, TRIBES

PRICED = [*PROPHECIES[:4], "gold_shortage", "desecration", "teacher_shortage"]
"""Prophecies with a gain that may be refused."""
TILES = (
    "gain_3_corn",
    "gain_1_wood_1_corn",
    "gain_1_stone",
    "gain_1_gold",
    "advance_technology_normal_cost",
    "trade_any_number_of_times",
    "pay_1_corn_build_one_building",
)
REWARDING = [f"exp_a1_{frame}" for frame in FRAMES]
"""Buildings that give something before each feeding (TP-4.4)."""

MUST = {
    *(f"tribe {name}" for name in TRIBES),
    *(f"power of {name}" for name in TRIBES),
    "a worker on a space of Cit-Bolon-Tum alone",
    "Bacab begs",
    "a bonus of choice",
    "a worker picked up after a quick action was chosen",
    *(f"{name} rules" for name in PROPHECIES),
    *(f"{name}: {answer}" for name in PRICED for answer in ("accept", "refuse")),
    "a price on a food day",
    *(f"quick action {name}" for name in TILES),
    *(f"building exp_a{age}_{frame}" for age in (1, 2) for frame in FRAMES),
    *(f"renovate exp_a1_{frame}" for frame in FRAMES),
    "technologies exchanged",
    "a monument by a building",
    *(f"{name} on food day {day}" for name in REWARDING for day in (2, 3, 4)),
    *(f"{number} players" for number in (2, 3, 4, 5)),
    "a dummy on a quick space",
    "all quick spaces taken",
    "corn of the calendar before a quick action",
}
"""What the golden games of the expansion must reach together."""


def reached(game: Any, record: dict[str, Any]) -> set[str]:
    """The names of all that one record reaches."""
    state = game.new(seed=record["seed"])
    before = state.to_position()
    found = {f"{game.players} players"}
    done: list[str] = []
    for seat, text in record["moves"]:
        state.play(text, seat)
        after = state.to_position()
        done = [*done, text] if text != "end" else []
        for names in (
            _by_set_up(text, before, after),
            _by_tribe(text, seat, done, before, after),
            _by_prophecy(text, before, after),
            _by_quick_action(text, seat, before),
            _by_building(text, before, after),
        ):
            found.update(names)
        before = after
    return found


def _by_set_up(text: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """Tribes kept, and the powers of two that show at once."""
    if before["phase"] == "setup" and after["phase"] == "turn":
        yield from (f"tribe {player['tribe']}" for player in after["players"])
        if any(player["tribe"] == "yaluk" and player["hand"] >= 5 for player in after["players"]):
            yield "power of yaluk"
    if text.startswith("keep") and len(text.split()) == 4:
        yield "power of ixtab"


def _by_tribe(
    text: str, seat: int, done: Sequence[str], before: dict[str, Any], after: dict[str, Any]
) -> Iterator[str]:
    """Powers that a move shows."""
    mine, turn, verb = before["players"][seat], before.get("turn", {}), text.split()[0]
    pending = before["pending"][-1] if before.get("pending") else [""]
    shown = {
        "power of ahmakiq": verb == "pass",
        "power of vacub_caquix": verb == "skip",
        "power of ah_chuy_kak": verb == "pick" and bool(turn.get("placed")),
        "a worker picked up after a quick action was chosen": verb == "pick" and bool(turn.get("quick")),
        "power of ahau_chamahez": bool(after.get("turn", {}).get("ahead")) and not turn.get("ahead"),
        "Bacab begs": verb == "beg" and mine["tribe"] == "bacab",
        "power of xaman_ek": verb == "sell" and pending[0] != "market",
        "power of yumkaax": verb == "place" and mine["tribe"] == "yumkaax" and pending[:2] == ["placing", 1],
        "a bonus of choice": verb == "bonus",
    }
    yield from (name for name, is_shown in shown.items() if is_shown)
    if len(done) > 1:
        yield from _by_action(text, done[-2], mine, after["players"][seat])
    yield from _by_table(before, after)


def _by_action(text: str, last: str, mine: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """Powers that show in what a worker does."""
    if text.startswith("advance") and mine["tribe"] == "itzamna" and last in ("do tikal 1", "do tikal 3"):
        technology = text.split()[1]
        if (mine["technologies"][technology], now["technologies"][technology]) == (0, 1):
            yield "power of itzamna"
    if text.startswith("do") and text != "do nothing" and last.startswith("pick"):
        (_, gear, space), (_, where, action) = last.split(), text.split()
        if where != gear:
            yield "power of huracan"
        if mine["tribe"] == "balam" and int(action) < int(space):
            yield "power of balam"


def _by_table(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """Powers that are seen on the table."""
    for seat, (then, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        begins = after["to_move"] == seat != before["to_move"] and before["phase"] == "turn"
        if now["tribe"] == "bacab" and begins and then["corn"] < now["corn"] == 2:
            yield "power of bacab"
        if now["tribe"] == "cit_bolon_tum":
            for gear, last in zip(GEARS, LAST_SPACE, strict=True):
                if after["gears"].get(gear, {}).get(str(last + 1)) == seat:
                    yield "a worker on a space of Cit-Bolon-Tum alone"
                placed = {*after["gears"].get(gear, {})} - {*before["gears"].get(gear, {})}
                paid = then["corn"] - now["corn"]
                if after["to_move"] == before["to_move"] == seat and any(int(at) > paid for at in placed):
                    yield "power of cit_bolon_tum"


def _by_prophecy(text: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What rules, and the prices that are paid or not."""
    if 1 <= before["food_days"] <= 3:
        ruling = before["prophecies"][before["food_days"] - 1]
        yield f"{ruling} rules"
        if text in ("accept", "refuse"):
            yield f"{ruling}: {text}"
            if before["pending"][0][0] == "food_day":
                yield "a price on a food day"


def _by_quick_action(text: str, seat: int, before: dict[str, Any]) -> Iterator[str]:
    """Quick actions done, and who stands on their spaces."""
    if "dummy" in before["quick_spaces"]:
        yield "a dummy on a quick space"
    if len(before["quick_spaces"]) == 3:
        yield "all quick spaces taken"
    if text == "end" and before["turn"].get("quick"):
        yield f"quick action {before['quick_tile']}"
        if before["start_space"] == seat and before["tooth_corn"]:
            yield "corn of the calendar before a quick action"


def _by_building(text: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """New buildings, and what they do."""
    if text.startswith("build exp"):
        yield text.replace("build", "building")
    if text.startswith("renovate"):
        yield text
    if text.startswith("lower"):
        yield "technologies exchanged"
    if text.startswith("build m") and before["pending"][-1][:2] == ["construct", 5]:
        yield "a monument by a building"
    if after["food_days"] > before["food_days"]:
        day = after["food_days"]
        for player in before["players"]:
            yield from (f"{name} on food day {day}" for name in player["buildings"] if name in REWARDING)
