"""Positions and moves as text and JSON (CONTRACT 2 and 3)."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua import IllegalMove, PositionError
from tests.tzolkin.helpers import (
    BLOCKS,
    GEARS,
    act,
    check,
    game,
    goods,
    play,
    position,
    random_game,
    refused,
    table,
    texts,
)

Change = Callable[[dict[str, Any]], object]


# Subsets and defaults


@pytest.mark.parametrize("players", [2, 3, 4])
def test_contract_3_an_empty_position_is_the_first_turn(players: int) -> None:
    """CONTRACT 3: what is missing has the value of the first turn, nothing kept from wealth tiles."""
    laid = game(players).from_position({}).to_position()
    assert (laid["phase"], laid["round"], laid["food_days"]) == ("turn", 1, 0)
    assert laid["to_move"] == laid["start_player"]  # drawn, by the seed (TZ-2.8)
    assert (laid["tooth_corn"], laid["skulls"], laid["start_space"]) == (0, 13, None)
    assert laid["skull_places"] == []
    assert len(laid["buildings"]) == 6
    assert len(laid["monuments"]) == players + 2
    assert len(laid["deck_1"]) == 8
    assert len(laid["deck_2"]) == 18
    assert len(laid["players"]) == players
    for player in laid["players"]:
        assert (player["corn"], player["hand"], player["supply"], player["board"]) == (0, 3, 3, "light")
        assert player["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
        assert set(player["technologies"].values()) == {0}
        assert (player["wealth"], player["buildings"], player["monuments"]) == ([], [], [])
        assert (player["corn_tiles"], player["wood_tiles"], player["points"]) == (0, 0, 0)


def test_contract_3_every_key_is_written() -> None:
    """CONTRACT 3: the keys of a position and of a player."""
    laid = game(2).from_position({}).to_position()
    keys = (
        {
            "format",
            "game",
            "rules",
            "options",
            "seed",
            "phase",
            "round",
            "food_days",
            "start_player",
            "to_move",
        }
        | {"tooth_corn", "skulls", "start_space", "gears", "skull_places", "jungle", "buildings", "monuments"}
        | {"deck_1", "deck_2", "players"}
    )
    assert keys <= set(laid)
    assert laid["format"] == "antiqua-position/1"
    assert laid["game"] == "tzolkin"
    assert laid["options"]["players"] == 2
    player = {
        "corn",
        "wood",
        "stone",
        "gold",
        "skulls",
        "points",
        "hand",
        "supply",
        "board",
        "temples",
        "wealth",
    } | {"technologies", "buildings", "monuments", "corn_tiles", "wood_tiles"}
    assert player <= set(laid["players"][0])
    json.dumps(laid)


def test_contract_3_unseen_decks_are_shuffled_by_the_seed() -> None:
    """CONTRACT 3: the same seed, the same decks; what is shown is not in them."""
    shown = {"buildings": ["b01", "b06"]}
    one, same, other = (game(2).from_position({**shown, "seed": seed}).to_position() for seed in (4, 4, 5))
    assert one["deck_1"] == same["deck_1"]
    assert (one["deck_1"], one["deck_2"]) != (other["deck_1"], other["deck_2"])
    assert sorted(one["deck_1"] + ["b01", "b06"]) == [f"b{n:02}" for n in range(1, 15)]


def test_contract_3_tiles_of_players_are_not_in_the_decks() -> None:
    """CONTRACT 3: a tile is in one place."""
    laid = game(2).from_position({"players": [{"buildings": ["b04", "b20"]}, {}]}).to_position()
    assert "b04" not in laid["deck_1"] + laid["buildings"]
    assert "b20" not in laid["deck_2"]


def test_contract_3_gears_with_one_gear_mean_that_the_others_are_empty() -> None:
    """CONTRACT 3: a key that is given is given whole."""
    laid = game(2).from_position({"gears": {"tikal": {"3": "dummy"}}}).to_position()
    assert {gear: on for gear, on in laid["gears"].items() if on} == {"tikal": {"3": "dummy"}}


def test_contract_3_keys_of_a_player_default_one_by_one() -> None:
    """CONTRACT 3: inside `players` missing keys default likewise."""
    state = game(2).from_position({"players": [{"corn": 4}, {}]})
    check(state, 0, corn=4, wood=0, hand=3, chaac=1)
    check(state, 1, corn=0)


@pytest.mark.parametrize(
    ("number", "held"), [(1, 0), (8, 0), (9, 1), (14, 1), (15, 2), (21, 2), (22, 3), (27, 3)]
)
def test_contract_3_food_days_by_default(number: int, held: int) -> None:
    """CONTRACT 3: those whose round is behind."""
    assert game(2).from_position({"round": number}).to_position()["food_days"] == held


EXAMPLE = """
{"format": "antiqua-position/1", "game": "tzolkin",
 "options":
   {"players": 2, "tribes": false, "prophecies": false, "new_buildings": false, "quick_actions": false},
 "seed": 7, "phase": "turn", "round": 9, "food_days": 1, "start_player": 0, "to_move": 1,
 "tooth_corn": 2, "skulls": 11, "start_space": null, "quick_spaces": [],
 "gears": {"palenque": {"0": 1, "5": "dummy"}, "tikal": {"3": 0}},
 "skull_places": [4],
 "jungle": {"2": {"corn": 1}, "3": {"corn": 2, "wood": 1}, "4": {"corn": 2, "wood": 2},
   "5": {"corn": 2, "wood": 2}},
 "buildings": ["b01", "b06"], "monuments": ["m03"], "deck_1": [], "deck_2": [],
 "players": [{"corn": 5, "wood": 0, "stone": 1, "gold": 0, "skulls": 1, "points": 12, "hand": 2, "supply": 3,
   "board": "light", "temples": {"chaac": 1, "quetzalcoatl": 3, "kukulcan": 0},
   "technologies": {"agriculture": 1, "extraction": 0, "architecture": 0, "theology": 0},
   "buildings": ["b04"], "monuments": [], "corn_tiles": 1, "wood_tiles": 0, "wealth": ["w14"], "tribe": null},
  {"hand": 2, "supply": 3}]}
"""


def test_contract_3_the_example() -> None:
    """CONTRACT 3: its position is accepted; the second player is added."""
    example = json.loads(EXAMPLE)
    state = game(2).from_position(example)
    assert state.to_act == (1,)
    laid = state.to_position()
    laid["gears"] = {gear: on for gear, on in laid["gears"].items() if on}
    for key, value in example.items():
        if key not in ("players", "options"):
            assert laid[key] == value, key
    assert {**laid["players"][0], **example["players"][0]} == laid["players"][0]


def test_contract_3_what_could_not_be_reached_but_is_consistent_is_accepted() -> None:
    """CONTRACT 3: tiles of age 2 in round 1, many points, the start-player space used before the turn."""
    table({"points": 300, "corn": 250, "buildings": ["b32"]}, {"points": -60})
    early = table(start_space=1, start_player=0, to_move=0)
    assert "place start" not in texts(early)


def test_contract_3_turns_still_to_come() -> None:
    """CONTRACT 3: `to_move` and `start_player` say whose turns are left: 2 and 3, then the calendar."""
    state = table(players=4, start_player=0, to_move=2)
    play(state, "place tikal", "end")
    assert state.to_act == (3,)
    play(state, "place uxmal", "end")
    assert state.to_position()["round"] == 2
    assert state.to_act == (0,)


def test_contract_3_the_set_up_phase() -> None:
    """CONTRACT 3: players then have `offered_wealth`; `to_move` is null."""
    offered = [
        {"offered_wealth": ["w01", "w02", "w03", "w04"]},
        {"offered_wealth": ["w05", "w06", "w07", "w08"]},
    ]
    state = game(2).from_position({"phase": "setup", "players": offered})
    assert state.to_act == (0, 1)
    assert state.to_position()["to_move"] is None
    assert "keep w02 w04" in texts(state, 0)


# Round trips


@pytest.mark.parametrize("players", [2, 3, 4])
def test_contract_3_round_trip_at_every_decision(players: int) -> None:
    """CONTRACT 3: through JSON, from set-up to the end; the moves are the same too."""
    for state in random_game(players, seed=20 + players):
        laid = json.loads(json.dumps(state.to_position()))
        again = game(players).from_position(laid)
        assert again.fingerprint() == state.fingerprint()
        assert again.to_act == state.to_act
        assert again.to_position() == laid
        for seat in state.to_act:
            assert [str(move) for move in again.moves(seat)] == [str(move) for move in state.moves(seat)]


def test_contract_3_round_trip_within_an_action() -> None:
    """CONTRACT 3: what is open in the middle of a long turn, goes on in the same way."""
    seat = {"wood": 4, "stone": 3, "gold": 3, "corn": 5, "architecture": 3}
    state = act("tikal 4", seat, buildings=["b01", "b08", "b09", "b21"], round=15)
    moves = """build b08, architecture yes, save gold, step chaac, build b21, save stone, do tikal 3,
        advance theology, pay stone, stop, build b01"""
    for move in (part.strip() for part in moves.split(",")):
        assert move in texts(state)
        state = game(2).from_position(json.loads(json.dumps(state.to_position())))
        play(state, move)
    assert texts(state) == {"end"}


def test_contract_3_from_position_leaves_its_argument_alone() -> None:
    """CONTRACT 3: the dict is not changed, and the state does not hang on it."""
    laid = position({"corn": 3}, gears={"tikal 3": 0})
    kept = copy.deepcopy(laid)
    state = game(2).from_position(laid)
    assert laid == kept
    before = state.fingerprint()
    laid["players"][0]["corn"] = 9
    laid["gears"].clear()
    assert state.fingerprint() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tz_1_2_components_are_conserved(players: int) -> None:
    """TZ-1.2, TZ-2.5: 13 skulls, six workers a seat, dummies, corn tiles, every tile in one place."""
    for state in random_game(players, seed=60 + players):
        laid = state.to_position()
        seats = laid["players"]
        on_gears = [who for on in laid["gears"].values() for who in on.values()]
        assert laid["skulls"] + len(laid["skull_places"]) + sum(seat["skulls"] for seat in seats) == 13
        for number, seat in enumerate(seats):
            on_board = on_gears.count(number) + (laid["start_space"] == number)
            assert seat["hand"] + seat["supply"] + on_board == 6
        assert on_gears.count("dummy") == {2: 12, 3: 6, 4: 0}[players]
        left = sum(group["corn"] for group in laid["jungle"].values())
        assert left + sum(seat["corn_tiles"] for seat in seats) == 4 * players
        tiles = laid["buildings"] + laid["deck_1"] + laid["deck_2"]
        tiles += [tile for seat in seats for tile in seat["buildings"]]
        assert len(set(tiles)) == len(tiles)
        assert len(laid["monuments"]) + sum(len(seat["monuments"]) for seat in seats) == players + 2


# What is refused


def in_player(key: str, value: Any) -> Change:
    """A change of seat 0."""
    return lambda laid: laid["players"][0].__setitem__(key, value)


def in_table(key: str, value: Any) -> Change:
    """A change of the position."""
    return lambda laid: laid.__setitem__(key, value)


def both(first: Change, second: Change) -> Change:
    """Two changes."""
    return lambda laid: (first(laid), second(laid))


TEMPLES_AT = {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
LEVELS_AT = {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0}
WRONG: dict[str, tuple[Change, tuple[str, ...]]] = {
    # more than there is
    "14 skulls": (in_table("skulls", 14), ("skulls",)),
    "14 skulls with those of players": (in_player("skulls", 1), ("skulls",)),
    "14 skulls with those on Chichen Itza": (in_table("skull_places", [3]), ("skull",)),
    "a worker too many in hand": (in_player("hand", 4), ("players", "0")),
    "a worker too many on the gears": (in_table("gears", {"tikal": {"3": 0}}), ()),
    "a worker too many on the start-player space": (in_table("start_space", 0), ()),
    "13 dummies": (
        in_table(
            "gears",
            {
                "palenque": {str(n): "dummy" for n in range(7)},
                "tikal": {str(n): "dummy" for n in range(6)},
            },
        ),
        ("gears",),
    ),
    "a building twice on display": (in_table("buildings", ["b01", "b01"]), ("buildings", "b01")),
    "a building twice in a deck": (in_table("deck_1", ["b09", "b09"]), ("deck_1", "b09")),
    "a building on display and in the deck": (
        both(in_table("buildings", ["b09"]), in_table("deck_1", ["b09"])),
        ("b09",),
    ),
    "a building on display and with a player": (
        both(in_table("buildings", ["b09"]), in_player("buildings", ["b09"])),
        ("b09",),
    ),
    "a building with two players": (
        lambda laid: [player.__setitem__("buildings", ["b09"]) for player in laid["players"]],
        ("b09",),
    ),
    "a monument twice": (in_table("monuments", ["m01", "m01"]), ("monuments", "m01")),
    "a monument built and on display": (
        both(in_table("monuments", ["m01"]), in_player("monuments", ["m01"])),
        ("m01",),
    ),
    "a wealth tile twice": (in_player("wealth", ["w01", "w01"]), ("wealth", "w01")),
    "a skull place twice": (in_table("skull_places", [3, 3]), ("skull_places",)),
    "a corn tile too many": (in_player("corn_tiles", 1), ("corn",)),
    "a wood tile too many": (in_player("wood_tiles", 1), ("wood",)),
    "two on the top of a temple": (
        lambda laid: [
            player.__setitem__("temples", {**TEMPLES_AT, "chaac": 6}) for player in laid["players"]
        ],
        ("chaac",),
    ),
    "two workers on one space": (in_table("gears", {"tikal": {"3": "dummy", "03": "dummy"}}), ("gears",)),
    # unknown keys and names
    "an unknown key": (in_table("colour", "red"), ("colour",)),
    "an unknown key of a player": (in_player("coins", 3), ("players", "0", "coins")),
    "an unknown gear": (in_table("gears", {"copan": {}}), ("gears", "copan")),
    "an unknown temple": (in_player("temples", {**TEMPLES_AT, "itzamna": 1}), ("temples", "itzamna")),
    "an unknown technology": (
        in_player("technologies", {**LEVELS_AT, "music": 1}),
        ("technologies", "music"),
    ),
    "an unknown group": (in_table("jungle", {"6": {"corn": 1}}), ("jungle", "6")),
    "an unknown tile kind": (in_table("jungle", {"3": {"corn": 1, "stone": 1}}), ("jungle", "stone")),
    "wood in group 2": (in_table("jungle", {"2": {"corn": 2, "wood": 1}}), ("jungle", "2")),
    "an unknown building": (in_table("buildings", ["b33"]), ("buildings", "b33")),
    "a monument among the buildings": (in_table("buildings", ["m01"]), ("buildings", "m01")),
    "an unknown monument": (in_table("monuments", ["m14"]), ("monuments", "m14")),
    "an unknown wealth tile": (in_player("wealth", ["w22", "w01"]), ("wealth", "w22")),
    "an age 2 building in deck 1": (in_table("deck_1", ["b15"]), ("deck_1", "b15")),
    "an age 1 building in deck 2": (in_table("deck_2", ["b01"]), ("deck_2", "b01")),
    "an unknown phase": (in_table("phase", "lunch"), ("phase",)),
    "an unknown board": (in_player("board", "grey"), ("board",)),
    "an unknown worker": (in_table("gears", {"tikal": {"3": "blue"}}), ("gears", "tikal", "3")),
    "an unknown option": (in_table("options", {"players": 2, "weather": True}), ("options", "weather")),
    "another game": (in_table("game", "hadara"), ("game",)),
    "another format": (in_table("format", "antiqua-position/9"), ("format",)),
    "another number of players": (in_table("options", {"players": 3}), ("players",)),
    "a player too many": (lambda laid: laid["players"].extend([{}, {}]), ("players",)),
    # wrong types
    "text for a number": (in_player("corn", "5"), ("players", "0", "corn")),
    "a fraction": (in_table("round", 1.5), ("round",)),
    "truth for a number": (in_player("wood", True), ("players", "0", "wood")),
    "null for a number": (in_player("gold", None), ("players", "0", "gold")),
    "a list for gears": (in_table("gears", []), ("gears",)),
    "a dict for players": (in_table("players", {}), ("players",)),
    "a number for buildings": (in_table("buildings", 3), ("buildings",)),
    "a number for a building": (in_table("buildings", [3]), ("buildings",)),
    "a number for a board": (in_player("board", 1), ("board",)),
    "a list for temples": (in_player("temples", [1, 1, 1]), ("temples",)),
    "a word for a space": (in_table("gears", {"tikal": {"third": 0}}), ("gears", "tikal", "third")),
    "a number for a player": (in_table("players", [3, 4]), ("players", "0")),
    # out of range
    "negative corn": (in_player("corn", -1), ("players", "0", "corn")),
    "negative hand": (both(in_player("hand", -1), in_player("supply", 6)), ("hand",)),
    "far too much corn": (in_player("corn", 10**9), ("corn",)),
    "far too many points": (in_player("points", 10**9), ("points",)),
    "a step above the top": (in_player("temples", {**TEMPLES_AT, "chaac": 7}), ("temples", "chaac")),
    "a step below the bottom": (
        in_player("temples", {**TEMPLES_AT, "kukulcan": -1}),
        ("temples", "kukulcan"),
    ),
    "level 4": (in_player("technologies", {**LEVELS_AT, "theology": 4}), ("technologies", "theology")),
    "a seat that is not there to move": (in_table("to_move", 2), ("to_move",)),
    "a start player that is not there": (in_table("start_player", -1), ("start_player",)),
    "a seat that is not there on a gear": (in_table("gears", {"tikal": {"3": 2}}), ("gears", "tikal", "3")),
    "a seat that is not there on the start-player space": (in_table("start_space", 5), ("start_space",)),
    "a space beyond the teeth": (in_table("gears", {"tikal": {"10": "dummy"}}), ("gears", "tikal", "10")),
    "a space beyond Chichen Itza": (in_table("gears", {"chichen_itza": {"13": "dummy"}}), ("gears", "13")),
    "skull place 0": (in_table("skull_places", [0]), ("skull_places",)),
    "skull place 10": (in_table("skull_places", [10]), ("skull_places",)),
    "round 0": (in_table("round", 0), ("round",)),
    "round 29": (in_table("round", 29), ("round",)),
    "five food days": (in_table("food_days", 5), ("food_days",)),
    "negative tooth corn": (in_table("tooth_corn", -1), ("tooth_corn",)),
    "more wood than corn in a group": (in_table("jungle", {"3": {"corn": 1, "wood": 2}}), ("jungle", "3")),
    "more tiles than players in a group": (
        in_table("jungle", {"3": {"corn": 3, "wood": 2}}),
        ("jungle", "3"),
    ),
    "seven buildings on display": (in_table("buildings", [f"b{n:02}" for n in range(1, 8)]), ("buildings",)),
    "three kept wealth tiles": (in_player("wealth", ["w01", "w02", "w03"]), ("wealth",)),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_contract_3_what_cannot_be_is_refused_with_the_path(wrong: str) -> None:
    """CONTRACT 3: the message names the key; PositionError is a ValueError."""
    changing, named = WRONG[wrong]
    laid = position()
    changing(laid)
    with pytest.raises(PositionError) as error:
        game(2).from_position(laid)
    message = str(error.value)
    assert all(part in message for part in named), message
    assert isinstance(error.value, ValueError)


JUNK = [
    None,
    -1,
    0,
    1,
    7,
    100,
    10**30,
    "x",
    "",
    [],
    {},
    True,
    1.5,
    [None],
    [0],
    ["b01"],
    {"3": 0},
    "dummy",
    [["end", 0, 0, 0]],
]


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all keys and items."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from spots(part, (*path, key))


def test_contract_3_junk_anywhere_is_refused_or_gives_a_game_that_can_be_played() -> None:
    """CONTRACT 3: no other error than PositionError; what is accepted has legal moves and writes itself."""
    random = Random(7)
    seat = {"wood": 4, "stone": 3, "gold": 3, "corn": 5, "architecture": 3}
    middle = act("tikal 4", seat, buildings=["b01", "b08"]).to_position()
    first = game(2).new(seed=4).to_position()
    for laid in (middle, first):
        for path in spots(laid):
            for junk in random.sample(JUNK, 4):
                other = copy.deepcopy(laid)
                target = functools.reduce(lambda part, key: part[key], path[:-1], other)
                target[path[-1]] = junk
                try:
                    state = game(2).from_position(other)
                except PositionError:
                    continue
                assert all(state.moves(seat) for seat in state.to_act), (path, junk)
                again = game(2).from_position(state.to_position())
                assert again.fingerprint() == state.fingerprint(), (path, junk)


def test_contract_3_dummies_where_there_are_none() -> None:
    """TZ-2.6: four players have no dummies."""
    with pytest.raises(PositionError) as error:
        game(4).from_position({"gears": {"tikal": {"0": "dummy"}}})
    assert "gears" in str(error.value)


# Moves as text


def test_contract_2_parsing_ignores_case_and_blanks() -> None:
    """CONTRACT 2: upper case and extra blanks are fine."""
    play(state := table(), "  PLACE   Tikal ", "\tEND ")
    assert state.to_act == (1,)


@pytest.mark.parametrize(
    "move",
    [
        "",
        "place",
        "place copan",
        "placetikal",
        "place tikal 0",
        "build b01",
        "pick tikal 0",
        "end",
        "days 1",
        "5",
    ],
)
def test_contract_1_illegal_moves_change_nothing_and_say_what_is_legal(move: str) -> None:
    """CONTRACT 1: the message names the move and what is legal; also for words that are no move at all."""
    message = refused(table({"corn": 5}), move)
    assert move in message
    assert "place tikal" in message


def test_contract_1_the_wrong_seat_may_not_play() -> None:
    """CONTRACT 1: a legal text from a seat that is not to act."""
    state = table()
    before = state.fingerprint()
    with pytest.raises(IllegalMove):
        state.play("place tikal", 1)
    with pytest.raises(ValueError, match=r".+"):
        state.play("place tikal", 7)
    assert state.fingerprint() == before


def test_contract_1_moves_are_texts_and_numbers() -> None:
    """CONTRACT 1: a Move can be played as such; str(move) is its text."""
    state = table({"corn": 5})
    move = next(move for move in state.moves() if str(move) == "place uxmal")
    assert isinstance(move.code, int)
    state.play(move)
    assert goods(state)["hand"] == 2


def test_contract_2_every_text_is_unique_in_random_games() -> None:
    """CONTRACT 2: `texts` asserts it."""
    for state in random_game(3, seed=5):
        for seat in state.to_act:
            assert texts(state, seat)


def test_contract_1_a_copy_is_independent() -> None:
    """CONTRACT 1: playing on one leaves the other."""
    state = table({"corn": 5})
    other = state.copy()
    assert other.fingerprint() == state.fingerprint()
    play(other, "place tikal")
    assert other.fingerprint() != state.fingerprint()
    check(state, hand=3)


def test_contract_1_new_is_deterministic() -> None:
    """CONTRACT 1: for the game, the options and the seed."""
    assert game(2).new(seed=7).to_position() == game(2).new(seed=7).to_position()
    assert game(2).new(seed=7).fingerprint() != game(2).new(seed=8).fingerprint()


@pytest.mark.parametrize(
    ("name", "options", "named"),
    [
        ("chess", {}, "tzolkin"),
        ("tzolkin", {"players": 1}, "players"),
        ("tzolkin", {"players": 6}, "players"),
        ("tzolkin", {"players": "two"}, "players"),
        ("tzolkin", {"players": 2, "weather": True}, "weather"),
    ],
)
def test_contract_1_load_says_what_is_wrong(name: str, options: dict[str, Any], named: str) -> None:
    """CONTRACT 1: unknown name or option, bad value: ValueError that names it and what is allowed."""
    with pytest.raises(ValueError, match=named):
        antiqua.load(name, **options)


def test_contract_1_the_board_has_five_gears() -> None:
    """TZ-2.1: every gear can be named and is empty by default with four players."""
    laid = game(4).from_position({}).to_position()
    assert not any(laid["gears"].get(gear) for gear in GEARS)


@pytest.mark.parametrize(
    ("pending", "why"),
    [
        ([["picking", 0, 0, 0], ["architecture", 0, 0, 0]], "pending.1: allowed is architecture in use"),
        ([["picking", 0, 0, 0], ["construct", 0, 0, 0], ["pay", 1, 0, 0]], "pending.1: waits and may not be"),
        ([["picking", 0, 0, 0], ["advance", 1, 1, 0], ["pay", 1, 0, 0]], "pending.1: waits and may not be"),
        ([["days", 0, 0, 0]], "pending.0: is days before the food day"),
    ],
)
def test_what_is_open_can_be_paid_or_declined(pending: Any, why: str) -> None:
    """Nothing that is open may end in a debt, or in a decision without an answer."""
    given = position({"wood": 1}, buildings=["b01"], round=8, food_days=0)
    with pytest.raises(PositionError, match=why):
        game().from_position({**given, "pending": pending})


def test_architecture_is_open_only_for_a_building_that_can_be_paid() -> None:
    """TZ-10.4: one block less, and no more, from level 3."""
    first = game().box.building_ids.index("b01")
    cost = [int(count) for count in game().boxes[0].buildings[first].cost]
    pending = [["picking", 0, 0, 0], ["architecture", first, 0, 0]]
    short = dict(zip(BLOCKS, cost, strict=True))
    last = next(name for name in BLOCKS if short[name])
    short[last] -= 1
    for level, allowed in ((2, False), (3, True)):
        given = position({**short, "architecture": level}, buildings=["b01"]) | {"pending": pending}
        if allowed:
            assert [move.text for move in game().from_position(given).moves()] == ["architecture yes"]
        else:
            with pytest.raises(PositionError, match=r"^pending\.1: "):
                game().from_position(given)


@pytest.mark.parametrize("phase", ["setup", "over"])
@pytest.mark.parametrize("pending", [5, [0, 0], None, [["market", 0, 0, 0]]])
def test_nothing_is_open_before_the_first_turn_and_after_the_last(phase: str, pending: object) -> None:
    with pytest.raises(PositionError, match=r"^pending: "):
        game(2).from_position({"phase": phase, "pending": pending})
