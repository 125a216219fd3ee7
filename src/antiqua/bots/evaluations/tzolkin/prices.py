"""What single things are worth to a seat at this moment: goods, steps and levels."""

import numpy as np

from antiqua.games.tzolkin.rules.food_days import SKULL
from antiqua.games.tzolkin.rules.powers import chooses_bonus
from antiqua.games.tzolkin.rules.temples import can_step_up
from antiqua.games.tzolkin.state import TOP_LEVEL, Technology
from antiqua.kernel.compiling import rule
from antiqua.kernel.records import record
from antiqua.kernel.rng import integer

f8 = np.float64

Prices = record(
    ("left", f8),  # own turns to come
    ("soon", f8),  # 0 at the end, towards 1 far from it
    ("rest", f8),  # share of the game that is left
    ("corn", f8),
    ("blocks", f8, 3),
    ("skull", f8),
    ("steps", f8, 3),  # the next step up
    ("step", f8),  # the best of them
    ("second_step", f8),
    ("levels", f8, 4),  # the next level
    ("worker", f8),  # one more
    ("fed_worker", f8),  # one more worker fed by a farm, at all food days to come
    ("discount", f8),  # one corn less for every worker
    ("frames", f8, 4),  # one more tile of a frame
    ("building", f8),  # one more building, besides
    ("corn_tile", f8),
    ("wood_tile", f8),
    ("a_level", f8),
    ("top_level", f8),
    ("actions", f8, (5, 10)),
)

GAME = 26.0
"""Turns of a whole game."""


@rule
def set_times(box, state, ahead, w, p):
    """How much of the game is left; `ahead` is 1 if the seat's turn of this round is over."""
    left = max(0, box.food_day[3] - state.round_number + 1 - ahead)
    p.left = left
    p.soon = left / (left + w.horizon)
    p.rest = left / GAME


@rule
def turns_before(box, state, day, ahead):
    """The own turns left before a food day."""
    return max(0, box.food_day[day] - state.round_number + 1 - ahead)


@rule
def set_goods(box, state, seat, w, p):
    """Corn and blocks bring quarters at the end, skulls points; before it they can do more."""
    p.corn = 1 / box.corn_per_point + w.corn * p.soon
    if state.players[seat].corn < w.working_cap:
        p.corn += w.working_corn * p.soon
    for block in range(3):
        p.blocks[block] = box.market[block] / box.corn_per_point + w.blocks[block] * p.soon
    p.skull = box.skull_points + (w.skull if state.players[seat].skulls < 2 else w.more_skulls) * p.soon


@rule
def skulls_worth(box, state, me, w, p):
    """The skulls held, as far as Chichen Itza has places for them."""
    free = 0
    for action in range(1, 10):
        free += 1 - state.skull_places[action]
    total = 0.0
    for i in range(me.skulls):
        total += box.skull_points
        if i < free:
            total += (w.skull if i < 2 else w.more_skulls) * p.soon
    return total


@rule
def corn_worth(corn, box, w, p):
    """Corn that is not needed for food; the first of it is the most useful."""
    return (
        corn * (1 / box.corn_per_point + w.corn * p.soon) + min(corn, w.working_cap) * w.working_corn * p.soon
    )


@rule
def lead_share(margin, turns, w):
    """The share of a temple's bonus to expect with a lead over the best of the others."""
    if turns == 0:
        return 1.0 if margin > 0 else (0.5 if margin == 0 else 0.0)
    return w.lead[max(-2, min(2, margin)) + 2]


@rule
def temple_worth(box, state, seat, temple, step, ahead, w, p):
    """What standing on a step brings at the food days to come."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others = max(others, state.players[other].temples[temple])
    tables = box.temples[temple]
    total = 0.0
    for day in range(state.food_days, 4):
        if day == 1 or day == 3:
            turns = turns_before(box, state, day, ahead)
            share = lead_share(step - others, turns, w)
            total += tables.points[step] + tables.bonus[day // 2] * share
        else:
            for i in range(step + 1):
                material = tables.material[i]
                if material == SKULL:
                    if state.skulls > 0:
                        total += p.skull
                elif material >= 0:
                    total += p.blocks[material]
    return total


@rule
def temples_worth(box, state, seat, ahead, w, p):
    """The steps reached; notes what the next ones are worth."""
    me = state.players[seat]
    total = 0.0
    for temple in range(3):
        step = integer(me.temples[temple])
        here = temple_worth(box, state, seat, temple, step, ahead, w, p)
        total += here
        p.steps[temple] = 0.0
        if can_step_up(box, state, seat, temple):
            p.steps[temple] = temple_worth(box, state, seat, temple, step + 1, ahead, w, p) - here
    set_best_steps(p)
    return total


@rule
def set_best_steps(p):
    """Notes the best two of the next steps."""
    p.step = 0.0
    p.second_step = 0.0
    for temple in range(3):
        if p.steps[temple] > p.step:
            p.second_step = p.step
            p.step = p.steps[temple]
        elif p.steps[temple] > p.second_step:
            p.second_step = p.steps[temple]


@rule
def cheapest_block(me, p):
    """What the cheapest block of the seat is worth, or one that it would take first."""
    cheapest = 99.0
    for block in range(3):
        if me.blocks[block] > 0:
            cheapest = min(cheapest, p.blocks[block])
    return p.blocks[0] if cheapest == 99.0 else cheapest


@rule
def technologies_worth(box, me, w, p):
    """The levels reached; notes what the next ones are worth."""
    total = 0.0
    for technology in range(4):
        level = me.technologies[technology]
        for i in range(level):
            total += w.levels[technology][i] * p.rest
        if level < TOP_LEVEL:
            p.levels[technology] = w.levels[technology][level] * p.rest + p.a_level
            if level + 1 == TOP_LEVEL:
                p.levels[technology] += p.top_level
        elif chooses_bonus(me):
            bonus = box.technologies
            goods = max(bonus.blocks * p.blocks[2], bonus.points)
            p.levels[technology] = max(max(p.step, p.skull), goods)
        elif technology == Technology.AGRICULTURE:
            p.levels[technology] = p.step
        elif technology == Technology.EXTRACTION:
            p.levels[technology] = box.technologies.blocks * p.blocks[2]
        elif technology == Technology.ARCHITECTURE:
            p.levels[technology] = box.technologies.points
        else:
            p.levels[technology] = p.skull
    return total
