"""Hellas a second time: from the clauses alone, for plainness and not for speed.

It shares nothing with the game but the components file. The order of the tiles is taken from the position;
what is open is in the recursion and not in the position, so a table begins at the start of a turn.
"""

from collections.abc import Generator, Iterable

from .hellas_table import CUBES, PRICES, SPACES, TEMPLES, Table, yields

__all__ = ["Decision", "Doing", "Table", "play"]

Decision = tuple[int, frozenset[str]]
"""A seat and the texts of its moves."""

Doing = Generator[Decision, str, None]


def ask(seat: int, texts: Iterable[str]) -> Generator[Decision, str, tuple[str, str]]:
    """One decision; gives back the two words of the text chosen, the second may be missing."""
    offered = frozenset(texts)
    text = yield seat, offered
    assert text in offered, text
    verb, _, what = text.partition(" ")
    return verb, what


def play(table: Table) -> Doing:
    """HE-2: the rest of the game; yields each decision, is sent the text chosen."""
    while table.phase == "turn":
        seat = table.to_move
        assert seat is not None
        table.between_turns = True
        open_spaces = [name for name, count in SPACES.items() if table.taken.count(name) < count]
        _, action = yield from ask(seat, [f"take {name}" for name in open_spaces])
        table.between_turns = False
        table.taken.append(action)
        table.players[seat]["cubes"] -= 1
        yield from resolve(table, seat, action)
        pass_on(table, seat)


def pass_on(table: Table, seat: int) -> None:
    """HE-2.1, HE-2.5: the next seat; after the last cube the next round, or the end."""
    seats = len(table.players)
    later = [(seat + step) % seats for step in range(1, seats + 1)]
    with_cubes = [other for other in later if table.players[other]["cubes"]]
    if with_cubes:
        table.to_move = with_cubes[0]
        return
    if table.round == 3:
        table.phase, table.to_move = "over", None
        return
    table.taken = []
    if table.next_start_player is not None:
        table.start_player, table.next_start_player = table.next_start_player, None
    table.to_move = table.start_player
    table.round += 1
    for player in table.players:
        player["cubes"] = CUBES[seats][table.round - 1]


def resolve(table: Table, seat: int, action: str) -> Doing:
    """HE-2.3: one action."""
    if action == "house":
        yield from everybody_builds(table, seat, ["house"])
    elif action == "house_agora":
        yield from everybody_builds(table, seat, ["house", "agora"])
    elif action == "palace":
        yield from everybody_builds(table, seat, ["palace"])
    elif action == "quarry":
        incomes(table)
        yield from turn_up_tiles(table, seat)
    elif action == "monument":
        yield from build_monument(table, seat)
    elif action == "marble":
        table.players[seat]["marble"] += 3  # HE-3.4
    else:
        if table.next_start_player is None:
            table.next_start_player = seat  # HE-2.5
        yield from raise_columns(table, seat, *TEMPLES[action])


def buildable(table: Table, seat: int, kind: str) -> list[str]:
    """HE-3.1: free building spaces that the seat can pay for."""
    prices = PRICES[kind]
    marble = table.players[seat]["marble"]
    return [
        name
        for name in table.free()
        if table.map.letters[name] in prices and prices[table.map.letters[name]] <= marble
    ]


def build(table: Table, seat: int, kind: str, name: str) -> None:
    """HE-3: pay and put the piece there."""
    table.players[seat]["marble"] -= PRICES[kind][table.map.letters[name]]
    table.pieces[name] = {"seat": None if kind == "monument" else seat, "kind": kind}


def everybody_builds(table: Table, active: int, kinds: list[str]) -> Doing:
    """HE-2.3, HE-3.2: clockwise from the active player, at most one of each kind."""
    seats = len(table.players)
    for step in range(seats):
        seat = (active + step) % seats
        open_kinds = list(kinds)
        while open_kinds:
            texts = [
                f"{kind} {name}"
                for kind in open_kinds
                if table.left(seat, kind)
                for name in buildable(table, seat, kind)
            ]
            kind, name = yield from ask(seat, [*texts, "decline"])
            if kind == "decline":
                break
            build(table, seat, kind, name)
            open_kinds.remove(kind)


def build_monument(table: Table, seat: int) -> Doing:
    """HE-3.3."""
    spaces = buildable(table, seat, "monument")
    kind, name = yield from ask(seat, [*(f"monument {name}" for name in spaces), "nothing"])
    if kind == "monument":
        build(table, seat, kind, name)


def incomes(table: Table) -> None:
    """HE-4.1: each own house by each active quarry that it touches."""
    for piece_at, piece in table.pieces.items():
        if piece["kind"] == "house":
            for name, tile in table.active().items():
                if name in table.map.near[piece_at]:
                    table.players[piece["seat"]]["marble"] += yields()[tile]


def turn_up_tiles(table: Table, seat: int) -> Doing:
    """HE-4.2 to HE-4.5."""
    for _ in range(4):
        if not table.deck:
            return
        tile = table.deck.pop(0)
        active = table.active()
        lower = [name for name, number in active.items() if number < tile]
        if lower:
            _, name = yield from ask(seat, [f"cover {name}" for name in lower])
            table.used.append(table.quarries[name]["tile"])
            table.quarries[name]["tile"] = tile
            continue
        if table.miner is None:
            table.used.append(tile)
            return
        table.quarries[table.miner] = {"tile": tile, "closed": False}
        free = [name for name in table.map.quarries if name not in table.quarries]
        table.miner = None
        if free:
            _, table.miner = yield from ask(seat, [f"miner {name}" for name in free])
        if active:
            table.quarries[max(active, key=lambda name: active[name])]["closed"] = True
        return


def raise_columns(table: Table, seat: int, price: int, columns: int) -> Doing:
    """HE-5."""
    me = table.players[seat]
    if me["marble"] < price or sum(table.free_in_temples().values()) < columns:
        yield from ask(seat, ["nothing"])
        return
    for number in range(columns):
        texts = [f"column {name}" for name in table.free_in_temples()]
        verb, name = yield from ask(seat, texts if number else [*texts, "nothing"])
        if verb == "nothing":
            return
        if number == 0:
            me["marble"] -= price
            me["rings"] += 1
        table.temples[name] = table.temples.get(name, 0) + 1
        if table.temples[name] == table.map.room[name]:
            me["rings"] += 1
