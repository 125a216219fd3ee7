"""TZ-3.1: who is next."""

from antiqua.kernel.compiling import rule


@rule
def next_seat(state, seat):
    """The seat on the left."""
    return 0 if seat + 1 == state.seats else seat + 1


@rule
def seat_in_order(state, place):
    """The seat at a place in turn order, from the start player's, which is 0."""
    seat = state.start_player + place
    return seat - state.seats if seat >= state.seats else seat
