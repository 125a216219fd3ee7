"""HA-5: phase B. In turn order each takes the top card of a pile, until none is left."""

from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.rules.cards import asks_for_token, recruit, sell
from antiqua.games.hadara.rules.incomes import begin_colonies, begin_phase, next_seat
from antiqua.games.hadara.rules.phase_a import write_bind, write_card
from antiqua.games.hadara.state import NONE, Act, Phase, Place
from antiqua.kernel.compiling import rule


@rule
def write_take(box, state, seat, out):
    """A pile, then what to do with its card, then the token it binds."""
    me = state.players[seat]
    if state.card == NONE:
        n = 0
        for colour in range(5):
            if state.n_outer[colour] > 0:
                out[n] = Code.TAKE + colour
                n += 1
        return n
    if me.act == Act.OPEN:
        return write_card(box, me, state.card, out)
    return write_bind(me, out)


@rule
def take(box, state, seat, code):
    """Plays one part of a turn of phase B."""
    me = state.players[seat]
    if state.card == NONE:
        colour = code - Code.TAKE
        state.n_outer[colour] -= 1
        state.card = state.outer[colour][state.n_outer[colour]]
        state.outer[colour][state.n_outer[colour]] = 0
        return
    if code == Code.SELL:
        sell(box, state, seat, state.card, Place.GONE)
    elif code == Code.RECRUIT:
        if asks_for_token(box, me, state.card):
            me.act = Act.RECRUIT
            return
        recruit(box, state, seat, state.card, NONE)
    else:
        recruit(box, state, seat, state.card, code - Code.BIND)
    me.act = Act.OPEN
    state.card = NONE
    end_turn(box, state)


@rule
def is_card_left(state):
    """Whether a face-up card is left to take."""
    for colour in range(5):
        if state.n_outer[colour] > 0:
            return True
    return False


@rule
def begin_b(box, state):
    """The start player takes first."""
    begin_phase(state, Phase.B)
    if not is_card_left(state):
        begin_colonies(box, state, Phase.COLONY_B)


@rule
def end_turn(box, state):
    """The next seat; with all piles empty the second half of the era's steps (HA-5.2)."""
    if is_card_left(state):
        state.to_move = next_seat(state, state.to_move)
    else:
        begin_colonies(box, state, Phase.COLONY_B)
