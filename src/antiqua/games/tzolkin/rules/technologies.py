"""TZ-10 and TZ-6.12: technology levels, their prices and the bonus beyond level 3."""

from antiqua.games.tzolkin.rules.calamities import advance_blocks, is_forgotten
from antiqua.games.tzolkin.rules.goods import gain_skulls, n_blocks
from antiqua.games.tzolkin.rules.powers import chooses_bonus, level_blocks
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.state import TOP_LEVEL, Ask, Technology
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer


@inline
def has_level(state, me, technology, level):
    """Whether the effect of a level works; level 2 does not while lore is forgotten (TZ-10.1, TP-3.6)."""
    return me.technologies[technology] >= level and not is_forgotten(state, level)


@inline
def level_price(box, me, technology):
    """Blocks for the next level, or for the bonus beyond level 3 (TZ-6.12, TP-2.8)."""
    return level_blocks(box, me, me.technologies[technology])


@inline
def advance_price(box, state, me, technology):
    """Blocks for an advance at this moment (TP-3.6)."""
    return level_price(box, me, technology) + advance_blocks(box, state)


@rule
def can_pay_level(box, state, me):
    """Whether some level can be paid."""
    blocks = n_blocks(me)
    for technology in range(4):
        if blocks >= advance_price(box, state, me, technology):
            return True
    return False


@rule
def raise_level(box, state, seat, technology):
    """One level up, or the bonus where the marker is at level 3 (TZ-6.12, TZ-10.6, TP-2.8)."""
    me = state.players[seat]
    if me.technologies[technology] < TOP_LEVEL:
        me.technologies[technology] += 1
    elif chooses_bonus(me):
        push(state, Ask.BONUS, 0, 0, 0)
    else:
        give_bonus(box, state, seat, technology)


@rule
def give_bonus(box, state, seat, technology):
    """What an advance beyond level 3 gives (TZ-10)."""
    me = state.players[seat]
    if technology == Technology.AGRICULTURE:
        for _ in range(box.technologies.steps):
            push(state, Ask.STEP_UP, 1, 0, 0)
    elif technology == Technology.EXTRACTION:
        if box.technologies.blocks > 0:
            push(state, Ask.TAKE, integer(box.technologies.blocks), 0, 0)
    elif technology == Technology.ARCHITECTURE:
        me.points += box.technologies.points
    else:
        gain_skulls(state, me, integer(box.technologies.skulls))
