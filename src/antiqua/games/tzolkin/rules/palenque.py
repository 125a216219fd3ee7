"""TZ-6.6 to 6.9: fishing, and the harvest of Palenque's jungle."""

from antiqua.games.tzolkin.moves import Code
from antiqua.games.tzolkin.rules.calamities import corn_spoilt, wood_spoilt
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.rules.technologies import has_level
from antiqua.games.tzolkin.rules.temples import can_anger
from antiqua.games.tzolkin.state import Ask, Technology
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

CORN_WITHOUT_TILE = 2
"""The level of agriculture that harvests without a tile and adds a corn when fishing."""


@inline
def corn_uncovered(state, action):
    """Whether a corn tile lies with no wood tile on it (TZ-6.7)."""
    return state.jungle_corn[action] > state.jungle_wood[action]


@inline
def may_burn(state, seat, action):
    """TZ-6.8."""
    return state.jungle_wood[action] > 0 and can_anger(state, seat)


@inline
def may_harvest_corn(state, seat, action):
    """A tile, or none with agriculture 2 (TZ-10.2)."""
    me = state.players[seat]
    return corn_uncovered(state, action) or has_level(state, me, Technology.AGRICULTURE, CORN_WITHOUT_TILE)


@inline
def can_harvest(state, seat, action):
    """Whether the group offers anything (TZ-6.9)."""
    return state.jungle_wood[action] > 0 or may_harvest_corn(state, seat, action)


@rule
def fish(box, state, seat):
    """Action 1: corn without a tile."""
    me = state.players[seat]
    me.corn += box.fish
    if has_level(state, me, Technology.AGRICULTURE, CORN_WITHOUT_TILE):
        me.corn += box.technologies.fish


@rule
def write_harvest(state, seat, action, out):
    """Corn, wood or burning."""
    n = 0
    if may_harvest_corn(state, seat, action):
        out[n] = Code.CORN
        n += 1
    if state.jungle_wood[action] > 0:
        out[n] = Code.WOOD
        n += 1
        if may_burn(state, seat, action):
            out[n] = Code.BURN
            n += 1
    return n


@rule
def gain_harvest_corn(box, state, me, action):
    """The corn of a group with what agriculture adds (TZ-10.2), less in a drought."""
    extra = box.technologies.harvest[me.technologies[Technology.AGRICULTURE]]
    me.corn += max(0, box.harvest_corn[action] + extra - corn_spoilt(box, state))


@rule
def harvest(box, state, seat, action, code):
    """Takes the tile and its goods (TZ-6.7, 6.8)."""
    me = state.players[seat]
    if code == Code.WOOD:
        state.jungle_wood[action] -= 1
        me.wood_tiles += 1
        wood = integer(box.harvest_wood[action])
        if me.technologies[Technology.EXTRACTION] >= 1:
            wood += box.technologies.extracted[0]
        me.blocks[0] += max(0, wood - wood_spoilt(box, state))
        return
    if code == Code.BURN:
        state.jungle_wood[action] -= 1
        push(state, Ask.ANGER, 0, 0, 0)
    if corn_uncovered(state, action):
        state.jungle_corn[action] -= 1
        me.corn_tiles += 1
    gain_harvest_corn(box, state, me, action)
