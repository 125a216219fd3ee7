"""Building (HE-3)."""

from __future__ import annotations

import pytest

from tests.hellas.helpers import (
    BUILDING,
    COAST,
    INLAND,
    QUARRIES,
    TEMPLES,
    asked,
    marble,
    play,
    refused,
    spaces,
    table,
    texts,
)

PRICES = [("house", 1, 2), ("agora", 1, 2), ("palace", 5, 7)]
ACTIONS = {"house": "house", "agora": "house_agora", "palace": "palace"}


@pytest.mark.parametrize(("kind", "coast", "inland"), PRICES)
def test_he_3_1_prices(kind: str, coast: int, inland: int) -> None:
    """HE-3.1: A3 lies on the coast, B4 inland."""
    for space, price in (("A3", coast), ("B4", inland)):
        state = play(table(), f"take {ACTIONS[kind]}", f"{kind} {space}")
        assert marble(state) == [10 - price, 10]
        assert state.to_position()["pieces"] == {space: {"seat": 0, "kind": kind}}


@pytest.mark.parametrize(("kind", "coast", "inland"), PRICES)
def test_he_3_1_only_what_one_can_pay(kind: str, coast: int, inland: int) -> None:
    """HE-3.1: with the coast's price the coast alone, with less nothing."""
    take = f"take {ACTIONS[kind]}"
    assert spaces(play(table({"marble": inland}), take), kind) == BUILDING
    assert spaces(play(table({"marble": inland - 1}), take), kind) == COAST
    assert spaces(play(table({"marble": coast}), take), kind) == COAST
    assert spaces(play(table({"marble": coast - 1}), take), kind) == set()


@pytest.mark.parametrize("kind", ["house", "agora", "palace"])
def test_he_3_1_never_on_temples_and_quarries(kind: str) -> None:
    """HE-3.1: neither on free ones nor on those with tiles or columns."""
    state = play(table(temples={"B3": 2}), f"take {ACTIONS[kind]}")
    assert not spaces(state, kind) & (set(TEMPLES) | QUARRIES)
    for space in ("B3", "E5", "A5", "D3"):
        refused(state, f"{kind} {space}")


@pytest.mark.parametrize("kind", ["house", "agora", "palace"])
def test_he_3_1_never_on_occupied_spaces(kind: str) -> None:
    """HE-3.1: whoever's piece, and on no monument."""
    built = {"house 0": "A3", "agora 1": "A4", "palace 1": "C7", "monument": "C4"}
    state = play(table(pieces=built), f"take {ACTIONS[kind]}")
    assert spaces(state, kind) == BUILDING - {"A3", "A4", "C7", "C4"}
    assert "A3" in refused(state, f"{kind} A3")


def test_he_3_1_no_adjacency_is_required() -> None:
    """HE-3.1: far from the own pieces and between another's."""
    state = play(table(pieces={"house 0": "A3", "house 1": "I5"}), "take house")
    assert {"I7", "H5", "E9"} <= spaces(state, "house")


def test_he_3_2_a_house_and_an_agora() -> None:
    """HE-3.2: on different spaces, each at its price; then seat 1 is asked."""
    state = play(table(), "take house_agora", "house A3")
    assert spaces(state, "agora") == BUILDING - {"A3"}
    assert spaces(state, "house") == set()
    play(state, "agora B4")
    assert marble(state) == [7, 10]
    assert asked(state) == 1


def test_he_3_2_in_either_order() -> None:
    """HE-3.2: the agora first."""
    state = play(table(), "take house_agora", "agora I5")
    assert texts(state) == {f"house {space}" for space in BUILDING - {"I5"}} | {"decline"}
    play(state, "house I7")
    assert asked(state) == 1


@pytest.mark.parametrize("first", ["house", "agora"])
def test_he_3_2_one_of_them_alone(first: str) -> None:
    """HE-3.2: the other is declined."""
    state = play(table(), "take house_agora", f"{first} A3", "decline")
    assert asked(state) == 1
    assert state.to_position()["pieces"] == {"A3": {"seat": 0, "kind": first}}


def test_he_3_2_the_second_must_be_paid_from_what_is_left() -> None:
    """HE-3.2: with 2 marble a house inland leaves nothing, a house on the coast a coast agora."""
    inland = play(table({"marble": 2}), "take house_agora", "house B4")
    assert texts(inland) == {"decline"}
    coast = play(table({"marble": 2}), "take house_agora", "house A3")
    assert spaces(coast, "agora") == COAST - {"A3"}


def test_he_3_2_not_two_of_a_kind() -> None:
    """HE-3.2, HE-2.2: one house in a house action, one palace in a palace action."""
    for action, kind in (("house", "house"), ("palace", "palace")):
        state = play(table({"marble": 30}), f"take {action}", f"{kind} A3")
        assert asked(state) == 1


def test_he_3_2_no_house_left_but_an_agora() -> None:
    """HE-3.2, HE-1.3: twelve houses stand."""
    built = sorted(BUILDING)[:12]
    state = play(table(pieces={"house 0": " ".join(built)}), "take house_agora")
    assert spaces(state, "house") == set()
    assert spaces(state, "agora") == BUILDING - set(built)


def test_he_3_3_a_monument_costs_7_on_free_inland_building_spaces() -> None:
    """HE-3.3: nowhere on the coast; it belongs to nobody."""
    state = play(table(pieces={"house 1": "B4", "monument": "B5"}), "take monument")
    assert texts(state) == {f"monument {space}" for space in INLAND - {"B4", "B5"}} | {"nothing"}
    refused(state, "monument A3")
    play(state, "monument C4")
    assert marble(state) == [3, 10]
    assert state.to_position()["pieces"]["C4"] == {"seat": None, "kind": "monument"}


@pytest.mark.parametrize(("have", "may"), [(7, True), (6, False)])
def test_he_3_3_with_7_marble(have: int, may: bool) -> None:
    """HE-3.3."""
    state = play(table({"marble": have}), "take monument")
    assert ("monument C4" in texts(state)) is may


def test_he_3_4_three_marble() -> None:
    """HE-3.4: at once, nothing is asked."""
    state = play(table(), "take marble")
    assert marble(state) == [13, 10]
    assert asked(state) == 1


def test_he_3_the_board_can_be_full() -> None:
    """HE-3.1: with no free space everybody can only decline."""
    coast = sorted(COAST)
    built = {"monument": " ".join(INLAND), "house 0": " ".join(coast[:12]), "house 1": " ".join(coast[12:])}
    state = play(table(pieces=built), "take house_agora")
    assert texts(state) == {"decline"}
    play(state, "decline")
    assert texts(state) == {"decline"}
