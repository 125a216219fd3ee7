"""The protocol of a game (DESIGN): the functions that the kernel asks for."""

from antiqua.games.hellas.moves import Code
from antiqua.games.hellas.rules.building import build, build_monument, write_builds, write_monument
from antiqua.games.hellas.rules.quarries import cover, turn_up, write_quarry
from antiqua.games.hellas.rules.rounds import ask_next, end_action, is_for_everyone, take, write_take
from antiqua.games.hellas.rules.temples import put_column, write_temple
from antiqua.games.hellas.state import NONE, SPACES, Action, Kind, Phase
from antiqua.kernel.compiling import rule


@rule
def to_act(state):
    """The seat that decides, as a bit; 0 at the end."""
    return 1 << state.asked if state.phase == Phase.TURN else 0


@rule
def legal(box, state, seat, out):
    """Writes the codes of the seat's legal moves; 0 for a seat that is not to act."""
    if state.phase == Phase.OVER or state.asked != seat:
        return 0
    if state.action == NONE:
        return write_take(box, state, out)
    if is_for_everyone(state.action):
        return write_builds(box, state, out)
    if state.action == Action.QUARRY:
        return write_quarry(box, state, out)
    if state.action == Action.MONUMENT:
        return write_monument(box, state, out)
    return write_temple(box, state, out)


@rule
def apply(box, state, seat, code):
    """Plays a legal move."""
    if code < Code.BUILD:
        take(box, state, code - Code.TAKE)
    elif code < Code.COVER:
        kind = (code - Code.BUILD) // SPACES
        space = code - Code.BUILD - kind * SPACES
        if kind == Kind.MONUMENT:
            build_monument(box, state, space)
            end_action(box, state)
        else:
            build(box, state, kind, space)
            if state.may_build[Kind.HOUSE] == 0 and state.may_build[Kind.AGORA] == 0:
                ask_next(box, state)
    elif code < Code.MINER:
        cover(state, code - Code.COVER)
        if not turn_up(box, state):
            end_action(box, state)
    elif code < Code.COLUMN:
        state.miner = code - Code.MINER
        end_action(box, state)
    elif code < Code.DECLINE:
        put_column(box, state, code - Code.COLUMN)
        if state.columns_left == 0:
            end_action(box, state)
    elif code == Code.DECLINE:
        ask_next(box, state)
    else:
        end_action(box, state)
