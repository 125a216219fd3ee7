"""HE-8: what nobody can know is the order of the tiles."""

from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import seed_rng, shuffle_afresh


@rule
def redeal(box, state, seat, seed):
    """Shuffles the tiles that lie face down; all seats know the same."""
    seed_rng(state.rng, seed)
    shuffle_afresh(state.rng, state.deck, state.n_deck)
