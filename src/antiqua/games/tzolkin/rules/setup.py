"""TZ-2, TP-1: set-up, and the secret choice of tribes and starting wealth."""

from antiqua.games.tzolkin.moves import PAIRS, TRIPLES, Code
from antiqua.games.tzolkin.rules.calendar import clear_turn
from antiqua.games.tzolkin.rules.constructing import deal_buildings
from antiqua.games.tzolkin.rules.dealing import (
    deal_tribes,
    deal_wealth,
    fill_decks,
    lay_quick_actions,
    place_last_dummies,
    reveal_prophecies,
    show_monuments,
)
from antiqua.games.tzolkin.rules.effects import settle
from antiqua.games.tzolkin.rules.goods import gain_blocks, gain_skulls, gain_worker
from antiqua.games.tzolkin.rules.powers import keeps_three, workers_at_start
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.rules.technologies import raise_level
from antiqua.games.tzolkin.rules.temples import step_up
from antiqua.games.tzolkin.state import (
    DISPLAY,
    EMPTY,
    MONUMENTS,
    MOST_TEETH,
    NOBODY,
    OFFERED,
    OFFERED_TRIBES,
    OUT_OF_GAME,
    QUICK_SPACES,
    ROW,
    SEATS,
    SKULL_PLACES,
    STACK,
    TILES,
    WORKERS,
    Ask,
    Module,
    Phase,
    Tribe,
)
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import below, integer, seed_rng


@rule
def clear(state):
    """Nothing on the table, nothing left of an earlier game."""
    for gear in range(5):
        for space in range(MOST_TEETH):
            state.gears[gear][space] = EMPTY
    for action in range(SKULL_PLACES):
        state.skull_places[action] = 0
    for slot in range(DISPLAY):
        state.shown[slot] = EMPTY
    for age in range(2):
        state.deck_left[age] = 0
        for i in range(TILES):
            state.decks[age][i] = 0
    for building in range(TILES):
        state.building_owner[building] = NOBODY
    for monument in range(MONUMENTS):
        state.monument_owner[monument] = OUT_OF_GAME
    for action in range(6):
        state.jungle_corn[action] = 0
        state.jungle_wood[action] = 0
    for depth in range(STACK):
        frame = state.stack[depth]
        frame.kind = 0
        frame.a = 0
        frame.b = 0
        frame.c = 0
    for seat in range(SEATS):
        clear_player(state.players[seat])
    state.round_number = 1
    state.food_days = 0
    state.start_player = 0
    state.to_move = NOBODY
    state.tooth_corn = 0
    state.skulls = 0
    state.start_space = NOBODY
    state.depth = 0
    state.calamity = 0
    for i in range(3):
        state.prophecies[i] = 0
    for i in range(ROW[0] + ROW[1]):
        state.quick_row[i] = EMPTY
    for space in range(QUICK_SPACES):
        state.quick_spaces[space] = EMPTY
    clear_turn(state.turn)


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
    me.tribe = Tribe.NONE
    me.fed = 0
    for i in range(OFFERED_TRIBES):
        me.tribes[i] = Tribe.NONE
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
    state.modules = options
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
    if state.modules & Module.PROPHECIES:
        reveal_prophecies(state)
    if state.modules & Module.TRIBES:
        deal_tribes(state)
    if state.modules & Module.QUICK_ACTIONS:
        lay_quick_actions(box, state)


@rule
def write_choice(state, seat, out):
    """The tribe first; then two of the four tiles offered, or three (TZ-2.3, TP-1.2, TP-2.9)."""
    me = state.players[seat]
    if state.modules & Module.TRIBES and me.tribe == Tribe.NONE:
        for i in range(OFFERED_TRIBES):
            out[i] = Code.TRIBE + me.tribes[i]
        return OFFERED_TRIBES
    if keeps_three(me):
        for choice in range(len(TRIPLES)):
            out[choice] = Code.KEEP + len(PAIRS) + choice
        return len(TRIPLES)
    for choice in range(len(PAIRS)):
        out[choice] = Code.KEEP + choice
    return len(PAIRS)


@rule
def choose(box, state, seat, code):
    """A secret choice; when all have chosen, all gain what they kept in seat order."""
    if code >= Code.TRIBE:
        state.players[seat].tribe = code - Code.TRIBE
        return
    state.players[seat].chosen = code - Code.KEEP + 1
    for other in range(state.seats):
        if state.players[other].chosen == 0:
            return
    if state.modules & Module.TRIBES:
        for other in range(state.seats):
            me = state.players[other]
            me.hand = workers_at_start(box, me)
            me.supply = WORKERS - me.hand
    for other in range(state.seats):
        gain_kept(box, state, other)
    if state.modules & Module.QUICK_ACTIONS:
        place_last_dummies(box, state)
    begin_first_round(box, state)


@rule
def begin_first_round(box, state):
    """Leaves set-up for the first turn; before it Ixtab steps down (TP-2.9)."""
    state.phase = Phase.TURN
    state.to_move = state.start_player
    push(state, Ask.FIRST_ROUND, 0, 0, 0)
    for seat in range(state.seats):
        me = state.players[seat]
        if keeps_three(me) and me.chosen > 0:
            state.to_move = seat
            push(state, Ask.ANGER, 0, 0, 0)
        me.chosen = 0
        me.n_offered = 0
        for i in range(OFFERED):
            me.offered[i] = 0
        for i in range(OFFERED_TRIBES):
            me.tribes[i] = Tribe.NONE
    settle(box, state)


@rule
def gain_kept(box, state, seat):
    """The tiles chosen: goods first, then steps and levels (TZ-2.3, TZ-6.15)."""
    me = state.players[seat]
    count = 2 if me.chosen <= len(PAIRS) else 3
    for i in range(count):
        tile = me.offered[place_kept(me.chosen - 1, i)]
        me.wealth[i] = tile
        wealth = box.wealth[tile]
        me.corn += wealth.corn
        gain_blocks(state, me, wealth.blocks)
        gain_skulls(state, me, integer(wealth.skulls))
        for _ in range(wealth.worker):
            gain_worker(me)
        if wealth.temple >= 0:
            step_up(box, state, seat, integer(wealth.temple))
        if wealth.technology >= 0:
            raise_level(box, state, seat, integer(wealth.technology))
    me.n_wealth = count


@inline
def place_kept(choice, i):
    """The place among the four tiles offered of the i-th one kept."""
    if choice < len(PAIRS):
        return PAIRS[choice][i]
    return TRIPLES[choice - len(PAIRS)][i]
