"""Positions of Hellas as JSON: writing every key (CONTRACT section 3)."""

from typing import Any

from antiqua.games.hellas.state import ACTIONS, KINDS, NONE, TILES, Phase
from antiqua.kernel.game import State
from antiqua.kernel.positions import FORMAT

PHASES = ("turn", "over")


def space_ids(state: State) -> tuple[str, ...]:
    """The ids of the spaces of the side in use."""
    components = state.game.components
    ids: tuple[str, ...] = components.space_ids[components.board(state.game.players)]
    return ids


def or_null(number: int) -> int | None:
    """A seat or tile of the state record as JSON has it."""
    return None if number == NONE else int(number)


def table(state: State) -> dict[str, Any]:
    """The keys of the table that everybody sees."""
    record = state.facts
    ids = space_ids(state)
    spaces = range(len(ids))
    return {
        "format": FORMAT,
        "game": state.game.name,
        "rules": state.game.definition.rules,
        "options": dict(state.game.options),
        "phase": PHASES[record.phase],
        "round": int(record.round_number),
        "start_player": int(record.start_player),
        "next_start_player": or_null(record.next_start_player),
        "to_move": or_null(record.to_move),
        "taken": [name for action, name in enumerate(ACTIONS) for _ in range(record.taken[action])],
        "quarries": {
            ids[space]: {"tile": abs(int(record.quarry[space])), "closed": bool(record.quarry[space] < 0)}
            for space in spaces
            if record.quarry[space]
        },
        "miner": None if record.miner == NONE else ids[record.miner],
        "used": [tile for tile in range(1, TILES + 1) if record.used[tile]],
        "temples": {ids[space]: int(record.standing[space]) for space in spaces if record.standing[space]},
        "pieces": {
            ids[space]: {"seat": or_null(record.owner[space]), "kind": KINDS[record.piece[space]]}
            for space in spaces
            if record.piece[space] != NONE
        },
    }


def player(state: State, seat: int) -> dict[str, Any]:
    """A player's goods."""
    me = state.facts.players[seat]
    return {"marble": int(me.marble), "rings": int(me.rings), "cubes": int(me.cubes)}


def pending(state: State) -> dict[str, Any] | None:
    """The action being resolved: who is asked and what is left of it."""
    record = state.facts
    if record.phase == Phase.OVER or record.action == NONE:
        return None
    return {
        "action": ACTIONS[record.action],
        "asked": int(record.asked),
        "may_build": [KINDS[kind] for kind in range(3) if record.may_build[kind]],
        "tile": int(record.tile) or None,
        "tiles_placed": int(record.tiles_placed),
        "columns_left": int(record.columns_left),
    }


def to_position(state: State) -> dict[str, Any]:
    """Everything, hidden things too."""
    record = state.facts
    return {
        **table(state),
        "seed": state.seed,
        "rng": [int(word) for word in record.rng],
        "deck": [int(record.deck[i]) for i in range(record.n_deck - 1, -1, -1)],
        "players": [player(state, seat) for seat in range(state.game.players)],
        "pending": pending(state),
    }
