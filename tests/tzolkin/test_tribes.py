"""Tribes (TP-2): each power, its limits, and where it meets other rules; Xaman Ek is in `test_xaman_ek`."""

from __future__ import annotations

import json

import pytest

from tests.tzolkin.expansion import acted, closing, laid
from tests.tzolkin.helpers import change, check, game, goods, play, refused, texts

TO_5 = {f"{gear} {n}": "dummy" for gear in ("palenque", "yaxchilan") for n in range(5)}


# Ah Chuy Kak


def test_tp_2_1_one_old_worker_after_two_on_gears() -> None:
    """TP-2.1: after the second placement on a gear; then nothing but the end."""
    state = laid({"tribe": "ah_chuy_kak", "corn": 9}, gears={"palenque 1": 0})
    play(state, "place yaxchilan")
    assert "pick palenque 1" not in texts(state)
    play(state, "place tikal")
    assert "pick palenque 1" in texts(state)
    assert change(state, "pick palenque 1", "do palenque 1") == {"corn": 3, "hand": 1}
    assert texts(state) == {"end"}


def test_tp_2_1_not_a_worker_placed_this_turn() -> None:
    """TP-2.1: ruling."""
    state = laid({"tribe": "ah_chuy_kak", "corn": 9}, gears={"tikal 3": 0})
    play(state, "place yaxchilan", "place yaxchilan")
    assert {text for text in texts(state) if text.startswith("pick")} == {"pick tikal 3"}


def test_tp_2_1_the_start_player_space_is_no_gear() -> None:
    """TP-2.1: one on a gear and one on the start-player space are not two on gears."""
    state = laid({"tribe": "ah_chuy_kak", "corn": 9}, gears={"palenque 1": 0})
    play(state, "place start", "place tikal")
    assert "pick palenque 1" not in texts(state)


def test_tp_2_1_all_normal_options() -> None:
    """TP-2.1: a lower action at its corn, or nothing."""
    state = laid({"tribe": "ah_chuy_kak", "corn": 9}, gears={"yaxchilan 2": 0})
    play(state, "place palenque", "place tikal", "pick yaxchilan 2")
    assert texts(state) == {"do yaxchilan 1", "do yaxchilan 2", "do nothing"}
    assert change(state, "do yaxchilan 1") == {"corn": -1, "wood": 1}


# Ahau Chamahez


def test_tp_8_6_ahau_on_tikal_5_reaches_the_free_choice() -> None:
    """TP-8.6: 1 corn, then any action of Tikal at no step-back corn."""
    state = acted("tikal 5", {"tribe": "ahau_chamahez", "corn": 1, "wood": 1}, action=6)
    check(state, corn=0)
    assert texts(state) == {"do tikal 1", "do tikal 3", "do tikal 5"}
    assert change(state, "do tikal 1", "advance theology", "pay wood") == {"wood": -1, "theology": 1}


def test_tp_2_2_the_action_one_ahead_for_1_corn() -> None:
    """TP-2.2: from space 0 too."""
    assert change(
        laid({"tribe": "ahau_chamahez", "corn": 1}, gears={"yaxchilan 0": 0}),
        "pick yaxchilan 0",
        "do yaxchilan 1",
    ) == {"corn": -1, "wood": 1, "hand": 1}
    state = laid({"tribe": "ahau_chamahez", "corn": 0}, gears={"yaxchilan 0": 0})
    assert texts(play(state, "pick yaxchilan 0")) == {"do nothing"}


def test_tp_2_2_once_a_turn() -> None:
    """TP-2.2: ruling; the next turn has it again."""
    gears = {"yaxchilan 0": 0, "yaxchilan 1": 0, "palenque 0": 0}
    state = laid({"tribe": "ahau_chamahez", "corn": 5}, gears=gears)
    play(state, "pick yaxchilan 0", "do yaxchilan 1", "pick yaxchilan 1")
    assert texts(state) == {"do yaxchilan 1", "do nothing"}
    play(state, "do nothing", "end", "place tikal", "end", "pick palenque 1")
    assert texts(state) == {"do palenque 1", "do palenque 2", "do nothing"}


@pytest.mark.parametrize(
    ("space", "found"),
    [
        (3, {"do chichen_itza 3", "do chichen_itza 4", "do chichen_itza 5"}),
        (8, {"do chichen_itza 8", "do chichen_itza 9", "do chichen_itza 10"}),
        (9, {"do chichen_itza 9", "do chichen_itza 10"}),
    ],
)
def test_tp_2_2_with_theology_two_ahead(space: int, found: set[str]) -> None:
    """TP-2.2: one ahead at no corn, two ahead for 1 in all; nothing beyond the free choice."""
    seat = {"tribe": "ahau_chamahez", "corn": 1, "skulls": 1, "theology": 1}
    state = laid(seat, gears={f"chichen_itza {space}": 0}, skull_places=list(range(1, space)))
    play(state, f"pick chichen_itza {space}")
    assert texts(state) == found | {"do nothing"}
    ahead = play(state.copy(), f"do chichen_itza {space + 1}")
    check(ahead, corn=1)
    if space < 9:
        check(play(state, f"do chichen_itza {space + 2}"), corn=0)


def test_tp_2_2_the_corn_is_gone_for_the_action() -> None:
    """TP-2.2: Uxmal 1 costs 3 besides; 3 corn are not enough."""
    state = laid({"tribe": "ahau_chamahez", "corn": 3}, gears={"uxmal 0": 0})
    assert "do uxmal 1" not in texts(play(state, "pick uxmal 0"))
    state = laid({"tribe": "ahau_chamahez", "corn": 4}, gears={"uxmal 0": 0})
    check(play(state, "pick uxmal 0", "do uxmal 1"), corn=0)


# Ahmakiq


def test_tp_2_3_ahmakiq_may_pass() -> None:
    """TP-2.3: at any start of a turn, also after begging; the turn is over."""
    state = laid({"tribe": "ahmakiq", "corn": 1})
    assert {"pass", "beg"} <= texts(state)
    play(state, "beg", "anger chaac")
    play(state, "pass")
    assert state.to_act == (1,)
    assert "pass" not in texts(state)


def test_tp_2_3_is_never_one_who_must_place() -> None:
    """TP-2.3, TZ-4.4: no pity where all that can be done is to pass."""
    low = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    gears = {f"{gear} 0": "dummy" for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")}
    state = laid({"tribe": "ahmakiq", "corn": 0, **low}, gears=gears, start_space=1, start_player=0)
    assert texts(state) == {"pass"}


# Bacab


@pytest.mark.parametrize(("corn", "then"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_tp_2_4_bacab_starts_each_turn_with_2_corn(corn: int, then: int) -> None:
    """TP-2.4: filled to 2, no step down."""
    state = laid({}, {"tribe": "bacab", "corn": corn})
    play(state, "place tikal", "end")
    check(state, 1, corn=then, chaac=1, quetzalcoatl=1, kukulcan=1)


def test_tp_2_4_begging_gives_4() -> None:
    """TP-2.4: 4 corn and a step down; the limit stays 2."""
    state = laid({"tribe": "bacab", "corn": 2})
    check(play(state, "beg", "anger kukulcan"), corn=4, kukulcan=0)
    assert "beg" not in texts(state)
    assert "beg" not in texts(laid({"tribe": "bacab", "corn": 3}))


# Balam


def test_tp_2_5_balam_gains_1_in_all() -> None:
    """TP-2.5: four steps back give 1 corn, and 3 by fishing."""
    check(acted("palenque 5", {"tribe": "balam"}, action=1), corn=4)


def test_tp_2_5_the_corn_pays_the_action() -> None:
    """TP-2.5: 2 corn and the 1 gained pay the 3 of Uxmal 1."""
    state = acted("uxmal 3", {"tribe": "balam", "corn": 2}, action=1)
    check(state, corn=0)
    assert change(state, "step chaac") == {"chaac": 1}


def test_tp_2_5_with_too_little_corn() -> None:
    """TP-2.5: 1 corn and the 1 gained do not pay the 3 of Uxmal 1; on space 1 nothing is gained."""
    state = laid({"tribe": "balam", "corn": 1}, gears={"uxmal 3": 0})
    assert texts(play(state, "pick uxmal 3")) == {"do uxmal 2", "do uxmal 3", "do nothing"}
    state = laid({"tribe": "balam", "corn": 2}, gears={"uxmal 1": 0})
    assert texts(play(state, "pick uxmal 1")) == {"do nothing"}


def test_tp_2_5_not_for_the_own_space() -> None:
    """TP-2.5: Yaxchilan 2 from space 2 gives its stone and corn alone."""
    check(acted("yaxchilan 2", {"tribe": "balam"}), corn=1, stone=1)


def test_tp_2_5_from_free_choices_too() -> None:
    """TP-2.5: ruling."""
    check(acted("yaxchilan 6", {"tribe": "balam"}, action=1), corn=1, wood=1)
    check(acted("yaxchilan 7", {"tribe": "balam"}, action=5), corn=3, stone=1, gold=1)


def test_tp_2_5_a_free_choice_by_looking_ahead_is_lower_numbered() -> None:
    """TP-2.5: ruling; theology 1 looks from 9 to 10. An action one ahead, 4 from 3, is not lower-numbered."""
    seat = {"tribe": "balam", "skulls": 1, "theology": 1}
    state = acted("chichen_itza 9", seat, action=10)
    gained = {"corn": 1, "skulls": -1, "points": 7, "kukulcan": 1}
    assert change(state, "do chichen_itza 4") == gained
    check(acted("chichen_itza 3", seat, action=4), corn=0, skulls=0, points=7, kukulcan=2)


# Cit-Bolon-Tum


def test_tp_8_3_cit_pays_3_for_the_dearest_space() -> None:
    """TP-8.3: one worker on space 5 costs 3; two on spaces of cost 5 cost 3 + 5 + 1 = 9."""
    state = laid({"tribe": "cit_bolon_tum", "corn": 9}, gears=TO_5)
    assert change(state, "place palenque") == {"corn": -3, "hand": -1}
    assert change(state, "place yaxchilan") == {"corn": -6, "hand": -1}


def test_tp_2_6_the_dearest_space_whenever_it_comes() -> None:
    """TP-2.6: spaces 5, then 6 of one gear: 3 + 5 + 1 = 9 in all, so 3 and 6; space 2 costs 2."""
    state = laid({"tribe": "cit_bolon_tum", "corn": 20}, gears=TO_5)
    assert change(state, "place palenque", "place palenque") == {"corn": -9, "hand": -2}
    state = laid({"tribe": "cit_bolon_tum", "corn": 20}, gears={"tikal 0": "dummy", "tikal 1": "dummy"})
    assert change(state, "place tikal") == {"corn": -2, "hand": -1}


def test_tp_8_3_its_worker_on_6_goes_to_8() -> None:
    """TP-8.3: two days are allowed and put it on 8; one on 7 forbids them."""
    state = laid({}, {"tribe": "cit_bolon_tum"}, gears={"palenque 6": 1}, to_move=1)
    play(state, "place start", "end")
    assert texts(state) == {"days 1", "days 2"}
    play(state, "days 2")
    assert state.to_position()["gears"]["palenque"] == {"8": 1}
    state = laid({}, {"tribe": "cit_bolon_tum"}, gears={"palenque 7": 1, "tikal 0": 1}, to_move=1)
    assert texts(play(state, "place start", "end")) == {"days 1"}


def test_tp_2_6_its_worker_on_9_of_chichen_itza_goes_to_11() -> None:
    """TP-2.6: two days are allowed and put it on 11; one on 10 forbids them and goes to 11 in one."""
    state = laid({}, {"tribe": "cit_bolon_tum"}, gears={"chichen_itza 9": 1}, to_move=1)
    play(state, "place start", "end")
    assert texts(state) == {"days 1", "days 2"}
    play(state, "days 2")
    assert state.to_position()["gears"]["chichen_itza"] == {"11": 1}
    state = laid({}, {"tribe": "cit_bolon_tum"}, gears={"chichen_itza 10": 1}, to_move=1)
    play(state, "place start", "end")
    assert texts(state) == {"days 1"}
    play(state, "days 1")
    assert state.to_position()["gears"]["chichen_itza"] == {"11": 1}


@pytest.mark.parametrize("place", ["palenque 6", "chichen_itza 9"])
def test_tp_2_6_others_there_still_forbid(place: str) -> None:
    """TZ-8.3: the other seat's worker."""
    state = laid({"tribe": "bacab"}, {"tribe": "cit_bolon_tum"}, gears={place: 0}, to_move=1)
    assert texts(play(state, "place start", "end")) == {"days 1"}


def test_tp_2_6_the_extra_space_is_a_free_choice() -> None:
    """TP-2.6: 8 and 11; it falls off after it, without an action."""
    state = laid({"tribe": "cit_bolon_tum", "corn": 0}, gears={"yaxchilan 8": 0})
    assert change(state, "pick yaxchilan 8", "do yaxchilan 3") == {"corn": 2, "gold": 1, "hand": 1}
    seat = {"tribe": "cit_bolon_tum", "skulls": 1}
    state = play(laid(seat, gears={"chichen_itza 11": 0}), "pick chichen_itza 11")
    assert {"do chichen_itza 1", "do chichen_itza 9"} <= texts(state)
    state = laid({}, {"tribe": "cit_bolon_tum"}, gears={"tikal 8": 1, "chichen_itza 11": 1}, to_move=1)
    play(state, "place uxmal", "end")
    check(state, 1, hand=2)
    assert state.to_position()["gears"]["tikal"] == {}


def test_tp_2_6_with_all_lower_spaces_taken_it_may_be_placed_there() -> None:
    """TP-2.6: ruling; 3 corn instead of 8."""
    full = {f"uxmal {n}": "dummy" for n in range(8)}
    state = laid({"tribe": "cit_bolon_tum", "corn": 3}, gears=full)
    assert change(state, "place uxmal") == {"corn": -3, "hand": -1}
    assert state.to_position()["gears"]["uxmal"]["8"] == 0
    assert "place uxmal" not in texts(laid({"tribe": "bacab", "corn": 20}, gears=full))


# Huracan


def test_tp_8_4_huracan_on_palenque_4() -> None:
    """TP-8.4: 1 corn for action 3 of Palenque or Yaxchilan."""
    state = laid({"tribe": "huracan", "corn": 1}, gears={"palenque 4": 0})
    play(state, "pick palenque 4")
    expected = {"do palenque 4", "do palenque 3", "do yaxchilan 4", "do yaxchilan 3", "do nothing"}
    assert texts(state) == expected
    assert change(state, "do yaxchilan 3") == {"corn": 1, "gold": 1}


def test_tp_2_7_tikal_and_uxmal() -> None:
    """TP-2.7: same number at no corn."""
    assert "do uxmal 3" in texts(play(laid({"tribe": "huracan"}, gears={"tikal 3": 0}), "pick tikal 3"))
    state = play(laid({"tribe": "huracan", "wood": 1}, gears={"uxmal 1": 0}), "pick uxmal 1")
    assert "do tikal 1" in texts(state)


def test_tp_2_7_free_choices_reach_both_gears() -> None:
    """TP-2.7: any action of either; Chichen Itza has no pair."""
    state = play(laid({"tribe": "huracan"}, gears={"palenque 6": 0}), "pick palenque 6")
    assert {"do palenque 1", "do yaxchilan 5"} <= texts(state)
    state = play(laid({"tribe": "huracan", "skulls": 1}, gears={"chichen_itza 2": 0}), "pick chichen_itza 2")
    assert texts(state) == {"do chichen_itza 2", "do nothing"}


# Itzamna


@pytest.mark.parametrize(("level", "price"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_tp_2_8_levels_cost_0_1_2(level: int, price: int) -> None:
    """TP-2.8: one block less each; the bonus costs 1 as ever."""
    state = acted("tikal 1", {"tribe": "itzamna", "wood": 4, "architecture": level})
    play(state, "advance architecture", *["pay wood"] * price)
    check(state, wood=4 - price)
    if level == 3:
        assert texts(state) == {
            f"bonus {name}" for name in ("agriculture", "extraction", "architecture", "theology")
        }


def test_tp_8_5_itzamna_takes_another_bonus() -> None:
    """TP-8.5: level 3 in agriculture only, 1 block buys the skull of theology."""
    state = acted("tikal 1", {"tribe": "itzamna", "stone": 1, "agriculture": 3})
    assert change(state, "advance agriculture", "pay stone", "bonus theology") == {"stone": -1, "skulls": 1}


def test_tp_2_8_with_teacher_shortage() -> None:
    """TP-2.8, TP-3.6: 0 + 1, 1 + 1, 2 + 1 and 1 + 1 blocks."""
    for level, price in ((0, 1), (1, 2), (2, 3), (3, 2)):
        seat = {"tribe": "itzamna", "wood": price, "theology": level}
        state = acted("tikal 1", seat, rule="teacher_shortage")
        play(state, "advance theology", *["pay wood"] * price)
        check(state, wood=0)


def test_tp_2_8_another_bonus_by_a_free_advance() -> None:
    """TP-2.8, TZ-10.6: b09 (2 wood) advances agriculture, at level 3: any bonus; Bacab may step up."""
    state = acted("tikal 2", {"tribe": "itzamna", "wood": 3, "agriculture": 3}, buildings=["b09"])
    play(state, "build b09")
    check(state, wood=1, agriculture=3)
    assert texts(state) == {
        f"bonus {name}" for name in ("agriculture", "extraction", "architecture", "theology")
    }
    assert change(state.copy(), "bonus theology") == {"skulls": 1}
    assert change(state.copy(), "bonus architecture") == {"points": 3}
    assert change(state, "bonus extraction", "take gold", "take stone") == {"gold": 1, "stone": 1}
    state = acted("tikal 2", {"tribe": "bacab", "wood": 3, "agriculture": 3}, buildings=["b09"])
    play(state, "build b09")
    assert texts(state) == {"step chaac", "step quetzalcoatl", "step kukulcan"}


# Ixtab


def test_tp_2_9_ixtab_keeps_three_then_steps_down() -> None:
    """TP-2.9: w01, w02 and w05 give 8 corn, a gold, a wood, steps and levels; then one step down."""
    players = [
        {"offered_wealth": ["w01", "w02", "w05", "w08"], "offered_tribes": ["ixtab", "yaluk"]},
        {"offered_wealth": ["w09", "w10", "w11", "w12"], "offered_tribes": ["bacab", "balam"]},
    ]
    state = game(2, tribes=True).from_position({"phase": "setup", "players": players, "start_player": 1})
    assert texts(state, 0) == {"tribe ixtab", "tribe yaluk"}
    state.play("tribe ixtab", 0)
    assert len(texts(state, 0)) == 4
    state.play("keep w05 w01 w02", 0)
    state.play("tribe balam", 1)
    assert len(texts(state, 1)) == 6
    state.play("keep w09 w10", 1)
    assert (state.to_act, texts(state)) == ((0,), {"anger chaac", "anger quetzalcoatl", "anger kukulcan"})
    check(state, corn=8, wood=1, gold=1, quetzalcoatl=3, kukulcan=2, agriculture=1, extraction=1)
    play(state, "anger kukulcan")
    check(state, kukulcan=1, wealth=["w01", "w02", "w05"], tribe="ixtab")
    assert state.to_act == (1,)


def test_tp_1_2_tribes_are_secret_until_all_have_chosen() -> None:
    """TP-1.1, 1.2: nobody else sees the choice, nor that it was begun."""
    state = game(3, tribes=True).new(seed=5)
    before = state.view(1)
    first = state.moves(0)[0]
    state.play(first, 0)
    assert state.view(1) == before
    assert state.view(0)["players"][0]["tribe"] == str(first).split()[1]
    for seat in range(3):
        assert state.view(None)["players"][seat]["tribe"] is None
        text = json.dumps(state.view(seat))
        assert text.count("offered_tribes") == 1


# Vacub-Caquix


def test_tp_2_10_a_free_space_is_treated_as_occupied() -> None:
    """TP-2.10: the worker goes to space 1 and pays 1; the next one to 2, for 2 + 1."""
    state = laid({"tribe": "vacub_caquix", "corn": 9})
    play(state, "skip tikal 0")
    assert not {text for text in texts(state) if not text.startswith("place")}
    assert change(state, "place tikal") == {"corn": -1, "hand": -1}
    assert change(state, "place tikal") == {"corn": -3, "hand": -1}
    assert state.to_position()["gears"]["tikal"] == {"1": 0, "2": 0}
    assert not {text for text in texts(state) if text.startswith("skip")}


def test_tp_2_10_between_placements_and_over_others() -> None:
    """TP-2.10: dummies and others' workers stand where they stand; space 2 is skipped, 4 is used: 4 + 1."""
    gears = {"palenque 1": "dummy", "palenque 3": 1}
    state = laid({"tribe": "vacub_caquix", "corn": 9}, gears=gears)
    play(state, "place palenque", "skip palenque 2")
    assert change(state, "place palenque") == {"corn": -5, "hand": -1}
    assert state.to_position()["gears"]["palenque"]["4"] == 0


def test_tp_2_10_an_occupied_space_cannot_be_named() -> None:
    """TP-2.10: a free space alone, whoever stands on the others; nor the one just used; 7 is the last."""
    gears = {"tikal 0": "dummy", "tikal 2": 1, "tikal 3": 0}
    state = laid({"tribe": "vacub_caquix", "corn": 9}, gears=gears)
    named = {text for text in texts(state) if text.startswith("skip tikal")}
    assert named == {f"skip tikal {space}" for space in (1, 4, 5, 6, 7)}
    named = {text for text in texts(play(state, "place tikal")) if text.startswith("skip tikal")}
    assert named == {f"skip tikal {space}" for space in (4, 5, 6, 7)}
    assert refused(state, "skip tikal 1")


def test_tp_2_10_only_with_a_placement_left() -> None:
    """TP-2.10: with no corn skipping the only free space would leave nothing; other gears do."""
    gears = {f"{gear} 0": "dummy" for gear in ("yaxchilan", "tikal", "uxmal", "chichen_itza")}
    state = laid({"tribe": "vacub_caquix", "corn": 0}, gears=gears, start_space=1, start_player=0)
    assert "skip palenque 0" not in texts(state)
    assert "skip palenque 1" in texts(state)


def test_tp_2_10_it_ends_with_the_turn() -> None:
    """TP-2.10: the others place as ever."""
    state = laid({"tribe": "vacub_caquix", "corn": 9}, {"corn": 9})
    play(state, "skip tikal 0", "place tikal", "end", "place tikal")
    assert state.to_position()["gears"]["tikal"] == {"0": 1, "1": 0}


# Yaluk


def test_tp_2_12_yaluk_starts_with_5_workers() -> None:
    """TP-2.12, TZ-2.2: 5 in play at the first turn, 6 with the worker of w15."""
    players = [
        {"offered_wealth": ["w15", "w02", "w05", "w08"], "offered_tribes": ["huracan", "yaluk"]},
        {"offered_wealth": ["w09", "w10", "w11", "w12"], "offered_tribes": ["bacab", "balam"]},
    ]
    state = game(2, tribes=True).from_position({"phase": "setup", "players": players})
    for move in ("tribe yaluk", "keep w02 w15", "tribe bacab", "keep w09 w11"):
        state.play(move)
    check(state, hand=6, supply=0, tribe="yaluk")
    check(state, 1, hand=3)


@pytest.mark.parametrize(("corn", "left", "points"), [(9, 0, 0), (8, 2, -5), (2, 2, -15)])
def test_tp_2_12_each_worker_needs_3(corn: int, left: int, points: int) -> None:
    """TP-2.12: 3 corn each; 5 VP for each unfed one."""
    state = laid({"tribe": "yaluk", "corn": corn, "hand": 3}, {"corn": 9}, to_move=1, round=8)
    check(play(state, "place tikal", "end"), corn=left, points=points)


def test_tp_8_7_yaluk_under_hunger_needs_4() -> None:
    """TP-8.7: three workers, 12 corn; counted as fed: 3 are fewer than 4, so -5."""
    seat = {"tribe": "yaluk", "corn": 13, "hand": 3, "chaac": 1}
    check(closing("hunger", seat, {"corn": 20}, quarter=2, round=21), corn=1, points=-5)


@pytest.mark.parametrize(
    ("farms", "corn"),
    [(["b01"], 7), (["b04"], 6), (["b01", "b04"], 4), (["b04", "b05"], 3), (["b15"], 3)],
)
def test_tp_7_1_farms_and_yaluk(farms: list[str], corn: int) -> None:
    """TP-7.1: need 3 each, three workers: 3+3+1, 2+2+2, 2+2+0, 1+1+1, 1+1+1."""
    seat = {"tribe": "yaluk", "corn": 20, "hand": 3, "buildings": farms}
    state = laid(seat, {"corn": 9}, to_move=1, round=8)
    check(play(state, "place tikal", "end"), corn=20 - corn, points=0)


# Yum Kaax


def test_tp_2_13_yum_kaax_has_its_own_table() -> None:
    """TP-2.13: 0/0/2/5/9/13 on spaces of cost 0 and the start-player space."""
    state = laid({"tribe": "yumkaax", "corn": 20, "hand": 6})
    places = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "start"]
    left = []
    for place in places:
        play(state, f"place {place}")
        left.append(20 - goods(state)["corn"])
    assert left == [0, 0, 2, 5, 9, 13]


def test_tp_2_only_one_leads_a_tribe() -> None:
    """TP-1.2: a tribe is with one player; without the module with none."""
    with pytest.raises(ValueError, match=r"players\.1\.tribe: bacab is in players\.0\.tribe already"):
        laid({"tribe": "bacab"}, {"tribe": "bacab"})
    with pytest.raises(ValueError, match=r"players\.0\.tribe"):
        game(2).from_position({"players": [{"tribe": "bacab"}, {}]})
