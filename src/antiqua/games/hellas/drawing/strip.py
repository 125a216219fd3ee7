"""The players above the sea: what each has in the open, and points; for pictures that stand alone."""

from collections.abc import Mapping
from typing import Any

from antiqua.drawing.svg import element, group, shortened, text, use
from antiqua.games.hellas.drawing.cities import city_sizes, points
from antiqua.games.hellas.drawing.frame import SEA
from antiqua.games.hellas.drawing.island import MARGIN
from antiqua.games.hellas.drawing.scene import Scene, title
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.state import KINDS, ROUNDS

HEIGHT = 92.0
BRAND, RIGHT, GAP = 122.0, 1104.0, 6.0
TALL = 80.0
_ICONS = {"house": "home", "agora": "agora", "palace": "palace"}


def strip(scene: Scene) -> str:
    """Name of the game and round, then a panel for each player, above the board's own area (negative y)."""
    seats = len(scene.players)
    width = min(330, (RIGHT - BRAND - GAP * (seats - 1)) / seats)
    worth = points(scene.view, scene.components, scene.spaces, scene.groups)
    ground = element(
        "rect",
        x=-MARGIN,
        y=-HEIGHT - MARGIN,
        width=SEA[0] + 2 * MARGIN,
        height=HEIGHT + MARGIN,
        fill="var(--ground)",
    )
    line = element(
        "path", d=f"M{-MARGIN:g} 0h{SEA[0] + 2 * MARGIN:g}", stroke="var(--line)", stroke_width=1.5
    )
    panels = (
        _panel(scene, seat, player, worth[seat], BRAND + seat * (width + GAP), width)
        for seat, player in enumerate(scene.players)
    )
    return group(ground, line, _brand(scene), *panels, id="players")


def _brand(scene: Scene) -> str:
    """The game's name, a stone for each round, and which round it is."""
    view, y = scene.view, -HEIGHT
    now = ROUNDS + 1 if view["phase"] == "over" else view["round"]
    stones = "".join(
        element(
            "rect",
            x=12 + 20 * (number - 1),
            y=y + 43,
            width=16,
            height=8,
            rx=1.5,
            fill="var(--ink)" if number < now else "var(--ochre)" if number == now else "none",
            stroke="var(--ink)",
            stroke_width=1.3,
        )
        for number in range(1, ROUNDS + 1)
    )
    if view["phase"] == "over":
        told = _("the end")
    else:
        told = _("round {round} of {last}").format(round=view["round"], last=ROUNDS)
    return (
        text(11, y + 33, "Hellas", 22, anchor="start", class_="se")
        + stones
        + text(11, y + 70, told, 13.5, weight=500, anchor="start", id="round")
    )


def _panel(scene: Scene, seat: int, player: Mapping[str, Any], worth: int, x: float, width: float) -> str:
    acts, y = scene.asked == seat and scene.view["phase"] != "over", 6 - HEIGHT
    frame = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=TALL,
        rx=5,
        fill="var(--plaster)",
        stroke="var(--mine)" if acts else "var(--line)",
        stroke_width=2.6 if acts else 1,
    )
    bar = element("rect", x=x, y=y, width=6, height=TALL, rx=2, fill="var(--mine)") if acts else ""
    started = ""
    if scene.view["start_player"] == seat and scene.view["phase"] != "over":
        place = x + width - 12
        started = text(place, y + 72, _("started"), 12.5, weight=500, anchor="end", fill="mute")
    laurel = group(
        use("laurel", x + width - 27, y + 27, 42),
        text(x + width - 27, y + 32, worth, 16, weight=800),
        data_points=worth,
    )
    return group(
        title(_about(scene, seat)),
        frame,
        bar,
        use(f"seat-{seat}", x + 21, y + 17, 17),
        text(x + 35, y + 23, shortened(scene.names[seat], width - 86, 17), 17, anchor="start", class_="se"),
        started,
        laurel,
        _goods(scene, seat, player, x + 13, y + 44, width - 64),
        _left(player, x + 13, y + 67, width - 20),
        id=f"player-{seat}",
        class_=f"seat-{seat}",
    )


def _about(scene: Scene, seat: int) -> str:
    known = all(player["marble"] is not None for player in scene.players)
    if known:
        return _("{name}: the points if the game ended now").format(name=scene.names[seat])
    return _("{name}: the points if the game ended now, marble not counted").format(name=scene.names[seat])


def _goods(scene: Scene, seat: int, player: Mapping[str, Any], x: float, y: float, width: float) -> str:
    """Marble or a closed screen, rings, cities, cubes."""
    apart = width / 3.5
    if player["marble"] is None:
        marble = use("screen", x + 13, y, 31) + text(x + 31, y + 5, "?", 15, anchor="start", fill="mute")
    else:
        marble = use("marble", x + 9, y, 18) + text(x + 22, y + 5, player["marble"], 15, anchor="start")
    sizes = city_sizes(scene.groups, seat)
    shown = "+".join(str(size) for size in sizes) if len(sizes) < 3 else f"{sizes[0]}+{sizes[1]}+…"
    things = [("ring", str(player["rings"])), ("city", shown or "0"), ("cube", str(player["cubes"]))]
    parts = [group(marble, data_good="marble", data_amount=player["marble"])]
    offsets = (1.0, 1.75, 2.95)
    for (icon, number), offset in zip(things, offsets, strict=True):
        left = x + apart * offset
        parts.append(
            group(
                use(icon, left + 9, y, 18),
                text(left + 22, y + 5, number, 15, anchor="start"),
                data_good=icon,
                data_amount=number,
            )
        )
    return "".join(parts)


def _left(player: Mapping[str, Any], x: float, y: float, width: float) -> str:
    """The pieces not yet built, in the colour of their owner."""
    parts = []
    if f"{KINDS[0]}s_left" not in player:
        return ""
    for index, kind in enumerate(KINDS[:3]):
        left = x + index * 50
        number = player[f"{kind}s_left"]
        parts.append(
            group(
                use(_ICONS[kind], left + 10, y, 24),
                text(left + 25, y + 5, number, 14, anchor="start"),
                opacity=None if number else ".5",
                data_good=kind,
            )
        )
    return "".join(parts)
