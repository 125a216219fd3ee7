"""TZ-10 and TZ-6.12: technology levels, their prices and the bonus beyond level 3."""

from antiqua.games.tzolkin.rules.goods import gain_skulls, n_blocks
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.state import TOP_LEVEL, Ask, Technology
from antiqua.kernel.compiling import inline, rule

BONUS_BLOCKS = 2
BONUS_POINTS = 3


@inline
def level_price(box, me, technology):
    """Blocks for the next level, or for the bonus beyond level 3 (TZ-6.12)."""
    return box.level_price[me.technologies[technology]]


@rule
def can_pay_level(box, me):
    """Whether some level can be paid."""
    blocks = n_blocks(me)
    for technology in range(4):
        if blocks >= level_price(box, me, technology):
            return True
    return False


@rule
def raise_level(state, seat, technology):
    """One level up, or the bonus where the marker is at level 3 (TZ-6.12, TZ-10.6)."""
    me = state.players[seat]
    if me.technologies[technology] < TOP_LEVEL:
        me.technologies[technology] += 1
    elif technology == Technology.AGRICULTURE:
        push(state, Ask.STEP_UP, 1, 0, 0)
    elif technology == Technology.EXTRACTION:
        push(state, Ask.TAKE, BONUS_BLOCKS, 0, 0)
    elif technology == Technology.ARCHITECTURE:
        me.points += BONUS_POINTS
    else:
        gain_skulls(state, me, 1)
