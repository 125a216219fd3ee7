"""HA-4: income, and the order of colony and bust steps."""

from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import Ability, Track
from antiqua.kernel.compiling import inline, rule


@inline
def next_seat(state, seat):
    """The seat on the left."""
    return 0 if seat + 1 == state.seats else seat + 1


@rule
def income(box, me):
    """Coins of the income track, and 2 for each other track above it with that ability (HA-4.1, HA-9)."""
    coins = track(box, me, Track.INCOME)
    above = 0
    for which in range(1, 4):
        if track(box, me, which) > coins:
            above += 1
    return coins + above * me.abilities[Ability.COINS_ABOVE_INCOME] * box.above_income_coins


@rule
def begin_colonies(box, state, phase):
    """Everybody's income, then the colony step of this half of the era (HA-2.4)."""
    for seat in range(state.seats):
        state.players[seat].coins += income(box, state.players[seat])
    begin_phase(state, phase)


@rule
def begin_phase(state, phase):
    """A phase that the seats take one after the other."""
    state.phase = phase
    state.to_move = state.start_player
    clear_step(state)


@rule
def clear_step(state):
    """What is counted within one seat's part of a step."""
    state.taken = 0
    state.bought = 0
    state.paid = 0


@rule
def pass_on(state):
    """The next seat's part of the step; False if all have had theirs."""
    clear_step(state)
    following = next_seat(state, state.to_move)
    if following == state.start_player:
        return False
    state.to_move = following
    return True
