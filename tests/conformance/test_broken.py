"""The checks can fail: each fault of a broken game or kernel is found by the check that is made for it."""

import json
import os
import subprocess
import sys

import pytest

from antiqua.kernel import conformance
from antiqua.kernel.game import Game
from tests.conformance.broken import FAULTS
from tests.conformance.differing import BY_MODE, OUT_OF_BOUNDS
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def found() -> dict[str, str]:
    """What the checks find, in plain mode: nothing has to be compiled for so many games."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.broken"],
        cwd=ROOT,
        env={**os.environ, "ANTIQUA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(name: str, found: dict[str, str]) -> None:
    assert FAULTS[name].message in found[name].splitlines()[0]


@pytest.mark.parametrize("name", FAULTS)
def test_the_message_tells_how_to_see_it_again(name: str, found: dict[str, str]) -> None:
    if name != "no counts":
        assert "antiqua.load('tricks', players=3, kind=False)" in found[name]
    if FAULTS[name].check not in ("worlds_differ", "components_are_conserved"):
        assert "seed" in found[name]
        assert "moves: " in found[name]


def test_every_check_finds_something() -> None:
    checks = {name for name in conformance.__all__ if name[0].islower()}
    assert checks - {fault.check for fault in FAULTS.values()} == {
        "check",
        "mixes",
        "modes_agree",
        "taste",
        "uniform",
    }


@pytest.mark.slow
def test_a_game_that_differs_by_mode_is_found() -> None:
    with pytest.raises(AssertionError, match=r"plain and compiled run: .*points"):
        conformance.modes_agree(Game(BY_MODE), range(2), "tests.conformance.differing:BY_MODE")


@pytest.mark.slow
def test_a_game_that_reads_out_of_bounds_is_found() -> None:
    with pytest.raises(AssertionError, match="IndexError"):
        conformance.modes_agree(Game(OUT_OF_BOUNDS), range(2), "tests.conformance.differing:OUT_OF_BOUNDS")
