"""The board of Tzolk'in as SVG, drawn from a view: gears, temples, technologies, tiles, what can be done."""

from collections.abc import Collection, Mapping, Sequence
from html import escape
from typing import Any

from antiqua.drawing import icons
from antiqua.drawing.svg import element
from antiqua.drawing.theme import css
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.drawing.calendar import arrow, calendar, last_round
from antiqua.games.tzolkin.drawing.far import further_spaces, skips
from antiqua.games.tzolkin.drawing.gears import defs, gears, hubs, numbers, rings, sockets, wells
from antiqua.games.tzolkin.drawing.ground import carving
from antiqua.games.tzolkin.drawing.prophecies import prophecies
from antiqua.games.tzolkin.drawing.quick import quick
from antiqua.games.tzolkin.drawing.scene import Scene
from antiqua.games.tzolkin.drawing.shelf import owner_plate, shelf, short_names
from antiqua.games.tzolkin.drawing.small import HEIGHT as SMALL_HEIGHT
from antiqua.games.tzolkin.drawing.small import WIDTH as SMALL_WIDTH
from antiqua.games.tzolkin.drawing.small import small_face
from antiqua.games.tzolkin.drawing.strip import HEIGHT as STRIP
from antiqua.games.tzolkin.drawing.strip import strip
from antiqua.games.tzolkin.drawing.tables import market, placing, start_space
from antiqua.games.tzolkin.drawing.technologies import technologies
from antiqua.games.tzolkin.drawing.temples import temples
from antiqua.games.tzolkin.drawing.tiles import HEIGHT as TILE_HEIGHT
from antiqua.games.tzolkin.drawing.tiles import WIDTH as TILE_WIDTH
from antiqua.games.tzolkin.drawing.tiles import face
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.drawing.works import works
from antiqua.games.tzolkin.texts import explain, price_in_corn, tile_text

WIDTH, HEIGHT = 1112, 828


def board(
    view: Mapping[str, Any],
    components: Components,
    *,
    names: Sequence[str] | None = None,
    moves: Sequence[str] = (),
    theme: str | None = None,
    day_before: int | None = None,
    players: bool | None = None,
    standalone: bool = True,
) -> str:
    """The board of that view (or whole position) as SVG text.

    Everything that stands for one of ``moves`` (legal moves of the seat that looks, else of the seat to move)
    is a ``<g class="target" data-move="…">``. ``theme`` is light, dark or None (the reader's system). With
    ``day_before`` (days since round 1) the gears turn from that day to the present one. ``players`` draws the
    players above the board, by default only in a picture that stands alone; one that does not needs
    ``icons.sheet()`` and ``theme.css()`` in its page.
    """
    scene = _scene(view, components, names, moves, day_before)
    with_players = standalone if players is None else players
    top = STRIP if with_players else 0
    inside = (
        element("rect", y=-top or None, width=WIDTH, height=HEIGHT + top, fill="var(--ground)"),
        carving(),
        strip(scene) if with_players else "",
        placing(scene),
        market(scene),
        rings(scene),
        wells(),
        works(),
        numbers(),
        gears(scene),
        calendar(scene),
        hubs(scene),
        further_spaces(scene),
        sockets(scene),
        skips(scene),
        arrow(_("Today")),
        start_space(scene),
        temples(scene),
        technologies(scene),
        prophecies(scene),
        quick(scene),
        shelf(scene),
    )
    return _svg(
        (0, -top, WIDTH, HEIGHT + top),
        *inside,
        definitions=defs(),
        has_modules=has_modules(view),
        classes="tzolkin",
        actor=scene.actor,
        label=summary(scene),
        theme=theme,
        standalone=standalone,
        interactive=bool(scene.moves),
    )


def has_modules(view: Mapping[str, Any]) -> bool:
    """Whether something of the expansion is in the game."""
    return any(value is True for value in view["options"].values())


def _scene(
    view: Mapping[str, Any],
    components: Components,
    names: Sequence[str] | None,
    moves: Sequence[str],
    day_before: int | None,
) -> Scene:
    seat = view.get("seat")
    looking = {**view, "seat": view["to_move"] if seat is None else seat}
    return Scene(
        view=view,
        components=components,
        names=short_names(names, len(view["players"])),
        moves={move: explain(move, looking, components) for move in moves},
        prices={move: price_in_corn(move, looking, components) for move in moves},
        day_before=day_before,
    )


def card(
    tile_id: str,
    components: Components,
    *,
    players: int | None = None,
    lacks: Collection[str] = (),
    owner: int | None = None,
    name: str = "",
    small: bool = False,
    marked: bool = True,
    theme: str | None = None,
    standalone: bool = True,
) -> str:
    """A building, monument or starting-wealth tile as SVG text; ValueError if the box has none of that id.

    With ``players`` (how many) a monument that depends on it shows its points, else its table.
    ``lacks`` are the goods to be marked as missing for its price; ``owner`` and ``name`` put their plate over
    the price. ``small`` leaves price and caption out, for tiles that are built. A tile of which not all is
    certain has a question mark if it is to be ``marked``; small ones have no room for it.
    """
    if small:
        width, height, drawn = SMALL_WIDTH, SMALL_HEIGHT, small_face(components, tile_id, players)
    else:
        plate = "" if owner is None else owner_plate(owner, name)
        width, height = TILE_WIDTH, TILE_HEIGHT
        drawn = face(components, tile_id, players, frozenset(lacks), plate, marked)
    return _svg(
        (-1, -1, width + 2, height + 2),
        drawn,
        has_modules=tile_id.startswith("exp_"),
        classes="face",
        label=tile_text(tile_id, components, players),
        theme=theme,
        standalone=standalone,
        sized=True,
    )


def summary(scene: Scene) -> str:
    """The position in one sentence, for those who hear the board."""
    view, last = scene.view, last_round(scene)
    if view["phase"] == "over":
        return _("Tzolk'in: the game is over")
    if view["phase"] == "setup":
        return _("Tzolk'in: choosing starting wealth")
    rounds = _("Tzolk'in, round {round} of {last}").format(round=view["round"], last=last)
    if view["to_move"] is None:
        return rounds
    return _("{where}: {name} to move").format(where=rounds, name=scene.names[view["to_move"]])


def _svg(
    box: tuple[float, float, float, float],
    *inside: str,
    definitions: str = "",
    has_modules: bool = False,
    classes: str,
    label: str,
    theme: str | None,
    standalone: bool,
    interactive: bool = False,
    actor: int | None = None,
    sized: bool = False,
) -> str:
    style = ""
    if standalone:
        own_icons = icons.symbols_of_tribes() if has_modules else ""
        definitions = icons.symbols() + own_icons + definitions
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
        class_=f"antiqua {classes}",
        # the colour of what the acting seat points at
        style=None if actor is None else f"--mine:var(--seat-{actor});--deep:var(--deep-{actor})",
        # an image would hide its targets from those who hear the page
        role="group" if interactive else "img",
        aria_label=label,
    )
