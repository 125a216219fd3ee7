"""The five stacks of colonies and the shore under them, on which everybody's military stands."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from antiqua.drawing.svg import at, circle, element, group, minus, number, signed, text, use
from antiqua.games.hadara.drawing.cells import coin, icon, points, question
from antiqua.games.hadara.drawing.scene import Scene, box, box_path, edge, title
from antiqua.games.hadara.drawing.standing import requirement_of
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.phrases import colony_text

LEFT, TOP, WIDTH, HEAD, ROW, PITCH = 8.0, 646.0, 122.0, 26.0, 44.0, 132.0
HEIGHT = HEAD + 2 * ROW
SHORE, APART, ENDS = 792.0, 24.0, (20.0, 652.0)


def colonies(scene: Scene) -> str:
    """All stacks, in the order of what they require."""
    stacks = (
        _stack(scene, requirement, printed, LEFT + PITCH * index)
        for index, (requirement, printed) in enumerate(sorted(scene.data["stack"].items()))
    )
    return group(*stacks, id="colonies")


def owners(scene: Scene, requirement: int) -> list[int]:
    """The seats that have a colony of this requirement."""
    return [
        seat
        for seat, player in enumerate(scene.players)
        if any(requirement_of(colony) == requirement for colony in player["colonies"])
    ]


def _stack(scene: Scene, requirement: int, printed: dict[str, int], x: float) -> str:
    left, had = scene.colonies_left[requirement], owners(scene, requirement)
    taken = "".join(use(f"seat-{seat}", 9 + 17 * at_, HEIGHT + 10, 14) for at_, seat in enumerate(had))
    if not left:
        drawn = _empty(_("all taken"), requirement)
    else:
        unsure = scene.unsure(f"stack.{requirement}")
        drawn = (
            _tiles(left)
            + _head(requirement, left)
            + title(colony_text(requirement, scene.components))
            + _plunder(scene, requirement, printed, unsure)
            + _ally(scene, requirement, printed)
            + box(0, 0, WIDTH, HEIGHT, 8, "none", stroke="var(--ink)", stroke_width=1.5, class_="quiet")
        )
    return group(drawn, taken, id=f"stack-{requirement}", transform=at(x, TOP))


@lru_cache(maxsize=16)
def _empty(words_: str, requirement: int) -> str:
    return (
        box(0, 0, WIDTH, HEIGHT, 8, "none", stroke="var(--line)", stroke_width=1.5, stroke_dasharray="5 4")
        + icon("military", 17, 14, 19, "line")
        + text(31, 20.5, requirement, 18, anchor="start", fill="mute")
        + text(WIDTH / 2, 74, words_, 14, weight=400, fill="mute")
    )


@lru_cache(maxsize=16)
def _tiles(left: int) -> str:
    """The tiles under the top one."""
    under = "".join(
        box(
            2.5 * level,
            -2.5 * level,
            WIDTH,
            HEIGHT,
            8,
            "var(--bench-deep)",
            stroke="var(--ink)",
            stroke_width=1.2,
        )
        for level in range(min(left - 1, 3), 0, -1)
    )
    return under + box(0, 0, WIDTH, HEIGHT, 8, "var(--plaster)")


@lru_cache(maxsize=64)
def _head(requirement: int, left: int) -> str:
    head = f"M8 0H{WIDTH - 8:g}a8 8 0 0 1 8 8V{HEAD:g}H0V8a8 8 0 0 1 8 -8z"
    return (
        element("path", d=head, fill="var(--field-red)")
        + element("path", d=f"M0 {HEAD:g}H{WIDTH:g}", stroke="var(--ink)", stroke_width=1.2)
        + icon("military", 17, 13.5, 20)
        + text(31, 20, requirement, 18, anchor="start")
        + text(WIDTH - 8, 19, f"×{left}", 14.5, weight=600, anchor="end")
    )


def _plunder(scene: Scene, requirement: int, printed: dict[str, int], unsure: bool) -> str:
    middle = HEAD + ROW / 2
    area = box_path(2, HEAD + 1, WIDTH - 4, ROW - 1, 3)
    return scene.piece(
        f"plunder-{requirement}",
        f"plunder {requirement}",
        element("path", d=area, fill="var(--plaster)"),
        icon("plunder", 20, middle, 23),
        coin(55, middle, signed(printed["plunder"]), 14.5),
        points(90, middle, printed["points"], 32, 15),
        question(WIDTH - 10, HEAD + 10) if unsure else "",
        mark=edge(area, box_path(0, HEAD, WIDTH, ROW)),
    )


def _ally(scene: Scene, requirement: int, printed: dict[str, int]) -> str:
    """The back is nobody's to know."""
    middle = HEAD + 1.5 * ROW
    area = box_path(2, HEAD + ROW + 1, WIDTH - 4, ROW - 3, 3)
    line = element("path", d=f"M8 {HEAD + ROW:g}H{WIDTH - 8:g}", stroke="var(--bench-deep)")
    return line + scene.piece(
        f"ally-{requirement}",
        f"ally {requirement}",
        element("path", d=area, fill="var(--plaster)"),
        icon("ally", 20, middle, 23),
        coin(55, middle, minus(-printed["alliance"]), 14.5),
        text(90, middle + 7, "?", 20, fill="mute", class_="se"),
        mark=edge(area, box_path(0, HEAD + ROW, WIDTH, ROW)),
    )


# The shore.


def _ticks(scene: Scene) -> list[tuple[int, float]]:
    """Each requirement and the middle of its stack."""
    return [
        (requirement, LEFT + PITCH * index + WIDTH / 2)
        for index, requirement in enumerate(sorted(scene.data["stack"]))
    ]


def shore_x(military: int, ticks: Sequence[tuple[int, float]]) -> float:
    """Where a value stands: each requirement under its stack, in between in even steps."""
    stops = [(0, ENDS[0]), *ticks, (ticks[-1][0] + 15, ENDS[1])]
    for (low, left), (high, right) in pairwise(stops):
        if military <= high:
            return left + (right - left) * (military - low) / (high - low)
    return ENDS[1]


def spread(places: Sequence[float]) -> list[float]:
    """The places in rising order pushed apart where they would touch, inside the shore."""
    pushed: list[float] = []
    for place in places:
        pushed.append(max(place, pushed[-1] + APART) if pushed else max(place, ENDS[0]))
    limit = ENDS[1]
    for index in range(len(pushed) - 1, -1, -1):
        pushed[index] = min(pushed[index], limit)
        limit = pushed[index] - APART
    return pushed


def shore(scene: Scene) -> str:
    """Everybody's military between the requirements."""
    ticks = _ticks(scene)
    line = element("path", d=f"M8 {SHORE:g}H660", stroke="var(--line)", stroke_width=2)
    marks = "".join(f"M{number(x)} {SHORE - 10:g}v15" for _requirement, x in ticks)
    order = sorted(
        range(len(scene.players)), key=lambda seat: (scene.players[seat]["tracks"]["military"], seat)
    )
    values = [int(scene.players[seat]["tracks"]["military"]) for seat in order]
    places = spread([shore_x(value, ticks) for value in values])
    glyphs = (
        group(
            circle(0, 0, 11, fill="var(--plaster)", stroke="var(--ink)", stroke_width=1.3),
            use(f"seat-{seat}", 0, 0, 14),
            text(0, 26, value, 14, weight=800 if seat == scene.seat else 500),
            title(_("{name}: {number} military").format(name=scene.names[seat], number=value)),
            id=f"military-{seat}",
            transform=at(x, SHORE),
        )
        for seat, value, x in zip(order, values, places, strict=True)
    )
    return group(
        line,
        element("path", d=marks, stroke="var(--ink)", stroke_width=2),
        *glyphs,
        id="shore",
        class_="quiet",
    )
