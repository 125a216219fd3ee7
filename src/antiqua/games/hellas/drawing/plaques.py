"""The plaques in the sea: what the quarries give, prices, what is in hand, what is reconstructed."""

from antiqua.drawing.svg import element, group, number, text, use
from antiqua.games.hellas.drawing import words
from antiqua.games.hellas.drawing.frame import Rectangle, frame
from antiqua.games.hellas.drawing.island import ship
from antiqua.games.hellas.drawing.quarries import plate
from antiqua.games.hellas.drawing.scene import Scene, title
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.phrases import incomes
from antiqua.games.hellas.state import BOARDS, KINDS
from antiqua.games.hellas.texts import reconstructions

_ICONS = {"house": "home", "agora": "agora", "palace": "palace", "monument": "helmet"}


def plaques(scene: Scene) -> str:
    """All of them, where the map leaves room."""
    around = frame(scene.rows)
    places = around.plaques
    hand = _hand(scene, places["hand"])
    return (
        _supply(scene, places["supply"])
        + _prices(scene, places["prices"])
        + (hand or ship(around))
        + _note(scene, places["note"])
    )


def _plaque(place: Rectangle, heading: str, *inside: str, identity: str, line: float = 30) -> str:
    x, y, width, height = place
    return group(
        element("rect", x=2, y=3, width=width, height=height, rx=6, fill="var(--shadow)"),
        element(
            "rect",
            width=width,
            height=height,
            rx=6,
            fill="var(--plaster)",
            stroke="var(--ink)",
            stroke_width=1.4,
        ),
        text(12, 21, heading, 15, anchor="start", class_="se"),
        element("path", d=f"M0 {line:g}h{width:g}", stroke="var(--hair)"),
        *inside,
        id=identity,
        class_="plaque",
        transform=f"translate({number(x)} {number(y)})",
    )


def _supply(scene: Scene, place: Rectangle) -> str:
    """Tiles and columns left, the quarry that closes next, and what a quarry action would pay now."""
    view = scene.view
    left = view["deck_left"] if "deck_left" in view else len(view["deck"])
    room = sum(space.columns for space in scene.spaces.values())
    last = scene.closes_next
    lines = [
        ("tiles", _("Tiles left"), str(left)),
        ("column", _("Columns left"), str(room - sum(view["temples"].values()))),
        ("", _("Closes next"), str(scene.active[last]) if last else "–"),
    ]
    width = place[2]
    parts = []
    for index, (icon, label, shown) in enumerate(lines):
        middle = 44 + 25 * index
        parts.append(use(icon, 20, middle, 22) if icon else _closing(20, middle))
        parts.append(text(38, middle + 5, label, 13, weight=500, anchor="start"))
        parts.append(text(width - 12, middle + 5, shown, 15, anchor="end"))
    paid = incomes(view, scene.components)
    apart = (width - 20) / max(len(paid), 3)
    parts.append(element("path", d=f"M0 109h{width:g}", stroke="var(--hair)"))
    parts.append(text(12, 126, _("A quarry action pays"), 13, weight=500, anchor="start"))
    for seat, marble in enumerate(paid):
        x = 12 + apart * seat
        parts.append(use(f"seat-{seat}", x + 7, 146, 15))
        parts.append(text(x + 18, 151, marble, 15, anchor="start", data_seat=seat))
    return _plaque(place, _("Quarries and temples"), *parts, identity="supply")


def _closing(x: float, y: float) -> str:
    """A small tile with the mark of the one that closes next."""
    outlined = 'stroke="var(--outline)" stroke-linejoin="round"'
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale(.45)">'
        f'<path d="M-18-23H18L22-19V19L18 23H-18L-22 19V-19Z" fill="var(--plate)" {outlined} '
        f'stroke-width="2.8"/><path d="M2-23H18L22-19V-3Z" fill="var(--cinnabar)" {outlined} '
        'stroke-width="2.4"/></g>'
    )


def _prices(scene: Scene, place: Rectangle) -> str:
    """Each piece on the coast and inland; the headings have the colours of the land."""
    parts = []
    for zone, x in (("coast", 106.0), ("inland", 168.0)):
        parts.append(
            element(
                "rect", x=x, y=6, width=56, height=18, rx=3, fill=f"var(--{zone})", stroke="var(--outline)"
            )
        )
        parts.append(text(x + 28, 19.5, words.zone(zone), 13, weight=500, fill="on-land"))
    for index, kind in enumerate(KINDS):
        middle = 41 + 20 * index
        parts.append(use(_ICONS[kind], 20, middle, 24))
        parts.append(text(38, middle + 5, words.kind(kind), 13, weight=500, anchor="start"))
        for zone, x in (("coast", 130.0), ("inland", 192.0)):
            marble = scene.data["prices"][kind].get(zone)
            if marble is None:
                parts.append(text(x + 4, middle + 5, "–", 15))
            else:
                parts.append(text(x, middle + 5, marble, 15, anchor="end"))
                parts.append(use("marble", x + 12, middle, 15))
    return _plaque(place, _("Prices"), *parts, identity="prices")


def _hand(scene: Scene, place: Rectangle) -> str:
    """The tile turned up, the miner, or the columns still to be placed; nothing in other actions."""
    doing = scene.doing
    if doing is None:
        return ""
    width = place[2]
    inside = []
    if doing["action"] == "quarry":
        tile, drawn = doing["tile"], scene.data["setup"]["draw"]
        heading = _("Turned up") if tile else _("Move the miner")
        if tile:
            shown = plate(tile, scene.data["tile"][tile]["yield"])
            inside.append(group(shown, transform="translate(34 53) scale(.82)", data_tile=tile))
            nth = _("tile {number} of {most}").format(number=doing["tiles_placed"] + 1, most=drawn)
            inside.append(text(62, 58, nth, 13, weight=500, anchor="start"))
        else:
            inside.append(use("miner", 34, 52, 40))
    elif doing["columns_left"]:
        heading = _("Columns to place")
        apart = min(22.0, (width - 24) / doing["columns_left"])
        inside += [use("column", 24 + apart * place_, 53, 34) for place_ in range(doing["columns_left"])]
    else:
        return ""
    return _plaque(place, heading, *inside, identity="hand")


def _note(scene: Scene, place: Rectangle) -> str:
    """That map or yields are not the publisher's, in words; the whole sentences are its title."""
    told = reconstructions(scene.view, scene.components)
    if not told:
        return ""
    notes = scene.components.notes
    is_map = notes[f"boards.{BOARDS[scene.board]}"].reconstructed
    is_tiles = any(notes[f"tile.{tile}"].reconstructed for tile in scene.data["tile"])
    if is_map and is_tiles:
        shown = _("Map and quarry yields: reconstructed,\nnot the publisher’s")
    elif is_map:
        shown = _("Map: reconstructed,\nnot the publisher’s")
    else:
        shown = _("Quarry yields: reconstructed,\nnot the publisher’s")
    x, y, _width, _height = place
    lines = (
        text(x, y + 14 + 17 * index, line, 13, weight=600, anchor="start")
        for index, line in enumerate(shown.split("\n"))
    )
    return group(title(" ".join(told)), *lines, id="reconstructed")
