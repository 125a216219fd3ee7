"""What is printed on a tile, as pictures."""

from collections.abc import Mapping, Sequence
from typing import Any

from antiqua.drawing.svg import group, number, signed
from antiqua.games.tzolkin.box_values import NONE
from antiqua.games.tzolkin.by_players import monument_for
from antiqua.games.tzolkin.drawing.cells import ARROW, OR, Item, amount, picture
from antiqua.games.tzolkin.drawing.technologies import row_of

Printed = Mapping[str, Any]

GOODS = ("wood", "stone", "gold", "skull", "corn")

_OTHER_EFFECTS = {
    "construct": [picture("house", 24)],
    "market": [picture("swap", 24)],
    "worker": [amount(signed(1), "worker", 22)],
    "any action": [amount("1", "corn", 18), ARROW, picture("gear", 20)],
    "exchange technologies": [amount("−1", "technology", 19), amount("+3", "technology", 19)],
    "monument": [picture("monument", 26)],
    "offering": [picture("theology", 22)],
}

# The same effects as signs alone.
_SIGNS = {
    "construct": "house",
    "market": "swap",
    "any action": "gear",
    "exchange technologies": "technology",
    "offering": "theology",
}

# What each kind of monument counts.
_COUNTED = {
    "tiles": ("house", "monument"),
    "corn tiles": ("corn",),
    "wood tiles": ("wood",),
    "all monuments": ("monument",),
    "level 3 technologies": ("technology",),
    "technology levels": ("technology",),
    "workers": ("worker",),
    "temple points": ("chaac", "quetzalcoatl", "kukulcan"),
    "best temple": ("step",),
    "chichen skulls": ("skull",),
}


def tile(data: Mapping[str, Any], name: str, players: int | None = None) -> tuple[str, Printed]:
    """The kind (``building``, ``monument``, ``wealth``) and the printed values of the tile with that id.

    With the number of players a monument that depends on it has its points. ValueError for an unknown id.
    """
    for kind in ("building", "monument", "wealth"):
        if name in data[kind]:
            printed = data[kind][name]
            return kind, monument_for(printed, players, data) if kind == "monument" else printed
    raise ValueError(f"tile: {name!r} is not in the box")


def effects(printed: Printed) -> list[Item]:
    """The effects of a building, in their order."""
    return [item for effect in printed["effects"] for item in _effect(effect)]


def _effect(effect: str) -> list[Item]:
    """One effect in the words of the components file."""
    if effect in _OTHER_EFFECTS:
        return _OTHER_EFFECTS[effect]
    what, which = effect.split()
    if which != "any":
        return [picture(f"{which}-up", 25)]
    return [picture("step" if what == "temple" else "technology", 25)]


def steps(printed: Printed) -> list[Item]:
    """The step and the advance of a wealth tile."""
    return [picture(f"{printed[what]}-up", 25) for what in ("temple", "technology") if printed[what] != NONE]


def signs(printed: Printed, size: float) -> list[Item]:
    """What a tile gave when it was built or kept: pictures alone, each once."""
    names = [good for good in GOODS if printed["gain"].get(good)]
    if printed.get("worker"):
        names.append("worker")
    names += [f"{printed[what]}-up" for what in ("temple", "technology") if printed.get(what, NONE) != NONE]
    for effect in printed.get("effects", ()):
        what, _blank, which = effect.partition(" ")
        if what in ("temple", "technology"):
            names.append({"temple any": "step", "technology any": "technology"}.get(effect, f"{which}-up"))
        else:
            names.append(_SIGNS.get(effect, effect))
    return [picture(name, size) for name in dict.fromkeys(names)]


def gains(printed: Printed) -> list[Item]:
    """The goods, and the worker, that a tile gives at once."""
    gain = printed["gain"]
    items = [
        picture(good, 23) if gain[good] == 1 else amount(str(gain[good]), good, 20)
        for good in GOODS
        if gain.get(good)
    ]
    return items + (_OTHER_EFFECTS["worker"] if printed.get("worker") else [])


def counted(printed: Printed, size: float) -> list[Item]:
    """What a monument counts."""
    names = (printed["frame"], "monument") if printed["rule"] == "frame" else _COUNTED[printed["rule"]]
    return [picture(name, size) for name in names]


def rewards(printed: Printed, size: float = 20) -> list[Item]:
    """What a building of the expansion gives on every food day; two kinds are those of the two ages."""
    first, second = printed.get("reward_1") or {}, printed.get("reward_2") or {}
    items = _reward(first, size)
    if second != first:
        items += [OR, *_reward(second, size)]
    return items


def _reward(goods: Mapping[str, int], size: float) -> list[Item]:
    return [
        picture(good, size + 2) if number == 1 else amount(str(number), good, size)
        for good, number in goods.items()
        if number
    ]


def feeds(printed: Printed) -> bool:
    """Whether the tile is a farm, which works at every food day."""
    return bool(printed["feeds"] or printed.get("feed_discount"))


def fitted(items: Sequence[Item], x: float, y: float, width: float) -> str:
    """The items in a row round (x, y), made smaller where they are wider than ``width``."""
    needed = sum(item.width for item in items) + 4 * (len(items) - 1)
    scale = min(1, width / needed) if items else 1
    place = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale < 1 else "")
    return group(row_of(list(items), 0, 0, 4), transform=place)
