"""Where the points won in play come from: the sources add up to the engine's points."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from antiqua.games.tzolkin.winnings import SOURCES, winnings
from antiqua.play.record import from_record

from .expansion import laid, ruled
from .helpers import act, game, play, table

GOLDEN = sorted(Path(__file__).parent.parent.glob("golden/tzolkin_*.json"))


def won(state, seat, text):
    """What playing the move brings, by seat and source."""
    before = state.view(None)
    state.play(text, seat=seat)
    return winnings(before, state.view(None), seat, text, state.game.box)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_sources_of_a_whole_game_add_up(file):
    match = from_record(json.loads(file.read_text()))
    state = match.game.new(seed=match.seed)
    sums: list[Counter[str]] = [Counter() for _seat in range(match.game.players)]
    for seat, text in match.moves:
        for other, source, points in won(state, seat, text):
            assert source in SOURCES
            assert points
            sums[other][source] += points
    for entry, found in zip(match.state.scores()["players"], sums, strict=True):
        assert sum(found.values()) == entry["parts"]["points"]
        assert found["hunger"] <= 0
        assert found["hunger"] % 3 == 0
        assert min(found["buildings"], found["technologies"], found["chichen_itza"]) >= 0


def test_a_food_day_gives_by_temples_and_takes_by_hunger():
    """TZ-9.2, TZ-9.5, the end of age 1: step 2 of Chaac is 2 points, the highest marker there 6 more."""
    state = table(
        {"corn": 4, "chaac": 2, "quetzalcoatl": 0},
        {"corn": 6, "quetzalcoatl": 1, "chaac": 1},
        to_move=1,
        round=14,
        food_days=1,
    )
    state.play("place yaxchilan")
    # seat 0: 2 + 6, Quetzalcoatl's lowest step -2, half of Kukulcan's 4; one worker is not fed
    # seat 1: the first on Quetzalcoatl 2, half of Kukulcan's 4
    assert won(state, 1, "end") == [(0, "temples", 8), (0, "hunger", -3), (1, "temples", 4)]


def test_mid_age_gives_no_points():
    state = table({"corn": 0, "chaac": 4}, {"corn": 6}, to_move=1, round=8)
    state.play("place yaxchilan")
    assert won(state, 1, "end") == [(0, "hunger", -9)]


def test_a_building_and_what_architecture_adds():
    """b27 has 2 points; Architecture 2 adds 2."""
    state = act("tikal 2", {"stone": 2, "architecture": 2}, buildings=["b27"])
    assert won(state, 0, "build b27") == [(0, "buildings", 2), (0, "technologies", 2)]


def test_an_advance_beyond_the_last_level_of_architecture():
    state = act("tikal 1", {"wood": 1, "architecture": 3})
    assert won(state, 0, "advance architecture") == []
    assert won(state, 0, "pay wood") == [(0, "technologies", 3)]


def test_chichen_itza():
    state = table({"skulls": 1}, gears={"chichen_itza 4": 0})
    state.play("pick chichen_itza 4")
    assert won(state, 0, "do chichen_itza 4") == [(0, "chichen_itza", 7)]


@pytest.mark.parametrize("seed", range(12))
def test_the_sources_of_games_with_the_expansion_add_up(seed):
    """Also where a food day stops in its middle to ask about prices."""
    modules = dict.fromkeys(("tribes", "prophecies", "new_buildings", "quick_actions"), True)
    state, rng = game(2 + seed % 4, **modules).new(seed), Random(seed)
    sums: list[Counter[str]] = [Counter() for _seat in range(state.game.players)]
    while state.to_act:
        seat = state.to_act[0]
        for other, source, points in won(state, seat, rng.choice(state.moves(seat)).text):
            sums[other][source] += points
    for entry, found in zip(state.scores()["players"], sums, strict=True):
        assert sum(found.values()) == entry["parts"]["points"]
        assert found["hunger"] <= 0
        assert min(found["buildings"], found["technologies"], found["chichen_itza"]) >= 0


def test_a_food_day_that_asks_whoever_ended_the_round():
    """TP-3.3: seat 1 owes a step for its skull; three workers of seat 0 and two of its own go hungry."""
    poor = {"corn": 0, "chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    mine = {"corn": 3, "chaac": 5, "quetzalcoatl": 6, "kukulcan": 5}
    state = ruled("desecration", poor, mine, quarter=2, round=21, to_move=1)
    state.play("place yaxchilan")
    before = state.view(None)
    assert won(state, 1, "end") == [(0, "hunger", -9), (1, "hunger", -6)]
    assert state.game.definition.story is not None
    story = state.game.definition.story(before, state.view(None), 1, "end", state.game.box)
    assert [seat for seat, text, _ in story if text.startswith("On the food day")] == [0, 1]


def test_a_tile_built_last_that_brings_a_level_beyond_the_last():
    """TP-6.6, TZ-10.4: the quick action's tile advances architecture, which is at level 3: 3 points."""
    mine = {"corn": 9, "gold": 1, "architecture": 3}
    tile = "pay_1_corn_build_one_building"
    state = laid(mine, {"corn": 9}, quick_tile=tile, buildings=["b13"], round=7, start_player=1, to_move=0)
    play(state, "place quick", "end")
    assert won(state, 0, "build b13") == [(0, "technologies", 3)]
