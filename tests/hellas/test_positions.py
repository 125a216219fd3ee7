"""Positions: what is written, what may be left out, what is refused (CONTRACT 3)."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua import PositionError
from tests.hellas.helpers import (
    BUILDING,
    COAST_QUARRIES,
    TAKES,
    active,
    as_json,
    asked,
    game,
    marble,
    play,
    random_game,
    spaces,
    table,
    texts,
    unreadable,
)

KEYS = {
    "format",
    "game",
    "rules",
    "options",
    "seed",
    "rng",
    "phase",
    "round",
    "start_player",
    "next_start_player",
    "to_move",
    "taken",
    "quarries",
    "miner",
    "deck",
    "used",
    "temples",
    "pieces",
    "players",
    "pending",
}


def read(seats: int = 2, **keys: Any) -> Any:
    """The state of a position with these keys alone."""
    return game(seats).from_position({"game": "hellas", **keys})


# Refusing


def test_every_cube_left_has_a_free_space() -> None:
    """HE-2.1: more cubes than free action spaces would leave a seat without a move."""
    taken = ["house", "house_agora", "palace", "quarry", "quarry", "temple_6", "marble", "monument"]
    with pytest.raises(PositionError, match=r"^players: have 6 cubes left, allowed are 5"):
        read(3, taken=taken, players=[{"cubes": 2}, {"cubes": 3}, {"cubes": 1}])
    assert read(3, taken=taken, players=[{"cubes": 2}, {"cubes": 2}, {"cubes": 1}]).moves()


# Writing


def test_every_key_is_written() -> None:
    assert set(table().to_position()) == KEYS
    found = table().to_position()
    assert (found["format"], found["game"]) == ("antiqua-position/1", "hellas")
    assert found["options"] == {"players": 2, "open_marble": False}
    assert [set(player) for player in found["players"]] == [{"marble", "rings", "cubes"}] * 2


def test_the_form_of_what_lies_on_the_board() -> None:
    """CONTRACT 3: zeros are left out of `temples`, the miner may be null."""
    given: dict[str, Any] = {
        "quarries": {"A5": {"tile": 12, "closed": False}, "C9": {"tile": 31, "closed": True}},
        "miner": None,
        "temples": {"E5": 3, "B3": 0},
        "pieces": {"B2": {"seat": 0, "kind": "house"}, "C4": {"seat": None, "kind": "monument"}},
        "taken": ["house", "temple_4", "house"],
        "used": [3, 40],
    }
    found = read(**given).to_position()
    assert found["quarries"] == given["quarries"]
    assert found["temples"] == {"E5": 3}
    assert found["pieces"] == given["pieces"]
    assert sorted(found["taken"]) == ["house", "house", "temple_4"]
    assert found["miner"] is None
    assert found["used"] == [3, 40]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_and_states_are_the_same_at_every_decision(players: int) -> None:
    """CONTRACT 3: also within an action, through a file, and played on in the same way."""
    for number, state in enumerate(random_game(players, 11)):
        again = game(players).from_position(as_json(state.to_position()))
        assert again.fingerprint() == state.fingerprint()
        assert again.to_act == state.to_act
        assert [str(move) for move in again.moves()] == [str(move) for move in state.moves()]
        if number % 7 == 0 and not state.is_over:
            move = str(state.moves()[-1])
            assert play(again, move).fingerprint() == play(state.copy(), move).fingerprint()


def test_deck_lists_the_next_tile_first() -> None:
    state = play(table(deck=[25, 7, 40]), "take quarry")
    assert state.to_position()["deck"] == [7, 40]
    assert state.view(0)["doing"]["tile"] == 25


# Leaving out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_given_is_the_first_turn_after_set_up(players: int) -> None:
    state = read(players, seed=5)
    found = state.to_position()
    cubes = {2: 6, 3: 4, 4: 3}[players]
    assert found["players"] == [{"marble": 10, "rings": 0, "cubes": cubes}] * players
    assert (found["phase"], found["round"], found["taken"], found["next_start_player"]) == (
        "turn",
        1,
        [],
        None,
    )
    assert len(active(state)) == 3
    assert len(found["deck"]) == 37
    assert found["to_move"] == found["start_player"]
    assert texts(state) == set(TAKES)
    assert state.fingerprint() == game(players).new(seed=5).fingerprint()


def test_without_a_seed_it_is_still_determined() -> None:
    assert read().fingerprint() == read().fingerprint()


def test_quarries_are_by_default_those_of_the_seed() -> None:
    found = read(seed=9).to_position()
    assert set(found["quarries"]) <= COAST_QUARRIES
    assert found["quarries"] == game(2).new(seed=9).to_position()["quarries"]


def test_the_deck_has_by_default_all_that_lies_nowhere_else() -> None:
    """CONTRACT 3: not on quarries, open or closed, and not used."""
    quarries = {"A5": {"tile": 12, "closed": False}, "C9": {"tile": 31, "closed": True}}
    found = read(quarries=quarries, miner="F1", used=[1, 2]).to_position()
    assert sorted(found["deck"]) == sorted(set(range(1, 41)) - {12, 31, 1, 2})


def test_the_default_deck_is_shuffled_by_the_seed() -> None:
    decks = [read(seed=seed, used=[1]).to_position()["deck"] for seed in (1, 1, 2)]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]


def test_cubes_are_by_default_what_the_round_has_left() -> None:
    """HE-1.4: round 3 of three players has 3; four are placed, by seats 1, 2, 0, 1."""
    taken = ["house", "house", "quarry", "marble"]
    state = read(3, round=3, start_player=1, taken=taken)
    assert [player["cubes"] for player in state.to_position()["players"]] == [2, 1, 2]
    assert asked(state) == 2


def test_players_may_be_given_in_part() -> None:
    state = read(players=[{"marble": 3}, {"rings": 2}])
    found = state.to_position()["players"]
    assert found == [{"marble": 3, "rings": 0, "cubes": 6}, {"marble": 10, "rings": 2, "cubes": 6}]


def test_what_is_consistent_but_out_of_reach_is_accepted() -> None:
    """CONTRACT 3: much marble, full temples, all pieces of a seat, no quarry open."""
    state = read(
        players=[{"marble": 300, "rings": 14}, {}],
        temples={"E5": 8},
        pieces={space: {"seat": 0, "kind": "house"} for space in sorted(BUILDING)[:12]},
        quarries={"A5": {"tile": 1, "closed": True}},
        miner="C5",
        deck=[40],
    )
    assert marble(state) == [300, 10]
    play(state, "take quarry")  # 40 fits nowhere: it opens at the miner
    assert active(state) == {"C5": 40}


def test_the_game_may_be_over() -> None:
    state = read(phase="over", round=3)
    assert state.is_over
    assert state.to_position()["to_move"] is None


def test_within_an_action() -> None:
    """`pending` has what is open: here the second house of a house action."""
    before = play(table(), "take house", "house A3")
    after = game(2).from_position(before.to_position())
    assert asked(after) == 1
    assert spaces(after, "house") == BUILDING - {"A3"}


def test_ids_are_upper_or_lower_case_in_moves() -> None:
    """CONTRACT 2: parsing ignores case and extra blanks."""
    state = play(table(), "TAKE  House", " house a3 ")
    assert state.to_position()["pieces"]["A3"]["kind"] == "house"


# Refusing

HOUSE = {"seat": 0, "kind": "house"}
MONUMENT = {"seat": None, "kind": "monument"}


def pieces(count: int, kind: str) -> dict[str, Any]:
    return {space: {"seat": 1, "kind": kind} for space in sorted(BUILDING)[:count]}


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ({"peices": {}}, "peices"),
        ({"format": "antiqua-position/2"}, "format"),
        ({"game": "tzolkin"}, "game"),
        ({"rules": 99}, "rules"),
        ({"options": {"players": 3}}, "options.players"),
        ({"options": {"open_marble": 1}}, "options.open_marble"),
        ({"options": {"tribes": False}}, "options.tribes"),
        ({"seed": -1}, "seed"),
        ({"rng": [0, 0]}, "rng"),
        ({"phase": "setup"}, "phase"),
        ({"round": 0}, "round"),
        ({"round": 4}, "round"),
        ({"round": True}, "round"),
        ({"start_player": 2}, "start_player"),
        ({"next_start_player": -1}, "next_start_player"),
        ({"to_move": 2}, "to_move"),
        ({"to_move": None}, "to_move"),
        ({"phase": "over", "to_move": 0}, "to_move"),
        ({"taken": ["temple"]}, "taken"),
        ({"taken": ["palace", "palace"]}, "taken"),
        ({"taken": ["house"] * 4}, "taken"),
        ({"taken": "house"}, "taken"),
        ({"raw_quarries": {"B3": {"tile": 1, "closed": False}}}, "quarries.B3"),
        ({"raw_quarries": {"Z9": {"tile": 1, "closed": False}}}, "quarries.Z9"),
        ({"raw_quarries": {"A5": {"tile": 41, "closed": False}}}, "quarries.A5.tile"),
        ({"raw_quarries": {"A5": {"closed": False}}}, "quarries.A5.tile"),
        ({"raw_quarries": {"A5": {"tile": 1, "closed": 0}}}, "quarries.A5.closed"),
        ({"raw_quarries": {"A5": {"tile": 1, "open": True}}}, "quarries.A5.open"),
        ({"quarries": {"A5": 1, "C9": 1}, "miner": "F1"}, "quarries.C9.tile"),
        ({"quarries": {"A5": 1, "C9": 2, "I6": 3, "C5": 4}, "miner": "F1"}, "quarries"),
        ({"miner": "A5"}, "miner"),
        ({"miner": "B3"}, "miner"),
        ({"deck": [1, 1]}, "deck"),
        ({"deck": [12]}, "deck"),
        ({"deck": [0]}, "deck"),
        ({"deck": [1], "used": [1]}, "deck"),
        ({"used": [18]}, "quarries.C9.tile"),
        ({"used": [41]}, "used"),
        ({"temples": {"B3": 8}}, "temples.B3"),
        ({"temples": {"B3": -1}}, "temples.B3"),
        ({"temples": {"A3": 1}}, "temples.A3"),
        ({"raw_pieces": {"B3": HOUSE}}, "pieces.B3"),
        ({"raw_pieces": {"A5": HOUSE}}, "pieces.A5"),
        ({"raw_pieces": {"A3": {"seat": 2, "kind": "house"}}}, "pieces.A3.seat"),
        ({"raw_pieces": {"A3": {"seat": None, "kind": "house"}}}, "pieces.A3.seat"),
        ({"raw_pieces": {"A3": {"kind": "house"}}}, "pieces.A3.seat"),
        ({"raw_pieces": {"A3": {"seat": 0, "kind": "temple"}}}, "pieces.A3.kind"),
        ({"raw_pieces": {"A3": {"seat": 0, "kind": "house", "size": 1}}}, "pieces.A3.size"),
        ({"raw_pieces": {"C4": {"seat": 0, "kind": "monument"}}}, "pieces.C4.seat"),
        ({"raw_pieces": {"A3": MONUMENT}}, "pieces.A3"),
        ({"raw_pieces": pieces(13, "house")}, "pieces."),
        ({"raw_pieces": pieces(4, "agora")}, "pieces."),
        ({"raw_pieces": pieces(4, "palace")}, "pieces."),
        ({"raw_players": [{}]}, "players"),
        ({"raw_players": [{}, {}, {}]}, "players"),
        ({"raw_players": [{}, {"marble": -1}]}, "players.1.marble"),
        ({"raw_players": [{"rings": -1}, {}]}, "players.0.rings"),
        ({"raw_players": [{"cubes": 7}, {}]}, "players.0.cubes"),
        ({"raw_players": [{"corn": 1}, {}]}, "players.0.corn"),
        ({"raw_players": [{"cubes": 0}, {"cubes": 0}]}, "to_move"),
        ({"pending": {"action": "marble"}}, "pending.action"),
        ({"pending": {"asked": 0}}, "pending.action"),
        ({"pending": 3}, "pending"),
        ({"phase": "over", "pending": {"action": "house"}}, "pending"),
    ],
)
def test_what_cannot_be_is_refused(keys: dict[str, Any], path: str) -> None:
    """CONTRACT 3: the message begins with the key's path; keys `raw_…` are given as they are."""
    plain = {key.removeprefix("raw_"): value for key, value in keys.items() if key.startswith("raw_")}
    rest = {key: value for key, value in keys.items() if not key.startswith("raw_")}
    message = unreadable(plain, **rest)
    assert message.startswith(path), message
    assert ":" in message
    assert "llowed" in message or "missing" in message, message
