"""HA-1.5, HA-6.2: a track is the sum of what lies in front of a player."""

from antiqua.games.hadara.state import Ability
from antiqua.kernel.compiling import inline


@inline
def track(box, me, which):
    """The value of a track now, with what abilities count anew for each card and bust."""
    return (
        me.printed[which]
        + me.abilities[Ability.COLOUR_STEP + which] * me.colours[which]
        + me.abilities[Ability.BUSTS_PLUS_2] * box.bust_steps * me.fronts[which]
    )


@inline
def has_token(me):
    """Whether a bonus token is free."""
    return me.tokens[0] + me.tokens[1] + me.tokens[2] + me.tokens[3] > 0
