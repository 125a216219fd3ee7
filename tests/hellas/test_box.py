"""The components of Hellas: what is in the box, an owner's corrections, and what is refused."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua.games.hellas import box
from antiqua.games.hellas.map import spaces_of
from antiqua.kernel.box import differences, read
from antiqua.kernel.errors import BoxError
from tests.hellas.helpers import MINOTAUR, PEGASUS, play, spaces
from tests.naive.hellas_table import Map

DEFAULT = box.default()

# Building spaces 1 to 8 around a temple, four quarries.
SMALL = [
    ". c Q c .",  # A
    "c i i c c",  # B
    "Q i 4 i Q",  # C
    "c i i c c",  # D
    ". c Q c .",  # E
]


def faults(source: Any) -> list[str]:
    """What is wrong with a box, line by line."""
    with pytest.raises(BoxError) as error:
        box.read(source)
    return str(error.value).splitlines()


def toml_faults(folder: Path, text: str) -> list[str]:
    """What is wrong with a file, without the folder's name."""
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return [fault.replace(f"{folder}/", "") for fault in faults(file)]


def board_faults(*rows: str, side: str = "pegasus", **setup: int) -> list[str]:
    """What is wrong with a board, without its name."""
    found = faults({"boards": {side: {"rows": list(rows)}}, "setup": setup})
    lead = f"box: boards {side}: rows: "
    assert all(fault.startswith(lead) for fault in found), found
    return [fault.removeprefix(lead) for fault in found]


# The box that comes with the game.


def test_the_box_holds_what_the_clauses_say() -> None:
    """HE-1.3, HE-1.4, HE-2.2, HE-3, HE-5, HE-7."""
    record = DEFAULT.record[0]
    assert record["pieces"].tolist() == [12, 3, 3]
    assert record["start_marble"] == 10
    assert record["cubes"][2:5].tolist() == [[6, 6, 5], [4, 4, 3], [3, 3, 2]]
    assert record["action_spaces"].tolist() == [3, 1, 1, 3, 1, 1, 1, 1, 1]
    assert record["build_price"].tolist() == [[2, 1], [2, 1], [7, 5]]  # inland, coast
    assert record["monument_price"] == 7
    assert record["temple_price"].tolist() == [4, 6, 10]
    assert record["temple_columns"].tolist() == [2, 3, 5]
    assert (record["marble_gain"], record["draw"], record["start_quarries"]) == (3, 4, 3)
    assert (record["monument_points"], record["ring_points"], record["majority_points"]) == (3, 2, 3)
    assert record["marble_per_point"] == 5


def test_the_tiles() -> None:
    """HE-1.2: numbers 1 to 40; HE-9.1: 12 and 31 give 1 and 3; reconstructed: rising by thirds."""
    record = DEFAULT.record[0]
    assert record["tiles"] == 40
    assert record["yields"].tolist() == [0] + [1] * 13 + [2] * 13 + [3] * 14
    assert list(DEFAULT.data["tile"]) == list(range(1, 41))


def test_the_sides() -> None:
    """HE-1.1: two players use Pegasus, three and four Minotaur."""
    assert [DEFAULT.board(players) for players in (2, 3, 4)] == [0, 1, 1]
    assert DEFAULT.record[0]["side"].tolist() == [-1, -1, 0, 1, 1, -1]


@pytest.mark.parametrize(
    ("side", "counts", "temples"),
    [
        (0, {"building coast": 22, "building inland": 22, "quarry coast": 8, "quarry inland": 5}, 5),
        (1, {"building coast": 35, "building inland": 35, "quarry coast": 7, "quarry inland": 6}, 5),
    ],
)
def test_the_boards(side: int, counts: dict[str, int], temples: int) -> None:
    """As many spaces of each kind as the reconstruction counts; temples for 4, 5, 6, 7 and 8 columns."""
    found = DEFAULT.spaces[side].values()
    assert Counter(f"{space.kind} {space.zone}" for space in found if space.kind != "temple") == counts
    assert sorted(space.columns for space in found if space.kind == "temple") == [4, 5, 6, 7, 8]
    assert sum(1 for space in found if space.kind == "temple") == temples


def test_maps_and_yields_are_marked_as_reconstructions() -> None:
    """They must not be taken for the publisher's."""
    marked = {name for name, note in DEFAULT.notes.items() if note.reconstructed}
    assert marked == {"boards.pegasus", "boards.minotaur", *(f"tile.{number}" for number in range(1, 41))}
    assert all(DEFAULT.notes[name].confidence == "low" for name in marked)
    assert DEFAULT.notes["house"].confidence == "medium"  # the rulebook only pictures the action spaces
    assert DEFAULT.notes["prices"].confidence == "high"


def test_every_value_has_a_known_source_and_a_confidence() -> None:
    for section, entries in DEFAULT.data.items():
        names = {section} & set(DEFAULT.notes)
        for key in () if names else entries:
            names = {str(key), f"{section}.{key}"} & set(DEFAULT.notes)
            assert len(names) == 1, (section, key)
    assert len(DEFAULT.notes) == 2 + 9 + 40 + 6  # boards, actions, tiles, and tables
    for name, note in DEFAULT.notes.items():
        cited = note.source.replace("; sizes of temples", "").split()
        assert set(cited) <= set(DEFAULT.sources), name


# Adjacency and coast.


def test_spaces_touch_as_the_rows_are_shifted() -> None:
    """C4 lies in an even row, D4 in an odd one, half a space further right; A3 has no row above."""
    spaces = box.read({"boards": {"pegasus": {"rows": PEGASUS}}}).spaces[0]
    assert spaces["C4"].near == ("B3", "B4", "C3", "C5", "D3", "D4")
    assert spaces["D4"].near == ("C4", "C5", "D3", "D5", "E4", "E5")
    assert spaces["A3"].near == ("A4", "B2", "B3")
    assert spaces["E0"].near == ("E1",)
    assert spaces["I7"].near == ("H6", "H7", "I6")


@pytest.mark.parametrize("rows", [PEGASUS, MINOTAUR, SMALL])
def test_the_record_says_the_same_as_the_spaces(rows: list[str]) -> None:
    found = box.read({"boards": {"pegasus": {"rows": rows}}})
    board = found.record[0]["boards"][0]
    assert board["n_spaces"] == len(found.space_ids[0]) == len(found.spaces[0])
    kinds = ("building", "quarry", "temple")
    for number, (name, space) in enumerate(found.spaces[0].items()):
        assert found.space_ids[0][number] == name
        assert found.space_numbers[0][name] == number
        one = board["spaces"][number]
        assert kinds[one["kind"]] == space.kind
        assert one["coast"] == (space.zone == "coast")
        assert one["columns"] == space.columns
        near = [found.space_ids[0][other] for other in one["near"] if other >= 0]
        assert (one["n_near"], near) == (len(space.near), list(space.near))
        assert sorted(one["near"][: one["n_near"]].tolist()) == one["near"][: one["n_near"]].tolist()
    assert (board["spaces"]["near"][board["n_spaces"] :] == -1).all()


@pytest.mark.parametrize("side", [0, 1])
def test_neighbours_and_coast_of_the_boards_are_a_recount(side: int) -> None:
    """By the distances of the spaces' middles."""
    rows = DEFAULT.data["boards"][box.BOARDS[side]]["rows"]
    recount = Map(rows)
    for name, space in DEFAULT.spaces[side].items():
        assert set(space.near) == recount.near[name]
        assert (space.zone == "coast") == (len(recount.near[name]) < 6)


def test_neighbours_of_any_map_are_a_recount() -> None:
    """Random land: symmetric, and as the middles lie."""
    chance = Random(1)
    for _ in range(100):
        width = chance.randint(1, 8)
        rows = [" ".join(chance.choice(".ciQq5") for _ in range(width)) for _ in range(chance.randint(1, 8))]
        found = spaces_of(rows)
        assert list(found) == list(Map(rows).near)
        for name, space in found.items():
            assert set(space.near) == Map(rows).near[name]
            assert all(name in found[other].near for other in space.near)


# An owner's corrections.


def test_a_file_may_give_one_boards_rows(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    rows = ",\n".join(f'  "{row}"' for row in SMALL)
    file.write_text(f'[boards.minotaur]\nrows = [\n{rows}\n]\nsource = "my copy"\n', encoding="utf-8")
    mine = box.read(file)
    assert [(change.entry, change.key) for change in differences(DEFAULT.data, mine.data)] == [
        ("boards minotaur", "rows")
    ]
    assert mine.data["boards"]["minotaur"]["players"] == [3, 4]
    assert mine.notes["boards.minotaur"].source == "my copy"
    assert not mine.notes["boards.minotaur"].reconstructed
    assert mine.notes["boards.pegasus"].reconstructed
    assert list(mine.spaces[1])[:4] == ["A1", "A2", "A3", "B0"]
    assert not mine.is_default


def test_a_file_may_give_action_spaces_and_yields() -> None:
    mine = box.read({"action": {"house": {"count": 2}, "marble": {"count": 2}}, "tile": {7: {"yield": 2}}})
    assert mine.record[0]["action_spaces"].tolist() == [2, 1, 1, 3, 1, 1, 1, 1, 2]
    assert mine.record[0]["yields"][6:9].tolist() == [1, 2, 1]
    assert not mine.notes["tile.7"].reconstructed
    assert mine.notes["tile.8"].reconstructed


def test_blanks_in_rows_do_not_matter() -> None:
    """Leading blanks that show the shift of odd rows, and several between letters."""
    rows = [("  " if number % 2 else "") + row.replace(" ", "   ") for number, row in enumerate(PEGASUS)]
    assert box.read({"boards": {"pegasus": {"rows": rows}}}).is_default


@pytest.mark.parametrize("source", [{}, box.PATH, DEFAULT.data, json.loads(json.dumps(DEFAULT.data))])
def test_the_same_values_are_the_same_box(source: Any) -> None:
    same = box.read(source)
    assert same.is_default
    assert same.hash == DEFAULT.hash
    assert same.record.tobytes() == DEFAULT.record.tobytes()


def test_a_game_is_played_with_an_owners_box() -> None:
    """Its map, prices, marble; the 4 quarries are all in use at the start."""
    mine = {
        "boards": {"pegasus": {"rows": SMALL}},
        "prices": {"house": {"coast": 3, "inland": 4}},
        "setup": {"marble": 3},
    }
    state = antiqua.load("hellas", players=2, box=mine).new(seed=1)
    found = state.to_position()
    assert {*found["quarries"], found["miner"]} == {"A2", "C0", "C4", "E2"}
    assert [player["marble"] for player in found["players"]] == [3, 3]
    coast = {"A1", "A3", "B0", "B3", "B4", "D0", "D3", "D4", "E1", "E3"}
    assert spaces(play(state, "take house"), "house") == coast


# What is refused.


def test_every_fault_is_one_line_with_its_place(tmp_path: Path) -> None:
    """Of a board: in the line of its row."""
    text = """game = "hellas"

[boards.pegasus]
players = [2]
rows = [
  ". c Q c .", # the north
  "c i x c c",
  "Q i 12 i Q",
  "c i i c 0",
  ". c Q C .",
]

[boards.minotaur]
rows = [". c Q c .",
  "c i i c",
  "Q i 4 i Q", "c i i c c .", ". c Q c ."]
"""
    letters = "allowed are ., c, i, Q, q and 1 to 9 with blanks between them"
    assert toml_faults(tmp_path, text) == [
        f'mine.toml:7: boards pegasus: rows: B2 is "x", {letters}',
        'mine.toml:8: boards pegasus: rows: C2 is a temple of "12" columns, allowed are 1 to 9',
        'mine.toml:9: boards pegasus: rows: D4 is a temple of "0" columns, allowed are 1 to 9',
        f'mine.toml:10: boards pegasus: rows: E3 is "C", {letters}',
        "mine.toml:15: boards minotaur: rows: row B has 4 letters, allowed are 5 as in most rows",
        "mine.toml:16: boards minotaur: rows: row D has 6 letters, allowed are 5 as in most rows",
    ]


def test_values_of_a_kind_that_is_not_allowed(tmp_path: Path) -> None:
    text = """[[tile]]
number = 7
yield = 10

[[tile]]
number = 7
yield = 1

[[tile]]
number = 41
yield = 1

[[action]]
id = "temple"
count = 1

[boards.pegasus]
rows = "c i c"

[boards.poseidon]
rows = []

[prices]
palace = {coast = 4}
"""
    assert toml_faults(tmp_path, text) == [
        "mine.toml:3: tile 7: yield: is 10, allowed are whole numbers from 0 to 9",
        "mine.toml:5: tile entry 2: number 7 stands here a second time",
        "mine.toml:10: tile entry 3: number: is 41, allowed are whole numbers from 1 to 40",
        'mine.toml:14: action entry 1: id: is "temple", allowed are house, house_agora, palace, quarry, '
        "temple_4, temple_6, temple_10, monument and marble",
        'mine.toml:18: boards pegasus: rows: is "c i c", allowed is a list of texts, one for each row',
        "mine.toml:20: boards poseidon: unknown, allowed are pegasus and minotaur",
        "mine.toml:24: prices palace: has no price for inland, allowed are amounts for coast and inland",
    ]


def test_letters_without_blanks_are_told_as_such() -> None:
    assert board_faults("cQc", "ccc")[0].startswith(
        'A0 is "cQc", allowed are ., c, i, Q, q and 1 to 9 with blanks'
    )


def test_coast_letters_must_agree_with_the_sea() -> None:
    """B1 and D2 are inland, B3 touches A4; the temple C2 may lie anywhere."""
    rows = [". c Q c .", "c c i i c", "Q i 4 q Q", "c i Q c c", ". c q c ."]
    assert board_faults(*rows) == [
        "B1 is c but touches neither the sea nor the edge, allowed is i",
        "B3 is i but touches the sea or the edge, allowed is c",
        "D2 is Q but touches neither the sea nor the edge, allowed is q",
        "E2 is q but touches the sea or the edge, allowed is Q",
    ]


def test_the_edge_is_as_the_sea() -> None:
    """A row of coast spaces alone."""
    found = box.read({"boards": {"pegasus": {"rows": ["c Q Q Q Q c 4"]}}})
    assert [space.zone for space in found.spaces[0].values()] == ["coast"] * 7


def test_a_board_must_be_connected() -> None:
    """Quarries and temples are land, too; every part but the largest is told."""
    rows = ["c . Q Q Q . c c", ". . Q Q . . . .", ". . . 4 . c c c", ". . . . . c Q ."]
    assert board_faults(*rows) == [
        "A0 is cut off from the rest of the land, allowed is one connected island",
        "A6 and A7 are cut off from the rest of the land, allowed is one connected island",
        "C5, C6, C7 and 2 more are cut off from the rest of the land, allowed is one connected island",
    ]


def test_there_must_be_quarry_spaces_for_the_first_tiles_and_the_miner() -> None:
    """HE-1.2: three on the coast, and one more anywhere."""
    assert board_faults("c Q c Q c") == [
        "has 2 coast quarry spaces (Q), at least 3 are needed for the first tiles"
    ]
    assert board_faults("c Q Q Q c") == ["has 3 quarry spaces, at least 4 are needed: one for the miner"]
    assert board_faults("c Q Q Q Q", quarries=4) == [
        "has 4 quarry spaces, at least 5 are needed: one for the miner"
    ]
    assert not box.read({"boards": {"pegasus": {"rows": SMALL}}}).is_default


def test_a_board_has_at_most_128_land_spaces() -> None:
    """Twelve rows of eleven are 132; 129 and 128 around the limit."""
    edge = " ".join("Q" * 11)
    rows = [edge, *["c " + " ".join("i" * 9) + " c"] * 10, edge]
    assert board_faults(*rows) == ["has 132 land spaces, allowed are at most 128"]
    fewer = [edge, *rows[1:-1], "Q Q Q Q Q Q Q . . . ."]
    assert sum(row.split().count(".") for row in fewer) == 4
    found = board_faults(*fewer)
    assert not any("land spaces" in fault for fault in found)  # 128, though some of K now touch the sea


def test_a_board_has_at_most_26_rows() -> None:
    assert board_faults(*["Q"] * 27) == ["has 27 rows, allowed are 1 to 26: A to Z"]
    assert list(box.read({"boards": {"pegasus": {"rows": ["Q"] * 26}}}).spaces[0])[-1] == "Z0"
    assert board_faults() == ["has 0 rows, allowed are 1 to 26: A to Z"]


def test_every_number_of_players_has_one_board() -> None:
    assert faults({"boards": {"pegasus": {"players": [2, 3]}}}) == [
        "box: boards minotaur: players: has 3, which pegasus has already"
    ]
    assert faults({"boards": {"minotaur": {"players": [4]}}}) == [
        "box: boards minotaur: players: lacks 3, which the other board lacks, too"
    ]
    assert box.read({"boards": {"minotaur": {"players": [4]}, "pegasus": {"players": [2, 3]}}}).board(3) == 0


def test_every_cube_needs_an_action_space() -> None:
    """HE-2.1: with two houses less 11 spaces are left for 12 cubes."""
    assert faults({"action": {"house": {"count": 1}}}) == [
        "box: cubes rounds: are 6 for each of 2 players, only 11 action spaces are there",
        "box: cubes rounds: are 4 for each of 3 players, only 11 action spaces are there",
        "box: cubes rounds: are 3 for each of 4 players, only 11 action spaces are there",
    ]
    assert not box.read({"action": {"house": {"count": 2}}}).is_default  # 12


def test_a_whole_file_needs_all_tiles_and_actions(tmp_path: Path) -> None:
    """The default box, without tile 40 and the action marble."""
    whole = box.PATH.read_text(encoding="utf-8")
    cut = whole[: whole.index("[[tile]]\nnumber = 40")]
    at = cut.index('[[action]]\nid = "marble"')
    cut = cut[:at] + cut[cut.index("# Marble for each piece") :]
    file = tmp_path / "cut.toml"
    file.write_text(cut, encoding="utf-8")
    assert box.read(file).is_default  # an owner's file may leave out what it does not correct
    with pytest.raises(BoxError) as error:
        read(file, box.FORM)
    told = str(error.value).replace(f"{tmp_path}/", "").splitlines()
    assert told[0].startswith("cut.toml: action: has no entry with id marble, all of house, house_agora,")
    assert told[1].startswith("cut.toml: tile: has no entry with number 40, all of 1 to 40 are needed")


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ({"wealth": {}}, "wealth: unknown section, allowed are boards, action, prices, temples,"),
        ({"game": "tzolkin"}, 'game: is "tzolkin", allowed is hellas'),
        (
            {"boards": {"pegasus": {"players": [5]}}},
            "boards pegasus: players: number 1 is 5, allowed are whole",
        ),
        ({"boards": {"pegasus": {"rows": [3]}}}, "boards pegasus: rows: is [3], allowed is a list of texts"),
        (
            {"action": {"house": {"count": -1}}},
            "action house: count: is -1, allowed are whole numbers from 0 to 9",
        ),
        ({"temples": {"prices": [4, 6]}}, "temples prices: has 2 numbers, allowed are 3"),
        ({"temples": {"columns": [0, 3, 5]}}, "temples columns: number 1 is 0, allowed are whole numbers"),
        ({"prices": {"monument": {"coast": 7}}}, 'prices monument: has unknown "coast", allowed are inland'),
        ({"cubes": {"rounds": {2: [6, 6, 5]}}}, "cubes rounds: has nothing for 3 and 4, all of 2 to 4"),
        ({"scoring": {"marble_per_point": 0}}, "scoring marble_per_point: is 0, allowed are whole numbers"),
        ({"setup": {"quarries": 7}}, "setup quarries: is 7, allowed are whole numbers from 1 to 6"),
    ],
)
def test_what_does_not_fit_is_refused(source: Any, fault: str) -> None:
    found = faults(source)
    assert len(found) == 1
    assert found[0].startswith(f"box: {fault}")
