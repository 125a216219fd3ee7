"""What all golden games share: their files, what they reach together, making them and searching new ones.

A record of a finished rules version is never made anew: rules that change get a new version and new records.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from antiqua.kernel.game import Game, State
from antiqua.play import Match

HERE = Path(__file__).parent
Entry = tuple[Any, ...]
"""Policy, options and players as `load` takes them, seed."""
Record = dict[str, Any]


@dataclass(frozen=True)
class Golden:
    """The golden games of a game, each driven by a policy from a fresh seed: same rules, same records."""

    name: str
    """What their files' names begin with."""
    games: Sequence[Entry]
    every: Sequence[Entry]
    """What a search plays with many seeds: entries without theirs."""
    load: Callable[..., Any]
    drive: Callable[..., Record]
    reached: Callable[[Any, Record], set[str]]
    must: Set[str]
    """What the games must reach together."""

    def path_of(self, entry: Entry) -> Path:
        """The file of an entry."""
        return HERE / f"{self.name}_{'_'.join(str(part) for part in entry)}.json"

    def record_of(self, entry: Entry) -> Record:
        """The record of an entry."""
        record: Record = json.loads(self.path_of(entry).read_text(encoding="utf-8"))
        return record

    def reached_by(self, entry: Entry, record: Record) -> set[str]:
        """What one game reaches."""
        return self.reached(self.load(*entry[1:-1]), record)

    def missing(self) -> list[str]:
        """What must be reached, and is not by any of the records."""
        together: set[str] = set().union(*(self.reached_by(one, self.record_of(one)) for one in self.games))
        return sorted(self.must - together)

    def search(self, seeds: int) -> Iterator[Entry]:
        """Games that reach everything that any of them does, chosen one by one by what each adds."""
        entries = [(*one, seed) for one in self.every for seed in range(seeds)]
        found = {entry: self.reached_by(entry, self.drive(*entry)) for entry in entries}
        together: set[str] = set().union(*found.values())
        print(f"not reached: {sorted(self.must - together)}; unknown: {sorted(together - self.must)}")
        return fewest(found)

    def make(self) -> None:
        """Writes the records."""
        for entry in self.games:
            self.path_of(entry).write_text(written(self.drive(*entry)), encoding="utf-8")
        print(f"{len(self.games)} games; not reached: {self.missing()}")

    def main(self) -> None:
        """Writes the records, or searches."""
        parser = argparse.ArgumentParser(description=f"Makes the golden games of {self.name}.")
        help_ = "play so many seeds of everything, and list games that together reach what they reach"
        parser.add_argument("--search", type=int, metavar="SEEDS", help=help_)
        arguments = parser.parse_args()
        if not arguments.search:
            self.make()
            return
        for entry in self.search(arguments.search):
            print(f"    {entry},")


def driven(game: Game, seed: int, choose: Callable[[Random, State, int, list[str]], str]) -> Record:
    """The record of one game; the policy's draws come from the game's seed, too."""
    match = Match(game, seed)
    random = Random(seed)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        moves = [str(move) for move in match.state.moves(seat)]
        match.play(seat, choose(random, match.state, seat, moves))
    return match.record()


def written(record: Record) -> str:
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
