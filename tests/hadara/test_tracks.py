"""Tracks are the sum of what lies in front of a player (HA-6.2); steps for cards of a colour (HA-9)."""

from __future__ import annotations

import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest

from tests.hadara.helpers import (
    ALL_COLOURS,
    BUSTS,
    BUSTS_2,
    STEP,
    TOKEN,
    game,
    play,
    player,
    random_game,
    table,
    texts,
    tracks,
)

OF_COLOUR = {"yellow": "income", "red": "military", "blue": "culture", "green": "food"}
PLACE = ["income", "military", "culture", "food"]


# Steps for cards of a colour (HA-9)


@pytest.mark.parametrize("colour", OF_COLOUR)
@pytest.mark.parametrize("count", [0, 1, 3])
def test_ha_9_a_step_now_for_each_card_of_the_colour(colour: str, count: int) -> None:
    """HA-9: on that colour's track; the price is the purple card's."""
    front = [f"I-{colour}-{number:02}" for number in range(1, count + 1)]
    outer = {"purple": [STEP[colour], "I-purple-05"]}
    state = table({"coins": 3, "cards": front}, phase="b", outer=outer)
    before = tracks(state)
    play(state, "take purple", "recruit")
    before[PLACE.index(OF_COLOUR[colour])] += count
    assert tracks(state) == before
    assert player(state)["coins"] == 0


@pytest.mark.parametrize("colour", OF_COLOUR)
def test_ha_9_and_one_for_each_later_card(colour: str) -> None:
    """HA-9: besides the values of the card, in front of whom it lies."""
    cards = {"yellow": "I-yellow-09", "red": "I-red-02", "blue": "I-blue-02", "green": "I-green-08"}
    state = table(
        {"coins": 5, "cards": [STEP[colour]]},
        phase="b",
        outer={colour: [cards[colour]], "purple": ["I-purple-05"]},
    )
    before = tracks(state)
    play(state, f"take {colour}", "recruit")
    before[PLACE.index(OF_COLOUR[colour])] += (2 if colour == "green" else 1) + 1
    assert tracks(state) == before


def test_ha_9_other_colours_and_other_players_cards_do_not_count() -> None:
    """HA-9: for yours, of its colour: only the one red card."""
    state = table({"cards": [STEP["red"], *ALL_COLOURS]}, {"cards": ["I-red-01", "I-red-03"]}, era=2)
    assert tracks(state) == [3 + 1, 2 + 1 + 1, 1 + 1, 4 + 2]
    assert tracks(state, 1) == [2, 1 + 6, 3, 4]


def test_ha_9_all_four_of_them_at_once() -> None:
    """HA-9: one card of each colour."""
    state = table({"cards": [*STEP.values(), *ALL_COLOURS]}, era=2)
    assert tracks(state) == [3 + 2, 2 + 2, 1 + 2, 4 + 3]


def test_ha_9_copies_add_up() -> None:
    """HA-9, ruling: two cards, two red ones: 4 more."""
    box = {"card": [{"id": "I-purple-05", "ability": "color_step_red"}]}
    state = table({"cards": [STEP["red"], "I-purple-05", "I-red-02", "I-red-07"]}, box=box, era=2)
    assert tracks(state)[1] == 2 + 1 + 1 + 4


# Everything together (HA-6.2)


def test_ha_6_2_the_sum_of_all_that_lies_there() -> None:
    """HA-6.2, ruling: worked out beside each."""
    me = {
        "cards": [*ALL_COLOURS, STEP["red"], TOKEN, BUSTS],  # 1 1 1 2; 0 1 0 0; 0 0 0 2
        "bound": {TOKEN: "food"},
        "colonies": [{"id": "col-15-4", "side": "ally"}, {"id": "col-21-3", "side": "coin"}],  # 1 1 2 0
        "busts": [
            {"requirement": 20, "token": "culture", "side": "front"},  # 0 0 4 + 2 0
            {"requirement": 30, "token": "income", "side": "back"},
        ],
        "silver": ["income"],
    }
    state = table(me, era=2, tracks=[{"income": 10, "military": 10, "culture": 10, "food": 10}])
    assert tracks(state) == [12, 13, 19, 14]


def _box() -> dict[str, Any]:
    file = resources.files("antiqua.games.hadara") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


BOX = _box()


def recount(me: dict[str, Any], box: dict[str, Any] = BOX) -> dict[str, int]:
    """The tracks of a player, from the components file and what lies in front."""
    cards = {card["id"]: card for card in box["card"]}
    steps = {bust["requirement"]: bust["token_steps"] for bust in box["bust"]}
    found = dict.fromkeys(PLACE, 0)

    def add(values: dict[str, int]) -> None:
        for track, value in values.items():
            found[track] += value

    add(next(card["values"] for card in box["start_card"] if card["id"] == me["start_card"]))
    mine = [cards[name] for name in me["cards"]]
    for card in mine:
        add(card.get("values", {}))
    for track in me["bound"].values():
        add({track: 2})
    for colony in me["colonies"]:
        if colony["side"] == "ally":
            add(next(tile for tile in box["colony"] if tile["id"] == colony["id"]).get("values", {}))
    abilities = [card.get("ability", "none") for card in mine]
    for bust in me["busts"]:
        if bust["side"] == "front":
            add({bust["token"]: steps[bust["requirement"]] + 2 * abilities.count("busts_plus_2")})
    for colour, track in OF_COLOUR.items():
        number = sum(f"-{colour}-" in name for name in me["cards"])
        add({track: number * abilities.count(f"color_step_{colour}")})
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", [False, True])
def test_tracks_are_a_recount(players: int, advanced: bool) -> None:
    """HA-6.2: at every decision of random games; discards of token and ability cards come by themselves."""
    for seed in range(3):
        for state in random_game(players, seed, advanced=advanced):
            for me in state.to_position()["players"]:
                assert me["tracks"] == recount(me)


def test_tracks_are_a_recount_in_feedings() -> None:
    """HA-6.2: from positions in which many cards with abilities are discarded one by one."""
    chance = Random(5)
    abilities = [
        STEP["blue"],
        STEP["green"],
        STEP["yellow"],
        STEP["red"],
        TOKEN,
        "I-purple-10",
        BUSTS,
        BUSTS_2,
    ]
    plain = [f"I-{colour}-{number:02}" for colour in OF_COLOUR for number in range(1, 6)]
    discards = 0
    for _ in range(15):
        cards = [*chance.sample(abilities, 5), *chance.sample(plain, 9)]
        chance.shuffle(cards)
        tokens = [card for card in cards if card in (TOKEN, "I-purple-10")]
        bound = dict(zip(tokens, chance.sample(PLACE, len(tokens)), strict=True))
        busts = [
            {"requirement": requirement, "token": token, "side": chance.choice(["front", "back"])}
            for requirement, token in zip((6, 12, 20), chance.sample(PLACE, 3), strict=True)
        ]
        me = {"cards": cards, "bound": bound, "busts": busts, "start_card": "1b"}
        given = {
            "game": "hadara",
            "era": 2,
            "phase": "bust_b",
            "players": [me, {}],
            "to_move": 1,
            "start_player": 0,
        }
        state = game(2, advanced=True).from_position(given)
        play(state, "no bust")
        while state.to_position()["phase"] == "feeding":
            assert player(state)["tracks"] == recount(player(state))
            play(state, chance.choice(sorted(texts(state))))
            discards += 1
        assert player(state)["tracks"] == recount(player(state))
    assert discards > 20
