"""Hellas as the kernel knows it."""

from antiqua.games.hellas import box, moves, texts
from antiqua.games.hellas.counting import conserved, dwindling
from antiqua.games.hellas.position import space_ids, to_position
from antiqua.games.hellas.reading import from_position
from antiqua.games.hellas.rules.game import apply, legal, to_act
from antiqua.games.hellas.rules.hidden import redeal
from antiqua.games.hellas.rules.observing import OBSERVATION, observe
from antiqua.games.hellas.rules.scoring import score
from antiqua.games.hellas.rules.setup import setup
from antiqua.games.hellas.state import ACTIONS, KINDS, SPACES, Game
from antiqua.games.hellas.view import view
from antiqua.i18n import catalogue
from antiqua.kernel.definition import Definition, Option
from antiqua.kernel.game import State

_ = catalogue(__package__)


def move_text(state: State, seat: int, code: int) -> str:
    """The text of a legal move (CONTRACT section 2)."""
    if code < moves.Code.BUILD:
        return f"take {ACTIONS[code]}"
    if code == moves.Code.DECLINE:
        return "decline"
    if code == moves.Code.NOTHING:
        return "nothing"
    kind, space = divmod(code - moves.Code.BUILD, SPACES)
    verb = (*KINDS, "cover", "miner", "column")[kind]
    return f"{verb} {space_ids(state)[space]}"


def canonical(text: str) -> str:
    """Lower case and single blanks."""
    return " ".join(text.lower().split())


def _is_final(code: int) -> bool:
    """Taking a quarry turns up a tile, and so does placing one; where the miner goes ends the action."""
    return code == moves.Code.TAKE + ACTIONS.index("quarry") or moves.Code.COVER <= code < moves.Code.COLUMN


def _board(state: State, seat: int | None) -> str:
    from antiqua.games.hellas.board import board

    moves_of_seat = [str(move) for move in state.moves(seat)] if seat is not None else []
    return board(state.view(seat), state.game.components, moves=moves_of_seat)


DEFINITION = Definition(
    name="hellas",
    title="Hellas",
    module=__name__,
    rules=1,
    seats=(2, 3, 4),
    default_players=4,
    options=(
        Option(
            "open_marble",
            False,
            (False, True),
            _("Open marble"),
            _("Everybody sees how much marble the others have; otherwise it stands behind screens."),
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
    max_decisions=2_000,
    observation=OBSERVATION,
    score_parts=("city", "monuments", "temples", "rings", "most_rings", "marble"),
    score_unit=1,
    components=lambda source: box.default() if source is None else box.read(source),
    move_text=move_text,
    canonical=canonical,
    final=_is_final,
    to_position=to_position,
    from_position=from_position,
    view=view,
    board=_board,
    sentence=texts.sentence,
    conserved=conserved,
    dwindling=dwindling,
    story=texts.story,
)
