"""Checks of information: a seat gets what its player can know, and nothing else.

`State.redealt` makes worlds that differ only in what a seat cannot know; everything that a seat gets must be
the same in all of them.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from antiqua.kernel.conformance.playing import Choose, Walk, leaves, snapshot, uniform
from antiqua.kernel.game import Game, Move, State


class Bot(Protocol):
    """Chooses for the seat `view["seat"]`; `sampler` makes worlds that the seat must hold possible."""

    def choose(
        self, view: Mapping[str, Any], moves: Sequence[Move], sampler: Callable[[int], State], rng: Random
    ) -> Move:
        """One of the moves; all chance comes from `rng`."""
        ...


LARGE = 1_000_000
"""Numbers above this are nowhere in a game but in seeds and generators."""
KNOWN = ("pending",)
"""Keys of a position that a view may leave out although everybody can work them out."""
ENOUGH = 40
"""Worlds after which something hidden must have been seen to differ."""


def worlds_look_alike(
    game: Game, seed: int, choose: Choose = uniform, every: int = 1, bots: Sequence[Bot] = ()
) -> None:
    """All that a seat is given, and its bots' choices, are the same in worlds that it cannot tell apart."""
    walk = Walk(game, _large(seed), choose)
    for number, state in enumerate(walk.some(every)):
        before = snapshot(state)
        for seat in (*range(game.players), None):
            known = _known(state, seat)
            picture = state.board(seat) if number % 10 == 0 else None
            asked = bots if number % 10 == 0 else ()
            chosen = _choices(asked, state, seat)
            _keeps_secrets(walk, state, seat, picture)
            for world in _worlds(state, seat, len(walk.played)):
                walk.same(f"what {_name(seat)} knows in a re-dealt world", _known(world, seat), known)
                if picture is not None:
                    walk.same(f"the board of {_name(seat)} in a re-dealt world", world.board(seat), picture)
                again = _choices(asked, world, seat)
                walk.same(f"choices of bots for {_name(seat)} in a re-dealt world", again, chosen)
        walk.expect(snapshot(state) == before, "to look or to re-deal changes the state")


def _choices(bots: Sequence[Bot], state: State, seat: int | None) -> list[Move]:
    """What the bots choose for a seat, always with the same chance."""
    if seat is None or seat not in state.to_act:
        return []
    view, moves = state.view(seat), state.moves(seat)
    return [bot.choose(view, moves, lambda seed: state.redealt(seat, seed), Random(0)) for bot in bots]


def _large(seed: int) -> int:
    """A seed that can be told from the numbers of a game."""
    return seed + (1 << 40)


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _worlds(state: State, seat: int | None, number: int, count: int = 2) -> list[State]:
    return [state.redealt(seat, LARGE * (number + 1) + k) for k in range(count)]


def _known(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that a seat is given, but the picture."""
    return {
        "view": state.view(seat),
        "observation": [int(number) for number in state.observation(seat)],
        "moves": [] if seat is None else state.moves(seat),
        "to_act": state.to_act,
        "text": repr(state),
    }


def observations_tell(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """Whatever differs in two views of a seat differs in what it is given as numbers, too.

    Of each position all numbers are changed in turn, as far as the game takes the position that comes of it.
    """
    walk = Walk(game, seed, choose)
    views: dict[tuple[int | None, tuple[int, ...]], dict[str, Any]] = {}
    for state in walk.some(every, first=2):
        for other in (state, *_neighbours(state)):
            for seat in (*range(game.players), None):
                observed = tuple(int(number) for number in other.observation(seat))
                view = other.view(seat)
                same = views.setdefault((seat, observed), view)
                walk.same(f"two views of {_name(seat)} with one observation", view, same)


def _neighbours(state: State) -> Iterator[State]:
    """Positions that differ from that of the state in one number."""
    position = state.to_position()
    for path, value in leaves(position):
        if path[0] in ("rules", "seed", "rng", "options", "pending") or type(value) is not int:
            continue
        for changed in (value + 1, value - 1):
            try:
                yield state.game.from_position(_changed(position, path, changed))
            except ValueError:
                continue


def _changed(whole: Any, path: Sequence[str], value: Any) -> Any:
    """A copy of nested objects and lists with another value at the end of the path."""
    if not path:
        return value
    if isinstance(whole, Mapping):
        key: Any = next(key for key in whole if str(key) == path[0])
        return {**whole, key: _changed(whole[key], path[1:], value)}
    return [
        _changed(item, path[1:], value) if str(number) == path[0] else item
        for number, item in enumerate(whole)
    ]


def _keeps_secrets(walk: Walk, state: State, seat: int | None, picture: str | None) -> None:
    """No key and no number of the seed or of the generator."""
    view = state.view(seat)
    secrets = {state.seed, *(value for value in state.to_position().get("rng", ()) if value > LARGE)}
    for path, value in leaves(view):
        walk.expect(not {"seed", "rng"} & set(path), f"the view of {_name(seat)} has {'.'.join(path)}")
        walk.expect(
            value not in secrets, f"the view of {_name(seat)} has the seed or generator at {'.'.join(path)}"
        )
    text = json.dumps(view) + repr(state) + (picture or "")
    for secret in secrets:
        walk.expect(str(secret) not in text, f"the seed or generator, {secret}, is shown to {_name(seat)}")


def worlds_differ(
    game: Game,
    seeds: Iterable[int],
    choose: Choose = uniform,
    every: int = 10,
    known: Sequence[str] = KNOWN,
) -> None:
    """All that a view leaves out is dealt again, so that `worlds_look_alike` would find it in a view."""
    tried: dict[str, int] = {}
    differs: set[str] = set()
    for seed in seeds:
        walk = Walk(game, _large(seed), choose)
        for state in walk.some(every):
            for seat in (*range(game.players), None):
                _compare_hidden(state, seat, tried, differs, known)
    dull = sorted(key for key, count in tried.items() if count >= ENOUGH and key not in differs)
    if dull:
        raise AssertionError(
            f"{game!r}: hidden from some seat, and the same in every re-dealt world: {', '.join(dull)}"
        )


def _compare_hidden(
    state: State, seat: int | None, tried: dict[str, int], differs: set[str], known: Sequence[str]
) -> None:
    shown = dict(leaves(state.view(seat)))
    hidden = {
        path: value
        for path, value in leaves(state.to_position())
        if path not in shown and path[0] not in known and value is not None  # null: there is nothing to hide
    }
    for world in _worlds(state, seat, len(tried) + len(differs), 1):
        dealt = dict(leaves(world.to_position()))
        for path, value in hidden.items():
            key = ".".join("*" if part.isdigit() else part for part in path)
            tried[key] = tried.get(key, 0) + 1
            if path not in dealt or dealt[path] != value:
                differs.add(key)


def worlds_can_be_played(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """A re-dealt world comes from what the seat knows and the seed alone, is complete, and can be played."""
    walk = Walk(game, seed, choose)
    for state in walk.some(every):
        for seat in (*range(game.players), None):
            one = state.redealt(seat, len(walk.played))
            other = state.redealt(seat, LARGE).redealt(seat, len(walk.played))
            # Else a sampler that is given to a bot would tell it something of the true world.
            walk.same(
                f"two worlds re-dealt for {_name(seat)} with one seed", other.to_position(), one.to_position()
            )
            walk.expect(
                snapshot(one) == snapshot(other), f"re-dealt for {_name(seat)} with one seed, different bytes"
            )
            position = one.to_position()
            walk.same("a re-dealt world, saved and loaded", _loaded(walk, position), position)
            count = game.definition.conserved
            if count is not None:
                walk.same("components of a re-dealt world", count(one), count(state))
        played_on = Walk(game, seed, choose, one)
        played_on.played = list(walk.played)
        played_on.finish()
        if count is not None:
            played_on.same("components of a re-dealt world at its end", count(one), count(state))


def _loaded(walk: Walk, position: dict[str, Any]) -> dict[str, Any]:
    try:
        return walk.game.from_position(position).to_position()
    except ValueError as error:
        walk.fail(f"a re-dealt world cannot be loaded: {error}")


def secret_choices_are_secret(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """While several seats choose at once, nobody sees what others have chosen, and their order is nothing."""
    walk = Walk(game, seed, choose)
    for state in walk.some(every):
        if len(state.to_act) > 1:
            for seat in state.to_act:
                _is_secret(walk, state, seat)
            _any_order(walk, state)


def _is_secret(walk: Walk, state: State, seat: int) -> None:
    first, *others = state.moves(seat)
    one = state.copy()
    walk.play_in(one, seat, first, "a copy")
    for number, move in enumerate(others):
        other = state.copy()
        walk.play_in(other, seat, move, "a copy")
        if (seat in one.to_act) != (seat in other.to_act):
            continue  # that a choice is complete may be seen
        for viewer in (*range(walk.game.players), None):
            if viewer != seat:
                choices = f"{move.text!r} or {first.text!r}, chosen secretly by seat {seat}"
                what = f"what {_name(viewer)} knows after {choices}"
                walk.same(what, _known(other, viewer), _known(one, viewer))
                # Else a sampler that is given to a bot would tell it the choice.
                walk.same(
                    f"a world re-dealt for {_name(viewer)} after {choices}",
                    other.redealt(viewer, number).to_position(),
                    one.redealt(viewer, number).to_position(),
                )
                if number == 0:  # pictures are slow
                    walk.expect(other.board(viewer) == one.board(viewer), f"the board differs in {what}")


def _any_order(walk: Walk, state: State) -> None:
    chosen = [(seat, walk.rng.choice(state.moves(seat))) for seat in state.to_act]
    ends = []
    for order in (chosen, chosen[::-1]):
        copy = state.copy()
        for seat, move in order:
            walk.play_in(copy, seat, move, "simultaneous choices in another order")
        ends.append(copy)
    walk.same("choices made in two orders lead to", ends[1].to_position(), ends[0].to_position())
    walk.expect(snapshot(ends[1]) == snapshot(ends[0]), "choices made in two orders leave different bytes")
