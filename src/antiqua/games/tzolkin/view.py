"""What one seat may know of a position (DESIGN: a seat knows what its player knows)."""

from typing import Any

from antiqua.games.tzolkin.position import choices, pending, player, priced, quick_deck_2, table
from antiqua.games.tzolkin.state import Module, Phase
from antiqua.kernel.game import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The keys of the position without what is hidden from the seat; None is a spectator."""
    record = state.facts
    players = []
    for other in range(state.game.players):
        entry = player(state, other)
        if record.phase == Phase.SETUP:
            entry["chosen"] = bool(record.players[other].chosen)
            entry["tribe"] = None
            if other == seat:
                entry |= choices(state, other)
        players.append(entry)
    shown = {
        **table(state),
        "seat": seat,
        "deck_1_left": int(record.deck_left[0]),
        "deck_2_left": int(record.deck_left[1]),
        "players": players,
    }
    if record.modules & Module.QUICK_ACTIONS and record.food_days > 0:
        shown["quick_deck_2"] = quick_deck_2(state)
    if (gain := priced(state)) is not None:
        shown["priced"] = gain
    if seat is not None and record.to_move == seat:
        shown["pending"] = pending(state)
    return shown
