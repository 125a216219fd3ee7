"""HA-7: seals."""

from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.state import Ability
from antiqua.kernel.compiling import inline, rule


@inline
def silver_price(box, state, me):
    """The era's price, or the lower one (HA-7.1, HA-9)."""
    if me.abilities[Ability.CHEAPER_SEALS] > 0:
        return box.silver_less[state.era]
    return box.silver_price[state.era]


@inline
def gold_price(box, state, me):
    """The era's price, or the lower one (HA-7.1, HA-9)."""
    if me.abilities[Ability.CHEAPER_SEALS] > 0:
        return box.gold_less[state.era]
    return box.gold_price[state.era]


@rule
def write_seals(box, state, seat, out):
    """Silver for each track with a free token, gold, or no more (HA-7.1, 7.2)."""
    me = state.players[seat]
    n = 0
    if me.n_silver < box.max_silver and me.coins >= silver_price(box, state, me):
        for which in range(4):
            if me.tokens[which] > 0:
                out[n] = Code.SILVER + which
                n += 1
    if me.gold < box.max_gold and me.coins >= gold_price(box, state, me):
        out[n] = Code.GOLD
        n += 1
    out[n] = Code.DONE
    return n + 1


@rule
def buy_seal(box, state, seat, code):
    """Pays a seal; silver takes a free token."""
    me = state.players[seat]
    if code == Code.GOLD:
        me.coins -= gold_price(box, state, me)
        me.gold += 1
        return
    which = code - Code.SILVER
    me.coins -= silver_price(box, state, me)
    me.tokens[which] -= 1
    me.silver[me.n_silver] = which
    me.n_silver += 1
