"""The faces of cards: for the piles, for the hand, whole with all words; their backs."""

from functools import lru_cache

from antiqua.drawing.svg import circle, element, group, signed, text
from antiqua.games.hadara.box import ERAS, NO_ABILITY, Components, era_and_colour
from antiqua.games.hadara.drawing.abilities import ability
from antiqua.games.hadara.drawing.cells import (
    Item,
    amount,
    coin,
    icon,
    paragraph,
    points,
    question,
    row,
    struck,
    width,
)
from antiqua.games.hadara.drawing.scene import box, box_path, colour_of, sign_of, title
from antiqua.games.hadara.drawing.words import _, kind, unsure
from antiqua.games.hadara.texts import ability_text, card_text
from antiqua.i18n import language

TABLE = (88.0, 120.0)
WHOLE = (180.0, 250.0)
HAND = (204.0, 100.0)
BACK = (44.0, 60.0)
SIZES = {"table": TABLE, "whole": WHOLE, "hand": HAND}


def face(
    size: str, components: Components, card: str, price: int | None = None, lacks: int = 0, bound: str = ""
) -> str:
    """The card drawn at (0, 0) in one of the ``SIZES``; KeyError if the box has none of that id.

    ``price`` is what it takes from a player now, shown beside the printed one where they differ; ``lacks``
    are the coins that this player has too few; ``bound`` is the track of a token bound to it.
    """
    printed = int(components.data["card"][card]["price"])
    now = printed if price is None else price
    return _face(size, components, card, now, lacks, bound, language())


@lru_cache(maxsize=4096)
def _face(
    size: str,
    components: Components,
    card: str,
    now: int,
    lacks: int,
    bound: str,
    _language: str,  # the words are in it
) -> str:
    draw = {"table": _table, "whole": _whole, "hand": _hand}[size]
    return draw(components, card, now, lacks, bound)


@lru_cache(maxsize=1024)
def strip_of(colour: str, d: str) -> str:
    """A path filled with a colour and its pattern."""
    return element("path", d=d, fill=f"var(--card-{colour})") + element(
        "path", d=d, fill=f"url(#p-card-{colour})"
    )


def _band(w: float, height: float, radius: float) -> str:
    """The path of the band at the head of a card."""
    arc, side = f"a{radius:g} {radius:g} 0 0 1", height - radius
    head = f"M{radius:g} 0h{w - 2 * radius:g}{arc} {radius:g} {radius:g}"
    return f"{head}v{side:g}h{-w:g}v{-side:g}{arc} {radius:g} {-radius:g}z"


def _frame(colour: str, w: float, h: float, band: float, radius: float) -> str:
    return (
        box(0, 0, w, h, radius, "var(--plaster)")
        + strip_of(colour, _band(w, band, radius))
        + element("path", d=f"M0 {band:g}H{w:g}", stroke="var(--ink)", stroke_width=1.3)
    )


def _outline(w: float, h: float, radius: float) -> str:
    return box(0.75, 0.75, w - 1.5, h - 1.5, radius - 0.5, "none", stroke="var(--ink)", stroke_width=1.5)


def _colour_sign(colour: str, x: float, y: float, radius: float) -> str:
    return circle(x, y, radius, fill="var(--plaster)", stroke="var(--ink)", stroke_width=1.2) + icon(
        sign_of(colour), x, y, radius * 1.3
    )


def _picture(card: str, x: float, y: float, w: float, h: float) -> str:
    """The picture of a card: odd and even numbers of a colour have different ones."""
    name = f"view-{colour_of(card)}-{2 - int(card[-2:]) % 2}"
    return element(
        "svg",
        element("use", href=f"#i-{name}", width=160, height=84),
        x=x,
        y=y,
        width=w,
        height=h,
        viewBox="0 0 160 84",
        preserveAspectRatio="xMidYMax slice",
    )


def _price(components: Components, card: str, now: int, x: float, y: float, radius: float, off: bool) -> str:
    printed = int(components.data["card"][card]["price"])
    shown = coin(x, y, now, radius, off=off)
    if now != printed:
        shown += struck(x + radius + 11, y, printed, 16 if radius > 17 else 14)
    return shown


def missing(x: float, y: float, lacks: int) -> str:
    """The coins that are missing, on a plate with its middle at (x, y)."""
    if not lacks:
        return ""
    plate = box(x - 26, y - 12, 52, 24, 12, "var(--plaster)", stroke="var(--bad)", stroke_width=1.8)
    return plate + text(x - 9, y + 5.2, signed(-lacks), 14.5, fill="bad") + icon("coin", x + 12, y, 16)


def values(
    components: Components, card: str, size: float, figures: float, *, sign: bool = False
) -> list[Item]:
    """The steps that a card gives, as numbers with icons."""
    steps = components.data["card"][card]["values"]
    return [
        amount(signed(number) if sign else str(number), track, size, figures)
        for track, number in steps.items()
        if number
    ]


def _contents(
    components: Components, card: str, size: float, figures: float, bound: str, *, sign: bool = False
) -> list[Item]:
    """Steps, or the ability in pictures."""
    printed = components.data["card"][card]
    steps = values(components, card, size, figures, sign=sign)
    if printed["ability"] == NO_ABILITY:
        return steps
    return [*steps, *ability(components, printed["ability"], size, max(14, figures * 0.8), bound)]


def _fitted(items: list[Item], x: float, y: float, room: float, gap: float) -> str:
    """The items in a row, smaller where the room is too narrow for them."""
    wide = width(items, gap)
    if wide <= room:
        return row(items, x, y, gap)
    scale = room / wide
    return group(row(items, 0, 0, gap), transform=f"translate({x:g} {y:g}) scale({scale:.3f})")


def _has_points(components: Components, card: str) -> bool:
    """Cards without points show no laurel, unless they show nothing else."""
    printed = components.data["card"][card]
    return bool(printed["points"]) or not (printed["values"] or printed["ability"] != NO_ABILITY)


def _faded(inside: str, lacks: int) -> str:
    return group(inside, opacity=".5") if lacks else inside


def _table(components: Components, card: str, now: int, lacks: int, bound: str) -> str:
    colour = colour_of(card)
    w, h = TABLE
    inside = _fitted(_contents(components, card, 18, 18, bound), w / 2, 80.5, w - 10, 3)
    if _has_points(components, card):
        inside += points(69.5, 104, components.data["card"][card]["points"], 28, 14.5)
    return (
        _frame(colour, w, h, 32, 7)
        + _picture(card, 0, 32, w, 34)
        + element("path", d=f"M0 66H{w:g}", stroke="var(--ink)", stroke_width=1.3)
        + _price(components, card, now, 18, 16, 14.5, bool(lacks))
        + _colour_sign(colour, 72, 16, 11)
        + _faded(inside, lacks)
        + (question(40, 107) if components.notes[card].reconstructed else "")
        + missing(w / 2, 50, lacks)
        + _outline(w, h, 7)
    )


def _era_plate(card: str, x: float, y: float) -> str:
    shown = ERAS[era_and_colour(card)[0]]
    half = 8 + 4 * len(shown)
    return box(x - half, y - 11, 2 * half, 22, 4, "var(--plaster)", stroke="var(--ink)") + text(
        x, y + 5.6, shown, 16, class_="se"
    )


def _hand(components: Components, card: str, now: int, lacks: int, bound: str) -> str:
    """A card on its side: the head, then picture and values, or the ability in pictures and words."""
    colour, printed = colour_of(card), components.data["card"][card]
    w, h = HAND
    mark = question(w - 44, 14) if components.notes[card].reconstructed else ""
    inside = _plain_hand if printed["ability"] == NO_ABILITY else _able_hand
    return (
        _frame(colour, w, h, 28, 7)
        + inside(components, card, bound)
        + _price(components, card, now, 17, 14, 14.5, bool(lacks))
        + missing(86, 14, lacks)
        + _era_plate(card, 134, 14)
        + mark
        + _colour_sign(colour, w - 17, 14, 11)
        + _outline(w, h, 7)
    )


def _plain_hand(components: Components, card: str, _bound: str) -> str:
    picture = _picture(card, 0, 28, 92, 72) + element(
        "path", d="M92 28V100", stroke="var(--ink)", stroke_width=1.3
    )
    items, shown = values(components, card, 25, 24), components.data["card"][card]["points"]
    if not _has_points(components, card):
        return picture + _fitted(items, 148, 64, 104, 7)
    if not items:
        return picture + points(148, 64, shown, 46, 21)
    return picture + _fitted(items, 148, 48, 104, 7) + points(182, 78, shown, 34, 16)


def _able_hand(components: Components, card: str, bound: str) -> str:
    printed, room = components.data["card"][card], HAND[0] - 16
    row_room = room - (36 if _has_points(components, card) else 0)
    drawn = _fitted(_contents(components, card, 19, 17, bound), 8 + row_room / 2, 43, row_room, 4)
    if _has_points(components, card):
        drawn += points(HAND[0] - 20, 43, printed["points"], 28, 14)
    told = ability_text(printed["ability"], components)
    return drawn + paragraph(8, 68, told, room, 12.5, leading=1.1, most=3)


def _whole(components: Components, card: str, now: int, lacks: int, bound: str) -> str:
    colour, printed = colour_of(card), components.data["card"][card]
    w, h = WHOLE
    has_ability = printed["ability"] != NO_ABILITY
    middle = 155 if has_ability else 164
    items = _contents(
        components, card, 26 if has_ability else 32, 22 if has_ability else 28, bound, sign=True
    )
    if items:
        inside = _fitted(items, w / 2, middle, w - 20, 8) + points(w - 26, 227, printed["points"], 38, 18)
    else:
        inside = points(w / 2, 178, printed["points"], 60, 27)
    if has_ability:
        inside += paragraph(
            12, 183, ability_text(printed["ability"], components), w - 20, 12.5, leading=1.1, most=5
        )
    name = f"{kind(colour)} {ERAS[era_and_colour(card)[0]]}·{int(card[-2:])}"
    foot = text(13, 240, name, 12.5, weight=400, anchor="start", fill="mute")
    if components.notes[card].reconstructed:
        foot += question(w - 76, 236)
    return (
        _frame(colour, w, h, 46, 10)
        + _picture(card, 0, 46, w, 90)
        + element("path", d=f"M0 136H{w:g}", stroke="var(--ink)", stroke_width=1.3)
        + _price(components, card, now, 27, 23, 20, bool(lacks))
        + _era_plate(card, 112, 23)
        + _colour_sign(colour, 155, 23, 16)
        + _faded(inside, lacks)
        + foot
        + missing(w / 2, 100, lacks)
        + _outline(w, h, 10)
    )


def told(components: Components, card: str) -> str:
    """What a browser shows of a card under the pointer."""
    return _told(components, card, language())


@lru_cache(maxsize=1024)
def _told(components: Components, card: str, _language: str) -> str:
    text_ = card_text(card, components)
    if components.notes[card].reconstructed:
        text_ = _("{text} The values are {unsure}.").format(text=text_, unsure=unsure())
    return title(text_)


@lru_cache(maxsize=8)
def back(colour: str) -> str:
    """The back of a card, its middle at (0, 0)."""
    w, h = BACK
    inner = box_path(3 - w / 2, 3 - h / 2, w - 6, h - 6, 3)
    return (
        box(-w / 2, -h / 2, w, h, 5, "var(--plaster)", stroke="var(--ink)", stroke_width=1.3)
        + strip_of(colour, inner)
        + _colour_sign(colour, 0, 0, 12)
    )
