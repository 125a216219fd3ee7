"""Where the points won in play come from: the sources add up to the engine's points."""

import json
from collections import Counter
from pathlib import Path

import pytest

from antiqua.games.tzolkin.winnings import SOURCES, winnings
from antiqua.play.record import from_record

from .helpers import act, table

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
