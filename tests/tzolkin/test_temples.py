"""Temples (TZ-7)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import TEMPLES, act, check, food_day, goods, play, table, texts

POINTS = {
    "chaac": (-1, 0, 2, 4, 6, 7, 8),
    "quetzalcoatl": (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    "kukulcan": (-3, 0, 1, 3, 5, 7, 9, 10),
}
MATERIALS = {
    "chaac": {2: "stone", 4: "stone"},
    "quetzalcoatl": {3: "gold", 5: "gold"},
    "kukulcan": {2: "wood", 4: "wood", 5: "skulls"},
}
TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
EVERY_STEP = [(temple, step) for temple in TEMPLES for step in range(TOP[temple] + 1)]


def alone(temple: str, step: int) -> tuple[dict[str, int], dict[str, int]]:
    """Two fed seats: seat 0 on this step, seat 1 above it (below the top), level in the other temples."""
    leader = {temple: TOP[temple] - 1 if step == TOP[temple] else TOP[temple]}
    return {"corn": 6, temple: step}, {"corn": 6, **leader}


@pytest.mark.parametrize(("temple", "step"), EVERY_STEP)
def test_tz_7_1_points_of_each_step(temple: str, step: int) -> None:
    """TZ-7.1, TZ-9.5: end of age 1; the other two temples, level, give half of their bonus: 3, 1, 2."""
    shared = {"chaac": 3, "quetzalcoatl": 1, "kukulcan": 2}
    state = food_day(2, *alone(temple, step))
    lead = {"chaac": 6, "quetzalcoatl": 2, "kukulcan": 4}[temple] if step == TOP[temple] else 0
    halves = sum(shared.values()) - shared[temple]
    assert goods(state)["points"] == POINTS[temple][step] + halves + lead


@pytest.mark.parametrize(("temple", "step"), EVERY_STEP)
def test_tz_7_1_materials_of_each_step(temple: str, step: int) -> None:
    """TZ-7.1, TZ-9.4: mid-age gives the material of the step and of every lower step."""
    expected = dict.fromkeys(("wood", "stone", "gold", "skulls"), 0)
    for reached, material in MATERIALS[temple].items():
        expected[material] += reached <= step
    check(food_day(1, *alone(temple, step)), points=0, corn=0, **expected)


@pytest.mark.parametrize("temple", TEMPLES)
def test_tz_7_2_the_top_holds_one_player(temple: str) -> None:
    """TZ-7.2: while it is taken, the step from below is not offered."""
    top = TOP[temple]
    free = act("uxmal 1", {"corn": 3, temple: top - 1}, {temple: top - 1})
    assert f"step {temple}" in texts(free)
    check(play(free, f"step {temple}"), **{temple: top})
    taken = act("uxmal 1", {"corn": 3, temple: top - 1}, {temple: top})
    assert texts(taken) == {f"step {other}" for other in TEMPLES if other != temple}


@pytest.mark.parametrize("temple", TEMPLES)
def test_tz_7_2_the_top_is_free_again_when_its_holder_steps_down(temple: str) -> None:
    """TZ-7.2: the other seat begs and angers that god."""
    top = TOP[temple]
    state = table({temple: top}, {"corn": 3, temple: top - 1}, gears={"uxmal 1": 1})
    play(
        state, "beg", f"anger {temple}", "place tikal", "end", "pick uxmal 1", "do uxmal 1", f"step {temple}"
    )
    check(state, 0, **{temple: top - 1})
    check(state, 1, **{temple: top})


def test_tz_7_2_other_steps_are_shared() -> None:
    """TZ-7.2: any number of markers."""
    state = act("uxmal 1", {"corn": 3, "chaac": 3}, {"chaac": 4}, {"chaac": 4}, players=3)
    check(play(state, "step chaac"), chaac=4)


@pytest.mark.parametrize("temple", TEMPLES)
def test_tz_7_3_no_step_above_the_top(temple: str) -> None:
    """TZ-7.3: nothing beyond the last step."""
    state = act("uxmal 1", {"corn": 3, temple: TOP[temple]})
    assert f"step {temple}" not in texts(state)


@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("board", ["light", "dark"])
def test_tz_7_4_arriving_on_a_top_turns_the_board_light(temple: str, board: str) -> None:
    """TZ-7.4: no effect if it is light."""
    state = act("uxmal 1", {"corn": 3, temple: TOP[temple] - 1, "board": board})
    check(state, board=board)
    check(play(state, f"step {temple}"), board="light")


def test_tz_7_4_not_for_another_step() -> None:
    """TZ-7.4: the step below the top does not turn it."""
    check(play(act("uxmal 1", {"corn": 3, "chaac": 4, "board": "dark"}), "step chaac"), chaac=5, board="dark")


@pytest.mark.parametrize("action", [1, 4, 7])
def test_tz_7_4_not_for_staying_there(action: int) -> None:
    """TZ-7.4: a step lost on the top."""
    state = act(f"chichen_itza {action}", {"skulls": 1, **TOP, "board": "dark"})
    check(state, board="dark", **TOP)


@pytest.mark.parametrize(
    ("building", "temple", "cost"),
    [("b27", "chaac", {"stone": 2}), ("b29", "kukulcan", {"gold": 2}), ("b32", "quetzalcoatl", {"gold": 3})],
)
def test_tz_7_5_two_steps_are_taken_one_after_the_other(
    building: str, temple: str, cost: dict[str, int]
) -> None:
    """TZ-7.5: two below the top, both are taken, the second lost if the top is held; one below, only one."""
    top = TOP[temple]

    def build(step: int, other: int) -> int:
        seat = {**cost, temple: step}
        state = act("tikal 2", seat, {temple: other}, buildings=[building], round=15)
        return int(goods(play(state, f"build {building}"))[temple])

    assert build(top - 2, 0) == top
    assert build(top - 2, top) == top - 1
    assert build(top - 1, 0) == top
    assert build(top - 1, top) == top - 1


def test_tz_7_5_the_second_step_turns_the_board() -> None:
    """TZ-7.4, TZ-7.5: arriving by the second step counts."""
    state = act("tikal 2", {"stone": 2, "chaac": 4, "board": "dark"}, buildings=["b27"], round=15)
    check(play(state, "build b27"), chaac=6, board="light")


def test_tz_7_6_one_step_down_in_a_temple_above_the_bottom() -> None:
    """TZ-7.6: down from the start step to the bottom, and no further."""
    state = play(table({"chaac": 0, "quetzalcoatl": 1, "kukulcan": 5}), "beg")
    assert texts(state) == {"anger quetzalcoatl", "anger kukulcan"}
    check(play(state, "anger quetzalcoatl"), quetzalcoatl=0, kukulcan=5)


def test_tz_7_6_stepping_down_from_a_top_is_possible() -> None:
    """TZ-7.6: the board is not turned."""
    state = play(table({"chaac": 6, "board": "dark"}), "beg", "anger chaac")
    check(state, chaac=5, board="dark")
