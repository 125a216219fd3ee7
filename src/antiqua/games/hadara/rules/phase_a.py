"""HA-2: phase A. All seats choose in secret; the choices are carried out together in seat order."""

from antiqua.games.hadara.moves import Code
from antiqua.games.hadara.rules.cards import asks_for_token, price, recruit, sell
from antiqua.games.hadara.rules.incomes import begin_colonies
from antiqua.games.hadara.state import NONE, STEPS, Act, Phase, Place
from antiqua.kernel.compiling import inline, rule


@inline
def circle(number):
    """A place on the wheel, from 0 to 4."""
    return number - 5 if number >= 5 else number


@rule
def colour_of(state, seat):
    """The colour that the seat's crest points to (HA-1.7, HA-2.2)."""
    return state.board[circle(state.wheel + seat)]


@inline
def drawn(state, seat, which):
    """The first or the second of the two cards that the seat has drawn."""
    colour = colour_of(state, seat)
    return state.inner[colour][state.n_inner[colour] - 1 - which]


@inline
def other_card(state, seat):
    """The card that the seat does not show."""
    return drawn(state, seat, 2 - state.players[seat].show)


@rule
def write_card(box, me, card, out):
    """Recruiting, if it can be paid, or selling (HA-3)."""
    n = 0
    if price(box, me, card) <= me.coins:
        out[0] = Code.RECRUIT
        n = 1
    out[n] = Code.SELL
    return n + 1


@rule
def write_bind(me, out):
    """The tracks with a free token."""
    n = 0
    for which in range(4):
        if me.tokens[which] > 0:
            out[n] = Code.BIND + which
            n += 1
    return n


@rule
def write_secret(box, state, seat, out):
    """The next part of a seat's secret choice."""
    me = state.players[seat]
    if me.show == 0:
        out[0] = Code.SHOW
        out[1] = Code.SHOW + 1
        return 2
    if me.act == Act.OPEN:
        return write_card(box, me, other_card(state, seat), out)
    return write_bind(me, out)


@rule
def choose(box, state, seat, code):
    """One part of a secret choice; when all are complete they are carried out (HA-2.3)."""
    me = state.players[seat]
    if code < Code.RECRUIT:
        me.show = 1 + code - Code.SHOW
        return
    if code == Code.RECRUIT:
        me.act = Act.RECRUIT
        me.ready = 0 if asks_for_token(box, me, other_card(state, seat)) else 1
    elif code == Code.SELL:
        me.act = Act.SELL
        me.ready = 1
    else:
        me.bind = 1 + code - Code.BIND
        me.ready = 1
    carry_out(box, state)


@inline
def rests(state, seat):
    """Whether the pile of the seat's colour has no two cards: only in positions that play does not reach."""
    return state.n_inner[colour_of(state, seat)] < 2


@rule
def begin_step(state):
    """Every seat chooses, but one that rests."""
    for seat in range(state.seats):
        state.players[seat].ready = 1 if rests(state, seat) else 0


@rule
def all_ready(state):
    """Whether every choice is complete."""
    for seat in range(state.seats):
        if state.players[seat].ready == 0:
            return False
    return True


@rule
def carry_out(box, state):
    """Once all have chosen: the choices in seat order; then the wheel turns, but not after the fifth step."""
    while state.phase == Phase.A and all_ready(state):
        for seat in range(state.seats):
            if state.players[seat].show > 0:
                carry_out_seat(box, state, seat)
            state.players[seat].ready = 0
        if state.round_step + 1 < STEPS:
            state.round_step += 1
            state.wheel = circle(state.wheel + 1)
            begin_step(state)
        else:
            state.round_step = 0
            begin_colonies(box, state, Phase.COLONY_A)


@rule
def carry_out_seat(box, state, seat):
    """Shows one card, recruits or sells the other."""
    me = state.players[seat]
    colour = colour_of(state, seat)
    shown = drawn(state, seat, me.show - 1)
    other = other_card(state, seat)
    for _ in range(2):
        state.n_inner[colour] -= 1
        state.inner[colour][state.n_inner[colour]] = 0
    state.outer[colour][state.n_outer[colour]] = shown
    state.n_outer[colour] += 1
    state.place[shown] = Place.OUTER
    if me.act == Act.RECRUIT:
        recruit(box, state, seat, other, me.bind - 1 if me.bind > 0 else NONE)
    else:
        sell(box, state, seat, other, Place.SOLD + seat)
    me.show = 0
    me.act = Act.OPEN
    me.bind = 0
