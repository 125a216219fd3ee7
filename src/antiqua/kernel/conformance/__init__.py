"""What every game must hold to, as checks that a game from anywhere can be put to.

`check(antiqua.load("tzolkin", players=3))` plays random games and raises AssertionError with the game, its
seed, its moves and what differs. Each check can be called by itself: `texts_name_moves(game, seed=7)`.
Every seat count and mix of options of a game is `mixes(definition)`.
"""

import itertools
from collections.abc import Iterator, Sequence

from antiqua.kernel.conformance.knowing import (
    KNOWN,
    Bot,
    observations_tell,
    secret_choices_are_secret,
    worlds_can_be_played,
    worlds_differ,
    worlds_look_alike,
)
from antiqua.kernel.conformance.moving import (
    legal_moves_can_be_played,
    other_moves_are_refused,
    texts_name_moves,
)
from antiqua.kernel.conformance.playing import Choose, taste, uniform
from antiqua.kernel.conformance.running import (
    batches_are_single_games,
    games_at_once_are_games_apart,
    modes_agree,
    same_seed_same_game,
)
from antiqua.kernel.conformance.standing import (
    Recount,
    components_are_conserved,
    copies_stay,
    positions_are_the_state,
    scores_add_up,
)
from antiqua.kernel.definition import Definition
from antiqua.kernel.game import Game

__all__ = [
    "Bot",
    "Choose",
    "Recount",
    "batches_are_single_games",
    "check",
    "components_are_conserved",
    "copies_stay",
    "games_at_once_are_games_apart",
    "legal_moves_can_be_played",
    "mixes",
    "modes_agree",
    "observations_tell",
    "other_moves_are_refused",
    "positions_are_the_state",
    "same_seed_same_game",
    "scores_add_up",
    "secret_choices_are_secret",
    "taste",
    "texts_name_moves",
    "uniform",
    "worlds_can_be_played",
    "worlds_differ",
    "worlds_look_alike",
]


def check(
    game: Game,
    games: int = 3,
    seed: int = 0,
    *,
    every: int = 10,
    choose: Choose | None = None,
    recount: Recount | None = None,
    bots: Sequence[Bot] = (),
    known: Sequence[str] = KNOWN,
    definition: str | None = None,
) -> None:
    """Puts a game with its options to every check, in random games from the seeds `seed`, `seed + 1`, ….

    The dear checks look at one decision in `every`. `choose` picks the moves (default: at random in the first
    game, then each time with another taste). `recount` counts scores anew. `bots` must not be swayed by what
    their seat cannot know. `known` names keys of positions that views may leave out. `definition` is where
    another process finds the game, if not as DEFINITION in its own module: "module:NAME".
    """
    seeds = range(seed, seed + games)
    for number in seeds:
        chooser = choose or (uniform if number == seed else taste(number))
        legal_moves_can_be_played(game, number, chooser)
        texts_name_moves(game, number, chooser, every)
        other_moves_are_refused(game, number, chooser, every)
        copies_stay(game, number, chooser)
        positions_are_the_state(game, number, chooser, every)
        components_are_conserved(game, number, chooser)
        scores_add_up(game, number, chooser, recount=recount)
        observations_tell(game, number, chooser, every * 4)
        worlds_look_alike(game, number, chooser, every, bots)
        worlds_can_be_played(game, number, chooser, every * 4)
        secret_choices_are_secret(game, number, chooser, every)
        same_seed_same_game(game, number, chooser)
        games_at_once_are_games_apart(game, number, chooser)
        batches_are_single_games(game, number)
    worlds_differ(game, seeds, choose or uniform, every, known)
    modes_agree(game, seeds, definition)


def mixes(definition: Definition) -> Iterator[Game]:
    """The game at every seat count and with every mix of its options."""
    for players in definition.seats:
        allowed = [
            [(option.name, value) for value in option.allowed if value in option.choices(players)]
            for option in definition.options
        ]
        for mix in itertools.product(*allowed):
            yield Game(definition, players=players, **dict(mix))
