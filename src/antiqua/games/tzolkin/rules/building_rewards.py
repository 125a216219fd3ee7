"""TP-4.4: what the new buildings give on each food day."""

from antiqua.games.tzolkin.rules.constructing import age
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.rules.turn_order import seat_in_order
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule


@rule
def reward_buildings(box, state):
    """Before feeding: what buildings give on each food day (TP-4.4); gold and skulls in turn order."""
    for i in range(state.seats - 1, -1, -1):
        seat = seat_in_order(state, i)
        me = state.players[seat]
        gold = 0
        skulls = 0
        for building in range(box.n_buildings):
            if state.building_owner[building] == seat and box.buildings[building].is_new == 1:
                reward = box.buildings[building].rewards[age(state)]
                me.corn += reward.corn
                me.blocks[0] += reward.blocks[0]
                me.blocks[1] += reward.blocks[1]
                gold += reward.blocks[2]
                skulls += reward.skulls
        if gold + skulls > 0:
            push(state, Ask.AWARD, seat, gold, skulls)
