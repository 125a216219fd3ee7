"""The components of Hadara: what is in the box, an owner's corrections, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import antiqua
from antiqua.cli import run
from antiqua.games.hadara import box
from antiqua.games.hadara.state import Ability
from antiqua.kernel.box import differences, read
from antiqua.kernel.errors import BoxError
from tests.hadara.helpers import COLOURS, coins, play, table, texts

DEFAULT = box.default()
CARDS = DEFAULT.data["card"]


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


# The box that comes with the game.


@pytest.mark.parametrize("era", ["I", "II", "III"])
def test_cards_of_each_colour_and_era(era: str) -> None:
    """HA-1.2: ten of each colour, 14 purple ones, the last four with the symbol."""
    for colour in COLOURS:
        numbers = range(1, 15 if colour == "purple" else 11)
        ids = [card for card in CARDS if card.startswith(f"{era}-{colour}-")]
        assert ids == [f"{era}-{colour}-{number:02}" for number in numbers]
        symbols = [card for card in ids if CARDS[card]["advanced"]]
        assert symbols == [f"{era}-purple-{number}" for number in range(11, 15) if colour == "purple"]
    assert len(CARDS) == 162


# Sums of prices, points, income, military, culture and food.
SUMS = {
    "I-yellow": [27, 22, 15, 4, 0, 0],
    "I-red": [22, 31, 0, 17, 2, 0],
    "I-blue": [22, 28, 0, 0, 17, 3],
    "I-green": [27, 19, 5, 0, 0, 24],
    "II-yellow": [52, 32, 22, 5, 0, 0],
    "II-red": [52, 22, 0, 25, 7, 0],
    "II-blue": [52, 22, 0, 0, 25, 6],
    "II-green": [52, 23, 7, 0, 0, 25],
    "III-yellow": [82, 38, 36, 7, 0, 0],
    "III-red": [82, 36, 0, 38, 6, 0],
    "III-blue": [82, 46, 0, 0, 34, 5],
    "III-green": [82, 30, 10, 0, 0, 37],
}


@pytest.mark.parametrize("pile", SUMS)
def test_the_coloured_cards(pile: str) -> None:
    """Data file: a slip of the pen would change a sum."""
    cards = [CARDS[card] for card in CARDS if card.startswith(f"{pile}-")]
    tracks = [
        sum(card["values"].get(track, 0) for card in cards)
        for track in ("income", "military", "culture", "food")
    ]
    assert [sum(card["price"] for card in cards), sum(card["points"] for card in cards), *tracks] == SUMS[
        pile
    ]


def test_the_cards_that_the_rulebook_shows() -> None:
    """Two coloured cards and the example's start card."""
    assert CARDS["I-blue-05"] == {
        "price": 3,
        "values": {"culture": 2, "food": 1},
        "points": 2,
        "ability": "none",
        "advanced": False,
    }
    assert DEFAULT.data["start_card"]["2a"] == {
        "coins": 8,
        "values": {"income": 2, "military": 1, "culture": 3, "food": 4},
    }


def test_every_ability_is_on_a_card_of_its_era() -> None:
    """HA-9: two copies of each beginner ability, one of each advanced one."""
    found: dict[tuple[str, bool], list[str]] = {}
    for card, entry in CARDS.items():
        if entry["ability"] != "none":
            found.setdefault((card.split("-")[0], entry["advanced"]), []).append(entry["ability"])
    assert {key: sorted(names) for key, names in found.items()} == {
        ("I", False): ["bonus_token_2_steps"] * 2 + ["sell_plus_1"] * 2,
        ("I", True): [f"color_step_{colour}" for colour in ("blue", "green", "red", "yellow")],
        ("II", False): ["busts_plus_2"] * 2 + ["cheaper_seals"] * 2,
        ("II", True): [
            "coins_for_tracks_above_income",
            "colony_plus_4_coins",
            "feed_with_coins",
            "sell_surplus_food",
        ],
        ("III", False): ["set_4_points"] * 2 + ["silver_full_value"] * 2,
        ("III", True): [
            "buy_requirement_3_coins",
            "gold_seal_joker",
            "requirements_minus_4",
            "two_colonies_two_busts",
        ],
    }
    assert set(box.ABILITY_WORDS.values()) == set(range(19))
    assert Ability.BUY_REQUIREMENT == 18


def test_the_numbers_of_the_clauses() -> None:
    """HA-1.4, HA-3.2, HA-7, HA-8.1, HA-9."""
    record = DEFAULT.record[0]
    assert record["sale"].tolist() == [2, 3, 4]
    assert record["per_colour"][2:].tolist() == [4, 6, 8, 10]
    assert (record["tokens"], record["max_silver"], record["max_gold"]) == (2, 2, 2)
    assert (record["gold_points"], record["coins_per_point"]) == (7, 5)
    assert record["silver_less"].tolist()[1:] == [4, 15]
    assert record["gold_less"].tolist()[1:] == [6, 22]
    assert [int(bust["requirement"]) for bust in record["busts"]] == [6, 12, 20, 30]
    assert [int(bust["token_steps"]) for bust in record["busts"]] == [2, 3, 4, 6]
    assert [int(stack["requirement"]) for stack in record["stacks"]] == [3, 9, 15, 21, 30]


def test_a_colonys_back_has_at_least_the_points_of_its_front() -> None:
    """The rulebook says so."""
    for tile, entry in DEFAULT.data["colony"].items():
        assert entry["points"] >= DEFAULT.data["stack"][int(tile.split("-")[1])]["points"]
    assert len(DEFAULT.data["colony"]) == 25


def test_what_is_reconstructed_is_marked() -> None:
    """They must not be taken for the publisher's: purple cards, seal prices, the last stack's fronts."""
    marked = {name for name, note in DEFAULT.notes.items() if note.reconstructed}
    purple = {card for card in CARDS if "purple" in card}
    assert marked == {*purple, "seals.silver", "seals.gold", "stack.30"}


def test_every_value_has_a_known_source_and_a_confidence() -> None:
    for section, entries in DEFAULT.data.items():
        names = {section} & set(DEFAULT.notes)
        for key in () if names else entries:
            names = {str(key), f"{section}.{key}"} & set(DEFAULT.notes)
            assert len(names) == 1, (section, key)
    for name, note in DEFAULT.notes.items():
        assert (
            set(note.source.replace(";", " ").split()) & set(DEFAULT.sources)
            or note.source in DEFAULT.sources
        ), name
        assert note.confidence in ("high", "medium", "low")


def test_ids_are_in_the_order_of_the_record() -> None:
    """Cards of an era and colour stand together."""
    record = DEFAULT.record[0]
    assert len(DEFAULT.card_ids) == record["n_cards"] == 162
    for number, name in enumerate(DEFAULT.card_ids):
        entry = CARDS[name]
        card = record["cards"][number]
        era, colour, _ = name.split("-")
        assert (int(card["era"]), int(card["colour"])) == (len(era) - 1, COLOURS.index(colour))
        assert (int(card["price"]), int(card["points"])) == (entry["price"], entry["points"])
        first, count = (
            record["first"][card["era"]][card["colour"]],
            record["count"][card["era"]][card["colour"]],
        )
        assert first <= number < first + count
    for number, name in enumerate(DEFAULT.colony_ids):
        assert record["colonies"][number]["stack"] == number // 5
        assert int(record["stacks"][number // 5]["requirement"]) == int(name.split("-")[1])


# An owner's corrections.


def test_a_file_may_correct_single_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[[card]]\nid = "I-purple-07"\nprice = 1\npoints = 3\nsource = "my copy"\n', encoding="utf-8"
    )
    mine = box.read(file)
    changed = {(change.entry, change.key) for change in differences(DEFAULT.data, mine.data)}
    assert changed == {("card I-purple-07", "price"), ("card I-purple-07", "points")}
    assert mine.data["card"]["I-purple-07"]["ability"] == "sell_plus_1"
    assert mine.notes["I-purple-07"].source == "my copy"
    assert not mine.notes["I-purple-07"].reconstructed
    assert mine.notes["I-purple-08"].reconstructed
    assert not mine.is_default
    assert DEFAULT.is_default


@pytest.mark.parametrize("source", [{}, box.PATH, DEFAULT.data, json.loads(json.dumps(DEFAULT.data))])
def test_the_same_values_are_the_same_box(source: Any) -> None:
    same = box.read(source)
    assert same.is_default
    assert same.hash == DEFAULT.hash
    assert same.record.tobytes() == DEFAULT.record.tobytes()


def test_a_game_is_played_with_an_owners_box() -> None:
    """A price, a seal, a start card, an ability's number."""
    mine = {
        "card": [{"id": "I-red-03", "price": 6}],
        "seals": {"silver": {"prices": [1, 2, 3]}},
        "start_card": [{"id": "1a", "coins": 6}],
        "abilities": {"sell_coins": 5},
    }
    game = antiqua.load("hadara", players=2, box=mine)
    assert [
        player["coins"] for player in game.from_position({"game": "hadara"}).to_position()["players"]
    ] == [6, 9]
    state = table({"cards": ["I-purple-07"]}, phase="b", outer={"red": ["I-red-03", "I-red-01"]}, box=mine)
    play(state, "take red", "sell")
    assert coins(state) == 6 + 2 + 5
    state = table({"coins": 1}, phase="seals", box=mine)
    assert "silver food" in texts(state)


# What is refused.


def test_every_fault_is_one_line_with_its_card_and_line(tmp_path: Path) -> None:
    text = """game = "hadara"

[[card]]
id = "I-red-01"
price = 31

[[card]]
id = "I-red-01"
price = 3

[[card]]
id = "I-red-11"
price = 3

[[card]]
id = "IV-red-01"
price = 3

[[card]]
id = "I-purple-05"
ability = "fly"

[[card]]
id = "I-blue-05"
values = {culture = -1}

[[card]]
id = "I-blue-06"
values = {corn = 2}

[[colony]]
id = "col-09-6"
points = 3

[seals.silver]
prices = [2, 6]

[sale]
coins = [2, 3, "x"]
"""
    found = toml_faults(tmp_path, text)
    assert [fault.split(", allowed")[0] for fault in found] == [
        "mine.toml:5: card I-red-01: price: is 31",
        "mine.toml:7: card entry 2: id I-red-01 stands here a second time",
        "mine.toml:11: card I-red-11: unknown id",
        'mine.toml:16: card entry 4: id: is "IV-red-01"',
        'mine.toml:21: card I-purple-05: ability: is "fly"',
        "mine.toml:25: card I-blue-05: values: culture is -1",
        'mine.toml:29: card I-blue-06: values: has unknown "corn"',
        'mine.toml:32: colony entry 1: id: is "col-09-6"',
        "mine.toml:36: seals silver: prices: has 2 numbers",
        'mine.toml:39: sale coins: number 3 is "x"',
    ]
    assert "buy_requirement_3_coins" in found[4]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ({"wealth": {}}, "wealth: unknown section"),
        ({"game": "hellas"}, 'game: is "hellas", allowed is hadara'),
        (
            {"card": [{"id": "I-red-01", "ability": "set_4_points"}]},
            "card I-red-01: ability: is given, only purple",
        ),
        ({"card": [{"id": "I-red-01", "advanced": True}]}, "card I-red-01: advanced: is "),
        ({"card": [{"id": "I-purple-11", "advanced": False}]}, "card I-purple-11: advanced: is "),
        ({"card": [{"id": "I-red-01", "colour": "blue"}]}, "card I-red-01: colour: unknown"),
        ({"card": [{"price": 3}]}, "card entry 1: key id is missing"),
        ({"start_card": [{"id": "6a", "coins": 1}]}, 'start_card entry 1: id: is "6a"'),
        ({"start_card": [{"id": "1a", "coins": -1}]}, "start_card 1a: coins: is -1"),
        ({"stack": [{"requirement": 4, "plunder": 1}]}, "stack 4: "),
        ({"bust": [{"slot": 5, "points": 1}]}, "bust entry 1: slot: is 5"),
        ({"bust": [{"slot": 2, "requirement": 6}]}, "bust: requires [6, 6, 20, 30] by slot"),
        ({"seals": {"bronze": {"prices": [1, 2, 3]}}}, "seals bronze: unknown"),
        ({"seals": {"gold": {"prices": [9, 3, 30]}}}, "seals gold: prices: "),
        ({"abilities": {"sell_coins": 99}}, "abilities sell_coins: is 99"),
        ({"scoring": {"coins_per_point": 0}}, "scoring coins_per_point: is 0"),
        ({"setup": {"silver_seals": 3}}, "setup silver_seals: is 3"),
    ],
)
def test_what_does_not_fit_is_refused(source: Any, fault: str) -> None:
    found = faults(source)
    assert len(found) == 1, found
    assert found[0].startswith(f"box: {fault}"), found[0]


def test_a_whole_file_needs_every_card(tmp_path: Path) -> None:
    """The default box without one red card: the count of its colour and era is told."""
    text = box.PATH.read_text(encoding="utf-8")
    start = text.index('[[card]]\nid = "II-red-07"')
    file = tmp_path / "cut.toml"
    file.write_text(text[:start] + text[text.index("[[card]]", start + 1) :], encoding="utf-8")
    assert box.read(file).is_default  # an owner's file may leave out what it does not correct
    with pytest.raises(BoxError) as error:
        read(file, box.FORM)
    assert "cut.toml: card: has 9 red cards of era II, allowed are 10" in str(error.value)


def test_the_command_line_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """CONTRACT 5: exit status 2, every fault a line; 0 for a right one."""
    file = tmp_path / "mine.toml"
    file.write_text('[[card]]\nid = "I-purple-05"\nability = "fly"\nprice = 31\n', encoding="utf-8")
    assert run(["box", "hadara", "--check", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    lines = err.replace(f"{tmp_path}/", "").splitlines()
    assert [line.split(", allowed")[0] for line in lines] == [
        'antiqua: mine.toml:3: card I-purple-05: ability: is "fly"',
        "antiqua: mine.toml:4: card I-purple-05: price: is 31",
    ]
    file.write_text('[[card]]\nid = "I-purple-05"\nability = "set_4_points"\n', encoding="utf-8")
    assert run(["box", "hadara", "--check", str(file)]) == 0
    assert "right" in capsys.readouterr().out


def test_the_command_line_prints_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    """CONTRACT 5."""
    assert run(["box", "hadara"]) == 0
    assert capsys.readouterr().out == box.PATH.read_text(encoding="utf-8")
