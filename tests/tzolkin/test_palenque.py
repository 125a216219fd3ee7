"""Palenque (TZ-6.6 to TZ-6.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.helpers import TEMPLES, State, act, change, check, choices, play, texts

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
BOTTOM = dict.fromkeys(TEMPLES, 0)


def harvest(group: int, seat: dict[str, Any] | None = None, **tiles: int) -> State:
    """Seat 0 has just chosen the action of a group that holds these tiles."""
    jungle = {group: tiles} if tiles else {}
    return act(f"palenque {group}", {"corn_tiles": 0, **(seat or {})}, jungle=jungle)


def tiles_left(state: State, group: int) -> tuple[int, int]:
    """Corn and wood tiles of a group."""
    left = state.to_position()["jungle"][str(group)]
    return left["corn"], left.get("wood", 0)


def test_tz_6_6_fishing() -> None:
    """TZ-6.6: action 1 gives 3 corn and no tile, and asks nothing."""
    state = act("palenque 1", {"corn": 1})
    check(state, corn=4, corn_tiles=0, wood_tiles=0)
    assert texts(state) == {"end"}


def test_tz_6_6_fishing_never_runs_out() -> None:
    """TZ-6.6: also with an empty jungle."""
    none = {2: {"corn": 0}, **{group: {"corn": 0, "wood": 0} for group in (3, 4, 5)}}
    check(act("palenque 1", {"corn_tiles": 0}, jungle=none), corn=3)


def test_tz_6_6_action_2_is_corn_only() -> None:
    """TZ-6.6, TZ-6.7: 4 corn with a tile; asked although it is the only answer."""
    state = harvest(2)
    assert texts(state) == {"corn"}
    assert change(state, "corn") == {"corn": 4, "corn_tiles": 1}
    assert tiles_left(state, 2) == (1, 0)


@pytest.mark.parametrize("group", [3, 4, 5])
def test_tz_6_7_wood(group: int) -> None:
    """TZ-6.6, TZ-6.7: 2, 3 or 4 wood, and the wood tile is kept."""
    state = harvest(group)
    assert change(state, "wood") == {"wood": WOOD[group], "wood_tiles": 1}
    assert tiles_left(state, group) == (2, 1)
    assert texts(state) == {"end"}


@pytest.mark.parametrize("group", [3, 4, 5])
def test_tz_6_7_corn(group: int) -> None:
    """TZ-6.6, TZ-6.7: 5, 7 or 9 corn, and the corn tile is kept."""
    state = harvest(group, corn=2, wood=1)
    assert change(state, "corn") == {"corn": CORN[group], "corn_tiles": 1}
    assert tiles_left(state, group) == (1, 1)
    assert texts(state) == {"end"}


@pytest.mark.parametrize(
    ("corn", "wood", "offered"),
    [
        (2, 2, {"wood", "burn"}),
        (2, 1, {"corn", "wood", "burn"}),
        (2, 0, {"corn"}),
        (1, 1, {"wood", "burn"}),
        (1, 0, {"corn"}),
    ],
)
@pytest.mark.parametrize("group", [3, 4, 5])
def test_tz_6_7_only_uncovered_corn_can_be_taken(group: int, corn: int, wood: int, offered: set[str]) -> None:
    """TZ-6.7, TZ-6.8: corn when there are more corn than wood tiles; burning also then (ruling)."""
    assert texts(harvest(group, corn=corn, wood=wood)) == offered


@pytest.mark.parametrize("group", [3, 4, 5])
@pytest.mark.parametrize("temple", TEMPLES)
def test_tz_6_8_burning(group: int, temple: str) -> None:
    """TZ-6.8: the wood tile is lost, the corn tile beneath kept, its corn gained, then a god is angered."""
    state = harvest(group)
    assert change(state, "burn") == {"corn": CORN[group], "corn_tiles": 1}
    assert texts(state) == {f"anger {t}" for t in TEMPLES}
    assert change(state, f"anger {temple}") == {temple: -1}
    assert tiles_left(state, group) == (1, 1)
    assert texts(state) == {"end"}


def test_tz_6_8_no_burning_on_action_2() -> None:
    """TZ-6.8: there is no wood."""
    assert texts(harvest(2)) == {"corn"}


def test_tz_6_8_burning_takes_the_tile_beneath() -> None:
    """TZ-6.8: with an uncovered corn tile there, one stays uncovered after burning."""
    state = play(harvest(3, corn=2, wood=1), "burn", "anger chaac")
    assert tiles_left(state, 3) == (1, 0)


def test_tz_6_8_no_burning_with_every_temple_at_the_bottom() -> None:
    """TZ-6.8, TZ-7.6: nobody to anger."""
    assert texts(harvest(3, BOTTOM)) == {"wood"}
    assert texts(harvest(3, BOTTOM, corn=2, wood=1)) == {"corn", "wood"}


def test_tz_6_8_one_temple_above_the_bottom_is_enough() -> None:
    """TZ-6.8: only it can be angered, and it is asked."""
    state = harvest(4, {**BOTTOM, "quetzalcoatl": 2})
    assert texts(state) == {"wood", "burn"}
    assert texts(play(state, "burn")) == {"anger quetzalcoatl"}


@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_tz_6_9_an_empty_group_offers_no_action(group: int) -> None:
    """TZ-6.9: stepping back from it is possible all the same."""
    tiles = {"corn": 0} if group == 2 else {"corn": 0, "wood": 0}
    found = choices(f"palenque {group}", {"corn": 4}, jungle={group: tiles})
    assert found == {*(f"do palenque {n}" for n in range(1, group)), "do nothing"}


def test_tz_6_9_a_tile_that_is_taken_is_gone_for_everyone() -> None:
    """TZ-6.9: the last tile of action 2."""
    state = act("palenque 2", gears={"palenque 4": 0}, jungle={2: {"corn": 1}})
    play(state, "corn", "pick palenque 4")
    assert "do palenque 2" not in texts(state)
    assert "do palenque 1" in texts(state)


def test_tz_6_3_free_choice_harvests_without_corn() -> None:
    """TZ-6.3: from space 7 each of the five actions."""
    assert choices("palenque 7") == {*(f"do palenque {n}" for n in range(1, 6)), "do nothing"}
