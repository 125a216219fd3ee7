"""The five rows of a city: a track's value and bar, the cards of its colour, what the next one costs less."""

from collections.abc import Iterable
from functools import lru_cache

from antiqua.drawing.svg import at, element, group, minus, number, text
from antiqua.games.hadara.drawing.cells import coin, icon
from antiqua.games.hadara.drawing.faces import strip_of, told
from antiqua.games.hadara.drawing.scene import Scene, Seat, box, box_path, colour_of, edge, title
from antiqua.games.hadara.drawing.standing import sets
from antiqua.games.hadara.drawing.strips import FLAT, TALL, layout, strip, strip_width
from antiqua.games.hadara.drawing.words import _, field
from antiqua.games.hadara.prices import copies, income
from antiqua.games.hadara.state import COLOURS, TRACKS

WIDTH, HEIGHT, PITCH = 432.0, 70.0, 73.0
BAR, UNIT, MOST = (72.0, 17.0, 10.0), 10.4, 33
"""Left, top and height of a bar; the width of a step; the last step that it shows."""
STRIPS, ROOM = (72.0, 32.0), 318.0
NEXT = (408.0, 54.0)


def rows(scene: Scene, seat: int) -> str:
    """All five rows, drawn from (0, 0) down."""
    return "".join(
        group(
            _row(scene, seat, colour), transform=at(0, PITCH * index), id=f"row-{seat}-{colour}", class_="row"
        )
        for index, colour in enumerate(COLOURS)
    )


def _row(scene: Scene, seat: int, colour: str) -> str:
    me = scene.players[seat]
    drawn = _head(colour, field(colour))
    if colour == "purple":
        drawn += icon("special", 31, 25, 26) + text(31, 56, field(colour), 12.5, class_="se")
        drawn += _sets(scene, me)
    else:
        track = TRACKS[COLOURS.index(colour)]
        value = int(me["tracks"][track])
        drawn += group(
            icon(track, 31, 21, 22), text(31, 56, value, 23), id=f"track-{seat}-{track}", data_amount=value
        )
        drawn += _bar(colour, value) + _above(scene, me, track, value)
    cards = [card for card in me["cards"] if colour_of(card) == colour]
    return drawn + _cards(scene, me, cards) + _next(len(cards))


@lru_cache(maxsize=16)
def _head(colour: str, name: str) -> str:
    block = "M8 0H62V70H8a8 8 0 0 1 -8 -8V8a8 8 0 0 1 8 -8z"
    return (
        box(
            0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 8, "var(--plaster)", stroke="var(--line)", stroke_width=1.2
        )
        + strip_of(colour, block)
        + box(9, 6, 44, 58, 7, "var(--plaster)", stroke="var(--ink)", stroke_width=1.2)
        + title(name)
    )


@lru_cache(maxsize=256)
def _bar(colour: str, value: int) -> str:
    """The track as a bar; what is beyond its end has an arrow."""
    x, y, high = BAR
    filled = UNIT * min(value, MOST)
    drawn = box(x, y, UNIT * MOST, high, 3, "var(--bench)", stroke="var(--line)")
    if not filled:
        return drawn
    d = box_path(x, y, filled, high, 3)
    drawn += strip_of(colour, d) + element("path", d=d, fill="none", stroke="var(--ink)", stroke_width=1.2)
    if value > MOST:
        end = x + UNIT * MOST
        drawn += element(
            "path",
            d=f"M{end - 3:g} {y - 3:g}l9 8-9 8z",
            fill=f"var(--card-{colour})",
            stroke="var(--ink)",
            stroke_width=1.2,
        )
    return drawn


def bar_x(value: int) -> float:
    """Where a value lies on the bar."""
    return BAR[0] + UNIT * min(value, MOST)


def _above(scene: Scene, me: Seat, track: str, value: int) -> str:
    """What the track is for, over its bar."""
    if track == "income":
        coins = income(me, scene.components)
        shown = _.plural("{number} coin at each income", "{number} coins at each income", coins)
        return _label(BAR[0], shown.format(number=coins))
    if track == "food":
        return _feeding(len(me["cards"]), value)
    if track == "military":
        met = (requirement for requirement in scene.data["stack"])
    else:
        met = (bust["requirement"] for bust in scene.data["bust"].values())
    less = scene.data["abilities"]["requirement_less"] * copies(me, "requirements_minus_4", scene.components)
    return _thresholds(tuple(max(0, needed - less) for needed in met), value)


def _label(x: float, shown: str, anchor: str = "start") -> str:
    return text(x, 13, shown, 14, weight=500, anchor=anchor)


@lru_cache(maxsize=512)
def _thresholds(needed: Iterable[int], value: int) -> str:
    """Ticks with numbers; those that are met are in ink."""
    d, labels = "", ""
    for requirement in needed:
        x = bar_x(requirement)
        d += f"M{number(x)} {BAR[1] - 3:g}v16"
        met = value >= requirement
        labels += text(x, 12.5, requirement, 14, weight=700 if met else 500, fill="ink" if met else "mute")
    return element("path", d=d, stroke="var(--ink)", stroke_width=2) + labels


def _feeding(cards: int, food: int) -> str:
    """How much food the cards need at feeding."""
    x = bar_x(cards)
    tick = element("path", d=f"M{number(x)} {BAR[1] - 3:g}v16", stroke="var(--ink)", stroke_width=2)
    needed = _("{number} to feed").format(number=cards)
    left = max(BAR[0] + 20, min(x + 6, BAR[0] + UNIT * MOST - 90))
    fill = "ink" if food >= cards else "bad"
    shown = text(left, 13, needed, 14, weight=500 if food >= cards else 800, anchor="start", fill=fill)
    return tick + icon("card", left - 11, 8.5, 15) + shown


def _sets(scene: Scene, me: Seat) -> str:
    """How many sets of five colours there are, for gold seals."""
    found, jokers = sets(me), copies(me, "gold_seal_joker", scene.components)
    shown = _.plural("{number} set of five colours", "{number} sets of five colours", found).format(
        number=found
    )
    if jokers and sets(me, jokers) > found:
        shown = _("{sets}, {number} for gold seals").format(sets=shown, number=sets(me, jokers))
    return icon("set", BAR[0] + 8, 15, 17) + text(BAR[0] + 21, 20, shown, 14, weight=500, anchor="start")


def _cards(scene: Scene, me: Seat, cards: list[str]) -> str:
    """The strips, the newest on top."""
    components, bound = scene.components, me["bound"]
    if not cards:
        return ""
    tall = [strip_width(components, card, bound.get(card, "")) for card in cards]
    flat = [strip_width(components, card, bound.get(card, ""), flat=True) for card in cards]
    drawn = []
    for card, place in zip(cards, layout(tall, flat, ROOM), strict=True):
        wide = strip_width(components, card, bound.get(card, ""), place.flat)
        high = FLAT if place.flat else TALL
        drawn.append(
            scene.piece(
                f"card-{card}",
                f"discard {card}",
                strip(components, card, bound.get(card, ""), place.flat),
                told(components, card),
                mark=edge(box_path(0, 0, wide, high, 4)),
                transform=at(STRIPS[0] + place.x, STRIPS[1] + place.y),
                class_="face",
            )
        )
    return "".join(drawn)


def _next(cards: int) -> str:
    """How much less the next card of the colour costs."""
    if not cards:
        return ""
    x, y = NEXT
    cheaper = _.plural(
        "The next card of this colour costs {number} coin less",
        "The next card of this colour costs {number} coins less",
        cards,
    )
    return group(
        text(x, y - 14, _("next"), 12.5, weight=400, fill="mute"),
        coin(x, y, minus(-cards), 12),
        title(cheaper.format(number=cards)),
    )
