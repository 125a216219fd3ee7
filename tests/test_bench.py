"""The benchmark measures what the contract names, and its program says what is reached."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import antiqua
from antiqua.cli import bench, peers
from tests.conftest import ROOT
from tests.kernel.processes import python

CONTRACT = {
    "playouts_per_second",
    "decisions_per_second",
    "python_steps_per_second",
    "batch_decisions_per_second",
    "copy_ns",
    "state_bytes",
    "compile_seconds",
    "warm_start_seconds",
}


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measurements that take no time and mean nothing."""
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench, "BATCH", 64)
    monkeypatch.setattr(bench, "starts", lambda name: {"compile_seconds": 1.0, "warm_start_seconds": 0.5})


def test_every_figure_of_the_contract(short: None) -> None:
    figures = bench.measure(antiqua.load("tzolkin", players=4))
    assert set(figures) == CONTRACT
    assert all(value > 0 for value in figures.values())
    assert figures["state_bytes"] <= 2048
    assert 100 < figures["decisions_per_second"] / figures["playouts_per_second"] < 1000


def test_works_take_turns_and_give_medians(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr("antiqua.cli.bench.time.process_time", lambda: clock.now)
    monkeypatch.setattr(bench, "SECONDS", 10)
    calls: list[str] = []

    def work(name: str, seconds: list[float]) -> Any:
        def run() -> int:
            calls.append(name)
            clock.now += seconds.pop(0)
            return 40

        return run

    slow_once = work("a", [99, 10, 40, 20, 20, 10])  # the first call, which compiles, is not counted
    steady = work("b", [99, 10, 10, 10, 10, 10])
    assert bench.rates([slow_once, steady]) == [2, 4]
    assert "".join(calls) == "ab" + "ab" * 5


def test_without_open_spiel_there_is_a_loop_of_python_to_compare_with(
    short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTIQUA_OPEN_SPIEL", sys.executable)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert peers.measure() == {}
    reference = bench.reference()
    assert reference["python_loops_per_second"] > 0


def test_a_python_that_is_named_is_asked_for_its_games(
    short: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "python"
    speeds = {"decisions_per_second_cpp": 5.0, "decisions_per_second_python": 2.0}
    program.write_text(f"#!/bin/sh\necho '{json.dumps({'chess': speeds})}'\n")
    program.chmod(0o755)
    monkeypatch.setenv("ANTIQUA_OPEN_SPIEL", str(program))
    assert bench.reference()["open_spiel_chess"] == speeds


PROGRAM = """
import runpy, sys
from antiqua.cli import bench
sys.argv = ["run.py", "tzolkin"]
bench.measure = lambda game: {"playouts_per_second": 9000.0, "decisions_per_second": 4e6, "copy_ns": 60.0,
    "python_steps_per_second": 8e5, "state_bytes": 1084, "compile_seconds": 30.0, "warm_start_seconds": 0.7}
speeds = {"decisions_per_second_cpp": 2e6, "decisions_per_second_python": 1e5}
bench.reference = lambda: {"python_loops_per_second": 1e7, "open_spiel_chess": speeds}
runpy.run_path(PATH, run_name="__main__")
"""


def test_the_program_says_what_is_reached_and_what_is_missed() -> None:
    path = str(ROOT / "benchmarks" / "run.py")
    lines = [line.split() for line in python(f"PATH = {path!r}\n{PROGRAM}").splitlines()]
    notes = {line[0]: line[-1] for line in lines if len(line) > 3}
    assert notes["playouts_per_second"] == notes["state_bytes"] == notes["compile_seconds"] == "reached"
    assert notes["decisions_per_second"] == notes["copy_ns"] == "MISSED"
    assert ["open_spiel_chess", "2.0", "8.0"] in lines
