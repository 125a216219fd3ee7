"""Checks of states: copies, positions, components, scores."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from antiqua.kernel.conformance.playing import Choose, Walk, snapshot, uniform
from antiqua.kernel.game import Game, State

Recount = Callable[[State], list[tuple[float, float]]]
"""Each seat's total and what breaks a tie, counted from the position by other code than the game's own."""

AHEAD = 40
"""Decisions for which a loaded game is compared with the one that went on."""


def copies_stay(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """No copy changes while the game goes on; to play on a copy changes neither the game nor other copies."""
    walk = Walk(game, seed, choose)
    kept: list[tuple[State, Any]] = []
    for state in walk.some(every):
        copy = state.copy()
        kept.append((copy, snapshot(state)))
        walk.expect(snapshot(copy) == kept[-1][1], "a copy differs from its original")
    for number, (copy, _) in enumerate(kept):
        if number % 10 == seed % 10:
            Walk(game, seed, choose, copy.copy()).finish()
    for number, (copy, before) in enumerate(kept):
        walk.expect(snapshot(copy) == before, f"copy {number} has changed since it was made")
        walk.same(
            f"fingerprints of copy {number} and a copy of it", copy.copy().fingerprint(), copy.fingerprint()
        )


def positions_are_the_state(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """A position saved as JSON and loaded has the same fingerprint and moves, and goes on as the game."""
    walk = Walk(game, seed, choose)
    for state in walk.some(every):
        before = snapshot(state)
        loaded = _reloaded(walk, state)
        _same_state(walk, loaded, state, "")
        walk.expect(snapshot(state) == before, "to write the position changes the state")
        _goes_on_alike(walk, loaded, state)
    _same_state(walk, _reloaded(walk, walk.state), walk.state, "")


def _goes_on_alike(walk: Walk, loaded: State, state: State) -> None:
    """Plays the same moves in both for a while."""
    ahead = Walk(walk.game, walk.seed + len(walk.played), walk.choose, state.copy())
    for _ in range(AHEAD):
        if ahead.state.is_over:
            break
        ahead.play()
        seat, move = ahead.played[-1]
        when = " after " + "; ".join(f"{seat}: {move.text}" for seat, move in ahead.played)
        walk.play_in(loaded, seat, move, f"a loaded state{when}")
        walk.same(f"who may act in the loaded state{when}", loaded.to_act, ahead.state.to_act)
        for seat in loaded.to_act:
            walk.same(
                f"codes of seat {seat} in the loaded state{when}", loaded.codes(seat), ahead.state.codes(seat)
            )
    _same_state(walk, loaded, ahead.state, when)


def _reloaded(walk: Walk, state: State) -> State:
    position = state.to_position()
    text = json.dumps(position)
    walk.same("the position after JSON", json.loads(text), position)
    try:
        loaded = walk.game.from_position(json.loads(text))
    except ValueError as error:
        walk.fail(f"a position of the game cannot be loaded: {error}; position: {text}")
    walk.same("the position of the loaded state", loaded.to_position(), position)
    return loaded


def _same_state(walk: Walk, loaded: State, state: State, when: str) -> None:
    walk.same(f"who may act in the loaded state{when}", loaded.to_act, state.to_act)
    walk.same(f"the loaded state{when}", loaded.to_position(), state.to_position())
    walk.same(f"the fingerprint of the loaded state{when}", loaded.fingerprint(), state.fingerprint())
    for seat in range(walk.game.players):
        walk.same(f"the loaded state's moves of seat {seat}{when}", loaded.moves(seat), state.moves(seat))
        found, wanted = ([int(number) for number in one.observation(seat)] for one in (loaded, state))
        walk.same(f"the loaded state's observation of seat {seat}{when}", found, wanted)


def components_are_conserved(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """No move changes the definition's `conserved` counts, none makes those of `dwindling` grow."""
    definition = game.definition
    assert definition.conserved is not None, f"the definition of {game.name} has no `conserved`"
    walk = Walk(game, seed, choose)
    first = definition.conserved(walk.state)
    last = _dwindling(walk.state)
    for state in walk.some(every):
        walk.same("components", definition.conserved(state), first)
        last = _not_more(walk, _dwindling(state), last)
    walk.same("components", definition.conserved(walk.state), first)
    _not_more(walk, _dwindling(walk.state), last)


def _dwindling(state: State) -> Mapping[str, int]:
    count = state.game.definition.dwindling
    return count(state) if count else {}


def _not_more(walk: Walk, now: Mapping[str, int], before: Mapping[str, int]) -> Mapping[str, int]:
    for name, number in now.items():
        walk.expect(number <= before[name], f"{name}: {number}, more than the {before[name]} before")
    return now


def scores_add_up(
    game: Game, seed: int, choose: Choose = uniform, every: int = 1, recount: Recount | None = None
) -> None:
    """Totals are the sums of their parts, the ranking follows from them, and a recount gives the same."""
    walk = Walk(game, seed, choose)
    for state in walk.some(every):
        _scores(walk, state, recount)
    walk.expect(bool(walk.state.scores()["over"]), "the game is over, and the scores do not say so")
    _scores(walk, walk.state, recount)


def _scores(walk: Walk, state: State, recount: Recount | None) -> None:
    before = snapshot(state)
    scores = state.scores()
    walk.expect(snapshot(state) == before, "to count the scores changes the state")
    walk.expect(scores["over"] == state.is_over, f"the scores say over: {scores['over']}")
    totals = [player["total"] for player in scores["players"]]
    walk.same("number of scores", len(totals), walk.game.players)
    walk.same("totals and sums of their parts", totals, [sum(p["parts"].values()) for p in scores["players"]])
    ranking = scores["ranking"]
    ranked = [seat for group in ranking for seat in group]
    walk.expect(sorted(ranked) == list(range(len(totals))), f"the ranking has not every seat once: {ranking}")
    in_order = [totals[seat] for seat in ranked]
    walk.expect(in_order == sorted(in_order, reverse=True), f"the ranking {ranking} is not that of {totals}")
    for group in ranking:
        walk.expect(len({totals[seat] for seat in group}) == 1, f"{group} share a rank with {totals}")
    if recount is not None:
        counted = recount(state)
        walk.same("totals and their recount", totals, [total for total, _ in counted])
        best_first = sorted(set(counted), reverse=True)
        wanted = [[seat for seat in range(len(totals)) if counted[seat] == rank] for rank in best_first]
        walk.same("ranking and its recount", ranking, wanted)
