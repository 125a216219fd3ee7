"""The command line: what each command prints, its exit status, and one line for whatever is wrong."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import antiqua
from antiqua import cli
from antiqua.play import Match, from_record


class Done(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in this process, with bytes or JSON on standard input."""

    def call(*arguments: object, given: Any = b"") -> Done:
        text = given if isinstance(given, bytes) else json.dumps(given).encode()
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text)))
        try:
            status = cli.run([str(argument) for argument in arguments])
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        return Done(status, *capsys.readouterr())

    return call


def refused(done: Done) -> str:
    """The one line of a command that was given something wrong."""
    assert done.status == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith("antiqua: ")
    return done.err.removeprefix("antiqua: ").rstrip("\n")


def new(players: int = 2, seed: int = 5) -> dict[str, Any]:
    return antiqua.load("tzolkin", players=players).new(seed=seed).to_position()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A position in a file."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(new()), encoding="utf-8")
    return path


# What can be played, and a new game.


def test_games(run: Run) -> None:
    done = run("games")
    assert done.status == 0
    assert done.out.startswith("tzolkin: Tzolk'in: The Mayan Calendar, 2, 3, 4 and 5 players\n")
    assert "  tribes=" in done.out


def test_new_prints_the_position(run: Run) -> None:
    done = run("new", "tzolkin", "--players", 3, "--seed", 5)
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out) == new(players=3)
    assert run("new", "TZOLKIN".lower(), "--option", "players=3", "--seed", 5).out == done.out
    assert json.loads(run("new", "tzolkin", "--seed", 5).out)["options"]["players"] == 4


def test_new_draws_a_seed(run: Run) -> None:
    first, second = (json.loads(run("new", "tzolkin").out)["seed"] for _ in range(2))
    assert first != second


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "the following arguments are required: GAME; see antiqua new --help"),
        (("chess",), "game: 'chess' is not a game; allowed: tzolkin"),
        (("tzolkin", "--players", "9"), "players: 9 is not allowed"),
        (
            ("tzolkin", "--players", "two"),
            "argument --players: 'two' is not allowed; a whole number from 1 to 99",
        ),
        (("tzolkin", "--seed", "-1"), "argument --seed: '-1' is not allowed; a whole number from 0 to"),
        (("tzolkin", "--seed", "9" * 5000), "argument --seed: '99999"),
        (("tzolkin", "--seed", str(2**63)), f"argument --seed: '{2**63}' is not allowed"),
        (("tzolkin", "--option", "expert=true"), "expert: tzolkin has no such option"),
        (("tzolkin", "--option", "name=x"), "name: tzolkin has no such option"),
        (("tzolkin", "--option", "tribes=maybe"), "tribes: 'maybe' is not allowed"),
        (
            ("tzolkin", "--players", "5", "--option", "quick_actions=false"),
            "quick_actions: false is not allowed with 5 players; allowed: true",
        ),
        (("tzolkin", "--option", "players=true"), "players: true is not allowed; allowed: 2, 3, 4, 5"),
        (("tzolkin", "--option", "tribes"), '--option: "tribes" is not allowed; NAME=VALUE'),
        (
            ("tzolkin", "--option", "tribes=false", "--option", "tribes=false"),
            "--option: tribes is given twice",
        ),
        (("tzolkin", "--players", "2", "--option", "players=3"), "--players: is given twice"),
        (("tzolkin", "--option", "box=/none.toml"), "/none.toml: cannot be read (No such file or directory)"),
        (("tzolkin", "--flag"), "unrecognized arguments: --flag; see antiqua"),
    ],
)
def test_new_refuses(run: Run, arguments: tuple[str, ...], message: str) -> None:
    assert refused(run("new", *arguments)).startswith(message)


# Positions.


def test_moves_are_listed_for_every_seat_that_may_act(run: Run) -> None:
    position = new()
    expected = [
        f"{seat}\tkeep {first} {second}"
        for seat in (0, 1)
        for tiles in [position["players"][seat]["offered_wealth"]]
        for index, first in enumerate(tiles)
        for second in tiles[index + 1 :]
    ]
    done = run("moves", given=position)
    assert done.status == 0
    assert sorted(done.out.splitlines()) == sorted(expected)


def test_a_position_may_be_a_file_or_standard_input(run: Run, file: Path) -> None:
    outputs = {
        run("moves", file).out,
        run("moves", given=new()).out,
        run("moves", "-", given=new()).out,
    }
    assert len(outputs) == 1


def test_apply_plays_moves_of_named_seats(run: Run, file: Path) -> None:
    game = antiqua.load("tzolkin", players=2)
    state = game.new(seed=5)
    ours, theirs = (state.moves(seat)[3].text for seat in (0, 1))
    done = run("apply", file, f"1: {theirs.upper()}", ours)
    assert (done.status, done.err) == (0, "")
    state.play(theirs, seat=1)
    state.play(ours, seat=0)
    assert json.loads(done.out) == state.to_position()
    assert run("apply", f"1:{theirs}", f"0:{ours}", given=new()).out == done.out
    assert run("apply", "-", f"1:{theirs}", f"0:{ours}", given=new()).out == done.out


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ((), "apply: no move is given, allowed are one or more"),
        (("place palenque",), "'place palenque' is not a legal move of seat 0; legal: keep "),
        (("5: end",), "seat: 5 is not allowed"),
        (("",), "'' is not a legal move of seat 0"),
        (("./none.json", "end"), "./none.json: cannot be read (No such file or directory)"),
    ],
)
def test_apply_refuses(run: Run, moves: tuple[str, ...], message: str) -> None:
    assert refused(run("apply", *moves, given=new())).startswith(message)


def test_apply_takes_a_file_of_any_name(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name without a dot or slash is a file if one is there; a folder of a move's name is not."""
    monkeypatch.chdir(tmp_path)
    moves = [move.text for move in antiqua.load("tzolkin", players=2).new(seed=5).moves(0)]
    Path("my-game no_1").write_text(json.dumps(new()))
    assert run("apply", "my-game no_1", moves[0]).status == 0
    Path(moves[0]).mkdir()
    assert run("apply", moves[0], given=new()).status == 0


@pytest.mark.parametrize("name", ["self", "definition", "name", "nothing"])
def test_an_option_that_is_not_there_is_named(run: Run, name: str) -> None:
    allowed = "tzolkin has no such option; allowed: players, "
    assert refused(run("new", "tzolkin", "--option", f"{name}=1")).startswith(f"{name}: {allowed}")
    position = {**new(), "options": {name: 1}}
    assert refused(run("moves", given=position)).startswith(f"options.{name}: {allowed}")


def test_numbers_are_written_in_plain_digits(run: Run) -> None:
    assert "is not allowed" in refused(run("new", "tzolkin", "--seed", "\u0663"))
    assert "is not a legal move" in refused(run("apply", "\u0660: end", given=new()))


def test_closed_streams_are_a_failure_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.run(["new", "nothing"]) == 2
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.run(["games"]) == 1


def test_a_very_long_move_is_cut_off_in_the_message(run: Run) -> None:
    assert len(refused(run("apply", "x" * 9000, given=new()))) < 400


def test_a_record_is_no_position(run: Run, record: Path) -> None:
    """The format is what is wrong, not the first key that a position has not."""
    expected = 'format: is "antiqua-record/1", allowed is "antiqua-position/1"'
    assert refused(run("moves", record)) == expected


def test_view_tells_what_a_seat_knows(run: Run) -> None:
    seen = json.loads(run("view", "--seat", 1, given=new()).out)
    assert seen == antiqua.load("tzolkin", players=2).new(seed=5).view(1)
    assert "seed" not in seen
    assert json.loads(run("view", given=new()).out)["seat"] is None
    assert refused(run("view", "--seat", 2, given=new())) == "--seat: 2 is not allowed; a seat from 0 to 1"


def test_score_counts_points_by_category(run: Run) -> None:
    players = [{"corn": 6, "stone": 1, "skulls": 1, "points": 12}, {"points": 3}]
    position = {"format": "antiqua-position/1", "game": "tzolkin", "options": {"players": 2}, "skulls": 12}
    done = run("score", given={**position, "players": players})
    # 6 corn and a stone (3 corn) are 9 quarters; a skull is 3
    assert json.loads(done.out) == {
        "players": [
            {"total": 17.25, "parts": {"points": 12.0, "corn": 2.25, "skulls": 3.0, "monuments": 0.0}},
            {"total": 3.0, "parts": {"points": 3.0, "corn": 0.0, "skulls": 0.0, "monuments": 0.0}},
        ],
        "ranking": [[0], [1]],
        "over": False,
    }


def test_render_draws_a_position_and_a_record(run: Run, record: Path, tmp_path: Path) -> None:
    for arguments in (("--seat", 0), ()):
        done = run("render", *arguments, given=new())
        assert done.status == 0
        assert done.out.startswith("<svg ")
    picture = tmp_path / "board.svg"
    done = run("render", record, "-o", picture)
    assert (done.status, done.out) == (0, "")
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    missing = run("render", record, "-o", tmp_path / "none" / "board.svg")
    assert (missing.status, missing.out) == (1, "")
    assert missing.err.endswith("cannot be written (No such file or directory)\n")


@pytest.mark.parametrize("command", ["moves", "view", "score", "render", "replay"])
@pytest.mark.parametrize(
    ("given", "message"),
    [
        (b"", "standard input: is not JSON: Expecting value"),
        (b"\xff", "standard input: is not JSON: 'utf-8'"),
        (b"[" * 100_000, "standard input: is not JSON: nested too deep"),
        (b"9" * 5000, "standard input: is not JSON: Exceeds the limit"),
        (b'{"seed": NaN}', "standard input: is not JSON: NaN is no JSON number"),
        (b"[]", "standard input: is not a JSON object"),
    ],
)
def test_what_is_no_json_is_refused(run: Run, command: str, given: bytes, message: str) -> None:
    assert refused(run(command, given=given)).startswith(message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, 'game: is "chess", allowed are tzolkin'),
        ({"game": ["tzolkin"]}, 'game: is ["tzolkin"], allowed are tzolkin'),
        ({"options": 3}, "options: is 3, allowed is an object"),
        ({"options": {"players": 6}}, "options.players: 6 is not allowed"),
        ({"options": {"name": "x"}}, "options.name: tzolkin has no such option"),
        ({"options": {"box": "x"}}, "options.box: is not allowed in a position"),
        ({"skulls": 14}, "skulls: "),
        ({"mood": 1}, "mood: "),
    ],
)
def test_a_wrong_position_is_refused(run: Run, change: dict[str, Any], message: str) -> None:
    assert refused(run("moves", given={**new(), **change})).startswith(message)


def test_a_directory_is_no_position(run: Run, tmp_path: Path) -> None:
    assert refused(run("moves", tmp_path)) == f"{tmp_path}: cannot be read (Is a directory)"
    assert refused(run("moves", "none\0.json")).endswith("cannot be read (embedded null byte)")


# Records.


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of twenty moves, for the host's own storage."""
    match = Match(antiqua.load("tzolkin", players=2), 5)
    for _ in range(20):
        seat = match.state.to_act[0]
        match.play(seat, match.state.moves(seat)[0].text)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record(private=True)), encoding="utf-8")
    return path


def test_replay_prints_the_position(run: Run, record: Path) -> None:
    match = from_record(json.loads(record.read_text(encoding="utf-8")))
    assert json.loads(run("replay", record).out) == match.state.to_position()
    assert json.loads(run("replay", record, "--to", 7).out) == match.state_after(7).to_position()
    assert json.loads(run("replay", record, "--to", 0).out) == new()
    assert refused(run("replay", record, "--to", 21)) == "move 21: allowed are 0 to 20"
    assert refused(run("replay", given=new())).startswith('format: is "antiqua-position/1", allowed is')


# Measuring and checking.


def test_simulate_reports_bots(run: Run, tmp_path: Path) -> None:
    arguments = (
        "simulate",
        "tzolkin",
        "--players",
        2,
        "--games",
        2,
        "--seed",
        8,
        "--records",
        tmp_path / "games",
    )
    done = run(*arguments, "--json")
    report = json.loads(done.out)
    assert report["games"] == 2
    assert list(report["bots"]) == ["random"]
    assert report["bots"]["random"]["seats"] == 4
    assert report["bots"]["random"]["wins"]["count"] == 2
    records = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in records] == ["tzolkin-8.json", "tzolkin-9.json"]
    for path in records:
        assert json.loads(run("replay", path).out)["phase"] == "over"
    assert run(*arguments).out.startswith(f"2 games of tzolkin by random, {report['decisions']} decisions")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "genius"), "bot: 'genius' does not play tzolkin"),
        (("--bots", "random,random,random", "--players", "2"), "--bots: 3 are given, allowed are at most 2"),
        (("--games", "0"), "argument --games: '0' is not allowed; a whole number from 1 to"),
        (("--workers", "0"), "argument --workers: '0' is not allowed"),
    ],
)
def test_simulate_refuses(run: Run, arguments: tuple[str, ...], message: str) -> None:
    assert refused(run("simulate", "tzolkin", *arguments)).startswith(message)


def test_records_need_a_folder(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for name in (str(file), str(file / "below"), ""):
        told = refused(run("simulate", "tzolkin", "--games", "1", "--records", name))
        assert told.startswith(f"--records: {name or repr('')} is not a folder, allowed is a folder or a new")


def test_the_printed_box_is_a_components_file(run: Run, tmp_path: Path) -> None:
    printed = run("box", "tzolkin")
    assert printed.status == 0
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.out, encoding="utf-8")
    status, told, complaint = run("box", "tzolkin", "--check", mine)
    assert (status, complaint) == (0, "")
    assert told.splitlines()[0] == f"{mine}: right; the same as the box that Antiqua plays with"
    mine.write_text(printed.out.replace("cost = {stone = 3}", "cost = {gold = 3}"), encoding="utf-8")
    assert run("box", "tzolkin", "--check", mine).out.splitlines() == [
        f"{mine}: right; changes in the box that Antiqua plays with: 1",
        "  building b18: cost: {stone = 3} becomes {gold = 3}",
    ]


def test_a_reconstructed_box_is_not_called_the_publishers(run: Run) -> None:
    checked = run("box", "hellas", "--check", "-", given=run("box", "hellas").out)
    first, second = checked.out.splitlines()
    assert first == "standard input: right; the same as the box that Antiqua plays with"
    assert "reconstructed" in second


def test_an_owners_file_with_a_fault_is_refused(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[market]\nwood = 12\n", encoding="utf-8")
    message = f"{mine}:2: market wood: is 12, allowed are whole numbers from 1 to 9"
    assert refused(run("box", "tzolkin", "--check", mine)) == message
    assert refused(run("new", "tzolkin", "--option", f"box={mine}")) == message
    mine.write_text("[market]\nwood = 12\nstone = 13\n", encoding="utf-8")
    assert refused(run("moves", "--box", mine, given=new())) == f"{message} (and 1 more)"
    assert run("box", "tzolkin", "--check", mine).err.count("\n") == 2  # each fault has its line


def test_a_game_is_played_on_with_an_owners_file(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[begging]\nlimit = 0\n", encoding="utf-8")
    position = {"game": "tzolkin", "options": {"players": 2}, "players": [{"corn": 1}, {"corn": 1}]}
    assert "\tbeg\n" in run("moves", given=position).out
    assert "\tbeg\n" not in run("moves", "--box", mine, given=position).out


def test_the_site_may_be_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    for arguments in ((), ("play",), ("--port", "0"), ("play", "tzolkin")):
        done = run(*arguments)
        assert (done.status, done.out) == (1, "")
        assert done.err == (
            "antiqua: the site is not installed (django is missing): pip install 'antiqua[site]'\n"
        )
    assert refused(run("play", "chess")).startswith("game: 'chess' is not a game; allowed: tzolkin")
    assert refused(run("--port", "70000")).startswith("argument --port: '70000' is not allowed")


# The program.


def test_help_and_version(run: Run) -> None:
    shown = run("--help")
    assert (shown.status, shown.err) == (0, "")
    for command in cli.COMMANDS:
        assert f"    {command} " in shown.out
    assert run("--version").out == f"antiqua {antiqua.__version__}\n"


def test_an_unknown_command_is_refused(run: Run) -> None:
    assert refused(run("solve")).startswith("argument COMMAND: invalid choice: 'solve' (choose from")


def test_a_fault_of_the_program_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_arguments: object) -> str:
        raise RuntimeError("two\nlines")

    monkeypatch.setitem(cli.COMMANDS, "games", broken)
    done = run("games")
    assert (done.status, done.out) == (1, "")
    assert done.err == (
        "antiqua: a fault of the program: RuntimeError: two lines; set ANTIQUA_DEBUG=1 to see where\n"
    )


def program(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own."""
    environment = {**os.environ, "ANTIQUA_PLAIN": "1", "LC_ALL": "C"}
    command = [sys.executable, "-m", "antiqua", *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, encoding="utf-8", **options
    )


def test_the_program_works_in_a_pipe() -> None:
    position = program("new", "tzolkin", "--seed", "5", "--players", "2").stdout
    assert json.loads(position) == new()
    moved = program("moves", input=position)
    assert (moved.returncode, moved.stderr) == (0, "")
    assert len(moved.stdout.splitlines()) == 12


def test_a_reader_that_stops_early_gets_no_traceback() -> None:
    script = f"{sys.executable} -m antiqua box tzolkin | true; echo done"
    done = subprocess.run(
        ["/bin/sh", "-c", script],
        env={**os.environ, "ANTIQUA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("done\n", "")
