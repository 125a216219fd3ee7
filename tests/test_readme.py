"""The README's examples run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from antiqua.site.folders import default_folder
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_a_whole_game_from_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("python")[0], "README.md", "exec"), {})
    ranking = eval(capsys.readouterr().out)
    assert sorted(seat for rank in ranking for seat in rank) == [0, 1, 2, 3]


def test_a_position_from_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("python")[1], "README.md", "exec"), {})
    moves, corn, picture = capsys.readouterr().out.splitlines()
    assert "'place tikal'" in moves
    assert (corn, picture) == ("3", "<svg")


def test_no_python_example_is_forgotten() -> None:
    assert len(blocks("python")) == 2


@pytest.mark.slow
def test_the_shell_examples(tmp_path: Path) -> None:
    (commands,) = [block for block in blocks("sh") if "antiqua " in block]
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr if done.returncode else "") == (0, "")
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len(list((tmp_path / "records").iterdir())) == 4


def test_what_the_site_is_started_with_exists() -> None:
    """The arguments in the README and in `make help`, and the folders where games are kept without them."""
    for page in (README, (ROOT / "Makefile").read_text(encoding="utf-8")):
        (arguments,) = re.findall(r'ARGS="([^"$]+)"', page)
        options = re.findall(r"--[a-z-]+", arguments)
        assert options == ["--data", "--port"]
        helped = subprocess.run(
            [sys.executable, "-m", "antiqua", "play", "--help"], capture_output=True, text=True, check=True
        )
        assert all(option in helped.stdout for option in options)


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_the_folders_that_keep_the_games_are_named(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folder = default_folder().relative_to(Path.home())
    assert f"`~/{folder.as_posix()}`" in README


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    pages = README + (ROOT / "docs" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)[`\s]", pages, re.MULTILINE))
    assert {name for pair in named for name in pair if name} - targets == set()


def test_every_link_leads_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
        assert [link for link in links if not (page.parent / link).exists()] == [], page.name
