"""The shelf under the board: buildings on display and monuments."""

from collections.abc import Sequence
from typing import NamedTuple

from antiqua.drawing.svg import at, element, group, number, shortened, text, use
from antiqua.games.tzolkin.doubts import display_doubt
from antiqua.games.tzolkin.drawing.cells import SMALL, question
from antiqua.games.tzolkin.drawing.printed import tile
from antiqua.games.tzolkin.drawing.scene import Scene, box_path, edge
from antiqua.games.tzolkin.drawing.tiles import HEIGHT, WIDTH, face
from antiqua.games.tzolkin.drawing.words import _

TOP, HEADING = 727.0, 721.0
BUILDINGS, MONUMENTS, APART, PLACES, RIGHT = 8.0, 563.0, 91.0, 6, 1104.0
BLOCKS = ("wood", "stone", "gold")


def shelf(scene: Scene) -> str:
    """Both halves of the shelf."""
    line = element("path", d="M8 706H1104", stroke="var(--line)", opacity=".5")
    return group(line, _buildings(scene), _monuments(scene), id="shelf")


def _heading(scene: Scene, x: float, right: float, title: str, note: str, mark: float) -> str:
    """What lies there, with a mark so far from the left if it is not certain how many."""
    why = display_doubt(scene.components, len(scene.players))
    return (
        text(x, HEADING, title, 15, anchor="start", class_="se")
        + text(right, HEADING, note, SMALL, weight=500, anchor="end", fill="mute")
        + (question(x + mark, HEADING - 5, why) if why else "")
    )


def _buildings(scene: Scene) -> str:
    view = scene.view
    age = 1 if view["food_days"] < 2 else 2
    left = view.get(f"deck_{age}_left", len(view.get(f"deck_{age}", ())))
    note = _.plural("{number} left in the deck", "{number} left in the deck", left).format(number=left)
    title = {1: _("Buildings, age 1"), 2: _("Buildings, age 2")}[age]
    shown = list(view["buildings"])
    room = _room(scene)
    parts = [
        _heading(
            scene,
            BUILDINGS,
            BUILDINGS + 5 * room.apart + WIDTH * room.scale - (0 if room.scale == 1 else 8),
            title,
            note,
            114,
        )
    ]
    for place in range(max(PLACES, len(shown))):
        x = BUILDINGS + place * room.apart
        if place < len(shown):
            parts.append(_card(scene, shown[place], x, scale=room.scale))
        else:
            parts.append(
                element(
                    "path",
                    d=box_path(x, TOP, WIDTH, HEIGHT),
                    fill="none",
                    stroke="var(--line)",
                    stroke_dasharray="4 4",
                )
            )
    return group(*parts, id="buildings")


def _monuments(scene: Scene) -> str:
    """All monuments of this game in one order, so that a built one keeps its place."""
    owners = {name: seat for seat, player in enumerate(scene.players) for name in player["monuments"]}
    names = sorted([*scene.view["monuments"], *owners])
    room = _room(scene)
    built = len(owners)
    if built:
        counted = _.plural("{number} is built", "{number} are built", built).format(number=built)
        note = _("{built}, score at the end").format(built=counted)
    else:
        note = _("score at the end")
    cards = (
        _card(scene, name, room.monuments + place * room.apart, owners.get(name), room.scale)
        for place, name in enumerate(names)
    )
    return group(_heading(scene, room.monuments, RIGHT, _("Monuments"), note, 88), *cards, id="monuments")


class _Room(NamedTuple):
    """Where the monuments begin, how far tiles are apart and how large they are."""

    monuments: float
    apart: float
    scale: float


def _room(scene: Scene) -> _Room:
    """Seven monuments, with five players, make all tiles a little smaller; their words can still be read."""
    monuments = len(scene.view["monuments"]) + sum(len(player["monuments"]) for player in scene.players)
    if monuments <= PLACES:
        return _Room(MONUMENTS, APART, 1)
    scale = min(0.976, (PLACES + 1) * 0.976 / monuments)
    apart = WIDTH * scale
    return _Room(RIGHT - (monuments - 1) * apart - WIDTH * scale, apart, scale)


def _card(scene: Scene, name: str, x: float, owner: int | None = None, scale: float = 1) -> str:
    plate = "" if owner is None else owner_plate(owner, scene.names[owner])
    place = at(x, TOP) + (f" scale({number(scale)})" if scale < 1 else "")
    edge_path = box_path(0, 0, WIDTH, HEIGHT)
    return scene.piece(
        f"tile-{name}",
        f"build {name}",
        face(scene.components, name, len(scene.players), lacking(scene, name), plate),
        mark=edge(edge_path),
        class_="face",
        transform=place,
    )


def owner_plate(seat: int, name: str) -> str:
    """The plate with its owner's glyph and name on a built tile."""
    shown = shortened(name, 48, 13)
    plate = element(
        "rect",
        x=6,
        y=7,
        width=74,
        height=22,
        rx=3,
        fill="var(--plaster)",
        stroke="var(--outline)",
        stroke_width=1.2,
    )
    return plate + use(f"seat-{seat}", 19, 18, 14) + text(30, 23, shown, 13, anchor="start")


def lacking(scene: Scene, name: str) -> frozenset[str]:
    """The goods of which the looking player has too few to build the tile; none for a spectator.

    Architecture 3 saves one block of a building (TZ-10.4), so one block too few is enough there.
    """
    seat = scene.view.get("seat")
    if seat is None or scene.view["phase"] != "turn":
        return frozenset()
    kind, printed = tile(scene.data, name)
    player = scene.players[seat]
    held = {**{block: player[block] for block in BLOCKS}, "skull": player["skulls"]}
    missing = {good: cost - held[good] for good, cost in printed["cost"].items() if cost > held[good]}
    saves = kind == "building" and player["technologies"]["architecture"] >= 3
    return frozenset() if saves and sum(missing.values()) <= 1 else frozenset(missing)


def short_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """A name for each seat: those given, else their numbers."""
    return tuple(
        names[seat] if names and seat < len(names) else _("Player {number}").format(number=seat + 1)
        for seat in range(seats)
    )
