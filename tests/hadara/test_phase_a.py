"""Phase A: the wheel and the two cards (HA-2)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.hadara.helpers import (
    COLOURS,
    TOKEN,
    as_json,
    asked,
    coins,
    game,
    play,
    player,
    refused,
    table,
    texts,
    tracks,
)

BOARD = ["red", "yellow", "purple", "blue", "green"]
INNER = {
    "red": ["I-red-01", "I-red-02", "I-red-03", "I-red-04"],
    "yellow": ["I-yellow-01", "I-yellow-02", "I-yellow-03", "I-yellow-04"],
    "purple": ["I-purple-01", TOKEN, "I-purple-05", "I-purple-06"],
    "blue": ["I-blue-01", "I-blue-02", "I-blue-03", "I-blue-04"],
    "green": ["I-green-01", "I-green-02", "I-green-03", "I-green-04"],
}


def drawing(*seats: dict[str, Any], step: int = 0, **keys: Any) -> Any:
    """Two cards for each seat: red for seat 0, yellow for seat 1, purple for seat 2."""
    return table(
        *seats, **{"phase": "a", "step": step, "board": BOARD, "wheel": "red", "inner": INNER, **keys}
    )


# HA-2.1


def test_ha_2_1_the_start_player_sets_the_wheel() -> None:
    """HA-2.1: as they like; seat 0's crest then points there."""
    for colour in COLOURS:
        state = table(start_player=1, to_move=1, board=BOARD)
        assert asked(state) == 1
        assert texts(state) == {f"wheel {one}" for one in COLOURS}
        play(state, f"wheel {colour}")
        found = state.to_position()
        assert (found["phase"], found["step"], found["wheel"]) == ("a", 0, colour)


def test_ha_2_1_each_crest_points_to_one_colour() -> None:
    """HA-1.7, HA-2.1: crests and colours clockwise; five seats have five colours."""
    state = play(
        table(players=5, board=BOARD, inner={c: [f"I-{c}-{n:02}" for n in range(1, 11)] for c in COLOURS})
    )
    play(state, "wheel blue")
    drawn = [state.view(seat)["players"][seat]["drawn"][0].split("-")[1] for seat in range(5)]
    assert drawn == ["blue", "green", "red", "yellow", "purple"]


# HA-2.2


def test_ha_2_2_the_top_two_face_down_cards() -> None:
    """HA-2.2: of the colour that the crest points to."""
    state = drawing()
    assert state.to_act == (0, 1, 2)
    assert texts(state, 0) == {"show I-red-01", "show I-red-02"}
    assert texts(state, 1) == {"show I-yellow-01", "show I-yellow-02"}
    assert texts(state, 2) == {"show I-purple-01", f"show {TOKEN}"}


def test_ha_2_2_one_is_shown_the_other_recruited_or_sold() -> None:
    """HA-2.2: never both the same; the shown card lies on top of its colour's open pile."""
    state = drawing(outer={"red": ["I-red-09"]})
    play(state, "0: show I-red-02", "0: recruit", "1: show I-yellow-01", "1: sell")
    play(state, "2: show I-purple-01", "2: recruit", "2: bind food")
    found = state.to_position()
    assert found["outer"]["red"] == ["I-red-02", "I-red-09"]
    assert found["outer"]["yellow"] == ["I-yellow-01"]
    assert found["outer"]["purple"] == ["I-purple-01"]
    assert [player(state, seat)["cards"] for seat in range(3)] == [["I-red-01"], [], [TOKEN]]
    assert found["sold"] == [{"card": "I-yellow-02", "by": 1}]
    assert found["inner"]["red"] == ["I-red-03", "I-red-04"]
    assert found["inner"]["blue"] == INNER["blue"]
    # 2 for the red card, a sale of era I, 2 for the token card
    assert [coins(state, seat) for seat in range(3)] == [6, 10, 6]
    assert tracks(state, 0) == [3, 5, 1, 4]
    assert tracks(state, 2) == [3, 2, 2, 5]


def test_ha_2_2_a_card_cannot_be_shown_and_recruited() -> None:
    """HA-2.2: after `show` only the other card is left."""
    state = play(drawing(), "0: show I-red-02")
    assert texts(state, 0) == {"recruit", "sell"}
    refused(state, "show I-red-01", seat=0)
    play(state, "0: sell")
    assert state.to_act == (1, 2)
    refused(state, "sell", seat=0)


def test_ha_2_2_the_wheel_turns_clockwise() -> None:
    """HA-2.2, HA-11.11: by one segment when all are done."""
    state = drawing()
    play(state, "0: show I-red-01", "0: sell", "1: show I-yellow-01", "1: sell", "2: show I-purple-01")
    assert state.to_position()["wheel"] == "red"
    play(state, "2: sell")
    found = state.to_position()
    assert (found["wheel"], found["step"], found["phase"]) == ("yellow", 1, "a")
    # the next two of each colour: seat 0 has what lay under the cards of seat 1
    assert texts(state, 0) == {"show I-yellow-03", "show I-yellow-04"}
    assert texts(state, 1) == {"show I-purple-05", "show I-purple-06"}
    assert texts(state, 2) == {"show I-blue-01", "show I-blue-02"}


def test_ha_2_2_from_the_last_colour_the_wheel_goes_on_to_the_first() -> None:
    """HA-2.2: clockwise is a circle."""
    state = drawing(wheel="green", step=1)
    play(state, *[move for seat in range(3) for move in (sorted(texts(state, seat))[0], "sell")])
    assert state.to_position()["wheel"] == "red"


def test_ha_2_2_five_times_and_not_turned_after_the_fifth() -> None:
    """HA-2.2, HA-2.4: then income, colony and bust; all face-down cards are gone, five a player lie open."""
    state = play(table(players=2, board=BOARD, start_player=1, to_move=1), "wheel yellow")
    wheel = []
    while state.to_position()["phase"] == "a":
        wheel.append(state.to_position()["wheel"])
        for seat in range(2):
            play(state, f"{seat}: {min(texts(state, seat))}", f"{seat}: sell")
    found = state.to_position()
    assert wheel == ["yellow", "purple", "blue", "green", "red"]
    assert (found["phase"], found["wheel"], found["to_move"]) == ("colony_a", "red", 1)
    assert not any(found["inner"].values())
    assert [len(cards) for cards in found["outer"].values()] == [2] * 5
    assert len(found["sold"]) == 10


# HA-2.3


def choices(seat: int) -> list[str]:
    return {
        0: ["0: show I-red-02", "0: recruit"],
        1: ["1: show I-yellow-01", "1: sell"],
        2: ["2: show I-purple-01", "2: recruit", "2: bind food"],
    }[seat]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ha_2_3_the_order_in_which_seats_choose_does_not_matter(order: tuple[int, ...]) -> None:
    """HA-2.3: all is applied in seat order when the last one has chosen."""
    state = play(drawing(), *[move for seat in order for move in choices(seat)])
    assert state.fingerprint() == play(drawing(), *choices(0), *choices(1), *choices(2)).fingerprint()


def test_ha_2_3_choices_may_be_made_by_turns() -> None:
    """HA-2.3: half of one, half of another."""
    mixed = ["2: show I-purple-01", "0: show I-red-02", "2: recruit", "1: show I-yellow-01", "0: recruit"]
    state = play(drawing(), *mixed, "2: bind food", "1: sell")
    assert state.fingerprint() == play(drawing(), *choices(0), *choices(1), *choices(2)).fingerprint()


def test_ha_2_3_nothing_is_seen_before_all_have_chosen() -> None:
    """HA-2.3: half a choice changes nothing that others see, a whole one only that it is made."""
    state = drawing()
    before = {seat: state.view(seat) for seat in (1, 2, None)}
    play(state, "0: show I-red-02")
    for seat, view in before.items():
        assert state.view(seat) == view
    play(state, "0: recruit")
    for seat, view in before.items():
        now = state.view(seat)
        assert now["players"][0].pop("chosen") is True
        assert view["players"][0].pop("chosen") is False
        assert now == view


def test_ha_2_3_choices_that_differ_look_alike_to_the_others() -> None:
    """HA-2.3: which card, what is done with it, the token."""
    firsts = (["0: show I-red-01", "0: sell"], ["0: show I-red-02", "0: recruit"])
    thirds = (["2: sell"], ["2: recruit", "2: bind food"])
    states = [play(drawing(), *first, "2: show I-purple-01", *third) for first in firsts for third in thirds]
    for seat in (1, None):
        assert all(state.view(seat) == states[0].view(seat) for state in states)
        assert all(state.to_act == (1,) for state in states)


def test_ha_2_3_a_seat_sees_its_own_choice() -> None:
    """CONTRACT 3: as far as it is made."""
    state = play(drawing(), "2: show I-purple-01")
    assert state.view(2)["players"][2]["choice"] == {"show": "I-purple-01", "act": None, "bind": None}
    play(state, "2: recruit")
    assert state.view(2)["players"][2]["choice"] == {"show": "I-purple-01", "act": "recruit", "bind": None}
    assert not state.view(2)["players"][2]["chosen"]
    play(state, "2: bind food")
    assert state.view(2)["players"][2]["choice"] == {"show": "I-purple-01", "act": "recruit", "bind": "food"}
    assert state.view(2)["players"][2]["chosen"]
    assert "choice" not in state.view(0)["players"][2]
    assert "drawn" not in state.view(0)["players"][2]


@pytest.mark.parametrize("made", range(8))
def test_ha_2_3_half_a_choice_survives_saving(made: int) -> None:
    """CONTRACT 3: positions round-trip at every decision, and the step ends as it would have."""
    moves = ["2: show I-purple-01", "0: show I-red-02", "2: recruit", "1: show I-yellow-01", "0: recruit"]
    moves += ["2: bind food", "1: sell"]
    state = play(drawing(), *moves[:made])
    again = game(3, advanced=True).from_position(as_json(state.to_position()))
    assert again.fingerprint() == state.fingerprint()
    assert [texts(again, seat) for seat in again.to_act] == [texts(state, seat) for seat in state.to_act]
    assert play(again, *moves[made:]).fingerprint() == play(state, *moves[made:]).fingerprint()


def test_ha_2_3_a_colour_is_drawn_by_one_player_a_step() -> None:
    """HA-2.3, ruling: with three players two colours rest in each step."""
    state = drawing()
    play(state, *choices(0), *choices(1), *choices(2))
    found = state.to_position()["inner"]
    assert {colour for colour in COLOURS if len(found[colour]) == 4} == {"blue", "green"}


# HA-2.4


def test_ha_2_4_income_colony_bust_in_turn_order() -> None:
    """HA-2.4: one step is done by all before the next begins, from the start player on."""
    state = drawing(step=4, start_player=1, inner={colour: cards[:2] for colour, cards in INNER.items()})
    play(state, *choices(0), *choices(1), *choices(2))
    asked_in = []
    while state.to_position()["phase"] != "b":
        found = state.to_position()
        asked_in.append((found["phase"], asked(state)))
        play(state, "no colony" if found["phase"] == "colony_a" else "no bust")
    assert asked_in == [(phase, seat) for phase in ("colony_a", "bust_a") for seat in (1, 2, 0)]
    assert asked(state) == 1
    # 8 - 2 + 3, 8 + 2 + 2, 8 - 2 + 3
    assert [coins(state, seat) for seat in range(3)] == [9, 12, 9]
