"""Compiled entry points of a game, and its hot loops: one source, bound anew to each game (`game.bind`).

They take whole arrays and an index rather than a record, which costs Numba several times as much to pass.
`boxes` is an array of one box record, `games` an array of states. Seats and codes read from arrays are made
`integer` first: for every other type of number the rules would be compiled once more.
"""

from antiqua.kernel.compiling import rule
from antiqua.kernel.protocol import apply, legal, observe, redeal, score, setup, to_act
from antiqua.kernel.records import lent
from antiqua.kernel.rng import below, integer, seed_rng

COUNT_BITS = 16
ILLEGAL = -1
HASH_PRIME = 16777619
HASH_MASK = 0xFFFFFFFF


@rule
def new_game(boxes, games, i, seats, options, seed):
    """Lays out game `i`."""
    setup(boxes[0], games[i], seats, options, seed)


@rule
def acting(games, i):
    """The seats that may act in game `i`, as bits."""
    return to_act(games[i])


@rule
def legal_moves(boxes, games, i, seat, out):
    """Writes the legal codes of a seat of game `i`; returns how many."""
    return legal(boxes[0], games[i], seat, lent(out))


@rule
def first_seat(seats):
    """The lowest seat of a set given as bits."""
    seat = 0
    while not seats & 1:
        seats >>= 1
        seat += 1
    return seat


@rule
def situation(box, state, out):
    """Writes the legal codes of the first seat to act; returns `seats << 16 | how many`, 0 at the end."""
    seats = to_act(state)
    if seats == 0:
        return 0
    return seats << COUNT_BITS | legal(box, state, first_seat(seats), out)


@rule
def look(boxes, games, i, out):
    """The situation of game `i`."""
    return situation(boxes[0], games[i], lent(out))


@rule
def step(boxes, games, i, seat, code, out):
    """Plays a move of game `i` and returns the situation after it; ILLEGAL, and no change, if it is none."""
    box = boxes[0]
    state = games[i]
    out = lent(out)
    for k in range(legal(box, state, seat, out)):
        if out[k] == code:
            apply(box, state, seat, code)
            return situation(box, state, out)
    return ILLEGAL


@rule
def play_legal(boxes, games, i, seat, code):
    """Plays a move of game `i` that is known to be legal."""
    apply(boxes[0], games[i], seat, code)


@rule
def look_range(boxes, games, first, last, moves, counts, seats):
    """For the games from `first` up to `last`: the first seat to act, its legal codes and how many there are.

    They go to the games' rows of `seats`, `moves` and `counts`; at the end the seat is -1 and the number 0.
    """
    box = boxes[0]
    for i in range(first, last):
        acting = to_act(games[i])
        seat = first_seat(acting) if acting != 0 else -1
        seats[i] = seat
        counts[i] = legal(box, games[i], seat, lent(moves[i])) if acting != 0 else 0


@rule
def step_range(boxes, games, first, last, codes, moves, counts, seats):
    """Plays a code in each game from `first` up to `last` and looks at it; a negative code plays nothing.

    The codes are those of the seats in `seats` and legal: `find_illegal` is asked before.
    """
    box = boxes[0]
    for i in range(first, last):
        if codes[i] >= 0:
            apply(box, games[i], integer(seats[i]), integer(codes[i]))
            look_range(boxes, games, i, i + 1, moves, counts, seats)


@rule
def find_illegal(first, last, codes, moves, counts):
    """The first game whose code is neither negative nor among its legal ones; `last` if there is none."""
    for i in range(first, last):
        if codes[i] >= 0:
            k = 0
            while k < counts[i] and moves[i][k] != codes[i]:
                k += 1
            if k == counts[i]:
                return i
    return last


@rule
def play_out(boxes, games, i, rng, out, limit):
    """Plays game `i` on at random, up to `limit` decisions; returns how many there were."""
    box = boxes[0]
    state = games[i]
    out = lent(out)
    rng = lent(rng)
    decisions = 0
    seats = to_act(state)
    while seats != 0 and decisions < limit:
        seat = first_seat(seats)
        count = legal(box, state, seat, out)
        apply(box, state, seat, integer(out[below(rng, count)]))
        decisions += 1
        seats = to_act(state)
    return decisions


@rule
def play_games(boxes, games, seats, options, seed, count, rng, out, limit):
    """Plays whole random games from seeds `seed`, `seed + 1`, … in `games[0]`; returns their decisions."""
    decisions = 0
    for k in range(count):
        setup(boxes[0], games[0], seats, options, seed + k)
        seed_rng(rng, seed + k)
        decisions += play_out(boxes, games, 0, rng, out, limit)
    return decisions


@rule
def trajectory(boxes, games, i, rng, out, limit):
    """Like `play_out`; returns a hash of every seat, code and number of legal moves on the way."""
    box = boxes[0]
    state = games[i]
    out = lent(out)
    rng = lent(rng)
    mixed = 2166136261
    seats = to_act(state)
    for _ in range(limit):
        if seats == 0:
            break
        seat = first_seat(seats)
        count = legal(box, state, seat, out)
        code = integer(out[below(rng, count)])
        mixed = ((mixed ^ seat ^ (code << 4) ^ (count << 16)) * HASH_PRIME) & HASH_MASK
        apply(box, state, seat, code)
        seats = to_act(state)
    return mixed


@rule
def score_game(boxes, games, i, out):
    """The parts of the score of game `i`."""
    score(boxes[0], games[i], out)


@rule
def score_range(boxes, games, first, last, out):
    """`score_game` of the games from `first` up to `last`, one row of `out` each."""
    for i in range(first, last):
        score(boxes[0], games[i], out[i])


@rule
def redeal_game(boxes, games, i, seat, seed):
    """Deals again what a seat of game `i` cannot know."""
    redeal(boxes[0], games[i], seat, seed)


@rule
def observe_game(boxes, games, i, seat, out):
    """What a seat of game `i` knows, as numbers."""
    observe(boxes[0], games[i], seat, out)


@rule
def observe_range(boxes, games, first, last, seats, out):
    """`observe_game` of the games from `first` up to `last` for the seats in `seats`, into rows of `out`."""
    for i in range(first, last):
        observe(boxes[0], games[i], integer(seats[i]), out[i])


@rule
def copy_games(target, source, count):
    """Copies the first `count` states; a measure of what a copy costs."""
    for i in range(count):
        target[i] = source[i]
