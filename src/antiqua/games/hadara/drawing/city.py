"""A player's own board: crest, coins and points, five rows, colonies, busts, seals and tokens."""

from antiqua.drawing.svg import at, group, shortened, text, use
from antiqua.games.hadara.drawing import possessions, tracks
from antiqua.games.hadara.drawing.cells import amount, coin, icon, points, row
from antiqua.games.hadara.drawing.scene import Scene, box, title
from antiqua.games.hadara.drawing.standing import total
from antiqua.games.hadara.drawing.wheel import crest
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.phrases import crest as animal
from antiqua.games.hadara.state import SIDES

WIDTH, HEIGHT = 432.0, 626.0
ROWS, COLONIES, BUSTS, SEALS = 48.0, 416.0, 492.0, 570.0
TOKENS = 242.0


def city(scene: Scene, seat: int) -> str:
    """The whole board of a player, drawn from (0, 0)."""
    return (
        _header(scene, seat)
        + group(tracks.rows(scene, seat), transform=at(0, ROWS))
        + group(possessions.colonies(scene, seat), transform=at(0, COLONIES))
        + group(possessions.busts(scene, seat), transform=at(0, BUSTS))
        + group(possessions.seals(scene, seat), transform=at(0, SEALS))
        + group(possessions.tokens(scene, seat), transform=at(TOKENS, SEALS))
    )


def _header(scene: Scene, seat: int) -> str:
    me = scene.players[seat]
    name = shortened(scene.names[seat], 92, 18)
    if seat == scene.seat:
        under = _("your city")
    elif scene.is_asked(seat):
        under = _("to decide")
    else:
        under = _("Player {number}").format(number=seat + 1)
    won, coins = total(me, scene.components), int(me["coins"])
    first = icon("first", 7, 7, 19) if scene.view["start_player"] == seat else ""
    return group(
        crest(seat, 22, 22, 20),
        use(f"seat-{seat}", 39, 37, 15),
        first,
        text(56, 19, name, 18, anchor="start", class_="se"),
        text(56, 37, under, 14, weight=400, anchor="start", fill="mute"),
        _start_card(scene, seat),
        group(
            coin(320, 22, coins, 20),
            title(_.plural("{number} coin", "{number} coins", coins).format(number=coins)),
            id=f"coins-{seat}",
            data_good="coin",
            data_amount=coins,
        ),
        group(
            points(394, 22, won, 46, 19),
            title(_("{number} points if the game ended now").format(number=won)),
            id=f"points-{seat}",
            data_amount=won,
        ),
        title(animal(seat)),
        id=f"head-{seat}",
    )


def _start_card(scene: Scene, seat: int) -> str:
    """The start card: its number and side, and what it shows."""
    name = scene.players[seat]["start_card"]
    shown = _("Start card {name}").format(name=name.upper())
    frame = box(158, 2, 132, 40, 6, "var(--plaster)", stroke="var(--line)", stroke_width=1.2)
    if name[-1] not in SIDES:
        return frame + text(166, 26, shown, 14, weight=400, anchor="start", fill="mute")
    steps = scene.data["start_card"][name]["values"]
    items = [amount(str(number), track, 14, 14) for track, number in steps.items()]
    return (
        frame + text(165, 16.5, shown, 14, weight=400, anchor="start", fill="mute") + row(items, 224, 31, 6)
    )
