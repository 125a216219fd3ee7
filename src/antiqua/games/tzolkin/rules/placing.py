"""TZ-5: placing workers, and TZ-4: begging and pity, which stand before it."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.temples import can_anger
from antiqua.games.tzolkin.state import EMPTY, LAST_SPACE, NOBODY, Ask
from antiqua.kernel.compiling import inline, rule

NOWHERE = 1000
"""More than any placement costs."""


@rule
def lowest_empty(state, gear):
    """The space that a worker placed on the gear goes to, or NOWHERE (TZ-5.1)."""
    for space in range(LAST_SPACE[gear] + 1):
        if state.gears[gear][space] == EMPTY:
            return space
    return NOWHERE


@inline
def extra_cost(box, placed):
    """What one more worker adds to the table of TZ-5.2."""
    return box.placing[placed + 1] - box.placing[placed]


@rule
def has_worker_on_gears(state, seat):
    """Whether a worker of the seat stands on a gear."""
    for gear in range(5):
        for space in range(LAST_SPACE[gear] + 1):
            if state.gears[gear][space] == seat:
                return True
    return False


@rule
def write_placements(box, state, seat, placed, out, n):
    """The placements that can be paid, after `placed` others in this turn."""
    me = state.players[seat]
    if me.hand == 0:
        return n
    extra = extra_cost(box, placed)
    for gear in range(5):
        if lowest_empty(state, gear) + extra <= me.corn:
            out[n] = Code.PLACE + gear
            n += 1
    if state.start_space == NOBODY and extra <= me.corn:
        out[n] = Code.PLACE_START
        n += 1
    return n


@rule
def write_pity(state, out, n):
    """The placements of the lowest cost, which nobody could pay (TZ-4.4)."""
    if state.start_space == NOBODY:
        out[n] = Code.PLACE_START
        return n + 1
    lowest = NOWHERE
    for gear in range(5):
        lowest = min(lowest, lowest_empty(state, gear))
    for gear in range(5):
        if lowest_empty(state, gear) == lowest:
            out[n] = Code.PLACE + gear
            n += 1
    return n


@inline
def may_beg(box, state, seat):
    """TZ-4.1, 4.2."""
    return state.players[seat].corn <= box.beg_limit and can_anger(state, seat)


@rule
def beg(box, state, seat):
    """All corn goes back, three come, and the gods are angry (TZ-4.1)."""
    state.players[seat].corn = box.beg_corn
    push(state, Ask.ANGER, 0, 0, 0)


@rule
def place(box, state, seat, code):
    """One worker to a gear or the start-player space, paid at once; pity takes all corn (TZ-5, TZ-4.4)."""
    me = state.players[seat]
    top = state.stack[state.depth - 1]
    placed = top.a if top.kind == Ask.PLACING else 0
    pop(state)
    cost = extra_cost(box, placed)
    me.hand -= 1
    if code == Code.PLACE_START:
        state.start_space = seat
    else:
        gear = code - Code.PLACE
        space = lowest_empty(state, gear)
        state.gears[gear][space] = seat
        cost += space
    pity = 0
    if cost > me.corn:
        pity = 1
        cost = me.corn
    me.corn -= cost
    push(state, Ask.PLACING, placed + 1, pity, 0)
