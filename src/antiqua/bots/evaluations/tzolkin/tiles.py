"""What buildings and monuments are worth to a seat, built and to be built."""

from antiqua.bots.evaluations.tzolkin.prices import cheapest_block
from antiqua.games.tzolkin.rules.food_days import workers_in_play
from antiqua.games.tzolkin.rules.scoring import monument_points
from antiqua.games.tzolkin.rules.technologies import has_level
from antiqua.games.tzolkin.state import NOBODY, Technology
from antiqua.games.tzolkin.tables import Effect, MonumentRule
from antiqua.kernel.compiling import rule


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
    """What a building brings, without its price and without architecture."""
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
            if has_level(state, me, Technology.THEOLOGY, 2):
                total += max(0.0, p.step - cheapest_block(me, p))
        else:
            total += w.any_action * p.soon
    if tile.is_new == 1:
        total += rewards_worth(box, state, building, p) - tile.skull_cost * p.skull
    return total


@rule
def architecture_worth(box, state, me, p):
    """What architecture adds to a building, but for the block or corn that it saves (TZ-10.4)."""
    total = 0.0
    if has_level(state, me, Technology.ARCHITECTURE, 1):
        total += box.technologies.corn * p.corn
    if has_level(state, me, Technology.ARCHITECTURE, 2):
        total += box.technologies.building_points
    return total
