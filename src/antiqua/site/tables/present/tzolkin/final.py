"""The scores of a game by category."""

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.drawing.svg import minus, signed
from antiqua.games.tzolkin.expansion_words import prophecy_name
from antiqua.games.tzolkin.feeding import unfed_points
from antiqua.games.tzolkin.winnings import SOURCES, winnings
from antiqua.play.match import Match
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.numbers import quarters
from antiqua.site.tables.present.shapes import Cell, Row

Won = Sequence[Mapping[str, Sequence[int]]]
"""For each seat, by source: the points won in play, each time that there were some."""

ICONS = {
    "temples": "step",
    "prophecies": "prophecy",
    "chichen_itza": "skull",
    "buildings": "house",
    "technologies": "technology",
    "hunger": "bowl",
    "corn": "corn",
    "skulls": "skull",
    "monuments": "monument",
}

_known: WeakKeyDictionary[Match, Won] = WeakKeyDictionary()


def rows(seen: Seen, scores: Mapping[str, Any], match: Match) -> list[Row]:
    """One row for each category, with the reason beside each number; points won in play by their sources."""
    won = _won(match)
    found = []
    for source in SOURCES:
        if source in ("hunger", "prophecies") and not any(seat[source] for seat in won):
            continue
        numbers = [sum(seat[source]) for seat in won]
        whys = [_why_won(seen, source, seat, won) for seat in range(len(won))]
        found.append(_row(source, numbers, whys, _foretold(seen) if source == "prophecies" else ""))
    for part in ("corn", "skulls", "monuments"):
        numbers = [player["parts"][part] for player in scores["players"]]
        found.append(_row(part, numbers, [_why(seen, part, seat) for seat in range(len(numbers))]))
    return found


def _won(match: Match) -> Won:
    """Found by playing the match again, once."""
    if match not in _known:
        won: list[dict[str, list[int]]] = [
            {key: [] for key in SOURCES} for _seat in range(match.game.players)
        ]
        state = match.game.new(seed=match.seed)
        for seat, text in match.moves:
            before = state.view(seat)
            state.play(text, seat=seat)
            after = state.view(seat)
            for other, source, points in winnings(before, after, seat, text, match.game.box):
                won[other][source].append(points)
        _known[match] = won
    return _known[match]


def _row(key: str, numbers: Sequence[float], whys: Sequence[str], note: str = "") -> Row:
    labels = {
        "temples": _("Temples"),
        "prophecies": _("Prophecies"),
        "chichen_itza": _("Chichen Itza"),
        "buildings": _("Buildings"),
        "technologies": _("Technologies"),
        "hunger": _("Workers not fed"),
        "corn": _("Corn and blocks"),
        "skulls": _("Crystal skulls"),
        "monuments": _("Monuments"),
    }
    best = max(numbers)
    cells = [
        Cell(quarters(number), why, number == best and best > min(numbers), number)
        for number, why in zip(numbers, whys, strict=True)
    ]
    return Row(key, ICONS[key], labels[key], cells, note)


def _why_won(seen: Seen, source: str, seat: int, won: Won) -> str:
    points = won[seat][source]
    if source == "temples":
        return ", ".join(map(minus, points))
    if source == "prophecies":
        return ", ".join(map(signed, points))
    if source == "chichen_itza":
        return ngettext("{number} skull", "{number} skulls", len(points)).format(number=len(points))
    if source == "buildings":
        built = len(seen.view["players"][seat]["buildings"])
        return ngettext("{number} built", "{number} built", built).format(number=built)
    if source == "hunger":
        hungry = -sum(points) // unfed_points(seen.view["players"][seat], seen.components)
        return ngettext("{number} worker", "{number} workers", hungry).format(number=hungry) if hungry else ""
    return ""


def _foretold(seen: Seen) -> str:
    """The prophecies in the order in which they were scored."""
    return ", ".join(prophecy_name(name) for name in seen.view["prophecies"])


def _why(seen: Seen, part: str, seat: int) -> str:
    entry = seen.view["players"][seat]
    if part == "skulls":
        return ngettext("{number} skull", "{number} skulls", entry["skulls"]).format(number=entry["skulls"])
    if part == "monuments":
        built = len(entry["monuments"])
        return ngettext("{number} built", "{number} built", built).format(number=built)
    market = seen.components.data["market"]
    corn = entry["corn"] + sum(entry[block] * price for block, price in market.items())
    return _("{corn} corn").format(corn=corn)
