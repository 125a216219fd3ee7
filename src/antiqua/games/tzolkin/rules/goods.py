"""TZ-1.2: corn and blocks never run out, crystal skulls do. Paying blocks."""

from antiqua.games.tzolkin.rules.calamities import gold_corn, gold_is_short, skulls_anger
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

GOLD = 2


@inline
def n_blocks(me):
    """How many blocks of any kind a player has."""
    return me.blocks[0] + me.blocks[1] + me.blocks[2]


@rule
def gain_skulls(state, me, count):
    """Up to `count` skulls: what the supply still has; one by one where each has a price (TP-3.6)."""
    if skulls_anger(state) and count > 0:
        push(state, Ask.SKULL, count, 0, 0)
    else:
        gained = min(count, state.skulls)
        state.skulls -= gained
        me.skulls += gained


@rule
def gain_gold(state, me, count):
    """Blocks of gold; one by one where each has a price (TP-3.6)."""
    if gold_is_short(state) and count > 0:
        push(state, Ask.GOLD, count, 0, 0)
    else:
        me.blocks[GOLD] += count


@inline
def gain_worker(me):
    """A worker from the supply to the hand; nothing with all in play (TZ-6.13)."""
    if me.supply > 0:
        me.supply -= 1
        me.hand += 1


@inline
def gain_blocks(state, me, blocks):
    """Gains wood, stone and gold."""
    me.blocks[0] += blocks[0]
    me.blocks[1] += blocks[1]
    gain_gold(state, me, integer(blocks[GOLD]))


@inline
def cost_in_blocks(cost):
    """How many blocks a printed cost has."""
    return cost[0] + cost[1] + cost[2]


@inline
def missing_blocks(me, cost):
    """How many blocks of a printed cost the player does not have."""
    missing = 0
    for block in range(3):
        if cost[block] > me.blocks[block]:
            missing += cost[block] - me.blocks[block]
    return missing


@rule
def can_pay_kind(me, block, count):
    """Whether the first of `count` blocks can be this kind and the rest this or later kinds."""
    if me.blocks[block] == 0:
        return False
    held = 0
    for kind in range(block, 3):
        held += me.blocks[kind]
    return held >= count


@rule
def market_price(box, state, block):
    """The corn for a block on the market; its gold counts as received (TZ-6.13, TP-3.3)."""
    return box.market[block] + (gold_corn(box, state) if block == GOLD else 0)
