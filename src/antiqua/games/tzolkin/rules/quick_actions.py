"""TP-6: the quick-action board: which tile lies on it, when it may be used, and what it does."""

from antiqua.games.tzolkin.rules.calamities import gold_corn, gold_is_short
from antiqua.games.tzolkin.rules.constructing import can_construct
from antiqua.games.tzolkin.rules.goods import GOLD, gain_blocks
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.rules.technologies import can_pay_level
from antiqua.games.tzolkin.rules.xaman_ek import corn_within_reach
from antiqua.games.tzolkin.state import EMPTY, QUICK_SPACES, ROW, Ask, Module, Site
from antiqua.games.tzolkin.tables import QuickAction
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

TOO_MUCH = 1000
"""More corn than anybody needs."""


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
def quick_need(box, state, seat):
    """The corn without which the quick action could not be done, TOO_MUCH if it could not at all (TP-6.2)."""
    me = state.players[seat]
    tile = box.quick[quick_tile(box, state)]
    possible = True
    need = integer(tile.price)
    if tile.kind == QuickAction.ADVANCE:
        possible = can_pay_level(box, state, me)
    elif tile.kind == QuickAction.CONSTRUCT:
        possible = can_construct(box, state, seat, Site.QUICK, 0)
    elif gold_is_short(state) and is_gold_alone(tile.gain):
        need += gold_corn(box, state)
        need -= corn_within_reach(box, state, seat) - me.corn
    return need if possible else TOO_MUCH


@inline
def is_gold_alone(gain):
    """Whether a tile gives gold and nothing else."""
    return gain.blocks[GOLD] > 0 and gain.corn + gain.blocks[0] + gain.blocks[1] == 0


@inline
def tooth_corn_of(state, seat):
    """The corn that the seat takes from the calendar before its quick action."""
    return state.tooth_corn if state.start_space == seat else 0


@rule
def can_do_quick(box, state, seat):
    """Whether the quick action can be done at the end of the turn if nothing else is paid (TP-6.2)."""
    return quick_need(box, state, seat) <= state.players[seat].corn + tooth_corn_of(state, seat)


@inline
def corn_beside(box, state, seat):
    """The corn that can be paid before the quick action so that it stays possible (TP-6.2)."""
    corn = integer(state.players[seat].corn)
    return min(corn, corn + tooth_corn_of(state, seat) - quick_need(box, state, seat))


@inline
def corn_for_placing(box, state, seat):
    """The corn that placements may use: less what a quick action that is chosen still needs (TP-6.2)."""
    return integer(state.players[seat].corn) if state.turn.quick == 0 else corn_beside(box, state, seat)


@inline
def may_place_quick(box, state, seat, extra):
    """Whether one worker a turn may go to a quick space now: its action has to be possible (TP-6.1, 6.2)."""
    if not has_quick_actions(state) or state.turn.quick == 1 or free_quick_space(box, state) == EMPTY:
        return False
    return box.quick_corn + extra <= corn_beside(box, state, seat)


@rule
def may_quick_from_pity(box, state, seat):
    """Whether a quick space is among the spaces for pity, which leaves no corn for its action (TZ-4.4)."""
    return (
        has_quick_actions(state) > 0
        and free_quick_space(box, state) != EMPTY
        and quick_need(box, state, seat) <= 0
    )


@inline
def workers_on_quick_spaces(state, seat):
    """How many of the seat's workers stand there, to come back when the calendar advances (TP-6.4)."""
    count = 0
    if has_quick_actions(state):
        for space in range(QUICK_SPACES):
            if state.quick_spaces[space] == seat:
                count += 1
    return count


@rule
def take_quick_space(box, state, seat):
    """A worker on a quick space; its action comes at the end of the turn."""
    state.quick_spaces[free_quick_space(box, state)] = seat
    state.turn.quick = 1


@rule
def do_quick_action(box, state, seat):
    """The action of the tile; technologies never apply (TP-6.3, 6.6)."""
    if not can_do_quick(box, state, seat):
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
