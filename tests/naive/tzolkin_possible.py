"""What a player can do and pay on a table of base Tzolk'in, without doing it (TZ-6.4)."""

from .tzolkin_table import Player, Table
from .tzolkin_tiles import BLOCKS, LEVEL_PRICE, TECHNOLOGIES


def can_do(table: Table, seat: int, gear: str, action: int, corn: int) -> bool:
    """TZ-6.4: whether the action can be chosen when so much corn is left for it."""
    me = table.players[seat]
    if corn < 0:
        return False
    match gear, action:
        case "palenque", 2 | 3 | 4 | 5:
            return bool(harvests(table, seat, action))
        case "tikal", 1 | 3:
            return bool(payable_levels(me))
        case "tikal", 2:
            return bool(payable_buildings(table, me, discount=has(me, "architecture", 3)))
        case "tikal", 4:
            buildings = payable_buildings(table, me, discount=has(me, "architecture", 3))
            return bool(buildings or payable_monuments(table, me))
        case "tikal", 5:
            return blocks(me) >= 1
        case "uxmal", 1:
            return corn >= 3
        case "uxmal", 4:
            return bool(corn_buildings(table, me, corn))
        case "uxmal", 5:
            return corn >= 1
        case "chichen_itza", _:
            return me["skulls"] >= 1 and action not in table.skull_places
    return True


def has(me: Player, technology: str, level: int) -> bool:
    """TZ-10.1: levels add up."""
    return bool(me["technologies"][technology] >= level)


def blocks(me: Player) -> int:
    """How many resources the player holds."""
    return sum(me[kind] for kind in BLOCKS)


def harvests(table: Table, seat: int, action: int) -> list[str]:
    """TZ-6.7, TZ-6.8, TZ-10.2: the ways to harvest in a group of the jungle."""
    group = table.jungle[action]
    ways = []
    if group["corn"] > group["wood"] or has(table.players[seat], "agriculture", 2):
        ways.append("corn")
    if group["wood"] > 0:
        ways.append("wood")
        if table.may_anger(seat):
            ways.append("burn")
    return ways


def payable_levels(me: Player) -> list[str]:
    """TZ-6.12: technologies of which the next level, or the bonus, can be paid."""
    return [t for t in TECHNOLOGIES if blocks(me) >= LEVEL_PRICE[me["technologies"][t]]]


def missing(me: Player, cost: dict[str, int]) -> int:
    """How many pieces of a cost the player lacks."""
    held = {**me, "skull": me["skulls"]}
    return sum(max(0, number - held[kind]) for kind, number in cost.items())


def payable_buildings(table: Table, me: Player, discount: bool) -> list[str]:
    """Buildings on display that can be paid in blocks, with one block less if there is a discount."""
    return [b for b in table.buildings if missing(me, table.tiles.buildings[b]["cost"]) <= int(discount)]


def payable_monuments(table: Table, me: Player) -> list[str]:
    """Monuments on display that can be paid."""
    return [m for m in table.monuments if missing(me, table.tiles.monuments[m]["cost"]) == 0]


def corn_price(table: Table, me: Player, building: str) -> int:
    """TZ-6.13, TZ-10.4: the price on Uxmal 4."""
    price = 2 * sum(table.tiles.buildings[building]["cost"].values())
    return max(0, price - 2) if has(me, "architecture", 3) else price


def corn_buildings(table: Table, me: Player, corn: int) -> list[str]:
    """Buildings on display that so much corn pays on Uxmal 4."""
    return [b for b in table.buildings if corn_price(table, me, b) <= corn]
