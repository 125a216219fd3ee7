"""What each legal move would do, tried on copies; nothing that is hidden from the seat is touched."""

from antiqua.kernel.game import State
from antiqua.site.tables.present import Presenter
from antiqua.site.tables.present.context import Preview


def previews(state: State, seat: int, moves: list[str], game: Presenter) -> dict[str, Preview]:
    """A preview for each move that may be tried."""
    return {move: _try(state, seat, move, game) for move in moves if game.previewed(move)}


def _try(state: State, seat: int, move: str, game: Presenter) -> Preview:
    after = state.game.definition.trial(state)
    after.play(move, seat)
    legal = [str(following) for following in after.moves(seat)] if seat in after.to_act else []
    then = {following: _try(after, seat, following, game) for following in game.next_of(move, legal)}
    return Preview(after.view(seat), then, legal)
