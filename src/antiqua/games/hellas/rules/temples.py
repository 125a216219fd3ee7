"""HE-5: columns and rings."""

from antiqua.games.hellas.moves import Code
from antiqua.games.hellas.rules.cities import board_of
from antiqua.games.hellas.state import Action
from antiqua.kernel.compiling import rule


@rule
def places_left(box, state):
    """Columns that all temples can still take."""
    board = board_of(box, state)
    places = 0
    for space in range(board.n_spaces):
        places += board.spaces[space].columns - state.standing[space]
    return places


@rule
def write_temple(box, state, out):
    """Temples for the next column; before the first also doing nothing (HE-5.1, HE-2.4)."""
    board = board_of(box, state)
    which = state.action - Action.TEMPLE
    columns = box.temple_columns[which]
    n = 0
    begun = state.columns_left < columns
    payable = state.players[state.asked].marble >= box.temple_price[which]
    if begun or (payable and places_left(box, state) >= columns):
        for space in range(board.n_spaces):
            if state.standing[space] < board.spaces[space].columns:
                out[n] = Code.COLUMN + space
                n += 1
    if not begun:
        out[n] = Code.NOTHING
        n += 1
    return n


@rule
def put_column(box, state, space):
    """A column; the first pays and brings a ring, one that completes a temple brings another (HE-5)."""
    me = state.players[state.asked]
    which = state.action - Action.TEMPLE
    if state.columns_left == box.temple_columns[which]:
        me.marble -= box.temple_price[which]
        me.rings += 1
    state.standing[space] += 1
    state.columns_left -= 1
    if state.standing[space] == board_of(box, state).spaces[space].columns:
        me.rings += 1
