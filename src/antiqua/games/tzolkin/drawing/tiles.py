"""The faces of buildings, monuments and starting-wealth tiles: price, effect, points."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from antiqua.drawing.svg import element, group, number, signed, text, use
from antiqua.games.tzolkin.box import NONE, Components
from antiqua.games.tzolkin.drawing.cells import ARROW, DIGIT, Item, amount, picture, points
from antiqua.games.tzolkin.drawing.technologies import row_of
from antiqua.games.tzolkin.drawing.words import _

WIDTH, HEIGHT = 86.0, 96.0
MIDDLE = WIDTH / 2
GOODS = ("wood", "stone", "gold", "skull", "corn")


def tile(data: Mapping[str, Any], name: str) -> tuple[str, Mapping[str, Any]]:
    """The kind (``building``, ``monument``, ``wealth``) and the printed values of the tile with that id.

    ValueError if the box has no such tile.
    """
    for kind in ("building", "monument", "wealth"):
        if name in data[kind]:
            return kind, data[kind][name]
    raise ValueError(f"tile: {name!r} is not in the box")


@lru_cache(maxsize=2048)
def face(
    components: Components,
    name: str,
    players: int | None = None,
    lacks: frozenset[str] = frozenset(),
    owner: str = "",
) -> str:
    """The tile drawn at (0, 0); with the number of players, a monument that depends on it shows its points.

    ``lacks`` are the blocks and skulls that the looking player has too few of, marked in the price;
    ``owner`` is the markup of a plate over the price of a tile already built. ValueError for an unknown id.
    """
    kind, printed = tile(components.data, name)
    frame = printed.get("frame", "wealth")
    if printed.get("rule") == "all monuments" and players is not None:
        printed = {**printed, "points": printed["table"][players], "table": []}
    inside = _INSIDE[kind](printed)
    price = "" if owner or kind == "wealth" else _price(printed["cost"], lacks)
    return (
        _ground(frame, kind == "monument")
        + group(
            price, inside, _sign(frame), opacity=".6" if owner else None, style=f"--under:var(--tile-{frame})"
        )
        + owner
    )


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
    return "" if frame == "wealth" else use(frame, 13, 79, 15)


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


def _effect(effect: str) -> list[Item]:
    """The picture of one effect in the words of the components file."""
    what, _space, which = effect.partition(" ")
    if effect == "any action":
        return [amount("1", "corn", 18), ARROW, picture("gear", 20)]
    if effect == "worker":
        return [amount(signed(1), "worker", 22)]
    if what in ("temple", "technology"):
        return [
            picture(
                {"temple": "step", "technology": "technology"}[what] if which == "any" else f"{which}-up", 25
            )
        ]
    return [picture({"construct": "house", "market": "swap"}[effect], 24)]


def _gain(gain: Mapping[str, int]) -> list[Item]:
    return [
        picture(good, 23) if gain[good] == 1 else amount(str(gain[good]), good, 20)
        for good in GOODS
        if gain.get(good)
    ]


def _caption(words_: str, y: float = 72) -> str:
    return text(MIDDLE, y, words_, 12, weight=600)


def _fitted(items: Sequence[Item], y: float) -> str:
    """The items in a row, made smaller where they are too wide for the tile."""
    width = sum(item.width for item in items) + 4 * (len(items) - 1)
    scale = min(1, (WIDTH - 8) / width) if items else 1
    drawn = row_of(list(items), 0, 0, 4)
    place = f"translate({number(MIDDLE)} {number(y)})" + (f" scale({number(scale)})" if scale < 1 else "")
    return group(drawn, transform=place)


def _farm(printed: Mapping[str, Any]) -> str:
    if printed["feeds"]:
        return use("bowl", MIDDLE, 44, 28) + _caption(_("feeds {number}").format(number=printed["feeds"]))
    less = amount(signed(-printed["feed_discount"]), "corn", 23)
    return less.draw(MIDDLE, 44, False) + _caption(_("each worker"))


def _is_farm(printed: Mapping[str, Any]) -> bool:
    return bool(printed["feeds"] or printed.get("feed_discount"))


def _building(printed: Mapping[str, Any]) -> str:
    parts = []
    items = [item for effect in printed["effects"] for item in _effect(effect)]
    items += _gain(printed["gain"])
    if _is_farm(printed):
        parts.append(_farm(printed))
    if items:
        parts.append(_fitted(items, 52))
    if printed["points"]:
        parts.append(_laurel(printed["points"], large=not items and not _is_farm(printed)))
    return "".join(parts)


def _laurel(shown: int | str, large: bool = False) -> str:
    return points(MIDDLE, 55, shown, 40, 19) if large else points(71, 76, shown, 25)


def _wealth(printed: Mapping[str, Any]) -> str:
    items = _gain(printed["gain"])
    if printed["worker"]:
        items += _effect("worker")
    steps = []
    if printed["temple"] != NONE:
        steps += _effect(f"temple {printed['temple']}")
    if printed["technology"] != NONE:
        steps += _effect(f"technology {printed['technology']}")
    farm = ""
    if _is_farm(printed):
        steps.append(picture("bowl", 25))
        farm = text(MIDDLE, 86, _("feeds {number}").format(number=printed["feeds"]), 12, weight=600)
    if not steps:
        return _fitted(items, 47)
    return _fitted(items, 25) + _fitted(steps, 58) + farm


def _monument(printed: Mapping[str, Any]) -> str:
    if printed["table"]:
        return _scale(printed["rule"], printed["table"])
    frame = printed["frame"]
    pictures, caption = {
        "frame": ([picture(frame, 24), picture("monument", 20)], _frame_words(frame)),
        "tiles": ([picture("house", 22), picture("monument", 22)], _("your tiles")),
        "corn tiles": ([picture("corn", 26)], _("corn tiles")),
        "wood tiles": ([picture("wood", 26)], _("wood tiles")),
        "all monuments": ([picture("monument", 26)], _("all built")),
        "technology levels": ([picture("technology", 26)], _("your levels")),
        "temple points": (
            [picture(name, 22) for name in ("chaac", "quetzalcoatl", "kukulcan")],
            _("their points"),
        ),
        "best temple": ([picture("step", 26)], _("one temple")),
        "chichen skulls": ([picture("skull", 26)], _("on Chichen")),
    }[printed["rule"]]
    laurel_ = _laurel(printed["points"]) if printed["points"] else ""
    return _fitted(pictures, 41) + _caption(caption, 64) + laurel_


def _frame_words(frame: str) -> str:
    return {
        "farm": _("your farms"),
        "tomb": _("your tombs"),
        "civic": _("your civic"),
        "shrine": _("your shrines"),
    }[frame]


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
        parts.append(text(54, 83, _("by players"), 12, weight=600))
    return "".join(parts)


_INSIDE = {"building": _building, "monument": _monument, "wealth": _wealth}
