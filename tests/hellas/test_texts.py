"""The words of Hellas: the log of what was done, and choices explained."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.games.hellas import texts as words
from antiqua.games.hellas.box import default, read
from antiqua.games.hellas.phrases import action, board, part
from tests.hellas.helpers import game, marble, play, random_game, table

Line = tuple[int | None, str, dict[str, int]]


def told(state: Any, move: str, viewer: int | None = None) -> list[Line]:
    """The log's lines for the move, as a seat or a spectator may know them."""
    seat = state.to_act[0]
    before = state.view(viewer)
    state.play(move)
    return words.story(before, state.view(viewer), seat, move, state.game.box)


def explained(state: Any, move: str) -> str:
    """A legal move of the seat asked, in words."""
    assert move in {str(one) for one in state.moves()}
    return words.explain(move, state.view(state.to_act[0]), state.game.box)


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (
            ["take house", "house A3"],
            (0, "Builds a house on A3, on the coast, for 1 marble.", {"marble": -1}),
        ),
        (["take house", "decline"], (0, "Declines.", {})),
        (
            ["take house_agora", "agora C4"],
            (0, "Builds an agora on C4, inland, for 2 marble.", {"marble": -2}),
        ),
        (["take palace", "palace C4"], (0, "Builds a palace on C4, inland, for 7 marble.", {"marble": -7})),
        (
            ["take monument", "monument C4"],
            (0, "Builds a monument on C4, inland, for 7 marble.", {"marble": -7}),
        ),
        (["take monument", "nothing"], (0, "Leaves the action undone.", {})),
        (["take marble"], (0, "Takes 3 marble.", {"marble": 3})),
        (["take palace"], (0, "Chooses the action: Palace.", {})),
        (
            ["take temple_4", "column E5"],
            (
                0,
                "Puts a column on the temple E5, 3 of 8, pays 4 marble, gains 1 ring.",
                {"marble": -4, "rings": 1},
            ),
        ),
        (["take temple_4", "column E5", "column E5"], (0, "Puts a column on the temple E5, 4 of 8.", {})),
        (
            ["take temple_4", "column E5", "column B6"],
            (0, "Completes the temple B6 with 4 columns, gains 1 ring.", {"rings": 1}),
        ),
        (
            ["take temple_4", "column B6"],
            (
                0,
                "Completes the temple B6 with 4 columns, pays 4 marble, gains 2 rings.",
                {"marble": -4, "rings": 2},
            ),
        ),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_of_a_move(moves: list[str], line: Line, viewer: int | None) -> None:
    """The same for all, though a view hides marble: what is paid is public (HE-8)."""
    state = table(temples={"E5": 2, "B6": 3})
    play(state, *moves[:-1])
    assert told(state, moves[-1], viewer)[0] == line


def test_the_log_of_a_quarry_action() -> None:
    """HE-4: incomes by seat, the tile turned up, where it goes, what opens and closes."""
    state = table(pieces={"house 0": "A4", "house 1": "H6 I5"}, deck=[25, 7, 40])
    assert told(state, "take quarry") == [
        (0, "Chooses the action: Quarry.", {}),
        (0, "Gets 1 marble from the quarries.", {"marble": 1}),
        (1, "Gets 6 marble from the quarries.", {"marble": 6}),
        (0, "Turns up tile 25 (gives 2 marble).", {}),
    ]
    assert told(state, "cover A5") == [
        (0, "Puts tile 25 on the quarry A5, over tile 12.", {}),
        (
            0,
            "Turns up tile 7 (gives 1 marble), lower than every active quarry: a new quarry opens on F1.",
            {},
        ),
        (None, "The quarry I6 with tile 31 closes.", {}),
    ]
    assert told(state, "miner D3") == [(0, "Moves the miner to D3.", {})]


def test_the_log_when_nobody_earns_and_a_tile_opens_at_once() -> None:
    state = table(deck=[7])
    assert told(state, "take quarry") == [
        (0, "Chooses the action: Quarry.", {}),
        (None, "Nobody gets marble from the quarries.", {}),
        (
            0,
            "Turns up tile 7 (gives 1 marble), lower than every active quarry: a new quarry opens on F1.",
            {},
        ),
        (None, "The quarry I6 with tile 31 closes.", {}),
    ]


SMALL = [". c Q c .", "c i i c c", "Q i 4 i Q", "c i i c c", ". c Q c ."]


def test_the_log_when_the_miner_leaves_and_when_a_tile_is_put_away() -> None:
    """HE-4.5."""
    quarries = {"A2": 12, "C0": 18, "C4": 31}
    state = table(rows=SMALL, quarries=quarries, miner="E2", deck=[7, 5, 40])
    assert told(state, "take quarry")[2:] == [
        (
            0,
            "Turns up tile 7 (gives 1 marble), lower than every active quarry: a new quarry opens on E2.",
            {},
        ),
        (None, "The quarry C4 with tile 31 closes.", {}),
        (None, "No quarry space is free for the miner, who leaves the board.", {}),
    ]
    assert told(state, "take quarry")[2:] == [
        (1, "Turns up tile 5 (gives 1 marble), which fits nowhere and is put away.", {})
    ]


def test_the_log_of_the_fourth_tile() -> None:
    """HE-4.2: nothing more is turned up."""
    state = play(table(deck=[32, 33, 34, 35, 36]), "take quarry", "cover A5", "cover C9", "cover I6")
    assert told(state, "cover I6") == [(0, "Puts tile 35 on the quarry I6, over tile 34.", {})]


def test_the_log_of_the_next_start_player_and_of_rounds() -> None:
    """HE-2.5, HE-2.1."""
    state = table({"cubes": 1}, {"cubes": 0}, to_move=0, start_player=1)
    assert told(state, "take temple_4") == [
        (0, "Chooses the action: Small temple.", {}),
        (0, "Is the first at a temple in this round and leads the next one.", {}),
    ]
    assert told(state, "nothing") == [(0, "Leaves the action undone.", {}), (0, "Leads round 2.", {})]


def test_the_log_of_a_temple_in_the_last_round() -> None:
    """HE-2.5: no round follows that could be led."""
    state = table(round=3)
    assert told(state, "take temple_4") == [(0, "Chooses the action: Small temple.", {})]


def test_the_log_of_a_second_temple() -> None:
    """HE-2.5: nothing about the next round."""
    state = table(taken=["temple_4"], next_start_player=1)
    assert told(state, "take temple_6") == [(1, "Chooses the action: Middle temple.", {})]


def test_the_log_of_the_end() -> None:
    state = table({"cubes": 1}, {"cubes": 0}, to_move=0, round=3)
    assert told(state, "take marble")[1:] == [(None, "The game is over.", {})]


def test_a_sentence_is_the_first_line() -> None:
    """For the default box when no other is named."""
    state = game(2).new(seed=1)
    seat = state.to_act[0]
    before = state.view(None)
    state.play("take marble")
    assert words.sentence(before, state.view(None), seat, "take marble") == "Takes 3 marble."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_accounts_for_all_marble_and_rings(players: int) -> None:
    """HE-8: gains and payments follow from what is public; every move has words, the same for all."""
    for seed in range(2):
        for number, state in enumerate(random_game(players, seed)):
            if state.is_over:
                continue
            before = [dict(player) for player in state.to_position()["players"]]
            for move in state.moves()[number % 5 :: 5]:
                choice = words.explain(str(move), state.view(state.to_act[0]), state.game.box)
                assert choice != str(move)
                assert "{" not in choice
            move = str(state.moves()[-1])
            after = state.copy()
            lines = told(after, move)
            assert lines == told(state.copy(), move, viewer=0)
            assert all("{" not in sentence for _, sentence, _ in lines)
            for seat, player in enumerate(after.to_position()["players"]):
                for good in ("marble", "rings"):
                    gained = sum(gains.get(good, 0) for about, _, gains in lines if about == seat)
                    assert gained == player[good] - before[seat][good], (move, lines)


@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        (["take house"], "House: everybody may build one, you first"),
        (["take house_agora"], "House and agora: everybody may build one of each, you first"),
        (["take palace"], "Palace: everybody may build one, you first"),
        (["take quarry"], "Quarry: everybody gets marble (you: 1), then you turn up tiles"),
        (["take temple_4"], "Temple: 2 columns and 1 ring for 4 marble"),
        (["take temple_6"], "Temple: 3 columns and 1 ring for 6 marble"),
        (["take temple_10"], "Temple: 5 columns and 1 ring for 10 marble"),
        (["take monument"], "Monument inland for 7 marble"),
        (["take marble"], "Take 3 marble"),
        (["take house", "house A3"], "Build a house on A3, on the coast (1 marble)"),
        (["take house", "decline"], "Build nothing"),
        (["take house_agora", "decline"], "Build nothing"),
        (["take house_agora", "house A3", "decline"], "Build nothing more"),
        (["take house_agora", "house A3", "agora C4"], "Build an agora on C4, inland (2 marble)"),
        (["take palace", "palace A3"], "Build a palace on A3, on the coast (5 marble)"),
        (["take monument", "monument C4"], "Build a monument on C4, inland (7 marble)"),
        (["take monument", "nothing"], "Leave the action undone"),
        (["take temple_4", "column E5"], "Put a column on the temple E5 (2 of 8 stand)"),
        (["take quarry", "cover A5"], "Put tile 27 on the quarry A5, which then gives 3 marble instead of 1"),
        (["take quarry", "cover A5", "miner C5"], "Move the miner to C5, inland"),
        (["take quarry", "cover A5", "miner C2"], "Move the miner to C2, on the coast"),
    ],
)
def test_choices_in_words(moves: list[str], choice: str) -> None:
    state = table(pieces={"house 0": "A4"}, temples={"E5": 2}, deck=[27, 7])
    play(state, *moves[:-1])
    assert explained(state, moves[-1]) == choice


def test_choices_follow_the_box() -> None:
    """Another price, another gain."""
    mine = read({"prices": {"house": {"coast": 3, "inland": 4}}, "marble_space": {"gain": 5}})
    view = table().view(0)
    assert words.explain("house A3", view, mine) == "Build a house on A3, on the coast (3 marble)"
    assert words.explain("take marble", view, mine) == "Take 5 marble"
    assert marble(table()) == [10, 10]


def test_every_name_has_words() -> None:
    definition = game(2).definition
    assert [part(name) for name in definition.score_parts] == [
        "Largest city",
        "Monuments",
        "Temples",
        "Rings",
        "Most rings",
        "Marble",
    ]
    assert action("house_agora") == "House and agora"
    assert board("pegasus") == "Pegasus"


def test_reconstructions_are_told() -> None:
    """The map of the side in use and the yields; not what an owner has put in."""
    view = table().view(None)
    yields = "How much marble each quarry tile gives is a reconstruction, not the publisher's."
    assert words.reconstructions(view, default()) == [
        "The map of the Pegasus side is a reconstruction, not the publisher's.",
        yields,
    ]
    mine = read({"boards": {"pegasus": {"rows": SMALL}}})
    assert words.reconstructions(view, mine) == [yields]
    tiles = [{"number": number, "yield": 1} for number in range(1, 41)]
    assert words.reconstructions(view, read({"boards": {"pegasus": {"rows": SMALL}}, "tile": tiles})) == []
