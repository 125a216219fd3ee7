"""Income and colonies (HA-4.1, HA-4.2), with the abilities that belong to them (HA-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import (
    ABOVE,
    BUY,
    COLONY_COINS,
    LESS,
    TWO,
    asked,
    coins,
    play,
    player,
    points,
    refused,
    table,
    texts,
    tracks,
    verbs,
)

STACKS = [3, 9, 15, 21, 30]


def colony(military: int, *seats: dict[str, Any], era: int = 3, **keys: Any) -> Any:
    """A colony step in which seat 0 has so much military, above 20 with cards of 5."""
    me = dict(seats[0]) if seats else {}
    cards = ["III-red-06", "III-red-03"][
        : -(-max(0, military - 20) // 5)
    ]  # 5 each, the second 1 culture, too
    me["cards"] = [*me.get("cards", []), *cards]
    own = {"military": military - 5 * len(cards), **keys.pop("own", {})}
    return table(me, *seats[1:], tracks=[own], **{"phase": "colony_a", "era": era, **keys})


def after_phase_b(*seats: dict[str, Any], **keys: Any) -> Any:
    """The last card of era II's phase B is sold by the last seat; incomes are paid."""
    state = table(*seats, phase="b", era=2, outer={"red": ["II-red-10"]}, to_move=2, **keys)
    return play(state, "take red", "sell")


# HA-4.1


@pytest.mark.parametrize("income", [0, 1, 12, 20])
def test_ha_4_1_income(income: int) -> None:
    """HA-4.1: as many coins as the track shows; the track does not move."""
    state = after_phase_b({"coins": 4}, tracks=[{"income": income}])
    assert coins(state) == 4 + income
    assert tracks(state)[0] == income


def test_ha_4_1_income_of_the_last_card_recruited_counts() -> None:
    """HA-4.1: 3 of the start card and 2 of the card just taken."""
    state = table({"coins": 3}, phase="b", outer={"yellow": ["I-yellow-02"]})
    play(state, "take yellow", "recruit")
    assert coins(state) == 5


@pytest.mark.parametrize(
    ("own", "more"),
    [
        ({"income": 3, "military": 4, "culture": 4, "food": 4}, 6),
        ({"income": 3, "military": 4, "culture": 3, "food": 9}, 4),
        ({"income": 3, "military": 3, "culture": 2, "food": 3}, 0),  # level is not above
        ({"income": 0, "military": 0, "culture": 1, "food": 0}, 2),
    ],
)
def test_ha_9_coins_for_tracks_above_income(own: dict[str, int], more: int) -> None:
    """HA-9: 2 for each of military, culture and food above income."""
    state = after_phase_b({"coins": 0, "cards": [ABOVE]}, tracks=[own])
    assert coins(state) == own["income"] + more


def test_ha_9_copies_of_the_tax_add_up() -> None:
    """HA-9, ruling: two cards, two tracks: 3 + 2 x 2 x 2."""
    box = {"card": [{"id": "I-purple-05", "ability": "coins_for_tracks_above_income"}]}
    own = {"income": 3, "military": 5, "food": 5}
    state = after_phase_b({"coins": 0, "cards": [ABOVE, "I-purple-05"]}, tracks=[own], box=box)
    assert coins(state) == 11


# HA-4.2


@pytest.mark.parametrize("military", [0, 2, 3, 8, 9, 14, 15, 20, 21, 29, 30])
def test_ha_4_2_military_must_be_at_least_the_requirement(military: int) -> None:
    """HA-4.2: every stack that it reaches; always may one take none."""
    state = colony(military)
    reached = {str(stack) for stack in STACKS if stack <= military}
    assert verbs(state, "plunder") == verbs(state, "ally") == reached
    assert "no colony" in texts(state)
    assert len(texts(state)) == 2 * len(reached) + 1


PLUNDER = {3: 3, 9: 4, 15: 5, 21: 7, 30: 12}
ALLIANCE = {3: 1, 9: 1, 15: 2, 21: 2, 30: 4}
FRONT = {3: 2, 9: 5, 15: 8, 21: 11, 30: 20}
TILES = {3: "col-03-4", 9: "col-09-5", 15: "col-15-4", 21: "col-21-3", 30: "col-30-3"}
BACKS = {3: [0, 0, 1, 0], 9: [2, 1, 0, 0], 15: [1, 1, 2, 0], 21: [3, 0, 0, 2], 30: [0, 0, 3, 2]}
BACK_POINTS = {3: 7, 9: 5, 15: 8, 21: 11, 30: 20}


@pytest.mark.parametrize("stack", STACKS)
def test_ha_4_2_plunder(stack: int) -> None:
    """HA-4.2: its coins; it stays coin side up with the points of its front; military is not spent."""
    state = colony(30, {"coins": 10}, colonies={str(stack): [TILES[stack]]})
    before = tracks(state)
    play(state, f"plunder {stack}")
    assert coins(state) == 10 + PLUNDER[stack]
    assert player(state)["colonies"] == [{"id": TILES[stack], "side": "coin"}]
    assert points(state, "colonies") == FRONT[stack]
    assert tracks(state) == before
    assert state.to_position()["colonies"][str(stack)] == []
    assert asked(state) == 1  # one a step


@pytest.mark.parametrize("stack", STACKS)
def test_ha_4_2_ally(stack: int) -> None:
    """HA-4.2: its cost; turned over; its steps at once and its points at the end; military is not spent."""
    state = colony(30, {"coins": 10}, colonies={str(stack): [TILES[stack]]})
    before = tracks(state)
    play(state, f"ally {stack}")
    assert coins(state) == 10 - ALLIANCE[stack]
    assert player(state)["colonies"] == [{"id": TILES[stack], "side": "ally"}]
    assert points(state, "colonies") == BACK_POINTS[stack]
    assert tracks(state) == [value + step for value, step in zip(before, BACKS[stack], strict=True)]
    assert asked(state) == 1


# Steps and points of every back; data file.
ALL_BACKS = {
    "col-03-1": ([0, 1, 1, 0], 2),
    "col-03-2": ([0, 0, 1, 1], 2),
    "col-03-3": ([1, 1, 0, 0], 2),
    "col-03-4": ([0, 0, 1, 0], 7),
    "col-03-5": ([1, 0, 0, 1], 2),
    "col-09-1": ([1, 0, 0, 1], 10),
    "col-09-2": ([0, 0, 2, 1], 5),
    "col-09-3": ([1, 0, 0, 2], 5),
    "col-09-4": ([0, 2, 1, 0], 5),
    "col-09-5": ([2, 1, 0, 0], 5),
    "col-15-1": ([1, 0, 1, 0], 13),
    "col-15-2": ([1, 1, 0, 0], 13),
    "col-15-3": ([0, 1, 1, 2], 8),
    "col-15-4": ([1, 1, 2, 0], 8),
    "col-15-5": ([2, 0, 1, 1], 8),
    "col-21-1": ([0, 2, 3, 0], 11),
    "col-21-2": ([1, 0, 0, 1], 16),
    "col-21-3": ([3, 0, 0, 2], 11),
    "col-21-4": ([0, 1, 1, 0], 16),
    "col-21-5": ([0, 0, 2, 3], 11),
    "col-30-1": ([0, 0, 3, 0], 24),
    "col-30-2": ([0, 0, 0, 3], 24),
    "col-30-3": ([0, 0, 3, 2], 20),
    "col-30-4": ([0, 0, 2, 3], 20),
    "col-30-5": ([0, 0, 0, 4], 22),
}


@pytest.mark.parametrize("tile", ALL_BACKS)
def test_ha_4_2_every_back(tile: str) -> None:
    """HA-4.2; data file."""
    steps, vp = ALL_BACKS[tile]
    state = table({"colonies": [{"id": tile, "side": "ally"}]}, tracks=[dict.fromkeys(("income", "food"), 1)])
    assert tracks(state) == [1 + steps[0], steps[1], steps[2], 1 + steps[3]]
    assert points(state, "colonies") == vp


def test_ha_4_2_the_next_tile_of_the_stack() -> None:
    """HA-4.2: the first of the list; the next player has the second."""
    state = colony(3, {}, {}, own={"military": 3}, colonies={"3": ["col-03-2", "col-03-4", "col-03-1"]})
    play(state, "ally 3")
    assert player(state)["colonies"] == [{"id": "col-03-2", "side": "ally"}]
    assert state.to_position()["colonies"]["3"] == ["col-03-4", "col-03-1"]


def test_ha_4_2_each_requirement_once_in_any_order() -> None:
    """HA-4.2: the 15-colony first, then the 3-colony; an owned one is not offered, with either side up."""
    owned = [{"id": "col-15-1", "side": "coin"}, {"id": "col-09-1", "side": "ally"}]
    state = colony(20, {"colonies": owned})
    assert verbs(state, "plunder") == verbs(state, "ally") == {"3"}
    refused(state, "plunder 15")


def test_ha_4_2_an_alliance_must_be_paid() -> None:
    """HA-4.2: 1, 1 and 2 coins."""
    assert verbs(colony(20, {"coins": 0}), "ally") == set()
    assert verbs(colony(20, {"coins": 1}), "ally") == {"3", "9"}
    assert verbs(colony(20, {"coins": 2}), "ally") == {"3", "9", "15"}
    assert verbs(colony(30, {"coins": 3}), "ally") == {"3", "9", "15", "21"}
    assert verbs(colony(20, {"coins": 0}), "plunder") == {"3", "9", "15"}


def test_ha_4_2_a_colony_is_never_lost() -> None:
    """HA-4.2: military falls below its requirement at feeding."""
    me = {"cards": ["I-red-03"], "colonies": [{"id": "col-03-1", "side": "coin"}]}
    state = play(table(me, phase="feeding", tracks=[{"military": 1, "food": 0}]), "discard I-red-03")
    assert tracks(state)[1] == 1
    assert player(state)["colonies"] == [{"id": "col-03-1", "side": "coin"}]


def test_ha_4_4_taking_none_is_always_allowed() -> None:
    """HA-4.4: nothing changes but whose turn it is."""
    state = colony(30, {"coins": 5})
    before = player(state)
    play(state, "no colony")
    assert player(state) == before
    assert asked(state) == 1


def test_ha_4_2_it_is_asked_also_of_those_who_can_take_none() -> None:
    """CONTRACT 2: every decision is asked."""
    assert texts(colony(2)) == {"no colony"}


def test_ha_4_2_an_alliance_may_open_the_way_for_the_next_step_only() -> None:
    """HA-4.2: 2 military of the back make 14; no second colony in this step."""
    state = colony(13, {"coins": 5}, colonies={"9": ["col-09-4"]}, own={"military": 13})
    play(state, "ally 9")
    assert tracks(state)[1] == 15
    assert asked(state) == 1


# Four coins for each colony (HA-9)


@pytest.mark.parametrize("stack", STACKS)
def test_ha_9_4_coins_for_each_colony(stack: int) -> None:
    """HA-9: plundered or allied."""
    me = {"coins": 10, "cards": [COLONY_COINS]}
    assert coins(play(colony(30, me), f"plunder {stack}")) == 14 + PLUNDER[stack]
    assert coins(play(colony(30, me), f"ally {stack}")) == 14 - ALLIANCE[stack]


def test_ha_9_the_4_coins_can_pay_the_alliance() -> None:
    """HA-9, ruling: without a coin."""
    state = colony(30, {"coins": 0, "cards": [COLONY_COINS]})
    assert verbs(state, "ally") == {"3", "9", "15", "21", "30"}
    assert coins(play(state, "ally 30")) == 0


def test_ha_9_copies_of_the_4_coins_add_up() -> None:
    """HA-9, ruling: 8 and the plunder of 3."""
    box = {"card": [{"id": "I-purple-05", "ability": "colony_plus_4_coins"}]}
    state = colony(3, {"coins": 0, "cards": [COLONY_COINS, "I-purple-05"]}, box=box)
    assert coins(play(state, "plunder 3")) == 11


# Two colonies in a step (HA-9)


def test_ha_9_two_colonies() -> None:
    """HA-9: one after the other; the first one's steps count for the second (13 + 2 = 15)."""
    state = colony(13, {"coins": 5, "cards": [TWO]}, colonies={"9": ["col-09-4"], "15": ["col-15-1"]})
    assert verbs(state, "plunder") == {"9"}
    play(state, "ally 9")
    assert asked(state) == 0
    assert verbs(state, "plunder") == {"15"}
    play(state, "plunder 15")
    assert asked(state) == 1
    assert [tile["id"] for tile in player(state)["colonies"]] == ["col-09-4", "col-15-1"]


def test_ha_9_the_second_colony_is_optional() -> None:
    """HA-9: and after `no colony` nothing more is asked."""
    state = play(colony(20, {"cards": [TWO]}), "plunder 9", "no colony")
    assert asked(state) == 1
    state = play(colony(20, {"cards": [TWO]}), "no colony")
    assert asked(state) == 1


def test_ha_9_copies_of_two_at_a_time_add_up() -> None:
    """HA-9, ruling: three colonies with two cards."""
    box = {"card": [{"id": "I-purple-05", "ability": "two_colonies_two_busts"}]}
    state = colony(20, {"cards": [TWO, "I-purple-05"]}, box=box)
    play(state, "plunder 3", "plunder 9", "plunder 15")
    assert asked(state) == 1


# Requirements 4 lower (HA-9)


@pytest.mark.parametrize(
    ("military", "reached"),
    [(0, {"3"}), (4, {"3"}), (5, {"3", "9"}), (11, {"3", "9", "15"}), (16, {"3", "9", "15"})],
)
def test_ha_9_requirements_4_lower(military: int, reached: set[str]) -> None:
    """HA-9: -1, 5, 11, 17 and 26."""
    assert verbs(colony(military, {"cards": [LESS]}), "plunder") == reached


@pytest.mark.parametrize(("military", "offered"), [(16, False), (17, True)])
def test_ha_9_the_21_colony_with_17(military: int, offered: bool) -> None:
    """HA-9: 21 less 4."""
    assert ("plunder 21" in texts(colony(military, {"cards": [LESS]}))) == offered


@pytest.mark.parametrize(("military", "offered"), [(25, False), (26, True)])
def test_ha_9_the_30_colony_with_26(military: int, offered: bool) -> None:
    """HA-9: 30 less 4."""
    state = colony(military, {"cards": [LESS]})
    assert tracks(state)[1] == military
    assert ("plunder 30" in texts(state)) == offered


def test_ha_9_copies_of_the_envoy_add_up() -> None:
    """HA-9, ruling: 8 lower."""
    box = {"card": [{"id": "I-purple-05", "ability": "requirements_minus_4"}]}
    cards = [LESS, "I-purple-05"]
    assert "plunder 15" in texts(colony(7, {"cards": cards}, box=box))
    assert "plunder 15" not in texts(colony(6, {"cards": cards}, box=box))


# Bought requirements (HA-9)


@pytest.mark.parametrize(
    ("military", "purse", "offered"),
    [
        (14, 2, False),
        (14, 3, True),
        (12, 8, False),
        (12, 9, True),
        (5, 30, True),  # ten points
        (4, 99, False),  # eleven
    ],
)
def test_ha_9_missing_military_can_be_bought(military: int, purse: int, offered: bool) -> None:
    """HA-9: 3 coins a point, at most 10 points."""
    state = colony(military, {"coins": purse, "cards": [BUY]})
    assert ("plunder 15" in texts(state)) == offered
    if offered:
        play(state, "plunder 15")
        assert coins(state) == purse - 3 * (15 - military) + 5
        assert tracks(state)[1] == military


def test_ha_9_bought_points_are_paid_before_the_colony_gives_anything() -> None:
    """HA-9, ruling: neither its plunder nor the 4 coins pay them; the 4 coins pay the alliance then."""
    cards = [BUY, COLONY_COINS]
    assert "plunder 15" not in texts(colony(14, {"coins": 2, "cards": cards}))
    state = colony(14, {"coins": 3, "cards": cards})
    assert {"plunder 15", "ally 15"} <= texts(state)
    assert coins(play(state, "ally 15")) == 3 - 3 + 4 - 2


def test_ha_9_the_alliance_is_paid_besides() -> None:
    """HA-9: 3 coins for the point leave 1 for the alliance of 2."""
    state = colony(14, {"coins": 4, "cards": [BUY]})
    assert "plunder 15" in texts(state)
    assert "ally 15" not in texts(state)
    state = colony(14, {"coins": 5, "cards": [BUY]})
    assert coins(play(state, "ally 15")) == 0


def test_ha_9_nothing_is_bought_that_is_not_missing() -> None:
    """HA-9, ruling."""
    assert coins(play(colony(15, {"coins": 9, "cards": [BUY]}), "plunder 15")) == 14


def test_ha_9_4_lower_comes_before_buying() -> None:
    """HA-9, ruling: 30 less 4 is 26; with 20 only six points at 18 coins are missing."""
    state = colony(20, {"coins": 18, "cards": [BUY, LESS]})
    assert "plunder 30" in texts(state)
    assert coins(play(state, "plunder 30")) == 12
    assert "plunder 30" not in texts(colony(20, {"coins": 17, "cards": [BUY, LESS]}))


def test_ha_9_ten_points_a_step_for_both_colonies_together() -> None:
    """HA-9: 7 for the 15-colony leave 3: the 9-colony needs 1 of them, the 21-colony would need 13."""
    state = colony(8, {"coins": 99, "cards": [BUY, TWO]})
    assert verbs(state, "plunder") == {"3", "9", "15"}
    play(state, "plunder 15")
    assert verbs(state, "plunder") == {"3", "9"}
    play(state, "plunder 9")
    assert coins(state) == 99 - 21 + 5 - 3 + 4


def test_ha_9_not_more_than_ten_points_a_step() -> None:
    """HA-9: 10 for the 15-colony; then the 9-colony with 4 missing is out of reach."""
    state = play(colony(5, {"coins": 99, "cards": [BUY, TWO]}), "plunder 15")
    assert verbs(state, "plunder") == {"3"}


def test_ha_9_the_next_step_has_ten_points_of_its_own() -> None:
    """HA-9: for busts, and for colonies in phase B."""
    state = colony(5, {"coins": 99, "cards": [BUY]}, players=2)
    play(state, "plunder 15", "no colony")
    assert "bust 6" in texts(state)  # culture 0: six points at 18 coins
    play(state, "no bust", "no bust", *["take red", "sell"])
    assert state.to_position()["phase"] == "colony_b"
    assert "plunder 9" in texts(state)


def test_ha_9_copies_of_the_mercenaries_add_up() -> None:
    """HA-9, ruling: twenty points with two cards, at 3 coins each."""
    box = {"card": [{"id": "I-purple-05", "ability": "buy_requirement_3_coins"}]}
    cards = [BUY, "I-purple-05"]
    state = colony(1, {"coins": 60, "cards": cards}, box=box)
    assert "plunder 21" in texts(state)
    assert coins(play(state, "plunder 21")) == 7
    assert "plunder 21" not in texts(colony(0, {"coins": 99, "cards": cards}, box=box))
