"""HE-6: villages and cities, as groups of connected own pieces."""

from antiqua.games.hellas.state import NONE, Kind
from antiqua.kernel.compiling import inline, rule


@inline
def board_of(box, state):
    """The side of the board for this number of players (HE-1.1)."""
    return box.boards[box.side[state.seats]]


@rule
def put(board, state, kind, seat, space):
    """Puts a piece on a space; own pieces next to it become one group with it (HE-6.1, 6.2)."""
    state.piece[space] = kind
    state.owner[space] = seat
    if seat == NONE:
        return
    state.group[space] = space
    here = board.spaces[space]
    for i in range(here.n_near):
        if state.owner[here.near[i]] == seat:
            join(board, state, state.group[here.near[i]], state.group[space])


@rule
def join(board, state, one, other):
    """Makes two groups one, named by the lower of their numbers."""
    low = min(one, other)
    high = max(one, other)
    for space in range(board.n_spaces):
        if state.group[space] == high:
            state.group[space] = low


@rule
def city_size(board, state, group):
    """The pieces of a group if it is a city, with a palace and a house; else 0 (HE-6.1)."""
    size = 0
    palaces = 0
    houses = 0
    for space in range(board.n_spaces):
        if state.group[space] == group:
            size += 1
            if state.piece[space] == Kind.PALACE:
                palaces += 1
            elif state.piece[space] == Kind.HOUSE:
                houses += 1
    return size if palaces > 0 and houses > 0 else 0


@rule
def is_next_to(state, space, group):
    """Whether a space borders a group."""
    for i in range(space.n_near):
        if state.group[space.near[i]] == group:
            return True
    return False
