"""HA-8: the final points."""

from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import NONE, Ability
from antiqua.kernel.compiling import rule

PARTS = 6
"""Colonies, busts, silver seals, gold seals, cards, coins; behind them the coins left, which break a tie."""


@rule
def colony_points(box, me):
    """The side shown of each colony."""
    points = 0
    for stack in range(5):
        if me.colony[stack] != NONE:
            if me.allied[stack] == 1:
                points += box.colonies[me.colony[stack]].points
            else:
                points += box.stacks[stack].points
    return points


@rule
def bust_points(box, me):
    """Busts, and their tokens that show the back."""
    points = 0
    for slot in range(4):
        if me.bust[slot] != NONE:
            points += box.busts[slot].points
            if me.bust_back[slot] == 1:
                points += box.busts[slot].token_points
    return points


@rule
def silver_points(box, me):
    """Half of each track rounded up; full for as many seals as cards say, the best ones (HA-7.2)."""
    full = me.abilities[Ability.SILVER_FULL]
    points = 0
    best = -1
    for i in range(me.n_silver):
        value = track(box, me, me.silver[i])
        points += (value + 1) // 2
        best = max(best, value // 2)
        if full >= me.n_silver:
            points += value // 2
    if 0 < full < me.n_silver:
        points += best
    return points


@rule
def complete_sets(me, jokers):
    """Sets of five cards of five colours; a joker is one more card of any colour (HA-7.3, HA-9)."""
    sets = 0
    while True:
        lacking = 0
        for colour in range(5):
            lacking += max(0, sets + 1 - me.colours[colour])
        if lacking > jokers:
            return sets
        sets += 1


@rule
def gold_points(box, me):
    """Sets for each gold seal, and those of the cards that score sets themselves (HA-7.3, HA-9)."""
    points = me.gold * box.gold_points * complete_sets(me, me.abilities[Ability.GOLD_JOKER])
    return points + me.abilities[Ability.SET_POINTS] * box.set_points * complete_sets(me, 0)


@rule
def card_points(box, me):
    """Points on the cards in front."""
    points = 0
    for i in range(me.n_cards):
        points += box.cards[me.cards[i]].points
    return points


@rule
def score(box, state, out):
    """For each seat its parts and its tie-break, as if the game ended now (HA-8)."""
    at = 0
    for seat in range(state.seats):
        me = state.players[seat]
        out[at] = colony_points(box, me)
        out[at + 1] = bust_points(box, me)
        out[at + 2] = silver_points(box, me)
        out[at + 3] = gold_points(box, me)
        out[at + 4] = card_points(box, me)
        out[at + 5] = me.coins // box.coins_per_point
        out[at + 6] = me.coins - out[at + 5] * box.coins_per_point
        at += PARTS + 1
