"""The board as SVG: what it shows of a view, and where each legal move can be made on it."""

import re
from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from antiqua import State, i18n
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.board import board, card
from antiqua.games.tzolkin.drawing import geometry as geo
from antiqua.games.tzolkin.texts import explain
from tests.tzolkin.helpers import random_game, table

COMPONENTS = box.default()
SVG = "{http://www.w3.org/2000/svg}"
TURN = {"place", "pick", "build", "step", "anger", "advance", "days"}
PLACED = {*TURN, "sell", "buy", "pay", "take", "save", "corn", "wood", "burn"}


def draw(view: dict[str, Any], **options: Any) -> Element:
    return ElementTree.fromstring(board(view, COMPONENTS, **options))


def by_id(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def words(element: Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def icons(element: Element) -> list[str]:
    return [use.attrib["href"].removeprefix("#i-") for use in element.iter(f"{SVG}use")]


def targets(root: Element) -> list[Element]:
    return [element for element in root.iter() if "data-move" in element.attrib]


def legal(state: State) -> list[str]:
    return [str(move) for move in state.moves(state.to_act[0])]


def has_a_place(move: str) -> bool:
    kind, *rest = move.split()
    return kind in PLACED or (kind == "do" and rest != ["nothing"])


def decisions(players: int, seed: int, every: int = 1) -> Iterator[State]:
    for number, state in enumerate(random_game(players, seed)):
        if number % every == 0 and not state.is_over:
            yield state


# The picture as a whole.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn(players: int) -> None:
    for number, state in enumerate(random_game(players, players)):
        if number % 19 and not state.is_over:
            continue
        seats = [None, *range(players)]
        for view in [state.to_position(), *(state.view(seat) for seat in seats)]:
            root = draw(view, theme=(None, "light", "dark")[number % 3])
            identities = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
            assert len(identities) == len(set(identities))


def test_a_picture_in_a_page_leaves_icons_and_colours_to_the_page() -> None:
    view = table().view(0)
    alone, inside = board(view, COMPONENTS), board(view, COMPONENTS, standalone=False)
    assert "<symbol" in alone
    assert "--ground:" in alone
    assert "<symbol" not in inside
    assert "--ground:" not in inside
    assert 'id="player-0"' in alone, "a picture that stands alone shows what the players have"
    assert 'id="player-0"' not in inside
    assert 'id="player-0"' in board(view, COMPONENTS, standalone=False, players=True)


def test_every_icon_that_is_used_is_on_the_sheet() -> None:
    for state in decisions(3, 5, every=40):
        root = draw(state.view(state.to_act[0]), moves=legal(state))
        assert {use.attrib["href"].lstrip("#") for use in root.iter(f"{SVG}use")} <= set(by_id(root))


def test_names_are_only_text() -> None:
    root = draw(table().view(0), names=["<b>&", "Wren"])
    assert "<b>&" in words(root)


def test_an_image_is_described_and_one_with_targets_is_a_group() -> None:
    view = table(round=9).view(0)
    seen, played = draw(view, names=["Ilka", "Wren"]), draw(view, moves=["place start"])
    assert seen.attrib["role"] == "img"
    assert seen.attrib["aria-label"] == "Tzolk'in, round 9 of 27: Ilka to move"
    assert played.attrib["role"] == "group"


def test_no_text_is_too_small() -> None:
    for state in decisions(4, 2, every=50):
        for text in draw(state.view(None)).iter(f"{SVG}text"):
            size, shown = float(text.attrib["font-size"]), "".join(text.itertext())
            assert size >= (14 if re.fullmatch(r"[+−0-9]+", shown) else 12), shown


# The moves.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_every_move_with_a_place_has_one_target(players: int, seed: int) -> None:
    kinds = set()
    for state in decisions(players, seed, every=3):
        seat, moves = state.to_act[0], legal(state)
        view = state.view(seat)
        found = targets(draw(view, moves=moves))
        assert sorted(target.attrib["data-move"] for target in found) == sorted(filter(has_a_place, moves))
        for target in found:
            assert target.attrib["class"].split()[-1] == "target"
            assert (target.attrib["tabindex"], target.attrib["role"]) == ("0", "button")
            assert target.attrib["aria-label"] == explain(target.attrib["data-move"], view, COMPONENTS)
            assert "mark" in " ".join(part.attrib.get("class", "") for part in target.iter())
        kinds |= {move.split()[0] for move in moves}
    assert kinds >= {"place", "pick", "do", "end"}


def test_rare_moves_have_their_targets() -> None:
    seat = {"wood": 3, "stone": 3, "gold": 3, "chaac": 2}
    view = table(seat, buildings=["b04"], monuments=["m02"], round=10).view(0)
    moves = [
        *("build b04", "build m02"),
        *("days 1", "days 2", "anger chaac", "step kukulcan", "sell wood", "buy gold", "do chichen_itza 10"),
        *("do tikal 7", "take stone", "pay gold", "save wood", "advance theology"),
    ]
    assert sorted(target.attrib["data-move"] for target in targets(draw(view, moves=moves))) == sorted(moves)


def test_nothing_is_a_target_without_moves() -> None:
    assert targets(draw(table().view(0))) == []


def test_a_finger_hits_every_ring() -> None:
    state = table({"corn": 9}, gears={"tikal 4": 0})
    root = draw(state.view(0), moves=legal(state))
    for target in targets(root):
        hits = [part for part in target.iter() if part.attrib.get("class") == "hit"]
        assert hits
        assert all(float(hit.attrib["r"]) * 2 >= 44 for hit in hits if "r" in hit.attrib)


def test_a_worker_is_placed_on_the_lowest_free_space() -> None:
    state = table({"corn": 9}, gears={"tikal 0": 1, "tikal 1": "dummy", "tikal 3": 1})
    socket = by_id(draw(state.view(0), moves=legal(state)))["socket-tikal"]
    assert socket.attrib["data-space"] == "2"
    rings = [part for part in socket.iter() if part.attrib.get("class") == "mark"]
    # (140 - 34.385, 359 + 47.327), worked out in test_gears_drawn
    assert [float(rings[0].attrib[key]) for key in ("cx", "cy")] == pytest.approx([105.61, 406.33], abs=0.01)


def test_marks_are_on_the_next_step_and_level() -> None:
    view = table({"chaac": 3, "theology": 2, "agriculture": 3}).view(0)
    moves = ["step chaac", "advance theology", "advance agriculture"]
    found = by_id(draw(view, moves=moves))
    assert found["level-theology-3"].attrib["data-move"] == "advance theology"
    assert found["level-agriculture-4"].attrib["data-move"] == "advance agriculture", "the bonus"
    # the fourth step of Chaac: 112 - 4 * 4.75 = 93 wide, its top 5 * 28 above the foot at 360
    mark = [part for part in found["step-chaac"].iter() if part.attrib.get("class") == "mark edge"]
    assert mark[0].attrib["d"].endswith("h91v26h-91z")


def test_a_harvest_is_chosen_where_its_tile_lies() -> None:
    # Palenque 3 lies at 4.5 * 36 + 180 - 3 * 360 / 26 = 300.46 degrees, its four tiles 7.7 degrees apart and
    # 136.9 from the middle: the second, wood, at 296.61 and the fourth, corn, at 312.01
    view = table(players=4).view(0)
    view["pending"] = [["harvest", 3, 0, 0]]
    view["jungle"]["3"] = {"corn": 4, "wood": 2}
    found = by_id(draw(view, moves=["corn", "wood", "burn"]))
    for move, x, y in (("wood", 61.33, -122.39), ("corn", 91.62, -101.72)):
        places = [
            part.get("transform", "") for part in found[f"harvest-{move}"].iter() if part.get("transform")
        ]
        assert [float(side) for side in places[0][10:-1].split()] == pytest.approx([x, y], abs=0.02), move
    hits = {
        move: next(part for part in found[f"harvest-{move}"].iter() if part.attrib.get("class") == "hit")
        for move in ("wood", "corn", "burn")
    }
    middles = {move: (float(hit.attrib["cx"]), float(hit.attrib["cy"])) for move, hit in hits.items()}
    for one, other in combinations(middles.values(), 2):
        assert dist(one, other) >= 44, "two fingers' room"
    # corn without a tile, by agriculture, has a place of its own
    view["jungle"]["3"] = {"corn": 4, "wood": 4}
    found = by_id(draw(view, moves=["corn", "wood"]))
    assert any(part.attrib.get("href") == "#i-corn" for part in found["harvest-corn"].iter())


def test_steps_back_show_their_price() -> None:
    state = table({"corn": 9}, gears={"yaxchilan 4": 0})
    assert "−3" not in words(without_market(draw(state.view(0), moves=legal(state))))
    state.play("pick yaxchilan 4")
    shown = words(without_market(draw(state.view(0), moves=legal(state))))
    assert [text for text in shown if text in ("−4", "−3", "−2", "−1")] == ["−3", "−2", "−1"]


def without_market(root: Element) -> Element:
    """The gears alone: market and temples have prices and points of their own."""
    for name in ("market", "temples", "technologies", "shelf"):
        root.remove(by_id(root)[name])
    return root


# What lies on the board.


def test_workers_are_on_their_spaces_with_colour_and_glyph() -> None:
    gears = {"palenque 0": 1, "palenque 8": "dummy", "tikal 3": 0, "chichen_itza 10": 1}
    view = table(gears=gears, round=13).view(None)
    found = by_id(draw(view))
    shown = {}
    for gear in geo.GEARS:
        for worker in found[f"gear-{gear}"].iter():
            if worker.attrib.get("id", "").startswith("worker-"):
                shown[f"{gear} {worker.attrib['data-space']}"] = icons(worker)
    assert shown == {
        "palenque 0": ["token-1"],
        "palenque 8": ["token-dummy"],
        "tikal 3": ["token-0"],
        "chichen_itza 10": ["token-1"],
    }


def test_a_day_later_the_same_workers_have_turned_with_their_gears() -> None:
    gears = {"palenque 0": 1, "tikal 3": 0, "chichen_itza 10": "dummy"}
    later = {"palenque 1": 1, "tikal 4": 0, "chichen_itza 11": "dummy"}
    pictures = [
        {name for name in by_id(draw(table(gears=on, round=rounds).view(None))) if name.startswith("worker-")}
        for on, rounds in ((gears, 13), (later, 14))
    ]
    assert pictures[0] == pictures[1]
    assert len(pictures[0]) == 3


def test_gears_can_come_from_the_day_before() -> None:
    view = table(round=13).view(None)
    still, moved = board(view, COMPONENTS), board(view, COMPONENTS, day_before=10)
    # Tikal: 180 + 180 + 12 * 36 = 792, two days before 720; the calendar -12 * 360 / 26
    assert 'id="gear-tikal" class="gear" style="--turn:792deg"' in still
    assert 'id="gear-tikal" class="gear turned" style="--turn:792deg;--from:720deg"' in moved
    assert "--turn:-166.15deg;--from:-138.46deg" in moved


def test_skulls_lie_on_their_places() -> None:
    found = by_id(draw(table(skull_places=[2, 9]).view(None)))
    assert [action for action in range(1, 10) if "data-good" in found[f"skull-{action}"].attrib] == [2, 9]
    used = [
        action
        for action in range(1, 10)
        if any("opacity" in part.attrib for part in found[f"cell-chichen_itza-{action}"])
    ]
    assert used == [2, 9]
    assert words(found["skulls-left"]) == ["11"]


def test_the_jungle_shows_wood_on_corn_uncovered_corn_and_gaps() -> None:
    view = table(players=3, jungle={2: {"corn": 2}, 4: {"corn": 2, "wood": 1}}).view(None)
    found = by_id(draw(view))
    tiles = {
        action: [found[f"jungle-{action}-{index}"].attrib.get("data-good") for index in range(3)]
        for action in (2, 3, 4)
    }
    assert tiles == {2: ["corn", "corn", None], 3: ["wood"] * 3, 4: ["wood", "corn", None]}


def test_the_calendar_shows_days_corn_and_food_days() -> None:
    found = by_id(draw(table(round=10, tooth_corn=2, food_days=1).view(None)))
    assert words(found["day-9"]) == ["10"]
    assert [tooth for tooth in range(26) if "corn" in icons(found[f"on-day-{tooth}"])] == [7, 8]
    assert words(found["day-0"]) == ["27"], "the start tooth is that of the last food day"
    # tooth 20 is day 21, the middle of age 2; tooth 13 day 14, the end of age 1
    assert [icons(found[f"on-day-{tooth}"]) for tooth in (20, 13)] == [["block"], ["laurel"]]


@pytest.mark.parametrize(
    ("rounds", "food_days", "expected"),
    [
        (1, 0, {"Round", "of 27", "Food day 1", "in 7 rounds", "mid of age 1: materials"}),
        (9, 0, {"Food day 1", "this round"}),  # its day was jumped over
        (13, 1, {"in 1 round", "end of age 1: points"}),
        (28, 3, {"28", "the last", "Food day 4", "this round"}),
    ],
)
def test_the_middle_says_which_round_and_food_day_it_is(
    rounds: int, food_days: int, expected: set[str]
) -> None:
    assert expected <= set(words(draw(table(round=rounds, food_days=food_days).view(None))))


def test_the_first_round_begins_on_the_tooth_of_the_last() -> None:
    found = by_id(draw(table(round=1).view(None)))
    assert words(found["day-0"]) == ["1"]
    assert icons(found["on-day-0"]) == []


def test_the_start_space_shows_worker_corn_and_holder() -> None:
    root = draw(table(start_space=0, tooth_corn=3, start_player=0, to_move=1, round=6).view(None))
    found = by_id(root)
    assert found["worker-start"].attrib["href"] == "#i-token-0"
    assert found["start-player"].attrib["href"] == "#i-seat-0"
    assert "+3" in words(found["start-space"])


def test_markers_stand_on_steps_and_levels_and_leaders_are_named() -> None:
    view = table({"chaac": 4, "theology": 2}, {"chaac": 4, "kukulcan": 0}).view(None)
    found = by_id(draw(view))
    assert icons(found["level-theology-2"])[-1] == "seat-0"
    assert "level-of-1-theology" in {part.attrib.get("id") for part in found["level-theology-0"].iter()}
    assert icons(found["leaders-chaac"]) == ["seat-0", "seat-1"]
    assert icons(found["leaders-kukulcan"]) == ["seat-0"]
    height = float(found["marker-kukulcan-0"].attrib["y"]) - float(found["marker-kukulcan-1"].attrib["y"])
    assert height == -28, "one step higher"


def test_the_shelf_shows_displays_decks_and_owners() -> None:
    view = table(
        {"wood": 1},
        {"monuments": ["m09"]},
        buildings=["b01", "b04"],
        monuments=["m02"],
        deck_1=["b06", "b07"],
    ).view(0)
    root = draw(view, names=["Ilka", "Wren"])
    found = by_id(root)
    assert "2 left in the deck" in words(found["buildings"])
    assert words(found["tile-b01"]) == ["1", "feeds 1"]
    assert words(found["tile-m09"])[-1] == "Wren"
    assert "1 is built, score at the end" in words(found["monuments"])
    order = [name for name in found if name.startswith("tile-m")]
    assert order == ["tile-m02", "tile-m09"], "a built monument keeps its place"
    red = [text.attrib["fill"] for text in found["tile-b04"].iter(f"{SVG}text")]
    assert red[0] == "var(--bad)", "four wood are asked, one is there"
    assert next(found["tile-b01"].iter(f"{SVG}text")).attrib["fill"] == "var(--ink)"


def test_a_spectator_sees_no_price_as_missing() -> None:
    view = table(buildings=["b04"]).view(None)
    assert "var(--bad)" not in {
        text.attrib["fill"] for text in by_id(draw(view))["tile-b04"].iter(f"{SVG}text")
    }


def test_architecture_3_forgives_one_block_of_a_building() -> None:
    seat = {"wood": 3, "architecture": 3}
    found = by_id(draw(table(seat, buildings=["b04"], monuments=["m09"]).view(0)))
    fills = {
        name: [text.attrib["fill"] for text in found[name].iter(f"{SVG}text")]
        for name in ("tile-b04", "tile-m09")
    }
    assert fills["tile-b04"][0] == "var(--ink)"
    assert fills["tile-m09"][:2] == ["var(--ink)", "var(--bad)"], "monuments cost what is printed"


def test_a_hidden_deck_is_only_counted() -> None:
    state = next(random_game(4, 1))
    drawn = board(state.view(0), COMPONENTS)
    for tile in state.to_position()["deck_1"]:
        assert f"tile-{tile}" not in drawn


# Cards alone.


@pytest.mark.parametrize("small", [False, True], ids=["whole", "small"])
def test_every_tile_can_be_drawn_alone(small: bool) -> None:
    for name in (*COMPONENTS.building_ids, *COMPONENTS.monument_ids, *COMPONENTS.wealth_ids):
        root = ElementTree.fromstring(card(name, COMPONENTS, small=small, players=4))
        assert root.attrib["aria-label"]
        assert icons(root)


def test_a_card_shows_price_effect_and_points() -> None:
    root = ElementTree.fromstring(card("b22", COMPONENTS, lacks=["gold"]))
    assert words(root) == ["1", "2", "1", "3"]
    assert icons(root)[:3] == ["wood", "stone", "gold"]
    assert {"chaac-up", "quetzalcoatl-up", "kukulcan-up"} <= set(icons(root))
    assert [text.attrib["fill"] for text in root.iter(f"{SVG}text")][:3] == [
        "var(--ink)",
        "var(--ink)",
        "var(--bad)",
    ]


def test_a_monument_that_depends_on_the_players_shows_their_points() -> None:
    assert words(ElementTree.fromstring(card("m05", COMPONENTS, players=3)))[-1] == "5"
    assert {"6", "5", "4"} <= set(words(ElementTree.fromstring(card("m05", COMPONENTS))))


def test_an_unknown_tile_is_named() -> None:
    with pytest.raises(ValueError, match="'b99' is not in the box"):
        card("b99", COMPONENTS)


# Other languages.


class Marked:
    """A language in which every text stands in brackets."""

    def gettext(self, text: str) -> str:
        return f"[{text}]"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return f"[{one if number == 1 else many}]"


PLAIN = re.compile(r"[+−×0-9/–?]*|Ilka|Wren")


def untranslated(texts: list[str]) -> list[str]:
    """The words that are in no brackets; a name of two words stands on two lines."""
    return [text for text in texts if not PLAIN.fullmatch(text) and text[0] != "[" and text[-1] != "]"]


def test_no_words_escape_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, i18n.use_language("xx"):
        patch.setattr(i18n, "_translations", lambda package, code: Marked())
        for state in decisions(2, 7, every=9):
            root = draw(state.view(state.to_act[0]), names=["Ilka", "Wren"], moves=legal(state))
            labels = [part.attrib["aria-label"] for part in root.iter() if "aria-label" in part.attrib]
            assert untranslated(words(root) + labels) == []
        for name in (*COMPONENTS.building_ids, *COMPONENTS.monument_ids, *COMPONENTS.wealth_ids):
            root = ElementTree.fromstring(card(name, COMPONENTS))
            assert untranslated([*words(root), root.attrib["aria-label"]]) == []
    english = words(draw(table(buildings=["b01"]).view(0)))
    assert not any(text.startswith("[") for text in english), "what is kept ready is kept for each language"


def test_an_action_that_gives_nothing_can_be_drawn() -> None:
    """An owner's file may say so."""
    for action in (1, 4):
        components = box.read({"yaxchilan": [{"action": action, "gain": {"skull": 0, "wood": 0}}]})
        board(table().view(None), components)
