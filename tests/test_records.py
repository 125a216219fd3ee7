"""Records: they replay for ever, and a record that was tampered with is refused."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

import antiqua
from antiqua.kernel.errors import RecordError
from antiqua.play import Match, from_record

Record = dict[str, Any]


def played(box: Any = None) -> Match:
    """A whole game of two, played at random."""
    match = Match(antiqua.load("tzolkin", players=2, box=box), 11, ["Ada", "Ben"])
    chance = random.Random(6)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, chance.choice(match.state.moves(seat)).text)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture
def record(match: Match) -> Record:
    copied: Record = json.loads(json.dumps(match.record()))
    return copied


def refusal(record: Any, moves: int | None = None) -> str:
    with pytest.raises(RecordError) as error:
        from_record(record, moves)
    message = str(error.value)
    assert "\n" not in message
    return message


def test_a_box_of_a_record_names_no_file(record: Record) -> None:
    """Whoever sends a record must not have files of this machine read."""
    record["box"] = {"hash": "0", "values": "/etc/passwd"}
    assert refusal(record) == 'box.values: is "/etc/passwd", allowed is an object'


def test_a_record_has_the_keys_of_its_format(record: Record) -> None:
    assert list(record) == ["format", "game", "rules", "options", "seed", "names", "moves", "result"]
    assert record["format"] == "antiqua-record/1"
    assert record["options"]["players"] == 2
    assert record["names"] == ["Ada", "Ben"]
    assert set(record["result"]) == {"players", "ranking"}


def test_a_record_replays(match: Match, record: Record) -> None:
    again = from_record(record)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.record() == match.record()
    assert again.log() == match.log()


def test_a_record_replays_to_a_move(match: Match, record: Record) -> None:
    assert from_record(record, 20).state.fingerprint() == match.state_after(20).fingerprint()
    assert from_record(record, 0).moves == ()
    last = len(record["moves"])
    assert from_record(record, last).state.is_over
    assert refusal(record, last + 1) == f"move {last + 1}: allowed are 0 to {last}"
    assert refusal(record, -1) == f"move -1: allowed are 0 to {last}"


def test_an_unfinished_game_is_stored_privately(match: Match) -> None:
    half = Match(match.game, match.seed, match.names)
    for seat, text in match.moves[:30]:
        half.play(seat, text)
    stored = json.loads(json.dumps(half.record(private=True)))
    assert from_record(stored).state.fingerprint() == half.state.fingerprint()
    assert refusal(half.record()) == (
        "seed: is missing, the public record of an unfinished game cannot be replayed"
    )


def test_a_record_carries_an_owners_box() -> None:
    match = played({"building": [{"id": "b18", "cost": {"gold": 3}}]})
    record = json.loads(json.dumps(match.record()))
    assert set(record["box"]) == {"hash", "values"}
    assert record["box"]["hash"] == match.game.box.hash
    assert from_record(record).state.fingerprint() == match.state.fingerprint()
    record["box"]["values"]["building"]["b18"]["cost"] = {"gold": 2}
    assert refusal(record).startswith(f'box.hash: is "{match.game.box.hash}", the values have ')
    record["box"] = {"values": {}}
    assert refusal(record) == "box: is {values = {}}, allowed is an object with hash and values"


def test_the_rules_version_is_checked(record: Record) -> None:
    ours = record["rules"]
    assert refusal({**record, "rules": 99}) == (
        f"rules: the record is of rules version 99, this is version {ours}"
    )
    assert refusal({**record, "rules": 1.0}).startswith("rules: the record is of rules version 1.0")
    assert refusal({**record, "rules": "1"}).startswith('rules: the record is of rules version "1"')


def test_a_wrong_move_is_named_by_its_number(record: Record) -> None:
    broken = deepcopy(record)
    broken["moves"][6] = [broken["moves"][6][0], "place nowhere"]
    assert refusal(broken).startswith("move 7: 'place nowhere' is not a legal move")
    broken["moves"][6] = ["0", "end"]
    assert refusal(broken) == 'move 7: is ["0", "end"], allowed is [seat, text]'
    broken["moves"][6] = "end"
    assert refusal(broken) == 'move 7: is "end", allowed is [seat, text]'
    broken["moves"][6] = [9, "end"]
    assert refusal(broken).startswith("move 7: ")


def test_moves_left_out_or_added_are_found(record: Record) -> None:
    shorter = {**record, "moves": record["moves"][:-1]}
    assert refusal(shorter) == "result: is given, after the last move the game is not over"
    longer = {**record, "moves": [*record["moves"], [0, "end"]]}
    assert refusal(longer).startswith(f"move {len(longer['moves'])}: ")
    without = {key: value for key, value in record.items() if key != "result"}
    assert refusal(without) == "result: is missing, after the last move the game is over"


def test_a_wrong_result_is_found(record: Record) -> None:
    broken = deepcopy(record)
    broken["result"]["players"][0]["total"] += 0.25
    total = record["result"]["players"][0]["total"]
    told = f"result.players.0.total: is {total + 0.25}, the moves lead to {total}"
    assert refusal(broken) == told
    broken = deepcopy(record)
    broken["result"]["ranking"] = [[0, 1]]
    assert refusal(broken).startswith("result.ranking: is [[0, 1]], the moves lead to [[")
    broken = deepcopy(record)
    broken["result"]["players"][1]["parts"]["luck"] = 0
    assert refusal(broken).startswith("result.players.1.parts.luck: there is no such key, allowed are ")
    broken = deepcopy(record)
    del broken["result"]["players"][1]["parts"]
    assert refusal(broken) == "result.players.1.parts: is missing"
    assert refusal({**record, "result": 5}).startswith("result: is 5, the moves lead to ")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "antiqua-record/2"}, 'format: is "antiqua-record/2", allowed is antiqua-record/1'),
        ({"game": "chess"}, 'game: is "chess", allowed are tzolkin'),
        ({"game": None}, "game: is null, allowed are tzolkin"),
        ({"options": []}, "options: is [], allowed is an object"),
        ({"options": {"players": 7}}, "options.players: 7 is not allowed"),
        ({"options": {"expert": True}}, "options.expert: tzolkin has no such option"),
        ({"options": {"box": "x"}}, "options.box: is not allowed among the options"),
        ({"options": {"name": "x"}}, "options.name: is not allowed among the options"),
        ({"seed": "x"}, 'seed: is "x", allowed are whole numbers'),
        ({"seed": True}, "seed: is true, allowed are whole numbers"),
        ({"seed": -1}, "seed: -1 is not allowed"),
        ({"seed": 1 << 70}, "seed: "),
        ({"names": ["Ada"]}, "names: 1 given, allowed are 2"),
        ({"names": [1, 2]}, "names: is [1, 2], allowed is a list of 2 names"),
        ({"moves": {}}, "moves: is {}, allowed is a list of [seat, text]"),
        ({"mood": 1}, "mood: unknown key, allowed are format, game,"),
    ],
)
def test_what_is_no_record_is_refused(record: Record, change: Record, message: str) -> None:
    assert refusal({**record, **change}).startswith(message)


def test_keys_that_are_missing_are_named(record: Record) -> None:
    for key in ("game", "rules", "options", "moves"):
        assert refusal({name: value for name, value in record.items() if name != key}) == f"{key}: is missing"
    assert refusal([]).startswith("record: is [], allowed is an object with format,")


def test_names_may_be_missing(record: Record) -> None:
    del record["names"]
    assert from_record(record, 3).names == ["1", "2"]
