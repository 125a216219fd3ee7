"""Chichen Itza (TZ-6.14, TZ-6.15)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import BLOCKS, act, change, check, choices, play, table, texts

PLACES = {
    1: (4, "chaac", False),
    2: (5, "chaac", False),
    3: (6, "chaac", False),
    4: (7, "kukulcan", False),
    5: (8, "kukulcan", False),
    6: (8, "kukulcan", True),
    7: (10, "quetzalcoatl", False),
    8: (11, "quetzalcoatl", True),
    9: (13, "quetzalcoatl", True),
}
"""Action: VP, temple, whether a resource of choice comes with it."""


@pytest.mark.parametrize("action", PLACES)
def test_tz_6_14_vp_step_and_resource(action: int) -> None:
    """TZ-6.14: one own skull goes to the place; VP, the resource where marked, and the step."""
    points, temple, resource = PLACES[action]
    state = table({"skulls": 2}, gears={f"chichen_itza {action}": 0})
    moves = [f"pick chichen_itza {action}", f"do chichen_itza {action}"]
    gained = {"hand": 1, "skulls": -1, "points": points, temple: 1}
    if resource:
        assert texts(play(state.copy(), *moves)) == {f"take {kind}" for kind in BLOCKS}
        moves.append("take gold")
        gained["gold"] = 1
    assert change(state, *moves) == gained
    assert texts(state) == {"end"}
    assert state.to_position()["skull_places"] == [action]
    assert state.to_position()["skulls"] == 11


@pytest.mark.parametrize("kind", BLOCKS)
def test_tz_6_14_the_resource_is_of_choice(kind: str) -> None:
    """TZ-6.14: wood, stone or gold; extraction adds nothing here (TZ-10.3)."""
    state = act("chichen_itza 6", {"skulls": 1, "extraction": 3})
    assert change(state, f"take {kind}") == {kind: 1, "kukulcan": 1}


@pytest.mark.parametrize("action", PLACES)
def test_tz_6_14_each_place_once_in_the_game(action: int) -> None:
    """TZ-6.14: not again where a skull stands; lower ones are still open, for corn."""
    found = choices(f"chichen_itza {action}", {"skulls": 1, "corn": 9}, skull_places=[action])
    assert found == {*(f"do chichen_itza {n}" for n in range(1, action)), "do nothing"}


def test_tz_6_14_not_twice_in_one_turn() -> None:
    """TZ-6.14: a place used by the first worker is closed for the second."""
    state = act("chichen_itza 4", {"skulls": 2, "corn": 9}, gears={"chichen_itza 5": 0})
    play(state, "pick chichen_itza 5")
    assert texts(state) == {f"do chichen_itza {n}" for n in (1, 2, 3, 5)} | {"do nothing"}


def test_tz_6_14_needs_an_own_skull() -> None:
    """TZ-6.14: skulls of others do not help."""
    assert choices("chichen_itza 4", {"corn": 9}, {"skulls": 3}) == {"do nothing"}


def test_tz_6_14_stepping_back_costs_corn() -> None:
    """TZ-6.1, TZ-6.14: from 9 to 6 for 3 corn."""
    state = act("chichen_itza 9", {"skulls": 1, "corn": 3}, action=6)
    check(state, corn=0, points=8)
    assert "do chichen_itza 6" not in choices("chichen_itza 9", {"skulls": 1, "corn": 2})


def test_tz_6_14_free_choice_skips_used_places() -> None:
    """TZ-6.3: space 10 with places 2, 3 and 9 used."""
    found = choices("chichen_itza 10", {"skulls": 1}, skull_places=[2, 3, 9])
    assert found == {f"do chichen_itza {n}" for n in (1, 4, 5, 6, 7, 8)} | {"do nothing"}


def test_tz_6_4_no_place_left() -> None:
    """TZ-6.4: nothing to do when all nine are used."""
    assert choices("chichen_itza 10", {"skulls": 1}, skull_places=list(range(1, 10))) == {"do nothing"}


@pytest.mark.parametrize(
    ("action", "temple", "top"), [(1, "chaac", 6), (4, "kukulcan", 7), (7, "quetzalcoatl", 8)]
)
def test_tz_6_15_a_step_that_cannot_be_taken_is_lost(action: int, temple: str, top: int) -> None:
    """TZ-6.15: the marker is on the top already, or the step below with another on the top."""
    place = f"chichen_itza {action}"
    points = PLACES[action][0]
    on_top = table({"skulls": 1, temple: top}, gears={place: 0})
    below = table({"skulls": 1, temple: top - 1}, {temple: top}, gears={place: 0})
    for state in (on_top, below):
        gained = change(state, f"pick {place}", f"do {place}")
        assert gained == {"hand": 1, "skulls": -1, "points": points}
        assert texts(state) == {"end"}


def test_tz_6_15_the_resource_comes_before_the_step() -> None:
    """TZ-6.15: goods first; after `take` the step is done by itself."""
    state = act("chichen_itza 8", {"skulls": 1})
    check(state, points=11, quetzalcoatl=1)
    check(play(state, "take wood"), wood=1, quetzalcoatl=2)
