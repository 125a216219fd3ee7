"""TZ-2.1: how far each gear's action spaces go."""

from antiqua.games.tzolkin.state import LAST_SPACE, Tribe
from antiqua.kernel.compiling import inline

SPACES_IN_USE = tuple(last + 2 for last in LAST_SPACE)
"""How many spaces from 0 on may hold a player's worker, whatever the tribe."""


@inline
def last_space(state, seat, gear):
    """The last space on which the seat's workers stand: one more for Cit-Bolon-Tum (TP-2.6)."""
    return LAST_SPACE[gear] + (1 if state.players[seat].tribe == Tribe.CIT_BOLON_TUM else 0)
