"""Short ways to lay out a position of Tzolk'in, play on it and look at it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import antiqua
from antiqua import Game, IllegalMove

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")

State = antiqua.State
Position = dict[str, Any]
Seat = Mapping[str, Any]


@functools.cache
def game(players: int = 2, **modules: Any) -> Game:
    """The game for this many seats: the base game, or with modules of the expansion."""
    return antiqua.load("tzolkin", players=players, **modules)


def position(
    seat0: Seat | None = None,
    seat1: Seat | None = None,
    seat2: Seat | None = None,
    seat3: Seat | None = None,
    seat4: Seat | None = None,
    *,
    players: int = 2,
    gears: Mapping[str, int | str] | None = None,
    jungle: Mapping[int, Mapping[str, int]] | None = None,
    **keys: Any,
) -> Position:
    """A consistent position; every component that is not named lies where it does no harm.

    A seat names temples and technologies directly (`{"chaac": 3, "theology": 1}`); `gears` is
    `{"tikal 3": 0, "palenque 5": "dummy"}`; `jungle` names the groups that are not full. What the seats own
    is taken from the supply: workers, skulls and harvest tiles always add up. Decks and displays are empty by
    default, and the start player is seat 0, or who stands on the start-player space.
    """
    seats = [dict(given or {}) for given in (seat0, seat1, seat2, seat3, seat4)[:players]]
    nested: dict[str, dict[str, int | str]] = {}
    for place, who in (gears or {}).items():
        gear, space = place.split()
        nested.setdefault(gear, {})[space] = who
    start_space = keys.setdefault("start_space", None)
    keys.setdefault("start_player", start_space or 0)
    keys.setdefault("to_move", None if keys.get("phase") == "over" else 0)
    for seat, given in enumerate(seats):
        out = sum(who == seat for who in (gears or {}).values()) + (start_space == seat)
        given.setdefault("hand", max(0, 3 - out))
        given.setdefault("supply", 6 - out - given["hand"])
    trees = _jungle(players, jungle or {}, seats)
    keys.setdefault("skull_places", [])
    owned = sum(given.get("skulls", 0) for given in seats)
    keys.setdefault("skulls", 13 - owned - len(keys["skull_places"]))
    for empty in ("buildings", "monuments", "deck_1", "deck_2"):
        keys.setdefault(empty, [])
    return {"gears": nested, "jungle": trees, "players": [_player(given) for given in seats], **keys}


def _jungle(
    players: int, given: Mapping[int, Mapping[str, int]], seats: Sequence[dict[str, Any]]
) -> dict[str, dict[str, int]]:
    """The four groups; tiles that are neither there nor owned go to a seat that does not name its own."""
    full = {g: {"corn": players} if g == 2 else {"corn": players, "wood": players} for g in (2, 3, 4, 5)}
    groups = {g: dict(given.get(g, full[g])) for g in full}
    missing = 4 * players - sum(g["corn"] for g in groups.values())
    missing -= sum(seat.get("corn_tiles", 0) for seat in seats)
    for group in groups.values():
        while missing < 0 and group["corn"]:
            group["corn"] -= 1
            if "wood" in group:
                group["wood"] = min(group["wood"], group["corn"])
            missing += 1
    if missing > 0:
        keeper = next(seats[s] for s in (1, 0, *range(2, players)) if "corn_tiles" not in seats[s])
        keeper["corn_tiles"] = missing
    return {str(g): group for g, group in groups.items()}


def _player(given: Seat) -> dict[str, Any]:
    player = {key: value for key, value in given.items() if key not in TEMPLES and key not in TECHNOLOGIES}
    player["temples"] = {temple: given.get(temple, 1) for temple in TEMPLES}
    player["technologies"] = {technology: given.get(technology, 0) for technology in TECHNOLOGIES}
    return player


def table(*seats: Seat, players: int = 2, **keys: Any) -> State:
    """The state of `position(...)`, seat 0 to move unless `to_move` says otherwise."""
    return game(players).from_position(position(*seats, players=players, **keys))


def play(state: State, *moves: str) -> State:
    """Plays the moves, each by the first seat that may act, and gives the state back."""
    for move in moves:
        state.play(move)
    return state


def texts(state: State, seat: int | None = None) -> set[str]:
    """The texts of the legal moves; each of them once."""
    found = [str(move) for move in state.moves(seat)]
    assert len(set(found)) == len(found), found
    return set(found)


def refused(state: State, move: str) -> str:
    """Asserts that the move is illegal and changes nothing; gives the message back."""
    before = state.fingerprint()
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert state.fingerprint() == before
    return str(error.value)


def goods(state: State, seat: int = 0) -> dict[str, Any]:
    """What a seat has, with temples and technologies beside the rest."""
    player: dict[str, Any] = dict(state.to_position()["players"][seat])
    return {**player, **player["temples"], **player["technologies"]}


def check(state: State, seat: int = 0, **expected: Any) -> None:
    """Asserts some of what a seat has."""
    have = goods(state, seat)
    assert {key: have[key] for key in expected} == expected


def change(state: State, *moves: str, seat: int = 0) -> dict[str, Any]:
    """Plays the moves and gives the differences of the seat's numbers, those that changed alone."""
    before = goods(state, seat)
    after = goods(play(state, *moves), seat)
    numbers = [key for key, value in before.items() if isinstance(value, int) and not isinstance(value, bool)]
    return {key: after[key] - before[key] for key in numbers if after[key] != before[key]}


def where(state: State, who: int | str) -> set[str]:
    """The spaces of the gears on which a seat's workers, or the dummies, stand."""
    gears = state.to_position()["gears"]
    return {f"{gear} {space}" for gear, on in gears.items() for space, one in on.items() if one == who}


def act(place: str, *seats: Seat, action: int | None = None, **keys: Any) -> State:
    """Seat 0 has just picked up its worker there and chosen an action (by default that of the space)."""
    gear, space = place.split()
    state = table(*seats, gears={place: 0, **keys.pop("gears", {})}, **keys)
    return play(state, f"pick {place}", f"do {gear} {space if action is None else action}")


def choices(place: str, *seats: Seat, **keys: Any) -> set[str]:
    """What seat 0 may do with its worker on that space."""
    state = table(*seats, gears={place: 0, **keys.pop("gears", {})}, **keys)
    return texts(play(state, f"pick {place}"))


FOOD_DAYS = (8, 14, 21, 27)
"""Rounds of the food days when nobody advances two days (TZ-8.5)."""


def food_day(number: int, *seats: Seat, players: int = 2, **keys: Any) -> State:
    """The state after that food day (1 to 4); the last seat's turn before it is `place yaxchilan`."""
    turn = keys.pop("turn", ("place yaxchilan", "end"))
    keys.setdefault("round", FOOD_DAYS[number - 1])
    return play(table(*seats, players=players, to_move=players - 1, **keys), *turn)


def random_game(players: int, seed: int) -> Iterator[State]:
    """Every state of one random game, before each decision and at the end."""
    state = game(players).new(seed=seed)
    number = seed
    while not state.is_over:
        yield state
        seat = state.to_act[number % len(state.to_act)]
        moves = state.moves(seat)
        number = (number * 1103515245 + 12345) % 2**31
        state.play(moves[number // 65536 % len(moves)], seat)
    yield state
