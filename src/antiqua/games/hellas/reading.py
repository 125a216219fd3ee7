"""Positions of Hellas as JSON: reading any subset of the keys (CONTRACT section 3)."""

from collections.abc import Mapping
from typing import Any

from antiqua.games.hellas.position import PHASES, space_ids
from antiqua.games.hellas.rules.cities import put
from antiqua.games.hellas.rules.game import legal
from antiqua.games.hellas.state import (
    ACTIONS,
    KINDS,
    NONE,
    ROUNDS,
    SPACES,
    TILES,
    Action,
    Kind,
    Phase,
    SpaceKind,
)
from antiqua.kernel.checks import flag, shown, whole
from antiqua.kernel.errors import PositionError
from antiqua.kernel.game import Game, State
from antiqua.kernel.positions import FORMAT, Reader, checked, index_of, list_of, once, or_null, same
from antiqua.kernel.records import new_numbers
from antiqua.kernel.rng import MASK, MAX_SEED

MANY = 5000
"""More marble or rings than anybody can have."""

KEYS = (
    "format",
    "game",
    "rules",
    "options",
    "seed",
    "rng",
    "phase",
    "round",
    "start_player",
    "next_start_player",
    "to_move",
    "taken",
    "quarries",
    "miner",
    "deck",
    "used",
    "temples",
    "pieces",
    "players",
    "pending",
)
PENDING_KEYS = ("action", "asked", "may_build", "tile", "tiles_placed", "columns_left")
FOR_EVERYONE = {
    Action.HOUSE: (("house",),),
    Action.HOUSE_AGORA: (("house", "agora"), ("house",), ("agora",)),
    Action.PALACE: (("palace",),),
}
"""What the seat asked may still build in each action for everyone."""


def from_position(game: Game, position: Mapping[str, Any]) -> State:
    """The state that a position describes."""
    reader = Reader(position)
    reader.get("format", same(FORMAT), FORMAT)
    reader.get("game", same(game.name), game.name)
    reader.only(KEYS)
    reader.get("rules", same(game.definition.rules), game.definition.rules)
    options = reader.inner("options")
    options.only(game.options)
    for name, value in game.options.items():
        options.get(name, same(value), value)
    state = game.new(reader.get("seed", whole(0, MAX_SEED), 0))
    record = state.record
    order = _order(state)
    record.phase = reader.get("phase", index_of(PHASES), Phase.TURN)
    record.round_number = reader.get("round", whole(1, ROUNDS), 1)
    seats = whole(0, game.players - 1)
    record.start_player = reader.get("start_player", seats, int(record.start_player))
    following = reader.get("next_start_player", or_null(seats), None)
    record.next_start_player = NONE if following is None else following
    _read_taken(state, reader)
    _read_pieces(state, reader)
    _read_temples(state, reader)
    _read_quarries(state, reader)
    _read_players(state, reader)
    _read_turn(state, reader)
    _read_pending(state, reader)
    _read_deck(state, reader, order)
    if reader.has("rng"):
        words = reader.get("rng", list_of(whole(0, MASK), 2, "the words of the generator"), [])
        if len(words) != 2 or not any(words):
            raise reader.refuse("rng", f"is {shown(words)}, allowed are two whole numbers, not both 0")
        record.rng[0], record.rng[1] = words
    _check_answer(state, reader)
    return state


def _space(state: State, kind: int) -> Any:
    """A space of one kind, as its number."""
    ids = space_ids(state)
    board = state.game.boxes[0].boards[state.game.boxes[0].side[state.game.players]]
    allowed = [name for space, name in enumerate(ids) if board.spaces[space].kind == kind]
    which = index_of(allowed)
    return lambda value: ids.index(allowed[which(value.upper() if isinstance(value, str) else value)])


def _board(state: State) -> Any:
    return state.game.boxes[0].boards[state.game.boxes[0].side[state.game.players]]


def _read_taken(state: State, reader: Reader) -> None:
    """Cubes on action spaces, at most as many as there are spaces."""
    box = state.game.boxes[0]
    total = sum(int(count) for count in box.action_spaces)
    for action in reader.get("taken", list_of(index_of(ACTIONS), total, "there are no more spaces"), []):
        state.record.taken[action] += 1
        if state.record.taken[action] > box.action_spaces[action]:
            raise reader.refuse(
                "taken",
                f"has {ACTIONS[action]} {int(state.record.taken[action])} times, "
                f"allowed are {int(box.action_spaces[action])}",
            )


def _read_pieces(state: State, reader: Reader) -> None:
    """Pieces on building spaces, no more than each player has; monuments inland (HE-3)."""
    pieces = reader.inner("pieces")
    building = _space(state, SpaceKind.BUILDING)
    record = state.record
    for name in pieces.value:
        space = checked(name, building, pieces.at(name))
        piece = pieces.inner(name)
        piece.only(("seat", "kind"))
        kind = piece.get("kind", index_of(KINDS), Kind.HOUSE)
        if record.piece[space] != NONE:
            raise pieces.refuse(name, "is given twice, allowed is one piece")
        if kind == Kind.MONUMENT:
            piece.get("seat", same(None), None)
            if _board(state).spaces[space].coast:
                raise pieces.refuse(name, "is a monument on the coast, allowed are inland spaces")
            seat = NONE
        else:
            if not piece.has("seat"):
                raise piece.refuse("seat", "is missing, a piece has an owner")
            seat = piece.get("seat", whole(0, state.game.players - 1), 0)
            record.players[seat].left[kind] -= 1
            if record.players[seat].left[kind] < 0:
                most = int(state.game.boxes[0].pieces[kind])
                raise pieces.refuse(name, f"is one {KINDS[kind]} of seat {seat} too many, allowed are {most}")
        put(_board(state), record, kind, seat, space)


def _read_temples(state: State, reader: Reader) -> None:
    temples = reader.inner("temples")
    temple = _space(state, SpaceKind.TEMPLE)
    for name in temples.value:
        space = checked(name, temple, temples.at(name))
        columns = int(_board(state).spaces[space].columns)
        state.record.standing[space] = temples.get(name, whole(0, columns), 0)


def _read_quarries(state: State, reader: Reader) -> None:
    """Tiles on quarry spaces, three of them active, and the miner on a free one (HE-1.2, HE-4.5)."""
    record = state.record
    quarry = _space(state, SpaceKind.QUARRY)
    if reader.has("quarries"):
        for space in range(SPACES):
            record.quarry[space] = 0
        quarries = reader.inner("quarries")
        for name in quarries.value:
            space = checked(name, quarry, quarries.at(name))
            entry = quarries.inner(name)
            entry.only(("tile", "closed"))
            if not entry.has("tile"):
                raise entry.refuse("tile", "is missing, a quarry shows a tile")
            tile = entry.get("tile", whole(1, TILES), 0)
            record.quarry[space] = -tile if entry.get("closed", flag, False) else tile
        active = sum(1 for space in range(SPACES) if record.quarry[space] > 0)
        most = int(state.game.boxes[0].start_quarries)
        if active > most:
            raise reader.refuse("quarries", f"has {active} active quarries, allowed are {most}")
    if reader.has("miner"):
        miner = reader.get("miner", or_null(quarry), None)
        if miner is not None and record.quarry[miner] != 0:
            raise reader.refuse("miner", "stands on a quarry with a tile, allowed are free quarry spaces")
        record.miner = NONE if miner is None else miner
    elif record.miner != NONE and record.quarry[record.miner] != 0:
        free = [space for space in range(len(space_ids(state))) if _is_free_quarry(state, space)]
        record.miner = free[0] if free else NONE


def _is_free_quarry(state: State, space: int) -> bool:
    return bool(_board(state).spaces[space].kind == SpaceKind.QUARRY and state.record.quarry[space] == 0)


def _read_players(state: State, reader: Reader) -> None:
    """Goods, and the cubes that are left of this round (HE-1.4)."""
    record = state.record
    seats = state.game.players
    given = reader.items("players")
    if reader.has("players") and len(given) != seats:
        raise reader.refuse("players", f"has {len(given)} entries, allowed are {seats}: one for each seat")
    cubes = int(state.game.boxes[0].cubes[seats][record.round_number - 1])
    taken = sum(int(count) for count in record.taken)
    for seat in range(seats):
        player = Reader(given[seat] if given else {}, f"players.{seat}")
        player.only(("marble", "rings", "cubes"))
        me = record.players[seat]
        me.marble = player.get("marble", whole(0, MANY), int(state.game.boxes[0].start_marble))
        me.rings = player.get("rings", whole(0, MANY), 0)
        turn = (seat - int(record.start_player)) % seats
        left = 0 if record.phase == Phase.OVER else max(0, cubes - (taken + seats - 1 - turn) // seats)
        me.cubes = player.get("cubes", whole(0, cubes), left)
    free = sum(int(count) for count in state.game.boxes[0].action_spaces) - taken
    left = sum(int(record.players[seat].cubes) for seat in range(seats))
    if left > free:
        raise reader.refuse("players", f"have {left} cubes left, allowed are {free}: one for each free space")


def _read_turn(state: State, reader: Reader) -> None:
    """Whose turn it is: somebody with a cube left, or in the middle of an action."""
    record = state.record
    seats = state.game.players
    if record.phase == Phase.OVER:
        reader.get("to_move", same(None), None)
        record.to_move = NONE
        record.asked = NONE
        return
    taken = sum(int(count) for count in record.taken)
    expected = (int(record.start_player) + taken) % seats
    record.to_move = reader.get("to_move", whole(0, seats - 1), expected)
    record.asked = record.to_move
    if reader.value.get("pending") is None and record.players[record.to_move].cubes == 0:
        raise reader.refuse(
            "to_move", f"is {int(record.to_move)}, who has no cube left; allowed is a seat with one"
        )


def _read_pending(state: State, reader: Reader) -> None:
    """The action being resolved."""
    record = state.record
    if reader.value.get("pending") is None:
        return
    if record.phase == Phase.OVER:
        raise reader.refuse("pending", "is given, allowed after the end is null")
    open_ = reader.inner("pending")
    open_.only(PENDING_KEYS)
    if not open_.has("action"):
        raise open_.refuse("action", "is missing")
    box = state.game.boxes[0]
    action = open_.get("action", index_of(ACTIONS[: Action.MARBLE]), 0)
    record.action = action
    record.asked = open_.get("asked", whole(0, state.game.players - 1), int(record.to_move))
    if action > Action.PALACE and record.asked != record.to_move:
        raise open_.refuse("asked", f"is {int(record.asked)}, allowed is to_move in an action for one seat")
    kinds = open_.get("may_build", list_of(index_of(KINDS[:3]), 2, "a house and an agora"), None)
    allowed = FOR_EVERYONE.get(action, ((),))
    names = allowed[0] if kinds is None else tuple(KINDS[kind] for kind in kinds)
    if names not in allowed:
        raise open_.refuse("may_build", f"is {shown(list(names))}, allowed is {shown(list(allowed[0]))}")
    for name in names:
        record.may_build[KINDS.index(name)] = 1
    quarry = action == Action.QUARRY
    tile = open_.get("tile", or_null(whole(1, TILES)) if quarry else same(None), None)
    record.tile = tile or 0
    record.tiles_placed = open_.get("tiles_placed", whole(0, int(box.draw) - 1 if quarry else 0), 0)
    is_temple = Action.TEMPLE <= action < Action.MONUMENT
    columns = int(box.temple_columns[action - Action.TEMPLE]) if is_temple else 0
    record.columns_left = open_.get("columns_left", whole(1 if is_temple else 0, columns), columns)


def _order(state: State) -> list[int]:
    """All tiles in the order of the seed, those turned up at set-up first."""
    record = state.record
    shown_first = [int(tile) for tile in record.quarry if tile > 0]
    return shown_first + [int(record.deck[i]) for i in range(record.n_deck - 1, -1, -1)]


def _read_deck(state: State, reader: Reader, order: list[int]) -> None:
    """Every tile in one place; by default the deck has all that lie nowhere else."""
    record = state.record
    tiles = list_of(whole(1, TILES), TILES, "there are no more")
    used = reader.get("used", tiles, [])
    places = [("used", tile) for tile in used]
    ids = space_ids(state)
    for space, name in enumerate(ids):
        if record.quarry[space]:
            places.append((f"quarries.{name}.tile", abs(int(record.quarry[space]))))
    if record.tile:
        places.append(("pending.tile", int(record.tile)))
    elsewhere = {tile for _, tile in places}
    deck = reader.get("deck", tiles, [tile for tile in order if tile not in elsewhere])
    once(places + [("deck", tile) for tile in deck], lambda tile: f"tile {tile}")
    for tile in used:
        record.used[tile] = 1
    record.n_deck = len(deck)
    for i in range(TILES):
        record.deck[i] = deck[len(deck) - 1 - i] if i < len(deck) else 0


def _check_answer(state: State, reader: Reader) -> None:
    """Whoever is asked must have a legal answer."""
    record = state.record
    if record.phase == Phase.OVER:
        return
    out = new_numbers(state.game.definition.max_legal)
    if legal(state.game.boxes[0], record, record.asked, out) == 0:
        key = "pending" if reader.value.get("pending") else "taken"
        raise PositionError(f"{key}: leaves seat {int(record.asked)} no legal move, allowed is one that does")
