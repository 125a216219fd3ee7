"""The quay under the sea: every action space, the cubes on them, and who leads the next round (HE-2)."""

from collections.abc import Sequence

from antiqua.drawing.svg import at as moved
from antiqua.drawing.svg import element, group, number, shortened, text, use
from antiqua.games.hellas.drawing import words
from antiqua.games.hellas.drawing.frame import SEA
from antiqua.games.hellas.drawing.island import MARGIN
from antiqua.games.hellas.drawing.pieces import cube
from antiqua.games.hellas.drawing.scene import Scene, edge, title
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.phrases import action as full_name
from antiqua.games.hellas.state import ACTIONS, ROUNDS

HEIGHT = 108.0
LEFT, RIGHT, TOP = 7.0, 1105.0, SEA[1] + 22
GAP, BETWEEN = 4.0, 18.0
TALL, NARROWEST = 80.0, 80.0
FOR_EVERYONE = 4  # so many actions, the first ones, are resolved by all (HE-2.3)
WIDER = {"house_agora": 1.16}
_INK = 'stroke="var(--outline)" stroke-linejoin="round"'


def quay(scene: Scene) -> str:
    """All action spaces with their headings."""
    names = [name for name in ACTIONS for _space in range(scene.data["action"][name]["count"])]
    parts = [
        element(
            "rect",
            x=-MARGIN,
            y=SEA[1],
            width=SEA[0] + 2 * MARGIN,
            height=HEIGHT + MARGIN,
            fill="var(--ground)",
        ),
        element(
            "path",
            d=f"M{number(-MARGIN)} {number(SEA[1])}h{number(SEA[0] + 2 * MARGIN)}",
            stroke="var(--line)",
        ),
    ]
    whole = sum(WIDER.get(name, 1) for name in names)
    room = RIGHT - LEFT - GAP * max(0, len(names) - 2) - BETWEEN
    width = room / whole if names else 0
    x, seen = LEFT, dict.fromkeys(ACTIONS, 0)
    middle = None
    for name in names:
        if name in ACTIONS[FOR_EVERYONE:] and middle is None:
            x += BETWEEN - GAP if x > LEFT else 0
            middle = x
        own = width * WIDER.get(name, 1)
        parts.append(_space(scene, name, seen[name], x, own))
        seen[name] += 1
        x += own + GAP
    return group(*parts, *_headings(scene, middle), id="quay")


def _headings(scene: Scene, middle: float | None) -> list[str]:
    line = SEA[1] + 16
    first = _heading(
        LEFT, line, _("For everyone"), _("clockwise from whoever takes it; each may decline to build")
    )
    if middle is None:
        return [first, _leader(scene, line)]
    divider = element(
        "path",
        d=f"M{number(middle - BETWEEN / 2)} {number(SEA[1] + 5)}v{number(HEIGHT - 10)}",
        stroke="var(--line)",
        stroke_width=1.3,
        stroke_dasharray="2 4",
    )
    return [first, divider, _heading(middle, line, _("For the taker alone"), ""), _leader(scene, line)]


def _heading(x: float, y: float, name: str, note: str) -> str:
    heading = text(x, y, name, 14.5, anchor="start", class_="se")
    aside = 7.7 * len(name) + 8
    return heading + (text(x + aside, y, note, 13, weight=500, anchor="start", fill="mute") if note else "")


def _leader(scene: Scene, y: float) -> str:
    """Who leads the next round: the first at a temple (HE-2.5)."""
    view = scene.view
    if view["phase"] == "over" or view["round"] >= ROUNDS:
        return ""
    seat = view["next_start_player"]
    if seat is None:
        told = _("the first at a temple leads round {round}").format(round=view["round"] + 1)
        return group(text(RIGHT, y, told, 13, weight=500, anchor="end", fill="mute"), id="leader")
    name = shortened(scene.names[seat], 120, 13)
    told = _("{name} leads round {round}").format(name=name, round=view["round"] + 1)
    sign = use(f"seat-{seat}", RIGHT - 7.4 * len(told) - 14, y - 5, 15)
    return group(sign, text(RIGHT, y, told, 13, weight=600, anchor="end"), id="leader")


def _space(scene: Scene, name: str, index: int, x: float, width: float) -> str:
    """One action space; the cubes of a kind fill its spaces from the left."""
    view = scene.view
    taken = view["taken"].count(name)
    is_taken = index < taken
    now = scene.doing is not None and scene.doing["action"] == name and index == taken - 1
    frame = element("rect", x=1.5, y=2.5, width=width, height=TALL, rx=7, fill="var(--shadow)") + element(
        "rect",
        width=width,
        height=TALL,
        rx=7,
        fill="var(--slab)" if is_taken else "var(--plaster)",
        stroke="var(--ink)" if now else "var(--line)",
        stroke_width=3 if now else 1.3,
    )
    scale = min(1.0, width / (NARROWEST * WIDER.get(name, 1) * 0.92))
    middle = width / 2 / scale
    socket_x = width / scale - 20
    inside = group(
        _picture(scene, name),
        _socket(scene, name, index, socket_x, is_taken),
        text(middle, 54, words.action(name, scene.data["marble_space"]["gain"]), 12.5),
        _price(scene, name, middle),
        transform=None if scale == 1 else f"scale({number(scale)})",
    )
    move = f"take {name}"
    identity = f"space-{name}-{index + 1}"
    place = moved(x, TOP)
    if index == taken and move in scene.moves:
        d = _rounded(width, TALL)
        ghost = ""
        if scene.actor is not None:
            ghost = group(cube(scene.actor, socket_x * scale, 20 * scale, 29 * scale), class_="ghost")
        return scene.target(identity, move, frame, inside, ghost, edge(d), transform=place)
    return group(title(full_name(name)), frame, inside, id=identity, transform=place)


def _rounded(width: float, height: float, radius: float = 7) -> str:
    """The path of a rectangle with round corners."""
    across, down, turn = (
        number(width - 2 * radius),
        number(height - 2 * radius),
        f"a{radius:g} {radius:g} 0 0 1",
    )
    return (
        f"M{radius:g} 0h{across}{turn} {radius:g} {radius:g}v{down}{turn} {-radius:g} {radius:g}"
        f"h-{across}{turn} {-radius:g} {-radius:g}v-{down}{turn} {radius:g} {-radius:g}z"
    )


def _socket(scene: Scene, name: str, index: int, x: float, is_taken: bool) -> str:
    """The cube, of its owner's colour where that is known, or the place for one."""
    if is_taken:
        return cube(_taker(scene, name, index), x, 20)
    return element(
        "rect",
        x=x - 11,
        y=9,
        width=22,
        height=22,
        rx=4,
        fill="var(--ground)",
        stroke="var(--line)",
        stroke_width=1.3,
        stroke_dasharray="3 3",
    )


def _taker(scene: Scene, name: str, index: int) -> int | None:
    """Whose cube it is: as told, else only that of the action being resolved is known."""
    takers: Sequence[int] = scene.takers.get(name, ())
    if index < len(takers):
        return takers[index]
    view = scene.view
    is_last = index == view["taken"].count(name) - 1
    if scene.doing and scene.doing["action"] == name and is_last:
        return int(view["to_move"])
    return None


def _picture(scene: Scene, name: str) -> str:
    """What the action is about, 34 high."""
    if name == "house_agora":
        return group(use("home", 17, 18, 26), use("agora", 30, 29, 28))
    if name.startswith("temple"):
        return _columns(scene.data["temples"]["columns"][ACTIONS.index(name) - ACTIONS.index("temple_4")])
    if name == "marble":
        return use("marble", 14, 28, 17) + use("marble", 30, 28, 17) + use("marble", 22, 15, 17)
    icon = {"house": "home", "palace": "palace", "quarry": "quarry", "monument": "helmet"}[name]
    return use(icon, 23, 23, 36)


def _columns(columns: int) -> str:
    pitch = min(9.6, 35 / columns)
    shaft, capital = pitch * 0.52, pitch * 0.87
    left = 7.5
    d = "".join(
        f"M{number(left + pitch * place + (capital - shaft) / 2)} 11h{number(shaft)}v21h{number(-shaft)}z"
        f"M{number(left + pitch * place)} 8h{number(capital)}v3.4h{number(-capital)}z"
        f"M{number(left + pitch * place)} 31.5h{number(capital)}v3.5h{number(-capital)}z"
        for place in range(columns)
    )
    return f'<path d="{d}" fill="var(--marble)" {_INK} stroke-width="1.1"/>'


Item = tuple[str, str]
"""Words, then an icon; either may be empty."""


def _price(scene: Scene, name: str, middle: float) -> str:
    """What the action costs or gives."""
    data = scene.data
    items: list[Item]
    if name in ("house", "house_agora", "palace"):
        price = data["prices"]["house" if name == "house_agora" else name]
        items = [(f"{price['coast']} / {price['inland']}", "marble")]
    elif name == "quarry":
        items = [("", "marble"), ("+", "tiles")]
    elif name == "monument":
        items = [(str(data["prices"]["monument"]["inland"]), "marble")]
    elif name == "marble":
        items = [(f"+{data['marble_space']['gain']}", "marble")]
    else:
        place = ACTIONS.index(name) - ACTIONS.index("temple_4")
        items = [(str(data["temples"]["prices"][place]), "marble"), ("+1", "ring")]
    return row(items, middle, 72)


def row(items: Sequence[Item], middle: float, baseline: float, size: float = 14) -> str:
    """Words and icons in a row."""
    widths = [(size * _width(shown), size + 1 if icon else 0.0) for shown, icon in items]
    gap = 4.0
    x = middle - (sum(map(sum, widths)) + gap * (len(items) - 1)) / 2
    parts = []
    for (shown, icon), (words_width, icon_width) in zip(items, widths, strict=True):
        if shown:
            parts.append(text(x, baseline, shown, size, anchor="start"))
        x += words_width
        if icon:
            parts.append(use(icon, x + 1 + icon_width / 2, baseline - size * 0.36, icon_width))
        x += icon_width + gap
    return "".join(parts)


def _width(shown: str) -> float:
    """The width of bold figures and signs, of a size of 1."""
    return sum({" ": 0.28, "/": 0.36}.get(sign, 0.66) for sign in shown)
