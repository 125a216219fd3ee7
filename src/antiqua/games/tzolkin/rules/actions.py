"""TZ-6: picking up workers, and the actions of the five gears."""

from antiqua.games.tzolkin.moves import SPACES, Code
from antiqua.games.tzolkin.rules.constructing import can_construct
from antiqua.games.tzolkin.rules.goods import gain_blocks, gain_skulls, gain_worker, n_blocks
from antiqua.games.tzolkin.rules.palenque import can_harvest, fish
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import can_pay_level
from antiqua.games.tzolkin.state import EMPTY, LAST_ACTION, LAST_SPACE, Ask, Gear, Site, Technology
from antiqua.kernel.compiling import rule

FREE_CHOICE = 10
"""The space of Chichen Itza whose worker may do any action; on the other gears 6 and 7."""


@rule
def write_picking(state, seat, out):
    """The next worker to pick up, or the end of the turn (TZ-6.1)."""
    n = write_own_workers(state, seat, out, 0)
    out[n] = Code.END
    return n + 1


@rule
def write_own_workers(state, seat, out, n):
    """The seat's workers on the gears."""
    for gear in range(5):
        for space in range(LAST_SPACE[gear] + 1):
            if state.gears[gear][space] == seat:
                out[n] = Code.PICK + gear * SPACES + space
                n += 1
    return n


@rule
def pick_up(state, seat, code):
    """Takes a worker in hand; its action is chosen next."""
    gear = (code - Code.PICK) // SPACES
    space = code - Code.PICK - gear * SPACES
    pop(state)
    push(state, Ask.PICKING, 0, 0, 0)
    state.gears[gear][space] = EMPTY
    state.players[seat].hand += 1
    push(state, Ask.ACTION, gear, space, 0)


@rule
def is_possible(box, state, seat, gear, action, corn):
    """Whether the action can be chosen with this much corn at hand (TZ-6.4)."""
    me = state.players[seat]
    if gear == Gear.PALENQUE:
        return action == 1 or can_harvest(state, seat, action)
    if gear == Gear.TIKAL:
        if action == 2:
            return can_construct(box, state, seat, Site.TIKAL_2, corn)
        if action == 4:
            return can_construct(box, state, seat, Site.TIKAL_4, corn)
        if action == 5:
            return n_blocks(me) > 0
        return can_pay_level(box, me)
    if gear == Gear.UXMAL:
        if action == 1:
            return corn >= box.uxmal_temple_corn
        if action == 4:
            return can_construct(box, state, seat, Site.UXMAL_4, corn)
        if action == 5:
            return corn >= box.uxmal_any_corn
        return True
    if gear == Gear.CHICHEN_ITZA:
        return me.skulls > 0 and state.skull_places[action] == 0
    return True


@rule
def write_actions(box, state, seat, gear, space, out):
    """What a worker picked up there may do (TZ-6.1 to 6.3, TZ-10.5)."""
    corn = state.players[seat].corn
    last = LAST_ACTION[gear]
    free = space > last
    n = 0
    for action in range(1, min(space, last) + 1):
        cost = 0 if free else space - action
        if cost <= corn and is_possible(box, state, seat, gear, action, corn - cost):
            out[n] = Code.DO + gear * SPACES + action
            n += 1
    if gear == Gear.CHICHEN_ITZA and not free and state.players[seat].technologies[Technology.THEOLOGY] >= 1:
        ahead = space + 1
        if ahead > last:
            possible = write_free_choice(box, state, seat, out, n) > n
        else:
            possible = is_possible(box, state, seat, gear, ahead, corn)
        if possible:
            out[n] = Code.DO + gear * SPACES + ahead
            n += 1
    out[n] = Code.NOTHING
    return n + 1


@rule
def write_free_choice(box, state, seat, out, n):
    """Any one action of Chichen Itza (TZ-6.3)."""
    for action in range(1, LAST_ACTION[Gear.CHICHEN_ITZA] + 1):
        if is_possible(box, state, seat, Gear.CHICHEN_ITZA, action, 0):
            out[n] = Code.DO + Gear.CHICHEN_ITZA * SPACES + action
            n += 1
    return n


@rule
def write_any_action(box, state, seat, may_stop, out):
    """Any action of the four small gears but Uxmal 5 itself (TZ-6.13, TZ-11.3)."""
    corn = state.players[seat].corn - (box.uxmal_any_corn if may_stop else 0)
    n = 0
    if corn >= 0:
        for gear in range(Gear.CHICHEN_ITZA):
            for action in range(1, 6):
                is_itself = gear == Gear.UXMAL and action == 5
                if not is_itself and is_possible(box, state, seat, gear, action, corn):
                    out[n] = Code.DO + gear * SPACES + action
                    n += 1
    if may_stop:
        out[n] = Code.STOP
        n += 1
    return n


@rule
def choose_action(box, state, seat, code):
    """Answers which action is done, paying the steps back first (TZ-6.1, 6.2)."""
    top = state.stack[state.depth - 1]
    kind = top.kind
    first = top.a
    space = top.b
    pop(state)
    if code == Code.NOTHING or code == Code.STOP:
        return
    me = state.players[seat]
    gear = (code - Code.DO) // SPACES
    action = code - Code.DO - gear * SPACES
    if kind == Ask.ACTION:
        if space <= LAST_ACTION[gear] and action < space:
            me.corn -= space - action
    elif kind == Ask.ANY_ACTION and first == 1:
        me.corn -= box.uxmal_any_corn
    do_action(box, state, seat, gear, action)


@rule
def do_action(box, state, seat, gear, action):
    """The action itself: pays its cost, gains its goods, and opens its decisions."""
    me = state.players[seat]
    if gear == Gear.PALENQUE:
        if action == 1:
            fish(box, state, seat)
        else:
            push(state, Ask.HARVEST, action, 0, 0)
    elif gear == Gear.YAXCHILAN:
        do_yaxchilan(box, state, me, action)
    elif gear == Gear.TIKAL:
        do_tikal(state, action)
    elif gear == Gear.UXMAL:
        do_uxmal(box, state, me, action)
    elif action == FREE_CHOICE:
        push(state, Ask.FREE_CHOICE, 0, 0, 0)
    else:
        do_chichen_itza(box, state, me, action)


@rule
def do_yaxchilan(box, state, me, action):
    """TZ-6.10, with what extraction and theology 3 add (TZ-10.3, 10.5)."""
    gain = box.yaxchilan[action]
    me.corn += gain.corn
    gain_blocks(me, gain.blocks)
    extraction = me.technologies[Technology.EXTRACTION]
    for block in range(3):
        if gain.blocks[block] > 0 and extraction > block:
            me.blocks[block] += 1
    if gain.skulls > 0:
        extra = 1 if me.technologies[Technology.THEOLOGY] >= 3 else 0
        gain_skulls(state, me, gain.skulls + extra)


@rule
def do_tikal(state, action):
    """TZ-6.11."""
    if action == 1:
        push(state, Ask.ADVANCE, 1, 1, 0)
    elif action == 2:
        push(state, Ask.CONSTRUCT, Site.TIKAL_2, 0, 0)
    elif action == 3:
        push(state, Ask.ADVANCE, 2, 1, 0)
    elif action == 4:
        push(state, Ask.CONSTRUCT, Site.TIKAL_4, 0, 0)
    else:
        push(state, Ask.STEP_UP, 2, 0, 0)
        push(state, Ask.PAY, 1, 0, 0)


@rule
def do_uxmal(box, state, me, action):
    """TZ-6.13."""
    if action == 1:
        me.corn -= box.uxmal_temple_corn
        push(state, Ask.STEP_UP, 1, 0, 0)
    elif action == 2:
        push(state, Ask.MARKET, 0, 0, 0)
    elif action == 3:
        gain_worker(me)
    elif action == 4:
        push(state, Ask.CONSTRUCT, Site.UXMAL_4, 0, 0)
    else:
        me.corn -= box.uxmal_any_corn
        push(state, Ask.ANY_ACTION, 0, 0, 0)


@rule
def do_chichen_itza(box, state, me, action):
    """Points, then the block, then the step, then what theology 2 offers (TZ-6.14, 6.15, TZ-10.5)."""
    place = box.chichen[action]
    me.skulls -= 1
    state.skull_places[action] = 1
    me.points += place.points
    if me.technologies[Technology.THEOLOGY] >= 2:
        push(state, Ask.OFFERING, 0, 0, 0)
    push(state, Ask.STEP, place.temple, 0, 0)
    if place.choice > 0:
        push(state, Ask.TAKE, place.choice, 0, 0)
