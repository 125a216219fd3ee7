"""Where compiled code is kept.

Numba's own cache does not see an edit in another file, and does not tell checked code from unchecked.
So the cache lies in a folder that is named by everything the compiled code depends on. What nobody has used
for a month is removed when new code comes.
"""

import getpass
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

KEPT = 30 * 24 * 60 * 60
"""Seconds for which unused code is kept: other versions may still be played."""

ENGINE = Path(__file__).resolve().parent.parent
KERNEL = ("compiling.py", "loops.py", "protocol.py", "records.py", "rng.py")
"""What any compiled code may import."""
RULES = ("rules/**/*.py", "state.py", "moves.py", "box.py", "tables.py")
"""What compiled code of a game may import, besides the kernel."""


BOUND: dict[str, tuple[tuple[str, str], ...]] = {}
"""Copies of modules that are bound to a game: modules and files of the game's functions, which they call."""


def _sources(module: str, file: str) -> list[Path]:
    """The sources that compiled code of a module may depend on."""
    sources = {ENGINE / "kernel" / name for name in KERNEL}
    for name, path in ((module, file), *BOUND.get(module, ())):
        words = name.split(".")
        if words[:2] == ["antiqua", "games"]:
            sources.update(*((ENGINE / "games").glob(f"{words[2]}/{pattern}") for pattern in RULES))
        elif words[0] != "antiqua":
            # Of a package all below the folder; of a script, which may lie anywhere, what lies beside it.
            sources.update(Path(path).parent.glob("**/*.py" if len(words) > 1 else "*.py"))
        elif words[1] != "kernel":
            sources.update(*((ENGINE / "games").glob(f"*/{pattern}") for pattern in RULES))
            sources.update((ENGINE / words[1]).rglob("*.py"))
    return sorted(sources)


def cache_key(module: str, file: str, checked: bool) -> str:
    """Names the compiled code of a module: its sources, Numba, Python and whether bounds are checked."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {checked}".encode())
    if Path(file).stem != module.rpartition(".")[2]:
        # a copy bound to a game, of which Numba's own cache knows the file alone
        digest.update(module.encode())
    for source in _sources(module, file):
        digest.update(str(source.relative_to(source.anchor)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def user_cache() -> Path:
    """The user's own folder for things that can be made again."""
    if override := os.environ.get("ANTIQUA_CACHE"):
        return Path(override)
    home = Path("~").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "antiqua" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "antiqua"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "antiqua"


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_own(folder: Path) -> bool:
    """Whether nobody else has prepared it: compiled code is run as it is read."""
    return sys.platform == "win32" or folder.stat().st_uid == os.getuid()


@lru_cache(1)
def cache_root() -> Path:
    """Where compiled code is kept: the user's cache folder, else a temporary one."""
    if _is_writable(user_cache()):
        return user_cache()
    shared = Path(tempfile.gettempdir()) / f"antiqua-{getpass.getuser()}"
    if _is_writable(shared) and _is_own(shared):
        return shared
    return Path(tempfile.mkdtemp(prefix="antiqua-"))


@lru_cache(None)
def folder_of(module: str, file: str, checked: bool) -> Path:
    """The folder of a module's compiled code, which is used now."""
    folder = cache_root() / cache_key(module, file, checked)
    try:
        os.utime(folder)
    except OSError:  # new code
        tidy()
    return folder


@lru_cache(1)
def tidy() -> None:
    """Removes compiled code that has not been used for long."""
    for folder in cache_root().iterdir():
        with suppress(OSError):  # another program may be removing the same
            if folder.stat().st_mtime < time.time() - KEPT and _is_compiled_code(folder):
                shutil.rmtree(folder)


def _is_compiled_code(folder: Path) -> bool:
    """Whether nothing else is in it: the user may have named any folder."""
    if not re.fullmatch("[0-9a-f]{16}", folder.name) or folder.is_symlink() or not folder.is_dir():
        return False
    return all(path.is_dir() or path.suffix in (".nbi", ".nbc") for path in folder.rglob("*"))
