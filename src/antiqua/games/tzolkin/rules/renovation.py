"""TP-4: renovation, the rewards of buildings on food days, and the exchange of technologies."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.goods import cost_in_blocks, missing_blocks
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.state import Ask, Module
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


@rule
def reward_buildings(box, state):
    """Before feeding: what buildings give on each food day (TP-4.4); gold and skulls in turn order."""
    age = 0 if state.food_days < 2 else 1
    for i in range(state.seats - 1, -1, -1):
        seat = state.start_player + i
        if seat >= state.seats:
            seat -= state.seats
        me = state.players[seat]
        gold = 0
        skulls = 0
        for building in range(box.n_buildings):
            if state.building_owner[building] == seat and box.buildings[building].is_new == 1:
                reward = box.buildings[building].rewards[age]
                me.corn += reward.corn
                me.blocks[0] += reward.blocks[0]
                me.blocks[1] += reward.blocks[1]
                gold += reward.blocks[2]
                skulls += reward.skulls
        if gold + skulls > 0:
            push(state, Ask.AWARD, seat, gold, skulls)


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
