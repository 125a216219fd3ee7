"""The commands that play: arguments in, the text to print out (CONTRACT section 5)."""

import importlib.util
import re
import secrets
from pathlib import Path

import antiqua
from antiqua.cli.inputs import (
    Arguments,
    BadInput,
    Failure,
    bad,
    checked_folder,
    checked_seat,
    game_of,
    match_of,
    options_of,
    printed,
    read_json,
    read_state,
    state_of,
)
from antiqua.i18n import catalogue
from antiqua.kernel.checks import listed
from antiqua.kernel.rng import MAX_SEED
from antiqua.play.match import FORMAT as RECORD_FORMAT

_ = catalogue("antiqua")


def play(arguments: Arguments) -> str:
    """Starts the site; returns when it is stopped."""
    if arguments.game is not None:
        game_of(arguments.game)
    for module in ("django", "django_htmx", "uvicorn"):
        if importlib.util.find_spec(module) is None:
            raise Failure(
                _("the site is not installed ({module} is missing): pip install 'antiqua[site]'").format(
                    module=module
                )
            )
    data = None if arguments.data is None else checked_folder("--data", arguments.data)
    from antiqua.site import serve

    serve.run(arguments.host, arguments.port, data, browser=not arguments.no_browser)
    return ""


def games(arguments: Arguments) -> str:
    """What can be played."""
    lines = []
    for found in antiqua.games():
        seats = listed(found["players"])
        lines.append(
            _("{name}: {title}, {seats} players").format(
                name=found["name"], title=found["title"], seats=seats
            )
        )
        for option in found["options"]:
            values = "|".join(str(value).lower() for value in option["allowed"])
            lines.append(
                _("  {name}={values}  {meaning}").format(
                    name=option["name"], values=values, meaning=option["meaning"]
                )
            )
    return "\n".join(lines) + "\n"


def new(arguments: Arguments) -> str:
    """The position of a new game."""
    game = game_of(arguments.game, options_of(arguments))
    seed = secrets.randbelow(MAX_SEED + 1) if arguments.seed is None else arguments.seed
    return printed(game.new(seed=seed).to_position())


def moves(arguments: Arguments) -> str:
    """The legal moves of every seat that may act."""
    state = read_state(arguments)
    return "".join(f"{seat}\t{move.text}\n" for seat in state.to_act for move in state.moves(seat))


def apply(arguments: Arguments) -> str:
    """The position after some moves."""
    words = list(arguments.words)
    path = words.pop(0) if words and _is_file(words[0]) else "-"
    if not words:
        raise BadInput(_("apply: no move is given, allowed are one or more"))
    state = state_of(read_json(path), arguments.box)
    for word in words:
        seat, text = _led_by_seat(word)
        try:
            state.play(text, seat=seat)
        except ValueError as error:
            raise bad(error) from None
    return printed(state.to_position())


def _is_file(word: str) -> bool:
    """Whether the first word names the position and not a move; a move has no dot and no slash."""
    return word == "-" or bool(re.search(r"[./\\]", word)) or _is_there(word)


def _is_there(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):
        return False


def _led_by_seat(word: str) -> tuple[int | None, str]:
    led = re.fullmatch(r"\s*([0-9]{1,2})\s*:(.*)", word, re.DOTALL)
    return (int(led[1]), led[2]) if led else (None, word)


def view(arguments: Arguments) -> str:
    """What a seat knows."""
    state = read_state(arguments)
    return printed(state.view(checked_seat(arguments.seat, state.game)))


def score(arguments: Arguments) -> str:
    """Points by category, and the ranking."""
    return printed(read_state(arguments).scores())


def render(arguments: Arguments) -> str:
    """The board as SVG, of a position or of the end of a record."""
    given = read_json(arguments.position)
    state = match_of(given).state if given.get("format") == RECORD_FORMAT else state_of(given, arguments.box)
    picture = state.board(checked_seat(arguments.seat, state.game))
    if arguments.output in (None, "-"):
        return picture if picture.endswith("\n") else picture + "\n"
    try:
        Path(arguments.output).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Failure(
            _("{file}: cannot be written ({reason})").format(file=arguments.output, reason=reason)
        ) from None
    return ""


def replay(arguments: Arguments) -> str:
    """The position that a record leads to, every move and the result checked."""
    return printed(match_of(read_json(arguments.record), arguments.to).state.to_position())
