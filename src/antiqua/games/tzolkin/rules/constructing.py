"""TZ-11 and TZ-10.4: buildings, monuments, and what architecture does for them."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.goods import (
    cost_in_blocks,
    gain_blocks,
    gain_skulls,
    missing_blocks,
)
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.state import EMPTY, NOBODY, Ask, Site, Technology
from antiqua.kernel.compiling import inline, rule

DISCOUNT = 3
"""The level of architecture that saves a block, or 2 corn on Uxmal 4."""
ARCHITECTURE_POINTS = 2


@inline
def corn_price(box, cost, level):
    """What a building costs on Uxmal 4 (TZ-6.13, TZ-10.4)."""
    blocks = cost_in_blocks(cost)
    if level >= DISCOUNT and blocks > 0:
        blocks -= 1
    return blocks * box.uxmal_block_corn


@rule
def can_build(box, me, building, site, level, corn):
    """Whether the building can be paid there with this level of architecture in use."""
    cost = box.buildings[building].cost
    if site == Site.UXMAL_4:
        return corn_price(box, cost, level) <= corn
    return missing_blocks(me, cost) <= (1 if level >= DISCOUNT else 0)


@inline
def can_build_monument(box, state, me, monument):
    """Whether a monument on display can be paid (TZ-11.4)."""
    return (
        state.monument_owner[monument] == NOBODY
        and me.skulls >= box.monuments[monument].skull_cost
        and missing_blocks(me, box.monuments[monument].cost) == 0
    )


@rule
def can_construct(box, state, seat, site, corn):
    """Whether anything can be constructed there (TZ-6.4)."""
    me = state.players[seat]
    level = me.technologies[Technology.ARCHITECTURE]
    for slot in range(box.displayed):
        building = state.shown[slot]
        if building != EMPTY and can_build(box, me, building, site, level, corn):
            return True
    if site == Site.TIKAL_4:
        for monument in range(box.n_monuments):
            if can_build_monument(box, state, me, monument):
                return True
    return False


@rule
def write_construct(box, state, seat, site, may_stop, architecture_used, out):
    """What can be constructed, by number of the tile."""
    me = state.players[seat]
    level = 0 if architecture_used else me.technologies[Technology.ARCHITECTURE]
    n = 0
    for slot in range(box.displayed):
        building = state.shown[slot]
        if building != EMPTY and can_build(box, me, building, site, level, me.corn):
            at = n
            while at > 0 and out[at - 1] > Code.BUILD + building:
                out[at] = out[at - 1]
                at -= 1
            out[at] = Code.BUILD + building
            n += 1
    if site == Site.TIKAL_4:
        for monument in range(box.n_monuments):
            if can_build_monument(box, state, me, monument):
                out[n] = Code.MONUMENT + monument
                n += 1
    if may_stop:
        out[n] = Code.STOP
        n += 1
    return n


@rule
def write_architecture(box, state, seat, building, out):
    """Whether architecture serves the first building on Tikal 4; no only if it can be paid in full."""
    out[0] = Code.ARCHITECTURE_YES
    if missing_blocks(state.players[seat], box.buildings[building].cost) > 0:
        return 1
    out[1] = Code.ARCHITECTURE_NO
    return 2


@inline
def can_save(me, cost, block):
    """Whether the rest can be paid if this block is the one not paid."""
    for kind in range(3):
        if me.blocks[kind] < cost[kind] - (1 if kind == block else 0):
            return False
    return cost[block] > 0


@rule
def write_save(box, state, seat, building, out):
    """The blocks that architecture 3 can save."""
    n = 0
    for block in range(3):
        if can_save(state.players[seat], box.buildings[building].cost, block):
            out[n] = Code.SAVE + block
            n += 1
    return n


@rule
def pay_blocks(me, cost):
    """Pays a printed cost in blocks."""
    for block in range(3):
        me.blocks[block] -= cost[block]


@rule
def build(box, state, seat, building, site, architecture_used):
    """Chooses a building: architecture may have to be chosen first, then it is paid (TZ-10.4)."""
    level = state.players[seat].technologies[Technology.ARCHITECTURE]
    if site == Site.TIKAL_4 and level > 0:
        push(state, Ask.ARCHITECTURE, building, 0, 0)
        return
    if site == Site.TIKAL_4:
        push(state, Ask.CONSTRUCT, Site.TIKAL_4_AGAIN, 1, 0)
    if architecture_used:
        level = 0
    if site == Site.UXMAL_4:
        state.players[seat].corn -= corn_price(box, box.buildings[building].cost, level)
        take_building(box, state, seat, building, level)
    else:
        pay_building(box, state, seat, building, level)


@rule
def choose_architecture(box, state, seat, building, use):
    """Uses architecture for the first building on Tikal 4, or keeps it for the second."""
    push(state, Ask.CONSTRUCT, Site.TIKAL_4_AGAIN, 1, 1 if use else 0)
    level = state.players[seat].technologies[Technology.ARCHITECTURE]
    pay_building(box, state, seat, building, level if use else 0)


@rule
def pay_building(box, state, seat, building, level):
    """Pays in blocks, first asking which one is saved."""
    cost = box.buildings[building].cost
    if level >= DISCOUNT and cost_in_blocks(cost) > 0:
        push(state, Ask.SAVE, building, level, 0)
        return
    pay_blocks(state.players[seat], cost)
    take_building(box, state, seat, building, level)


@rule
def save_block(box, state, seat, building, level, block):
    """Pays all but the block saved."""
    me = state.players[seat]
    me.blocks[block] += 1
    pay_blocks(me, box.buildings[building].cost)
    take_building(box, state, seat, building, level)


@rule
def take_building(box, state, seat, building, level):
    """Architecture's corn and points, then the tile's goods, then its effects in order (TZ-11.1, 11.3)."""
    me = state.players[seat]
    tile = box.buildings[building]
    take_from_display(box, state, building)
    state.building_owner[building] = seat
    if level >= 1:
        me.corn += 1
    if level >= 2:
        me.points += ARCHITECTURE_POINTS
    me.corn += tile.corn
    gain_blocks(me, tile.blocks)
    gain_skulls(state, me, tile.skulls)
    me.points += tile.points
    for i in range(tile.n_effects - 1, -1, -1):
        push(state, Ask.EFFECT, tile.effects[i].kind, tile.effects[i].arg, 0)


@rule
def take_from_display(box, state, building):
    """Takes a tile away; those behind it close the gap, so that a position need not tell of it."""
    slot = 0
    while state.shown[slot] != building:
        slot += 1
    while slot + 1 < box.displayed:
        state.shown[slot] = state.shown[slot + 1]
        slot += 1
    state.shown[slot] = EMPTY


@rule
def build_monument(box, state, seat, monument):
    """Pays a monument and takes it; a skull goes back to the supply (TZ-11.4)."""
    me = state.players[seat]
    pay_blocks(me, box.monuments[monument].cost)
    me.skulls -= box.monuments[monument].skull_cost
    state.skulls += box.monuments[monument].skull_cost
    state.monument_owner[monument] = seat


@rule
def refill(state, displayed):
    """New buildings for the empty places from the deck of the current age (TZ-11.2)."""
    age = 0 if state.food_days < 2 else 1
    deal_buildings(state, displayed, age)


@rule
def deal_buildings(state, displayed, age):
    """Fills the empty places from one deck."""
    for slot in range(displayed):
        if state.shown[slot] == EMPTY and state.deck_left[age] > 0:
            state.deck_left[age] -= 1
            state.shown[slot] = state.decks[age][state.deck_left[age]]
            state.decks[age][state.deck_left[age]] = 0
