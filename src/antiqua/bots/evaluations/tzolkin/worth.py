"""What a seat may expect at the end of the game if it makes a final move now."""

from antiqua.bots.evaluation import SETTLED
from antiqua.bots.evaluations.tzolkin.actions import set_actions, workers_worth
from antiqua.bots.evaluations.tzolkin.food import feeding_worth, set_feeding
from antiqua.bots.evaluations.tzolkin.prices import (
    corn_worth,
    set_goods,
    set_times,
    skulls_worth,
    technologies_worth,
    temples_worth,
    turns_before,
)
from antiqua.bots.evaluations.tzolkin.prophecies import prophecies_worth
from antiqua.bots.evaluations.tzolkin.quick_actions import quick_worth
from antiqua.bots.evaluations.tzolkin.tiles import monuments_worth, own_rewards_worth
from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.calendar import choose_days
from antiqua.games.tzolkin.rules.food_days import workers_in_play
from antiqua.games.tzolkin.rules.placing import extra_cost
from antiqua.games.tzolkin.rules.powers import least_corn
from antiqua.games.tzolkin.rules.quick_actions import workers_on_quick_spaces
from antiqua.games.tzolkin.rules.setup import gain_kept
from antiqua.games.tzolkin.state import Module
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer

HOARD = 6
"""Nobody needs to buy more blocks of one kind than this."""
TRIFLE = 0.01
"""For a power that is used, so that it is not used for nothing."""


@rule
def is_final(code):
    """The end of the turn, the days of the calendar, the tiles kept."""
    return code == Code.END or Code.KEEP <= code <= Code.PASS or Code.DAYS <= code < Code.STOP


@rule
def is_idle(state, seat, code, previous):
    """Blocks are sold before others are bought, and blocks that are taken come in order of kind."""
    if Code.SELL <= code < Code.BUY:
        return Code.SELL <= previous < Code.ANGER and code < previous
    if Code.BUY <= code < Code.ANGER:
        if state.players[seat].blocks[code - Code.BUY] >= HOARD:
            return True
        if Code.SELL <= previous < Code.BUY:
            return code - Code.BUY == previous - Code.SELL
        return Code.BUY <= previous < Code.ANGER and code < previous
    if Code.TAKE <= code < Code.SELL:
        return Code.TAKE <= previous < Code.SELL and code < previous
    return False


@rule
def worth(box, state, seat, code, w, p):
    """The points to expect after a final move."""
    if Code.TRIBE <= code < Code.PASS:
        return 0.0 + w.tribes[code - Code.TRIBE - 1]
    ahead = integer(code == Code.END or code == Code.PASS)
    if code == SETTLED:
        ahead = integer(has_had_turn(state, seat))
    elif Code.KEEP <= code < Code.TRIBE:
        state.players[seat].chosen = code - Code.KEEP + 1
        gain_kept(box, state, seat)
    elif code < Code.STOP:
        choose_days(box, state, seat, code - Code.DAYS + 1)
    return position_worth(box, state, seat, ahead, w, p)


@rule
def place_in_round(state, seat):
    """0 for the start player, 1 for the next seat, and so on."""
    place = seat - state.start_player
    return place + state.seats if place < 0 else place


@rule
def has_had_turn(state, seat):
    """Whether the seat's turn of this round is over."""
    return state.to_move >= 0 and place_in_round(state, seat) < place_in_round(state, state.to_move)


@rule
def is_over(before, state, seat):
    """Whether the next decision is another seat's, or of another round."""
    return state.to_move != seat or state.round_number != before.round_number


@rule
def hand_worth(box, me, hand, corn):
    """The workers in hand that could be placed together, each on a space of its own price of one corn."""
    count = 0
    extra = 0
    while count < hand and extra + extra_cost(box, me, count) + count + 1 <= corn:
        extra += extra_cost(box, me, count)
        count += 1
    return count + 0.3 * (hand - count)


@rule
def position_worth(box, state, seat, ahead, w, p):
    """The points to expect; `ahead` is 1 if the seat's turn of this round is over."""
    me = state.players[seat]
    set_times(box, state, ahead, w, p)
    set_goods(box, state, seat, w, p)
    set_feeding(box, state, seat, w, p)
    corn = me.corn
    total = 0.0 + me.points
    if state.turn.skipped != 0:
        total -= TRIFLE
    if state.start_space == seat:
        corn += state.tooth_corn
        total += w.start * p.soon
    if p.left > 0 and turns_before(box, state, state.food_days, ahead) > 0:
        corn = max(corn, least_corn(box, me))
    food, corn = feeding_worth(box, state, seat, corn, ahead, w, p)
    total += food + corn_worth(corn, box, w, p)
    for block in range(3):
        total += me.blocks[block] * p.blocks[block]
    total += skulls_worth(box, state, me, w, p)
    total += temples_worth(box, state, seat, ahead, w, p)
    total += monuments_worth(box, state, seat, w, p)
    total += technologies_worth(box, me, w, p)
    if state.modules & Module.NEW_BUILDINGS:
        total += own_rewards_worth(box, state, seat, p)
    if state.modules & Module.PROPHECIES:
        total += prophecies_worth(box, state, seat, ahead, w, p)
    for worker in range(1, workers_in_play(me) + 1):
        total += w.worker[worker] * p.rest
    total += w.light * me.light * p.soon
    if p.left > 0:
        hand = me.hand + workers_on_quick_spaces(state, seat)
        total += w.hand * hand_worth(box, me, hand, corn) * p.soon
        total += w.plan * set_actions(box, state, seat, w, p)
        total += workers_worth(box, state, seat, ahead, w, p)
    if state.turn.quick == 1:
        total += quick_worth(box, state, seat, w, p)
    return total
