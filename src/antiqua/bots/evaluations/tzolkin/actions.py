"""What the actions of the gears would bring a seat, and so what its workers on the gears are worth."""

from antiqua.bots.evaluations.tzolkin.prices import cheapest_block
from antiqua.bots.evaluations.tzolkin.tiles import architecture_worth, building_worth
from antiqua.games.tzolkin.rules.actions import step_back_price
from antiqua.games.tzolkin.rules.calamities import (
    building_blocks,
    corn_spoilt,
    gold_corn,
    skulls_anger,
    wood_spoilt,
)
from antiqua.games.tzolkin.rules.constructing import DISCOUNT
from antiqua.games.tzolkin.rules.goods import GOLD, cost_in_blocks, missing_blocks, n_blocks
from antiqua.games.tzolkin.rules.palenque import corn_uncovered
from antiqua.games.tzolkin.rules.powers import further_corn, last_space, looks_further
from antiqua.games.tzolkin.rules.scoring import monument_points
from antiqua.games.tzolkin.rules.technologies import has_level, level_price
from antiqua.games.tzolkin.state import EMPTY, LAST_ACTION, NOBODY, Gear, Technology
from antiqua.kernel.compiling import rule


@rule
def set_palenque(box, state, me, w, p):
    """Fish, corn or wood."""
    agriculture = me.technologies[Technology.AGRICULTURE]
    has_2 = has_level(state, me, Technology.AGRICULTURE, 2)
    p.actions[Gear.PALENQUE][1] = (box.fish + (box.technologies.fish if has_2 else 0)) * p.corn
    extra = box.technologies.harvest[agriculture]
    more_wood = box.technologies.extracted[0] if me.technologies[Technology.EXTRACTION] >= 1 else 0
    lowest = min(p.steps[0], min(p.steps[1], p.steps[2]))
    for action in range(2, 6):
        best = 0.0
        corn = (box.harvest_corn[action] + extra - corn_spoilt(box, state)) * p.corn
        if corn_uncovered(state, action):
            best = corn + p.corn_tile
        elif has_2:
            best = corn
        if state.jungle_wood[action] > 0:
            blocks = box.harvest_wood[action] + more_wood - wood_spoilt(box, state)
            wood = blocks * p.blocks[0] + p.wood_tile
            best = max(best, max(wood, corn + p.corn_tile - lowest - 1))
        p.actions[Gear.PALENQUE][action] = best


@rule
def set_yaxchilan(box, state, me, w, p):
    """Blocks, and the skull."""
    extraction = me.technologies[Technology.EXTRACTION]
    for action in range(1, 6):
        gain = box.yaxchilan[action]
        total = gain.corn * p.corn
        for block in range(3):
            count = gain.blocks[block]
            if count > 0 and extraction > block and has_level(state, me, Technology.EXTRACTION, block + 1):
                count += box.technologies.extracted[block]
            total += count * p.blocks[block]
            if block == GOLD:
                total -= count * gold_corn(box, state) * p.corn
        if gain.skulls > 0 and state.skulls > 0:
            skull = p.skull
            if skulls_anger(state):
                skull = max(0.0, skull - min(p.steps[0], min(p.steps[1], p.steps[2])) - 1)
            total += skull * (gain.skulls + (1 if me.technologies[Technology.THEOLOGY] >= 3 else 0))
        p.actions[Gear.YAXCHILAN][action] = total


@rule
def hope(gain, missing, share):
    """A gain for which things are still missing."""
    for _ in range(missing):
        gain *= share
    return gain


@rule
def cost_worth(cost, p):
    """What the blocks of a price are worth."""
    return cost[0] * p.blocks[0] + cost[1] * p.blocks[1] + cost[2] * p.blocks[2]


@rule
def best_monument(box, state, seat, w, p):
    """The monument on display that would bring most."""
    me = state.players[seat]
    best = 0.0
    for monument in range(box.n_monuments):
        if state.monument_owner[monument] == NOBODY:
            tile = box.monuments[monument]
            points = monument_points(box, state, seat, monument) * (1 + w.growth * p.rest)
            gain = points + p.frames[tile.frame] - cost_worth(tile.cost, p) - tile.skull_cost * p.skull
            missing = missing_blocks(me, tile.cost) + max(0, tile.skull_cost - me.skulls)
            best = max(best, hope(gain, missing, w.missing))
    return best


@rule
def set_tikal(box, state, seat, w, p):
    """Levels, buildings and monuments, steps."""
    me = state.players[seat]
    blocks = n_blocks(me)
    cheapest = cheapest_block(me, p)
    first = 0.0
    second = 0.0
    for technology in range(4):
        price = level_price(box, me, technology)
        gain = hope(p.levels[technology] - price * cheapest, max(0, price - blocks), w.missing)
        if gain > first:
            second = first
            first = gain
        elif gain > second:
            second = gain
    p.actions[Gear.TIKAL][1] = first
    p.actions[Gear.TIKAL][3] = first + second
    level = me.technologies[Technology.ARCHITECTURE]
    first = 0.0
    second = 0.0
    on_uxmal = 0.0
    for slot in range(box.displayed):
        building = state.shown[slot]
        if building != EMPTY:
            cost = box.buildings[building].cost
            gain = building_worth(box, state, seat, building, w, p) + architecture_worth(box, state, me, p)
            gain -= building_blocks(box, state) * cheapest
            saved = 0.0
            blocks = cost_in_blocks(cost)
            if level >= DISCOUNT:
                saved = p.blocks[1]
                blocks -= 1
            corn = blocks * box.uxmal_block_corn
            missing = (max(0, corn - me.corn) + 1) // 2
            on_uxmal = max(on_uxmal, hope(gain - corn * p.corn, missing, w.missing))
            missing = max(0, missing_blocks(me, cost) - (1 if level >= DISCOUNT else 0))
            missing += max(0, box.buildings[building].skull_cost - me.skulls)
            gain = hope(gain + saved - cost_worth(cost, p), missing, w.missing)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    p.actions[Gear.TIKAL][2] = first
    monument = best_monument(box, state, seat, w, p)
    p.actions[Gear.TIKAL][4] = max(monument, first + second)
    steps = max(0.0, p.step + p.second_step - cheapest)
    p.actions[Gear.TIKAL][5] = hope(steps, 1 if n_blocks(me) == 0 else 0, w.missing)
    p.actions[Gear.UXMAL][4] = on_uxmal
    return monument


@rule
def set_uxmal(box, state, me, w, p):
    """A step, the market, a worker, a building for corn, any action."""
    step = max(0.0, p.step - box.uxmal_temple_corn * p.corn)
    p.actions[Gear.UXMAL][1] = hope(step, 1 if me.corn < box.uxmal_temple_corn else 0, w.missing)
    p.actions[Gear.UXMAL][2] = w.market * p.soon
    p.actions[Gear.UXMAL][3] = max(0.0, p.worker)
    best = 0.0
    for gear in range(4):
        for action in range(1, 6):
            if gear != Gear.UXMAL or action != 5:
                best = max(best, p.actions[gear][action])
    best = max(0.0, best - box.uxmal_any_corn * p.corn)
    p.actions[Gear.UXMAL][5] = hope(best, 1 if me.corn < box.uxmal_any_corn else 0, w.missing)


@rule
def set_chichen_itza(box, state, me, w, p):
    """A skull for points, a step, a block."""
    for action in range(1, 10):
        gain = 0.0
        if state.skull_places[action] == 0:
            place = box.chichen[action]
            gain = place.points + p.steps[place.temple] + place.choice * p.blocks[2] - p.skull
            if has_level(state, me, Technology.THEOLOGY, 2):
                gain += max(0.0, p.step - p.blocks[0])
            if me.skulls == 0:
                gain *= w.no_skull
        p.actions[Gear.CHICHEN_ITZA][action] = max(0.0, gain)


@rule
def set_actions(box, state, seat, w, p):
    """Notes what every action would bring to a worker that still waits for it; returns the best monument."""
    me = state.players[seat]
    set_palenque(box, state, me, w, p)
    set_yaxchilan(box, state, me, w, p)
    monument = set_tikal(box, state, seat, w, p)
    set_uxmal(box, state, me, w, p)
    set_chichen_itza(box, state, me, w, p)
    for gear in range(4):
        for action in range(1, 6):
            p.actions[gear][action] *= w.reliance[gear][action - 1]
    for action in range(1, 10):
        p.actions[Gear.CHICHEN_ITZA][action] *= w.reliance[Gear.CHICHEN_ITZA][0]
    return monument


@rule
def gear_worth(box, me, gear, space, p):
    """What a worker picked up on such a space can bring by the actions of a gear up to there."""
    best = 0.0
    for action in range(1, min(space, LAST_ACTION[gear]) + 1):
        back = step_back_price(box, me, gear, space, action)
        best = max(best, p.actions[gear][action] - back * p.corn)
    return best


@rule
def space_worth(box, me, gear, space, p):
    """What a worker picked up there can bring, with what lets it look ahead.

    That Huracan may act on another gear is left to the moment: to hope for it made greedy wait too long.
    """
    last = LAST_ACTION[gear]
    best = gear_worth(box, me, gear, space, p)
    free = 1 if gear == Gear.CHICHEN_ITZA and me.technologies[Technology.THEOLOGY] >= 1 else 0
    if free == 1 and space < last:
        best = max(best, p.actions[gear][space + 1])
    if looks_further(me):
        corn = further_corn(box)
        if space + free < last:
            best = max(best, p.actions[gear][space + free + 1] - corn * p.corn)
        elif space + free == last:
            best = max(best, gear_worth(box, me, gear, last + 1, p) - corn * p.corn)
    return best


@rule
def worker_worth(box, state, seat, gear, space, ahead, w, p):
    """A worker on a gear: the best that it reaches in time, less for the waiting."""
    best = 0.0
    for wait in range(ahead, last_space(state, seat, gear) - space + 1):
        if wait - ahead < p.left:
            worth = space_worth(box, state.players[seat], gear, space + wait, p)
            best = max(best, worth - (wait - ahead) * w.waiting)
    return best


@rule
def workers_worth(box, state, seat, ahead, w, p):
    """All own workers on the gears."""
    me = state.players[seat]
    total = 0.0
    for gear in range(5):
        share = 1.0
        skulls = me.skulls
        for space in range(last_space(state, seat, gear), -1, -1):
            if state.gears[gear][space] == seat:
                total += share * worker_worth(box, state, seat, gear, space, ahead, w, p)
                share *= w.crowd[gear]
                if gear == Gear.CHICHEN_ITZA:
                    skulls -= 1
                    if skulls <= 0:
                        share *= w.crowd[gear]
    return total
