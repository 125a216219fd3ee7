"""What tests of several parts share."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_APPS = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)
NO_CHROMIUM = (
    "No Chromium was found, and the browser tests need one. Install it (Debian, Ubuntu: "
    "'apt-get install chromium'; macOS: 'brew install --cask chromium'), or name another one: "
    "'ANTIQUA_CHROMIUM=/path/to/it make test'."
)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium; the test fails, and says how to install it, where there is none."""
    named = os.environ.get("ANTIQUA_CHROMIUM")
    if named:
        if not shutil.which(named):
            pytest.fail(f"ANTIQUA_CHROMIUM: {named!r} is no program.", pytrace=False)
        return named
    found = [path for name in CHROMIUM_NAMES if (path := shutil.which(name))]
    found += [str(path) for path in CHROMIUM_APPS if path.exists()]
    if not found:
        pytest.fail(NO_CHROMIUM, pytrace=False)
    return found[0]


Run = Callable[..., None]


@pytest.fixture(scope="session")
def succeeds() -> Run:
    """Runs a command in the repository's root; the test fails with all that it printed if it does."""

    def run(*command: str, cwd: Path = ROOT) -> None:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            shown = " ".join(command)
            pytest.fail(f"{shown}: exit status {done.returncode}\n{done.stdout}{done.stderr}", pytrace=False)

    return run
