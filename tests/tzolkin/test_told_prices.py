"""What pages and logs work out from a view is what the rules do: prices, feeding, prophecies, quick tiles."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua import State
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.feeding import feeding, unfed_points
from antiqua.games.tzolkin.foretold import counted
from antiqua.games.tzolkin.placing_prices import begged, buying_price, placing_price
from antiqua.games.tzolkin.rules import food_days as rules
from antiqua.games.tzolkin.rules import powers, prophecies
from antiqua.games.tzolkin.state import PROPHECIES

COMPONENTS = box.default()
MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
MIXES = [
    (2 + number % (4 if chosen[-1] else 3), dict(zip(MODULES, chosen, strict=True)))
    for number, chosen in enumerate(product((False, True), repeat=len(MODULES)))
]


def turns(players: int, seed: int, **modules: Any) -> Iterator[tuple[State, int, State, str]]:
    """A random game that likes to place, to beg and to trade: before, seat, after, move."""
    state = antiqua.load("tzolkin", players=players, **modules).new(seed=seed)
    chance = Random(seed)
    while not state.is_over:
        seat = state.to_act[0]
        found = [str(move) for move in state.moves(seat)]
        liked = [move for move in found if move.startswith(("place", "buy"))]
        move = chance.choice(liked if liked and chance.random() < 0.5 else found)
        before = state.copy()
        state.play(move, seat=seat)
        yield before, seat, state, move


@pytest.mark.parametrize(("players", "modules"), MIXES)
def test_prices_told_are_the_prices_paid(players: int, modules: dict[str, bool]) -> None:
    checked = 0
    for seed in range(2):
        for before, seat, after, move in turns(players, seed, **modules):
            view = before.view(seat)
            corn = before.view(seat)["players"][seat]["corn"]
            verb, *rest = move.split()
            if verb == "place":
                top = before.to_position()["pending"][-1]
                placed = top[1] if top[0] == "placing" else 0
                told = placing_price(rest[0], placed, view, COMPONENTS)
                assert corn - after.view(seat)["players"][seat]["corn"] == told, move
            elif verb == "buy":
                told = buying_price(rest[0], view, COMPONENTS)
                assert corn - after.view(seat)["players"][seat]["corn"] == told, move
            elif verb == "beg":
                assert after.view(seat)["players"][seat]["corn"] == begged(view, COMPONENTS)
            else:
                continue
            checked += 1
    assert checked > 40


@pytest.mark.parametrize(("players", "modules"), MIXES)
def test_feeding_and_what_prophecies_count_are_told_as_the_rules_have_them(
    players: int, modules: dict[str, bool]
) -> None:
    hungry = 0
    for _before, _seat, state, _move in turns(players, 0, **modules):
        view, components = state.view(None), state.game.boxes[0]
        if view["phase"] == "setup":
            continue
        for seat in range(players):
            me = view["players"][seat]
            corn, unfed = rules.feeding(components, state.record, seat)
            told = feeding(view, seat, COMPONENTS)
            assert told.workers - told.fed == unfed
            assert corn == told.need if unfed == 0 else corn <= me["corn"] < told.need
            assert unfed_points(me, COMPONENTS) == powers.unfed_points(components, state.record.players[seat])
            hungry += unfed > 0
            for number, name in enumerate(PROPHECIES, 1):
                if name != "hunger":  # which the rules count on its food day alone
                    of_rules = prophecies.counted(components, state.record, seat, number)
                    assert counted(name, view, seat, COMPONENTS) == of_rules, name
    assert hungry
