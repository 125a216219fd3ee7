"""A board as rows of letters: its spaces, what touches what, and what can be wrong with it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

from antiqua.games.hellas.state import SPACES
from antiqua.kernel.checks import Wrong, listed, shown

SEA = "."
LETTERS = {
    "c": ("building", "coast"),
    "i": ("building", "inland"),
    "Q": ("quarry", "coast"),
    "q": ("quarry", "inland"),
}
"""What a letter stands for; a digit from 1 is a temple with room for so many columns."""

MOST_COLUMNS = 9

Grid = list[list[str]]
At = tuple[int, int]
"""Row and column."""

Fault = tuple[tuple[int, ...], str]
"""The index of the row, or nothing for the whole board, and what is wrong."""


@dataclass(frozen=True)
class Space:
    """A land space; odd rows lie half a space further right."""

    id: str
    row: int
    column: int
    kind: str
    """`building`, `quarry` or `temple`."""
    zone: str
    """`inland` or `coast`."""
    columns: int
    """Of a temple: how many it has room for."""
    near: tuple[str, ...]
    """The land spaces that it touches, in reading order."""


def space_id(row: int, column: int) -> str:
    """Row letter and column number: `C4`."""
    return f"{ascii_uppercase[row]}{column}"


def checked_rows(value: Any) -> list[str]:
    """The rows with single blanks between the letters; `Wrong` if they are no texts, or too many."""
    if not isinstance(value, list | tuple) or not all(isinstance(row, str) for row in value):
        raise Wrong(f"is {shown(value)}, allowed is a list of texts, one for each row")
    if not 1 <= len(value) <= len(ascii_uppercase):
        raise Wrong(f"has {len(value)} rows, allowed are 1 to {len(ascii_uppercase)}: A to Z")
    return [" ".join(row.split()) for row in value]


def around(row: int, column: int) -> list[At]:
    """The six places that a place touches, in reading order, whether they are on the map or not."""
    shift = row % 2  # of the rows above and below against this one
    left = column - 1 + shift
    return [
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]


def _grid(rows: list[str]) -> Grid:
    return [row.split() for row in rows]


def _land(grid: Grid) -> dict[At, str]:
    """The letters of the land spaces in reading order."""
    return {
        (row, column): letter
        for row, letters in enumerate(grid)
        for column, letter in enumerate(letters)
        if letter != SEA
    }


def _touches_sea(land: dict[At, str], at: At) -> bool:
    return any(place not in land for place in around(*at))


def spaces_of(rows: list[str]) -> dict[str, Space]:
    """The land spaces of a map without faults, by their ids and in reading order."""
    land = _land(_grid(rows))
    spaces = {}
    for at, letter in land.items():
        by_place = "coast" if _touches_sea(land, at) else "inland"
        kind, zone = LETTERS.get(letter, ("temple", by_place))
        name = space_id(*at)
        near = tuple(space_id(*place) for place in around(*at) if place in land)
        columns = int(letter) if kind == "temple" else 0
        spaces[name] = Space(name, *at, kind, zone, columns, near)
    return spaces


def faults_of_map(rows: list[str], start_quarries: int) -> list[Fault]:
    """What is wrong with a map: letters first, then the rows' lengths, then what they show."""
    grid = _grid(rows)
    faults = list(_wrong_letters(grid)) or list(_wrong_lengths(grid))
    if faults:
        return faults
    land = _land(grid)
    return [
        *_wrong_zones(land),
        *_cut_off(land),
        *_wrong_numbers(land, start_quarries),
    ]


def _wrong_letters(grid: Grid) -> Iterator[Fault]:
    for row, letters in enumerate(grid):
        for column, letter in enumerate(letters):
            if letter == SEA or letter in LETTERS:
                continue
            name = space_id(row, column)
            if not letter.isdecimal():
                allowed = listed([SEA, *LETTERS, f"1 to {MOST_COLUMNS}"])
                yield (row,), f"{name} is {shown(letter)}, allowed are {allowed} with blanks between them"
            elif len(letter) > 1 or letter == "0":
                what = f"{name} is a temple of {shown(letter)} columns, allowed are 1 to {MOST_COLUMNS}"
                yield (row,), what


def _wrong_lengths(grid: Grid) -> Iterator[Fault]:
    right, _count = Counter(len(letters) for letters in grid).most_common(1)[0]
    for row, letters in enumerate(grid):
        if len(letters) != right:
            what = (
                f"row {ascii_uppercase[row]} has {len(letters)} letters, allowed are {right} as in most rows"
            )
            yield (row,), what


def _wrong_zones(land: dict[At, str]) -> Iterator[Fault]:
    for at, letter in land.items():
        if letter not in LETTERS:
            continue
        kind, zone = LETTERS[letter]
        wet = _touches_sea(land, at)
        if wet != (zone == "coast"):
            allowed = next(
                other for other, (same, zone_2) in LETTERS.items() if same == kind and zone_2 != zone
            )
            why = "touches the sea or the edge" if wet else "touches neither the sea nor the edge"
            yield (at[0],), f"{space_id(*at)} is {letter} but {why}, allowed is {allowed}"


def _cut_off(land: dict[At, str]) -> Iterator[Fault]:
    """Every part of the land but the largest."""
    left = dict.fromkeys(land)
    parts: list[list[At]] = []
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for at in part:  # grows on the way
            for place in around(*at):
                if place in left:
                    del left[place]
                    part.append(place)
        parts.append(sorted(part))
    for part in sorted(sorted(parts, key=len, reverse=True)[1:]):
        names = [space_id(*at) for at in part]
        told = listed(names if len(names) <= 4 else [*names[:3], f"{len(names) - 3} more"])
        lies = "is" if len(names) == 1 else "are"
        yield (
            (part[0][0],),
            f"{told} {lies} cut off from the rest of the land, allowed is one connected island",
        )


def _wrong_numbers(land: dict[At, str], start_quarries: int) -> Iterator[Fault]:
    if len(land) > SPACES:
        yield (), f"has {len(land)} land spaces, allowed are at most {SPACES}"
    letters = list(land.values())
    on_coast = letters.count("Q")
    quarries = on_coast + letters.count("q")
    if on_coast < start_quarries:
        least = f"at least {start_quarries} are needed for the first tiles"
        yield (), f"has {on_coast} coast quarry spaces (Q), {least}"
    elif quarries <= start_quarries:
        yield (), f"has {quarries} quarry spaces, at least {start_quarries + 1} are needed: one for the miner"
