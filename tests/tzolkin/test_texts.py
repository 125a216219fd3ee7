"""The words for moves, tiles and what happens (STYLE: short sentences in the rulebook's terms)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import antiqua
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.expansion_words import quick_text
from antiqua.games.tzolkin.texts import explain, price_in_corn, sentence, story, tile_text
from antiqua.i18n import use_language
from antiqua.play.match import Match
from tests.tzolkin.expansion import acted, laid
from tests.tzolkin.helpers import State, act, food_day, play, random_game, table

COMPONENTS = box.default()


def told(state: State, *moves: str) -> str:
    """The log's sentence for the last of the moves, as a spectator reads it."""
    *before, last = moves
    play(state, *before)
    seat = state.to_act[0]
    old = state.view(None)
    play(state, last)
    return sentence(old, state.view(None), seat, last)


def follows(state: State, *moves: str) -> list[tuple[int | None, str, dict[str, int]]]:
    """What the log tells after the last of the moves, without the move itself."""
    *before, last = moves
    play(state, *before)
    seat = state.to_act[0]
    old = state.view(None)
    play(state, last)
    return story(old, state.view(None), seat, last, COMPONENTS)[1:]


def label(state: State, move: str) -> str:
    """The move as a choice."""
    assert move in {str(legal) for legal in state.moves()}
    return explain(move, state.view(state.to_act[0]), COMPONENTS)


# Placing and picking up.


def test_placing_names_the_space_and_the_price() -> None:
    on_tikal = {"tikal 0": "dummy", "tikal 1": "dummy"}
    # space 2 as the second worker: 2 + 1
    assert told(table({"corn": 9}, gears=on_tikal), "place palenque", "place tikal") == (
        "Places a worker on Tikal 2: 3 corn."
    )
    assert told(table({"corn": 9}), "place tikal") == "Places a worker on Tikal 0 for nothing."
    assert told(table({"corn": 9}), "place start") == "Places a worker on the start-player space for nothing."
    assert told(table({"corn": 9}), "place tikal", "place start") == (
        "Places a worker on the start-player space: 1 corn."
    )


def test_a_placing_is_offered_with_its_price() -> None:
    state = table({"corn": 9}, gears={"tikal 0": "dummy"})
    assert label(state, "place palenque") == "Place a worker on Palenque 0"
    assert label(state, "place tikal") == "Place a worker on Tikal 1 (1 corn)"
    play(state, "place palenque")
    assert label(state, "place palenque") == "Place a worker on Palenque 1 (2 corn)"
    assert label(state, "place start") == "Place a worker on the start-player space (1 corn)"
    play(state, "place tikal")
    assert label(state, "place tikal") == "Place a worker on Tikal 2 (4 corn)"


def test_a_worker_is_picked_up_and_used() -> None:
    state = table({"corn": 1}, gears={"yaxchilan 2": 0})
    assert label(state, "pick yaxchilan 2") == "Pick up the worker on Yaxchilan 2"
    assert told(state, "pick yaxchilan 2") == "Picks up the worker on Yaxchilan 2."
    assert label(state, "do yaxchilan 1") == "Yaxchilan 1: 1 wood (1 corn)"
    assert label(state, "do yaxchilan 2") == "Yaxchilan 2: 1 corn and 1 stone"
    assert label(state, "do nothing") == "Do nothing with this worker"
    assert told(state.copy(), "do yaxchilan 1") == "Uses Yaxchilan 1: pays 1 corn, gains 1 wood."
    assert told(state.copy(), "do yaxchilan 2") == "Uses Yaxchilan 2: gains 1 corn and 1 stone."
    assert told(state.copy(), "do nothing") == "Does nothing with the worker."


def test_a_free_choice_has_no_price() -> None:
    state = play(table({"corn": 3}, gears={"uxmal 7": 0}), "pick uxmal 7")
    assert label(state, "do uxmal 1") == "Uxmal 1: 3 corn for a step in any temple"
    assert price_in_corn("do uxmal 1", state.view(0), COMPONENTS) == 3
    assert told(state, "do uxmal 1") == "Uses Uxmal 1: pays 3 corn."
    assert label(state, "step chaac") == "One step up on Chaac"
    assert told(state, "step chaac") == "Steps up on Chaac."


# Actions.


def test_harvesting() -> None:
    state = act("palenque 3", {"corn": 0}, jungle={3: {"corn": 2, "wood": 1}})
    assert label(state, "corn") == "Harvest the corn"
    assert told(state.copy(), "corn") == "Harvests corn: gains 5 corn."
    assert told(state.copy(), "wood") == "Harvests wood: gains 2 wood."
    assert told(state.copy(), "burn") == "Burns a wood tile: gains 5 corn."
    assert told(state.copy(), "burn", "anger kukulcan") == "Angers the gods with a step down on Kukulcan."


def test_paying_for_a_level_tells_the_level() -> None:
    state = act("tikal 1", {"wood": 1, "gold": 1, "extraction": 1})
    assert told(state, "advance extraction") == "Advances Extraction."
    assert told(state, "pay wood") == "Pays 1 wood."
    assert told(state, "pay gold") == "Pays 1 gold: Extraction reaches level 2."


def test_building_tells_price_and_gain() -> None:
    state = act("tikal 2", {"wood": 3}, buildings=["b10", "b01"])
    assert label(state, "build b01") == "Build a farm (1 worker needs no corn)"
    assert told(state, "build b10") == (
        "Builds a civic building (1 stone and an advance in Agriculture): "
        "pays 3 wood, gains 1 stone, Agriculture reaches level 1."
    )


def test_a_skull_on_chichen_itza() -> None:
    state = table({"skulls": 1}, gears={"chichen_itza 4": 0})
    play(state, "pick chichen_itza 4")
    assert label(state, "do chichen_itza 4") == (
        "Chichen Itza 4: a crystal skull for 7 points and a step on Kukulcan"
    )
    assert told(state, "do chichen_itza 4") == (
        "Uses Chichen Itza 4: pays 1 crystal skull, gains 7 points, 1 step up on Kukulcan."
    )


def test_what_else_an_action_gives_is_not_said_to_come_from_the_block_that_is_chosen() -> None:
    state = table({"skulls": 1}, gears={"chichen_itza 6": 0})
    assert told(state, "pick chichen_itza 6", "do chichen_itza 6", "take gold") == (
        "Takes 1 gold, and 1 step up on Kukulcan."
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_sentence_of_the_log_has_two_colons(players: int) -> None:
    """Tables of points, in parentheses, apart."""
    modules: dict[str, Any] = dict.fromkeys(("tribes", "prophecies", "new_buildings", "quick_actions"), True)
    match = Match(
        antiqua.load("tzolkin", players=players, **modules), 7, ["Ana", "Ben", "Cleo", "Dov", "Eve"][:players]
    )
    chance = Random(7)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, str(chance.choice(match.state.moves(seat))))
    sentences = [re.sub(r"\([^()]*\)", "", entry.sentence) for entry in match.log(None)]
    assert len(sentences) > 200
    assert [told for told in sentences if told.count(":") > 1] == []


def test_a_quick_action_with_a_price_is_one_phrase() -> None:
    assert quick_text("pay_1_corn_build_one_building", COMPONENTS) == "pay 1 corn and construct a building"


def test_the_market() -> None:
    state = act("uxmal 2", {"corn": 4, "wood": 1})
    assert label(state, "sell wood") == "Sell 1 wood for 2 corn"
    assert label(state, "buy gold") == "Buy 1 gold for 4 corn"
    assert told(state, "sell wood") == "Sells 1 wood: gains 2 corn."
    assert told(state, "buy gold") == "Buys 1 gold: pays 4 corn."


def test_under_gold_shortage_gold_is_bought_dearer_and_sold_as_ever() -> None:
    """TP-3.3: gold from the market counts as received, which costs 1 corn more than its 4."""
    state = acted("uxmal 2", {"corn": 5, "gold": 1}, rule="gold_shortage")
    assert label(state, "buy gold") == "Buy 1 gold for 5 corn"
    assert label(state, "buy stone") == "Buy 1 stone for 3 corn"
    assert label(state, "sell gold") == "Sell 1 gold for 4 corn"
    assert told(state.copy(), "buy gold") == "Buys 1 gold: pays 5 corn."
    assert told(state, "sell gold") == "Sells 1 gold: gains 4 corn."


def test_arriving_on_a_top_step_turns_the_board() -> None:
    state = act("uxmal 1", {"corn": 3, "chaac": 5, "board": "dark"})
    assert told(state, "step chaac") == "Steps up on Chaac: the player board turns to its light side."


def test_begging() -> None:
    state = table({"corn": 1})
    assert label(state, "beg") == "Beg: you have 3 corn then, and anger the gods"
    assert told(state, "beg") == "Begs for corn: gains 2 corn."
    assert label(state, "anger chaac") == "One step down on Chaac"


def test_bacab_begs_for_more() -> None:
    """TP-2.4: 4 corn after begging."""
    state = laid({"corn": 2, "tribe": "bacab"}, {"tribe": "yaluk"})
    assert label(state, "beg") == "Beg: you have 4 corn then, and anger the gods"
    assert told(state, "beg") == "Begs for corn: gains 2 corn."


def test_the_price_of_a_step_ahead_follows_the_box() -> None:
    """TP-2.2: 1 corn beyond what theology reaches, which an owner's box may change."""
    me = {"corn": 3, "skulls": 1, "theology": 1, "tribe": "ahau_chamahez"}
    state = play(laid(me, gears={"chichen_itza 4": 0}), "pick chichen_itza 4")
    view, far = state.view(0), box.read({"theology": {"ahead": 2}})
    assert [price_in_corn(f"do chichen_itza {space}", view, COMPONENTS) for space in (5, 6)] == [0, 1]
    assert [price_in_corn(f"do chichen_itza {space}", view, far) for space in (5, 6, 7)] == [0, 0, 1]


# The end of a turn and of a round.


def test_the_corn_of_the_calendar_is_taken_at_the_end_of_the_turn() -> None:
    state = table({"corn": 1}, tooth_corn=3)
    assert told(state, "place start", "end") == "Ends the turn and takes 3 corn from the calendar."


def test_the_calendar_moves_on() -> None:
    state = table(to_move=1, round=3, start_player=0, gears={"tikal 7": 0})
    assert follows(state, "place uxmal", "end") == [
        (None, "1 corn is put on the calendar, which moves to round 4.", {}),
        (0, "1 worker leaves the gears without an action.", {}),
    ]


def test_the_worker_of_a_quick_action_comes_home_without_a_word() -> None:
    """TP-6.4: it was on no gear, and its action is done."""
    state = laid(
        {}, {"hand": 2, "supply": 3}, to_move=1, start_player=0, gears={"tikal 7": 0}, quick_spaces=[1]
    )
    told = [line for line in follows(state, "place uxmal", "end") if line[0] is not None]
    assert told == [(0, "1 worker leaves the gears without an action.", {})]
    state = laid(
        {"hand": 2, "supply": 3}, {"hand": 2, "supply": 3}, to_move=1, start_player=0, quick_spaces=[1, 0]
    )
    assert [line for line in follows(state, "place uxmal", "end") if line[0] is not None] == []


def test_the_start_player_moves_the_calendar() -> None:
    state = table(to_move=1, round=3, start_player=0, start_space=0)
    assert follows(state, "place uxmal", "end") == [(1, "Becomes the start player.", {})]
    assert told(state.copy(), "days 1") == "Advances the calendar by 1 day."
    assert told(state, "days 2") == (
        "Advances the calendar by 2 days and turns the player board to its dark side."
    )
    assert follows(table(to_move=1, round=3, start_space=0), "place uxmal", "end", "days 2") == [
        (None, "The calendar moves to round 5.", {})
    ]


def test_a_food_day_is_told_seat_by_seat() -> None:
    # seat 0: 3 workers eat 6 corn, a stone at step 2 of Chaac; seat 1: nobody can be fed, 3 x 3 points
    state = table({"corn": 7, "chaac": 2}, {"corn": 1}, to_move=1, round=8)
    assert follows(state, "place uxmal", "end") == [
        (None, "Food day 1.", {}),
        (
            0,
            "On the food day: pays 6 corn for the workers, gains 1 stone from the temples.",
            {"corn": -6, "stone": 1},
        ),
        (1, "On the food day: loses 9 points for 3 workers who are not fed.", {"points": -9}),
        (None, "1 corn is put on the calendar, which moves to round 9.", {}),
    ]


def test_the_points_of_a_food_day_are_told_with_their_reasons() -> None:
    # end of age 1. seat 0: 2 on Chaac and 6 as the first, 0 on the two others' step 1; one worker not fed.
    # seat 1: 3 down on each temple's lowest step: -1, -2, -3; nobody fed.
    state = table(
        {"corn": 4, "chaac": 2},
        {"corn": 0, "chaac": 0, "quetzalcoatl": 0, "kukulcan": 0},
        to_move=1,
        round=14,
        food_days=1,
    )
    lines = follows(state, "place uxmal", "end")
    assert lines[1][1] == (
        "On the food day: pays 4 corn for the workers, loses 3 points for 1 worker who is not fed, "
        "gains 14 points from the temples."
    )
    assert lines[2][1] == (
        "On the food day: loses 9 points for 3 workers who are not fed, loses 6 points by the temples."
    )


def test_what_tiles_give_is_one_list() -> None:
    assert tile_text("b21", COMPONENTS).endswith(
        ": 2 points and any action but those of Chichen Itza, at the price of Uxmal 5."
    )
    assert tile_text("b27", COMPONENTS) == "Shrine for 2 stone: 2 points and 2 steps on Chaac."
    fed = next(name for name, tile in COMPONENTS.data["wealth"].items() if tile["feeds"])
    assert tile_text(fed, COMPONENTS).endswith("and food for 1 worker.")
    assert tile_text("b01", COMPONENTS) == "Farm for 1 wood: 1 worker needs no corn."


def test_a_block_left_out_is_no_payment() -> None:
    state = act("tikal 2", {"gold": 2, "stone": 2, "wood": 2, "architecture": 3}, buildings=["b27"])
    play(state, "build b27")
    assert told(state, "save stone").startswith(
        "Leaves 1 stone of the price out by Architecture: pays 1 stone, gains 1 corn and 4 points"
    )


def test_new_buildings_are_told() -> None:
    state = play(act("tikal 2", {"wood": 1}, buildings=["b01"], deck_1=["b04"]), "build b01")
    assert follows(state, "end") == [
        (None, "New on display: a farm (every worker needs 1 corn less).", {}),
    ]


def test_the_end_of_the_game_is_told() -> None:
    state = table(to_move=1, round=27, food_days=3)
    lines = follows(state, "place uxmal", "end")
    assert lines[0] == (None, "Food day 4.", {})
    assert lines[-1] == (None, "The game is over.", {})
    assert food_day(4).is_over


# Tiles and options.


@pytest.mark.parametrize(
    ("tile", "text"),
    [
        ("b04", "Farm for 4 wood: every worker needs 1 corn less."),
        ("b15", "Farm for 2 wood: 3 workers need no corn."),
        ("b08", "Tomb for 1 wood and 1 gold: a step in any temple and the construction of another building."),
        (
            "b26",
            "Civic building for 2 wood and 2 stone: 1 crystal skull and an advance in any technology.",
        ),
        (
            "m13",
            "Monument (shrine) for 4 gold and 1 crystal skull: 3 points for each crystal skull on "
            "Chichen Itza.",
        ),
        (
            "m05",
            "Monument (tomb) for 2 wood, 2 stone and 2 gold: points for each monument that anyone "
            "built, by the number of players: 2: 6, 3: 5, 4: 4.",
        ),
        ("w01", "Starting wealth: 3 corn, a step on Quetzalcoatl and an advance in Agriculture."),
        ("w15", "Starting wealth: 1 worker."),
    ],
)
def test_tiles(tile: str, text: str) -> None:
    assert tile_text(tile, COMPONENTS) == text


def test_every_tile_has_words() -> None:
    for name in (*COMPONENTS.building_ids, *COMPONENTS.monument_ids, *COMPONENTS.wealth_ids):
        assert "{" not in tile_text(name, COMPONENTS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_of_whole_games_has_words(players: int) -> None:
    for state in random_game(players, players):
        view = state.view(state.to_act[0]) if state.to_act else {}
        for move in map(str, state.moves()):
            words = explain(move, view, COMPONENTS)
            assert words[0].isupper()
            assert "{" not in words
            assert not move.startswith("place") or price_matches(state, move)


def price_matches(state: State, move: str) -> bool:
    """Whether the price told for placing is the corn that it takes."""
    seat = state.to_act[0]
    price = price_in_corn(move, state.view(seat), COMPONENTS)
    corn = state.view(None)["players"][seat]["corn"]
    after = state.copy()
    after.play(move)
    return bool(corn - after.view(None)["players"][seat]["corn"] == price)


def test_texts_without_a_translation_stay_english() -> None:
    with use_language("hu"):
        assert told(table({"corn": 9}), "place tikal") == "Places a worker on Tikal 0 for nothing."
