"""The one decorator of all rules.

With `ANTIQUA_PLAIN=1` in the environment, or where there is no Numba, the rules run as plain Python.
With `ANTIQUA_CHECKED=1` compiled code checks the bounds of every index.
"""

import inspect
import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar, cast

PLAIN = os.environ.get("ANTIQUA_PLAIN", "") not in ("", "0") or find_spec("numba") is None
CHECKED = os.environ.get("ANTIQUA_CHECKED", "") not in ("", "0")

F = TypeVar("F", bound=Callable[..., Any])

if PLAIN:

    def rule(function: F) -> F:
        """Marks a function of the rules: compiled, or left alone in plain mode."""
        return function

    inline = rule

else:
    import numba

    from antiqua.kernel.cache import folder_of

    def _compile(function: F, forceinline: bool) -> F:
        file = inspect.getfile(function)
        config: Any = numba.config
        others = config.CACHE_DIR
        config.CACHE_DIR = str(folder_of(function.__module__, file, CHECKED))
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
