"""The protocol of a game (DESIGN): the functions that the kernel asks for."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.answers import write_decision
from antiqua.games.tzolkin.rules.exchanging import write_with_exchanges
from antiqua.games.tzolkin.rules.promise import is_promised, write_keeping
from antiqua.games.tzolkin.rules.setup import choose, setup, write_choice
from antiqua.games.tzolkin.rules.turn import play_turn
from antiqua.games.tzolkin.rules.xaman_ek import exchanges
from antiqua.games.tzolkin.state import Phase
from antiqua.kernel.compiling import rule

__all__ = ["apply", "legal", "setup", "to_act"]


@rule
def to_act(state):
    """The seats that may act now, as bits; 0 at the end."""
    if state.phase == Phase.TURN:
        return 1 << state.to_move
    seats = 0
    if state.phase == Phase.SETUP:
        for seat in range(state.seats):
            if state.players[seat].chosen == 0:
                seats |= 1 << seat
    return seats


@rule
def legal_by_expansion(box, state, seat, out):
    """The answers to what is open, with the exchange of Xaman Ek; a promised quick action bounds them."""
    if exchanges(state, seat):
        return write_with_exchanges(box, state, seat, out)
    if is_promised(state):
        return write_keeping(box, state, seat, out)
    return write_decision(box, state, seat, out)


@rule
def legal(box, state, seat, out):
    """Writes the codes of the seat's legal moves; 0 for a seat that is not to act."""
    if state.phase == Phase.TURN and state.to_move == seat:
        if state.modules > 0:
            return legal_by_expansion(box, state, seat, out)
        return write_decision(box, state, seat, out)
    if state.phase == Phase.SETUP and 0 <= seat < state.seats and state.players[seat].chosen == 0:
        return write_choice(state, seat, out)
    return 0


@rule
def apply(box, state, seat, code):
    """Plays a legal move."""
    if Code.KEEP <= code < Code.PASS:
        choose(box, state, seat, code)
    else:
        play_turn(box, state, seat, code)
