"""Positions: what is written, what may be left out, what is refused (CONTRACT 3)."""

from __future__ import annotations

from typing import Any

import pytest

import antiqua
from antiqua.kernel.errors import PositionError
from tests.hadara.helpers import (
    COLOURS,
    PAY,
    TOKEN,
    TWO,
    as_json,
    asked,
    coins,
    game,
    play,
    player,
    random_game,
    table,
    texts,
    tracks,
    unreadable,
)

KEYS = {
    "format",
    "game",
    "rules",
    "options",
    "era",
    "phase",
    "step",
    "start_player",
    "to_move",
    "board",
    "wheel",
    "inner",
    "outer",
    "colonies",
    "sold",
    "players",
    "seed",
    "rng",
    "pending",
}
PLAYER_KEYS = {
    "coins",
    "start_card",
    "cards",
    "bound",
    "colonies",
    "busts",
    "silver",
    "gold",
    "tracks",
}


def read(seats: int = 3, **keys: Any) -> Any:
    """The state of a position with these keys alone."""
    return game(seats, advanced=True).from_position({"game": "hadara", **keys})


# Writing


def test_every_key_is_written() -> None:
    found = read().to_position()
    assert set(found) == KEYS
    assert (found["format"], found["game"]) == ("antiqua-position/1", "hadara")
    assert found["options"] == {"players": 3, "advanced": True, "sides": "a"}
    assert [set(one) for one in found["players"]] == [PLAYER_KEYS] * 3


def test_the_form_of_what_lies_in_front_of_a_player() -> None:
    me = {
        "coins": 7,
        "start_card": "2b",
        "cards": ["II-red-03", TOKEN, "I-blue-01"],
        "bound": {TOKEN: "culture"},
        "colonies": [{"id": "col-09-4", "side": "coin"}, {"id": "col-15-1", "side": "ally"}],
        "busts": [{"requirement": 12, "token": "income", "side": "front"}],
        "silver": ["food", "food"],
        "gold": 2,
    }
    found = read(era=2, phase="seals", players=[me, {"start_card": "1a"}, {}]).to_position()["players"][0]
    assert {key: value for key, value in found.items() if key != "tracks"} == me
    # 2 1 4 3; +2 military, +2 culture, +3 culture, +1 income +1 culture, +3 income
    assert found["tracks"] == {"income": 6, "military": 3, "culture": 10, "food": 3}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("advanced", "sides"), [(False, "a"), (True, "choose")])
def test_positions_and_states_are_the_same_at_every_decision(
    players: int, advanced: bool, sides: str
) -> None:
    """CONTRACT 3: within steps and choices, too, through a file, and played on in the same way."""
    for number, state in enumerate(random_game(players, 11, advanced=advanced, sides=sides)):
        again = state.game.from_position(as_json(state.to_position()))
        assert again.fingerprint() == state.fingerprint()
        assert again.to_act == state.to_act
        for seat in again.to_act:
            assert [str(move) for move in again.moves(seat)] == [str(move) for move in state.moves(seat)]
        if number % 9 == 0 and not state.is_over:
            move = str(state.moves()[-1])
            assert play(again, move).fingerprint() == play(state.copy(), move).fingerprint()


def test_piles_list_the_next_card_first() -> None:
    """CONTRACT 3: face down, open, and the stacks of colonies."""
    inner = {colour: [f"I-{colour}-{number:02}" for number in (5, 3, 8, 1, 2, 4)] for colour in COLOURS}
    state = read(phase="a", wheel="red", inner=inner, outer={"red": ["I-red-10", "I-red-09"]})
    assert state.to_position()["inner"] == inner
    assert texts(state, 0) == {"show I-red-05", "show I-red-03"}
    state = read(phase="b", outer={"red": ["I-red-10", "I-red-09"]}, to_move=0)
    play(state, "take red")
    assert state.to_position()["pending"]["card"] == "I-red-10"


# Leaving out


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_given_is_the_first_turn_after_set_up(players: int) -> None:
    state = read(players, seed=5)
    found = state.to_position()
    assert (found["era"], found["phase"], found["step"], found["to_move"]) == (1, "wheel", 0, 0)
    assert [one["start_card"] for one in found["players"]] == [f"{n}a" for n in range(1, players + 1)]
    assert all(len(cards) == 2 * players for cards in found["inner"].values())
    assert all(len(tiles) == players for tiles in found["colonies"].values())
    assert (found["sold"], found["start_player"]) == ([], 0)
    assert not any(found["outer"].values())
    for one in found["players"]:
        assert [one[key] for key in ("cards", "bound", "colonies", "busts", "silver", "gold")] == [
            [],
            {},
            [],
            [],
            [],
            0,
        ]


def test_without_a_seed_it_is_still_determined() -> None:
    assert read().fingerprint() == read().fingerprint()


def test_unseen_piles_are_shuffled_by_the_seed() -> None:
    """CONTRACT 3."""
    piles = [read(seed=seed).to_position()["inner"] for seed in (1, 1, 2)]
    assert piles[0] == piles[1]
    assert piles[0] != piles[2]


def test_piles_have_by_default_what_lies_nowhere_else() -> None:
    """CONTRACT 3: no card twice, though two of the reds dealt lie in front or are sold."""
    dealt = read(seed=3).to_position()["inner"]["red"]
    state = read(
        seed=3,
        phase="a",
        step=2,
        players=[{"cards": [dealt[0]]}, {}, {}],
        sold=[{"card": dealt[1], "by": None}],
        outer={"red": [dealt[2]]},
    )
    found = state.to_position()
    placed = [card for cards in found["inner"].values() for card in cards]
    placed += dealt[:3]
    assert len(placed) == len(set(placed))


def test_the_default_piles_of_phase_a_have_what_the_steps_left_will_draw() -> None:
    """CONTRACT 3: with three players 6 cards a step less; every colour that is still to come has its two."""
    for step in range(5):
        found = read(phase="a", step=step).to_position()
        assert sum(len(cards) for cards in found["inner"].values()) == 30 - 6 * step
    state = read(phase="a", step=3)
    while state.to_position()["phase"] == "a":
        play(state, f"{state.to_act[0]}: {min(texts(state))}")
    assert not any(state.to_position()["inner"].values())


def test_colonies_by_default_are_those_that_nobody_has() -> None:
    """CONTRACT 3: one a player in each stack, with those in front of players."""
    owned = [{"id": "col-09-2", "side": "coin"}]
    found = read(players=[{"colonies": owned}, {}, {}]).to_position()["colonies"]
    assert [len(tiles) for tiles in found.values()] == [3, 2, 3, 3, 3]
    assert "col-09-2" not in found["9"]


def test_a_key_that_is_given_is_given_whole() -> None:
    """CONTRACT 3: `colonies` with one stack means that the others are empty; so with `inner` and `outer`."""
    found = read(phase="colony_a", colonies={"3": ["col-03-1"]}, outer={"red": ["I-red-01"]}).to_position()
    assert found["colonies"] == {"3": ["col-03-1"], "9": [], "15": [], "21": [], "30": []}
    assert found["outer"] == {**{colour: [] for colour in COLOURS}, "red": ["I-red-01"]}


def test_players_may_be_given_in_part() -> None:
    state = read(players=[{"coins": 3}, {"gold": 2}, {}])
    assert [coins(state, seat) for seat in range(3)] == [3, 8, 8]
    assert player(state, 1)["gold"] == 2
    assert tracks(state, 1) == [2, 1, 3, 4]


def test_the_start_player_follows_from_era_and_numbers() -> None:
    """HA-1.6."""
    cards = [{"start_card": "5b"}, {"start_card": "3a"}, {"start_card": "4a"}]
    assert [asked(read(era=era, players=cards)) for era in (1, 2, 3)] == [1, 2, 0]


def test_tracks_may_be_given_if_they_are_right() -> None:
    """CONTRACT 3: they are computed."""
    right = {"income": 3, "military": 2, "culture": 1, "food": 4}
    assert tracks(read(players=[{"tracks": right}, {}, {}])) == [3, 2, 1, 4]


def test_the_game_may_be_over() -> None:
    state = read(phase="over", era=3)
    assert state.is_over
    assert state.to_position()["to_move"] is None


def test_within_a_step_of_colonies() -> None:
    """`pending` has how many were taken and bought."""
    state = table({"cards": [TWO]}, phase="colony_a", era=3, tracks=[{"military": 20}])
    play(state, "plunder 9")
    again = state.game.from_position(as_json(state.to_position()))
    play(again, "plunder 15")
    assert asked(again) == 1


def test_within_a_bust() -> None:
    state = play(table(phase="bust_a", tracks=[{"culture": 6}]), "bust 6")
    again = state.game.from_position(as_json(state.to_position()))
    assert "token food back" in texts(again)
    assert asked(play(again, "token food back")) == 1


def test_within_phase_b() -> None:
    state = table(phase="b", outer={"purple": [TOKEN, "I-purple-05"]})
    play(state, "take purple")
    again = state.game.from_position(as_json(state.to_position()))
    assert texts(again) == {"recruit", "sell"}
    play(again, "recruit")
    third = again.game.from_position(as_json(again.to_position()))
    assert "bind food" in texts(third)
    assert asked(play(third, "bind food")) == 1


def test_within_the_choice_of_sides() -> None:
    state = game(3, sides="choose").new(seed=1)
    play(state, "1: side b")
    again = state.game.from_position(as_json(state.to_position()))
    assert again.to_act == (0, 2)
    assert (
        play(again, "0: side a", "2: side a").fingerprint()
        == play(state, "0: side a", "2: side a").fingerprint()
    )


def test_ids_are_upper_or_lower_case_in_moves() -> None:
    """CONTRACT 2: parsing ignores case and extra blanks."""
    inner = {colour: [f"I-{colour}-{number:02}" for number in range(1, 7)] for colour in COLOURS}
    state = read(phase="a", wheel="red", inner=inner)
    play(state, "0: SHOW   i-RED-01", "0:  Sell ")
    assert state.to_act == (1, 2)


# Refusing

LITTLE = {colour: [f"I-{colour}-01", f"I-{colour}-02"] for colour in COLOURS}
BUST = {"requirement": 6, "token": "food", "side": "front"}


def one(**keys: Any) -> list[dict[str, Any]]:
    """Three players, the first with these keys."""
    return [keys, {}, {}]


def test_a_seat_whose_pile_has_no_two_cards_rests() -> None:
    """CONTRACT 3: piles that play does not leave are accepted; the other seats draw and the step goes on."""
    inner = {**LITTLE, "red": ["I-red-01"]}
    state = read(phase="a", to_move=None, inner=inner, wheel="red")
    assert 0 not in state.to_act
    assert state.view(0)["players"][0]["drawn"] == []
    for seat in state.to_act:
        state.play(state.moves(seat)[0], seat)
        state.play("sell", seat)
    assert state.to_position()["step"] == 1


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ({"coulours": {}}, "coulours"),
        ({"format": "antiqua-position/2"}, "format"),
        ({"game": "hellas"}, "game"),
        ({"rules": 99}, "rules"),
        ({"options": {"players": 2}}, "options.players"),
        ({"options": {"advanced": False}}, "options.advanced"),
        ({"options": {"sides": "choose"}}, "options.sides"),
        ({"options": {"tribes": False}}, "options.tribes"),
        ({"seed": -1}, "seed"),
        ({"rng": [0, 0]}, "rng"),
        ({"rng": [1]}, "rng"),
        ({"phase": "setup"}, "phase"),
        ({"phase": "sides"}, "phase"),
        ({"era": 0}, "era"),
        ({"era": 4}, "era"),
        ({"era": True}, "era"),
        ({"phase": "a", "to_move": None, "step": 5}, "step"),
        ({"phase": "b", "step": 1}, "step"),
        ({"start_player": 3}, "start_player"),
        ({"to_move": 3}, "to_move"),
        ({"to_move": None}, "to_move"),
        ({"to_move": 1}, "to_move"),  # the wheel is the start player's
        ({"phase": "a", "to_move": 0}, "to_move"),
        ({"phase": "over", "to_move": 0}, "to_move"),
        ({"board": ["red"] * 5}, "board"),
        ({"board": ["red", "yellow"]}, "board"),
        ({"board": [*COLOURS[:4], "pink"]}, "board"),
        ({"wheel": "pink"}, "wheel"),
        # piles
        ({"inner": {"pink": []}}, "inner.pink"),
        ({"inner": {"red": ["I-blue-01"]}}, "inner.red"),
        ({"inner": {"red": ["II-red-01"]}}, "inner.red"),
        ({"inner": {"red": ["I-red-11"]}}, "inner.red"),
        ({"inner": {"red": ["I-red-01", "I-red-01"]}}, "inner.red"),
        ({"inner": {"red": [f"I-red-{n:02}" for n in range(1, 8)]}}, "inner.red"),
        ({"outer": {"red": ["I-red-01"]}, "inner": LITTLE}, "inner.red"),
        ({"outer": {"blue": ["II-blue-01"]}}, "outer.blue"),
        ({"outer": {"blue": "I-blue-01"}}, "outer.blue"),
        ({"phase": "b"}, "outer"),
        ({"sold": [{"by": 0}]}, "sold.0.card"),
        ({"sold": [{"card": "I-red-01", "by": 3}]}, "sold.0.by"),
        ({"sold": [{"card": "I-red-01", "from": 0}]}, "sold.0.from"),
        ({"sold": [{"card": "II-red-01"}]}, "sold.0.card"),
        ({"sold": [{"card": "I-red-01"}, {"card": "I-red-01"}]}, "sold.1.card"),
        # colonies
        ({"colonies": {"4": []}}, "colonies.4"),
        ({"colonies": {"3": ["col-09-1"]}}, "colonies.3"),
        ({"colonies": {"3": ["col-03-1", "col-03-1"]}}, "colonies.3"),
        ({"colonies": {"3": [f"col-03-{n}" for n in range(1, 5)]}}, "colonies.3"),
        (
            {
                "colonies": {"3": ["col-03-1"]},
                "players": one(colonies=[{"id": "col-03-1", "side": "coin"}]),
            },
            "colonies.3",
        ),
        # players
        ({"players": [{}]}, "players"),
        ({"players": [{}, {}, {}, {}]}, "players"),
        ({"players": [{}, {"coins": -1}, {}]}, "players.1.coins"),
        ({"players": one(corn=1)}, "players.0.corn"),
        ({"players": one(start_card="6a")}, "players.0.start_card"),
        ({"players": one(start_card="1")}, "players.0.start_card"),
        ({"players": [{"start_card": "2a"}, {"start_card": "2b"}, {}]}, "players.1.start_card"),
        ({"era": 2, "players": one(cards=["III-red-01"])}, "players.0.cards"),
        ({"era": 2, "players": one(cards=["I-red-99"])}, "players.0.cards"),
        ({"era": 2, "players": [{"cards": ["I-red-01"]}, {"cards": ["I-red-01"]}, {}]}, "players.1.cards"),
        ({"era": 2, "players": one(cards=["I-red-01"]), "sold": [{"card": "I-red-01"}]}, "sold.0.card"),
        ({"era": 2, "players": one(bound={TOKEN: "food"})}, "players.0.bound"),
        (
            {"era": 2, "players": one(cards=["I-red-01"], bound={"I-red-01": "food"})},
            "players.0.bound.I-red-01",
        ),
        ({"era": 2, "players": one(cards=[TOKEN], bound={TOKEN: "corn"})}, f"players.0.bound.{TOKEN}"),
        (
            {"era": 2, "players": one(cards=[TOKEN], bound={TOKEN: "food"}, silver=["food", "food"])},
            "players.0.",
        ),
        ({"players": one(colonies=[{"side": "coin"}])}, "players.0.colonies.0.id"),
        ({"players": one(colonies=[{"id": "col-04-1", "side": "coin"}])}, "players.0.colonies.0.id"),
        ({"players": one(colonies=[{"id": "col-03-1", "side": "back"}])}, "players.0.colonies.0.side"),
        (
            {
                "players": one(
                    colonies=[{"id": "col-03-1", "side": "coin"}, {"id": "col-03-2", "side": "coin"}]
                )
            },
            "players.0.colonies.1.id",
        ),
        (
            {
                "players": [
                    {"colonies": [{"id": "col-03-1", "side": "coin"}]},
                    {"colonies": [{"id": "col-03-1", "side": "coin"}]},
                    {},
                ]
            },
            "players.1.colonies.0.id",
        ),
        ({"players": one(busts=[{"token": "food", "side": "front"}])}, "players.0.busts.0.requirement"),
        ({"players": one(busts=[{**BUST, "requirement": 7}])}, "players.0.busts.0.requirement"),
        ({"players": one(busts=[{**BUST, "token": "corn"}])}, "players.0.busts.0.token"),
        ({"players": one(busts=[{**BUST, "side": "coin"}])}, "players.0.busts.0.side"),
        ({"players": one(busts=[BUST, BUST])}, "players.0.busts.1.requirement"),
        (
            {"players": one(busts=[BUST, {**BUST, "requirement": 12}, {**BUST, "requirement": 20}])},
            "players.0.busts.2.token",
        ),
        ({"players": one(silver=["food"] * 3)}, "players.0.silver"),
        ({"players": one(silver=["corn"])}, "players.0.silver"),
        ({"players": one(busts=[BUST], silver=["food", "food"])}, "players.0.silver"),
        ({"players": one(gold=3)}, "players.0.gold"),
        ({"players": one(tracks={"income": 4})}, "players.0.tracks.income"),
        ({"players": one(tracks={"corn": 4})}, "players.0.tracks.corn"),
        # what is open
        ({"pending": {"cards": 1}}, "pending.cards"),
        ({"pending": {"card": "I-red-01"}}, "pending.card"),
        ({"pending": {"bust": 6}}, "pending.bust"),
        ({"pending": {"paid": 1}}, "pending.paid"),
        ({"pending": {"taken": 1}}, "pending.taken"),
        ({"pending": {"choices": [None]}}, "pending.choices"),
        ({"pending": {"choices": [{"show": "I-red-01"}, None, None]}}, "pending.choices.0"),
        ({"phase": "bust_a", "outer": {"red": ["I-red-01"]}, "pending": {"bust": 7}}, "pending.bust"),
        (
            {
                "phase": "a",
                "to_move": None,
                "inner": LITTLE,
                "step": 4,
                "wheel": "red",
                "pending": {"choices": [{"show": "I-red-05"}, None, None]},
            },
            "pending.choices.0.show",
        ),
        (
            {
                "phase": "a",
                "to_move": None,
                "inner": LITTLE,
                "step": 4,
                "wheel": "red",
                "players": one(coins=0),
                "pending": {"choices": [{"show": "I-red-01", "act": "recruit"}, None, None]},
            },
            "pending.choices.0.act",
        ),
    ],
)
def test_what_cannot_be_is_refused(keys: dict[str, Any], path: str) -> None:
    """CONTRACT 3: the message begins with the key's path and says what is allowed."""
    message = unreadable(keys, phase=keys.get("phase", "wheel"), to_move=keys.get("to_move", 0))
    assert message.startswith(path), message
    assert ":" in message
    assert "llowed" in message or "missing" in message, message


def test_a_beginner_game_has_no_cards_with_the_symbol() -> None:
    """HA-1.2: wherever they would lie."""
    for keys in (
        {"era": 3, "players": one(cards=[PAY])},
        {"sold": [{"card": "I-purple-11"}]},
        {"inner": {"purple": ["I-purple-11"]}},
        {"outer": {"purple": ["I-purple-11"]}},
    ):
        with pytest.raises(ValueError, match="advanced"):
            game(3).from_position({"game": "hadara", **keys})


def test_feeding_asks_a_seat_that_lacks_food() -> None:
    """HA-6.1: the first in turn order by default; who is fed is not asked."""
    hungry = {"cards": ["I-red-02"]}
    numbers = [{"food": 1}, {"food": 0}, {"food": 1}]
    state = table(phase="bust_b", tracks=numbers)
    given = {"game": "hadara", "phase": "feeding", "players": [hungry, {"cards": ["I-red-03"]}, {}]}
    assert asked(state.game.from_position(given)) == 1
    for seat in (0, 2):
        with pytest.raises(ValueError, match=r"^to_move"):
            state.game.from_position({**given, "to_move": seat})
    with pytest.raises(ValueError, match=r"^(phase|to_move)"):
        state.game.from_position({"game": "hadara", "phase": "feeding"})


@pytest.mark.parametrize("cards", [18, 28, 38, 48])
@pytest.mark.parametrize("era", [1, 2, 3])
def test_there_is_room_for_all_cards_that_may_come(era: int, cards: int) -> None:
    """CONTRACT 3: a seat with very many cards is refused, or recruits all that it can."""
    rules = game(2, advanced=True)
    roman = "I" * era
    ids = [card for card in rules.box.card_ids if len(card.split("-")[0]) <= era]
    inner = {colour: [f"{roman}-{colour}-{number:02}" for number in range(1, 5)] for colour in COLOURS}
    outer = {colour: [f"{roman}-{colour}-{number:02}" for number in (5, 6)] for colour in COLOURS}
    placed = {card for pile in (inner, outer) for names in pile.values() for card in names}
    front = [card for card in ids if card not in placed][:cards]
    given = {"era": era, "phase": "a", "inner": inner, "outer": outer}
    players = [{"cards": front, "coins": 900}, {"coins": 900}]
    try:
        state = rules.from_position({"game": "hadara", **given, "players": players})
    except PositionError:
        with pytest.raises(PositionError, match=r"^players\.0\.cards"):
            rules.from_position({"game": "hadara", **given, "players": players})
        return
    while state.to_position()["phase"] in ("a", "colony_a", "bust_a", "b"):
        seat = state.to_act[0]
        found = texts(state, seat)
        state.play("recruit" if "recruit" in found else min(found), seat=seat)
    assert len(player(state)["cards"]) == len(front) + 15


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ({"era": 3}, "era"),
        ({"pending": {"card": "I-red-01"}}, "pending.card"),
        ({"pending": {"card": float("nan")}}, "pending.card"),
        *(
            ({"players": [{key: value}, {}, {}]}, f"players.0.{key}")
            for key, value in {
                "cards": ["I-red-01"],
                "bound": {"I-red-01": "food"},
                "colonies": [{"id": "c03-1", "side": "front"}],
                "busts": 5,
                "silver": ["food"],
                "gold": "",
                "tracks": {"income": 1, "military": 0, "culture": 0, "food": 0},
            }.items()
        ),
    ],
)
def test_before_sides_are_chosen_nothing_lies_in_front_of_anybody(keys: dict[str, Any], path: str) -> None:
    """HA-1.4, CONTRACT 3: what cannot be is refused with the key's path."""
    game = antiqua.load("hadara", players=3, sides="choose")
    with pytest.raises(PositionError, match=f"^{path}: "):
        game.from_position({"phase": "sides", **keys})
    position = game.new(seed=1).to_position()
    assert game.from_position(position).to_position() == position
