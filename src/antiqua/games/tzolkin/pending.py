"""Reading what is open inside a turn from a position."""

from typing import Any

from antiqua.games.tzolkin.position import ASKS
from antiqua.games.tzolkin.rules.constructing import can_build
from antiqua.games.tzolkin.rules.effects import settle
from antiqua.games.tzolkin.rules.game import legal
from antiqua.games.tzolkin.rules.powers import last_space
from antiqua.games.tzolkin.state import EMPTY, STACK, TILES, WORKERS, Ask, Site, Technology
from antiqua.games.tzolkin.tables import Effect
from antiqua.kernel.checks import one_of, shown, whole
from antiqua.kernel.errors import PositionError
from antiqua.kernel.game import State
from antiqua.kernel.positions import Reader, checked, index_of
from antiqua.kernel.records import new_numbers

NO = (0, 0)
LIMITS: dict[int, tuple[tuple[int, int], ...]] = {
    Ask.START: (NO, NO, NO),
    Ask.PLACING: ((0, WORKERS), (0, 1), NO),
    Ask.PICKING: ((0, 1), NO, NO),
    Ask.ACTION: ((0, 4), (0, 11), NO),
    Ask.FREE_CHOICE: ((0, 4), NO, NO),
    Ask.ANY_ACTION: ((0, 1), NO, NO),
    Ask.HARVEST: ((2, 5), NO, NO),
    Ask.ADVANCE: ((1, 2), (0, 1), (0, 1)),
    Ask.PAY: ((1, 9), (0, 2), NO),
    Ask.STEP_UP: ((1, 2), (0, 3), NO),
    Ask.TAKE: ((1, 9), NO, NO),
    Ask.MARKET: (NO, NO, NO),
    Ask.OFFERING: (NO, NO, NO),
    Ask.CONSTRUCT: ((0, 5), (0, TILES + 1), (0, 1)),
    Ask.ARCHITECTURE: ((0, TILES - 1), (0, TILES), NO),
    Ask.SAVE: ((0, TILES - 1), (1, 3), (0, TILES)),
    Ask.ANGER: (NO, NO, NO),
    Ask.DAYS: (NO, NO, NO),
    Ask.RAISE: ((0, 3), (0, 1), NO),
    Ask.EFFECT: ((Effect.TEMPLE, Effect.OFFERING), (0, 3), NO),
    Ask.STEP: ((0, 2), (0, 1), NO),
    Ask.GOLD: ((1, 20), NO, NO),
    Ask.SKULL: ((1, 13), NO, NO),
    Ask.LOWER: (NO, NO, NO),
    Ask.BONUS: (NO, NO, NO),
    Ask.RECEIVE: ((0, TILES - 1), (0, 3), NO),
    Ask.AWARD: ((0, 4), (0, 9), (0, 9)),
    Ask.FOOD_DAY: ((1, 2), NO, NO),
    Ask.TURN_END: (NO, NO, NO),
    Ask.FIRST_ROUND: (NO, NO, NO),
}
"""What the three arguments of each thing on the stack may be."""

AT_THE_BOTTOM = (
    Ask.START,
    Ask.PLACING,
    Ask.PICKING,
    Ask.DAYS,
    Ask.FOOD_DAY,
    Ask.TURN_END,
    Ask.FIRST_ROUND,
)
WAITING = (
    Ask.ADVANCE,
    Ask.RAISE,
    Ask.CONSTRUCT,
    Ask.STEP_UP,
    Ask.OFFERING,
    Ask.EFFECT,
    Ask.STEP,
    Ask.TAKE,
    Ask.GOLD,
    Ask.SKULL,
    Ask.RECEIVE,
    Ask.AWARD,
)
"""What may wait for something else, besides what is at the bottom."""


def read_pending(state: State, reader: Reader) -> None:
    """Puts what is open on the stack; a turn begins where nothing is given."""
    if not reader.has("pending"):
        return
    record = state.record
    frames = reader.items("pending")
    if not 1 <= len(frames) <= STACK // 2:
        raise reader.refuse("pending", f"has {len(frames)} entries, allowed are 1 to {STACK // 2}")
    read = [_read_frame(state, frame, f"pending.{depth}", depth == 0) for depth, frame in enumerate(frames)]
    _check_order(reader, [kind for kind, _ in read])
    for depth, (kind, arguments) in enumerate(read):
        _check_answers(state, kind, arguments, f"pending.{depth}", depth == len(read) - 1)
    record.depth = len(read)
    for depth, (kind, arguments) in enumerate(read):
        record.stack[depth].kind = kind
        record.stack[depth].a, record.stack[depth].b, record.stack[depth].c = arguments
    settle(state.game.boxes[0], record)
    out = new_numbers(state.game.definition.max_legal)
    if legal(state.game.boxes[0], record, record.to_move, out) == 0:
        raise reader.refuse(
            "pending", f"ends with {shown(frames[-1])}, which has no legal answer in this position"
        )


def _read_frame(state: State, frame: Any, path: str, bottom: bool) -> tuple[int, list[int]]:
    if not isinstance(frame, list | tuple) or len(frame) != 4:
        raise PositionError(f"{path}: is {shown(frame)}, allowed is a word and three whole numbers")
    name, *arguments = frame
    checked(name, index_of([ask for kind, ask in enumerate(ASKS) if (kind in AT_THE_BOTTOM) == bottom]), path)
    kind = ASKS.index(name)
    for argument, (low, high) in zip(arguments, LIMITS[kind], strict=True):
        checked(argument, whole(low, high), path)
    if kind == Ask.ACTION:
        last = last_space(state.record, state.record.to_move, arguments[0])
        checked(arguments[1], whole(0, int(last)), path)
    if kind in (Ask.ARCHITECTURE, Ask.SAVE, Ask.RECEIVE):
        checked(arguments[0], one_of(*(int(tile) for tile in state.record.shown if tile != EMPTY)), path)
    if kind == Ask.EFFECT and arguments[0] == Effect.TEMPLE:
        checked(arguments[1], whole(0, 2), path)
    if kind == Ask.PLACING:
        least = 0 if state.record.turn.skipped else 1
        most = WORKERS - int(state.record.players[state.record.to_move].hand)
        checked(arguments[0], whole(least, most), path)
    if kind == Ask.AWARD:
        checked(arguments[0], whole(0, state.game.players - 1), path)
    return kind, arguments


def _check_answers(state: State, kind: int, arguments: list[int], path: str, top: bool) -> None:
    """What is asked can be paid; what waits can be declined, as all may be gone when its time comes."""
    record = state.record
    food_day = int(state.game.boxes[0].food_day[record.food_days])
    if kind == Ask.FOOD_DAY and record.round_number < food_day:
        raise PositionError(f"{path}: is a food day, allowed in rounds from {food_day} on")
    if kind == Ask.DAYS:
        if record.round_number >= food_day:
            raise PositionError(f"{path}: is days before the food day, allowed in rounds before {food_day}")
    if kind == Ask.ARCHITECTURE:
        me = record.players[record.to_move]
        level = int(me.technologies[Technology.ARCHITECTURE])
        building, old = arguments[0], arguments[1] - 1
        if level == 0 or not can_build(
            state.game.boxes[0], record, me, building, Site.TIKAL_4, level, 0, old
        ):
            raise PositionError(f"{path}: allowed is architecture in use, with a building that can be paid")
    bound = (kind == Ask.CONSTRUCT and arguments[1] != 1) or (kind == Ask.ADVANCE and arguments[1:] == [1, 0])
    if bound and not top:
        raise PositionError(f"{path}: waits and may not be declined, allowed is one that may")


def _check_order(reader: Reader, kinds: list[int]) -> None:
    """Only what waits for something else may stand under it."""
    alone = kinds[0] in (Ask.PLACING, Ask.DAYS) and len(kinds) > 1
    begging = kinds[0] == Ask.START and kinds[1:] not in ([], [Ask.ANGER])
    if alone or begging or any(kind not in WAITING for kind in kinds[1:-1]):
        raise reader.refuse(
            "pending", f"is {shown([ASKS[kind] for kind in kinds])}, an order that no turn has"
        )
