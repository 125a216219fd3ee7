"""Positions of Tzolk'in as JSON: writing every key (CONTRACT section 3)."""

from collections.abc import Sequence
from typing import Any

from antiqua.games.tzolkin.moves import PAIRS
from antiqua.games.tzolkin.state import (
    BLOCKS,
    DUMMY,
    EMPTY,
    GEARS,
    NOBODY,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    Ask,
    Phase,
)
from antiqua.kernel.game import State
from antiqua.kernel.positions import FORMAT

PHASES = ("setup", "turn", "over")
BOARDS = ("dark", "light")
ASKS = tuple(name.lower() for name in Ask._fields)


def seat_or_null(seat: int) -> int | None:
    """A seat of the state record as JSON has it."""
    return None if seat == NOBODY else int(seat)


def gears(state: State) -> dict[str, dict[str, Any]]:
    """Who stands where, by gear and space."""
    return {
        name: {
            str(space): "dummy" if worker == DUMMY else int(worker)
            for space in range(TEETH[gear])
            if (worker := state.record.gears[gear][space]) != EMPTY
        }
        for gear, name in enumerate(GEARS)
    }


def jungle(state: State) -> dict[str, dict[str, int]]:
    """The harvest tiles of Palenque by action; action 2 has corn only."""
    record = state.record
    return {
        str(action): {"corn": int(record.jungle_corn[action])}
        | ({"wood": int(record.jungle_wood[action])} if action > 2 else {})
        for action in range(2, 6)
    }


def tiles_of(ids: Sequence[str], owners: Any, owner: int) -> list[str]:
    """The ids of the tiles with this owner."""
    return [name for index, name in enumerate(ids) if owners[index] == owner]


def deck(state: State, age: int) -> list[str]:
    """A deck, the next tile first."""
    record = state.record
    ids = state.game.components.building_ids
    return [ids[record.decks[age][i]] for i in range(record.deck_left[age] - 1, -1, -1)]


def kept(state: State, seat: int) -> list[str] | None:
    """The pair that a seat has chosen in set-up, or None."""
    me = state.record.players[seat]
    if me.chosen == 0:
        return None
    return [state.game.components.wealth_ids[me.offered[i]] for i in PAIRS[me.chosen - 1]]


def offered(state: State, seat: int) -> list[str]:
    """The tiles that a seat is offered in set-up."""
    me = state.record.players[seat]
    return [state.game.components.wealth_ids[me.offered[i]] for i in range(me.n_offered)]


def player(state: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    record = state.record
    components = state.game.components
    me = record.players[seat]
    return {
        "corn": int(me.corn),
        **{name: int(me.blocks[block]) for block, name in enumerate(BLOCKS)},
        "skulls": int(me.skulls),
        "points": int(me.points),
        "hand": int(me.hand),
        "supply": int(me.supply),
        "board": BOARDS[me.light],
        "temples": {name: int(me.temples[temple]) for temple, name in enumerate(TEMPLES)},
        "technologies": {name: int(me.technologies[k]) for k, name in enumerate(TECHNOLOGIES)},
        "buildings": tiles_of(components.building_ids, record.building_owner, seat),
        "monuments": tiles_of(components.monument_ids, record.monument_owner, seat),
        "corn_tiles": int(me.corn_tiles),
        "wood_tiles": int(me.wood_tiles),
        "wealth": [components.wealth_ids[me.wealth[i]] for i in range(me.n_wealth)],
        "tribe": None,
    }


def pending(state: State) -> list[list[Any]]:
    """What is open, the next thing last: the name of each and its arguments."""
    frames = [state.record.stack[i] for i in range(state.record.depth)]
    return [[ASKS[frame.kind], int(frame.a), int(frame.b), int(frame.c)] for frame in frames]


def table(state: State) -> dict[str, Any]:
    """The keys of the common table that everybody sees."""
    record = state.record
    ids = state.game.components.building_ids
    return {
        "format": FORMAT,
        "game": state.game.name,
        "rules": state.game.definition.rules,
        "options": dict(state.game.options),
        "phase": PHASES[record.phase],
        "round": int(record.round_number),
        "food_days": int(record.food_days),
        "start_player": int(record.start_player),
        "to_move": seat_or_null(record.to_move),
        "tooth_corn": int(record.tooth_corn),
        "skulls": int(record.skulls),
        "start_space": seat_or_null(record.start_space),
        "quick_spaces": [],
        "gears": gears(state),
        "skull_places": [action for action in range(1, 10) if record.skull_places[action]],
        "jungle": jungle(state),
        "buildings": [ids[building] for building in record.shown if building != EMPTY],
        "monuments": tiles_of(state.game.components.monument_ids, record.monument_owner, NOBODY),
    }


def to_position(state: State) -> dict[str, Any]:
    """Everything, hidden things too."""
    record = state.record
    players = []
    for seat in range(state.game.players):
        entry = player(state, seat)
        if record.phase == Phase.SETUP:
            entry |= {"offered_wealth": offered(state, seat), "keep": kept(state, seat)}
        players.append(entry)
    return {
        **table(state),
        "seed": state.seed,
        "rng": [int(word) for word in record.rng],
        "deck_1": deck(state, 0),
        "deck_2": deck(state, 1),
        "players": players,
        "pending": pending(state),
    }
