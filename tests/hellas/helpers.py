"""Short ways to lay out a position of Hellas, play on it and look at it.

The maps below are the tests' own: values worked out by hand stand when the game's maps are corrected.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua.kernel.errors import IllegalMove, PositionError

State = Any
Position = dict[str, Any]
Seat = Mapping[str, int]

PEGASUS = [
    ". . . c c Q c . . .",  # A
    ". . c 7 i i 4 . c .",  # B
    ". c Q i i q i c c Q",  # C
    ". c i q i i q i c .",  # D
    "c c 5 i i 8 i i i c",  # E
    ". Q i q i i i i Q .",  # F
    ". . c i c c q 6 i c",  # G
    ". . c Q . c i c Q .",  # H
    ". . . . . c Q c . .",  # I
]
MINOTAUR = [
    ". . . Q c c Q . . c Q .",  # A
    ". . c i i i c c . c c .",  # B
    ". . c i 6 i i i c c 7 c",  # C
    ". Q i q i q i i q c c .",  # D
    "c c i i i i i 8 i c . .",  # E
    ". 4 i i i i i i i c Q c",  # F
    ". . c q c c q i q i i c",  # G
    ". . c c . c i i i i c .",  # H
    ". c c . . . c i i i Q .",  # I
    ". . . . . . Q i 5 c c .",  # J
    ". . . . . . . c c c . .",  # K
]
# Tiles 12 and 31 give 1 and 3 (HE-9.1), 14 to 26 give 2.
YIELDS = {number: 1 if number < 14 else 2 if number < 27 else 3 for number in range(1, 41)}


def _set(names: str) -> set[str]:
    return set(names.split())


COAST = _set("A3 A4 A6 B2 B8 C1 C7 C8 D1 D8 E0 E1 E9 G2 G4 G5 G9 H2 H5 H7 I5 I7")
INLAND = _set("B4 B5 C3 C4 C6 D2 D4 D5 D7 E3 E4 E6 E7 E8 F2 F4 F5 F6 F7 G3 G8 H6")
BUILDING = COAST | INLAND
COAST_QUARRIES = _set("A5 C2 C9 F1 F8 H3 H8 I6")
QUARRIES = COAST_QUARRIES | _set("C5 D3 D6 F3 G6")
TEMPLES = {"B3": 7, "B6": 4, "E2": 5, "E5": 8, "G7": 6}
"""Of Pegasus, read off the letters above."""

TAKES = [
    "take house",
    "take house_agora",
    "take palace",
    "take quarry",
    "take temple_4",
    "take temple_6",
    "take temple_10",
    "take monument",
    "take marble",
]

BOX: dict[str, Any] = {
    "boards": {"pegasus": {"rows": PEGASUS}, "minotaur": {"rows": MINOTAUR}},
    "tile": [{"number": number, "yield": marble} for number, marble in YIELDS.items()],
}


@functools.cache
def game(players: int = 2, open_marble: bool = False, rows: tuple[str, ...] = ()) -> Any:
    """The game for this many seats; other rows replace the tests' map of the side in use."""
    side = "pegasus" if players == 2 else "minotaur"
    boards = {**BOX["boards"], side: {"rows": list(rows)}} if rows else BOX["boards"]
    box = {**BOX, "boards": boards}
    return antiqua.load("hellas", players=players, box=box, open_marble=open_marble)


def position(
    *seats: Seat,
    players: int = 2,
    pieces: Mapping[str, str] | None = None,
    quarries: Mapping[str, int] | None = None,
    **keys: Any,
) -> Position:
    """A position with seat 0 as start player unless a key says otherwise.

    `pieces` is `{"house 0": "B2 C3", "monument": "C4"}`; `quarries` gives the tiles, negative if closed.
    By default the quarries are 12 on A5, 18 on C9, 31 on I6, far from each other, and the miner is on F1.
    """
    laid: dict[str, dict[str, Any]] = {}
    for what, spaces in (pieces or {}).items():
        kind, *owner = what.split()
        seat = int(owner[0]) if owner else None
        laid |= {space: {"seat": seat, "kind": kind} for space in spaces.split()}
    if quarries is None and players == 2:
        quarries = {"A5": 12, "C9": 18, "I6": 31}
        keys.setdefault("miner", "F1")
    if quarries is not None:
        keys["quarries"] = {
            space: {"tile": abs(tile), "closed": tile < 0} for space, tile in quarries.items()
        }
    keys.setdefault("start_player", 0)
    given: list[dict[str, int]] = [dict(seat) for seat in seats]
    given += [{} for _ in range(players - len(seats))]
    return {"game": "hellas", "pieces": laid, "players": given} | keys


def table(*seats: Seat, players: int = 2, open_marble: bool = False, rows: Any = (), **keys: Any) -> State:
    """The state of `position(...)`."""
    found = game(players, open_marble, tuple(rows))
    return found.from_position(position(*seats, players=players, **keys))


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


def spaces(state: State, verb: str) -> set[str]:
    """The spaces that a kind of move may name now."""
    return {text.split()[1] for text in texts(state) if text.startswith(f"{verb} ")}


def refused(state: State, move: str) -> str:
    """Asserts that the move is illegal and changes nothing; gives the message back."""
    before = state.fingerprint()
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert state.fingerprint() == before
    return str(error.value)


def unreadable(plain: Mapping[str, Any], **keys: Any) -> str:
    """Asserts that `position(...)` with some plain keys in place of its own is refused; gives the message."""
    with pytest.raises(PositionError) as error:
        game(2).from_position({**position(**keys), **plain})
    message = str(error.value)
    assert "\n" not in message
    return message


def marble(state: State) -> list[int]:
    """The marble of all seats."""
    return [player["marble"] for player in state.to_position()["players"]]


def rings(state: State) -> list[int]:
    """The rings of all seats."""
    return [player["rings"] for player in state.to_position()["players"]]


def active(state: State) -> dict[str, int]:
    """The tiles of the active quarries."""
    quarries = state.to_position()["quarries"]
    return {name: quarry["tile"] for name, quarry in quarries.items() if not quarry["closed"]}


def closed(state: State) -> set[str]:
    """The closed quarries."""
    return {name for name, quarry in state.to_position()["quarries"].items() if quarry["closed"]}


def asked(state: State) -> int:
    """The one seat that may act."""
    (seat,) = state.to_act
    return int(seat)


def parts(state: State, seat: int = 0) -> dict[str, float]:
    """Points of a seat by category, with the total."""
    one = state.scores()["players"][seat]
    return {**one["parts"], "total": one["total"]}


def ranking(state: State) -> list[list[int]]:
    """Groups of seats, the best first."""
    return [sorted(group) for group in state.scores()["ranking"]]


def as_json(value: Any) -> Any:
    """What a file would keep of it."""
    return json.loads(json.dumps(value))


def random_game(players: int, seed: int, **options: Any) -> Iterator[State]:
    """Every state of one random game, before each decision and at the end; declining is rare."""
    state = game(players, **options).new(seed=seed)
    chance = Random(seed)
    while not state.is_over:
        yield state
        found = sorted(texts(state))
        willing = [text for text in found if text not in ("decline", "nothing")]
        state.play(chance.choice(willing if willing and chance.random() < 0.9 else found))
    yield state
