"""Hadara as the kernel knows it."""

from typing import Any

from antiqua.games.hadara import box, moves, texts
from antiqua.games.hadara.counting import conserved, dwindling
from antiqua.games.hadara.position import drawn, requirement, to_position
from antiqua.games.hadara.reading import from_position
from antiqua.games.hadara.rules.game import apply, legal, to_act
from antiqua.games.hadara.rules.hidden import redeal
from antiqua.games.hadara.rules.observing import OBSERVATION, observe
from antiqua.games.hadara.rules.scoring import score
from antiqua.games.hadara.rules.setup import setup
from antiqua.games.hadara.state import SIDES, STEPS, Game, Phase
from antiqua.games.hadara.view import view
from antiqua.i18n import catalogue
from antiqua.kernel.definition import Definition, Option
from antiqua.kernel.game import State

_ = catalogue(__package__)

FINAL = frozenset(
    (
        *range(moves.Code.SIDE, moves.Code.SHOW),
        moves.Code.RECRUIT,
        moves.Code.SELL,
        *range(moves.Code.BIND, moves.Code.PLUNDER),
        *range(moves.Code.ALLY, moves.Code.NO_COLONY + 1),
        moves.Code.NO_BUST,
        moves.Code.DONE,
    )
)
"""Moves that complete a choice, end a seat's part of a step or turn a colony over: they are not undone."""


def move_text(state: State, seat: int, code: int) -> str:
    """The text of a legal move (CONTRACT section 2)."""
    if text := moves.FIXED_TEXTS.get(code):
        return text
    if code < moves.Code.RECRUIT:
        return f"show {drawn(state, seat)[code - moves.Code.SHOW]}"
    if code < moves.Code.ALLY:
        return f"plunder {requirement(state, code - moves.Code.PLUNDER)}"
    if code < moves.Code.NO_COLONY:
        return f"ally {requirement(state, code - moves.Code.ALLY)}"
    if code < moves.Code.TOKEN:
        return f"bust {int(state.game.boxes[0].busts[code - moves.Code.BUST].requirement)}"
    return f"discard {state.game.components.card_ids[code - moves.Code.DISCARD]}"


def canonical(text: str) -> str:
    """Lower case and single blanks."""
    return " ".join(text.lower().split())


def _board(state: State, seat: int | None) -> str:
    from antiqua.games.hadara.board import board

    moves_of_seat = [str(move) for move in state.moves(seat)] if seat is not None else []
    return board(state.view(seat), state.game.components, moves=moves_of_seat)


def _secret(state: State) -> int:
    """Each step of phase A is a secret decision, and so is the choice of sides."""
    record = state.record
    if record.phase == Phase.A:
        return 2 + int(record.era) * STEPS + int(record.round_step)
    return int(record.phase == Phase.SIDES)


def _components(source: Any) -> Any:
    return box.default() if source is None else box.read(source)


DEFINITION = Definition(
    name="hadara",
    title="Hadara",
    module=__name__,
    rules=1,
    seats=(2, 3, 4, 5),
    default_players=4,
    options=(
        Option(
            "advanced",
            False,
            (False, True),
            _("Advanced purple cards"),
            _("All 14 purple cards of each era; otherwise only the ten without the symbol."),
        ),
        Option(
            "sides",
            SIDES[0],
            (SIDES[0], "choose"),
            _("Start cards"),
            _("Everybody begins with side A, or chooses a side in secret."),
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
    max_decisions=3_000,
    observation=OBSERVATION,
    score_parts=("colonies", "busts", "silver", "gold", "cards", "coins"),
    score_unit=1,
    components=_components,
    move_text=move_text,
    canonical=canonical,
    final=FINAL.__contains__,
    to_position=to_position,
    from_position=from_position,
    view=view,
    board=_board,
    sentence=texts.sentence,
    story=texts.story,
    secret=_secret,
    conserved=conserved,
    dwindling=dwindling,
)
