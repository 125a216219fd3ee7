"""Faults that other implementations of this game have had; each test is named after its fault."""

from __future__ import annotations

from tests.tzolkin.helpers import (
    TECHNOLOGIES,
    TEMPLES,
    act,
    check,
    choices,
    food_day,
    goods,
    play,
    table,
    texts,
)

QUIET = ("place yaxchilan", "end")
FED = {"corn": 6}


def test_food_days_one_round_early() -> None:
    """TZ-8.5: round 7 does not feed, round 8 does."""
    for number, corn in ((7, 6), (8, 0), (13, 6), (14, 0), (20, 6), (21, 0), (26, 6), (27, 0)):
        check(play(table(FED, FED, to_move=1, round=number), *QUIET), 0, corn=corn)


def test_feeding_that_can_never_cost_0() -> None:
    """TZ-9.3: two tiles of 1 corn less make it free."""
    check(food_day(1, {"corn": 0, "buildings": ["b04", "b05"]}, FED), 0, corn=0, points=0)


def test_the_worker_on_the_start_player_space_not_fed() -> None:
    """TZ-1.3, TZ-9.2: two in hand and that one need 6."""
    check(food_day(1, {"corn": 5, "hand": 2}, FED, start_space=0), 0, corn=1, points=-3)


def test_chichen_itza_refused_when_the_temple_step_is_wasted() -> None:
    """TZ-6.15: it is legal on the top and below a taken top."""
    assert "do chichen_itza 1" in choices("chichen_itza 1", {"skulls": 1, "chaac": 6})
    assert "do chichen_itza 1" in choices("chichen_itza 1", {"skulls": 1, "chaac": 5}, {"chaac": 6})


def test_a_further_advance_at_level_3_priced_3() -> None:
    """TZ-6.12: it costs one block."""
    state = act("tikal 1", {"gold": 1, "architecture": 3})
    check(play(state, "advance architecture", "pay gold"), gold=0, points=3)
    assert texts(state) == {"end"}


def test_tikal_5_on_one_temple_twice() -> None:
    """TZ-6.11: the two temples differ."""
    for temple in TEMPLES:
        state = play(act("tikal 5", {"gold": 1}), "pay gold", f"step {temple}")
        assert texts(state) == {f"step {other}" for other in TEMPLES if other != temple}


def test_tikal_3_forced_to_two() -> None:
    """TZ-6.11: one is enough."""
    state = play(act("tikal 3", {"gold": 5}), "advance theology", "pay gold")
    assert "stop" in texts(state)
    check(play(state, "stop"), gold=4, theology=1)


def test_no_way_to_do_nothing_with_a_worker() -> None:
    """TZ-6.1: from every space of every gear."""
    for gear, last in (("palenque", 7), ("yaxchilan", 7), ("tikal", 7), ("uxmal", 7), ("chichen_itza", 10)):
        for space in range(last + 1):
            rich = {"corn": 9, "wood": 9, "skulls": 1}
            assert "do nothing" in choices(f"{gear} {space}", rich, buildings=["b01"])


def test_no_skull_limit() -> None:
    """TZ-1.2: thirteen, wherever they are."""
    check(act("yaxchilan 4", {}, {"skulls": 4}, skull_places=list(range(1, 10))), skulls=0)
    check(
        play(act("tikal 1", {"gold": 1, "theology": 3}, {"skulls": 13}), "advance theology", "pay gold"),
        skulls=0,
    )


def test_a_market_that_only_buys() -> None:
    """TZ-6.13: both ways, at the same prices."""
    state = act("uxmal 2", {"wood": 1, "stone": 1, "gold": 1})
    check(play(state, "sell wood", "sell stone", "sell gold"), corn=9)
    check(play(state, "buy wood", "buy stone", "buy gold"), corn=0, wood=1, stone=1, gold=1)


def test_a_start_player_who_claims_again_keeps_the_marker() -> None:
    """TZ-8.2: it goes to the left."""
    state = play(table({}, {}, {}, players=3, start_player=0, to_move=2, start_space=0), *QUIET, "days 1")
    assert state.to_position()["start_player"] == 1


def test_corn_laid_each_day_instead_of_each_round() -> None:
    """TZ-8.6: a round of two days lays none, every other round one."""
    two = play(table(to_move=1), "place start", "end", "days 2")
    assert two.to_position()["tooth_corn"] == 0
    play(two, "place tikal", "end", "place uxmal", "end")
    assert two.to_position()["tooth_corn"] == 1


def test_workers_on_gears_not_counted_as_in_play() -> None:
    """TZ-1.3: for feeding, for the monument of workers and for the limit of six."""
    on_gears = {"tikal 2": 0, "uxmal 1": 0, "palenque 1": 0, "chichen_itza 1": 0}
    check(food_day(1, {"corn": 12, "hand": 2}, FED, gears=on_gears), 0, corn=0, points=0)
    state = table({"hand": 2, "monuments": ["m09"]}, gears=on_gears)
    assert state.scores()["players"][0]["parts"]["monuments"] == 18
    check(act("uxmal 3", {"hand": 1}, gears=on_gears), hand=2, supply=0)


def test_burned_wood_tiles_counted() -> None:
    """TZ-6.8, TZ-12.3: they go back to the box."""
    state = play(act("palenque 5", {"monuments": ["m04"], "corn_tiles": 0}), "burn", "anger chaac")
    check(state, wood_tiles=0, corn_tiles=1)
    assert state.scores()["players"][0]["parts"]["monuments"] == 0


def test_the_discount_on_both_buildings_of_tikal_4() -> None:
    """TZ-10.4: one of them pays in full."""
    state = act("tikal 4", {"wood": 9, "architecture": 3}, buildings=["b09", "b10"])
    play(state, "build b09", "architecture yes", "save wood", "build b10")
    check(state, wood=9 - 1 - 3, corn=1, points=2)


def test_the_board_turned_light_by_staying_on_a_top() -> None:
    """TZ-7.4: only arriving turns it."""
    state = act("chichen_itza 1", {"skulls": 1, "chaac": 6, "board": "dark"})
    check(state, chaac=6, board="dark")
    check(
        play(act("tikal 2", {"stone": 2, "chaac": 6, "board": "dark"}, buildings=["b27"]), "build b27"),
        board="dark",
    )


def test_a_double_advance_past_a_food_day_ending_the_wrong_round() -> None:
    """TZ-8.5: from 7 to 9: fed at the end of 9, neither of 7 nor of 8, and the next food day is 14."""
    state = play(table({"corn": 20}, {"corn": 20}, to_move=1, round=7), "place start", "end")
    check(state, 0, corn=20)
    play(state, "days 2")
    check(state, 0, corn=20)
    play(state, "place tikal", "end", "place tikal", "end")
    assert (state.to_position()["round"], state.to_position()["food_days"]) == (10, 1)
    assert goods(state, 1)["corn"] == 14


def test_several_in_one_temples_lead_sharing_more_or_less_than_half_each() -> None:
    """TZ-9.5: three level in Quetzalcoatl at the end of age 2 get 3 of 6 each; elsewhere 1 and 2."""
    seat = {**FED, "quetzalcoatl": 3}
    state = food_day(4, seat, seat, seat, players=3)
    for one in state.scores()["players"]:
        assert one["parts"]["points"] == 2 + 3 + 1 + 2


def test_the_monument_of_steps_counted_from_the_bottom() -> None:
    """TZ-12.3: m12 counts from the start step."""
    for step, expected in ((0, 0), (1, 0), (2, 3), (6, 15)):
        state = table({"monuments": ["m12"], "chaac": step})
        assert state.scores()["players"][0]["parts"]["monuments"] == expected


def test_two_advances_paid_with_one_block() -> None:
    """TZ-6.11: after the only block is spent nothing can be advanced."""
    state = play(act("tikal 3", {"stone": 1}), "advance theology", "pay stone")
    assert texts(state) == {"stop"}
    two = play(act("tikal 3", {"stone": 2, "architecture": 3}), "advance architecture", "pay stone")
    check(play(two, "advance architecture", "pay stone"), stone=0, points=6)


def test_two_advances_of_one_technology_priced_alike() -> None:
    """TZ-6.12: the second is a second level: 1 + 2 blocks."""
    state = play(act("tikal 3", {"stone": 2}), "advance theology", "pay stone")
    assert texts(state) == {f"advance {t}" for t in TECHNOLOGIES if t != "theology"} | {"stop"}


def test_orders_of_workers_that_matter_treated_as_one() -> None:
    """TZ-6.1: a tile, a building or corn that one worker takes or brings is gone or there for the next."""
    # Corn: fishing first pays the step back of the other; the other way round it is illegal.
    gears = {"palenque 1": 0, "yaxchilan 3": 0}
    corn_first = play(table(gears=gears), "pick palenque 1", "do palenque 1", "pick yaxchilan 3")
    assert "do yaxchilan 2" in texts(corn_first)
    assert "do yaxchilan 2" not in texts(play(table(gears=gears), "pick yaxchilan 3"))
    # A tile: the last one of a group serves one of two workers.
    last = {4: {"corn": 1, "wood": 0}}
    tile = play(
        table(gears={"palenque 4": 0, "palenque 5": 0}, jungle=last),
        "pick palenque 5",
        "do palenque 5",
        "wood",
    )
    assert "do palenque 4" in texts(play(tile.copy(), "pick palenque 4"))
    taken = table({"corn": 1}, gears={"palenque 4": 0, "palenque 5": 0}, jungle=last)
    play(taken, "pick palenque 5", "do palenque 4", "corn", "pick palenque 4")
    assert "do palenque 4" not in texts(taken)
    # A building: wood of one worker pays for it, and it cannot be built twice.
    wood = {"yaxchilan 1": 0, "tikal 2": 0, "tikal 4": 0}
    built = play(table(gears=wood, buildings=["b01"]), "pick yaxchilan 1", "do yaxchilan 1")
    assert "do tikal 2" in texts(play(built.copy(), "pick tikal 2"))
    assert texts(play(table(gears=wood, buildings=["b01"]), "pick tikal 2")) == {"do nothing"}
    play(built, "pick tikal 2", "do tikal 2", "build b01", "pick tikal 4")
    assert "do tikal 4" not in texts(built)
