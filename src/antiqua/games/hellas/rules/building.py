"""HE-3: houses, agoras, palaces and monuments."""

from antiqua.games.hellas.moves import Code
from antiqua.games.hellas.rules.cities import board_of, put
from antiqua.games.hellas.state import NONE, SPACES, Action, Kind, SpaceKind
from antiqua.kernel.compiling import rule


@rule
def is_free(board, state, space):
    """A building space with nothing on it."""
    return board.spaces[space].kind == SpaceKind.BUILDING and state.piece[space] == NONE


@rule
def write_spaces(box, state, seat, kind, out, n):
    """Where the seat can build one piece of this kind now (HE-3.1)."""
    me = state.players[seat]
    if me.left[kind] == 0:
        return n
    board = board_of(box, state)
    inland = box.build_price[kind][0] <= me.marble
    coast = box.build_price[kind][1] <= me.marble
    if not (inland or coast):
        return n
    for space in range(board.n_spaces):
        if (coast if board.spaces[space].coast else inland) and is_free(board, state, space):
            out[n] = Code.BUILD + kind * SPACES + space
            n += 1
    return n


@rule
def write_builds(box, state, out):
    """What the seat asked may build in an action for everyone, or declining (HE-2.3, HE-3.2)."""
    n = 0
    for kind in range(3):
        if state.may_build[kind] == 1:
            n = write_spaces(box, state, state.asked, kind, out, n)
    out[n] = Code.DECLINE
    return n + 1


@rule
def build(box, state, kind, space):
    """Pays and puts up a piece of the seat asked."""
    me = state.players[state.asked]
    me.marble -= box.build_price[kind][board_of(box, state).spaces[space].coast]
    me.left[kind] -= 1
    put(board_of(box, state), state, kind, state.asked, space)
    state.may_build[kind] = 0


@rule
def allow_kinds(state):
    """What each seat may build in the action being resolved (HE-3.2)."""
    houses = state.action == Action.HOUSE or state.action == Action.HOUSE_AGORA
    state.may_build[Kind.HOUSE] = 1 if houses else 0
    state.may_build[Kind.AGORA] = 1 if state.action == Action.HOUSE_AGORA else 0
    state.may_build[Kind.PALACE] = 1 if state.action == Action.PALACE else 0


@rule
def write_monument(box, state, out):
    """Free inland spaces for the monument, or doing nothing (HE-3.3, HE-2.4)."""
    n = 0
    if state.players[state.asked].marble >= box.monument_price:
        board = board_of(box, state)
        for space in range(board.n_spaces):
            if not board.spaces[space].coast and is_free(board, state, space):
                out[n] = Code.BUILD + Kind.MONUMENT * SPACES + space
                n += 1
    out[n] = Code.NOTHING
    return n + 1


@rule
def build_monument(box, state, space):
    """Pays the monument, which belongs to nobody."""
    state.players[state.asked].marble -= box.monument_price
    put(board_of(box, state), state, Kind.MONUMENT, NONE, space)
