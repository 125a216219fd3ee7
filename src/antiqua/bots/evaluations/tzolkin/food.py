"""What food days take from a seat, and what saves it corn."""

from antiqua.bots.evaluations.tzolkin.prices import turns_before
from antiqua.games.tzolkin.rules.food_days import corn_eaten, farms, fed_with, workers_in_play
from antiqua.games.tzolkin.rules.powers import appetite, unfed_points
from antiqua.games.tzolkin.state import WORKERS, Prophecy
from antiqua.kernel.compiling import rule


@rule
def need_on(box, state, me, day):
    """The corn that each worker needs on a food day to come, without farms."""
    need = box.feed_corn + appetite(box, me)
    if day > 0 and state.prophecies[day - 1] == Prophecy.HUNGER:
        need += box.prophecies[Prophecy.HUNGER].corn
    return need


@rule
def set_feeding(box, state, seat, w, p):
    """What one more worker fed, and one corn less for each worker, save at the food days to come."""
    free, discount = farms(box, state, seat)
    me = state.players[seat]
    workers = workers_in_play(me)
    price = w.food if p.left > 0 else 1 / box.corn_per_point
    p.fed_worker = 0.0
    p.discount = 0.0
    p.worker = w.worker[WORKERS - me.supply + 1] * p.rest if me.supply > 0 else 0.0
    for day in range(state.food_days, 4):
        need = need_on(box, state, me, day)
        corn = corn_eaten(box, workers, free, need, discount)
        p.fed_worker += price * (corn - corn_eaten(box, workers, free + 1, need, discount))
        p.discount += price * (corn - corn_eaten(box, workers, free, need, discount + 1))
        if me.supply > 0:
            p.worker -= price * max(0, need - discount)


@rule
def feeding_worth(box, state, seat, corn, ahead, w, p):
    """The food days to come, points lost to hunger among them; and the corn that is left for other things."""
    free, discount = farms(box, state, seat)
    me = state.players[seat]
    workers = workers_in_play(me)
    penalty = unfed_points(box, me)
    total = 0.0
    for day in range(state.food_days, 4):
        turns = turns_before(box, state, day, ahead)
        need = need_on(box, state, me, day)
        if day == state.food_days and turns == 0:
            eaten, unfed = fed_with(box, corn, workers, free, need, discount)
            corn -= eaten
            total -= unfed * penalty
        else:
            eaten = corn_eaten(box, workers, free, need, discount)
            total -= eaten * w.food
            if day == state.food_days:
                short = max(0, eaten - corn)
                total -= short * w.hunger * penalty / need / (1 + turns * w.hunger_turns)
    return total, corn
