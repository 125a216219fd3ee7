"""Tzolk'in with Tribes & Prophecies a second time: from the clauses alone, and not for speed."""

from copy import deepcopy
from itertools import combinations
from typing import Any

from .expansion_actions import (
    PAIRS,
    anger,
    ask,
    can_do,
    do,
    do_quick,
    gain_dear,
    gain_wealth,
    quick_possible,
)
from .expansion_table import ExpandedTable
from .tzolkin_actions import Doing
from .tzolkin_tiles import BLOCKS, FOOD_DAYS, GEARS, LAST_ACTION, LAST_SPACE, PLACING, TEMPLES

__all__ = ["ExpandedTable", "play"]

YUM_KAAX = [0, 0, 0, 2, 5, 9, 13]  # TP-2.13
BANDS = [-5, 0, 6, 13]


def play(table: ExpandedTable) -> Doing:
    """The rest of the game, as the base game's `play` tells it."""
    if table.phase == "setup":
        yield from set_up(table)
        begin_turn(table, table.start_player)
    while table.phase == "turn":
        yield from take_turn(table, table.to_move or 0)
        yield from pass_on(table)


# Set-up


def set_up(table: ExpandedTable) -> Doing:
    """TZ-2.3, TP-1: tribes and wealth in secret, then all gain in seat order, then Ixtab steps down."""
    kept: dict[int, list[str]] = {}
    while len(kept) < len(table.players):
        texts = {
            f"{seat}: {text}"
            for seat in range(len(table.players))
            if seat not in kept
            for text in choices(table, seat)
        }
        text = yield None, frozenset(texts)
        assert text in texts, text
        chooser, verb, *words = text.split()
        seat = int(chooser.rstrip(":"))
        if verb == "tribe":
            table.players[seat]["tribe"] = words[0]
        else:
            kept[seat] = words
    for seat, player in enumerate(table.players):
        if table.tribe(seat) == "yaluk":
            player |= {"hand": 5, "supply": 1}
        player["wealth"] = kept[seat]
        player.pop("offered_wealth")
        player.pop("keep", None)
        player.pop("offered_tribes", None)
        for tile in kept[seat]:
            gain_wealth(table, seat, table.tiles.wealth[tile])
    table.phase = "turn"
    for seat in range(len(table.players)):
        if table.tribe(seat) == "ixtab":
            table.to_move = seat
            yield from anger(table, seat)


def choices(table: ExpandedTable, seat: int) -> list[str]:
    """What a seat may choose in set-up."""
    player = table.players[seat]
    if table.options["tribes"] and player["tribe"] is None:
        return [f"tribe {tribe}" for tribe in player["offered_tribes"]]
    count = 3 if table.tribe(seat) == "ixtab" else 2
    return [f"keep {' '.join(tiles)}" for tiles in combinations(sorted(player["offered_wealth"]), count)]


# A turn


def begin_turn(table: ExpandedTable, seat: int) -> None:
    """TP-2.4: Bacab has 2 corn at least."""
    table.to_move = seat
    if table.tribe(seat) == "bacab":
        table.players[seat]["corn"] = max(2, table.players[seat]["corn"])


def take_turn(table: ExpandedTable, seat: int) -> Doing:
    """TZ-3.2, TZ-4, TP-2: beg or not, then place, pick up or pass, then the end of the turn."""
    me = table.players[seat]
    table.between_turns = True
    table.own_turn = True
    while True:
        text = yield from ask(table, seat, lambda: starts(table, seat))
        table.between_turns = False
        if text != "beg":
            break
        me["corn"] = 4 if table.tribe(seat) == "bacab" else 3
        yield from anger(table, seat)
    if text.startswith(("place", "skip")):
        yield from place(table, seat, text)
    elif text != "pass":
        yield from pick_up(table, seat, text)
    if text != "pass":
        if table.start_space == seat:
            me["corn"] += table.tooth_corn
            table.tooth_corn = 0
        if table.quick:
            table.quick = False
            yield from do_quick(table, seat)
            if table.may_sell(seat) and any(me[kind] for kind in BLOCKS):
                yield from ask(table, seat, lambda: ["end"])
    table.own_turn = False
    table.begin()


def starts(table: ExpandedTable, seat: int) -> list[str]:
    """How a turn may begin."""
    me = table.players[seat]
    texts = [f"place {place}" for place in affordable(table, seat, 0)]
    texts += skips(table, seat, 0)
    texts += [f"pick {gear} {space}" for gear, space in table.own_workers(seat)]
    if me["corn"] <= 2 and table.may_anger(seat):
        texts.append("beg")
    if table.tribe(seat) == "ahmakiq":
        texts.append("pass")
    return texts or [f"place {place}" for place in from_pity(table, seat)]


def prices(table: ExpandedTable, seat: int, placed: int) -> dict[str, int]:
    """TZ-5, TP-2, TP-3.6, TP-6.1: each place and its price."""
    cost = {}
    for gear in GEARS:
        space = table.space_for(seat, gear)
        if space is not None:
            cost[gear] = space
            if table.tribe(seat) == "cit_bolon_tum":
                now, then = max(0, table.dearest - 3), max(0, max(table.dearest, space) - 3)
                cost[gear] -= then - now
            if gear == "chichen_itza" and table.calamity == "high_floodwaters":
                cost[gear] += 2
    if table.start_space is None:
        cost["start"] = 0
    if table.options["quick_actions"] and len(table.quick_spaces) < 3 and not table.quick:
        cost["quick"] = 1
    extra = YUM_KAAX if table.tribe(seat) == "yumkaax" else PLACING
    return {place: price + extra[placed + 1] - extra[placed] for place, price in cost.items()}


def affordable(table: ExpandedTable, seat: int, placed: int) -> list[str]:
    """The places that can be paid, and that leave a quick action possible."""
    me = table.players[seat]
    if me["hand"] == 0:
        return []
    found = []
    for place, price in prices(table, seat, placed).items():
        promised = table.quick or place == "quick"
        if price <= me["corn"] and (not promised or quick_possible(table, seat, price, place == "start")):
            found.append(place)
    return found


def from_pity(table: ExpandedTable, seat: int) -> list[str]:
    """TZ-4.4: the cheapest places, for all the corn."""
    cost = prices(table, seat, 0)
    corn = table.players[seat]["corn"]
    if "quick" in cost and not quick_possible(table, seat, corn, False):
        del cost["quick"]
    return [place for place, price in cost.items() if price == min(cost.values())]


def skips(table: ExpandedTable, seat: int, placed: int) -> list[str]:
    """TP-2.10: the free spaces that may be named, so that a placement is left."""
    if table.tribe(seat) != "vacub_caquix" or table.skipped is not None:
        return []
    texts = []
    for gear in GEARS:
        for space in range(LAST_SPACE[gear] + 1):
            if space not in table.gears[gear]:
                table.skipped = (gear, space)
                if affordable(table, seat, placed):
                    texts.append(f"skip {gear} {space}")
                table.skipped = None
    return texts


def place(table: ExpandedTable, seat: int, text: str) -> Doing:
    """TZ-5: workers one after another; Ah Chuy Kak may pick up another one at the end (TP-2.1)."""
    me = table.players[seat]
    placed, pity = 0, False

    def options() -> list[str]:
        texts = ["end"] if placed else []
        if not pity:
            texts += [f"place {where}" for where in affordable(table, seat, placed)]
            texts += skips(table, seat, placed)
            if table.tribe(seat) == "ah_chuy_kak" and len(table.placed) >= 2:
                old = [one for one in table.own_workers(seat) if one not in table.placed]
                texts += [f"pick {gear} {space}" for gear, space in old]
        return texts

    while text != "end":
        verb, where, *rest = text.split()
        if verb == "pick":
            pick = keep_promise if table.quick else pick_one
            yield from pick(table, seat, where, int(rest[0]))
            yield from ask(table, seat, lambda: ["end"])
            return
        if verb == "skip":
            table.skipped = (where, int(rest[0]))
        else:
            price = prices(table, seat, placed)[where]
            pity = price > me["corn"]
            me["corn"] -= min(price, me["corn"])
            put(table, seat, where)
            placed += 1
        text = yield from ask(table, seat, options)


def put(table: ExpandedTable, seat: int, where: str) -> None:
    """A worker from hand to a place."""
    table.players[seat]["hand"] -= 1
    if where == "start":
        table.start_space = seat
    elif where == "quick":
        table.quick_spaces.append(seat)
        table.quick = True
    else:
        space = table.space_for(seat, where)
        assert space is not None
        table.gears[where][space] = seat
        table.placed.add((where, space))
        table.dearest = max(table.dearest, space)


def pick_up(table: ExpandedTable, seat: int, text: str) -> Doing:
    """TZ-6.1: workers one after another."""
    while text != "end":
        _, gear, space = text.split()
        yield from pick_one(table, seat, gear, int(space))
        text = yield from ask(
            table, seat, lambda: [*(f"pick {gear} {space}" for gear, space in table.own_workers(seat)), "end"]
        )


def pick_one(table: ExpandedTable, seat: int, gear: str, space: int) -> Doing:
    """TZ-6.1 to 6.5, TZ-10.5, TP-2: one worker and what it does."""
    me = table.players[seat]
    del table.gears[gear][space]
    me["hand"] += 1

    def options() -> list[str]:
        found = worker_choices(table, seat, gear, space)
        fit = [
            (where, action)
            for (where, action), price in found.items()
            if price <= me["corn"] and possible(table, seat, where, action, me["corn"] - price)
        ]
        return [*(f"do {where} {action}" for where, action in fit), "do nothing"]

    text = yield from ask(table, seat, options)
    if text == "do nothing":
        return
    _, where, number = text.split()
    action = int(number)
    me["corn"] -= worker_choices(table, seat, gear, space)[where, action]
    if action > space + theology(table, seat, gear):
        table.ahead = True
    if action > LAST_ACTION[where]:
        text = yield from ask(table, seat, lambda: free_choices(table, seat, where))
        action = int(text.split()[2])
        me["corn"] += table.tribe(seat) == "balam"
    yield from do(table, seat, where, action)


def keep_promise(table: ExpandedTable, seat: int, gear: str, space: int) -> Doing:
    """TP-6.2: one worker, after whose action the quick action that was chosen can still be done."""
    table.promises += 1
    before = copied(table)
    done: list[str] = []
    doing = pick_one(table, seat, gear, space)
    answer: str | None = None
    while True:
        try:
            _, texts = next(doing) if answer is None else doing.send(answer)
        except StopIteration:
            return
        kept = [text for text in texts if keeps(before, seat, gear, space, [*done, text])]
        answer = yield seat, frozenset(kept or texts)
        done.append(answer)


def keeps(before: ExpandedTable, seat: int, gear: str, space: int, done: list[str], trade: str = "") -> bool:
    """Whether some way to go on after these answers leaves the quick action possible."""
    table = copied(before)
    doing = pick_one(table, seat, gear, space)
    try:
        _, texts = next(doing)
        for text in done:
            _, texts = doing.send(text)
    except StopIteration:
        return quick_possible(table, seat, 0, False)
    ways = [text for text in texts if not out_of_order(trade, text)]
    ways.sort(key=lambda text: text not in ("stop", "do nothing"))
    return any(keeps(before, seat, gear, space, [*done, text], text) for text in ways)


def out_of_order(last: str, text: str) -> bool:
    """At a market: not sales first and wood before stone before gold, which leads to all that others do."""
    trades = [f"{verb} {kind}" for verb in ("sell", "buy") for kind in BLOCKS]
    return last in trades and text in trades and trades.index(text) < trades.index(last)


def copied(table: ExpandedTable) -> ExpandedTable:
    """The same table once more, with the same tiles."""
    return deepcopy(table, {id(table.tiles): table.tiles})


def theology(table: ExpandedTable, seat: int, gear: str) -> int:
    """TZ-10.5: theology 1 looks one space ahead on Chichen Itza."""
    return int(gear == "chichen_itza" and table.has(seat, "theology", 1))


def worker_choices(table: ExpandedTable, seat: int, gear: str, space: int) -> dict[tuple[str, int], int]:
    """Gear and action, also one above the last for a free choice, with the corn for the steps."""
    found: dict[tuple[str, int], int] = {}
    last = LAST_ACTION[gear]
    acting = [gear, PAIRS[gear]] if table.tribe(seat) == "huracan" and gear in PAIRS else [gear]
    for where in acting:
        for action in range(1, min(space, last) + 1):
            back = 0 if space > last else space - action
            found[where, action] = -1 if table.tribe(seat) == "balam" and action < space else back
    free = theology(table, seat, gear)
    more = int(table.tribe(seat) == "ahau_chamahez" and not table.ahead)
    if space <= last:
        for steps in range(1, free + more + 1):
            if space + steps <= last + 1:
                found[gear, space + steps] = int(steps > free)
    return found


def possible(table: ExpandedTable, seat: int, gear: str, action: int, corn: int) -> bool:
    """Whether an action, or some action of a free choice, can be done."""
    if action > LAST_ACTION[gear]:
        return any(can_do(table, seat, gear, one, corn) for one in range(1, LAST_ACTION[gear] + 1))
    return can_do(table, seat, gear, action, corn)


def free_choices(table: ExpandedTable, seat: int, gear: str) -> list[str]:
    """TZ-6.3: any one action of the gear."""
    corn = table.players[seat]["corn"]
    actions = range(1, LAST_ACTION[gear] + 1)
    return [f"do {gear} {action}" for action in actions if can_do(table, seat, gear, action, corn)]


# After a turn


def pass_on(table: ExpandedTable) -> Doing:
    """TZ-11.2, TZ-3.1: refill the buildings; the next seat, or the end of the round."""
    deck = table.deck_1 if table.food_days < 2 else table.deck_2
    while len(table.buildings) < 6 and deck:
        table.buildings.append(deck.pop(0))
    assert table.to_move is not None
    following = (table.to_move + 1) % len(table.players)
    if following == table.start_player:
        yield from end_round(table)
    else:
        begin_turn(table, following)


def end_round(table: ExpandedTable) -> Doing:
    """TZ-3.1, TZ-8, TZ-12.1, TP-6.4."""
    if table.round >= FOOD_DAYS[table.food_days]:
        yield from food_day(table)
        if table.food_days == 4:
            advance(table, 1)
            table.phase = "over"
            table.to_move = None
            return
    for who in table.quick_spaces:
        if who != "dummy":
            table.players[who]["hand"] += 1
    table.quick_spaces = [who for who in table.quick_spaces if who == "dummy"]
    owner = table.start_space
    if owner is None:
        table.tooth_corn += 1
        advance(table, 1)
    else:
        table.start_space = None
        table.players[owner]["hand"] += 1
        is_start = owner == table.start_player
        table.start_player = (owner + 1) % len(table.players) if is_start else owner
        table.to_move = owner
        text = yield from ask(
            table, owner, lambda: ["days 1", "days 2"] if may_jump(table, owner) else ["days 1"]
        )
        days = int(text.split()[1])
        if days == 2:
            table.players[owner]["board"] = "dark"
        advance(table, days)
    begin_turn(table, table.start_player)


def advance(table: ExpandedTable, days: int) -> None:
    """The calendar."""
    for _ in range(days):
        table.one_day()
        table.round += 1
        table.turn_tile()


def may_jump(table: ExpandedTable, owner: int) -> bool:
    """TZ-8.2, TZ-8.3, TP-2.6."""
    pushed = any(
        who != "dummy" and space == table.last_space(who, gear) - 1
        for gear in GEARS
        for space, who in table.gears[gear].items()
    )
    return table.players[owner]["board"] == "light" and not pushed


# Food days


def in_turn_order(table: ExpandedTable) -> list[int]:
    """The seats from the start player on."""
    count = len(table.players)
    return [(table.start_player + i) % count for i in range(count)]


def food_day(table: ExpandedTable) -> Doing:
    """TZ-9, TP-3, TP-4.4."""
    age = 1 if table.food_days < 2 else 2
    rewards = [
        added(table.tiles.buildings[name].get(f"reward_{age}", {}) for name in player["buildings"])
        for player in table.players
    ]
    yield from give(table, rewards)
    fed = [feed(table, seat) for seat in range(len(table.players))]
    if table.food_days == 1:
        table.buildings = table.deck_2[:6]
        table.deck_1, table.deck_2 = [], table.deck_2[6:]
    if table.food_days in (0, 2):
        due = [materials(table, seat) for seat in range(len(table.players))]
        if sum(goods.get("skull", 0) for goods in due) > table.skulls:
            for goods in due:
                goods.pop("skull", None)
        yield from give(table, due)
    else:
        give_points(table, 0 if table.food_days == 1 else 1)
    if table.calamity:
        least = table.tiles.prophecies[table.calamity]["least"]
        for seat, player in enumerate(table.players):
            count = table.counted(seat, fed[seat])
            player["points"] += BANDS[sum(count >= number for number in least)]
    table.food_days += 1


def added(amounts: Any) -> dict[str, int]:
    """The sum of amounts of goods."""
    total: dict[str, int] = {}
    for amount in amounts:
        for kind, number in amount.items():
            total[kind] = total.get(kind, 0) + number
    return total


def give(table: ExpandedTable, due: list[dict[str, int]]) -> Doing:
    """TP-3.3: what has no price at once, skulls and gold in turn order."""
    for player, goods in zip(table.players, due, strict=True):
        for kind in ("corn", "wood", "stone"):
            player[kind] += goods.get(kind, 0)
    for seat in in_turn_order(table):
        table.to_move = seat
        yield from gain_dear(table, seat, due[seat])


def materials(table: ExpandedTable, seat: int) -> dict[str, int]:
    """TZ-9.4: the material of the own step and of every lower one."""
    return added(
        {kind: 1}
        for temple in TEMPLES
        for at, kind in table.tiles.temples[temple]["materials"].items()
        if int(at) <= table.players[seat]["temples"][temple]
    )


def feed(table: ExpandedTable, seat: int) -> int:
    """TZ-9.2, TP-7: as many workers as possible, the cheapest first; returns how many."""
    me = table.players[seat]
    farms = [table.tiles.buildings[tile] for tile in me["buildings"]]
    farms += [table.tiles.wealth[tile] for tile in me["wealth"]]
    is_yaluk = table.tribe(seat) == "yaluk"
    need = 2 + is_yaluk + (table.calamity == "hunger")
    need = max(0, need - sum(farm.get("feed_discount", 0) for farm in farms))
    workers = 6 - me["supply"]
    helped = min(workers, sum(farm.get("feeds", 0) for farm in farms))
    fed = 0
    for price in [max(0, need - 2)] * helped + [need] * (workers - helped):
        if price <= me["corn"]:
            me["corn"] -= price
            fed += 1
    me["points"] -= (5 if is_yaluk else 3) * (workers - fed)
    return fed


def give_points(table: ExpandedTable, bonus: int) -> None:
    """TZ-9.5."""
    for temple in TEMPLES:
        printed = table.tiles.temples[temple]
        best = max(player["temples"][temple] for player in table.players)
        leaders = [player for player in table.players if player["temples"][temple] == best]
        for player in table.players:
            player["points"] += printed["points"][player["temples"][temple]]
        for player in leaders:
            player["points"] += printed["bonus"][bonus] // min(2, len(leaders))
