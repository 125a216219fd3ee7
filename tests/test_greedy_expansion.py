"""What greedy must not miss in Tribes & Prophecies."""

import random

import pytest

from antiqua import bots
from antiqua.bots.greedy import Greedy
from antiqua.bots.tournament import Tournament, run
from tests.test_bots import decisions
from tests.tzolkin.expansion import acted, laid, ruled
from tests.tzolkin.helpers import game, play

ALL = {"tribes": True, "prophecies": True, "new_buildings": True, "quick_actions": True}
LAST = {"round": 27, "food_days": 3, "start_player": 1}
"""Seat 0 has the last turn of the game."""


def answer(state, *moves):
    """What greedy does after some moves of the seat to act."""
    play(state, *moves)
    seat = state.to_act[0]
    move = Greedy(state.game).choose(
        state.view(seat), state.moves(seat), bots.sampler(state, seat), random.Random(1)
    )
    return str(move)


def test_a_quick_action_that_brings_more_than_it_costs_is_taken():
    """A gold for 1 corn is worth 3 corn more than a worker on a gear that nobody picks up again."""
    state = laid({"corn": 9}, {"corn": 9}, quick_tile="gain_1_gold", **LAST)
    assert answer(state) == "place quick"
    assert answer(state, "place quick") == "end"


def test_a_quick_action_that_brings_nothing_is_not_taken():
    """The exchange may be of nothing, so on the last turn its corn is a quarter of a point lost."""
    state = laid({"corn": 6}, {"corn": 9}, quick_tile="trade_any_number_of_times", **LAST)
    assert answer(state) != "place quick"


def test_what_is_gained_is_chosen_after_the_turn_too():
    """A quick level, with 3 blocks: the third level of agriculture is worth 9 to the monument."""
    mine = {"corn": 9, "wood": 3, "agriculture": 2, "monuments": ["m07"]}
    state = laid(mine, {"corn": 9}, quick_tile="advance_technology_normal_cost", **LAST)
    assert answer(state, "place quick", "end") == "advance agriculture"


def test_a_step_is_worth_its_corn():
    """Uxmal 1 on the last turn: a step on Chaac, 2 points, for 1 corn more."""
    state = acted("uxmal 1", {"corn": 10}, {"corn": 9}, rule="wrathful_gods", quarter=3, **LAST)
    step = answer(state)
    assert answer(state, step) == "accept"


def test_gold_is_bought_for_the_prophecy_that_counts_it():
    """The sixth gold lifts the prophecy from 6 to 13 points; it costs 4 corn and 1 more, 1¼ points."""
    mine, other = {"corn": 11, "gold": 5}, {"corn": 9}
    state = acted("uxmal 2", mine, other, rule="gold_shortage", quarter=3, **LAST)
    assert answer(state) == "buy gold"
    assert answer(state, "buy gold") == "stop"
    state = acted("uxmal 2", mine, other, rule="drought", quarter=3, **LAST)
    assert answer(state) == "stop"


def test_gold_of_a_food_day_is_worth_its_corn():
    """Mid-age 2 in a shortage: Quetzalcoatl's gold costs a corn and is worth 4."""
    mine = {"corn": 12, "quetzalcoatl": 3}
    state = ruled("gold_shortage", mine, {"corn": 12}, quarter=2, round=21, start_player=1, to_move=0)
    play(state, "place yaxchilan", "end")
    assert state.to_act == (0,)
    assert answer(state) == "accept"


@pytest.mark.parametrize("seed", [12, 13])
def test_nothing_is_bought_and_sold_again(seed):
    """A market is left after a few exchanges: no kind goes both ways in it."""
    visit: list[str] = []
    visits = 0
    for _, _, _, move in decisions(["greedy"] * 4, game(4, new_buildings=True), seed, limit=2000):
        verb, *kind = str(move).split()
        if verb in ("sell", "buy"):
            visit.append(str(move))
            assert f"{'buy' if verb == 'sell' else 'sell'} {kind[0]}" not in visit
        elif visit:
            visits += 1
            visit = []
    assert visits > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_every_module_come_to_their_end(players):
    *_, (state, *_) = decisions(["greedy"] * players, game(players, **ALL), 20 + players, limit=2000)
    assert state.is_over


@pytest.mark.slow
def test_tribes_do_not_lose_points():
    """20 games with tribes and 20 without: about 4 points more (benchmarks/results/tribes.md)."""
    means = [
        run(Tournament("tzolkin", {"players": 4, "tribes": tribes}, ("greedy",) * 4, 20, 500))["points"][
            "mean"
        ]
        for tribes in (False, True)
    ]
    assert means[1] > means[0]
