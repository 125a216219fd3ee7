"""Positions of Tzolk'in as JSON: reading any subset of the keys (CONTRACT section 3).

The first turn after set-up gives what is missing. What cannot be is refused with the path of its key.
"""

from collections.abc import Mapping
from typing import Any

from antiqua.games.tzolkin.pending import read_pending
from antiqua.games.tzolkin.position import BOARDS, PHASES
from antiqua.games.tzolkin.reading_expansion import (
    is_between_turns,
    may_pass,
    read_expansion,
    read_quick_spaces,
    read_tribes,
    read_tribes_offered,
    workers_at_start,
)
from antiqua.games.tzolkin.reading_tiles import read_offers, read_skulls, read_tiles
from antiqua.games.tzolkin.rules.dealing import dummies_on_gears, place_last_dummies
from antiqua.games.tzolkin.rules.powers import last_space
from antiqua.games.tzolkin.rules.setup import begin_first_round
from antiqua.games.tzolkin.state import (
    BLOCKS,
    DUMMY,
    EMPTY,
    GEARS,
    LAST_SPACE,
    NOBODY,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    WORKERS,
    Module,
    Phase,
)
from antiqua.kernel.checks import shown, whole
from antiqua.kernel.errors import PositionError
from antiqua.kernel.game import Game, State
from antiqua.kernel.positions import FORMAT, Reader, index_of, list_of, or_null, same
from antiqua.kernel.rng import MASK, MAX_SEED

MANY = 5000
"""More than anybody can have of corn, blocks or points, and small enough for the record."""

KEYS = (
    "format",
    "game",
    "rules",
    "options",
    "seed",
    "rng",
    "phase",
    "round",
    "food_days",
    "start_player",
    "to_move",
    "tooth_corn",
    "skulls",
    "start_space",
    "quick_spaces",
    "gears",
    "skull_places",
    "jungle",
    "buildings",
    "monuments",
    "deck_1",
    "deck_2",
    "players",
    "pending",
)
MODULE_KEYS = {
    Module.PROPHECIES: ("prophecies",),
    Module.QUICK_ACTIONS: ("quick_tile", "quick_deck_1", "quick_deck_2"),
    Module.TRIBES | Module.QUICK_ACTIONS: ("turn",),
}
"""Keys that only games with one of these modules have."""
PLAYER_KEYS = (
    "corn",
    *BLOCKS,
    "skulls",
    "points",
    "hand",
    "supply",
    "board",
    "temples",
    "technologies",
    "buildings",
    "monuments",
    "corn_tiles",
    "wood_tiles",
    "wealth",
    "tribe",
)
SETUP_KEYS = ("offered_wealth", "keep")
TRIBES_OFFERED = ("offered_tribes",)


def from_position(game: Game, position: Mapping[str, Any]) -> State:
    """The state that a position describes."""
    reader = Reader(position)
    reader.get("format", same(FORMAT), FORMAT)
    reader.get("game", same(game.name), game.name)
    modules = int(game.new().record.modules)
    reader.only(KEYS + tuple(key for bits, keys in MODULE_KEYS.items() if bits & modules for key in keys))
    reader.get("rules", same(game.definition.rules), game.definition.rules)
    options = reader.inner("options")
    options.only(game.options)
    for name, value in game.options.items():
        options.get(name, same(value), value)
    state = game.new(reader.get("seed", whole(0, MAX_SEED), 0))
    phase = reader.get("phase", index_of(PHASES), Phase.TURN)
    players = _player_readers(state, reader, phase)
    if phase == Phase.SETUP:
        read_tribes_offered(state, players)
        read_offers(state, players)
    else:
        if modules & Module.QUICK_ACTIONS:
            place_last_dummies(game.boxes[0], state.record)
        begin_first_round(game.boxes[0], state.record)
        read_tribes(state, players)
    _read_table(state, reader, phase)
    for seat, player in enumerate(players):
        _read_player(state, seat, player)
    _read_workers(state, reader, players)
    read_tiles(state, reader, players)
    read_skulls(state, reader)
    _count_harvest(state, reader)
    _check_temples(state)
    read_expansion(state, reader)
    if reader.has("rng"):
        _read_rng(state, reader)
    if phase == Phase.TURN:
        _check_turn(state, reader)
        read_pending(state, reader)
    else:
        reader.get("pending", same([]), [])  # nothing is open
    return state


def _player_readers(state: State, reader: Reader, phase: int) -> list[Reader]:
    game = state.game
    secret: tuple[str, ...] = ()
    if phase == Phase.SETUP:
        secret = SETUP_KEYS + (TRIBES_OFFERED if state.record.modules & Module.TRIBES else ())
    given = reader.items("players")
    if reader.has("players") and len(given) != game.players:
        raise reader.refuse(
            "players", f"has {len(given)} entries, allowed are {game.players}: one for each seat"
        )
    players = [Reader(value, f"players.{seat}") for seat, value in enumerate(given or [{}] * game.players)]
    for player in players:
        player.only(PLAYER_KEYS + secret)
    return players


def _read_rng(state: State, reader: Reader) -> None:
    words = reader.get("rng", list_of(whole(0, MASK), 2, "the words of the generator"), [])
    if len(words) != 2 or not any(words):
        raise reader.refuse("rng", f"is {shown(words)}, allowed are two whole numbers, not both 0")
    state.record.rng[0], state.record.rng[1] = words


def _read_table(state: State, reader: Reader, phase: int) -> None:
    """The round and the common goods."""
    record = state.record
    seats = state.game.players
    food_day = state.game.boxes[0].food_day
    record.phase = phase
    last_round = int(food_day[3]) + (2 if phase == Phase.OVER else 1)
    record.round_number = reader.get("round", whole(1, last_round), 1)
    behind = sum(1 for day in food_day if day < record.round_number)
    if phase == Phase.OVER:
        record.food_days = reader.get("food_days", whole(4, 4), 4)
    else:
        record.food_days = reader.get("food_days", whole(0, 3), min(behind, 3))
    record.start_player = reader.get("start_player", whole(0, seats - 1), int(record.start_player))
    record.tooth_corn = reader.get("tooth_corn", whole(0, MANY), 0)
    start_space = reader.get("start_space", or_null(whole(0, seats - 1)), None)
    record.start_space = NOBODY if start_space is None else start_space
    if phase == Phase.TURN:
        record.to_move = reader.get("to_move", whole(0, seats - 1), int(record.start_player))
    else:
        reader.get("to_move", same(None), None)
        record.to_move = NOBODY
        record.depth = 0
    read_quick_spaces(state, reader)
    _read_jungle(state, reader)
    _read_gears(state, reader)


def _read_jungle(state: State, reader: Reader) -> None:
    if not reader.has("jungle"):
        return
    record = state.record
    seats = state.game.players
    groups = reader.inner("jungle")
    groups.only([str(action) for action in range(2, 6)])
    for action in range(2, 6):
        group = groups.inner(str(action))
        group.only(("corn", "wood") if action > 2 else ("corn",))
        record.jungle_corn[action] = corn = group.get("corn", whole(0, seats), 0)
        record.jungle_wood[action] = group.get("wood", whole(0, corn), 0)


def _count_harvest(state: State, reader: Reader) -> None:
    """Harvest tiles with the players come from the jungle (TZ-2.5); the dearest groups give first."""
    record = state.record
    seats = state.game.players
    owned = {"corn": 0, "wood": 0}
    for seat in range(seats):
        owned["corn"] += int(record.players[seat].corn_tiles)
        owned["wood"] += int(record.players[seat].wood_tiles)
    for good, tiles, groups in (
        ("wood", record.jungle_wood, (5, 4, 3)),
        ("corn", record.jungle_corn, (5, 4, 3, 2)),
    ):
        most = seats * len(groups)
        for action in groups:
            while not reader.has("jungle") and tiles[action] and owned[good] + sum(map(int, tiles)) > most:
                tiles[action] -= 1
        if owned[good] + sum(map(int, tiles)) > most:
            raise reader.refuse(
                "jungle", f"with the players' tiles has more {good} tiles than there are, allowed are {most}"
            )
    for action in (3, 4, 5):
        record.jungle_wood[action] = min(record.jungle_wood[action], record.jungle_corn[action])


def _read_gears(state: State, reader: Reader) -> None:
    if not reader.has("gears"):
        return
    record = state.record
    seats = state.game.players
    gears = reader.inner("gears")
    gears.only(GEARS)
    dummies = 0
    for gear, name in enumerate(GEARS):
        spaces = gears.inner(name)
        for space in range(TEETH[gear]):
            record.gears[gear][space] = EMPTY
        for key, worker in spaces.value.items():
            if key not in [str(space) for space in range(TEETH[gear])]:
                raise spaces.refuse(str(key), f"there is no such space, allowed are 0 to {TEETH[gear] - 1}")
            space = int(key)
            if worker == "dummy":
                dummies += 1
                record.gears[gear][space] = DUMMY
                continue
            if space > LAST_SPACE[gear] + 1:
                raise spaces.refuse(
                    key, f"is hidden, allowed is only a dummy on spaces above {LAST_SPACE[gear]}"
                )
            if isinstance(worker, bool) or not isinstance(worker, int) or not 0 <= worker < seats:
                raise spaces.refuse(key, f"is {shown(worker)}, allowed are seats 0 to {seats - 1} and dummy")
            if space > last_space(record, worker, gear):
                raise spaces.refuse(
                    key, f"is hidden, allowed is only a dummy on spaces above {LAST_SPACE[gear]}"
                )
            record.gears[gear][space] = worker
    allowed = int(dummies_on_gears(state.game.boxes[0], record))
    if dummies > allowed:
        raise reader.refuse("gears", f"has {dummies} dummies, allowed are {allowed} with {seats} players")


def _read_player(state: State, seat: int, reader: Reader) -> None:
    me = state.record.players[seat]
    me.corn = reader.get("corn", whole(0, MANY), 0)
    for block, name in enumerate(BLOCKS):
        me.blocks[block] = reader.get(name, whole(0, MANY), 0)
    me.skulls = reader.get("skulls", whole(0, int(state.game.boxes[0].skulls)), 0)
    me.points = reader.get("points", whole(-MANY, MANY), 0)
    me.light = reader.get("board", index_of(BOARDS), 1)
    if not state.record.modules & Module.TRIBES:
        reader.get("tribe", same(None), None)
    seats = state.game.players
    me.corn_tiles = reader.get("corn_tiles", whole(0, 4 * seats), 0)
    me.wood_tiles = reader.get("wood_tiles", whole(0, 3 * seats), 0)
    temples = reader.inner("temples")
    temples.only(TEMPLES)
    for temple, name in enumerate(TEMPLES):
        top = int(state.game.boxes[0].temples[temple].n_steps) - 1
        me.temples[temple] = temples.get(name, whole(0, top), 1)
    technologies = reader.inner("technologies")
    technologies.only(TECHNOLOGIES)
    for technology, name in enumerate(TECHNOLOGIES):
        me.technologies[technology] = technologies.get(name, whole(0, TOP_LEVEL), 0)


def _check_temples(state: State) -> None:
    """One player at most on a top step (TZ-7.2)."""
    for temple, name in enumerate(TEMPLES):
        top = state.game.boxes[0].temples[temple].n_steps - 1
        there = [s for s in range(state.game.players) if state.record.players[s].temples[temple] == top]
        if len(there) > 1:
            raise PositionError(
                f"players.{there[1]}.temples.{name}: seat {there[0]} is on the top step {top} already, "
                f"allowed are steps 0 to {top - 1}"
            )


def _read_workers(state: State, reader: Reader, players: list[Reader]) -> None:
    """Six workers each; hand and supply fill up what is not given (TZ-1.3, TZ-2.2)."""
    record = state.record
    for seat, player in enumerate(players):
        placed = sum(1 for gear in range(5) for space in record.gears[gear] if space == seat)
        placed += record.start_space == seat
        placed += sum(1 for worker in record.quick_spaces if worker == seat)
        if placed > WORKERS:
            raise reader.refuse("gears", f"has {placed} workers of seat {seat}, allowed are {WORKERS}")
        rest = WORKERS - placed
        me = record.players[seat]
        start = workers_at_start(state, seat)
        if player.has("hand"):
            me.hand = player.get("hand", whole(0, WORKERS), 0)
            me.supply = player.get("supply", whole(0, WORKERS), max(0, rest - me.hand))
        else:
            me.supply = player.get("supply", whole(0, WORKERS), min(WORKERS - start, rest))
            me.hand = max(0, rest - me.supply)
        if me.hand + me.supply != rest:
            key = "hand" if player.has("hand") else "supply"
            raise player.refuse(
                key,
                f"hand {me.hand}, supply {me.supply} and {placed} on the board are "
                f"{me.hand + me.supply + placed} workers, allowed are {WORKERS}",
            )
        if me.supply == WORKERS:
            raise player.refuse(
                "supply", f"is {WORKERS}, allowed are 0 to {WORKERS - 1}: somebody must be in play"
            )


def _check_turn(state: State, reader: Reader) -> None:
    """Whoever has a turn of this round to come has a worker to place or to pick up."""
    record = state.record
    seats = state.game.players
    first = (int(record.to_move) - int(record.start_player)) % seats
    if is_between_turns(reader):
        return
    for turn in range(first, seats):
        seat = (int(record.start_player) + turn) % seats
        if reader.value.get("pending") and turn == first:
            continue
        on_gears = any(worker == seat for gear in record.gears for worker in gear)
        if record.players[seat].hand == 0 and not on_gears and not may_pass(state, seat):
            raise reader.refuse(
                "start_space", f"is {seat}, who has no other worker for the turn to come; allowed is null"
            )
