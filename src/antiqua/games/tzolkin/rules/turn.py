"""TZ-3: a turn: what each answer does, and all that happens by itself after it."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.actions import (
    choose_action,
    pick_up,
)
from antiqua.games.tzolkin.rules.calendar import choose_days, end_turn, pass_on
from antiqua.games.tzolkin.rules.constructing import (
    choose_architecture,
    construct,
    renovate,
    save_block,
)
from antiqua.games.tzolkin.rules.effects import settle
from antiqua.games.tzolkin.rules.goods import GOLD, gain_gold, market_price
from antiqua.games.tzolkin.rules.palenque import harvest
from antiqua.games.tzolkin.rules.placing import (
    beg,
    place,
)
from antiqua.games.tzolkin.rules.priced_gains import accept, refuse
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import advance_price, give_bonus
from antiqua.games.tzolkin.rules.technology_exchange import lower
from antiqua.games.tzolkin.rules.tribes import skip
from antiqua.games.tzolkin.rules.xaman_ek import (
    exchange,
)
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer


@rule
def advance(box, state, seat, technology):
    """Chooses a level: it is paid first, then reached."""
    top = state.stack[state.depth - 1]
    left = top.a - 1
    paid = integer(top.b)
    pop(state)
    if left > 0:
        push(state, Ask.ADVANCE, left, paid, paid)
    push(state, Ask.RAISE, technology, 1 - paid, 0)
    price = integer(advance_price(box, state, state.players[seat], technology))
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
def choose_step(state, temple):
    """One step up in a temple of choice; a second one goes to another temple (TZ-6.11)."""
    left = state.stack[state.depth - 1].a - 1
    pop(state)
    if left > 0:
        push(state, Ask.STEP_UP, left, temple + 1, 0)
    push(state, Ask.STEP, temple, 0, 0)


@rule
def take_block(state, seat, block):
    """A block of one's choice."""
    left = state.stack[state.depth - 1].a - 1
    pop(state)
    if left > 0:
        push(state, Ask.TAKE, left, 0, 0)
    if block == GOLD:
        gain_gold(state, state.players[seat], 1)
    else:
        state.players[seat].blocks[block] += 1


@rule
def sell(box, state, seat, block):
    """A block for corn: at the market, or by Xaman Ek anywhere else."""
    if state.stack[state.depth - 1].kind == Ask.MARKET:
        state.players[seat].blocks[block] -= 1
        state.players[seat].corn += box.market[block]
    else:
        exchange(box, state, seat, block)


@rule
def play_by_expansion(box, state, seat, code):
    """Plays an answer that only the expansion has."""
    if code == Code.PASS:
        pop(state)
        pass_on(box, state, seat)
    elif code == Code.PLACE_QUICK:
        place(box, state, seat, code)
    elif code < Code.RENOVATE:
        skip(state, code)
    elif code < Code.LOWER:
        renovate(state, code - Code.RENOVATE)
    elif code < Code.BONUS:
        pop(state)
        lower(state, seat, code - Code.LOWER)
    elif code < Code.ACCEPT:
        pop(state)
        give_bonus(box, state, seat, code - Code.BONUS)
    elif code == Code.ACCEPT:
        accept(box, state, seat)
    else:
        refuse(state)


@rule
def play_turn(box, state, seat, code):
    """Plays a legal answer, and all that happens by itself after it."""
    me = state.players[seat]
    top = state.stack[state.depth - 1]
    a = integer(top.a)
    b = integer(top.b)
    c = integer(top.c)
    if code >= Code.PASS:
        play_by_expansion(box, state, seat, code)
    elif code == Code.END:
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
        choose_architecture(box, state, seat, a, b - 1, code == Code.ARCHITECTURE_YES)
    elif code < Code.STEP:
        pop(state)
        save_block(box, state, seat, a, b, c - 1, code - Code.SAVE)
    elif code < Code.TAKE:
        choose_step(state, code - Code.STEP)
    elif code < Code.SELL:
        take_block(state, seat, code - Code.TAKE)
    elif code < Code.BUY:
        sell(box, state, seat, code - Code.SELL)
    elif code < Code.ANGER:
        me.blocks[code - Code.BUY] += 1
        me.corn -= market_price(box, state, code - Code.BUY)
    elif code < Code.DAYS:
        pop(state)
        me.temples[code - Code.ANGER] -= 1
    elif code < Code.STOP:
        choose_days(box, state, seat, code - Code.DAYS + 1)
    else:
        pop(state)
    settle(box, state)
