"""The faces of buildings, monuments and starting-wealth tiles: price, effect, points."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from antiqua.drawing.svg import element, group, number, signed, text, use
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.doubts import doubt
from antiqua.games.tzolkin.drawing.cells import DIGIT, SMALL, amount, picture, points, question
from antiqua.games.tzolkin.drawing.printed import (
    GOODS,
    Printed,
    counted,
    effects,
    feeds,
    fitted,
    gains,
    rewards,
    steps,
    tile,
)
from antiqua.games.tzolkin.drawing.words import _
from antiqua.i18n import language

WIDTH, HEIGHT = 86.0, 96.0
MIDDLE, INSIDE = WIDTH / 2, WIDTH - 8


def face(
    components: Components,
    name: str,
    players: int | None = None,
    lacks: frozenset[str] = frozenset(),
    owner: str = "",
    marked: bool = True,
) -> str:
    """The tile drawn at (0, 0); with the number of players, a monument that depends on it shows its points.

    ``lacks`` are the blocks and skulls that the looking player has too few of, marked in the price;
    ``owner`` is the markup of a plate over the price of a tile already built; a tile of which not all is
    certain has a question mark if it is to be ``marked``. ValueError for an unknown id.
    """
    return _face(components, name, players, lacks, owner, marked, language())


@lru_cache(maxsize=2048)
def _face(
    components: Components,
    name: str,
    players: int | None,
    lacks: frozenset[str],
    owner: str,
    marked: bool,
    _language: str,  # the captions are in it
) -> str:
    kind, printed = tile(components.data, name, players)
    frame = printed.get("frame", "wealth")
    inside = {"building": _building, "monument": _monument, "wealth": _wealth}[kind](printed)
    price = "" if owner or kind == "wealth" else _price(printed["cost"], lacks)
    shown = group(
        price, inside, _sign(frame), opacity=".6" if owner else None, style=f"--under:var(--tile-{frame})"
    )
    doubtful = _doubt(components, name, players, bool(owner), printed) if marked else ""
    return _ground(frame, kind == "monument") + shown + owner + doubtful


def _doubt(components: Components, name: str, players: int | None, is_built: bool, printed: Printed) -> str:
    """A mark at the right, at the corner unless the price or the owner's plate takes it."""
    why = doubt(name, components, players)
    is_taken = is_built or len(printed.get("cost", ())) > 2
    return question(MIDDLE + 33, 38 if is_taken else 12, why) if why else ""


def _ground(frame: str, monument: bool) -> str:
    if monument:
        outline = f"M0 {HEIGHT:g}V4h4V0h78v4h4V{HEIGHT:g}z"
    else:
        outline = "M3 0H83a3 3 0 0 1 3 3V93a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"
    return (
        element("path", d=outline, fill=f"var(--tile-{frame})", stroke="var(--outline)", stroke_width=1.3)
        + element("path", d="M1 90H85V95H1z", fill=f"var(--frame-{frame})")
        + element("path", d="M0 89.5H86", stroke="var(--outline)")
    )


def _sign(frame: str) -> str:
    return "" if frame == "wealth" else use(frame, 12, 80, 15)


def _price(cost: Mapping[str, int], lacks: frozenset[str]) -> str:
    """The price at the top left; what is missing is red and underlined with dashes."""
    kinds = [good for good in GOODS if cost.get(good)]
    apart, left = (29.6, 6.5) if len(kinds) < 3 else (27.1, 4)
    parts = []
    for good in kinds:
        missing = good in lacks
        shown = str(cost[good])
        parts.append(text(left + DIGIT / 2, 22, shown, fill="bad" if missing else "ink"))
        parts.append(use(good, left + DIGIT + 9.5, 17, 15))
        if missing:
            d = f"M{number(left)} 27h24.6"
            parts.append(element("path", d=d, stroke="var(--bad)", stroke_width=2, stroke_dasharray="3 2"))
        left += apart
    return "".join(parts)


def _caption(words_: str, y: float = 70, size: float = SMALL) -> str:
    return text(MIDDLE, y, words_, size, weight=600)


def _laurel(shown: int) -> str:
    return points(70, 77, shown, 26)


def _farm(printed: Printed) -> str:
    if printed["feeds"]:
        caption = _caption(_("feeds {number}").format(number=printed["feeds"]), 71, 14)
        return use("bowl", MIDDLE, 44, 28) + caption
    less = amount(signed(-printed["feed_discount"]), "corn", 23)
    return less.draw(MIDDLE, 44, False) + _caption(_("each worker"))


def _building(printed: Printed) -> str:
    items = effects(printed) + gains(printed)
    parts = [_farm(printed)] if feeds(printed) else []
    if items:
        parts.append(fitted(items, MIDDLE, 52, INSIDE))
    given = rewards(printed)
    if given:
        parts.append(
            fitted([picture("bowl", 22), *given], MIDDLE, 48, INSIDE) + _caption(_("food days"), 71, SMALL)
        )
    if printed.get("renovation"):
        parts.append(use("renovation", 74, 80, 16))
    if printed["points"]:
        parts.append(_laurel(printed["points"]) if parts else points(MIDDLE, 55, printed["points"], 40, 19))
    return "".join(parts)


def _wealth(printed: Printed) -> str:
    goods, others = gains(printed), steps(printed)
    caption = ""
    if feeds(printed):
        others.append(picture("bowl", 25))
        caption = _caption(_("feeds {number}").format(number=printed["feeds"]), 84, 14)
    if len(goods) > 2:
        return fitted(goods[:2], MIDDLE, 33, INSIDE) + fitted(goods[2:], MIDDLE, 62, INSIDE)
    if not others:
        return fitted(goods, MIDDLE, 47, INSIDE)
    return fitted(goods, MIDDLE, 25, INSIDE) + fitted(others, MIDDLE, 58, INSIDE) + caption


def _monument(printed: Printed) -> str:
    if printed["table"]:
        return _scale(printed["rule"], printed["table"])
    laurel = _laurel(printed["points"]) if printed["points"] else ""
    return fitted(counted(printed, 22), MIDDLE, 40, INSIDE) + _caption(_counted_words(printed), 62) + laurel


def _counted_words(printed: Printed) -> str:
    """What a monument counts, in at most two short words."""
    return {
        "frame": {
            "farm": _("your farms"),
            "tomb": _("your tombs"),
            "civic": _("your civic"),
            "shrine": _("your shrines"),
        }[printed["frame"]],
        "tiles": _("your tiles"),
        "corn tiles": _("corn tiles"),
        "wood tiles": _("wood tiles"),
        "all monuments": _("all built"),
        "technology levels": _("your levels"),
        "temple points": _("their points"),
        "best temple": _("one temple"),
        "chichen skulls": _("on Chichen"),
    }[printed["rule"]]


def _scale(rule: str, table: Sequence[int]) -> str:
    """A monument that scores by a table: how many above, points below."""
    counted = {"workers": "worker", "level 3 technologies": "technology", "all monuments": "monument"}[rule]
    shown = [(count, value) for count, value in enumerate(table) if value]
    # the last column may stand for more of the same
    while len(shown) > 1 and shown[-1][1] == shown[-2][1]:
        shown.pop()
    shown = shown[-3:]
    parts = [
        use(counted, 13, 41, 15),
        use("laurel", 13, 62, 16),
        element("path", d="M22 52H80", stroke="var(--hair)"),
    ]
    for index, (count, value) in enumerate(shown):
        x = 29 + 22 * index
        parts.append(text(x, 46, count, weight=600) + text(x, 68, value, weight=800))
    if rule == "all monuments":
        parts.append(text(54, 83, _("players"), SMALL, weight=600))
    return "".join(parts)
