"""What a seat knows, as numbers: everything but the order of the tiles (HE-8)."""

from antiqua.games.hellas.rules.cities import board_of
from antiqua.games.hellas.state import NONE, SEATS, SPACES, TILES
from antiqua.kernel.compiling import rule

TABLE_NUMBERS = 25
PLAYER_NUMBERS = 6
OBSERVATION = TABLE_NUMBERS + TILES + 4 * SPACES + SEATS * PLAYER_NUMBERS
"""Numbers in an observation."""


@rule
def relative(state, seat, other):
    """A seat counted from the observer: 0 is the observer, 1 the seat on the left; NONE stays."""
    if other < 0 or seat < 0:
        return other
    return other - seat if other >= seat else other - seat + state.seats


@rule
def observe(box, state, seat, out):
    """Writes OBSERVATION numbers, seats counted from the observer (-1: a spectator, from seat 0)."""
    out[0] = state.seats
    out[1] = state.phase
    out[2] = state.round_number
    out[3] = relative(state, seat, state.start_player)
    out[4] = relative(state, seat, state.next_start_player)
    out[5] = relative(state, seat, state.to_move)
    out[6] = relative(state, seat, state.asked)
    out[7] = state.action
    out[8] = state.tile
    out[9] = state.tiles_placed
    out[10] = state.columns_left
    out[11] = state.n_deck
    out[12] = state.miner
    for kind in range(3):
        out[13 + kind] = state.may_build[kind]
    for action in range(9):
        out[16 + action] = state.taken[action]
    n = TABLE_NUMBERS
    for tile in range(TILES):
        out[n] = state.used[tile + 1]
        n += 1
    spaces = board_of(box, state).n_spaces
    for space in range(SPACES):
        if space < spaces:
            out[n] = state.quarry[space]
            out[n + 1] = state.standing[space]
            out[n + 2] = state.piece[space]
            out[n + 3] = relative(state, seat, state.owner[space])
        else:
            out[n] = 0
            out[n + 1] = 0
            out[n + 2] = NONE
            out[n + 3] = NONE
        n += 4
    first = max(seat, 0)
    for i in range(SEATS):
        other = first + i if first + i < state.seats else first + i - state.seats
        for k in range(PLAYER_NUMBERS):
            out[n + k] = 0
        if i < state.seats:
            me = state.players[other]
            out[n] = me.marble
            out[n + 1] = me.rings
            out[n + 2] = me.cubes
            for kind in range(3):
                out[n + 3 + kind] = me.left[kind]
        n += PLAYER_NUMBERS
