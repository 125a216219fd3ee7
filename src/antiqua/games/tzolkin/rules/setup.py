"""TZ-2: set-up, and the secret choice of the starting wealth."""

from antiqua.games.tzolkin.moves import PAIRS, Code
from antiqua.games.tzolkin.rules.calendar import begin_turn
from antiqua.games.tzolkin.rules.constructing import deal_buildings
from antiqua.games.tzolkin.rules.effects import settle
from antiqua.games.tzolkin.rules.goods import gain_blocks, gain_skulls, gain_worker
from antiqua.games.tzolkin.rules.technologies import raise_level
from antiqua.games.tzolkin.rules.temples import step_up
from antiqua.games.tzolkin.state import (
    DUMMY,
    EMPTY,
    NOBODY,
    OFFERED,
    OUT_OF_GAME,
    TEETH,
    WORKERS,
    Gear,
    Phase,
)
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, seed_rng, shuffle

TILES = 40
"""At least the number of tiles of any kind."""


@rule
def clear(state):
    """Nothing on the table, nothing left of an earlier game."""
    for gear in range(5):
        for space in range(13):
            state.gears[gear][space] = EMPTY
    for action in range(10):
        state.skull_places[action] = 0
    for slot in range(6):
        state.shown[slot] = EMPTY
    for age in range(2):
        state.deck_left[age] = 0
        for i in range(TILES):
            state.decks[age][i] = 0
    for building in range(40):
        state.building_owner[building] = NOBODY
    for monument in range(13):
        state.monument_owner[monument] = OUT_OF_GAME
    for action in range(6):
        state.jungle_corn[action] = 0
        state.jungle_wood[action] = 0
    for depth in range(40):
        frame = state.stack[depth]
        frame.kind = 0
        frame.a = 0
        frame.b = 0
        frame.c = 0
    for seat in range(5):
        clear_player(state.players[seat])
    state.round_number = 1
    state.food_days = 0
    state.start_player = 0
    state.to_move = NOBODY
    state.tooth_corn = 0
    state.skulls = 0
    state.start_space = NOBODY
    state.depth = 0


@rule
def clear_player(me):
    """A player with nothing."""
    me.corn = 0
    me.skulls = 0
    me.points = 0
    me.hand = 0
    me.supply = 0
    me.light = 0
    me.corn_tiles = 0
    me.wood_tiles = 0
    me.n_wealth = 0
    me.n_offered = 0
    me.chosen = 0
    for i in range(3):
        me.blocks[i] = 0
        me.temples[i] = 0
        me.wealth[i] = 0
    for i in range(4):
        me.technologies[i] = 0
        me.offered[i] = 0


@rule
def setup(box, state, seats, options, seed):
    """Lays the table out up to the choice of the starting wealth (TZ-2)."""
    clear(state)
    seed_rng(state.rng, seed)
    state.seats = seats
    state.phase = Phase.SETUP
    state.skulls = box.skulls
    for seat in range(seats):
        me = state.players[seat]
        me.hand = box.workers_start
        me.supply = WORKERS - box.workers_start
        me.light = 1
        for temple in range(3):
            me.temples[temple] = 1
    for action in range(2, 6):
        state.jungle_corn[action] = seats
        if action > 2:
            state.jungle_wood[action] = seats
    deal_wealth(box, state)
    fill_decks(box, state)
    deal_buildings(state, box.displayed, 0)
    show_monuments(box, state)
    state.start_player = below(state.rng, seats)


@rule
def deal_wealth(box, state):
    """Four tiles to each player, then dummies by the tiles that follow (TZ-2.3, 2.6)."""
    tiles = state.decks[0]  # lent until the buildings are shuffled
    for i in range(box.n_wealth):
        tiles[i] = i
    shuffle(state.rng, tiles, box.n_wealth)
    left = box.n_wealth
    for seat in range(state.seats):
        for _ in range(OFFERED):
            left -= 1
            offer(state.players[seat], tiles[left])
    dummies = box.dummies[state.seats]
    while dummies > 0 and left > 0:
        left -= 1
        dummies -= place_dummies(state, box.wealth[tiles[left]].gear, box.wealth[tiles[left]].space, dummies)


@rule
def offer(me, tile):
    """Adds a tile to those offered, in order of their numbers."""
    at = me.n_offered
    while at > 0 and me.offered[at - 1] > tile:
        me.offered[at] = me.offered[at - 1]
        at -= 1
    me.offered[at] = tile
    me.n_offered += 1


@rule
def place_dummies(state, gear, space, dummies):
    """One dummy, and one on the opposite space of a small gear that had none; returns how many."""
    first = True
    for tooth in range(TEETH[gear]):
        if state.gears[gear][tooth] == DUMMY:
            first = False
    state.gears[gear][space] = DUMMY
    if first and gear != Gear.CHICHEN_ITZA and dummies > 1:
        opposite = space + 5
        if opposite >= TEETH[gear]:
            opposite -= TEETH[gear]
        state.gears[gear][opposite] = DUMMY
        return 2
    return 1


@rule
def fill_decks(box, state):
    """The two ages, shuffled apart (TZ-2.4)."""
    for age in range(2):
        left = 0
        for building in range(box.n_buildings):
            if box.buildings[building].age == age + 1:
                state.decks[age][left] = building
                left += 1
        for i in range(left, TILES):
            state.decks[age][i] = 0
        shuffle(state.rng, state.decks[age], left)
        state.deck_left[age] = left


@rule
def show_monuments(box, state):
    """Players + 2 of them; the rest leave the game (TZ-2.4)."""
    shown = 0
    while shown < box.monuments_shown[state.seats]:
        monument = below(state.rng, box.n_monuments)
        if state.monument_owner[monument] == OUT_OF_GAME:
            state.monument_owner[monument] = NOBODY
            shown += 1


@rule
def write_keep(out):
    """Every pair of the four tiles offered (TZ-2.3)."""
    for pair in range(len(PAIRS)):
        out[pair] = Code.KEEP + pair
    return len(PAIRS)


@rule
def keep(box, state, seat, code):
    """A secret choice; when all have chosen, all gain what they kept in seat order."""
    state.players[seat].chosen = code - Code.KEEP + 1
    for other in range(state.seats):
        if state.players[other].chosen == 0:
            return
    for other in range(state.seats):
        gain_kept(box, state, other)
    begin_first_round(box, state)


@rule
def begin_first_round(box, state):
    """Leaves set-up for the first turn."""
    for seat in range(state.seats):
        me = state.players[seat]
        me.chosen = 0
        me.n_offered = 0
        for i in range(OFFERED):
            me.offered[i] = 0
    state.phase = Phase.TURN
    begin_turn(state, state.start_player)
    settle(box, state)


@rule
def gain_kept(box, state, seat):
    """The two tiles of the pair chosen: goods first, then steps and levels (TZ-2.3, TZ-6.15)."""
    me = state.players[seat]
    pair = PAIRS[me.chosen - 1]
    for i in range(2):
        tile = me.offered[pair[i]]
        me.wealth[i] = tile
        wealth = box.wealth[tile]
        me.corn += wealth.corn
        gain_blocks(me, wealth.blocks)
        gain_skulls(state, me, wealth.skulls)
        for _ in range(wealth.worker):
            gain_worker(me)
        if wealth.temple >= 0:
            step_up(box, state, seat, wealth.temple)
        if wealth.technology >= 0:
            raise_level(state, seat, wealth.technology)
    me.n_wealth = 2
