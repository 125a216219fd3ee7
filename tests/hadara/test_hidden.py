"""Hidden information (HA-10), and what a seat is shown (CONTRACT 1, 3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from antiqua.play import Match
from tests.hadara.helpers import COLOURS, as_json, game, play, player, random_game, table, texts

SECRET = {"seed", "rng", "inner", "colonies", "choices"}
BOARD = ["red", "yellow", "purple", "blue", "green"]
INNER = {
    "red": ["I-red-01", "I-red-02", "I-red-03", "I-red-04"],
    "yellow": ["I-yellow-01", "I-yellow-02", "I-yellow-03", "I-yellow-04"],
    "purple": ["I-purple-01", "I-purple-02", "I-purple-05", "I-purple-06"],
    "blue": ["I-blue-01", "I-blue-02", "I-blue-03", "I-blue-04"],
    "green": ["I-green-01", "I-green-02", "I-green-03", "I-green-04"],
}


def drawing(**keys: Any) -> Any:
    return table(**{"phase": "a", "step": 0, "board": BOARD, "wheel": "red", "inner": INNER, **keys})


def strings(value: Any) -> set[str]:
    """Every text within a view, keys too."""
    if isinstance(value, dict):
        return {str(key) for key in value} | {text for inner in value.values() for text in strings(inner)}
    if isinstance(value, list | tuple):
        return {text for inner in value for text in strings(inner)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ha_10_no_view_names_what_it_may_not(players: int) -> None:
    """HA-10: at every decision of a game: no face-down card, no colony's back that nobody has turned."""
    for state in random_game(players, 2, advanced=True, sides="choose"):
        whole = state.to_position()
        for seat in (None, *range(players)):
            view = state.view(seat)
            json.dumps(view)
            assert not SECRET & set(view)
            named = strings(view)
            mine = view["players"][seat].get("drawn", []) if seat is not None else []
            hidden = {card for cards in whole["inner"].values() for card in cards} - set(mine)
            assert not named & hidden
            assert not named & {tile for tiles in whole["colonies"].values() for tile in tiles}
            for owner in whole["players"]:
                for tile in owner["colonies"]:
                    assert (tile["id"] in named) == (tile["side"] == "ally")
            for entry in whole["sold"]:
                assert (entry["card"] in named) == (entry["by"] in (None, seat))
            numbers = {colour: len(cards) for colour, cards in whole["inner"].items()}
            assert view["inner_left"] == numbers
            left = {requirement: len(tiles) for requirement, tiles in whole["colonies"].items()}
            assert view["colonies_left"] == left


def test_ha_10_other_cards_face_down_are_the_same_view() -> None:
    """HA-10: nor does a seed show: two games that differ in all that is hidden look alike to all."""
    inner = {colour: [*cards[:2], *reversed(cards[2:])] for colour, cards in INNER.items()}
    inner["blue"] = ["I-blue-07", "I-blue-08", "I-blue-09", "I-blue-10"]
    tiles = {"3": ["col-03-1", "col-03-2", "col-03-3"], "9": ["col-09-1", "col-09-2", "col-09-3"]}
    others = {"3": ["col-03-5", "col-03-4", "col-03-3"], "9": ["col-09-5", "col-09-1", "col-09-4"]}
    one = drawing(colonies=tiles, seed=1)
    other = drawing(colonies=others, inner=inner, seed=2)
    for seat in (None, 0, 1, 2):
        assert one.view(seat) == other.view(seat)


def test_ha_10_a_seat_sees_the_two_cards_that_it_drew() -> None:
    """HA-10: nobody else does; one of them on the other's place would change nothing for them."""
    one = drawing()
    other = drawing(inner={**INNER, "red": ["I-red-09", "I-red-10", "I-red-03", "I-red-04"]})
    assert one.view(0)["players"][0]["drawn"] == ["I-red-01", "I-red-02"]
    assert one.view(0) != other.view(0)
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)


def test_ha_10_face_up_cards_are_known_to_all_in_their_order() -> None:
    """HA-10: the whole pile, the top first."""
    state = table(phase="b", outer={"red": ["I-red-03", "I-red-01"], "blue": ["I-blue-02"]})
    for seat in (None, 0, 1, 2):
        outer = state.view(seat)["outer"]
        assert outer == {
            **{colour: [] for colour in COLOURS},
            "red": ["I-red-03", "I-red-01"],
            "blue": ["I-blue-02"],
        }


def test_ha_10_a_card_sold_in_phase_a_is_known_to_its_seller_alone() -> None:
    """HA-10: the others know how many."""
    state = drawing()
    for seat in range(3):
        play(state, f"{seat}: {min(texts(state, seat))}", f"{seat}: sell")
    sold = {0: "I-red-02", 1: "I-yellow-02", 2: "I-purple-02"}
    for seat, card in sold.items():
        view = state.view(seat)
        assert view["sold"] == [{"card": card, "by": seat}]
        assert view["sold_by_seat"] == [1, 1, 1]
    assert state.view(None)["sold"] == []


def test_ha_10_a_card_sold_in_phase_b_is_known_to_all() -> None:
    """HA-10: it lay face up; for ever, also after saving."""
    state = table(phase="b", outer={"red": ["I-red-03"], "blue": ["I-blue-02"]})
    play(state, "take red", "sell")
    again = state.game.from_position(as_json(state.to_position()))
    for seat in (None, 0, 1, 2):
        assert again.view(seat)["sold"] == [{"card": "I-red-03", "by": None}]


def test_ha_10_a_card_discarded_at_feeding_is_known_to_all() -> None:
    """HA-10."""
    me = {"cards": ["I-red-03"]}
    state = play(table(me, phase="feeding", tracks=[{"food": 0}]), "discard I-red-03")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["sold"] == [{"card": "I-red-03", "by": None}]


def test_ha_10_the_card_in_hand_in_phase_b_is_seen_by_all() -> None:
    """HA-10: it lay face up."""
    state = play(table(phase="b", outer={"red": ["I-red-03"], "blue": ["I-blue-02"]}), "take red")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["doing"]["card"] == "I-red-03"


def test_ha_10_the_back_of_a_plundered_colony_is_hidden_from_its_owner_too() -> None:
    """HA-10: it is told by its requirement; the two games that differ in it look alike to all."""
    states = []
    for tile in ("col-03-1", "col-03-4"):
        state = table(
            phase="colony_a", tracks=[{"military": 3}], colonies={"3": [tile, "col-03-2", "col-03-3"]}
        )
        states.append(play(state, "plunder 3"))
    for seat in (None, 0, 1, 2):
        view = states[0].view(seat)
        assert view == states[1].view(seat)
        assert view["players"][0]["colonies"] == [{"requirement": 3, "side": "coin"}]
        assert view["colonies_left"]["3"] == 2


def test_ha_10_the_back_of_an_ally_is_seen_by_all() -> None:
    """HA-10: turned over."""
    state = table(phase="colony_a", tracks=[{"military": 3}], colonies={"3": ["col-03-4", "col-03-2"]})
    play(state, "ally 3")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["players"][0]["colonies"] == [{"id": "col-03-4", "side": "ally"}]


def test_ha_10_the_end_does_not_turn_colonies_over() -> None:
    """HA-10: the side shown counts; what nobody has turned stays unknown."""
    owned = [{"id": "col-03-4", "side": "coin"}]
    state = table({"colonies": owned}, phase="over", era=3)
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["players"][0]["colonies"] == [{"requirement": 3, "side": "coin"}]
    assert player(state)["colonies"] == owned


def test_everything_else_is_open() -> None:
    """HA-10: the same in every view."""
    me = {
        "coins": 7,
        "cards": ["I-red-03", "I-purple-09"],
        "bound": {"I-purple-09": "food"},
        "busts": [{"requirement": 6, "token": "food", "side": "front"}],
        "silver": ["income"],
        "gold": 1,
    }
    state = table(me, phase="seals", era=2)
    whole = state.to_position()
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        for key in ("era", "phase", "step", "start_player", "to_move", "board", "wheel", "outer", "options"):
            assert view[key] == whole[key], key
        for key in ("coins", "start_card", "cards", "bound", "busts", "silver", "gold", "tracks"):
            assert view["players"][0][key] == whole["players"][0][key], key
        assert view["seat"] == seat


def test_pending_is_shown_to_the_seat_to_move() -> None:
    """CONTRACT 3: the rest see what is open in `doing`."""
    state = table(phase="bust_a", tracks=[{"culture": 6}])
    play(state, "bust 6")
    assert state.view(0)["pending"]["bust"] == 6
    assert "pending" not in state.view(1)
    assert state.view(1)["doing"]["bust"] == 6


# What a table's log and record tell.


def begun(players: int = 3, seed: int = 4) -> Match:
    """A match in its first step of phase A."""
    match = Match(game(players, advanced=True), seed)
    (seat,) = match.state.to_act
    match.play(seat, "wheel red")
    return match


def decide(match: Match, seat: int, place: int, act: str) -> None:
    """Shows one of the two cards and recruits or sells the other; a token goes to income."""
    match.play(seat, sorted(texts(match.state, seat))[place])
    match.play(seat, act)
    if seat in match.state.to_act and "bind income" in texts(match.state, seat):
        match.play(seat, "bind income")


def test_secret_choices_are_told_to_their_seat_alone() -> None:
    """HA-10: half of a choice and a whole one; neither the log nor the public record has a word of them."""
    matches = [begun(), begun()]
    for match, place, act in zip(matches, (0, 1), ("sell", "recruit"), strict=True):
        match.play(1, sorted(texts(match.state, 1))[place])
        assert match.public_moves == match.moves[:1]
        decide(match, 0, place, act)
    one, other = matches
    assert one.record() == other.record()
    for seat in (2, None):
        assert one.state.view(seat) == other.state.view(seat)
        for entries in (one.log(seat), other.log(seat)):
            assert [(entry.text, entry.sentence) for entry in entries[2:]] == [(None, "")] * len(entries[2:])
    own = one.log(0)
    assert any(entry.sentence.startswith("Decides to sell a ") for entry in own)
    assert not any(
        entry.sentence for entry in own if entry.seat == 1 and entry.number > 1 and entry.text is None
    )


def test_choices_stay_secret_until_the_last_one_is_complete() -> None:
    """HA-2.3: all have shown, but one has not yet said what becomes of its other card."""
    match = begun()
    for seat in range(3):
        match.play(seat, sorted(texts(match.state, seat))[0])
    assert match.public_moves == match.moves[:1]
    match.play(0, "sell")
    match.play(2, "sell")
    assert match.public_moves == match.moves[:1]
    match.play(1, "sell")
    assert match.public_moves == match.moves


def test_after_the_reveal_a_sold_card_is_still_the_sellers_secret() -> None:
    """HA-10: the log of the others does not name it."""
    match = begun()
    drawn = [match.state.view(seat)["players"][seat]["drawn"] for seat in range(3)]
    for seat in range(3):
        decide(match, seat, 0, "sell")
    (kept,) = [card for card in drawn[0] if card != min(drawn[0])]
    told = {seat: [entry for entry in match.log(seat) if entry.seat == 0] for seat in (0, 1, None)}
    assert [entry.sentence for entry in told[1]] == [entry.sentence for entry in told[None]]
    assert told[1][-1].sentence == "Sells a card for 2 coins."
    assert told[0][-1].sentence != told[1][-1].sentence
    assert dict(told[1][-1].gains) == {"coins": 2}
    assert all(kept not in str(entry) for entry in told[1])


def test_the_choice_of_sides_is_secret_in_the_log_too() -> None:
    """HA-1.7."""
    logs = []
    for side in "ab":
        match = Match(game(3, sides="choose"), 1)
        match.play(0, f"side {side}")
        logs.append((match.log(1), match.log(None), match.record()))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("players", [2, 4])
def test_no_log_names_what_its_reader_may_not_know(players: int) -> None:
    """HA-10: over a whole game; the ids of hidden things stand in no line of it."""
    match = Match(game(players, advanced=True), 6)
    number = 0
    while not match.state.is_over:
        seat = match.state.to_act[0]
        moves = match.state.moves(seat)
        match.play(seat, str(moves[number % len(moves)]))
        number += 1
        if number % 20:
            continue
        hidden = {card for cards in match.state.to_position()["inner"].values() for card in cards}
        for reader in range(players):
            known = match.state.view(reader)["players"][reader].get("drawn", [])
            named = {word for entry in match.log(reader) for word in str(entry.text).split()}
            assert not named & (hidden - set(known))
        assert not {word for entry in match.log() for word in str(entry.text).split()} & hidden
