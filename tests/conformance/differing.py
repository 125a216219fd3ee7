"""Two games that run otherwise in another mode, for the check that compares the modes."""

from dataclasses import replace

from antiqua.kernel.compiling import PLAIN, rule
from tests.kernel.minigame import CARDS, DEFINITION, TAKE
from tests.kernel.minigame import apply as play


@rule
def apply_by_mode(box, state, seat, code):
    play(box, state, seat, code)
    if PLAIN and code == TAKE:
        state.players[seat].points += 1


@rule
def apply_out_of_bounds(box, state, seat, code):
    play(box, state, seat, code)
    at = CARDS + state.n_played - state.n_played
    if state.players[seat].hand[at] == 1000:
        state.players[seat].points += 1


BY_MODE = replace(DEFINITION, name="by_mode", functions={**DEFINITION.functions, "apply": apply_by_mode})
OUT_OF_BOUNDS = replace(
    DEFINITION, name="out_of_bounds", functions={**DEFINITION.functions, "apply": apply_out_of_bounds}
)
