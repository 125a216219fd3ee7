"""The board as SVG: what it shows of a view, and where each legal move can be made on it."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import antiqua
from antiqua import i18n
from antiqua.games.hellas.board import board
from antiqua.games.hellas.drawing import geometry as geo
from antiqua.games.hellas.drawing.cities import city_with, groups, points
from antiqua.games.hellas.texts import explain
from tests.hellas.helpers import BUILDING, INLAND, TEMPLES, State, game, play, random_game, table
from tests.hellas.test_island_drawn import LAKE, MAPS

SVG = "{http://www.w3.org/2000/svg}"
WITHOUT_PLACE = {"decline", "nothing"}


def draw(state: State, seat: int | None = None, **options: Any) -> Element:
    return ElementTree.fromstring(board(state.view(seat), state.game.components, **options))


def by_id(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def words(element: Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def titles(element: Element) -> list[str]:
    return ["".join(title.itertext()) for title in element.iter(f"{SVG}title")]


def icons(element: Element) -> list[str]:
    return [use.attrib["href"].removeprefix("#i-") for use in element.iter(f"{SVG}use")]


def targets(root: Element) -> dict[str, Element]:
    found = [element for element in root.iter() if "data-move" in element.attrib]
    assert len({element.attrib["data-move"] for element in found}) == len(found)
    return {element.attrib["data-move"]: element for element in found}


def legal(state: State) -> list[str]:
    return [str(move) for move in state.moves(state.to_act[0])]


def decisions(players: int, seed: int, every: int = 1, **options: Any) -> Iterator[State]:
    for number, state in enumerate(random_game(players, seed, **options)):
        if number % every == 0 and not state.is_over:
            yield state


# The picture as a whole.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn(players: int) -> None:
    for number, state in enumerate(random_game(players, players)):
        if number % 17 and not state.is_over:
            continue
        for view in [state.to_position(), *(state.view(seat) for seat in (None, *range(players)))]:
            options: dict[str, Any] = {"theme": (None, "light", "dark")[number % 3]}
            root = ElementTree.fromstring(board(view, state.game.components, **options))
            identities = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
            assert len(identities) == len(set(identities))
            uses = {use.attrib["href"].lstrip("#") for use in root.iter(f"{SVG}use")}
            assert uses <= set(identities), "a picture that stands alone has all that it uses"


def test_a_picture_in_a_page_leaves_icons_and_colours_to_the_page() -> None:
    view, components = table().view(0), game().components
    alone, inside = board(view, components), board(view, components, standalone=False)
    assert "<symbol" in alone
    assert "--ground:" in alone
    assert "<symbol" not in inside
    assert "--ground:" not in inside
    assert 'id="player-0"' in alone, "a picture that stands alone shows what the players have"
    assert 'id="player-0"' not in inside
    assert 'id="player-0"' in board(view, components, standalone=False, players=True)
    assert "--worker:initial" in inside, "what is nobody's stays plain in a page of a seat's colour"


def test_names_are_only_text() -> None:
    root = draw(table(pieces={"house 0": "C4"}), names=["<b>&", "Wren"])
    assert "<b>&" in words(root)
    assert "House of <b>& on C4" in titles(root)


def test_an_image_is_described_and_one_with_targets_is_a_group() -> None:
    state = table(round=2)
    seen = draw(state, names=["Ilka", "Wren"])
    assert seen.attrib["role"] == "img"
    assert seen.attrib["aria-label"] == "Hellas, round 2 of 3: Ilka to decide"
    assert draw(state, 0, moves=["take house"]).attrib["role"] == "group"
    assert draw(play(state, "take house"), names=["Ilka", "Wren"]).attrib["aria-label"].endswith("decide")
    assert draw(table(phase="over")).attrib["aria-label"] == "Hellas: the game is over"


@pytest.mark.parametrize("players", [2, 4])
def test_no_text_is_too_small(players: int) -> None:
    # the island is not drawn smaller than its own units, see test_island_drawn
    for state in decisions(players, 2, every=30):
        root = draw(state, state.to_act[0], moves=legal(state))
        for text in root.iter(f"{SVG}text"):
            size, shown = float(text.attrib["font-size"]), "".join(text.itertext())
            assert size >= (14 if re.fullmatch(r"[+−0-9/]+", shown) else 12), shown


# The moves.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_move_with_a_place_has_one_target(players: int, seed: int) -> None:
    kinds = set()
    for state in decisions(players, seed, every=2):
        seat, moves = state.to_act[0], legal(state)
        view = state.view(seat)
        found = targets(draw(state, seat, moves=moves))
        assert sorted(found) == sorted(set(moves) - WITHOUT_PLACE)
        for move, target in found.items():
            assert target.attrib["class"].split()[-1] == "target"
            assert (target.attrib["tabindex"], target.attrib["role"]) == ("0", "button")
            assert target.attrib["aria-label"] == explain(move, view, state.game.components)
            assert "mark" in " ".join(part.attrib.get("class", "") for part in target.iter()).split()
        kinds |= {move.split()[0] for move in moves}
    assert kinds >= {"take", "house", "agora", "cover", "column"}


def test_rare_moves_have_their_targets() -> None:
    moves = ["monument C4", "miner C5", "palace A3", "column E5"]
    assert sorted(targets(draw(table(), 0, moves=moves))) == sorted(moves)
    assert targets(draw(table(), 0, moves=["decline", "nothing"])) == {}


def test_nothing_is_a_target_without_moves() -> None:
    assert targets(draw(table(), 0)) == {}


def points_of(d: str) -> list[tuple[float, float]]:
    """The points of a path of straight lines."""
    assert re.fullmatch(r"M[-0-9. L]+Z", d)
    return [(float(x), float(y)) for x, y in (pair.split() for pair in d.strip("MZ").split("L"))]


def hit_of(target: Element) -> list[tuple[float, float]]:
    (d,) = (part.attrib["d"] for part in target.iter() if part.attrib.get("class") == "hit")
    return points_of(d)


def test_the_whole_space_is_hit_and_the_ring_is_in_its_middle() -> None:
    state = play(table(), "take palace")
    found = targets(draw(state, 0, moves=legal(state)))
    hit = hit_of(found["palace C4"])
    # C4: nine half widths of 34.64 to the right, 160 down; one unit inside its edge
    assert min(y for _x, y in hit) == pytest.approx(121, abs=0.1)
    assert max(x for x, _y in hit) - min(x for x, _y in hit) == pytest.approx(2 * 0.866 * 39, abs=0.1)
    (ring,) = (part for part in found["palace C4"].iter() if part.attrib.get("class") == "mark")
    assert (float(ring.attrib["cx"]), float(ring.attrib["cy"])) == pytest.approx((311.77, 160), abs=0.01)


def test_a_house_and_an_agora_share_a_space() -> None:
    state = play(table(), "take house_agora")
    root = draw(state, 0, moves=legal(state))
    found = targets(root)
    assert by_id(root)["at-C4-house"] is found["house C4"]
    assert by_id(root)["at-C4-agora"] is found["agora C4"]
    left, right = hit_of(found["house C4"]), hit_of(found["agora C4"])
    assert max(x for x, _y in left) == pytest.approx(min(x for x, _y in right)) == pytest.approx(311.8)
    assert min(x for x, _y in left) == pytest.approx(311.8 - 33.8, abs=0.1)
    play(state, "house C4")
    again = targets(draw(state, 0, moves=legal(state)))
    assert "mark" in {part.attrib.get("class") for part in again["agora C6"].iter()}, "alone it has a ring"


def test_a_cube_goes_on_the_first_free_space_of_its_kind() -> None:
    state = table(taken=["house", "quarry", "quarry"])
    found = targets(draw(state, 0, moves=legal(state)))
    assert found["take house"].attrib["id"] == "space-house-2"
    assert found["take quarry"].attrib["id"] == "space-quarry-3"
    assert found["take temple_6"].attrib["id"] == "space-temple_6-1"


def test_the_ghost_shows_the_city_that_there_would_be() -> None:
    state = table(pieces={"palace 0": "C4"})
    play(state, "take house")
    found = targets(draw(state, 0, moves=legal(state)))

    def dashed(move: str) -> list[str]:
        return [part.attrib["d"] for part in found[move].iter() if "stroke-dasharray" in part.attrib]

    # a house on D4 beside the palace: two cells, ten corners; one on A3 is alone
    assert [path.count("Q") for path in dashed("house D4")] == [10]
    assert dashed("house A3") == []


# Cities and villages: C4 touches C3 and D4, D4 touches E4; B4 touches C4, but is another player's.

PIECES = {
    "palace 0": "C4",
    "agora 0": "D4",
    "house 0": "C3 E4 F5 F6",
    "palace 1": "B4",
    "agora 1": "B5 E8",
    "house 1": "D7 E9",
    "monument": "E6",
}


def inside(point: geo.Point, path: str) -> bool:
    """Whether a point is in an outline, whose corners are the middles of its curves."""
    corners = [(float(x), float(y)) for x, y in re.findall(r"Q(\S+) (\S+) ", path)]
    within = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > point[1]) != (by > point[1]) and point[0] < ax + (bx - ax) * (point[1] - ay) / (by - ay):
            within = not within
    return within


def test_outlines_go_round_the_groups_and_nothing_else() -> None:
    state = table(pieces=PIECES)
    found = by_id(draw(state))
    drawn = {
        part.attrib["id"]: {element.attrib["d"] for element in part if "d" in element.attrib}
        for part in found["walls"]
    }
    expected = {
        "city-0-C3": ({"C3", "C4", "D4", "E4"}, 18),  # 24 edges, 3 pairs shared
        "village-0-F5": ({"F5", "F6"}, 10),
        "village-1-D7": ({"D7"}, 6),  # E8 joins houses only if there is a palace
        "village-1-E9": ({"E9"}, 6),
    }
    assert drawn.keys() == expected.keys()
    for name, (cells, corners) in expected.items():
        (path,) = drawn[name]
        assert path.count("Q") == corners
        spaces = state.game.components.spaces[0].values()
        within = {space.id for space in spaces if inside(geo.centre((space.row, space.column)), path)}
        assert within == cells
    (banner,) = found["banners"]
    assert banner.attrib["id"] == "banner-0-C3"
    assert words(banner) == ["4"]
    assert icons(banner) == ["glyph-0"]


def test_one_piece_joins_two_groups_to_one_city() -> None:
    state = table(pieces=PIECES)
    spaces, pieces = state.game.components.spaces[0], state.view(None)["pieces"]
    joined = frozenset({"C3", "C4", "D4", "E4", "F4", "F5", "F6"})
    assert city_with("F4", "house", 0, pieces, spaces) == joined
    assert city_with("A3", "palace", 0, pieces, spaces) is None
    (city,) = (found for found in groups(pieces, spaces, 2) if found.is_city)
    assert city.cells == {"C3", "C4", "D4", "E4"}


def worth(state: State) -> list[int]:
    view, components = state.view(None), state.game.components
    spaces = components.spaces[components.board(len(view["players"]))]
    return points(view, components, spaces, groups(view["pieces"], spaces, len(view["players"])))


def test_points_are_counted_from_the_view() -> None:
    # a city of 4 beside the temples B3 and E5, once each; the monument on E6 touches none of its spaces
    state = table({"rings": 2}, {"rings": 1}, pieces=PIECES, temples={"B3": 2, "E5": 1, "E2": 4})
    assert worth(state) == [4 + 2 + 1 + 2 * 2 + 3, 2]


@pytest.mark.parametrize("seed", range(8))
def test_points_are_those_of_the_rules(seed: int) -> None:
    chance = Random(seed)
    places = sorted(BUILDING)
    chance.shuffle(places)
    kinds = ["house"] * 9 + ["agora"] * 3 + ["palace"] * 3
    pieces = {f"{kind} {seat}": "" for kind in kinds for seat in (0, 1)}
    for kind in kinds:
        for seat in (0, 1):
            pieces[f"{kind} {seat}"] += f"{places.pop()} "
    pieces["monument"] = " ".join([place for place in places if place in INLAND][:3])
    temples = {name: chance.randint(1, room) for name, room in TEMPLES.items()}
    seats = [{"marble": chance.randint(0, 30), "rings": chance.randint(0, 3)} for _seat in (0, 1)]
    state = table(*seats, pieces=pieces, temples=temples, open_marble=True)
    assert worth(state) == [player["total"] for player in state.scores()["players"]]


def test_marble_behind_screens_is_not_counted_and_not_shown() -> None:
    state = table({"marble": 27, "rings": 1}, {"marble": 23})
    found = by_id(draw(state, 0))
    assert [words(found["player-0"])[at] for at in (2, 3)] == ["5", "27"], "a ring and the most rings"
    assert "23" not in words(found["player-1"])
    assert "screen" in icons(found["player-1"])
    over = by_id(draw(table({"marble": 27}, {"marble": 23}, open_marble=True)))
    assert words(over["player-1"])[1:3] == ["4", "23"]


# What lies on the board.


def test_quarries_show_number_yield_and_what_closes_next() -> None:
    state = table(quarries={"A5": 12, "C9": -18, "I6": 31, "C2": 25}, miner="F1")
    found = by_id(draw(state))
    assert words(found["quarry-A5"]) == ["12"]
    assert icons(found["quarry-A5"]) == ["marble"]
    assert icons(found["quarry-I6"]) == ["marble"] * 3
    assert titles(found["quarry-C9"]) == ["Quarry C9: closed"]
    red = [name for name in found if name.startswith("quarry-") and "var(--cinnabar)" in fills(found[name])]
    assert red == ["quarry-I6"]
    assert "31" in words(found["supply"])
    # F1: an odd row, (1 + 1/2 + 1/2) * 69.28; five rows down
    assert found["miner"].attrib["style"] == "transform:translate(138.56px,340px)"


def fills(element: Element) -> set[str]:
    return {part.attrib["fill"] for part in element.iter() if "fill" in part.attrib}


def test_what_a_quarry_action_pays_is_told_for_each_seat() -> None:
    # 12 on A5 gives 1: A4 and A6 touch it; an agora gets nothing
    state = table(pieces={"house 1": "A4 A6", "agora 0": "B4"})
    paid = {
        text.attrib["data-seat"]: text.text
        for text in by_id(draw(state))["supply"].iter()
        if "data-seat" in text.attrib
    }
    assert paid == {"0": "0", "1": "2"}


def test_temples_show_standing_and_missing_columns() -> None:
    found = by_id(draw(table(temples={"B3": 3, "B6": 4})))
    assert [found[f"columns-{name}"].text for name in ("B3", "B6", "E5")] == ["3/7", "4/4", "0/8"]
    roofed = [name for name in ("B3", "B6", "E5") if "var(--cinnabar)" in fills(found[f"temple-{name}"])]
    assert roofed == ["B6"]
    assert "23" in words(found["supply"]), "30 columns have room, 7 stand"


def test_pieces_have_colour_shape_and_glyph() -> None:
    found = by_id(draw(table(pieces=PIECES)))
    shown = {name: icons(found[f"piece-{name}"]) for name in ("C4", "D4", "C3", "B4", "E6")}
    assert shown == {
        "C4": ["palace", "glyph-0"],
        "D4": ["agora", "glyph-0"],
        "C3": ["home", "glyph-0"],
        "B4": ["palace", "glyph-1"],
        "E6": ["helmet"],
    }
    assert "seat-1" in {part.attrib.get("class") for part in found["piece-B4"]}


def test_the_quay_has_every_action_space_with_its_cubes() -> None:
    state = table(taken=["house", "quarry"])
    found = by_id(draw(state, takers={"house": [1]}))
    spaces = [name for name in found if name.startswith("space-")]
    assert len(spaces) == 13
    cubes = {name: icons(found[name]) for name in spaces if "cube" in icons(found[name])}
    assert list(cubes) == ["space-house-1", "space-quarry-1"]
    assert "glyph-1" in cubes["space-house-1"]
    assert not any(name.startswith("glyph") for name in cubes["space-quarry-1"]), "nobody said whose it is"
    play(state, "take palace")
    assert "glyph-0" in icons(by_id(draw(state))["space-palace-1"]), "whoever is doing it took it"


def test_the_quay_tells_who_leads_the_next_round() -> None:
    names = ["Ilka", "Wren"]
    assert words(by_id(draw(table(), names=names))["leader"]) == ["the first at a temple leads round 2"]
    state = table(next_start_player=1, taken=["temple_4"], round=2)
    assert words(by_id(draw(state, names=names))["leader"]) == ["Wren leads round 3"]
    assert "leader" not in by_id(draw(table(round=3)))


def test_what_is_in_hand_is_shown() -> None:
    state = table(deck=[20, 7, *range(35, 40)])
    assert "hand" not in by_id(draw(state))
    play(state, "take quarry")
    hand = by_id(draw(state))["hand"]
    assert words(hand) == ["Turned up", "20", "tile 1 of 4"]
    play(state, "cover A5")
    assert words(by_id(draw(state))["hand"]) == ["Move the miner"], "7 is the lowest and opens a quarry"
    play(state, sorted(move for move in legal(state))[0])
    play(state, "take temple_6")
    assert icons(by_id(draw(state))["hand"]) == ["column"] * 3


def test_prices_are_those_of_the_box() -> None:
    assert words(by_id(draw(table()))["prices"])[3:] == [
        *("House", "1", "2"),
        *("Agora", "1", "2"),
        *("Palace", "5", "7"),
        *("Monument", "–", "7"),
    ]


# An owner's box.


@pytest.mark.parametrize("name", MAPS)
def test_an_owners_map_is_drawn(name: str) -> None:
    players = 2 if name in ("pegasus", "tiny", "full") else 3
    state = game(players, rows=MAPS[name]).new(seed=1)
    found = by_id(draw(state, state.to_act[0], moves=legal(state)))
    spaces = state.game.components.spaces[state.game.components.board(players)]
    temples = [space.id for space in spaces.values() if space.kind == "temple"]
    assert [identity for identity in found if identity.startswith("temple-")] == [
        f"temple-{name}" for name in temples
    ]
    play(state, "take house")
    reached = targets(draw(state, state.to_act[0], moves=legal(state)))
    free = {space.id for space in spaces.values() if space.kind == "building"}
    assert {move.split()[1] for move in reached} == free


def test_a_lake_has_a_shore() -> None:
    state = game(3, rows=LAKE).new(seed=1)
    land = next(part for name, part in by_id(draw(state)).items() if name.startswith("land-"))
    assert land.attrib["d"].count("M") == 2


def test_reconstructions_are_told_until_they_are_replaced() -> None:
    note = by_id(draw(antiqua.load("hellas", players=2).new(seed=1)))["reconstructed"]
    assert words(note) == ["Map and quarry yields: reconstructed,", "not the publisher’s"]
    (title,) = titles(note)
    assert "The map of the Pegasus side is a reconstruction" in title
    rows = antiqua.load("hellas", players=2).box.data["boards"]["pegasus"]["rows"]
    real = {"boards": {"pegasus": {"rows": rows, "reconstructed": False}}}
    note = by_id(draw(antiqua.load("hellas", players=2, box=real).new(seed=1)))["reconstructed"]
    assert words(note)[0] == "Quarry yields: reconstructed,"
    real["tile"] = [{"number": number, "yield": 1, "reconstructed": False} for number in range(1, 41)]  # type: ignore[assignment]
    assert "reconstructed" not in by_id(draw(antiqua.load("hellas", players=2, box=real).new(seed=1)))


# Other languages.


class Marked:
    """A language in which every text stands in brackets."""

    def gettext(self, text: str) -> str:
        return f"[{text}]"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return f"[{one if number == 1 else many}]"


PLAIN = re.compile(r"[+−×0-9/–? ]*|[A-Z]\d+|Hellas|Ilka|Wren")


def test_no_words_escape_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, i18n.use_language("xx"):
        patch.setattr(i18n, "_translations", lambda package, code: Marked())
        for state in decisions(2, 7, every=9):
            root = draw(state, state.to_act[0], names=["Ilka", "Wren"], moves=legal(state))
            labels = [part.attrib["aria-label"] for part in root.iter() if "aria-label" in part.attrib]
            shown = [text for text in words(root) + labels + titles(root) if not PLAIN.fullmatch(text)]
            # a text of two lines has its brackets on two lines
            assert [text for text in shown if text[0] != "[" and text[-1] != "]"] == []
    assert not any(text.startswith("[") for text in words(draw(table())))
