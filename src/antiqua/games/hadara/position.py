"""Positions of Hadara as JSON: writing every key (CONTRACT section 3)."""

from typing import Any

from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import COLOURS, NONE, PHASES, SEATS, SIDES, TRACKS, Act, Phase, Place
from antiqua.kernel.compiling import as_plain
from antiqua.kernel.game import State
from antiqua.kernel.positions import FORMAT

ACTS = (None, "recruit", "sell")


def requirement(state: State, stack: int) -> int:
    """The requirement that names a stack of colonies."""
    return int(state.game.boxes[0].stacks[stack].requirement)


def table(state: State) -> dict[str, Any]:
    """The keys of the common table that everybody sees."""
    record = state.facts
    ids = state.game.components.card_ids
    return {
        "format": FORMAT,
        "game": state.game.name,
        "rules": state.game.definition.rules,
        "options": dict(state.game.options),
        "era": int(record.era) + 1,
        "phase": PHASES[record.phase],
        "step": int(record.round_step),
        "start_player": int(record.start_player),
        "to_move": None if record.to_move == NONE else int(record.to_move),
        "board": [COLOURS[colour] for colour in record.board],
        "wheel": COLOURS[record.board[record.wheel]],
        "outer": {
            name: [ids[record.outer[colour][i]] for i in range(record.n_outer[colour] - 1, -1, -1)]
            for colour, name in enumerate(COLOURS)
        },
    }


def start_card(state: State, seat: int) -> str:
    """Number and side of a start card; the number alone before sides are chosen."""
    me = state.facts.players[seat]
    side = "" if state.facts.phase == Phase.SIDES else SIDES[me.side]
    return f"{me.number + 1}{side}"


def busts(state: State, seat: int) -> list[dict[str, Any]]:
    """The busts of a seat with their tokens."""
    me = state.facts.players[seat]
    return [
        {
            "requirement": int(state.game.boxes[0].busts[slot].requirement),
            "token": TRACKS[me.bust[slot]],
            "side": "back" if me.bust_back[slot] else "front",
        }
        for slot in range(4)
        if me.bust[slot] != NONE
    ]


def player(state: State, seat: int, hide_colonies: bool) -> dict[str, Any]:
    """What lies in front of a player; a colony's id is hidden as long as nobody has seen its back."""
    box = state.game.boxes[0]
    components = state.game.components
    value = as_plain(track)
    me = state.facts.players[seat]
    colonies = []
    for stack in range(5):
        if me.colony[stack] != NONE:
            known = bool(me.allied[stack]) or not hide_colonies
            name = (
                {"id": components.colony_ids[me.colony[stack]]}
                if known
                else {"requirement": requirement(state, stack)}
            )
            colonies.append({**name, "side": "ally" if me.allied[stack] else "coin"})
    return {
        "coins": int(me.coins),
        "start_card": start_card(state, seat),
        "cards": [components.card_ids[me.cards[i]] for i in range(me.n_cards)],
        "bound": {
            components.card_ids[me.cards[i]]: TRACKS[me.bound[i]]
            for i in range(me.n_cards)
            if me.bound[i] != NONE
        },
        "colonies": colonies,
        "busts": busts(state, seat),
        "silver": [TRACKS[me.silver[i]] for i in range(me.n_silver)],
        "gold": int(me.gold),
        "tracks": {name: int(value(box, me, which)) for which, name in enumerate(TRACKS)},
    }


def sold(state: State) -> list[dict[str, Any]]:
    """Cards that left the game in play, and who alone knows them; null if all do."""
    entries: list[dict[str, Any]] = []
    for name, place in zip(state.game.components.card_ids, state.facts.place, strict=False):
        if place == Place.GONE:
            entries.append({"card": name, "by": None})
        elif Place.SOLD <= place < Place.SOLD + SEATS:
            entries.append({"card": name, "by": place - Place.SOLD})
    return entries


def choice(state: State, seat: int) -> dict[str, Any] | None:
    """The secret choice of a seat as far as it is made."""
    record = state.facts
    me = record.players[seat]
    if record.phase == Phase.SIDES:
        return {"side": SIDES[me.side]} if me.ready else None
    if record.phase != Phase.A or me.show == 0:
        return None
    return {
        "show": drawn(state, seat)[me.show - 1],
        "act": ACTS[me.act],
        "bind": TRACKS[me.bind - 1] if me.bind else None,
    }


def drawn(state: State, seat: int) -> list[str]:
    """The two cards that a seat has drawn in phase A; none if it rests."""
    record = state.facts
    colour = int(record.board[(int(record.wheel) + seat) % 5])
    last = int(record.n_inner[colour]) - 1
    if last < 1:
        return []
    return [state.game.components.card_ids[record.inner[colour][last - i]] for i in range(2)]


def step_pending(state: State) -> dict[str, Any]:
    """What is open in a seat's own turn."""
    record = state.facts
    bust = None if record.slot == NONE else int(state.game.boxes[0].busts[record.slot].requirement)
    mover = record.players[record.to_move] if record.to_move != NONE else None
    return {
        "card": None if record.card == NONE else state.game.components.card_ids[record.card],
        "binding": bool(record.card != NONE and mover is not None and mover.act == Act.RECRUIT),
        "bust": bust,
        "taken": int(record.taken),
        "bought": int(record.bought),
        "paid": int(record.paid),
    }


def to_position(state: State) -> dict[str, Any]:
    """Everything, hidden things too."""
    record = state.facts
    components = state.game.components
    seats = range(state.game.players)
    return {
        **table(state),
        "seed": state.seed,
        "rng": [int(word) for word in record.rng],
        "inner": {
            name: [
                components.card_ids[record.inner[colour][i]]
                for i in range(record.n_inner[colour] - 1, -1, -1)
            ]
            for colour, name in enumerate(COLOURS)
        },
        "colonies": {
            str(requirement(state, stack)): [
                components.colony_ids[record.colonies[stack][i]]
                for i in range(record.n_colonies[stack] - 1, -1, -1)
            ]
            for stack in range(5)
        },
        "sold": sold(state),
        "players": [player(state, seat, hide_colonies=False) for seat in seats],
        "pending": {**step_pending(state), "choices": [choice(state, seat) for seat in seats]},
    }
