"""The players' strip, and the things of one player."""

from collections.abc import Mapping
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import element, minus
from antiqua.games.hadara.board import city
from antiqua.games.hadara.drawing.hand import PART_SIGNS
from antiqua.games.hadara.drawing.standing import PARTS, by_colour, parts, total
from antiqua.games.hadara.drawing.wheel import crest
from antiqua.games.hadara.drawing.words import kind
from antiqua.games.hadara.phrases import crest as animal
from antiqua.games.hadara.phrases import part
from antiqua.games.hadara.phrases import track as track_name
from antiqua.games.hadara.state import COLOURS, TRACKS
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.numbers import coins_word
from antiqua.site.tables.present.shapes import Amount, Mine, Player

Entry = Mapping[str, Any]


def focus(seen: Seen) -> int:
    """Whose city lies beside the round table."""
    if seen.seat is not None:
        return seen.seat
    mover = seen.view["to_move"]
    return int(seen.view["start_player"] if mover is None else mover)


def players(seen: Seen) -> list[Player]:
    """All players in seat order."""
    return [_player(seen, seat) for seat in range(len(seen.names))]


def _player(seen: Seen, seat: int) -> Player:
    entry = seen.view["players"][seat]
    signs = []
    if entry.get("chosen"):
        signs.append(Amount("check", "", _("has chosen")))
    if seen.view["start_player"] == seat and seen.view["phase"] not in ("sides", "over"):
        signs.append(Amount("first", "", _("Start player of this era")))
    return Player(
        seat=seat,
        name=seen.names[seat],
        points=minus(total(entry, seen.components)),
        goods=_goods(entry),
        signs=signs,
        is_acting=seat in seen.to_act,
        is_own=seat in seen.own,
        is_bot=seen.bots[seat],
        picture=_crest(seat),
        more=_owned(entry),
    )


def _crest(seat: int) -> SafeString:
    inside, label = crest(seat, 20, 20, 19), animal(seat)
    drawn = element("svg", inside, viewBox="0 0 40 40", class_="crest", role="img", aria_label=label)
    return mark_safe(drawn)  # noqa: S308  # our own drawing


def _goods(entry: Entry) -> list[Amount]:
    """Coins and tracks."""
    tracks = [Amount(name, str(entry["tracks"][name]), track_name(name)) for name in TRACKS]
    return [Amount("coin", str(entry["coins"]), coins_word(entry["coins"])), *tracks]


def _owned(entry: Entry) -> list[Amount]:
    """How many cards of each colour, then colonies, busts and seals."""
    counts = by_colour(entry)
    cards = [
        Amount("", str(counts[colour]), _("{colour} cards").format(colour=kind(colour)), f"of-{colour}")
        for colour in COLOURS
    ]
    things = (
        ("colony", len(entry["colonies"]), _("colonies")),
        ("bust", len(entry["busts"]), _("busts")),
        ("silver-seal", len(entry["silver"]), _("silver seals")),
        ("gold-seal", entry["gold"], _("gold seals")),
    )
    return [
        *cards,
        *(Amount(icon, str(number), title, "" if number else "zero") for icon, number, title in things),
    ]


def mine(seen: Seen, seat: int) -> Mine:
    """A player's points if the game ended now, what feeding asks, and a city that is not on the board."""
    entry = seen.view["players"][seat]
    by_part = parts(entry, seen.components)
    forecast, is_short = _forecast(entry, seen.view["phase"])
    return Mine(
        name=seen.names[seat],
        seat=seat,
        title=_("Points now"),
        goods=[
            Amount(icon, str(by_part[name]), part(name), "" if by_part[name] else "zero")
            for name, icon in zip(PARTS, PART_SIGNS, strict=True)
        ],
        held=_goods(entry),
        tiles=[],
        piles=[],
        forecast=forecast,
        is_short=is_short,
        forecast_icon="food",
        picture=_city(seen, seat) if seat != focus(seen) else None,
    )


def _city(seen: Seen, seat: int) -> SafeString:
    drawn = city(seen.view, seen.components, seat, names=seen.names, standalone=False)
    return mark_safe(drawn)  # noqa: S308  # our own drawing, names are escaped


def _forecast(entry: Entry, phase: str) -> tuple[str, bool]:
    """Whether the food is enough for the cards."""
    cards, food = len(entry["cards"]), entry["tracks"]["food"]
    if phase in ("over", "seals") or not cards:
        return "", False
    told = ngettext(
        "Feeding at the end of the era: {cards} card needs {cards} food, {food} is there.",
        "Feeding at the end of the era: {cards} cards need {cards} food, {food} is there.",
        cards,
    )
    return told.format(cards=cards, food=food), food < cards
