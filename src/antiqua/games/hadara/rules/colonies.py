"""HA-4.2 and HA-4.3: colonies and busts."""

from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.rules.tracks import has_token, track
from antiqua.games.hadara.state import NONE, Ability, Track
from antiqua.kernel.compiling import inline, rule


@rule
def missing_points(box, me, which, requirement):
    """Points of a track that a requirement lacks, after the ability that lowers it (HA-9)."""
    less = me.abilities[Ability.REQUIREMENTS_LESS] * box.requirement_less
    return max(0, requirement - less - track(box, me, which))


@inline
def can_meet(box, state, me, missing):
    """Whether the missing points can be bought in this step (HA-9)."""
    if missing == 0:
        return True
    limit = me.abilities[Ability.BUY_REQUIREMENT] * box.point_limit
    return state.bought + missing <= limit and missing * box.point_price <= me.coins


@rule
def buy_points(box, state, me, missing):
    """Pays the missing points before anything else."""
    me.coins -= missing * box.point_price
    state.bought += missing


@inline
def colony_coins(box, me):
    """Coins for each colony taken, with that ability."""
    return me.abilities[Ability.COLONY_COINS] * box.colony_coins


@rule
def can_ally(box, me, stack, missing):
    """Whether the alliance can be paid, also with the coins that taking the colony brings (HA-9)."""
    coins = me.coins - missing * box.point_price + colony_coins(box, me)
    return coins >= box.stacks[stack].alliance_cost


@rule
def write_colonies(box, state, seat, out):
    """The colonies within reach, each to plunder or to ally with, or none (HA-4.2)."""
    me = state.players[seat]
    n = 0
    for ally in range(2):
        for stack in range(5):
            if me.colony[stack] != NONE or state.n_colonies[stack] == 0:
                continue
            missing = missing_points(box, me, Track.MILITARY, box.stacks[stack].requirement)
            if not can_meet(box, state, me, missing):
                continue
            if ally == 0:
                out[n] = Code.PLUNDER + stack
                n += 1
            elif can_ally(box, me, stack, missing):
                out[n] = Code.ALLY + stack
                n += 1
    out[n] = Code.NO_COLONY
    return n + 1


@rule
def take_colony(box, state, seat, stack, ally):
    """Takes the next tile of a stack: its coins, or its back for the price of the alliance (HA-4.2)."""
    me = state.players[seat]
    buy_points(box, state, me, missing_points(box, me, Track.MILITARY, box.stacks[stack].requirement))
    state.n_colonies[stack] -= 1
    tile = state.colonies[stack][state.n_colonies[stack]]
    state.colonies[stack][state.n_colonies[stack]] = 0
    me.colony[stack] = tile
    me.coins += colony_coins(box, me)
    state.taken += 1
    if ally == 0:
        me.coins += box.stacks[stack].plunder_coins
        return
    me.allied[stack] = 1
    me.coins -= box.stacks[stack].alliance_cost
    for which in range(4):
        me.printed[which] += box.colonies[tile].values[which]


@inline
def most_in_step(me):
    """Colonies or busts that a seat may take in one step (HA-4.2, 4.3, HA-9)."""
    return 1 + me.abilities[Ability.TWO_PER_STEP]


@rule
def write_busts(box, state, seat, out):
    """The busts within reach, or none; once one is chosen, the tokens for it (HA-4.3)."""
    me = state.players[seat]
    n = 0
    if state.slot != NONE:
        for which in range(4):
            if me.tokens[which] > 0:
                out[n] = Code.TOKEN + 2 * which
                out[n + 1] = Code.TOKEN + 2 * which + 1
                n += 2
        return n
    if has_token(me):
        for slot in range(4):
            if me.bust[slot] == NONE:
                missing = missing_points(box, me, Track.CULTURE, box.busts[slot].requirement)
                if can_meet(box, state, me, missing):
                    out[n] = Code.BUST + slot
                    n += 1
    out[n] = Code.NO_BUST
    return n + 1


@rule
def choose_bust(box, state, seat, slot):
    """Pays what its requirement lacks; the token is chosen next."""
    me = state.players[seat]
    buy_points(box, state, me, missing_points(box, me, Track.CULTURE, box.busts[slot].requirement))
    state.slot = slot


@rule
def put_token(box, state, seat, which, back):
    """A free token on the bust: steps now with its front, points at the end with its back (HA-4.3)."""
    me = state.players[seat]
    slot = state.slot
    state.slot = NONE
    state.taken += 1
    me.tokens[which] -= 1
    me.bust[slot] = which
    me.bust_back[slot] = back
    if back == 0:
        me.fronts[which] += 1
        me.printed[which] += box.busts[slot].token_steps
