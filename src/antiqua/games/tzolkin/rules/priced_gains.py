"""TP-3.3: gains to which a prophecy gives a price, accepted or refused one by one."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.calamities import advance_blocks, gold_corn, step_blocks, step_corn
from antiqua.games.tzolkin.rules.goods import GOLD
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.state import Ask
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer


@rule
def write_price(box, state, seat, kind, out):
    """Accepting, if the corn for it is there, or refusing; other prices are known to be payable."""
    n = 0
    if state.players[seat].corn >= corn_of(box, state, kind):
        out[0] = Code.ACCEPT
        n = 1
    out[n] = Code.REFUSE
    return n + 1


@rule
def corn_of(box, state, kind):
    """The corn that a unit of the gain costs."""
    if kind == Ask.GOLD:
        return gold_corn(box, state)
    return step_corn(box, state) if kind == Ask.STEP else 0


@rule
def accept(box, state, seat):
    """Pays and takes one unit; further decisions may follow, about what is paid."""
    top = state.stack[state.depth - 1]
    kind = integer(top.kind)
    a = integer(top.a)
    me = state.players[seat]
    me.corn -= corn_of(box, state, kind)
    refuse(state)
    if kind == Ask.GOLD:
        me.blocks[GOLD] += 1
    elif kind == Ask.SKULL:
        state.skulls -= 1
        me.skulls += 1
        push(state, Ask.ANGER, 0, 0, 0)
    elif kind == Ask.RAISE:
        push(state, Ask.RAISE, a, 0, 0)
        push(state, Ask.PAY, integer(advance_blocks(box, state)), 0, 0)
    else:
        push(state, Ask.STEP, a, 1, 0)
        blocks = integer(step_blocks(box, state, a))
        if blocks > 0:
            push(state, Ask.PAY, blocks, 0, 0)


@rule
def refuse(state):
    """Lets one unit go; the next one of the same gain is asked about by itself."""
    top = state.stack[state.depth - 1]
    kind = integer(top.kind)
    left = top.a - 1
    pop(state)
    if left > 0 and (kind == Ask.GOLD or kind == Ask.SKULL):
        push(state, kind, left, 0, 0)
