"""The command line: reads the arguments, runs a command, prints its result (CONTRACT section 5)."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from antiqua import __version__
from antiqua.cli import commands, measures
from antiqua.cli.inputs import Arguments, BadInput, Failure
from antiqua.i18n import catalogue, use_language
from antiqua.kernel.rng import MAX_SEED

_ = catalogue("antiqua")

OK, FAILED, BAD_INPUT = 0, 1, 2

COMMANDS: dict[str, Callable[[Arguments], str]] = {
    "play": commands.play,
    "games": commands.games,
    "new": commands.new,
    "moves": commands.moves,
    "apply": commands.apply,
    "view": commands.view,
    "score": commands.score,
    "render": commands.render,
    "replay": commands.replay,
    "simulate": measures.simulate,
    "box": measures.box,
    "bench": measures.bench,
    "warmup": measures.warmup,
}


class Parser(argparse.ArgumentParser):
    """Bad arguments raise, so that one line says what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Refuses the arguments."""
        raise BadInput(_("{message}; see {command} --help").format(message=message, command=self.prog))


def number(low: int, high: int) -> Callable[[str], int]:
    """A whole number of the command line."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,20}", text) or not low <= int(text) <= high:
            shown = text if len(text) <= 30 else f"{text[:29]}…"
            raise argparse.ArgumentTypeError(
                _("{text} is not allowed; a whole number from {low} to {high}").format(
                    text=repr(shown), low=low, high=high
                )
            )
        return int(text)

    return read


def _parser() -> Parser:
    parser = Parser(prog="antiqua", description=_("Board games by their exact rules."))
    parser.add_argument("--version", action="version", version=f"antiqua {__version__}")
    adds = parser.add_subparsers(dest="command", required=True, parser_class=Parser, metavar=_("COMMAND"))

    def add(name: str, what: str) -> Parser:
        return adds.add_parser(name, help=what, description=what)

    _add_playing(add)
    _add_positions(add)
    _add_measuring(add)
    return parser


Add = Callable[[str, str], Parser]

_SEED = number(0, MAX_SEED)
_SEAT = number(0, 99)


def _add_playing(add: Add) -> None:
    play = add("play", _("start the site on this machine and open it"))
    play.add_argument("game", nargs="?", metavar=_("GAME"), help=_("a game that is there"))
    play.add_argument("--host", default="127.0.0.1", help=_("address to listen on"))
    play.add_argument("--port", type=number(0, 65535), default=8000, help=_("port; 0 takes a free one"))
    play.add_argument("--data", metavar=_("DIR"), help=_("folder for the games"))
    play.add_argument("--no-browser", action="store_true", help=_("do not open the browser"))
    add("games", _("what can be played"))
    new = add("new", _("print the position of a new game"))
    _game_options(new)
    new.add_argument("--seed", type=_SEED, help=_("number that all chance comes from (default: drawn)"))


def _game_options(parser: Parser, players: bool = True) -> None:
    parser.add_argument("game", metavar=_("GAME"))
    parser.add_argument("--players", type=number(1, 99), help=_("number of seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar=_("NAME=VALUE"), help=_("an option of the game")
    )


def _position(parser: Parser, what: str) -> None:
    parser.add_argument(
        "position", nargs="?", default="-", metavar=what, help=_("a file, or - for standard input")
    )
    _box_file(parser)


def _box_file(parser: Parser) -> None:
    parser.add_argument("--box", metavar=_("FILE"), help=_("an owner's components file"))


def _add_positions(add: Add) -> None:
    _position(add("moves", _("list the legal moves: seat, tab, move")), _("POSITION"))
    apply = add("apply", _("play moves and print the position"))
    apply.add_argument(
        "words", nargs="*", metavar=_("[POSITION] MOVE"), help=_("a move may be led by its seat: '2: end'")
    )
    _box_file(apply)
    view = add("view", _("print what a seat knows"))
    _position(view, _("POSITION"))
    view.add_argument("--seat", type=_SEAT, help=_("the seat (default: a spectator)"))
    _position(
        add("score", _("print points by category and the ranking, as if the game ended now")), _("POSITION")
    )
    render = add("render", _("draw the board as SVG"))
    _position(render, _("POSITION or RECORD"))
    render.add_argument("--seat", type=_SEAT, help=_("the seat that sees it (default: a spectator)"))
    render.add_argument("-o", "--output", metavar=_("FILE"), help=_("write the picture to a file"))
    replay = add("replay", _("check a record and print the position"))
    replay.add_argument("record", nargs="?", default="-", metavar=_("RECORD"))
    replay.add_argument("--to", type=number(0, 10**9), metavar="N", help=_("only the first N moves"))


def _add_measuring(add: Add) -> None:
    simulate = add("simulate", _("play bots against each other"))
    _game_options(simulate)
    simulate.add_argument("--games", type=number(1, 10**9), default=100, help=_("number of games"))
    simulate.add_argument(
        "--bots", default="random", metavar="A,B,…", help=_("bots, for one seat after the other")
    )
    simulate.add_argument("--seed", type=_SEED, default=0, help=_("seed of the first game"))
    simulate.add_argument("--workers", type=number(1, 1024), default=1, help=_("number of processes"))
    simulate.add_argument("--records", metavar=_("DIR"), help=_("write the games' records into a folder"))
    simulate.add_argument("--json", action="store_true", help=_("print JSON"))
    box = add("box", _("print the components, or check an owner's file"))
    box.add_argument("game", metavar=_("GAME"))
    box.add_argument(
        "--check", metavar=_("FILE"), help=_("check this components file and print what it changes")
    )
    bench = add("bench", _("measure the speed"))
    bench.add_argument("game", nargs="?", metavar=_("GAME"))
    bench.add_argument("--json", action="store_true", help=_("print JSON"))
    warmup = add("warmup", _("compile ahead"))
    warmup.add_argument("game", nargs="?", metavar=_("GAME"))


def _language() -> str:
    """The language of the environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            found = re.match(r"[a-z]{2,3}(_[A-Z]{2})?(?=$|[.@])", value)
            return found[0].replace("_", "-") if found else "en"
    return "en"


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    """Without a command the site is played; options alone are the site's."""
    words = list(given)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    return _parser().parse_args(words)


def _one_line(text: object) -> str:
    return " ".join(str(text).split()) or _("unknown error")


def run(arguments: Sequence[str]) -> int:
    """Runs a command and returns the exit status."""
    try:
        parsed = _arguments(arguments)
        result = COMMANDS[parsed.command](parsed)
        if sys.stdout is None:
            raise Failure(_("standard output: is closed"))
        if result:
            sys.stdout.write(result)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the result has seen enough; what Python would still flush at its end must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except BadInput as error:
        return _refuse(error.lines, BAD_INPUT)
    except (Failure, OSError, MemoryError) as error:
        return _refuse([_one_line(error)], FAILED)
    except KeyboardInterrupt:
        return _refuse([_("stopped")], FAILED)
    except Exception as error:
        if os.environ.get("ANTIQUA_DEBUG"):
            raise
        told = _("a fault of the program: {name}: {error}; set ANTIQUA_DEBUG=1 to see where")
        return _refuse([_one_line(told.format(name=type(error).__name__, error=error))], FAILED)
    return OK


def _refuse(lines: Sequence[str], status: int) -> int:
    for line in lines if sys.stderr is not None else ():
        sys.stderr.write(f"antiqua: {line}\n")
    return status


def main() -> NoReturn:
    """The program `antiqua`."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    with use_language(_language()):
        status = run(sys.argv[1:])
    sys.exit(status)
