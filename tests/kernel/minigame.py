"""Tricks: a whole game in one file, to test the kernel with and to show how a game is added.

Cards 1 to `cards` are dealt face down, three to each seat; the rest is the deck. In each trick all seats
choose a card secretly, all are revealed, and the highest takes the trick. Its owner then takes 2 points or
draws the top card of the deck. The game ends when somebody has no card; each card left in hand costs 1 point,
or with the option `kind` nothing. Ties are broken by the higher sum of cards won.

A game in the repository has a package with a module for each part; the parts here stand in the same order.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from antiqua.kernel.checks import whole
from antiqua.kernel.compiling import rule
from antiqua.kernel.definition import Definition, Option
from antiqua.kernel.game import Game, State
from antiqua.kernel.positions import FORMAT, Reader
from antiqua.kernel.records import record
from antiqua.kernel.rng import below, seed_rng, shuffle

# The box: what is printed on the components, as a record of tables.

Box = record(("cards", np.int16), ("points", np.int16))


@dataclass(frozen=True)
class Components:
    """The components in the form that the kernel asks for."""

    record: Any
    is_default: bool
    hash: str = ""


def components(source: Mapping[str, int] | None) -> Components:
    """The box: by default 20 cards and 2 points a trick."""
    numbers = {"cards": 20, "points": 2, **(source or {})}
    table = np.zeros(1, Box)
    table[0] = (numbers["cards"], numbers["points"])
    return Components(table, not source)


# The state: one record of fixed size.

CARDS = 30
DEALT = 3
NOBODY = -1

Player = record(
    ("n", np.int16), ("hand", np.int16, CARDS), ("chosen", np.int16), ("points", np.int16), ("won", np.int16)
)
Table = record(
    ("rng", np.uint32, 2),
    ("seats", np.int16),
    ("kind", np.int16),
    ("winner", np.int16),  # of the trick that is being decided, or NOBODY
    ("left", np.int16),
    ("deck", np.int16, CARDS),  # the next card last
    ("n_played", np.int16),
    ("played", np.int16, CARDS),
    ("players", Player, 4),
)

# The moves: codes 1 to CARDS play a card.

TAKE = CARDS + 1
DRAW = CARDS + 2
CODES = CARDS + 3

# The rules: the seven functions of `antiqua.kernel.protocol`.


@rule
def setup(box, state, seats, options, seed):
    seed_rng(state.rng, seed)
    state.seats = seats
    state.kind = options
    state.winner = NOBODY
    state.n_played = 0
    for card in range(CARDS):
        state.played[card] = 0
        state.deck[card] = card + 1 if card < box.cards else 0
    shuffle(state.rng, state.deck, box.cards)
    state.left = box.cards
    for seat in range(4):
        me = state.players[seat]
        me.n = 0
        me.chosen = 0
        me.points = 0
        me.won = 0
        for i in range(CARDS):
            me.hand[i] = 0
        if seat < seats:
            for _ in range(DEALT):
                draw(state, me)


@rule
def draw(state, me):
    """The top card of the deck goes to the hand, which is kept in order."""
    state.left -= 1
    card = state.deck[state.left]
    state.deck[state.left] = 0
    add(me, card)


@rule
def add(me, card):
    """Puts a card in its place in the hand."""
    at = me.n
    while at > 0 and me.hand[at - 1] > card:
        me.hand[at] = me.hand[at - 1]
        at -= 1
    me.hand[at] = card
    me.n += 1


@rule
def to_act(state):
    if state.winner != NOBODY:
        return 1 << state.winner
    seats = 0
    for seat in range(state.seats):
        if state.players[seat].n == 0:
            return 0
        if state.players[seat].chosen == 0:
            seats |= 1 << seat
    return seats


@rule
def legal(box, state, seat, out):
    if seat < 0 or seat >= state.seats or not to_act(state) >> seat & 1:
        return 0
    if state.winner == seat:
        out[0] = TAKE
        out[1] = DRAW
        return 2 if state.left > 0 else 1
    me = state.players[seat]
    for i in range(me.n):
        out[i] = me.hand[i]
    return me.n


@rule
def apply(box, state, seat, code):
    me = state.players[seat]
    if code == TAKE:
        me.points += box.points
        state.winner = NOBODY
    elif code == DRAW:
        draw(state, me)
        state.winner = NOBODY
    else:
        me.chosen = code
        finish_trick(state)


@rule
def finish_trick(state):
    """Reveals the cards when all have chosen."""
    winner = 0
    total = 0
    for seat in range(state.seats):
        card = state.players[seat].chosen
        if card == 0:
            return
        total += card
        if card > state.players[winner].chosen:
            winner = seat
    state.winner = winner
    state.players[winner].won += total
    for seat in range(state.seats):
        me = state.players[seat]
        play_card(state, me)


@rule
def play_card(state, me):
    """The chosen card goes from the hand to those played."""
    at = 0
    for i in range(me.n):
        if me.hand[i] != me.chosen:
            me.hand[at] = me.hand[i]
            at += 1
    me.hand[at] = 0
    me.n = at
    state.played[state.n_played] = me.chosen
    state.n_played += 1
    me.chosen = 0


@rule
def score(box, state, out):
    for seat in range(state.seats):
        me = state.players[seat]
        out[3 * seat] = me.points
        out[3 * seat + 1] = 0 if state.kind else -me.n
        out[3 * seat + 2] = me.won


@rule
def is_known(state, seat, card):
    """Whether a card has been played or is in the seat's hand."""
    for i in range(state.n_played):
        if state.played[i] == card:
            return True
    if seat >= 0:
        for i in range(state.players[seat].n):
            if state.players[seat].hand[i] == card:
                return True
    return False


@rule
def redeal(box, state, seat, seed):
    """All other cards are collected in order, so that nothing is left of theirs, shuffled and dealt again."""
    seed_rng(state.rng, seed)
    state.left = 0
    for card in range(1, box.cards + 1):
        if not is_known(state, seat, card):
            state.deck[state.left] = card
            state.left += 1
    shuffle(state.rng, state.deck, state.left)
    for other in range(state.seats):
        me = state.players[other]
        if other != seat:
            held = me.n
            me.n = 0
            for _ in range(held):
                draw(state, me)
            if me.chosen:
                me.chosen = me.hand[below(state.rng, held)]


@rule
def observe(box, state, seat, out):
    """The table, then for each seat how many cards, whether it has chosen, its points; then the own cards."""
    out[0] = state.winner
    out[1] = state.left
    out[2] = state.n_played
    for card in range(CARDS):
        out[3 + card] = state.played[card]
    at = 3 + CARDS
    for other in range(4):
        me = state.players[other]
        out[at] = me.n
        out[at + 1] = 1 if me.chosen else 0
        out[at + 2] = me.points
        out[at + 3] = me.won
        at += 4
    for i in range(CARDS):
        out[at + i] = state.players[seat].hand[i] if seat >= 0 else 0
    out[at + CARDS] = state.players[seat].chosen if seat >= 0 else 0


OBSERVATION = 3 + CARDS + 16 + CARDS + 1

# What people and programs read, in plain Python.


def move_text(state: State, seat: int, code: int) -> str:
    return {TAKE: "take", DRAW: "draw"}.get(code, f"play {code}")


def canonical(text: str) -> str:
    return " ".join(text.lower().split())


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Own cards, and of the others how many they have and whether they have chosen."""
    position = to_position(state)
    for secret in ("seed", "rng", "deck"):
        del position[secret]
    for other, player in enumerate(position["players"]):
        player["cards"] = len(player["hand"])
        player["has_chosen"] = player["chosen"] != 0
        if other != seat:
            del player["hand"], player["chosen"]
    return {**position, "seat": seat, "left": int(state.record.left)}


def to_position(state: State) -> dict[str, Any]:
    table = state.record
    return {
        "format": FORMAT,
        "game": state.game.name,
        "options": dict(state.game.options),
        "seed": state.seed,
        "rng": [int(word) for word in table.rng],
        "winner": int(table.winner),
        "deck": [int(table.deck[i]) for i in range(table.left)],
        "played": [int(table.played[i]) for i in range(table.n_played)],
        "players": [
            {
                "hand": [int(me.hand[i]) for i in range(me.n)],
                "chosen": int(me.chosen),
                "points": int(me.points),
                "won": int(me.won),
            }
            for me in (table.players[seat] for seat in range(state.game.players))
        ],
    }


def from_position(game: Game, position: Mapping[str, Any]) -> State:
    """The whole position again; a real game takes a part of one and checks every key, as here the winner."""
    reader = Reader(position)
    state = game.new(seed=position["seed"])
    table = state.record
    table.rng[0], table.rng[1] = position["rng"]
    table.winner = reader.get("winner", whole(NOBODY, game.players - 1), NOBODY)
    table.left = len(position["deck"])
    for i in range(CARDS):
        table.deck[i] = position["deck"][i] if i < table.left else 0
    table.n_played = len(position["played"])
    for i, card in enumerate(position["played"]):
        table.played[i] = card
    for seat, player in enumerate(reader.items("players")):
        me = table.players[seat]
        me.n = len(player["hand"])
        for i in range(CARDS):
            me.hand[i] = player["hand"][i] if i < me.n else 0
        me.chosen, me.points, me.won = player["chosen"], player["points"], player["won"]
    return state


def conserved(state: State) -> dict[str, int]:
    """Each card in one place."""
    position = to_position(state)
    places = (
        position["deck"]
        + position["played"]
        + [card for player in position["players"] for card in player["hand"]]
    )
    return {f"card {card}": places.count(card) for card in range(1, CARDS + 1)}


def recount(state: State) -> list[tuple[float, float]]:
    """Each seat's points and what breaks a tie, from the position alone."""
    kind = state.game.options["kind"]
    players = to_position(state)["players"]
    return [(player["points"] - (0 if kind else len(player["hand"])), player["won"]) for player in players]


DEFINITION = Definition(
    name="tricks",
    title="Tricks",
    module=__name__,
    rules=1,
    seats=(2, 3, 4),
    default_players=3,
    options=(Option("kind", False, (False, True), "Kind", "Cards left in hand cost nothing."),),
    state=Table,
    functions={
        "setup": setup,
        "to_act": to_act,
        "legal": legal,
        "apply": apply,
        "score": score,
        "redeal": redeal,
        "observe": observe,
    },
    codes=CODES,
    max_legal=CARDS,
    max_decisions=200,
    observation=OBSERVATION,
    score_parts=("points", "cards"),
    score_unit=1,
    components=components,
    move_text=move_text,
    canonical=canonical,
    final=lambda code: True,
    to_position=to_position,
    from_position=from_position,
    view=view,
    board=lambda state, seat: f"<svg><text>{view(state, seat)}</text></svg>",
    sentence=lambda *known: str(known[-1]),
    conserved=conserved,
)
