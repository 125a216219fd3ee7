"""What tribes, prophecies and a fifth player mean, in words: each clause whole, by the values of the box."""

import pytest

from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.expansion_words import calamity, tribe_power
from antiqua.games.tzolkin.phrases import monument_scores, tile_name, tile_text
from antiqua.games.tzolkin.texts import explain, sentence
from tests.tzolkin.expansion import laid
from tests.tzolkin.helpers import Position, play

COMPONENTS = box.default()
OTHERS = box.read(
    {
        "tribe": {"yaluk": {"unfed": 1}, "itzamna": {"prices": [1, 1, 3, 2]}},
        "prophecy": {"crowded_cities": {"blocks": 2, "corn": 3}},
    }
)


def test_tp_2_12_yaluk_loses_5_points_for_each_worker_not_fed() -> None:
    told = tribe_power("yaluk", COMPONENTS)
    assert told == "starts with 5 workers; each needs 1 corn more, and costs 5 points if not fed"
    assert tribe_power("yaluk", OTHERS).endswith("and costs 1 point if not fed")


def test_tp_2_8_itzamna_pays_0_1_and_2_blocks_and_1_beyond_level_3() -> None:
    told = tribe_power("itzamna", COMPONENTS)
    assert told == "levels 1, 2 and 3 cost 0, 1 and 2 blocks; beyond level 3 any bonus for 1 block"
    told = tribe_power("itzamna", OTHERS)
    assert told == "levels 1, 2 and 3 cost 1, 1 and 3 blocks; beyond level 3 any bonus for 2 blocks"


def test_tp_3_6_crowded_cities_cost_2_corn_on_uxmal_4() -> None:
    told = calamity("crowded_cities", COMPONENTS)
    assert told == "each building costs 1 block more, or 2 corn more on Uxmal 4"
    told = calamity("crowded_cities", OTHERS)
    assert told == "each building costs 2 blocks more, or 3 corn more on Uxmal 4"


def test_tp_3_6_drought_does_not_spoil_fishing() -> None:
    assert calamity("drought", COMPONENTS) == "each corn harvest of Palenque 2 to 5 gives 1 less"


@pytest.mark.parametrize(("players", "points"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_tp_5_1_the_monument_that_counts_all_has_the_points_of_the_table(players: int, points: int) -> None:
    scores = f"{points} points for each monument that anyone built"
    assert monument_scores("m05", COMPONENTS, players) == scores
    assert tile_name("m05", COMPONENTS, players) == f"a monument ({scores})"
    assert tile_text("m05", COMPONENTS, players).endswith(f": {scores}.")


def test_tp_5_1_five_players_read_3_points_in_the_choice_and_in_the_log() -> None:
    me: Position = {"wood": 2, "stone": 2, "gold": 2}
    state = laid(me, players=5, monuments=["m05"], gears={"tikal 4": 0})
    state = play(state, "pick tikal 4", "do tikal 4")
    scores = "a monument (3 points for each monument that anyone built)"
    before = state.view(0)
    assert explain("build m05", before, COMPONENTS) == f"Build {scores}"
    play(state, "build m05")
    assert sentence(before, state.view(0), 0, "build m05", COMPONENTS).startswith(f"Builds {scores}")
