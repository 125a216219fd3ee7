"""HA-3: recruiting and selling; HA-6.2: a card that goes."""

from antiqua.games.hadara.rules.tracks import has_token
from antiqua.games.hadara.state import NONE, Ability, Place
from antiqua.kernel.compiling import inline, rule


@inline
def price(box, me, card):
    """The printed price less 1 for each card of the colour in front, at least 0 (HA-3.1)."""
    return max(0, box.cards[card].price - me.colours[box.cards[card].colour])


@inline
def asks_for_token(box, me, card):
    """Whether recruiting the card binds a token (HA-9); with none free it gives no steps."""
    return box.cards[card].ability == Ability.BONUS_TOKEN and has_token(me)


@rule
def count_card(box, me, card, sign):
    """Adds what a card shows, or takes it back."""
    tile = box.cards[card]
    me.colours[tile.colour] += sign
    me.abilities[tile.ability] += sign
    for which in range(4):
        me.printed[which] += sign * tile.values[which]


@rule
def recruit(box, state, seat, card, token):
    """Pays the card and puts it in front; `token` is the track of the token bound to it, or NONE (HA-3.1)."""
    me = state.players[seat]
    me.coins -= price(box, me, card)
    me.cards[me.n_cards] = card
    me.bound[me.n_cards] = token
    me.n_cards += 1
    state.place[card] = Place.FRONT + seat
    count_card(box, me, card, 1)
    if token != NONE:
        me.tokens[token] -= 1
        me.printed[token] += box.token_steps


@rule
def sell(box, state, seat, card, place):
    """Takes the era's price for a card that leaves the game (HA-3.2)."""
    me = state.players[seat]
    me.coins += box.sale[state.era] + me.abilities[Ability.SELL_PLUS_1] * box.sale_bonus
    state.place[card] = place


@rule
def discard(box, state, seat, card):
    """A card goes with its values and its ability; its token is free again (HA-6.2)."""
    me = state.players[seat]
    at = 0
    while me.cards[at] != card:
        at += 1
    token = me.bound[at]
    if token != NONE:
        me.tokens[token] += 1
        me.printed[token] -= box.token_steps
    me.n_cards -= 1
    for i in range(at, me.n_cards):
        me.cards[i] = me.cards[i + 1]
        me.bound[i] = me.bound[i + 1]
    me.cards[me.n_cards] = 0
    me.bound[me.n_cards] = 0
    count_card(box, me, card, -1)
    state.place[card] = Place.GONE
