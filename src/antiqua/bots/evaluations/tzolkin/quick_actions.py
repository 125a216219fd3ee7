"""What the quick action that a seat has chosen brings when its turn ends."""

from antiqua.bots.evaluations.tzolkin.actions import cost_worth
from antiqua.bots.evaluations.tzolkin.prices import cheapest_block
from antiqua.bots.evaluations.tzolkin.tiles import building_worth
from antiqua.games.tzolkin.rules.calamities import building_blocks
from antiqua.games.tzolkin.rules.constructing import can_build
from antiqua.games.tzolkin.rules.goods import n_blocks
from antiqua.games.tzolkin.rules.quick_actions import quick_tile
from antiqua.games.tzolkin.rules.renovation import NOTHING
from antiqua.games.tzolkin.rules.technologies import advance_price, level_price
from antiqua.games.tzolkin.state import EMPTY, Site
from antiqua.games.tzolkin.tables import QuickAction
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer


@rule
def best_advance(box, state, me, p):
    """The level that brings most for its price; what a prophecy asks is already taken off its worth."""
    blocks = n_blocks(me)
    best = 0.0
    for technology in range(4):
        if advance_price(box, state, me, technology) <= blocks:
            price = level_price(box, me, technology)
            best = max(best, p.levels[technology] - price * cheapest_block(me, p))
    return best


@rule
def best_building(box, state, seat, w, p):
    """The building that brings most for its price, without technologies (TP-6.3)."""
    me = state.players[seat]
    best = 0.0
    for slot in range(box.displayed):
        building = integer(state.shown[slot])
        if building != EMPTY and can_build(box, state, me, building, Site.QUICK, 0, 0, NOTHING):
            price = cost_worth(box.buildings[building].cost, p)
            price += building_blocks(box, state) * cheapest_block(me, p)
            best = max(best, building_worth(box, state, seat, building, w, p) - price)
    return best


@rule
def quick_worth(box, state, seat, w, p):
    """The gains of the tile less its price (TP-6.6)."""
    tile = box.quick[quick_tile(box, state)]
    total = (tile.gain.corn - tile.price) * p.corn
    for block in range(3):
        total += tile.gain.blocks[block] * p.blocks[block]
    if tile.kind == QuickAction.ADVANCE:
        total += best_advance(box, state, state.players[seat], p)
    elif tile.kind == QuickAction.MARKET:
        total += w.market * p.soon
    elif tile.kind == QuickAction.CONSTRUCT:
        total += best_building(box, state, seat, w, p)
    return total
