"""What would come of a choice, drawn where it would lie and seen while the choice is pointed at."""

from antiqua.drawing.svg import at, element, group, number
from antiqua.games.hadara.box import era_and_colour
from antiqua.games.hadara.drawing import city, tracks
from antiqua.games.hadara.drawing.cells import coin
from antiqua.games.hadara.drawing.faces import TABLE, face
from antiqua.games.hadara.drawing.geometry import FACE_UP, station
from antiqua.games.hadara.drawing.scene import Scene, box, colour_of
from antiqua.games.hadara.drawing.strips import GAP, ghost, strip_width
from antiqua.games.hadara.prices import card_steps
from antiqua.games.hadara.state import TRACKS

CITY = (672.0, 196.0)
"""Where the city lies in the picture of the board."""


def choice(origin: tuple[float, float], *parts: str) -> str:
    """The parts, in the board's measures, inside a group that begins at ``origin``."""
    return group(*parts, class_="ghost quiet", transform=at(-origin[0], -origin[1])) if any(parts) else ""


def shown(scene: Scene, card: str) -> str:
    """The card face up on its pile, a little nearer to the middle so that the pile stays in sight."""
    x, y = station(scene.board.index(colour_of(card)), (FACE_UP[0] - 18, FACE_UP[1]))
    w, h = TABLE
    return group(
        face("table", scene.components, card, scene.price(card)),
        box(0, 0, w, h, 7, "none", stroke="var(--ink)", stroke_width=2, stroke_dasharray="5 4"),
        transform=at(x - w / 2, y - h / 2),
    )


def recruited(scene: Scene, card: str) -> str:
    """The card's strip in the city, the steps on the bars and the coins that are left."""
    me = scene.me
    assert me is not None
    colour = era_and_colour(card)[1]
    own = [strip_width(scene.components, one) for one in me["cards"] if era_and_colour(one)[1] == colour]
    wide = strip_width(scene.components, card)
    x = min(sum(own) + GAP * len(own), tracks.ROOM - wide)
    left, top = CITY
    strip = group(
        ghost(scene.components, card),
        transform=at(left + tracks.STRIPS[0] + x, top + city.ROWS + tracks.PITCH * colour + tracks.STRIPS[1]),
    )
    steps = card_steps(me, card, scene.components)
    bars = "".join(_steps(track, int(me["tracks"][track]), more) for track, more in steps.items() if more)
    return strip + bars + coins(int(me["coins"]) - scene.price(card))


def _steps(track: str, value: int, more: int) -> str:
    row = TRACKS.index(track)
    start, end = tracks.bar_x(value), tracks.bar_x(value + more)
    x, y = CITY[0] + start, CITY[1] + city.ROWS + tracks.PITCH * row + tracks.BAR[1]
    return element(
        "path",
        d=f"M{number(x)} {number(y)}h{number(end - start)}v10h{number(start - end)}z",
        fill=f"var(--field-{_colour(row)})",
        stroke="var(--ink)",
        stroke_width=1.6,
        stroke_dasharray="4 3",
    )


def _colour(row: int) -> str:
    return ("yellow", "red", "blue", "green")[row]


def coins(left: int) -> str:
    """The coins that would be there, beside those that are."""
    return coin(CITY[0] + 355, CITY[1] + 22, max(0, left), 13)
