"""A played game: moves, versions, undo, and what its log tells whom."""

import copy
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import antiqua
from antiqua.kernel.errors import IllegalMove, StaleVersion
from antiqua.play import Match
from tests.hadara.test_phase_a import BOARD, INNER
from tests.tzolkin.expansion import laid


def opened(players: int = 2, seed: int = 3) -> Match:
    """A game before the choice of the starting wealth."""
    return Match(antiqua.load("tzolkin", players=players), seed)


def started(players: int = 2, seed: int = 3) -> Match:
    """A game at its first turn: everybody has kept the first pair."""
    match = opened(players, seed)
    for seat in range(players):
        match.play(seat, match.state.moves(seat)[0].text)
    return match


def mover(match: Match) -> int:
    """The seat whose turn it is."""
    (seat,) = match.state.to_act
    return seat


def placed(match: Match, *gears: str) -> int:
    """Lets the seat to move place its workers; returns the seat."""
    seat = mover(match)
    for gear in gears:
        match.play(seat, f"place {gear}")
    return seat


def test_moves_are_kept_as_seat_and_text() -> None:
    match = opened()
    texts = [match.state.moves(seat)[0].text for seat in (0, 1)]
    match.play(1, f"  {texts[1].upper()} ")
    match.play(0, texts[0])
    assert match.moves == ((1, texts[1]), (0, texts[0]))
    assert match.names == ["1", "2"]


def test_names_are_one_for_each_seat() -> None:
    game = antiqua.load("tzolkin", players=3)
    assert Match(game, 1, ["Ada", "Ben", "Cy"]).names == ["Ada", "Ben", "Cy"]
    with pytest.raises(ValueError, match="names: 2 given, allowed are 3"):
        Match(game, 1, ["Ada", "Ben"])


def test_the_version_never_returns() -> None:
    match = started()
    versions = [match.version]
    seat = mover(match)
    for _ in range(3):
        match.play(seat, "place yaxchilan")
        versions.append(match.version)
        match.undo(seat)
        versions.append(match.version)
    assert all(after > before for before, after in pairwise(versions))


def test_a_stale_version_changes_nothing() -> None:
    match = started()
    seen = match.version
    seat = placed(match, "yaxchilan")
    before = (match.state.fingerprint(), match.moves, match.version)
    with pytest.raises(StaleVersion, match=f"version {seen}: .* is at version {seen + 1}"):
        match.play(seat, "place yaxchilan", version=seen)
    assert (match.state.fingerprint(), match.moves, match.version) == before
    match.play(seat, "end", version=match.version)


def test_an_illegal_move_changes_nothing() -> None:
    match = started()
    seat = mover(match)
    before = (match.state.fingerprint(), match.moves, match.version)
    for who, text in ((seat, "end"), (seat, "place nowhere"), (1 - seat, "place yaxchilan"), (7, "end")):
        with pytest.raises(ValueError, match=r"end|place|seat"):
            match.play(who, text)
    assert (match.state.fingerprint(), match.moves, match.version) == before
    assert not match.can_undo(seat)


def test_undo_takes_one_move_back() -> None:
    match = started()
    start = match.state.fingerprint()
    seat = placed(match, "yaxchilan")
    middle = match.state.fingerprint()
    match.play(seat, "place yaxchilan")
    match.undo(seat)
    assert match.state.fingerprint() == middle
    match.undo(seat)
    assert match.state.fingerprint() == start
    assert not match.can_undo(seat)
    with pytest.raises(IllegalMove, match=f"undo: seat {seat} has no move to take back"):
        match.undo(seat)


def test_a_turn_is_taken_back_to_its_start() -> None:
    match = started()
    start, moves = match.state.fingerprint(), match.moves
    seat = placed(match, "yaxchilan", "yaxchilan", "palenque")
    match.undo_turn(seat)
    assert match.state.fingerprint() == start
    assert match.moves == moves
    placed(match, "palenque")  # and it can be played in another way
    assert match.moves[-1] == (seat, "place palenque")


def test_undo_never_passes_the_end_of_a_turn() -> None:
    match = started()
    first = placed(match, "yaxchilan")
    match.play(first, "end")
    second = placed(match, "yaxchilan")
    assert not match.can_undo(first)
    assert match.can_undo(second)
    match.undo(second)
    assert not match.can_undo(first)
    assert not match.can_undo(second)


def test_the_choice_of_wealth_is_not_taken_back() -> None:
    match = opened()
    match.play(0, match.state.moves(0)[0].text)
    assert not match.can_undo(0)
    match.play(1, match.state.moves(1)[0].text)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_tribe_is_taken_back_until_the_tiles_are_kept() -> None:
    match = Match(antiqua.load("tzolkin", players=2, tribes=True), 3)
    start = match.state.fingerprint()
    tribes = [str(move) for move in match.state.moves(0)]
    match.play(0, tribes[0])
    match.undo(0)
    assert match.state.fingerprint() == start
    match.play(0, tribes[1])
    match.play(0, str(match.state.moves(0)[0]))
    assert not match.can_undo(0)


def test_the_end_before_a_quick_action_belongs_to_the_turn() -> None:
    """TP-6.3: the action is part of the turn; what follows it is not, and new tiles may be drawn then."""
    game = antiqua.load("tzolkin", players=2, quick_actions=True)
    asked = 0
    for seed in range(12):
        match = Match(game, seed)
        for seat in range(2):
            match.play(seat, match.state.moves(seat)[0].text)
        seat = mover(match)
        if "place quick" not in [str(move) for move in match.state.moves(seat)]:
            continue
        start = match.state.fingerprint()
        match.play(seat, "place quick")
        before = match.state.fingerprint()
        match.play(seat, "end")
        if match.state.to_act != (seat,):  # the tile asks nothing: the turn is over
            assert not match.can_undo(seat)
            continue
        asked += 1
        match.undo(seat)
        assert match.state.fingerprint() == before
        match.play(seat, "end")
        match.undo_turn(seat)
        assert match.state.fingerprint() == start
        match.play(seat, "place quick")
        match.play(seat, "end")
        while match.state.to_act == (seat,):
            match.play(seat, str(match.state.moves(seat)[-1]))
        assert not match.can_undo(seat)
    assert asked > 2


def test_xaman_ek_may_take_back_what_is_done_before_his_turn_ends() -> None:
    """TP-2.11, 6.3: after a quick action he may still exchange; nothing is shown before that."""
    state = laid(
        {"tribe": "xaman_ek", "corn": 6, "hand": 3, "wood": 2},
        {},
        quick_tile="advance_technology_normal_cost",
    )
    match = Match(state.game, 0)
    match.state, match._snapshots = state.copy(), [state.copy()]
    for text in ("place quick", "end", "advance agriculture", "pay wood", "sell wood"):
        match.play(0, text)
        assert match.can_undo(0), text
    match.undo_turn(0)
    assert match.state.fingerprint() == state.fingerprint()
    for text in ("place quick", "end", "advance agriculture", "pay wood", "end"):
        match.play(0, text)
    assert not match.can_undo(0)


def test_the_choice_of_days_is_not_taken_back() -> None:
    match = started()
    first = placed(match, "start")
    match.play(first, "end")
    match.play(placed(match, "yaxchilan"), "end")
    match.play(first, "days 2")
    assert not match.can_undo(first)
    assert match.state.view(None)["round"] == 3


def test_a_secret_choice_is_taken_back_whatever_others_have_begun() -> None:
    match = Match(antiqua.load("hadara", players=2), 3)
    seat = mover(match)
    match.play(seat, match.state.moves(seat)[0].text)
    shows = [match.state.moves(seat)[0].text for seat in (0, 1)]
    start = match.state.fingerprint()
    match.play(0, shows[0])
    match.play(1, shows[1])
    assert match.can_undo(0)
    match.undo(0)
    assert match.moves[1:] == ((1, shows[1]),)
    match.play(0, shows[0])
    match.play(0, "sell")  # this one is final, and that changes nothing for the other seat
    assert not match.can_undo(0)
    match.undo_turn(1)
    assert match.moves[1:] == ((0, shows[0]), (0, "sell"))
    assert not match.can_undo(1)
    match.play(1, shows[1])
    match.play(1, "sell")
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    again = Match(match.game, 3)
    for mover_, text in match.moves:
        again.play(mover_, text)
    assert again.state.fingerprint() == match.state.fingerprint() != start


def test_undo_and_play_lead_to_the_same_game() -> None:
    chance = random.Random(4)
    match = started(players=3)
    while not match.state.is_over:
        seat = mover(match)
        match.play(seat, chance.choice(match.state.moves(seat)).text)
        if match.can_undo(seat) and chance.random() < 0.3:
            match.undo(seat)
        if chance.random() < 0.05:
            assert match.state_after(len(match.moves)).fingerprint() == match.state.fingerprint()
    again = opened(players=3)
    for seat, text in match.moves:
        again.play(seat, text)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.record() == match.record()
    assert again.log() == match.log()


def test_the_state_after_some_moves() -> None:
    match = opened()
    fingerprints = [match.state.fingerprint()]
    chance = random.Random(2)
    for _ in range(50):
        seat = match.state.to_act[0]
        match.play(seat, chance.choice(match.state.moves(seat)).text)
        fingerprints.append(match.state.fingerprint())
    assert [match.state_after(count).fingerprint() for count in range(51)] == fingerprints
    with pytest.raises(ValueError, match="move 51: allowed are 0 to 50"):
        match.state_after(51)


# The log.


def test_the_log_tells_moves_and_what_follows() -> None:
    match = started()
    first = placed(match, "yaxchilan")
    match.play(first, "end")
    match.play(placed(match, "palenque"), "end")
    told = [(entry.number, entry.seat, entry.text, entry.sentence) for entry in match.log()[2:]]
    space = "Palenque 0" if "0" not in opened().state.view(None)["gears"]["palenque"] else "Palenque 1"
    assert [line for line in told if line[0] in (4, 6)] == [
        (4, first, "end", "Ends the turn."),
        (6, 1 - first, "end", "Ends the turn."),
        (6, None, None, "1 corn is put on the calendar, which moves to round 2."),
    ]
    assert told[2][:3] == (5, 1 - first, "place palenque")
    assert told[2][3].startswith(f"Places a worker on {space}")


def test_a_secret_choice_is_told_to_its_seat_alone() -> None:
    match = opened()
    text = match.state.moves(0)[0].text
    match.play(0, text)
    (own,) = match.log(0)
    assert (own.seat, own.text) == (0, text)
    assert own.sentence.startswith("Keeps two starting-wealth tiles: ")
    for other in (1, None):
        (told,) = match.log(other)
        assert (told.number, told.seat, told.text, told.sentence, told.gains) == (1, 0, None, "", {})
    match.play(1, match.state.moves(1)[0].text)
    assert [entry.text for entry in match.log(1)] == [match.moves[0][1], match.moves[1][1]]


def test_games_that_differ_in_a_secret_choice_look_the_same() -> None:
    matches = [opened(), opened()]
    for match, pair in zip(matches, (0, 5), strict=True):
        match.play(0, match.state.moves(0)[pair].text)
    one, other = matches
    assert one.record() == other.record()
    for seat in (1, None):
        assert one.log(seat) == other.log(seat)
        assert one.state.view(seat) == other.state.view(seat)
    assert one.log(0) != other.log(0)


def test_how_much_others_have_chosen_so_far_is_not_told() -> None:
    """A token card asks for one move more than another: the number of moves would name it."""
    state = antiqua.load("hadara", players=3)
    position = {"phase": "a", "to_move": None, "wheel": "red", "board": BOARD, "inner": INNER}
    match = Match(state, 1)
    match.state = state.from_position(position)
    match._snapshots = [match.state.copy()]
    before = [match.log(seat) for seat in (0, 1, None)]
    match.play(2, "show I-purple-01")
    match.play(2, "recruit")
    assert [match.log(seat) for seat in (0, 1, None)] == before
    match.play(0, "show I-red-02")
    assert [entry.number for entry in match.log(0)] == [1], "as if nobody else had begun"
    match.play(2, "bind food")
    for seat in (1, None):
        (told,) = match.log(seat)
        assert (told.number, told.seat, told.text, told.sentence) == (1, 2, None, "")
    assert [entry.text for entry in match.log(2)] == ["show I-purple-01", "recruit", "bind food"]
    assert [entry.number for entry in match.log(2)] == [1, 2, 3]


def test_the_log_follows_undo() -> None:
    match = started()
    seat = placed(match, "yaxchilan")
    assert len(match.log()) == 3
    match.undo(seat)
    assert len(match.log()) == 2
    placed(match, "palenque")
    assert match.log()[-1].text == "place palenque"


# What an unfinished game gives away.


def test_the_public_record_of_an_unfinished_game_has_no_seed_and_no_secret() -> None:
    match = opened()
    match.play(1, match.state.moves(1)[0].text)
    public, private = match.record(), match.record(private=True)
    assert "seed" not in public
    assert public["moves"] == []
    assert private["seed"] == 3
    assert private["moves"] == [[1, match.moves[0][1]]]
    assert "result" not in private
    match.play(0, match.state.moves(0)[0].text)
    assert match.record()["moves"] == [[seat, text] for seat, text in match.moves]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, antiqua.State.copy])
def test_every_copy_of_a_state_is_independent(copied: Callable[[antiqua.State], antiqua.State]) -> None:
    state = antiqua.load("hellas", players=2).new(seed=1)
    before = state.fingerprint()
    copied(state).play("take marble")
    assert state.fingerprint() == before


@pytest.mark.parametrize("value", [2.0, True, "2", [2]])
def test_a_number_of_players_is_a_whole_number(value: Any) -> None:
    with pytest.raises(ValueError, match=r"^players: "):
        antiqua.load("hellas", players=value)


@pytest.mark.parametrize("name", ["self", "definition", "open-marble", ""])
def test_no_option_is_taken_for_something_else(name: str) -> None:
    options: dict[str, Any] = {name: True}
    with pytest.raises(ValueError, match="has no such option; allowed: players, open_marble, box"):
        antiqua.load("hellas", **options)


@pytest.mark.parametrize("players", [2, 5])
def test_undo_never_passes_what_was_shown_after_a_turn(players: int) -> None:
    """A quick action, or an award of a food day, may be decided last; then tiles are dealt."""
    modules: dict[str, Any] = dict.fromkeys(("tribes", "prophecies", "new_buildings", "quick_actions"), True)
    game = antiqua.load("tzolkin", players=players, **modules)
    shown = 0
    for seed in range(4):
        match, rng = Match(game, seed), random.Random(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            before = match.state.view(None)
            match.play(seat, rng.choice(match.state.moves(seat)).text)
            after = match.state.view(None)
            if any(before[key] != after[key] for key in ("deck_1_left", "deck_2_left", "round", "food_days")):
                assert not match.can_undo(seat)
                shown += match.moves[-1][1] not in ("end", "pass", "days 1", "days 2")
    assert shown > 0
