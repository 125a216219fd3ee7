"""Hadara a second time: from the clauses alone, for plainness and not for speed.

It shares nothing with the game but the components file. Piles are taken from the position, and so are the
cards dealt for a new era; what is open is in the recursion, so a table begins where nothing is open.
"""

from collections.abc import Generator, Iterable

from .hadara_table import CHEAPER, COLOURS, SALE, TRACKS, Table

__all__ = ["Decision", "Doing", "Table", "play"]

Decision = tuple[int | None, frozenset[str]]
"""A seat and the texts of its moves.

Where all choose at the same time None and the texts of all that have not chosen, each led by its seat, as in
`2: sell`.
"""

Doing = Generator[Decision, str, None]


def ask(seat: int, texts: Iterable[str]) -> Generator[Decision, str, list[str]]:
    """One decision of one seat; gives back the words of the text chosen."""
    offered = frozenset(texts)
    text = yield seat, offered
    assert text in offered, text
    return text.split()


def play(table: Table) -> Doing:
    """The rest of the game; yields each decision, is sent the text chosen."""
    phases = {
        "sides": choose_sides,
        "wheel": set_wheel,
        "a": phase_a,
        "colony_a": take_colonies,
        "bust_a": carve_busts,
        "b": phase_b,
        "colony_b": take_colonies,
        "bust_b": carve_busts,
        "feeding": feed,
        "seals": buy_seals,
    }
    while table.phase != "over":
        yield from phases[table.phase](table)


def begin(table: Table, phase: str) -> None:
    """The next phase, in turn order from the start player; all at the same time in phase A."""
    table.phase = phase
    table.to_move = None if phase in ("a", "over") else table.start_player


def in_turn(table: Table) -> Generator[int, None, None]:
    """Each seat from the one to move to the last one of the round."""
    assert table.to_move is not None
    order = table.turn_order()
    for seat in order[order.index(table.to_move) :]:
        table.to_move = seat
        yield seat


# Set-up and the wheel


def choose_sides(table: Table) -> Doing:
    """HA-1.4, HA-1.7: all choose in secret and reveal together."""
    chosen: dict[int, str] = {}
    while len(chosen) < len(table.players):
        waiting = [seat for seat in range(len(table.players)) if seat not in chosen]
        text = yield None, frozenset(f"{seat}: side {side}" for seat in waiting for side in "ab")
        seat_text, side = text.split(": side ")
        chosen[int(seat_text)] = side
    for seat, me in enumerate(table.players):
        me["start_card"] += chosen[seat]
        me["coins"] = table.box["start_card"][me["start_card"]]["coins"]
    compensate(table)
    begin_era(table, 1)


def compensate(table: Table) -> None:
    """HA-1.6: 1 coin for whoever never leads, with two players for the one who leads once."""
    leading = [table.leads(era) for era in (1, 2, 3)]
    for seat, me in enumerate(table.players):
        if leading.count(seat) < (2 if len(table.players) == 2 else 1):
            me["coins"] += 1


def begin_era(table: Table, era: int) -> None:
    """HA-1.2, HA-1.6: new cards, another start player."""
    table.era = era
    table.start_player = table.leads(era)
    table.must_deal = True
    begin(table, "wheel")


def set_wheel(table: Table) -> Doing:
    """HA-2.1."""
    assert table.to_move is not None
    _, table.wheel = yield from ask(table.to_move, [f"wheel {colour}" for colour in COLOURS])
    table.step = 0
    begin(table, "a")


# Cards


def phase_a(table: Table) -> Doing:
    """HA-2.2: up to five steps, then the income."""
    while True:
        yield from one_step(table)
        if table.step == 4:
            break
        table.step += 1
        table.wheel = points_at(table, 1)
    table.step = 0
    incomes(table)
    begin(table, "colony_a")


def points_at(table: Table, seat: int) -> str:
    """The colour that the seat's crest points to; crests and colours stand clockwise."""
    return table.board[(table.board.index(table.wheel) + seat) % 5]


def one_step(table: Table) -> Doing:
    """HA-2.2, HA-2.3: each draws two, chooses in secret; then all is done in seat order."""
    seats = range(len(table.players))
    drawn = {seat: table.inner[points_at(table, seat)][:2] for seat in seats}
    made: dict[int, list[str]] = {seat: [] for seat in seats}
    while True:
        texts = {
            f"{seat}: {text}" for seat in seats for text in still_open(table, seat, drawn[seat], made[seat])
        }
        if not texts:
            break
        text = yield None, frozenset(texts)
        assert text in texts, text
        chooser, _, choice = text.partition(": ")
        made[int(chooser)].append(choice)
    for seat in seats:
        show, act, *bound = made[seat]
        card = show.split()[1]
        (other,) = [one for one in drawn[seat] if one != card]
        colour = points_at(table, seat)
        table.inner[colour] = table.inner[colour][2:]
        table.outer[colour].insert(0, card)
        if act == "sell":
            sell(table, seat, other, secret=True)
        else:
            recruit(table, seat, other, bound[0].split()[1] if bound else None)


def still_open(table: Table, seat: int, drawn: list[str], made: list[str]) -> list[str]:
    """What a seat may choose next; nothing once its choice is complete."""
    if not made:
        return [f"show {card}" for card in drawn]
    (other,) = [card for card in drawn if f"show {card}" != made[0]]
    if len(made) == 1:
        return ways(table, seat, other)
    if made[1:] == ["recruit"]:
        return bindings(table, seat, other)
    return []


def ways(table: Table, seat: int, card: str) -> list[str]:
    """HA-3.3: a card that cannot be paid must be sold."""
    if table.price(seat, card) <= table.players[seat]["coins"]:
        return ["recruit", "sell"]
    return ["sell"]


def bindings(table: Table, seat: int, card: str) -> list[str]:
    """HA-9: the token card binds a free token; without one it gives no steps."""
    if table.box["card"][card].get("ability") == "bonus_token_2_steps":
        return [f"bind {track}" for track in table.free_tokens(seat)]
    return []


def recruit(table: Table, seat: int, card: str, token: str | None) -> None:
    """HA-3.1."""
    me = table.players[seat]
    me["coins"] -= table.price(seat, card)
    me["cards"].append(card)
    if token:
        me["bound"][card] = token


def sell(table: Table, seat: int, card: str, secret: bool) -> None:
    """HA-3.2, HA-9; in phase A only the seller knows the card (HA-10)."""
    table.players[seat]["coins"] += SALE[table.era] + table.copies(seat, "sell_plus_1")
    table.sold.append({"card": card, "by": seat if secret else None})


def phase_b(table: Table) -> Doing:
    """HA-5.1: the top card of any pile, until none is left; then the income."""
    while any(table.outer.values()):
        seat = table.to_move
        assert seat is not None
        _, colour = yield from ask(seat, [f"take {colour}" for colour, pile in table.outer.items() if pile])
        card = table.in_hand = table.outer[colour].pop(0)
        (act,) = yield from ask(seat, ways(table, seat, card))
        token = None
        if act == "recruit" and bindings(table, seat, card):
            _, token = yield from ask(seat, bindings(table, seat, card))
        table.in_hand = None
        if act == "recruit":
            recruit(table, seat, card, token)
        else:
            sell(table, seat, card, secret=False)
        table.to_move = (seat + 1) % len(table.players)
    incomes(table)
    begin(table, "colony_b")


# Income, colonies, busts


def incomes(table: Table) -> None:
    """HA-4.1, HA-9."""
    for seat, me in enumerate(table.players):
        values = {track: table.track(seat, track) for track in TRACKS}
        higher = sum(value > values["income"] for value in values.values())
        me["coins"] += values["income"] + 2 * higher * table.copies(seat, "coins_for_tracks_above_income")


def cost_of(table: Table, seat: int, track: str, requirement: int, bought: int) -> int | None:
    """HA-9: coins for the points that the seat lacks; None if it may not buy them or cannot pay."""
    required = requirement - 4 * table.copies(seat, "requirements_minus_4")
    lacking = max(0, required - table.track(seat, track))
    most = 10 * table.copies(seat, "buy_requirement_3_coins")
    if lacking and (bought + lacking > most or 3 * lacking > table.players[seat]["coins"]):
        return None
    return 3 * lacking


def take_colonies(table: Table) -> Doing:
    """HA-4.2, HA-9."""
    for seat in in_turn(table):
        yield from colonies_of(table, seat)
    begin(table, "bust_" + table.phase[-1])


def colonies_of(table: Table, seat: int) -> Doing:
    """One colony, or more with the card that allows it."""
    me = table.players[seat]
    bought = taken = 0
    while taken < 1 + table.copies(seat, "two_colonies_two_busts"):
        tribute = 4 * table.copies(seat, "colony_plus_4_coins")
        costs: dict[str, int] = {}
        for stack, tiles in table.colonies.items():
            owned = [int(tile["id"].split("-")[1]) for tile in me["colonies"]]
            cost = cost_of(table, seat, "military", int(stack), bought)
            if tiles and int(stack) not in owned and cost is not None:
                costs[f"plunder {stack}"] = cost
                if me["coins"] - cost + tribute >= table.box["stack"][int(stack)]["alliance"]:
                    costs[f"ally {stack}"] = cost
        verb, stack = yield from ask(seat, [*costs, "no colony"])
        if verb == "no":
            return
        taken += 1
        bought += costs[f"{verb} {stack}"] // 3
        printed = table.box["stack"][int(stack)]
        me["coins"] += tribute - costs[f"{verb} {stack}"]
        me["coins"] += printed["plunder"] if verb == "plunder" else -printed["alliance"]
        tile = table.colonies[stack].pop(0)
        me["colonies"].append({"id": tile, "side": "coin" if verb == "plunder" else "ally"})


def carve_busts(table: Table) -> Doing:
    """HA-4.3, HA-9."""
    for seat in in_turn(table):
        yield from busts_of(table, seat)
    begin(table, {"bust_a": "b", "bust_b": "feeding"}[table.phase])


def busts_of(table: Table, seat: int) -> Doing:
    """One bust, or more with the card that allows it."""
    me = table.players[seat]
    bought = taken = 0
    while taken < 1 + table.copies(seat, "two_colonies_two_busts"):
        costs: dict[str, int] = {}
        for requirement in table.box["bust"]:
            carved = [bust["requirement"] for bust in me["busts"]]
            cost = cost_of(table, seat, "culture", requirement, bought)
            if table.free_tokens(seat) and requirement not in carved and cost is not None:
                costs[f"bust {requirement}"] = cost
        verb, requirement = yield from ask(seat, [*costs, "no bust"])
        if verb == "no":
            return
        taken += 1
        bought += costs[f"bust {requirement}"] // 3
        me["coins"] -= costs[f"bust {requirement}"]
        tokens = [f"token {track} {side}" for track in table.free_tokens(seat) for side in ("front", "back")]
        _, track, side = yield from ask(seat, tokens)
        me["busts"].append({"requirement": int(requirement), "token": track, "side": side})


# Feeding, seals


def feed(table: Table) -> Doing:
    """HA-6, HA-9."""
    for seat in in_turn(table):
        yield from feed_one(table, seat)
    begin(table, "seals")


def feed_one(table: Table, seat: int) -> Doing:
    """Discards and payments until all cards are fed; then spare food is sold."""
    me = table.players[seat]
    paid = 0
    while table.track(seat, "food") + paid < len(me["cards"]):
        texts = [f"discard {card}" for card in me["cards"]]
        most = 12 * table.copies(seat, "feed_with_coins")
        if 2 * (paid + 1) <= most and me["coins"] >= 2:
            texts.append("pay")
        verb, *card = yield from ask(seat, texts)
        if verb == "pay":
            paid += 1
            me["coins"] -= 2
        else:
            me["cards"].remove(card[0])
            me["bound"].pop(card[0], None)
            table.sold.append({"card": card[0], "by": None})
    spare = table.track(seat, "food") - len(me["cards"])
    if spare > 0:
        me["coins"] += table.copies(seat, "sell_surplus_food") * min(3 * spare, 12)


def seal_price(table: Table, seat: int, metal: str) -> int:
    """HA-7.1, HA-9."""
    if table.era > 1 and table.copies(seat, "cheaper_seals"):
        return CHEAPER[metal][table.era]
    price: int = table.box["seals"][metal]["prices"][table.era - 1]
    return price


def buy_seals(table: Table) -> Doing:
    """HA-7; then the next era, or the end (HA-8)."""
    for seat in in_turn(table):
        me = table.players[seat]
        while True:
            texts = ["done"]
            silver, gold = (seal_price(table, seat, metal) for metal in ("silver", "gold"))
            if len(me["silver"]) < 2 and silver <= me["coins"]:
                texts += [f"silver {track}" for track in table.free_tokens(seat)]
            if me["gold"] < 2 and gold <= me["coins"]:
                texts.append("gold")
            verb, *track = yield from ask(seat, texts)
            if verb == "done":
                break
            me["coins"] -= silver if verb == "silver" else gold
            if verb == "silver":
                me["silver"].append(track[0])
            else:
                me["gold"] += 1
    if table.era == 3:
        begin(table, "over")
    else:
        begin_era(table, table.era + 1)
