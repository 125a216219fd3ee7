"""Records read the same compiled and plain, and copies are independent."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from antiqua.games import NAMES, definition
from antiqua.kernel.game import Game
from antiqua.kernel.records import (
    PlainRecord,
    as_records,
    copy_record,
    new_numbers,
    new_records,
    plain_reader,
    record,
    to_plain,
    values,
)
from tests.kernel.processes import python

Inner = record(("kind", np.int16), ("pair", np.int16, 2))
Outer = record(
    ("words", np.uint32, 2),
    ("grid", np.int16, (2, 3)),
    ("inner", Inner),
    ("list", Inner, 2),
    ("last", np.int16),
)

FIELDS = """
import json, sys
from antiqua.games import definition
from antiqua.kernel.compiling import PLAIN
from antiqua.kernel.records import new_records
import numpy as np

def shape(value):
    if isinstance(value, (list, np.ndarray)):
        return [len(value), shape(value[0])]
    names = value.dtype.names if isinstance(value, np.void) else list(getattr(value, "__dict__", ()))
    return {name: shape(getattr(value, name)) for name in names} if names else 0

assert PLAIN == (sys.argv[2] == "1")
print(json.dumps(shape(new_records(definition(sys.argv[1]).state, 1)[0])))
"""


def fields(name: str, plain: str) -> Any:
    """The attributes of a new state, in another process."""
    return json.loads(python(FIELDS, name, plain, ANTIQUA_PLAIN=plain))


@pytest.mark.parametrize("name", NAMES)
def test_plain_and_compiled_states_have_the_same_fields(name: str) -> None:
    compiled = fields(name, "0")
    assert fields(name, "1") == compiled
    assert tuple(compiled) == definition(name).state.names


def numpy_record() -> Any:
    """A record in which every number is another one."""
    array = np.zeros(1, Outer)
    one = array[0]
    one.words[:] = (4_000_000_000, 1)
    one.grid[:] = [[2, 3, 4], [5, 6, 7]]
    one.inner.kind = 8
    one.inner.pair[:] = (9, 10)
    one.list[0].kind = 11
    one.list[0].pair[:] = (12, 13)
    one.list[1].kind = -14
    one.list[1].pair[:] = (15, 16)
    one.last = 17
    return array


NUMBERS = [4_000_000_000, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, -14, 15, 16, 17]


def test_values_are_in_the_order_of_the_fields() -> None:
    array = numpy_record()
    assert list(values(array[0])) == NUMBERS
    assert list(values(to_plain(array[0]))) == NUMBERS


def test_a_plain_record_has_python_numbers_and_lists() -> None:
    plain = to_plain(numpy_record()[0])
    assert plain.grid == [[2, 3, 4], [5, 6, 7]]
    assert plain.list[1].kind == -14
    assert {type(number) for number in values(plain)} == {int}
    assert type(plain.words[0]) is int


def test_a_new_plain_record_is_full_of_zeros() -> None:
    plain: Any = PlainRecord(Outer)
    assert list(values(plain)) == [0] * len(NUMBERS)
    plain.list[0].pair[1] = 5
    assert plain.list[1].pair == [0, 0]
    assert plain.grid[0] is not plain.grid[1]


def test_copies_are_independent() -> None:
    source = as_records(numpy_record())
    target = new_records(Outer, 3)
    copy_record(target, 1, source, 0)
    assert list(values(target[1])) == NUMBERS
    assert list(values(target[0])) == list(values(target[2])) == [0] * len(NUMBERS)
    target[1].list[0].pair[1] = 99
    target[1].grid[1][2] = 98
    assert list(values(source[0])) == NUMBERS
    source[0].last = 97
    assert target[1].last == 17


WITHIN_RULES = """
from antiqua.kernel.compiling import rule
from antiqua.kernel.records import lent, new_numbers, new_records, put_copy, record, room
import numpy as np

Inner = record(("pair", np.int16, 2))
Outer = record(("inner", Inner), ("last", np.int16))

@rule
def fill(records, numbers):
    path = room(Outer, 2)
    seen = room(np.int16, 1)
    put_copy(path, 1, records[0])
    path[1].inner.pair[1] = 7
    seen[0] = path[1].last
    own = lent(numbers)
    own[0] = path[1].inner.pair[1]
    own[1] = records[0].inner.pair[1]
    own[2] = seen[0]

records, numbers = new_records(Outer, 1), new_numbers(3)
records[0].last = 5
fill(records, numbers)
print([int(number) for number in numbers])
"""


@pytest.mark.parametrize("plain", ["0", "1"])
def test_rules_have_room_copies_and_lent_buffers(tmp_path: Path, plain: str) -> None:
    """A copy in a rule is independent; what is written to a lent buffer stands in the buffer itself."""
    (tmp_path / "within_rules.py").write_text(WITHIN_RULES)
    assert python("import within_rules", path=tmp_path, ANTIQUA_PLAIN=plain) == "[7, 0, 5]\n"


def test_records_are_arrays_that_compiled_code_takes_at_once() -> None:
    """A subclass such as `np.recarray` costs microseconds at every call."""
    assert type(new_records(Outer, 2)) in (np.ndarray, list)
    assert type(as_records(numpy_record())) in (np.ndarray, list)
    assert new_numbers(3)[0] == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_at_most_two_kilobytes(name: str) -> None:
    assert definition(name).state.itemsize <= 2048


def names_in(dtype: Any) -> set[str]:
    inner = dtype.subdtype[0] if dtype.subdtype else dtype
    return {
        *(inner.names or ()),
        *(name for field in inner.names or () for name in names_in(inner.fields[field][0])),
    }


@pytest.mark.parametrize("name", NAMES)
def test_no_field_has_a_name_that_numpy_uses(name: str) -> None:
    """`record.copy` or `record.base` is NumPy's own attribute where the rules are not compiled."""
    found = definition(name)
    dtypes = (found.state, found.components(None).record.dtype)
    assert {field for dtype in dtypes for field in names_in(dtype) if hasattr(np.record, field)} == set()


@pytest.mark.parametrize("dtype", [Outer, *(definition(name).state for name in NAMES)], ids=["outer", *NAMES])
def test_a_plain_reader_reads_every_field(dtype: np.dtype[Any]) -> None:
    chance = np.random.default_rng(5)
    raw = chance.integers(0, 256, dtype.itemsize, np.uint8).tobytes()
    wanted = to_plain(np.frombuffer(raw, dtype)[0])
    found = plain_reader(dtype)(raw)
    assert list(vars(found)) == list(vars(wanted))
    assert list(values(found)) == list(values(wanted))


@pytest.mark.parametrize("name", NAMES)
def test_a_states_facts_follow_its_record(name: str) -> None:
    state = Game(definition(name)).new(seed=3)
    first = list(values(state.facts))
    assert first == list(values(state.record))
    for _ in range(6):
        state.play(state.moves()[0])
        assert list(values(state.facts)) == list(values(state.record)) != first
    state.record.rng[0] += 1  # the record may be written to as well
    assert list(values(state.facts)) == list(values(state.record))
