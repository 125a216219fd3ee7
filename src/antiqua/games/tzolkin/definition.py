"""Tzolk'in as the kernel knows it."""

from typing import Any

from antiqua.games.tzolkin import box, moves
from antiqua.games.tzolkin.counting import conserved, dwindling
from antiqua.games.tzolkin.position import to_position
from antiqua.games.tzolkin.reading import from_position
from antiqua.games.tzolkin.rules.game import apply, legal, setup, to_act
from antiqua.games.tzolkin.rules.hidden import redeal
from antiqua.games.tzolkin.rules.observing import OBSERVATION, observe
from antiqua.games.tzolkin.rules.scoring import QUARTERS, score
from antiqua.games.tzolkin.state import Ask, Game, Phase, Tribe
from antiqua.games.tzolkin.view import view
from antiqua.i18n import catalogue
from antiqua.kernel.definition import Definition, Option
from antiqua.kernel.game import State

_ = catalogue(__package__)


def move_text(state: State, seat: int, code: int) -> str:
    """The text of a legal move (CONTRACT section 2)."""
    components = state.game.components
    if moves.Code.BUILD <= code < moves.Code.MONUMENT:
        return f"build {components.building_ids[code - moves.Code.BUILD]}"
    if moves.Code.MONUMENT <= code < moves.Code.ARCHITECTURE_YES:
        return f"build {components.monument_ids[code - moves.Code.MONUMENT]}"
    if moves.Code.KEEP <= code < moves.Code.TRIBE:
        offered = state.record.players[seat].offered
        kept = [components.wealth_ids[offered[i]] for i in moves.KEPT_TILES[code - moves.Code.KEEP]]
        return f"keep {' '.join(kept)}"
    if moves.Code.RENOVATE <= code < moves.Code.LOWER:
        return f"renovate {components.building_ids[code - moves.Code.RENOVATE]}"
    return moves.FIXED_TEXTS[code]


def canonical(text: str) -> str:
    """Lower case, single blanks; tiles to keep in ascending order."""
    words = text.lower().split()
    if words[:1] == ["keep"]:
        words = ["keep", *sorted(words[1:])]
    return " ".join(words)


def _option(name: str, title: str, meaning: str) -> Option:
    """A module of the expansion; five players need quick actions (TP-5)."""
    fixed = {5: True} if name == "quick_actions" else {}
    return Option(name, False, (False, True), title, meaning, fixed)


def _board(state: State, seat: int | None) -> str:
    from antiqua.games.tzolkin.board import board

    moves_of_seat = [str(move) for move in state.moves(seat)] if seat is not None else []
    return board(state.view(seat), state.game.components, moves=moves_of_seat)


def _sentence(before: dict[str, Any], after: dict[str, Any], seat: int, text: str) -> str:
    from antiqua.games.tzolkin.texts import sentence

    return sentence(before, after, seat, text)


def _story(*arguments: object) -> list[tuple[int | None, str, dict[str, int]]]:
    from antiqua.games.tzolkin.texts import story

    return story(*arguments)  # type: ignore[arg-type]


def _stage(state: State) -> int:
    """What goes on after a turn: a quick action and what follows it, or a step of a food day."""
    record = state.record
    first = record.stack[0]
    if record.depth == 0:
        return 0
    if first.kind == Ask.FOOD_DAY:
        return 1 + int(first.a)
    if first.kind == Ask.PICKING and first.a == 1:  # after a quick action, but for Ah Chuy Kak
        return -1 if record.players[record.to_move].tribe == Tribe.XAMAN_EK else 0
    return -1 if first.kind == Ask.TURN_END else 0


def _trial(state: State) -> State:
    """A quick action's decisions, and those of a food day, are tried without what follows them."""
    after = state.copy()
    if _stage(after) != 0:
        bottom = after.record.stack[0]
        if bottom.kind == Ask.FOOD_DAY:
            after.record.turn.sold = 1  # a food day is nobody's own turn (TP-2.11)
        bottom.kind, bottom.a, bottom.b, bottom.c = Ask.PICKING, 1, 0, 0
    return after


DEFINITION = Definition(
    name="tzolkin",
    title="Tzolk'in: The Mayan Calendar",
    module=__name__,
    rules=1,
    seats=(2, 3, 4, 5),
    default_players=4,
    options=(
        _option("tribes", _("Tribes"), _("Each player leads one of two tribes: a power for the whole game.")),
        _option(
            "prophecies",
            _("Prophecies"),
            _("Three of 13: each rules a quarter, makes something dearer and is scored."),
        ),
        _option(
            "new_buildings",
            _("New buildings"),
            _("Eight more buildings: goods on every food day, tiles that can be renovated."),
        ),
        _option(
            "quick_actions",
            _("Quick actions"),
            _("A row of small actions, done at the end of the same turn. Five players always use them."),
        ),
    ),
    state=Game,
    functions={
        "setup": setup,
        "to_act": to_act,
        "legal": legal,
        "apply": apply,
        "score": score,
        "redeal": redeal,
        "observe": observe,
    },
    codes=moves.CODES,
    max_legal=moves.MAX_LEGAL,
    max_decisions=20_000,
    observation=OBSERVATION,
    score_parts=("points", "corn", "skulls", "monuments"),
    score_unit=QUARTERS,
    components=lambda source: box.default() if source is None else box.read(source),
    move_text=move_text,
    canonical=canonical,
    final=moves.FINAL.__contains__,
    to_position=to_position,
    from_position=from_position,
    view=view,
    board=_board,
    sentence=_sentence,
    story=_story,
    secret=lambda state: int(state.record.phase == Phase.SETUP),
    stage=_stage,
    trial=_trial,
    conserved=conserved,
    dwindling=dwindling,
)
