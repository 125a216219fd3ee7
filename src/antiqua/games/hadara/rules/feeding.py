"""HA-6: feeding."""

from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.rules.cards import discard
from antiqua.games.hadara.rules.incomes import begin_phase, pass_on
from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import Ability, Phase, Track
from antiqua.kernel.compiling import rule


@rule
def lacks_food(box, state, me):
    """Whether cards must still go, or be paid for (HA-6.1)."""
    return me.n_cards > track(box, me, Track.FOOD) + state.paid


@rule
def may_pay(box, state, me):
    """Whether coins can feed one card more, within the ability's limit (HA-9)."""
    limit = me.abilities[Ability.FEED_WITH_COINS] * box.feed_limit
    return (state.paid + 1) * box.feed_coins <= limit and me.coins >= box.feed_coins


@rule
def write_feeding(box, state, seat, out):
    """Every card in front, and paying."""
    me = state.players[seat]
    for i in range(me.n_cards):
        card = me.cards[i]
        at = i
        while at > 0 and out[at - 1] > Code.DISCARD + card:
            out[at] = out[at - 1]
            at -= 1
        out[at] = Code.DISCARD + card
    n = me.n_cards
    if may_pay(box, state, me):
        out[n] = Code.PAY
        n += 1
    return n


@rule
def begin_feeding(box, state):
    """Feeds the seats in turn order up to the first that lacks food."""
    begin_phase(state, Phase.FEEDING)
    feed_on(box, state)


@rule
def feed_on(box, state):
    """Goes on past every seat that is fed, then to the seals."""
    while state.phase == Phase.FEEDING:
        me = state.players[state.to_move]
        if lacks_food(box, state, me):
            return
        sell_surplus(box, me)
        if not pass_on(state):
            begin_phase(state, Phase.SEALS)


@rule
def sell_surplus(box, me):
    """Coins for spare food, with that ability (HA-9)."""
    spare = max(0, track(box, me, Track.FOOD) - me.n_cards)
    copies = me.abilities[Ability.SELL_SURPLUS]
    me.coins += copies * min(spare * box.surplus_coins, box.surplus_limit)


@rule
def feed(box, state, seat, code):
    """Discards a card, or pays for one."""
    if code == Code.PAY:
        state.players[seat].coins -= box.feed_coins
        state.paid += 1
    else:
        discard(box, state, seat, code - Code.DISCARD)
    feed_on(box, state)
