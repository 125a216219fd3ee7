"""The components: what is in the publisher's box, an owner's corrections, and what is refused."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import antiqua
from antiqua.games.tzolkin import box
from antiqua.games.tzolkin.tables import Effect, MonumentRule
from antiqua.kernel.box import differences
from antiqua.kernel.errors import BoxError

DEFAULT = box.default()


def faults(source: Any) -> list[str]:
    """What is wrong with a box, line by line."""
    with pytest.raises(BoxError) as error:
        box.read(source)
    return str(error.value).splitlines()


def toml_faults(folder: Path, text: str) -> list[str]:
    """What is wrong with a file, without the folder's name."""
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return [fault.replace(f"{folder}/", "") for fault in faults(file)]


# The publisher's box.


def test_the_box_holds_what_the_rulebook_lists() -> None:
    buildings = [tile for name, tile in DEFAULT.data["building"].items() if name[0] == "b"]
    assert Counter(tile["age"] for tile in buildings) == {1: 14, 2: 18}
    assert Counter(tile["frame"] for tile in buildings) == {"farm": 8, "tomb": 8, "civic": 8, "shrine": 8}
    monuments = DEFAULT.data["monument"].values()
    assert Counter(tile["frame"] for tile in monuments) == {"tomb": 5, "civic": 4, "shrine": 4}
    assert Counter(tile["gear"] for tile in DEFAULT.data["wealth"].values()) == {
        "palenque": 4,
        "yaxchilan": 4,
        "tikal": 4,
        "uxmal": 4,
        "chichen_itza": 5,
    }


def test_ids_are_one_for_each_tile() -> None:
    new = tuple(f"exp_a{age}_{frame}" for age in (1, 2) for frame in ("civic", "farm", "shrine", "tomb"))
    assert DEFAULT.building_ids == (*(f"b{number:02}" for number in range(1, 33)), *new)
    assert DEFAULT.monument_ids == tuple(f"m{number:02}" for number in range(1, 14))
    assert DEFAULT.wealth_ids == tuple(f"w{number:02}" for number in range(1, 22))
    assert DEFAULT.kinds["b01"] == ("b01", "b02", "b03")
    assert DEFAULT.kinds["b15"] == ("b15", "b16", "b17")
    assert DEFAULT.data["building"]["b02"] == DEFAULT.data["building"]["b01"]


def test_every_value_has_a_known_source_and_a_confidence() -> None:
    for section, entries in DEFAULT.data.items():
        for key in entries:
            names = {str(key), f"{section}.{key}", section} & set(DEFAULT.notes)
            assert len(names) == 1, (section, key)
    for name, note in DEFAULT.notes.items():
        assert set(note.source.split()) <= set(DEFAULT.sources), name
        assert note.confidence in ("high", "medium", "low")
        assert note.reconstructed == (name == "five_players")
    assert DEFAULT.notes["b18"].confidence == "medium"  # its price is the one that transcriptions dispute


def test_what_one_source_alone_says_is_noted() -> None:
    """The legend of the file: such values are not sure, and the note says which they are."""
    alone = {*DEFAULT.data["prophecy"], *DEFAULT.data["quick_action"], "exp_a1_farm"}
    alone |= {name for name, note in DEFAULT.notes.items() if note.source == "SH"}
    for name in alone:
        assert DEFAULT.notes[name].confidence == "medium"
        assert DEFAULT.notes[name].note.endswith("SH alone"), name
    unsure = {name for name in DEFAULT.data["tribe"] if DEFAULT.notes[name].confidence != "high"}
    assert unsure == {"ah_chuy_kak", "bacab", "balam", "huracan", "xaman_ek", "yumkaax"}
    assert all(DEFAULT.notes[name].note for name in unsure)
    # the moment of its power, its begging limit, the price of the sixth worker
    low = {"ah_chuy_kak", "bacab", "yumkaax"}
    assert {name for name in unsure if DEFAULT.notes[name].confidence == "low"} == low


def test_the_record_holds_buildings_as_the_rules_read_them() -> None:
    record = DEFAULT.record[0]
    assert record["n_buildings"] == 40
    b08 = record["buildings"][7]  # 1 wood, 1 gold: a step in any temple, then another building
    assert b08["cost"].tolist() == [1, 0, 1]
    assert b08["effects"][: b08["n_effects"]].tolist() == [(Effect.TEMPLE_ANY, 0), (Effect.CONSTRUCT, 0)]
    b26 = record["buildings"][25]  # 2 wood, 2 stone: any technology, a skull
    assert (b26["age"], b26["cost"].tolist(), b26["skulls"]) == (2, [2, 2, 0], 1)
    b30 = record["buildings"][29]  # 2 stone, 1 gold: theology, then Chaac and Kukulcan
    assert b30["effects"][:3].tolist() == [(Effect.TECHNOLOGY, 3), (Effect.TEMPLE, 0), (Effect.TEMPLE, 2)]
    b32 = record["buildings"][31]  # 3 gold: two steps on Quetzalcoatl, 4 points
    assert (b32["cost"].tolist(), b32["points"], b32["n_effects"]) == ([0, 0, 3], 4, 2)
    assert (record["buildings"][3]["feed_discount"], record["buildings"][14]["feed_free"]) == (1, 3)


def test_the_record_holds_monuments_and_wealth() -> None:
    record = DEFAULT.record[0]
    m05, m09, m13 = (record["monuments"][index] for index in (4, 8, 12))
    assert (m05["rule"], m05["table"][2:5].tolist()) == (MonumentRule.ALL_MONUMENTS, [6, 5, 4])
    assert (m09["rule"], m09["table"].tolist()) == (MonumentRule.WORKERS, [0, 0, 0, 0, 6, 12, 18])
    assert (m13["cost"].tolist(), m13["skull_cost"], m13["points"]) == ([0, 0, 4], 1, 3)
    w01, w15 = record["wealth"][0], record["wealth"][14]
    assert (w01["gear"], w01["space"], w01["corn"], w01["temple"], w01["technology"]) == (0, 1, 3, 1, 0)
    assert (w15["worker"], w15["temple"], w15["technology"]) == (1, -1, -1)


def test_the_record_holds_temples_gears_and_numbers() -> None:
    record = DEFAULT.record[0]
    chaac, _quetzalcoatl, kukulcan = record["temples"]
    assert chaac["points"][: chaac["n_steps"]].tolist() == [-1, 0, 2, 4, 6, 7, 8]
    assert (chaac["material"][2], chaac["material"][4], chaac["bonus"].tolist()) == (1, 1, [6, 2])
    assert kukulcan["material"].tolist() == [-1, -1, 0, -1, 0, 3, -1, -1, -1]
    fifth = record["yaxchilan"][5]
    assert (fifth["corn"], fifth["blocks"].tolist(), fifth["skulls"]) == (2, [0, 1, 1], 0)
    assert [record["chichen"][action].tolist() for action in (6, 9)] == [(8, 2, 1), (13, 1, 1)]
    assert record["placing"].tolist() == [0, 0, 1, 3, 6, 10, 15]
    assert record["dummies"][2:5].tolist() == [12, 6, 0]
    assert record["monuments_shown"][2:5].tolist() == [4, 5, 6]
    assert record["food_day"].tolist() == [8, 14, 21, 27]


def test_the_record_holds_what_technologies_give() -> None:
    """TZ-10: harvest corn adds up with the level."""
    gives = DEFAULT.record[0]["technologies"]
    assert gives["harvest"].tolist() == [0, 1, 1, 3]
    assert (gives["fish"], gives["steps"]) == (1, 1)
    assert (gives["extracted"].tolist(), gives["blocks"]) == ([1, 1, 1], 2)
    assert (gives["corn"], gives["building_points"], gives["saved_corn"], gives["points"]) == (1, 2, 2, 3)
    assert (gives["ahead"], gives["more_skulls"], gives["skulls"]) == (1, 1, 1)


# An owner's corrections.


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ("[agriculture]\nharvest = [1, 2]", "agriculture harvest: has 2 numbers, allowed are 3"),
        ("[extraction]\nbonus = 10", "extraction bonus: is 10, allowed are whole numbers from 0 to 9"),
        ("[theology]\nahead = true", "theology ahead: is true, allowed are whole numbers from 0 to 3"),
        (
            "[architecture]\nstone = 1",
            "architecture stone: unknown key, allowed are corn, points, saved, bonus",
        ),
    ],
)
def test_numbers_of_technologies_are_checked(tmp_path: Path, wrong: str, fault: str) -> None:
    (line,) = toml_faults(tmp_path, wrong)
    assert line.startswith(f"mine.toml:2: {fault}"), line


def test_a_file_may_give_a_single_value(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[building]]\nid = "b18"\ncost = {gold = 3}\nsource = "my copy"\n', encoding="utf-8")
    mine = box.read(file)
    assert [(change.entry, change.key) for change in differences(DEFAULT.data, mine.data)] == [
        ("building b18", "cost")
    ]
    assert mine.data["building"]["b18"]["points"] == 6
    assert mine.notes["b18"].source == "my copy"
    assert mine.record[0]["buildings"][17]["cost"].tolist() == [0, 0, 3]
    assert not mine.is_default
    assert mine.hash != DEFAULT.hash


def test_a_kind_corrects_all_its_copies_and_a_copy_itself() -> None:
    mine = box.read({"building": [{"id": "b02", "points": 2}, {"id": "b01", "cost": {"wood": 2}}]})
    costs = [mine.data["building"][name]["cost"] for name in ("b01", "b02", "b03")]
    assert costs == [{"wood": 2}] * 3
    assert [mine.data["building"][name]["points"] for name in ("b01", "b02", "b03")] == [0, 2, 0]


def test_goods_and_effects_can_be_taken_away() -> None:
    mine = box.read({"building": {"b12": {"gain": {}, "effects": []}}, "wealth": {"w01": {"temple": "none"}}})
    assert mine.record[0]["buildings"][11]["n_effects"] == 0
    assert mine.record[0]["buildings"][11]["blocks"].tolist() == [0, 0, 0]
    assert mine.record[0]["wealth"][0]["temple"] == -1


@pytest.mark.parametrize("source", [{}, box.PATH, DEFAULT.data, json.loads(json.dumps(DEFAULT.data))])
def test_the_same_values_are_the_same_box(source: Any) -> None:
    same = box.read(source)
    assert same.is_default
    assert same.hash == DEFAULT.hash
    assert same.record.tobytes() == DEFAULT.record.tobytes()


def test_sources_and_the_order_of_words_do_not_change_the_hash() -> None:
    said = box.read({"building": [{"id": "b06", "cost": {"stone": 1, "wood": 2}, "source": "looked"}]})
    assert said.is_default
    assert said.notes["b06"].source == "looked"


def test_a_game_is_played_with_an_owners_box() -> None:
    game = antiqua.load("tzolkin", players=2, box={"setup": {"workers": 4}})
    position = game.new(seed=1).to_position()
    assert [(player["hand"], player["supply"]) for player in position["players"]] == [(4, 2), (4, 2)]


# What is refused.


def test_every_fault_is_one_line_with_its_place(tmp_path: Path) -> None:
    text = """game = "tzolkin"

[[building]]
id = "b18"
cost = {gold = 12}
costs = 3

[[building]]
id = "b99"

[[wealth]]
gear = "tikal"

[market]
wood = "two"
"""
    assert toml_faults(tmp_path, text) == [
        "mine.toml:5: building b18: cost: gold is 12, allowed are whole numbers from 0 to 9",
        "mine.toml:6: building b18: costs: unknown key, allowed are age, frame, cost, gain, points, feeds, "
        "feed_discount, effects, source, confidence, reconstructed and note",
        "mine.toml:8: building b99: unknown id, allowed are b01 to b32",
        "mine.toml:11: wealth entry 1: key id is missing",
        'mine.toml:15: market wood: is "two", allowed are whole numbers from 1 to 9',
    ]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ({"tribes": {}}, "tribes: unknown section, allowed are building, monument,"),
        ({"game": "hadara"}, 'game: is "hadara", allowed is tzolkin'),
        ({"building": [{"id": "b01"}, {"id": "b01"}]}, "building entry 2: id b01 stands here a second time"),
        ({"building": [{"id": "B1"}]}, 'building entry 1: id: is "B1", allowed are ids such as b07'),
        ({"building": [{"id": "b01", "copies": 2}]}, "building b01: copies: is 2, allowed is 3"),
        ({"building": [{"id": "b06", "age": True}]}, "building b06: age: is true, allowed are 1 and 2"),
        ({"building": [{"id": "b06", "frame": "barn"}]}, 'building b06: frame: is "barn", allowed are farm,'),
        (
            {"building": [{"id": "b06", "cost": {"skull": 1}}]},
            'building b06: cost: has unknown "skull", allowed',
        ),
        (
            {"building": [{"id": "b06", "effects": ["temple"]}]},
            'building b06: effects: is "temple", allowed are',
        ),
        (
            {"building": [{"id": "b06", "points": 51}]},
            "building b06: points: is 51, allowed are whole numbers",
        ),
        (
            {"monument": {"m05": {"table": [4]}}},
            "monument m05: table: has 1 numbers, rule all monuments needs 5",
        ),
        ({"monument": {"m01": {"table": [4]}}}, "monument m01: table: is given, rule frame has none"),
        ({"wealth": {"w01": {"space": 3}}}, "wealth w02: space: is 3, which palenque has on w01 already"),
        ({"wealth": {"w01": {"space": 2}}}, "wealth w01: space: is 2, opposite to w04 on palenque"),
        ({"wealth": {"w01": {"space": 8}}}, "wealth w01: space: is 8, allowed are 0 to 7 on palenque"),
        ({"temples": {"chaac": {"points": [0, 2, 1]}}}, "temples chaac: points: is [0, 2, 1], 1 follows 2"),
        ({"temples": {"chaac": {"bonus": [6, 3]}}}, "temples chaac: bonus: has 3, allowed are even numbers"),
        (
            {"temples": {"chaac": {"materials": {8: "wood"}}}},
            "temples chaac: materials: has step 8, the top is 6",
        ),
        (
            {"temples": {"kinich": {}}},
            "temples kinich: unknown, allowed are chaac, quetzalcoatl and kukulcan",
        ),
        ({"food_days": {"rounds": [8, 8, 21, 27]}}, "food_days rounds: is [8, 8, 21, 27], 8 follows 8"),
        ({"technologies": {"prices": [1, 2]}}, "technologies prices: has 2 numbers, allowed are 4"),
        (
            {"setup": {"dummies": {"2": 12}}},
            "setup dummies: has nothing for 3 and 4, all of 2 to 4 are needed",
        ),
        ({"setup": {"dummies": {2: 14, 3: 6, 4: 0}}}, "setup dummies: has 14 with 2 players, only 13 wealth"),
        ({"scoring": {"corn_per_point": 3}}, "scoring corn_per_point: is 3, allowed are 1, 2 and 4"),
        ({"palenque": [{"action": 2, "wood": 1}]}, "palenque 2: wood: is given, only actions 3 to 5"),
        (
            {"chichen_itza": [{"action": 10}]},
            "chichen_itza entry 1: action: is 10, allowed are whole numbers",
        ),
        ({"building": 3}, "building: is 3, allowed is a list of entries [[building]]"),
        (3, "is 3, allowed are a file's path and a table of values"),
    ],
)
def test_what_does_not_fit_is_refused(source: Any, fault: str) -> None:
    found = faults(source)
    assert len(found) == 1
    assert found[0].startswith(f"box: {fault}")


def test_an_age_needs_the_buildings_on_display() -> None:
    moved = [{"id": f"b{number}", "age": 1} for number in (15, *range(18, 29))]
    assert faults({"building": moved}) == [
        "box: building: has only 4 of age 2, at least the 6 on display are needed"  # 18 - 3 - 11
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[market]\nwood = \n", "mine.toml:2: is not TOML: Invalid value"),
        ("a = " + "[" * 3000, "mine.toml: is not TOML: a value is too large or nested too deep"),
        ("[market]\nwood = " + "9" * 5000, "mine.toml: is not TOML: a value is too large or nested too deep"),
        ("[market]\nwood = 0x" + "f" * 5000, "mine.toml:2: market wood: is a very large number, allowed are"),
        ("[market]\nwood = nan", "mine.toml:2: market wood: is nan, allowed are whole numbers from 1 to 9"),
    ],
)
def test_what_is_no_toml_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    found = toml_faults(tmp_path, text)
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert faults(tmp_path / "none.toml") == [
        f"{tmp_path}/none.toml: cannot be read (No such file or directory)"
    ]
    assert faults(str(tmp_path)) == [f"{tmp_path}: cannot be read (Is a directory)"]
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert faults(tmp_path / "bytes.toml") == [f"{tmp_path}/bytes.toml: is not text in UTF-8"]
