"""Busts (HA-4.3), with the abilities that belong to them (HA-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import (
    BUSTS,
    BUSTS_2,
    BUY,
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

SLOTS = [6, 12, 20, 30]
STEPS = {6: 2, 12: 3, 20: 4, 30: 6}
POINTS = {6: 4, 12: 8, 20: 14, 30: 22}
NAMES = ("income", "military", "culture", "food")


def carving(culture: int, *seats: dict[str, Any], **keys: Any) -> Any:
    """A bust step in which seat 0 has so much culture, above 20 with three cards."""
    me = dict(seats[0]) if seats else {}
    cards = {"III-blue-06": 5, "III-blue-07": 4, "III-blue-10": 4} if culture > 20 else {}
    more = sum(cards.values())
    me["cards"] = [*me.get("cards", []), *cards]
    own = {"culture": culture - more, **keys.pop("own", {})}
    return table(me, *seats[1:], tracks=[own], **{"phase": "bust_a", "era": 3, **keys})


@pytest.mark.parametrize("culture", [0, 5, 6, 11, 12, 19, 20, 29, 30])
def test_ha_4_3_culture_must_be_at_least_the_requirement(culture: int) -> None:
    """HA-4.3: every bust that it reaches; always may one carve none."""
    state = carving(culture)
    assert tracks(state)[2] == culture
    assert texts(state) == {"no bust", *(f"bust {slot}" for slot in SLOTS if slot <= culture)}


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("token", NAMES)
def test_ha_4_3_the_front_of_a_token(slot: int, token: str) -> None:
    """HA-4.3: 2, 3, 4 or 6 steps on its track at once; the bust's points at the end; culture is not spent."""
    state = carving(30, {"coins": 5})
    before = player(state)["tracks"]
    play(state, f"bust {slot}", f"token {token} front")
    assert player(state)["tracks"] == {**before, token: before[token] + STEPS[slot]}
    assert player(state)["busts"] == [{"requirement": slot, "token": token, "side": "front"}]
    assert points(state, "busts") == POINTS[slot]
    assert coins(state) == 5
    assert asked(state) == 1  # one a step


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("token", NAMES)
def test_ha_4_3_the_back_of_a_token(slot: int, token: str) -> None:
    """HA-4.3: nothing now; as many points at the end besides the bust's."""
    state = carving(30)
    before = player(state)["tracks"]
    play(state, f"bust {slot}", f"token {token} back")
    assert player(state)["tracks"] == before
    assert player(state)["busts"] == [{"requirement": slot, "token": token, "side": "back"}]
    assert points(state, "busts") == POINTS[slot] + STEPS[slot]


def test_ha_4_3_each_bust_once_in_any_order() -> None:
    """HA-4.3: the third first; then the others."""
    busts = [{"requirement": 20, "token": "food", "side": "back"}]
    state = carving(30, {"busts": busts})
    assert verbs(state, "bust") == {"6", "12", "30"}
    refused(state, "bust 20")


def test_ha_4_3_two_tokens_of_each_track() -> None:
    """HA-4.3: the second food token may be used, a third is not there."""
    busts = [{"requirement": 6, "token": "food", "side": "back"}]
    state = play(carving(12, {"busts": busts}), "bust 12")
    assert {"token food front", "token food back"} <= texts(state)
    assert len(texts(state)) == 8
    state = play(carving(12, {"busts": busts, "silver": ["food"]}), "bust 12")
    assert {text.split()[1] for text in texts(state)} == {"income", "military", "culture"}


def test_ha_4_3_without_a_free_token_no_bust() -> None:
    """HA-4.3: one token must be put on it. The box has more tokens bound than a game has slots otherwise."""
    cards = ["I-purple-09", "I-purple-10", "I-purple-05", "I-purple-06"]
    box = {
        "card": [{"id": card, "ability": "bonus_token_2_steps"} for card in cards],
    }
    bound = dict(zip(cards, ("food", "food", "military", "military"), strict=True))
    busts = [
        {"requirement": 6, "token": "culture", "side": "back"},
        {"requirement": 12, "token": "culture", "side": "back"},
    ]
    me = {"cards": cards, "bound": bound, "silver": ["income"], "busts": busts}
    state = carving(20, me, box=box)
    assert verbs(state, "bust") == {"20"}
    state = carving(20, {**me, "silver": ["income", "income"]}, box=box)
    assert texts(state) == {"no bust"}


def test_ha_4_3_a_bust_is_fixed() -> None:
    """HA-4.3: culture falls below its requirement at feeding; the bust and its token stay."""
    busts = [{"requirement": 6, "token": "income", "side": "front"}]
    me = {"cards": ["I-blue-01"], "busts": busts}
    state = table(me, phase="feeding", tracks=[{"culture": 3, "income": 1, "food": 0}])
    assert tracks(state) == [3, 0, 6, 0]
    play(state, "discard I-blue-01")
    assert tracks(state) == [3, 0, 3, 0]
    assert player(state)["busts"] == busts


def test_ha_4_4_carving_none_is_always_allowed() -> None:
    """HA-4.4: nothing changes but whose turn it is; after the last seat comes phase B."""
    state = carving(30)
    before = player(state)
    play(state, "no bust")
    assert player(state) == before
    assert asked(state) == 1
    play(state, "no bust", "no bust")
    assert (state.to_position()["phase"], asked(state)) == ("b", 0)


# Two more steps for each bust (HA-9)


@pytest.mark.parametrize(("cards", "more"), [([BUSTS], 2), ([BUSTS_2], 2), ([BUSTS, BUSTS_2], 4)])
def test_ha_9_2_more_steps_for_busts_to_come(cards: list[str], more: int) -> None:
    """HA-9: with the front; copies add up."""
    state = play(carving(12, {"cards": cards}), "bust 12", "token food front")
    assert tracks(state)[3] == 3 + more
    state = play(carving(12, {"cards": cards}), "bust 12", "token food back")
    assert tracks(state)[3] == 0
    assert points(state, "busts") == 8 + 3


def test_ha_9_2_more_steps_for_busts_carved_before() -> None:
    """HA-9: two busts with the front up, one with the back; on the tracks of their tokens."""
    busts = [
        {"requirement": 6, "token": "food", "side": "front"},
        {"requirement": 12, "token": "income", "side": "front"},
        {"requirement": 20, "token": "income", "side": "back"},
    ]
    state = table(
        {"coins": 9, "busts": busts}, phase="b", era=2, outer={"purple": [BUSTS], "red": ["II-red-10"]}
    )
    assert tracks(state) == [3 + 3, 2, 1, 4 + 2]
    play(state, "take purple", "recruit")
    assert tracks(state) == [3 + 3 + 2, 2, 1, 4 + 2 + 2]


def test_ha_9_two_busts_on_one_track() -> None:
    """HA-9: 2 + 3 steps and twice 2 more."""
    busts = [
        {"requirement": 6, "token": "food", "side": "front"},
        {"requirement": 12, "token": "food", "side": "front"},
    ]
    state = table({"busts": busts, "cards": [BUSTS]}, era=2, tracks=[{"food": 1}])
    assert tracks(state)[3] == 1 + 2 + 3 + 4


# Two busts in a step (HA-9)


def test_ha_9_two_busts() -> None:
    """HA-9: one after the other: the first one's steps open the second (10 + 2 = 12)."""
    state = carving(10, {"cards": [TWO]})
    assert verbs(state, "bust") == {"6"}
    play(state, "bust 6", "token culture front")
    assert asked(state) == 0
    assert verbs(state, "bust") == {"12"}
    play(state, "bust 12", "token food back")
    assert asked(state) == 1
    assert len(player(state)["busts"]) == 2


def test_ha_9_the_second_bust_is_optional() -> None:
    """HA-9."""
    state = play(carving(20, {"cards": [TWO]}), "bust 20", "token food back", "no bust")
    assert asked(state) == 1
    assert asked(play(carving(20, {"cards": [TWO]}), "no bust")) == 1


# Requirements 4 lower, and bought (HA-9)


@pytest.mark.parametrize(("culture", "slot"), [(2, 6), (8, 12), (16, 20), (26, 30)])
def test_ha_9_requirements_4_lower(culture: int, slot: int) -> None:
    """HA-9: for busts, too."""
    assert f"bust {slot}" in texts(carving(culture, {"cards": [LESS]}))
    assert f"bust {slot}" not in texts(carving(culture - 1, {"cards": [LESS]}))


@pytest.mark.parametrize(
    ("culture", "purse", "offered"),
    [(11, 2, False), (11, 3, True), (2, 30, True), (2, 29, False), (1, 99, False)],
)
def test_ha_9_missing_culture_can_be_bought(culture: int, purse: int, offered: bool) -> None:
    """HA-9: 3 coins a point, at most ten."""
    state = carving(culture, {"coins": purse, "cards": [BUY]})
    assert ("bust 12" in texts(state)) == offered
    if offered:
        play(state, "bust 12", "token military front")
        assert coins(state) == purse - 3 * (12 - culture)
        assert tracks(state)[:3] == [0, 3, culture]


def test_ha_9_4_lower_comes_before_buying() -> None:
    """HA-9, ruling: 20 less 4 is 16; with 10 six points at 18 coins are missing."""
    state = carving(10, {"coins": 18, "cards": [BUY, LESS]})
    assert coins(play(state, "bust 20", "token food back")) == 0


def test_ha_9_ten_points_a_step_for_both_busts_together() -> None:
    """HA-9: 5 points for the first leave 5: 11 for the second are too many; 1 and 7 are not."""
    state = carving(1, {"coins": 99, "cards": [BUY, TWO]})
    play(state, "bust 6", "token food front")
    assert verbs(state, "bust") == set()
    state = play(carving(1, {"coins": 99, "cards": [BUY, TWO, LESS]}), "bust 6", "token food front")
    assert verbs(state, "bust") == {"12"}  # 1 bought, 12 - 4 - 1 = 7 more
    play(state, "bust 12", "token food front")
    assert coins(state) == 99 - 3 - 21


def test_ha_9_colonies_and_busts_have_ten_points_each() -> None:
    """HA-9."""
    state = table(
        {"coins": 60, "cards": [BUY]},
        players=2,
        phase="colony_a",
        era=3,
        tracks=[{"military": 5, "culture": 2}],
    )
    play(state, "plunder 15", "no colony")
    assert coins(state) == 60 - 30 + 5
    play(state, "bust 12", "token food back")
    assert coins(state) == 60 - 30 + 5 - 30
