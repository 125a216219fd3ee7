"""What is in a box, as data: components from TOML, checked, with the source of every value.

A game describes its components file by a `Form`: sections, their fields and what each field may hold. `read`
collects everything that is wrong with a file, each with its line where the text shows it.
"""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from antiqua.kernel.checks import Check, Wrong, flag, listed, shown, text, whole, word
from antiqua.kernel.errors import BoxError

Place = tuple[str | int, ...]
"""Where a value stands in a file: section, entry (position or id), key."""

Source = str | os.PathLike[str] | Mapping[str, Any]
"""A components file, or its contents."""

REQUIRED = object()

CONFIDENCES = ("high", "medium", "low")


@dataclass(frozen=True)
class Field:
    """What one key of an entry may hold, and what it is when left out."""

    check: Check
    default: Any = REQUIRED


@dataclass(frozen=True)
class Entries:
    """A list of entries `[[name]]`, told apart by their key; with `copies` one stands for several tiles."""

    key: str
    keys: Check
    fields: Mapping[str, Field]
    copies: bool = False


@dataclass(frozen=True)
class Tables:
    """One table `[section.name]` for each name."""

    names: tuple[str, ...]
    fields: Mapping[str, Field]


@dataclass(frozen=True)
class Table:
    """A single table `[section]`."""

    fields: Mapping[str, Field]


Fault = tuple[Place, str]
"""Something that does not fit together: where, and what."""


@dataclass(frozen=True)
class Form:
    """How a game's components file is built; `fits` looks at values that are right one by one."""

    game: str
    sections: Mapping[str, Entries | Tables | Table]
    fits: Callable[[Mapping[str, Any]], Iterable[Fault]]


@dataclass(frozen=True)
class Note:
    """Where the values of an entry come from and how sure they are."""

    source: str
    confidence: str
    reconstructed: bool = False
    note: str = ""


@dataclass(frozen=True)
class Contents:
    """A checked box: `data[section]` is a table, or entries by their key, with every field filled in."""

    data: dict[str, Any]
    notes: dict[str, Note]
    kinds: dict[str, tuple[str, ...]]
    sources: dict[str, str]
    hash: str


PROVENANCE = {
    "source": Field(text, ""),
    "confidence": Field(word(*CONFIDENCES), "high"),
    "reconstructed": Field(flag, False),
    "note": Field(text, ""),
}


# Where things stand in a file.

_HEADER = re.compile(r"""\s*(\[\[?)\s*([\w.\s"'-]+?)\s*\]""")
_KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*[=.]""")
_LIST = re.compile(r"\s*\[(?!\[)")
_TOKEN = re.compile(r"""(["']).*?\1|\]|#.*""")


def _lines(toml: str) -> dict[Place, int]:
    """The line of every header and key that stands at the beginning of one, and of every text in a list."""
    lines: dict[Place, int] = {}
    place: Place = ()
    counts: dict[str, int] = {}
    items: Place = ()  # the list that is open
    count = 0
    for number, line in enumerate(toml.splitlines(), 1):
        rest = line
        if items:
            pass
        elif header := _HEADER.match(line):
            names = [part.strip(" \t\"'") for part in header[2].split(".")]
            place = tuple(names)
            if header[1] == "[[":
                counts[names[0]] = counts.get(names[0], -1) + 1
                place = (*names, counts[names[0]])
            lines.setdefault(place, number)
        elif key := _KEY.match(line):
            lines.setdefault((*place, key[1]), number)
            if opened := _LIST.match(line, key.end()):
                items, count, rest = (*place, key[1]), 0, line[opened.end() :]
        if items:
            for token in _TOKEN.finditer(rest):
                if token[0] == "]":
                    items = ()
                    break
                if token[1]:
                    lines[*items, count] = number
                    count += 1
    return lines


class Reader:
    """Reads one file against a form and collects what is wrong with it."""

    def __init__(self, source: Source, form: Form, base: Contents | None) -> None:
        self.form = form
        self.base = base
        self.faults: list[tuple[int, str]] = []
        self.lines: dict[Place, int] = {}
        self.name = "box"
        self.spots: dict[Place, Place] = {}  # (section, key) of an entry: where it stands
        self.raw = self._load(source)

    def _load(self, source: Source) -> Mapping[str, Any]:
        if isinstance(source, Mapping):
            return source
        if not isinstance(source, str | os.PathLike):
            raise BoxError(f"box: is {shown(source)}, allowed are a file's path and a table of values")
        self.name = os.fspath(source)
        try:
            toml = Path(source).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BoxError(f"{self.name}: is not text in UTF-8") from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise BoxError(f"{self.name}: cannot be read ({reason})") from None
        try:
            raw = tomllib.loads(toml)
        except tomllib.TOMLDecodeError as error:
            found = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", str(error))
            reason, line = (found[1], f":{found[2]}") if found else (str(error), "")
            raise BoxError(f"{self.name}{line}: is not TOML: {reason}") from None
        except (ValueError, RecursionError):
            raise BoxError(f"{self.name}: is not TOML: a value is too large or nested too deep") from None
        self.lines = _lines(toml)
        return raw

    def fault(self, place: Place, what: str) -> None:
        """Notes something wrong at a place: section, then the entry by its key, then the key in it."""
        spot = (*self.spots.get(place[:2], place[:2]), *place[2:])
        line = next(
            (self.lines[spot[:size]] for size in range(len(spot), 0, -1) if spot[:size] in self.lines), 0
        )
        keys = [part for part in place[2:] if isinstance(part, str)]  # what is wrong names the item of a list
        where = [" ".join(str(part) for part in place[:2]), *keys] if place else []
        message = ": ".join([f"{self.name}:{line}" if line else self.name, *where, what])
        if (line, message) not in self.faults:  # copies share their faults
            self.faults.append((line, message))

    def read(self) -> Contents:
        """The checked contents; `BoxError` with one line for each fault."""
        self._header()
        base = self.base
        data: dict[str, Any] = {}
        notes: dict[str, Note] = dict(base.notes) if base else {}
        kinds: dict[str, tuple[str, ...]] = dict(base.kinds) if base else {}
        for name, section in self.form.sections.items():
            raw = self.raw.get(name)
            if raw is None and base is None:
                self.fault((), f"section {name} is missing")
                continue
            old = base.data[name] if base else {}
            if isinstance(section, Entries):
                data[name] = self._entries(name, section, raw, old, notes, kinds)
            elif isinstance(section, Tables):
                data[name] = self._tables(name, section, raw, old, notes)
            else:
                data[name] = self._table((name,), name, section.fields, raw, old, notes)
        if not self.faults:
            for place, what in self.form.fits(data):
                self.fault(place, what)
        if self.faults:
            raise BoxError("\n".join(message for _, message in sorted(self.faults, key=lambda one: one[0])))
        sources = {**(base.sources if base else {}), **self.raw.get("sources", {})}
        return Contents(data, notes, kinds, sources, content_hash(data))

    def _header(self) -> None:
        for name in self.raw:
            if name not in ("game", "sources", *self.form.sections):
                self.fault((name,), f"unknown section, allowed are {listed(self.form.sections)}")
        game = self.raw.get("game", self.form.game)
        if game != self.form.game:
            self.fault(("game",), f"is {shown(game)}, allowed is {self.form.game}")
        sources = self.raw.get("sources", {})
        if not isinstance(sources, Mapping) or not all(isinstance(said, str) for said in sources.values()):
            self.fault(("sources",), "must give a text for each key")

    def _fields(self, place: Place, fields: Mapping[str, Field], raw: Any, old: Any) -> dict[str, Any]:
        """Values for all fields: the file's, else the old ones, else the defaults."""
        if not isinstance(raw, Mapping):
            self.fault(place, f"is {shown(raw)}, allowed is a table of {listed(fields)}")
            return {}
        for key in raw:
            if key not in fields and key not in PROVENANCE:
                self.fault((*place, str(key)), f"unknown key, allowed are {listed([*fields, *PROVENANCE])}")
        values = {}
        for key, rule in fields.items():
            if key in raw:
                try:
                    values[key] = rule.check(raw[key])
                except Wrong as wrong:
                    self.fault((*place, key), str(wrong))
            elif key in old:
                values[key] = old[key]
            elif rule.default is REQUIRED:
                self.fault(place, f"key {key} is missing")
            else:
                values[key] = rule.default
        return values

    def _note(self, place: Place, raw: Any) -> Note:
        values: dict[str, Any] = {}
        for key, rule in PROVENANCE.items():
            try:
                values[key] = rule.check(raw[key]) if key in raw else rule.default
            except Wrong as wrong:
                self.fault((*place, key), str(wrong))
        if not values.get("source"):
            if self.base is None:
                self.fault(place, "key source is missing")
            values["source"] = "owner"
        return Note(**values)

    def _table(
        self, place: Place, name: str, fields: Mapping[str, Field], raw: Any, old: Any, notes: dict[str, Note]
    ) -> dict[str, Any]:
        if raw is None:
            return dict(old)
        values = self._fields(place, fields, raw, old)
        if isinstance(raw, Mapping):
            notes[name] = self._note(place, raw)
        return values

    def _tables(
        self, name: str, section: Tables, raw: Any, old: Any, notes: dict[str, Note]
    ) -> dict[str, Any]:
        if raw is not None and not isinstance(raw, Mapping):
            self.fault((name,), f"is {shown(raw)}, allowed are the tables {listed(section.names)}")
            return {}
        given = raw or {}
        for key in given:
            if key not in section.names:
                self.fault((name, str(key)), f"unknown, allowed are {listed(section.names)}")
        values = {}
        for key in section.names:
            if key not in given and not old:
                self.fault((name,), f"table {key} is missing")
                continue
            values[key] = self._table(
                (name, key), f"{name}.{key}", section.fields, given.get(key), old.get(key, {}), notes
            )
        return values

    def _entries(
        self,
        name: str,
        section: Entries,
        raw: Any,
        old: Any,
        notes: dict[str, Note],
        kinds: dict[str, tuple[str, ...]],
    ) -> dict[Any, Any]:
        values = dict(old)
        given = self._given(name, section, raw)
        # A kind's own entry corrects all its copies; an entry for a single copy comes after it.
        given.sort(key=lambda one: len(kinds.get(one[0], ())) < 2)
        for key, entry in given:
            place = (name, key)
            if old and key not in old:
                self.fault(place, f"unknown {section.key}, allowed are {listed(_spans(old))}")
                continue
            tiles: tuple[Any, ...] = (key,)
            if section.copies:
                tiles = self._copies(place, key, entry, kinds)
            rest = {name: value for name, value in entry.items() if name not in (section.key, "copies")}
            note = self._note(place, rest)
            for tile in tiles:
                values[tile] = self._fields(place, section.fields, rest, values.get(tile, {}))
                notes[str(tile) if section.key == "id" else f"{name}.{tile}"] = note
        return dict(sorted(values.items()))

    def _given(self, name: str, section: Entries, raw: Any) -> list[tuple[Any, Mapping[str, Any]]]:
        """The entries of the file and their keys; they may stand in a list or by their keys."""
        if raw is None:
            return []
        found: list[tuple[Place, Any]] = []
        if isinstance(raw, Mapping):
            for key, entry in raw.items():
                whole_entry = {section.key: key, **entry} if isinstance(entry, Mapping) else entry
                found.append(((name, key), whole_entry))
        elif isinstance(raw, list | tuple):
            found = [((name, index), entry) for index, entry in enumerate(raw)]
        else:
            self.fault((name,), f"is {shown(raw)}, allowed is a list of entries [[{name}]]")
        given: dict[Any, Mapping[str, Any]] = {}
        for index, (spot, entry) in enumerate(found, 1):
            here = (name, f"entry {index}")
            self.spots[here] = spot
            if not isinstance(entry, Mapping):
                self.fault(here, f"is {shown(entry)}, allowed is a table with {listed(section.fields)}")
                continue
            if section.key not in entry:
                self.fault(here, f"key {section.key} is missing")
                continue
            key = entry[section.key]
            if section.key != "id" and isinstance(key, str) and key.isdecimal() and len(key) < 4:
                key = int(key)
            try:
                key = section.keys(key)
            except Wrong as wrong:
                self.fault((*here, section.key), str(wrong))
                continue
            if key in given:
                self.fault(here, f"{section.key} {key} stands here a second time")
                continue
            given[key] = entry
            self.spots[name, key] = spot
        return list(given.items())

    def _copies(
        self, place: Place, key: str, entry: Mapping[str, Any], kinds: dict[str, tuple[str, ...]]
    ) -> tuple[str, ...]:
        """The tiles that an entry stands for."""
        if self.base is not None:
            tiles = kinds.get(key, (key,))
            if entry.get("copies", len(tiles)) not in (len(tiles), 1):
                self.fault((*place, "copies"), f"is {shown(entry['copies'])}, allowed is {len(tiles)}")
            return tiles
        try:
            copies = whole(1, 9)(entry.get("copies", 1))
        except Wrong as wrong:
            self.fault((*place, "copies"), str(wrong))
            return (key,)
        first = int(key[1:])
        kinds[key] = tuple(f"{key[0]}{number:0{len(key) - 1}}" for number in range(first, first + copies))
        return kinds[key]


def _spans(keys: Iterable[Any]) -> list[str]:
    """Keys for a message: the first and the last, since they follow each other."""
    ordered = sorted(keys)
    return [f"{ordered[0]} to {ordered[-1]}"]


def read(source: Source, form: Form, base: Contents | None = None) -> Contents:
    """The contents of a components file, or of a table of values, over those of `base`.

    Without a base the file must be whole. `BoxError` has one line for each thing that is wrong.
    """
    return Reader(source, form, base).read()


def content_hash(data: Mapping[str, Any]) -> str:
    """A stable hash of the values alone, whatever their sources and the file's wording."""
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Difference:
    """A value that two boxes do not share: entry, key, and both values."""

    entry: str
    key: str
    before: Any
    after: Any


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """What a box changes in another of the same form."""
    found = []
    for section, values in before.items():
        for key, old in values.items():
            new = after[section][key]
            if isinstance(old, dict) and isinstance(new, dict) and set(old) == set(new):
                found += [
                    Difference(f"{section} {key}", name, old[name], new[name])
                    for name in old
                    if old[name] != new[name]
                ]
            elif old != new:
                found.append(Difference(section, str(key), old, new))
    return found
