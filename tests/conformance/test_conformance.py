"""Every game, at every seat count and with every mix of options, holds to what the kernel promises."""

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from antiqua.bots import make, names
from antiqua.games import NAMES, definition
from antiqua.kernel import conformance
from antiqua.kernel.game import Game
from tests.conformance.recounts import RECOUNTS
from tests.kernel import minigame

EVERY = 25
"""The fast tests look closely at one decision in so many."""
CHECKS: tuple[Callable[..., None], ...] = (
    conformance.legal_moves_can_be_played,
    conformance.texts_name_moves,
    conformance.other_moves_are_refused,
    conformance.copies_stay,
    conformance.positions_are_the_state,
    conformance.components_are_conserved,
    conformance.scores_add_up,
    conformance.observations_tell,
    conformance.worlds_look_alike,
    conformance.worlds_can_be_played,
    conformance.secret_choices_are_secret,
    conformance.same_seed_same_game,
    conformance.games_at_once_are_games_apart,
    conformance.batches_are_single_games,
)
MIXES = {
    "-".join([game.name, *(str(value) for value in game.options.values())]): game
    for game in (game for name in NAMES for game in conformance.mixes(definition(name)))
}


def chosen(game: Game) -> int:
    """How many options are not as they are by default with so many seats."""
    options = game.definition.options
    return sum(game.options[option.name] != option.choices(game.players)[0] for option in options)


def sample() -> dict[str, Game]:
    """At every seat count the default options and the last mix; each other option alone at one seat count."""
    last = {(game.name, game.players): name for name, game in MIXES.items()}
    alone: dict[tuple[str, ...], str] = {}
    for number, (name, game) in enumerate(MIXES.items()):
        if chosen(game) == 1:
            options = [f"{key}={value}" for key, value in game.options.items() if key != "players"]
            if (game.name, *options) not in alone or number % 3 == 0:
                alone[game.name, *options] = name
    wanted = {*last.values(), *alone.values()}
    return {name: game for name, game in MIXES.items() if chosen(game) == 0 or name in wanted}


def settings(check: Callable[..., None], game: Game) -> dict[str, Any]:
    """What a check can be told besides the game and the seed."""
    every = 4 * EVERY if check is conformance.observations_tell else EVERY  # it looks at a hundred positions
    known = {"every": every, "recount": RECOUNTS.get(game.name), "count": 3}
    return {name: value for name, value in known.items() if name in signature(check).parameters}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", sample())
def test_game(name: str, check: Callable[..., None]) -> None:
    check(MIXES[name], 11, **settings(check, MIXES[name]))


@pytest.mark.parametrize("name", sample())
def test_all_that_is_hidden_is_dealt_again(name: str) -> None:
    conformance.worlds_differ(MIXES[name], range(2), every=EVERY)


@pytest.mark.parametrize("players", minigame.DEFINITION.seats)
def test_a_game_from_outside(players: int) -> None:
    game = Game(minigame.DEFINITION, players=players)
    for check in CHECKS:
        check(game, 3)
    conformance.scores_add_up(game, 3, recount=minigame.recount)


BOXES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "tzolkin": lambda data: {**data, "begging": {**data["begging"], "corn": 5}},
    "hellas": lambda data: {**data, "prices": {**data["prices"], "house": {"coast": 0, "inland": 1}}},
    "hadara": lambda data: {**data, "sale": {"coins": [3, 4, 5]}},
}
"""What an owner's box may correct."""


def boxed(name: str) -> Game:
    """A game with an owner's box."""
    default = Game(definition(name), players=3)
    return Game(definition(name), players=3, box=BOXES[name](default.components.data))


@pytest.mark.parametrize("name", NAMES)
def test_an_owners_box(name: str) -> None:
    game = boxed(name)
    assert not game.components.is_default
    for check in CHECKS:
        check(game, 17, **settings(check, game))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_an_owners_box_in_depth(name: str) -> None:
    conformance.check(boxed(name), games=1, seed=50, every=40, recount=RECOUNTS[name])


@pytest.mark.slow
def test_a_game_from_outside_with_every_mix() -> None:
    for game in conformance.mixes(minigame.DEFINITION):
        conformance.check(
            game, games=2, recount=minigame.recount, definition="tests.kernel.minigame:DEFINITION"
        )


def deep() -> list[str]:
    """At every seat count the default options and the last mix, which has every module."""
    last = {(game.name, game.players): name for name, game in MIXES.items()}
    return [name for name, game in MIXES.items() if chosen(game) == 0 or name in last.values()]


@pytest.mark.slow
@pytest.mark.parametrize("name", deep())
def test_game_in_depth(name: str) -> None:
    game = MIXES[name]
    bots = [make(bot, game) for bot in names(game)]
    conformance.check(game, games=2, seed=100, every=30, recount=RECOUNTS[game.name], bots=bots)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in MIXES if name not in deep()])
def test_every_mix(name: str) -> None:
    game = MIXES[name]
    bots = [make(bot, game) for bot in names(game)]
    conformance.check(game, games=1, seed=200, every=150, recount=RECOUNTS[game.name], bots=bots)
