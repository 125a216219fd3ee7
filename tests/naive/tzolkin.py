"""Base Tzolk'in a second time: from the clauses alone, for plainness and not for speed.

It shares nothing with the game but the components file. Chance is taken from the position: decks are in
order, wealth tiles dealt, dummy workers placed. What is open is in the recursion and not in the position, so
a table begins in set-up or at the start of a turn.
"""

from itertools import combinations

from .tzolkin_actions import Decision, Doing, anger, ask, do, gain_wealth
from .tzolkin_possible import can_do
from .tzolkin_table import Player, Table
from .tzolkin_tiles import FOOD_DAYS, GEARS, LAST_ACTION, LAST_SPACE, PLACING, TEMPLES

__all__ = ["Decision", "Table", "play"]

CHICHEN = "chichen_itza"


def play(table: Table) -> Doing:
    """The rest of the game: yields each decision, is sent the text chosen.

    A decision is a seat and its texts. In set-up, where all choose at the same time, it is None and the texts
    of all seats that have not chosen, each led by its seat (`2: keep w03 w14`).
    """
    if table.phase == "setup":
        yield from set_up(table)
    while table.phase == "turn":
        yield from take_turn(table, table.to_move or 0)
        yield from pass_on(table)


def set_up(table: Table) -> Doing:
    """TZ-2.3: all choose, then all gain in seat order."""
    kept: dict[int, list[str]] = {}
    while len(kept) < len(table.players):
        texts = {
            f"{seat}: keep {first} {second}"
            for seat, player in enumerate(table.players)
            if seat not in kept
            for first, second in combinations(sorted(player["offered_wealth"]), 2)
        }
        text = yield None, frozenset(texts)
        assert text in texts, text
        chooser, _, *tiles = text.split()
        kept[int(chooser.rstrip(":"))] = tiles
    for seat, player in enumerate(table.players):
        player["wealth"] = kept[seat]
        player.pop("offered_wealth")
        player.pop("keep", None)
        for tile in kept[seat]:
            yield from gain_wealth(table, seat, table.tiles.wealth[tile])
    table.phase = "turn"
    table.to_move = table.start_player


# A turn


def take_turn(table: Table, seat: int) -> Doing:
    """TZ-3.2, TZ-4: beg or not, then place or pick up, then the end of the turn."""
    me = table.players[seat]
    table.between_turns = True
    begged = False
    while True:
        places = affordable(table, seat, placed=0)
        workers = table.own_workers(seat)
        may_beg = me["corn"] <= 2 and bool(table.may_anger(seat)) and not begged
        if not places and not workers and not may_beg:
            yield from place_from_pity(table, seat)
            break
        texts = [f"place {place}" for place in places]
        texts += [f"pick {gear} {space}" for gear, space in workers]
        text = yield from ask(seat, [*texts, "beg"] if may_beg else texts)
        table.between_turns = False
        if text == "beg":
            begged = True
            me["corn"] = 3
            yield from anger(table, seat)
        elif text.startswith("place"):
            yield from place(table, seat, text)
            break
        else:
            yield from pick_up(table, seat, text)
            break
    table.between_turns = False


def all_places(table: Table, placed: int) -> dict[str, int]:
    """TZ-5.1 to TZ-5.3: each place that can be chosen, and its cost after so many were placed this turn."""
    cost = {}
    for gear in GEARS:
        space = table.lowest_empty(gear)
        if space is not None:
            cost[gear] = space
    if table.start_space is None:
        cost["start"] = 0
    return {place: price + PLACING[placed + 1] - PLACING[placed] for place, price in cost.items()}


def affordable(table: Table, seat: int, placed: int) -> dict[str, int]:
    """The places that the seat can pay, if it has a worker in hand."""
    me = table.players[seat]
    if me["hand"] == 0:
        return {}
    return {place: price for place, price in all_places(table, placed).items() if price <= me["corn"]}


def put(table: Table, seat: int, where: str) -> None:
    """Move a worker from hand to a place."""
    table.players[seat]["hand"] -= 1
    if where == "start":
        table.start_space = seat
    else:
        space = table.lowest_empty(where)
        assert space is not None
        table.gears[where][space] = seat


def place(table: Table, seat: int, text: str) -> Doing:
    """TZ-5: workers one after another, each paid at once; then the corn on the Tzolk'in gear (TZ-5.4)."""
    me = table.players[seat]
    placed = 0
    start_used = False
    while text != "end":
        where = text.split()[1]
        me["corn"] -= affordable(table, seat, placed)[where]
        put(table, seat, where)
        placed += 1
        start_used = start_used or where == "start"
        texts = [f"place {other}" for other in affordable(table, seat, placed)] if placed < 6 else []
        text = yield from ask(seat, [*texts, "end"])
    if start_used:
        me["corn"] += table.tooth_corn
        table.tooth_corn = 0


def place_from_pity(table: Table, seat: int) -> Doing:
    """TZ-4.4: exactly one worker on a cheapest space, for all the corn."""
    places = all_places(table, placed=0)
    cheapest = [f"place {where}" for where, price in places.items() if price == min(places.values())]
    text = yield from ask(seat, cheapest)
    table.between_turns = False
    put(table, seat, text.split()[1])
    table.players[seat]["corn"] = 0
    yield from ask(seat, ["end"])


def pick_up(table: Table, seat: int, text: str) -> Doing:
    """TZ-6.1: workers one after another, each resolved before the next."""
    while text != "end":
        _, gear, space = text.split()
        del table.gears[gear][int(space)]
        table.players[seat]["hand"] += 1
        yield from resolve(table, seat, gear, int(space))
        texts = [f"pick {gear} {space}" for gear, space in table.own_workers(seat)]
        text = yield from ask(seat, [*texts, "end"])


def resolve(table: Table, seat: int, gear: str, space: int) -> Doing:
    """TZ-6.1 to TZ-6.5, TZ-10.5: what the worker that stood there does."""
    me = table.players[seat]
    free = space > LAST_ACTION[gear]
    price: dict[int, int] = {}
    for action in range(1, LAST_ACTION[gear] + 1):
        if action <= space or free:
            price[action] = 0 if free else space - action
    ahead = gear == CHICHEN and me["technologies"]["theology"] >= 1 and not free
    if ahead:
        price[space + 1] = 0
    fit = [action for action in price if action_or_free_choice(table, seat, gear, action, price[action])]
    text = yield from ask(seat, [*(f"do {gear} {action}" for action in fit), "do nothing"])
    if text == "do nothing":
        return
    action = int(text.split()[2])
    me["corn"] -= price[action]
    if action > LAST_ACTION[gear]:
        text = yield from ask(seat, [f"do {gear} {m}" for m in chichen_actions(table, seat)])
        action = int(text.split()[2])
    yield from do(table, seat, gear, action)


def action_or_free_choice(table: Table, seat: int, gear: str, action: int, price: int) -> bool:
    """Whether the action can be chosen; theology looks ahead from Chichen Itza 9 to its free choice."""
    if action > LAST_ACTION[gear]:
        return bool(chichen_actions(table, seat))
    return can_do(table, seat, gear, action, table.players[seat]["corn"] - price)


def chichen_actions(table: Table, seat: int) -> list[int]:
    """The actions of Chichen Itza that the seat can do."""
    corn = table.players[seat]["corn"]
    return [action for action in range(1, 10) if can_do(table, seat, CHICHEN, action, corn)]


# After a turn


def pass_on(table: Table) -> Doing:
    """TZ-11.2, TZ-3.1: refill the buildings; the next seat, or the end of the round."""
    deck = table.deck_1 if table.food_days < 2 else table.deck_2
    while len(table.buildings) < 6 and deck:
        table.buildings.append(deck.pop(0))
    assert table.to_move is not None
    table.to_move = (table.to_move + 1) % len(table.players)
    if table.to_move == table.start_player:
        yield from end_round(table)


def end_round(table: Table) -> Doing:
    """TZ-3.1, TZ-12.1: perhaps a food day, then the calendar."""
    if table.round >= FOOD_DAYS[table.food_days]:
        food_day(table)
    if table.food_days == 4:
        table.one_day()
        table.round += 1
        table.phase = "over"
        table.to_move = None
        return
    days = 1
    owner = table.start_space
    if owner is None:
        table.tooth_corn += 1
    else:
        table.start_space = None
        table.players[owner]["hand"] += 1
        is_start = owner == table.start_player
        table.start_player = (owner + 1) % len(table.players) if is_start else owner
        table.to_move = owner
        text = yield from ask(owner, ["days 1", "days 2"] if may_jump(table, owner) else ["days 1"])
        days = int(text.split()[1])
        if days == 2:
            table.players[owner]["board"] = "dark"
    for _ in range(days):
        table.one_day()
    table.round += days
    table.to_move = table.start_player


def may_jump(table: Table, owner: int) -> bool:
    """TZ-8.2, TZ-8.3: two days need a light board and push off no player's worker that one day would not."""
    pushed = [table.gears[gear].get(LAST_SPACE[gear] - 1, "dummy") != "dummy" for gear in GEARS]
    return table.players[owner]["board"] == "light" and not any(pushed)


def food_day(table: Table) -> None:
    """TZ-9: feed, change the buildings on the second food day, reward."""
    table.food_days += 1
    for player in table.players:
        feed(table, player)
    if table.food_days == 2:
        table.buildings = table.deck_2[:6]
        table.deck_1, table.deck_2 = [], table.deck_2[6:]
    if table.food_days in (1, 3):
        give_materials(table)
    else:
        give_points(table, bonus=0 if table.food_days == 2 else 1)


def feed(table: Table, me: Player) -> None:
    """TZ-9.2, TZ-9.3: as many workers as possible; 3 VP for each other."""
    farms = [table.tiles.buildings[tile] for tile in me["buildings"]]
    farms += [table.tiles.wealth[tile] for tile in me["wealth"]]
    need = max(0, 2 - sum(farm.get("feed_discount", 0) for farm in farms))
    hungry = max(0, 6 - me["supply"] - sum(farm.get("feeds", 0) for farm in farms))
    while hungry and me["corn"] >= need:
        me["corn"] -= need
        hungry -= 1
    me["points"] -= 3 * hungry


def give_materials(table: Table) -> None:
    """TZ-9.4: the material of each player's step and of every lower one; skulls only if there are enough."""
    due: list[dict[str, int]] = []
    for player in table.players:
        goods: dict[str, int] = {}
        for temple in TEMPLES:
            for step, kind in table.tiles.temples[temple]["materials"].items():
                if int(step) <= player["temples"][temple]:
                    goods[kind] = goods.get(kind, 0) + 1
        due.append(goods)
    enough = sum(goods.get("skull", 0) for goods in due) <= table.skulls
    for seat, goods in enumerate(due):
        table.gain(seat, {kind: number for kind, number in goods.items() if kind != "skull" or enough})


def give_points(table: Table, bonus: int) -> None:
    """TZ-9.5: the VP of each player's step, and the bonus of the highest, halved if they are several."""
    for temple in TEMPLES:
        printed = table.tiles.temples[temple]
        best = max(player["temples"][temple] for player in table.players)
        leaders = [player for player in table.players if player["temples"][temple] == best]
        for player in table.players:
            player["points"] += printed["points"][player["temples"][temple]]
        for player in leaders:
            player["points"] += printed["bonus"][bonus] if len(leaders) == 1 else printed["bonus"][bonus] // 2
