"""Reading positions key by key: every fault is named by the path of its key (CONTRACT section 3)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from antiqua.kernel.checks import Check, Wrong, listed, shown
from antiqua.kernel.errors import PositionError

FORMAT = "antiqua-position/1"


class Reader:
    """The keys of one JSON object of a position."""

    def __init__(self, value: Any, path: str = "") -> None:
        if not isinstance(value, Mapping):
            raise PositionError(f"{path or 'position'}: is {shown(value)}, allowed is an object with keys")
        self.value = value
        self.path = path

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self.value

    def only(self, allowed: Iterable[str]) -> None:
        """Refuses every other key."""
        known = tuple(allowed)
        for key in self.value:
            if key not in known:
                which = f"allowed are {listed(known)}" if known else "allowed is none"
                raise PositionError(f"{self.at(str(key))}: there is no such key, {which}")

    def get(self, key: str, check: Check, default: Any) -> Any:
        """The value of a key, checked; the default if it is missing."""
        if key not in self.value:
            return default
        return checked(self.value[key], check, self.at(key))

    def refuse(self, key: str, why: str) -> PositionError:
        """An error about a key."""
        return PositionError(f"{self.at(key)}: {why}")

    def inner(self, key: str) -> "Reader":
        """The object under a key; empty if it is missing."""
        return Reader(self.value.get(key, {}), self.at(key))

    def items(self, key: str) -> list[Any]:
        """The list under a key; empty if it is missing."""
        value = self.value.get(key, [])
        if not isinstance(value, list | tuple):
            raise self.refuse(key, f"is {shown(value)}, allowed is a list")
        return list(value)


def checked(value: Any, check: Check, path: str) -> Any:
    """A checked value; PositionError with the path if it is not allowed."""
    try:
        return check(value)
    except Wrong as wrong:
        raise PositionError(f"{path}: {wrong}") from None


def same(expected: Any) -> Check:
    """Just this value."""

    def check(value: Any) -> Any:
        if type(value) is not type(expected) or value != expected:
            raise Wrong(f"is {shown(value)}, allowed is {shown(expected)}")
        return value

    return check


def or_null(check: Check) -> Check:
    """A value or null."""
    return lambda value: None if value is None else check(value)


def index_of(allowed: Iterable[str]) -> Check:
    """One of the words, as its index."""
    known = tuple(allowed)

    def check(value: Any) -> int:
        if not isinstance(value, str) or value not in known:
            raise Wrong(f"is {shown(value)}, allowed are {listed(known)}")
        return known.index(value)

    return check


def list_of(check: Check, most: int, why: str) -> Check:
    """A list of at most `most` checked values; `why` says what limits it."""

    def whole_list(value: Any) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise Wrong(f"is {shown(value)}, allowed is a list")
        if len(value) > most:
            raise Wrong(f"has {len(value)} entries, allowed are at most {most}: {why}")
        return [check(item) for item in value]

    return whole_list


def once(values: Iterable[tuple[str, Any]], name: Callable[[Any], str]) -> None:
    """Refuses a value that stands in two places; `values` are (path, value)."""
    seen: dict[Any, str] = {}
    for path, value in values:
        if value in seen:
            raise PositionError(f"{path}: {name(value)} is in {seen[value]} already, allowed is one place")
        seen[value] = path
