"""What pages and logs work out from a view is what the rules do: prices, feeding, prophecies, quick tiles."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua import State
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.feeding import feeding, unfed_points, worker_needs
from antiqua.games.tzolkin.foretold import counted
from antiqua.games.tzolkin.prices import (
    advance_price,
    begged,
    buying_price,
    placing_price,
    placing_table,
    step_price,
)
from antiqua.games.tzolkin.rules import actions, powers, prophecies, technologies
from antiqua.games.tzolkin.rules import food_days as rules
from antiqua.games.tzolkin.state import GEARS, PROPHECIES, TECHNOLOGIES
from tests.tzolkin.expansion import laid

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
            elif (
                verb == "do" and is_without_corn(rest) and before.to_position()["pending"][-1][0] == "action"
            ):
                space = before.to_position()["pending"][-1][2]
                told = step_price(rest[0], int(rest[1]), space, view, COMPONENTS)
                assert corn - after.view(seat)["players"][seat]["corn"] == told, move
            elif verb == "beg":
                assert after.view(seat)["players"][seat]["corn"] == begged(view, COMPONENTS)
            else:
                continue
            checked += 1
    assert checked > 40


def is_without_corn(action: list[str]) -> bool:
    """Whether an action, while it begins, neither gives corn nor takes any of its own."""
    return action[0] == "tikal" or action in (["yaxchilan", "1"], ["yaxchilan", "4"], ["uxmal", "2"])


@pytest.mark.parametrize(("players", "modules"), MIXES)
def test_steps_levels_and_tables_are_told_as_the_rules_have_them(
    players: int, modules: dict[str, bool]
) -> None:
    """Each action that a worker may do, each level that any seat may reach, and the tables for placing."""
    steps = set()
    for turn, (before, seat, _after, _move) in enumerate(turns(players, 1, **modules)):
        record, components = before.record, before.game.boxes[0]
        for other in range(players if turn % 5 == 0 else 0):
            me, view = record.players[other], before.view(other)
            for number, technology in enumerate(TECHNOLOGIES):
                told = advance_price(technology, view, COMPONENTS)
                assert told == technologies.advance_price(components, record, me, number)
            table = [powers.placing_corn(components, me, count) for count in range(1, 7)]
            assert list(placing_table(view["players"][other].get("tribe"), COMPONENTS)) == table
        view, me = before.view(seat), record.players[seat]
        pending = before.to_position()["pending"]
        if not pending or pending[-1][0] != "action":
            continue
        space = pending[-1][2]
        for move in map(str, before.moves(seat)):
            if not move.startswith("do ") or move == "do nothing":
                continue
            _verb, gear, action = move.split()
            number = GEARS.index(gear)
            price = actions.step_back_price(components, me, number, space, int(action))
            if int(action) > space + actions.steps_ahead(components, record, seat, number):
                price += powers.further_corn(components)
            assert step_price(gear, int(action), space, view, COMPONENTS) == price, move
            steps.add(price)
    assert {0, 1, 2} <= steps


@pytest.mark.parametrize("tribe", ["ahau_chamahez", "balam", "itzamna", "yaluk", "yumkaax"])
def test_a_tribes_prices_are_among_those_compared(tribe: str) -> None:
    """The random games above may miss a tribe; this one looks at each of them at its own table."""
    me = {"tribe": tribe, "corn": 9, "wood": 3, "theology": 1}
    state = laid(me, {"tribe": "bacab"}, gears={"yaxchilan 4": 0, "chichen_itza 2": 0})
    record, components = state.record, state.game.boxes[0]
    own, view = record.players[0], state.view(0)
    assert placing_table(tribe, COMPONENTS)[5] == powers.placing_corn(components, own, 6)
    assert placing_table(tribe, COMPONENTS)[5] == (13 if tribe == "yumkaax" else 15)
    assert advance_price("theology", view, COMPONENTS) == (1 if tribe == "itzamna" else 2)
    assert worker_needs(view, 0, COMPONENTS) == (3 if tribe == "yaluk" else 2)
    assert worker_needs(view, 1, COMPONENTS) == worker_needs(view, None, COMPONENTS) == 2
    assert step_price("yaxchilan", 1, 4, view, COMPONENTS) == (-1 if tribe == "balam" else 3)
    assert step_price("yaxchilan", 1, 6, view, COMPONENTS) == (-1 if tribe == "balam" else 0)
    assert step_price("chichen_itza", 3, 2, view, COMPONENTS) == 0
    if tribe == "ahau_chamahez":
        assert step_price("chichen_itza", 4, 2, view, COMPONENTS) == 1
        assert step_price("yaxchilan", 5, 4, view, COMPONENTS) == 1


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
            need = rules.food_need(components, state.record, state.record.players[seat])
            assert worker_needs(view, seat, COMPONENTS) == need
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
