"""The board with modules of the expansion: what it shows, and where each decision can be made on it."""

import re
from collections.abc import Iterator
from itertools import pairwise, permutations, product
from math import hypot
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import antiqua
from antiqua import State
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.board import board, card
from antiqua.games.tzolkin.drawing.gears import BAND
from antiqua.games.tzolkin.drawing.geometry import TEETH, middle, well, worker_place
from antiqua.games.tzolkin.drawing.quick import WIDTH as QUICK_WIDTH
from antiqua.games.tzolkin.foretold import RULES, counted, quarter, standing
from antiqua.games.tzolkin.quick_row import coming
from antiqua.games.tzolkin.winnings import winnings
from tests.tzolkin.expansion import acted, laid, ruled

COMPONENTS = box.default()
SVG = "{http://www.w3.org/2000/svg}"
MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
MIXES: list[dict[str, Any]] = [
    dict(zip(MODULES, mix, strict=True)) for mix in product((False, True), repeat=4)
]
ALL = MIXES[-1]
ELSEWHERE = {"tribe", "keep", "beg", "end", "stop", "pass", "refuse", "renovate", "architecture"}


def walk(players: int, seed: int, **modules: Any) -> Iterator[State]:
    state = antiqua.load("tzolkin", players=players, **modules).new(seed=seed)
    chance = Random(seed)
    while not state.is_over:
        yield state
        seat = state.to_act[0]
        state.play(chance.choice(state.moves(seat)), seat=seat)


def draw(state: State, **options: Any) -> Element:
    seat = state.to_act[0]
    moves = [str(move) for move in state.moves(seat)]
    return ElementTree.fromstring(board(state.view(seat), COMPONENTS, moves=moves, **options))


def named(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def words(element: Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


@pytest.mark.parametrize("number", range(16))
def test_every_move_with_a_place_has_one_target_in_every_mix(number: int) -> None:
    modules = MIXES[number]
    players = 2 + number % (4 if modules["quick_actions"] else 3)
    for turn, state in enumerate(walk(players, 40 + number, **modules)):
        if turn % 9:
            continue
        root = draw(state)
        found = sorted(part.attrib["data-move"] for part in root.iter() if "data-move" in part.attrib)
        legal = [str(move) for move in state.moves(state.to_act[0])]
        placed = [move for move in legal if move.split()[0] not in ELSEWHERE and move != "do nothing"]
        if "accept" in placed and "accept" not in found:
            placed.remove("accept")  # a step that no prophecy of the row prices
        assert found == sorted(placed), state.view(state.to_act[0]).get("pending")
        identities = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
        assert len(identities) == len(set(identities))
        for text in root.iter(f"{SVG}text"):
            assert float(text.attrib["font-size"]) >= 12
        symbols = set(named(root))
        assert {part.attrib["href"].lstrip("#") for part in root.iter(f"{SVG}use")} <= symbols


def test_the_ruling_prophecy_and_its_bands_are_shown() -> None:
    seen = set()
    for turn, state in enumerate(walk(3, 5, **ALL)):
        if turn % 20:
            continue
        view = state.view(state.to_act[0])
        for slot, name in enumerate(view.get("prophecies", ())):
            shown = words(named(draw(state))[f"prophecy-{slot}"])
            assert {"−5", "0", "6", "13"} <= set(shown)
            if standing(view, slot) == RULES:
                seen.add(slot)
                assert f"rules to round {quarter(view, slot, COMPONENTS)[1]}" in shown
                own = counted(name, view, state.to_act[0], COMPONENTS)
                assert str(own).replace("-", "−") in shown
    assert seen == {0, 1, 2}


def test_quick_tiles_come_when_the_board_says() -> None:
    said: dict[int, str] = {}
    for state in walk(4, 8, quick_actions=True):
        view = state.view(None)
        if view["phase"] != "turn":
            continue
        first = [day for day in said if day <= view["round"]]
        if first:
            assert said[max(first)] == view["quick_tile"]
        said |= dict(coming(view, COMPONENTS))
    assert len(said) == 12


@pytest.mark.parametrize("number", range(16))
def test_points_have_their_sources(number: int) -> None:
    modules = MIXES[number]
    players = 2 + number % (4 if modules["quick_actions"] else 3)
    state = antiqua.load("tzolkin", players=players, **modules).new(seed=number)
    chance = Random(number)
    while not state.is_over:
        seat = state.to_act[0]
        before, move = state.view(seat), str(chance.choice(state.moves(seat)))
        state.play(move, seat=seat)
        after = state.view(seat)
        found = winnings(before, after, seat, move, COMPONENTS)
        for other in range(players):
            told = sum(points for who, _source, points in found if who == other)
            assert told == after["players"][other]["points"] - before["players"][other]["points"], move


def test_the_market_shows_what_gold_costs_under_gold_shortage() -> None:
    """TP-3.3: 1 corn more than 4 to buy, the same to sell."""
    shown = named(draw(acted("uxmal 2", {"corn": 9, "gold": 1}, rule="gold_shortage")))
    assert words(shown["buy-gold"]) == ["buy", "−5"]
    assert words(shown["sell-gold"]) == ["sell", "+4"]
    assert words(shown["buy-stone"]) == ["buy", "−3"]
    shown = named(draw(acted("uxmal 2", {"corn": 9, "gold": 1}, rule="drought")))
    assert words(shown["buy-gold"]) == ["buy", "−4"]


@pytest.mark.parametrize(
    ("tribe", "rule", "corn"), [("yaluk", "drought", "3"), ("yaluk", "hunger", "4"), ("bacab", "hunger", "3")]
)
def test_the_calendar_tells_what_a_worker_of_the_seat_needs(tribe: str, rule: str, corn: str) -> None:
    """TP-2.12: 1 corn more for each worker of Yaluk; TP-3.6: 1 more under hunger."""
    state = ruled(rule, {"tribe": tribe}, {"tribe": "balam"})
    root = ElementTree.fromstring(board(state.view(0), COMPONENTS))
    shown = words(root)
    assert shown[shown.index("a worker") - 1] == corn
    signs = [part for part in root.iter(f"{SVG}use") if part.attrib["href"] == "#i-tribe-yaluk"]
    beside = [part for part in signs if part.attrib["x"] == "43"]
    assert len(beside) == (tribe == "yaluk")


def test_a_quick_tile_is_marked_as_not_certain() -> None:
    state = laid({}, quick_tile="gain_1_stone")
    doubt = "How many there are of each quick action rests on one source alone."
    assert doubt in board(state.view(0), COMPONENTS)
    mine = box.read({"quick_action": {"gain_1_stone": {"confidence": "high"}}})
    assert doubt not in board(state.view(0), mine)


def test_new_buildings_show_their_goods_and_that_they_can_be_renovated() -> None:
    for name in COMPONENTS.building_ids:
        if not name.startswith("exp_a1"):
            continue
        root = ElementTree.fromstring(card(name, COMPONENTS))
        icons = [part.attrib["href"] for part in root.iter(f"{SVG}use")]
        assert {"#i-renovation", "#i-bowl"} <= set(icons)
        assert "food days" in words(root)


def signs_in(card: Element) -> list[tuple[int, float, float, float]]:
    """Seat, middle and size of each player's sign on a prophecy."""
    found = []
    for part in card.iter(f"{SVG}use"):
        if part.attrib["href"].startswith("#i-seat-"):
            x, y, width = (float(part.attrib[side]) for side in ("x", "y", "width"))
            found.append((int(part.attrib["href"].removeprefix("#i-seat-")), x, y, width))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_signs_on_a_prophecy_lie_side_by_side(players: int) -> None:
    """Also where all of them are in one band, as at the start."""
    quick = players == 5
    state = next(
        state
        for state in walk(players, 3, prophecies=True, quick_actions=quick)
        if state.view(None)["phase"] == "turn"
    )
    together = 0
    for slot in range(3):
        signs = signs_in(named(draw(state))[f"prophecy-{slot}"])
        assert sorted(seat for seat, *_place in signs) == list(range(players))
        for place, (_seat, x, y, size) in enumerate(signs):
            assert size >= 8
            assert y + size <= 111, "inside the card"
            for _other, other_x, other_y, _size in signs[:place]:
                assert abs(x - other_x) >= size or abs(y - other_y) >= size
                together += abs(x - other_x) < 27
    assert together, "some stand in the same band"


GOODS = ("corn", "wood", "stone", "gold")
AGE_2 = [name for name, tile in COMPONENTS.data["quick_action"].items() if tile["tiles"][1]]
WIDE = ("gain_3_corn", "pay_1_corn_build_one_building")
SIGN = {"advance": "technology", "market": "swap", "construct": "house"}


def told_by(tile: Element) -> list[str]:
    """The figures and pictures of a tile, from left to right."""
    parts = []
    for part in tile.iter():
        if part.tag == f"{SVG}text":
            parts.append((float(part.attrib["x"]), "".join(part.itertext())))
        elif part.tag == f"{SVG}use":
            middle = float(part.attrib["x"]) + float(part.attrib["width"]) / 2
            parts.append((middle, part.attrib["href"].removeprefix("#i-")))
    return [shown for _x, shown in sorted(parts)]


def content(name: str) -> set[tuple[str, ...]]:
    """What a quick action gives and costs: each picture with its figure, which one piece does without."""
    tile = COMPONENTS.data["quick_action"][name]
    gains = {
        (good,) if number == 1 else (str(number), good) for good, number in tile["gain"].items() if number
    }
    price = {(f"−{tile['price']}", "corn")} if tile["price"] else set()
    return gains | price | ({(SIGN[tile["action"]],)} if tile["action"] in SIGN else set())


def test_tiles_to_come_have_their_round_on_a_tooth_before_all_that_they_give_and_cost() -> None:
    seen = set()
    for turn, state in enumerate(walk(5, 8, quick_actions=True)):
        view = state.view(state.to_act[0])
        if view["phase"] != "turn" or turn % 8:
            continue
        shown = named(draw(state))["quick-next"]
        tiles = [part for part in shown.iter() if part.attrib.get("class") == "tells"]
        assert len(tiles) == len(coming(view, COMPONENTS))
        for tile, (day, name) in zip(tiles, coming(view, COMPONENTS), strict=True):
            assert tile.find(f"{SVG}path") is not None, "the tooth"
            first, *rest = told_by(tile)
            assert first == str(day)
            found: set[tuple[str, ...]] = set()
            figure: tuple[str, ...] = ()
            for word in rest:
                if word in (*GOODS, *SIGN.values()):
                    found.add((*figure, word))
                    figure = ()
                else:
                    figure = (*figure, word)
            assert found == content(name)
            seen.add(name)
    assert seen == set(COMPONENTS.data["quick_action"])


def spans(tile: Element) -> Iterator[tuple[float, float]]:
    """From where to where each figure and picture of a tile reaches."""
    for part in tile.iter():
        if part.tag == f"{SVG}text":
            half = len("".join(part.itertext())) * float(part.attrib["font-size"]) * 0.614 / 2
            yield float(part.attrib["x"]) - half, float(part.attrib["x"]) + half
        elif part.tag == f"{SVG}use":
            left = float(part.attrib["x"])
            yield left, left + float(part.attrib["width"])


@pytest.mark.parametrize("first", WIDE)
@pytest.mark.parametrize("number", range(0, 720, 37))
def test_eight_tiles_to_come_do_not_run_into_each_other_in_any_order(first: str, number: int) -> None:
    """Two of age 1 before all of age 2, in many orders; the panel lies between two gears."""
    second = list(permutations(AGE_2))[number]
    decks = {"quick_deck_1": [first, "gain_1_wood_1_corn"], "quick_deck_2": list(second)}
    state = antiqua.load("tzolkin", players=5).new(seed=8)
    while state.view(None)["phase"] == "setup":
        state.play(state.moves(state.to_act[0])[0], seat=state.to_act[0])
    view = {**state.view(None), "round": 9, "food_days": 1, **decks}
    root = ElementTree.fromstring(board(view, COMPONENTS))
    rows = [part for part in named(root)["quick-next"] if part.tag == f"{SVG}g"]
    assert 1 <= len(rows) <= 3
    assert sum(len(row) for row in rows) == 8
    for row in rows:
        scale = re.findall(r"scale\((.+)\)", row.attrib["transform"])
        size = float(scale[0]) if scale else 1.0
        assert size >= 0.95
        reach = sorted(span for tile in row for span in spans(tile))
        assert all(right <= left + 0.6 for (_left, right), (left, _right) in pairwise(reach))
        assert (reach[-1][1] - reach[0][0]) * size <= QUICK_WIDTH - 4
    _x, y = map(float, re.findall(r"[\d.]+", rows[-1].attrib["transform"])[:2])
    top = middle("tikal")[1] - well(TEETH["tikal"]) - BAND
    assert y + 8 < top, "above the gear"


def hit(target: Element, x: float, y: float) -> bool:
    """Whether a point of the board belongs to the target."""
    circles = [part.attrib for part in target.iter() if part.attrib.get("class") == "hit"]
    return any(hypot(float(c["cx"]) - x, float(c["cy"]) - y) < float(c["r"]) for c in circles)


def test_spaces_of_vacub_caquix_are_hit_where_they_are() -> None:
    """The number has the mark; the space itself can be hit as well."""
    for seed in range(40):
        for state in walk(2, seed, tribes=True):
            skips = [str(move) for move in state.moves(state.to_act[0]) if str(move).startswith("skip")]
            if len(skips) < 20:
                continue
            root = draw(state)
            found = named(root)
            for move in skips:
                _kind, gear, space = move.split()
                target = found[f"skip-{gear}-{space}"]
                assert [part for part in target.iter() if "dashed" in part.attrib.get("class", "")]
                on_space = hit(target, *worker_place(gear, int(space)))
                is_next = found.get(f"socket-{gear}", target).attrib.get("data-space") == space
                assert on_space != is_next, "where a worker can be placed only the number is hit"
            order = [
                part.attrib["data-move"].split()[0] for part in root.iter() if "data-move" in part.attrib
            ]
            assert order.index("place") < order.index("skip"), "the keyboard comes to placing first"
            return
    raise AssertionError("nobody was asked")


def test_five_players_above_a_picture_have_whole_names_beside_their_signs() -> None:
    state = next(state for state in walk(5, 3, **ALL) if state.view(None)["phase"] == "turn")
    panels = named(draw(state))
    starts = state.view(None)["start_player"]
    for seat in range(5):
        panel = panels[f"player-{seat}"]
        name = next(text for text in panel.iter(f"{SVG}text") if text.attrib.get("class") == "se")
        assert "".join(name.itertext()) == f"Player {seat + 1}"
        end = float(name.attrib["x"]) + 8 * 0.57 * float(name.attrib["font-size"])
        line = [part for part in panel.iter(f"{SVG}use") if float(part.attrib["y"]) < -40]
        boxes = sorted((float(part.attrib["x"]), float(part.attrib["width"])) for part in line)[1:]
        assert len(boxes) == (4 if seat == starts else 3), "perhaps who starts, tribe, side, points"
        assert end <= boxes[0][0] + 1
        for (left, width), (right, _width) in pairwise(boxes):
            assert left + width <= right + 1
