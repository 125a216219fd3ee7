"""The three temples: stairs with their points and materials, the players' markers, and who leads."""

from collections.abc import Sequence
from functools import lru_cache

from antiqua.drawing.svg import Attributes, element, group, minus, number, text, use
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.drawing.cells import SMALL, points
from antiqua.games.tzolkin.drawing.column import Sizes, sizes
from antiqua.games.tzolkin.drawing.scene import Scene, box_path, edge
from antiqua.games.tzolkin.drawing.words import _

LEFT, RIGHT = 760.0, 1104.0
FULL, NARROWER = 112.0, 4.75  # the widest step, each step less
APART = (RIGHT - LEFT) / 3
MARKER = 16.0


def _middle(index: int) -> float:
    return LEFT + APART * (index + 0.5)


def _width(step: int) -> float:
    return FULL - NARROWER * step


def _step_box(index: int, step: int, size: Sizes) -> tuple[float, float, float, float]:
    """Left, top, width and height of a step."""
    width = _width(step)
    return _middle(index) - width / 2, size.foot - size.step * (step + 1), width, size.step


def temples(scene: Scene) -> str:
    """All temples with their heading."""
    size = sizes(scene)
    first, second = size.notes
    heading = (
        text(LEFT, size.temples, _("Temples"), 17, anchor="start", class_="se")
        + _note(RIGHT, size.temples, _("materials in mid-age, points at its end"), "end")
        + _note(LEFT, first, _("Highest at the end of"), "start")
        + _note(LEFT, second, _("age 1 and of age 2:"), "start")
    )
    drawn = (_temple(scene, index, name, size) for index, name in enumerate(scene.data["temples"]))
    return group(heading, *drawn, id="temples")


def _note(x: float, y: float, words_: str, anchor: str) -> str:
    return text(x, y, words_, SMALL, weight=500, anchor=anchor, fill="mute")


def _temple(scene: Scene, index: int, name: str, size: Sizes) -> str:
    printed = scene.data["temples"][name]
    materials = tuple(sorted(printed["materials"].items()))
    top = len(printed["points"])
    return group(
        _stairs(index, name, tuple(printed["points"]), materials, size),
        _roof(index, name, top, tuple(printed["bonus"]), int(scene.view["food_days"]) >= 2, size),
        _leaders(scene, index, name, top, size),
        _name(index, name, words.temple(name), size.foot),
        *(_markers(scene, index, name, step, size) for step in range(top)),
        *_next_steps(scene, index, name, size),
        id=f"temple-{name}",
    )


@lru_cache(maxsize=16)
def _stairs(
    index: int, name: str, steps: Sequence[int], materials: Sequence[tuple[int, str]], size: Sizes
) -> str:
    parts, goods = [], dict(materials)
    for step, shown in enumerate(steps):
        x, y, width, height = _step_box(index, step, size)
        fill = {0: "well", 1: "plaster"}.get(step, "slab")
        parts.append(
            element(
                "rect",
                x=x,
                y=y,
                width=width,
                height=height,
                fill=f"var(--{fill})",
                stroke="var(--line)",
                stroke_width=1.2,
            )
            + element("path", d=f"M{number(x + 0.6)} {number(y + 1.8)}h{number(width - 1.2)}", class_="tread")
        )
        if step in goods:
            parts.append(use(goods[step], x + 12, y + 1 + height / 2, 18))
        colour = "bad" if shown < 0 else "ink"
        parts.append(
            text(x + width - 5, y + 6 + height / 2, minus(shown), weight=800, anchor="end", fill=colour)
        )
    return group(*parts).replace('class="tread"', f'stroke="var(--{name})" stroke-width="3"')


@lru_cache(maxsize=16)
def _roof(index: int, name: str, steps: int, bonus: tuple[int, int], second_age: bool, size: Sizes) -> str:
    """The house on top with the leader's bonus at the end of each age; the other age's is faint."""
    width, y = _width(steps - 1), size.foot - size.step * steps
    x, middle = _middle(index) - width / 2, _middle(index)
    house = f"M{number(x + 0.5)} {number(y)}v-5h5v-24h-4v-5h{number(width - 3)}v5h-4v24h5v5z"
    crest = f"M{number(middle - 16)} {number(y - 34)}v-6h8v-6h16v6h8v6z"
    edge_: Attributes = {"stroke": "var(--line)", "stroke_width": 1.2}
    laurels = "".join(
        group(points(x_, y - 17, shown, width_), opacity=None if now else ".75")
        for x_, shown, now in ((middle - 15, bonus[0], not second_age), (middle + 17, bonus[1], second_age))
        for width_ in ((28,) if now else (25,))
    )
    return (
        element("path", d=house, fill="var(--plaster)", **edge_)
        + element("path", d=crest, fill=f"var(--{name})", **edge_)
        + laurels
    )


def _leaders(scene: Scene, index: int, name: str, steps: int, size: Sizes) -> str:
    """Over the roof, whoever would get the bonus now; several get half of it."""
    heights = [player["temples"][name] for player in scene.players]
    seats = [seat for seat, height in enumerate(heights) if height == max(heights)]
    y = size.foot - size.step * steps - 34 - 12 - 8
    return group(
        *(
            use(f"seat-{seat}", _middle(index) + (place - (len(seats) - 1) / 2) * 14, y, 12)
            for place, seat in enumerate(seats)
        ),
        id=f"leaders-{name}",
        class_="quiet",
    )


@lru_cache(maxsize=64)
def _name(index: int, name: str, shown: str, foot: float) -> str:
    half = (17 + 6 + 7.6 * len(shown)) / 2
    left = _middle(index) - half
    return use(name, left + 8.5, foot + 14, 17) + text(
        left + 23, foot + 19, shown, anchor="start", class_="se"
    )


def _place(
    index: int, step: int, goods: bool, which: int, among: int, size: Sizes
) -> tuple[float, float, float]:
    """Where a marker stands among others on its step: x, y and its size."""
    x, y, width, height = _step_box(index, step, size)
    left, right = x + (23 if goods else 3), x + width - 24
    apart = min(MARKER, (right - left) / among)
    middle = min(_middle(index), (left + right) / 2) if among > 1 else _middle(index) - 4
    return middle + (which - (among - 1) / 2) * apart, y + height / 2 + 1, min(MARKER, apart + 3)


def _markers(scene: Scene, index: int, name: str, step: int, size: Sizes) -> str:
    seats = [seat for seat, player in enumerate(scene.players) if player["temples"][name] == step]
    goods = step in scene.data["temples"][name]["materials"]
    parts = []
    for which, seat in enumerate(seats):
        x, y, width = _place(index, step, goods, which, len(seats), size)
        parts.append(use(f"seat-{seat}", x, y, width, id=f"marker-{name}-{seat}", class_="quiet"))
    return "".join(parts)


def _next_steps(scene: Scene, index: int, name: str, size: Sizes) -> list[str]:
    """The steps to which the acting player may go up or, when the gods are angry, down."""
    if scene.actor is None:
        return []
    now, parts = scene.players[scene.actor]["temples"][name], []
    for move, step in ((f"step {name}", now + 1), (f"anger {name}", now - 1)):
        if move not in scene.moves or not 0 <= step < len(scene.data["temples"][name]["points"]):
            continue
        x, y, width, height = _step_box(index, step, size)
        hit = element("path", d=box_path(x, y - (44 - height) / 2, width, 44), class_="hit")
        ghost = use(f"seat-{scene.actor}", x + width / 2 - 4, y + height / 2 + 1, MARKER, class_="ghost")
        mark = edge(box_path(x + 1, y + 1, width - 2, height - 2))
        kind = move.split()[0]
        parts.append(scene.piece(f"{kind}-{name}", move, hit, ghost, mark=mark))
    return parts
