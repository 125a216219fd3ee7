"""Recruiting and selling (HA-3), in phase B (HA-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import (
    STALL,
    STALL_2,
    TOKEN,
    asked,
    coins,
    pass_to,
    play,
    player,
    refused,
    table,
    texts,
    tracks,
)


def taking(card: str, *seats: dict[str, Any], era: int = 1, **keys: Any) -> Any:
    """Seat 0 has taken the card from its pile in phase B; a card of another colour is left."""
    colour = card.split("-")[1]
    left = "blue" if colour != "blue" else "red"
    outer = {colour: [card], left: [f"{'I' * era}-{left}-10"]}
    state = table(*seats, era=era, **{"phase": "b", "outer": outer, **keys})
    return play(state, f"take {colour}")


# HA-3.1


@pytest.mark.parametrize(
    ("card", "era", "front", "price"),
    [
        ("I-red-03", 1, [], 3),
        ("I-yellow-03", 1, [], 4),
        ("I-red-03", 1, ["I-red-01"], 2),
        ("I-red-03", 1, ["I-red-01", "I-red-02", "I-red-04"], 0),
        ("I-red-03", 1, ["I-red-01", "I-red-02", "I-red-04", "I-red-05"], 0),  # never below 0
        ("I-red-03", 1, ["I-blue-01", "I-green-02", "I-purple-05"], 3),  # other colours
        ("I-purple-06", 1, ["I-purple-05", "I-purple-01"], 1),  # purple, too
        ("II-red-06", 2, ["I-red-01", "I-red-02"], 4),  # of any era
        ("III-green-01", 3, ["I-green-02", "II-green-02"], 6),
        ("III-purple-06", 3, ["I-purple-05"], 7),
    ],
)
def test_ha_3_1_the_price(card: str, era: int, front: list[str], price: int) -> None:
    """HA-3.1: less 1 for each card of that colour in front, never below 0; so many coins are enough."""
    state = taking(card, {"coins": price, "cards": front}, era=era)
    assert texts(state) == {"recruit", "sell"}
    play(state, "recruit")
    assert coins(state) == 0
    assert player(state)["cards"] == [*front, card]


def test_ha_3_1_other_players_cards_do_not_count() -> None:
    """HA-3.1: already in front of you."""
    state = taking("I-red-03", {"coins": 3}, {"cards": ["I-red-01", "I-red-02"]})
    assert coins(play(state, "recruit")) == 0


@pytest.mark.parametrize(
    ("card", "era", "steps"),
    [
        ("I-yellow-03", 1, [2, 1, 0, 0]),
        ("I-red-09", 1, [0, 1, 1, 0]),
        ("I-blue-05", 1, [0, 0, 2, 1]),  # the card that the rulebook shows
        ("I-green-01", 1, [2, 0, 0, 2]),
        ("I-purple-04", 1, [0, 1, 0, 1]),
        ("II-red-07", 2, [0, 2, 2, 0]),
        ("III-blue-01", 3, [0, 0, 3, 2]),
        ("III-yellow-03", 3, [5, 1, 0, 0]),
        ("III-purple-06", 3, [0, 0, 0, 0]),
    ],
)
def test_ha_3_1_the_tracks_advance_by_what_the_card_shows(card: str, era: int, steps: list[int]) -> None:
    """HA-3.1; data file."""
    start = {"income": 3, "military": 2, "culture": 1, "food": 4}
    state = taking(card, {"coins": 20}, era=era, tracks=[start])
    play(state, "recruit")
    assert tracks(state) == [value + step for value, step in zip(start.values(), steps, strict=True)]


# HA-3.2


@pytest.mark.parametrize(("era", "price"), [(1, 2), (2, 3), (3, 4)])
def test_ha_3_2_a_sale(era: int, price: int) -> None:
    """HA-3.2: 2, 3, 4 coins by era; the card leaves the game, the tracks stay."""
    card = f"{'I' * era}-red-03"
    state = taking(card, {"coins": 5}, era=era)
    before = tracks(state)
    play(state, "sell")
    assert coins(state) == 5 + price
    assert tracks(state) == before
    found = state.to_position()
    assert found["sold"] == [{"card": card, "by": None}]
    assert found["players"][0]["cards"] == []
    assert card not in found["outer"]["red"]


@pytest.mark.parametrize(("era", "price"), [(1, 2), (2, 3), (3, 4)])
def test_ha_3_2_a_sale_in_phase_a(era: int, price: int) -> None:
    """HA-3.2: the same price; who sold it is kept, for only that seat knows it."""
    roman = "I" * era
    inner = {colour: [f"{roman}-{colour}-01", f"{roman}-{colour}-02"] for colour in ("red", "blue", "green")}
    board = ["red", "blue", "green", "yellow", "purple"]
    state = table({"coins": 5}, phase="a", step=4, era=era, board=board, wheel="red", inner=inner)
    for seat, colour in enumerate(("red", "blue", "green")):
        play(state, f"{seat}: show {roman}-{colour}-02", f"{seat}: sell")
    sold = sorted(state.to_position()["sold"], key=lambda entry: int(entry["by"]))
    assert sold == [
        {"card": f"{roman}-{colour}-01", "by": seat} for seat, colour in enumerate(("red", "blue", "green"))
    ]
    assert coins(state) == 5 + price + 3  # income 3


# HA-3.3


def test_ha_3_3_a_card_that_cannot_be_paid_must_be_sold() -> None:
    """HA-3.3: one coin is missing."""
    state = taking("I-red-03", {"coins": 2})
    assert texts(state) == {"sell"}
    refused(state, "recruit")


def test_ha_3_3_in_phase_a_too() -> None:
    """HA-3.3: of the two cards the one can be paid and the other not."""
    inner = {
        "red": ["I-red-01", "I-red-03"],
        "blue": ["I-blue-01", "I-blue-02"],
        "green": ["I-green-01", "I-green-02"],
    }
    board = ["red", "blue", "green", "yellow", "purple"]
    state = table({"coins": 2}, phase="a", step=4, board=board, wheel="red", inner=inner)
    assert texts(play(state.copy(), "0: show I-red-01"), 0) == {"sell"}
    assert texts(play(state.copy(), "0: show I-red-03"), 0) == {"recruit", "sell"}


def test_ha_3_3_a_free_card_can_always_be_paid() -> None:
    """HA-3.1: price 2 less 2, without coins."""
    state = taking("I-red-01", {"coins": 0, "cards": ["I-red-02", "I-red-03"]})
    assert "recruit" in texts(state)


# HA-5


def test_ha_5_1_the_top_card_of_any_open_pile() -> None:
    """HA-5.1: the colours that have one; it is recruited or sold, never put back."""
    outer = {"red": ["I-red-01", "I-red-02"], "green": ["I-green-03"], "purple": ["I-purple-05"]}
    state = table(phase="b", outer=outer)
    assert texts(state) == {"take red", "take green", "take purple"}
    play(state, "take red")
    assert texts(state) == {"recruit", "sell"}
    assert state.to_position()["outer"]["red"] == ["I-red-02"]
    play(state, "sell")
    assert texts(state) == {"take red", "take green", "take purple"}
    play(state, "take red")
    play(state, "recruit")
    assert player(state, 1)["cards"] == ["I-red-02"]


def test_ha_5_1_in_turn_order_until_none_is_left() -> None:
    """HA-5.1: two players, three cards, seat 1 first; then income and colonies, seat 1 first."""
    outer = {"red": ["I-red-01", "I-red-02"], "green": ["I-green-03"]}
    state = table(players=2, phase="b", outer=outer, start_player=1, to_move=1)
    found = []
    while state.to_position()["phase"] == "b":
        found.append(asked(state))
        play(state, min(texts(state)), "sell")
    assert found == [1, 0, 1]
    assert (state.to_position()["phase"], asked(state)) == ("colony_b", 1)
    # one sale and income 3; two sales and income 2; 1 coin of compensation (HA-1.6)
    assert [coins(state, seat) for seat in (0, 1)] == [8 + 2 + 3, 9 + 4 + 2]


@pytest.mark.parametrize("players", [2, 5])
def test_ha_5_1_five_cards_each(players: int) -> None:
    """HA-5.1: whatever the number of players."""
    outer = {
        c: [f"I-{c}-{n:02}" for n in range(1, players + 1)]
        for c in ("red", "blue", "green", "yellow", "purple")
    }
    state = table(players=players, phase="b", outer=outer, start_player=1, to_move=1)
    taken = dict.fromkeys(range(players), 0)
    while state.to_position()["phase"] == "b":
        taken[asked(state)] += 1
        play(state, min(texts(state)), "sell")
    assert taken == dict.fromkeys(range(players), 5)


def test_ha_5_1_whose_turn_it_is_follows_from_the_cards_left() -> None:
    """CONTRACT 3: 15 cards for three players; with 11 left it is the fifth turn: seat 2's."""
    outer = {"red": [f"I-red-{n:02}" for n in range(1, 7)], "blue": [f"I-blue-{n:02}" for n in range(1, 6)]}
    given = {"game": "hadara", "phase": "b", "outer": outer, "start_player": 1}
    assert asked(table(players=3).game.from_position(given)) == 2


def test_ha_5_2_income_colony_bust_feeding_seals() -> None:
    """HA-5.2: phases in this order; everybody is fed, so that nobody is asked there."""
    outer = {"red": ["I-red-01"]}
    state = play(table(phase="b", outer=outer), "take red", "sell")
    phases = []
    while state.to_position()["era"] == 1:
        phase = state.to_position()["phase"]
        phases.append((phase, asked(state)))
        play(state, {"colony_b": "no colony", "bust_b": "no bust", "seals": "done"}[phase])
    assert phases == [(phase, seat) for phase in ("colony_b", "bust_b", "seals") for seat in range(3)]


def test_ha_5_2_income_before_anything_else() -> None:
    """HA-5.2: 8 and a sale, then 3."""
    state = play(table(phase="b", outer={"red": ["I-red-01"]}), "take red", "sell")
    assert [coins(state, seat) for seat in range(3)] == [8 + 2 + 3, 8 + 2, 8 + 3]


# Sales with the market stall (HA-9)


@pytest.mark.parametrize(("front", "more"), [([STALL], 1), ([STALL_2], 1), ([STALL, STALL_2], 2)])
@pytest.mark.parametrize(("era", "price"), [(1, 2), (2, 3), (3, 4)])
def test_ha_9_each_sale_gives_1_coin_more(front: list[str], more: int, era: int, price: int) -> None:
    """HA-9: in any era; copies add up."""
    state = taking(f"{'I' * era}-red-03", {"coins": 0, "cards": front}, era=era)
    assert coins(play(state, "sell")) == price + more


def test_ha_9_sales_in_phase_a_give_more_too() -> None:
    """HA-9: 2 + 1 and income 3."""
    inner = {
        "red": ["I-red-01", "I-red-03"],
        "blue": ["I-blue-01", "I-blue-02"],
        "green": ["I-green-01", "I-green-02"],
    }
    board = ["red", "blue", "green", "yellow", "purple"]
    state = table({"coins": 0, "cards": [STALL]}, phase="a", step=4, board=board, wheel="red", inner=inner)
    for seat in range(3):
        play(state, f"{seat}: {min(texts(state, seat))}", f"{seat}: sell")
    assert coins(state) == 6


def test_ha_9_the_stall_that_is_sold_itself_gives_nothing() -> None:
    """HA-9: active as long as it lies in front."""
    state = taking(STALL, {"coins": 0})
    assert coins(play(state, "sell")) == 2


# The token card (HA-9)


@pytest.mark.parametrize("track", ["income", "military", "culture", "food"])
def test_ha_9_the_token_card_gives_two_steps(track: str) -> None:
    """HA-9: on the track of the token; price 2."""
    zero = dict.fromkeys(("income", "military", "culture", "food"), 1)
    state = play(taking(TOKEN, {"coins": 5}, tracks=[zero]), "recruit")
    assert texts(state) == {"bind income", "bind military", "bind culture", "bind food"}
    play(state, f"bind {track}")
    assert player(state)["tracks"] == {**zero, track: 3}
    assert player(state)["bound"] == {TOKEN: track}
    assert coins(state) == 3


def test_ha_9_a_bound_token_is_used() -> None:
    """HA-9: of two food tokens one lies on a bust and one on the card; none is left for the second card."""
    busts = [{"requirement": 6, "token": "food", "side": "front"}]
    me = {"coins": 9, "cards": [TOKEN], "bound": {TOKEN: "food"}, "busts": busts}
    state = play(taking("I-purple-10", me), "recruit")
    assert texts(state) == {"bind income", "bind military", "bind culture"}
    play(state, "bind culture")
    assert player(state)["bound"] == {TOKEN: "food", "I-purple-10": "culture"}


def test_ha_9_without_a_free_token_the_card_gives_no_steps() -> None:
    """HA-9, ruling: all eight are in use: 4 busts, 2 seals and a card have 7, another card the eighth."""
    busts = [
        {"requirement": requirement, "token": token, "side": "back"}
        for requirement, token in ((6, "income"), (12, "income"), (20, "military"), (30, "military"))
    ]
    cards = ["I-purple-09", "I-purple-10"]
    me = {
        "coins": 9,
        "busts": busts,
        "silver": ["culture", "culture"],
        "cards": cards,
        "bound": {cards[0]: "food", cards[1]: "food"},
    }
    box = {"card": [{"id": "I-purple-05", "ability": "bonus_token_2_steps"}]}
    state = taking("I-purple-05", me, box=box)
    before = tracks(state)
    play(state, "recruit")
    assert asked(state) == 1
    assert player(state)["cards"] == [*cards, "I-purple-05"]
    assert tracks(state) == before
    assert coins(state) == 9  # price 2, two purple cards in front


def test_the_token_card_in_phase_a() -> None:
    """CONTRACT 2: `bind` completes the choice; the token is taken when all are revealed."""
    inner = {
        "purple": [TOKEN, "I-purple-05"],
        "blue": ["I-blue-01", "I-blue-02"],
        "green": ["I-green-01", "I-green-02"],
    }
    board = ["purple", "blue", "green", "yellow", "red"]
    state = table(phase="a", step=4, board=board, wheel="purple", inner=inner)
    play(state, "0: show I-purple-05", "0: recruit")
    assert texts(state, 0) == {"bind income", "bind military", "bind culture", "bind food"}
    play(state, "0: bind military")
    assert state.to_act == (1, 2)
    assert player(state)["bound"] == {}
    assert tracks(state) == [3, 2, 1, 4]
    for seat in (1, 2):
        play(state, f"{seat}: {min(texts(state, seat))}", f"{seat}: sell")
    assert player(state)["bound"] == {TOKEN: "military"}
    assert tracks(state) == [3, 4, 1, 4]
    pass_to(state, "b")
