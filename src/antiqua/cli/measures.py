"""The commands that measure, compile and check: arguments in, the text to print out (CONTRACT section 5)."""

import os
import random
import sys
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

import antiqua
from antiqua.cli.inputs import Arguments, BadInput, bad, checked_folder, game_of, options_of, printed
from antiqua.i18n import catalogue
from antiqua.kernel.box import Difference, differences
from antiqua.kernel.checks import shown
from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.errors import BoxError
from antiqua.kernel.game import Game
from antiqua.kernel.rng import MAX_SEED

_ = catalogue("antiqua")


def simulate(arguments: Arguments) -> str:
    """Bots against each other."""
    from antiqua import bots
    from antiqua.bots import tournament

    game = game_of(arguments.game, options_of(arguments))
    names = [name.strip() for name in arguments.bots.split(",")]
    if len(names) > game.players:
        raise BadInput(
            _("--bots: {count} are given, allowed are at most {players}, one for each seat").format(
                count=len(names), players=game.players
            )
        )
    seated = tuple(names[seat % len(names)] for seat in range(game.players))
    try:
        for name in names:
            bots.make(name, game)
    except ValueError as error:
        raise bad(error) from None
    if arguments.seed + arguments.games - 1 > MAX_SEED:
        raise BadInput(_("--seed: the last game's seed would be above {most}").format(most=MAX_SEED))
    records = None if arguments.records is None else checked_folder("--records", arguments.records)
    plan = tournament.Tournament(
        arguments.game,
        options_of(arguments) | {"players": game.players},
        seated,
        arguments.games,
        arguments.seed,
        records,
    )
    _tell_plain()
    report = tournament.run(plan, arguments.workers, _progress(arguments.games))
    return printed(report) if arguments.json else _report(report)


def _progress(total: int) -> Callable[[int], None] | None:
    """Writes how many games are over, where a person can see it."""
    if not sys.stderr.isatty():
        return None

    def write(count: int) -> None:
        end = "\n" if count == total else ""
        told = _("{count} of {total} games").format(count=count, total=total)
        sys.stderr.write(f"\r{told}{end}")
        sys.stderr.flush()

    return write


def _report(report: Mapping[str, Any]) -> str:
    heading = _.plural(
        "{games} game of {game} by {bots}, {decisions} decisions, {seconds} s",
        "{games} games of {game} by {bots}, {decisions} decisions, {seconds} s",
        report["games"],
    )
    lines = [
        heading.format(**{**report, "bots": ", ".join(report["bots"])}),
        _("points: {points}; of the winner: {winner}").format(
            points=_interval(report["points"]), winner=_interval(report["winner_points"])
        ),
    ]
    rivals = report["bots"] if len(report["bots"]) > 1 else {}  # who plays alone wins every game
    for name, bot in rivals.items():
        points = _interval(bot["points"])
        low, high = bot["wins"]["interval"]
        told = _("{bot}: {points} points a seat, wins {share:.1%} of the games ({low:.1%} to {high:.1%})")
        lines.append(told.format(bot=name, points=points, share=bot["wins"]["share"], low=low, high=high))
    lines.append(_("Intervals: 95 %."))
    return "\n".join(lines) + "\n"


def _interval(value: Mapping[str, Any]) -> str:
    if value["interval"] is None:
        return _("{mean:.2f}").format(mean=value["mean"])
    low, high = value["interval"]
    return _("{mean:.2f} ({low:.2f} to {high:.2f})").format(mean=value["mean"], low=low, high=high)


def box(arguments: Arguments) -> str:
    """The components file, to read or to copy; or what an owner's file changes."""
    default = game_of(arguments.game).box
    if arguments.check is None:
        return (
            files(f"antiqua.games.{arguments.game}").joinpath("components.toml").read_text(encoding="utf-8")
        )
    path = "/dev/stdin" if arguments.check == "-" else arguments.check
    try:
        owner = antiqua.load(arguments.game, box=path).box
    except BoxError as error:
        raise BadInput(*str(error).splitlines()) from None
    file = _("standard input") if arguments.check == "-" else path
    changes = differences(default.data, owner.data)
    if not changes:
        lines = [_("{file}: right; the same as the box that Antiqua plays with").format(file=file)]
        doubtful = sum(note.reconstructed for note in owner.notes.values())
        if doubtful:
            told = _("  of its entries {count} are reconstructed and not known from the publisher's box")
            lines.append(told.format(count=doubtful))
    else:
        told = _("{file}: right; changes in the box that Antiqua plays with: {count}")
        lines = [told.format(file=file, count=len(changes)), *(_change(change) for change in changes)]
    return "\n".join(lines) + "\n"


def _change(change: Difference) -> str:
    return _("  {entry}: {key}: {before} becomes {after}").format(
        entry=change.entry, key=change.key, before=shown(change.before), after=shown(change.after)
    )


def bench(arguments: Arguments) -> str:
    """The speed of one game, or of all."""
    from antiqua.cli import bench as measuring

    names = [game_of(arguments.game).name] if arguments.game else [found["name"] for found in antiqua.games()]
    _tell_plain()
    measured: dict[str, Any] = {"games": {}, "reference": {}}
    for name in names:
        measured["games"][name] = measuring.measure(game_of(name, {"players": 4}))
    measured["reference"] = measuring.reference()
    return printed(measured) if arguments.json else _bench_report(measured)


def _bench_report(measured: Mapping[str, Any]) -> str:
    lines = []
    for game, figures in measured["games"].items():
        lines.append(_("{game}, four players, one core:").format(game=game))
        lines += [_figure(name, value) for name, value in figures.items()]
    if measured["reference"]:
        lines.append(_("For comparison, on this machine:"))
        lines += [_figure(name, value) for name, value in measured["reference"].items()]
    return "\n".join(lines) + "\n"


def _figure(name: str, value: Any) -> str:
    if isinstance(value, Mapping):
        value = ", ".join(f"{inner.replace('_', ' ')} {_number(one)}" for inner, one in value.items())
    return _("  {name}: {value}").format(name=name.replace("_", " "), value=_number(value))


def _number(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def warmup(arguments: Arguments) -> str:
    """Compiles the games' functions and the bots', and tells on standard error what is being compiled."""
    from antiqua.kernel import warming

    names = [game_of(arguments.game).name] if arguments.game else [found["name"] for found in antiqua.games()]
    for name in names:
        game = game_of(name)
        for number, total, what in warming.warm(game):
            told = _("{game}: {number} of {total}: {what}")
            _tell(told.format(game=name, number=number, total=total, what=what))
        if not PLAIN:
            _warm_bots(game)
    return ""


def _warm_bots(game: Game) -> None:
    """Lets every bot choose once."""
    from antiqua import bots

    for name in bots.names(game):
        _tell(_("{game}: the bot {bot}").format(game=game.name, bot=name))
        state = game.new(seed=0)
        seat = state.to_act[0]
        chances = random.Random(0)
        bots.make(name, game).choose(state.view(seat), state.moves(seat), bots.sampler(state, seat), chances)


def _tell_plain() -> None:
    """A word on speed where the rules are not compiled and nobody asked for that."""
    if PLAIN and not os.environ.get("ANTIQUA_PLAIN"):
        _tell(
            _("antiqua: Numba is not installed, so the rules run as plain Python, some hundred times slower")
        )


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
