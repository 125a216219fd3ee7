"""The bots that can be chosen, in words, and names for them."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

import antiqua
import antiqua.bots

NAMES = ("Wren", "Bálint", "Tomás", "Inês", "Ilka", "Rui", "Daphne", "Moss")


@dataclass(frozen=True)
class Level:
    """A strength that a bot can have."""

    name: str
    title: str
    meaning: str


def levels(game: str) -> list[Level]:
    """The bots that play the game, the weakest first."""
    words = {
        "random": (_("Beginner"), _("Makes any legal move.")),
        "greedy": (_("Steady: one turn ahead"), _("Takes the turn that looks best now.")),
    }
    known = antiqua.bots.names(antiqua.load(game))
    return [Level(name, *words.get(name, (name, ""))) for name in known]


def names(taken: Sequence[str], count: int) -> list[str]:
    """So many names for bots, none of which is taken."""
    used = {name.casefold() for name in taken}
    return [name for name in NAMES if name.casefold() not in used][:count]
