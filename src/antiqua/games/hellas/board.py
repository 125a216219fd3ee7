"""The board of Hellas as SVG, drawn from a view: island, cities, action spaces, what can be done."""

from collections.abc import Mapping, Sequence
from typing import Any

from antiqua.drawing.picture import picture
from antiqua.drawing.svg import group
from antiqua.games.hellas.box import Components
from antiqua.games.hellas.drawing.actions import HEIGHT as QUAY
from antiqua.games.hellas.drawing.actions import quay
from antiqua.games.hellas.drawing.frame import SEA, frame
from antiqua.games.hellas.drawing.island import sea
from antiqua.games.hellas.drawing.pieces import pieces
from antiqua.games.hellas.drawing.plaques import plaques
from antiqua.games.hellas.drawing.quarries import quarries
from antiqua.games.hellas.drawing.scene import Scene
from antiqua.games.hellas.drawing.strip import HEIGHT as STRIP
from antiqua.games.hellas.drawing.strip import strip
from antiqua.games.hellas.drawing.targets import definitions, targets
from antiqua.games.hellas.drawing.temples import counts, temples
from antiqua.games.hellas.drawing.walls import banners, walls
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.state import ROUNDS
from antiqua.games.hellas.texts import explain

WIDTH, HEIGHT = SEA[0], SEA[1] + QUAY


def board(
    view: Mapping[str, Any],
    components: Components,
    *,
    names: Sequence[str] | None = None,
    moves: Sequence[str] = (),
    theme: str | None = None,
    takers: Mapping[str, Sequence[int]] | None = None,
    players: bool | None = None,
    standalone: bool = True,
) -> str:
    """The board of that view (or whole position) as SVG text.

    Everything that stands for one of ``moves`` (legal moves of the seat that looks, else of the seat that is
    asked) is a ``<g class="target" data-move="…">``. Where a house and an agora can be built on one space,
    each has half of it. ``theme`` is light, dark or None (the reader's system). ``takers`` tells whose the
    cubes are, which a view does not: for each action space the seats that took one in this round, in that
    order; other cubes are plain. ``players`` draws the players above the board, by default only in a picture
    that stands alone; one that does not needs ``icons.sheet()`` and ``theme.css()`` in its page.
    """
    scene = _scene(view, components, names, moves, takers)
    with_players = standalone if players is None else players
    top = STRIP if with_players else 0
    island = group(
        walls(scene),
        temples(scene),
        quarries(scene),
        pieces(scene),
        targets(scene),
        counts(scene),
        banners(scene),
        transform=frame(scene.rows).transform,
    )
    return picture(
        (0, -top, WIDTH, HEIGHT + top),
        sea(scene.rows, -top),
        island,
        plaques(scene),
        quay(scene),
        strip(scene) if with_players else "",
        definitions=definitions(),
        classes="hellas",
        actor=scene.actor,
        label=summary(scene),
        theme=theme,
        standalone=standalone,
        interactive=bool(scene.moves),
    )


def _scene(
    view: Mapping[str, Any],
    components: Components,
    names: Sequence[str] | None,
    moves: Sequence[str],
    takers: Mapping[str, Sequence[int]] | None,
) -> Scene:
    seats = len(view["players"])
    shown = tuple(
        names[seat] if names and seat < len(names) else _("Player {number}").format(number=seat + 1)
        for seat in range(seats)
    )
    scene = Scene(view, components, shown, takers=takers or {})
    looking = {**view, "seat": scene.actor, "doing": scene.doing}
    return Scene(
        view, components, shown, {move: explain(move, looking, components) for move in moves}, takers or {}
    )


def summary(scene: Scene) -> str:
    """The position in one sentence, for those who hear the board."""
    view = scene.view
    if view["phase"] == "over" or scene.asked is None:
        return _("Hellas: the game is over")
    rounds = _("Hellas, round {round} of {last}").format(round=view["round"], last=ROUNDS)
    return _("{where}: {name} to decide").format(where=rounds, name=scene.names[scene.asked])
