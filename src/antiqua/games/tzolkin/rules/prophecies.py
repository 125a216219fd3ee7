"""TP-3: which prophecy rules, and the points at the end of its quarter."""

from antiqua.games.tzolkin.rules.scoring import levels, technologies_at, workers_on_gear
from antiqua.games.tzolkin.state import Gear, Prophecy
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer

LEVEL_2 = 2


@rule
def ruling_prophecy(state):
    """The prophecy that rules after so many food days (TP-3.1), 0 if none does."""
    if state.food_days < 1 or state.food_days > 3:
        return 0
    return state.prophecies[state.food_days - 1]


@rule
def counted(box, state, seat, prophecy):
    """What a prophecy counts, on all that the seat has (TP-3.4, 3.6)."""
    me = state.players[seat]
    if prophecy < Prophecy.WRATHFUL_GODS:
        return me.temples[prophecy - Prophecy.ANGRY_GOD] - 1
    if prophecy == Prophecy.WRATHFUL_GODS:
        return me.temples[0] + me.temples[1] + me.temples[2] - 3
    if prophecy == Prophecy.FOREST_FIRES:
        return me.wood_tiles
    if prophecy == Prophecy.DROUGHT:
        return me.corn_tiles
    if prophecy == Prophecy.GOLD_SHORTAGE:
        return me.blocks[2]
    if prophecy == Prophecy.DESECRATION:
        return me.skulls
    if prophecy == Prophecy.TEACHER_SHORTAGE:
        return levels(me)
    if prophecy == Prophecy.FORGOTTEN_LORE:
        return technologies_at(me, LEVEL_2)
    if prophecy == Prophecy.CROWDED_CITIES:
        return own_buildings(box, state, seat)
    if prophecy == Prophecy.HUNGER:
        return me.fed
    return workers_on_gear(state, seat, Gear.CHICHEN_ITZA)


@rule
def own_buildings(box, state, seat):
    """Buildings that are still owned; monuments do not count."""
    count = 0
    for building in range(box.n_buildings):
        if state.building_owner[building] == seat:
            count += 1
    return count


@rule
def score_prophecy(box, state):
    """Everybody scores the prophecy that the food day closes; the scores can be negative (TP-3.4)."""
    prophecy = box.prophecies[state.calamity]
    for seat in range(state.seats):
        count = counted(box, state, seat, integer(state.calamity))
        band = 0
        while band < 3 and count >= prophecy.least[band]:
            band += 1
        state.players[seat].points += prophecy.points[band]
        state.players[seat].fed = 0
