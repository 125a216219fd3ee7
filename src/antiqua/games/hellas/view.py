"""What one seat is shown of a position (HE-8)."""

from typing import Any

from antiqua.games.hellas.position import pending, player, table
from antiqua.games.hellas.state import KINDS, NONE
from antiqua.kernel.game import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The keys of the position without the order of the tiles; None is a spectator.

    Marble stands behind screens: others' is null, unless the option `open_marble` lifts them or it is over.
    """
    record = state.facts
    lifted = state.game.options["open_marble"] or state.is_over
    players = []
    for other in range(state.game.players):
        me = record.players[other]
        left = {f"{name}s_left": int(me.left[kind]) for kind, name in enumerate(KINDS[:3])}
        entry = player(state, other) | left
        if not lifted and other != seat:
            entry["marble"] = None
        players.append(entry)
    doing = pending(state)
    public = ("action", "asked", "tile", "tiles_placed", "columns_left")
    shown = {
        **table(state),
        "seat": seat,
        "deck_left": int(record.n_deck),
        "players": players,
        "doing": doing and {name: doing[name] for name in public},
    }
    if seat is not None and record.asked == seat and record.asked != NONE:
        shown["pending"] = doing
    return shown
