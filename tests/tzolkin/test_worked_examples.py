"""The worked examples of the rulebook (TZ-13), in text forms."""

from __future__ import annotations

from tests.tzolkin.helpers import (
    act,
    change,
    check,
    choices,
    food_day,
    game,
    goods,
    play,
    table,
    texts,
    where,
)

# VP of their steps in Chaac, Quetzalcoatl, Kukulcan: red 2, 0, 9; blue 6, 0, 5; yellow 6, 0, -3.
RED = {"chaac": 2, "quetzalcoatl": 1, "kukulcan": 6, "corn": 6}
BLUE = {"chaac": 4, "quetzalcoatl": 1, "kukulcan": 4, "corn": 6}
YELLOW = {"chaac": 4, "quetzalcoatl": 1, "kukulcan": 0, "corn": 6}


def dummies(*places: str) -> dict[str, str]:
    """Dummies that push workers to higher spaces."""
    return dict.fromkeys(places, "dummy")


def test_tz_13_1_three_workers_cost_five_corn() -> None:
    """TZ-13.1: 0 and 2 of one gear (1 is taken) and 0 of another: 2 + 3."""
    state = table({"corn": 5}, gears=dummies("tikal 1"))
    play(state, "place tikal", "place tikal", "place uxmal")
    assert where(state, 0) == {"tikal 0", "tikal 2", "uxmal 0"}
    check(state, corn=0)
    assert texts(state) == {"end"}


def test_tz_13_1_two_workers_on_3_and_4_cost_eight_corn() -> None:
    """TZ-13.1: 7 + 1."""
    state = table({"corn": 8}, gears=dummies("yaxchilan 0", "yaxchilan 1", "yaxchilan 2"))
    play(state, "place yaxchilan", "place yaxchilan")
    assert where(state, 0) == {"yaxchilan 3", "yaxchilan 4"}
    check(state, corn=0)


def test_tz_13_2_palenque_1_and_2_cost_four_corn() -> None:
    """TZ-13.2: 1 + 2 + 1."""
    state = table({"corn": 4}, gears=dummies("palenque 0"))
    play(state, "place palenque", "place palenque")
    assert where(state, 0) == {"palenque 1", "palenque 2"}
    check(state, corn=0)


def test_tz_13_2_three_workers_on_three_0_spaces_cost_three_corn() -> None:
    """TZ-13.2: 0 + 3."""
    check(play(table({"corn": 3}), "place palenque", "place tikal", "place chichen_itza"), corn=0, hand=0)


def test_tz_13_2_yaxchilan_1_and_2_and_tikal_1_cost_seven_corn() -> None:
    """TZ-13.2: 1 + 2 + 1 + 3."""
    state = table({"corn": 7}, gears=dummies("yaxchilan 0", "tikal 0"))
    play(state, "place yaxchilan", "place yaxchilan", "place tikal")
    assert where(state, 0) == {"yaxchilan 1", "yaxchilan 2", "tikal 1"}
    check(state, corn=0)


def test_tz_13_2_tikal_2_and_the_start_player_space_cost_three_corn() -> None:
    """TZ-13.2: 2 + 0 + 1."""
    state = table({"corn": 3}, gears=dummies("tikal 0", "tikal 1"))
    play(state, "place tikal", "place start")
    assert where(state, 0) == {"tikal 2"}
    check(state, corn=0)


def test_tz_13_2_palenque_0_and_4_cost_five_corn() -> None:
    """TZ-13.2: 0 + 4 + 1."""
    state = table({"corn": 5}, gears=dummies("palenque 1", "palenque 2", "palenque 3"))
    play(state, "place palenque", "place palenque")
    assert where(state, 0) == {"palenque 0", "palenque 4"}
    check(state, corn=0)


def test_tz_13_3_end_of_age_1() -> None:
    """TZ-13.3: red 16, blue 15, yellow 7."""
    state = food_day(2, RED, BLUE, YELLOW, players=3)
    assert [goods(state, seat)["points"] for seat in range(3)] == [16, 15, 7]


def test_tz_13_3_end_of_age_2() -> None:
    """TZ-13.3: red 18, blue 15, yellow 7."""
    state = food_day(4, RED, BLUE, YELLOW, players=3)
    assert [one["parts"]["points"] for one in state.scores()["players"]] == [18, 15, 7]


def test_tz_13_4_mid_age() -> None:
    """TZ-13.4: red 1 stone, 2 wood, 1 skull; blue 2 stone, 2 wood; yellow 2 stone."""
    state = food_day(1, RED, BLUE, YELLOW, players=3)
    check(state, 0, stone=1, wood=2, gold=0, skulls=1, points=0)
    check(state, 1, stone=2, wood=2, gold=0, skulls=0, points=0)
    check(state, 2, stone=2, wood=0, gold=0, skulls=0, points=0)


def test_tz_13_5_three_workers_five_corn() -> None:
    """TZ-13.5: two are fed for 4, 1 corn stays, -3 VP."""
    check(food_day(1, {"corn": 5}, {"corn": 6}), corn=1, points=-3)


def test_tz_13_5_five_workers_one_discount_and_farms_for_two() -> None:
    """TZ-13.5: 3 corn."""
    seat = {"corn": 9, "hand": 5, "buildings": ["b01", "b02", "b04"]}
    check(food_day(1, seat, {"corn": 6}), corn=6, points=0)


def test_tz_13_6_the_corn_of_one_worker_pays_for_the_next() -> None:
    """TZ-13.6: 2 first gives 1 stone and 1 corn, which pays the step back of the other: 2 stone, 1 corn."""
    state = table(gears={"yaxchilan 2": 0, "yaxchilan 3": 0})
    play(state, "pick yaxchilan 2", "do yaxchilan 2", "pick yaxchilan 3", "do yaxchilan 2")
    check(state, stone=2, corn=1)


def test_tz_13_6_in_the_other_order_it_is_illegal() -> None:
    """TZ-13.6: with no corn the one on 3 cannot be used as action 2 first."""
    assert choices("yaxchilan 3", gears={"yaxchilan 2": 0}) == {"do yaxchilan 3", "do nothing"}


def test_tz_13_7_stepping_back_from_palenque_4() -> None:
    """TZ-13.7: action 3 for 5 corn costs 1 first: net 4; with no corn at hand it is illegal."""
    open_corn = {3: {"corn": 2, "wood": 1}}
    state = table({"corn": 1}, gears={"palenque 4": 0}, jungle=open_corn)
    assert change(state, "pick palenque 4", "do palenque 3", "corn") == {
        "corn": 4,
        "corn_tiles": 1,
        "hand": 1,
    }
    assert "do palenque 3" not in choices("palenque 4", jungle=open_corn)


def test_tz_13_8_two_levels_and_two_buildings_in_one_turn() -> None:
    """TZ-13.8: Tikal 3 twice to level 1 for 2 wood, then Tikal 4 with two buildings."""
    state = table({"wood": 6}, gears={"tikal 3": 0, "tikal 4": 0}, buildings=["b09", "b10"])
    play(state, "pick tikal 3", "do tikal 3")
    play(state, "advance architecture", "pay wood", "advance theology", "pay wood")
    check(state, wood=4, architecture=1, theology=1)
    play(state, "pick tikal 4", "do tikal 4", "build b09", "architecture yes")
    check(state, wood=2, corn=1)
    assert texts(state) == {"stop"}
    play(state, "stop", "end")
    assert state.to_act == (1,)


def test_tz_13_8_the_discount_goes_to_one_of_the_two() -> None:
    """TZ-13.8: b09 and b10 cost 2 + 3 wood, one less for one of them."""
    first = act("tikal 4", {"wood": 4, "architecture": 3}, buildings=["b09", "b10"])
    play(first, "build b09", "architecture yes", "save wood", "build b10")
    check(first, wood=0, corn=1, points=2, buildings=["b09", "b10"])
    second = act("tikal 4", {"wood": 4, "architecture": 3}, buildings=["b09", "b10"])
    play(second, "build b09", "architecture no", "build b10", "save wood")
    check(second, wood=0, corn=1, points=2, buildings=["b09", "b10"])
    poor = act("tikal 4", {"wood": 3, "architecture": 3}, buildings=["b09", "b10"])
    play(poor, "build b09", "architecture yes", "save wood")
    assert texts(poor) == {"stop"}


def test_tz_13_9_first_dummy_on_palenque_5_brings_one_on_0() -> None:
    """TZ-13.9: in every set-up with a dummy on 0 there is one on 5, and there are such set-ups."""
    palenque = [
        {p for p in where(game(2).new(seed=seed), "dummy") if p.startswith("palenque")} for seed in range(60)
    ]
    with_0 = [places for places in palenque if "palenque 0" in places]
    assert with_0
    assert all("palenque 5" in places for places in with_0)


def test_tz_13_10_agriculture_3() -> None:
    """TZ-13.10: 3 corn more on each jungle harvest and 1 more when fishing."""
    for group, corn in {2: 4, 3: 5, 4: 7, 5: 9}.items():
        tiles = {"corn": 2} if group == 2 else {"corn": 2, "wood": 1}
        state = act(f"palenque {group}", {"agriculture": 3}, jungle={group: tiles})
        assert change(state, "corn")["corn"] == corn + 3
    check(act("palenque 1", {"agriculture": 3}), corn=4)
