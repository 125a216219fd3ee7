"""What a seat cannot know: the order of the decks, and in set-up the tiles and choices of the others."""

from antiqua.games.tzolkin.moves import PAIRS, TRIPLES
from antiqua.games.tzolkin.rules.dealing import offer, offer_tribes, shuffle_part
from antiqua.games.tzolkin.rules.powers import keeps_three
from antiqua.games.tzolkin.rules.quick_actions import place_in_row
from antiqua.games.tzolkin.state import (
    DUMMY,
    OFFERED,
    OFFERED_TRIBES,
    ROW,
    TRIBES,
    Module,
    Phase,
    Tribe,
)
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, integer, seed_rng, shuffle_afresh


@rule
def redeal(box, state, seat, seed):
    """Deals again all that the seat cannot know (-1: a spectator), and seeds the randomness anew."""
    seed_rng(state.rng, seed)
    for age in range(2):
        shuffle_afresh(state.rng, state.decks[age], state.deck_left[age])
    if state.modules & Module.QUICK_ACTIONS and state.food_days == 0:
        redeal_quick_actions(box, state)
    if state.phase == Phase.SETUP:
        if state.modules & Module.TRIBES:
            redeal_tribes(state, seat)
        redeal_wealth(box, state, seat)


@rule
def redeal_quick_actions(box, state):
    """The tiles of age 2 lie face down until the first food day (TP-6.5); which they are is known."""
    row = state.quick_row
    first = max(ROW[0], place_in_row(box, state) + 1)
    end = ROW[0] + ROW[1]
    for i in range(first + 1, end):
        tile = integer(row[i])
        at = i
        while at > first and row[at - 1] > tile:
            row[at] = row[at - 1]
            at -= 1
        row[at] = tile
    shuffle_part(state.rng, row, first, end - first)


@rule
def redeal_tribes(state, seat):
    """The tribes offered to the others and chosen by them; how far an unfinished choice is, nobody sees."""
    tribes = state.stack  # empty in set-up
    left = 0
    for tribe in range(1, len(TRIBES) + 1):
        if seat < 0 or (state.players[seat].tribes[0] != tribe and state.players[seat].tribes[1] != tribe):
            tribes[left].a = tribe
            left += 1
    for other in range(state.seats):
        if other != seat:
            me = state.players[other]
            left = offer_tribes(state, me, left)
            me.tribe = me.tribes[below(state.rng, OFFERED_TRIBES)] if me.chosen > 0 else Tribe.NONE
    for i in range(len(TRIBES)):
        tribes[i].a = 0


@rule
def redeal_wealth(box, state, seat):
    """The tiles offered to the others, from all that the seat has not seen, and their choices."""
    tiles = state.stack  # empty in set-up, so its frames can hold the tiles for a moment
    left = 0
    for tile in range(box.n_wealth):
        if not is_known(box, state, seat, tile):
            tiles[left].a = tile
            left += 1
    for other in range(state.seats):
        if other != seat:
            me = state.players[other]
            me.n_offered = 0
            for _ in range(OFFERED):
                drawn = below(state.rng, left)
                left -= 1
                offer(me, tiles[drawn].a)
                tiles[drawn].a = tiles[left].a
                tiles[left].a = 0
            if me.chosen > 0:
                me.chosen = redealt_choice(state, me)
    for i in range(left):
        tiles[i].a = 0


@rule
def redealt_choice(state, me):
    """Any choice that the tribe allows."""
    if keeps_three(me):
        return 1 + len(PAIRS) + below(state.rng, len(TRIPLES))
    return 1 + below(state.rng, len(PAIRS))


@rule
def is_known(box, state, seat, tile):
    """Whether the seat holds the tile or saw it place a dummy."""
    if state.gears[box.wealth[tile].gear][box.wealth[tile].space] == DUMMY:
        return True
    if seat >= 0:
        me = state.players[seat]
        for i in range(me.n_offered):
            if me.offered[i] == tile:
                return True
    return False
