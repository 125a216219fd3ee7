"""Records of games: checking and replaying them (CONTRACT section 4)."""

from collections.abc import Mapping
from typing import Any

import antiqua
from antiqua.kernel.checks import listed, shown
from antiqua.kernel.errors import BoxError, RecordError
from antiqua.kernel.game import Game
from antiqua.play.match import FORMAT, Match

KEYS = ("format", "game", "rules", "options", "seed", "box", "names", "moves", "result")
NEEDED = ("format", "game", "rules", "options", "moves")


def from_record(record: Any, moves: int | None = None) -> Match:
    """The game that a record tells, every move and the result checked; with `moves` only its first moves.

    `RecordError` names the move or key that is wrong; a record of other rules is refused with both versions.
    """
    _check_keys(record)
    game = _game(record)
    seed = record.get("seed")
    if "seed" not in record:
        raise RecordError("seed: is missing, the public record of an unfinished game cannot be replayed")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise RecordError(f"seed: is {shown(seed)}, allowed are whole numbers")
    try:
        match = Match(game, seed, _names(record, game.players))
    except ValueError as error:
        raise RecordError(str(error)) from None
    _check_count(record, moves)
    for number, move in enumerate(record["moves"], 1):
        if moves is not None and number > moves:
            return match
        _play(match, number, move)
    if moves is None or moves == len(record["moves"]):
        _check_result(match, record.get("result"))
    return match


def _check_keys(record: Any) -> None:
    if not isinstance(record, Mapping):
        raise RecordError(f"record: is {shown(record)}, allowed is an object with {listed(KEYS)}")
    if record.get("format") != FORMAT:
        raise RecordError(f"format: is {shown(record.get('format'))}, allowed is {FORMAT}")
    for key in record:
        if key not in KEYS:
            raise RecordError(f"{key}: unknown key, allowed are {listed(KEYS)}")
    for key in NEEDED:
        if key not in record:
            raise RecordError(f"{key}: is missing")
    if not isinstance(record["options"], Mapping):
        raise RecordError(f"options: is {shown(record['options'])}, allowed is an object")
    if not isinstance(record["moves"], list | tuple):
        raise RecordError(f"moves: is {shown(record['moves'])}, allowed is a list of [seat, text]")


def _game(record: Mapping[str, Any]) -> Game:
    name, rules = record["game"], record["rules"]
    known = [found["name"] for found in antiqua.games()]
    if not isinstance(name, str) or name not in known:
        raise RecordError(f"game: is {shown(name)}, allowed are {listed(known)}")
    ours = antiqua.load(name).definition.rules
    if type(rules) is not int or rules != ours:
        raise RecordError(f"rules: the record is of rules version {shown(rules)}, this is version {ours}")
    box = record.get("box")
    if box is not None and not (isinstance(box, Mapping) and set(box) == {"hash", "values"}):
        raise RecordError(f"box: is {shown(box)}, allowed is an object with hash and values")
    if box is not None and not isinstance(box["values"], Mapping):  # a text would name a file of this machine
        raise RecordError(f"box.values: is {shown(box['values'])}, allowed is an object")
    options = dict(record["options"])
    for key in ("box", "name"):
        if key in options:
            raise RecordError(f"options.{key}: is not allowed among the options")
    try:
        game = antiqua.load(name, box=box["values"] if box else None, **options)
    except BoxError as error:
        raise RecordError(str(error).splitlines()[0]) from None
    except ValueError as error:
        raise RecordError(f"options.{error}") from None
    if box and box["hash"] != game.box.hash:
        raise RecordError(f"box.hash: is {shown(box['hash'])}, the values have {shown(game.box.hash)}")
    return game


def _names(record: Mapping[str, Any], players: int) -> list[str] | None:
    names = record.get("names")
    if names is None:
        return None
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise RecordError(f"names: is {shown(names)}, allowed is a list of {players} names")
    return list(names)


def _check_count(record: Mapping[str, Any], moves: int | None) -> None:
    if moves is not None and not 0 <= moves <= len(record["moves"]):
        raise RecordError(f"move {moves}: allowed are 0 to {len(record['moves'])}")


def _play(match: Match, number: int, move: Any) -> None:
    if not isinstance(move, list | tuple) or len(move) != 2:
        raise RecordError(f"move {number}: is {shown(move)}, allowed is [seat, text]")
    seat, text = move
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(text, str):
        raise RecordError(f"move {number}: is {shown(move)}, allowed is [seat, text]")
    try:
        match.play(seat, text)
    except ValueError as error:
        raise RecordError(f"move {number}: {error}") from None


def _check_result(match: Match, result: Any) -> None:
    if not match.state.is_over:
        if result is not None:
            raise RecordError("result: is given, after the last move the game is not over")
        return
    if result is None:
        raise RecordError("result: is missing, after the last move the game is over")
    if result != match.result():
        raise RecordError(_difference("result", result, match.result()))


def _difference(path: str, told: Any, right: Any) -> str:
    """Where two results first differ, and how."""
    if isinstance(told, Mapping) and isinstance(right, Mapping):
        if unknown := [key for key in told if key not in right]:
            return f"{path}.{unknown[0]}: there is no such key, allowed are {listed(right)}"
        for key, value in right.items():
            if key not in told:
                return f"{path}.{key}: is missing"
            if told[key] != value:
                return _difference(f"{path}.{key}", told[key], value)
    both_lists = isinstance(told, list | tuple) and isinstance(right, list | tuple)
    if both_lists and len(told) == len(right):
        for at, (one, other) in enumerate(zip(told, right, strict=True)):
            if one != other:
                return _difference(f"{path}.{at}", one, other)
    return f"{path}: is {shown(told)}, the moves lead to {shown(right)}"
