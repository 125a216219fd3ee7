"""What a seat knows, as numbers (HA-10)."""

from antiqua.games.hadara.rules.phase_a import circle, drawn, rests
from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import ABILITIES, CARDS, NONE, PILE, SEATS, Act, Phase, Place
from antiqua.kernel.compiling import rule

DRAWN = 34  # where the two cards that the seat has drawn are written
TABLE_NUMBERS = DRAWN + 2
PLAYER_NUMBERS = 67
OBSERVATION = TABLE_NUMBERS + CARDS + 5 * PILE + SEATS * PLAYER_NUMBERS
"""Numbers in an observation."""


@rule
def relative(state, seat, other):
    """A seat counted from the observer: 0 is the observer, 1 the seat on the left; NONE stays."""
    if other < 0 or seat < 0:
        return other
    return other - seat if other >= seat else other - seat + state.seats


@rule
def observed_place(state, seat, card):
    """Where the seat knows a card to be; 0 where it has not seen it, drawn cards as INNER."""
    place = state.place[card]
    if place >= Place.SOLD:
        return Place.SOLD if place == Place.SOLD + seat else 0
    if place >= Place.FRONT:
        return Place.FRONT + relative(state, seat, place - Place.FRONT)
    return 0 if place == Place.INNER else place


@rule
def observe(box, state, seat, out):
    """Writes OBSERVATION numbers, seats counted from the observer (-1: a spectator, from seat 0)."""
    out[0] = state.seats
    out[1] = state.advanced
    out[2] = state.phase
    out[3] = state.era
    out[4] = state.round_step
    out[5] = relative(state, seat, state.start_player)
    out[6] = relative(state, seat, state.to_move)
    out[7] = state.card + 1
    out[8] = state.slot + 1
    out[9] = state.taken
    out[10] = state.bought
    out[11] = state.paid
    out[12] = 1 if state.card != NONE and state.players[state.to_move].act == Act.RECRUIT else 0
    out[13] = circle(state.wheel + max(seat, 0))  # where on the wheel the crest points
    n = 14
    for place in range(5):
        out[n] = state.board[place]
        n += 1
    for colour in range(5):
        out[n] = state.n_inner[colour]
        out[n + 1] = state.n_outer[colour]
        out[n + 2] = state.n_colonies[colour]
        n += 3
    out[DRAWN] = 0
    out[DRAWN + 1] = 0
    n = TABLE_NUMBERS
    for card in range(CARDS):
        out[n] = observed_place(state, seat, card)
        n += 1
    if seat >= 0 and state.phase == Phase.A and not rests(state, seat):
        for i in range(2):
            card = drawn(state, seat, i)
            out[DRAWN + i] = card + 1
            out[TABLE_NUMBERS + card] = Place.INNER
    for colour in range(5):
        for i in range(PILE):
            out[n] = state.outer[colour][i] + 1 if i < state.n_outer[colour] else 0
            n += 1
    first = max(seat, 0)
    for i in range(SEATS):
        for k in range(PLAYER_NUMBERS):
            out[n + k] = 0
        if i < state.seats:
            other = first + i if first + i < state.seats else first + i - state.seats
            observe_player(box, state.players[other], other == seat, state.phase != Phase.SIDES, out, n)
        n += PLAYER_NUMBERS
    n -= SEATS * PLAYER_NUMBERS
    for card in range(CARDS):  # how many each has sold in phase A, which all have seen
        if state.place[card] >= Place.SOLD:
            seller = relative(state, first, state.place[card] - Place.SOLD)
            out[n + seller * PLAYER_NUMBERS + PLAYER_NUMBERS - 1] += 1


@rule
def observe_player(box, me, is_own, are_sides_open, out, n):
    """What lies in front of a player; a secret choice only for its owner."""
    out[n] = me.coins
    out[n + 1] = me.number + 1
    out[n + 2] = me.side if is_own or are_sides_open else 0
    out[n + 3] = me.n_cards
    out[n + 4] = me.gold
    out[n + 5] = me.n_silver
    n += 6
    for i in range(2):
        out[n + i] = me.silver[i] + 1 if i < me.n_silver else 0
    n += 2
    for which in range(4):
        out[n + which] = track(box, me, which)
        out[n + 4 + which] = me.tokens[which]
        out[n + 8 + which] = me.fronts[which]
        out[n + 12 + which] = me.bust[which] + 1
        out[n + 16 + which] = me.bust_back[which]
    n += 20
    for i in range(5):
        out[n + i] = me.colours[i]
        out[n + 5 + i] = 1 if me.colony[i] != NONE else 0
        out[n + 10 + i] = me.colony[i] + 1 if me.allied[i] == 1 else 0
    n += 15
    for i in range(ABILITIES):
        out[n + i] = me.abilities[i]
    n += ABILITIES
    out[n] = me.ready
    if is_own:
        out[n + 1] = me.show
        out[n + 2] = me.act
        out[n + 3] = me.bind
