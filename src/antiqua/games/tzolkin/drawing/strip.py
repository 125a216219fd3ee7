"""The players above the board: name, points, goods and workers; for pictures that stand alone."""

from collections.abc import Mapping
from typing import Any

from antiqua.drawing.svg import element, group, shortened, text, use
from antiqua.games.tzolkin.drawing.cells import DIGIT, points
from antiqua.games.tzolkin.drawing.scene import Scene
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.expansion_words import tribe_icon, tribe_name, tribe_power

HEIGHT = 72.0
LEFT, RIGHT, GAP = 8.0, 1104.0, 6.0
SIZES = (17.0, 15.0, 13.5)  # of names, the largest first
GOODS = ("corn", "wood", "stone", "gold", "skulls")


def strip(scene: Scene) -> str:
    """A panel for each player, above the board's own area (negative y)."""
    seats = len(scene.players)
    width = (RIGHT - LEFT - GAP * (seats - 1)) / seats
    return group(
        *(
            _panel(scene, seat, player, LEFT + seat * (width + GAP), width)
            for seat, player in enumerate(scene.players)
        ),
        id="players",
    )


def _panel(scene: Scene, seat: int, player: Mapping[str, Any], x: float, width: float) -> str:
    acts = scene.view["to_move"] == seat or (scene.view["phase"] == "setup" and not player.get("chosen"))
    y = 6 - HEIGHT
    frame = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=62,
        rx=4,
        fill="var(--plaster)",
        stroke="var(--mine)" if acts else "var(--line)",
        stroke_width=2.4 if acts else 1,
    )
    bar = element("rect", x=x, y=y, width=6, height=62, rx=2, fill="var(--mine)") if acts else ""
    tribe = _tribe(scene, player, x + width - 78, y + 18)
    starts = scene.view["start_player"] == seat
    first = use("first", x + width - (99 if tribe else 78), y + 17, 18) if starts else ""
    size, name = _name(scene.names[seat], width - 104 - (21 if first else 0) - (21 if tribe else 0))
    top = (
        use(f"seat-{seat}", x + 21, y + 18, 17)
        + text(x + 35, y + 24, name, size, anchor="start", class_="se")
        + first
        + tribe
        + use(player["board"], x + width - 56, y + 18, 18)
        + points(x + width - 24, y + 19, player["points"], 32, 14)
    )
    return group(
        frame,
        bar,
        top,
        _goods(player, x + 12, y + 47, width - 18),
        _label(player),
        id=f"player-{seat}",
        class_=f"seat-{seat}",
    )


def _name(name: str, room: float) -> tuple[float, str]:
    """The name in the largest size in which it is whole, else as much as fits in the smallest."""
    shown = {size: shortened(name, room, size) for size in SIZES}
    return next(((size, name) for size in SIZES if shown[size] == name), (SIZES[-1], shown[SIZES[-1]]))


def _tribe(scene: Scene, player: Mapping[str, Any], x: float, y: float) -> str:
    """The sign of the tribe, with its power in words."""
    name = player.get("tribe")
    if not name:
        return ""
    told = f"{tribe_name(name)}: {tribe_power(name, scene.components)}"
    return group(element("title", told), use(tribe_icon(name), x, y, 18))


def _goods(player: Mapping[str, Any], x: float, y: float, width: float) -> str:
    apart = width / (len(GOODS) + 1.35)
    size = min(17.0, apart - 2 * DIGIT - 1)  # two figures have room
    parts = []
    for good in GOODS:
        held, name = player[good], good.removesuffix("s")
        shown = text(x, y + 5, held, anchor="start")
        shown += use(name, x + DIGIT * len(str(held)) + 2 + size / 2, y, size)
        parts.append(group(shown, opacity=None if held else ".68", data_good=name, data_amount=held))
        x += apart
    workers = f"{player['hand']}/{6 - player['supply']}"
    return (
        "".join(parts) + text(x, y + 5, workers, anchor="start") + use("worker", x + 28 + size / 2, y, size)
    )


def _label(player: Mapping[str, Any]) -> str:
    in_play = 6 - player["supply"]
    words_ = _("{hand} workers in hand of {workers} in play").format(hand=player["hand"], workers=in_play)
    return element("title", words_)
