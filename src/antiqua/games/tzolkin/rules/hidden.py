"""What a seat cannot know: the order of the decks, and in set-up the tiles and choices of the others."""

from antiqua.games.tzolkin.moves import PAIRS
from antiqua.games.tzolkin.rules.setup import offer
from antiqua.games.tzolkin.state import DUMMY, OFFERED, Phase
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, seed_rng, shuffle_afresh


@rule
def redeal(box, state, seat, seed):
    """Deals again all that the seat cannot know (-1: a spectator), and seeds the randomness anew."""
    seed_rng(state.rng, seed)
    for age in range(2):
        shuffle_afresh(state.rng, state.decks[age], state.deck_left[age])
    if state.phase == Phase.SETUP:
        redeal_wealth(box, state, seat)


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
                me.chosen = 1 + below(state.rng, len(PAIRS))
    for i in range(left):
        tiles[i].a = 0


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
