"""Houses, palaces, agoras and monuments: colour, shape and glyph of their owners."""

from antiqua.drawing.svg import group, number, use
from antiqua.games.hellas.drawing.geometry import Point, centre
from antiqua.games.hellas.drawing.scene import Scene, title
from antiqua.games.hellas.drawing.words import _, kind

# icon, size, how far below the foot's line its middle is; then the glyph's place and size
_SHAPES = {
    "house": ("home", 48.0, 0.0),
    "agora": ("agora", 52.0, 1.0),
    "palace": ("palace", 54.0, -3.0),
    "monument": ("helmet", 60.0, -6.0),
}
_GLYPHS = {"house": (8.2, 13.0), "agora": (-7.4, 12.0), "palace": (-7.0, 15.0)}


def piece(name: str, seat: int | None, **attributes: str | float | None) -> str:
    """A piece round the middle of its space; without a seat it is plain marble."""
    icon, size, down = _SHAPES[name]
    drawn = use(icon, 0, down, size)
    if seat is None or name not in _GLYPHS:
        return group(drawn, **attributes)
    y, glyph = _GLYPHS[name]
    classes = attributes.pop("class_", None)
    own = f"seat-{seat}" if classes is None else f"seat-{seat} {classes}"
    return group(drawn, use(f"glyph-{seat}", 0, y, glyph), class_=own, **attributes)


def standing(point: Point) -> str:
    """The transform that puts a piece on a space, a little lower than its middle."""
    return f"translate({number(point[0])} {number(point[1] + 1)})"


def pieces(scene: Scene) -> str:
    """All pieces in reading order, so that those in front cover those behind."""
    drawn = []
    for name, space in scene.spaces.items():
        built = scene.view["pieces"].get(name)
        if built is None:
            continue
        if built["seat"] is None:
            told = _("Monument on {space}").format(space=name)
        else:
            told = _("{kind} of {name} on {space}").format(
                kind=kind(built["kind"]), name=scene.names[built["seat"]], space=name
            )
        drawn.append(
            group(
                title(told),
                piece(built["kind"], built["seat"]),
                id=f"piece-{name}",
                transform=standing(centre((space.row, space.column))),
            )
        )
    return group(*drawn, id="pieces")


def cube(seat: int | None, x: float, y: float, size: float = 29) -> str:
    """An action cube round (x, y); without a seat it is plain."""
    drawn = use("cube", x, y, size)
    if seat is None:
        return group(drawn)
    sign = use(f"glyph-{seat}", x - size * 0.055, y + size * 0.105, size * 0.44)
    return group(drawn, sign, class_=f"seat-{seat}")
