"""HE-1: set-up."""

from antiqua.games.hellas.rules.cities import board_of
from antiqua.games.hellas.rules.quarries import is_free_quarry
from antiqua.games.hellas.rules.rounds import begin_round
from antiqua.games.hellas.state import NONE, SPACES, TILES, Phase
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, seed_rng, shuffle


@rule
def clear(state):
    """Nothing on the board, nothing left of an earlier game."""
    for space in range(SPACES):
        state.quarry[space] = 0
        state.standing[space] = 0
        state.piece[space] = NONE
        state.owner[space] = NONE
        state.group[space] = NONE
    for tile in range(TILES):
        state.deck[tile] = 0
        state.used[tile] = 0
    state.used[TILES] = 0
    for action in range(9):
        state.taken[action] = 0
    for kind in range(3):
        state.may_build[kind] = 0
    for seat in range(4):
        me = state.players[seat]
        me.marble = 0
        me.rings = 0
        me.cubes = 0
        for kind in range(3):
            me.left[kind] = 0
    state.n_deck = 0
    state.next_start_player = NONE
    state.action = NONE
    state.miner = NONE
    state.tile = 0
    state.tiles_placed = 0
    state.columns_left = 0


@rule
def random_quarry(box, state, on_coast):
    """A free quarry space, drawn; only on the coast if asked (HE-1.2)."""
    board = board_of(box, state)
    count = 0
    for space in range(board.n_spaces):
        if is_free_quarry(board, state, space) and (not on_coast or board.spaces[space].coast):
            count += 1
    drawn = below(state.rng, count)
    for space in range(board.n_spaces):
        if is_free_quarry(board, state, space) and (not on_coast or board.spaces[space].coast):
            if drawn == 0:
                return space
            drawn -= 1
    return NONE


@rule
def setup(box, state, seats, options, seed):
    """Lays the table out (HE-1); `options` only say what a view shows."""
    clear(state)
    seed_rng(state.rng, seed)
    state.seats = seats
    state.phase = Phase.TURN
    state.round_number = 1
    for seat in range(seats):
        me = state.players[seat]
        me.marble = box.start_marble
        for kind in range(3):
            me.left[kind] = box.pieces[kind]
    for i in range(TILES):
        state.deck[i] = i + 1
    shuffle(state.rng, state.deck, TILES)
    state.n_deck = TILES
    for _ in range(box.start_quarries):
        state.n_deck -= 1
        state.quarry[random_quarry(box, state, True)] = state.deck[state.n_deck]
        state.deck[state.n_deck] = 0
    state.miner = random_quarry(box, state, False)
    state.start_player = below(state.rng, seats)
    begin_round(box, state)
