"""Seals (HA-7), with the ability that makes them cheaper (HA-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import (
    ALL_COLOURS,
    CHEAPER,
    CHEAPER_2,
    FULL,
    FULL_2,
    JOKER,
    SETS,
    SETS_2,
    asked,
    coins,
    play,
    player,
    points,
    table,
    texts,
    tracks,
)

NAMES = ("income", "military", "culture", "food")
SILVER = {f"silver {name}" for name in NAMES}


def buying(me: dict[str, Any], era: int = 1, **keys: Any) -> Any:
    """Seat 0 may buy seals."""
    return table(me, phase="seals", era=era, **keys)


@pytest.mark.parametrize(("era", "silver", "gold"), [(1, 2, 3), (2, 6, 9), (3, 20, 30)])
def test_ha_7_1_prices_by_era(era: int, silver: int, gold: int) -> None:
    """HA-7.1; data file (reconstructed): exactly the price is enough."""
    assert texts(buying({"coins": silver - 1}, era)) == {"done"}
    assert texts(buying({"coins": silver}, era)) == {"done", *SILVER}
    assert texts(buying({"coins": gold - 1}, era)) == {"done", *SILVER}
    assert texts(buying({"coins": gold}, era)) == {"done", *SILVER, "gold"}
    assert coins(play(buying({"coins": 50}, era), "silver food")) == 50 - silver
    assert coins(play(buying({"coins": 50}, era), "gold")) == 50 - gold


@pytest.mark.parametrize("cards", [[CHEAPER], [CHEAPER_2], [CHEAPER, CHEAPER_2]])
@pytest.mark.parametrize(("era", "silver", "gold"), [(2, 4, 6), (3, 15, 22)])
def test_ha_9_reduced_prices(cards: list[str], era: int, silver: int, gold: int) -> None:
    """HA-9: 4 and 6, 15 and 22; two such cards make them no cheaper."""
    assert texts(buying({"coins": silver - 1, "cards": cards}, era)) == {"done"}
    assert texts(buying({"coins": gold, "cards": cards}, era)) == {"done", *SILVER, "gold"}
    assert coins(play(buying({"coins": 50, "cards": cards}, era), "silver food")) == 50 - silver
    assert coins(play(buying({"coins": 50, "cards": cards}, era), "gold")) == 50 - gold


def test_ha_7_1_several_seals_at_once() -> None:
    """HA-7.1: any number, at most 2 silver and 2 gold."""
    state = buying({"coins": 20})
    play(state, "silver food", "gold", "silver culture", "gold")
    assert texts(state) == {"done"}
    assert coins(state) == 10
    assert (player(state)["silver"], player(state)["gold"]) == (["food", "culture"], 2)
    assert asked(state) == 0
    assert asked(play(state, "done")) == 1


def test_ha_7_1_in_a_game() -> None:
    """HA-7.1: what was bought in an earlier era counts."""
    state = buying({"coins": 99, "silver": ["food"], "gold": 2}, era=3)
    play(state, "silver food")
    assert texts(state) == {"done"}


def test_ha_7_1_in_turn_order_then_the_next_era() -> None:
    """HA-7.1: from the start player on."""
    state = table(phase="seals", start_player=2, to_move=2)
    for seat in (2, 0, 1):
        assert asked(state) == seat
        play(state, "done")
    assert (state.to_position()["era"], state.to_position()["phase"]) == (2, "wheel")


@pytest.mark.parametrize("track", NAMES)
def test_ha_7_2_a_silver_seal_needs_a_free_token(track: str) -> None:
    """HA-7.2: both of one track are on busts."""
    busts = [{"requirement": number, "token": track, "side": "back"} for number in (6, 12)]
    state = buying({"coins": 50, "busts": busts})
    assert texts(state) == {"done", "gold", *SILVER - {f"silver {track}"}}


@pytest.mark.parametrize(("value", "worth"), [(0, 0), (1, 1), (2, 1), (9, 5), (18, 9), (20, 10)])
@pytest.mark.parametrize("track", NAMES)
def test_ha_7_2_half_the_track_rounded_up(track: str, value: int, worth: int) -> None:
    """HA-7.2: its own track."""
    state = table({"silver": [track]}, tracks=[{track: value}])
    assert points(state, "silver") == worth


def test_ha_7_2_each_seal_by_itself() -> None:
    """HA-7.2: 13 and 5 give 7 + 3, not half of 18."""
    state = table({"silver": ["food", "culture"]}, tracks=[{"food": 13, "culture": 5}])
    assert points(state, "silver") == 10


def test_ha_7_2_both_may_carry_the_same_track() -> None:
    """HA-7.2, ruling: 7 + 7; then no food token is left."""
    state = play(buying({"coins": 50}, tracks=[{"food": 13}]), "silver food", "silver food")
    assert points(state, "silver") == 14


SETS_OF_3 = [
    f"I-{colour}-{number:02}" for colour in ("yellow", "red", "blue", "green") for number in (1, 2, 3)
]
PURPLES = ["I-purple-01", "I-purple-02", "I-purple-05"]


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (1, 21), (2, 42)])
def test_ha_7_3_gold_seals(gold: int, worth: int) -> None:
    """HA-7.3: 7 points for each of three sets, for each seal."""
    state = table({"cards": [*SETS_OF_3, *PURPLES], "gold": gold}, era=3)
    assert points(state, "gold") == worth


def test_ha_7_3_a_set_has_five_colours() -> None:
    """HA-7.3: three of each but one purple card: one set; without it none."""
    assert points(table({"cards": [*SETS_OF_3, "I-purple-05"], "gold": 2}, era=3), "gold") == 14
    assert points(table({"cards": SETS_OF_3, "gold": 2}, era=3), "gold") == 0


# Full value (HA-9)


@pytest.mark.parametrize(("cards", "worth"), [([], 9), ([FULL], 15), ([FULL_2], 15), ([FULL, FULL_2], 17)])
def test_ha_9_a_silver_seal_at_full_value(cards: list[str], worth: int) -> None:
    """HA-9: tracks 13 and 4: 7 + 2; the best for the owner is lifted: 13 + 2; two cards lift two: 13 + 4."""
    me = {"cards": cards, "silver": ["culture", "food"]}
    state = table(me, era=3, tracks=[{"culture": 4, "food": 13}])
    assert points(state, "silver") == worth


def test_ha_9_full_value_of_one_track_twice() -> None:
    """HA-9: 5 and 3."""
    state = table({"cards": [FULL], "silver": ["food", "food"]}, era=3, tracks=[{"food": 5}])
    assert points(state, "silver") == 8


def test_ha_9_full_value_without_a_seal_is_nothing() -> None:
    """HA-9: an active silver seal."""
    assert points(table({"cards": [FULL, FULL_2]}, era=3, tracks=[{"food": 20}]), "silver") == 0


# Four points a set (HA-9)


@pytest.mark.parametrize(("cards", "worth"), [([SETS], 12), ([SETS_2], 12), ([SETS, SETS_2], 24)])
def test_ha_9_4_points_for_each_set(cards: list[str], worth: int) -> None:
    """HA-9: without a gold seal; the card is one of the three purple ones; copies add up."""
    purple = PURPLES[: 3 - len(cards)]
    state = table({"cards": [*SETS_OF_3, *purple, *cards]}, era=3)
    assert points(state, "gold") == worth


def test_ha_9_and_gold_seals_besides() -> None:
    """HA-9: one set: 7 + 4."""
    assert points(table({"cards": [*ALL_COLOURS, SETS], "gold": 1}, era=3), "gold") == 11


# The stand-in (HA-9)


@pytest.mark.parametrize("missing", ["yellow", "red", "blue", "green"])
def test_ha_9_the_stand_in_is_one_more_card_of_any_colour(missing: str) -> None:
    """HA-9, ruling: of the colour missing; besides it is the purple card of the set."""
    cards = [card for card in ALL_COLOURS if missing not in card and "purple" not in card]
    assert points(table({"cards": [*cards, JOKER], "gold": 1}, era=3), "gold") == 7
    assert points(table({"cards": cards, "gold": 1}, era=3), "gold") == 0


def test_ha_9_the_stand_in_replaces_one_card_of_one_set() -> None:
    """HA-9: two of each but one blue and two purple: two sets with it; two colours short are too many."""
    cards = [card for card in SETS_OF_3 if not card.endswith("3") and card != "I-blue-02"]
    assert points(table({"cards": [*cards, "I-purple-05", JOKER], "gold": 2}, era=3), "gold") == 28
    fewer = [card for card in cards if card != "I-red-02"]
    assert points(table({"cards": [*fewer, "I-purple-05", JOKER], "gold": 2}, era=3), "gold") == 14


def test_ha_9_it_may_stand_in_for_a_purple_card() -> None:
    """HA-9, ruling: one more card of any one colour: two sets with the stand-in as the only purple card."""
    cards = [card for card in SETS_OF_3 if not card.endswith("3")]
    assert points(table({"cards": [*cards, JOKER], "gold": 1}, era=3), "gold") == 14


def test_ha_9_it_helps_gold_seals_only() -> None:
    """HA-9, ruling: not the 4 points a set; there it is just purple."""
    cards = [card for card in ALL_COLOURS if "yellow" not in card]
    assert points(table({"cards": [*cards, SETS, JOKER]}, era=3), "gold") == 0
    assert points(table({"cards": [*cards, SETS, JOKER], "gold": 1}, era=3), "gold") == 7
    only = [card for card in ALL_COLOURS if "purple" not in card]
    assert points(table({"cards": [*only, SETS, JOKER]}, era=3), "gold") == 4


def test_ha_9_copies_of_the_stand_in_add_up() -> None:
    """HA-9, ruling: two colours are missing."""
    box = {"card": [{"id": "I-purple-05", "ability": "gold_seal_joker"}]}
    cards = ["I-yellow-09", "I-red-02", JOKER]
    assert points(table({"cards": [*cards, "I-purple-05"], "gold": 1}, era=3, box=box), "gold") == 7
    assert points(table({"cards": [*cards, "I-purple-05"], "gold": 1}, era=3), "gold") == 0
    assert tracks(table({"cards": cards}, era=3))[0] == 4
