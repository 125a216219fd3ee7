"""Bots: legal, deterministic, blind to what their seat cannot know; and what greedy must not miss."""

import os
import random
import subprocess
import sys

import pytest

import antiqua
from antiqua import bots
from antiqua.bots.evaluations import evaluation
from antiqua.bots.greedy import Greedy
from antiqua.bots.tournament import Tournament, run
from antiqua.games.tzolkin.moves import Code
from antiqua.kernel.records import new_records


def decisions(names, game, seed, limit=10_000):
    """Plays a game; yields the state before each decision, the seat, the bot and the move that it chose."""
    players = [bots.make(name, game) for name in names]
    chances = [random.Random(seed + seat) for seat in range(game.players)]
    state = game.new(seed)
    for _ in range(limit):
        if state.is_over:
            return
        seat = state.to_act[0]
        move = players[seat].choose(
            state.view(seat), state.moves(seat), bots.sampler(state, seat), chances[seat]
        )
        yield state, seat, players[seat], move
        state.play(move, seat=seat)


@pytest.fixture(scope="module")
def four():
    return antiqua.load("tzolkin", players=4)


def test_names_are_listed_and_others_refused(four):
    assert bots.names(four) == ("random", "greedy")
    with pytest.raises(ValueError, match="'mcts' does not play tzolkin; allowed: random, greedy"):
        bots.make("mcts", four)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_by_legal_moves_to_its_end(name, players):
    game = antiqua.load("tzolkin", players=players)
    for state, seat, _, move in decisions([name] * players, game, 11):
        assert move in state.moves(seat)
    assert state.is_over


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_equal_seeds_give_equal_games(name, four):
    first, second = ([str(step[3]) for step in decisions([name] * 4, four, 5)] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_a_seat_cannot_know_does_not_change_its_choice(name, four):
    chance = random.Random(2)
    for number, (state, seat, bot, _) in enumerate(decisions([name] * 4, four, 3)):
        if number > 8 and chance.random() > 0.1:
            continue
        choices = set()
        for seed in range(3):
            world = state.redealt(seat, seed)
            assert world.view(seat) == state.view(seat)
            move = bot.choose(
                world.view(seat), world.moves(seat), bots.sampler(world, seat), random.Random(8)
            )
            choices.add(str(move))
        assert len(choices) == 1


def test_a_bot_leaves_the_table_as_it_is(four):
    for number, (state, seat, bot, _) in enumerate(decisions(["greedy"] * 4, four, 4)):
        if number % 40 == 0:
            before = state.fingerprint()
            bot.choose(state.view(seat), state.moves(seat), bots.sampler(state, seat), random.Random(1))
            assert state.fingerprint() == before


def test_at_the_end_the_evaluation_is_the_final_score(four):
    judge = evaluation("tzolkin")
    weights = judge.weights_of(judge.values)
    prices = new_records(judge.prices, 1)
    for seed in range(5):
        for state, seat, _, move in decisions(["random"] * 4, four, seed):
            last = str(move) == "end" and state.record.round_number >= 27
            if last and (seat + 1) % 4 == state.record.start_player:
                expected = state.copy()
                worth = judge.functions["worth"](
                    four.boxes[0], state.copy().record, seat, Code.END, weights[0], prices[0]
                )
                expected.play("end")
                assert worth == expected.scores()["players"][seat]["total"]
    assert state.is_over


def final_scores(names, game, seed):
    *_, (state, *_) = decisions(names, game, seed)
    return state.scores()


def answer(position, *moves):
    """What greedy does in a four-player position after some moves of the seat to act."""
    game = antiqua.load("tzolkin", players=4)
    state = game.from_position(position)
    for move in moves:
        state.play(move)
    seat = state.to_act[0]
    move = Greedy(game).choose(
        state.view(seat), state.moves(seat), bots.sampler(state, seat), random.Random(1)
    )
    return str(move)


def player(**goods):
    return {"corn": 8, "hand": 3, **goods}


LAST = {"round": 27, "food_days": 3, "start_player": 0, "to_move": 3, "skull_places": []}


def test_greedy_takes_the_best_place_of_chichen_itza_on_the_last_turn():
    position = {
        **LAST,
        "gears": {"chichen_itza": {"9": 3}},
        "players": [player(), player(), player(), player(hand=2, skulls=1)],
    }
    assert answer(position) == "pick chichen_itza 9"
    assert answer(position, "pick chichen_itza 9") == "do chichen_itza 9"


def test_greedy_sells_blocks_for_food_on_the_last_turn():
    """The 4 corn of a gold, 1 point at the end, feed two of three workers: 6 points. Nobody can beg here."""
    hungry = player(hand=2, corn=0, gold=1, temples={"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0})
    position = {
        **LAST,
        "gears": {"uxmal": {"2": 3}},
        "players": [player(), player(), player(), hungry],
    }
    assert answer(position) == "pick uxmal 2"
    assert answer(position, "pick uxmal 2") == "do uxmal 2"
    assert answer(position, "pick uxmal 2", "do uxmal 2") == "sell gold"
    assert answer(position, "pick uxmal 2", "do uxmal 2", "sell gold") == "stop"


def test_greedy_takes_corn_rather_than_wood_before_hunger():
    """Food day at the end of this round, 3 workers, no corn: 5 corn feed two workers."""
    position = {
        "round": 8,
        "start_player": 0,
        "to_move": 3,
        "gears": {"palenque": {"3": 3}},
        "jungle": {
            "2": {"corn": 4},
            "3": {"corn": 4, "wood": 3},
            "4": {"corn": 4, "wood": 4},
            "5": {"corn": 4, "wood": 4},
        },
        "players": [player(), player(), player(), player(hand=2, corn=0)],
    }
    assert answer(position, "pick palenque 3") == "do palenque 3"
    assert answer(position, "pick palenque 3", "do palenque 3") == "corn"


def test_one_greedy_beats_three_randoms(four):
    for seed in range(4):
        assert final_scores(["greedy", "random", "random", "random"], four, seed)["ranking"][0] == [0]


@pytest.mark.slow
def test_four_greedies_score_well(four):
    """A quick look at what `benchmarks/strength.py` measures: copies of itself, 10 games."""
    totals = []
    for seed in range(100, 110):
        totals += [entry["total"] for entry in final_scores(["greedy"] * 4, four, seed)["players"]]
    assert sum(totals) / len(totals) > 62


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("hellas", 4), ("hadara", 5)])
def test_one_greedy_beats_randoms_in_every_seat(name, players):
    """20 games, seats rotated: `benchmarks/strength.py` has 200, of which it wins all or nearly all."""
    names = ("greedy", *["random"] * (players - 1))
    report = run(Tournament(name, {"players": players}, names, 20, 300))
    assert report["bots"]["greedy"]["wins"]["count"] >= 19


@pytest.mark.slow
def test_greedies_of_hadara_score_well():
    report = run(Tournament("hadara", {"players": 4}, ("greedy",) * 4, 10, 400))
    assert report["points"]["mean"] > 160


SCRIPT = """
import random, antiqua
from antiqua import bots
game = antiqua.load("tzolkin", players=4)
state, bot, rng = game.new(9), bots.make("greedy", game), random.Random(1)
for _ in range(120):
    seat = state.to_act[0]
    move = bot.choose(state.view(seat), state.moves(seat), bots.sampler(state, seat), rng)
    print(move)
    state.play(move, seat=seat)
"""


def test_greedy_plays_the_same_as_plain_python():
    printed = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "ANTIQUA_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    }
    assert len(printed) == 1
