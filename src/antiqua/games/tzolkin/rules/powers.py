"""TP-2: what a tribe changes in the base rules, which ask here.

Powers that are decisions of their own are elsewhere: Ah Chuy Kak's late worker and the space that
Vacub-Caquix skips in `tribes`, the exchange of Xaman Ek in `xaman_ek`.
"""

from antiqua.games.tzolkin.state import LAST_SPACE, Gear, Module, Tribe
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

PAIRED = (Gear.YAXCHILAN, Gear.PALENQUE, Gear.UXMAL, Gear.TIKAL)
"""The gear on which a worker of Huracan may act, too (TP-2.7)."""
SPACES_IN_USE = tuple(last + 2 for last in LAST_SPACE)
"""How many spaces of each gear, from 0 on, may hold a player's worker, whatever the tribe (TZ-2.1)."""


@inline
def looks_further(me):
    """Whether a worker may act ahead of its space for corn: of Ahau Chamahez (TP-2.2)."""
    return me.tribe == Tribe.AHAU_CHAMAHEZ


@inline
def further_ahead(box, state, seat):
    """How many actions further than theology Ahau Chamahez may look now, once a turn (TP-2.2)."""
    me = state.players[seat]
    if looks_further(me) and state.turn.ahead == 0 and me.corn >= further_corn(box):
        return 1
    return 0


@inline
def further_corn(box):
    """What Ahau Chamahez pays for it."""
    return integer(box.tribes[Tribe.AHAU_CHAMAHEZ].corn)


@inline
def may_pass(state, seat):
    """Whether a turn may be passed: by Ahmakiq (TP-2.3)."""
    return state.players[seat].tribe == Tribe.AHMAKIQ


@inline
def least_corn(box, me):
    """The corn that a turn begins with at least: some for Bacab (TP-2.4)."""
    return box.tribes[Tribe.BACAB].corn if me.tribe == Tribe.BACAB else 0


@inline
def begged_corn(box, me):
    """The corn after begging: more for Bacab (TP-2.4)."""
    return box.tribes[Tribe.BACAB].beg if me.tribe == Tribe.BACAB else box.beg_corn


@inline
def gains_by_stepping_back(me):
    """Whether a lower-numbered action gives corn instead of costing it: to Balam (TP-2.5)."""
    return me.tribe == Tribe.BALAM


@inline
def stepping_back_gain(box):
    """The corn that it gives."""
    return integer(box.tribes[Tribe.BALAM].corn)


@inline
def last_space(state, seat, gear):
    """The last space on which the seat's workers stand: one more for Cit-Bolon-Tum (TZ-2.1, TP-2.6)."""
    return LAST_SPACE[gear] + (1 if state.players[seat].tribe == Tribe.CIT_BOLON_TUM else 0)


@inline
def has_further_spaces(state):
    """Whether somebody's workers may stand further: only with tribes in the game."""
    return state.modules & Module.TRIBES


@rule
def spared_on_space(box, state, seat, space):
    """What Cit-Bolon-Tum does not pay of a space: the dearest of a turn has a price of its own (TP-2.6)."""
    if state.players[seat].tribe != Tribe.CIT_BOLON_TUM:
        return 0
    dearest = integer(state.turn.dearest)
    return spared_on(box, max(dearest, space)) - spared_on(box, dearest)


@inline
def spared_on(box, dearest):
    """The same for a whole turn."""
    return max(0, dearest - box.tribes[Tribe.CIT_BOLON_TUM].corn)


@inline
def acts_on_pair(me, gear):
    """Whether a worker from this gear may act on another one, too: of Huracan (TP-2.7)."""
    return me.tribe == Tribe.HURACAN and gear != Gear.CHICHEN_ITZA


@inline
def level_blocks(box, me, level):
    """Blocks for the level above this one, or for the bonus beyond the last; less for Itzamna (TP-2.8)."""
    return box.tribes[Tribe.ITZAMNA].prices[level] if me.tribe == Tribe.ITZAMNA else box.level_price[level]


@inline
def chooses_bonus(me):
    """Whether an advance beyond level 3 gives any technology's bonus: to Itzamna (TP-2.8)."""
    return me.tribe == Tribe.ITZAMNA


@inline
def keeps_three(me):
    """Whether three wealth tiles are kept, for a step down: by Ixtab (TP-2.9)."""
    return me.tribe == Tribe.IXTAB


@inline
def workers_at_start(box, me):
    """Workers in hand when the first round begins: more for Yaluk (TP-2.12)."""
    return box.tribes[Tribe.YALUK].workers if me.tribe == Tribe.YALUK else box.workers_start


@inline
def appetite(box, me):
    """Corn that each worker needs more: Yaluk's (TP-2.12)."""
    return box.tribes[Tribe.YALUK].corn if me.tribe == Tribe.YALUK else 0


@inline
def unfed_points(box, me):
    """Points that each worker costs who is not fed (TZ-9.2, TP-2.12)."""
    return box.tribes[Tribe.YALUK].unfed if me.tribe == Tribe.YALUK else box.unfed_points


@inline
def placing_corn(box, me, count):
    """Corn for so many placements in a turn, besides the spaces (TZ-5.2); Yum Kaax's table (TP-2.13)."""
    if me.tribe == Tribe.YUMKAAX:
        return box.tribes[Tribe.YUMKAAX].placing[count]
    return box.placing[count]


@rule
def note_placement(state, me, gear, space):
    """What the powers of two tribes need to know later in the turn."""
    if me.tribe == Tribe.CIT_BOLON_TUM:
        state.turn.dearest = max(state.turn.dearest, space)
    elif me.tribe == Tribe.AH_CHUY_KAK:
        state.turn.placed[gear] |= 1 << space
