"""Buildings (TZ-10.4, TZ-11.1 to TZ-11.3); every tile by a table written here from the components' list."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.tzolkin.helpers import (
    TECHNOLOGIES,
    TEMPLES,
    act,
    change,
    check,
    choices,
    goods,
    play,
    refused,
    table,
    texts,
)

STEPS = {f"step {temple}" for temple in TEMPLES}
ADVANCES = {f"advance {technology}" for technology in TECHNOLOGIES}
TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


class Tile(NamedTuple):
    """What a building costs, the moves that follow `build`, and what it gives with them."""

    cost: dict[str, int]
    gives: dict[str, int] = {}  # noqa: RUF012
    moves: tuple[str, ...] = ()


TILES = {
    "b01": Tile({"wood": 1}),
    "b02": Tile({"wood": 1}),
    "b03": Tile({"wood": 1}),
    "b04": Tile({"wood": 4}),
    "b05": Tile({"wood": 4}),
    "b06": Tile({"wood": 2, "stone": 1}, {"chaac": 1, "quetzalcoatl": 1}),
    "b07": Tile({"wood": 1, "stone": 2}, {"chaac": 1, "kukulcan": 1}),
    "b08": Tile({"wood": 1, "gold": 1}, {"quetzalcoatl": 1}, ("step quetzalcoatl", "stop")),
    "b09": Tile({"wood": 2}, {"agriculture": 1}),
    "b10": Tile({"wood": 3}, {"agriculture": 1, "stone": 1}),
    "b11": Tile({"wood": 1, "stone": 1}, {"extraction": 1, "corn": 1}),
    "b12": Tile({"wood": 2, "stone": 1}, {"extraction": 1, "gold": 1}),
    "b13": Tile({"gold": 1}, {"architecture": 1}),
    "b14": Tile({"stone": 1, "gold": 1}, {"theology": 1, "kukulcan": 1}),
    "b15": Tile({"wood": 2}),
    "b16": Tile({"wood": 2}),
    "b17": Tile({"wood": 2}),
    "b18": Tile({"stone": 3}, {"points": 6, "wood": -1, "corn": 2}, ("sell wood", "stop")),
    "b19": Tile({"wood": 1, "stone": 1, "gold": 1}, {"points": 6, "hand": 1, "supply": -1}),
    "b20": Tile({"wood": 1, "gold": 2}, {"points": 8}),
    "b21": Tile(
        {"wood": 2, "stone": 1, "gold": 1}, {"points": 2, "corn": -1, "skulls": 1}, ("do yaxchilan 4",)
    ),
    "b22": Tile(
        {"wood": 1, "stone": 2, "gold": 1}, {"points": 3, "chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
    ),
    "b23": Tile({"wood": 3}, {"stone": 1, "theology": 1}, ("advance theology",)),
    "b24": Tile({"wood": 2, "stone": 1}, {"gold": 1, "agriculture": 1}, ("advance agriculture",)),
    "b25": Tile({"wood": 3, "stone": 1}, {"corn": 6, "extraction": 1}, ("advance extraction",)),
    "b26": Tile({"wood": 2, "stone": 2}, {"skulls": 1, "architecture": 1}, ("advance architecture",)),
    "b27": Tile({"stone": 2}, {"points": 2, "chaac": 2}),
    "b28": Tile({"stone": 1, "gold": 1}, {"points": 3, "architecture": 1}),
    "b29": Tile({"gold": 2}, {"points": 3, "kukulcan": 2}),
    "b30": Tile({"stone": 2, "gold": 1}, {"theology": 1, "chaac": 1, "kukulcan": 1}),
    "b31": Tile(
        {"stone": 1, "gold": 2}, {"theology": 1, "extraction": 1}, ("advance theology", "advance extraction")
    ),
    "b32": Tile({"gold": 3}, {"points": 4, "quetzalcoatl": 2}),
}


def added(*parts: dict[str, int]) -> dict[str, int]:
    """The sum of several differences, zeros left out."""
    keys = {key for part in parts for key in part}
    totals = {key: sum(part.get(key, 0) for part in parts) for key in keys}
    return {key: total for key, total in totals.items() if total}


def minus(part: dict[str, int]) -> dict[str, int]:
    """The cost as a difference."""
    return {key: -amount for key, amount in part.items()}


def test_tz_2_4_there_are_32() -> None:
    """TZ-2.4: 14 of age 1 and 18 of age 2."""
    assert sorted(TILES) == [f"b{n:02}" for n in range(1, 33)]


@pytest.mark.parametrize("tile", sorted(TILES))
def test_tz_11_1_cost_and_gain(tile: str) -> None:
    """TZ-11.1: the exact printed cost, and at once all that the tile gives."""
    rich = {"corn": 9, "wood": 9, "stone": 9, "gold": 9}
    state = act("tikal 2", rich, buildings=[tile], round=15)
    assert change(state, f"build {tile}", *TILES[tile].moves) == added(
        minus(TILES[tile].cost), TILES[tile].gives
    )
    check(state, buildings=[tile])
    assert texts(state) == {"end"}


@pytest.mark.parametrize("tile", sorted(TILES))
def test_tz_11_1_the_cost_must_be_paid_in_full(tile: str) -> None:
    """TZ-11.1: just enough will do; one block of any kind fewer will not, whatever else there is."""
    cost = TILES[tile].cost
    assert "do tikal 2" in choices("tikal 2", cost, buildings=[tile], round=15)
    for kind, amount in cost.items():
        poor = {"corn": 99, "wood": 99, "stone": 99, "gold": 99, kind: amount - 1}
        assert "do tikal 2" not in choices("tikal 2", poor, buildings=[tile], round=15)


@pytest.mark.parametrize("tile", sorted(TILES))
def test_tz_6_13_price_in_corn(tile: str) -> None:
    """TZ-6.13: 2 corn for each block on Uxmal 4; the tile gives the same (sold wood alone needs wood)."""
    price = 2 * sum(TILES[tile].cost.values())
    state = act("uxmal 4", {"corn": price + 1, "wood": 1}, buildings=[tile], round=15)
    gained = change(state, f"build {tile}", *TILES[tile].moves)
    assert gained == added({"corn": -price}, TILES[tile].gives)
    assert "do uxmal 4" not in choices("uxmal 4", {"corn": price - 1}, buildings=[tile], round=15)


@pytest.mark.parametrize("copies", [("b01", "b02", "b03"), ("b04", "b05"), ("b15", "b16", "b17")])
def test_contract_copies_have_ids_of_their_own(copies: tuple[str, ...]) -> None:
    """CONTRACT 2: a move names the tile."""
    state = act("tikal 2", {"wood": 9}, buildings=list(copies), round=15)
    assert texts(state) == {f"build {tile}" for tile in copies}


# Farms are tested in test_food_days.py (TZ-9.3).


# b08: a step, then one more building


def test_b08_step_of_choice_and_another_building() -> None:
    """TZ-11.3: the step first, then a building as on Tikal 2."""
    state = act("tikal 2", {"wood": 2, "gold": 1}, buildings=["b01", "b08", "b13"])
    play(state, "build b08")
    assert texts(state) == STEPS
    play(state, "step kukulcan")
    assert texts(state) == {"build b01", "stop"}
    play(state, "build b01")
    check(state, wood=0, gold=0, kukulcan=2, buildings=["b01", "b08"])
    assert texts(state) == {"end"}


def test_b08_the_other_may_be_declined() -> None:
    """TZ-11.3: and the question is asked when none can be paid."""
    state = act("tikal 2", {"wood": 1, "gold": 1}, buildings=["b08", "b13"])
    play(state, "build b08", "step chaac")
    assert texts(state) == {"stop"}
    assert texts(play(state, "stop")) == {"end"}


def test_b08_no_temple_open() -> None:
    """TZ-6.15: the step is lost without a question, the building is asked."""
    state = play(act("tikal 2", {"wood": 1, "gold": 1, **TOPS}, buildings=["b08"]), "build b08")
    assert texts(state) == {"stop"}


def test_b08_builds_no_monument() -> None:
    """TZ-11.3: as Tikal 2 would."""
    rich = {"wood": 9, "stone": 9, "gold": 9}
    state = act("tikal 4", rich, buildings=["b01", "b08"], monuments=["m04"])
    play(state, "build b08", "step chaac")
    assert texts(state) == {"build b01", "stop"}


def test_b08_on_tikal_4_leaves_the_second_building() -> None:
    """TZ-6.11, TZ-11.3: the tile's building is its own; Tikal 4 then asks for its second."""
    state = act("tikal 4", {"wood": 9, "gold": 9}, buildings=["b01", "b02", "b08"])
    play(state, "build b08", "step chaac", "build b01")
    assert texts(state) == {"build b02", "stop"}
    play(state, "build b02")
    check(state, buildings=["b01", "b02", "b08"], wood=6)
    assert texts(state) == {"end"}


def test_b08_architecture_applies_to_its_building_too() -> None:
    """TZ-11.3: as an action of its own (ruling): 1 corn and 2 VP twice."""
    state = act("tikal 2", {"wood": 2, "gold": 1, "architecture": 2}, buildings=["b01", "b08"])
    play(state, "build b08")
    check(state, corn=1, points=2)
    play(state, "step chaac", "build b01")
    check(state, corn=2, points=4)


def test_b08_architecture_on_tikal_4() -> None:
    """TZ-10.4, TZ-11.3: the tile's building gets it by itself after `no`, and so does the second one."""
    seat = {"wood": 3, "gold": 1, "architecture": 1}
    state = act("tikal 4", seat, buildings=["b01", "b02", "b08"])
    play(state, "build b08", "architecture no")
    check(state, corn=0)
    play(state, "step chaac", "build b01")
    check(state, corn=1)
    assert texts(state) == {"build b02", "stop"}
    check(play(state, "build b02"), corn=2)


def test_b08_architecture_on_tikal_4_used_for_the_first() -> None:
    """TZ-10.4, TZ-11.3: the tile's building gets its own, the second one nothing."""
    seat = {"wood": 3, "gold": 1, "architecture": 1}
    state = act("tikal 4", seat, buildings=["b01", "b02", "b08"])
    play(state, "build b08", "architecture yes", "step chaac", "build b01")
    check(state, corn=2)
    check(play(state, "build b02"), corn=2)


def test_b21_tikal_4_within_tikal_4() -> None:
    """TZ-10.4, TZ-11.3: the inner action has its own architecture, the outer one its own."""
    seat = {"wood": 5, "stone": 1, "gold": 1, "corn": 1, "architecture": 1}
    state = act("tikal 4", seat, buildings=["b01", "b02", "b03", "b21"], round=15)
    play(state, "build b21", "architecture no", "do tikal 4", "build b01", "architecture yes")
    assert texts(state) == {"build b02", "build b03", "stop"}
    play(state, "build b02")
    check(state, corn=1, wood=1)
    assert texts(state) == {"build b03", "stop"}
    check(play(state, "build b03"), corn=2, wood=0)
    assert texts(state) == {"end"}


def test_uxmal_5_architecture_on_tikal_4() -> None:
    """TZ-6.13, TZ-10.4: asked there too."""
    state = act("uxmal 5", {"wood": 2, "corn": 1, "architecture": 1}, buildings=["b01", "b02"])
    play(state, "do tikal 4", "build b01")
    assert texts(state) == {"architecture yes", "architecture no"}
    check(play(state, "architecture no", "build b02"), corn=1)


def test_b08_the_discount_for_its_building() -> None:
    """TZ-10.4, TZ-11.3: level 3 saves a block of each."""
    state = act("tikal 2", {"wood": 1, "architecture": 3}, buildings=["b01", "b08"])
    play(state, "build b08", "save gold", "step chaac")
    assert texts(state) == {"build b01", "stop"}
    check(play(state, "build b01", "save wood"), wood=0, corn=2, points=4)


def test_b08_built_with_corn_lets_another_be_built_with_blocks() -> None:
    """TZ-11.3: as Tikal 2 would, also after Uxmal 4."""
    state = act("uxmal 4", {"corn": 4, "wood": 1}, buildings=["b01", "b08"])
    play(state, "build b08", "step chaac", "build b01")
    check(state, corn=0, wood=0, buildings=["b01", "b08"])


# Technologies


@pytest.mark.parametrize("tile", ["b23", "b24", "b25", "b26"])
@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_a_technology_of_choice_is_free(tile: str, technology: str) -> None:
    """TZ-10.6: any of the four, no block paid, not to be declined; goods are there before it."""
    state = play(act("tikal 2", TILES[tile].cost, buildings=[tile], round=15), f"build {tile}")
    assert texts(state) == ADVANCES
    goods_of_tile = {key: n for key, n in TILES[tile].gives.items() if key not in TECHNOLOGIES}
    check(state, **goods_of_tile)
    assert change(state, f"advance {technology}") == {technology: 1}
    assert texts(state) == {"end"}


def test_b31_the_same_technology_twice() -> None:
    """TZ-10.6: two free advances, asked one after the other."""
    state = play(act("tikal 2", {"stone": 1, "gold": 2}, buildings=["b31"], round=15), "build b31")
    assert texts(state) == ADVANCES
    play(state, "advance agriculture")
    assert texts(state) == ADVANCES
    check(play(state, "advance agriculture"), agriculture=2, stone=0, gold=0)
    assert texts(state) == {"end"}


def test_b30_effects_in_the_order_of_the_data_file() -> None:
    """TZ-11.3: theology at level 3 gives a skull; then Chaac, then Kukulcan."""
    seat = {"stone": 2, "gold": 1, "theology": 3, "chaac": 5}
    check(
        play(act("tikal 2", seat, {"chaac": 6}, buildings=["b30"], round=15), "build b30"),
        skulls=1,
        chaac=5,
        kukulcan=2,
    )


def test_b26_goods_come_before_effects() -> None:
    """TZ-11.3: with one skull in the supply the tile gives it, and theology's bonus gives none."""
    seat = {"wood": 2, "stone": 2, "theology": 3}
    state = act("tikal 2", seat, {"skulls": 12}, buildings=["b26"], round=15)
    play(state, "build b26")
    check(state, skulls=1)
    check(play(state, "advance theology"), skulls=1)


def test_b26_no_skull_left() -> None:
    """TZ-1.2: the tile gives the advance alone."""
    state = act("tikal 2", {"wood": 2, "stone": 2}, {"skulls": 13}, buildings=["b26"], round=15)
    check(play(state, "build b26", "advance theology"), skulls=0, theology=1)


# b18 the market, b19 the worker, b21 any action


def test_b18_is_a_market() -> None:
    """TZ-11.3: as Uxmal 2, any number of exchanges, until stopped."""
    state = act("tikal 2", {"stone": 4}, buildings=["b18"], round=15)
    play(state, "build b18")
    assert texts(state) == {"sell stone", "stop"}
    play(state, "sell stone")
    assert texts(state) == {"buy wood", "buy stone", "stop"}
    play(state, "buy wood", "stop")
    check(state, stone=0, wood=1, corn=1, points=6)
    assert texts(state) == {"end"}


def test_b19_with_six_workers_in_play() -> None:
    """TZ-6.13: no effect; the points come all the same."""
    state = act("tikal 2", {"wood": 1, "stone": 1, "gold": 1, "hand": 5}, buildings=["b19"], round=15)
    assert change(state, "build b19") == {"wood": -1, "stone": -1, "gold": -1, "points": 6}


B21 = {"wood": 2, "stone": 1, "gold": 1}


def test_b21_any_action_but_chichen_itza() -> None:
    """TZ-11.3: any action of four gears for 1 corn, or none; not Uxmal 5."""
    rich = {"corn": 20, "wood": 9, "stone": 9, "gold": 9, "skulls": 2}
    state = play(act("tikal 2", rich, buildings=["b01", "b21"], round=15), "build b21")
    every = {f"do {gear} {n}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for n in range(1, 6)}
    assert texts(state) == {*every, "stop"} - {"do uxmal 5"}
    check(state, corn=20)


def test_b21_may_be_declined() -> None:
    """TZ-11.3: at no cost."""
    state = play(act("tikal 2", {**B21, "corn": 3}, buildings=["b21"], round=15), "build b21", "stop")
    check(state, corn=3, points=2)
    assert texts(state) == {"end"}


def test_b21_without_corn() -> None:
    """TZ-11.3: only `stop` is left."""
    assert texts(play(act("tikal 2", B21, buildings=["b21"], round=15), "build b21")) == {"stop"}


def test_b21_the_corn_is_paid_before_the_action() -> None:
    """TZ-11.3: Uxmal 1 needs 1 + 3 corn."""
    poor = play(act("tikal 2", {**B21, "corn": 3}, buildings=["b21"], round=15), "build b21")
    assert "do uxmal 1" not in texts(poor)
    state = play(act("tikal 2", {**B21, "corn": 4}, buildings=["b21"], round=15), "build b21")
    check(play(state, "do uxmal 1", "step chaac"), corn=0, chaac=2)


def test_b21_technologies_apply() -> None:
    """TZ-11.3: as on the gear (ruling)."""
    seat = {**B21, "corn": 1, "extraction": 3, "agriculture": 3}
    state = play(act("tikal 2", seat, buildings=["b21"], round=15), "build b21", "do yaxchilan 5")
    check(state, corn=2, stone=2, gold=2)


def test_b21_may_build_again() -> None:
    """TZ-11.3: through Tikal 4 two more buildings or a monument."""
    seat = {"wood": 3, "stone": 1, "gold": 5, "corn": 1}
    state = act("tikal 2", seat, buildings=["b21"], monuments=["m04"], round=15)
    play(state, "build b21", "do tikal 4", "build m04")
    check(state, corn=0, wood=0, gold=0, monuments=["m04"])
    assert texts(state) == {"end"}


def test_b21_on_tikal_4_leaves_the_second_building() -> None:
    """TZ-6.11: first all that the tile gives, then the second building."""
    state = act("tikal 4", {**B21, "wood": 3, "corn": 1}, buildings=["b01", "b21"], round=15)
    play(state, "build b21", "do palenque 1")
    assert texts(state) == {"build b01", "stop"}


def test_b21_through_uxmal_5() -> None:
    """TZ-6.13, TZ-11.3: an action within an action within an action."""
    state = act("uxmal 5", {**B21, "corn": 2}, buildings=["b21"], round=15)
    play(state, "do tikal 2", "build b21", "do yaxchilan 1")
    check(state, corn=0, wood=1, points=2)
    assert texts(state) == {"end"}


# The display: TZ-11.2


def test_tz_11_2_replaced_at_the_end_of_the_turn() -> None:
    """TZ-11.2: not before; the next of the deck."""
    state = act("tikal 4", {"wood": 3}, buildings=["b01", "b09"], deck_1=["b04", "b13", "b06"])
    play(state, "build b01", "build b09")
    assert state.to_position()["buildings"] == []
    play(state, "end")
    laid = state.to_position()
    assert {"b04", "b13"} <= set(laid["buildings"])


def test_tz_11_2_six_are_on_display() -> None:
    """TZ-11.2: one built, one comes."""
    shown = ["b01", "b02", "b03", "b04", "b05", "b06"]
    state = act("tikal 2", {"wood": 3}, buildings=shown, deck_1=["b13", "b09"])
    play(state, "build b02", "end")
    laid = state.to_position()
    assert sorted(laid["buildings"]) == ["b01", "b03", "b04", "b05", "b06", "b13"]
    assert laid["deck_1"] == ["b09"]


def test_tz_11_2_an_empty_deck_leaves_the_place_empty() -> None:
    """TZ-11.2: five are left; the deck of the next age is not touched."""
    shown = ["b01", "b02", "b03", "b04", "b05", "b06"]
    state = act("tikal 2", {"wood": 3}, buildings=shown, deck_1=[], deck_2=["b20"])
    play(state, "build b02", "end")
    laid = state.to_position()
    assert sorted(laid["buildings"]) == ["b01", "b03", "b04", "b05", "b06"]
    assert laid["deck_2"] == ["b20"]


def test_tz_11_2_age_2_from_its_own_deck() -> None:
    """TZ-11.2: after the second food day."""
    shown = ["b15", "b16", "b17", "b18", "b19", "b20"]
    state = act("tikal 2", {"wood": 3}, buildings=shown, deck_1=["b01"], deck_2=["b32"], round=15)
    play(state, "build b16", "end")
    assert sorted(state.to_position()["buildings"]) == ["b15", "b17", "b18", "b19", "b20", "b32"]


def test_a_built_tile_cannot_be_built_again() -> None:
    """TZ-11.1: it left the display."""
    state = act("tikal 4", {"wood": 9}, buildings=["b01", "b02"])
    play(state, "build b01")
    refused(state, "build b01")


def test_tz_10_4_architecture_does_not_change_what_a_tile_gives() -> None:
    """TZ-10.4: b10 gives its stone and its level beside the corn and the VP of architecture."""
    state = act("tikal 2", {"wood": 3, "architecture": 2}, buildings=["b10"])
    play(state, "build b10")
    have = goods(state)
    assert (have["stone"], have["agriculture"], have["corn"], have["points"]) == (1, 1, 1, 2)


def test_tz_12_2_buildings_on_display_score_nobody() -> None:
    """TZ-12: points printed on a tile come when it is built."""
    state = table(buildings=["b20"], round=15)
    assert [one["total"] for one in state.scores()["players"]] == [0, 0]
