"""What the prophecies are worth to a seat: points to expect, what more of a thing adds, what it costs."""

from antiqua.bots.evaluations.tzolkin.prices import cheapest_block, set_best_steps, turns_before
from antiqua.games.tzolkin.rules.calamities import advance_blocks, step_blocks, step_corn, step_has_price
from antiqua.games.tzolkin.rules.food_days import feeding, workers_in_play
from antiqua.games.tzolkin.rules.prophecies import LEVEL_2, counted
from antiqua.games.tzolkin.state import TOP_LEVEL, Prophecy
from antiqua.kernel.compiling import rule

FLOOD_TURNS = 3
"""Who stands on Chichen Itza so many turns before it counts may well stand there then."""


@rule
def expected_points(tile, count, turns, w):
    """The points of a count, and a hope for those of the next band, the less the more is missing for it."""
    band = 0
    while band < 3 and count >= tile.least[band]:
        band += 1
    total = 0.0 + tile.points[band]
    if band < 3:
        more = tile.points[band + 1] - total
        for _ in range(tile.least[band] - count):
            more *= turns / (turns + w.patience)
        total += more
    return total


@rule
def count_for(box, state, seat, prophecy, turns):
    """What a prophecy would count now; until it is scored nobody has to go hungry."""
    if prophecy == Prophecy.HUNGER:
        unfed = 0
        if turns == 0:
            _, unfed = feeding(box, state, seat)
        return workers_in_play(state.players[seat]) - unfed
    if prophecy == Prophecy.HIGH_FLOODWATERS and turns > FLOOD_TURNS:
        return 0
    return counted(box, state, seat, prophecy)


@rule
def note_more(me, prophecy, more, p):
    """Adds what one more of the thing counted brings to the price of that thing."""
    if prophecy == Prophecy.WRATHFUL_GODS:
        for temple in range(3):
            p.steps[temple] += more
    elif prophecy < Prophecy.WRATHFUL_GODS:
        p.steps[prophecy - Prophecy.ANGRY_GOD] += more
    elif prophecy == Prophecy.FOREST_FIRES:
        p.wood_tile += more
    elif prophecy == Prophecy.DROUGHT:
        p.corn_tile += more
    elif prophecy == Prophecy.GOLD_SHORTAGE:
        p.blocks[2] += more
    elif prophecy == Prophecy.DESECRATION:
        p.skull += more
    elif prophecy == Prophecy.CROWDED_CITIES:
        p.building += more
    elif prophecy == Prophecy.HUNGER:
        p.worker += more
    elif prophecy != Prophecy.HIGH_FLOODWATERS:
        for technology in range(4):
            level = me.technologies[technology]
            if level < TOP_LEVEL and (prophecy == Prophecy.TEACHER_SHORTAGE or level == LEVEL_2 - 1):
                p.levels[technology] += more


@rule
def set_calamity(box, state, me, p):
    """Takes off what the ruling prophecy asks for a gain, which may be refused."""
    for temple in range(3):
        if step_has_price(state, temple):
            price = step_corn(box, state) * p.corn + step_blocks(box, state, temple) * cheapest_block(me, p)
            p.steps[temple] = max(0.0, p.steps[temple] - price)
    shortage = advance_blocks(box, state) * cheapest_block(me, p)
    for technology in range(4):
        p.levels[technology] = max(0.0, p.levels[technology] - shortage)


@rule
def prophecies_worth(box, state, seat, ahead, w, p):
    """The points of the prophecies that are still to be scored; notes what more of each thing brings."""
    me = state.players[seat]
    total = 0.0
    for number in range(3):
        closing = number + 1
        if closing >= state.food_days:
            prophecy = state.prophecies[number]
            tile = box.prophecies[prophecy]
            turns = turns_before(box, state, closing, ahead)
            share = w.prophecies[closing - max(1, state.food_days)]
            count = count_for(box, state, seat, prophecy, turns)
            now = expected_points(tile, count, turns, w)
            total += share * now
            note_more(me, prophecy, share * (expected_points(tile, count + 1, turns, w) - now), p)
    set_calamity(box, state, me, p)
    set_best_steps(p)
    return total
