"""What single things are worth to a seat at this moment: goods, steps, levels, tiles, workers."""

import numpy as np

from antiqua.games.tzolkin.rules.food_days import SKULL, corn_eaten, farms, workers_in_play
from antiqua.games.tzolkin.rules.powers import appetite, unfed_points
from antiqua.games.tzolkin.rules.scoring import monument_points
from antiqua.games.tzolkin.rules.temples import can_step_up
from antiqua.games.tzolkin.state import NOBODY, TOP_LEVEL, WORKERS, Prophecy, Technology, Tribe
from antiqua.games.tzolkin.tables import Effect, MonumentRule
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
        eaten = corn_eaten(box, workers, free, need, discount)
        if day == state.food_days and turns == 0:
            fed = workers
            while eaten > corn:
                fed -= 1
                eaten = corn_eaten(box, fed, free, need, discount)
            corn -= eaten
            total -= (workers - fed) * penalty
        else:
            total -= eaten * w.food
            if day == state.food_days:
                short = max(0, eaten - corn)
                total -= short * w.hunger * penalty / need / (1 + turns * w.hunger_turns)
    return total, corn


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
        elif me.tribe == Tribe.ITZAMNA:
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


@rule
def monuments_worth(box, state, seat, w, p):
    """Own monuments; notes what more of the things that they, and those on display, count is worth."""
    me = state.players[seat]
    for frame in range(4):
        p.frames[frame] = w.tile
    p.building = 0.0
    p.corn_tile = 0.0
    p.wood_tile = 0.0
    p.a_level = 0.0
    p.top_level = 0.0
    total = 0.0
    for monument in range(box.n_monuments):
        owner = state.monument_owner[monument]
        if owner == seat:
            share = 1.0
            total += monument_points(box, state, seat, monument) * (1 + w.growth * p.rest)
        elif owner == NOBODY and p.left > 1:
            share = w.chance * p.soon
        else:
            continue
        tile = box.monuments[monument]
        if tile.rule == MonumentRule.FRAME:
            p.frames[tile.frame] += share * tile.points
        elif tile.rule == MonumentRule.TILES:
            for frame in range(4):
                p.frames[frame] += share * tile.points
        elif tile.rule == MonumentRule.CORN_TILES:
            p.corn_tile += share * tile.points
            if owner == NOBODY:
                total += share * tile.points * me.corn_tiles
        elif tile.rule == MonumentRule.WOOD_TILES:
            p.wood_tile += share * tile.points
            if owner == NOBODY:
                total += share * tile.points * me.wood_tiles
        elif tile.rule == MonumentRule.LEVELS:
            p.a_level += share * tile.points
        elif tile.rule == MonumentRule.LEVEL_3:
            p.top_level += share * (tile.table[2] - tile.table[1])
    return total


@rule
def exchange_worth(me, p):
    """Three levels for one, the worst of those reached."""
    lowest = 0.0
    total = 0.0
    has_one = False
    for technology in range(4):
        total += p.levels[technology]
        if me.technologies[technology] > 0 and (not has_one or p.levels[technology] < lowest):
            lowest = p.levels[technology]
            has_one = True
    return total - 2 * lowest if has_one else 0.0


@rule
def rewards_worth(box, state, building, p):
    """What a building gives on the food days to come (TP-4.4)."""
    total = 0.0
    for day in range(state.food_days, 4):
        reward = box.buildings[building].rewards[day // 2]
        total += reward.corn * p.corn + reward.skulls * p.skull
        for block in range(3):
            total += reward.blocks[block] * p.blocks[block]
    return total


@rule
def own_rewards_worth(box, state, seat, p):
    """The same for all buildings of a seat."""
    total = 0.0
    for building in range(box.n_buildings):
        if state.building_owner[building] == seat and box.buildings[building].is_new == 1:
            total += rewards_worth(box, state, building, p)
    return total


@rule
def building_worth(box, state, seat, building, w, p):
    """What a building brings, without its price."""
    tile = box.buildings[building]
    me = state.players[seat]
    total = tile.points + tile.corn * p.corn + tile.skulls * p.skull + p.frames[tile.frame] + p.building
    for block in range(3):
        total += tile.blocks[block] * p.blocks[block]
    if tile.feed_free > 0:
        total += p.fed_worker * min(tile.feed_free, workers_in_play(me))
    if tile.feed_discount > 0:
        total += p.discount
    for i in range(tile.n_effects):
        kind = tile.effects[i].kind
        if kind == Effect.TEMPLE:
            total += p.steps[tile.effects[i].arg]
        elif kind == Effect.TEMPLE_ANY:
            total += p.step
        elif kind == Effect.TECHNOLOGY:
            total += p.levels[tile.effects[i].arg]
        elif kind == Effect.TECHNOLOGY_ANY:
            total += max(max(p.levels[0], p.levels[1]), max(p.levels[2], p.levels[3]))
        elif kind == Effect.CONSTRUCT:
            total += w.construct * p.soon
        elif kind == Effect.MARKET:
            total += w.market * p.soon
        elif kind == Effect.WORKER:
            total += p.worker
        elif kind == Effect.EXCHANGE:
            total += exchange_worth(me, p)
        elif kind == Effect.MONUMENT:
            total += w.construct * p.soon
        elif kind == Effect.OFFERING:
            if me.technologies[Technology.THEOLOGY] >= 2:
                total += max(0.0, p.step - cheapest_block(me, p))
        else:
            total += w.any_action * p.soon
    if tile.is_new == 1:
        total += rewards_worth(box, state, building, p) - tile.skull_cost * p.skull
    level = me.technologies[Technology.ARCHITECTURE]
    if level >= 1:
        total += p.corn
    if level >= 2:
        total += 2
    return total
