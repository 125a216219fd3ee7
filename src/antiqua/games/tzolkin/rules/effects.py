"""What happens by itself before the next decision: effects of tiles, levels paid, steps given."""

from antiqua.games.tzolkin.rules.calamities import advance_blocks, gold_corn, step_has_price
from antiqua.games.tzolkin.rules.calendar import begin_turn, end_food_day, pass_on
from antiqua.games.tzolkin.rules.constructing import take_building
from antiqua.games.tzolkin.rules.food_days import LAST_STEP, award, continue_food_day
from antiqua.games.tzolkin.rules.goods import gain_worker, n_blocks
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import has_level, raise_level
from antiqua.games.tzolkin.rules.technology_exchange import has_level_to_lower
from antiqua.games.tzolkin.rules.temples import can_anger, can_take_step, step_up
from antiqua.games.tzolkin.rules.xaman_ek import corn_within_reach, may_exchange
from antiqua.games.tzolkin.state import Ask, Site, Technology
from antiqua.games.tzolkin.tables import Effect
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer


@rule
def has_step(box, state, seat, excluded):
    """Whether a step of choice is possible in some temple (TZ-6.15)."""
    for temple in range(3):
        if temple + 1 != excluded and can_take_step(box, state, seat, temple):
            return True
    return False


@rule
def settle(box, state):
    """Carries out the stack down to the next decision; a gain that nobody can take is lost (TZ-6.15)."""
    while state.depth > 0:
        top = state.stack[state.depth - 1]
        kind = integer(top.kind)
        if kind < Ask.RAISE and kind != Ask.STEP_UP and kind != Ask.ADVANCE:
            return
        a = integer(top.a)
        b = integer(top.b)
        seat = integer(state.to_move)
        if is_asked(box, state, seat, kind, a, b):
            return
        c = integer(top.c)
        pop(state)
        if kind == Ask.RAISE:
            raise_if_paid(box, state, seat, a, b)
        elif kind == Ask.STEP:
            step_if_paid(box, state, seat, a, b)
        elif kind == Ask.EFFECT:
            begin_effect(state, seat, a, b)
        elif kind > Ask.STEP:
            go_on(box, state, seat, kind, a, b, c)


@rule
def is_asked(box, state, seat, kind, a, b):
    """Whether this waits for an answer; a gain whose price cannot be paid is not asked about (TP-3.3)."""
    if kind == Ask.STEP_UP:
        return has_step(box, state, seat, b)
    if kind == Ask.STEP:
        return b == 0 and step_has_price(state, a) and can_take_step(box, state, seat, a)
    if kind == Ask.RAISE:
        return b == 1 and 0 < advance_blocks(box, state) <= n_blocks(state.players[seat])
    if kind == Ask.ADVANCE:
        return b == 1 or n_blocks(state.players[seat]) >= advance_blocks(box, state)
    if kind == Ask.GOLD:
        return corn_within_reach(box, state, seat) >= gold_corn(box, state)
    if kind == Ask.SKULL:
        return state.skulls > 0 and can_anger(state, seat)
    if kind == Ask.LOWER:
        return has_level_to_lower(state.players[seat])
    return kind == Ask.BONUS


@rule
def raise_if_paid(box, state, seat, technology, is_free):
    """A level that is paid, or costs nothing; one whose price cannot be paid is lost."""
    if is_free == 0 or advance_blocks(box, state) == 0:
        raise_level(box, state, seat, technology)


@rule
def step_if_paid(box, state, seat, temple, is_paid):
    """A step that is paid, or costs nothing; one whose price cannot be paid is lost."""
    if is_paid == 1 or not step_has_price(state, temple):
        step_up(box, state, seat, temple)


@rule
def go_on(box, state, seat, kind, a, b, c):
    """What else happens by itself: a building that is paid, a food day, what follows turns and set-up."""
    if kind == Ask.RECEIVE:
        take_building(box, state, seat, a, b)
    elif kind == Ask.AWARD:
        award(state, a, b, c)
    elif kind == Ask.FOOD_DAY:
        if a < LAST_STEP:
            continue_food_day(box, state, a)
        else:
            end_food_day(box, state)
    elif kind == Ask.TURN_END:
        end_after_quick_action(box, state, seat)
    elif kind == Ask.FIRST_ROUND:
        begin_turn(box, state, integer(state.start_player))


@rule
def end_after_quick_action(box, state, seat):
    """The turn is over, but Xaman Ek may still exchange what the quick action gave (TP-2.11, 6.3)."""
    if may_exchange(state, seat) and n_blocks(state.players[seat]) > 0:
        push(state, Ask.PICKING, 1, 0, 0)
    else:
        pass_on(box, state, seat)


@rule
def begin_effect(state, seat, kind, argument):
    """One effect of a building (TZ-11.1, 11.3)."""
    if kind == Effect.TEMPLE:
        push(state, Ask.STEP, argument, 0, 0)
    elif kind == Effect.TEMPLE_ANY:
        push(state, Ask.STEP_UP, 1, 0, 0)
    elif kind == Effect.TECHNOLOGY:
        push(state, Ask.RAISE, argument, 1, 0)
    elif kind == Effect.TECHNOLOGY_ANY:
        push(state, Ask.ADVANCE, 1, 0, 0)
    elif kind == Effect.CONSTRUCT:
        push(state, Ask.CONSTRUCT, Site.TIKAL_2, 1, 0)
    elif kind == Effect.MARKET:
        push(state, Ask.MARKET, 0, 0, 0)
    elif kind == Effect.WORKER:
        gain_worker(state.players[seat])
    elif kind == Effect.ANY_ACTION:
        push(state, Ask.ANY_ACTION, 1, 0, 0)
    elif kind == Effect.EXCHANGE:
        push(state, Ask.LOWER, 0, 0, 0)
    elif kind == Effect.MONUMENT:
        push(state, Ask.CONSTRUCT, Site.MONUMENT, 1, 0)
    elif kind == Effect.OFFERING and has_level(state, state.players[seat], Technology.THEOLOGY, 2):
        push(state, Ask.OFFERING, 0, 0, 0)
