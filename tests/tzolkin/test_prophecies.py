"""Prophecies (TP-3): when each rules, what it asks, what may be refused, and its points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.expansion import OTHERS, acted, closing, laid, ruled
from tests.tzolkin.helpers import FOOD_DAYS, TEMPLES, change, check, game, goods, play, table, texts

FED = {"corn": 20}
LOW = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}

# When they rule


@pytest.mark.parametrize("round_", range(1, 29))
def test_tp_3_1_each_rules_its_quarter(round_: int) -> None:
    """TP-3.1: a drought from the day after its food day to the next one: Palenque 4 gives 6 corn, not 7."""
    for quarter in (1, 2, 3):
        drawn = ["forest_fires", "hunger"]
        drawn.insert(quarter - 1, "drought")
        state = laid({}, prophecies=drawn, round=round_, gears={"palenque 4": 0}, jungle=EMPTY_4)
        got = change(state, "pick palenque 4", "do palenque 4", "corn")["corn"]
        first, last = FOOD_DAYS[quarter - 1], (14, 21, 28)[quarter - 1]
        assert got == (6 if first < round_ <= last else 7)


EMPTY_4 = {4: {"corn": 2, "wood": 0}}


def test_tp_3_1_a_double_advance_shifts_the_change() -> None:
    """TP-3.1: food day 1 is held in round 9; there is none before, and the first prophecy rules after it."""
    state = laid(
        {},
        {"corn": 9},
        prophecies=["drought", *OTHERS[::2]],
        round=9,
        food_days=0,
        to_move=1,
        gears={"palenque 3": 0},
        jungle=EMPTY_4,
    )
    play(state, "place tikal", "end")
    assert (state.to_position()["round"], state.to_position()["food_days"]) == (10, 1)
    assert change(state, "pick palenque 4", "do palenque 4", "corn")["corn"] == 6


def test_tp_1_1_three_are_drawn_and_seen_by_all() -> None:
    """TP-1.1, 1.2: three of thirteen, face up before anybody chooses."""
    drawn = {tuple(game(2, prophecies=True).new(seed=seed).view(1)["prophecies"]) for seed in range(9)}
    assert len(drawn) > 5
    assert all(len(set(three)) == 3 for three in drawn)


# Gains with a price


def test_tp_8_1_gold_shortage_on_yaxchilan_5() -> None:
    """TP-8.1: either 1 stone and 2 corn, or 1 gold, 1 stone and 1 corn."""
    state = acted("yaxchilan 5", {}, rule="gold_shortage")
    assert texts(state) == {"accept", "refuse"}
    check(play(state.copy(), "refuse"), corn=2, stone=1, gold=0)
    check(play(state, "accept"), corn=1, stone=1, gold=1)


def test_tp_3_3_unit_by_unit() -> None:
    """TP-3.3: extraction 3 gives 2 gold; one is taken, the other refused."""
    state = acted("yaxchilan 3", {"extraction": 3}, rule="gold_shortage")
    check(play(state, "refuse", "accept"), corn=1, gold=1)
    assert "end" in texts(state)


def test_tp_3_3_gold_from_the_market_counts_as_received() -> None:
    """TP-3.3: 4 corn and 1 more."""
    assert "buy gold" not in texts(acted("uxmal 2", {"corn": 4}, rule="gold_shortage"))
    assert change(acted("uxmal 2", {"corn": 5}, rule="gold_shortage"), "buy gold") == {"corn": -5, "gold": 1}


def test_tp_3_3_gold_of_choice() -> None:
    """TP-3.6: a block of choice may be gold if its price can be paid."""
    state = acted("tikal 1", {"wood": 1, "extraction": 3, "corn": 1}, rule="gold_shortage")
    play(state, "advance extraction", "pay wood")
    assert texts(state) == {"take wood", "take stone", "take gold"}
    play(state, "take gold", "accept")
    assert texts(state) == {"take wood", "take stone"}
    check(state, corn=0, gold=1)


def test_tp_3_6_wrathful_gods() -> None:
    """TP-3.6: 1 corn a step; no corn, no step, and no question."""
    state = acted("uxmal 1", {"corn": 4}, rule="wrathful_gods")
    assert change(state, "step chaac", "accept") == {"corn": -1, "chaac": 1}
    assert texts(acted("uxmal 1", {"corn": 3}, rule="wrathful_gods")) == {"end"}


def test_tp_3_3_a_step_may_be_refused_and_the_rest_kept() -> None:
    """TP-3.3: Chichen Itza 4 gives its 7 VP all the same."""
    state = acted("chichen_itza 4", {"corn": 1, "skulls": 1}, rule="wrathful_gods")
    check(play(state.copy(), "refuse"), points=7, kukulcan=1, corn=1)
    check(play(state, "accept"), points=7, kukulcan=2, corn=0)


def test_tp_3_6_two_steps_of_tikal_5() -> None:
    """TP-3.6: each has its price; goods of the action may pay."""
    state = acted("tikal 5", {"wood": 1, "corn": 1}, rule="wrathful_gods")
    play(state, "pay wood", "step chaac", "refuse")
    assert texts(state) == {"step quetzalcoatl", "step kukulcan"}
    assert change(state, "step kukulcan", "accept") == {"corn": -1, "kukulcan": 1}


@pytest.mark.parametrize(
    ("god", "other", "third"),
    [
        ("chaac", "quetzalcoatl", "kukulcan"),
        ("quetzalcoatl", "kukulcan", "chaac"),
        ("kukulcan", "chaac", "quetzalcoatl"),
    ],
)
def test_tp_3_6_an_angry_god(god: str, other: str, third: str) -> None:
    """TP-3.6: a block for each step there, none in other temples."""
    state = acted("tikal 5", {"wood": 1, "gold": 1}, rule=f"angry_god_{god}")
    play(state, "pay wood", f"step {god}", "accept")
    assert texts(state) == {"pay gold"}
    assert change(state, "pay gold", f"step {other}") == {"gold": -1, god: 1, other: 1}
    state = acted("tikal 5", {"wood": 1, "gold": 1}, rule=f"angry_god_{god}")
    assert change(state, "pay wood", f"step {other}", f"step {third}") == {"wood": -1, other: 1, third: 1}
    state = acted("tikal 5", {"wood": 1}, rule=f"angry_god_{god}")
    play(state, "pay wood")
    assert texts(state) == {f"step {other}", f"step {third}"}


def test_tp_3_6_an_angry_god_on_chichen_itza() -> None:
    """TP-3.6, 3.3: 7 (Quetzalcoatl, 10 VP): 1 block for the step or no step, none to pay with; 4 is free."""
    state = acted("chichen_itza 7", {"skulls": 1, "wood": 1}, rule="angry_god_quetzalcoatl")
    assert texts(state) == {"accept", "refuse"}
    check(play(state.copy(), "refuse"), points=10, quetzalcoatl=1, wood=1)
    check(play(state, "accept", "pay wood"), points=10, quetzalcoatl=2, wood=0)
    state = acted("chichen_itza 7", {"skulls": 1}, rule="angry_god_quetzalcoatl")
    check(state, points=10, quetzalcoatl=1)
    assert texts(state) == {"end"}
    check(acted("chichen_itza 4", {"skulls": 1}, rule="angry_god_quetzalcoatl"), points=7, kukulcan=2)


def test_tp_3_6_the_block_of_chichen_itza_may_pay_the_step() -> None:
    """TP-3.3: goods first; the block of Chichen Itza 6 pays Kukulcan."""
    state = acted("chichen_itza 6", {"skulls": 1}, rule="angry_god_kukulcan")
    assert change(state, "take stone", "accept", "pay stone") == {"kukulcan": 1}


def test_tp_3_6_desecration() -> None:
    """TP-3.6: a step down for each skull, in a temple of choice, one by one."""
    state = acted("yaxchilan 4", {"theology": 3}, rule="desecration")
    play(state, "accept")
    assert texts(state) == {"anger chaac", "anger quetzalcoatl", "anger kukulcan"}
    assert change(state, "anger chaac", "refuse") == {"chaac": -1}
    check(state, skulls=1)


def test_tp_3_6_desecration_with_every_temple_at_the_bottom() -> None:
    """TP-3.5: what cannot be paid cannot be had: no skull, no question."""
    state = acted("yaxchilan 4", LOW, rule="desecration")
    check(state, skulls=0)
    assert texts(state) == {"end"}
    state = acted("yaxchilan 4", {**LOW, "chaac": 1, "theology": 3}, rule="desecration")
    play(state, "accept", "anger chaac")
    check(state, skulls=1)
    assert texts(state) == {"end"}


# Harvests, levels, buildings, placements


def test_tp_3_6_forest_fires() -> None:
    """TP-3.6: each wood harvest gives 1 less, after technology; corn does not."""
    state = acted("palenque 4", {"extraction": 1}, rule="forest_fires")
    assert change(state, "wood") == {"wood": 3, "wood_tiles": 1}
    check(play(acted("palenque 4", {}, rule="forest_fires"), "burn"), corn=7)
    check(acted("yaxchilan 1", {}, rule="forest_fires"), wood=1)


def test_tp_3_6_drought() -> None:
    """TP-3.6: each corn harvest of 2 to 5 gives 1 less, burning too; fishing does not."""
    check(play(acted("palenque 2", {}, rule="drought"), "corn"), corn=3)
    check(play(acted("palenque 5", {"agriculture": 3}, rule="drought"), "burn"), corn=11)
    check(acted("palenque 1", {}, rule="drought"), corn=3)


def test_tp_3_6_teacher_shortage() -> None:
    """TP-3.6: 1 block more, also beyond level 3."""
    assert "do tikal 1" not in texts(
        play(ruled("teacher_shortage", {"wood": 1}, gears={"tikal 1": 0}), "pick tikal 1")
    )
    state = acted("tikal 1", {"wood": 3, "architecture": 3}, rule="teacher_shortage")
    assert "advance theology" in texts(state)
    assert change(state, "advance architecture", "pay wood", "pay wood") == {"wood": -2, "points": 3}


def test_tp_3_6_a_free_advance_costs_the_block_or_is_refused() -> None:
    """TP-3.3: b09 (2 wood) gives a level of agriculture."""
    state = acted("tikal 2", {"wood": 3}, rule="teacher_shortage", buildings=["b09"])
    play(state, "build b09")
    check(play(state.copy(), "refuse"), agriculture=0, wood=1)
    check(play(state, "accept", "pay wood"), agriculture=1, wood=0)
    state = acted("tikal 2", {"wood": 2}, rule="teacher_shortage", buildings=["b09"])
    check(play(state, "build b09"), agriculture=0, buildings=["b09"])
    assert texts(state) == {"end"}


def test_tp_3_6_forgotten_lore() -> None:
    """TP-3.6: levels 1 and 3 work, level 2 does not."""
    lore: dict[str, Any] = {"rule": "forgotten_lore"}
    check(acted("palenque 1", {"agriculture": 2}, **lore), corn=3)
    check(play(acted("palenque 2", {"agriculture": 3}, **lore), "corn"), corn=4 + 1 + 2)
    bare = {2: {"corn": 0}}
    state = ruled("forgotten_lore", {"agriculture": 3}, gears={"palenque 2": 0}, jungle=bare)
    assert "do palenque 2" not in texts(play(state, "pick palenque 2"))
    check(acted("yaxchilan 5", {"extraction": 3}, **lore), stone=1, gold=2)
    state = acted("tikal 2", {"wood": 2, "architecture": 2}, buildings=["b01"], **lore)
    assert change(state, "build b01") == {"wood": -1, "corn": 1}
    state = acted("chichen_itza 1", {"skulls": 1, "wood": 1, "theology": 2}, **lore)
    assert texts(state) == {"end"}


def test_tp_3_6_crowded_cities() -> None:
    """TP-3.6: 1 block more of any kind; not for monuments."""
    state = acted(
        "tikal 4",
        {"wood": 1, "stone": 4, "gold": 2},
        rule="crowded_cities",
        buildings=["b01"],
        monuments=["m02"],
    )
    assert texts(state) == {"build b01", "build m02"}
    play(state.copy(), "build m02")
    play(state, "build b01")
    assert texts(state) == {"pay stone", "pay gold"}
    assert change(state, "pay gold") == {"gold": -1}
    check(state, wood=0, buildings=["b01"])
    only = ruled("crowded_cities", {"wood": 1}, gears={"tikal 2": 0}, buildings=["b01"])
    assert "do tikal 2" not in texts(play(only, "pick tikal 2"))


def test_tp_4_2_crowded_cities_in_corn_and_with_architecture_3() -> None:
    """TP-4.2: b08 (2 blocks) for 4 + 2 corn; with architecture 3 for 2 + 2; b01 (1 block) for 0 + 2."""
    for level, name, price in ((0, "b08", 6), (3, "b08", 4), (3, "b01", 2)):
        seat = {"corn": price, "architecture": level}
        state = acted("uxmal 4", seat, rule="crowded_cities", buildings=[name])
        play(state, f"build {name}")
        check(state, corn=int(level >= 1), buildings=[name])
        poor = ruled("crowded_cities", {**seat, "corn": price - 1}, gears={"uxmal 4": 0}, buildings=[name])
        assert "do uxmal 4" not in texts(play(poor, "pick uxmal 4"))


def test_tp_4_2_the_saved_block_then_the_extra_one() -> None:
    """TP-4.2: b08 (1 wood, 1 gold) with architecture 3: the gold saved, 1 wood paid, then 1 block of any."""
    seat = {"wood": 1, "stone": 1, "architecture": 3}
    state = acted("tikal 2", seat, rule="crowded_cities", buildings=["b08"])
    play(state, "build b08", "save gold")
    assert texts(state) == {"pay stone"}
    play(state, "pay stone")
    check(state, wood=0, stone=0, points=2, corn=1)
    short = ruled("crowded_cities", {"wood": 1, "architecture": 3}, gears={"tikal 2": 0}, buildings=["b08"])
    assert "do tikal 2" not in texts(play(short, "pick tikal 2"))


def test_tp_3_6_high_floodwaters() -> None:
    """TP-3.6: 2 corn more for each worker placed on Chichen Itza; elsewhere nothing."""
    state = ruled("high_floodwaters", {"corn": 9})
    assert change(state, "place chichen_itza", "place chichen_itza") == {"corn": -(2 + 1 + 2 + 1), "hand": -2}
    assert change(ruled("high_floodwaters", {}), "place tikal") == {"hand": -1}
    assert "place chichen_itza" not in texts(ruled("high_floodwaters", {"corn": 1}))


def test_tp_3_6_high_floodwaters_and_cit_bolon_tum() -> None:
    """TP-2.6, TP-3.6: 3 corn for space 5 and 2 more."""
    gears = {f"chichen_itza {n}": "dummy" for n in range(5)}
    state = ruled("high_floodwaters", {"tribe": "cit_bolon_tum", "corn": 5}, gears=gears)
    assert change(state, "place chichen_itza") == {"corn": -5, "hand": -1}


# Food days under a prophecy


def test_tp_3_2_hunger_on_its_closing_day_alone() -> None:
    """TP-3.6: 3 corn each on food day 2; 2 on food day 3."""
    check(closing("hunger", {"corn": 9}, FED), corn=0)
    state = ruled("hunger", {"corn": 9}, FED, quarter=1, to_move=1, round=21, food_days=2)
    check(play(state, "place yaxchilan", "end"), corn=3)


@pytest.mark.parametrize(
    ("workers", "farms", "corn"),
    [(3, ["b04", "b05", "b01"], 2), (3, ["b01"], 7), (3, ["b15"], 3), (5, ["b15", "b04"], 4)],
)
def test_tp_7_2_farms_under_hunger(workers: int, farms: list[str], corn: int) -> None:
    """TP-7.2: need 3, three workers, two "every worker 1 less" and one single: 2 corn; and by TP-7.1 others.

    One single: 1 + 3 + 3. Three singles: 1 each. Five workers, need 2, three singles: 0 + 0 + 0 + 2 + 2.
    """
    seat = {"corn": 20, "hand": workers, "buildings": farms}
    check(closing("hunger", seat, FED), corn=20 - corn)


def test_tp_7_2_need_4() -> None:
    """TP-7.2: need 4, five workers, one "every worker 1 less" and six singles: 5 corn."""
    seat = {"tribe": "yaluk", "corn": 20, "hand": 5, "buildings": ["b04", "b15", "b16"]}
    check(closing("hunger", seat, FED), corn=15)


def test_tp_3_2_gold_of_the_temples_costs_corn() -> None:
    """TP-3.2, 3.3: food day 3; after feeding 1 corn is left for one of two gold; in turn order."""
    seat = {"corn": 7, "quetzalcoatl": 5, "chaac": 2}
    state = closing("gold_shortage", seat, {"corn": 9, "quetzalcoatl": 3}, quarter=2)
    assert (state.to_act, texts(state)) == ((0,), {"accept", "refuse"})
    check(state, corn=1, stone=1)
    play(state, "accept")
    assert state.to_act == (1,)
    play(state, "refuse")
    check(state, corn=0, gold=1)
    check(state, 1, gold=0)
    assert state.to_position()["round"] == 22


def test_tp_3_3_skulls_due_are_those_when_rewards_begin() -> None:
    """TP-3.3: seat 0 steps down in Kukulcan for its skull; both still get theirs, and their wood."""
    seats = ({"corn": 9, "kukulcan": 5}, {"corn": 9, "kukulcan": 6})
    state = closing("desecration", *seats, quarter=2)
    play(state, "accept", "anger kukulcan", "accept", "anger chaac")
    check(state, skulls=1, kukulcan=4, wood=2)
    check(state, 1, skulls=1, chaac=0, wood=2)


# The points

TABLES = {
    "wrathful_gods": (1, 4, 10),
    "angry_god_chaac": (0, 2, 4),
    "angry_god_quetzalcoatl": (0, 2, 4),
    "angry_god_kukulcan": (0, 2, 4),
    "forest_fires": (1, 3, 6),
    "drought": (2, 4, 7),
    "gold_shortage": (2, 4, 6),
    "desecration": (1, 3, 5),
    "teacher_shortage": (3, 5, 7),
    "forgotten_lore": (1, 2, 3),
    "crowded_cities": (2, 4, 7),
    "high_floodwaters": (1, 2, 3),
}


def holding(prophecy: str, count: int) -> dict[str, Any]:
    """A seat with so many of what the prophecy counts."""
    if prophecy == "wrathful_gods":
        up = [min(4, max(0, count - 4 * i)) for i in range(3)]
        return {"chaac": 1 + up[0], "quetzalcoatl": 1 + up[1], "kukulcan": 1 + up[2]}
    if prophecy in ("teacher_shortage", "forgotten_lore"):
        each = 3 if prophecy == "teacher_shortage" else 2
        names = ("agriculture", "extraction", "architecture", "theology")
        total = count if prophecy == "teacher_shortage" else 2 * count
        return {name: min(each, max(0, total - each * i)) for i, name in enumerate(names)}
    held: dict[str, dict[str, Any]] = {
        "angry_god_chaac": {"chaac": 1 + count},
        "angry_god_quetzalcoatl": {"quetzalcoatl": 1 + count},
        "angry_god_kukulcan": {"kukulcan": 1 + count},
        "forest_fires": {"wood_tiles": count},
        "drought": {"corn_tiles": count},
        "gold_shortage": {"gold": count},
        "desecration": {"skulls": count},
        "crowded_cities": {"buildings": [f"b{n}" for n in range(18, 18 + count)]},
        "high_floodwaters": {},
    }
    return held[prophecy]


@pytest.mark.parametrize("prophecy", TABLES)
def test_tp_3_4_the_bands(prophecy: str) -> None:
    """TP-3.4: -5, 0, 6 and 13 VP, from the lowest count of each band, on what seat 0 has at the end."""
    for band, least in enumerate(TABLES[prophecy], 1):
        for count, points in ((least, (0, 6, 13)[band - 1]), (least - 1, (-5, 0, 6)[band - 1])):
            if count < 0:
                continue
            seat = {
                "corn": 20,
                "hand": 0 if prophecy == "high_floodwaters" else 3,
                **holding(prophecy, count),
            }
            gears = {f"chichen_itza {n}": 0 for n in range(count)} if prophecy == "high_floodwaters" else {}
            if prophecy == "high_floodwaters":
                seat["hand"] = 3 - count
            base = {"corn": 20, "corn_tiles": 0, "wood_tiles": 0}
            bare = {action: {"corn": 2, "wood": 0} for action in (3, 4, 5)}
            jungle = bare if prophecy == "forest_fires" else None
            state = closing(prophecy, seat, base, gears=gears, jungle=jungle, quarter=2)
            assert goods(state)["points"] == points, count


@pytest.mark.parametrize("god", TEMPLES)
def test_tp_3_4_below_the_start_step(god: str) -> None:
    """TP-3.4: at the bottom counts -1: 5 VP lost; scores can be negative."""
    check(closing(f"angry_god_{god}", {"corn": 6, god: 0}, FED, quarter=2), points=-5)


@pytest.mark.parametrize(("corn", "points"), [(18, 13), (15, 6 - 3), (12, 0 - 6), (9, -5 - 9)])
def test_tp_3_6_hunger_counts_workers_fed(corn: int, points: int) -> None:
    """TP-3.6: six workers at 3 corn; each unfed costs 3 VP and does not count. Food day 3: no temple VP."""
    check(closing("hunger", {"corn": corn, "hand": 6}, FED, quarter=2), points=points)


def test_tp_3_4_before_the_calendar() -> None:
    """TP-3.4, TP-3.6: a worker about to be pushed off Chichen Itza counts, those of others do not."""
    gears = {"chichen_itza 10": 0, "chichen_itza 4": 1}
    state = closing("high_floodwaters", {"corn": 9}, FED, gears=gears, quarter=2)
    check(state, points=0, hand=3)


@pytest.mark.parametrize(("quarter", "temples"), [(1, 6), (2, 0), (3, 6)])
@pytest.mark.parametrize(("gold", "band"), [(1, -5), (2, 0), (4, 6), (6, 13)])
def test_tp_3_4_after_the_food_day_that_closes_it(quarter: int, temples: int, gold: int, band: int) -> None:
    """TP-3.1, 3.4: on food days 2, 3 and 4.

    All markers are on the start steps, 0 VP, so on food days 2 and 4 both seats have half of each bonus for
    the highest: 3 + 1 + 2 and 1 + 3 + 2.
    """
    state = closing("gold_shortage", {"corn": 6, "gold": gold}, {"corn": 9}, quarter=quarter)
    check(state, points=temples + band)
    check(state, 1, points=temples - 5)
    assert state.is_over == (quarter == 3)


def test_tp_3_4_all_three_are_scored_in_turn() -> None:
    """TP-3.1: at food days 2, 3 and 4; nothing at food day 1.

    3 skulls, 2 gold and no building: 6, 0 and -5 VP; and 6 VP of the temples on food days 2 and 4.
    """
    drawn = ["desecration", "gold_shortage", "crowded_cities"]
    for number, points in enumerate((0, 6 + 6, 0, 6 - 5)):
        seat = {"corn": 20, "skulls": 3, "gold": 2}
        state = laid(seat, FED, prophecies=drawn, round=FOOD_DAYS[number], to_move=1)
        play(state, "place yaxchilan", "end")
        check(state, points=points)


def test_tp_3_the_base_game_knows_none() -> None:
    """CONTRACT 3: no key without the module."""
    assert "prophecies" not in table().to_position()
    with pytest.raises(ValueError, match="prophecies"):
        table(prophecies=[])


def test_contract_3_prophecies_are_checked() -> None:
    """CONTRACT 3: three different ones."""
    with pytest.raises(ValueError, match=r"^prophecies: drought is in prophecies already"):
        laid(prophecies=["drought", "drought", "hunger"])
    with pytest.raises(ValueError, match=r"^prophecies: has 2 entries"):
        laid(prophecies=["drought", "hunger"])
