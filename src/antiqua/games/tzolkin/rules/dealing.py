"""TZ-2, TP-1, TP-6.7: what is dealt and laid out in set-up: tribes, tiles, decks and dummies."""

from antiqua.games.tzolkin.state import (
    DUMMY,
    NOBODY,
    OFFERED,
    OFFERED_TRIBES,
    OUT_OF_GAME,
    PROPHECIES,
    ROW,
    TEETH,
    TILES,
    TRIBES,
    Gear,
    Module,
)
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, shuffle


@rule
def reveal_prophecies(state):
    """Three of thirteen, in order (TP-1.1)."""
    drawn = 0
    while drawn < 3:
        prophecy = 1 + below(state.rng, len(PROPHECIES))
        if prophecy != state.prophecies[0] and prophecy != state.prophecies[1]:
            state.prophecies[drawn] = prophecy
            drawn += 1


@rule
def deal_tribes(state):
    """Two to each player (TP-1.1)."""
    tribes = state.stack  # empty in set-up, so its frames can hold the tribes for a moment
    for i in range(len(TRIBES)):
        tribes[i].a = i + 1
    left = len(TRIBES)
    for seat in range(state.seats):
        left = offer_tribes(state, state.players[seat], left)
    for i in range(len(TRIBES)):
        tribes[i].a = 0


@rule
def offer_tribes(state, me, left):
    """Two of the tribes that are left on the frames of the stack, in order; returns how many stay."""
    tribes = state.stack
    for i in range(OFFERED_TRIBES):
        drawn = below(state.rng, left)
        left -= 1
        me.tribes[i] = tribes[drawn].a
        tribes[drawn].a = tribes[left].a
    if me.tribes[0] > me.tribes[1]:
        me.tribes[0], me.tribes[1] = me.tribes[1], me.tribes[0]
    return left


@rule
def lay_quick_actions(box, state):
    """The tiles of both ages in random order (TP-6.5), and the dummies that block spaces (TP-6.7)."""
    first = 0
    for age in range(2):
        count = 0
        for tile in range(box.n_quick):
            for _ in range(box.quick[tile].tiles[age]):
                state.quick_row[first + count] = tile
                count += 1
        shuffle_part(state.rng, state.quick_row, first, count)
        first += ROW[age]
    for space in range(box.quick_blocked[state.seats]):
        state.quick_spaces[space] = DUMMY


@rule
def shuffle_part(rng, items, first, count):
    """Shuffles `count` items from `first` on, whatever their order was."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        items[first + i], items[first + j] = items[first + j], items[first + i]


@rule
def dummies_on_gears(box, state):
    """How many dummies stand on the gears (TZ-2.6, TP-6.7)."""
    if state.modules & Module.QUICK_ACTIONS:
        return box.quick_dummies[state.seats] - box.quick_blocked[state.seats]
    return box.dummies[state.seats]


@rule
def deal_wealth(box, state):
    """Four tiles to each player, then dummies by the tiles that follow (TZ-2.3, 2.6)."""
    tiles = state.decks[0]  # lent until the buildings are shuffled
    for i in range(box.n_wealth):
        tiles[i] = i
    shuffle(state.rng, tiles, box.n_wealth)
    left = box.n_wealth
    for seat in range(state.seats):
        for _ in range(OFFERED):
            left -= 1
            offer(state.players[seat], tiles[left])
    dummies = dummies_on_gears(box, state)
    while dummies > 0 and left > 0:
        left -= 1
        dummies -= place_dummies(state, box.wealth[tiles[left]].gear, box.wealth[tiles[left]].space, dummies)


@rule
def offer(me, tile):
    """Adds a tile to those offered, in order of their numbers."""
    at = me.n_offered
    while at > 0 and me.offered[at - 1] > tile:
        me.offered[at] = me.offered[at - 1]
        at -= 1
    me.offered[at] = tile
    me.n_offered += 1


@rule
def place_dummies(state, gear, space, dummies):
    """One dummy, and one on the opposite space of a small gear that had none; returns how many."""
    first = True
    for tooth in range(TEETH[gear]):
        if state.gears[gear][tooth] == DUMMY:
            first = False
    state.gears[gear][space] = DUMMY
    if first and gear != Gear.CHICHEN_ITZA and dummies > 1:
        opposite = space + 5
        if opposite >= TEETH[gear]:
            opposite -= TEETH[gear]
        state.gears[gear][opposite] = DUMMY
        return 2
    return 1


@rule
def fill_decks(box, state):
    """The two ages, shuffled apart (TZ-2.4)."""
    for age in range(2):
        left = 0
        for building in range(box.n_buildings):
            tile = box.buildings[building]
            is_in = tile.is_new == 0 or state.modules & Module.NEW_BUILDINGS
            if is_in and tile.age == age + 1:
                state.decks[age][left] = building
                left += 1
        for i in range(left, TILES):
            state.decks[age][i] = 0
        shuffle(state.rng, state.decks[age], left)
        state.deck_left[age] = left


@rule
def show_monuments(box, state):
    """Players + 2 of them; the rest leave the game (TZ-2.4)."""
    shown = 0
    while shown < box.monuments_shown[state.seats]:
        monument = below(state.rng, box.n_monuments)
        if state.monument_owner[monument] == OUT_OF_GAME:
            state.monument_owner[monument] = NOBODY
            shown += 1


@rule
def place_last_dummies(box, state):
    """Dummies for which there were too few wealth tiles stand by those that were discarded (TP-6.7)."""
    dummies = dummies_on_gears(box, state) - count_dummies(state)
    if dummies <= 0:
        return
    tiles = state.stack  # empty in set-up
    left = 0
    for seat in range(state.seats):
        me = state.players[seat]
        for i in range(me.n_offered):
            if not is_kept(me, me.offered[i]):
                tiles[left].a = me.offered[i]
                left += 1
    while left > 0:
        drawn = below(state.rng, left)
        left -= 1
        if dummies > 0:
            wealth = box.wealth[tiles[drawn].a]
            dummies -= place_dummies(state, wealth.gear, wealth.space, dummies)
        tiles[drawn].a = tiles[left].a
        tiles[left].a = 0


@rule
def count_dummies(state):
    """The dummies on the gears."""
    count = 0
    for gear in range(5):
        for space in range(TEETH[gear]):
            if state.gears[gear][space] == DUMMY:
                count += 1
    return count


@rule
def is_kept(me, tile):
    """Whether the player keeps this starting-wealth tile."""
    for i in range(me.n_wealth):
        if me.wealth[i] == tile:
            return True
    return False
