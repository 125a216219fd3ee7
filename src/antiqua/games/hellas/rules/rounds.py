"""HE-2: rounds, action spaces and whose decision it is."""

from antiqua.games.hellas.moves import Code
from antiqua.games.hellas.rules.building import allow_kinds
from antiqua.games.hellas.rules.quarries import pay_income, turn_up
from antiqua.games.hellas.state import NONE, ROUNDS, Action, Phase
from antiqua.kernel.compiling import inline, rule


@inline
def next_seat(state, seat):
    """The seat on the left."""
    return 0 if seat + 1 == state.seats else seat + 1


@rule
def write_take(box, state, out):
    """Every kind of action space that has a free one (HE-2.1, 2.4)."""
    n = 0
    for action in range(9):
        if state.taken[action] < box.action_spaces[action]:
            out[n] = Code.TAKE + action
            n += 1
    return n


@inline
def is_for_everyone(action):
    """Whether each seat is asked in turn; in the quarry action the others only get income (HE-2.3)."""
    return action <= Action.PALACE


@rule
def take(box, state, action):
    """One cube on an action space, resolved at once (HE-2.1, 2.5)."""
    me = state.players[state.to_move]
    me.cubes -= 1
    state.taken[action] += 1
    state.action = action
    state.asked = state.to_move
    if is_for_everyone(action):
        allow_kinds(state)
    elif action == Action.QUARRY:
        pay_income(box, state)
        state.tiles_placed = 0
        if not turn_up(box, state):
            end_action(box, state)
    elif action == Action.MARBLE:
        me.marble += box.marble_gain
        end_action(box, state)
    elif action < Action.MONUMENT:
        state.columns_left = box.temple_columns[action - Action.TEMPLE]
        if state.next_start_player == NONE:
            state.next_start_player = state.to_move


@rule
def ask_next(box, state):
    """The next seat clockwise in an action for everyone, until all have been asked (HE-2.3)."""
    following = next_seat(state, state.asked)
    if following == state.to_move:
        end_action(box, state)
    else:
        state.asked = following
        allow_kinds(state)


@rule
def end_action(box, state):
    """The next turn, or the end of the round when all cubes are used."""
    state.action = NONE
    state.tiles_placed = 0
    state.columns_left = 0
    for kind in range(3):
        state.may_build[kind] = 0
    seat = state.to_move
    for _ in range(state.seats):
        seat = next_seat(state, seat)
        if state.players[seat].cubes > 0:
            state.to_move = seat
            state.asked = seat
            return
    end_round(box, state)


@rule
def end_round(box, state):
    """All cubes come off; who took a temple first leads the next round (HE-2.5, HE-7)."""
    for action in range(9):
        state.taken[action] = 0
    if state.next_start_player != NONE:
        state.start_player = state.next_start_player
        state.next_start_player = NONE
    if state.round_number == ROUNDS:
        state.phase = Phase.OVER
        state.to_move = NONE
        state.asked = NONE
        return
    state.round_number += 1
    begin_round(box, state)


@rule
def begin_round(box, state):
    """Hands out the cubes (HE-1.4)."""
    for seat in range(state.seats):
        state.players[seat].cubes = box.cubes[state.seats][state.round_number - 1]
    state.to_move = state.start_player
    state.asked = state.start_player
