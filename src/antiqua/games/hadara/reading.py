"""Positions of Hadara as JSON: reading any subset of the keys (CONTRACT section 3)."""

from collections.abc import Mapping
from typing import Any

from antiqua.games.hadara.cards_given import read_cards
from antiqua.games.hadara.players_given import read_players
from antiqua.games.hadara.rules.game import legal, to_act
from antiqua.games.hadara.rules.setup import begin_era, leads, take_start_values
from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import COLOURS, IN_FRONT, NONE, PHASES, SIDES, STEPS, Phase, Track
from antiqua.games.hadara.turn_given import read_pending
from antiqua.kernel.checks import shown, whole
from antiqua.kernel.game import Game, State
from antiqua.kernel.positions import FORMAT, Reader, index_of, list_of, or_null, same
from antiqua.kernel.records import new_numbers
from antiqua.kernel.rng import MASK, MAX_SEED

KEYS = (
    "format",
    "game",
    "rules",
    "options",
    "seed",
    "rng",
    "era",
    "phase",
    "step",
    "start_player",
    "to_move",
    "board",
    "wheel",
    "inner",
    "outer",
    "colonies",
    "sold",
    "players",
    "pending",
)
NOBODYS_TURN = (Phase.SIDES, Phase.A, Phase.OVER)


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
    given = reader.items("players")
    if reader.has("players") and len(given) != game.players:
        raise reader.refuse(
            "players", f"has {len(given)} entries, allowed are {game.players}: one for each seat"
        )
    players = [Reader(value, f"players.{seat}") for seat, value in enumerate(given or [{}] * game.players)]
    phase = reader.get("phase", index_of(PHASES), Phase.WHEEL)
    if phase == Phase.SIDES and game.options["sides"] == SIDES[0]:
        raise reader.refuse("phase", "is sides, allowed only with the option sides = choose")
    record.era = reader.get("era", whole(1, 1 if phase == Phase.SIDES else 3), 1) - 1
    _read_start_cards(state, players, phase)
    if phase != Phase.SIDES:
        begin_era(game.boxes[0], record)
    record.phase = phase
    _read_turn(state, reader)
    read_players(state, players)
    read_cards(state, reader, players)
    _read_mover(state, reader)
    _check_cards(state, reader)
    if reader.has("rng"):
        words = reader.get("rng", list_of(whole(0, MASK), 2, "the words of the generator"), [])
        if len(words) != 2 or not any(words):
            raise reader.refuse("rng", f"is {shown(words)}, allowed are two whole numbers, not both 0")
        record.rng[0], record.rng[1] = words
    read_pending(state, reader)
    _check_answers(state, reader)
    return state


def _read_start_cards(state: State, players: list[Reader], phase: int) -> None:
    """Numbers and sides; by default 1a, 2a, … in seat order."""
    record = state.record
    names = [f"{number}{side}" for number in range(1, 6) for side in ("", *SIDES)]
    before = [name for name in names if len(name) == 1]
    after = [name for name in names if len(name) == 2]
    seen: dict[str, int] = {}
    for seat, player in enumerate(players):
        allowed = before if phase == Phase.SIDES else after
        default = seat * (1 if phase == Phase.SIDES else 2)
        card = allowed[player.get("start_card", index_of(allowed), default)]
        if card[0] in seen:
            raise player.refuse(
                "start_card", f"is {card}, allowed is a number that seat {seen[card[0]]} has not"
            )
        seen[card[0]] = seat
        record.players[seat].number = int(card[0]) - 1
        record.players[seat].side = SIDES.index(card[1]) if len(card) == 2 else 0
    if phase != Phase.SIDES:
        take_start_values(state.game.boxes[0], record)


def _read_turn(state: State, reader: Reader) -> None:
    """Wheel, step and start player."""
    record = state.record
    colours = reader.get("board", list_of(index_of(COLOURS), 5, "there are five"), None)
    if colours is not None:
        if sorted(colours) != [0, 1, 2, 3, 4]:
            raise reader.refuse("board", "allowed are the five colours, each once")
        for at, colour in enumerate(colours):
            record.board[at] = colour
    order = [int(colour) for colour in record.board]
    record.wheel = order.index(reader.get("wheel", index_of(COLOURS), order[record.wheel]))
    last = STEPS - 1 if record.phase == Phase.A else 0
    record.round_step = reader.get("step", whole(0, last), 0)
    leader = int(leads(record, record.era))
    record.start_player = reader.get("start_player", whole(0, state.game.players - 1), leader)


def _read_mover(state: State, reader: Reader) -> None:
    """Whose turn it is in the phases that are taken in turn order; in phase b the cards left tell."""
    record = state.record
    seats = state.game.players
    if record.phase in NOBODYS_TURN:
        reader.get("to_move", same(None), None)
        record.to_move = NONE
        return
    start = int(record.start_player)
    if record.phase == Phase.B:
        left = sum(int(number) for number in record.n_outer)
        left += isinstance(reader.value.get("pending"), Mapping) and bool(reader.value["pending"].get("card"))
        start = (start + STEPS * seats - left) % seats
    if record.phase == Phase.FEEDING:
        start = _first_hungry(state, reader, start)
    default = reader.get("to_move", or_null(whole(0, seats - 1)), start)
    if default is None:
        raise reader.refuse("to_move", f"is null, allowed in this phase are 0 to {seats - 1}")
    if record.phase == Phase.WHEEL and default != record.start_player:
        raise reader.refuse(
            "to_move", f"is {default}, allowed is the start player {int(record.start_player)}"
        )
    record.to_move = default


def _first_hungry(state: State, reader: Reader, start: int) -> int:
    """In feeding only a seat that lacks food is asked."""
    record = state.record
    paid = Reader(reader.value.get("pending") or {}, "pending").get("paid", whole(0, IN_FRONT), 0)
    seats = state.game.players
    for turn in range(seats):
        seat = (start + turn) % seats
        me = record.players[seat]
        if me.n_cards > track(state.game.boxes[0], me, Track.FOOD) + paid:
            if reader.value.get("to_move", seat) == seat:
                return seat
    raise reader.refuse("to_move", "has food for all cards, allowed in feeding is a seat that lacks food")


def _check_cards(state: State, reader: Reader) -> None:
    """Room for all cards that a seat has in front and may still recruit, ten an era."""
    record = state.record
    seats = state.game.players
    left = sum(int(number) for number in record.n_outer) + (record.card != NONE)
    steps = {Phase.WHEEL: STEPS, Phase.A: STEPS - int(record.round_step)}.get(record.phase, 0)
    to_come = 2 * steps + (left + seats - 1) // seats + 2 * STEPS * (2 - int(record.era))
    most = IN_FRONT - to_come
    for seat in range(seats):
        if record.players[seat].n_cards > most:
            raise reader.refuse(
                f"players.{seat}.cards",
                f"has {int(record.players[seat].n_cards)} cards, allowed are {most} in this era",
            )


def _check_answers(state: State, reader: Reader) -> None:
    """Whoever is to act must have a legal answer."""
    record = state.record
    out = new_numbers(state.game.definition.max_legal)
    acting = to_act(record)
    if record.phase != Phase.OVER and acting == 0:
        raise reader.refuse("pending", "has every choice complete, allowed is at least one that is open")
    for seat in range(state.game.players):
        if acting >> seat & 1 and legal(state.game.boxes[0], record, seat, out) == 0:
            key = "outer" if record.phase == Phase.B else "phase"
            raise reader.refuse(key, f"leaves seat {seat} no legal move, allowed is one that does")
