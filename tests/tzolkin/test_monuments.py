"""Monuments (TZ-11.4, TZ-12.3); every tile by a table written here from the components' list."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tzolkin.helpers import act, change, check, choices, play, table, texts

COSTS = {
    "m01": {"wood": 3, "stone": 2, "gold": 1},
    "m02": {"wood": 1, "stone": 3, "gold": 2},
    "m03": {"wood": 1, "stone": 1, "gold": 4},
    "m04": {"wood": 1, "gold": 4},
    "m05": {"wood": 2, "stone": 2, "gold": 2},
    "m06": {"wood": 2, "stone": 3, "gold": 1},
    "m07": {"wood": 1, "stone": 1, "gold": 3},
    "m08": {"wood": 2, "stone": 1, "gold": 3},
    "m09": {"wood": 3, "gold": 3},
    "m10": {"stone": 2, "gold": 3},
    "m11": {"stone": 4, "gold": 3},
    "m12": {"stone": 3, "gold": 3},
    "m13": {"gold": 4, "skulls": 1},
}


def points(monument: str, seat: dict[str, Any] | None = None, *others: dict[str, Any], **keys: Any) -> float:
    """VP of one monument of seat 0, as if the game ended now."""
    state = table({"monuments": [monument], **(seat or {})}, *others, **keys)
    return float(state.scores()["players"][0]["parts"]["monuments"])


@pytest.mark.parametrize("monument", COSTS)
def test_tz_11_4_cost(monument: str) -> None:
    """TZ-11.4: the exact printed cost; nothing is gained at once."""
    rich = {"corn": 9, "wood": 9, "stone": 9, "gold": 9, "skulls": 2}
    state = act("tikal 4", rich, monuments=[monument])
    assert texts(state) == {f"build {monument}"}
    assert change(state, f"build {monument}") == {kind: -amount for kind, amount in COSTS[monument].items()}
    check(state, monuments=[monument], points=0)
    assert state.to_position()["monuments"] == []
    assert texts(state) == {"end"}


@pytest.mark.parametrize("monument", COSTS)
def test_tz_11_4_the_cost_must_be_paid_in_full(monument: str) -> None:
    """TZ-11.4: just enough will do, one less of any kind will not."""
    cost = COSTS[monument]
    assert "do tikal 4" in choices("tikal 4", cost, monuments=[monument])
    for kind, amount in cost.items():
        poor = {"corn": 99, "wood": 99, "stone": 99, "gold": 99, "skulls": 9, kind: amount - 1}
        assert "do tikal 4" not in choices("tikal 4", poor, monuments=[monument])


def test_tz_11_4_the_skull_goes_back_to_the_supply() -> None:
    """TZ-11.4: m13."""
    state = act("tikal 4", {"gold": 4, "skulls": 1}, monuments=["m13"])
    assert state.to_position()["skulls"] == 12
    play(state, "build m13")
    assert state.to_position()["skulls"] == 13


def test_tz_11_4_a_player_may_own_several() -> None:
    """TZ-11.4: a second one in the same turn by a second worker; monuments are never refilled (TZ-2.4)."""
    seat = {"wood": 1, "stone": 2, "gold": 7}
    state = act("tikal 4", {**seat, "corn": 1}, gears={"tikal 5": 0}, monuments=["m04", "m10"])
    play(state, "build m04", "pick tikal 5", "do tikal 4", "build m10", "end")
    check(state, 0, monuments=["m04", "m10"], gold=0)
    assert state.to_position()["monuments"] == []


def test_tz_11_4_it_scores_only_at_the_end() -> None:
    """TZ-11.4: the points of the table stay as they are."""
    state = table({"monuments": ["m02"], "points": 7})
    check(state, points=7)
    assert state.scores()["players"][0]["parts"]["points"] == 7


FRAMES = {
    "m01": (["b06", "b07", "b08", "b18", "b19", "b20", "b21", "b22"], ["m02", "m03", "m04", "m05"]),
    "m06": (["b09", "b10", "b11", "b12", "b23", "b24", "b25", "b26"], ["m07", "m08", "m09"]),
    "m10": (["b13", "b14", "b27", "b28", "b29", "b30", "b31", "b32"], ["m11", "m12", "m13"]),
}
"""Monument of a frame: the buildings and the other monuments of that frame (tomb, civic, shrine)."""
FARMS = ["b01", "b02", "b03", "b04", "b05", "b15", "b16", "b17"]
MONUMENTS = sorted(COSTS)


@pytest.mark.parametrize("monument", FRAMES)
def test_tz_12_3_frames_four_for_each_of_the_own_frame(monument: str) -> None:
    """TZ-12.3 (m01, m06, m10): 4 VP for each own building and monument of its frame, itself too."""
    assert points(monument) == 4
    for building in FARMS + [tile for tiles, _ in FRAMES.values() for tile in tiles]:
        same = building in FRAMES[monument][0]
        assert points(monument, {"buildings": [building]}) == (8 if same else 4), building


@pytest.mark.parametrize("monument", FRAMES)
def test_tz_12_3_frames_all_buildings_at_once(monument: str) -> None:
    """TZ-12.3: all 32 buildings are 8 of the frame and the monument; what others own never counts."""
    everything = [f"b{n:02}" for n in range(1, 33)]
    assert points(monument, {"buildings": everything}) == 4 * 9
    buildings, monuments = FRAMES[monument]
    assert points(monument, {}, {"buildings": buildings, "monuments": monuments}) == 4


@pytest.mark.parametrize("monument", FRAMES)
def test_tz_12_3_frames_of_other_monuments_count(monument: str) -> None:
    """TZ-12.3: another own monument of the frame is worth 4 more; its own points are subtracted.

    It is scored first while seat 1 owns the frame's monument; only m02, which counts all tiles, then grows.
    """
    for other in MONUMENTS:
        if other == monument:
            continue
        apart = table({"monuments": [other]}, {"monuments": [monument]})
        both = table({"monuments": [other, monument]})
        alone, together = (state.scores()["players"][0]["parts"]["monuments"] for state in (apart, both))
        same = 4 if other in FRAMES[monument][1] else 0
        assert together == alone + 4 + same + (2 if other == "m02" else 0), other


@pytest.mark.parametrize("buildings", [0, 3, 5])
def test_m02_two_for_each_own_building_and_monument(buildings: int) -> None:
    """TZ-12.3 (m02): itself too; not those of others."""
    own = {"buildings": FARMS[:buildings]}
    assert points("m02", own, {"buildings": ["b32"], "monuments": ["m04"]}) == 2 * buildings + 2
    with_another = {**own, "monuments": ["m02", "m12"]}
    assert points("m02", with_another) == 2 * buildings + 4


@pytest.mark.parametrize("tiles", [0, 1, 5])
def test_m03_four_for_each_corn_tile(tiles: int) -> None:
    """TZ-12.3 (m03): harvest tiles kept; wood tiles and others' tiles do not count."""
    assert points("m03", {"corn_tiles": tiles, "wood_tiles": 0}) == 4 * tiles


@pytest.mark.parametrize("tiles", [0, 1, 4])
def test_m04_four_for_each_wood_tile(tiles: int) -> None:
    """TZ-12.3 (m04)."""
    bare = {3: {"corn": 2, "wood": 0}, 4: {"corn": 2, "wood": 0}}
    assert points("m04", {"corn_tiles": 0, "wood_tiles": tiles}, jungle=bare) == 4 * tiles


def test_m04_burned_tiles_never_count() -> None:
    """TZ-6.8, TZ-12.3: the tile went back to the box; its corn tile counts for m03."""
    wood = act("palenque 3", {"monuments": ["m04"], "corn_tiles": 0})
    play(wood, "burn", "anger chaac")
    assert wood.scores()["players"][0]["parts"]["monuments"] == 0
    corn = act("palenque 3", {"monuments": ["m03"], "corn_tiles": 0})
    play(corn, "burn", "anger chaac")
    assert corn.scores()["players"][0]["parts"]["monuments"] == 4


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_m05_for_every_monument_built_by_anyone(players: int, each: int) -> None:
    """TZ-12.3 (m05): 6, 5 or 4 VP each, itself too; those not built do not count."""
    assert points("m05", players=players, monuments=["m08"]) == each
    assert points("m05", {}, {"monuments": ["m01", "m02"]}, players=players) == 3 * each


@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_m07_technologies_on_level_3(count: int, expected: int) -> None:
    """TZ-12.3 (m07): 9, 20, 33, and 33 for four; lower levels do not count."""
    names = ("theology", "agriculture", "architecture", "extraction")
    levels = {name: 3 if at < count else 2 for at, name in enumerate(names)}
    assert points("m07", levels) == expected


@pytest.mark.parametrize(("levels", "expected"), [((0, 0, 0, 0), 0), ((1, 0, 2, 0), 9), ((3, 3, 3, 3), 36)])
def test_m08_three_for_each_level(levels: tuple[int, ...], expected: int) -> None:
    """TZ-12.3 (m08): all levels summed."""
    names = ("agriculture", "extraction", "architecture", "theology")
    assert points("m08", dict(zip(names, levels, strict=True))) == expected


@pytest.mark.parametrize(("workers", "expected"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m09_workers_in_play(workers: int, expected: int) -> None:
    """TZ-1.3, TZ-12.3 (m09): 0, 6, 12, 18 for 3 to 6, wherever they are."""
    assert points("m09", {"hand": workers}) == expected
    spread = {"hand": workers - 2}
    assert points("m09", spread, gears={"tikal 3": 0}, start_space=0, to_move=1) == expected


@pytest.mark.parametrize(
    ("steps", "expected"),
    [((1, 1, 1), 0), ((6, 8, 7), 31), ((2, 3, 4), 9), ((0, 0, 0), -6), ((0, 1, 2), 0), ((5, 6, 5), 23)],
)
def test_m11_the_steps_in_all_temples(steps: tuple[int, int, int], expected: int) -> None:
    """TZ-12.3 (m11): VP of the three steps, no leader bonus, possibly negative."""
    assert points("m11", dict(zip(("chaac", "quetzalcoatl", "kukulcan"), steps, strict=True))) == expected


@pytest.mark.parametrize(
    ("steps", "expected"),
    [((1, 1, 1), 0), ((0, 0, 0), 0), ((4, 2, 1), 9), ((0, 8, 7), 21), ((6, 0, 0), 15), ((1, 1, 7), 18)],
)
def test_m12_steps_above_the_start_in_the_best_temple(steps: tuple[int, int, int], expected: int) -> None:
    """TZ-12.3 (m12): 3 VP for each step above the start step; never below 0."""
    assert points("m12", dict(zip(("chaac", "quetzalcoatl", "kukulcan"), steps, strict=True))) == expected


@pytest.mark.parametrize("places", [[], [4], [1, 2, 9], list(range(1, 10))])
def test_m13_skulls_on_chichen_itza(places: list[int]) -> None:
    """TZ-12.3 (m13): 3 VP each, whoever placed them; skulls in hand do not count here."""
    assert points("m13", {"skulls": 1}, skull_places=places) == 3 * len(places)


def test_tz_12_3_without_monuments_nothing() -> None:
    """TZ-12.3: those on display score nobody."""
    state = table({"corn_tiles": 2}, monuments=["m03"])
    assert state.scores()["players"][0]["parts"]["monuments"] == 0
