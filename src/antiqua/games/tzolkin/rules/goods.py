"""TZ-1.2: corn and blocks never run out, crystal skulls do. Paying blocks."""

from antiqua.kernel.compiling import inline, rule


@inline
def n_blocks(me):
    """How many blocks of any kind a player has."""
    return me.blocks[0] + me.blocks[1] + me.blocks[2]


@inline
def gain_skulls(state, me, count):
    """Up to `count` skulls: what the supply still has."""
    gained = min(count, state.skulls)
    state.skulls -= gained
    me.skulls += gained


@inline
def gain_worker(me):
    """A worker from the supply to the hand; nothing with all in play (TZ-6.13)."""
    if me.supply > 0:
        me.supply -= 1
        me.hand += 1


@inline
def gain_blocks(me, blocks):
    """Gains wood, stone and gold."""
    for block in range(3):
        me.blocks[block] += blocks[block]


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
