"""The calendar in the middle: its days, the food days, the corn laid on it, and what comes next."""

from functools import lru_cache

from antiqua.drawing.svg import Attributes, at, circle, element, group, number, path, polar, text, use
from antiqua.games.tzolkin.drawing import geometry as geo
from antiqua.games.tzolkin.drawing.cells import SMALL
from antiqua.games.tzolkin.drawing.gears import turning
from antiqua.games.tzolkin.drawing.scene import Scene, ring
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.expansion_words import tribe_icon
from antiqua.games.tzolkin.feeding import worker_needs

OUTER, INNER, HUB = 153.0, 108.0, 102.0
NUMBERS, REWARDS = 139.5, 120.5  # how far out the days' numbers and what lies beside them stand


def last_round(scene: Scene) -> int:
    """The round of the last food day."""
    return int(scene.data["food_days"]["rounds"][-1])


def round_of(scene: Scene, tooth: int) -> int:
    """The round that begins when the tooth comes to the arrow: its next one, or the present one."""
    shown = tooth + 1
    # a tooth that has come round again; the first one is the start only in round 1
    if shown + geo.DAYS <= scene.day + 1 or (tooth == 0 and scene.day > 0):
        shown += geo.DAYS
    return shown


def _food_teeth(scene: Scene) -> dict[int, int]:
    """Tooth of each food day -> which food day it is, from 0."""
    return {(rounds - 1) % geo.DAYS: index for index, rounds in enumerate(scene.data["food_days"]["rounds"])}


@lru_cache(maxsize=1)
def _body() -> str:
    lines = "".join(
        path((polar(INNER, angle), polar(OUTER, angle)), closed=False)
        for angle in (tooth * geo.DAY_PITCH for tooth in range(geo.DAYS))
    )
    edge: Attributes = {"stroke": "var(--outline)", "stroke_linejoin": "round"}
    return (
        element(
            "path",
            d=geo.calendar_outline(),
            transform=f"rotate({number(geo.TODAY)})",
            fill="var(--gear-calendar)",
            stroke_width=1.5,
            **edge,
        )
        + circle(0, 0, OUTER, fill="var(--days)", stroke="var(--outline)")
        + circle(0, 0, INNER, fill="var(--gear-calendar)", stroke="var(--outline)")
        + element("path", d=lines, stroke="var(--outline)", stroke_width=0.8, opacity=".45")
    )


@lru_cache(maxsize=64)
def _painted(tooth: int, colour: str) -> str:
    """A tooth and its day in the colour of a food day."""
    middle = geo.TODAY + tooth * geo.DAY_PITCH
    side = [(distance - 0.8, half - 0.2) for distance, half in geo.flank(geo.DAYS, OUTER + 1)]
    outline = [polar(distance, middle - half) for distance, half in side]
    outline += [polar(distance, middle + half) for distance, half in reversed(side)]
    half = geo.DAY_PITCH / 2 - 0.15
    fill = f"var(--{colour})"
    return element("path", d=path(outline), fill=fill) + element(
        "path", d=geo.sector(INNER + 0.5, OUTER + 1.5, middle - half, middle + half), fill=fill
    )


def _colour(food_day: int) -> str:
    return "end-of-age" if food_day % 2 else "mid-age"


def calendar(scene: Scene) -> str:
    """The calendar with everything on it."""
    return group(_wheel(scene), _today_field(scene), _days(scene), _hub(scene), transform=at(*geo.CENTRE))


def _turning(scene: Scene, name: str, *inside: str) -> str:
    before = None if scene.day_before is None else geo.calendar_turn(scene.day_before)
    return turning(name, geo.calendar_turn(scene.day), before, *inside)


def _wheel(scene: Scene) -> str:
    food = "".join(
        group(_painted(tooth, _colour(index)), opacity=".6" if round_of(scene, tooth) <= scene.day else None)
        for tooth, index in _food_teeth(scene).items()
    )
    return _turning(scene, "gear-calendar", _body(), food)


def _today_field(scene: Scene) -> str:
    """The field at the arrow: ink, or with an ink edge in the colour of the food day that is due."""
    half = geo.DAY_PITCH / 2
    field = geo.sector(INNER, OUTER, geo.TODAY - half, geo.TODAY + half)
    due = _due(scene)
    if due is None:
        return element("path", d=field, fill="var(--ink)")
    return element("path", d=field, fill=f"var(--{_colour(due)})", stroke="var(--ink)", stroke_width=3.4)


def _due(scene: Scene) -> int | None:
    """The food day at the end of this round, also when its own tooth was jumped over (TZ-8.5)."""
    held, rounds = int(scene.view["food_days"]), scene.data["food_days"]["rounds"]
    return held if held < len(rounds) and scene.day + 1 >= rounds[held] else None


def _days(scene: Scene) -> str:
    """The numbers of the days and what lies beside them; upright whatever the calendar's turn."""
    food, corn, due = _food_teeth(scene), _corn_days(scene), _due(scene)
    parts = []
    for tooth in range(geo.DAYS):
        angle = geo.TODAY + tooth * geo.DAY_PITCH
        age = _age_of(scene, tooth)
        reward = due if age == "now" else food.get(tooth)
        beside = _beside(reward, corn.get(tooth, 0), age)
        parts.append(_upright(angle, NUMBERS, _day(scene, tooth, tooth in food), f"day-{tooth}"))
        parts.append(_upright(angle, REWARDS, beside, f"on-day-{tooth}"))
    return _turning(scene, "calendar-days", *parts)


def _upright(angle: float, distance: float, inside: str, name: str) -> str:
    x, y = polar(distance, angle)
    return group(inside, id=name, class_="upright", style=f"--x:{number(x)}px;--y:{number(y)}px")


def _age_of(scene: Scene, tooth: int) -> str:
    """Whether the tooth's day is ``gone``, ``now`` or to ``come``."""
    difference = round_of(scene, tooth) - scene.day - 1
    return "now" if difference == 0 else "come" if difference > 0 else "gone"


def _day(scene: Scene, tooth: int, food: bool) -> str:
    age, shown = _age_of(scene, tooth), round_of(scene, tooth)
    if scene.view["phase"] == "over" and age == "now":
        figures = ""  # no round follows the last one
    elif age == "now":
        figures = text(0, 5, shown, 15, weight=800, fill="plaster" if _due(scene) is None else "#fff")
    elif food:
        coming = age == "come"
        figures = text(0, 5, shown, weight=800 if coming else 700, fill="#fff" if coming else "ink")
    else:
        figures = text(0, 5, shown, weight=600, opacity=".78" if age == "gone" else None)
    days = shown - scene.day - 1
    if f"days {days}" not in scene.moves:
        return figures
    return scene.piece(f"wait-{days}", f"days {days}", figures, mark=ring(0, 0, 13))


def _beside(food_day: int | None, corn: int, age: str) -> str:
    """What lies on a day: corn of rounds in which nobody was start player, or the food day's reward."""
    if corn:
        return (
            circle(0, 0, 10.5, fill="var(--plaster)", stroke="var(--outline)", stroke_width=1.2)
            + use("corn", 0, 0, 17, data_good="corn")
            + (text(11, 9, corn, weight=800) if corn > 1 else "")
        )
    if food_day is not None:
        reward = use("laurel", 0, 0, 18) if food_day % 2 else use("block", 0, 0, 14)
        disc = circle(0, 0, 10.5, fill="var(--plaster)", stroke="var(--outline)")
        return group(disc, reward, opacity=".7" if age == "gone" else None)
    return (
        circle(0, 0, 2, fill="var(--outline)", opacity=".25" if age == "gone" else ".55")
        if age != "now"
        else ""
    )


def _corn_days(scene: Scene) -> dict[int, int]:
    """Tooth -> corn on it. All corn is taken at once, so it lies on the days just gone."""
    corn = int(scene.view["tooth_corn"])
    lying = min(corn, max(scene.day, 1), geo.DAYS - 1)
    days = {(scene.day - 1 - back) % geo.DAYS: 1 for back in range(lying)}
    if lying:
        days[(scene.day - 1) % geo.DAYS] += corn - lying
    return days


@lru_cache(maxsize=1)
def _flower() -> str:
    petal = "M0 0C-34 -22 -30 -58 0 -58S34 -22 0 0z"
    leaves = "".join(
        element("path", d=petal, transform=f"translate(0 -34) rotate({angle}) scale(.86)")
        for angle in (45, 135, 225, 315)
    )
    return (
        circle(0, 0, HUB, fill="var(--plaster)", stroke="var(--outline)", stroke_width=1.5)
        + circle(0, 0, HUB - 4.5, fill="none", stroke="var(--line)", opacity=".55")
        + group(leaves, fill="var(--ring-uxmal)", opacity=".85")
    )


def _hub(scene: Scene) -> str:
    """Which round it is, and the next food day."""
    phase, rounds, last = scene.view["phase"], scene.day + 1, last_round(scene)
    if phase == "over":
        round_ = text(0, -66, _("The end"), 17, class_="se") + use("laurel", 0, -28, 54)
    else:
        above = _("Set-up") if phase == "setup" else _("Round")
        below = _("of {rounds}").format(rounds=last) if rounds < last else _("the last")
        round_ = (
            text(0, -70, above, weight=600, fill="mute", class_="se")
            + text(0, -22, rounds, 52, class_="se")
            + text(0, 0, below, weight=600, fill="mute", class_="se")
        )
    return group(
        _flower(),
        round_,
        element("path", d="M-78 12H78", stroke="var(--hair)"),
        _next_food_day(scene),
        class_="quiet",
    )


def _next_food_day(scene: Scene) -> str:
    held, rounds = int(scene.view["food_days"]), scene.data["food_days"]["rounds"]
    if held >= len(rounds):
        return text(0, 42, _("All food days are held"), SMALL, weight=500, fill="mute")
    due = rounds[held] - scene.day - 1
    if due > 0:
        when = _.plural("in {number} round", "in {number} rounds", due).format(number=due)
    else:
        when = _("this round")
    kinds = (
        _("mid of age 1: materials"),
        _("end of age 1: points"),
        _("mid of age 2: materials"),
        _("end of age 2: points"),
    )
    corn = worker_needs(scene.view, scene.actor, scene.components)
    is_own = corn != worker_needs(scene.view, None, scene.components)
    return (
        use("bowl", -66, 33, 25)
        + text(-48, 31, _("Food day {number}").format(number=held + 1), 14, anchor="start", class_="se")
        + text(-48, 46, when, 13, weight=500, anchor="start")
        + circle(66, 31, 15, fill=f"var(--{_colour(held)})", stroke="var(--outline)")
        + text(66, 36, rounds[held], weight=800, fill="#fff")
        + text(0, 67, kinds[held % 4], SMALL, weight=500, fill="mute")
        + text(-44.75, 87, corn)
        + use("corn", -31, 82, 16)
        + text(-17, 87, _("a worker"), SMALL, weight=500, anchor="start", fill="mute")
        + (use(tribe_icon("yaluk"), 51, 82, 16) if is_own else "")
    )


def arrow(label: str) -> str:
    """The arrow that points at the present day."""
    x, y = polar(geo.radius(geo.DAYS) + geo.ADDENDUM + 6, geo.TODAY)
    x, y = geo.CENTRE[0] + x, geo.CENTRE[1] + y
    shape = "M0 0l15-13v6h50v14h-50v6z"
    return group(
        element(
            "path",
            d=shape,
            fill="var(--today)",
            stroke="var(--outline)",
            stroke_width=1.5,
            stroke_linejoin="round",
        ),
        text(38, 5, label, 13, fill="#fff"),
        transform=at(x, y),
        class_="quiet",
    )
