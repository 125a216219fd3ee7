"""What Tzolk'in's page says of a decision, from positions laid out by hand."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from antiqua.play.record import from_record
from antiqua.site.tables.present import presenter
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Cell, Row
from antiqua.site.tables.services.previews import previews
from antiqua.site.tables.views.ending import _bars
from tests.tzolkin.helpers import table

GAME = presenter("tzolkin")
GOLDEN = Path(__file__).parent.parent / "golden"


def seen(state, seat=0):
    """The position as its seat sees it, with what its moves would do."""
    moves = [str(move) for move in state.moves(seat)]
    return Seen(
        view=state.view(seat),
        seat=seat,
        names=["Ana", "Ben"],
        bots=[False, True],
        own=[0],
        to_act=state.to_act,
        components=state.game.box,
        moves=moves,
        previews=previews(state, seat, moves, GAME),
    )


def decided(*moves, me, **given):
    """The decision of seat 0 after these moves."""
    state = table(me, **given)
    for move in moves:
        state.play(move, seat=0)
    return GAME.decision(seen(state))


def choice(decision, move):
    return next(choice for group in decision.groups for choice in group.choices if choice.move == move)


@pytest.mark.parametrize(
    ("place", "me", "more", "lacks"),
    [
        ("uxmal 1", {"corn": 2}, {}, "1 corn is missing"),
        ("uxmal 1", {"corn": 3}, {}, ""),
        ("chichen_itza 3", {"corn": 2}, {}, "you have no crystal skull"),
        ("chichen_itza 3", {"skulls": 1}, {"skull_places": [3]}, "a skull lies there already"),
        ("chichen_itza 3", {"skulls": 1}, {}, ""),
        ("palenque 2", {}, {"jungle": {2: {"corn": 0}}}, "nothing is left to harvest there"),
        ("palenque 2", {}, {}, ""),
        ("tikal 1", {}, {}, "you have no block"),
        ("tikal 1", {"wood": 1}, {}, ""),
        ("tikal 2", {"wood": 1}, {}, "no building that you can pay"),
        ("tikal 5", {"wood": 1}, {}, ""),
        ("uxmal 4", {"corn": 9}, {}, "no building that you can pay in corn"),
        ("chichen_itza 10", {}, {}, "no action of this gear is possible"),
        ("uxmal 6", {}, {}, ""),
        ("uxmal 0", {}, {}, ""),
    ],
)
def test_a_worker_whose_action_cannot_be_done_says_what_is_missing(place, me, more, lacks):
    decision = decided(me={"corn": 0, **me}, gears={place: 0}, **more)
    assert choice(decision, f"pick {place}").lacks == lacks


@pytest.mark.parametrize(
    ("place", "me", "hint"),
    [
        ("uxmal 1", {"corn": 2}, "Nothing can be done here: 1 corn is missing."),
        ("chichen_itza 1", {"corn": 0}, "Nothing can be done here: you have no crystal skull."),
        ("chichen_itza 1", {"skulls": 1}, "This action, or none."),
        ("chichen_itza 2", {"skulls": 1, "corn": 1}, "This action, or an earlier one for 1 corn a space."),
        ("chichen_itza 2", {"skulls": 1, "corn": 0}, "This action, or none."),
        (
            "chichen_itza 1",
            {"skulls": 1, "theology": 1, "corn": 0},
            "This action, or none. With Theology also one further ahead.",
        ),
        (
            "tikal 5",
            {"corn": 4},
            "Nothing can be done here: you have no block.",
        ),
        (
            "uxmal 4",
            {"corn": 1},
            "Not this action (no building that you can pay in corn), but an earlier one for 1 corn a space.",
        ),
        ("uxmal 7", {"corn": 0}, "Choose any action of this gear."),
        ("chichen_itza 10", {"corn": 0}, "No action of this gear can be done now."),
        ("palenque 0", {"corn": 0}, "This space has no action."),
    ],
)
def test_the_hint_beside_a_worker_in_hand_is_true(place, me, hint):
    assert decided(f"pick {place}", me=me, gears={place: 0}).hint == hint


def ways(choice):
    return [[(amount.text, amount.icon) for amount in way] for way in choice.ways]


def test_a_harvest_shows_all_its_ways():
    # a wood tile lies on every corn tile: 5 corn for burning, which costs a step; else 2 wood
    given = {"me": {"corn": 0, "chaac": 2}, "gears": {"palenque 3": 0}}
    expected = [[("+2", "wood")], [("−1", "step"), ("+5", "corn")]]
    at_once = ways(choice(decided(**given), "pick palenque 3"))
    assert [sorted(way) for way in at_once] == [sorted(way) for way in expected]
    settled = choice(decided(**given), "pick palenque 3").after
    assert [change.icon for change in settled] == ["worker"]  # the goods are settled by the choice alone
    burn = choice(decided("pick palenque 3", "do palenque 3", **given), "burn")
    assert sorted(ways(burn)[0]) == sorted(expected[1])


def test_uxmal_4_names_its_price():
    given = {"me": {"corn": 9}, "gears": {"uxmal 4": 0}, "buildings": ["b01"]}
    decision = decided("pick uxmal 4", "do uxmal 4", **given)
    assert decision.hint == "You pay 2 corn for each block of the printed price."


def test_who_may_beg_is_not_told_that_they_must_not():
    decision = decided(me={"corn": 2, "hand": 0, "chaac": 2}, gears={"tikal 1": 0})
    assert [choice.move for choice in decision.groups[0].choices] == ["beg"]
    assert decision.hint == "No worker is in hand, so you must pick up. You may beg first."


def test_the_strip_shows_the_final_points_of_a_finished_game():
    state = table({"points": -15}, {"points": 71}, phase="over", round=27, food_days=4)
    look = replace(seen_over(state), totals=[-14.0, 72.5])
    assert [player.points for player in GAME.players(look)] == ["−14", "72½"]
    assert ">28<" not in GAME.board(look)


def seen_over(state):
    return Seen(state.view(0), 0, ["Ana", "Ben"], [False, True], [0], (), state.game.box)


@pytest.mark.parametrize("file", ["tzolkin_wretched_4_1", "tzolkin_monumental_3_17", "tzolkin_learned_3_1"])
def test_the_rows_of_the_scores_add_up(file):
    match = from_record(json.loads((GOLDEN / f"{file}.json").read_text()))
    look = replace(seen_over(match.state), names=match.names)
    scores = match.state.scores()
    rows = GAME.rows(look, scores, match)
    for seat, entry in enumerate(scores["players"]):
        assert sum(row.cells[seat].points for row in rows) == entry["total"]
        first = [row for row in rows if row.key not in ("corn", "skulls", "monuments")]
        assert sum(row.cells[seat].points for row in first) == entry["parts"]["points"]
    temples = next(row for row in rows if row.key == "temples")
    assert all(cell.text == "0" or cell.why for cell in temples.cells)


def test_bars_have_one_line_at_0():
    """Lost 10 and 2.5, won 5 and 30: 40 in all, so that one point is 2.5 per cent."""
    rows = [
        Row("hunger", "", "", [Cell("−10", points=-10), Cell("−2½", points=-2.5), Cell("0")]),
        Row("corn", "", "", [Cell("5", points=5), Cell("30", points=30), Cell("0")]),
    ]
    first, second, third = _bars(rows, [-5, 27.5, 0])
    assert (first.before, first.lost, first.parts) == (0, [("hunger", "−10", 25)], [("corn", "5", 12.5)])
    assert (second.before, second.lost) == (18.75, [("hunger", "−2½", 6.25)])
    assert second.parts == [("corn", "30", 75)]
    assert (third.before, third.lost, third.parts) == (25, [], [])
    assert first.total == "−5"


@pytest.mark.parametrize(
    ("corn", "own", "other"), [(0, "you have none", "Ben has none"), (3, "you have 3", "Ben has 3")]
)
def test_what_food_day_asks_is_told_of_everybody(corn, own, other):
    look = seen(table({"corn": corn}, {"corn": corn}))
    assert GAME.mine(look, 0).forecast.endswith(f"your workers need 6 corn, {own}.")
    assert GAME.mine(look, 1).forecast.endswith(f"the workers need 6 corn, and {other}.")


def test_two_days_are_refused_with_a_reason():
    """TZ-8.2, TZ-8.3."""
    days = {"start_space": 0, "start_player": 0, "to_move": 1}

    def hint(me, **more):
        state = table(me, **days, **more)
        state.play("place uxmal", seat=1)
        state.play("end", seat=1)
        assert state.to_act == (0,)
        return GAME.decision(seen(state)).hint

    assert hint({}) == "One day; or two, which turns your board to its dark side."
    assert hint({"board": "dark"}) == "One day: your board is on its dark side."
    assert hint({}, gears={"tikal 6": 1}) == "One day: a second one would push a worker off a gear."


def test_blocks_are_paid_in_an_order_that_is_said():
    me = {"wood": 1, "stone": 1, "gold": 1, "agriculture": 1}
    moves = ("pick tikal 1", "do tikal 1", "advance agriculture")
    decision = decided(*moves, me=me, gears={"tikal 1": 0})
    assert decision.hint == "2 blocks to pay. Wood is named before stone, stone before gold."
    decision = decided(*moves, "pay wood", me=me, gears={"tikal 1": 0})
    assert decision.hint == "1 block to pay."


def test_what_comes_out_even_says_so():
    decision = decided("pick palenque 3", me={"corn": 4}, gears={"palenque 3": 0})
    (way,) = choice(decision, "do palenque 1").ways
    assert [(one.icon, one.text) for one in way] == [("corn", "+1")]
    decision = decided("pick palenque 4", me={"corn": 4}, gears={"palenque 4": 0})
    (way,) = choice(decision, "do palenque 1").ways
    assert [(one.icon, one.text) for one in way] == [("corn", "0")]
