"""TP-2.1 and 2.10: powers of tribes that are decisions of their own; see `powers` for the others."""

from antiqua.games.tzolkin.moves import SPACES, Code
from antiqua.games.tzolkin.rules.placing import write_placements
from antiqua.games.tzolkin.rules.powers import SPACES_IN_USE
from antiqua.games.tzolkin.rules.stack import pop, push
from antiqua.games.tzolkin.state import EMPTY, LAST_SPACE, Ask, Tribe
from antiqua.kernel.compiling import rule
from antiqua.kernel.rng import integer


@rule
def write_skips(box, state, seat, placed, out, n):
    """The free spaces that Vacub-Caquix may treat as occupied, so that a placement is left (TP-2.10)."""
    if state.players[seat].tribe != Tribe.VACUB_CAQUIX or state.turn.skipped != 0:
        return n
    for gear in range(5):
        for space in range(LAST_SPACE[gear] + 1):
            if state.gears[gear][space] == EMPTY:
                state.turn.skipped = 1 + gear * SPACES + space
                if write_placements(box, state, seat, placed, out, n) > n:
                    out[n] = Code.SKIP + gear * SPACES + space
                    n += 1
                state.turn.skipped = 0
    return n


@rule
def skip(state, code):
    """Names the space; from now on only placements follow."""
    top = state.stack[state.depth - 1]
    placed = integer(top.a) if top.kind == Ask.PLACING else 0
    pop(state)
    push(state, Ask.PLACING, placed, 0, 0)
    state.turn.skipped = 1 + code - Code.SKIP


@rule
def placed_on_gears(state):
    """How many workers Ah Chuy Kak placed on gears in this turn."""
    count = 0
    for gear in range(5):
        spaces = state.turn.placed[gear]
        while spaces > 0:
            count += spaces & 1
            spaces >>= 1
    return count


@rule
def write_old_workers(box, state, seat, out, n):
    """After two placements on gears: Ah Chuy Kak's workers that stood there before (TP-2.1)."""
    if state.players[seat].tribe != Tribe.AH_CHUY_KAK:
        return n
    if placed_on_gears(state) < box.tribes[Tribe.AH_CHUY_KAK].workers:
        return n
    for gear in range(5):
        for space in range(SPACES_IN_USE[gear]):
            if state.gears[gear][space] == seat and not state.turn.placed[gear] & (1 << space):
                out[n] = Code.PICK + gear * SPACES + space
                n += 1
    return n
