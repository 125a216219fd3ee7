"""Which pictures stand in which space of the gears, read from the components."""

from collections.abc import Mapping, Sequence
from typing import Any

from antiqua.drawing.svg import signed
from antiqua.games.tzolkin.drawing.cells import ARROW, OR, TIMES, Item, amount, label, laurel, picture

FREE = picture("any", 17)
GOODS = ("gold", "stone", "wood", "skull", "corn")  # the order in which gains are drawn


def gains(gain: Mapping[str, int], sizes: Sequence[float] = (23, 20, 16)) -> list[Item]:
    """Goods in a row; several of one kind with their number. ``sizes`` for one, two and more kinds."""
    kinds = [name for name in GOODS if gain.get(name)]
    size = sizes[min(len(kinds), len(sizes)) - 1] if kinds else 0
    return [
        picture(name, size) if gain[name] == 1 else amount(str(gain[name]), name, min(size, 16.5))
        for name in kinds
    ]


def _palenque(data: Mapping[str, Any]) -> dict[int, list[Item]]:
    spaces = {}
    for action, row in data["palenque"].items():
        wood = row.get("wood", 0)
        items = [amount(str(row["corn"]), "corn", 16)]
        if action == 1:
            items.insert(0, picture("fish", 16.5))
        if wood:
            items += [OR, amount(str(wood), "wood", 16)]
        spaces[action] = items
    return spaces


def _yaxchilan(data: Mapping[str, Any]) -> dict[int, list[Item]]:
    return {action: gains(row["gain"]) for action, row in data["yaxchilan"].items()}


def _tikal() -> dict[int, list[Item]]:
    return {
        1: [picture("technology", 23)],
        2: [picture("house", 23)],
        3: [amount("2", "technology")],
        4: [amount("2", "house"), OR, picture("monument", 16.5)],
        5: [picture("block", 16.5), ARROW, amount("2", "step")],
    }


def _uxmal(data: Mapping[str, Any]) -> dict[int, list[Item]]:
    prices = data["uxmal"]
    return {
        1: [amount(str(prices["step"]), "corn"), ARROW, picture("step", 16.5)],
        2: [picture("swap", 24)],
        3: [amount(signed(1), "worker")],
        4: [picture("house", 15), amount(str(prices["block"]), "corn", 15), TIMES, picture("block", 14)],
        5: [amount(str(prices["any_action"]), "corn"), ARROW, picture("gear", 16.5)],
    }


def _chichen_itza(data: Mapping[str, Any]) -> dict[int, list[Item]]:
    return {
        action: [laurel(row["points"], 28), picture(f"{row['temple']}-up", 18)]
        for action, row in data["chichen_itza"].items()
    }


def pictures(gear: str, data: Mapping[str, Any]) -> dict[int, list[Item]]:
    """The pictures of each space of the gear that has an action."""
    if gear == "palenque":
        spaces = _palenque(data)
    elif gear == "yaxchilan":
        spaces = _yaxchilan(data)
    elif gear == "tikal":
        spaces = _tikal()
    elif gear == "uxmal":
        spaces = _uxmal(data)
    else:
        return {**_chichen_itza(data), 10: [FREE]}
    return {**spaces, 6: [FREE, label("1–5")], 7: [FREE]}
