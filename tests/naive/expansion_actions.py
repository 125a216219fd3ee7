"""What workers and quick actions do with Tribes & Prophecies, from the clauses alone."""

from collections.abc import Callable, Generator

from .expansion_table import ADVANCE, BUILD, GAINS, TRADE, ExpandedTable, renovatable
from .tzolkin_actions import Asking, Doing
from .tzolkin_table import Player
from .tzolkin_tiles import BLOCKS, GEARS, HARVEST, LAST_ACTION, MARKET, TECHNOLOGIES, TEMPLES, Tile

Options = Callable[[], list[str]]
PAIRS = {"palenque": "yaxchilan", "yaxchilan": "palenque", "tikal": "uxmal", "uxmal": "tikal"}


# Asking


def ask(
    table: ExpandedTable, seat: int, options: Options, lost: Callable[[], bool] = lambda: False
) -> Asking:
    """One decision; Xaman Ek may exchange before it (TP-2.11), after which a gain may be lost."""
    while True:
        texts = options()
        assert texts, "a decision without an answer"
        sales = [f"sell {kind}" for kind in BLOCKS if can_sell(table, seat, kind, options)]
        text = yield seat, frozenset([*texts, *sales])
        if text not in sales:
            assert text in texts, text
            return text
        sell(table, seat, text.split()[1], 1)
        table.sold = True
        if lost():
            return "lost"


def can_sell(table: ExpandedTable, seat: int, kind: str, options: Options) -> bool:
    """TP-2.11, TP-6.2: what is open, and a quick action that was chosen, can be done without the block."""
    if not table.may_sell(seat) or not table.players[seat][kind]:
        return False
    sell(table, seat, kind, 1)
    table.sold = True
    possible = bool(options()) and (not table.quick or quick_possible(table, seat, 0, False))
    sell(table, seat, kind, -1)
    table.sold = False
    return possible


def sell(table: ExpandedTable, seat: int, kind: str, sign: int) -> None:
    """A block for corn, or back."""
    table.players[seat][kind] -= sign
    table.players[seat]["corn"] += sign * MARKET[kind]


def ask_word(
    table: ExpandedTable, seat: int, verb: str, words: Callable[[], list[str]], *others: str
) -> Asking:
    """One decision between `verb word` texts and others; returns the last word of the answer."""
    text = yield from ask(table, seat, lambda: [*(f"{verb} {word}" for word in words()), *others])
    return text.split()[-1]


def accepts(
    table: ExpandedTable, seat: int, corn: int, lost: Callable[[], bool]
) -> Generator[tuple[int | None, frozenset[str]], str, bool]:
    """TP-3.3: whether the player pays for a gain."""
    me = table.players[seat]
    text = yield from ask(table, seat, lambda: [*(["accept"] if me["corn"] >= corn else []), "refuse"], lost)
    if text == "accept":
        me["corn"] -= corn
    return text == "accept"


# Gains


def gain(table: ExpandedTable, seat: int, goods: dict[str, int]) -> Doing:
    """TP-3.3, TP-3.6: goods; gold and skulls unit by unit where they have a price."""
    me = table.players[seat]
    for kind in ("corn", "wood", "stone"):
        me[kind] += goods.get(kind, 0)
    yield from gain_dear(table, seat, goods)


def gain_dear(table: ExpandedTable, seat: int, goods: dict[str, int]) -> Doing:
    """Skulls and gold: first what has no price."""
    if table.calamity == "gold_shortage":
        yield from gain_skulls(table, seat, goods.get("skull", 0))
    yield from gain_gold(table, seat, goods.get("gold", 0))
    if table.calamity != "gold_shortage":
        yield from gain_skulls(table, seat, goods.get("skull", 0))


def gain_skulls(table: ExpandedTable, seat: int, number: int) -> Doing:
    """What the supply has; a step down for each in a desecration."""
    for _ in range(number):
        if table.calamity == "desecration":
            if not table.skulls or not table.may_anger(seat):
                return
            if not (yield from accepts(table, seat, 0, lambda: False)):
                continue
            table.gain(seat, {"skull": 1})
            yield from anger(table, seat)
        else:
            table.gain(seat, {"skull": 1})


def gain_gold(table: ExpandedTable, seat: int, number: int) -> Doing:
    """1 corn for each in a gold shortage."""
    me = table.players[seat]
    for _ in range(number):
        if table.calamity == "gold_shortage":
            if table.corn_within_reach(seat) < 1:
                return
            if not (yield from accepts(table, seat, 1, lambda: table.corn_within_reach(seat) < 1)):
                continue
        me["gold"] += 1


def step(table: ExpandedTable, seat: int, temple: str) -> Doing:
    """TZ-7.3, TP-3.6: a step up, perhaps for a price."""
    price = table.step_price(temple)
    if price:
        if not table.may_step(seat, temple):
            return
        corn = int(price == "corn")
        if not (yield from accepts(table, seat, corn, lambda: not table.may_step(seat, temple))):
            return
        if price == "block":
            yield from pay_any(table, seat, 1)
    table.step(seat, temple)


def step_any(
    table: ExpandedTable, seat: int, temples: list[str]
) -> Generator[tuple[int | None, frozenset[str]], str, str | None]:
    """TZ-6.15: a step in a temple of choice; returns it."""

    def fit() -> list[str]:
        return [temple for temple in temples if table.may_step(seat, temple)]

    if not fit():
        return None
    temple = yield from ask_word(table, seat, "step", fit)
    yield from step(table, seat, temple)
    return temple


def anger(table: ExpandedTable, seat: int) -> Doing:
    """TZ-7.6: one step down."""
    temple = yield from ask_word(table, seat, "anger", lambda: table.may_anger(seat))
    table.players[seat]["temples"][temple] -= 1


def pay_any(table: ExpandedTable, seat: int, number: int) -> Doing:
    """So many blocks of any mix: wood before stone before gold."""
    me = table.players[seat]
    kinds = BLOCKS
    for left in range(number, 0, -1):

        def fit(kinds: list[str] = kinds, left: int = left) -> list[str]:
            later = {kind: sum(me[other] for other in kinds[kinds.index(kind) :]) for kind in kinds}
            return [kind for kind in kinds if me[kind] and later[kind] >= left]

        kind = yield from ask_word(table, seat, "pay", fit)
        me[kind] -= 1
        kinds = kinds[kinds.index(kind) :]


def take_any(table: ExpandedTable, seat: int) -> Doing:
    """A block of choice; gold only if its price can be paid."""

    def fit() -> list[str]:
        can = table.calamity != "gold_shortage" or table.corn_within_reach(seat) >= 1
        return BLOCKS if can else BLOCKS[:2]

    kind = yield from ask_word(table, seat, "take", fit)
    yield from gain(table, seat, {kind: 1})


# Technologies


def advance_paying(table: ExpandedTable, seat: int, *others: str) -> Doing:
    """TZ-6.11, TZ-6.12: choose, pay, advance."""
    technology = yield from ask_word(table, seat, "advance", lambda: table.payable_levels(seat), *others)
    if technology != "stop":
        yield from pay_any(table, seat, table.level_price(seat, technology))
        yield from advance(table, seat, technology)


def advance_free(table: ExpandedTable, seat: int, technology: str) -> Doing:
    """TP-3.3: a level from a tile, for a block if teachers are short."""
    price = table.teachers()
    if price:
        if table.blocks(seat) < price:
            return
        if not (yield from accepts(table, seat, 0, lambda: table.blocks(seat) < price)):
            return
        yield from pay_any(table, seat, price)
    yield from advance(table, seat, technology)


def advance(table: ExpandedTable, seat: int, technology: str) -> Doing:
    """TZ-10, TP-2.8: one level, or at level 3 the bonus."""
    me = table.players[seat]
    if me["technologies"][technology] < 3:
        me["technologies"][technology] += 1
        return
    if table.tribe(seat) == "itzamna":
        technology = yield from ask_word(table, seat, "bonus", lambda: TECHNOLOGIES)
    if technology == "agriculture":
        yield from step_any(table, seat, TEMPLES)
    elif technology == "extraction":
        yield from take_any(table, seat)
        yield from take_any(table, seat)
    elif technology == "architecture":
        me["points"] += 3
    else:
        yield from gain_skulls(table, seat, 1)


# Buildings


def left_of(table: ExpandedTable, cost: dict[str, int], old: str | None) -> dict[str, int]:
    """TP-4.1: blocks that a renovated tile does not pay."""
    paid = table.tiles.buildings[old]["cost"] if old else {}
    return {kind: max(0, cost.get(kind, 0) - paid.get(kind, 0)) for kind in BLOCKS}


def lacking(me: Player, cost: dict[str, int]) -> int:
    """How many blocks are missing."""
    return sum(max(0, number - me[kind]) for kind, number in cost.items())


def corn_price(table: ExpandedTable, cost: dict[str, int], level: int, old: str | None) -> int:
    """TP-4.2: on Uxmal 4."""
    price = 2 * sum(left_of(table, cost, old).values())
    if level == 3:
        price = max(0, price - 2)
    return price + 2 * int(table.calamity == "crowded_cities")


def payable(table: ExpandedTable, seat: int, way: str, level: int, corn: int, old: str | None) -> list[str]:
    """What can be constructed: `way` is blocks, corn, or monument alone, or both on Tikal 4."""
    me = table.players[seat]
    found = []
    for name in table.buildings if way != "monument" else []:
        cost = table.tiles.buildings[name]["cost"]
        if me["skulls"] < cost.get("skull", 0):
            continue
        if way == "corn":
            if corn_price(table, cost, level, old) <= corn:
                found.append(name)
            continue
        left = left_of(table, cost, old)
        saved = int(level == 3 and sum(left.values()) > 0)
        in_all = sum(left.values()) - saved + int(table.calamity == "crowded_cities")
        if lacking(me, left) <= saved and table.blocks(seat) >= in_all:
            found.append(name)
    for name in table.monuments if way in ("both", "monument") else []:
        cost = table.tiles.monuments[name]["cost"]
        if me["skulls"] >= cost.get("skull", 0) and not lacking(me, left_of(table, cost, old)):
            found.append(name)
    return found


def constructions(
    table: ExpandedTable, seat: int, way: str, level: int, corn: int, old: str | None = None
) -> list[str]:
    """TP-4.1: the texts of what can be constructed, now or with a renovation."""
    texts = [f"build {name}" for name in payable(table, seat, way, level, corn, old)]
    if old is None and table.options["new_buildings"]:
        tiles = renovatable(table.players[seat])
        texts += [f"renovate {tile}" for tile in tiles if payable(table, seat, way, level, corn, tile)]
    return texts


def construct(
    table: ExpandedTable, seat: int, way: str, level: int, *others: str
) -> Generator[tuple[int | None, frozenset[str]], str, str]:
    """One construction; returns the tile, or `stop`."""
    me = table.players[seat]
    choose = lambda old: lambda: constructions(table, seat, way, level, me["corn"], old)  # noqa: E731
    text = yield from ask(table, seat, lambda: [*choose(None)(), *others])
    old = None
    if text.startswith("renovate"):
        old = text.split()[1]
        me["buildings"].remove(old)
        text = yield from ask(table, seat, choose(old))
    name = text.split()[-1]
    if name in table.monuments:
        take_monument(table, seat, name, old)
    elif name != "stop" and way == "both":
        yield from build_first(table, seat, name, level, old)
    elif name != "stop":
        yield from build(table, seat, name, way, level, old)
    return name


def take_monument(table: ExpandedTable, seat: int, name: str, old: str | None) -> None:
    """TZ-11.4."""
    me, cost = table.players[seat], table.tiles.monuments[name]["cost"]
    table.monuments.remove(name)
    me["monuments"].append(name)
    for kind, number in left_of(table, cost, old).items():
        me[kind] -= number
    me["skulls"] -= cost.get("skull", 0)
    table.skulls += cost.get("skull", 0)


def build_first(table: ExpandedTable, seat: int, name: str, level: int, old: str | None) -> Doing:
    """TZ-10.4: the first building on Tikal 4 and perhaps a second; architecture serves one of them."""
    used = False
    if level:

        def answers() -> list[str]:
            yes = name in payable(table, seat, "blocks", level, 0, old)
            no = name in payable(table, seat, "blocks", 0, 0, old)
            return ["architecture yes"] * yes + ["architecture no"] * no

        used = (yield from ask(table, seat, answers)) == "architecture yes"
    yield from build(table, seat, name, "blocks", level if used else 0, old)
    level = table.players[seat]["technologies"]["architecture"]
    yield from construct(table, seat, "blocks", 0 if used else level, "stop")


def build(table: ExpandedTable, seat: int, name: str, way: str, level: int, old: str | None) -> Doing:
    """TZ-11.1, TP-4.2: pay, take, gain, effects in their order."""
    me, tile = table.players[seat], table.tiles.buildings[name]
    if way == "corn":
        me["corn"] -= corn_price(table, tile["cost"], level, old)
    else:
        cost = left_of(table, tile["cost"], old)
        if level == 3 and sum(cost.values()) > 0:

            def savable(cost: dict[str, int] = cost) -> list[str]:
                extra = int(table.calamity == "crowded_cities")
                if table.blocks(seat) < sum(cost.values()) - 1 + extra:
                    return []
                return [
                    kind for kind in BLOCKS if cost[kind] and not lacking(me, {**cost, kind: cost[kind] - 1})
                ]

            cost[(yield from ask_word(table, seat, "save", savable))] -= 1
        for kind, number in cost.items():
            me[kind] -= number
        if table.calamity == "crowded_cities":
            yield from pay_any(table, seat, 1)
    me["skulls"] -= tile["cost"].get("skull", 0)
    table.buildings.remove(name)
    me["buildings"].append(name)
    me["corn"] += level >= 1
    me["points"] += 2 * (level >= 2 and table.has(seat, "architecture", 2))
    me["points"] += tile.get("points", 0)
    yield from gain(table, seat, tile.get("gain", {}))
    for effect in tile.get("effects", []):
        yield from take_effect(table, seat, effect)


def take_effect(table: ExpandedTable, seat: int, effect: str) -> Doing:
    """What a building does when it is built."""
    me = table.players[seat]
    match effect.split():
        case ["temple", "any"]:
            yield from step_any(table, seat, TEMPLES)
        case ["temple", temple]:
            yield from step(table, seat, temple)
        case ["technology", technology]:
            yield from advance_by_tile(table, seat, technology)
        case ["construct"]:
            yield from construct(table, seat, "blocks", me["technologies"]["architecture"], "stop")
        case ["monument"]:
            yield from construct(table, seat, "monument", 0, "stop")
        case ["worker"]:
            gain_worker(me)
        case [other, *_]:
            others = {"market": trade, "any": do_any, "offering": offer, "exchange": exchange_technologies}
            yield from others[other](table, seat)


def advance_by_tile(table: ExpandedTable, seat: int, technology: str) -> Doing:
    """A free level of one technology, or of any; it is lost if teachers are short and no block is there."""

    def lost() -> bool:
        return table.blocks(seat) < table.teachers()

    if technology == "any":
        if lost():
            return
        text = yield from ask(table, seat, lambda: [f"advance {name}" for name in TECHNOLOGIES], lost)
        if text == "lost":
            return
        technology = text.split()[1]
    yield from advance_free(table, seat, technology)


def do_any(table: ExpandedTable, seat: int) -> Doing:
    """TZ-11.3: the tile that pays 1 corn for any action, or none."""
    yield from do_elsewhere(table, seat, 1, "stop")


def exchange_technologies(table: ExpandedTable, seat: int) -> Doing:
    """TP-4.6."""
    levels = table.players[seat]["technologies"]
    if any(levels.values()):
        lowered = yield from ask_word(
            table, seat, "lower", lambda: [name for name in TECHNOLOGIES if levels[name]]
        )
        levels[lowered] -= 1
        for technology in TECHNOLOGIES:
            if technology != lowered:
                yield from advance_free(table, seat, technology)


def offer(table: ExpandedTable, seat: int) -> Doing:
    """TZ-10.5: theology 2."""
    me = table.players[seat]
    if table.has(seat, "theology", 2):
        kind = yield from ask_word(table, seat, "pay", lambda: [kind for kind in BLOCKS if me[kind]], "stop")
        if kind != "stop":
            me[kind] -= 1
            yield from step_any(table, seat, TEMPLES)


def gain_worker(me: Player) -> None:
    """TZ-6.13."""
    if me["supply"]:
        me["supply"] -= 1
        me["hand"] += 1


def trade(table: ExpandedTable, seat: int) -> Doing:
    """TZ-6.13, TP-3.3: the market; Xaman Ek exchanges elsewhere."""
    me = table.players[seat]
    price = {**MARKET, "gold": MARKET["gold"] + int(table.calamity == "gold_shortage")}
    while True:
        texts = [f"sell {kind}" for kind in BLOCKS if me[kind]]
        texts += [f"buy {kind}" for kind in BLOCKS if me["corn"] >= price[kind]]
        text = yield seat, frozenset([*texts, "stop"])
        if text == "stop":
            return
        verb, kind = text.split()
        if verb == "sell":
            sell(table, seat, kind, 1)
        else:
            me[kind] += 1
            me["corn"] -= price[kind]


# Actions


def can_do(table: ExpandedTable, seat: int, gear: str, action: int, corn: int) -> bool:
    """TZ-6.4: whether the action can be chosen when so much corn is left for it."""
    me = table.players[seat]
    level = me["technologies"]["architecture"]
    if corn < 0:
        return False
    match gear, action:
        case "palenque", 2 | 3 | 4 | 5:
            return bool(harvests(table, seat, action))
        case "tikal", 1 | 3:
            return bool(table.payable_levels(seat))
        case "tikal", 2:
            return bool(constructions(table, seat, "blocks", level, corn))
        case "tikal", 4:
            return bool(constructions(table, seat, "both", level, corn))
        case "tikal", 5:
            return table.blocks(seat) >= 1
        case "uxmal", 1:
            return corn >= 3
        case "uxmal", 4:
            return bool(constructions(table, seat, "corn", level, corn))
        case "uxmal", 5:
            return corn >= 1
        case "chichen_itza", _:
            return me["skulls"] >= 1 and action not in table.skull_places
    return True


def harvests(table: ExpandedTable, seat: int, action: int) -> list[str]:
    """TZ-6.7 to 6.9."""
    group = table.jungle[action]
    ways = ["corn"] if group["corn"] > group["wood"] or table.has(seat, "agriculture", 2) else []
    if group["wood"]:
        ways += ["wood", "burn"] if table.may_anger(seat) else ["wood"]
    return ways


def do(table: ExpandedTable, seat: int, gear: str, action: int) -> Doing:
    """One action, from its first cost to its last effect."""
    of_gear = {
        "palenque": do_palenque,
        "yaxchilan": do_yaxchilan,
        "tikal": do_tikal,
        "uxmal": do_uxmal,
        "chichen_itza": do_chichen_itza,
    }
    yield from of_gear[gear](table, seat, action)


def do_palenque(table: ExpandedTable, seat: int, action: int) -> Doing:
    """TZ-6.6, TZ-10.2."""
    if action == 1:
        table.players[seat]["corn"] += 3 + table.has(seat, "agriculture", 2)
    else:
        yield from harvest(table, seat, action)


def do_yaxchilan(table: ExpandedTable, seat: int, action: int) -> Doing:
    """TZ-6.10, TZ-10.3, TZ-10.5."""
    goods = dict(table.tiles.yaxchilan[action]["gain"])
    extra = {"wood": ("extraction", 1), "stone": ("extraction", 2), "gold": ("extraction", 3)}
    extra["skull"] = ("theology", 3)
    for kind, (technology, level) in extra.items():
        if kind in goods and table.has(seat, technology, level):
            goods[kind] += 1
    yield from gain(table, seat, goods)


def do_tikal(table: ExpandedTable, seat: int, action: int) -> Doing:
    """TZ-6.11."""
    level = table.players[seat]["technologies"]["architecture"]
    match action:
        case 1:
            yield from advance_paying(table, seat)
        case 2:
            yield from construct(table, seat, "blocks", level)
        case 3:
            yield from advance_paying(table, seat)
            yield from advance_paying(table, seat, "stop")
        case 4:
            yield from construct(table, seat, "both", level)
        case 5:
            yield from pay_any(table, seat, 1)
            first = yield from step_any(table, seat, TEMPLES)
            yield from step_any(table, seat, [temple for temple in TEMPLES if temple != first])


def do_uxmal(table: ExpandedTable, seat: int, action: int) -> Doing:
    """TZ-6.13."""
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
            yield from construct(table, seat, "corn", me["technologies"]["architecture"])
        case 5:
            me["corn"] -= 1
            yield from do_elsewhere(table, seat, 0)


def harvest(table: ExpandedTable, seat: int, action: int) -> Doing:
    """TZ-6.7, TZ-6.8, TP-3.6."""
    me, group = table.players[seat], table.jungle[action]
    corn, wood = HARVEST[action]
    way = yield from ask(table, seat, lambda: harvests(table, seat, action))
    if way == "wood":
        group["wood"] -= 1
        me["wood_tiles"] += 1
        me["wood"] += wood + table.has(seat, "extraction", 1) - (table.calamity == "forest_fires")
        return
    if way == "burn":
        group["wood"] -= 1
    if group["corn"] > group["wood"]:
        group["corn"] -= 1
        me["corn_tiles"] += 1
    more = table.has(seat, "agriculture", 1) + 2 * table.has(seat, "agriculture", 3)
    me["corn"] += corn + more - (table.calamity == "drought")
    if way == "burn":
        yield from anger(table, seat)


def do_chichen_itza(table: ExpandedTable, seat: int, action: int) -> Doing:
    """TZ-6.14, TZ-10.5."""
    me, place = table.players[seat], table.tiles.chichen_itza[action]
    me["skulls"] -= 1
    table.skull_places.append(action)
    me["points"] += place["points"]
    for _ in range(int(place.get("choice", 0))):
        yield from take_any(table, seat)
    yield from step(table, seat, place["temple"])
    yield from offer(table, seat)


def do_elsewhere(table: ExpandedTable, seat: int, price: int, *others: str) -> Doing:
    """TZ-6.13, TZ-11.3: any action of the first four gears."""
    me = table.players[seat]

    def options() -> list[str]:
        return [
            *(
                f"do {gear} {action}"
                for gear in GEARS[:4]
                for action in range(1, LAST_ACTION[gear] + 1)
                if (gear, action) != ("uxmal", 5) and can_do(table, seat, gear, action, me["corn"] - price)
            ),
            *others,
        ]

    text = yield from ask(table, seat, options)
    if text != "stop":
        _, gear, action = text.split()
        me["corn"] -= price
        yield from do(table, seat, gear, int(action))


# Quick actions


def quick_possible(table: ExpandedTable, seat: int, price: int, uses_start: bool) -> bool:
    """TP-6.2: the action on the board could be done after paying so much."""
    me = table.players[seat]
    stands = uses_start or table.start_space == seat
    corn = me["corn"] - price + (table.tooth_corn if stands else 0)
    if table.quick_tile == ADVANCE:
        return bool(table.payable_levels(seat))
    if table.quick_tile == BUILD:
        return corn >= 1 and bool(constructions(table, seat, "blocks", 0, corn - 1))
    if table.quick_tile == "gain_1_gold" and table.calamity == "gold_shortage":
        return corn - me["corn"] + table.corn_within_reach(seat) >= 1
    return True


def do_quick(table: ExpandedTable, seat: int) -> Doing:
    """TP-6.3, TP-6.6: no technologies."""
    me = table.players[seat]
    if not quick_possible(table, seat, 0, False):
        return
    if table.quick_tile == ADVANCE:
        yield from advance_paying(table, seat)
    elif table.quick_tile == TRADE:
        yield from trade(table, seat)
    elif table.quick_tile == BUILD:
        me["corn"] -= 1
        yield from construct(table, seat, "blocks", 0)
    else:
        assert table.quick_tile is not None
        yield from gain(table, seat, GAINS[table.quick_tile])


def gain_wealth(table: ExpandedTable, seat: int, tile: Tile) -> None:
    """TZ-2.3: everything on a starting-wealth tile; no prophecy rules and no bonus can be reached."""
    me = table.players[seat]
    table.gain(seat, tile.get("gain", {}))
    if "temple" in tile:
        table.step(seat, tile["temple"])
    if "technology" in tile:
        me["technologies"][tile["technology"]] += 1
    for _ in range(int(tile.get("worker", 0))):
        gain_worker(me)
