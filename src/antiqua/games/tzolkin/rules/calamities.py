"""TP-3.3 and 3.6: what the prophecy that rules makes dearer, spoils or stops. The base rules ask here."""

from antiqua.games.tzolkin.state import Gear, Prophecy
from antiqua.kernel.compiling import inline


@inline
def gold_is_short(state):
    """Whether each block of gold has a price in corn."""
    return state.calamity == Prophecy.GOLD_SHORTAGE


@inline
def gold_corn(box, state):
    """Corn that each block of gold costs."""
    return box.prophecies[Prophecy.GOLD_SHORTAGE].corn if gold_is_short(state) else 0


@inline
def skulls_anger(state):
    """Whether each crystal skull angers the gods."""
    return state.calamity == Prophecy.DESECRATION


@inline
def step_has_price(state, temple):
    """Whether a step up in the temple has a price, in corn or in blocks."""
    return state.calamity == Prophecy.WRATHFUL_GODS or state.calamity == Prophecy.ANGRY_GOD + temple


@inline
def step_corn(box, state):
    """Corn that each step up in any temple costs."""
    return box.prophecies[Prophecy.WRATHFUL_GODS].corn if state.calamity == Prophecy.WRATHFUL_GODS else 0


@inline
def step_blocks(box, state, temple):
    """Blocks that each step up in this temple costs."""
    prophecy = Prophecy.ANGRY_GOD + temple
    return box.prophecies[prophecy].blocks if state.calamity == prophecy else 0


@inline
def advance_blocks(box, state):
    """Blocks that each advance in a technology costs more."""
    if state.calamity == Prophecy.TEACHER_SHORTAGE:
        return box.prophecies[Prophecy.TEACHER_SHORTAGE].blocks
    return 0


@inline
def is_forgotten(state, level):
    """Whether this level of the technologies has no effect."""
    return level == 2 and state.calamity == Prophecy.FORGOTTEN_LORE


@inline
def building_blocks(box, state):
    """Blocks that each building costs more."""
    if state.calamity == Prophecy.CROWDED_CITIES:
        return box.prophecies[Prophecy.CROWDED_CITIES].blocks
    return 0


@inline
def building_corn(box, state):
    """Corn that each building costs more on Uxmal 4 (TP-4.2)."""
    if state.calamity == Prophecy.CROWDED_CITIES:
        return box.prophecies[Prophecy.CROWDED_CITIES].corn
    return 0


@inline
def corn_spoilt(box, state):
    """Corn that each harvest of corn gives less."""
    return box.prophecies[Prophecy.DROUGHT].fewer if state.calamity == Prophecy.DROUGHT else 0


@inline
def wood_spoilt(box, state):
    """Wood that each harvest of wood gives less."""
    return box.prophecies[Prophecy.FOREST_FIRES].fewer if state.calamity == Prophecy.FOREST_FIRES else 0


@inline
def is_hunger(state):
    """Whether the workers fed on the food day are counted."""
    return state.calamity == Prophecy.HUNGER


@inline
def feeding_corn(box, state):
    """Corn that each worker needs more."""
    return box.prophecies[Prophecy.HUNGER].corn if is_hunger(state) else 0


@inline
def flood_corn(box, state, gear):
    """Corn that a placement on Chichen Itza costs more."""
    if gear == Gear.CHICHEN_ITZA and state.calamity == Prophecy.HIGH_FLOODWATERS:
        return box.prophecies[Prophecy.HIGH_FLOODWATERS].corn
    return 0
