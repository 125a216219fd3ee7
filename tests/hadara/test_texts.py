"""The words of Hadara: the log of what was done, and choices explained."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.games.hadara import texts as words
from antiqua.games.hadara.box import ABILITY_WORDS, default, read
from antiqua.games.hadara.phrases import colony_text, crest
from tests.hadara.helpers import (
    ABOVE,
    BUSTS,
    BUY,
    COLONY_COINS,
    PAY,
    STALL,
    STEP,
    SURPLUS,
    TOKEN,
    game,
    play,
    random_game,
    table,
    texts,
)

Line = tuple[int | None, str, dict[str, int]]
BOARD = ["red", "yellow", "purple", "blue", "green"]
INNER = {
    "red": ["I-red-01", "I-red-02"],
    "yellow": ["I-yellow-01", "I-yellow-02"],
    "purple": ["I-purple-05", TOKEN],
}


def told(state: Any, move: str, viewer: int | None = None, seat: int | None = None) -> list[Line]:
    """The log's lines for the move, as a seat or a spectator may know them."""
    seat = state.to_act[0] if seat is None else seat
    before = state.view(viewer)
    state.play(move, seat=seat)
    return words.story(before, state.view(viewer), seat, move, state.game.box)


def explained(state: Any, move: str) -> str:
    """A legal move of the seat asked, in words."""
    seat = state.to_act[0]
    assert move in texts(state, seat)
    return words.explain(move, state.view(seat), state.game.box)


def last_step(*seats: dict[str, Any]) -> Any:
    """The last step of phase A: red for seat 0, yellow for seat 1, purple for seat 2."""
    return table(*seats, phase="a", step=4, board=BOARD, wheel="red", inner=INNER)


# Choices that all make at the same time


def test_the_log_of_a_step_of_phase_a() -> None:
    """What was decided; when all have chosen what came of it; then the incomes."""
    state = last_step({"coins": 9})
    assert told(state, "show I-red-01", 0) == [(0, "Shows a red card (3 military, 1 point).", {})]
    assert told(state, "recruit", 0) == [(0, "Decides to recruit a red card (1 military, 3 points).", {})]
    assert told(state, "show I-yellow-01", 0, 1) == [(1, "Shows a yellow card (1 income, 3 points).", {})]
    assert told(state, "sell", 0, 1) == [(1, "Decides to sell the other card.", {})]
    assert told(state, "show I-purple-05", 0, 2) == [(2, "Shows a purple card (6 points).", {})]
    assert told(state, "recruit", 0, 2) == [(2, "Decides to recruit the other card.", {})]
    assert told(state, "bind food", 0, 2) == [
        (2, "Decides to bind the food token.", {}),
        (0, "Recruits a red card (1 military, 3 points) for 1 coin.", {"coins": -1, "military": 1}),
        (1, "Sells a card for 2 coins.", {"coins": 2}),
        (
            2,
            "Recruits a purple card (Early token, 2 points) for 2 coins: 2 steps on food besides.",
            {"coins": -2, "food": 2},
        ),
        (0, "Has an income of 3 coins.", {"coins": 3}),
        (1, "Has an income of 2 coins.", {"coins": 2}),
        (2, "Has an income of 3 coins.", {"coins": 3}),
    ]


def test_the_seller_is_told_what_it_sold() -> None:
    """HA-10: and nobody else."""
    for viewer, sentence in (
        (1, "Sells a yellow card (2 income, 2 points) for 2 coins."),
        (0, "Sells a card for 2 coins."),
    ):
        state = play(
            last_step(),
            "1: show I-yellow-01",
            "1: sell",
            "0: show I-red-01",
            "0: sell",
            "2: show I-purple-05",
        )
        assert told(state, "sell", viewer, 2)[2] == (1, sentence, {"coins": 2})


def test_before_the_reveal_others_sentences_name_no_hidden_card() -> None:
    """HA-10: for each reader the same words, whichever card is kept."""
    for viewer in (0, 2, None):
        for text in ("recruit", "sell"):
            sentences = set()
            for shown in ("I-yellow-01", "I-yellow-02"):
                state = play(last_step(), f"1: show {shown}")
                sentences.add(told(state, text, viewer, 1)[0][1])
            assert len(sentences) == 1


def test_the_log_of_the_choice_of_sides() -> None:
    """HA-1.4, HA-1.6: 10 coins: 9 and one for seat 3, which never leads."""
    given = {"game": "hadara", "phase": "sides", "players": [{"start_card": number} for number in "1234"]}
    state = game(4, sides="choose").from_position(given)
    assert told(state, "side b", None, 0) == [(0, "Chooses side B of the start card.", {})]
    play(state, "1: side a", "2: side a")
    lines = told(state, "side a", None, 3)
    assert lines[:2] == [
        (3, "Chooses side A of the start card.", {}),
        (
            0,
            "Begins with side B: 4 income, 1 military, 1 culture, 4 food and 8 coins.",
            {"coins": 8, "income": 4, "military": 1, "culture": 1, "food": 4},
        ),
    ]
    assert lines[4:] == [
        (
            3,
            "Begins with side A: 2 income, 1 military, 2 culture, 5 food and 10 coins.",
            {"coins": 10, "income": 2, "military": 1, "culture": 2, "food": 5},
        ),
        (0, "Leads era I and sets the wheel.", {}),
    ]


def test_the_log_of_the_wheel() -> None:
    """HA-2.1, HA-2.2."""
    state = table(players=2, board=BOARD)
    assert told(state, "wheel yellow") == [(0, "Turns the wheel: the monkey points to yellow.", {})]
    for seat in range(2):
        play(state, f"{seat}: {min(texts(state, seat))}")
    play(state, "0: sell")
    assert told(state, "sell")[-1] == (None, "The wheel turns: the monkey points to purple.", {})


# Moves in turn order


def in_phase_b(*seats: dict[str, Any], **keys: Any) -> Any:
    outer = {"red": ["I-red-01"], "purple": [TOKEN, "I-purple-05"], "green": ["I-green-01"]}
    return table(*seats, **{"phase": "b", "outer": outer, **keys})


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["take red"], (0, "Takes a red card (3 military, 1 point).", {})),
        (["take red", "recruit"], (0, "Recruits it for 2 coins.", {"coins": -2, "military": 3})),
        (["take red", "sell"], (0, "Sells it for 3 coins.", {"coins": 3})),
        (["take purple"], (0, "Takes a purple card (Early token, 2 points).", {})),
        (
            ["take purple", "recruit", "bind food"],
            (0, "Binds the food token to it: gains 2 food.", {"coins": -1, "food": 2}),
        ),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_of_phase_b(moves: list[str], line: Line, viewer: int | None) -> None:
    """All is public: the same for every reader."""
    state = in_phase_b({"cards": [STALL]})
    play(state, *moves[:-1])
    assert told(state, moves[-1], viewer) == [line]


def test_the_log_of_the_last_card() -> None:
    """HA-5.2: the incomes follow; what the seller has for the card is not mixed with them."""
    state = in_phase_b(outer={"red": ["II-red-10"]}, era=2, tracks=[{"income": 3, "food": 4, "culture": 4}])
    play(state, "take red")
    assert told(state, "sell") == [
        (0, "Sells it for 3 coins.", {"coins": 3}),
        (0, "Has an income of 3 coins.", {"coins": 3}),
        (1, "Has an income of 2 coins.", {"coins": 2}),
        (2, "Has an income of 3 coins.", {"coins": 3}),
    ]


def test_the_log_of_an_income_with_taxes() -> None:
    """HA-9: 3 and 2 for each of two tracks."""
    own = {"income": 3, "food": 4, "culture": 4}
    state = in_phase_b({"cards": [ABOVE]}, outer={"red": ["II-red-10"]}, era=2, tracks=[own])
    play(state, "take red")
    assert told(state, "sell")[1] == (0, "Has an income of 7 coins.", {"coins": 7})


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("plunder 9", (0, "Plunders the colony for 9 military: gains 4 coins.", {"coins": 4})),
        (
            "ally 9",
            (
                0,
                "Allies with the colony for 9 military (2 military, 1 culture, 5 points): pays 1 coin.",
                {"coins": -1, "military": 2, "culture": 1},
            ),
        ),
        ("no colony", (0, "Takes no colony.", {})),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_of_colonies(move: str, line: Line, viewer: int | None) -> None:
    state = table(phase="colony_a", tracks=[{"military": 12}], colonies={"9": ["col-09-4"]})
    assert told(state, move, viewer) == [line]


def test_the_log_of_a_colony_with_abilities() -> None:
    """HA-9: 3 coins for a point, 4 coins for the colony, 5 for the plunder: 6 more in all."""
    me = {"cards": [BUY, COLONY_COINS], "coins": 9}
    state = table(me, phase="colony_a", era=3, tracks=[{"military": 14}])
    assert told(state, "plunder 15") == [
        (0, "Plunders the colony for 15 military: gains 6 coins.", {"coins": 6})
    ]


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["no bust"], (0, "Carves no bust.", {})),
        (["bust 12"], (0, "Carves the bust for 12 culture.", {})),
        (
            ["bust 12", "token income front"],
            (0, "Puts the income token on it, front up: gains 3 income.", {"income": 3}),
        ),
        (
            ["bust 12", "token income back"],
            (0, "Puts the income token on it, back up (3 points at the end).", {}),
        ),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_of_busts(moves: list[str], line: Line, viewer: int | None) -> None:
    state = table(phase="bust_a", tracks=[{"culture": 12}])
    play(state, *moves[:-1])
    assert told(state, moves[-1], viewer) == [line]


def test_the_log_of_bought_culture() -> None:
    """HA-9: paid with the bust or with its token, once."""
    state = table({"cards": [BUY], "coins": 9}, phase="bust_a", era=3, tracks=[{"culture": 11}])
    lines = [*told(state, "bust 12"), *told(state, "token food back")]
    assert sum(gains.get("coins", 0) for _, _, gains in lines) == -3
    assert sum("pays 3 coins" in sentence for _, sentence, _ in lines) == 1


def test_the_log_of_feeding() -> None:
    """HA-6, HA-9: discards, payments, and spare food sold by those who are passed over."""
    seats: list[dict[str, Any]] = [
        {"cards": [SURPLUS]},
        {"cards": [PAY, "I-yellow-08", "I-red-02"], "coins": 5},
        {},
    ]
    numbers = [{"food": 3}, {"food": 1}, {"food": 1}]
    state = table(*seats, phase="bust_b", era=2, to_move=2, tracks=numbers)
    assert told(state, "no bust") == [
        (2, "Carves no bust.", {}),
        (0, "Sells spare food for 6 coins.", {"coins": 6}),
    ]
    assert told(state, "pay") == [(1, "Pays instead of discarding a card: pays 2 coins.", {"coins": -2})]
    assert told(state, "discard I-yellow-08") == [
        (
            1,
            "Discards a yellow card (1 income, 1 military, 1 point): loses 1 income and 1 military.",
            {"income": -1, "military": -1},
        )
    ]
    assert state.to_position()["phase"] == "seals"


def test_the_log_of_seals_and_a_new_era() -> None:
    """HA-7."""
    state = table({"coins": 50}, phase="seals", era=1)
    assert told(state, "silver food") == [
        (0, "Buys a silver seal and puts the food token on it: pays 2 coins.", {"coins": -2})
    ]
    assert told(state, "gold") == [(0, "Buys a gold seal: pays 3 coins.", {"coins": -3})]
    assert told(state, "done") == [(0, "Buys no more seals.", {})]
    play(state, "done")
    assert told(state, "done") == [
        (2, "Buys no more seals.", {}),
        (1, "Leads era II and sets the wheel.", {}),
    ]


def test_the_log_of_the_end() -> None:
    """HA-8."""
    state = table(phase="seals", era=3, to_move=2)
    assert told(state, "done") == [(2, "Buys no more seals.", {}), (None, "The game is over.", {})]


def test_a_sentence_is_the_first_line() -> None:
    """For the default box when no other is named."""
    state = table(phase="colony_a")
    before = state.view(None)
    state.play("no colony")
    assert words.sentence(before, state.view(None), 0, "no colony") == "Takes no colony."


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_log_accounts_for_all_coins_and_steps(players: int) -> None:
    """Every move has words; what the lines give is what the players have more."""
    for state in random_game(players, 3, advanced=True, sides="choose"):
        if state.is_over:
            continue
        for seat in state.to_act:
            for move in texts(state, seat):
                choice = words.explain(move, state.view(seat), state.game.box)
                assert choice != move
                assert "{" not in choice
            before = state.to_position()["players"]
            after = state.copy()
            move = str(after.moves(seat)[-1])
            lines = told(after, move, None, seat)
            assert all("{" not in sentence for _, sentence, _ in lines)
            for other, new in enumerate(after.to_position()["players"]):
                changes = {"coins": new["coins"] - before[other]["coins"]}
                changes |= {
                    name: new["tracks"][name] - before[other]["tracks"][name] for name in new["tracks"]
                }
                for good, change in changes.items():
                    gained = sum(gains.get(good, 0) for about, _, gains in lines if about == other)
                    assert gained == change, (move, lines)


# Choices


@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        (["show I-red-01"], "Show a red card (3 military, 1 point); keep a red card (1 military, 3 points)"),
        (["show I-red-01", "recruit"], "Recruit a red card (1 military, 3 points) for 0 coins"),
        (["show I-red-02", "recruit"], "Recruit a red card (3 military, 1 point) for 1 coin"),
        (["show I-red-02", "sell"], "Sell a red card (3 military, 1 point) for 3 coins"),
    ],
)
def test_choices_in_phase_a(moves: list[str], choice: str) -> None:
    state = last_step({"cards": ["I-red-09", STALL]})
    play(state, *[f"0: {move}" for move in moves[:-1]])
    assert explained(state, moves[-1]) == choice


@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        (["take red"], "Take a red card (3 military, 1 point)"),
        (["take red", "recruit"], "Recruit a red card (3 military, 1 point) for 2 coins"),
        (["take red", "sell"], "Sell a red card (3 military, 1 point) for 2 coins"),
        (["take purple", "recruit", "bind culture"], "Bind the culture token: 2 steps on culture"),
    ],
)
def test_choices_in_phase_b(moves: list[str], choice: str) -> None:
    state = in_phase_b()
    play(state, *moves[:-1])
    assert explained(state, moves[-1]) == choice


def test_other_choices() -> None:
    """Prices and gains as they are for this player now."""
    assert explained(table(), "wheel red") == "Turn the wheel so that the monkey points to red"
    choosing = game(3, sides="choose").from_position({"game": "hadara", "phase": "sides"})
    assert explained(choosing, "side b") == "Side B: 4 income, 1 military, 1 culture, 4 food, 8 coins"
    me = {"cards": [BUY, COLONY_COINS], "coins": 30}
    state = table(me, phase="colony_a", era=3, tracks=[{"military": 14, "culture": 12}])
    assert (
        explained(state, "plunder 9")
        == "Plunder the colony for 9 military (8 coins now, 5 points at the end)"
    )
    assert (
        explained(state, "ally 15")
        == "Ally with the colony for 15 military (2 coins) and turn it over; 4 coins by the purple card; "
        "1 military bought for 3 coins"
    )
    assert explained(state, "no colony") == "Take no colony"
    state = table({"cards": [BUSTS, BUY], "coins": 30}, phase="bust_a", era=3, tracks=[{"culture": 12}])
    assert explained(state, "bust 12") == "Carve the bust for 12 culture (8 points)"
    assert (
        explained(state, "bust 20")
        == "Carve the bust for 20 culture (14 points); 8 culture bought for 24 coins"
    )
    assert explained(state, "no bust") == "Carve no bust"
    play(state, "bust 12")
    assert explained(state, "token food front") == "The food token's front: 5 steps on food"
    assert explained(state, "token food back") == "The food token's back: 3 points at the end"
    state = table({"cards": [PAY], "coins": 9}, phase="feeding", era=2, tracks=[{"food": 0}])
    assert explained(state, "pay") == "Pay 2 coins instead of discarding a card"
    assert explained(state, f"discard {PAY}") == "Discard a purple card (Grain merchant, 4 points)"
    state = table({"coins": 50, "cards": ["II-purple-09"]}, phase="seals", era=2)
    assert explained(state, "silver food") == "Buy a silver seal with the food token (4 coins)"
    assert explained(state, "gold") == "Buy a gold seal (6 coins)"
    assert explained(state, "done") == "Buy no more seals"


# Names and abilities


def test_every_ability_has_a_name_and_a_text() -> None:
    names = [name for name in ABILITY_WORDS if name != "none"]
    assert len(names) == 18
    assert len({words.ability_name(name) for name in names}) == 18
    found = {name: words.ability_text(name, default()) for name in names}
    assert len(set(found.values())) == 18
    assert not any("{" in text for text in found.values())
    assert found["sell_plus_1"] == "Each card that you sell gives 1 coin more."
    assert found["color_step_green"] == "A step on food for each of your green cards, now and later."
    assert found["cheaper_seals"] == "Silver seals cost 4 and 15, gold seals 6 and 22 in eras II and III."
    assert found["feed_with_coins"] == "At feeding pay 2 coins instead of each discard, 12 coins at most."


def test_texts_follow_the_box() -> None:
    """An owner's numbers."""
    mine = read({"abilities": {"sell_coins": 2}, "cheaper_seals": {"gold": {"prices": [5, 20]}}})
    assert words.ability_text("sell_plus_1", mine) == "Each card that you sell gives 2 coins more."
    assert "gold seals 5 and 20" in words.ability_text("cheaper_seals", mine)


def test_a_card_in_words() -> None:
    box = default()
    assert words.card_text("I-blue-05", box) == "Blue card of era I for 3 coins: 2 culture, 1 food, 2 points."
    assert words.card_text(STEP["red"], game().box).startswith(
        "Purple card of era I for 3 coins: Patron of red, 2 points. A"
    )
    assert words.card_text("II-blue-02", box) == "Blue card of era II for 6 coins: 3 culture, 2 food."
    assert (
        colony_text(9, box)
        == "Colony for 9 military: plunder it for 4 coins and 5 points, or ally for 1 coin."
    )


def test_every_name_has_words() -> None:
    definition = game().definition
    assert [words.part(name) for name in definition.score_parts] == [
        "Colonies",
        "Busts",
        "Silver seals",
        "Gold seals",
        "Cards",
        "Coins",
    ]
    assert [crest(seat) for seat in range(5)] == ["monkey", "dragon", "lion", "pegasus", "scarab"]


def test_reconstructions_are_told() -> None:
    """Not what an owner has put in."""
    view = table().view(None)
    found = words.reconstructions(view, default())
    assert len(found) == 3
    assert found[0].startswith("Prices, values and points of purple cards are a reconstruction")
    seals = {metal: {"prices": [2, 6, 21]} for metal in ("silver", "gold")}
    assert len(words.reconstructions(view, read({"seals": seals}))) == 2
