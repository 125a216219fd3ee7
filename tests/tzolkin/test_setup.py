"""Set-up (TZ-1, TZ-2)."""

from __future__ import annotations

import itertools

import pytest

from tests.tzolkin.helpers import (
    GEARS,
    TECHNOLOGIES,
    TEMPLES,
    State,
    change,
    game,
    goods,
    play,
    table,
    texts,
    where,
)

SEATS = (2, 3, 4)
SMALL = GEARS[:4]

WEALTH_SPACES = {
    "w01": "palenque 1", "w02": "palenque 3", "w03": "palenque 5", "w04": "palenque 7",
    "w05": "yaxchilan 1", "w06": "yaxchilan 3", "w07": "yaxchilan 5", "w08": "yaxchilan 7",
    "w09": "tikal 1", "w10": "tikal 3", "w11": "tikal 5", "w12": "tikal 7",
    "w13": "uxmal 1", "w14": "uxmal 3", "w15": "uxmal 5", "w16": "uxmal 7",
    "w17": "chichen_itza 0", "w18": "chichen_itza 3", "w19": "chichen_itza 5", "w20": "chichen_itza 7",
    "w21": "chichen_itza 10",
}  # fmt: skip

WEALTH = {
    "w01": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "w02": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "w03": {"stone": 1, "gold": 1, "agriculture": 1},
    "w04": {"corn": 9, "stone": 1},
    "w05": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "w06": {"corn": 2, "wood": 2, "kukulcan": 1},
    "w07": {"corn": 4, "wood": 1, "extraction": 1},
    "w08": {"corn": 3, "wood": 2, "stone": 1},
    "w09": {"corn": 2, "chaac": 1, "architecture": 1},
    "w10": {"corn": 6, "stone": 2},
    "w11": {"corn": 3, "gold": 1, "architecture": 1},
    "w12": {"corn": 6, "wood": 1, "stone": 1},
    "w13": {"corn": 5, "stone": 1, "chaac": 1},
    "w14": {"corn": 3, "wood": 1},
    "w15": {"hand": 1, "supply": -1},
    "w16": {"corn": 8, "gold": 1},
    "w17": {"corn": 4, "wood": 1, "skulls": 1},
    "w18": {"corn": 5, "stone": 1, "theology": 1},
    "w19": {"corn": 4, "wood": 3},
    "w20": {"corn": 2, "wood": 2, "theology": 1},
    "w21": {"corn": 7, "wood": 2},
}


def offer(*tiles: str) -> State:
    """A two-player table at the wealth choice; seat 0 is offered these tiles, seat 1 four others."""
    rest = [tile for tile in WEALTH if tile not in tiles]
    return game(2).from_position(
        {
            "phase": "setup",
            "gears": {},
            "players": [{"offered_wealth": list(tiles)}, {"offered_wealth": rest[:4]}],
        }
    )


@pytest.mark.parametrize("players", SEATS)
def test_tz_2_2_what_each_player_starts_with(players: int) -> None:
    """TZ-2.2: three workers in hand, three in the supply, markers above the bottom, board light."""
    state = game(players).new(seed=3)
    for seat in range(players):
        have = goods(state, seat)
        nothing = ("corn", "wood", "stone", "gold", "skulls", "points", "corn_tiles", "wood_tiles")
        assert [have[key] for key in nothing] == [0] * 8
        assert (have["hand"], have["supply"], have["board"]) == (3, 3, "light")
        assert [have[temple] for temple in TEMPLES] == [1, 1, 1]
        assert [have[technology] for technology in TECHNOLOGIES] == [0, 0, 0, 0]
        assert (have["buildings"], have["monuments"], have["wealth"]) == ([], [], [])


@pytest.mark.parametrize("players", SEATS)
def test_tz_2_3_each_is_dealt_four_wealth_tiles_and_keeps_any_two(players: int) -> None:
    """TZ-2.3: all choose at the same time among the six pairs of their own four tiles."""
    state = game(players).new(seed=5)
    assert state.to_position()["phase"] == "setup"
    assert state.to_position()["to_move"] is None
    assert state.to_act == tuple(range(players))
    dealt: list[str] = []
    for seat in range(players):
        offered = goods(state, seat)["offered_wealth"]
        assert len(set(offered)) == 4
        assert set(offered) <= set(WEALTH)
        pairs = itertools.combinations(sorted(offered), 2)
        assert texts(state, seat) == {f"keep {a} {b}" for a, b in pairs}
        dealt += offered
    assert len(set(dealt)) == 4 * players


def test_tz_2_3_tiles_are_gained_only_when_all_have_chosen() -> None:
    """TZ-2.3: revealed and gained when the last seat has chosen, in whatever order they choose."""
    state = offer("w04", "w10", "w16", "w21")
    state.play("keep w04 w16", 0)
    assert state.to_act == (1,)
    assert goods(state, 0)["corn"] == 0
    state.play("keep w01 w02", 1)
    assert (goods(state, 0)["corn"], goods(state, 1)["corn"]) == (17, 8)
    late = offer("w04", "w10", "w16", "w21")
    late.play("keep w01 w02", 1)
    assert late.to_act == (0,)
    late.play("keep w04 w16", 0)
    assert (goods(late, 0)["corn"], goods(late, 1)["corn"]) == (17, 8)


def test_tz_2_3_the_pair_may_be_named_in_either_order() -> None:
    """TZ-2.3: `keep w16 w04` is `keep w04 w16`."""
    state = offer("w04", "w10", "w16", "w21")
    state.play("keep w16 w04", 0)
    state.play("keep w01 w02", 1)
    assert goods(state, 0)["wealth"] == ["w04", "w16"]


@pytest.mark.parametrize("tile", sorted(WEALTH))
def test_tz_2_3_everything_on_a_wealth_tile_is_gained(tile: str) -> None:
    """TZ-2.3: each of the 21 tiles, kept together with w15 (one worker), or with w16 (8 corn, 1 gold)."""
    other = "w16" if tile == "w15" else "w15"
    spare = [t for t in ("w18", "w19", "w20") if t != tile][:2]
    state = offer(tile, other, *spare)
    pair = " ".join(sorted((tile, other)))
    gained = change(state, f"keep {pair}", str(state.moves(1)[0]))
    for key, amount in WEALTH[other].items():
        gained[key] = gained[key] - amount
    assert {key: amount for key, amount in gained.items() if amount} == WEALTH[tile]


def test_tz_2_3_kept_tiles_stay_and_the_rest_leave_the_game() -> None:
    """TZ-2.3: two tiles lie before each player afterwards; the others are nowhere."""
    state = offer("w04", "w14", "w16", "w21")
    play(state, "keep w04 w14", "keep w01 w02")
    players = state.to_position()["players"]
    assert [player["wealth"] for player in players] == [["w04", "w14"], ["w01", "w02"]]
    assert not any(player.get("offered_wealth") for player in players)


@pytest.mark.parametrize("players", SEATS)
def test_tz_2_4_six_buildings_of_age_1_and_players_plus_two_monuments(players: int) -> None:
    """TZ-2.4: 14 buildings of age 1 and 18 of age 2 in their own decks, none of them twice."""
    laid = game(players).new(seed=8).to_position()
    age_1 = [f"b{n:02}" for n in range(1, 15)]
    age_2 = [f"b{n:02}" for n in range(15, 33)]
    assert len(laid["buildings"]) == 6
    assert sorted(laid["buildings"] + laid["deck_1"]) == age_1
    assert sorted(laid["deck_2"]) == age_2
    assert len(set(laid["monuments"])) == players + 2
    assert set(laid["monuments"]) <= {f"m{n:02}" for n in range(1, 14)}


def test_tz_2_4_decks_and_monuments_are_shuffled() -> None:
    """TZ-2.4: other seeds lay out other tiles, the same seed the same."""
    laid = [game(4).new(seed=seed).to_position() for seed in range(8)]
    for key in ("buildings", "deck_1", "deck_2", "monuments"):
        assert len({tuple(one[key]) for one in laid}) > 1
    assert game(4).new(seed=3).fingerprint() == game(4).new(seed=3).fingerprint()


@pytest.mark.parametrize("players", SEATS)
def test_tz_2_5_harvest_tiles(players: int) -> None:
    """TZ-2.5: one stack a player for each of actions 2-5; no wood on action 2."""
    jungle = game(players).new(seed=1).to_position()["jungle"]
    assert jungle["2"]["corn"] == players
    assert jungle["2"].get("wood", 0) == 0
    assert [jungle[group] for group in "345"] == [{"corn": players, "wood": players}] * 3


@pytest.mark.parametrize(("players", "dummies"), [(2, 12), (3, 6), (4, 0)])
def test_tz_2_6_number_of_dummies(players: int, dummies: int) -> None:
    """TZ-2.6: 12, 6 or none, on the gears before anyone chooses."""
    for seed in range(30):
        assert len(where(game(players).new(seed=seed), "dummy")) == dummies


@pytest.mark.parametrize("players", [2, 3])
def test_tz_2_6_where_dummies_stand(players: int) -> None:
    """TZ-2.6: on spaces of tiles that were not dealt; the first on a small gear brings one opposite.

    Tiles name odd spaces of small gears, so an even space is that of an opposite dummy. A gear without one
    is that of the last dummy, alone there.
    """
    for seed in range(60):
        state = game(players).new(seed=seed)
        dealt = {tile for seat in range(players) for tile in goods(state, seat)["offered_wealth"]}
        named = {space for tile, space in WEALTH_SPACES.items() if tile not in dealt}
        dummies = where(state, "dummy")
        alone = 0
        for gear in SMALL:
            spaces = {int(place.split()[1]) for place in dummies if place.split()[0] == gear}
            even = {space for space in spaces if space % 2 == 0}
            assert len(even) <= 1
            assert {(space + 5) % 10 for space in even} <= spaces
            assert {f"{gear} {space}" for space in spaces - even} <= named
            if spaces and not even:
                assert len(spaces) == 1
                alone += 1
        assert alone <= 1
        assert {place for place in dummies if place.startswith("chichen")} <= named


def test_tz_2_6_the_opposite_space_may_be_hidden() -> None:
    """TZ-2.6: opposite of space 3 is the hidden tooth 8."""
    seen = set().union(*(where(game(2).new(seed=seed), "dummy") for seed in range(40)))
    assert {f"{gear} 8" for gear in SMALL} <= seen
    assert "chichen_itza 0" in seen
    assert "chichen_itza 10" in seen
    assert not {place for place in seen if place.endswith(" 9")}


@pytest.mark.parametrize(("before", "after"), [("palenque 7", "palenque 8"), ("palenque 8", "palenque 9"),
    ("palenque 9", "palenque 0"), ("chichen_itza 10", "chichen_itza 11"),
    ("chichen_itza 11", "chichen_itza 12"), ("chichen_itza 12", "chichen_itza 0")])  # fmt: skip
def test_tz_2_7_dummies_turn_through_the_hidden_teeth(before: str, after: str) -> None:
    """TZ-2.1, TZ-2.7: 10 teeth on small gears and 13 on Chichen Itza; a dummy is never pushed off."""
    state = table(gears={before: "dummy"}, to_move=1)
    play(state, "place yaxchilan", "end")
    assert where(state, "dummy") == {after}


def test_tz_2_7_dummies_block_their_space() -> None:
    """TZ-2.7: with a dummy on 0 the next worker stands on 1."""
    state = table({"corn": 1}, gears={"tikal 0": "dummy"})
    assert change(state, "place tikal") == {"corn": -1, "hand": -1}
    assert where(state, 0) == {"tikal 1"}


def test_tz_2_7_dummies_cannot_be_picked_up() -> None:
    """TZ-2.7: only own workers are offered."""
    state = table(gears={"tikal 3": "dummy", "tikal 2": 1, "uxmal 1": 0})
    assert {move for move in texts(state) if move.startswith("pick")} == {"pick uxmal 1"}


@pytest.mark.parametrize("players", SEATS)
def test_tz_2_8_the_first_start_player_is_drawn(players: int) -> None:
    """TZ-2.8: every seat is drawn by some seed; the first turn is that seat's."""
    drawn = set()
    for seed in range(40):
        state = game(players).new(seed=seed)
        while state.to_position()["phase"] == "setup":
            state.play(state.moves()[0])
        laid = state.to_position()
        assert (laid["round"], laid["food_days"], laid["phase"]) == (1, 0, "turn")
        assert (laid["tooth_corn"], laid["start_space"], laid["skull_places"]) == (0, None, [])
        assert state.to_act == (laid["start_player"],)
        drawn.add(laid["start_player"])
    assert drawn == set(range(players))


def test_tz_2_8_the_marker_does_not_rotate_by_itself() -> None:
    """TZ-2.8: a round in which nobody uses the start-player space leaves the marker."""
    state = table({}, {}, start_player=1, to_move=0)
    play(state, "place tikal", "end")
    assert state.to_position()["start_player"] == 1
    assert state.to_act == (1,)


def test_tz_1_2_thirteen_skulls() -> None:
    """TZ-1.2: all 13 lie in the supply at first."""
    assert game(4).new(seed=1).to_position()["skulls"] == 13
