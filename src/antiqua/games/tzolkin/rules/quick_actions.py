"""TP-6: the quick-action board: which tile lies on it, when it may be used, and what it does."""

from antiqua.games.tzolkin.box import QuickAction
from antiqua.games.tzolkin.rules.constructing import can_construct
from antiqua.games.tzolkin.rules.goods import GOLD, gain_blocks
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.rules.technologies import can_pay_level
from antiqua.games.tzolkin.rules.xaman_ek import corn_within_reach
from antiqua.games.tzolkin.state import EMPTY, QUICK_SPACES, ROW, Ask, Module, Prophecy, Site
from antiqua.kernel.compiling import inline, rule




@inline
def has_quick_actions(state):
    """Whether quick actions are in the game."""
    return state.modules & Module.QUICK_ACTIONS


@rule
def place_in_row(box, state):
    """Which tile of the row lies on the board: each stays some days, the last of an age the rest (TP-6.5)."""
    end_of_age_1 = box.food_day[1]
    if state.round_number <= end_of_age_1:
        return min((state.round_number - 1) // box.quick_days, ROW[0] - 1)
    return ROW[0] + min((state.round_number - end_of_age_1 - 1) // box.quick_days, ROW[1] - 1)


@inline
def quick_tile(box, state):
    """The kind of the tile on the board."""
    return state.quick_row[place_in_row(box, state)]


@rule
def free_quick_space(box, state):
    """A quick space without a worker, or EMPTY."""
    for space in range(box.quick_spaces):
        if state.quick_spaces[space] == EMPTY:
            return space
    return EMPTY


@rule
def can_do_quick(box, state, seat, corn):
    """Whether the quick action could be done with this much corn at hand (TP-6.2)."""
    me = state.players[seat]
    tile = box.quick[quick_tile(box, state)]
    if corn < tile.price:
        return False
    if tile.kind == QuickAction.ADVANCE:
        return can_pay_level(box, state, me)
    if tile.kind == QuickAction.CONSTRUCT:
        return can_construct(box, state, seat, Site.QUICK, corn - tile.price)
    if tile.kind == QuickAction.NONE and tile.gain.blocks[GOLD] > 0:
        rest = tile.gain.corn + tile.gain.blocks[0] + tile.gain.blocks[1]
        return rest > 0 or state.calamity != Prophecy.GOLD_SHORTAGE or (
            corn - me.corn + corn_within_reach(box, state, seat) >= box.prophecies[Prophecy.GOLD_SHORTAGE].corn
        )
    return True


@rule
def corn_at_end(state, seat, uses_start):
    """The corn at hand when the quick action is done: that of the start-player space counts (TP-6.2)."""
    corn = state.players[seat].corn
    if uses_start or state.start_space == seat:
        corn += state.tooth_corn
    return corn


@rule
def may_place_quick(box, state, seat, price):
    """Whether a worker may go to a quick space for this price (TP-6.1, 6.2)."""
    return (
        state.turn.quick == 0
        and price <= state.players[seat].corn
        and free_quick_space(box, state) != EMPTY
        and can_do_quick(box, state, seat, corn_at_end(state, seat, False) - price)
    )


@rule
def keeps_quick(box, state, seat, price, uses_start):
    """Whether the quick action chosen can still be done if this is paid (TP-6.2)."""
    return state.turn.quick == 0 or can_do_quick(
        box, state, seat, corn_at_end(state, seat, uses_start) - price
    )


@rule
def take_quick_space(box, state, seat):
    """A worker on a quick space; its action comes at the end of the turn."""
    state.quick_spaces[free_quick_space(box, state)] = seat
    state.turn.quick = 1


@rule
def do_quick_action(box, state, seat):
    """The action of the tile; technologies never apply (TP-6.3, 6.6)."""
    if not can_do_quick(box, state, seat, state.players[seat].corn):
        return
    me = state.players[seat]
    tile = box.quick[quick_tile(box, state)]
    me.corn -= tile.price
    if tile.kind == QuickAction.ADVANCE:
        push(state, Ask.ADVANCE, 1, 1, 0)
    elif tile.kind == QuickAction.MARKET:
        push(state, Ask.MARKET, 0, 0, 0)
    elif tile.kind == QuickAction.CONSTRUCT:
        push(state, Ask.CONSTRUCT, Site.QUICK, 0, 0)
    me.corn += tile.gain.corn
    gain_blocks(state, me, tile.gain.blocks)


@rule
def return_quick_workers(state):
    """They come back when the calendar advances (TP-6.4); dummies stay."""
    at = 0
    for space in range(QUICK_SPACES):
        worker = state.quick_spaces[space]
        state.quick_spaces[space] = EMPTY
        if worker >= 0 and worker < state.seats:
            state.players[worker].hand += 1
        elif worker != EMPTY:
            state.quick_spaces[at] = worker
            at += 1
