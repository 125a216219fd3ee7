"""TZ-6: picking up workers, and the actions of the five gears."""

from antiqua.games.tzolkin.moves import SPACES, Code
from antiqua.games.tzolkin.rules.constructing import can_construct
from antiqua.games.tzolkin.rules.goods import GOLD, gain_gold, gain_skulls, gain_worker, n_blocks
from antiqua.games.tzolkin.rules.palenque import can_harvest, fish
from antiqua.games.tzolkin.rules.powers import (
    PAIRED,
    SPACES_IN_USE,
    acts_on_pair,
    further_ahead,
    further_corn,
    gains_by_stepping_back,
    stepping_back_gain,
)
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import can_pay_level, has_level
from antiqua.games.tzolkin.state import EMPTY, LAST_ACTION, Ask, Gear, Site, Technology
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer


@rule
def write_picking(state, seat, no_more, out):
    """The next worker to pick up, or the end of the turn (TZ-6.1)."""
    n = 0 if no_more else write_own_workers(state, seat, out, 0)
    out[n] = Code.END
    return n + 1


@rule
def write_own_workers(state, seat, out, n):
    """The seat's workers on the gears."""
    for gear in range(5):
        for space in range(SPACES_IN_USE[gear]):
            if state.gears[gear][space] == seat:
                out[n] = Code.PICK + gear * SPACES + space
                n += 1
    return n


@rule
def pick_up(state, seat, code):
    """Takes a worker in hand; its action is chosen next. After placements it is the only one (TP-2.1)."""
    gear = (code - Code.PICK) // SPACES
    space = code - Code.PICK - gear * SPACES
    no_more = 1 if state.stack[state.depth - 1].kind == Ask.PLACING else 0
    pop(state)
    push(state, Ask.PICKING, no_more, 0, 0)
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
        return can_pay_level(box, state, me)
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


@inline
def step_back_price(box, me, gear, space, action):
    """The corn that a lower-numbered action costs; Balam gains some instead (TZ-6.1, 6.3, TP-2.5)."""
    if action >= space:
        return 0
    if gains_by_stepping_back(me):
        return -stepping_back_gain(box)
    return 0 if space > LAST_ACTION[gear] else space - action


@rule
def write_actions(box, state, seat, gear, space, out):
    """What a worker picked up there may do (TZ-6.1 to 6.3, TZ-10.5, TP-2.2, 2.5, 2.7)."""
    me = state.players[seat]
    n = 0
    gears = 2 if acts_on_pair(me, gear) else 1
    for i in range(gears):
        acting = gear if i == 0 else PAIRED[gear]
        for action in range(1, min(space, LAST_ACTION[acting]) + 1):
            left = integer(me.corn) - step_back_price(box, me, acting, space, action)
            if left >= 0 and is_possible(box, state, seat, acting, action, left):
                out[n] = Code.DO + acting * SPACES + action
                n += 1
    if gear == Gear.CHICHEN_ITZA or further_ahead(box, state, seat) > 0:
        n = write_ahead(box, state, seat, gear, space, out, n)
    out[n] = Code.NOTHING
    return n + 1


@inline
def steps_ahead(box, state, seat, gear):
    """How far theology looks ahead (TZ-10.5)."""
    theology = state.players[seat].technologies[Technology.THEOLOGY]
    return box.technologies.ahead if gear == Gear.CHICHEN_ITZA and theology >= 1 else 0


@rule
def write_ahead(box, state, seat, gear, space, out, n):
    """The actions ahead of the worker: by theology, and one more by Ahau Chamahez (TZ-10.5, TP-2.2)."""
    last = LAST_ACTION[gear]
    free = steps_ahead(box, state, seat, gear)
    corn = integer(state.players[seat].corn)
    most = free + further_ahead(box, state, seat)
    for action in range(space + 1, min(space + most, last + 1) + 1):
        left = corn if action <= space + free else corn - further_corn(box)
        if action > last:
            possible = write_free_choice(box, state, seat, gear, left, out, n) > n
        else:
            possible = is_possible(box, state, seat, gear, action, left)
        if possible:
            out[n] = Code.DO + gear * SPACES + action
            n += 1
    return n


@rule
def write_free_choice(box, state, seat, gear, corn, out, n):
    """Any one action of a gear (TZ-6.3)."""
    for action in range(1, LAST_ACTION[gear] + 1):
        if is_possible(box, state, seat, gear, action, corn):
            out[n] = Code.DO + gear * SPACES + action
            n += 1
    return n


@inline
def gear_of_choice(number):
    """The gear of a free choice that was reached by looking ahead."""
    return Gear.CHICHEN_ITZA if number == 0 else number - 1


@rule
def write_any_action(box, state, seat, may_stop, out):
    """Any action of the four small gears but Uxmal 5 itself (TZ-6.13, TZ-11.3)."""
    corn = integer(state.players[seat].corn) - (box.uxmal_any_corn if may_stop else 0)
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
    """Answers which action is done, paying the steps back or ahead first (TZ-6.1, 6.2)."""
    top = state.stack[state.depth - 1]
    kind = integer(top.kind)
    first = integer(top.a)
    space = integer(top.b)
    pop(state)
    if code == Code.NOTHING or code == Code.STOP:
        return
    me = state.players[seat]
    gear = (code - Code.DO) // SPACES
    action = code - Code.DO - gear * SPACES
    if kind == Ask.ACTION:
        me.corn -= step_back_price(box, me, gear, space, action)
        if action > space + steps_ahead(box, state, seat, gear):
            me.corn -= further_corn(box)
            state.turn.ahead = 1
    elif kind == Ask.FREE_CHOICE:
        me.corn -= step_back_price(box, me, gear, LAST_ACTION[gear] + 1, action)
    elif first == 1:
        me.corn -= box.uxmal_any_corn
    if action > LAST_ACTION[gear]:
        push(state, Ask.FREE_CHOICE, 0 if gear == Gear.CHICHEN_ITZA else 1 + gear, 0, 0)
    else:
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
    else:
        do_chichen_itza(box, state, me, action)


@rule
def do_yaxchilan(box, state, me, action):
    """TZ-6.10, with what extraction and theology 3 add (TZ-10.3, 10.5)."""
    gain = box.yaxchilan[action]
    me.corn += gain.corn
    for block in range(3):
        count = integer(gain.blocks[block])
        if count > 0 and has_level(state, me, Technology.EXTRACTION, block + 1):
            count += box.technologies.extracted[block]
        if block == GOLD:
            gain_gold(state, me, count)
        else:
            me.blocks[block] += count
    if gain.skulls > 0:
        extra = box.technologies.more_skulls if me.technologies[Technology.THEOLOGY] >= 3 else 0
        gain_skulls(state, me, integer(gain.skulls + extra))


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
    if has_level(state, me, Technology.THEOLOGY, 2):
        push(state, Ask.OFFERING, 0, 0, 0)
    push(state, Ask.STEP, integer(place.temple), 0, 0)
    if place.choice > 0:
        push(state, Ask.TAKE, integer(place.choice), 0, 0)
