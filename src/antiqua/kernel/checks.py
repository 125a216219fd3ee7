"""Checks of single values in a components file: each returns the value or says what is allowed."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

Check = Callable[[Any], Any]
"""Returns the value in its final form, or raises `Wrong`."""


class Wrong(ValueError):
    """A value that is not allowed; the text says what is."""


def whole(low: int, high: int) -> Check:
    """A whole number from `low` to `high`."""

    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Wrong(f"is {shown(value)}, allowed are whole numbers from {low} to {high}")
        return value

    return check


def word(*allowed: str) -> Check:
    """One of the given words."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise Wrong(f"is {shown(value)}, allowed are {listed(allowed)}")
        return value

    return check


def one_of(*allowed: int) -> Check:
    """One of the given numbers."""

    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise Wrong(f"is {shown(value)}, allowed are {listed(allowed)}")
        return value

    return check


def words(allowed: Iterable[str], most: int) -> Check:
    """A list of at most `most` of the given words."""
    known = tuple(allowed)

    def check(value: Any) -> list[str]:
        if not isinstance(value, list | tuple):
            raise Wrong(f"is {shown(value)}, allowed is a list of {listed(known)}")
        if len(value) > most:
            raise Wrong(f"has {len(value)} things, allowed are at most {most}")
        return [word(*known)(item) for item in value]

    return check


def amounts(names: Iterable[str], low: int, high: int) -> Check:
    """A number for some of the names, such as `{wood = 1, gold = 2}`."""
    known = tuple(names)

    def check(value: Any) -> dict[str, int]:
        if not isinstance(value, Mapping):
            raise Wrong(f"is {shown(value)}, allowed are amounts such as {{{known[0]} = {max(low, 1)}}}")
        for name, amount in value.items():
            if name not in known:
                raise Wrong(f"has unknown {shown(name)}, allowed are {listed(known)}")
            _inner(whole(low, high), amount, f"{name} ")
        return {name: value[name] for name in known if value.get(name)}

    return check


def numbers(least: int, most: int, low: int, high: int) -> Check:
    """A list of `least` to `most` whole numbers from `low` to `high`."""

    def check(value: Any) -> list[int]:
        if not isinstance(value, list | tuple):
            raise Wrong(f"is {shown(value)}, allowed is a list of whole numbers")
        if not least <= len(value) <= most:
            right = str(least) if least == most else f"{least} to {most}"
            raise Wrong(f"has {len(value)} numbers, allowed are {right}")
        for index, number in enumerate(value):
            _inner(whole(low, high), number, f"number {index + 1} ")
        return list(value)

    return check


def rising(check: Check, strictly: bool = False) -> Check:
    """A list that never falls; strictly: every number is above the one before."""

    def both(value: Any) -> Any:
        right = check(value)
        for before, after in pairwise(right):
            if after < before or (strictly and after == before):
                rule = "every number must be above the one before" if strictly else "the numbers may not fall"
                raise Wrong(f"is {shown(right)}, {after} follows {before}, {rule}")
        return right

    return both


def even(check: Check) -> Check:
    """A list of even numbers."""

    def both(value: Any) -> Any:
        right = check(value)
        for number in right:
            if number % 2:
                raise Wrong(f"has {number}, allowed are even numbers")
        return right

    return both


def by_number(low: int, high: int, check: Check, every: bool = False) -> Check:
    """Values by whole numbers from `low` to `high`, such as `{2 = "stone"}`; every: none may be missing."""

    def both(value: Any) -> dict[int, Any]:
        if not isinstance(value, Mapping):
            raise Wrong(f"is {shown(value)}, allowed are values by number such as {{{low} = …}}")
        right = {}
        for key, inner in value.items():
            number = int(key) if isinstance(key, str) and re.fullmatch(r"\d{1,3}", key) else key
            _inner(whole(low, high), number, "key ")
            right[number] = _inner(check, inner, f"{number} ")
        missing = [number for number in range(low, high + 1) if every and number not in right]
        if missing:
            raise Wrong(f"has nothing for {listed(missing)}, all of {low} to {high} are needed")
        return dict(sorted(right.items()))

    return both


def text(value: Any) -> str:
    """Any words."""
    if not isinstance(value, str):
        raise Wrong(f"is {shown(value)}, allowed is a text")
    return value


def flag(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Wrong(f"is {shown(value)}, allowed are true and false")
    return value


def _inner(check: Check, value: Any, lead: str) -> Any:
    try:
        return check(value)
    except Wrong as wrong:
        raise Wrong(f"{lead}{wrong}") from None


def shown(value: Any) -> str:
    """A value as a message quotes it, on one line and short."""
    if isinstance(value, Mapping):
        quoted = "{" + ", ".join(f"{key} = {shown(inner)}" for key, inner in value.items()) + "}"
    elif isinstance(value, list | tuple):
        quoted = "[" + ", ".join(shown(inner) for inner in value) + "]"
    elif isinstance(value, bool):
        quoted = "true" if value else "false"
    elif value is None:
        quoted = "null"
    elif isinstance(value, str):
        quoted = json.dumps(value, ensure_ascii=False)
    elif isinstance(value, int) and value.bit_length() > 128:
        quoted = "a very large number"  # printing it could fail or take long
    else:
        quoted = " ".join(str(value).split())
    return quoted if len(quoted) <= 60 else f"{quoted[:57]}…"


def listed(allowed: Iterable[Any]) -> str:
    """Words or numbers as a list in a sentence."""
    items = [str(item) for item in allowed]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def any_word(value: Any) -> str:
    """A name of small letters, figures and underscores."""
    if not isinstance(value, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", value):
        raise Wrong(f"is {shown(value)}, allowed are names such as gain_3_corn")
    return value


def tile_id(letter: str) -> Check:
    """An id such as `b07`."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or not re.fullmatch(letter + r"\d\d", value):
            raise Wrong(f"is {shown(value)}, allowed are ids such as {letter}07")
        return value

    return check
