"""The protocol of a game (DESIGN): the functions that the kernel asks for."""

from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.rules.colonies import (
    choose_bust,
    most_in_step,
    put_token,
    take_colony,
    write_busts,
    write_colonies,
)
from antiqua.games.hadara.rules.feeding import begin_feeding, feed, write_feeding
from antiqua.games.hadara.rules.incomes import begin_phase, pass_on
from antiqua.games.hadara.rules.phase_a import begin_step, carry_out, choose, write_secret
from antiqua.games.hadara.rules.phase_b import begin_b, take, write_take
from antiqua.games.hadara.rules.seals import buy_seal, write_seals
from antiqua.games.hadara.rules.setup import begin_era, choose_side
from antiqua.games.hadara.state import NONE, Phase
from antiqua.kernel.compiling import inline, rule


@inline
def is_secret(state):
    """Whether all seats choose at once."""
    return state.phase == Phase.SIDES or state.phase == Phase.A


@rule
def to_act(state):
    """The seats that may act now, as bits; 0 at the end."""
    if state.phase == Phase.OVER:
        return 0
    if not is_secret(state):
        return 1 << state.to_move
    seats = 0
    for seat in range(state.seats):
        if state.players[seat].ready == 0:
            seats |= 1 << seat
    return seats


@rule
def legal(box, state, seat, out):
    """Writes the codes of the seat's legal moves; 0 for a seat that is not to act."""
    if seat < 0 or seat >= state.seats or not to_act(state) >> seat & 1:
        return 0
    if state.phase == Phase.A:
        return write_secret(box, state, seat, out)
    if state.phase == Phase.B:
        return write_take(box, state, seat, out)
    if state.phase == Phase.COLONY_A or state.phase == Phase.COLONY_B:
        return write_colonies(box, state, seat, out)
    if state.phase == Phase.BUST_A or state.phase == Phase.BUST_B:
        return write_busts(box, state, seat, out)
    if state.phase == Phase.FEEDING:
        return write_feeding(box, state, seat, out)
    if state.phase == Phase.SEALS:
        return write_seals(box, state, seat, out)
    first = Code.WHEEL if state.phase == Phase.WHEEL else Code.SIDE
    count = 5 if state.phase == Phase.WHEEL else 2
    for i in range(count):
        out[i] = first + i
    return count


@rule
def set_wheel(box, state, colour):
    """Turns the crest of seat 0 to a colour (HA-2.1)."""
    for at in range(5):
        if state.board[at] == colour:
            state.wheel = at
    state.phase = Phase.A
    state.to_move = NONE
    begin_step(state)
    carry_out(box, state)


@rule
def end_colony(state):
    """The end of a seat's colony step; after the last seat the bust step (HA-2.4)."""
    if not pass_on(state):
        begin_phase(state, state.phase + 1)


@rule
def end_bust(box, state):
    """The end of a seat's bust step; after the last seat phase B, or feeding (HA-5.2)."""
    if not pass_on(state):
        if state.phase == Phase.BUST_A:
            begin_b(box, state)
        else:
            begin_feeding(box, state)


@rule
def end_seals(box, state):
    """After the last seat the next era, or the end (HA-8.1)."""
    if not pass_on(state):
        if state.era == 2:
            state.phase = Phase.OVER
            state.to_move = NONE
        else:
            state.era += 1
            begin_era(box, state)


@rule
def apply(box, state, seat, code):
    """Plays a legal move."""
    phase = state.phase
    if phase == Phase.SIDES:
        choose_side(box, state, seat, code - Code.SIDE)
    elif phase == Phase.WHEEL:
        set_wheel(box, state, code - Code.WHEEL)
    elif phase == Phase.A:
        choose(box, state, seat, code)
    elif phase == Phase.B:
        take(box, state, seat, code)
    elif phase == Phase.COLONY_A or phase == Phase.COLONY_B:
        if code == Code.NO_COLONY:
            end_colony(state)
            return
        ally = 1 if code >= Code.ALLY else 0
        take_colony(box, state, seat, code - (Code.ALLY if ally == 1 else Code.PLUNDER), ally)
        if state.taken >= most_in_step(state.players[seat]):
            end_colony(state)
    elif phase == Phase.BUST_A or phase == Phase.BUST_B:
        if code == Code.NO_BUST:
            end_bust(box, state)
        elif code < Code.TOKEN:
            choose_bust(box, state, seat, code - Code.BUST)
        else:
            which = (code - Code.TOKEN) // 2
            put_token(box, state, seat, which, code - Code.TOKEN - 2 * which)
            if state.taken >= most_in_step(state.players[seat]):
                end_bust(box, state)
    elif phase == Phase.FEEDING:
        feed(box, state, seat, code)
    elif code == Code.DONE:
        end_seals(box, state)
    else:
        buy_seal(box, state, seat, code)
