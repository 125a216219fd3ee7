"""HE-4: the quarry action."""

from antiqua.games.hellas.moves import Code
from antiqua.games.hellas.rules.cities import board_of
from antiqua.games.hellas.state import NONE, Kind, SpaceKind
from antiqua.kernel.compiling import rule


@rule
def pay_income(box, state):
    """Every house gets the marble of each active quarry next to it (HE-4.1)."""
    board = board_of(box, state)
    for space in range(board.n_spaces):
        if state.quarry[space] > 0:
            marble = box.yields[state.quarry[space]]
            for i in range(board.spaces[space].n_near):
                near = board.spaces[space].near[i]
                if state.piece[near] == Kind.HOUSE:
                    state.players[state.owner[near]].marble += marble


@rule
def fits(state, space):
    """Whether the tile turned up may cover this active quarry: only a lower number (HE-4.3)."""
    return 0 < state.quarry[space] < state.tile


@rule
def fits_somewhere(box, state):
    """Whether some active quarry has a lower number."""
    for space in range(board_of(box, state).n_spaces):
        if fits(state, space):
            return True
    return False


@rule
def is_free_quarry(board, state, space):
    """A quarry space with neither tile nor miner."""
    return board.spaces[space].kind == SpaceKind.QUARRY and state.quarry[space] == 0 and state.miner != space


@rule
def has_free_quarry(box, state):
    """Whether the miner has somewhere to go."""
    board = board_of(box, state)
    for space in range(board.n_spaces):
        if is_free_quarry(board, state, space):
            return True
    return False


@rule
def write_quarry(box, state, out):
    """Where the tile goes, or once it lies on the miner's space where the miner goes (HE-4.3, 4.4)."""
    board = board_of(box, state)
    n = 0
    for space in range(board.n_spaces):
        if state.tile == 0:
            if is_free_quarry(board, state, space):
                out[n] = Code.MINER + space
                n += 1
        elif fits(state, space):
            out[n] = Code.COVER + space
            n += 1
    return n


@rule
def turn_up(box, state):
    """Turns up tiles until one must be placed or the miner moved; False once the action is over (HE-4.2)."""
    if state.tiles_placed == box.draw or state.n_deck == 0:
        return False
    state.n_deck -= 1
    state.tile = state.deck[state.n_deck]
    state.deck[state.n_deck] = 0
    if fits_somewhere(box, state):
        return True
    if state.miner == NONE:
        state.used[state.tile] = 1
        state.tile = 0
        return False
    return open_quarry(box, state)


@rule
def cover(state, space):
    """The tile covers an active quarry."""
    state.used[state.quarry[space]] = 1
    state.quarry[space] = state.tile
    state.tile = 0
    state.tiles_placed += 1


@rule
def open_quarry(box, state):
    """A new quarry where the miner stands; the highest closes; True if the miner can move (HE-4.4)."""
    highest = NONE
    for space in range(board_of(box, state).n_spaces):
        if state.quarry[space] > 0 and (highest == NONE or state.quarry[space] > state.quarry[highest]):
            highest = space
    if highest != NONE:
        state.quarry[highest] = -state.quarry[highest]
    state.quarry[state.miner] = state.tile
    state.tile = 0
    state.miner = NONE
    return has_free_quarry(box, state)
