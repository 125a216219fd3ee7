"""TZ-5: placing workers, and TZ-4: begging and pity, which stand before it."""

from antiqua.games.tzolkin.moves import SPACES, Code
from antiqua.games.tzolkin.rules.calamities import flood_corn
from antiqua.games.tzolkin.rules.powers import (
    begged_corn,
    last_space,
    note_placement,
    placing_corn,
    spared_on_space,
)
from antiqua.games.tzolkin.rules.quick_actions import (
    corn_for_placing,
    may_place_quick,
    may_quick_from_pity,
    take_quick_space,
    workers_on_quick_spaces,
)
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.temples import can_anger
from antiqua.games.tzolkin.state import (
    EMPTY,
    LAST_SPACE,
    NOBODY,
    WORKERS,
    Ask,
)
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

NOWHERE = 1000
"""More than any placement costs."""


@rule
def lowest_empty(state, seat, gear):
    """The space that a worker placed on the gear goes to, or NOWHERE (TZ-5.1, TP-2.10)."""
    for space in range(LAST_SPACE[gear] + 1):
        if state.gears[gear][space] == EMPTY and state.turn.skipped != 1 + gear * SPACES + space:
            return space
    further = last_space(state, seat, gear)
    if further > LAST_SPACE[gear] and state.gears[gear][further] == EMPTY:
        return further
    return NOWHERE


@inline
def extra_cost(box, me, placed):
    """What one more worker costs besides its space (TZ-5.2)."""
    return placing_corn(box, me, placed + 1) - placing_corn(box, me, placed)


@inline
def space_cost(box, state, seat, gear, space):
    """What a space costs the seat, besides the table (TZ-5.2)."""
    if state.modules == 0:
        return space
    return space_cost_by_expansion(box, state, seat, gear, space)


@rule
def space_cost_by_expansion(box, state, seat, gear, space):
    """The same with the power of Cit-Bolon-Tum and in a flood (TP-2.6, TP-3.6)."""
    if space == NOWHERE:
        return NOWHERE
    return space - spared_on_space(box, state, seat, space) + flood_corn(box, state, gear)


@inline
def has_worker_on_gears(state, seat):
    """Whether a worker of the seat stands on a gear: one in play that is nowhere else."""
    me = state.players[seat]
    elsewhere = me.hand + me.supply
    if state.start_space == seat:
        elsewhere += 1
    return elsewhere + workers_on_quick_spaces(state, seat) < WORKERS


@rule
def write_placements(box, state, seat, placed, out, n):
    """The placements that can be paid, after `placed` others in this turn."""
    me = state.players[seat]
    if me.hand == 0:
        return n
    extra = extra_cost(box, me, placed)
    corn = corn_for_placing(box, state, seat)
    for gear in range(5):
        if space_cost(box, state, seat, gear, lowest_empty(state, seat, gear)) + extra <= corn:
            out[n] = Code.PLACE + gear
            n += 1
    with_start = corn + state.tooth_corn  # which the start-player space gives before a quick action
    if state.start_space == NOBODY and extra <= min(integer(me.corn), with_start):
        out[n] = Code.PLACE_START
        n += 1
    if may_place_quick(box, state, seat, extra):
        out[n] = Code.PLACE_QUICK
        n += 1
    return n


@rule
def write_pity(box, state, seat, out, n):
    """The placements of the lowest cost, which nobody could pay (TZ-4.4)."""
    if state.start_space == NOBODY:
        out[n] = Code.PLACE_START
        return n + 1
    lowest = box.quick_corn if may_quick_from_pity(box, state, seat) else NOWHERE
    for gear in range(5):
        lowest = min(lowest, space_cost(box, state, seat, gear, lowest_empty(state, seat, gear)))
    for gear in range(5):
        if space_cost(box, state, seat, gear, lowest_empty(state, seat, gear)) == lowest:
            out[n] = Code.PLACE + gear
            n += 1
    if lowest == box.quick_corn and may_quick_from_pity(box, state, seat):
        out[n] = Code.PLACE_QUICK
        n += 1
    return n


@inline
def may_beg(box, state, seat):
    """TZ-4.1, 4.2."""
    return state.players[seat].corn <= box.beg_limit and can_anger(state, seat)


@rule
def beg(box, state, seat):
    """All corn goes back, three come, or four to Bacab, and the gods are angry (TZ-4.1, TP-2.4)."""
    me = state.players[seat]
    me.corn = begged_corn(box, me)
    push(state, Ask.ANGER, 0, 0, 0)


@rule
def place(box, state, seat, code):
    """One worker to a gear or another space, paid at once; pity takes all corn (TZ-5, TZ-4.4)."""
    me = state.players[seat]
    top = state.stack[state.depth - 1]
    placed = integer(top.a) if top.kind == Ask.PLACING else 0
    pop(state)
    cost = extra_cost(box, me, placed)
    me.hand -= 1
    if code == Code.PLACE_START:
        state.start_space = seat
    elif code == Code.PLACE_QUICK:
        cost += box.quick_corn
        take_quick_space(box, state, seat)
    else:
        gear = code - Code.PLACE
        space = lowest_empty(state, seat, gear)
        state.gears[gear][space] = seat
        cost += space_cost(box, state, seat, gear, space)
        if state.modules > 0:
            note_placement(state, me, gear, space)
    pity = 0
    if cost > me.corn:
        pity = 1
        cost = me.corn
    me.corn -= cost
    push(state, Ask.PLACING, placed + 1, pity, 0)
