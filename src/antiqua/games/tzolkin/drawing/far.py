"""What tribes change on the gears: the further space of Cit-Bolon-Tum, and spaces treated as occupied."""

from math import hypot

from antiqua.drawing.svg import circle, element, group, polar, text, use
from antiqua.games.tzolkin.drawing import geometry as geo
from antiqua.games.tzolkin.drawing.gears import TOKEN, number_place, stands_further, workers_on
from antiqua.games.tzolkin.drawing.scene import FINGER, Scene, ring
from antiqua.games.tzolkin.prices import next_space

APART = 6.0  # how far outside a number it is hit


def further_spaces(scene: Scene) -> str:
    """Over the calendar: the numbers of those spaces, and who stands there."""
    if all(player.get("tribe") != "cit_bolon_tum" for player in scene.players):
        return ""
    return group(*(_further(scene, gear) for gear in geo.GEARS), id="further-spaces")


def _further(scene: Scene, gear: str) -> str:
    space = geo.action_spaces(gear)
    x, y = geo.worker_place(gear, space)
    owner = next((owner for on, owner in workers_on(scene.view, gear) if on == space), None)
    number = _number(gear, space)
    if owner is None or not stands_further(scene, gear, space, owner):
        empty = circle(x, y, 10, fill="var(--well)", stroke="var(--outline)", stroke_width=1.1, opacity=".85")
        return group(empty, number, class_="quiet")
    worker = scene.piece(
        f"worker-{gear}-further",
        f"pick {gear} {space}",
        use(f"token-{owner}", x, y, TOKEN),
        mark=ring(x, y),
        class_=f"worker seat-{owner}",
        data_space=space,
        data_seat=str(owner),
    )
    return group(worker, group(number, class_="quiet"))


def _number(gear: str, space: int) -> str:
    """Its number, towards the middle of the calendar."""
    middle_x, middle_y = geo.middle(gear)
    dx, dy = polar(geo.well(geo.TEETH[gear]) + 2, geo.space_angle(gear, space))
    x, y = middle_x + dx, middle_y + dy
    return circle(x, y, 8.8, fill="var(--ink)", stroke="var(--plaster)") + text(
        x, y + 5, space, weight=800, fill="plaster"
    )


def skips(scene: Scene) -> str:
    """The spaces that Vacub-Caquix may treat as occupied, and the one that it does (TP-2.10)."""
    parts = []
    for move in scene.moves:
        kind, *rest = move.split()
        if kind != "skip":
            continue
        gear, space = rest[0], int(rest[1])
        x, y = geo.worker_place(gear, space)
        cross = group(_cross(x, y), class_="ghost")
        # the number is marked; the space itself can be hit as well where no worker can be placed
        on_space = "" if _is_next(scene, gear, space) else circle(x, y, 12, class_="hit")
        mark = circle(*_outside(gear, space), FINGER, class_="hit") + _dashed(gear, space) + on_space
        parts.append(scene.piece(f"skip-{gear}-{space}", move, cross, mark=mark, class_="aside"))
    skipped = scene.view.get("turn", {}).get("skipped")
    if skipped:
        x, y = geo.worker_place(skipped[0], skipped[1])
        parts.append(group(_cross(x, y), id="skipped", class_="quiet"))
    return "".join(parts)


def _is_next(scene: Scene, gear: str, space: int) -> bool:
    """Whether a worker can be placed on the space now."""
    return f"place {gear}" in scene.moves and next_space(gear, scene.view) == space


def _dashed(gear: str, space: int) -> str:
    """The ring round the number of a space; only an aside, so it is drawn lighter."""
    x, y = number_place(gear, space)
    return circle(x, y, 12, class_="halo") + circle(x, y, 12, class_="mark dashed")


def _outside(gear: str, space: int) -> tuple[float, float]:
    """Where a finger hits the number without the worker's place beside it."""
    x, y = number_place(gear, space)
    middle_x, middle_y = geo.middle(gear)
    away = 1 + APART / hypot(x - middle_x, y - middle_y)
    return middle_x + (x - middle_x) * away, middle_y + (y - middle_y) * away


def _cross(x: float, y: float) -> str:
    d = f"M{x - 6:.1f} {y - 6:.1f}l12 12m0-12l-12 12"
    return circle(x, y, 11, fill="var(--plaster)", stroke="var(--ink)", stroke_dasharray="3 3") + element(
        "path", d=d, stroke="var(--bad)", stroke_width=3, stroke_linecap="round"
    )
