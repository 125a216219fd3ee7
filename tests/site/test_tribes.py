"""What Tzolk'in's page says with Tribes & Prophecies: every decision, its price, the scores."""

import random
from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import pytest

import antiqua
from antiqua import State
from antiqua.games.tzolkin.board import board
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.expansion_words import prophecy_name, quick_text
from antiqua.play.match import Match
from antiqua.site.tables.present import presenter
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Choice, Decision
from antiqua.site.tables.services.previews import previews
from tests.tzolkin.expansion import acted, laid
from tests.tzolkin.helpers import position

from .helpers import start

GAME = presenter("tzolkin")
MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
MIXES: list[dict[str, Any]] = [
    dict(zip(MODULES, mix, strict=True)) for mix in product((False, True), repeat=4)
]
ALL = MIXES[-1]
GOODS = {
    "corn": "corn",
    "wood": "wood",
    "stone": "stone",
    "gold": "gold",
    "skulls": "skull",
    "points": "laurel",
}


def seen(state: State, seat: int) -> Seen:
    moves = [str(move) for move in state.moves(seat)]
    return Seen(
        view=state.view(seat),
        seat=seat,
        names=["Ana", "Ben", "Cleo", "Dov", "Eve"][: state.game.players],
        bots=[False] * state.game.players,
        own=[seat],
        to_act=state.to_act,
        components=state.game.box,
        moves=moves,
        previews=previews(state, seat, moves, GAME),
    )


def walk(players: int, seed: int, **modules: Any) -> Iterator[State]:
    """The decisions of a random game."""
    state = antiqua.load("tzolkin", players=players, **modules).new(seed=seed)
    chance = random.Random(seed)
    while not state.is_over:
        yield state
        seat = state.to_act[0]
        state.play(chance.choice(state.moves(seat)), seat=seat)


def offered(decision: Decision) -> list[str]:
    listed = [choice.move for group in decision.groups for choice in group.choices]
    return listed + ([decision.end.move] if decision.end else [])


@pytest.mark.parametrize("number", range(16))
def test_every_decision_of_every_mix_can_be_drawn_and_made(number: int) -> None:
    modules = MIXES[number]
    players = 2 + number % (4 if modules["quick_actions"] else 3)
    for turn, state in enumerate(walk(players, number, **modules)):
        if turn % 13:
            continue
        seat = state.to_act[0]
        look = seen(state, seat)
        decision = GAME.decision(look)
        if not decision.pick:
            assert sorted(offered(decision)) == sorted(look.moves)
        for choice in (choice for group in decision.groups for choice in group.choices):
            assert choice.words.strip()
            assert "{" not in choice.words
        assert decision.title
        assert "{" not in decision.title + decision.hint
        assert "<svg" in GAME.board(look)
        for other in range(players):
            assert GAME.mine(look, other).name
        assert len(GAME.players(look)) == players


@pytest.mark.parametrize("seed", range(6))
def test_what_a_choice_says_is_what_the_engine_does(seed: int) -> None:
    for turn, state in enumerate(walk(2 + seed % 4, 100 + seed, **ALL)):
        if turn % 7:
            continue
        seat = state.to_act[0]
        look = seen(state, seat)
        for choice in (choice for group in GAME.decision(look).groups for choice in group.choices):
            preview = look.previews.get(choice.move)
            if preview is None or preview.then or choice.move.split()[0] in ("sell", "buy"):
                continue
            after = state.copy()
            pending = state.view(seat)["pending"][0][0] if state.view(seat).get("pending") else ""
            if pending in ("turn_end", "food_day"):
                continue  # there the rest of the round would follow
            after.play(choice.move, seat=seat)
            if choice.move.startswith("step") and after.view(seat).get("priced"):
                after.play("accept", seat=seat)  # a step's line has the price that a prophecy asks
            old, new = look.view["players"][seat], after.view(seat)["players"][seat]
            told = {amount.icon: amount.text for way in choice.ways for amount in way}
            for good, icon in GOODS.items():
                change = new[good] - old[good]
                if change:
                    assert told[icon] == f"{change:+d}".replace("-", "−"), (choice.move, told)
                else:
                    assert icon not in told, (choice.move, told)


def test_a_preview_of_the_last_move_of_a_quick_action_shows_nothing_hidden() -> None:
    found = 0
    for seed in range(8):
        for state in walk(3, seed, **ALL):
            seat = state.to_act[0]
            view = state.view(seat)
            if not view.get("pending") or view["pending"][0][0] not in ("turn_end", "food_day"):
                continue
            found += 1
            for preview in seen(state, seat).previews.values():
                assert preview.after["round"] == view["round"]
                assert set(preview.after["buildings"]) <= set(view["buildings"])
    assert found > 20


def test_a_tribe_is_chosen_with_its_power_in_words_then_wealth_tiles() -> None:
    kept = set()
    for seed in range(30):
        state = antiqua.load("tzolkin", players=2, tribes=True).new(seed=seed)
        decision = GAME.decision(seen(state, 0))
        assert decision.title == "Choose your tribe"
        choices = decision.groups[0].choices
        assert all(choice.icon.startswith("tribe-") and choice.note for choice in choices)
        for choice in choices:
            after = state.copy()
            after.play(choice.move, seat=0)
            wealth = GAME.decision(seen(after, 0))
            assert wealth.pick_count == (3 if choice.move == "tribe ixtab" else 2)
            kept.add(wealth.pick_count)
    assert kept == {2, 3}


def reaches(look: Seen, move: str) -> bool:
    """Whether the workers in hand, placed one after the other on the gear, come to the space."""
    _verb, gear, space = move.split()
    free = [n for n in range(11) if str(n) not in look.view["gears"].get(gear, {})]
    return free.index(int(space)) < look.me["hand"]


def test_spaces_to_treat_as_occupied_are_numbers_in_a_line_for_each_gear() -> None:
    asked = 0
    for state in chain.from_iterable(walk(3, seed, tribes=True) for seed in range(20)):
        seat = state.to_act[0]
        skips = [str(move) for move in state.moves(seat) if str(move).startswith("skip")]
        if not skips:
            continue
        look = seen(state, seat)
        asked += 1
        groups = GAME.decision(look).groups
        lines = [group for group in groups if group.is_row]
        assert sorted(choice.move for group in lines for choice in group.choices) == sorted(skips)
        headings = [group for group in groups if not group.choices]
        assert headings[0].title == "Treat one space as occupied"
        assert len(headings) < 3
        end = groups.index(headings[1]) if len(headings) > 1 else len(groups)
        for group in lines:
            is_first = groups.index(group) < end
            for choice in group.choices:
                assert is_first == reaches(look, choice.move)
        for group in lines:
            for choice in group.choices:
                _kind, gear, space = choice.move.split()
                assert group.title == words.gear(gear) == choice.label
                assert (choice.badge, choice.is_shown) == (space, False)
                assert choice.words == f"Treat {group.title} {space} as occupied"
        if asked > 9:
            return
    raise AssertionError("nobody led Vacub-Caquix")


def test_what_tribes_pay_or_gain_for_other_actions_follows_the_box() -> None:
    """TP-2.2 and 2.5: 1 corn in the publisher's box, here 2 and 3."""
    mine = {"tribe": {"balam": {"corn": 2}, "ahau_chamahez": {"corn": 3}}}
    game = antiqua.load("tzolkin", players=2, tribes=True, box=mine)

    def hint(tribe: str, place: str) -> str:
        gear, space = place.split()
        state = game.from_position(position({"corn": 9, "tribe": tribe}, gears={place: 0}))
        state.play(f"pick {gear} {space}")
        return GAME.decision(seen(state, 0)).hint

    assert hint("balam", "yaxchilan 2") == "This action, or an earlier one, for which you gain 2 corn."
    assert hint("balam", "uxmal 4").endswith(", but an earlier one, for which you gain 2 corn.")
    assert hint("ahau_chamahez", "yaxchilan 1") == (
        "This action, or none. Also one ahead, for 3 corn (Ahau Chamahez)."
    )


def test_a_quick_action_has_a_line_of_its_own_that_tells_what_it_does() -> None:
    found = 0
    for turn, state in enumerate(walk(5, 4, **ALL)):
        look = seen(state, state.to_act[0])
        if "place quick" not in look.moves or turn % 5:
            continue
        found += 1
        groups = GAME.decision(look).groups
        alone = next(group for group in groups if group.choices and group.choices[0].move == "place quick")
        assert len(alone.choices) == 1
        assert quick_text(look.view["quick_tile"], look.components) in alone.choices[0].note
    assert found > 5


def test_a_tribe_stands_beside_its_player() -> None:
    state = next(state for state in walk(2, 3, tribes=True) if state.view(0)["phase"] == "turn")
    look = seen(state, state.to_act[0])
    for seat, player in enumerate(GAME.players(look)):
        note = GAME.mine(look, seat).notes[0]
        assert note.icon == player.signs[0].icon
        assert note.text in player.signs[0].title


@pytest.mark.parametrize("seed", range(12))
def test_the_rows_of_the_scores_add_up_with_every_mix(seed: int) -> None:
    modules = MIXES[(seed * 5 + 15) % 16]
    players = 2 + seed % (4 if modules["quick_actions"] else 3)
    match = Match(antiqua.load("tzolkin", players=players, **modules), seed, ["p"] * players)
    chance = random.Random(seed)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, str(chance.choice(match.state.moves(seat))))
    scores = match.state.scores()
    look = Seen(match.state.view(0), 0, ["p"] * players, [False] * players, [0], (), match.game.box)
    rows = GAME.rows(look, scores, match)
    for seat, player in enumerate(scores["players"]):
        assert sum(row.cells[seat].points for row in rows) == player["total"]
    foretold = [row for row in rows if row.key == "prophecies"]
    assert bool(foretold) == modules["prophecies"]
    if foretold:
        assert all(cell.why.count(",") == 2 for cell in foretold[0].cells)
        for cell in foretold[0].cells:
            paid = [int(points.replace("−", "-")) for points in cell.why.split(", ")]
            assert sum(paid) == cell.points
        named = [prophecy_name(name) for name in match.state.view(0)["prophecies"]]
        assert foretold[0].note == ", ".join(named), "in the order of the points"


def test_boards_without_modules_know_nothing_of_them() -> None:
    state = antiqua.load("tzolkin", players=4).new(seed=1)
    drawn = board(state.view(0), state.game.box)
    assert "tribe-" not in drawn
    assert 'id="prophecies"' not in drawn
    assert 'id="quick"' not in drawn


@pytest.mark.django_db
def test_five_players_have_quick_actions_whatever_is_sent(browser_client) -> None:
    assert start(browser_client(), players=5).options["quick_actions"] is True
    assert start(browser_client(), players=4).options["quick_actions"] is False
    modules = dict.fromkeys(MODULES, "on")
    assert all(start(browser_client(), players=4, **modules).options[module] for module in MODULES)


@pytest.mark.parametrize(
    ("worker", "hint"), [("uxmal 4", "You pay 2 corn for each block"), ("tikal 2", "You pay")]
)
def test_tp_4_2_crowded_cities_are_told_where_buildings_are_constructed(worker: str, hint: str) -> None:
    """1 block more, or 2 corn on Uxmal 4; nothing is said of it while another prophecy rules."""
    more = "Crowded cities: each building costs 1 block more, or 2 corn more on Uxmal 4."
    rich = {"corn": 9, "wood": 3}
    crowded = acted(worker, rich, rule="crowded_cities", buildings=["b01"])
    told = GAME.decision(seen(crowded, 0))
    assert told.hint.startswith(hint)
    assert told.hint.endswith(more)
    other = acted(worker, rich, rule="drought", buildings=["b01"])
    assert more not in GAME.decision(seen(other, 0)).hint


def test_tp_5_1_five_players_see_what_the_monument_of_all_monuments_gives_them() -> None:
    """3 points each, reconstructed: in the choice, and among the things of whoever has built it."""
    told = "3 points for each monument that anyone built"
    doubt = "Reconstructed: nobody has seen these values printed."
    rich = {"wood": 4, "stone": 4, "gold": 4}
    state = acted("tikal 4", rich, players=5, monuments=["m05", "m01"])
    found = {
        choice.move: choice for group in GAME.decision(seen(state, 0)).groups for choice in group.choices
    }
    assert found["build m05"].note == f"{told}. {doubt}"
    assert "Reconstructed" not in found["build m01"].note
    state.play("build m05")
    (tile,) = [tile for tile in GAME.mine(seen(state, 0), 0).tiles if tile.id == "m05"]
    assert told in tile.words
    assert tile.unsure == doubt
    assert ">3</text>" in tile.picture


def test_the_wealth_tiles_are_seen_while_a_tribe_is_chosen() -> None:
    """TP-1.1: they are dealt first, and both choices are made with both in view."""
    state = antiqua.load("tzolkin", players=2, tribes=True).new(seed=4)
    shown = [tile.id for tile in GAME.decision(seen(state, 1)).shown]
    assert shown == state.view(1)["players"][1]["offered_wealth"]
    assert len(shown) == 4


def laid_under(prophecy: str, place: str, **goods: int) -> State:
    """Seat 0 has picked up its worker there, in the second quarter, ruled by the prophecy."""
    others = [name for name in ("drought", "hunger", "high_floodwaters") if name != prophecy][:2]
    game = antiqua.load("tzolkin", players=2, prophecies=True)
    state = game.from_position(
        position(goods, gears={place: 0}, round=10, food_days=1, prophecies=[prophecy, *others])
    )
    state.play(f"pick {place}")
    return state


def line(state: State, move: str) -> Choice:
    decision = GAME.decision(seen(state, 0))
    return next(choice for group in decision.groups for choice in group.choices if choice.move == move)


def test_what_a_prophecy_asks_for_a_step_stands_before_it() -> None:
    """TP-3.3, 3.6: 1 corn for each step under wrathful gods; a step that cannot be paid is lost."""
    state = laid_under("wrathful_gods", "uxmal 1", corn=4)
    uxmal = line(state, "do uxmal 1")
    assert uxmal.note == "Wrathful gods: each step up costs 1 corn."
    waiting = laid(
        {"corn": 4}, {}, prophecies=["wrathful_gods", "drought", "hunger"], round=10, gears={"uxmal 1": 0}
    )
    assert line(waiting, "pick uxmal 1").note.endswith(". Wrathful gods: each step up costs 1 corn.")
    assert not uxmal.lacks
    state.play("do uxmal 1")
    step = line(state, "step kukulcan")
    assert [(amount.icon, amount.text) for way in step.ways for amount in way if amount.kind == "loss"] == [
        ("corn", "−1")
    ]
    poor = line(laid_under("wrathful_gods", "uxmal 1", corn=3), "do uxmal 1")
    assert poor.lacks == "nothing is left for the price of the step: Wrathful gods"
    assert not line(laid_under("drought", "uxmal 1", corn=3), "do uxmal 1").lacks


def test_an_angry_god_asks_in_its_own_temple_alone() -> None:
    """TP-3.6: 1 block for each step up there; Tikal 5 pays a block of its own first."""
    tikal = line(laid_under("angry_god_chaac", "tikal 5", wood=1), "do tikal 5")
    assert tikal.note.startswith("Angry god")
    assert not tikal.lacks  # two other temples can be climbed
    state = laid_under("angry_god_chaac", "uxmal 1", corn=3, wood=1)
    state.play("do uxmal 1")
    losses = {
        move: [
            (amount.icon, amount.text)
            for way in line(state, move).ways
            for amount in way
            if amount.kind == "loss"
        ]
        for move in ("step chaac", "step quetzalcoatl")
    }
    assert losses == {"step chaac": [("block", "−1")], "step quetzalcoatl": []}


def test_who_has_named_a_space_is_not_said_to_have_no_worker() -> None:
    game = antiqua.load("tzolkin", players=2, tribes=True)
    state = game.from_position(
        position(
            {"corn": 5, "hand": 2, "tribe": "vacub_caquix"}, gears={"chichen_itza 1": 0, "chichen_itza 5": 0}
        )
    )
    state.play("skip tikal 0")
    assert GAME.decision(seen(state, 0)).hint == "The space that you treat as occupied is passed over."


def test_a_power_that_is_used_up_is_said_to_be() -> None:
    """TP-2.2: once a turn."""
    game = antiqua.load("tzolkin", players=2, tribes=True)
    gears = {"yaxchilan 1": 0, "yaxchilan 3": 0}
    state = game.from_position(position({"corn": 5, "tribe": "ahau_chamahez"}, gears=gears))
    for move in ("pick yaxchilan 1", "do yaxchilan 2", "pick yaxchilan 3"):
        state.play(move)
    assert GAME.decision(seen(state, 0)).hint.endswith("Ahau Chamahez has looked ahead in this turn.")


def test_the_log_does_not_end_a_turn_before_its_quick_action() -> None:
    game = antiqua.load("tzolkin", players=2, quick_actions=True)
    for seed in range(12):
        match = Match(game, seed)
        for seat in range(2):
            match.play(seat, str(match.state.moves(seat)[0]))
        (seat,) = match.state.to_act
        if "place quick" in [str(move) for move in match.state.moves(seat)]:
            match.play(seat, "place quick")
            assert GAME.decision(seen(match.state, seat)).end == Choice("end", "To the quick action")
            match.play(seat, "end")
            told = [entry.sentence for entry in match.log()]
            assert any(sentence.startswith("Does the quick action") for sentence in told)
            assert not any("Ends the turn" in sentence for sentence in told)
            return
    raise AssertionError("no quick action in twelve games")


def why_not_quick(*, corn: int, **keys: Any) -> str:
    game = antiqua.load("tzolkin", players=3, quick_actions=True)
    tile = keys.pop("quick_tile", "pay_1_corn_build_one_building")
    goods = keys.pop("goods", {})
    others = [{"hand": 2, "supply": 3}] * 2 if "quick_spaces" in keys else []
    seats = [{"corn": corn, **goods}, *others]
    state = game.from_position(position(*seats, players=3, quick_tile=tile, **keys))
    notes = [group.note for group in GAME.decision(seen(state, 0)).groups if group.note]
    return notes[0] if notes else ""


def test_why_no_quick_action_can_be_chosen_is_said() -> None:
    """TP-6.1, 6.2: 1 corn for the space, the tile's price, and the action has to be possible."""
    assert why_not_quick(corn=1) == "Quick action: 1 corn is missing."
    assert why_not_quick(corn=9) == "Quick action: there is no building that you can pay."
    assert why_not_quick(corn=9, quick_spaces=[1, 2, "dummy"]) == "Quick action: all spaces are taken."
    assert why_not_quick(corn=9, quick_tile="advance_technology_normal_cost") == (
        "Quick action: too few blocks for a level."
    )
    rich = {"wood": 9, "stone": 9, "gold": 9}
    assert why_not_quick(corn=9, goods=rich, buildings=["b01"]) == ""


@pytest.mark.parametrize(("action", "temple"), [(6, "kukulcan"), (8, "quetzalcoatl"), (9, "quetzalcoatl")])
def test_a_block_that_the_action_gives_may_pay_its_step(action: int, temple: str) -> None:
    """TZ-6.15, TP-3.3: goods come first, so the block of choice pays the angry god."""
    state = laid_under(f"angry_god_{temple}", f"chichen_itza {action}", skulls=1)
    assert not line(state, f"do chichen_itza {action}").lacks
    for move in (f"do chichen_itza {action}", "take wood", "accept", "pay wood"):
        state.play(move)
    assert state.view(0)["players"][0]["temples"][temple] == 2
    without = line(laid_under("angry_god_kukulcan", "chichen_itza 4", skulls=1), "do chichen_itza 4")
    assert without.lacks.startswith("nothing is left for the price of the step")


def looking(corn: int, theology: int, *moves: str) -> tuple[list[str], str]:
    """The actions and the hint for Ahau Chamahez's worker on Chichen Itza 3."""
    game = antiqua.load("tzolkin", players=2, tribes=True)
    mine = {"corn": corn, "skulls": 1, "tribe": "ahau_chamahez", "theology": theology}
    state = game.from_position(position(mine, gears={"chichen_itza 3": 0, "yaxchilan 1": 0}))
    for move in (*moves, "pick chichen_itza 3"):
        state.play(move)
    actions = [str(move).split()[2] for move in state.moves() if str(move).startswith("do chichen")]
    return actions, GAME.decision(seen(state, 0)).hint


def test_how_far_ahau_chamahez_and_theology_look_is_told_apart() -> None:
    """TP-2.2, TZ-10.5: theology looks one space ahead for nothing, Ahau Chamahez one further for 1 corn."""
    assert looking(0, 1) == (["3", "4"], "This action, or none. With Theology also one further ahead.")
    actions, hint = looking(3, 1)
    assert actions[-1] == "5"
    assert hint.endswith("With Theology also one further ahead. Also one ahead, for 1 corn (Ahau Chamahez).")
    _actions, hint = looking(5, 1, "pick yaxchilan 1", "do yaxchilan 2")
    assert hint.endswith("With Theology also one further ahead. Ahau Chamahez has looked ahead in this turn.")
    assert "for 1 corn (Ahau" not in hint


def quickly(tile: str, **goods: Any) -> Seen:
    """Seat 0 has placed its last worker in hand on a quick space."""
    state = laid({"corn": 6, "hand": 1, **goods}, {}, quick_tile=tile)
    state.play("place quick")
    return seen(state, 0)


def test_what_the_end_of_a_turn_with_a_quick_action_leads_to_is_said() -> None:
    asking = GAME.decision(quickly("trade_any_number_of_times", wood=1))
    assert asking.end == Choice("end", "To the quick action")
    assert (asking.title, asking.hint) == ("The quick action is next", "No more workers can be placed.")
    assert GAME.decision(quickly("gain_3_corn")).end == Choice("end", "End turn")  # and nothing is asked
    state = laid({"corn": 6, "hand": 1, "wood": 1}, {}, quick_tile="trade_any_number_of_times")
    for move in ("place quick", "end"):
        state.play(move)
    assert GAME.decision(seen(state, 0)).hint.endswith("Then your turn ends.")


def test_what_a_promised_quick_action_forbids_is_not_called_too_dear() -> None:
    """TP-6.2: the block that Tikal 1 would cost is what the quick action needs."""
    mine = {"tribe": "ah_chuy_kak", "corn": 9, "hand": 3, "wood": 1}
    state = laid(mine, {}, quick_tile="advance_technology_normal_cost", gears={"tikal 1": 0})
    for move in ("place quick", "place palenque", "place palenque"):
        state.play(move)
    assert line(state, "pick tikal 1").lacks == "the quick action that you have chosen has to stay possible"


def test_gold_in_a_shortage_is_taken_with_its_price_in_view() -> None:
    """TP-3.6: 1 corn for each."""
    state = laid_under("gold_shortage", "chichen_itza 6", skulls=1, corn=2)
    assert line(state, "do chichen_itza 6").note.startswith("Gold shortage")
    state.play("do chichen_itza 6")
    gold = [(amount.icon, amount.text) for way in line(state, "take gold").ways for amount in way]
    assert gold == [("corn", "−1"), ("gold", "+1")]
