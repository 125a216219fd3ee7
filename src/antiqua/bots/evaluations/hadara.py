"""What a place is worth in Hadara: its points, and what tracks, coins, sets and abilities promise.

The weights were found by an evolution strategy, in five-player games against random seats.
"""

import numpy as np

from antiqua.bots.evaluations import Evaluation
from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.rules.cards import asks_for_token, discard, price, recruit, sell
from antiqua.games.hadara.rules.colonies import buy_points, colony_coins, missing_points, put_token
from antiqua.games.hadara.rules.phase_a import drawn, other_card
from antiqua.games.hadara.rules.scoring import (
    bust_points,
    card_points,
    colony_points,
    complete_sets,
    silver_points,
)
from antiqua.games.hadara.rules.seals import buy_seal
from antiqua.games.hadara.rules.tracks import has_token, track
from antiqua.games.hadara.state import NONE, STEPS, Ability, Phase, Place, Track
from antiqua.kernel.compiling import rule
from antiqua.kernel.records import record

VALUES = {
    "coin": 1.002,  # points for a coin while cards are still to be bought
    "coins": 102.961,  # coins that can be spent so; the rest are worth what they score
    "growth": (0.458, 0.484, 0.772, 0.636),  # steps on each track to be expected from a card still to come
    "reach": 0.124,  # how surely a requirement is met, for each step above it
    "step": (0.113, 0.063, 0.114, 0.012),  # points for a step of a track by itself
    "hunger": 7.544,  # points lost for each card that will not be fed
    "spare": 0.155,  # points for each food to spare
    "recruits": 0.5,  # how many of the cards to come will be recruited
    "discount": 0.141,  # points for a card in front, for each card of its colour to come
    "seals": 0.134,  # the part of silver seals not yet bought that will be
    "sets": 0.486,  # the part of the points of gold seals not yet bought that counts for sets begun
    "shown": 0.142,  # the part of a card's worth that showing it gives the others
    "ability": (
        0.0,
        0.316,  # a sale
        2.948,
        0.661,
        0.579,
        0.343,
        0.312,
        1.13,
        1.365,
        2.636,
        2.228,
        1.917,
        1.566,
        2.084,
        1.085,
        1.754,
        3.175,
        6.04,
        4.216,
    ),
}

Weights = record(
    ("coin", np.float64),
    ("coins", np.float64),
    ("growth", np.float64, 4),
    ("reach", np.float64),
    ("step", np.float64, 4),
    ("hunger", np.float64),
    ("spare", np.float64),
    ("recruits", np.float64),
    ("discount", np.float64),
    ("seals", np.float64),
    ("sets", np.float64),
    ("shown", np.float64),
    ("ability", np.float64, 19),
)
Nothing = record(("unused", np.float64))


@rule
def is_final(code):
    """All moves but showing a card, taking one, and choosing a bust."""
    return not (
        Code.SHOW <= code < Code.RECRUIT or Code.TAKE <= code < Code.BIND or Code.BUST <= code < Code.TOKEN
    )


@rule
def is_idle(state, seat, code, previous):
    """Nothing: every move is tried."""
    return False


@rule
def is_over(before, state, seat):
    """Never: a turn ends with a final move."""
    return False


@rule
def cards_to_come(state, seat):
    """How many cards the seat will still deal with: in this era, and in the eras to come."""
    later = 2 * STEPS * (2 - state.era)
    if state.phase <= Phase.WHEEL:
        return 2 * STEPS, later
    if state.phase == Phase.A:
        return 2 * STEPS - 1 - state.round_step, later
    if state.phase < Phase.B:
        return STEPS, later
    if state.phase > Phase.B:
        return 0, later
    left = 0
    for colour in range(5):
        left += state.n_outer[colour]
    return left // state.seats, later


@rule
def incomes_to_come(state):
    """How often there will still be income."""
    later = 2 * (2 - state.era)
    if state.phase <= Phase.A:
        return 2 + later
    if state.phase <= Phase.B:
        return 1 + later
    return later


@rule
def steps_to_come(state, first, second):
    """How many colony or bust steps are still to come; the phases of the two in an era are given."""
    later = 2 * (2 - state.era)
    if state.phase <= first:
        return 2 + later
    if state.phase <= second:
        return 1 + later
    return later


@rule
def likely(steps_above, w):
    """How surely a requirement will be met that lies this far below what a track may reach."""
    return min(1.0, max(0.0, 0.5 + steps_above * w.reach))


@rule
def stack_worth(box, stack, coin):
    """The better of plundering a colony and of the alliance, by the mean of the stack's backs."""
    front = box.stacks[stack].points + box.stacks[stack].plunder_coins * coin
    backs = 0.0
    for i in range(5):
        tile = box.colonies[stack * 5 + i]
        backs += tile.points
        for which in range(4):
            backs += 0.8 * tile.values[which]
    return max(front, backs / 5.0 - box.stacks[stack].alliance_cost * coin)


@rule
def colonies_worth(box, state, me, military, coin, w):
    """Colonies that the military will reach, as long as there are steps for them."""
    left = 1.0 * steps_to_come(state, Phase.COLONY_A, Phase.COLONY_B)
    worth = 0.0
    for stack in range(4, -1, -1):
        if me.colony[stack] == NONE and left > 0:
            chance = min(left, likely(military - box.stacks[stack].requirement, w))
            worth += chance * stack_worth(box, stack, coin)
            left -= chance
    return worth


@rule
def busts_worth(box, state, me, culture, w):
    """Busts that the culture will reach, as long as there are steps and tokens for them."""
    left = 1.0 * steps_to_come(state, Phase.BUST_A, Phase.BUST_B)
    if not has_token(me):
        left = 0.0
    worth = 0.0
    for slot in range(3, -1, -1):
        if me.bust[slot] == NONE and left > 0:
            chance = min(left, likely(culture - box.busts[slot].requirement, w))
            worth += chance * (box.busts[slot].points + box.busts[slot].token_points)
            left -= chance
    return worth


@rule
def seat_worth(box, state, seat, w):
    """The points that a seat may expect at the end."""
    me = state.players[seat]
    era_cards, later_cards = cards_to_come(state, seat)
    cards = era_cards + later_cards
    part = min(1.0, cards / 15.0)
    price = 1.0 / box.coins_per_point
    coin = price + (w.coin - price) * part
    income = track(box, me, Track.INCOME)
    incomes = incomes_to_come(state)
    coins = me.coins + income * incomes
    room = w.coins * part
    worth = coins * price + min(coins, room) * (coin - price)
    military = track(box, me, Track.MILITARY) + w.growth[1] * cards
    culture = track(box, me, Track.CULTURE) + w.growth[2] * cards
    worth += colony_points(box, me) + colonies_worth(box, state, me, military, coin, w)
    worth += bust_points(box, me) + busts_worth(box, state, me, culture, w)
    worth += card_points(box, me) + silver_points(box, me)
    best = 0.0
    for which in range(4):
        value = 1.0 * track(box, me, which)
        worth += w.step[which] * value
        if me.tokens[which] > 0:
            best = max(best, value + 0.5 * w.growth[which] * cards)
    if state.era < 2 or state.phase <= Phase.SEALS:
        worth += w.seals * (box.max_silver - me.n_silver) * 0.5 * best
    food = track(box, me, Track.FOOD) + w.growth[3] * era_cards * w.recruits
    eaters = me.n_cards + w.recruits * era_cards
    if state.era < 2 or state.phase <= Phase.FEEDING:
        worth -= w.hunger * max(0.0, eaters - food)
    worth += w.spare * min(max(0.0, food - eaters), 1.0 * later_cards)
    worth += sets_worth(box, state, me, cards, w)
    for colour in range(5):
        worth += w.discount * min(me.colours[colour], 4) * cards / 5.0
    for ability in range(1, 19):
        if me.abilities[ability] > 0:
            worth += me.abilities[ability] * ability_worth(state, ability, cards, incomes, w)
    return worth


@rule
def sets_worth(box, state, me, cards, w):
    """Sets for gold seals that are bought or may be, with the set that is begun in part."""
    sets = 1.0 * complete_sets(me, 0)
    begun = 0
    for colour in range(5):
        if me.colours[colour] > sets:
            begun += 1
    if cards > 0:
        sets += 0.12 * begun
    likely_gold = 1.0 * me.gold
    if state.era < 2 or state.phase <= Phase.SEALS:
        likely_gold += w.sets * (box.max_gold - me.gold)
    return sets * (likely_gold * box.gold_points + me.abilities[Ability.SET_POINTS] * box.set_points)


@rule
def ability_worth(state, ability, cards, incomes, w):
    """What an ability promises: some by what is still to come, others as they are."""
    if ability == Ability.SELL_PLUS_1:
        return w.ability[ability] * 0.2 * cards
    if Ability.COLOUR_STEP <= ability < Ability.BUSTS_PLUS_2:
        return w.ability[ability] * cards / 5.0
    if ability == Ability.COINS_ABOVE_INCOME:
        return w.ability[ability] * incomes
    if ability == Ability.GOLD_JOKER or ability == Ability.SILVER_FULL or ability == Ability.SET_POINTS:
        return w.ability[ability] * 0.2
    return w.ability[ability] * (0.3 if state.phase > Phase.BUST_B and state.era == 2 else 1.0)


@rule
def best_token(me):
    """A free token of the track that stands lowest in worth, or NONE."""
    for which in (1, 2, 0, 3):
        if me.tokens[which] > 0:
            return which
    return NONE


@rule
def card_worth(box, me, card, w):
    """Roughly what a card is worth to a seat that can have it, less its price."""
    tile = box.cards[card]
    worth = 1.0 * tile.points - w.coin * price(box, me, card)
    for which in range(4):
        worth += 1.2 * tile.values[which]
    return worth


@rule
def play_card(box, state, seat, card, code, place):
    """Recruits a card, with a token if it binds one, or sells it."""
    me = state.players[seat]
    if code == Code.SELL:
        sell(box, state, seat, card, place)
    elif asks_for_token(box, me, card):
        recruit(box, state, seat, card, best_token(me))
    else:
        recruit(box, state, seat, card, NONE)


@rule
def shown_worth(box, state, seat, w):
    """What the card that is shown may be worth to the others, of whom one will have it."""
    card = drawn(state, seat, state.players[seat].show - 1)
    return max(0.0, card_worth(box, state.players[seat], card, w))


@rule
def take_expected(box, state, seat, stack, w):
    """An alliance by the mean of the backs of its stack, none of which anybody knows."""
    me = state.players[seat]
    worth = 0.0
    for i in range(5):
        tile = box.colonies[stack * 5 + i]
        worth += tile.points
        for which in range(4):
            worth += (0.8 + w.step[which]) * tile.values[which]
    me.coins -= box.stacks[stack].alliance_cost
    return worth / 5.0 - box.stacks[stack].points


@rule
def carry_out(box, state, seat, code, w):
    """What a final move does at once, without the others and what is hidden; returns extra points."""
    me = state.players[seat]
    if code < Code.WHEEL:
        card = box.start[me.number][code - Code.SIDE]
        me.coins = card.coins
        for which in range(4):
            me.printed[which] = card.values[which]
    elif code <= Code.SELL:
        if state.phase == Phase.A:
            extra = shown_worth(box, state, seat, w)
            play_card(box, state, seat, other_card(state, seat), code, Place.SOLD + seat)
            return -w.shown * extra
        play_card(box, state, seat, state.card, code, Place.GONE)
    elif code < Code.PLUNDER:
        bind(box, state, seat, code - Code.BIND)
    elif code < Code.NO_COLONY:
        ally = code >= Code.ALLY
        stack = code - (Code.ALLY if ally else Code.PLUNDER)
        buy_points(box, state, me, missing_points(box, me, Track.MILITARY, box.stacks[stack].requirement))
        me.coins += colony_coins(box, me)
        me.colony[stack] = stack * 5
        if ally:
            return take_expected(box, state, seat, stack, w)
        me.coins += box.stacks[stack].plunder_coins
    elif Code.TOKEN <= code < Code.NO_BUST:
        which = (code - Code.TOKEN) // 2
        put_token(box, state, seat, which, code - Code.TOKEN - 2 * which)
    elif Code.DISCARD <= code < Code.PAY:
        discard(box, state, seat, code - Code.DISCARD)
    elif code == Code.PAY:
        me.coins -= box.feed_coins
        return w.hunger
    elif Code.SILVER <= code <= Code.GOLD:
        buy_seal(box, state, seat, code)
    return 0.0


@rule
def bind(box, state, seat, which):
    """The card that waits for its token, in front with it."""
    card = other_card(state, seat) if state.phase == Phase.A else state.card
    recruit(box, state, seat, card, which)


@rule
def wheel_worth(box, state, seat, colour):
    """Nothing is known of the piles when the wheel is set: the crest points to cards that are soon needed."""
    me = state.players[seat]
    return -0.01 * me.colours[colour]


@rule
def worth(box, state, seat, code, w, p):
    """The points to expect after a final move."""
    if Code.WHEEL <= code < Code.SHOW:
        return wheel_worth(box, state, seat, code - Code.WHEEL)
    extra = carry_out(box, state, seat, code, w)
    return extra + seat_worth(box, state, seat, w)


EVALUATION = Evaluation(
    functions={"is_final": is_final, "is_idle": is_idle, "is_over": is_over, "worth": worth},
    weights=Weights,
    values=VALUES,
    prices=Nothing,
)
