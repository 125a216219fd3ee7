"""HE-7: the final points."""

from antiqua.games.hellas.rules.cities import board_of, city_size, is_next_to
from antiqua.games.hellas.state import Kind
from antiqua.kernel.compiling import rule

PARTS = 6
"""Largest city, monuments, temples, rings, most rings, marble; no tie is broken (HE-7.5)."""


@rule
def score_city(box, board, state, group, size, out):
    """Adds the points of one city to the first three parts of its owner (HE-7.1, 7.2)."""
    at = state.owner[group] * (PARTS + 1)
    out[at] = max(out[at], size)
    for space in range(board.n_spaces):
        if state.piece[space] == Kind.MONUMENT:
            if is_next_to(state, board.spaces[space], group):
                out[at + 1] += box.monument_points
        elif state.standing[space] > 0 and is_next_to(state, board.spaces[space], group):
            out[at + 2] += state.standing[space]


@rule
def score_cities(box, state, out):
    """The cities of all players."""
    board = board_of(box, state)
    for space in range(board.n_spaces):
        if state.group[space] == space:
            size = city_size(board, state, space)
            if size > 0:
                score_city(box, board, state, space, size, out)


@rule
def score(box, state, out):
    """For each seat its parts, as if the game ended now (HE-7)."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.players[seat].rings)
        for part in range(PARTS + 1):
            out[seat * (PARTS + 1) + part] = 0
    score_cities(box, state, out)
    for seat in range(state.seats):
        me = state.players[seat]
        at = seat * (PARTS + 1)
        out[at + 3] = box.ring_points * me.rings
        if me.rings == most and most > 0:
            out[at + 4] = box.majority_points
        out[at + 5] = me.marble // box.marble_per_point
