"""Short ways to lay out a position of Hadara, play on it and look at it.

Purple cards and the seals' prices below are the tests' own, so that the values worked out by hand stand when
the game's reconstructions are corrected.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua.kernel.errors import IllegalMove, PositionError

State = Any
Position = dict[str, Any]
Seat = Mapping[str, Any]

TRACKS = ("income", "military", "culture", "food")
COLOURS = ("yellow", "red", "blue", "green", "purple")

# Id, price, points, then tracks with their values or the ability.
PURPLE = """
I-purple-01 2 2 income 1 culture 1
I-purple-02 2 2 income 1 food 1
I-purple-03 2 2 military 1 culture 1
I-purple-04 2 2 military 1 food 1
I-purple-05 2 6
I-purple-06 3 8
I-purple-07 2 2 sell_plus_1
I-purple-08 3 4 sell_plus_1
I-purple-09 2 2 bonus_token_2_steps
I-purple-10 3 4 bonus_token_2_steps
I-purple-11 3 2 color_step_blue
I-purple-12 3 2 color_step_green
I-purple-13 3 2 color_step_yellow
I-purple-14 3 2 color_step_red
II-purple-01 5 0 income 2 culture 2
II-purple-02 5 0 income 2 food 2
II-purple-03 5 0 military 2 culture 2
II-purple-04 5 0 military 2 food 2
II-purple-05 5 8
II-purple-06 6 10
II-purple-07 5 4 busts_plus_2
II-purple-08 6 6 busts_plus_2
II-purple-09 5 4 cheaper_seals
II-purple-10 6 6 cheaper_seals
II-purple-11 6 4 feed_with_coins
II-purple-12 6 4 sell_surplus_food
II-purple-13 6 4 coins_for_tracks_above_income
II-purple-14 6 4 colony_plus_4_coins
III-purple-01 8 4 income 2 culture 2
III-purple-02 8 4 income 2 food 2
III-purple-03 8 4 military 2 culture 2
III-purple-04 8 4 military 2 food 2
III-purple-05 7 10
III-purple-06 8 12
III-purple-07 8 6 silver_full_value
III-purple-08 9 8 silver_full_value
III-purple-09 8 6 set_4_points
III-purple-10 9 8 set_4_points
III-purple-11 9 6 gold_seal_joker
III-purple-12 9 6 two_colonies_two_busts
III-purple-13 9 6 requirements_minus_4
III-purple-14 9 6 buy_requirement_3_coins
"""

STALL, STALL_2 = "I-purple-07", "I-purple-08"
TOKEN, TOKEN_2 = "I-purple-09", "I-purple-10"
STEP = {"blue": "I-purple-11", "green": "I-purple-12", "yellow": "I-purple-13", "red": "I-purple-14"}
BUSTS, BUSTS_2 = "II-purple-07", "II-purple-08"
CHEAPER, CHEAPER_2 = "II-purple-09", "II-purple-10"
PAY = "II-purple-11"
SURPLUS = "II-purple-12"
ABOVE = "II-purple-13"
COLONY_COINS = "II-purple-14"
FULL, FULL_2 = "III-purple-07", "III-purple-08"
SETS, SETS_2 = "III-purple-09", "III-purple-10"
JOKER = "III-purple-11"
TWO = "III-purple-12"
LESS = "III-purple-13"
BUY = "III-purple-14"

ALL_COLOURS = ["I-yellow-09", "I-red-02", "I-blue-02", "I-green-08", "I-purple-05"]
"""One card of each colour: 1 income, 1 military, 1 culture, 2 food."""


def _purple() -> list[dict[str, Any]]:
    entries = []
    for line in PURPLE.split("\n")[1:-1]:
        card, price, points, *rest = line.split()
        values = {rest[i]: int(rest[i + 1]) for i in range(0, len(rest) - 1, 2)}
        ability = rest[0] if len(rest) == 1 else "none"
        numbers = {"price": int(price), "points": int(points)}
        entries.append({"id": card, **numbers, "values": values, "ability": ability})
    return entries


BOX: dict[str, Any] = {
    "card": _purple(),
    "seals": {"silver": {"prices": [2, 6, 20]}, "gold": {"prices": [3, 9, 30]}},
}


@functools.cache
def _game(players: int, options: str, box: str) -> Any:
    given = json.loads(box)
    cards = {entry["id"]: entry for entry in BOX["card"]}
    for entry in given.pop("card", []):
        cards[entry["id"]] = {**cards.get(entry["id"], {}), **entry}
    whole = {**BOX, "card": list(cards.values()), **given}
    return antiqua.load("hadara", players=players, box=whole, **json.loads(options))


def game(players: int = 3, box: Mapping[str, Any] | None = None, **options: Any) -> Any:
    """The game for this many seats; box: what it has besides the tests' own cards."""
    return _game(players, json.dumps(options), json.dumps(box or {}))


def position(*seats: Seat, players: int = 3, **keys: Any) -> Position:
    """A position with start cards 1a, 2a, … in seat order and seat 0 as start player, unless a key says more.

    A phase in turn order is at its first seat.
    """
    keys.setdefault("start_player", 0)
    phase = keys.setdefault("phase", "wheel")
    if phase not in ("a", "over", "sides"):
        keys.setdefault("to_move", 0)
    if phase in ("colony_a", "bust_a"):
        keys.setdefault("outer", {"red": [f"{'I' * keys.get('era', 1)}-red-10"]})
    given: list[Seat] = [dict(seat) for seat in seats]
    given += [{} for _ in range(players - len(seats))]
    return {"game": "hadara", "players": given} | keys


def table(
    *seats: Seat,
    players: int = 3,
    tracks: Sequence[Mapping[str, int]] = (),
    box: Mapping[str, Any] | None = None,
    **keys: Any,
) -> State:
    """The state of `position(...)` with all purple cards.

    `tracks` are what the start cards of the first seats show in place of their own values, in seat order.
    """
    starts = [
        {"id": f"{number}a", "values": {**dict.fromkeys(TRACKS, 0), **values}}
        for number, values in enumerate(tracks, 1)
    ]
    whole = {**(box or {}), "start_card": starts} if starts else box
    return game(players, whole, advanced=True).from_position(position(*seats, players=players, **keys))


def play(state: State, *moves: str) -> State:
    """Plays the moves, each by the first seat that may act unless it is led by one (`2: sell`)."""
    for move in moves:
        seat, lead, text = move.partition(": ")
        if lead:
            state.play(text, seat=int(seat))
        else:
            state.play(move)
    return state


def pass_to(state: State, phase: str) -> State:
    """Plays the least that can be done until the phase begins."""
    while state.to_position()["phase"] != phase:
        found = texts(state)
        quiet = {"no colony", "no bust", "done", "sell"} & found
        state.play(min(quiet or found))
    return state


def texts(state: State, seat: int | None = None) -> set[str]:
    """The texts of the legal moves; each of them once."""
    found = [str(move) for move in state.moves(seat)]
    assert len(set(found)) == len(found), found
    return set(found)


def verbs(state: State, verb: str) -> set[str]:
    """What a kind of move may name now: `plunder` gives the requirements."""
    return {text.partition(" ")[2] for text in texts(state) if text.split()[0] == verb}


def refused(state: State, move: str, seat: int | None = None) -> str:
    """Asserts that the move is illegal and changes nothing; gives the message back."""
    before = state.fingerprint()
    with pytest.raises(IllegalMove) as error:
        state.play(move, seat=seat)
    assert state.fingerprint() == before
    return str(error.value)


def unreadable(plain: Mapping[str, Any], players: int = 3, **keys: Any) -> str:
    """Asserts that `position(...)` with some plain keys in place of its own is refused; gives the message."""
    with pytest.raises(PositionError) as error:
        game(players, advanced=True).from_position({**position(players=players, **keys), **plain})
    message = str(error.value)
    assert "\n" not in message
    return message


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """What lies in front of a seat, tracks too."""
    found: dict[str, Any] = state.to_position()["players"][seat]
    return found


def coins(state: State, seat: int = 0) -> int:
    """The coins of a seat."""
    return int(player(state, seat)["coins"])


def tracks(state: State, seat: int = 0) -> list[int]:
    """Income, military, culture and food of a seat."""
    return [player(state, seat)["tracks"][name] for name in TRACKS]


def asked(state: State) -> int:
    """The one seat that may act."""
    (seat,) = state.to_act
    return int(seat)


def parts(state: State, seat: int = 0) -> dict[str, int]:
    """Points of a seat by category, with the total."""
    one = state.scores()["players"][seat]
    return {**one["parts"], "total": one["total"]}


def points(state: State, part: str, seat: int = 0) -> int:
    """The points of a seat in one category."""
    return parts(state, seat)[part]


def ranking(state: State) -> list[list[int]]:
    """Groups of seats, the best first."""
    return [sorted(group) for group in state.scores()["ranking"]]


def as_json(value: Any) -> Any:
    """What a file would keep of it."""
    return json.loads(json.dumps(value))


def random_game(players: int, seed: int, **options: Any) -> Iterator[State]:
    """Every state of one random game, before each decision and at the end; recruiting is likely."""
    state = game(players, **options).new(seed=seed)
    chance = Random(seed)
    while not state.is_over:
        yield state
        seat = chance.choice(state.to_act)
        found = sorted(texts(state, seat))
        eager = [text for text in found if text not in ("sell", "no colony", "no bust", "done")]
        state.play(chance.choice(eager if eager and chance.random() < 0.8 else found), seat=seat)
    yield state
