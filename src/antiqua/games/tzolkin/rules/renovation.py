"""TP-4.1 to 4.3: renovation: the blocks of a tile that is discarded pay for the next one."""

from antiqua.games.tzolkin.rules.goods import cost_in_blocks, missing_blocks
from antiqua.games.tzolkin.state import Module
from antiqua.kernel.compiling import inline, rule

NOTHING = -1
"""No building is renovated."""


@inline
def left_of_cost(box, cost, old, block):
    """Blocks of one kind that are still to pay if the old tile is renovated (TP-4.1)."""
    if old == NOTHING:
        return cost[block]
    return max(0, cost[block] - box.buildings[old].cost[block])


@inline
def left_in_blocks(box, cost, old):
    """All blocks that are still to pay."""
    return cost_in_blocks(cost) if old == NOTHING else left_of_blocks(box, cost, old)


@rule
def left_of_blocks(box, cost, old):
    """All blocks that a renovated tile does not pay."""
    left = 0
    for block in range(3):
        left += left_of_cost(box, cost, old, block)
    return left


@inline
def missing_after(box, me, cost, old):
    """How many of the blocks still to pay the player does not have."""
    return missing_blocks(me, cost) if old == NOTHING else missing_of_rest(box, me, cost, old)


@rule
def missing_of_rest(box, me, cost, old):
    """How many of the blocks that a renovated tile does not pay the player lacks."""
    missing = 0
    for block in range(3):
        missing += max(0, left_of_cost(box, cost, old, block) - me.blocks[block])
    return missing


@inline
def can_renovate(box, state, seat, building):
    """Whether the seat has this tile and may discard it."""
    return state.building_owner[building] == seat and box.buildings[building].renovation == 1


@inline
def has_new_buildings(state):
    """Whether the new buildings are in the game."""
    return state.modules & Module.NEW_BUILDINGS


@rule
def first_to_renovate(box, state, seat, after):
    """The seat's next tile behind `after` that may be renovated, or NOTHING."""
    for building in range(after + 1, box.n_buildings):
        if can_renovate(box, state, seat, building):
            return building
    return NOTHING
