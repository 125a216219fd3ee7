"""Positions of Tzolk'in as JSON: writing every key (CONTRACT section 3)."""

from collections.abc import Sequence
from typing import Any

from antiqua.games.tzolkin.moves import KEPT_TILES, SPACES
from antiqua.games.tzolkin.rules.quick_actions import place_in_row
from antiqua.games.tzolkin.state import (
    BLOCKS,
    DUMMY,
    EMPTY,
    GEARS,
    NOBODY,
    PROPHECIES,
    ROW,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TRIBES,
    Ask,
    Module,
    Phase,
    Tribe,
)
from antiqua.kernel.compiling import as_plain
from antiqua.kernel.game import State
from antiqua.kernel.positions import FORMAT

PHASES = ("setup", "turn", "over")
BOARDS = ("dark", "light")
TURN_FLAGS = ("sold", "ahead", "quick")
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
            if (worker := state.facts.gears[gear][space]) != EMPTY
        }
        for gear, name in enumerate(GEARS)
    }


def jungle(state: State) -> dict[str, dict[str, int]]:
    """The harvest tiles of Palenque by action; action 2 has corn only."""
    record = state.facts
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
    record = state.facts
    ids = state.game.components.building_ids
    return [ids[record.decks[age][i]] for i in range(record.deck_left[age] - 1, -1, -1)]


def kept(state: State, seat: int) -> list[str] | None:
    """The tiles that a seat has chosen in set-up, or None."""
    me = state.facts.players[seat]
    if me.chosen == 0:
        return None
    return [state.game.components.wealth_ids[me.offered[i]] for i in KEPT_TILES[me.chosen - 1]]


def offered(state: State, seat: int) -> list[str]:
    """The tiles that a seat is offered in set-up."""
    me = state.facts.players[seat]
    return [state.game.components.wealth_ids[me.offered[i]] for i in range(me.n_offered)]


def choices(state: State, seat: int) -> dict[str, Any]:
    """What a seat is offered in set-up, and what it has chosen."""
    secret: dict[str, Any] = {"offered_wealth": offered(state, seat), "keep": kept(state, seat)}
    if state.facts.modules & Module.TRIBES:
        me = state.facts.players[seat]
        secret |= {"offered_tribes": [TRIBES[tribe - 1] for tribe in me.tribes], "tribe": tribe(state, seat)}
    return secret


def tribe(state: State, seat: int) -> str | None:
    """The tribe of a seat."""
    number = state.facts.players[seat].tribe
    return None if number == Tribe.NONE else TRIBES[number - 1]


def player(state: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    record = state.facts
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
        "tribe": tribe(state, seat),
    }


def pending(state: State) -> list[list[Any]]:
    """What is open, the next thing last: the name of each and its arguments."""
    frames = [state.facts.stack[i] for i in range(state.facts.depth)]
    return [[ASKS[frame.kind], int(frame.a), int(frame.b), int(frame.c)] for frame in frames]


def priced(state: State) -> str | None:
    """The good, temple or technology for one unit of which a prophecy asks a price now (TP-3.3)."""
    if state.facts.depth == 0:
        return None
    top = state.facts.stack[state.facts.depth - 1]
    kind, number = int(top.kind), int(top.a)
    if kind == Ask.STEP:
        return TEMPLES[number]
    if kind == Ask.RAISE:
        return TECHNOLOGIES[number]
    return {Ask.GOLD: "gold", Ask.SKULL: "skulls"}.get(kind)


def table(state: State) -> dict[str, Any]:
    """The keys of the common table that everybody sees."""
    record = state.facts
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
        "quick_spaces": quick_spaces(state),
        "gears": gears(state),
        "skull_places": [action for action in range(1, 10) if record.skull_places[action]],
        "jungle": jungle(state),
        "buildings": [ids[building] for building in record.shown if building != EMPTY],
        "monuments": tiles_of(state.game.components.monument_ids, record.monument_owner, NOBODY),
        **expansion(state),
    }


def quick_spaces(state: State) -> list[int | str]:
    """Who stands on the quick spaces."""
    spaces = state.facts.quick_spaces
    return ["dummy" if worker == DUMMY else int(worker) for worker in spaces if worker != EMPTY]


def expansion(state: State) -> dict[str, Any]:
    """The open keys that only games with modules of the expansion have."""
    record = state.facts
    keys: dict[str, Any] = {}
    if record.modules & Module.PROPHECIES:
        keys["prophecies"] = [PROPHECIES[prophecy - 1] for prophecy in record.prophecies if prophecy > 0]
    if record.modules & Module.QUICK_ACTIONS:
        now = _place_in_row(state)
        keys["quick_tile"] = state.game.components.quick_ids[record.quick_row[now]]
        keys["quick_deck_1"] = quick_deck(state, now + 1, ROW[0])
    if record.modules & (Module.TRIBES | Module.QUICK_ACTIONS):
        keys["turn"] = turn(record.turn)
    return keys


def _place_in_row(state: State) -> int:
    return int(as_plain(place_in_row)(state.game.boxes[0], state.facts))


def quick_deck(state: State, first: int, end: int) -> list[str]:
    """The tiles of a part of the row of quick actions, the next one first."""
    row = state.facts.quick_row
    return [state.game.components.quick_ids[row[i]] for i in range(first, end)]


def quick_deck_2(state: State) -> list[str]:
    """The tiles of age 2 that are still to come."""
    return quick_deck(state, max(ROW[0], _place_in_row(state) + 1), sum(ROW))


def turn(record: Any) -> dict[str, Any]:
    """What the seat to move has done in its turn, as far as it matters later in it."""
    keys: dict[str, Any] = {name: bool(getattr(record, name)) for name in TURN_FLAGS}
    gear, space = divmod(int(record.skipped) - 1, SPACES)
    keys["skipped"] = None if record.skipped == 0 else [GEARS[gear], space]
    keys["dearest"] = int(record.dearest)
    keys["placed"] = {
        name: [space for space in range(SPACES) if int(record.placed[gear]) >> space & 1]
        for gear, name in enumerate(GEARS)
        if record.placed[gear]
    }
    return keys


def to_position(state: State) -> dict[str, Any]:
    """Everything, hidden things too."""
    record = state.facts
    players = []
    for seat in range(state.game.players):
        entry = player(state, seat)
        if record.phase == Phase.SETUP:
            entry |= choices(state, seat)
        players.append(entry)
    decks = {"deck_1": deck(state, 0), "deck_2": deck(state, 1)}
    if record.modules & Module.QUICK_ACTIONS:
        decks["quick_deck_2"] = quick_deck_2(state)
    return {
        **table(state),
        "seed": state.seed,
        "rng": [int(word) for word in record.rng],
        **decks,
        "players": players,
        "pending": pending(state),
    }
