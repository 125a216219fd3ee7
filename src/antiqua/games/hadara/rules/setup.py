"""HA-1: set-up, and the beginning of an era."""

from antiqua.games.hadara.state import (
    ABILITIES,
    CARDS,
    IN_FRONT,
    NONE,
    PILE,
    PURPLE,
    SEATS,
    Phase,
    Place,
)
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, seed_rng, shuffle

BEGINNER_PURPLE = 10
"""Purple cards of an era without the symbol; they stand first (HA-1.2)."""


@rule
def clear(state):
    """Nothing on the table, nothing left of an earlier game."""
    for card in range(CARDS):
        state.place[card] = Place.AWAY
    for colour in range(5):
        state.n_inner[colour] = 0
        state.n_outer[colour] = 0
        state.n_colonies[colour] = 0
        state.board[colour] = colour
        for i in range(PILE):
            state.inner[colour][i] = 0
            state.outer[colour][i] = 0
        for i in range(5):
            state.colonies[colour][i] = 0
    for seat in range(SEATS):
        clear_player(state.players[seat])
    state.era = 0
    state.round_step = 0
    state.wheel = 0
    state.to_move = NONE
    state.card = NONE
    state.slot = NONE
    state.taken = 0
    state.bought = 0
    state.paid = 0


@rule
def clear_player(me):
    """A player with nothing."""
    me.coins = 0
    me.number = 0
    me.side = 0
    me.n_cards = 0
    me.n_silver = 0
    me.gold = 0
    me.show = 0
    me.act = 0
    me.bind = 0
    me.ready = 0
    for i in range(2):
        me.silver[i] = 0
    for i in range(4):
        me.printed[i] = 0
        me.tokens[i] = 0
        me.bust[i] = NONE
        me.bust_back[i] = 0
        me.fronts[i] = 0
    for i in range(5):
        me.colours[i] = 0
        me.colony[i] = NONE
        me.allied[i] = 0
    for i in range(ABILITIES):
        me.abilities[i] = 0
    for i in range(IN_FRONT):
        me.cards[i] = 0
        me.bound[i] = 0


@rule
def setup(box, state, seats, options, seed):
    """Lays the table out; `options`: 1 with all purple cards, 2 if sides are chosen (HA-1)."""
    clear(state)
    seed_rng(state.rng, seed)
    state.seats = seats
    state.advanced = options & 1
    shuffle(state.rng, state.board, 5)
    deal_start_cards(box, state)
    state.start_player = leads(state, state.era)
    for stack in range(5):
        tiles = state.colonies[stack]
        for i in range(5):
            tiles[i] = stack * 5 + i
        shuffle(state.rng, tiles, 5)
        for i in range(seats, 5):
            tiles[i] = 0
        state.n_colonies[stack] = seats
    if options & 2:
        state.phase = Phase.SIDES
    else:
        take_start_values(box, state)
        begin_era(box, state)


@rule
def deal_start_cards(box, state):
    """A start card each, side A up; two tokens of each track (HA-1.4)."""
    numbers = state.inner[0]  # lent until the first era is dealt
    for i in range(5):
        numbers[i] = i
    shuffle(state.rng, numbers, 5)
    for seat in range(state.seats):
        me = state.players[seat]
        me.number = numbers[seat]
        for which in range(4):
            me.tokens[which] = box.tokens
    for i in range(5):
        numbers[i] = 0


@rule
def rank(state, seat):
    """How many start numbers are lower than the seat's."""
    lower = 0
    for other in range(state.seats):
        if state.players[other].number < state.players[seat].number:
            lower += 1
    return lower


@rule
def leads(state, era):
    """The seat that leads an era: by start number; with two players the lower leads again (HA-1.6)."""
    wanted = era if era < state.seats else 0
    for seat in range(state.seats):
        if rank(state, seat) == wanted:
            return seat
    return 0


@rule
def extra_coin(state, seat):
    """1 for who never leads, and with two players for who leads once (HA-1.6)."""
    place = rank(state, seat)
    return 1 if place >= 3 or (state.seats == 2 and place == 1) else 0


@rule
def take_start_values(box, state):
    """Coins and tracks of the start card's side (HA-1.4)."""
    for seat in range(state.seats):
        me = state.players[seat]
        card = box.start[me.number][me.side]
        me.coins = card.coins + extra_coin(state, seat)
        for which in range(4):
            me.printed[which] = card.values[which]


@rule
def choose_side(box, state, seat, side):
    """A secret choice; when all have chosen, all sides are revealed (HA-1.7)."""
    state.players[seat].side = side
    state.players[seat].ready = 1
    for other in range(state.seats):
        if state.players[other].ready == 0:
            return
    for other in range(state.seats):
        state.players[other].ready = 0
    take_start_values(box, state)
    begin_era(box, state)


@rule
def cards_in_game(box, state, era, colour):
    """Cards of a colour of an era that may be dealt (HA-1.2)."""
    count = box.count[era][colour]
    return BEGINNER_PURPLE if colour == PURPLE and state.advanced == 0 else count


@rule
def begin_era(box, state):
    """Two cards a player of each colour; the start player sets the wheel (HA-1.2, HA-2.1)."""
    for colour in range(5):
        pile = state.inner[colour]
        count = cards_in_game(box, state, state.era, colour)
        dealt = box.per_colour[state.seats]
        for i in range(count):
            pile[i] = box.first[state.era][colour] + i
        for i in range(dealt):
            j = i + below(state.rng, count - i)
            pile[i], pile[j] = pile[j], pile[i]
            state.place[pile[i]] = Place.INNER
        for i in range(dealt, PILE):
            pile[i] = 0
        state.n_inner[colour] = dealt
        state.n_outer[colour] = 0
    state.round_step = 0
    state.phase = Phase.WHEEL
    state.start_player = leads(state, state.era)
    state.to_move = state.start_player
