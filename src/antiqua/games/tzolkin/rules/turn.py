"""TZ-3: a turn. The legal answers to the decision that is open, and what each answer does."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.actions import (
    choose_action,
    pick_up,
    write_actions,
    write_any_action,
    write_free_choice,
    write_own_workers,
    write_picking,
)
from antiqua.games.tzolkin.rules.calendar import choose_days, end_turn, write_days
from antiqua.games.tzolkin.rules.constructing import (
    build,
    build_monument,
    choose_architecture,
    save_block,
    write_architecture,
    write_construct,
    write_save,
)
from antiqua.games.tzolkin.rules.effects import settle
from antiqua.games.tzolkin.rules.goods import can_pay_kind, n_blocks
from antiqua.games.tzolkin.rules.palenque import harvest, write_harvest
from antiqua.games.tzolkin.rules.placing import (
    beg,
    has_worker_on_gears,
    may_beg,
    place,
    write_pity,
    write_placements,
)
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import level_price
from antiqua.games.tzolkin.rules.temples import can_step_up, step_up
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule


@rule
def write_start(box, state, seat, out):
    """Begging, placing or picking up (TZ-3.2, 3.3, TZ-4)."""
    n = 0
    if may_beg(box, state, seat):
        out[0] = Code.BEG
        n = 1
    n = write_placements(box, state, seat, 0, out, n)
    if has_worker_on_gears(state, seat):
        return write_own_workers(state, seat, out, n)
    return n if n > 0 else write_pity(state, out, n)


@rule
def write_placing(box, state, seat, placed, pity, out):
    """Another placement, or the end of the turn; pity is one worker only (TZ-4.4)."""
    n = 0 if pity else write_placements(box, state, seat, placed, out, 0)
    out[n] = Code.END
    return n + 1


@rule
def write_advance(box, state, seat, paid, may_stop, out):
    """The technologies whose next level can be paid, all of them where it is free (TZ-6.12)."""
    me = state.players[seat]
    blocks = n_blocks(me)
    n = 0
    for technology in range(4):
        if not paid or level_price(box, me, technology) <= blocks:
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
        if temple + 1 != excluded and can_step_up(box, state, seat, temple):
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
        if me.corn >= box.market[block]:
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
def write_turn(box, state, seat, out):
    """The legal answers to the decision on top of the stack; returns how many."""
    top = state.stack[state.depth - 1]
    kind = top.kind
    if kind == Ask.START:
        return write_start(box, state, seat, out)
    if kind == Ask.PLACING:
        return write_placing(box, state, seat, top.a, top.b, out)
    if kind == Ask.PICKING:
        return write_picking(state, seat, out)
    if kind == Ask.ACTION:
        return write_actions(box, state, seat, top.a, top.b, out)
    if kind == Ask.FREE_CHOICE:
        return write_free_choice(box, state, seat, out, 0)
    if kind == Ask.ANY_ACTION:
        return write_any_action(box, state, seat, top.a == 1, out)
    if kind == Ask.HARVEST:
        return write_harvest(state, seat, top.a, out)
    if kind == Ask.ADVANCE:
        return write_advance(box, state, seat, top.b == 1, top.c == 1, out)
    if kind == Ask.PAY:
        return write_pay(state, seat, top.a, top.b, out)
    if kind == Ask.STEP_UP:
        return write_step_up(box, state, seat, top.b, out)
    if kind == Ask.MARKET:
        return write_market(box, state, seat, out)
    if kind == Ask.OFFERING:
        return write_offering(state, seat, out)
    if kind == Ask.CONSTRUCT:
        return write_construct(box, state, seat, top.a, top.b == 1, top.c == 1, out)
    if kind == Ask.ARCHITECTURE:
        return write_architecture(box, state, seat, top.a, out)
    if kind == Ask.SAVE:
        return write_save(box, state, seat, top.a, out)
    if kind == Ask.ANGER:
        return write_anger(state, seat, out)
    if kind == Ask.DAYS:
        return write_days(state, out)
    for block in range(3):
        out[block] = Code.TAKE + block
    return 3


@rule
def advance(box, state, seat, technology):
    """Chooses a level: it is paid first, then reached."""
    top = state.stack[state.depth - 1]
    left = top.a - 1
    paid = top.b
    pop(state)
    if left > 0:
        push(state, Ask.ADVANCE, left, paid, paid)
    push(state, Ask.RAISE, technology, 0, 0)
    price = level_price(box, state.players[seat], technology)
    if paid == 1 and price > 0:
        push(state, Ask.PAY, price, 0, 0)


@rule
def pay(state, seat, block):
    """Pays one block of a price, or the offering of theology 2."""
    top = state.stack[state.depth - 1]
    left = top.a - 1
    is_offering = top.kind == Ask.OFFERING
    pop(state)
    state.players[seat].blocks[block] -= 1
    if is_offering:
        push(state, Ask.STEP_UP, 1, 0, 0)
    elif left > 0:
        push(state, Ask.PAY, left, block, 0)


@rule
def choose_step(box, state, seat, temple):
    """One step up in a temple of choice; a second one goes to another temple (TZ-6.11)."""
    left = state.stack[state.depth - 1].a - 1
    pop(state)
    step_up(box, state, seat, temple)
    if left > 0:
        push(state, Ask.STEP_UP, left, temple + 1, 0)


@rule
def take_block(state, seat, block):
    """A block of one's choice."""
    left = state.stack[state.depth - 1].a - 1
    pop(state)
    state.players[seat].blocks[block] += 1
    if left > 0:
        push(state, Ask.TAKE, left, 0, 0)


@rule
def construct(box, state, seat, code):
    """A building or a monument."""
    top = state.stack[state.depth - 1]
    site = top.a
    architecture_used = top.c == 1
    pop(state)
    if code >= Code.MONUMENT:
        build_monument(box, state, seat, code - Code.MONUMENT)
    else:
        build(box, state, seat, code - Code.BUILD, site, architecture_used)


@rule
def play_turn(box, state, seat, code):
    """Plays a legal answer, and all that happens by itself after it."""
    me = state.players[seat]
    top = state.stack[state.depth - 1]
    a = top.a
    b = top.b
    if code == Code.END:
        pop(state)
        end_turn(box, state, seat)
    elif code == Code.BEG:
        beg(box, state, seat)
    elif code <= Code.PLACE_START:
        place(box, state, seat, code)
    elif code < Code.DO:
        pick_up(state, seat, code)
    elif code <= Code.NOTHING or (code == Code.STOP and top.kind == Ask.ANY_ACTION):
        choose_action(box, state, seat, code)
    elif code <= Code.BURN:
        pop(state)
        harvest(box, state, seat, a, code)
    elif code < Code.PAY:
        advance(box, state, seat, code - Code.ADVANCE)
    elif code < Code.BUILD:
        pay(state, seat, code - Code.PAY)
    elif code < Code.ARCHITECTURE_YES:
        construct(box, state, seat, code)
    elif code <= Code.ARCHITECTURE_NO:
        pop(state)
        choose_architecture(box, state, seat, a, code == Code.ARCHITECTURE_YES)
    elif code < Code.STEP:
        pop(state)
        save_block(box, state, seat, a, b, code - Code.SAVE)
    elif code < Code.TAKE:
        choose_step(box, state, seat, code - Code.STEP)
    elif code < Code.SELL:
        take_block(state, seat, code - Code.TAKE)
    elif code < Code.BUY:
        me.blocks[code - Code.SELL] -= 1
        me.corn += box.market[code - Code.SELL]
    elif code < Code.ANGER:
        me.blocks[code - Code.BUY] += 1
        me.corn -= box.market[code - Code.BUY]
    elif code < Code.DAYS:
        pop(state)
        me.temples[code - Code.ANGER] -= 1
    elif code < Code.STOP:
        choose_days(box, state, seat, code - Code.DAYS + 1)
    else:
        pop(state)
    settle(box, state)
