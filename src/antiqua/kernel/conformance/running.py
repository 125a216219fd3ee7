"""Checks of ways to run: seeds, several games at once, compiled, plain and bounds-checked."""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np

from antiqua.kernel.batch import Batch
from antiqua.kernel.conformance.playing import Choose, Walk, difference, snapshot, uniform
from antiqua.kernel.definition import Definition
from antiqua.kernel.game import Game, State
from antiqua.kernel.loops import ILLEGAL
from antiqua.kernel.records import copy_record, new_numbers, new_records

MODES = {"compiled": {}, "plain": {"ANTIQUA_PLAIN": "1"}, "bounds-checked": {"ANTIQUA_CHECKED": "1"}}
STOPS = (3, 40, 150)
"""Decisions after which the modes are compared, besides the end."""


def same_seed_same_game(game: Game, seed: int, choose: Choose = uniform) -> None:
    """A seed gives one game, whatever was in its memory before; another seed gives another."""
    walk = Walk(game, seed, choose)
    again = Walk(game, seed, choose)
    walk.expect(snapshot(again.state) == snapshot(walk.state), "two new games of one seed differ")
    walk.expect(
        again.finish().fingerprint() == walk.finish().fingerprint(), "two games of one seed end differently"
    )
    walk.same("moves of two games of one seed", again.played, walk.played)
    used = walk.state.copy()
    fresh = game.new(seed=seed)
    game.setup(used.games, 0, seed)
    walk.expect(
        snapshot(used) == snapshot(fresh), "a game laid out where another was played differs from a fresh one"
    )
    others = [game.new(seed=seed + k) for k in range(1, 9)]
    walk.expect(
        any(snapshot(other) != snapshot(fresh) for other in others), "eight other seeds give the same game"
    )


def games_at_once_are_games_apart(game: Game, seed: int, choose: Choose = uniform, count: int = 5) -> None:
    """Games played in turn, decision by decision, in one array, are those played one after the other."""
    apart = [Walk(game, seed + k, choose) for k in range(count)]
    ends = [snapshot(walk.finish()) for walk in apart]
    games = new_records(game.definition.state, count)
    out = new_numbers(game.definition.max_legal)
    for k in range(count):
        copy_record(games, k, game.new(seed=seed + k).games, 0)
    for number in range(max(len(walk.played) for walk in apart)):
        for k, walk in enumerate(apart):
            if number < len(walk.played):
                player, move = walk.played[number]
                after = game.definition.loops.step(game.boxes, games, k, player, move.code, out)
                walk.expect(after != ILLEGAL, f"{move.text!r} is refused in a game played beside others")
    for k, walk in enumerate(apart):
        walk.expect(
            snapshot(_taken(game, games, k)) == ends[k], "a game played beside others ends differently"
        )


def _taken(game: Game, games: Any, i: int) -> State:
    state = game.new()
    copy_record(state.games, 0, games, i)
    return state


def batches_are_single_games(game: Game, seed: int, count: int = 7) -> None:
    """A batch gives the moves, seats, observations, scores and ends of games that are stepped one by one."""
    batch = Batch(game, count, seed)
    walks = [Walk(game, seed + k) for k in range(count)]
    while (batch.seats >= 0).any():
        codes = np.full(count, -1, np.int16)
        observations = batch.observations()
        for k, walk in enumerate(walks):
            seat = int(batch.seats[k])
            to_act = walk.state.to_act
            walk.same("the batch's seat", seat, to_act[0] if to_act else -1)
            walk.same(
                "the batch's moves",
                batch.moves[k][: batch.counts[k]].tolist(),
                walk.state.codes(seat) if to_act else [],
            )
            if to_act:
                walk.same(
                    "the batch's observation",
                    observations[k].tolist(),
                    list(map(int, walk.state.observation(seat))),
                )
                codes[k] = walk.rng.choice(walk.state.codes(seat))
                walk.played.append((seat, walk.state.moves(seat)[walk.state.codes(seat).index(codes[k])]))
                walk.state.play(walk.played[-1][1], seat)
        batch.step(codes)
    scores = batch.scores()
    for k, walk in enumerate(walks):
        walk.expect(snapshot(batch.state(k)) == snapshot(walk.state), "a game of a batch ends differently")
        walk.same(
            "the batch's scores",
            scores[k].tolist(),
            [player["total"] for player in walk.state.scores()["players"]],
        )


def modes_agree(game: Game, seeds: Iterable[int], definition: str | None = None) -> None:
    """Compiled, plain and bounds-checked runs of the same seeds give the same games.

    Each runs in a process of its own, which finds the game's definition as "module:NAME"; by default where
    the definition itself says.
    """
    where = definition or f"{game.definition.module}:DEFINITION"
    seeds = list(seeds)
    box = None if game.components.is_default else game.components.data
    task = json.dumps({"definition": where, "options": game.options, "box": box, "seeds": seeds})
    found = {mode: _run(task, environment) for mode, environment in MODES.items()}
    for mode in ("plain", "bounds-checked"):
        for seed, run, wanted in zip(seeds, found[mode], found["compiled"], strict=True):
            if run != wanted:
                raise AssertionError(
                    f"{game!r}, seed {seed}: {mode} and compiled run: {difference(run, wanted)}"
                )


def _run(task: str, environment: dict[str, str]) -> list[Any]:
    clean = {
        key: value for key, value in os.environ.items() if key not in ("ANTIQUA_PLAIN", "ANTIQUA_CHECKED")
    }
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", f"from {__name__} import main; main()", task],
        env={**clean, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"run with {environment or 'compiled rules'} failed:\n{done.stderr}")
    return list(json.loads(done.stdout))


def _trace(game: Game, seed: int) -> dict[str, Any]:
    """Hashes of a random game at some of its decisions and at its end."""
    loops = game.definition.loops
    rng = new_numbers(2, np.uint32)
    rng[0] = 1 + seed % 1000
    out = new_numbers(game.definition.max_legal)
    state = game.new(seed=seed)
    trace: dict[str, Any] = {}
    played = 0
    for stop in (*STOPS, game.definition.max_decisions):
        trace[f"moves up to {stop}"] = int(
            loops.trajectory(game.boxes, state.games, 0, rng, out, stop - played)
        )
        played = stop
        trace[f"position at {stop}"] = state.to_position()
        trace[f"observations at {stop}"] = [
            [int(number) for number in state.observation(seat)] for seat in (*range(game.players), None)
        ]
        trace[f"re-dealt at {stop}"] = [
            state.redealt(seat, seed).fingerprint() for seat in (*range(game.players), None)
        ]
        trace[f"scores at {stop}"] = state.scores()
    return trace


def main() -> None:
    """Plays the seeds of a task, the argument, in this process's mode; writes as JSON what came of them."""
    wanted = json.loads(sys.argv[1])
    module, _, name = wanted["definition"].partition(":")
    definition = getattr(importlib.import_module(module), name)
    assert isinstance(definition, Definition), f"{wanted['definition']} is no definition of a game"
    game = Game(definition, box=wanted["box"], **wanted["options"])
    sys.stdout.write(json.dumps([_trace(game, seed) for seed in wanted["seeds"]]))
