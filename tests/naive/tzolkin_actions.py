"""What workers do: the actions of the gears, technologies, buildings and monuments (TZ-6, TZ-10, TZ-11).

Every decision is yielded as the seat and the texts of its legal moves; the text chosen is sent back.
"""

from collections.abc import Generator, Iterable

from .tzolkin_possible import (
    can_do,
    corn_buildings,
    corn_price,
    harvests,
    has,
    missing,
    payable_buildings,
    payable_levels,
    payable_monuments,
)
from .tzolkin_table import Player, Table
from .tzolkin_tiles import (
    BLOCKS,
    GEARS,
    HARVEST,
    LAST_ACTION,
    LEVEL_PRICE,
    MARKET,
    TECHNOLOGIES,
    TEMPLES,
    Tile,
)

Decision = tuple[int | None, frozenset[str]]
Asking = Generator[Decision, str, str]
Doing = Generator[Decision, str, None]


def ask(seat: int, texts: Iterable[str]) -> Asking:
    """One decision of one seat; returns the text chosen."""
    legal = frozenset(texts)
    assert legal, "a decision without an answer"
    text = yield seat, legal
    assert text in legal, text
    return text


def ask_word(seat: int, verb: str, words: Iterable[str], *others: str) -> Asking:
    """One decision between `verb word` texts and others; returns the last word of the answer."""
    text = yield from ask(seat, [*(f"{verb} {word}" for word in words), *others])
    return text.split()[-1]


# The actions


def do(table: Table, seat: int, gear: str, action: int) -> Doing:
    """One action, from its first cost to its last effect."""
    of_gear = {
        "palenque": do_palenque,
        "yaxchilan": do_yaxchilan,
        "tikal": do_tikal,
        "uxmal": do_uxmal,
        "chichen_itza": do_chichen_itza,
    }
    yield from of_gear[gear](table, seat, action)


def do_palenque(table: Table, seat: int, action: int) -> Doing:
    """TZ-6.6 to TZ-6.8, TZ-10.2, TZ-10.3: fishing and harvests."""
    me = table.players[seat]
    if action == 1:
        me["corn"] += 3 + has(me, "agriculture", 2)
        return
    group = table.jungle[action]
    corn, wood = HARVEST[action]
    way = yield from ask(seat, harvests(table, seat, action))
    if way == "wood":
        group["wood"] -= 1
        me["wood_tiles"] += 1
        me["wood"] += wood + has(me, "extraction", 1)
        return
    if way == "burn":
        group["wood"] -= 1
    if group["corn"] > group["wood"]:
        group["corn"] -= 1
        me["corn_tiles"] += 1
    me["corn"] += corn + has(me, "agriculture", 1) + 2 * has(me, "agriculture", 3)
    if way == "burn":
        yield from anger(table, seat)


def do_yaxchilan(table: Table, seat: int, action: int) -> Doing:
    """TZ-6.10, TZ-10.3, TZ-10.5: goods."""
    me = table.players[seat]
    goods = dict(table.tiles.yaxchilan[action]["gain"])
    extra = {"wood": ("extraction", 1), "stone": ("extraction", 2), "gold": ("extraction", 3)}
    extra["skull"] = ("theology", 3)
    for kind, (technology, level) in extra.items():
        if kind in goods and has(me, technology, level):
            goods[kind] += 1
    table.gain(seat, goods)
    yield from ()


def do_tikal(table: Table, seat: int, action: int) -> Doing:
    """TZ-6.11: technologies, buildings, offerings."""
    match action:
        case 1:
            yield from advance_paying(table, seat)
        case 2:
            yield from build_one(table, seat)
        case 3:
            yield from advance_paying(table, seat)
            yield from advance_paying(table, seat, "stop")
        case 4:
            yield from build_two(table, seat)
        case 5:
            yield from pay_any(table, seat, 1)
            first = yield from step_any(table, seat, TEMPLES)
            yield from step_any(table, seat, [temple for temple in TEMPLES if temple != first])


def do_uxmal(table: Table, seat: int, action: int) -> Doing:
    """TZ-6.13: commerce."""
    me = table.players[seat]
    match action:
        case 1:
            me["corn"] -= 3
            yield from step_any(table, seat, TEMPLES)
        case 2:
            yield from trade(table, seat)
        case 3:
            gain_worker(me)
        case 4:
            building = yield from ask_word(seat, "build", corn_buildings(table, me, me["corn"]))
            yield from construct(table, seat, building, architecture=True, with_corn=True)
        case 5:
            me["corn"] -= 1
            yield from do_elsewhere(table, seat, 0)


def do_chichen_itza(table: Table, seat: int, action: int) -> Doing:
    """TZ-6.14, TZ-6.15, TZ-10.5: skulls."""
    me, place = table.players[seat], table.tiles.chichen_itza[action]
    me["skulls"] -= 1
    table.skull_places.append(action)
    me["points"] += place["points"]
    for _ in range(int(place.get("choice", 0))):
        yield from take_any(table, seat)
    table.step(seat, place["temple"])
    if has(me, "theology", 2):
        kind = yield from ask_word(seat, "pay", [kind for kind in BLOCKS if me[kind]], "stop")
        if kind != "stop":
            me[kind] -= 1
            yield from step_any(table, seat, TEMPLES)


def do_elsewhere(table: Table, seat: int, price: int, *others: str) -> Doing:
    """Uxmal 5 (TZ-6.13) and the tile that is like it (TZ-11.3): any action of the first four gears."""
    me = table.players[seat]
    choices = [
        (gear, action)
        for gear in GEARS[:4]
        for action in range(1, LAST_ACTION[gear] + 1)
        if (gear, action) != ("uxmal", 5) and can_do(table, seat, gear, action, me["corn"] - price)
    ]
    text = yield from ask(seat, [*(f"do {gear} {action}" for gear, action in choices), *others])
    if text != "stop":
        _, gear, action = text.split()
        me["corn"] -= price
        yield from do(table, seat, gear, int(action))


def gain_worker(me: Player) -> None:
    """TZ-6.13: a worker from the supply, if one is left."""
    if me["supply"]:
        me["supply"] -= 1
        me["hand"] += 1


def trade(table: Table, seat: int) -> Doing:
    """TZ-6.13: the market, until the player stops."""
    me = table.players[seat]
    while True:
        texts = [f"sell {kind}" for kind in BLOCKS if me[kind]]
        texts += [f"buy {kind}" for kind in BLOCKS if me["corn"] >= MARKET[kind]]
        text = yield from ask(seat, [*texts, "stop"])
        if text == "stop":
            return
        verb, kind = text.split()
        sign = 1 if verb == "buy" else -1
        me[kind] += sign
        me["corn"] -= sign * MARKET[kind]


# Blocks and steps of one's choice


def from_kind(kind: str) -> list[str]:
    """The kind and those after it."""
    return BLOCKS[BLOCKS.index(kind) :]


def pay_any(table: Table, seat: int, number: int) -> Doing:
    """Pay so many blocks of any mix: wood before stone before gold."""
    me = table.players[seat]
    kinds = BLOCKS
    for left in range(number, 0, -1):
        # A kind may be paid if it and the later kinds can pay all that is left.
        fit = [kind for kind in kinds if me[kind] and sum(me[later] for later in from_kind(kind)) >= left]
        kind = yield from ask_word(seat, "pay", fit)
        me[kind] -= 1
        kinds = from_kind(kind)


def take_any(table: Table, seat: int) -> Doing:
    """Gain one resource of choice."""
    kind = yield from ask_word(seat, "take", BLOCKS)
    table.players[seat][kind] += 1


def step_any(table: Table, seat: int, temples: list[str]) -> Generator[Decision, str, str | None]:
    """TZ-6.15: a step in one of the temples where it is possible; returns it, None if there is none."""
    fit = [temple for temple in temples if table.can_step(seat, temple)]
    if not fit:
        return None
    temple = yield from ask_word(seat, "step", fit)
    table.step(seat, temple)
    return temple


def anger(table: Table, seat: int) -> Doing:
    """TZ-7.6: one step down."""
    temple = yield from ask_word(seat, "anger", table.may_anger(seat))
    table.players[seat]["temples"][temple] -= 1


# Technologies


def advance_paying(table: Table, seat: int, *others: str) -> Doing:
    """TZ-6.11, TZ-6.12: choose a technology, pay, advance."""
    me = table.players[seat]
    technology = yield from ask_word(seat, "advance", payable_levels(me), *others)
    if technology != "stop":
        yield from pay_any(table, seat, LEVEL_PRICE[me["technologies"][technology]])
        yield from advance(table, seat, technology)


def advance(table: Table, seat: int, technology: str) -> Doing:
    """TZ-10: one level, or at level 3 the bonus (TZ-10.6: also when it is free)."""
    me = table.players[seat]
    if me["technologies"][technology] < 3:
        me["technologies"][technology] += 1
    elif technology == "agriculture":
        yield from step_any(table, seat, TEMPLES)
    elif technology == "extraction":
        yield from take_any(table, seat)
        yield from take_any(table, seat)
    elif technology == "architecture":
        me["points"] += 3
    else:
        table.gain(seat, {"skull": 1})


# Buildings and monuments


def build_one(table: Table, seat: int, *others: str) -> Doing:
    """Tikal 2, and the building that lets one construct another (TZ-11.3)."""
    me = table.players[seat]
    fit = payable_buildings(table, me, discount=has(me, "architecture", 3))
    building = yield from ask_word(seat, "build", fit, *others)
    if building != "stop":
        yield from construct(table, seat, building, architecture=True)


def build_two(table: Table, seat: int) -> Doing:
    """Tikal 4: one monument, or up to two buildings; architecture serves one of them (TZ-10.4)."""
    me = table.players[seat]
    discount = has(me, "architecture", 3)
    fit = payable_buildings(table, me, discount) + payable_monuments(table, me)
    first = yield from ask_word(seat, "build", fit)
    if first in table.monuments:
        take_monument(table, seat, first)
        return
    used = False
    if has(me, "architecture", 1):
        answers = ["yes"] if first in payable_buildings(table, me, discount) else []
        answers += ["no"] if first in payable_buildings(table, me, discount=False) else []
        answer = yield from ask_word(seat, "architecture", answers)
        used = answer == "yes"
    yield from construct(table, seat, first, architecture=used)
    fit = payable_buildings(table, me, discount=has(me, "architecture", 3) and not used)
    second = yield from ask_word(seat, "build", fit, "stop")
    if second != "stop":
        yield from construct(table, seat, second, architecture=not used)


def take_monument(table: Table, seat: int, monument: str) -> None:
    """TZ-11.4: pay for a monument and take it."""
    me = table.players[seat]
    table.monuments.remove(monument)
    me["monuments"].append(monument)
    for kind, number in table.tiles.monuments[monument]["cost"].items():
        if kind == "skull":
            me["skulls"] -= number
            table.skulls += number
        else:
            me[kind] -= number


def construct(table: Table, seat: int, building: str, architecture: bool, with_corn: bool = False) -> Doing:
    """TZ-11.1, TZ-11.3, TZ-10.4: pay, corn and VP of architecture, goods, effects in their order."""
    me, tile = table.players[seat], table.tiles.buildings[building]
    level = me["technologies"]["architecture"] if architecture else 0
    if with_corn:
        me["corn"] -= corn_price(table, me, building)
    else:
        cost = dict(tile["cost"])
        if level == 3:
            fit = [kind for kind in cost if missing(me, {**cost, kind: cost[kind] - 1}) == 0]
            cost[(yield from ask_word(seat, "save", fit))] -= 1
        for kind, number in cost.items():
            me[kind] -= number
    table.buildings.remove(building)
    me["buildings"].append(building)
    me["corn"] += level >= 1
    me["points"] += 2 * (level >= 2)
    table.gain(seat, tile.get("gain", {}))
    me["points"] += tile.get("points", 0)
    for effect in tile.get("effects", []):
        yield from take_effect(table, seat, effect)


def take_effect(table: Table, seat: int, effect: str) -> Doing:
    """What a building does when it is built."""
    match effect.split():
        case ["temple", "any"]:
            yield from step_any(table, seat, TEMPLES)
        case ["temple", temple]:
            table.step(seat, temple)
        case ["technology", "any"]:
            technology = yield from ask_word(seat, "advance", TECHNOLOGIES)
            yield from advance(table, seat, technology)
        case ["technology", technology]:
            yield from advance(table, seat, technology)
        case ["construct"]:
            yield from build_one(table, seat, "stop")
        case ["market"]:
            yield from trade(table, seat)
        case ["worker"]:
            gain_worker(table.players[seat])
        case ["any", "action"]:
            yield from do_elsewhere(table, seat, 1, "stop")
        case _:
            raise ValueError(effect)


def gain_wealth(table: Table, seat: int, tile: Tile) -> Doing:
    """TZ-2.3: everything on a starting-wealth tile."""
    table.gain(seat, tile.get("gain", {}))
    if "temple" in tile:
        table.step(seat, tile["temple"])
    if "technology" in tile:
        yield from advance(table, seat, tile["technology"])
    for _ in range(int(tile.get("worker", 0))):
        gain_worker(table.players[seat])
