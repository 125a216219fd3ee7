"""What happens by itself before the next decision: effects of tiles, levels paid, steps given."""

from antiqua.games.tzolkin.box import Effect
from antiqua.games.tzolkin.rules.goods import gain_worker
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.rules.technologies import raise_level
from antiqua.games.tzolkin.rules.temples import can_step_up, step_up
from antiqua.games.tzolkin.state import Ask, Site
from antiqua.kernel.compiling import rule


@rule
def has_step(box, state, seat, excluded):
    """Whether a step of choice is possible in some temple (TZ-6.15)."""
    for temple in range(3):
        if temple + 1 != excluded and can_step_up(box, state, seat, temple):
            return True
    return False


@rule
def settle(box, state):
    """Carries out the stack down to the next decision; a step that nobody can take is lost (TZ-6.15)."""
    while state.depth > 0:
        top = state.stack[state.depth - 1]
        kind = top.kind
        a = top.a
        b = top.b
        seat = state.to_move
        if kind == Ask.STEP_UP:
            if has_step(box, state, seat, b):
                return
            pop(state)
        elif kind == Ask.RAISE:
            pop(state)
            raise_level(state, seat, a)
        elif kind == Ask.STEP:
            pop(state)
            step_up(box, state, seat, a)
        elif kind == Ask.EFFECT:
            pop(state)
            begin_effect(state, seat, a, b)
        else:
            return


@rule
def begin_effect(state, seat, kind, argument):
    """One effect of a building (TZ-11.1, 11.3)."""
    if kind == Effect.TEMPLE:
        push(state, Ask.STEP, argument, 0, 0)
    elif kind == Effect.TEMPLE_ANY:
        push(state, Ask.STEP_UP, 1, 0, 0)
    elif kind == Effect.TECHNOLOGY:
        push(state, Ask.RAISE, argument, 0, 0)
    elif kind == Effect.TECHNOLOGY_ANY:
        push(state, Ask.ADVANCE, 1, 0, 0)
    elif kind == Effect.CONSTRUCT:
        push(state, Ask.CONSTRUCT, Site.TIKAL_2, 1, 0)
    elif kind == Effect.MARKET:
        push(state, Ask.MARKET, 0, 0, 0)
    elif kind == Effect.WORKER:
        gain_worker(state.players[seat])
    elif kind == Effect.ANY_ACTION:
        push(state, Ask.ANY_ACTION, 1, 0, 0)
