"""Positions with modules of the expansion (CONTRACT 3): round trips, what is refused, junk anywhere."""

from __future__ import annotations

import copy
import functools
import json
from random import Random
from typing import Any

import pytest

from antiqua import PositionError
from tests.tzolkin.expansion import acted, laid
from tests.tzolkin.helpers import State, game, play
from tests.tzolkin.test_positions import JUNK, spots

ALL = {"tribes": True, "prophecies": True, "new_buildings": True, "quick_actions": True}


def loaded(state: State) -> State:
    """The state as it is saved and loaded."""
    return state.game.from_position(json.loads(json.dumps(state.to_position())))


def test_contract_3_round_trip_within_a_long_turn() -> None:
    """CONTRACT 3: a renovation, architecture, a saved block, crowded cities, a price refused."""
    seat = {"wood": 3, "stone": 1, "architecture": 3, "buildings": ["exp_a1_civic"]}
    keys: dict[str, Any] = {"buildings": ["b22", "b01"], "new_buildings": True}
    state = acted("tikal 4", seat, rule="crowded_cities", **keys)
    for move in ("renovate exp_a1_civic", "build b22", "architecture yes", "save gold", "pay wood"):
        state = play(loaded(state), move)
    assert loaded(state).fingerprint() == state.fingerprint()


def test_contract_3_what_was_done_in_the_turn_is_kept() -> None:
    """CONTRACT 3: `turn` says what was used."""
    state = laid({"tribe": "vacub_caquix", "corn": 9})
    play(state, "skip tikal 2", "place tikal")
    assert state.to_position()["turn"]["skipped"] == ["tikal", 2]
    state = laid({"tribe": "ah_chuy_kak", "corn": 9}, gears={"palenque 1": 0})
    play(state, "place tikal", "place uxmal")
    assert state.to_position()["turn"]["placed"] == {"tikal": [0], "uxmal": [0]}
    assert "pick palenque 1" in {str(move) for move in loaded(state).moves()}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"tribe": "olmec"}, r"players\.0\.tribe"),
        ({"tribe": "ixtab", "wealth": ["w01", "w02", "w03", "w04"]}, r"players\.0\.wealth: has 4"),
        ({"tribe": "bacab", "wealth": ["w01", "w02", "w03"]}, r"players\.0\.wealth: has 3"),
    ],
)
def test_contract_3_players_are_checked(change: dict[str, Any], why: str) -> None:
    """CONTRACT 3: the message names the key."""
    with pytest.raises(PositionError, match=why):
        laid(change)


def test_contract_3_only_cit_bolon_tum_stands_on_the_extra_space() -> None:
    """TP-2.6: 8 and 11, no further."""
    laid({"tribe": "cit_bolon_tum"}, gears={"tikal 8": 0, "chichen_itza 11": 0})
    for space, tribe in (("tikal 8", "bacab"), ("tikal 9", "cit_bolon_tum")):
        with pytest.raises(PositionError, match=r"gears\.tikal"):
            laid({"tribe": tribe}, gears={space: 0})


def test_contract_3_keys_of_modules_that_are_not_there_are_refused() -> None:
    """CONTRACT 3: unknown keys."""
    for key, value in (("prophecies", []), ("quick_tile", "gain_3_corn"), ("turn", {})):
        with pytest.raises(PositionError, match=key):
            game(2).from_position({key: value})


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_contract_3_junk_anywhere_is_refused_or_gives_a_game_that_can_be_played(seed: int) -> None:
    """CONTRACT 3: no other error than PositionError; what is accepted has legal moves and writes itself."""
    random = Random(seed)
    table = game(3, **ALL)
    first = table.new(seed=seed)
    middle = first.copy()
    for _ in range(120):
        middle.play(random.choice(middle.moves(middle.to_act[-1])), middle.to_act[-1])
    for position in (first.to_position(), middle.to_position()):
        for path in spots(position):
            for junk in random.sample(JUNK, 2):
                other = copy.deepcopy(position)
                target = functools.reduce(lambda part, key: part[key], path[:-1], other)
                target[path[-1]] = junk
                try:
                    state = table.from_position(other)
                except PositionError:
                    continue
                assert all(state.moves(seat) for seat in state.to_act), (path, junk)
                again = table.from_position(state.to_position())
                assert again.fingerprint() == state.fingerprint(), (path, junk)
