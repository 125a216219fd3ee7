"""The end (HA-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import ALL_COLOURS, game, parts, play, points, ranking, table


def over(*seats: dict[str, Any], players: int = 3, **keys: Any) -> Any:
    """The last seat of era III has just finished buying seals."""
    state = table(*seats, players=players, **{"phase": "seals", "era": 3, "to_move": players - 1, **keys})
    return play(state, "done")


def test_ha_8_1_after_era_iii() -> None:
    """HA-8.1: nobody acts any more."""
    state = over()
    assert state.is_over
    assert state.to_act == ()
    assert state.to_position()["phase"] == "over"
    assert state.scores()["over"]


def test_ha_8_1_every_category() -> None:
    """HA-8.1: each once, worked out beside it."""
    me = {
        "coins": 17,  # 3
        "cards": ALL_COLOURS,  # 1 + 3 + 3 + 0 + 6
        "colonies": [
            {"id": "col-09-1", "side": "coin"},  # 5
            {"id": "col-21-2", "side": "ally"},  # 16; 1 income, 1 food
        ],
        "busts": [
            {"requirement": 6, "token": "food", "side": "front"},  # 4; 2 food
            {"requirement": 30, "token": "food", "side": "back"},  # 22 + 6
        ],
        "silver": ["income", "military"],  # income 2 + 1 + 1 = 4: 2; military 6 + 1 = 7: 4
        "gold": 2,  # one set: 14
    }
    state = over(me, tracks=[{"income": 2, "military": 6}])
    assert parts(state) == {
        "colonies": 21,
        "busts": 32,
        "silver": 6,
        "gold": 14,
        "cards": 13,
        "coins": 3,
        "total": 89,
    }


@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (64, 12)])
def test_ha_8_1_1_point_for_each_5_coins(coins: int, vp: int) -> None:
    """HA-8.1."""
    assert points(over({"coins": coins}), "coins") == vp


def test_ha_8_1_abilities_give_points_of_their_card_too() -> None:
    """HA-8.1: 4 and 8 on two purple cards."""
    assert points(over({"cards": ["II-purple-07", "III-purple-08"]}), "cards") == 12


def test_ha_8_2_most_points_win() -> None:
    """HA-8.2: 4, 8 and 2 points."""
    state = over({"coins": 20}, {"coins": 40}, {"coins": 10})
    assert ranking(state) == [[1], [0], [2]]


def test_ha_8_2_a_tie_is_broken_by_the_coins_left() -> None:
    """HA-8.2: all have 2 points; after the conversion 0, 4 and 1 coins are left."""
    assert ranking(over({"coins": 10}, {"coins": 14}, {"coins": 11})) == [[1], [2], [0]]


def test_ha_8_2_not_by_all_the_coins() -> None:
    """HA-8.2: 11 coins are 2 points and 1 coin; 8 coins are 1 point and 3 coins, with a card of 1 point."""
    assert ranking(over({"coins": 11}, {"coins": 8, "cards": ["I-yellow-09"]}, {"coins": 0})) == [
        [1],
        [0],
        [2],
    ]


def test_ha_8_2_still_level_is_a_shared_win() -> None:
    """HA-8.2: 11 coins against 6 and a card of 1 point."""
    assert ranking(over({"coins": 11}, {"coins": 6, "cards": ["I-yellow-09"]}, {"coins": 0})) == [[0, 1], [2]]


def test_ha_8_2_other_places_are_shared_too() -> None:
    """HA-8.2: as the first one."""
    assert ranking(over({"coins": 6}, {"coins": 30}, {"coins": 6})) == [[1], [0, 2]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scores_are_there_all_the_time(players: int) -> None:
    """CONTRACT 1: as if the game ended now: at the start 1 point for 8 to 10 coins, 2 for 10."""
    state = game(players).new(seed=3)
    for seat in range(players):
        coins = state.to_position()["players"][seat]["coins"]
        assert parts(state, seat)["total"] == coins // 5
    assert not state.scores()["over"]
