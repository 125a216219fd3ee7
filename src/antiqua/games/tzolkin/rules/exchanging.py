"""TP-2.11: where Xaman Ek's exchange is among the answers: at any decision but in the market."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.answers import write_decision
from antiqua.games.tzolkin.rules.quick_actions import can_do_quick
from antiqua.games.tzolkin.rules.xaman_ek import exchange, may_exchange, take_back
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule


@rule
def possible_exchanges(box, state, seat, out):
    """The blocks that may be exchanged, as bits: not one that anything already begun needs (TP-2.11)."""
    exchanges = 0
    if state.stack[state.depth - 1].kind != Ask.MARKET and may_exchange(state, seat):
        for block in range(3):
            if state.players[seat].blocks[block] > 0:
                exchange(box, state, seat, block)
                if write_decision(box, state, seat, out) > 0 and (
                    state.turn.quick == 0 or can_do_quick(box, state, seat)
                ):
                    exchanges |= 1 << block
                take_back(box, state, seat, block)
    return exchanges


@rule
def write_exchanges(exchanges, out, n):
    """The exchanges found possible, as bits."""
    for block in range(3):
        if exchanges & (1 << block):
            out[n] = Code.SELL + block
            n += 1
    return n


@rule
def write_with_exchanges(box, state, seat, out):
    """The answers, with the exchange of Xaman Ek among them."""
    exchanges = possible_exchanges(box, state, seat, out)
    return write_exchanges(exchanges, out, write_decision(box, state, seat, out))
