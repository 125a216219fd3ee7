"""The one decorator of all rules, and where their compiled code is kept.

With `ANTIQUA_PLAIN=1` in the environment, or where there is no Numba, the rules run as plain Python.
With `ANTIQUA_CHECKED=1` compiled code checks the bounds of every index.

Numba's own cache does not see an edit in another file, and does not tell checked code from unchecked.
So the cache lies in a folder that is named by everything the compiled code depends on.
"""

import getpass
import hashlib
import inspect
import os
import sys
import tempfile
from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

PLAIN = os.environ.get("ANTIQUA_PLAIN", "") not in ("", "0") or find_spec("numba") is None
CHECKED = os.environ.get("ANTIQUA_CHECKED", "") not in ("", "0")

F = TypeVar("F", bound=Callable[..., Any])


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


@lru_cache(None)
def cache_key(module: str, file: str) -> str:
    """Names the compiled code of a module: its sources, Numba, Python and whether bounds are checked."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {CHECKED}".encode())
    if Path(file).stem != module.rpartition(".")[2]:
        digest.update(
            module.encode()
        )  # a copy bound to a game, of which Numba's own cache knows the file alone
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


if PLAIN:

    def rule(function: F) -> F:
        """Marks a function of the rules: compiled, or left alone in plain mode."""
        return function

    inline = rule

else:
    import numba

    def _compile(function: F, forceinline: bool) -> F:
        file = inspect.getfile(function)
        config: Any = numba.config
        others = config.CACHE_DIR
        config.CACHE_DIR = str(cache_root() / cache_key(function.__module__, file))
        try:
            decorate = numba.njit(
                cache=True, nogil=True, error_model="numpy", boundscheck=CHECKED, forceinline=forceinline
            )
            return cast(F, decorate(function))
        finally:
            config.CACHE_DIR = others  # a caller's own functions are none of ours

    def rule(function: F) -> F:
        """Marks a function of the rules: compiled, or left alone in plain mode."""
        return _compile(function, forceinline=False)

    def inline(function: F) -> F:
        """A rule that is small and hot enough to be copied into its callers."""
        return _compile(function, forceinline=True)


def as_plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as plain Python, for plain numbers as in `State.facts`; it may call no other rule."""
    return cast(Callable[..., Any], getattr(function, "py_func", function))
