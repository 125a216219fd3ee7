"""The house is in order: style, types, the direction of imports, pinned requirements, the picture."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run

BIN = Path(sys.executable).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = [ROOT / "requirements" / name for name in ("play.txt", "dev.txt")]


@pytest.mark.parametrize(
    "command",
    [("ruff", "check"), ("ruff", "format", "--check"), ("mypy",), ("lint-imports",)],
    ids=["lint", "format", "types", "imports"],
)
def test_tools_find_nothing(command: tuple[str, ...], succeeds: Run) -> None:
    succeeds(str(BIN / command[0]), *command[1:])


def test_the_import_checker_sees_every_module() -> None:
    folders = {path.parent for path in (ROOT / "src").rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def pinned(lock: Path) -> dict[str, set[str]]:
    """Package name to the versions that the file allows; several where Python versions differ."""
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9.-]+)==([^ ;\\]+)", lock.read_text(), re.MULTILINE):
        versions.setdefault(name, set()).add(version)
    return versions


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9_.-]", requirement)[0].lower() for requirement in requirements}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_requirements_name_no_address_and_no_folder(lock: Path) -> None:
    lines = [line for line in lock.read_text().splitlines() if line.strip() and "# via" not in line]
    requirement = re.compile(
        r"[a-z0-9.-]+==[0-9a-z.]+( ; [a-z_]+ [!=<>]+ '[A-Za-z0-9.]+')? \\"  # numpy==2.0 ; marker \
        r"|    --hash=sha256:[0-9a-f]{64}( \\)?"
        r"|    #  .*"  # who needs it
    )
    assert [line for line in lines[2:] if not requirement.fullmatch(line)] == []
    assert not re.search(r"https?:|file:|@ |--(index|extra|find|trusted)", lock.read_text())


def test_everything_that_the_project_names_is_pinned() -> None:
    core, extras = PROJECT["project"]["dependencies"], PROJECT["project"]["optional-dependencies"]
    play, dev = (pinned(lock) for lock in LOCKS)
    assert names(core + extras["site"]) <= play.keys()
    assert names(core + [name for extra in extras.values() for name in extra]) <= dev.keys()
    assert play.items() <= dev.items(), "what is played is what is tested"


def test_the_engine_needs_only_numpy_and_numba() -> None:
    assert names(PROJECT["project"]["dependencies"]) == {"numpy", "numba"}


def test_every_part_of_the_house_is_in_the_picture() -> None:
    parts = {path.name for path in (ROOT / "src" / "antiqua").iterdir() if (path / "__init__.py").exists()}
    picture = (ROOT / "docs" / "house.svg").read_text()
    assert {part for part in parts if f">{part}<" not in picture} == set()
    page = (ROOT / "docs" / "ARCHITECTURE.md").read_text()
    assert {part for part in parts if f"`{part}`" not in page and f"`{part}/`" not in page} == set()
