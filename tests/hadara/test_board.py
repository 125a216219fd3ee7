"""The table as SVG: what it shows of a view, and where each legal move can be made on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import hypot
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from antiqua import i18n
from antiqua.drawing import hadara_colours, theme
from antiqua.games.hadara import box
from antiqua.games.hadara.board import board, card, city, hand
from antiqua.games.hadara.drawing import cells, colonies, geometry, standing, strips, tracks
from antiqua.games.hadara.drawing.faces import SIZES
from antiqua.games.hadara.texts import explain
from tests.drawing.test_theme import SHAPE, TEXT, contrast
from tests.hadara.helpers import (
    ABOVE,
    BUSTS,
    CHEAPER,
    LESS,
    PAY,
    STALL,
    TOKEN,
    State,
    game,
    random_game,
    table,
)

DEFAULT = box.default()
SVG = "{http://www.w3.org/2000/svg}"
LISTED = {"no colony", "no bust", "done"}
"""Moves that are only in the list of choices."""
PHASES = {"sides", "wheel", "a", "colony_a", "bust_a", "b", "colony_b", "bust_b", "feeding", "seals"}


def draw(state: State, seat: int | None = 0, **options: Any) -> Element:
    return ElementTree.fromstring(picture(state, seat, **options))


def picture(state: State, seat: int | None = 0, **options: Any) -> str:
    return board(state.view(seat), state.game.components, **options)


def by_id(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def words(element: Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def icons(element: Element) -> list[str]:
    hrefs = [use.attrib["href"] for use in element.iter(f"{SVG}use")]
    return [href.removeprefix("#i-") for href in hrefs if href.startswith("#i-")]


def targets(root: Element) -> list[Element]:
    return [element for element in root.iter() if "target" in element.attrib.get("class", "").split()]


def legal(state: State, seat: int | None = None) -> list[str]:
    return [str(move) for move in state.moves(state.to_act[0] if seat is None else seat)]


def decisions(players: int, seed: int, every: int = 1, **options: Any) -> Iterator[State]:
    for number, state in enumerate(random_game(players, seed, **options)):
        if number % every == 0 and not state.is_over:
            yield state


# The picture as a whole.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_can_be_drawn(players: int) -> None:
    for number, state in enumerate(random_game(players, players, advanced=True, sides="choose")):
        if number % 41 and not state.is_over:
            continue
        views = [state.to_position(), *(state.view(seat) for seat in (None, *range(players)))]
        for view in views:
            root = ElementTree.fromstring(
                board(view, state.game.components, theme=(None, "light", "dark")[number % 3])
            )
            identities = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
            assert len(identities) == len(set(identities))
            assert {f"city-{seat}" for seat in range(players)} <= set(identities)


def test_a_picture_in_a_page_leaves_icons_and_colours_to_the_page() -> None:
    state = table()
    alone, inside = picture(state), picture(state, standalone=False)
    assert "<symbol" in alone
    assert "--ground:" in alone
    assert "<symbol" not in inside
    assert "--ground:" not in inside
    assert 'id="player-0"' in alone, "a picture that stands alone shows what the players have"
    assert 'id="city-2"' in alone
    assert 'id="player-0"' not in inside
    assert 'id="city-2"' not in inside
    assert 'id="player-0"' in picture(state, standalone=False, players=True)


def test_the_parts_can_be_pictures_of_their_own() -> None:
    state = drawing("red", ["I-red-01", "I-red-02"])
    view, components, moves = state.view(0), state.game.components, legal(state, 0)
    alone = ElementTree.fromstring(board(view, components, moves=moves, table_only=True, standalone=False))
    assert alone.attrib["viewBox"] == "0 0 668 828"
    assert {"wheel", "stack-9", "shore"} <= set(by_id(alone))
    assert not {"hand", "city-0"} & set(by_id(alone))
    held = ElementTree.fromstring(hand(view, components, moves=moves, standalone=False))
    assert "hand" in by_id(held)
    assert not any("ghost" in part.attrib.get("class", "") for part in held.iter()), "there is no table"
    own = ElementTree.fromstring(city(view, components, 2, names=["Ilka", "Wren", "Teo"], standalone=False))
    assert own.attrib["aria-label"] == "Teo: own board"
    assert not set(by_id(own)) & (set(by_id(alone)) | set(by_id(held))), "all three can be in one page"


def drawing(colour: str, cards: list[str], **seat: Any) -> State:
    """Phase A of era I with the crest of seat 0 at this colour, whose next two cards are those."""
    inner = {name: [f"I-{name}-03", f"I-{name}-04"] for name in list_of(colour)}
    return table(seat, phase="a", board=list_of(colour), wheel=colour, inner={**inner, colour: cards})


def list_of(first: str) -> list[str]:
    """The colours clockwise, from the one that is named."""
    colours = ["yellow", "red", "blue", "green", "purple"]
    start = colours.index(first)
    return colours[start:] + colours[:start]


def test_every_icon_that_is_used_is_on_the_sheet() -> None:
    for state in decisions(4, 5, every=25, advanced=True):
        root = draw(state, state.to_act[0], moves=legal(state))
        used = {use.attrib["href"] for name in ("use", "textPath") for use in root.iter(f"{SVG}{name}")}
        assert {href.removeprefix("#") for href in used} <= set(by_id(root))
        fills = set(re.findall(r"url\(#([^)]*)\)", picture(state, state.to_act[0])))
        assert fills <= set(by_id(root))


def test_names_are_only_text() -> None:
    root = draw(table(), names=["<b>&", "Wren", "Teo"])
    assert "<b>&" in words(root)


def test_an_image_is_described_and_one_with_targets_is_a_group() -> None:
    state = table(phase="b", outer={"red": ["I-red-01"]})
    seen = draw(state, 1, names=["Ilka", "Wren", "Teo"])
    assert seen.attrib["role"] == "img"
    assert seen.attrib["aria-label"] == "Hadara, era 1: Take a card, Ilka to move"
    assert draw(state, 0, moves=legal(state)).attrib["role"] == "group"


def test_no_text_is_too_small() -> None:
    for players in (2, 5):
        for state in decisions(players, 2, every=30, advanced=True):
            for text in draw(state, state.to_act[0], moves=legal(state)).iter(f"{SVG}text"):
                size, shown = float(text.attrib["font-size"]), "".join(text.itertext())
                assert size >= (14 if re.fullmatch(r"[+−]?[0-9]{1,2}", shown) else 12), shown


# The moves.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_every_move_with_a_place_has_one_target(players: int, seed: int) -> None:
    phases = set()
    for state in decisions(players, seed, every=2, advanced=True, sides="choose"):
        seat = state.to_act[-1]
        moves, view = legal(state, seat), state.view(seat)
        phases.add(view["phase"])
        root = ElementTree.fromstring(board(view, state.game.components, moves=moves, standalone=False))
        single = [found for found in targets(root) if "data-move" in found.attrib]
        placed = {move for move in moves if not move.startswith("show ")} - LISTED
        assert sorted(found.attrib["data-move"] for found in single) == sorted(placed)
        both = [found.attrib["data-moves"] for found in targets(root) if "data-moves" in found.attrib]
        assert {move.split("|")[0] for move in both} == {move for move in moves if move.startswith("show ")}
        for found in single:
            assert found.attrib["aria-label"] == explain(
                found.attrib["data-move"], view, state.game.components
            )
        for found in targets(root):
            assert (found.attrib["tabindex"], found.attrib["role"]) == ("0", "button")
            assert "mark" in " ".join(part.attrib.get("class", "") for part in found.iter())
    assert phases >= PHASES - {"feeding", "wheel"}


def test_the_wheel_can_be_turned_to_each_field() -> None:
    state = table(board=list_of("green"))
    found = targets(draw(state, 0, moves=legal(state)))
    assert [part.attrib["data-move"] for part in found] == [f"wheel {colour}" for colour in list_of("green")]
    ghost = [words(part) for part in found[0].iter() if "ghost" in part.attrib.get("class", "")]
    assert ghost == [[f"draw {step}" for step in range(1, 6)]]


def test_two_moves_are_one_press() -> None:
    # red 05 costs 3, red 08 costs 1; 2 coins pay only for the second
    state = drawing("red", ["I-red-05", "I-red-08"], coins=2)
    prices = {name: box.default().data["card"][name]["price"] for name in ("I-red-05", "I-red-08")}
    assert prices == {"I-red-05": 3, "I-red-08": 1}
    found = {
        part.attrib["data-moves"]: part.attrib["aria-label"]
        for part in targets(draw(state, 0, moves=legal(state, 0)))
        if "data-moves" in part.attrib
    }
    assert set(found) == {"show I-red-08|sell", "show I-red-05|recruit", "show I-red-05|sell"}
    assert found["show I-red-05|recruit"].startswith("Recruit a red card (")
    assert " for 1 coin; show a red card (" in found["show I-red-05|recruit"]
    for moves in found:
        after = state.copy()
        for move in moves.split("|"):
            after.play(move, seat=0)
        assert 0 not in after.to_act


def test_the_rest_of_a_choice_is_asked_on_the_other_card() -> None:
    state = drawing("purple", [TOKEN, STALL], coins=9)
    state.play(f"show {STALL}", seat=0)
    root = draw(state, 0, moves=legal(state, 0))
    assert by_id(root)[f"recruit-{TOKEN}"].attrib["data-move"] == "recruit"
    assert "Face up on purple" in words(by_id(root)["hand"])
    state.play("recruit", seat=0)
    root = draw(state, 0, moves=legal(state, 0))
    assert {name for name in by_id(root) if name.startswith("bind-")} == {
        f"bind-{track}" for track in ("income", "military", "culture", "food")
    }
    state.play("bind food", seat=0)
    assert {"Into your city", "Face up on purple"} <= set(words(by_id(draw(state, 0))["hand"]))


def test_nothing_is_a_target_without_moves() -> None:
    assert targets(draw(table())) == []


def test_a_finger_hits_every_target_that_is_no_strip() -> None:
    pattern = re.compile(r"M[-0-9.]+ [-0-9.]+h([0-9.]+)(?:a[^h]*)?v([0-9.]+)")
    for state in decisions(3, 6, every=2, advanced=True):
        for found in targets(draw(state, state.to_act[0], moves=legal(state))):
            if found.attrib.get("data-move", "").split()[0:1] in (["discard"], ["wheel"]):
                continue
            hits = [part.attrib["d"] for part in found.iter() if part.attrib.get("class") == "hit"]
            (size,) = [pattern.match(d) for d in hits]
            assert size is not None, hits
            corner = 14 if "a7 7" in hits[0] else 8 if "a4 4" in hits[0] else 0
            assert min(float(side) + corner for side in size.groups()) >= 44, found.attrib["aria-label"]


# The wheel and its piles.


def test_turning_the_wheel_goes_on_in_one_direction() -> None:
    # 72 degrees a step: from the third field in step 3 to the fourth in step 4
    assert geometry.turn(0, 0) == 0
    assert geometry.turn(2, 3) == 504
    assert geometry.turn(3, 4) == 576
    assert geometry.turn(0, 4) == 360, "four steps before it pointed to the second field, at 72 degrees"


def test_fields_stand_clockwise_in_the_order_of_the_board() -> None:
    state = table(board=list_of("blue"))
    root = draw(state, None)
    order = [name for name in by_id(root) if name.startswith("field-")]
    assert order == ["field-blue", "field-green", "field-purple", "field-yellow", "field-red"]
    assert words(by_id(root)["field-blue"]) == ["Culture"]
    # the top field is at -90 degrees, its pile 8 degrees further at 208: cos 82 = .1392, sin 82 = .9903
    x, y = geometry.station(0, geometry.FACE_UP)
    assert (x, y) == pytest.approx((336 + 28.95, 314 - 205.98), abs=0.01)
    assert by_id(root)["outer-blue"].attrib["transform"] == "translate(320.95 48.02)"


def test_nothing_leaves_the_field() -> None:
    for field in range(5):
        for place, half in ((geometry.FACE_UP, (44, 60)), (geometry.FACE_DOWN, (22, 30))):
            x, y = geometry.station(field, place)
            dx, dy = abs(x - geometry.CENTRE[0]), abs(y - geometry.CENTRE[1])
            assert hypot(dx + half[0], dy + half[1]) < geometry.OUTER


def test_names_on_the_rim_are_never_upside_down() -> None:
    # at the top from left to right over the middle, below the other way round
    assert geometry.label_path(0).startswith("M191 62.85A290 290 0 0 1 481")
    assert " 0 0 0 " in geometry.label_path(2)


def test_piles_are_counted_and_only_top_cards_are_shown() -> None:
    state = table(
        phase="b", outer={"red": ["I-red-02", "I-red-03", "I-red-04"], "blue": ["I-blue-01"]}, players=2
    )
    drawn = picture(state, 0)
    found = by_id(ElementTree.fromstring(drawn))
    assert "card-I-red-02" in found
    assert "I-red-03" not in drawn, "piles may not be searched"
    assert words(found["outer-red"])[-1] == "3"
    assert words(found["inner-red"]) == []
    assert words(found["outer-green"]) == []


def test_cards_that_somebody_holds_are_not_on_the_pile() -> None:
    state = table(phase="a", board=list_of("red"), wheel="red", players=3)
    found = by_id(draw(state, None))
    # three players have six cards of each colour; the crests of seats 0, 1, 2 point to red, blue, green
    assert [words(found[f"inner-{colour}"]) for colour in list_of("red")] == [
        ["4"],
        ["4"],
        ["4"],
        ["6"],
        ["6"],
    ]
    assert {name for name in found if name.startswith("held-")} == {"held-red", "held-blue", "held-green"}


def test_crests_of_nobody_are_on_the_wheel_too() -> None:
    found = by_id(draw(table(players=3), None))
    assert [icons(found[f"crest-{seat}"])[0] for seat in range(5)] == [
        "monkey",
        "dragon",
        "lion",
        "pegasus",
        "scarab",
    ]
    assert "stroke-dasharray" in found["crest-3"][0].attrib
    assert "stroke-dasharray" not in found["crest-2"][0].attrib


def test_who_has_chosen_has_a_mark() -> None:
    state = drawing("red", ["I-red-01", "I-red-02"])
    state.play("show I-red-01", seat=0)
    state.play("sell", seat=0)
    found = by_id(draw(state, 1))
    assert ["check" in icons(found[f"crest-{seat}"]) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    ("era", "phase", "expected"),
    [
        (1, "wheel", {"Turn the wheel", "then five draws"}),
        (2, "a", {"Draw 1 of 5", "then income, colony,", "bust"}),
        (2, "seals", {"Seals", "then era III"}),
        (3, "seals", {"then the final scores"}),
    ],
)
def test_era_and_phase_and_what_comes_next(era: int, phase: str, expected: set[str]) -> None:
    state = table({"coins": 40}, era=era, phase=phase)
    found = words(by_id(draw(state, 1))["progress"])
    assert {*expected, "Era", "I", "II", "III", "A", "B"} <= set(found)


# Prices and reconstructions.


def test_a_price_that_is_lower_now_shows_both_numbers() -> None:
    # red 05 costs 3; with two red cards in front it costs 1
    outer = {"red": ["I-red-05"]}
    state = table({"cards": ["I-red-01", "I-red-02"]}, phase="b", outer=outer, to_move=0)
    assert words(by_id(draw(state, 0))["card-I-red-05"])[:2] == ["1", "3"]
    assert words(by_id(draw(state, None))["card-I-red-05"])[0] == "3", "what is printed"


def test_missing_coins_are_marked_in_phase_b() -> None:
    state = table({"coins": 1}, phase="b", outer={"red": ["I-red-05"]})
    assert "−2" in words(by_id(draw(state, 0))["card-I-red-05"])
    assert "−2" not in words(by_id(draw(state, 1))["card-I-red-05"])


def test_sales_and_seals_show_what_they_are_worth_to_the_reader() -> None:
    # a stall gives 1 coin more than 3 in era II; the cheaper seals cost 4 and 6 instead of 6 and 9
    state = table({"cards": [STALL, CHEAPER]}, era=2)
    found = by_id(draw(state, 0))
    assert words(found["sale"])[1:] == ["+4", "3"]
    assert [text for text in words(found["seal-prices"]) if text.isdigit()] == ["6", "4", "9", "6"]
    other = by_id(draw(state, 1))
    assert words(other["sale"])[1:] == ["+3"]
    assert [text for text in words(other["seal-prices"]) if text.isdigit()] == ["6", "9"]


def marks(root: Element) -> int:
    return sum(part.attrib.get("class") == "unsure" for part in root.iter())


def test_reconstructed_values_are_marked() -> None:
    own = game(3).new(1)
    assert not own.game.components.notes["seals.silver"].reconstructed, "the tests' own box"
    assert "seals.silver" in DEFAULT.notes
    view = own.view(0)
    default = ElementTree.fromstring(board(view, DEFAULT))
    assert marks(by_id(default)["seal-prices"]) == 2
    assert "reconstructed" in words(by_id(default)["legend"])
    assert marks(by_id(ElementTree.fromstring(picture(own)))["seal-prices"]) == 0
    purple, red = (ElementTree.fromstring(card(name, DEFAULT)) for name in (STALL, "I-red-01"))
    assert (marks(purple), marks(red)) == (1, 0)
    assert "stroke-dasharray" in card(STALL, DEFAULT, size="strip", standalone=False)
    assert "stroke-dasharray" not in card("I-red-01", DEFAULT, size="strip", standalone=False)


# Colonies and the shore.


def test_a_stack_shows_requirement_plunder_alliance_points_and_takers() -> None:
    state = table({"colonies": [{"id": "col-09-4", "side": "ally"}]}, {}, players=2)
    found = by_id(draw(state, 1))
    # 9: 4 coins and 5 points, or 1 coin for the alliance
    assert words(found["stack-9"]) == ["9", "×1", "+4", "5", "−1", "?"]
    assert icons(found["stack-9"])[-1] == "seat-0"


def test_an_allied_colony_shows_its_back_and_a_plundered_one_its_front() -> None:
    seat = {"colonies": [{"id": "col-09-4", "side": "ally"}, {"id": "col-15-3", "side": "coin"}]}
    state = table(seat, players=2)
    for view in (state.view(0), state.view(1), state.to_position()):
        root = ElementTree.fromstring(city(view, state.game.components, 0, standalone=False))
        found = by_id(root)
        assert words(found["colony-0-9"]) == ["9", "+2", "+1", "5"]
        assert words(found["colony-0-15"]) == ["15", "+5", "8"]
        assert "military" in icons(found["colony-0-9"])


def test_the_shore_has_each_requirement_under_its_stack() -> None:
    # stacks are 122 wide and 132 apart, the first at 8: their middles 69, 201, 333, 465, 597
    ticks = [(3, 69.0), (9, 201.0), (15, 333.0), (21, 465.0), (30, 597.0)]
    assert [colonies.shore_x(value, ticks) for value in (0, 3, 6, 9, 12, 30)] == [20, 69, 135, 201, 267, 597]
    assert colonies.shore_x(99, ticks) == 652
    assert colonies.spread([100, 110, 120]) == [100, 124, 148]
    assert colonies.spread([640, 650]) == [628, 652]


def test_requirements_that_are_lower_show_both_numbers() -> None:
    # 5 military is enough for 9 with the envoy, who makes requirements 4 lower
    state = table({"cards": [LESS]}, tracks=[{"military": 5}], era=3)
    found = by_id(draw(state, 0))
    assert words(found["colony-0-9"]) == ["5", "9", "in reach"]
    assert words(found["colony-0-15"]) == ["11", "15", "6 more"]
    assert words(found["bust-0-12"])[-2:] == ["8", "12"]


# The city.


def test_a_city_shows_tracks_cards_and_what_the_next_one_costs() -> None:
    state = table(
        {"cards": ["I-red-05", "I-red-08", "I-blue-05"], "coins": 7}, tracks=[{"military": 3, "food": 2}]
    )
    found = by_id(draw(state, 0))
    shown = state.view(0)["players"][0]["tracks"]
    for track in ("income", "military", "culture", "food"):
        assert words(found[f"track-0-{track}"]) == [str(shown[track])]
    row = found["row-0-red"]
    assert {"card-I-red-05", "card-I-red-08"} <= {part.attrib.get("id") for part in row.iter()}
    assert words(row)[-1] == "−2"
    assert "3 to feed" in words(found["row-0-green"])
    assert words(found["coins-0"]) == ["7"]


def test_bars_have_an_end() -> None:
    assert tracks.bar_x(15) == 72 + 15 * 10.4
    assert tracks.bar_x(40) == 72 + 33 * 10.4


def test_strips_lie_side_by_side_then_flat_in_two_lines_then_over_each_other() -> None:
    assert strips.layout([75, 106], [50, 80], 318) == [(0, 0, False), (79, 0, False)]
    flat = strips.layout([106] * 4, [78] * 4, 318)
    assert [(place.x, place.y, place.flat) for place in flat] == [
        (0, 0, True),
        (81, 0, True),
        (0, 17.5, True),
        (81, 17.5, True),
    ]
    # ten of 80: five a line; four of them keep (318 - 80) / 4 = 59.5
    many = strips.layout([106] * 10, [80] * 10, 318)
    assert [place.x for place in many[:5]] == [0, 59.5, 119, 178.5, 238]


def test_busts_carry_their_tokens_and_say_what_the_next_would_give() -> None:
    busts = [
        {"requirement": 6, "token": "income", "side": "front"},
        {"requirement": 12, "token": "food", "side": "back"},
    ]
    state = table({"busts": busts, "cards": [BUSTS]}, tracks=[{"culture": 20}], era=2)
    found = by_id(draw(state, 0))
    # 2 steps and 2 more by the sculptor; 12: 3 points by the token's back, 8 its own
    assert words(found["bust-0-6"]) == ["+4", "4", "6"]
    assert words(found["bust-0-12"]) == ["3", "8", "12"]
    assert words(found["bust-0-20"]) == ["+6", "14", "20"]
    assert "income" in icons(found["bust-0-6"])
    free = [len(list(found[f"token-0-{track}"].iter(f"{SVG}circle"))) for track in ("income", "military")]
    assert free == [1, 2], "one of two income tokens is on a bust"


def test_active_seals_show_what_they_bring() -> None:
    # 7 food: half of it rounded up is 4
    state = table({"silver": ["food"], "gold": 1}, tracks=[{"food": 7}])
    found = by_id(draw(state, 0))
    assert words(found["silver-0-0"]) == ["4"]
    assert words(found["gold-0-0"]) == ["×0", "0"]
    assert words(found["silver-0-1"]) == ["2"]


def test_incomes_and_sets_are_counted() -> None:
    state = table({"cards": [ABOVE]}, tracks=[{"income": 3, "military": 4, "food": 4}], era=2)
    found = by_id(draw(state, 0))
    # two tracks are above income: 3 and 2 coins for each of them
    assert "7 coins at each income" in words(found["row-0-yellow"])
    assert "0 sets of five colours" in words(found["row-0-purple"])


def test_feeding_names_what_is_missing_and_marks_the_cards() -> None:
    cards = ["I-red-05", "I-red-08", PAY]
    state = table({"cards": cards, "coins": 5}, phase="feeding", era=2, tracks=[{"food": 1}])
    root = draw(state, 0, moves=legal(state))
    told = " ".join(words(by_id(root)["hand"]))
    assert "1 food for 3 cards, 2 too little." in told
    assert {found.attrib["data-move"] for found in targets(root)} == {
        *(f"discard {name}" for name in cards),
        "pay",
    }


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 8), (5, 5)])
def test_the_points_are_those_of_the_rules(players: int, seed: int) -> None:
    for number, state in enumerate(random_game(players, seed, advanced=True)):
        if number % 7 and not state.is_over:
            continue
        scores = state.scores()["players"]
        for player, score in zip(state.view(None)["players"], scores, strict=True):
            assert standing.parts(player, state.game.components) == score["parts"]


def test_the_end_has_a_table_of_points() -> None:
    state = table({"coins": 10}, {"coins": 26}, phase="over", era=3, players=2)
    shown = words(by_id(draw(state, None, names=["Ilka", "Wren"]))["hand"])
    assert shown[0] == "The game is over"
    assert shown[1:] == ["Wren", "0", "0", "0", "0", "0", "5", "5", "Ilka", "0", "0", "0", "0", "0", "2", "2"]


# Hidden information.


def known(view: dict[str, Any]) -> set[str]:
    """The cards that may be in a picture: top cards, cities, the own hand, the one taken."""
    cards = {pile[0] for pile in view["outer"].values() if pile}
    for player in view["players"]:
        cards |= {*player["cards"], *player.get("drawn", [])}
    return cards | {view["doing"]["card"]}


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_in_the_picture(players: int) -> None:
    for state in decisions(players, 11, every=7, advanced=True):
        for seat in (None, *range(players)):
            view = state.view(seat)
            moves = legal(state, seat) if seat in state.to_act else []
            drawn = board(view, state.game.components, moves=moves, players=True, standalone=False)
            assert "col-" not in drawn
            assert set(re.findall(r"\bI{1,3}-[a-z]+-[0-9]{2}\b", drawn)) <= known(view)


def test_the_two_cards_are_only_in_the_own_picture() -> None:
    state = drawing("red", ["I-red-01", "I-red-02"])
    assert all(name in picture(state, 0) for name in ("I-red-01", "I-red-02"))
    assert not any(name in picture(state, seat) for seat in (1, None) for name in ("I-red-01", "I-red-02"))


# Cards alone.


@pytest.mark.parametrize("size", [*SIZES, "strip"])
def test_every_card_can_be_drawn_alone(size: str) -> None:
    for name in DEFAULT.card_ids:
        root = ElementTree.fromstring(card(name, DEFAULT, size=size, standalone=False))
        assert root.attrib["aria-label"]
        assert "hadara" in root.attrib["class"]


def test_a_card_shows_price_era_steps_and_points() -> None:
    root = ElementTree.fromstring(card("I-red-05", DEFAULT, size="whole"))
    printed = DEFAULT.data["card"]["I-red-05"]
    steps = [f"+{number}" for number in printed["values"].values()]
    assert words(root) == ["3", "I", *steps, str(printed["points"]), "Red I·5"]


def test_a_card_has_the_price_of_a_player() -> None:
    me = table({"cards": ["I-red-01"], "coins": 1}).view(0)["players"][0]
    shown = words(ElementTree.fromstring(card("I-red-05", DEFAULT, size="table", player=me)))
    assert shown[:2] == ["2", "3"]
    assert "−1" in shown


def test_an_ability_is_in_pictures_and_words() -> None:
    root = ElementTree.fromstring(card(CHEAPER, DEFAULT))
    assert {"silver-seal", "gold-seal", "lower"} <= set(icons(root))
    assert "Silver seals cost 4 and 15" in " ".join(words(root))


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(KeyError, match="IV-red-01"):
        card("IV-red-01", DEFAULT)


# Colours.


@pytest.mark.parametrize(
    ("tokens", "seats", "deep", "glyphs"),
    [
        (theme.LIGHT, hadara_colours.SEATS_LIGHT, hadara_colours.DEEP_LIGHT, hadara_colours.GLYPHS_LIGHT),
        (theme.DARK, hadara_colours.SEATS_DARK, hadara_colours.DEEP_DARK, hadara_colours.GLYPHS_DARK),
    ],
    ids=["light", "dark"],
)
def test_colours_stand_out(tokens: dict[str, str], seats: Any, deep: Any, glyphs: Any) -> None:
    colours = ("yellow", "red", "blue", "green", "purple")
    grounds = ("bench", "bench-deep", "allied", *(f"field-{colour}" for colour in colours))
    texts = [("ink", ground) for ground in grounds] + [("on-coin", "coin"), ("on-coin", "no-coin")]
    texts += [("good", "plaster"), ("bad", "plaster"), ("mute", "bench")]
    assert [pair for pair in texts if contrast(tokens[pair[0]], tokens[pair[1]]) < TEXT] == []
    shapes = [(f"on-{colour}", f"card-{colour}") for colour in colours]
    shapes += [
        (f"sign-{colour}", ground) for colour in colours for ground in ("plaster", "bench", "field-red")
    ]
    assert [pair for pair in shapes if contrast(tokens[pair[0]], tokens[pair[1]]) < SHAPE] == []
    assert [colour for colour in deep if contrast(colour, "#ffffff") < TEXT] == []
    assert [pair for pair in zip(seats, glyphs, strict=True) if contrast(*pair) < SHAPE] == []


def test_seats_have_their_own_colours_inside_the_game() -> None:
    sheet = theme.css("light", "svg.a")
    assert "svg.a.hadara,svg.a .hadara{--seat-0:#28467a" in sheet
    assert hadara_colours.SEATS_LIGHT == ("#28467a", "#d9662b", "#0b665f", "#d55f90", "#8a8378")


# Other languages.


class Marked:
    """A language in which every text stands in brackets."""

    def gettext(self, text: str) -> str:
        return f"[{text}]"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return f"[{one if number == 1 else many}]"


PLAIN = re.compile(r"[+−×0-9?]*|2×|I{1,3}|[AB]|Ilka|Wren")


def untranslated(texts: list[str]) -> list[str]:
    """The words that are in no brackets."""
    return [text for text in texts if not PLAIN.fullmatch(text) and text[0] != "[" and text[-1] != "]"]


def all_words(root: Element) -> list[str]:
    titles = ["".join(title.itertext()) for title in root.iter(f"{SVG}title")]
    labels = [part.attrib["aria-label"] for part in root.iter() if "aria-label" in part.attrib]
    return words(root) + titles + labels


def test_no_words_escape_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, i18n.use_language("xx"):
        patch.setattr(i18n, "_translations", lambda package, code: Marked())
        patch.setattr(cells, "lines", lambda shown, room, size: [shown])
        for state in decisions(2, 7, every=5, advanced=True, sides="choose"):
            root = draw(state, state.to_act[0], names=["Ilka", "Wren"], moves=legal(state))
            assert untranslated(all_words(root)) == []
        for name in DEFAULT.card_ids:
            assert untranslated(all_words(ElementTree.fromstring(card(name, DEFAULT)))) == []
    english = all_words(draw(table()))
    assert not any(text.startswith("[") for text in english), "what is kept ready is kept for each language"
