"""What a place is worth in Hellas: its points, and what cities, villages, quarries and marble promise."""

import numpy as np

from antiqua.bots.evaluations import Evaluation
from antiqua.games.hellas.moves import Code
from antiqua.games.hellas.rules.building import build, build_monument
from antiqua.games.hellas.rules.cities import board_of, is_next_to
from antiqua.games.hellas.rules.quarries import cover, pay_income
from antiqua.games.hellas.rules.temples import put_column
from antiqua.games.hellas.state import NONE, ROUNDS, SPACES, Action, Kind, SpaceKind
from antiqua.kernel.compiling import rule
from antiqua.kernel.records import record

FIELDS = (
    "marble",
    "income",
    "village",
    "palace",
    "second_city",
    "free_space",
    "free_spaces",
    "column",
    "place",
    "monument",
    "majority",
    "others",
    "tile",
    "start",
)
VALUES = {
    "marble": 0.275,  # points for a marble that can still be spent
    "income": 0.5,  # quarry actions still to be expected for each cube of the game's seats that is left
    "village": 0.385,  # points for a piece that a palace can still make part of a city
    "palace": 1.5,  # points for a palace that has no house yet
    "second_city": 0.09,  # points for a piece of a city that is not the largest
    "free_space": 0.084,  # points for a free space next to the largest city
    "free_spaces": 2.5,  # how many of them count
    "column": 0.5,  # points for a column that stands by a village
    "place": 0.14,  # points for a place of a column still free by a city
    "monument": 0.75,  # points for a monument by a village
    "majority": 2.0,  # points for being ahead in rings
    "others": 0.35,  # of the others' mean is lost
    "tile": 0.6,  # points for choosing where tiles go
    "start": 0.4,  # points for leading the next round
}

Weights = record(*((name, np.float64) for name in FIELDS))
Nothing = record(("unused", np.float64))


@rule
def is_final(code):
    """All but taking a space whose action the seat still decides."""
    if code < Code.BUILD:
        return code == Code.TAKE + Action.QUARRY or code == Code.TAKE + Action.MARBLE
    return True


@rule
def is_idle(state, seat, code, previous):
    """Nothing: every move is tried."""
    return False


@rule
def is_over(before, state, seat):
    """Never: a turn ends with a final move."""
    return False


@rule
def cubes_left(box, state):
    """Cubes of one seat that are still to be used in the game, as a part of all of them."""
    left = 0.0
    total = 0.0
    for round_number in range(ROUNDS):
        cubes = box.cubes[state.seats][round_number]
        total += cubes
        if round_number >= state.round_number:
            left += cubes
    for seat in range(state.seats):
        left += state.players[seat].cubes / state.seats
    return left, total


@rule
def quarry_income(box, board, state, seat):
    """The marble that a quarry action would bring the seat now."""
    marble = 0
    for space in range(board.n_spaces):
        if state.quarry[space] > 0:
            here = board.spaces[space]
            for i in range(here.n_near):
                near = here.near[i]
                if state.piece[near] == Kind.HOUSE and state.owner[near] == seat:
                    marble += box.yields[state.quarry[space]]
    return marble


@rule
def group_worth(box, board, state, group, w, left):
    """Points that a group brings or promises with what it borders, and its size if it is a city."""
    size = 0
    palaces = 0
    houses = 0
    for space in range(board.n_spaces):
        if state.group[space] == group:
            size += 1
            if state.piece[space] == Kind.PALACE:
                palaces += 1
            elif state.piece[space] == Kind.HOUSE:
                houses += 1
    is_city = palaces > 0 and houses > 0
    worth = 0.0
    for space in range(board.n_spaces):
        here = board.spaces[space]
        if state.piece[space] == Kind.MONUMENT and is_next_to(state, here, group):
            worth += box.monument_points if is_city else w.monument * left
        elif here.kind == SpaceKind.TEMPLE and is_next_to(state, here, group):
            standing = state.standing[space]
            worth += standing * (1.0 if is_city else w.column * left)
            if is_city:
                worth += w.place * left * (here.columns - standing)
    if is_city:
        return worth, size
    if palaces > 0:
        return worth + w.palace * left, 0
    return worth + w.village * left * size, 0


@rule
def free_around(board, state, group):
    """Free building spaces next to a group."""
    free = 0
    for space in range(board.n_spaces):
        here = board.spaces[space]
        if here.kind == SpaceKind.BUILDING and state.piece[space] == NONE and is_next_to(state, here, group):
            free += 1
    return free


@rule
def seat_worth(box, state, seat, w):
    """The points that a seat may expect at the end."""
    board = board_of(box, state)
    me = state.players[seat]
    cubes, total = cubes_left(box, state)
    left = cubes / total
    worth = 1.0 * box.ring_points * me.rings
    largest = 0
    largest_group = NONE
    for space in range(board.n_spaces):
        if state.group[space] == space and state.owner[space] == seat:
            promised, size = group_worth(box, board, state, space, w, left)
            worth += promised
            if size > largest:
                worth += w.second_city * left * largest
                largest = size
                largest_group = space
            else:
                worth += w.second_city * left * size
    worth += largest
    if largest_group != NONE:
        worth += w.free_space * left * min(w.free_spaces, 1.0 * free_around(board, state, largest_group))
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.players[other].rings)
    if me.rings > most:
        worth += w.majority
    if state.next_start_player == seat:
        worth += w.start * left
    marble = me.marble + quarry_income(box, board, state, seat) * w.income * cubes
    price = 1.0 / box.marble_per_point
    return worth + marble * (price + (w.marble - price) * min(1.0, 2.0 * left))


@rule
def put_columns(box, state, seat, w):
    """Puts the columns that are left of a temple action where they are worth most."""
    while state.columns_left > 0:
        board = board_of(box, state)
        best = NONE
        highest = -1e9
        for space in range(board.n_spaces):
            columns = board.spaces[space].columns
            if state.standing[space] < columns:
                value = 0.0
                for i in range(board.spaces[space].n_near):
                    owner = state.owner[board.spaces[space].near[i]]
                    if owner == seat:
                        value += 1.0
                    elif owner != NONE:
                        value -= w.others / state.seats
                if state.standing[space] + 1 == columns:
                    value += box.ring_points
                if value > highest:
                    highest = value
                    best = space
        if best == NONE:
            return
        put_column(box, state, best)


@rule
def carry_out(box, state, seat, code, w):
    """What a final move does at once, without others' moves and what is hidden; returns extra points."""
    if code == Code.TAKE + Action.QUARRY:
        pay_income(box, state)
        return w.tile
    if code == Code.TAKE + Action.MARBLE:
        state.players[seat].marble += box.marble_gain
    elif code < Code.COVER:
        kind = (code - Code.BUILD) // SPACES
        space = code - Code.BUILD - kind * SPACES
        if kind == Kind.MONUMENT:
            build_monument(box, state, space)
        else:
            build(box, state, kind, space)
    elif code < Code.MINER:
        cover(state, code - Code.COVER)
    elif code < Code.COLUMN:
        state.miner = code - Code.MINER
    elif code < Code.DECLINE:
        put_column(box, state, code - Code.COLUMN)
        put_columns(box, state, seat, w)
    return 0.0


@rule
def worth(box, state, seat, code, w, p):
    """The points to expect after a final move, less a part of what the others may expect."""
    extra = carry_out(box, state, seat, code, w)
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += seat_worth(box, state, other, w)
    return extra + seat_worth(box, state, seat, w) - w.others * others / (state.seats - 1)


EVALUATION = Evaluation(
    functions={"is_final": is_final, "is_idle": is_idle, "is_over": is_over, "worth": worth},
    weights=Weights,
    values=VALUES,
    prices=Nothing,
)
