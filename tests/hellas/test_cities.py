"""Villages and cities (HE-6), seen by the points of the largest city (HE-7.1).

On Pegasus E6, E7, E8, E9 lie in a row; D5 and F5 touch E6; F6 touches E6, E7, F7; F7 touches E7, E8, G8.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.hellas.helpers import MINOTAUR, PEGASUS, game, parts, play, random_game, table
from tests.naive.hellas_compare import vary
from tests.naive.hellas_table import Map, Table


def city(**pieces: str) -> float:
    """The points of seat 0's largest city; `house_0="E6"`."""
    laid = {what.replace("_", " "): spaces for what, spaces in pieces.items()}
    return parts(table(pieces=laid))["city"]


def test_he_6_1_a_village_is_no_city() -> None:
    """HE-6.1: houses without a palace."""
    assert city(house_0="E6 E7 E8 F7") == 0


def test_he_6_1_a_palace_and_a_house() -> None:
    """HE-6.1: the smallest city."""
    assert city(palace_0="E6", house_0="E7") == 2


@pytest.mark.parametrize("agoras", ["", "E7", "E7 E8", "E7 F6 F7"])
def test_he_6_1_a_palace_alone_or_with_agoras_only_is_no_city(agoras: str) -> None:
    """HE-6.1."""
    assert city(palace_0="E6", agora_0=agoras) == 0


def test_he_6_1_agoras_and_houses_without_a_palace_are_no_city() -> None:
    """HE-6.1."""
    assert city(agora_0="E6", house_0="E7 E8") == 0


def test_he_6_1_an_agora_joins_a_palace_to_a_village() -> None:
    """HE-6.1: E6 and E8 do not touch."""
    assert city(palace_0="E6", house_0="E8 E9") == 0
    assert city(palace_0="E6", agora_0="E7", house_0="E8 E9") == 4


def test_he_6_1_a_chain_of_agoras_joins_too() -> None:
    """HE-6.1: a connected group."""
    assert city(palace_0="E6", agora_0="E7 E8", house_0="E9") == 4


def test_he_6_1_an_agora_at_the_edge_belongs_to_the_city() -> None:
    """HE-6.1, HE-7.1."""
    assert city(palace_0="E6", house_0="E7", agora_0="E8") == 3


def test_he_6_1_only_own_pieces_connect() -> None:
    """HE-6.1: another's house, palace or agora on E7."""
    for kind in ("house", "palace", "agora"):
        assert city(palace_0="E6", house_0="E8", **{f"{kind}_1": "E7"}) == 0


def test_he_6_1_monuments_temples_and_quarries_do_not_connect() -> None:
    """HE-6.1: a monument on E7; the temple E5 between D4 and E6; the quarry D6 between D5 and D7."""
    assert city(palace_0="E6", house_0="E8", monument="E7") == 0
    assert city(palace_0="D4", house_0="E6") == 0
    assert city(palace_0="D5", house_0="D7") == 0


def test_he_6_1_what_touches_across_rows() -> None:
    """HE-6.1: D5 touches E5 and E6 below it, C5 and C6 above; F6 touches E6 and E7 above, G6 and G7 below."""
    assert city(palace_0="D5", house_0="E6") == 2
    assert city(palace_0="D5", house_0="C6") == 2
    assert city(palace_0="D5", house_0="C4") == 0
    assert city(palace_0="D5", house_0="E7") == 0
    assert city(palace_0="F6", house_0="E7") == 2
    assert city(palace_0="F6", house_0="G5") == 0


def test_he_6_1_a_palace_makes_a_village_a_city_at_once() -> None:
    """HE-6.1: by the rest of the group it touches."""
    state = table(pieces={"house 0": "E7 E8 F7"})
    assert parts(state)["city"] == 0
    play(state, "take palace", "palace E6")
    assert parts(state)["city"] == 4


def test_he_6_2_cities_grow() -> None:
    """HE-6.2: by a house on F5."""
    state = play(table(pieces={"palace 0": "E6", "house 0": "E7"}), "take house", "house F5")
    assert parts(state)["city"] == 3


TWO_CITIES = {"palace 0": "E6 F7", "house 0": "D5 G8", "monument": "F6"}


def test_he_6_2_a_merged_city_is_one_city() -> None:
    """HE-6.2: two cities of 2, each next to the monument on F6; a house on E7 makes one of 5 of them."""
    state = table(pieces=TWO_CITIES)
    assert (parts(state)["city"], parts(state)["monuments"]) == (2, 6)
    play(state, "take house", "house E7")
    assert (parts(state)["city"], parts(state)["monuments"]) == (5, 3)


def test_he_6_2_an_agora_merges_cities() -> None:
    """HE-6.2: own pieces of any kind."""
    state = play(table(pieces=TWO_CITIES), "take house_agora", "agora E7")
    assert (parts(state)["city"], parts(state)["monuments"]) == (5, 3)


def test_he_6_2_a_palace_merges_cities() -> None:
    """HE-6.2: a city of three palaces."""
    state = play(table(pieces=TWO_CITIES), "take palace", "palace E7")
    assert (parts(state)["city"], parts(state)["monuments"]) == (5, 3)


def test_he_6_2_a_village_between_two_palaces_is_one_city() -> None:
    """HE-6.2: two palaces, one house."""
    assert city(palace_0="E6 E8", house_0="E7") == 3


def test_he_6_another_players_piece_breaks_nothing() -> None:
    """HE-6: seat 1 builds next to seat 0's city."""
    state = table(pieces={"palace 0": "E6", "house 0": "E7"})
    play(state, "take house", "decline", "house F6")
    assert (parts(state, 0)["city"], parts(state, 1)["city"]) == (2, 0)


# The score is the same as one counted from scratch in another way, at every move.


MAPS = {2: Map(PEGASUS), 3: Map(MINOTAUR), 4: Map(MINOTAUR)}


def recounted(state: Any) -> Any:
    """The scores by the naive table."""
    position = state.to_position()
    return Table(position, MAPS[len(position["players"])]).scores()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_7_every_score_is_a_recount(players: int) -> None:
    """HE-7: after every move of random games in which nearly all is built."""
    for seed in range(3):
        for state in random_game(players, seed):
            assert state.scores() == recounted(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_7_every_score_of_an_odd_position_is_a_recount(players: int) -> None:
    """HE-7: crowded boards, on which groups merge at each move."""
    for seed in range(25):
        chance = Random(seed)
        state = game(players).from_position(vary(players, chance, MAPS[players]))
        while not state.is_over and chance.random() < 0.95:
            assert state.scores() == recounted(state)
            state.play(chance.choice(state.moves()))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_7_many_scores_are_recounts(players: int) -> None:
    """HE-7: the same at length."""
    for seed in range(100, 160):
        for state in random_game(players, seed):
            assert state.scores() == recounted(state)
