"""The one decorator of all rules, and where their compiled code is kept.

With `ANTIQUA_PLAIN=1` in the environment the rules run as plain Python and Numba is not imported.
With `ANTIQUA_CHECKED=1` compiled code checks the bounds of every index.

Numba's own cache does not see an edit in another file, and does not tell checked code from unchecked.
So the cache lies in a folder that is named by everything the compiled code depends on.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

PLAIN = os.environ.get("ANTIQUA_PLAIN", "") not in ("", "0")
CHECKED = os.environ.get("ANTIQUA_CHECKED", "") not in ("", "0")

F = TypeVar("F", bound=Callable[..., Any])


def _sources() -> list[Path]:
    """The engine's own sources: whatever compiled code may depend on."""
    root = Path(__file__).resolve().parent.parent
    return sorted([*(root / "kernel").rglob("*.py"), *(root / "games").rglob("*.py"), *(root / "bots").rglob("*.py")])


@lru_cache(1)
def cache_key() -> str:
    """Names the compiled code: sources, Numba, Python and whether bounds are checked."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {CHECKED}".encode())
    for source in _sources():
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def user_cache() -> Path:
    """The user's own folder for things that can be made again."""
    if override := os.environ.get("ANTIQUA_CACHE"):
        return Path(override)
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "antiqua" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "antiqua"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "antiqua"


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@lru_cache(1)
def cache_folder() -> Path:
    """Where compiled code is kept: the user's cache folder, else a temporary one."""
    for root in (user_cache(), Path(tempfile.gettempdir()) / f"antiqua-{os.environ.get('USER', 'cache')}"):
        if _is_writable(root / cache_key()):
            return root / cache_key()
    return Path(tempfile.mkdtemp(prefix="antiqua-"))


if PLAIN:

    def rule(function: F) -> F:
        """Marks a function of the rules: compiled, or left alone in plain mode."""
        return function

    inline = rule

else:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    _compile = numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=CHECKED)
    _compile_inline = numba.njit(
        cache=True, nogil=True, error_model="numpy", boundscheck=CHECKED, forceinline=True
    )

    def rule(function: F) -> F:
        """Marks a function of the rules: compiled, or left alone in plain mode."""
        return _compile(function)  # type: ignore[no-any-return]

    def inline(function: F) -> F:
        """A rule that is small and hot enough to be copied into its callers."""
        return _compile_inline(function)  # type: ignore[no-any-return]
