"""The table of Hadara as SVG, drawn from a view: wheel, piles, colonies, a city, what can be done."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from antiqua.drawing import icons
from antiqua.drawing.svg import at, element, group
from antiqua.drawing.theme import css
from antiqua.games.hadara.box import Components
from antiqua.games.hadara.drawing import city as cities
from antiqua.games.hadara.drawing import hand as hands
from antiqua.games.hadara.drawing.colonies import colonies, shore
from antiqua.games.hadara.drawing.faces import SIZES, face
from antiqua.games.hadara.drawing.ghosts import CITY
from antiqua.games.hadara.drawing.piles import piles
from antiqua.games.hadara.drawing.players import HEIGHT as STRIP
from antiqua.games.hadara.drawing.players import strip
from antiqua.games.hadara.drawing.progress import now, progress
from antiqua.games.hadara.drawing.scene import Scene, Seat, short_names
from antiqua.games.hadara.drawing.strips import TALL, strip_width
from antiqua.games.hadara.drawing.strips import strip as tucked
from antiqua.games.hadara.drawing.wheel import fields, ground, later_draws, wheel
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.prices import price
from antiqua.games.hadara.texts import card_text, explain

WIDTH, TABLE_WIDTH, HEIGHT = 1112, 668, 828
ROW = 646.0
"""From one row of other cities to the next, in a picture that stands alone."""


def board(
    view: Mapping[str, Any],
    components: Components,
    *,
    names: Sequence[str] | None = None,
    moves: Sequence[str] = (),
    theme: str | None = None,
    players: bool | None = None,
    table_only: bool = False,
    standalone: bool = True,
) -> str:
    """The table of that view (or whole position) as SVG text, and the city of the seat that looks.

    Everything that stands for one of ``moves`` (legal moves of the seat that looks, else of the seat to move)
    is a ``<g class="target" data-move="…">``. In phase A the two drawn cards have buttons that decide both of
    them at once: a ``<g class="target" data-moves="show I-red-02|recruit">`` names two moves, to be made one
    after the other. A spectator sees the city of the seat to move, else of the start player. ``table_only``
    leaves hand and city out, for a page that has ``hand`` and ``city`` as pictures of their own. ``theme`` is
    light, dark or None (the reader's system). ``players`` draws all players above the table and the other
    cities under it, by default only in a picture that stands alone; one that does not needs
    ``icons.sheet()`` and ``theme.css()`` in its page, and the class ``hadara`` where seats' colours are used.
    """
    scene = _scene(view, components, names, moves)
    with_players = standalone and not table_only if players is None else players
    width = TABLE_WIDTH if table_only else WIDTH
    others = [seat for seat in range(len(scene.players)) if seat != scene.focus] if with_players else []
    top, bottom = (STRIP if with_players else 0), ROW * ((len(others) + 1) // 2)
    inside = (
        element("rect", y=-top or None, width=width, height=HEIGHT + top + bottom, fill="var(--ground)"),
        strip(scene) if with_players else "",
        progress(scene),
        ground(),
        fields(scene),
        piles(scene),
        later_draws(scene),
        wheel(scene),
        colonies(scene),
        shore(scene),
        "" if table_only else _own(scene),
        *(_other_city(scene, seat, index) for index, seat in enumerate(others)),
    )
    return _svg(
        (0, -top, width, HEIGHT + top + bottom),
        *inside,
        actor=scene.actor,
        label=summary(scene),
        theme=theme,
        standalone=standalone,
        interactive=bool(scene.moves),
    )


def _own(scene: Scene) -> str:
    """The city beside the table, and over it what is decided."""
    own = group(cities.city(scene, scene.focus), id=f"city-{scene.focus}", transform=at(*CITY))
    return own + group(hands.hand(scene), transform=at(*hands.PLACE))


def _other_city(scene: Scene, seat: int, index: int) -> str:
    x = (WIDTH - 2 * cities.WIDTH) / 3
    place = at(x + (index % 2) * (x + cities.WIDTH), HEIGHT + 10 + ROW * (index // 2))
    return group(cities.city(scene, seat), id=f"city-{seat}", transform=place)


def city(
    view: Mapping[str, Any],
    components: Components,
    seat: int,
    *,
    names: Sequence[str] | None = None,
    moves: Sequence[str] = (),
    theme: str | None = None,
    standalone: bool = True,
) -> str:
    """The own board of one player as SVG text; of ``moves`` it has busts to carve and cards to discard.

    Its ids are those that it has in the picture of the table: only one of them can be in a page.
    """
    scene = _scene(view, components, names, moves)
    return _svg(
        (-2, -2, cities.WIDTH + 4, cities.HEIGHT + 4),
        group(cities.city(scene, seat), id=f"city-{seat}"),
        actor=scene.actor,
        label=_("{name}: own board").format(name=scene.names[seat]),
        theme=theme,
        standalone=standalone,
        interactive=bool(scene.moves),
    )


def hand(
    view: Mapping[str, Any],
    components: Components,
    *,
    names: Sequence[str] | None = None,
    moves: Sequence[str] = (),
    theme: str | None = None,
    standalone: bool = True,
) -> str:
    """What the seat that looks holds and decides, as SVG text: the panel at the right of the table alone."""
    scene = _scene(view, components, names, moves)
    return _svg(
        (-2, -2, hands.WIDTH + 4, hands.HEIGHT + 4),
        hands.hand(scene, on_board=False),
        actor=scene.actor,
        label=now(scene),
        theme=theme,
        standalone=standalone,
        interactive=bool(scene.moves),
    )


def card(
    card_id: str,
    components: Components,
    *,
    size: str = "whole",
    player: Seat | None = None,
    bound: str = "",
    theme: str | None = None,
    standalone: bool = True,
) -> str:
    """A card as SVG text; KeyError if the box has none of that id.

    ``size`` is ``whole`` (180 × 250, with all words), ``hand`` (204 × 100, on its side), ``table`` (88 × 120)
    or ``strip`` (34 high, as it lies in a city). ``player`` is one entry of a view's players: the price is
    theirs, and if they have too few coins the missing ones are marked. ``bound`` is the track of a token
    bound to the card.
    """
    if size == "strip":
        width, height = strip_width(components, card_id, bound), TALL
        drawn = tucked(components, card_id, bound)
    else:
        width, height = SIZES[size]
        cost = None if player is None else price(player, card_id, components)
        lacks = 0 if player is None or cost is None else max(0, cost - int(player["coins"]))
        drawn = face(size, components, card_id, cost, lacks, bound)
    return _svg(
        (-1, -1, width + 2, height + 2),
        drawn,
        label=card_text(card_id, components),
        theme=theme,
        standalone=standalone,
        sized=True,
    )


def summary(scene: Scene) -> str:
    """The position in one sentence, for those who hear the table."""
    if scene.phase == "over":
        return _("Hadara: the game is over")
    where = _("Hadara, era {era}: {step}").format(era=scene.era, step=now(scene))
    mover = scene.view["to_move"]
    if mover is None:
        return where
    return _("{where}, {name} to move").format(where=where, name=scene.names[mover])


def _scene(
    view: Mapping[str, Any], components: Components, names: Sequence[str] | None, moves: Sequence[str]
) -> Scene:
    seat = view["to_move"] if view.get("seat") is None else view["seat"]
    told: dict[str, str] = {}
    if seat is not None:
        looking = {**view, "seat": seat, "doing": view.get("doing") or view.get("pending")}
        told = {move: explain(move, looking, components) for move in moves}
    return Scene(
        view=view,
        components=components,
        names=short_names(names, len(view["players"]), _("Player {number}")),
        moves=told,
    )


def _svg(
    box: tuple[float, float, float, float],
    *inside: str,
    label: str,
    theme: str | None,
    standalone: bool,
    interactive: bool = False,
    actor: int | None = None,
    sized: bool = False,
) -> str:
    style, classes, definitions = "", "antiqua hadara", ""
    if standalone:
        definitions = icons.symbols()
        # a class of its own, so that a light and a dark picture can be in one page
        own = f"antiqua-{theme or 'auto'}"
        classes = f"{classes} {own}"
        style = f"<style>{escape(css(theme, f'svg.{own}'), quote=False)}</style>"
    return element(
        "svg",
        style,
        element("defs", definitions) if definitions else "",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{side:g}" for side in box),
        width=box[2] if sized else None,
        height=box[3] if sized else None,
        class_=classes,
        # the colour of what the acting seat points at
        style=None if actor is None else f"--mine:var(--seat-{actor});--deep:var(--deep-{actor})",
        # an image would hide its targets from those who hear the page
        role="group" if interactive else "img",
        aria_label=label,
    )
