"""TZ-8: the end of a turn and of a round, and the calendar."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.constructing import refill
from antiqua.games.tzolkin.rules.powers import has_further_spaces, last_space, least_corn
from antiqua.games.tzolkin.rules.prophecies import ruling_prophecy, score_prophecy
from antiqua.games.tzolkin.rules.quick_actions import (
    do_quick_action,
    has_quick_actions,
    return_quick_workers,
)
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.turn_order import next_seat
from antiqua.games.tzolkin.state import DUMMY, EMPTY, LAST_SPACE, NOBODY, TEETH, Ask, Phase
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer


@rule
def end_turn(box, state, seat):
    """The corn of the calendar, then a quick action that was chosen, then what follows the turn."""
    if state.start_space == seat:
        state.players[seat].corn += state.tooth_corn
        state.tooth_corn = 0
    if state.turn.quick == 1:
        state.turn.quick = 0
        push(state, Ask.TURN_END, 0, 0, 0)
        do_quick_action(box, state, seat)
    else:
        pass_on(box, state, seat)


@inline
def pass_on(box, state, seat):
    """New buildings, then the next seat or the end of the round."""
    if state.modules > 0:
        clear_turn(state.turn)
    refill(state, box.displayed)
    following = next_seat(state, seat)
    if following == state.start_player:
        end_round(box, state)
    else:
        begin_turn(box, state, following)


@rule
def clear_turn(turn):
    """Nothing done yet."""
    turn.sold = 0
    turn.ahead = 0
    turn.skipped = 0
    turn.dearest = 0
    turn.quick = 0
    for gear in range(5):
        turn.placed[gear] = 0


@inline
def begin_turn(box, state, seat):
    """Asks a seat how it begins its turn; Bacab has some corn at least (TP-2.4)."""
    state.to_move = seat
    me = state.players[seat]
    me.corn = max(me.corn, least_corn(box, me))
    push(state, Ask.START, 0, 0, 0)


@inline
def end_round(box, state):
    """The food day if it is one, then the calendar (TZ-3.1, TZ-8.5)."""
    if state.round_number >= box.food_day[state.food_days]:
        push(state, Ask.FOOD_DAY, 0, 0, 0)
    else:
        turn_calendar(box, state)


@rule
def end_food_day(box, state):
    """The prophecy of the quarter is scored, the next one rules; the last day ends the game (TZ-12.1)."""
    if state.calamity > 0:
        score_prophecy(box, state)
    state.food_days += 1
    state.calamity = ruling_prophecy(state)
    if state.food_days == 4:
        advance_day(state)
        state.phase = Phase.OVER
        state.to_move = NOBODY
    else:
        turn_calendar(box, state)


@rule
def turn_calendar(box, state):
    """Quick workers come back; the calendar advances, with corn unless somebody is to start (TZ-8.1)."""
    if has_quick_actions(state):
        return_quick_workers(state)
    if state.start_space == NOBODY:
        state.tooth_corn += 1
        advance_day(state)
        begin_turn(box, state, integer(state.start_player))
    else:
        claim_start(state)


@rule
def claim_start(state):
    """The worker comes back, the marker moves, and its owner chooses the days (TZ-8.2)."""
    seat = integer(state.start_space)
    state.start_space = NOBODY
    state.players[seat].hand += 1
    state.start_player = next_seat(state, seat) if state.start_player == seat else seat
    state.to_move = seat
    push(state, Ask.DAYS, 0, 0, 0)


@inline
def would_leave(state, gear, last):
    """Whether the next space but one is no more a space of the worker that stands before its last one."""
    worker = state.gears[gear][last - 1]
    return worker != EMPTY and worker != DUMMY and last_space(state, worker, gear) == last


@inline
def would_push_off(state):
    """Whether a second day would push a player's worker off that one day would not (TZ-8.3)."""
    for gear in range(5):
        if would_leave(state, gear, LAST_SPACE[gear]):
            return True
        if has_further_spaces(state) and would_leave(state, gear, LAST_SPACE[gear] + 1):
            return True
    return False


@rule
def write_days(state, out):
    """One day, or two with the board on its light side (TZ-8.2, 8.3)."""
    out[0] = Code.DAYS
    if state.players[state.to_move].light == 1 and not would_push_off(state):
        out[1] = Code.DAYS + 1
        return 2
    return 1


@rule
def choose_days(box, state, seat, days):
    """Advances the calendar, and begins the next round."""
    pop(state)
    if days == 2:
        state.players[seat].light = 0
    for _ in range(days):
        advance_day(state)
    begin_turn(box, state, integer(state.start_player))


@inline
def take_home(state, gear, last):
    """A worker for whom this is the last space goes back to its owner."""
    worker = state.gears[gear][last]
    if worker != EMPTY and worker != DUMMY and last_space(state, worker, gear) == last:
        state.players[worker].hand += 1
        state.gears[gear][last] = EMPTY


@rule
def advance_day(state):
    """Every worker one space up; a player's worker that leaves its last space goes home (TZ-8.4)."""
    state.round_number += 1
    for gear in range(5):
        spaces = state.gears[gear]
        take_home(state, gear, LAST_SPACE[gear])
        if has_further_spaces(state):
            take_home(state, gear, LAST_SPACE[gear] + 1)
        teeth = TEETH[gear]
        first = spaces[teeth - 1]
        for space in range(teeth - 1, 0, -1):
            spaces[space] = spaces[space - 1]
        spaces[0] = first
