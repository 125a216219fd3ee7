"""Reading from a position where the cards and colonies are."""

from typing import Any

from antiqua.games.hadara.players_given import bind_token
from antiqua.games.hadara.rules.cards import count_card
from antiqua.games.hadara.rules.setup import cards_in_game
from antiqua.games.hadara.rules.tracks import track
from antiqua.games.hadara.state import (
    CARDS,
    COLOURS,
    IN_FRONT,
    NONE,
    PILE,
    TRACKS,
    Ability,
    Phase,
    Place,
)
from antiqua.kernel.checks import Check, Wrong, whole
from antiqua.kernel.game import State
from antiqua.kernel.positions import Reader, index_of, list_of, once, or_null, same

Placed = list[tuple[str, int]]


def read_cards(state: State, reader: Reader, players: list[Reader]) -> None:
    """Every card in one place, the piles of the era by default as dealt."""
    record = state.record
    if record.phase == Phase.SIDES:
        for key in ("inner", "outer", "sold"):
            if reader.value.get(key):
                _only_empty(reader, key)
        _read_taken(state, reader)
        _read_stacks(state, reader)
        return
    dealt = {colour: _pile(state, colour) for colour in range(5)}
    for card in range(CARDS):
        record.place[card] = Place.AWAY
    placed: Placed = []
    for seat, player in enumerate(players):
        placed += _read_front(state, seat, player)
        _check_tracks(state, seat, player)
    placed += _read_sold(state, reader)
    placed += _read_outer(state, reader)
    placed += _read_taken(state, reader)
    placed += _read_inner(state, reader, dealt, {card for _, card in placed})
    once(placed, lambda card: str(state.game.components.card_ids[card]))
    _read_stacks(state, reader)


def _only_empty(reader: Reader, key: str) -> None:
    value = reader.value[key]
    if not isinstance(value, dict) or any(value.values()):
        raise reader.refuse(key, "has cards, allowed are none before sides are chosen")


def _pile(state: State, colour: int) -> list[int]:
    """The face-down pile of a colour as dealt, the next card first."""
    record = state.record
    return [int(record.inner[colour][i]) for i in range(record.n_inner[colour] - 1, -1, -1)]


def _card(state: State, era: int | None = None, colour: int | None = None) -> Check:
    """A card of this game, up to the current era or just of one era and colour."""
    ids = state.game.components.card_ids
    box = state.game.boxes[0]
    which = index_of(ids)

    def check(value: Any) -> int:
        card = which(value)
        tile = box.cards[card]
        if card >= box.first[tile.era][tile.colour] + cards_in_game(box, state.record, tile.era, tile.colour):
            raise Wrong(f"is {value}, allowed only with the option advanced")
        if era is None and tile.era > state.record.era:
            raise Wrong(f"is {value}, allowed are cards of eras that have begun")
        if era is not None and (tile.era != era or tile.colour != colour):
            raise Wrong(f"is {value}, allowed are cards of this era and colour")
        return int(card)

    return check


def _read_front(state: State, seat: int, player: Reader) -> Placed:
    """The cards recruited, with the tokens bound to them."""
    record = state.record
    me = record.players[seat]
    box = state.game.boxes[0]
    cards = player.get("cards", list_of(_card(state), IN_FRONT, "nobody can have more"), [])
    bound = player.inner("bound")
    names = [state.game.components.card_ids[card] for card in cards]
    bound.only(names)
    me.n_cards = len(cards)
    for i, card in enumerate(cards):
        me.cards[i] = card
        me.bound[i] = NONE
        record.place[card] = Place.FRONT + seat
        count_card(box, me, card, 1)
        if bound.has(names[i]):
            if box.cards[card].ability != Ability.BONUS_TOKEN:
                raise bound.refuse(names[i], "binds no token, allowed are cards that do")
            me.bound[i] = bound.get(names[i], index_of(TRACKS), 0)
            bind_token(state, seat, int(me.bound[i]), player)
    return [(player.at("cards"), card) for card in cards]


def _check_tracks(state: State, seat: int, player: Reader) -> None:
    """Tracks are computed; given ones must agree."""
    tracks = player.inner("tracks")
    tracks.only(TRACKS)
    for which, name in enumerate(TRACKS):
        value = int(track(state.game.boxes[0], state.record.players[seat], which))
        tracks.get(name, same(value), value)


def _read_sold(state: State, reader: Reader) -> Placed:
    placed = []
    for at, value in enumerate(reader.items("sold")):
        entry = Reader(value, f"sold.{at}")
        entry.only(("card", "by"))
        if not entry.has("card"):
            raise entry.refuse("card", "is missing")
        card = entry.get("card", _card(state), 0)
        by = entry.get("by", or_null(whole(0, state.game.players - 1)), None)
        state.record.place[card] = Place.GONE if by is None else Place.SOLD + by
        placed.append((entry.at("card"), card))
    return placed


def _read_outer(state: State, reader: Reader) -> Placed:
    record = state.record
    outer = reader.inner("outer")
    outer.only(COLOURS)
    placed = []
    most = PILE - 1
    for colour, name in enumerate(COLOURS):
        check = list_of(_card(state, int(record.era), colour), most, "the cards of a colour in this era")
        cards = outer.get(name, check, [])
        record.n_outer[colour] = len(cards)
        for i in range(PILE):
            record.outer[colour][i] = cards[len(cards) - 1 - i] if i < len(cards) else 0
        for card in cards:
            record.place[card] = Place.OUTER
            placed.append((outer.at(name), card))
    return placed


def _read_taken(state: State, reader: Reader) -> Placed:
    """The card taken in phase B and not yet dealt with; it counts as lying on its pile."""
    pending = reader.value.get("pending")
    if not isinstance(pending, dict) or pending.get("card") is None:
        return []
    inside = Reader(pending, "pending")
    if state.record.phase != Phase.B:
        raise inside.refuse("card", "is given, allowed only in phase b")
    card = inside.get("card", _card(state), 0)
    if state.game.boxes[0].cards[card].era != state.record.era:
        raise inside.refuse("card", "is of an earlier era, allowed are cards of this era")
    state.record.card = card
    state.record.place[card] = Place.OUTER
    return [(inside.at("card"), card)]


def _read_inner(state: State, reader: Reader, dealt: dict[int, list[int]], elsewhere: set[int]) -> Placed:
    """The face-down piles: as given, else what is left of the cards dealt."""
    record = state.record
    inner = reader.inner("inner")
    inner.only(COLOURS)
    placed = []
    most = int(state.game.boxes[0].per_colour[state.game.players])
    for colour, name in enumerate(COLOURS):
        left = _left_by_default(state, colour)
        default = [] if reader.has("inner") else _default_pile(state, dealt[colour], colour, elsewhere, left)
        check = list_of(_card(state, int(record.era), colour), most, "the cards of a colour in this era")
        cards = inner.get(name, check, default)
        record.n_inner[colour] = len(cards)
        for i in range(PILE):
            record.inner[colour][i] = cards[len(cards) - 1 - i] if i < len(cards) else 0
        for card in cards:
            record.place[card] = Place.INNER
            placed.append((inner.at(name), card))
    return placed


def _default_pile(state: State, dealt: list[int], colour: int, elsewhere: set[int], left: int) -> list[int]:
    """Cards as dealt that lie nowhere else, filled up with others of the era."""
    box = state.game.boxes[0]
    era = int(state.record.era)
    first = int(box.first[era][colour])
    count = int(cards_in_game(box, state.record, era, colour))
    others = [card for card in range(first, first + count) if card not in dealt]
    return [card for card in dealt + others if card not in elsewhere][:left]


def _left_by_default(state: State, colour: int) -> int:
    """Cards of a colour not yet drawn: all before phase A, none after it."""
    record = state.record
    seats = state.game.players
    if record.phase == Phase.WHEEL:
        return 2 * seats
    if record.phase != Phase.A:
        return 0
    drawn = 0
    for before in range(1, int(record.round_step) + 1):
        for seat in range(seats):
            drawn += int(record.board[(int(record.wheel) - before + seat) % 5]) == colour
    return 2 * (seats - drawn)


def _read_stacks(state: State, reader: Reader) -> None:
    """The stacks of colonies: one tile a player in each, with those in front of players."""
    record = state.record
    ids = state.game.components.colony_ids
    seats = state.game.players
    requirements = [str(int(state.game.boxes[0].stacks[stack].requirement)) for stack in range(5)]
    stacks = reader.inner("colonies")
    stacks.only(requirements)
    placed: Placed = []
    for stack, name in enumerate(requirements):
        owned = [int(record.players[seat].colony[stack]) for seat in range(seats)]
        owned = [tile for tile in owned if tile != NONE]
        placed += [("players", tile) for tile in owned]
        dealt = [int(record.colonies[stack][i]) for i in range(record.n_colonies[stack] - 1, -1, -1)]
        others = [stack * 5 + i for i in range(5) if stack * 5 + i not in dealt]
        free = [tile for tile in dealt + others if tile not in owned]
        default = [] if reader.has("colonies") else free[: seats - len(owned)]
        check = list_of(index_of(ids[stack * 5 : stack * 5 + 5]), seats - len(owned), "one a player")
        tiles = [tile + stack * 5 for tile in stacks.get(name, check, [tile - stack * 5 for tile in default])]
        placed += [(stacks.at(name), tile) for tile in tiles]
        record.n_colonies[stack] = len(tiles)
        for i in range(5):
            record.colonies[stack][i] = tiles[len(tiles) - 1 - i] if i < len(tiles) else 0
    once(placed, lambda tile: str(ids[tile]))
