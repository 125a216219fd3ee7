"""Food days (TZ-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.helpers import check, food_day, goods, play, table

QUIET = ("place yaxchilan", "end")
FED = {"corn": 6}
AGE_1 = [f"b{n:02}" for n in range(1, 15)]
AGE_2 = [f"b{n:02}" for n in range(15, 33)]


def fed(seat: dict[str, Any], *, workers: int = 3, **keys: Any) -> tuple[int, int]:
    """Corn left and VP of seat 0 after a mid-age food day without temple materials."""
    state = food_day(1, {"hand": workers, **seat}, FED, **keys)
    return goods(state)["corn"], goods(state)["points"]


@pytest.mark.parametrize(
    ("workers", "corn", "left", "points"),
    [
        (3, 6, 0, 0),
        (3, 9, 3, 0),
        (3, 5, 1, -3),
        (3, 4, 0, -3),
        (3, 3, 1, -6),
        (3, 1, 1, -9),
        (3, 0, 0, -9),
        (6, 12, 0, 0),
        (6, 7, 1, -9),
    ],
)
def test_tz_9_2_two_corn_a_worker(workers: int, corn: int, left: int, points: int) -> None:
    """TZ-9.2: as many workers as possible, each whole or not at all; 3 VP for each that is not."""
    assert fed({"corn": corn}, workers=workers) == (left, points)


def test_tz_9_2_workers_on_gears_and_in_hand_eat() -> None:
    """TZ-1.3, TZ-9.2: all that are not in the supply."""
    state = food_day(1, {"corn": 20, "hand": 1}, FED, gears={"tikal 2": 0, "chichen_itza 5": 0, "uxmal 1": 0})
    check(state, corn=12, points=0)


def test_tz_9_2_the_worker_on_the_start_player_space_eats() -> None:
    """TZ-1.3, TZ-9.2: it is in play; two others in hand."""
    state = food_day(1, {"corn": 20, "hand": 2}, FED, start_space=0)
    check(state, 0, corn=14, points=0)


def test_tz_9_2_workers_in_the_supply_do_not_eat() -> None:
    """TZ-9.2: three of six in play."""
    state = food_day(1, {"corn": 20}, FED)
    check(state, corn=14, supply=3)


def test_tz_9_2_every_food_day_feeds() -> None:
    """TZ-9.1: all four."""
    for number in (1, 2, 3, 4):
        check(food_day(number, {"corn": 10}, FED), 0, corn=4)


@pytest.mark.parametrize(
    ("farms", "workers", "need"),
    [
        (["b01"], 3, 4),
        (["b01", "b02"], 3, 2),
        (["b01", "b02", "b03"], 3, 0),
        (["b04"], 3, 3),
        (["b04", "b05"], 3, 0),
        (["b04", "b05"], 6, 0),
        (["b15"], 3, 0),
        (["b15"], 5, 4),
        (["b15", "b16"], 6, 0),
        (["b15", "b16", "b17"], 6, 0),
        (["b01", "b04"], 3, 2),
        (["b04", "b15"], 6, 3),
        (["b01", "b02", "b04", "b05"], 5, 0),
    ],
)
def test_tz_9_3_farms(farms: list[str], workers: int, need: int) -> None:
    """TZ-9.3: free workers and 1 corn less for each of the others; never below 0."""
    assert fed({"corn": 20, "buildings": farms}, workers=workers) == (20 - need, 0)


def test_tz_9_3_free_workers_are_fed_without_corn() -> None:
    """TZ-9.2, TZ-9.3: one of three eats for nothing, the others starve."""
    assert fed({"corn": 0, "buildings": ["b01"]}) == (0, -6)


def test_tz_9_3_a_discount_feeds_more() -> None:
    """TZ-9.3: with one tile each needs 1: 2 corn feed two of three."""
    assert fed({"corn": 2, "buildings": ["b04"]}) == (0, -3)


def test_tz_9_3_the_farm_of_a_wealth_tile_works_all_game() -> None:
    """TZ-2.3, TZ-9.3: w14 feeds one worker at every food day."""
    assert fed({"corn": 6, "wealth": ["w14", "w01"]}) == (2, 0)
    check(food_day(3, {"corn": 6, "wealth": ["w14", "w01"]}, FED), 0, corn=2)
    assert fed({"corn": 6, "wealth": ["w14", "w01"], "buildings": ["b04"]}) == (4, 0)


def test_tz_11_1_a_farm_works_on_the_day_it_is_built() -> None:
    """TZ-11.1: also at the food day that closes the same round."""
    state = table(
        {"corn": 6}, {"corn": 4, "wood": 1}, gears={"tikal 2": 1}, to_move=1, round=8, buildings=["b01"]
    )
    play(state, "pick tikal 2", "do tikal 2", "build b01", "end")
    check(state, 1, corn=0, points=0)


def test_tz_9_1_the_food_day_comes_before_the_calendar() -> None:
    """TZ-9.1: a worker about to be pushed off still eats on its gear; the next round begins afterwards."""
    state = food_day(1, {"corn": 6}, FED, gears={"tikal 7": 0})
    assert state.to_position()["round"] == 9
    check(state, corn=0, hand=3)


def test_tz_9_4_mid_age_gives_no_points() -> None:
    """TZ-9.4: only material."""
    state = food_day(1, {"corn": 6, "chaac": 6, "kukulcan": 4}, FED)
    check(state, 0, points=0, stone=2, wood=2)


def test_tz_9_4_the_middle_of_age_2_too() -> None:
    """TZ-9.4: food day 3."""
    state = food_day(3, {"corn": 6, "quetzalcoatl": 6, "kukulcan": 5}, FED)
    check(state, 0, points=0, gold=2, wood=2, skulls=1)


def test_tz_9_4_extraction_adds_nothing_to_temple_materials() -> None:
    """TZ-10.3: nothing else gives the extra."""
    state = food_day(1, {"corn": 6, "quetzalcoatl": 5, "chaac": 4, "kukulcan": 4, "extraction": 3}, FED)
    check(state, 0, gold=2, stone=2, wood=2)


def test_tz_9_4_theology_adds_nothing_to_temple_skulls() -> None:
    """TZ-10.5: level 3 works on Yaxchilan 4 only."""
    check(food_day(1, {"corn": 6, "kukulcan": 5, "theology": 3}, FED), 0, skulls=1)


@pytest.mark.parametrize(("left", "given"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_tz_9_4_skulls_for_all_or_for_none(left: int, given: int) -> None:
    """TZ-9.4: two are due; with fewer in the supply nobody gets one; other material comes all the same."""
    seats = ({**FED, "kukulcan": 5}, {**FED, "kukulcan": 6}, {**FED, "skulls": 13 - left})
    state = food_day(1, *seats, players=3)
    check(state, 0, skulls=given, wood=2)
    check(state, 1, skulls=given, wood=2)
    assert state.to_position()["skulls"] == left - 2 * given


@pytest.mark.parametrize(("number", "bonus"), [(2, (6, 2, 4)), (4, (2, 6, 4))])
def test_tz_9_5_the_bonus_of_the_highest(number: int, bonus: tuple[int, int, int]) -> None:
    """TZ-9.5: Chaac 6 then 2, Quetzalcoatl 2 then 6, Kukulcan 4 then 4."""
    steps = {"chaac": (2, 2), "quetzalcoatl": (3, 2), "kukulcan": (3, 3)}
    for (temple, (step, worth)), lead in zip(steps.items(), bonus, strict=True):
        halves = (sum(bonus) - lead) // 2
        state = food_day(number, {**FED, temple: step}, FED)
        assert state.scores()["players"][0]["parts"]["points"] == worth + lead + halves


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_tz_9_5_level_leaders_get_half_each_however_many(level: int) -> None:
    """TZ-9.5: step 4 of Quetzalcoatl, end of age 1: 4 VP and the bonus of 2, or 1 each for several.

    All four are level in the other two temples: 3 + 2 VP for each.
    """
    high, low = {**FED, "quetzalcoatl": 4}, {**FED, "quetzalcoatl": 1}
    state = food_day(2, *[high] * level, *[low] * (4 - level), players=4)
    expected = [4 + (2 if level == 1 else 1) + 5] * level + [5] * (4 - level)
    assert [goods(state, seat)["points"] for seat in range(4)] == expected


def test_tz_9_5_all_on_the_bottom_are_level_too() -> None:
    """TZ-9.5: steps below 0 lose VP; who is highest is highest there too."""
    low = {**FED, "chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    check(food_day(2, low, low), 0, points=-6 + 3 + 1 + 2)


def test_tz_9_5_only_the_own_step_counts() -> None:
    """TZ-9.5: not the sum of the steps below; no material at the end of an age."""
    check(food_day(2, {**FED, "chaac": 4}, {**FED, "chaac": 5}), 0, points=6 + 1 + 2, stone=0)


def test_tz_9_6_buildings_change_on_food_day_2() -> None:
    """TZ-9.6: the six of age 1 go, six of age 2 come, first of the deck first."""
    state = food_day(2, FED, FED, buildings=AGE_1[:6], deck_1=AGE_1[6:], deck_2=AGE_2)
    laid = state.to_position()
    assert sorted(laid["buildings"]) == AGE_2[:6]
    assert laid["deck_2"] == AGE_2[6:]


@pytest.mark.parametrize("number", [1, 3])
def test_tz_9_6_not_on_the_other_food_days(number: int) -> None:
    """TZ-9.6: the display stays."""
    shown = AGE_1[:6] if number == 1 else AGE_2[:6]
    state = food_day(number, FED, FED, buildings=shown, deck_1=[], deck_2=AGE_2[6:])
    assert sorted(state.to_position()["buildings"]) == shown


def test_tz_9_6_built_tiles_stay_with_their_owners() -> None:
    """TZ-9.6: only those on display go."""
    state = food_day(2, {**FED, "buildings": ["b09"]}, FED, buildings=["b10"], deck_2=AGE_2)
    check(state, 0, buildings=["b09"])
    assert "b10" not in state.to_position()["buildings"]


def test_tz_9_6_a_tile_taken_in_the_same_turn_is_not_replaced_from_age_1() -> None:
    """TZ-9.6, TZ-11.2: after the second food day six tiles of age 2 lie there, whatever was built before."""
    state = table(
        FED,
        {**FED, "wood": 1},
        gears={"tikal 2": 1},
        to_move=1,
        round=14,
        buildings=AGE_1[:6],
        deck_1=AGE_1[6:],
        deck_2=AGE_2,
    )
    play(state, "pick tikal 2", "do tikal 2", "build b01", "end")
    assert sorted(state.to_position()["buildings"]) == AGE_2[:6]


def test_tz_9_1_feeding_comes_before_the_rewards_and_the_points_may_fall_below_zero() -> None:
    """TZ-1.4, TZ-9.2: no floor for VP."""
    check(food_day(1, {"corn": 0, "points": 4}, FED), 0, points=-5)


def test_tz_9_1_the_last_quiet_turn_changes_nothing_else() -> None:
    """TZ-9: a round without a food day neither feeds nor rewards."""
    state = play(table({"corn": 6, "chaac": 5}, FED, to_move=1, round=5), *QUIET)
    check(state, 0, corn=6, points=0, stone=0)
