"""Uxmal (TZ-6.13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.helpers import GEARS, TEMPLES, act, change, check, choices, play, refused, texts

STEPS = {f"step {temple}" for temple in TEMPLES}
PRICES = {"wood": 2, "stone": 3, "gold": 4}


@pytest.mark.parametrize("temple", TEMPLES)
def test_tz_6_13_uxmal_1_a_step_for_three_corn(temple: str) -> None:
    """TZ-6.13: any temple."""
    state = act("uxmal 1", {"corn": 3})
    check(state, corn=0)
    assert texts(state) == STEPS
    assert change(state, f"step {temple}") == {temple: 1}
    assert texts(state) == {"end"}


def test_tz_6_13_uxmal_1_needs_three_corn() -> None:
    """TZ-6.13: two are not enough."""
    assert choices("uxmal 1", {"corn": 2}) == {"do nothing"}


def test_tz_6_15_uxmal_1_with_no_temple_open() -> None:
    """TZ-6.15: legal, and the step is lost."""
    state = act("uxmal 1", {"corn": 3, "chaac": 6, "quetzalcoatl": 8, "kukulcan": 7})
    check(state, corn=0)
    assert texts(state) == {"end"}


@pytest.mark.parametrize("kind", PRICES)
def test_tz_6_13_uxmal_2_sells(kind: str) -> None:
    """TZ-6.13: wood 2, stone 3, gold 4."""
    state = act("uxmal 2", {kind: 2})
    assert texts(state) == {f"sell {kind}", "stop"}
    assert change(state, f"sell {kind}") == {kind: -1, "corn": PRICES[kind]}


@pytest.mark.parametrize("kind", PRICES)
def test_tz_6_13_uxmal_2_buys(kind: str) -> None:
    """TZ-6.13: at the same prices; what cannot be paid is not offered."""
    price = PRICES[kind]
    assert f"buy {kind}" not in texts(act("uxmal 2", {"corn": price - 1}))
    state = act("uxmal 2", {"corn": price})
    assert change(state, f"buy {kind}") == {kind: 1, "corn": -price}


def test_tz_6_13_uxmal_2_as_often_as_wanted() -> None:
    """TZ-6.13: a stone sold for 3, a wood bought for 2 and sold again, and the 3 corn buy the stone back."""
    state = act("uxmal 2", {"stone": 1})
    play(state, "sell stone", "buy wood", "sell wood", "buy stone")
    check(state, stone=1, wood=0, corn=0)
    assert texts(state) == {"sell stone", "stop"}
    assert texts(play(state, "stop")) == {"end"}


def test_tz_6_13_uxmal_2_needs_nothing() -> None:
    """TZ-6.4: it can always be chosen, and be stopped at once."""
    assert "do uxmal 2" in choices("uxmal 2")
    assert texts(act("uxmal 2")) == {"stop"}


def test_tz_6_13_skulls_are_not_traded() -> None:
    """TZ-6.13: the market has wood, stone and gold."""
    state = act("uxmal 2", {"skulls": 2, "corn": 50})
    assert texts(state) == {"buy wood", "buy stone", "buy gold", "stop"}


def test_tz_6_13_uxmal_3_takes_a_worker() -> None:
    """TZ-6.13: from the supply into the hand."""
    state = act("uxmal 3")
    check(state, hand=4, supply=2)
    assert texts(state) == {"end"}


def test_tz_6_13_uxmal_3_with_six_in_play() -> None:
    """TZ-6.13: legal without effect."""
    state = act("uxmal 3", {"hand": 5, "supply": 0})
    check(state, hand=6, supply=0)


@pytest.mark.parametrize(
    ("building", "corn"),
    [
        ("b01", 2),
        ("b04", 8),
        ("b06", 6),
        ("b09", 4),
        ("b13", 2),
        ("b20", 6),
        ("b21", 8),
        ("b22", 8),
        ("b32", 6),
    ],
)
def test_tz_6_13_uxmal_4_two_corn_a_block(building: str, corn: int) -> None:
    """TZ-6.13: whatever the kind of block."""
    keys: dict[str, Any] = {"buildings": [building], "round": 15}
    assert "do uxmal 4" not in choices("uxmal 4", {"corn": corn - 1}, **keys)
    state = act("uxmal 4", {"corn": corn}, **keys)
    assert texts(state) == {f"build {building}"}
    check(play(state, f"build {building}"), corn=0, buildings=[building])


def test_tz_6_13_uxmal_4_takes_no_blocks_and_builds_no_monument() -> None:
    """TZ-6.13: all in corn, and only one building."""
    state = act("uxmal 4", {"corn": 20, "wood": 5, "gold": 5}, buildings=["b01", "b02"], monuments=["m04"])
    assert texts(state) == {"build b01", "build b02"}
    play(state, "build b01")
    check(state, corn=18, wood=5)
    assert texts(state) == {"end"}


def test_tz_6_13_uxmal_5_any_action_of_four_gears() -> None:
    """TZ-6.13: every action that is possible, but neither Uxmal 5 nor Chichen Itza."""
    seat = {"corn": 20, "wood": 9, "stone": 9, "gold": 9, "skulls": 3}
    state = act("uxmal 5", seat, buildings=["b01"])
    check(state, corn=19)
    every = {f"do {gear} {n}" for gear in GEARS[:4] for n in range(1, 6)}
    assert texts(state) == every - {"do uxmal 5"}


def test_tz_6_13_uxmal_5_pays_the_costs_of_the_action() -> None:
    """TZ-6.13: 1 corn, and 3 for Uxmal 1."""
    assert "do uxmal 1" not in texts(act("uxmal 5", {"corn": 3}))
    state = act("uxmal 5", {"corn": 4})
    play(state, "do uxmal 1", "step chaac")
    check(state, corn=0, chaac=2)


def test_tz_6_13_uxmal_5_offers_what_is_possible() -> None:
    """TZ-6.4, TZ-6.13: with 1 corn and nothing else, and it cannot be declined."""
    found = texts(act("uxmal 5", {"corn": 1}))
    harvests = {f"do palenque {n}" for n in range(1, 6)}
    assert found == {*harvests, *(f"do yaxchilan {n}" for n in range(1, 6)), "do uxmal 2", "do uxmal 3"}


def test_tz_6_13_uxmal_5_harvests() -> None:
    """TZ-6.13: Palenque asks as it does there."""
    state = play(act("uxmal 5", {"corn": 1, "corn_tiles": 0}), "do palenque 4")
    assert texts(state) == {"wood", "burn"}
    assert change(state, "wood") == {"wood": 3, "wood_tiles": 1}
    assert texts(state) == {"end"}


def test_tz_6_13_uxmal_5_may_build_a_monument() -> None:
    """TZ-6.13: through Tikal 4."""
    state = act("uxmal 5", {"corn": 1, "wood": 1, "gold": 4}, monuments=["m04"])
    play(state, "do tikal 4", "build m04")
    check(state, corn=0, wood=0, gold=0, monuments=["m04"])


@pytest.mark.parametrize("space", [5, 6, 7])
def test_tz_6_13_uxmal_5_costs_a_corn_from_every_space(space: int) -> None:
    """TZ-6.13: also through the free choice."""
    assert "do uxmal 5" not in choices(f"uxmal {space}")
    state = act(f"uxmal {space}", {"corn": 1}, action=5)
    check(play(state, "do yaxchilan 1"), corn=0, wood=1)


def test_tz_6_13_uxmal_5_itself_is_no_choice() -> None:
    """TZ-6.13: however much corn there is."""
    refused(act("uxmal 5", {"corn": 9}), "do uxmal 5")


@pytest.mark.parametrize(
    ("move", "seat", "gained"),
    [
        ("do yaxchilan 1", {"extraction": 1}, {"wood": 2}),
        ("do yaxchilan 2", {"extraction": 2}, {"stone": 2, "corn": 1}),
        ("do yaxchilan 3", {"extraction": 3}, {"gold": 2, "corn": 2}),
        ("do yaxchilan 4", {"theology": 3}, {"skulls": 2}),
        ("do palenque 1", {"agriculture": 2}, {"corn": 4}),
    ],
)
def test_tz_6_13_uxmal_5_technologies_apply(move: str, seat: dict[str, int], gained: dict[str, int]) -> None:
    """TZ-6.13: as if the worker stood there (ruling)."""
    assert change(act("uxmal 5", {"corn": 1, **seat}), move) == gained


def test_tz_6_13_uxmal_5_architecture_applies() -> None:
    """TZ-6.13: a corn, 2 VP and a block less on Tikal 2."""
    state = act("uxmal 5", {"corn": 1, "wood": 1, "architecture": 3}, buildings=["b09"])
    play(state, "do tikal 2", "build b09", "save wood")
    check(state, corn=1, points=2, wood=0, buildings=["b09"])
