"""Reading what the command line is given: positions, records, games with their options."""

import argparse
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import antiqua
from antiqua.games import definition
from antiqua.i18n import catalogue
from antiqua.kernel.checks import listed, shown
from antiqua.kernel.game import Game, State
from antiqua.play import Match, from_record

_ = catalogue("antiqua")

Arguments = argparse.Namespace

LARGEST_INPUT = 64 * 2**20
"""Bytes; no position or record comes near."""


class BadInput(Exception):
    """Arguments or input that cannot be used: lines that say what is wrong and what is allowed."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = [" ".join(line.split()) for line in lines]


class Failure(Exception):
    """A command that could not do its work though its input was right."""


def bad(error: ValueError) -> BadInput:
    """The first line of an error, and how many more there are."""
    first, *more = str(error).splitlines() or [type(error).__name__]
    if more:
        first = _("{fault} (and {count} more)").format(fault=first, count=len(more))
    return BadInput(first)


def read(path: str) -> bytes:
    """The bytes of a file or of standard input; one more than allowed if there are too many."""
    try:
        if path == "-":
            if sys.stdin is None:
                raise BadInput(_("standard input: is closed"))
            return sys.stdin.buffer.read(LARGEST_INPUT + 1)
        with Path(path).open("rb") as file:
            return file.read(LARGEST_INPUT + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadInput(_("{file}: cannot be read ({reason})").format(file=path, reason=reason)) from None


def read_json(path: str) -> dict[str, Any]:
    """A JSON object from a file or from standard input."""
    name = _("standard input") if path == "-" else path
    text = read(path)
    if len(text) > LARGEST_INPUT:
        raise BadInput(_("{file}: is larger than {size} MiB").format(file=name, size=LARGEST_INPUT >> 20))
    try:
        value = json.loads(text.decode("utf-8-sig"), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, ValueError) else _("nested too deep")
        raise BadInput(_("{file}: is not JSON: {reason}").format(file=name, reason=reason)) from None
    if not isinstance(value, dict):
        raise BadInput(_("{file}: is not a JSON object").format(file=name))
    return value


def _no_constant(name: str) -> None:
    raise ValueError(_("{name} is no JSON number").format(name=name))


def state_of(position: Mapping[str, Any], box: str | None) -> State:
    """The state that a position describes, in a game with the options that it names."""
    known = [found["name"] for found in antiqua.games()]
    name = position.get("game")
    if name not in known:
        raise BadInput(
            _("game: is {name}, allowed are {known}").format(name=shown(name), known=listed(known))
        )
    options = position.get("options", {})
    if not isinstance(options, dict):
        raise BadInput(_("options: is {value}, allowed is an object").format(value=shown(options)))
    if "box" in options:
        raise BadInput(_("options.box: is not allowed in a position; the option --box names a file"))
    try:
        game = Game(definition(str(name)), **options)
    except ValueError as error:
        raise BadInput(f"options.{error}") from None
    if box:
        game = game_of(str(name), options | {"box": box})
    try:
        return game.from_position(position)
    except ValueError as error:
        raise bad(error) from None


def read_state(arguments: Arguments) -> State:
    """The position that the arguments name."""
    return state_of(read_json(arguments.position), arguments.box)


def match_of(record: Mapping[str, Any], moves: int | None = None) -> Match:
    """A record replayed, or only its first moves."""
    try:
        return from_record(record, moves)
    except ValueError as error:
        raise bad(error) from None


def checked_seat(seat: int | None, game: Game) -> int | None:
    """A seat of the game; None is a spectator."""
    if seat is not None and seat >= game.players:
        raise BadInput(
            _("--seat: {seat} is not allowed; a seat from 0 to {last}").format(
                seat=seat, last=game.players - 1
            )
        )
    return seat


def _value(text: str) -> Any:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else text


def options_of(arguments: Arguments) -> dict[str, Any]:
    """The options of `--players` and `--option NAME=VALUE`."""
    options: dict[str, Any] = {}
    for pair in arguments.option:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name.isidentifier():
            raise BadInput(_("--option: {pair} is not allowed; NAME=VALUE").format(pair=shown(pair)))
        if name in options:
            raise BadInput(_("--option: {name} is given twice").format(name=name))
        options[name] = value if name == "box" else _value(value)
    if arguments.players is not None:
        if options.get("players", arguments.players) != arguments.players:
            raise BadInput(_("--players: is given twice"))
        options["players"] = arguments.players
    return options


def game_of(game: str, options: Mapping[str, Any] | None = None) -> Game:
    """The game of a name, with its options."""
    try:
        return Game(definition(game), **(options or {}))
    except ValueError as error:
        raise bad(error) from None


def printed(value: Any) -> str:
    """A value as a line of JSON."""
    return json.dumps(value, ensure_ascii=False) + "\n"


def checked_folder(option: str, name: str) -> str:
    """A folder, or the name of one that can be made; BadInput for any other path."""
    path = Path(name).expanduser()
    there = next((part for part in (path, *path.parents) if part.exists()), path)
    if not name or not there.is_dir():
        told = _("{option}: {path} is not a folder, allowed is a folder or a new name")
        raise BadInput(told.format(option=option, path=name or "''"))
    return str(path)
