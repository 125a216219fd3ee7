"""Terms and set-up (HA-1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hadara.helpers import COLOURS, asked, coins, game, pass_to, play, table, texts, tracks

SEEDS = range(40)


def starts(players: int = 3, **options: Any) -> list[dict[str, Any]]:
    return [game(players, **options).new(seed=seed).to_position() for seed in SEEDS]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ha_1_2_two_cards_a_player_of_each_colour(players: int) -> None:
    """HA-1.2: of era I, face down; no card lies face up."""
    for found in starts(players):
        assert set(found["inner"]) == set(COLOURS)
        for colour, cards in found["inner"].items():
            assert len(set(cards)) == len(cards) == 2 * players
            assert all(card.startswith(f"I-{colour}-") for card in cards)
        assert not any(found["outer"].values())
        assert (found["era"], found["sold"]) == (1, [])


def test_ha_1_2_the_cards_are_shuffled() -> None:
    """HA-1.2: each red card of the era is dealt in some game, in another order in every game."""
    found = starts()
    assert {card for one in found for card in one["inner"]["red"]} == {f"I-red-{n:02}" for n in range(1, 11)}
    assert len({tuple(one["inner"]["red"]) for one in found}) == len(found)


@pytest.mark.parametrize(("advanced", "kinds"), [(False, 10), (True, 14)])
def test_ha_1_2_purple_cards_with_the_symbol_are_advanced(advanced: bool, kinds: int) -> None:
    """HA-1.2: 11 to 14 bear the symbol; a beginner game never has them."""
    seen = {card for one in starts(advanced=advanced) for card in one["inner"]["purple"]}
    assert seen == {f"I-purple-{number:02}" for number in range(1, kinds + 1)}


def test_ha_1_2_five_beginners_use_all_purple_cards_without_the_symbol() -> None:
    """HA-1.2: ten of ten."""
    assert set(starts(5)[0]["inner"]["purple"]) == {f"I-purple-{number:02}" for number in range(1, 11)}


def test_ha_1_2_later_eras_are_dealt_anew() -> None:
    """HA-1.2: of the next era; the rest of the last one has left the game."""
    state = play(table({}, {}, phase="seals", era=1, to_move=2), "done")
    found = state.to_position()
    assert (found["era"], found["phase"]) == (2, "wheel")
    for colour, cards in found["inner"].items():
        assert len(cards) == 6
        assert all(card.startswith(f"II-{colour}-") for card in cards)
    pass_to(state, "seals")
    play(state, "done", "done", "done")
    third = state.to_position()
    assert {card.split("-")[0] for cards in third["inner"].values() for card in cards} == {"III"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ha_1_3_one_colony_a_player_in_each_stack(players: int) -> None:
    """HA-1.3: stacks 3, 9, 15, 21 and 30."""
    for found in starts(players):
        assert list(found["colonies"]) == ["3", "9", "15", "21", "30"]
        for requirement, tiles in found["colonies"].items():
            assert len(set(tiles)) == len(tiles) == players
            assert all(tile.startswith(f"col-{int(requirement):02}-") for tile in tiles)


def test_ha_1_3_which_colonies_are_there_and_their_order_is_drawn() -> None:
    """HA-1.3: with three of five tiles each is in some game and missing in another."""
    stacks = [tuple(one["colonies"]["9"]) for one in starts()]
    for number in range(1, 6):
        assert any(f"col-09-{number}" in tiles for tiles in stacks)
        assert any(f"col-09-{number}" not in tiles for tiles in stacks)
    assert len(set(stacks)) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ha_1_4_a_random_start_card_side_a(players: int) -> None:
    """HA-1.4: different numbers, every number in some game."""
    found = starts(players)
    numbers = [[player["start_card"] for player in one["players"]] for one in found]
    assert all(len(set(cards)) == players for cards in numbers)
    assert {cards[0] for cards in numbers} == {"1a", "2a", "3a", "4a", "5a"}


# Coins, income, military, culture, food.
START = {
    "1a": (8, [3, 2, 1, 4]),
    "1b": (8, [4, 1, 1, 4]),
    "2a": (8, [2, 1, 3, 4]),
    "2b": (8, [2, 1, 4, 3]),
    "3a": (8, [3, 2, 2, 3]),
    "3b": (8, [2, 3, 3, 2]),
    "4a": (9, [2, 1, 2, 5]),
    "4b": (10, [2, 2, 1, 4]),
    "5a": (9, [2, 2, 1, 5]),
    "5b": (11, [1, 1, 1, 6]),
}


@pytest.mark.parametrize("card", START)
def test_ha_1_4_coins_and_tracks_of_the_start_cards(card: str) -> None:
    """HA-1.4; data file."""
    others = [f"{number}a" for number in range(1, 6) if str(number) != card[0]]
    seats = [{"start_card": one} for one in (card, *others[:2])]
    state = game(3).from_position({"game": "hadara", "players": seats})
    assert (coins(state), tracks(state)) == START[card]


def test_ha_1_4_where_sides_are_chosen_all_choose_in_secret() -> None:
    """HA-1.4, HA-1.7: nothing is known of a side before the last one has chosen."""
    state = game(3, sides="choose").new(seed=2)
    numbers = [player["start_card"] for player in state.to_position()["players"]]
    assert all(number in "12345" for number in numbers)
    assert state.to_act == (0, 1, 2)
    assert texts(state, 1) == {"side a", "side b"}
    other = state.copy()
    play(state, "1: side b", "0: side a")
    play(other, "1: side a", "0: side a")
    assert state.to_act == (2,)
    assert state.view(2) == other.view(2)
    assert state.view(None) == other.view(None)
    play(state, "2: side b")
    found = state.to_position()["players"]
    assert [player["start_card"] for player in found] == [
        numbers[0] + "a",
        numbers[1] + "b",
        numbers[2] + "b",
    ]
    for seat, player in enumerate(found):
        assert (player["coins"], tracks(state, seat)) == START[player["start_card"]]
    assert state.to_position()["phase"] == "wheel"


def test_ha_1_4_tokens_and_gold_seals() -> None:
    """HA-1.4: two tokens of each track: a third of one track cannot be used; no seal is active."""
    state = table({"coins": 99, "silver": ["food", "food"]}, phase="bust_a", tracks=[{"culture": 6}])
    play(state, "bust 6")
    assert texts(state) == {
        f"token {track} {side}" for track in ("income", "military", "culture") for side in ("front", "back")
    }
    for found in starts():
        assert [(player["gold"], player["silver"]) for player in found["players"]] == [(0, [])] * 3


def test_ha_1_5_tracks_have_no_upper_limit() -> None:
    """HA-1.5: 20 and six cards: 4 + 4 + 5 + 4 + 5 + 4."""
    cards = [f"III-red-{number:02}" for number in (1, 2, 3, 5, 6, 10)]
    state = table({"cards": cards}, era=3, tracks=[{"military": 20}])
    assert tracks(state)[1] == 46


def test_ha_1_5_coins_never_run_out() -> None:
    """HA-1.5: the box has 34 + 5 x 18 + 10 x 10 = 224."""
    state = table({"coins": 300}, {"coins": 300}, phase="colony_a", tracks=[{"military": 3}])
    assert coins(play(state, "plunder 3")) == 303


NUMBERS = ["4a", "1a", "5a", "2a", "3a"]


@pytest.mark.parametrize(
    ("players", "leaders", "compensated"),
    [
        (2, [1, 0, 1], [0]),  # 4 and 1: the lower leads I and III
        (3, [1, 0, 2], []),  # 4, 1, 5: all lead once
        (4, [1, 3, 0], [2]),  # 4, 1, 5, 2
        (5, [1, 3, 4], [0, 2]),
    ],
)
def test_ha_1_6_start_players_and_the_coin_of_those_who_never_lead(
    players: int, leaders: list[int], compensated: list[int]
) -> None:
    """HA-1.6: by start number; with two players the one who leads once has a coin."""
    given = [{"start_card": card} for card in NUMBERS[:players]]
    for era, leader in enumerate(leaders, 1):
        state = game(players).from_position({"game": "hadara", "era": era, "players": given})
        assert state.to_position()["start_player"] == leader
        assert (asked(state), len(texts(state))) == (leader, 5)
    for seat in range(players):
        assert coins(state, seat) == START[NUMBERS[seat]][0] + (seat in compensated)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sides", ["a", "choose"])
def test_ha_1_6_the_coin_is_given_once_before_the_game(players: int, sides: str) -> None:
    """HA-1.6: with either way of set-up, none at a later era."""
    for seed in range(5):
        state = game(players, sides=sides).new(seed=seed)
        while state.to_position()["phase"] == "sides":
            state.play("side a")
        found = state.to_position()["players"]
        numbers = sorted(player["start_card"] for player in found)
        for player in found:
            place = numbers.index(player["start_card"])
            more = place == 1 if players == 2 else place >= 3
            assert player["coins"] == START[player["start_card"]][0] + more


def test_ha_1_6_the_eras_of_a_game_are_led_in_turn() -> None:
    """HA-1.6: numbers 4, 1, 5: seats 1, 0, 2; nobody has a coin for it."""
    given = [{"start_card": card} for card in NUMBERS[:3]]
    state = game(3).from_position({"game": "hadara", "players": given})
    found = [asked(state)]
    for _ in range(2):
        pass_to(state, "seals")
        play(state, "done", "done", "done")
        found.append(asked(state))
    assert found == [1, 0, 2]


def test_ha_1_7_the_order_of_the_colours_is_drawn() -> None:
    """HA-1.7, ruling: each colour at most once, many orders; the same one all game."""
    boards = [tuple(one["board"]) for one in starts()]
    assert all(sorted(board) == sorted(COLOURS) for board in boards)
    assert len(set(boards)) > 25
    state = game(2).new(seed=4)
    board = state.to_position()["board"]
    pass_to(state, "seals")
    assert state.to_position()["board"] == board


def test_a_game_is_determined_by_its_seed() -> None:
    """CONTRACT 1."""
    first, again, other = (game(3).new(seed=seed) for seed in (7, 7, 8))
    assert first.fingerprint() == again.fingerprint() != other.fingerprint()
