"""TZ-7: the temples, and angering the gods."""

from antiqua.games.tzolkin.rules.calamities import step_blocks, step_corn
from antiqua.games.tzolkin.rules.goods import n_blocks
from antiqua.games.tzolkin.rules.xaman_ek import corn_within_reach
from antiqua.games.tzolkin.state import NOBODY
from antiqua.kernel.compiling import inline, rule


@rule
def on_top(box, state, temple):
    """The seat on the exclusive top step, or NOBODY (TZ-7.2)."""
    top = box.temples[temple].n_steps - 1
    for seat in range(state.seats):
        if state.players[seat].temples[temple] == top:
            return seat
    return NOBODY


@rule
def can_step_up(box, state, seat, temple):
    """Whether a step up is possible (TZ-7.2, 7.3)."""
    top = box.temples[temple].n_steps - 1
    above = state.players[seat].temples[temple] + 1
    return above < top or (above == top and on_top(box, state, temple) == NOBODY)


@rule
def can_pay_step(box, state, seat, temple):
    """Whether the price of a step up, if it has one, can be paid (TP-3.6)."""
    corn = step_corn(box, state)
    if corn > 0:
        return corn_within_reach(box, state, seat) >= corn
    return n_blocks(state.players[seat]) >= step_blocks(box, state, temple)


@inline
def can_take_step(box, state, seat, temple):
    """Whether a step up is possible and can be paid."""
    return can_step_up(box, state, seat, temple) and (
        state.calamity == 0 or can_pay_step(box, state, seat, temple)
    )


@rule
def step_up(box, state, seat, temple):
    """One step up; lost where it is not possible. Arriving on the top turns the board (TZ-7.3, 7.4)."""
    if can_step_up(box, state, seat, temple):
        me = state.players[seat]
        me.temples[temple] += 1
        if me.temples[temple] == box.temples[temple].n_steps - 1:
            me.light = 1


@inline
def can_anger(state, seat):
    """Whether some marker is above the bottom (TZ-7.6)."""
    me = state.players[seat]
    return me.temples[0] > 0 or me.temples[1] > 0 or me.temples[2] > 0
