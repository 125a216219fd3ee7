"""How a game describes itself to the kernel."""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from antiqua.kernel import cache, protocol
from antiqua.kernel.records import plain_reader

if TYPE_CHECKING:
    from antiqua.kernel.game import Game, State

FUNCTIONS = ("setup", "to_act", "legal", "apply", "score", "redeal", "observe")


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game."""

    name: str
    default: Any
    allowed: tuple[Any, ...]
    title: str
    meaning: str
    fixed: Mapping[int, Any] = field(default_factory=dict)
    """The only value that is allowed with so many players."""

    def choices(self, players: int) -> tuple[Any, ...]:
        """What is allowed with so many players, the default first."""
        if players in self.fixed:
            return (self.fixed[players],)
        return (self.default, *(value for value in self.allowed if value != self.default))


@dataclass(frozen=True)
class Definition:
    """A game: its rules functions (`protocol`), its texts, positions and pictures."""

    name: str
    title: str
    module: str
    """The module that holds it as DEFINITION, by which other processes find it."""
    rules: int
    """The rules version that records carry; grows when the same moves can lead elsewhere."""
    seats: tuple[int, ...]
    default_players: int
    options: tuple[Option, ...]
    state: np.dtype[Any]
    functions: Mapping[str, Callable[..., Any]]
    codes: int
    """Move codes are 0 to `codes` - 1."""
    max_legal: int
    """No position has more legal moves for a seat."""
    max_decisions: int
    """Random games are shorter."""
    observation: int
    """How many numbers `observe` writes."""
    score_parts: tuple[str, ...]
    score_unit: int
    """Scores are counted in this part of a point: 4 for quarters."""
    components: Callable[[Any], Any]
    """Reads a components file or mapping; None gives the default box."""
    move_text: Callable[["State", int, int], str]
    """The text of a legal move: state, seat, code."""
    canonical: Callable[[str], str]
    """A text in lower case and single blanks, in the order of words that `move_text` writes."""
    final: Callable[[int], bool]
    """Whether a move, by its code, cannot be taken back."""
    to_position: Callable[["State"], dict[str, Any]]
    from_position: Callable[["Game", Mapping[str, Any]], "State"]
    view: Callable[["State", int | None], dict[str, Any]]
    board: Callable[["State", int | None], str]
    sentence: Callable[..., str]
    """The log's sentence for a move: view before, view after, seat, text."""
    story: Callable[..., list[tuple[int | None, str, dict[str, int]]]] | None = None
    """The log's lines for a move and what follows from it: view before, view after, seat, text, box.

    Each line has the seat it is about (None: the table), the sentence, and what that seat gained or lost.
    """
    secret: Callable[["State"], int] = lambda state: 0
    """The number of the decision that all seats are making in secret now; 0 if there is none."""
    stage: Callable[["State"], int] = lambda state: 0
    """A number that changes where a turn is over, or something is shown, by a move that is not `final`.

    It is below 0 where a turn goes on after a move that is `final` elsewhere, which can then be taken back.
    """
    trial: Callable[["State"], "State"] = lambda state: state.copy()
    """A copy to try moves on, on which nothing that is hidden comes to light by them."""
    conserved: Callable[["State"], Mapping[str, int]] | None = None
    """Counts that no move changes; a component that is lost or doubled is found by them."""
    dwindling: Callable[["State"], Mapping[str, int]] | None = None
    """Counts of components that can leave the game for good: no move makes them grow."""

    def __reduce__(self) -> tuple[Callable[[str], "Definition"], tuple[str]]:
        return find, (self.module,)

    @cached_property
    def loops(self) -> ModuleType:
        """The module of compiled entry points, bound to this game."""
        return bind(self.name, self.functions)

    @cached_property
    def read(self) -> Callable[[bytes], Any]:
        """Makes plain numbers and lists of a state's bytes."""
        return plain_reader(self.state)

    def options_bits(self, options: Mapping[str, Any]) -> int:
        """The options as the number that `setup` is given: each option's place among its allowed values."""
        bits = 0
        for option in reversed(self.options):
            bits = bits * len(option.allowed) + option.allowed.index(options[option.name])
        return bits


def find(module: str) -> Definition:
    """The definition that a module holds."""
    found: Definition = importlib.import_module(module).DEFINITION
    return found


def bind(name: str, functions: Mapping[str, Callable[..., Any]]) -> ModuleType:
    """A copy of the module `loops` in which the game's functions stand for those of the protocol."""
    if missing := [function for function in FUNCTIONS if function not in functions]:
        raise TypeError(f"{name} lacks the functions {', '.join(missing)}")
    module_name = f"antiqua.kernel.loops_{name}"
    spec = importlib.util.spec_from_file_location(module_name, Path(protocol.__file__).with_name("loops.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    sources = {functions[function].__module__ for function in FUNCTIONS}
    cache.BOUND[module_name] = tuple((name, str(sys.modules[name].__file__)) for name in sorted(sources))
    spec.loader.exec_module(module)
    for function in FUNCTIONS:
        setattr(module, function, functions[function])
    return module


def names(values: Sequence[Any]) -> str:
    """Allowed values in words, as the command line writes them."""
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


def given(value: Any) -> str:
    """A value of an option that is not allowed, written as it is typed."""
    return str(value).lower() if isinstance(value, bool) else repr(value)
