"""TZ-12: final scoring, in quarters of a point."""

from antiqua.games.tzolkin.rules.food_days import workers_in_play
from antiqua.games.tzolkin.rules.powers import SPACES_IN_USE
from antiqua.games.tzolkin.state import SKULL_PLACES, TOP_LEVEL
from antiqua.games.tzolkin.tables import MonumentRule
from antiqua.kernel.compiling import rule

QUARTERS = 4
PARTS = 4
"""Points won in play, corn, skulls, monuments; behind them stands what breaks a tie."""


@rule
def own_of_frame(box, state, seat, frame):
    """Own buildings and monuments of one frame; of any if frame is below 0."""
    count = 0
    for building in range(box.n_buildings):
        if state.building_owner[building] == seat and (frame < 0 or box.buildings[building].frame == frame):
            count += 1
    for monument in range(box.n_monuments):
        if state.monument_owner[monument] == seat and (frame < 0 or box.monuments[monument].frame == frame):
            count += 1
    return count


@rule
def monuments_built(box, state):
    """Monuments of all players."""
    count = 0
    for monument in range(box.n_monuments):
        if state.monument_owner[monument] >= 0:
            count += 1
    return count


@rule
def temple_points(box, me):
    """The points of the steps in all temples, with no bonus (TZ-12.3)."""
    points = 0
    for temple in range(3):
        points += box.temples[temple].points[me.temples[temple]]
    return points


@rule
def best_temple_steps(me):
    """Steps above the start step in the best temple, at least 0 (TZ-12.3)."""
    best = 1
    for temple in range(3):
        best = max(best, me.temples[temple])
    return best - 1


@rule
def levels(me):
    """The sum of a player's levels in all technologies."""
    total = 0
    for technology in range(4):
        total += me.technologies[technology]
    return total


@rule
def technologies_at(me, least):
    """How many technologies are at this level or above."""
    count = 0
    for technology in range(4):
        if me.technologies[technology] >= least:
            count += 1
    return count


@rule
def skulls_on_chichen_itza(box, state):
    """Skulls placed by anybody; one on a building counts as placed there (TP-4.5)."""
    count = 0
    for action in range(SKULL_PLACES):
        count += state.skull_places[action]
    for building in range(box.n_buildings):
        if box.buildings[building].skull_cost > 0 and state.building_owner[building] >= 0:
            count += box.buildings[building].skull_cost
    return count


@rule
def monument_points(box, state, seat, monument):
    """What a monument is worth to a seat (TZ-12.3)."""
    me = state.players[seat]
    tile = box.monuments[monument]
    if tile.rule == MonumentRule.FRAME:
        return tile.points * own_of_frame(box, state, seat, tile.frame)
    if tile.rule == MonumentRule.TILES:
        return tile.points * own_of_frame(box, state, seat, -1)
    if tile.rule == MonumentRule.CORN_TILES:
        return tile.points * me.corn_tiles
    if tile.rule == MonumentRule.WOOD_TILES:
        return tile.points * me.wood_tiles
    if tile.rule == MonumentRule.ALL_MONUMENTS:
        return tile.table[state.seats] * monuments_built(box, state)
    if tile.rule == MonumentRule.LEVEL_3:
        return tile.table[technologies_at(me, TOP_LEVEL)]
    if tile.rule == MonumentRule.LEVELS:
        return tile.points * levels(me)
    if tile.rule == MonumentRule.WORKERS:
        return tile.table[workers_in_play(me)]
    if tile.rule == MonumentRule.TEMPLE_POINTS:
        return temple_points(box, me)
    if tile.rule == MonumentRule.BEST_TEMPLE:
        return tile.points * best_temple_steps(me)
    return tile.points * skulls_on_chichen_itza(box, state)


@rule
def workers_on_gear(state, seat, gear):
    """The seat's workers on one gear."""
    count = 0
    for space in range(SPACES_IN_USE[gear]):
        if state.gears[gear][space] == seat:
            count += 1
    return count


@rule
def workers_on_gears(state, seat):
    """What breaks a tie (TZ-12.4)."""
    count = 0
    for gear in range(5):
        count += workers_on_gear(state, seat, gear)
    return count


@rule
def score(box, state, out):
    """For each seat its parts in quarters and its tie-break, as if the game ended now (TZ-12.2 to 12.4)."""
    at = 0
    for seat in range(state.seats):
        me = state.players[seat]
        corn = me.corn
        for block in range(3):
            corn += me.blocks[block] * box.market[block]
        monuments = 0
        for monument in range(box.n_monuments):
            if state.monument_owner[monument] == seat:
                monuments += monument_points(box, state, seat, monument)
        out[at] = QUARTERS * me.points
        out[at + 1] = QUARTERS * corn // box.corn_per_point
        out[at + 2] = QUARTERS * box.skull_points * me.skulls
        out[at + 3] = QUARTERS * monuments
        out[at + 4] = workers_on_gears(state, seat)
        at += PARTS + 1
