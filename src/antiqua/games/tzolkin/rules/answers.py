"""The legal answers to the decision that is open, whatever it is."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.actions import (
    gear_of_choice,
    write_actions,
    write_any_action,
    write_free_choice,
    write_own_workers,
    write_picking,
)
from antiqua.games.tzolkin.rules.calamities import gold_corn
from antiqua.games.tzolkin.rules.calendar import write_days
from antiqua.games.tzolkin.rules.constructing import (
    write_architecture,
    write_construct,
    write_save,
)
from antiqua.games.tzolkin.rules.goods import GOLD, can_pay_kind, market_price, n_blocks
from antiqua.games.tzolkin.rules.palenque import write_harvest
from antiqua.games.tzolkin.rules.placing import (
    has_worker_on_gears,
    may_beg,
    write_pity,
    write_placements,
)
from antiqua.games.tzolkin.rules.powers import may_pass
from antiqua.games.tzolkin.rules.priced_gains import write_price
from antiqua.games.tzolkin.rules.technologies import advance_price
from antiqua.games.tzolkin.rules.technology_exchange import write_lower
from antiqua.games.tzolkin.rules.temples import can_take_step
from antiqua.games.tzolkin.rules.tribes import write_old_workers, write_skips
from antiqua.games.tzolkin.rules.xaman_ek import corn_within_reach
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer


@rule
def write_start(box, state, seat, out):
    """Begging, placing or picking up (TZ-3.2, 3.3, TZ-4)."""
    n = 0
    if may_beg(box, state, seat):
        out[0] = Code.BEG
        n = 1
    n = write_placements(box, state, seat, 0, out, n)
    n = write_skips(box, state, seat, 0, out, n)
    if may_pass(state, seat):
        out[n] = Code.PASS
        n += 1
    if has_worker_on_gears(state, seat):
        return write_own_workers(state, seat, out, n)
    return n if n > 0 else write_pity(box, state, seat, out, n)


@rule
def write_placing(box, state, seat, placed, pity, out):
    """Another placement, or the end of the turn; pity is one worker only (TZ-4.4)."""
    n = 0
    if not pity:
        n = write_placements(box, state, seat, placed, out, 0)
        n = write_skips(box, state, seat, placed, out, n)
        n = write_old_workers(box, state, seat, out, n)
    if placed > 0:
        out[n] = Code.END
        n += 1
    return n


@rule
def write_advance(box, state, seat, paid, may_stop, out):
    """The technologies whose next level can be paid, all of them where it is free (TZ-6.12)."""
    me = state.players[seat]
    blocks = n_blocks(me)
    n = 0
    for technology in range(4):
        if not paid or advance_price(box, state, me, technology) <= blocks:
            out[n] = Code.ADVANCE + technology
            n += 1
    if may_stop:
        out[n] = Code.STOP
        n += 1
    return n


@rule
def write_pay(state, seat, count, first, out):
    """The kinds of the next block of a price; several are paid in order of kind."""
    n = 0
    for block in range(first, 3):
        if can_pay_kind(state.players[seat], block, count):
            out[n] = Code.PAY + block
            n += 1
    return n


@rule
def write_step_up(box, state, seat, excluded, out):
    """The temples where a step is possible (TZ-6.15)."""
    n = 0
    for temple in range(3):
        if temple + 1 != excluded and can_take_step(box, state, seat, temple):
            out[n] = Code.STEP + temple
            n += 1
    return n


@rule
def write_market(box, state, seat, out):
    """TZ-6.13, action 2: both ways, as often as wanted."""
    me = state.players[seat]
    n = 0
    for block in range(3):
        if me.blocks[block] > 0:
            out[n] = Code.SELL + block
            n += 1
    for block in range(3):
        if me.corn >= market_price(box, state, block):
            out[n] = Code.BUY + block
            n += 1
    out[n] = Code.STOP
    return n + 1


@rule
def write_offering(state, seat, out):
    """The block that theology 2 may pay (TZ-10.5)."""
    n = write_pay(state, seat, 1, 0, out)
    out[n] = Code.STOP
    return n + 1


@rule
def write_anger(state, seat, out):
    """The temples with a step down (TZ-7.6)."""
    n = 0
    for temple in range(3):
        if state.players[seat].temples[temple] > 0:
            out[n] = Code.ANGER + temple
            n += 1
    return n


@rule
def write_block(box, state, seat, out):
    """The kinds of a block of choice; gold only if its price can be paid."""
    out[0] = Code.TAKE
    out[1] = Code.TAKE + 1
    price = gold_corn(box, state)
    if price > 0 and corn_within_reach(box, state, seat) < price:
        return 2
    out[2] = Code.TAKE + GOLD
    return 3


@rule
def write_decision(box, state, seat, out):
    """The answers to the decision on top of the stack; returns how many."""
    top = state.stack[state.depth - 1]
    kind = integer(top.kind)
    a = integer(top.a)
    b = integer(top.b)
    c = integer(top.c)
    if kind == Ask.START:
        return write_start(box, state, seat, out)
    if kind == Ask.PLACING:
        return write_placing(box, state, seat, a, b, out)
    if kind == Ask.PICKING:
        return write_picking(state, seat, a == 1, out)
    if kind == Ask.ACTION:
        return write_actions(box, state, seat, a, b, out)
    if kind == Ask.FREE_CHOICE:
        return write_free_choice(
            box, state, seat, gear_of_choice(a), integer(state.players[seat].corn), out, 0
        )
    if kind == Ask.ANY_ACTION:
        return write_any_action(box, state, seat, a == 1, out)
    if kind == Ask.HARVEST:
        return write_harvest(state, seat, a, out)
    if kind == Ask.ADVANCE:
        return write_advance(box, state, seat, b == 1, c == 1, out)
    if kind == Ask.PAY:
        return write_pay(state, seat, a, b, out)
    if kind == Ask.STEP_UP:
        return write_step_up(box, state, seat, b, out)
    if kind == Ask.TAKE:
        return write_block(box, state, seat, out)
    if kind == Ask.MARKET:
        return write_market(box, state, seat, out)
    if kind == Ask.OFFERING:
        return write_offering(state, seat, out)
    if kind == Ask.CONSTRUCT:
        return write_construct(box, state, seat, a, b, c == 1, out)
    if kind == Ask.ARCHITECTURE:
        return write_architecture(box, state, seat, a, b - 1, out)
    if kind == Ask.SAVE:
        return write_save(box, state, seat, a, c - 1, out)
    if kind == Ask.ANGER:
        return write_anger(state, seat, out)
    if kind == Ask.DAYS:
        return write_days(state, out)
    if kind == Ask.LOWER:
        return write_lower(state.players[seat], out)
    if kind == Ask.BONUS:
        return write_bonus(out)
    return write_price(box, state, seat, kind, out)


@rule
def write_bonus(out):
    """The bonus of any technology (TP-2.8)."""
    for technology in range(4):
        out[technology] = Code.BONUS + technology
    return 4
