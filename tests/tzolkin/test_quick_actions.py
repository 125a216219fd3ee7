"""Quick actions (TP-6) and the fifth player (TP-5)."""

from __future__ import annotations

from typing import Any

import pytest

import antiqua
from tests.tzolkin.expansion import laid, ruled
from tests.tzolkin.helpers import State, act, change, check, game, play, texts

ADVANCE, TRADE, BUILD = (
    "advance_technology_normal_cost",
    "trade_any_number_of_times",
    "pay_1_corn_build_one_building",
)
AGE_1 = ["gain_3_corn", "gain_1_wood_1_corn", "gain_1_stone", ADVANCE, ADVANCE, TRADE, BUILD]
AGE_2 = ["gain_3_corn", "gain_1_stone", "gain_1_gold", ADVANCE, TRADE, BUILD]


def quick(tile: str, *seats: dict[str, Any], **keys: Any) -> State:
    """The tile lies on the board."""
    return laid(*seats, quick_tile=tile, **keys)


# Placing


def test_tp_6_1_a_quick_space_costs_1_and_counts_in_the_table() -> None:
    """TP-6.1: 1; as the second worker 1 + 1; one a turn; the start-player space besides it."""
    state = quick("gain_1_stone", {"corn": 9})
    assert change(state, "place quick") == {"corn": -1, "hand": -1}
    assert "place quick" not in texts(state)
    assert change(state, "place start") == {"corn": -1, "hand": -1}
    state = quick("gain_1_stone", {"corn": 9})
    assert change(state, "place tikal", "place quick") == {"corn": -2, "hand": -2}
    assert "place quick" not in texts(quick("gain_1_stone", {"corn": 0}))


def test_tp_6_1_three_spaces() -> None:
    """TP-6.1, 6.2: not with all of them taken; two are blocked with two players."""
    state = quick("gain_3_corn", {"corn": 3}, {"corn": 3})
    assert state.to_position()["quick_spaces"] == ["dummy", "dummy"]
    play(state, "place quick", "end")
    assert state.to_position()["quick_spaces"] == ["dummy", "dummy", 0]
    assert "place quick" not in texts(state)


def test_tp_6_4_the_worker_comes_back_with_the_calendar() -> None:
    """TP-6.4: after the round; dummies stay."""
    state = quick("gain_3_corn", {"corn": 3}, {"corn": 3})
    play(state, "place quick", "end")
    check(state, hand=2)
    play(state, "place tikal", "end")
    check(state, hand=3)
    assert state.to_position()["quick_spaces"] == ["dummy", "dummy"]


# The actions


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("gain_3_corn", {"corn": 3}),
        ("gain_1_wood_1_corn", {"wood": 1, "corn": 1}),
        ("gain_1_stone", {"stone": 1}),
    ],
)
def test_tp_6_3_goods_at_the_end_of_the_turn(tile: str, gain: dict[str, int]) -> None:
    """TP-6.3, 6.6: technologies never apply."""
    state = quick(tile, {"corn": 1, "extraction": 3}, {"corn": 9})
    play(state, "place quick")
    assert change(state, "end") == gain
    assert state.to_act == (1,)


def test_tp_6_6_the_gold_tile_is_of_age_2() -> None:
    """TP-6.6."""
    state = quick("gain_1_gold", {"corn": 1}, {"corn": 9}, round=16)
    assert change(play(state, "place quick"), "end") == {"gold": 1}
    with pytest.raises(ValueError, match=r"^quick_tile: has gain_1_gold, of which age 1 has no more"):
        quick("gain_1_gold")


def test_tp_6_6_advance_at_its_price() -> None:
    """TP-6.2, 6.6: not without a block; then it must be done."""
    assert "place quick" not in texts(quick(ADVANCE, {"corn": 5}))
    state = quick(ADVANCE, {"corn": 5, "wood": 1})
    play(state, "place quick", "end")
    assert texts(state) == {
        f"advance {name}" for name in ("agriculture", "extraction", "architecture", "theology")
    }
    play(state, "advance theology", "pay wood")
    check(state, theology=1, wood=0)
    assert state.to_act == (1,)


def test_tp_6_2_tribes_and_prophecies_apply() -> None:
    """TP-6.3: Itzamna needs no block; teacher shortage asks one more."""
    assert "place quick" in texts(quick(ADVANCE, {"tribe": "itzamna", "corn": 5}))
    one = {"corn": 5, "wood": 1}
    assert "place quick" not in texts(ruled("teacher_shortage", one, quick_tile=ADVANCE))


def test_tp_6_2_the_exchange_may_be_of_nothing() -> None:
    """TP-6.2: always possible."""
    state = quick(TRADE, {"corn": 1}, {"corn": 9})
    play(state, "place quick", "end", "stop")
    assert state.to_act == (1,)
    state = quick(TRADE, {"corn": 1, "wood": 1}, {"corn": 9})
    assert change(play(state, "place quick", "end"), "sell wood", "stop") == {"wood": -1, "corn": 2}


def test_tp_6_2_building_needs_1_corn_and_the_blocks() -> None:
    """TP-6.2: 1 for the space and 1 for the action; a building that can be paid."""
    assert "place quick" not in texts(quick(BUILD, {"corn": 1, "wood": 1}, buildings=["b01"]))
    assert "place quick" not in texts(quick(BUILD, {"corn": 9}, buildings=["b01"]))
    state = quick(BUILD, {"corn": 2, "wood": 1, "architecture": 3}, buildings=["b01"])
    play(state, "place quick", "end")
    check(state, corn=0)
    play(state, "build b01")
    check(state, wood=0, points=0, corn=0, buildings=["b01"])


def test_tp_6_2_nothing_may_make_it_impossible() -> None:
    """TP-6.2: 1 corn is kept; a placement for it is not offered, one for nothing is not there."""
    state = quick(BUILD, {"corn": 3, "wood": 1}, buildings=["b01"])
    play(state, "place quick")
    assert "place tikal" in texts(state)
    play(state, "place tikal")
    assert texts(state) == {"end"}
    state = quick(BUILD, {"corn": 2, "wood": 1}, buildings=["b01"])
    assert texts(play(state, "place quick")) == {"end"}


def test_tp_6_2_corn_of_the_calendar_counts_if_one_stands_there() -> None:
    """TP-6.2: with 2 corn on the calendar the start-player space first, then the quick space for 1 + 1."""
    state = quick(BUILD, {"corn": 2, "wood": 1}, buildings=["b01"], tooth_corn=2)
    play(state, "place start")
    assert "place quick" in texts(state)
    play(state, "place quick", "end", "build b01")
    check(state, corn=0 + 2 - 1, buildings=["b01"])
    state = quick(BUILD, {"corn": 1, "wood": 1}, buildings=["b01"], tooth_corn=2)
    assert "place quick" not in texts(state)


def test_tp_6_2_xaman_ek_keeps_what_it_needs() -> None:
    """TP-2.11, TP-6.2: the wood is for the building, the gold is not."""
    state = quick(BUILD, {"tribe": "xaman_ek", "corn": 4, "wood": 1, "gold": 1}, buildings=["b01"])
    assert "sell wood" in texts(state)
    play(state, "place quick")
    assert "sell wood" not in texts(state)
    assert "sell gold" in texts(state)


def test_tp_6_3_after_the_pick_up_of_ah_chuy_kak() -> None:
    """TP-6.3: its 3 corn come first, the quick action at the end."""
    state = quick("gain_1_stone", {"tribe": "ah_chuy_kak", "corn": 9, "hand": 3}, gears={"palenque 1": 0})
    play(state, "place quick", "place tikal")
    assert "pick palenque 1" not in texts(state)
    play(state, "place uxmal", "pick palenque 1", "do palenque 1")
    check(state, stone=0)
    play(state, "end")
    check(state, stone=1)


def promised(tile: str, seat: dict[str, Any], worker: str, corn: int, **keys: Any) -> State:
    """Ah Chuy Kak with so much corn left: the quick space costs 1, two workers on spaces 0 then 1 and 2."""
    own = {"tribe": "ah_chuy_kak", "hand": 3, "corn": corn + 4, **seat}
    place = ("place quick", "place tikal", "place chichen_itza", f"pick {worker}")
    return play(quick(tile, own, gears={worker: 0}, **keys), *place)


def test_tp_6_2_the_last_block_is_kept_for_an_advance() -> None:
    """TP-6.2, TP-2.1: Tikal 5 pays a block, Tikal 3 one or two; one of two must be left."""
    assert texts(promised(ADVANCE, {"wood": 1}, "tikal 5", corn=9)) == {"do nothing"}
    state = promised(ADVANCE, {"wood": 2}, "tikal 5", corn=9)
    assert texts(state) == {"do tikal 1", "do tikal 3", "do tikal 5", "do nothing"}
    play(state, "do tikal 3", "advance theology", "pay wood")
    assert texts(state) == {"stop"}
    play(state, "stop", "end", "advance extraction", "pay wood")
    check(state, wood=0, theology=1, extraction=1)


def test_tp_6_2_the_last_corn_is_kept_for_a_building() -> None:
    """TP-6.2: the step back to 1 would pay it; action 2 gives some."""
    state = promised(BUILD, {"wood": 1}, "yaxchilan 2", corn=1, buildings=["b01"])
    assert texts(state) == {"do yaxchilan 2", "do nothing"}
    play(state, "do yaxchilan 2", "end", "build b01")
    check(state, corn=1 + 1 - 1, wood=0, stone=1, buildings=["b01"])


def test_tp_6_2_corn_that_comes_back_before_the_end_may_be_paid() -> None:
    """TP-6.2: a step back from Palenque 4 for the last corn; burning gives 5 corn, wood none."""
    state = promised(BUILD, {"wood": 1}, "palenque 4", corn=1, buildings=["b01"])
    assert {"do palenque 3", "do palenque 4"} <= texts(state)
    assert texts(play(state.copy(), "do palenque 4")) == {"wood", "burn"}
    assert texts(play(state, "do palenque 3")) == {"burn"}
    play(state, "burn", "anger chaac", "end", "build b01")
    check(state, corn=1 - 1 + 5 - 1, buildings=["b01"])


def test_tp_6_2_the_blocks_of_a_building_are_kept() -> None:
    """TP-6.2: b01 costs 1 wood, so Tikal 5 is paid in stone."""
    state = promised(BUILD, {"wood": 1, "stone": 1}, "tikal 5", corn=1, buildings=["b01"])
    assert texts(play(state, "do tikal 5")) == {"pay stone"}


def test_tp_6_2_a_building_is_left_for_the_quick_action() -> None:
    """TP-6.2: not the only one on display, though a level may take 1 of 2 wood; with two, one each."""
    state = promised(BUILD, {"wood": 2}, "tikal 2", corn=9, buildings=["b01"])
    assert texts(state) == {"do tikal 1", "do nothing"}
    state = promised(BUILD, {"wood": 2}, "tikal 2", corn=9, buildings=["b01", "b02"])
    play(state, "do tikal 2", "build b02", "end", "build b01")
    check(state, wood=0, corn=8)


def test_tp_6_2_the_market_is_left_with_what_the_action_needs() -> None:
    """TP-6.2: wood is sold for 2; 1 wood and 1 corn are needed in the end, so it is bought back."""
    state = promised(BUILD, {"wood": 1}, "uxmal 2", corn=1, buildings=["b01"])
    play(state, "do uxmal 2")
    assert "stop" in texts(state)
    play(state, "sell wood")
    assert texts(state) == {"buy wood", "buy stone"}
    play(state, "buy wood")
    assert "stop" in texts(state)


def test_tp_6_2_corn_for_gold_is_kept() -> None:
    """TP-6.2, TP-3.6: under gold shortage 1 corn; Uxmal 1 costs 3."""
    for corn, may in ((3, False), (4, True)):
        own = {"tribe": "ah_chuy_kak", "hand": 3, "corn": corn + 4}
        keys: dict[str, Any] = {"quick_tile": "gain_1_gold", "quarter": 2, "gears": {"uxmal 1": 0}}
        state = ruled("gold_shortage", own, **keys)
        play(state, "place quick", "place tikal", "place chichen_itza", "pick uxmal 1")
        assert ("do uxmal 1" in texts(state)) == may


def test_tp_6_2_what_is_impossible_already_forbids_nothing() -> None:
    """CONTRACT 3: a position may be loaded in which it cannot be done; there are answers all the same."""
    state = promised(ADVANCE, {"wood": 2}, "tikal 5", corn=9)
    position = state.to_position()
    position["players"][0]["wood"] = 0
    state = state.game.from_position(position)
    assert texts(state) == {"do nothing"}
    play(state, "do nothing", "end")
    assert state.to_act == (1,)


def test_tp_6_3_a_further_building_is_built_with_technologies() -> None:
    """TP-6.3: ruling; b08 is quick-built without, its further building with architecture 3."""
    seat = {"corn": 2, "wood": 2, "gold": 1, "architecture": 3}
    state = quick(BUILD, seat, buildings=["b08", "b01"])
    play(state, "place quick", "end", "build b08")
    check(state, points=0, corn=0)
    play(state, "step chaac", "build b01", "save wood")
    check(state, points=2, corn=1, wood=1)


def test_tp_6_2_gold_that_cannot_be_paid() -> None:
    """TP-6.2: under gold shortage the tile needs a corn besides the space."""
    keys: dict[str, Any] = {"quick_tile": "gain_1_gold", "quarter": 2}
    assert "place quick" not in texts(ruled("gold_shortage", {"corn": 1}, **keys))
    state = ruled("gold_shortage", {"corn": 2}, {"corn": 9}, **keys)
    play(state, "place quick", "end")
    assert texts(state) == {"accept", "refuse"}
    check(play(state, "accept"), corn=0, gold=1)


def test_tp_4_1_renovation_with_a_quick_build() -> None:
    """TP-4.1, TP-6.2: the farm pays b09."""
    seat = {"corn": 2, "buildings": ["exp_a1_farm"]}
    state = quick(BUILD, seat, buildings=["b09"], new_buildings=True)
    play(state, "place quick", "end")
    assert texts(state) == {"renovate exp_a1_farm"}
    check(play(state, "renovate exp_a1_farm", "build b09"), buildings=["b09"], agriculture=1)


def test_tp_4_5_theology_2_with_a_quick_build() -> None:
    """TP-4.5, TP-6.3: ruling; the skull tile (1 gold, 7 VP, a step), then a block for one more step."""
    seat = {"corn": 2, "gold": 2, "skulls": 1, "theology": 2}
    keys: dict[str, Any] = {"buildings": ["exp_a2_shrine"], "new_buildings": True}
    state = quick(BUILD, seat, **keys)
    play(state, "place quick", "end", "build exp_a2_shrine", "step chaac")
    check(state, corn=0, gold=1, skulls=0, points=7, chaac=2)
    assert texts(state) == {"pay gold", "stop"}
    assert change(state, "pay gold", "step kukulcan") == {"gold": -1, "kukulcan": 1}
    assert state.to_act == (1,)
    state = quick(BUILD, {**seat, "theology": 1}, **keys)
    play(state, "place quick", "end", "build exp_a2_shrine", "step chaac")
    assert state.to_act == (1,)


# The row


def test_tp_6_5_two_days_each() -> None:
    """TP-6.5: by the day: age 1 to day 14, age 2 from day 15, the last one to the end."""
    row = {}
    for round_ in range(1, 29):
        state = game(2, quick_actions=True).from_position({"round": round_, "seed": 5})
        row[round_] = (state.to_position()["quick_tile"], len(state.to_position()["quick_deck_1"]))
    assert [row[day][1] for day in range(1, 15)] == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
    for day in range(15, 27, 2):
        assert row[day][0] == row[day + 1][0]
    assert row[27] == row[26]
    assert sorted(row[day][0] for day in range(1, 15, 2)) == sorted(AGE_1)
    assert sorted(row[day][0] for day in range(15, 27, 2)) == sorted(AGE_2)


def test_tp_6_5_the_tile_changes_with_the_arrow() -> None:
    """TP-6.5: the next one from day 3; a double advance from day 1 brings it sooner."""
    state = laid({"corn": 9}, {"corn": 9}, quick_tile=BUILD, quick_deck_1=[TRADE, *AGE_1[:5]])
    sooner = state.copy()
    play(state, "place tikal", "end", "place uxmal", "end")
    assert state.to_position()["quick_tile"] == BUILD
    play(sooner, "place start", "end", "place uxmal", "end", "days 2")
    assert (sooner.to_position()["round"], sooner.to_position()["quick_tile"]) == (3, TRADE)
    assert sooner.to_position()["quick_deck_1"] == AGE_1[:5]


def test_tp_6_5_age_2_is_revealed_on_food_day_1() -> None:
    """TP-6.5: nobody sees its order before; all see it afterwards."""
    state = laid({"corn": 9}, {"corn": 9}, quick_spaces=["dummy", "dummy"], round=8, to_move=1)
    assert all("quick_deck_2" not in state.view(seat) for seat in (0, 1, None))
    play(state, "place tikal", "end")
    assert all(state.view(seat)["quick_deck_2"] == state.to_position()["quick_deck_2"] for seat in (0, None))


def test_contract_3_the_row_is_checked() -> None:
    """CONTRACT 3: as many tiles as the day leaves, none too often."""
    with pytest.raises(ValueError, match=r"^quick_deck_1: has 2 tiles, allowed are 6 in round 1"):
        laid(quick_tile=BUILD, quick_deck_1=[TRADE, ADVANCE])
    with pytest.raises(ValueError, match=r"^quick_deck_1: has trade_any"):
        laid(quick_tile=TRADE, quick_deck_1=[TRADE, *AGE_1[:5]])
    with pytest.raises(ValueError, match=r"^quick_spaces: has 3 dummies"):
        laid(quick_spaces=["dummy"] * 3)
    with pytest.raises(ValueError, match=r"^quick_spaces"):
        act("tikal 5", {"wood": 1}, quick_spaces=[0])


# Dummies and the fifth player


@pytest.mark.parametrize(("players", "on_gears", "on_spaces"), [(2, 16, 2), (3, 11, 1), (4, 5, 1), (5, 0, 0)])
def test_tp_6_7_dummies(players: int, on_gears: int, on_spaces: int) -> None:
    """TP-6.7: 18, 12 and 6 in all, of which 2, 1 and 1 on quick spaces; none with five."""
    for seed in range(30):
        state = game(players, quick_actions=True).new(seed=seed)
        while state.to_position()["phase"] == "setup":
            state.play(state.moves()[-1])
        laid_out = state.to_position()
        standing = [who for on in laid_out["gears"].values() for who in on.values()]
        assert standing.count("dummy") == on_gears
        assert laid_out["quick_spaces"] == ["dummy"] * on_spaces


def test_tp_5_1_five_players() -> None:
    """TP-5.1: 5 stacks, 7 monuments, 6 buildings, quick actions, no dummies; m05 gives 3 VP each."""
    state = game(5).new(seed=2).to_position()
    assert state["options"]["quick_actions"] is True
    assert state["jungle"]["2"] == {"corn": 5}
    assert state["jungle"]["5"] == {"corn": 5, "wood": 5}
    assert (len(state["monuments"]), len(state["buildings"]), state["quick_spaces"]) == (7, 6, [])
    built = laid({"monuments": ["m05"]}, {"monuments": ["m01"]}, {}, {}, {}, players=5)
    assert built.scores()["players"][0]["parts"]["monuments"] == 6


def test_tp_5_five_players_need_quick_actions() -> None:
    """CONTRACT 1: `false` is an error that says what is allowed."""
    with pytest.raises(ValueError, match="quick_actions: false is not allowed with 5 players; allowed: true"):
        antiqua.load("tzolkin", players=5, quick_actions=False)
    assert antiqua.load("tzolkin", players=5, quick_actions=True).options["quick_actions"] is True
    assert antiqua.load("tzolkin", players=4).options["quick_actions"] is False


def test_tp_2_11_xaman_ek_exchanges_what_his_quick_action_gave() -> None:
    """TP-2.11, 6.3: it is still his turn; the stone's 3 corn feed one of three workers."""
    mine = {"tribe": "xaman_ek", "corn": 1}
    keys: dict[str, Any] = {"round": 8, "start_player": 1, "to_move": 0}
    state = quick("gain_1_stone", mine, {"tribe": "bacab", "corn": 9}, **keys)
    play(state, "place quick", "end")
    assert texts(state) == {"sell stone", "end"}
    play(state, "sell stone")
    assert texts(state) == {"end"}
    play(state, "end")
    check(state, points=-6, corn=1, stone=0)
    state = quick("gain_3_corn", mine, {"tribe": "bacab", "corn": 9}, **keys)
    play(state, "place quick", "end")
    check(state, points=-6)  # nothing to exchange, so nothing is asked
