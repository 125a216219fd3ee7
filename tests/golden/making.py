"""What the makers of all golden games share: how a record is written, and which games to keep."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

Entry = TypeVar("Entry")


def written(record: dict[str, Any]) -> str:
    """The record as JSON with a line for each key and each move."""
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in record.items() if key != "moves"]
    moves = ",\n".join(f"  {json.dumps(move)}" for move in record["moves"])
    return "{\n" + ",\n".join([*lines, f' "moves": [\n{moves}\n ]']) + "\n}\n"


def fewest(found: Mapping[Entry, set[str]]) -> Iterator[Entry]:
    """Games that reach everything that any of them does, chosen one by one by what each adds."""
    missing: set[str] = set().union(*found.values())
    while missing:
        best = max(found, key=lambda one: len(found[one] & missing))
        missing -= found[best]
        yield best


def main(about: str | None, search: Callable[[int], Iterator[Entry]], make: Callable[[], None]) -> None:
    """Writes the records, or searches."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", type=int, metavar="SEEDS", help="how many seeds of every policy to try")
    arguments = parser.parse_args()
    if arguments.search:
        for game in search(arguments.search):
            print(f"    {game},")
    else:
        make()
