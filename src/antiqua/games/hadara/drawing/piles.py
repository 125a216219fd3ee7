"""The piles on the fields: face down and only counted, face up with the top card, and the cards drawn."""

from functools import lru_cache

from antiqua.drawing.svg import at, circle, element, group, text
from antiqua.games.hadara.drawing import geometry as geo
from antiqua.games.hadara.drawing.cells import icon
from antiqua.games.hadara.drawing.faces import TABLE, back, face, strip_of, told
from antiqua.games.hadara.drawing.scene import Scene, box, box_path, edge, title
from antiqua.games.hadara.drawing.words import _

DRAWN = 2
"""Cards that a player draws at once."""


def piles(scene: Scene) -> str:
    """All piles of all fields."""
    parts = []
    for place, colour in enumerate(scene.board):
        parts.append(_face_down(scene, place, colour))
        parts.append(_face_up(scene, place, colour))
        if colour in scene.drawers:
            parts.append(_held(place, colour))
    return group(*parts, id="piles")


def _face_down(scene: Scene, place: int, colour: str) -> str:
    """The pile that is drawn from, without the two cards that somebody holds."""
    left = scene.inner_left[colour] - (DRAWN if colour in scene.drawers else 0)
    x, y = geo.station(place, geo.FACE_DOWN)
    counted = _.plural("{number} card face down", "{number} cards face down", left).format(number=left)
    return group(_stack(colour, left), title(counted), id=f"inner-{colour}", transform=at(x, y))


@lru_cache(maxsize=128)
def _stack(colour: str, left: int) -> str:
    """A pile of so many backs with its count."""
    if not left:
        return element(
            "path",
            d=box_path(-22, -30, 44, 60, 5),
            fill="none",
            stroke="var(--line)",
            stroke_width=1.3,
            stroke_dasharray="4 3",
        )
    under = "".join(
        box(-22 + 1.5 * level, -30 + 2.2 * level, 44, 60, 5, "var(--bench-deep)", stroke="var(--ink)")
        for level in range(min(left - 1, 3), 0, -1)
    )
    count = circle(-20, -27, 12.5, fill="var(--ink)") + text(-20, -21.8, left, 14.5, fill="plaster")
    return under + back(colour) + count


def _face_up(scene: Scene, place: int, colour: str) -> str:
    """The pile whose top card can be taken in phase B; the older cards are only counted."""
    pile = scene.view["outer"][colour]
    x, y = geo.station(place, geo.FACE_UP)
    w, h = TABLE
    corner = at(x - w / 2, y - h / 2)
    if not pile:
        empty = element(
            "path",
            d=box_path(0, 0, w, h, 7),
            fill="none",
            stroke="var(--line)",
            stroke_width=1.3,
            stroke_dasharray="4 3",
        )
        return group(empty, title(_("Nothing face up")), id=f"outer-{colour}", transform=corner)
    top, move = pile[0], f"take {colour}"
    is_mine = scene.phase == "b" and scene.me is not None
    drawn = face("table", scene.components, top, scene.price(top), scene.lacks(top) if is_mine else 0)
    counted = _.plural("{number} card face up", "{number} cards face up", len(pile)).format(number=len(pile))
    card = group(drawn, told(scene.components, top), id=f"card-{top}", class_="face")
    return scene.piece(
        f"outer-{colour}",
        move,
        _older(colour, len(pile)),
        card,
        # under the count, which it would hide
        edge(box_path(0, 0, w, h, 7)) if move in scene.moves else "",
        group(_count(len(pile)), title(counted)),
        transform=corner,
    )


@lru_cache(maxsize=128)
def _older(colour: str, number: int) -> str:
    """The edges of the cards under the top one."""
    w, h = TABLE
    return "".join(
        box(dx, -dx, w, h, 7, "var(--plaster)", stroke="var(--ink)", stroke_width=1.3)
        + strip_of(colour, box_path(dx + 1, 1 - dx, w - 2, 30, 6))
        for dx in (3.5 * level for level in range(min(number - 1, 2), 0, -1))
    )


@lru_cache(maxsize=32)
def _count(number: int) -> str:
    """How many cards lie face up."""
    return group(
        box(-12, 99, 36, 23, 11.5, "var(--plaster)", stroke="var(--ink)", stroke_width=1.3),
        icon("shown", -1, 110.5, 15),
        text(14, 115.7, number, 14.5),
    )


@lru_cache(maxsize=32)
def _pair(colour: str) -> str:
    """Two small backs."""
    one = box(-7.5, -10.5, 15, 21, 2.5, f"var(--card-{colour})", stroke="var(--ink)", stroke_width=1.3) + box(
        -4.5, -7.5, 9, 15, 1.5, "none", stroke="var(--plaster)"
    )
    return group(one, transform=at(-5.5, 0, -10)) + group(one, transform=at(5.5, 0, 9))


def _held(place: int, colour: str) -> str:
    """The two cards that somebody holds."""
    x, y = geo.station(place, geo.HELD)
    return group(
        _pair(colour),
        title(_("Two cards are drawn")),
        id=f"held-{colour}",
        transform=at(x, y),
        class_="quiet",
    )
