"""Points over the course of a game, as if it had ended at each moment, drawn as lines."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from antiqua.drawing.svg import element, group, minus, number, text, use
from antiqua.site.tables.present import presenter
from antiqua.site.tables.present.numbers import quarters
from antiqua.site.tables.services.live import Live

SAMPLES = 54
HEIGHT = 330.0
WIDE, NARROW = 520.0, 300.0
"""Widths for a window and for a phone, whose letters are the same size."""
LEFT, RIGHT, TOP, BOTTOM = 38.0, 62.0, 14.0, 30.0


@dataclass(frozen=True)
class _Course:
    """Totals of all seats at some moments, and the moments at which a chapter begins."""

    totals: tuple[tuple[float, ...], ...]
    chapters: tuple[tuple[int, str], ...]


def curve(live: Live) -> SafeString:
    """The chart of a finished game, twice: the page shows the one for its width."""
    course = _course(live)
    charts = _chart(course, WIDE, "curve") + _chart(course, NARROW, "curve narrow")
    return mark_safe(charts)  # noqa: S308  # our own drawing


_known: dict[tuple[int, int], _Course] = {}


def _course(live: Live) -> _Course:
    key = live.table.pk, live.table.version
    if key not in _known:
        if len(_known) > 200:
            _known.clear()
        _known[key] = _sampled(live)
    return _known[key]


def _sampled(live: Live) -> _Course:
    match, game = live.match, presenter(live.table.game)
    count = len(match.moves)
    stops = sorted({round(count * step / SAMPLES) for step in range(SAMPLES + 1)})
    totals: list[tuple[float, ...]] = []
    chapters: list[tuple[int, str]] = []
    for place, stop in enumerate(stops):
        state = match.state_after(stop)
        totals.append(tuple(player["total"] for player in state.scores()["players"]))
        chapter = game.chapter(state.view(None))
        if not chapters or chapters[-1][1] != chapter:
            chapters.append((place, chapter))
    return _Course(tuple(totals), tuple(chapters))


def _chart(course: _Course, width: float, classes: str) -> str:
    low = min(0.0, *(min(row) for row in course.totals))
    high = max(10.0, *(max(row) for row in course.totals))
    step = _step(high - low)
    low, high = step * (low // step), step * -(-high // step)
    right = width - max(RIGHT, 24 + 9 * max(len(quarters(total)) for total in course.totals[-1]))

    def x(place: int) -> float:
        return LEFT + (right - LEFT) * place / max(1, len(course.totals) - 1)

    def y(points: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low)

    parts = [_chapters(course, x), _grid(low, high, step, y, right)]
    ends = _spread([y(total) for total in course.totals[-1]])
    for seat, total in enumerate(course.totals[-1]):
        points = [(x(place), y(row[seat])) for place, row in enumerate(course.totals)]
        parts.append(_line(points, seat))
        label = text(right + 22, ends[seat] + 5, quarters(total), anchor="start", weight=600)
        parts.append(use(f"seat-{seat}", right + 11, ends[seat], 15) + label)
    return element(
        "svg",
        *parts,
        class_=f"antiqua {classes}",
        viewBox=f"0 0 {number(width)} {number(HEIGHT)}",
        role="img",
        aria_label=_("Points over time; the table beside it has the final numbers."),
    )


def _line(points: list[tuple[float, float]], seat: int) -> str:
    d = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)
    casing = element(
        "path", d=d, fill="none", stroke="var(--plaster)", stroke_width=6, stroke_linejoin="round"
    )
    line = element(
        "path", d=d, fill="none", class_=f"course-line seat-{seat}", stroke_width=2.6, stroke_linejoin="round"
    )
    marks = "".join(use(f"seat-{seat}", px, py, 11) for px, py in points[6 + seat : -3 : 12])
    return group(casing, line, marks)


def _grid(low: float, high: float, step: float, y: Callable[[float], float], right: float) -> str:
    parts = []
    level = low
    while level <= high:
        line = element(
            "path",
            d=f"M{number(LEFT)} {number(y(level))}H{number(right)}",
            stroke="var(--line)" if level == 0 else "var(--hair)",
            stroke_width=1.6 if level == 0 else 1,
        )
        parts.append(
            line + text(LEFT - 8, y(level) + 5, minus(int(level)), 13, anchor="end", weight=500, fill="mute")
        )
        level += step
    return "".join(parts)


def _chapters(course: _Course, x: Callable[[int], float]) -> str:
    parts = []
    starts = [*course.chapters, (len(course.totals) - 1, "")]
    for index, (place, name) in enumerate(starts[:-1]):
        left, right = x(place), x(starts[index + 1][0])
        if index % 2:
            parts.append(
                element(
                    "rect",
                    x=left,
                    y=TOP,
                    width=right - left,
                    height=HEIGHT - TOP - BOTTOM,
                    fill="var(--slab)",
                )
            )
        parts.append(text((left + right) / 2, HEIGHT - 8, name, 13, weight=500, fill="mute"))
    return "".join(parts)


@lru_cache
def _step(span: float) -> float:
    """The distance of two lines of the grid: four to eight of them."""
    return next(step for step in (5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 1000.0) if span / step <= 7)


def _spread(heights: list[float], apart: float = 19.0) -> list[float]:
    """Heights of labels moved apart so that none lies on another, in the given order of seats."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed = list(heights)
    for before, seat in pairwise(order):
        placed[seat] = max(placed[seat], placed[before] + apart)
    over = placed[order[-1]] - (HEIGHT - BOTTOM)
    if over > 0:
        placed = [height - over for height in placed]
    return placed
