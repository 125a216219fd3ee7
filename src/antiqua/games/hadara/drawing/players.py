"""The players above the board, each in a panel; for pictures that stand alone."""

from antiqua.drawing.svg import circle, group, shortened, text, use
from antiqua.games.hadara.drawing.cells import coin, icon, points
from antiqua.games.hadara.drawing.faces import strip_of
from antiqua.games.hadara.drawing.scene import Scene, Seat, box, box_path
from antiqua.games.hadara.drawing.standing import by_colour, total
from antiqua.games.hadara.drawing.wheel import crest
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.state import COLOURS, TRACKS

HEIGHT = 106.0
LEFT, RIGHT, GAP = 8.0, 1104.0, 6.0


def strip(scene: Scene) -> str:
    """A panel for each player, above the board's own area (negative y)."""
    seats = len(scene.players)
    width = (RIGHT - LEFT - GAP * (seats - 1)) / seats
    return group(
        *(_panel(scene, seat, LEFT + seat * (width + GAP), width) for seat in range(seats)), id="players"
    )


def _panel(scene: Scene, seat: int, x: float, width: float) -> str:
    me, y = scene.players[seat], 6 - HEIGHT
    asked = scene.phase != "over" and scene.is_asked(seat)
    frame = box(
        x,
        y,
        width,
        HEIGHT - 10,
        8,
        "var(--plaster)",
        stroke="var(--ink)" if asked else "var(--line)",
        stroke_width=2.4 if asked else 1.2,
    )
    narrow = width < 240
    middle = x + 27 if narrow else x + 31
    radius = 20 if narrow else 23
    name_x = middle + radius + 9
    room = width - (name_x - x) - 78
    name = shortened(scene.names[seat], room, 17)
    starts = scene.view["start_player"] == seat
    return group(
        frame,
        crest(seat, middle, y + radius + 8, radius),
        use(f"seat-{seat}", middle + radius * 0.8, y + 2 * radius + 2, 16),
        text(name_x, y + 24, name, 17, anchor="start", class_="se"),
        icon("first", x + 12, y + 13, 18) if starts else "",
        _state(scene, seat, asked, name_x, y + 41),
        coin(x + width - 62, y + 22, int(me["coins"]), 15.5),
        points(x + width - 25, y + 22, total(me, scene.components), 38, 17),
        _tracks(me, name_x if not narrow else x + 10, y + 59, width - (0 if narrow else name_x - x) - 12),
        _counts(me, x + 10, y + 82, width - 20),
        id=f"player-{seat}",
    )


def _state(scene: Scene, seat: int, asked: bool, x: float, y: float) -> str:
    """Whether the player has chosen, or is to decide."""
    if scene.phase == "over":
        return ""
    if asked:
        return icon("glass", x + 6, y - 4, 14) + text(
            x + 17, y, _("to decide"), 13, weight=600, anchor="start"
        )
    if scene.players[seat].get("chosen"):
        return icon("check", x + 6, y - 4, 13, "good") + text(
            x + 17, y, _("chosen"), 13, weight=600, anchor="start", fill="good"
        )
    return ""


def _tracks(me: Seat, x: float, y: float, width: float) -> str:
    apart = min(56.0, width / 4)
    return "".join(
        icon(track, x + 9 + apart * index, y, 17)
        + text(x + 20 + apart * index, y + 5.5, me["tracks"][track], 16, anchor="start")
        for index, track in enumerate(TRACKS)
    )


def _counts(me: Seat, x: float, y: float, width: float) -> str:
    """Cards by colour, then colonies, busts and seals."""
    counts, drawn = by_colour(me), ""
    for index, colour in enumerate(COLOURS):
        d = box_path(x + 21 * index, y - 10, 20, 20, 3)
        drawn += strip_of(colour, d) + circle(x + 10 + 21 * index, y, 8, fill="var(--plaster)")
        drawn += text(x + 10 + 21 * index, y + 5, counts[colour], 14)
    things = (
        ("colony", len(me["colonies"])),
        ("bust", len(me["busts"])),
        ("silver-seal", len(me["silver"])),
        ("gold-seal", int(me["gold"])),
    )
    left = x + 21 * 5 + 3
    apart = min(40.0, (width - (left - x)) / 4)
    for index, (name, number) in enumerate(things):
        at = left + apart * index
        drawn += icon(name, at + 7, y, 14, "ink" if number else "line")
        shown = {"weight": 700, "fill": "ink"} if number else {"weight": 400, "fill": "mute"}
        drawn += text(at + 15, y + 5, number, 14, anchor="start", **shown)  # type: ignore[arg-type]
    return drawn
