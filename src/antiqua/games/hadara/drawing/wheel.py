"""The round table: five fields, their rim, and the wheel with the crests."""

from functools import lru_cache

from antiqua.drawing.svg import at, circle, element, group, number, polar, text, use
from antiqua.games.hadara.drawing import geometry as geo
from antiqua.games.hadara.drawing.cells import icon
from antiqua.games.hadara.drawing.faces import strip_of
from antiqua.games.hadara.drawing.scene import CRESTS, Scene, box, edge, title
from antiqua.games.hadara.drawing.words import _, field, kind
from antiqua.games.hadara.state import STEPS


def ground() -> str:
    """The stone under the fields."""
    x, y = geo.CENTRE
    return circle(x, y + 3, geo.RIM, fill="var(--shadow)") + circle(
        x, y, geo.RIM, fill="var(--bench)", stroke="var(--ink)", stroke_width=2
    )


def fields(scene: Scene) -> str:
    """The five fields in the order of this game; the wheel can be turned to each of them."""
    mine = scene.drawn_by(scene.seat) if scene.is_drawing and scene.seat is not None else None
    return group(*(_field(scene, place, colour, colour == mine) for place, colour in enumerate(scene.board)))


def _field(scene: Scene, place: int, colour: str, is_mine: bool) -> str:
    name = field(colour)
    drawn = _plain_field(place, colour, name)
    if is_mine:
        d = geo.sector(place, geo.RIM - 2, geo.INNER - 2)
        drawn += element("path", d=d, fill="none", stroke="var(--ink)", stroke_width=3)
    move = f"wheel {colour}"
    ghost = _would_point(scene, place) if move in scene.moves else ""
    return scene.piece(
        f"field-{colour}",
        move,
        drawn,
        ghost,
        mark=edge(geo.sector(place, geo.OUTER - 4, geo.INNER + 4, geo.HALF - 1)),
    )


@lru_cache(maxsize=64)
def _plain_field(place: int, colour: str, name: str) -> str:
    tint = geo.sector(place, geo.OUTER, geo.INNER)
    rim = geo.sector(place, geo.RIM - 2, geo.OUTER)
    half = 2 + 0.93 * len(name)
    plate = geo.sector(place, geo.RIM - 3, geo.OUTER + 1.5, half)
    identity = f"rim-{colour}"
    return (
        element("path", d=tint, fill=f"var(--field-{colour})")
        + element("path", d=tint, fill=f"url(#p-field-{colour})", stroke="var(--line)", stroke_width=1.2)
        + strip_of(colour, rim)
        + element("path", d=rim, fill="none", stroke="var(--ink)", stroke_width=1.2)
        + element("path", d=plate, fill="var(--plaster)", stroke="var(--ink)")
        + element("path", id=identity, d=geo.label_path(place), fill="none")
        + element(
            "text",
            element("textPath", name, href=f"#{identity}", startOffset="50%"),
            font_size=14.5,
            font_weight=700,
            letter_spacing=0.6,
            text_anchor="middle",
            fill="var(--ink)",
            class_="se",
        )
    )


def _would_point(scene: Scene, place: int) -> str:
    """In which order the looking seat would draw, if the first crest points to that place."""
    seat = scene.actor or 0
    notes = (
        _note(
            seat,
            _("draw {number}").format(number=step + 1),
            *geo.station((place + seat + step) % 5, (215, 0)),
        )
        for step in range(STEPS)
    )
    return group(*notes, class_="ghost quiet")


def _note(seat: int, shown: str, x: float, y: float) -> str:
    half = 19 + 3.4 * len(shown)
    plate = box(x - half, y - 12, 2 * half, 24, 12, "var(--plaster)", stroke="var(--line)", stroke_width=1.2)
    return plate + use(f"seat-{seat}", x - half + 14, y, 13) + text(x + 10, y + 5, shown, weight=500)


def later_draws(scene: Scene) -> str:
    """Where the looking seat's crest will point to in the steps to come."""
    if not scene.is_drawing or scene.seat is None:
        return ""
    seat, step = scene.seat, int(scene.view["step"])
    notes = []
    for later in range(1, STEPS - step):
        place = scene.board.index(scene.drawn_by(seat, later))
        shown = _("draw {number}").format(number=step + later + 1)
        notes.append(_note(seat, shown, *geo.station(place, geo.LATER)))
    return group(*notes, class_="quiet")


def wheel(scene: Scene) -> str:
    """The wheel; in a game with fewer than five players some crests are nobody's."""
    step = int(scene.view["step"])
    angle = geo.turn(scene.board.index(scene.view["wheel"]), step)
    is_set = scene.phase not in ("sides", "wheel")
    teeth = "".join(_tooth(scene, seat) for seat in range(geo.FIELDS))
    crests = "".join(_crest(scene, seat) for seat in range(geo.FIELDS))
    turned = group(
        teeth,
        circle(0, 0, geo.HUB, fill="var(--bench-deep)", stroke="var(--ink)", stroke_width=2),
        circle(0, 0, geo.HUB - 5, fill="none", stroke="var(--line)", stroke_dasharray="1.5 4"),
        _spokes(),
        crests,
        id="wheel",
        class_="gear",
        style=f"--turn:{number(angle)}deg",
    )
    middle = (
        circle(0, 0, 17, fill="var(--plaster)", stroke="var(--ink)", stroke_width=1.5),
        element(
            "path",
            d="M-7.9-6.6A10.3 10.3 0 1 1 0 10.3",
            fill="none",
            stroke="var(--ink)",
            stroke_width=2.6,
            stroke_linecap="round",
        ),
        element("path", d="M4.3 4.5L-3.4 10.3L4.3 16.2z", fill="var(--ink)"),
    )
    return group(
        circle(0, 3, geo.HUB + 3, fill="var(--shadow)"),
        turned,
        *middle,
        _pointing(scene) if is_set else title(_("The wheel is not set yet")),
        transform=at(*geo.CENTRE),
        id="wheel-place",
    )


def _pointing(scene: Scene) -> str:
    """To whom the wheel points, for those who hear it."""
    told = (
        _("{name}: {field}").format(name=name, field=kind(scene.drawn_by(seat)))
        for seat, name in enumerate(scene.names)
    )
    return title("; ".join(told))


@lru_cache(maxsize=1)
def _spokes() -> str:
    d = ""
    for spoke in range(geo.FIELDS):
        (ax, ay), (bx, by) = polar(17, geo.angle(spoke) + 36), polar(geo.HUB - 5, geo.angle(spoke) + 36)
        d += f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    return element("path", d=d, stroke="var(--line)", stroke_width=1.3)


def _tooth(scene: Scene, seat: int) -> str:
    """The tooth that says where a crest points."""
    middle = geo.angle(seat)
    corners = (polar(geo.HUB, middle - 11), polar(1.19 * geo.HUB, middle), polar(geo.HUB, middle + 11))
    d = "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    fill = f"var(--seat-{seat})" if seat < len(scene.players) else "var(--bench)"
    return element(
        "path", d=f"M{d}Z", fill=fill, stroke="var(--ink)", stroke_width=1.5, stroke_linejoin="round"
    )


@lru_cache(maxsize=64)
def crest(seat: int, x: float, y: float, radius: float) -> str:
    """A player's crest."""
    return circle(x, y, radius, fill=f"var(--seat-{seat})", stroke="var(--ink)", stroke_width=1.5) + icon(
        CRESTS[seat], x, y, radius * 1.48, f"glyph-{seat}", f"seat-{seat}"
    )


def _crest(scene: Scene, seat: int) -> str:
    x, y = polar(geo.CREST_AT, geo.angle(seat))
    if seat >= len(scene.players):
        free = circle(
            0,
            0,
            geo.CREST,
            fill="var(--bench)",
            stroke="var(--line)",
            stroke_width=1.3,
            stroke_dasharray="4 3",
        )
        inside = free + icon(CRESTS[seat], 0, 0, geo.CREST * 1.44, "line", "bench")
    else:
        inside = crest(seat, 0, 0, geo.CREST)
        if seat == scene.seat:
            inside += circle(0, 0, geo.CREST + 3.5, fill="none", stroke="var(--ink)", stroke_width=2.5)
        if scene.is_drawing and scene.players[seat].get("chosen"):
            inside += circle(19, -19, 9, fill="var(--plaster)", stroke="var(--ink)", stroke_width=1.2)
            inside += icon("check", 19, -19, 12, "good")
        inside += title(scene.names[seat])
    return group(inside, id=f"crest-{seat}", class_="upright", style=f"--x:{number(x)}px;--y:{number(y)}px")
