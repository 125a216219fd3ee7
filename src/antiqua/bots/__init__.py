"""Bots: opponents that see what one seat may know."""

from antiqua.bots.base import Bot, Sampler, sampler
from antiqua.bots.evaluations import NAMES as EVALUATED
from antiqua.bots.random_bot import RandomBot
from antiqua.kernel.definition import names as listed
from antiqua.kernel.game import Game

__all__ = ["Bot", "Sampler", "make", "names", "sampler"]


def names(game: Game) -> tuple[str, ...]:
    """The bots that play a game, from the weakest on."""
    return ("random", "greedy") if game.name in EVALUATED else ("random",)


def make(name: str, game: Game) -> Bot:
    """The bot of this name for a game; ValueError names what is allowed."""
    if name not in names(game):
        raise ValueError(f"bot: {name!r} does not play {game.name}; allowed: {listed(names(game))}")
    if name == "random":
        return RandomBot()
    from antiqua.bots.greedy import Greedy

    return Greedy(game)
