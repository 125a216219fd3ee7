"""TZ-11, TZ-10.4 and TP-4: buildings, monuments, what architecture does for them, and renovation."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.calamities import building_blocks, building_corn
from antiqua.games.tzolkin.rules.goods import gain_blocks, gain_skulls, n_blocks
from antiqua.games.tzolkin.rules.renovation import (
    NOTHING,
    first_to_renovate,
    has_new_buildings,
    left_in_blocks,
    left_of_cost,
    missing_after,
)
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import has_level
from antiqua.games.tzolkin.state import EMPTY, NOBODY, Ask, Site, Technology
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

DISCOUNT = 3
"""The level of architecture that saves a block, or corn on Uxmal 4."""
RENOVATES = 2
"""Added to the number of the building that is renovated, where 0 and 1 say whether it may be declined."""


@inline
def corn_price(box, state, cost, level, old):
    """What a building costs on Uxmal 4 (TZ-6.13, TZ-10.4, TP-4.2)."""
    corn = left_in_blocks(box, cost, old) * box.uxmal_block_corn
    if level >= DISCOUNT:
        corn = max(0, corn - box.technologies.saved_corn)
    return corn + building_corn(box, state)


@rule
def can_build(box, state, me, building, site, level, corn, old):
    """Whether the building can be paid there, with this level of architecture and this renovation in use."""
    tile = box.buildings[building]
    if me.skulls < tile.skull_cost:
        return False
    if site == Site.UXMAL_4:
        return corn_price(box, state, tile.cost, level, old) <= corn
    saved = 1 if level >= DISCOUNT else 0
    if missing_after(box, me, tile.cost, old) > saved:
        return False
    more = building_blocks(box, state)
    return more == 0 or n_blocks(me) >= max(0, left_in_blocks(box, tile.cost, old) - saved) + more


@inline
def can_build_monument(box, state, me, monument, old):
    """Whether a monument on display can be paid (TZ-11.4)."""
    return (
        state.monument_owner[monument] == NOBODY
        and me.skulls >= box.monuments[monument].skull_cost
        and missing_after(box, me, box.monuments[monument].cost, old) == 0
    )


@inline
def architecture_level(me, site, architecture_used):
    """The level of architecture in use: none for quick actions and second buildings (TZ-10.4, TP-6.3)."""
    if architecture_used or site == Site.QUICK:
        return 0
    return integer(me.technologies[Technology.ARCHITECTURE])


@inline
def can_construct_with(box, state, seat, site, level, corn, old):
    """Whether anything can be constructed there with one renovation."""
    me = state.players[seat]
    if site != Site.MONUMENT:
        for slot in range(box.displayed):
            building = integer(state.shown[slot])
            if building != EMPTY and can_build(box, state, me, building, site, level, corn, old):
                return True
    if site == Site.TIKAL_4 or site == Site.MONUMENT:
        for monument in range(box.n_monuments):
            if can_build_monument(box, state, me, monument, old):
                return True
    return False


@rule
def can_construct(box, state, seat, site, corn):
    """Whether anything can be constructed there (TZ-6.4)."""
    level = architecture_level(state.players[seat], site, False)
    old = NOTHING
    while not can_construct_with(box, state, seat, site, level, corn, old):
        old = first_to_renovate(box, state, seat, old) if has_new_buildings(state) else NOTHING
        if old == NOTHING:
            return False
    return True


@rule
def write_construct(box, state, seat, site, how, architecture_used, out):
    """What can be constructed, by number of the tile, and what can be renovated for it."""
    me = state.players[seat]
    corn = integer(me.corn)
    level = architecture_level(me, site, architecture_used)
    old = how - RENOVATES if how >= RENOVATES else NOTHING
    n = 0
    if site != Site.MONUMENT:
        for slot in range(box.displayed):
            building = integer(state.shown[slot])
            if building != EMPTY and can_build(box, state, me, building, site, level, corn, old):
                at = n
                while at > 0 and out[at - 1] > Code.BUILD + building:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = Code.BUILD + building
                n += 1
    if site == Site.TIKAL_4 or site == Site.MONUMENT:
        for monument in range(box.n_monuments):
            if can_build_monument(box, state, me, monument, old):
                out[n] = Code.MONUMENT + monument
                n += 1
    if old == NOTHING and has_new_buildings(state):
        n = write_renovations(box, state, seat, site, level, out, n)
    if how == 1:
        out[n] = Code.STOP
        n += 1
    return n


@rule
def write_renovations(box, state, seat, site, level, out, n):
    """The own tiles with which something can be constructed (TP-4.1)."""
    corn = integer(state.players[seat].corn)
    old = first_to_renovate(box, state, seat, NOTHING)
    while old != NOTHING:
        if can_construct_with(box, state, seat, site, level, corn, old):
            out[n] = Code.RENOVATE + old
            n += 1
        old = first_to_renovate(box, state, seat, old)
    return n


@rule
def renovate(state, building):
    """Discards a tile; what is constructed with it is chosen next (TP-4.1, 4.3)."""
    top = state.stack[state.depth - 1]
    state.building_owner[building] = NOBODY
    top.b = RENOVATES + building


@rule
def write_architecture(box, state, seat, building, old, out):
    """Whether architecture serves the first building on Tikal 4; each only if it can be paid so."""
    me = state.players[seat]
    level = architecture_level(me, Site.TIKAL_4, False)
    n = 0
    if can_build(box, state, me, building, Site.TIKAL_4, level, 0, old):
        out[0] = Code.ARCHITECTURE_YES
        n = 1
    if can_build(box, state, me, building, Site.TIKAL_4, 0, 0, old):
        out[n] = Code.ARCHITECTURE_NO
        n += 1
    return n


@rule
def can_save(box, me, cost, old, block):
    """Whether the rest can be paid if this block is the one not paid."""
    for kind in range(3):
        if me.blocks[kind] < left_of_cost(box, cost, old, kind) - (1 if kind == block else 0):
            return False
    return left_of_cost(box, cost, old, block) > 0


@rule
def write_save(box, state, seat, building, old, out):
    """The blocks that architecture 3 can save."""
    me = state.players[seat]
    cost = box.buildings[building].cost
    n = 0
    if n_blocks(me) < left_in_blocks(box, cost, old) - 1 + building_blocks(box, state):
        return 0
    for block in range(3):
        if can_save(box, me, cost, old, block):
            out[n] = Code.SAVE + block
            n += 1
    return n


@rule
def pay_blocks(box, me, cost, old):
    """Pays a printed cost in blocks, less what a renovated tile pays."""
    for block in range(3):
        me.blocks[block] -= left_of_cost(box, cost, old, block)


@rule
def construct(box, state, seat, code):
    """A building or a monument (TZ-11)."""
    top = state.stack[state.depth - 1]
    site = integer(top.a)
    old = top.b - RENOVATES if top.b >= RENOVATES else NOTHING
    architecture_used = top.c == 1
    pop(state)
    if code >= Code.MONUMENT:
        build_monument(box, state, seat, code - Code.MONUMENT, old)
    else:
        build(box, state, seat, code - Code.BUILD, site, architecture_used, old)


@rule
def build(box, state, seat, building, site, architecture_used, old):
    """Chooses a building: architecture may have to be chosen first, then it is paid (TZ-10.4)."""
    level = architecture_level(state.players[seat], site, architecture_used)
    if site == Site.TIKAL_4 and level > 0:
        push(state, Ask.ARCHITECTURE, building, old + 1, 0)
        return
    if site == Site.TIKAL_4:
        push(state, Ask.CONSTRUCT, Site.TIKAL_4_AGAIN, 1, 0)
    if site == Site.UXMAL_4:
        state.players[seat].corn -= corn_price(box, state, box.buildings[building].cost, level, old)
        take_building(box, state, seat, building, level)
    else:
        pay_building(box, state, seat, building, level, old)


@rule
def choose_architecture(box, state, seat, building, old, use):
    """Uses architecture for the first building on Tikal 4, or keeps it for the second."""
    push(state, Ask.CONSTRUCT, Site.TIKAL_4_AGAIN, 1, 1 if use else 0)
    level = integer(state.players[seat].technologies[Technology.ARCHITECTURE])
    pay_building(box, state, seat, building, level if use else 0, old)


@rule
def pay_building(box, state, seat, building, level, old):
    """Pays in blocks, first asking which one is saved."""
    cost = box.buildings[building].cost
    if level >= DISCOUNT and left_in_blocks(box, cost, old) > 0:
        push(state, Ask.SAVE, building, level, old + 1)
        return
    pay_blocks(box, state.players[seat], cost, old)
    pay_crowding(box, state, seat, building, level)


@rule
def save_block(box, state, seat, building, level, old, block):
    """Pays all but the block saved."""
    me = state.players[seat]
    me.blocks[block] += 1
    pay_blocks(box, me, box.buildings[building].cost, old)
    pay_crowding(box, state, seat, building, level)


@rule
def pay_crowding(box, state, seat, building, level):
    """The blocks of any kind that crowded cities ask, before the tile is taken (TP-4.2)."""
    blocks = integer(building_blocks(box, state))
    if blocks > 0:
        push(state, Ask.RECEIVE, building, level, 0)
        push(state, Ask.PAY, blocks, 0, 0)
    else:
        take_building(box, state, seat, building, level)


@rule
def take_building(box, state, seat, building, level):
    """Architecture's corn and points, then the tile's goods, then its effects in order (TZ-11.1, 11.3)."""
    me = state.players[seat]
    tile = box.buildings[building]
    take_from_display(box, state, building)
    state.building_owner[building] = seat
    me.skulls -= tile.skull_cost
    for i in range(tile.n_effects - 1, -1, -1):
        push(state, Ask.EFFECT, integer(tile.effects[i].kind), integer(tile.effects[i].arg), 0)
    if level >= 1:
        me.corn += box.technologies.corn
    if level >= 2 and has_level(state, me, Technology.ARCHITECTURE, 2):
        me.points += box.technologies.building_points
    me.corn += tile.corn
    me.points += tile.points
    gain_skulls(state, me, integer(tile.skulls))
    gain_blocks(state, me, tile.blocks)


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
def build_monument(box, state, seat, monument, old):
    """Pays a monument and takes it; a skull goes back to the supply (TZ-11.4)."""
    me = state.players[seat]
    pay_blocks(box, me, box.monuments[monument].cost, old)
    me.skulls -= box.monuments[monument].skull_cost
    state.skulls += box.monuments[monument].skull_cost
    state.monument_owner[monument] = seat


@inline
def age(state):
    """0 in the first age, 1 in the second (TZ-9.6)."""
    return 0 if state.food_days < 2 else 1


@rule
def refill(state, displayed):
    """New buildings for the empty places from the deck of the current age (TZ-11.2)."""
    deal_buildings(state, displayed, age(state))


@rule
def deal_buildings(state, displayed, number):
    """Fills the empty places from the deck of one age."""
    for slot in range(displayed):
        if state.shown[slot] == EMPTY and state.deck_left[number] > 0:
            state.deck_left[number] -= 1
            state.shown[slot] = state.decks[number][state.deck_left[number]]
            state.decks[number][state.deck_left[number]] = 0
