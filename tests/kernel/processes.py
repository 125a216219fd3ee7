"""Python in a process of its own, where the mode and the cache can be chosen."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT


def python(code: str, *arguments: str, path: Path = ROOT, **environment: str) -> str:
    """What the code prints; `path` is a folder to import from before all others."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("ANTIQUA_")}
    if "ANTIQUA_CACHE" in os.environ:
        clean["ANTIQUA_CACHE"] = os.environ["ANTIQUA_CACHE"]
    folders = [str(path), str(ROOT / "src"), str(ROOT)]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**clean, "PYTHONPATH": os.pathsep.join(folders), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
