"""Reading what only games with modules of the expansion have in a position."""

from collections import Counter
from typing import Any

from antiqua.games.tzolkin.moves import SPACES
from antiqua.games.tzolkin.position import TURN_FLAGS
from antiqua.games.tzolkin.rules import powers
from antiqua.games.tzolkin.rules.prophecies import ruling_prophecy
from antiqua.games.tzolkin.rules.quick_actions import place_in_row
from antiqua.games.tzolkin.state import (
    DUMMY,
    EMPTY,
    GEARS,
    LAST_SPACE,
    OFFERED_TRIBES,
    PROPHECIES,
    ROW,
    TRIBES,
    Module,
    Phase,
    Tribe,
)
from antiqua.kernel.checks import Check, Wrong, flag, shown, whole
from antiqua.kernel.game import State
from antiqua.kernel.positions import Reader, index_of, list_of, once, or_null, same

BETWEEN_TURNS = ("days", "food_day", "first_round")


def is_between_turns(reader: Reader) -> bool:
    """Whether what is open belongs to no turn, so that no turn of the round is still to come."""
    pending: Any = reader.value.get("pending")
    try:
        return pending[0][0] in BETWEEN_TURNS
    except (TypeError, KeyError, IndexError):
        return False


def may_pass(state: State, seat: int) -> bool:
    """Whether the seat needs no worker for its turn (TP-2.3)."""
    return bool(powers.may_pass(state.record, seat))


def workers_at_start(state: State, seat: int) -> int:
    """Workers in play at the start: what the tribe says only when set-up is over (TP-2.12)."""
    box = state.game.boxes[0]
    if state.record.phase == Phase.SETUP:
        return int(box.workers_start)
    return int(powers.workers_at_start(box, state.record.players[seat]))


def names_in_play(state: State, names: tuple[str, ...]) -> list[str]:
    """The buildings of the game: those of the base game come first."""
    box = state.game.boxes[0]
    new = state.record.modules & Module.NEW_BUILDINGS
    return [name for i, name in enumerate(names) if new or not box.buildings[i].is_new]


def wealth_count(state: State, seat: int) -> int:
    """How many wealth tiles the seat keeps: three with Ixtab (TP-2.9)."""
    return 3 if powers.keeps_three(state.record.players[seat]) else 2


def wealth_kept(state: State, seat: int) -> Check:
    """A list of the wealth tiles that a seat has kept."""
    count = wealth_count(state, seat)
    tile = index_of(state.game.components.wealth_ids)
    return list_of(tile, count, "three are kept" if count == 3 else "two are kept")


def skulls_on_buildings(state: State) -> int:
    """The skulls that lie on buildings (TP-4.5)."""
    box = state.game.boxes[0]
    owners = state.record.building_owner
    return sum(int(box.buildings[i].skull_cost) for i in range(int(box.n_buildings)) if owners[i] >= 0)


def read_tribes(state: State, players: list[Reader]) -> None:
    """The tribe of each seat after set-up; null is allowed, as nothing is kept from wealth tiles."""
    if not state.record.modules & Module.TRIBES:
        return
    led: list[tuple[str, str]] = []
    for seat, player in enumerate(players):
        tribe = player.get("tribe", or_null(index_of(TRIBES)), None)
        state.record.players[seat].tribe = Tribe.NONE if tribe is None else 1 + tribe
        if tribe is not None:
            led.append((player.at("tribe"), TRIBES[tribe]))
    once(led, str)


def read_tribes_offered(state: State, players: list[Reader]) -> None:
    """The tribes offered in set-up, and those already chosen."""
    if not state.record.modules & Module.TRIBES:
        return
    offers: list[tuple[str, str]] = []
    check = list_of(index_of(TRIBES), OFFERED_TRIBES, "two are offered")
    for seat, player in enumerate(players):
        me = state.record.players[seat]
        dealt = [int(tribe) - 1 for tribe in me.tribes]
        offered = sorted(player.get("offered_tribes", check, dealt))
        if len(offered) != OFFERED_TRIBES:
            raise player.refuse("offered_tribes", f"has {len(offered)} tribes, allowed are {OFFERED_TRIBES}")
        offers += [(player.at("offered_tribes"), TRIBES[tribe]) for tribe in offered]
        for i, tribe in enumerate(offered):
            me.tribes[i] = 1 + tribe
        chosen = player.get("tribe", or_null(index_of(TRIBES)), None)
        if chosen is not None and chosen not in offered:
            raise player.refuse("tribe", f"is {TRIBES[chosen]}, allowed are the tribes offered and null")
        me.tribe = Tribe.NONE if chosen is None else 1 + chosen
    once(offers, str)


def read_expansion(state: State, reader: Reader) -> None:
    """Prophecies, the row of quick actions, what was done in the turn."""
    record = state.record
    if record.modules & Module.PROPHECIES:
        _read_prophecies(state, reader)
    record.calamity = ruling_prophecy(record) if record.phase == Phase.TURN else 0
    if record.modules & Module.QUICK_ACTIONS:
        _read_row(state, reader)
    if record.modules & (Module.TRIBES | Module.QUICK_ACTIONS):
        _read_turn(state, reader)


def _read_prophecies(state: State, reader: Reader) -> None:
    dealt = [int(prophecy) - 1 for prophecy in state.record.prophecies]
    given = reader.get("prophecies", list_of(index_of(PROPHECIES), 3, "three are drawn"), dealt)
    if len(given) != 3:
        raise reader.refuse("prophecies", f"has {len(given)} entries, allowed are 3")
    once(((reader.at("prophecies"), PROPHECIES[prophecy]) for prophecy in given), str)
    for i, prophecy in enumerate(given):
        state.record.prophecies[i] = 1 + prophecy


def read_quick_spaces(state: State, reader: Reader) -> None:
    """Who stands on the quick spaces: at most as many dummies as block them (TP-6.7)."""
    record = state.record
    box = state.game.boxes[0]
    if not record.modules & Module.QUICK_ACTIONS:
        reader.get("quick_spaces", same([]), [])
        return
    dealt = ["dummy" if worker == DUMMY else int(worker) for worker in record.quick_spaces if worker != EMPTY]
    check = list_of(_worker(state.game.players), int(box.quick_spaces), "there are no more spaces")
    given = reader.get("quick_spaces", check, [DUMMY] * dealt.count("dummy"))
    dummies = given.count(DUMMY)
    if dummies > int(box.quick_blocked[state.game.players]):
        allowed = int(box.quick_blocked[state.game.players])
        raise reader.refuse("quick_spaces", f"has {dummies} dummies, allowed are {allowed}")
    for space in range(len(record.quick_spaces)):
        record.quick_spaces[space] = given[space] if space < len(given) else EMPTY


def _worker(players: int) -> Check:
    """A seat, or the word dummy."""
    seat = whole(0, players - 1)
    return lambda value: DUMMY if value == "dummy" else seat(value)


def _read_row(state: State, reader: Reader) -> None:
    """The tile on the board and those that follow it, by the day; those before it do not matter."""
    record = state.record
    now = int(place_in_row(state.game.boxes[0], record))
    _read_tiles(state, reader, 0, now)
    _read_tiles(state, reader, 1, now)
    for i in range(now):
        record.quick_row[i] = EMPTY


def _read_tiles(state: State, reader: Reader, age: int, now: int) -> None:
    """The tiles of one age from the day on; what is not given is dealt from what is left of the age."""
    row = state.record.quick_row
    ids = state.game.components.quick_ids
    begin, stop = (0, ROW[0]) if age == 0 else (ROW[0], sum(ROW))
    dealt = [int(row[i]) for i in (*range(max(begin, now), stop), *range(begin, min(now, stop)))]
    wanted: dict[int, int] = {}
    if begin <= now < stop and reader.has("quick_tile"):
        wanted[now] = reader.get("quick_tile", index_of(ids), 0)
    key = f"quick_deck_{age + 1}"
    if reader.has(key):
        first = min(max(begin, now + 1), stop)
        given = reader.get(key, list_of(index_of(ids), sum(ROW), "there are no more"), [])
        if len(given) != stop - first:
            fitting = f"allowed are {stop - first} in round {state.record.round_number}"
            raise reader.refuse(key, f"has {len(given)} tiles, {fitting}")
        wanted |= dict(zip(range(first, stop), given, strict=True))
    free = Counter(dealt)
    for place, tile in wanted.items():
        if free[tile] == 0:
            at = "quick_tile" if place == now else key
            raise reader.refuse(at, f"has {ids[tile]}, of which age {age + 1} has no more")
        free[tile] -= 1
    rest = []
    for tile in dealt:
        if free[tile] > 0:
            rest.append(tile)
            free[tile] -= 1
    for place in range(max(begin, now), stop):
        row[place] = wanted[place] if place in wanted else rest.pop(0)


def _read_turn(state: State, reader: Reader) -> None:
    """What the seat to move has done in its turn, as far as it matters later in it."""
    record = state.record.turn
    turn = reader.inner("turn")
    turn.only((*TURN_FLAGS, "skipped", "dearest", "placed"))
    for name in TURN_FLAGS:
        setattr(record, name, int(turn.get(name, flag, False)))
    record.dearest = turn.get("dearest", whole(0, max(LAST_SPACE) + 1), 0)
    skipped = turn.get("skipped", or_null(_gear_and_space), None)
    record.skipped = 0 if skipped is None else 1 + skipped
    placed = turn.inner("placed")
    placed.only(GEARS)
    for gear, name in enumerate(GEARS):
        spaces = placed.get(name, list_of(whole(0, LAST_SPACE[gear]), SPACES, "there are no more spaces"), [])
        once(((placed.at(name), space) for space in spaces), lambda space: f"space {space}")
        record.placed[gear] = sum(1 << space for space in spaces)


def _gear_and_space(value: Any) -> int:
    """A space of a gear, as the number in a move's code."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise Wrong(f"is {shown(value)}, allowed is a gear and a space")
    gear = index_of(GEARS)(value[0])
    return int(gear * SPACES + whole(0, LAST_SPACE[gear])(value[1]))
