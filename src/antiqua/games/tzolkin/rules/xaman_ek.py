"""TP-2.11: Xaman Ek exchanges a block for corn, once in each own turn."""

from antiqua.games.tzolkin.state import Ask, Tribe
from antiqua.kernel.compiling import inline, rule


@rule
def is_own_turn(state):
    """Whether what is open belongs to the turn of the seat that is to move."""
    bottom = state.stack[0].kind
    return bottom != Ask.DAYS and bottom != Ask.FOOD_DAY and bottom != Ask.FIRST_ROUND


@inline
def exchanges(state, seat):
    """Whether the seat may exchange a block in its turns."""
    return state.players[seat].tribe == Tribe.XAMAN_EK


@rule
def may_exchange(state, seat):
    """Whether the exchange is still to be had in this turn."""
    return exchanges(state, seat) and state.turn.sold == 0 and is_own_turn(state)


@rule
def corn_within_reach(box, state, seat):
    """The corn that the seat has, with what an exchange could bring."""
    me = state.players[seat]
    best = 0
    if may_exchange(state, seat):
        for block in range(3):
            if me.blocks[block] > 0:
                best = max(best, box.market[block])
    return me.corn + best


@rule
def exchange(box, state, seat, block):
    """A block for corn."""
    me = state.players[seat]
    me.blocks[block] -= 1
    me.corn += box.market[block]
    state.turn.sold = 1


@rule
def take_back(box, state, seat, block):
    """Undoes an exchange that was only tried."""
    me = state.players[seat]
    me.blocks[block] += 1
    me.corn -= box.market[block]
    state.turn.sold = 0
