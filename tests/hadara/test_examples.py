"""The rulebook's worked examples (HA-11)."""

from __future__ import annotations

import pytest

from tests.hadara.helpers import (
    BUY,
    PAY,
    STEP,
    coins,
    parts,
    play,
    player,
    points,
    ranking,
    table,
    texts,
    tracks,
    verbs,
)


def test_ha_11_1_price_5_with_2_cards_of_that_colour() -> None:
    """HA-11.1: pay 3."""
    state = table(
        {"coins": 4, "cards": ["I-red-01", "I-red-02"]}, phase="b", era=2, outer={"red": ["II-red-02"]}
    )
    assert coins(play(state, "take red", "recruit")) == 1 + 3  # the income of 3 follows


def test_ha_11_2_sell_in_era_i() -> None:
    """HA-11.2: +2."""
    state = table({"coins": 4}, phase="b", outer={"red": ["I-red-01"], "blue": ["I-blue-01"]})
    assert coins(play(state, "take red", "sell")) == 6


def test_ha_11_2_income_12() -> None:
    """HA-11.2: +12, the track stays."""
    state = table({"coins": 0}, phase="b", outer={"red": ["I-red-01"]}, tracks=[{"income": 12}])
    play(state, "take red", "sell")
    assert coins(state) == 2 + 12
    assert tracks(state)[0] == 12


def test_ha_11_3_military_19_with_the_3_and_9_colony() -> None:
    """HA-11.3: the 15-colony can be taken; plundering it gives 5 coins, 8 VP at the end."""
    owned = [{"id": "col-03-1", "side": "ally"}, {"id": "col-09-1", "side": "coin"}]
    state = table({"coins": 6, "colonies": owned}, phase="colony_a", tracks=[{"military": 18}])
    assert tracks(state)[1] == 19
    assert texts(state) == {"plunder 15", "ally 15", "no colony"}
    before = points(state, "colonies")
    play(state, "plunder 15")
    assert coins(state) == 11
    assert points(state, "colonies") - before == 8


def test_ha_11_4_alliance_with_the_9_colony() -> None:
    """HA-11.4: pay 1, +2 military, +1 culture; the tile is the one with that back."""
    state = table({"coins": 6}, phase="colony_a", tracks=[{"military": 12}], colonies={"9": ["col-09-4"]})
    play(state, "ally 9")
    assert coins(state) == 5
    assert tracks(state) == [0, 14, 1, 0]


def test_ha_11_5_the_second_bust_with_an_income_token() -> None:
    """HA-11.5: culture 13, +3 income."""
    state = table(phase="bust_a", tracks=[{"income": 4, "culture": 13}])
    play(state, "bust 12", "token income front")
    assert tracks(state) == [7, 0, 13, 0]


def test_ha_11_5_the_third_bust_with_the_back_of_a_token() -> None:
    """HA-11.5: culture 20, 14 + 4 VP at the end."""
    state = table(phase="bust_a", tracks=[{"culture": 20}])
    play(state, "bust 20", "token military back")
    assert points(state, "busts") == 18
    assert tracks(state) == [0, 0, 20, 0]


CARDS = ["I-yellow-08", *(f"I-red-{number:02}" for number in range(1, 7))]


def test_ha_11_6_fed_and_not_fed() -> None:
    """HA-11.6: food 9, 6 cards: fed. Food 6, 7 cards: one goes; both its tracks step back."""
    fed = table({"cards": CARDS[:6]}, phase="bust_b", to_move=2, tracks=[{"food": 9}])
    assert play(fed, "no bust").to_position()["phase"] == "seals"
    state = table({"cards": CARDS}, phase="bust_b", to_move=2, tracks=[{"income": 5, "food": 6}])
    play(state, "no bust")
    before = tracks(state)
    purse = coins(state)
    play(state, "discard I-yellow-08")
    assert tracks(state) == [before[0] - 1, before[1] - 1, before[2], before[3]]
    assert coins(state) == purse
    assert state.to_position()["phase"] == "seals"


@pytest.mark.parametrize(("military", "worth"), [(30, 15), (27, 14), (18, 9)])
def test_ha_11_7_a_silver_seal(military: int, worth: int) -> None:
    """HA-11.7: track 30 gives 15, 27 gives 14, 18 gives 9."""
    cards = ["III-red-06", "III-red-03"] if military > 20 else []
    own = {"military": military - 5 * len(cards)}
    state = table({"cards": cards, "silver": ["military"]}, era=3, tracks=[own])
    assert tracks(state)[1] == military
    assert points(state, "silver") == worth


@pytest.mark.parametrize(("gold", "worth"), [(1, 21), (2, 42)])
def test_ha_11_7_gold_seals_with_3_sets(gold: int, worth: int) -> None:
    """HA-11.7."""
    colours = ("yellow", "red", "blue", "green", "purple")
    cards = [f"I-{colour}-{number:02}" for colour in colours for number in (1, 2, 3)]
    assert points(table({"cards": cards, "gold": gold}, era=3), "gold") == worth


def test_ha_11_8_the_score_of_the_example() -> None:
    """HA-11.8: 16 cards with 47 VP, colonies 26, 11 coins 2 VP; 1 coin left for ties."""
    worth = {
        3: ["I-blue-02"],
        2: ["I-blue-01", "I-blue-03", "I-green-01", "I-green-02", "I-green-06", "I-yellow-02"],
        4: ["I-blue-04", "I-yellow-10", "I-green-04", "I-red-09"],
        1: ["I-blue-09", "I-yellow-05"],
        5: ["I-blue-08"],
        6: ["II-blue-08"],
    }
    order = [3, 2, 4, 4, 4, 1, 1, 2, 2, 2, 4, 3, 5, 2, 6, 2]
    worth[3].append("I-yellow-01")
    cards = [worth[vp].pop(0) for vp in order]
    fronts = [{"id": f"col-{stack}-1", "side": "coin"} for stack in ("03", "09", "15", "21")]
    state = table({"coins": 11, "cards": cards, "colonies": fronts}, {"coins": 10}, phase="over", era=3)
    found = parts(state)
    assert (found["cards"], found["colonies"], found["coins"]) == (47, 26, 2)
    # 1 coin is left: level with 12 coins' 2 VP, a seat with 2 coins left would be ahead
    level = table({"coins": 11}, {"coins": 12}, {"coins": 10}, phase="over", era=3)
    assert ranking(level) == [[1], [0], [2]]


def test_ha_11_9_the_green_step_card() -> None:
    """HA-11.9: with 2 green cards in front +2 food now."""
    state = table(
        {"coins": 9, "cards": ["I-green-01", "I-green-02"]},
        phase="b",
        outer={"purple": [STEP["green"]], "red": ["I-red-01"]},
    )
    before = tracks(state)[3]
    play(state, "take purple", "recruit")
    assert tracks(state)[3] == before + 2


def test_ha_11_10_pay_instead() -> None:
    """HA-11.10: food 9 with 11 cards: 4 coins."""
    cards = [PAY, *CARDS, "I-blue-01", "I-blue-02", "I-blue-03"]
    assert len(cards) == 11
    state = table({"coins": 10, "cards": cards}, phase="bust_b", era=2, to_move=2, tracks=[{"food": 8}])
    assert tracks(state)[3] == 9
    play(state, "no bust", "pay", "pay")
    assert coins(state) == 6
    assert state.to_position()["phase"] == "seals"
    assert player(state)["cards"] == cards


def test_ha_11_10_buy_a_missing_point() -> None:
    """HA-11.10: military 14 and the buying card: the 15-colony for 3 coins more."""
    state = table({"coins": 8, "cards": [BUY]}, phase="colony_a", era=3, tracks=[{"military": 14}])
    assert "15" in verbs(state, "plunder")
    assert coins(play(state, "plunder 15")) == 8 - 3 + 5


def test_ha_11_11_the_wheel() -> None:
    """HA-11.11: colours clockwise red, yellow, …: the monkey points at red, after one turn at yellow."""
    board = ["red", "yellow", "green", "blue", "purple"]
    state = table(players=2, board=board, phase="a", wheel="red", step=0)
    assert {text.split("-")[1] for text in texts(state, 0)} == {"red"}
    for seat in range(2):
        play(state, f"{seat}: {min(texts(state, seat))}", f"{seat}: sell")
    assert state.to_position()["wheel"] == "yellow"
    assert {text.split("-")[1] for text in texts(state, 0)} == {"yellow"}
