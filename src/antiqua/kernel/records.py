"""Record types whose fields read as attributes, in compiled code and in plain Python alike.

A game's state is one record of fixed size: nested records, int16 fields, lists of fixed capacity.
Compiled code works on NumPy arrays of such records; plain mode works on lists of `PlainRecord`.
"""

import struct
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from antiqua.kernel.compiling import PLAIN, rule

Records = Any
"""An array (compiled) or list (plain) of state records; `records[i]` is one record."""


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """An aligned record type from `(name, type)` or `(name, type, shape)` fields.

    A name that NumPy's own records have is refused: in Python it would mean something else than compiled.
    """
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(
                f"{name}: NumPy's records have an attribute of this name, allowed are other names"
            )
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


class PlainRecord:
    """The fields of a record type as Python ints and lists."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        assert dtype.names is not None
        assert dtype.fields is not None
        for name in dtype.names:
            setattr(self, name, _zeros(dtype.fields[name][0]))


def _zeros(dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype is not None:
        inner, shape = dtype.subdtype
        rest = np.dtype((inner, shape[1:])) if len(shape) > 1 else inner
        return [_zeros(rest) for _ in range(shape[0])]
    return PlainRecord(dtype) if dtype.names else 0


def new_records(dtype: np.dtype[Any], count: int) -> Records:
    """`count` records full of zeros."""
    if PLAIN:
        return [PlainRecord(dtype) for _ in range(count)]
    return np.zeros(count, dtype)


def new_numbers(count: int, dtype: type[Any] = np.int16) -> Any:
    """A buffer of `count` zeros for codes or observations."""
    return [0] * count if PLAIN else np.zeros(count, dtype)


def to_plain(value: Any) -> Any:
    """A NumPy record, array or number as `PlainRecord`, list or int."""
    if isinstance(value, np.void):
        assert value.dtype.names is not None
        plain = PlainRecord.__new__(PlainRecord)
        for name in value.dtype.names:
            setattr(plain, name, to_plain(value[name]))
        return plain
    if isinstance(value, np.ndarray):
        return [to_plain(item) for item in value]
    return int(value)


_FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f8": "d"}
_Build = Callable[[tuple[Any, ...], int], Any]


def plain_reader(dtype: np.dtype[Any]) -> Callable[[bytes], PlainRecord]:
    """Makes a `PlainRecord` of a record's bytes, all at once: much faster than to read field by field."""
    layout = struct.Struct("=" + _format(dtype))
    _count, build = _builder(dtype)
    return lambda raw: build(layout.unpack(raw), 0)


def _format(dtype: np.dtype[Any]) -> str:
    """The type as `struct` has it."""
    if dtype.subdtype is not None:
        inner, shape = dtype.subdtype
        return _format(inner) * int(np.prod(shape))
    if not dtype.names:
        return _FORMATS[dtype.str[1:]]
    assert dtype.fields is not None
    parts, end = [], 0
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        parts.append("x" * (offset - end) + _format(kind))
        end = offset + kind.itemsize
    return "".join(parts) + "x" * (dtype.itemsize - end)


def _builder(dtype: np.dtype[Any]) -> tuple[int, _Build]:
    """How many numbers the type has, and what makes its plain form of a row of numbers from a place on."""
    if dtype.subdtype is not None:
        inner, shape = dtype.subdtype
        rest = np.dtype((inner, shape[1:])) if len(shape) > 1 else inner
        size, build = _builder(rest)
        total = size * shape[0]
        if rest.names or rest.subdtype:
            starts = range(0, total, size)
            return total, lambda row, at: [build(row, at + start) for start in starts]
        return total, lambda row, at: list(row[at : at + total])
    if not dtype.names:
        return 1, lambda row, at: row[at]
    assert dtype.fields is not None
    fields: list[tuple[str, int, _Build]] = []
    total = 0
    for name in dtype.names:
        size, build = _builder(dtype.fields[name][0])
        fields.append((name, total, build))
        total += size

    def record_of(row: tuple[Any, ...], at: int) -> PlainRecord:
        plain = PlainRecord.__new__(PlainRecord)
        plain.__dict__ = {name: build(row, at + start) for name, start, build in fields}
        return plain

    return total, record_of


def as_records(array: np.ndarray[Any, Any]) -> Records:
    """A NumPy structured array in the form that the rules of this mode read.

    Compiled code takes an exact ndarray: to pass a subclass such as `np.recarray` costs several microseconds.
    """
    return to_plain(array) if PLAIN else array.view(np.ndarray)


def _copy_plain(value: Any) -> Any:
    if isinstance(value, PlainRecord):
        copy = PlainRecord.__new__(PlainRecord)
        copy.__dict__ = {name: _copy_plain(item) for name, item in value.__dict__.items()}
        return copy
    if isinstance(value, list):
        return [_copy_plain(item) for item in value]
    return value


@rule
def _copy_compiled(target, i, source, j):
    target[i] = source[j]


def _copy_to_plain(target: Records, i: int, source: Records, j: int) -> None:
    target[i] = _copy_plain(source[j])


copy_record = _copy_to_plain if PLAIN else _copy_compiled
"""Makes `target[i]` an independent copy of `source[j]`."""


@rule
def _put_compiled(target, i, record):
    target[i] = record


def _put_plain(target: Records, i: int, record: Any) -> None:
    target[i] = _copy_plain(record)


put_copy = _put_plain if PLAIN else _put_compiled
"""Makes `target[i]` an independent copy of a record, also in rules."""


@rule
def _room_compiled(dtype, count):
    return np.empty(count, dtype)


def _room_plain(dtype: Any, count: int) -> Any:
    return [_zeros(np.dtype(dtype)) for _ in range(count)]


room = _room_plain if PLAIN else _room_compiled
"""A buffer of `count` records or numbers inside rules, to be filled before it is read.

It takes memory from the heap, so it is for what is rare; a record of it does not keep it alive.
"""


if PLAIN:

    def lent(numbers: Any) -> Any:
        """The buffer itself."""
        return numbers

else:
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def lent(_context, numbers):
        """A view of a buffer whose owner outlives it: references to the view are not counted.

        Only for an array that is an argument of the function at hand, to be passed down: the view is never
        kept or returned. Counting takes two atomic instructions in every function that an array is passed
        to, which is much for rules as small as ours: without it random games of Tzolk'in take some 12 % less.
        """

        def without_owner(context, builder, signature, arguments):
            view = context.make_array(signature.return_type)(context, builder, value=arguments[0])
            view.meminfo = cgutils.get_null_value(view.meminfo.type)
            view.parent = cgutils.get_null_value(view.parent.type)
            return view._getvalue()

        return numbers(numbers), without_owner


def values(value: Any) -> Iterable[int]:
    """Every number of a record in order of its fields, the same in both modes."""
    if isinstance(value, PlainRecord):
        for item in value.__dict__.values():
            yield from values(item)
    elif isinstance(value, np.void):
        for name in value.dtype.names or ():
            yield from values(value[name])
    elif isinstance(value, list | np.ndarray):
        for item in value:
            yield from values(item)
    else:
        yield int(value)
