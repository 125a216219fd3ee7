"""The components of Hellas: the form of their file and the record of tables that the rules read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from antiqua.games.hellas.map import LETTERS, Space, checked_rows, faults_of_map, spaces_of
from antiqua.games.hellas.state import ACTIONS, BOARDS, KINDS, ROUNDS, SPACE_KINDS, SPACES, TILES
from antiqua.kernel.box import Contents, Entries, Fault, Field, Form, Note, Source, Table, Tables
from antiqua.kernel.box import read as read_contents
from antiqua.kernel.checks import Check, Wrong, amounts, by_number, listed, numbers, whole, word
from antiqua.kernel.records import record

__all__ = ["BOARDS", "FORM", "LETTERS", "PATH", "Box", "Components", "Space", "default", "read"]

PLAYERS = (2, 3, 4)
ZONES = ("inland", "coast")
TEMPLE_ACTIONS = ACTIONS[4:7]

# The record of tables.

i2 = np.int16

SpaceRecord = record(("kind", i2), ("coast", i2), ("columns", i2), ("n_near", i2), ("near", i2, (6,)))

Board = record(("n_spaces", i2), ("spaces", SpaceRecord, (SPACES,)))

Box = record(
    ("boards", Board, (2,)),
    ("side", i2, (6,)),  # by the number of players: the board
    ("yields", i2, (TILES + 1,)),  # by the number of the tile
    ("tiles", i2),
    ("cubes", i2, (6, ROUNDS)),  # by the number of players and the round
    ("action_spaces", i2, (len(ACTIONS),)),
    ("build_price", i2, (3, 2)),  # by kind; inland, coast
    ("monument_price", i2),
    ("temple_price", i2, (3,)),
    ("temple_columns", i2, (3,)),
    ("marble_gain", i2),
    ("start_marble", i2),
    ("pieces", i2, (3,)),  # by kind
    ("draw", i2),
    ("start_quarries", i2),
    ("monument_points", i2),
    ("ring_points", i2),
    ("majority_points", i2),
    ("marble_per_point", i2),
)

# The form of the file.


def _prices(*zones: str) -> Check:
    """A price for each of the zones."""

    def check(value: Any) -> dict[str, int]:
        right = amounts(zones, 0, 50)(value)
        if missing := [zone for zone in zones if zone not in value]:
            raise Wrong(f"has no price for {listed(missing)}, allowed are amounts for {listed(zones)}")
        return {zone: right.get(zone, 0) for zone in zones}

    return check


_points = whole(0, 50)


def _fits(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What does not fit together in values that are right one by one."""
    for name, board in data["boards"].items():
        for row, what in faults_of_map(board["rows"], data["setup"]["quarries"]):
            yield ("boards", name, "rows", *row), what
    yield from _sides_fit(data["boards"])
    for name in ACTIONS:
        if name not in data["action"]:
            yield ("action",), f"has no entry with id {name}, all of {listed(ACTIONS)} are needed"
    for number in range(1, TILES + 1):
        if number not in data["tile"]:
            yield ("tile",), f"has no entry with number {number}, all of 1 to {TILES} are needed"
    spaces = sum(action["count"] for action in data["action"].values())
    for players, cubes in data["cubes"]["rounds"].items():
        if players * max(cubes) > spaces:
            what = f"are {max(cubes)} for each of {players} players, only {spaces} action spaces are there"
            yield ("cubes", "rounds"), what


def _sides_fit(boards: Mapping[str, Any]) -> Iterator[Fault]:
    """Every number of players has one board."""
    taken: dict[int, str] = {}
    for name, board in boards.items():
        for players in board["players"]:
            if players in taken:
                yield ("boards", name, "players"), f"has {players}, which {taken[players]} has already"
            taken[players] = name
    for players in PLAYERS:
        if players not in taken:
            yield ("boards", BOARDS[-1], "players"), f"lacks {players}, which the other board lacks, too"


FORM = Form(
    "hellas",
    {
        "boards": Tables(
            BOARDS, {"players": Field(numbers(1, 3, PLAYERS[0], PLAYERS[-1])), "rows": Field(checked_rows)}
        ),
        "action": Entries("id", word(*ACTIONS), {"count": Field(whole(0, 9))}),
        "prices": Table(
            {
                "house": Field(_prices("coast", "inland")),
                "agora": Field(_prices("coast", "inland")),
                "palace": Field(_prices("coast", "inland")),
                "monument": Field(_prices("inland")),
            }
        ),
        "temples": Table({"prices": Field(numbers(3, 3, 0, 50)), "columns": Field(numbers(3, 3, 1, 9))}),
        "marble_space": Table({"gain": Field(whole(0, 50))}),
        "cubes": Table({"rounds": Field(by_number(2, 4, numbers(ROUNDS, ROUNDS, 1, 20), every=True))}),
        "setup": Table(
            {
                "houses": Field(whole(0, 60)),
                "agoras": Field(whole(0, 60)),
                "palaces": Field(whole(0, 60)),
                "marble": Field(whole(0, 200)),
                "quarries": Field(whole(1, 6)),
                "draw": Field(whole(1, TILES)),
            }
        ),
        "scoring": Table(
            {
                "monument": Field(_points),
                "ring": Field(_points),
                "most_rings": Field(_points),
                "marble_per_point": Field(whole(1, 50)),
            }
        ),
        "tile": Entries("number", whole(1, TILES), {"yield": Field(whole(0, 9))}),
    },
    _fits,
)


@dataclass(frozen=True, eq=False)
class Components:
    """What is in the box: `data` as words and numbers by id, `record` as the tables that the rules read."""

    data: dict[str, Any]
    record: np.ndarray[Any, Any]
    spaces: tuple[dict[str, Space], ...]
    """By board: the land spaces by their ids, in reading order."""
    space_ids: tuple[tuple[str, ...], ...]
    space_numbers: tuple[dict[str, int], ...]
    notes: dict[str, Note]
    """Source and confidence: by `boards.pegasus`, `house_agora`, `tile.12`, `prices`."""
    sources: dict[str, str]
    hash: str
    is_default: bool

    def board(self, players: int) -> int:
        """The number of the board that so many players use."""
        return self._board_by_players[players]

    @cached_property
    def _board_by_players(self) -> dict[int, int]:
        boards = self.data["boards"]
        return {players: number for number, name in enumerate(BOARDS) for players in boards[name]["players"]}


PATH = Path(__file__).with_name("components.toml")


@cache
def _default_contents() -> Contents:
    return read_contents(PATH, FORM)


@cache
def default() -> Components:
    """The box as it comes with the game: maps and yields are reconstructions."""
    return _components(_default_contents())


def read(source: Source) -> Components:
    """An owner's box: a file, or a table of values; what it leaves out is as in the default one.

    `BoxError` has one line for each thing that is wrong.
    """
    contents = read_contents(source, FORM, _default_contents())
    return _components(contents)


def _components(contents: Contents) -> Components:
    spaces = tuple(spaces_of(contents.data["boards"][name]["rows"]) for name in BOARDS)
    return Components(
        data=contents.data,
        record=_record(contents.data, spaces),
        spaces=spaces,
        space_ids=tuple(tuple(board) for board in spaces),
        space_numbers=tuple({name: number for number, name in enumerate(board)} for board in spaces),
        notes=contents.notes,
        sources=contents.sources,
        hash=contents.hash,
        is_default=contents.hash == _default_contents().hash,
    )


def _board(spaces: Mapping[str, Space]) -> tuple[Any, ...]:
    numbers_of = {name: number for number, name in enumerate(spaces)}
    rows = []
    for space in spaces.values():
        near = [numbers_of[name] for name in space.near]
        near += [-1] * (6 - len(near))
        kind = SPACE_KINDS.index(space.kind)
        rows.append((kind, ZONES.index(space.zone), space.columns, len(space.near), near))
    empty = (0, 0, 0, 0, [-1] * 6)
    return len(rows), rows + [empty] * (SPACES - len(rows))


def _record(data: Mapping[str, Any], spaces: tuple[dict[str, Space], ...]) -> np.ndarray[Any, Any]:
    """The tables as one record, in an array of one."""
    array = np.zeros(1, Box)
    box = array[0]
    for number, board in enumerate(spaces):
        n_spaces, rows = _board(board)
        box["boards"][number]["n_spaces"] = n_spaces
        for space, row in enumerate(rows):
            box["boards"][number]["spaces"][space] = row
    box["side"] = -1
    for number, name in enumerate(BOARDS):
        for players in data["boards"][name]["players"]:
            box["side"][players] = number
    for number, tile in data["tile"].items():
        box["yields"][number] = tile["yield"]
    box["tiles"] = len(data["tile"])
    for players, cubes in data["cubes"]["rounds"].items():
        box["cubes"][players] = cubes
    box["action_spaces"] = [data["action"][name]["count"] for name in ACTIONS]
    prices = data["prices"]
    box["build_price"] = [[prices[kind][zone] for zone in ZONES] for kind in KINDS[:3]]
    box["monument_price"] = prices["monument"]["inland"]
    box["temple_price"] = data["temples"]["prices"]
    box["temple_columns"] = data["temples"]["columns"]
    box["marble_gain"] = data["marble_space"]["gain"]
    setup = data["setup"]
    box["start_marble"] = setup["marble"]
    box["pieces"] = [setup["houses"], setup["agoras"], setup["palaces"]]
    box["draw"] = setup["draw"]
    box["start_quarries"] = setup["quarries"]
    scoring = data["scoring"]
    box["monument_points"] = scoring["monument"]
    box["ring_points"] = scoring["ring"]
    box["majority_points"] = scoring["most_rings"]
    box["marble_per_point"] = scoring["marble_per_point"]
    return array
