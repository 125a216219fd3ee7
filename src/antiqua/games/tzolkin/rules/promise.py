"""TP-6.2: after a quick action is chosen nothing may be done in the turn that makes it impossible.

Placements see to that by their price alone. The worker that Ah Chuy Kak picks up after them may pay with
what the quick action needs, in many decisions, and get it back before the turn ends. So each answer is tried
out: it is legal if some way to go on leads to an end of the turn at which the quick action can be done.
"""

import numpy as np

from antiqua.games.tzolkin.moves import MAX_LEGAL, Code
from antiqua.games.tzolkin.rules.answers import write_decision
from antiqua.games.tzolkin.rules.quick_actions import TOO_MUCH, can_do_quick, quick_need
from antiqua.games.tzolkin.rules.turn import play_turn
from antiqua.games.tzolkin.state import Ask, Game
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.records import put_copy, room
from antiqua.kernel.rng import integer

DEEP = 64
"""Answers that are tried out one after the other; nothing but a long day at the market has as many.

A line that is longer counts as one that does not end well: there is a shorter one with the same exchanges.
"""


@inline
def is_promised(state):
    """Whether what a worker does after placements has to leave a quick action possible."""
    return state.turn.quick == 1 and state.depth > 1 and state.stack[0].kind == Ask.PICKING


@rule
def write_keeping(box, state, seat, out):
    """The answers that keep the quick action possible; all of them where none does any more.

    The latter is only so in positions that were not reached by play: whoever chose the action could do it,
    and a worker that is picked up may always do nothing.
    """
    path = room(Game, DEEP)
    answers = room(np.int16, MAX_LEGAL)
    tried = room(np.int16, DEEP)
    played = room(np.int16, DEEP)
    played[0] = 0
    n = write_decision(box, state, seat, out)
    kept = 0
    for i in range(n):
        put_copy(path, 0, state)
        play_turn(box, path[0], seat, integer(out[i]))
        if can_end_well(box, path, answers, tried, played, seat):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


@rule
def can_end_well(box, path, answers, tried, played, seat):
    """Whether the turn can go on from the path's first state so that the quick action can be done."""
    depth = 0
    tried[0] = 0
    while depth >= 0:
        state = path[depth]
        is_over = state.stack[state.depth - 1].kind == Ask.PICKING
        if is_over and can_do_quick(box, state, seat):
            return True
        at = -1
        if not is_over and depth + 1 < DEEP:
            tried[depth] += 1
            at = write_decision(box, state, seat, answers) - tried[depth]
        if at < 0:
            depth -= 1
        elif is_worth_trying(box, state, seat, integer(played[depth]), integer(answers[at])):
            played[depth + 1] = answers[at]
            put_copy(path, depth + 1, state)
            play_turn(box, path[depth + 1], seat, integer(answers[at]))
            depth += 1
            tried[depth] = 0
    return False


@rule
def is_worth_trying(box, state, seat, before, code):
    """At the market sales come first and kinds in order: whatever can be had there can be had so.

    Where all its goods would not be enough, it is left at once: a rich player could trade for ever.
    """
    if code < Code.SELL or code >= Code.ANGER:
        return True
    is_in_order = code >= before or before < Code.SELL or before >= Code.ANGER
    return is_in_order and could_do_if_rich(box, state, seat)


@rule
def could_do_if_rich(box, state, seat):
    """Whether the quick action could be done with blocks and corn without end."""
    blocks = state.players[seat].blocks
    for block in range(3):
        blocks[block] += TOO_MUCH
    possible = quick_need(box, state, seat) < TOO_MUCH
    for block in range(3):
        blocks[block] -= TOO_MUCH
    return possible
