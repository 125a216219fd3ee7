"""What a seat knows, as numbers: the input of learned evaluations."""

from antiqua.games.tzolkin.rules.quick_actions import has_quick_actions, place_in_row
from antiqua.games.tzolkin.state import (
    DISPLAY,
    MONUMENTS,
    MOST_TEETH,
    OFFERED_TRIBES,
    QUICK_SPACES,
    ROW,
    SEATS,
    TILES,
    Phase,
)
from antiqua.kernel.compiling import rule

PLAYER_NUMBERS = 28
TABLE_NUMBERS = 184
EXPANSION_NUMBERS = 2 + 3 + ROW[0] + ROW[1] + QUICK_SPACES + 10 + SEATS + OFFERED_TRIBES
OBSERVATION = TABLE_NUMBERS + SEATS * PLAYER_NUMBERS + EXPANSION_NUMBERS
"""Numbers in an observation."""


@rule
def relative(state, seat, other):
    """A seat counted from the observer: 0 is the observer, 1 the seat on the left; others unchanged."""
    if other < 0 or other >= SEATS or seat < 0:
        return other
    return other - seat if other >= seat else other - seat + state.seats


@rule
def observe(box, state, seat, out):
    """Writes OBSERVATION numbers, seats counted from the observer (-1: a spectator, from seat 0)."""
    n = 0
    out[n] = state.seats
    out[n + 1] = state.phase
    out[n + 2] = state.round_number
    out[n + 3] = state.food_days
    out[n + 4] = relative(state, seat, state.start_player)
    out[n + 5] = relative(state, seat, state.to_move)
    out[n + 6] = state.tooth_corn
    out[n + 7] = state.skulls
    out[n + 8] = relative(state, seat, state.start_space)
    out[n + 9] = state.deck_left[0]
    out[n + 10] = state.deck_left[1]
    n += 11
    for gear in range(5):
        for space in range(MOST_TEETH):
            out[n] = (
                relative(state, seat, state.gears[gear][space]) if state.gears[gear][space] < SEATS else SEATS
            )
            n += 1
    for action in range(1, 10):
        out[n] = state.skull_places[action]
        n += 1
    for action in range(2, 6):
        out[n] = state.jungle_corn[action]
        out[n + 1] = state.jungle_wood[action]
        n += 2
    for slot in range(DISPLAY):
        out[n] = state.shown[slot]
        n += 1
    for building in range(TILES):
        out[n] = relative(state, seat, state.building_owner[building])
        n += 1
    for monument in range(MONUMENTS):
        out[n] = relative(state, seat, state.monument_owner[monument])
        n += 1
    n = observe_pending(state, seat, out, n)
    first = max(seat, 0)
    for i in range(SEATS):
        if i < state.seats:
            other = first + i if first + i < state.seats else first + i - state.seats
            observe_player(state.players[other], other == seat, out, n)
        else:
            for k in range(PLAYER_NUMBERS):
                out[n + k] = 0
        n += PLAYER_NUMBERS
    n = observe_expansion(box, state, seat, out, n)
    n = observe_turn(state.turn, out, n)
    for i in range(SEATS):
        other = first + i if first + i < state.seats else first + i - state.seats
        hidden = state.phase == Phase.SETUP and other != seat
        out[n] = 0 if i >= state.seats or hidden else state.players[other].tribe
        n += 1
    for i in range(OFFERED_TRIBES):
        out[n] = state.players[seat].tribes[i] if seat >= 0 else 0
        n += 1


@rule
def observe_expansion(box, state, seat, out, n):
    """Modules, prophecies, quick actions from the tile on the board on as far as they lie open."""
    out[n] = state.modules
    out[n + 1] = state.calamity
    n += 2
    for i in range(3):
        out[n] = state.prophecies[i]
        n += 1
    now = place_in_row(box, state) if has_quick_actions(state) else 0
    for i in range(ROW[0] + ROW[1]):
        is_open = i >= now and (i < ROW[0] or state.food_days > 0)
        out[n] = state.quick_row[i] + 1 if is_open else 0
        n += 1
    for space in range(QUICK_SPACES):
        out[n] = relative(state, seat, state.quick_spaces[space])
        n += 1
    return n


@rule
def observe_turn(turn, out, n):
    """What was done in the turn, as far as it matters."""
    out[n] = turn.sold
    out[n + 1] = turn.ahead
    out[n + 2] = turn.skipped
    out[n + 3] = turn.dearest
    out[n + 4] = turn.quick
    n += 5
    for gear in range(5):
        out[n] = turn.placed[gear]
        n += 1
    return n


@rule
def observe_pending(state, seat, out, n):
    """The eight things on top of the stack, for the seat that is to decide."""
    for i in range(8):
        depth = state.depth - 1 - i
        for k in range(4):
            out[n + k] = 0
        if depth >= 0 and state.to_move == seat:
            frame = state.stack[depth]
            out[n] = frame.kind + 1
            out[n + 1] = frame.a
            out[n + 2] = frame.b
            out[n + 3] = frame.c
        n += 4
    return n


@rule
def observe_player(me, is_own, out, n):
    """A player's goods and places; the secret choice of set-up only for its owner."""
    out[n] = me.corn
    out[n + 1] = me.skulls
    out[n + 2] = me.points
    out[n + 3] = me.hand
    out[n + 4] = me.supply
    out[n + 5] = me.light
    out[n + 6] = me.corn_tiles
    out[n + 7] = me.wood_tiles
    n += 8
    for i in range(3):
        out[n + i] = me.blocks[i]
        out[n + 3 + i] = me.temples[i]
    n += 6
    for i in range(4):
        out[n + i] = me.technologies[i]
    n += 4
    out[n] = me.n_wealth
    for i in range(3):
        out[n + 1 + i] = me.wealth[i] + 1 if i < me.n_wealth else 0
    n += 4
    out[n] = me.n_offered if is_own else 0
    for i in range(4):
        out[n + 1 + i] = me.offered[i] + 1 if is_own and i < me.n_offered else 0
    n += 5
    if is_own:
        out[n] = me.chosen
    else:
        out[n] = 1 if me.chosen > 0 else 0
