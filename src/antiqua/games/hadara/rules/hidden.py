"""HA-10: what a seat cannot know, dealt again from all that it has never seen."""

from antiqua.games.hadara.rules.cards import asks_for_token, price
from antiqua.games.hadara.rules.phase_a import colour_of, other_card, rests
from antiqua.games.hadara.rules.setup import cards_in_game
from antiqua.games.hadara.state import NONE, PILE, SEATS, Act, Phase, Place
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import below, seed_rng


@rule
def redeal(box, state, seat, seed):
    """Deals again all that the seat cannot know (-1: a spectator), and seeds the randomness anew."""
    seed_rng(state.rng, seed)
    for era in range(state.era + 1):
        for colour in range(5):
            redeal_cards(box, state, seat, era, colour)
    for stack in range(5):
        redeal_colonies(state, stack)
    if state.phase == Phase.SIDES:
        for other in range(state.seats):
            if other != seat and state.players[other].ready == 1:
                state.players[other].side = below(state.rng, 2)
    elif state.phase == Phase.A:
        for other in range(state.seats):
            if other != seat:
                redeal_choice(box, state, other)


@rule
def own_drawn(state, seat, colour):
    """How many of the next cards of a colour the seat holds in its hand."""
    if seat < 0 or state.phase != Phase.A or colour_of(state, seat) != colour or rests(state, seat):
        return 0
    return 2


@rule
def is_unseen(state, seat, colour, card, held):
    """Whether the seat has never seen the card; `held` of the next of its colour are in the seat's hand."""
    for i in range(held):
        if state.inner[colour][state.n_inner[colour] - 1 - i] == card:
            return False
    place = state.place[card]
    if place >= Place.SOLD:
        return place != Place.SOLD + seat
    return place == Place.AWAY or place == Place.INNER


@rule
def sort_cards(state, seat, era, colour, first, count, held):
    """Lays the unseen cards in order of their numbers, so that nothing of the true order is left."""
    sold = 0  # how many unseen cards each seat has sold, four bits a seat
    for card in range(first, first + count):
        if state.place[card] >= Place.SOLD and is_unseen(state, seat, colour, card, held):
            sold += 1 << 4 * (state.place[card] - Place.SOLD)
    inner = state.n_inner[colour] - held if era == state.era else 0
    other = 0
    for card in range(first, first + count):
        if not is_unseen(state, seat, colour, card, held):
            continue
        while other < SEATS and not sold >> 4 * other & 15:
            other += 1
        if inner > 0:
            inner -= 1
            state.inner[colour][inner] = card
            state.place[card] = Place.INNER
        elif other < SEATS:
            sold -= 1 << 4 * other
            state.place[card] = Place.SOLD + other
        else:
            state.place[card] = Place.AWAY


@rule
def redeal_cards(box, state, seat, era, colour):
    """Swaps the unseen cards of one era and colour among the places where they may lie."""
    held = own_drawn(state, seat, colour) if era == state.era else 0
    first = box.first[era][colour]
    count = cards_in_game(box, state, era, colour)
    sort_cards(state, seat, era, colour, first, count, held)
    for i in range(count - 1, 0, -1):
        if is_unseen(state, seat, colour, first + i, held):
            unseen = 0
            for j in range(i + 1):
                if is_unseen(state, seat, colour, first + j, held):
                    unseen += 1
            drawn = below(state.rng, unseen)
            for j in range(i + 1):
                if is_unseen(state, seat, colour, first + j, held):
                    if drawn == 0:
                        swap_cards(state, colour, first + i, first + j)
                        break
                    drawn -= 1


@rule
def swap_cards(state, colour, one, other):
    """Exchanges the places of two unseen cards."""
    if one == other:
        return
    state.place[one], state.place[other] = state.place[other], state.place[one]
    for i in range(state.n_inner[colour]):
        if state.inner[colour][i] == one:
            state.inner[colour][i] = other
        elif state.inner[colour][i] == other:
            state.inner[colour][i] = one


@rule
def redeal_colonies(state, stack):
    """Swaps the tiles whose backs nobody has seen: in the stack, on their coin side, in the box."""
    free = 0
    for i in range(5):
        if is_unseen_colony(state, stack * 5 + i):
            free += 1
    if free == 0:
        return
    order = state.inner[0]  # its end is always empty, so it can hold the tiles for a moment
    at = PILE - 5
    n = 0
    for i in range(5):
        if is_unseen_colony(state, stack * 5 + i):
            order[at + n] = stack * 5 + i
            n += 1
    for i in range(n - 1, 0, -1):
        j = below(state.rng, i + 1)
        order[at + i], order[at + j] = order[at + j], order[at + i]
    n = 0
    for seat in range(state.seats):
        me = state.players[seat]
        if me.colony[stack] != NONE and me.allied[stack] == 0:
            me.colony[stack] = order[at + n]
            n += 1
    for i in range(state.n_colonies[stack]):
        state.colonies[stack][i] = order[at + n]
        n += 1
    for i in range(5):
        order[at + i] = 0


@rule
def is_unseen_colony(state, tile):
    """Whether nobody has turned the tile over."""
    for seat in range(state.seats):
        me = state.players[seat]
        for stack in range(5):
            if me.colony[stack] == tile and me.allied[stack] == 1:
                return False
    return True


@rule
def redeal_choice(box, state, seat):
    """A secret choice of another seat: only whether it is complete is known."""
    me = state.players[seat]
    if rests(state, seat):
        return
    if me.ready == 0:
        me.show = 0
        me.act = Act.OPEN
        me.bind = 0
        return
    me.show = 1 + below(state.rng, 2)
    me.act = Act.SELL
    me.bind = 0
    card = other_card(state, seat)
    if price(box, me, card) <= me.coins and below(state.rng, 2) == 0:
        me.act = Act.RECRUIT
        if asks_for_token(box, me, card):
            which = below(state.rng, 4)
            while me.tokens[which] == 0:
                which = which + 1 if which < 3 else 0
            me.bind = 1 + which
