"""TP-4.6: one technology a level down, the others a level up."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule


@rule
def has_level_to_lower(me):
    """Whether some technology is at level 1 or more (TP-4.6)."""
    for technology in range(4):
        if me.technologies[technology] > 0:
            return True
    return False


@rule
def write_lower(me, out):
    """The technologies that can be lowered."""
    n = 0
    for technology in range(4):
        if me.technologies[technology] > 0:
            out[n] = Code.LOWER + technology
            n += 1
    return n


@rule
def lower(state, seat, technology):
    """One level down; each of the others advances for free, in their order."""
    state.players[seat].technologies[technology] -= 1
    for other in range(3, -1, -1):
        if other != technology:
            push(state, Ask.RAISE, other, 1, 0)
