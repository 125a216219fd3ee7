"""Temples: standing columns, places for those that are missing, and a roof once all stand (HE-5)."""

from collections.abc import Iterator
from functools import lru_cache

from antiqua.drawing.svg import at as moved
from antiqua.drawing.svg import group, number, text
from antiqua.games.hellas.drawing.geometry import centre
from antiqua.games.hellas.drawing.scene import Scene, title
from antiqua.games.hellas.drawing.words import _
from antiqua.games.hellas.map import Space

_INK = 'stroke="var(--outline)" stroke-linejoin="round"'


def temples(scene: Scene) -> str:
    """All temple spaces in reading order."""
    parts = []
    for space, standing in _all(scene):
        told = _("Temple {space}: {standing} of {room} columns stand").format(
            space=space.id, standing=standing, room=space.columns
        )
        drawn = temple(space.columns, standing)
        place = moved(*centre((space.row, space.column)))
        parts.append(group(title(told), drawn, id=f"temple-{space.id}", transform=place))
    return group(*parts, id="temples")


def counts(scene: Scene) -> str:
    """How many columns of each temple stand; drawn over the marks, which would hide it."""
    parts = []
    for space, standing in _all(scene):
        x, y = centre((space.row, space.column))
        label = text(
            x,
            y + 31,
            f"{standing}/{space.columns}",
            17,
            fill="on-land",
            stroke="var(--rock)",
            stroke_width=4,
            stroke_linejoin="round",
            paint_order="stroke",
            id=f"columns-{space.id}",
        )
        parts.append(label)
    return group(*parts, class_="quiet")


def _all(scene: Scene) -> Iterator[tuple[Space, int]]:
    """Each temple space with its columns."""
    for name, space in scene.spaces.items():
        if space.kind == "temple":
            yield space, scene.view["temples"].get(name, 0)


def _rectangle(left: float, top: float, width: float, height: float) -> str:
    return f"M{number(left)} {number(top)}h{number(width)}v{number(height)}h{number(-width)}z"


@lru_cache(maxsize=128)
def temple(room: int, standing: int) -> str:
    """A temple round the origin with room for so many columns, of which some stand."""
    pitch = min(8.2, 56 / room)
    half = pitch * room / 2
    parts = [
        f'<path d="{_rectangle(-half - 6, 11, 2 * half + 12, 5)}" fill="var(--marble-side)" {_INK} '
        'stroke-width="1.3"/>',
        f'<path d="{_rectangle(-half - 2.5, 7, 2 * half + 5, 4.5)}" fill="var(--marble-shade)" {_INK} '
        'stroke-width="1.3"/>',
    ]
    shaft, capital = min(4.6, pitch * 0.58), min(7.0, pitch * 0.86)
    for place in range(room):
        x = (place - (room - 1) / 2) * pitch
        parts.append(_column(x, shaft, capital) if place < standing else _missing(x, shaft))
    if room and standing == room:
        parts.append(_roof(half))
    return "".join(parts)


def _column(x: float, shaft: float, capital: float) -> str:
    body = (
        f"M{number(x - shaft / 2)}-16h{number(shaft)}l.5 23h{number(-shaft - 1)}z"
        f"{_rectangle(x - capital / 2, -19, capital, 3.4)}"
    )
    flute = f'<path d="M{number(x + shaft * 0.13)}-15v21" stroke="var(--marble-side)"/>'
    return f'<path d="{body}" fill="var(--marble)" {_INK} stroke-width="1.15"/>{flute}'


def _missing(x: float, shaft: float) -> str:
    """A stub on the steps and a pale shaft above it."""
    left = x - shaft / 2
    pale = (
        f'<path d="{_rectangle(left, -18, shaft, 24.5)}" fill="var(--on-land)" fill-opacity=".08" '
        'stroke="var(--on-land)" stroke-opacity=".3" stroke-width=".9"/>'
    )
    stub = f'<path d="{_rectangle(left - 0.3, 3.8, shaft + 0.6, 3.2)}" fill="var(--marble-shade)" {_INK}/>'
    return pale + stub


def _roof(half: float) -> str:
    beam, eaves = half + 3, half + 5
    inner = max(eaves - 7, 2)
    return (
        f'<path d="{_rectangle(-beam, -22.5, 2 * beam, 3.5)}" fill="var(--marble)" {_INK} '
        'stroke-width="1.3"/>'
        f'<path d="M{number(-eaves)}-22.5L0-34L{number(eaves)}-22.5z" fill="var(--cinnabar)" {_INK} '
        'stroke-width="1.5"/>'
        f'<path d="M{number(-inner)}-24.2L0-31L{number(inner)}-24.2z" fill="var(--marble)" '
        'fill-opacity=".9"/><circle cy="-26.4" r="2" fill="var(--cinnabar)"/>'
    )
