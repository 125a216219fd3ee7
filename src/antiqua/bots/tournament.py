"""Bots against each other: games with seats rotated, and what each bot made of them."""

import json
import math
import multiprocessing
import random
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import antiqua
from antiqua import bots as _bots
from antiqua.kernel.game import Game
from antiqua.play.match import Match

Z_95 = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True)
class Tournament:
    """What is to be played: `games` games from `seed` on, by the bots named, one for each seat."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    records: str | None = None
    """A folder for the games' records."""


@dataclass(frozen=True)
class Played:
    """One finished game: the bot, the points and the share of the win of each seat."""

    seats: tuple[str, ...]
    points: tuple[float, ...]
    wins: tuple[float, ...]
    decisions: int


def seated(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """The bots by seat in a game: everyone one seat further than in the game before."""
    shift = number % len(bots)
    return tuple(bots[(seat - shift) % len(bots)] for seat in range(len(bots)))


def play(plan: Tournament, number: int, game: Game | None = None) -> Played:
    """Game `number` of a tournament; the same plan and number give the same game."""
    game = game or _game(plan)
    names = seated(plan.bots, number)
    bots = [_bots.make(name, game) for name in names]
    chances = [random.Random(f"{plan.seed} {number} {seat}") for seat in range(len(bots))]
    state = game.new(seed=plan.seed + number)
    moves = []
    while to_act := state.to_act:
        seat = to_act[0]
        sampler = _bots.sampler(state, seat)
        move = bots[seat].choose(state.view(seat), state.moves(seat), sampler, chances[seat])
        state.play(move, seat=seat)
        moves.append((seat, str(move)))
    scores = state.scores()
    if plan.records is not None:
        _write_record(plan, number, game, names, moves)
    first = scores["ranking"][0]
    return Played(
        names,
        tuple(player["total"] for player in scores["players"]),
        tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(names))),
        len(moves),
    )


def _game(plan: Tournament) -> Game:
    return antiqua.load(plan.game, **plan.options)


def _write_record(
    plan: Tournament, number: int, game: Game, names: Sequence[str], moves: Sequence[tuple[int, str]]
) -> None:
    match = Match(game, plan.seed + number, names)
    for seat, text in moves:
        match.play(seat, text)
    assert plan.records is not None
    path = Path(plan.records) / f"{plan.game}-{plan.seed + number}.json"
    path.write_text(json.dumps(match.record(), ensure_ascii=False) + "\n", encoding="utf-8")


def _play_some(plan: Tournament, numbers: range) -> list[Played]:
    game = _game(plan)
    return [play(plan, number, game) for number in numbers]


def run(plan: Tournament, workers: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Plays a tournament in so many processes; `progress` is told how many games are over."""
    started = time.perf_counter()
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    size = max(1, min(20, math.ceil(plan.games / (4 * workers))))
    parts = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    played: list[Played] = []
    if workers == 1:
        game = _game(plan)
        for number in range(plan.games):
            played.append(play(plan, number, game))
            _tell(progress, len(played))
    else:
        # Started afresh: a copy of this process could hold locks of threads that it does not have.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(workers, len(parts)), mp_context=context) as pool:
            for some in pool.map(_play_some, [plan] * len(parts), parts):
                played += some
                _tell(progress, len(played))
    return {**_report(plan, played), "seconds": round(time.perf_counter() - started, 3)}


def _tell(progress: Callable[[int], None] | None, count: int) -> None:
    if progress is not None:
        progress(count)


def _report(plan: Tournament, played: Sequence[Played]) -> dict[str, Any]:
    """Means, wins and 95 % intervals by bot; one observation a game, however many seats a bot has in it."""
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "games": plan.games,
        "seed": plan.seed,
        "bots": {name: _bot_report(name, played) for name in dict.fromkeys(plan.bots)},
        "winner_points": _mean([max(game.points) for game in played]),
        "points": _mean([sum(game.points) / len(game.points) for game in played]),
        "decisions": sum(game.decisions for game in played),
    }


def _bot_report(name: str, played: Sequence[Played]) -> dict[str, Any]:
    points, wins, seats = [], [], 0
    for game in played:
        own = [seat for seat, bot in enumerate(game.seats) if bot == name]
        seats += len(own)
        points.append(sum(game.points[seat] for seat in own) / len(own))
        wins.append(sum(game.wins[seat] for seat in own))
    return {"seats": seats, "points": _mean(points), "wins": {"count": round(sum(wins), 3), **_share(wins)}}


def _mean(values: Sequence[float]) -> dict[str, Any]:
    """The mean and its 95 % interval; no interval for a single value."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return {"mean": round(mean, 3), "interval": None}
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    half = Z_95 * deviation / math.sqrt(count)
    return {"mean": round(mean, 3), "interval": [round(mean - half, 3), round(mean + half, 3)]}


def _share(wins: Sequence[float]) -> dict[str, Any]:
    """The share of games won and its 95 % interval (Wilson's, which holds near 0 and 1 too)."""
    count = len(wins)
    share = sum(wins) / count
    spread = Z_95**2 / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * math.sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return {
        "share": round(share, 4),
        "interval": [round(max(0, middle - half), 4), round(min(1, middle + half), 4)],
    }
