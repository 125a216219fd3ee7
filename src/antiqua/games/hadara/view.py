"""What one seat may know of a position (HA-10)."""

from typing import Any

from antiqua.games.hadara.position import choice, drawn, player, requirement, sold, step_pending, table
from antiqua.games.hadara.state import COLOURS, Phase, Place
from antiqua.kernel.game import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The keys of the position without what is hidden from the seat; None is a spectator."""
    record = state.facts
    seats = range(state.game.players)
    players = []
    for other in seats:
        entry = player(state, other, hide_colonies=True)
        if record.phase in (Phase.SIDES, Phase.A):
            entry["chosen"] = bool(record.players[other].ready)
            if other == seat:
                entry["choice"] = choice(state, other)
                if record.phase == Phase.A:
                    entry["drawn"] = drawn(state, other)
        players.append(entry)
    shown = {
        **table(state),
        "seat": seat,
        "inner_left": {name: int(record.n_inner[colour]) for colour, name in enumerate(COLOURS)},
        "colonies_left": {
            str(requirement(state, stack)): int(record.n_colonies[stack]) for stack in range(5)
        },
        "sold": [entry for entry in sold(state) if entry["by"] is None or entry["by"] == seat],
        "sold_by_seat": [sold_by(state, other) for other in seats],
        "doing": step_pending(state),
        "players": players,
    }
    if seat is not None and record.to_move == seat:
        shown["pending"] = step_pending(state)
    return shown


def sold_by(state: State, seat: int) -> int:
    """How many cards a seat has sold in phase A; which ones it alone knows."""
    return sum(1 for place in state.facts.place if place == Place.SOLD + seat)
