"""Feeding (HA-6), with the abilities that belong to it (HA-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import (
    BUSTS,
    PAY,
    STEP,
    SURPLUS,
    TOKEN,
    as_json,
    asked,
    coins,
    play,
    player,
    refused,
    table,
    texts,
    tracks,
    verbs,
)

PLAIN = [f"I-{colour}-{number:02}" for number in (2, 4, 5, 6) for colour in ("red", "blue")]
"""Eight cards without food but I-blue-05, which has 1."""
NO_FOOD = [card for card in PLAIN if card != "I-blue-05"]


def feeding(food: int, me: dict[str, Any], *others: dict[str, Any], **keys: Any) -> Any:
    """Era III, before the last seat's answer in the bust step that feeding follows; then that answer."""
    state = table(me, *others, phase="bust_b", era=3, to_move=2, tracks=[{"food": food}], **keys)
    return play(state, "no bust")


def phase(state: Any) -> str:
    return str(state.to_position()["phase"])


# HA-6.1


@pytest.mark.parametrize(("food", "cards"), [(0, 0), (7, 7), (7, 3), (9, 6)])
def test_ha_6_1_enough_food(food: int, cards: int) -> None:
    """HA-6.1: at least one for each recruited card; the start card does not count; nobody is asked."""
    state = feeding(food, {"cards": NO_FOOD[:cards]})
    assert (phase(state), asked(state)) == ("seals", 0)
    assert player(state)["cards"] == NO_FOOD[:cards]


@pytest.mark.parametrize("lacking", [1, 2, 4])
def test_ha_6_1_cards_are_discarded_one_at_a_time(lacking: int) -> None:
    """HA-6.1: of choice, until food is at least the number of cards; no coins for them."""
    state = feeding(7 - lacking, {"cards": NO_FOOD, "coins": 5})
    for number in range(lacking):
        assert (phase(state), asked(state)) == ("feeding", 0)
        assert texts(state) == {f"discard {card}" for card in NO_FOOD[number:]}
        play(state, f"discard {NO_FOOD[number]}")
    assert phase(state) == "seals"
    found = state.to_position()
    assert found["players"][0]["cards"] == NO_FOOD[lacking:]
    assert found["players"][0]["coins"] == 5
    assert [entry["by"] for entry in found["sold"]] == [None] * lacking
    assert {entry["card"] for entry in found["sold"]} == set(NO_FOOD[:lacking])


def test_ha_6_1_a_card_that_feeds_makes_it_worse() -> None:
    """HA-6.1, HA-6.2: food 6 and 7 cards; the green card with 2 food goes: 4 for 6; then two more."""
    cards = ["I-green-08", *NO_FOOD[:6]]
    state = feeding(4, {"cards": cards})
    assert tracks(state)[3] == 6
    play(state, "discard I-green-08")
    assert (tracks(state)[3], phase(state)) == (4, "feeding")
    play(state, f"discard {NO_FOOD[0]}", f"discard {NO_FOOD[1]}")
    assert (tracks(state)[3], phase(state)) == (4, "seals")
    assert player(state)["cards"] == NO_FOOD[2:6]


def test_ha_6_1_all_cards_may_have_to_go() -> None:
    """HA-6.1: with no food at all none is left."""
    state = feeding(0, {"cards": NO_FOOD[:3]})
    play(state, *[f"discard {card}" for card in NO_FOOD[:3]])
    assert player(state)["cards"] == []
    assert phase(state) == "seals"


def test_ha_6_1_in_turn_order() -> None:
    """HA-6.1: from the start player on; those with enough food are passed over."""
    seats: list[dict[str, Any]] = [{"cards": ["I-red-02"]}, {"cards": ["I-red-04"]}, {"cards": ["I-red-05"]}]
    none = [{"food": 0}, {"food": 1}, {"food": 0}]
    state = table(*seats, phase="bust_b", start_player=1, to_move=0, tracks=none)
    play(state, "no bust")
    assert (phase(state), asked(state)) == ("feeding", 2)
    play(state, "discard I-red-05")
    assert (phase(state), asked(state)) == ("feeding", 0)
    refused(state, "discard I-red-05")
    play(state, "discard I-red-02")
    assert (phase(state), asked(state)) == ("seals", 1)


def test_ha_6_1_only_in_phase_b() -> None:
    """HA-5.2: after the busts of phase A nobody is fed."""
    state = table({"cards": NO_FOOD}, phase="bust_a", era=2, to_move=2, tracks=[{"food": 0}])
    assert phase(play(state, "no bust")) == "b"


# HA-6.2


@pytest.mark.parametrize(
    ("card", "lost"),
    [
        ("I-yellow-08", [1, 1, 0, 0]),
        ("I-red-09", [0, 1, 1, 0]),
        ("I-green-01", [2, 0, 0, 2]),
        ("I-blue-05", [0, 0, 2, 1]),
        ("I-purple-05", [0, 0, 0, 0]),
    ],
)
def test_ha_6_2_a_discarded_card_takes_its_values_back(card: str, lost: list[int]) -> None:
    """HA-6.2; data file."""
    state = feeding(0, {"cards": [card, *NO_FOOD]})
    before = tracks(state)
    play(state, f"discard {card}")
    assert tracks(state) == [value - less for value, less in zip(before, lost, strict=True)]


def test_ha_6_2_the_token_comes_free_and_its_steps_go() -> None:
    """HA-6.2, HA-9: with the token card."""
    me = {"cards": [TOKEN, "I-red-02"], "bound": {TOKEN: "culture"}, "silver": ["culture"], "coins": 99}
    state = feeding(1, me)
    assert tracks(state) == [0, 1, 2, 1]
    play(state, f"discard {TOKEN}")
    assert tracks(state) == [0, 1, 0, 1]
    assert player(state)["bound"] == {}
    assert "silver culture" in texts(state)  # seals: the token is free again


def test_ha_6_2_a_token_may_even_feed() -> None:
    """HA-6.2, HA-9: 2 food of the token are lost with the card."""
    me = {"cards": [TOKEN, "I-red-02", "I-red-04"], "bound": {TOKEN: "food"}}
    state = feeding(0, me)
    assert tracks(state)[3] == 2
    play(state, f"discard {TOKEN}")
    assert (tracks(state)[3], phase(state)) == (0, "feeding")


def test_ha_6_2_steps_for_cards_of_a_colour_go_with_the_purple_card() -> None:
    """HA-6.2, ruling: three red cards gave 3 military."""
    reds = ["I-red-02", "I-red-04", "I-red-05"]  # 1, 2 and 2 military
    state = feeding(3, {"cards": [STEP["red"], *reds]})
    assert tracks(state)[1] == 5 + 3
    play(state, f"discard {STEP['red']}")
    assert tracks(state)[1] == 5


def test_ha_6_2_and_with_a_card_that_it_counted() -> None:
    """HA-6.2, ruling: its own 2 and one more."""
    reds = ["I-red-02", "I-red-04", "I-red-05"]
    state = feeding(3, {"cards": [STEP["red"], *reds]})
    play(state, "discard I-red-04")
    assert tracks(state)[1] == 5 + 3 - 2 - 1


def test_ha_6_2_steps_for_busts_go_with_the_purple_card() -> None:
    """HA-6.2, ruling: 2 for each of two busts; the busts' own steps stay."""
    busts = [
        {"requirement": 6, "token": "military", "side": "front"},
        {"requirement": 12, "token": "income", "side": "front"},
    ]
    state = feeding(0, {"cards": [BUSTS], "busts": busts})
    assert tracks(state) == [5, 4, 0, 0]
    play(state, f"discard {BUSTS}")
    assert tracks(state) == [3, 2, 0, 0]


def test_ha_6_2_a_green_card_may_cost_more_food_than_it_shows() -> None:
    """HA-6.2, ruling: 2 of its own and 1 of the green-step card."""
    cards = [STEP["green"], "I-green-08", *NO_FOOD[:4]]
    state = feeding(2, {"cards": cards})
    assert tracks(state)[3] == 2 + 2 + 1
    play(state, "discard I-green-08")
    assert (tracks(state)[3], phase(state)) == (2, "feeding")


# Two coins instead of a card (HA-9)


def test_ha_9_paying_instead_of_discarding() -> None:
    """HA-9: 2 coins a card; all cards stay."""
    cards = [PAY, *NO_FOOD[:3]]
    state = feeding(2, {"cards": cards, "coins": 5})
    assert texts(state) == {"pay", *(f"discard {card}" for card in cards)}
    play(state, "pay")
    assert (phase(state), asked(state)) == ("feeding", 0)
    play(state, "pay")
    assert phase(state) == "seals"
    assert coins(state) == 1
    assert player(state)["cards"] == cards


@pytest.mark.parametrize(("purse", "offered"), [(0, False), (1, False), (2, True)])
def test_ha_9_a_payment_needs_two_coins(purse: int, offered: bool) -> None:
    """HA-9."""
    state = feeding(0, {"cards": [PAY], "coins": purse})
    assert ("pay" in texts(state)) == offered


def test_ha_9_at_most_12_coins_a_feeding() -> None:
    """HA-9: six cards; the seventh must be discarded."""
    cards = [PAY, *NO_FOOD[:6]]
    state = feeding(0, {"cards": cards, "coins": 50})
    play(state, *["pay"] * 6)
    assert coins(state) == 38
    assert texts(state) == {f"discard {card}" for card in cards}
    play(state, "discard I-red-02")
    assert phase(state) == "seals"


def test_ha_9_the_next_feeding_has_12_coins_of_its_own() -> None:
    """HA-9: a feeding."""
    cards = [PAY, *NO_FOOD[:5]]
    state = table({"cards": cards, "coins": 50}, phase="bust_b", era=2, to_move=2, tracks=[{"food": 0}])
    play(state, "no bust", *["pay"] * 6)
    assert phase(state) == "seals"
    again = feeding(0, {"cards": cards, "coins": coins(state)})
    play(again, *["pay"] * 6)
    assert (coins(again), phase(again)) == (26, "seals")


def test_ha_9_paying_and_discarding_may_be_mixed() -> None:
    """HA-9, ruling: in either order."""
    cards = [PAY, *NO_FOOD[:3]]
    for moves in (["pay", "discard I-red-02"], ["discard I-red-02", "pay"]):
        state = play(feeding(2, {"cards": cards, "coins": 5}), *moves)
        assert (phase(state), coins(state), len(player(state)["cards"])) == ("seals", 3, 3)


def test_ha_9_a_payment_stands_whatever_is_discarded_later() -> None:
    """HA-9, ruling: after a payment the card itself goes: 1 + 1 for 3 cards, no more paying."""
    cards = [PAY, *NO_FOOD[:3]]
    state = feeding(1, {"cards": cards, "coins": 9})
    play(state, "pay", f"discard {PAY}")
    assert texts(state) == {f"discard {card}" for card in NO_FOOD[:3]}
    play(state, "discard I-red-02")
    assert phase(state) == "seals"
    assert (coins(state), player(state)["cards"]) == (7, NO_FOOD[1:3])


def test_ha_9_a_payment_covers_one_missing_food() -> None:
    """HA-9, ruling: a green card discarded after it may cost the food that it gave."""
    cards = [PAY, "I-green-08", *NO_FOOD[:2]]  # food 2 for 4 cards
    state = feeding(0, {"cards": cards, "coins": 9})
    play(state, "pay", "discard I-green-08")  # food 0 and 1 paid for 3 cards
    assert phase(state) == "feeding"
    play(state, "pay", "pay")
    assert (phase(state), coins(state)) == ("seals", 3)


def test_ha_9_copies_of_the_grain_merchant_add_up() -> None:
    """HA-9, ruling: 24 coins with two cards, still 2 a card."""
    box = {"card": [{"id": "I-purple-05", "ability": "feed_with_coins"}]}
    cards = [PAY, "I-purple-05", *NO_FOOD[:5]]
    state = feeding(0, {"cards": cards, "coins": 50}, box=box)
    play(state, *["pay"] * 7)
    assert (phase(state), coins(state)) == ("seals", 36)


def test_half_a_feeding_survives_saving() -> None:
    """CONTRACT 3: what was paid counts after loading, and its limit."""
    cards = [PAY, *NO_FOOD[:6]]
    state = play(feeding(0, {"cards": cards, "coins": 50}), *["pay"] * 5)
    again = state.game.from_position(as_json(state.to_position()))
    assert again.fingerprint() == state.fingerprint()
    play(again, "pay")
    assert verbs(again, "pay") == set()
    assert "pay" not in texts(again)


# Spare food (HA-9)


@pytest.mark.parametrize(("food", "gain"), [(3, 0), (4, 3), (5, 6), (7, 12), (8, 12), (20, 12)])
def test_ha_9_3_coins_for_each_spare_food(food: int, gain: int) -> None:
    """HA-9: above the number of cards, here 3; at most 12 coins."""
    state = feeding(food, {"cards": [SURPLUS, *NO_FOOD[:2]], "coins": 1})
    assert phase(state) == "seals"
    assert coins(state) == 1 + gain
    assert tracks(state)[3] == food


def test_ha_9_spare_food_once_a_feeding_for_every_seat() -> None:
    """HA-9: also where another seat is asked before or after."""
    hungry: dict[str, Any] = {"cards": ["I-red-02"]}
    rich: dict[str, Any] = {"cards": [SURPLUS], "coins": 0}
    for order in ([rich, hungry, {}], [hungry, rich, {}]):
        numbers = [{"food": 3} if seat is rich else {"food": 0} for seat in order]
        state = table(*order, phase="bust_b", era=2, to_move=2, tracks=numbers)
        play(state, "no bust", "discard I-red-02")
        assert phase(state) == "seals"
        assert coins(state, order.index(rich)) == 6


def test_ha_9_nothing_for_those_who_lack_food() -> None:
    """HA-9: after the discard there is none to spare."""
    state = feeding(1, {"cards": [SURPLUS, "I-red-02"], "coins": 0})
    play(state, "discard I-red-02")
    assert (phase(state), coins(state)) == ("seals", 0)


def test_ha_9_copies_of_the_granary_add_up() -> None:
    """HA-9, ruling: 2 x 3 coins for one spare food, 2 x 12 for five."""
    box = {"card": [{"id": "I-purple-05", "ability": "sell_surplus_food"}]}
    cards = [SURPLUS, "I-purple-05"]
    assert coins(feeding(3, {"cards": cards, "coins": 0}, box=box)) == 6
    assert coins(feeding(7, {"cards": cards, "coins": 0}, box=box)) == 24
