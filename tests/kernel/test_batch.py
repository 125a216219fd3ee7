"""Many games at once: shapes, refusals, ends, seeds, threads. The conformance suite compares the games."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import antiqua
from antiqua.kernel.batch import Batch
from antiqua.kernel.game import Game
from antiqua.kernel.records import values
from tests.kernel import minigame
from tests.kernel.processes import python


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(minigame.DEFINITION, players=3)


def first_moves(batch: Batch) -> np.ndarray:
    """The first legal code of each game, -1 where the game is over."""
    return np.where(batch.counts > 0, batch.moves[:, 0], -1)


def random_moves(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    row = np.arange(batch.count)
    return np.where(batch.counts > 0, batch.moves[row, rng.integers(np.maximum(batch.counts, 1))], -1)


def numbers(batch: Batch) -> list[list[int]]:
    """Everything in the states."""
    return [list(values(batch.games[i])) for i in range(batch.count)]


def test_shapes_and_types(game: Game) -> None:
    batch = Batch(game, 5)
    assert batch.moves.shape == (5, minigame.CARDS)
    assert batch.counts.shape == batch.seats.shape == (5,)
    assert batch.observations().shape == (5, minigame.OBSERVATION)
    assert batch.scores().shape == (5, 3)
    whole = (batch.moves, batch.counts, batch.seats, batch.observations())
    assert [str(array.dtype) for array in whole] == ["int16", "int32", "int16", "int16"]
    assert [str(array.dtype) for array in (batch.scores(), batch.score_parts(), batch.results)] == [
        "float64"
    ] * 3
    assert batch.score_parts().shape == (5, 3, 2)
    assert batch.ranks().shape == (5, 3)
    assert batch.results.shape == (5, 3)
    assert np.isnan(batch.results).all()


def test_a_new_batch_waits_for_the_first_choices(game: Game) -> None:
    batch = Batch(game, 4, seed=7)
    assert batch.seats.tolist() == [0] * 4
    assert batch.counts.tolist() == [3] * 4
    for i in range(4):
        assert batch.moves[i, :3].tolist() == game.new(seed=7 + i).codes(0)
        assert batch.state(i).fingerprint() == game.new(seed=7 + i).fingerprint()


def test_a_step_plays_one_code_in_each_game(game: Game) -> None:
    batch = Batch(game, 3, seed=1)
    singles = [game.new(seed=1 + i) for i in range(3)]
    codes = first_moves(batch)
    ended = batch.step(codes)
    assert ended.tolist() == []
    for i, single in enumerate(singles):
        single.play(single.moves(0)[0], 0)
        assert batch.state(i).to_position() == single.to_position()
        assert batch.seats[i] == 1
        assert batch.moves[i, : batch.counts[i]].tolist() == single.codes(1)


def test_a_negative_code_plays_nothing(game: Game) -> None:
    batch = Batch(game, 3)
    before = numbers(batch)
    codes = first_moves(batch)
    codes[1] = -1
    batch.step(codes)
    after = numbers(batch)
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, False]
    assert batch.seats.tolist() == [1, 0, 1]


@pytest.mark.parametrize("code", [0, 31, 32, 33, 1000, 40_000, -32_768 + 2**16, 2**40])
def test_a_code_that_is_not_legal_changes_no_game(game: Game, code: int) -> None:
    batch = Batch(game, 4)
    before, seen = numbers(batch), (batch.moves.copy(), batch.counts.copy(), batch.seats.copy())
    codes = first_moves(batch).astype(np.int64)
    codes[2] = code
    with pytest.raises(
        ValueError, match=rf"^codes: game 2: {code} is not legal for seat 0; legal: \d+, \d+, \d+$"
    ):
        batch.step(codes)
    assert numbers(batch) == before
    assert (batch.moves == seen[0]).all()
    assert (batch.counts == seen[1]).all()
    assert (batch.seats == seen[2]).all()


def test_codes_that_are_legal_for_another_seat_are_refused(game: Game) -> None:
    batch = Batch(game, 1)
    with pytest.raises(ValueError, match="game 0"):
        batch.step([game.new().codes(1)[0]])


@pytest.mark.parametrize(
    "codes", [[1], [1, 2, 3, 4], [[1, 2, 3]], [1.0, 2.0, 3.0], [True, True, True], ["1", "2", "3"]]
)
def test_codes_of_another_shape_or_type_are_refused(game: Game, codes: Any) -> None:
    with pytest.raises(ValueError, match="3 whole numbers"):
        Batch(game, 3).step(codes)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"count": 0}, "count: 0"),
        ({"count": 2, "threads": 0}, "threads: 0"),
        ({"count": 2, "seed": -1}, "seed: -1"),
        ({"count": 2, "seed": 2**63 - 1}, "seed: "),
        ({"count": "x"}, "count: 'x'"),
        ({"count": 2, "threads": 1.5}, r"threads: 1\.5"),
        ({"count": 2, "seed": True}, "seed: True"),
    ],
)
def test_what_makes_no_batch(game: Game, arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batch(game, **arguments)


def test_games_end_one_by_one(game: Game) -> None:
    batch = Batch(game, 20, seed=3)
    rng = np.random.default_rng(3)
    order: list[int] = []
    while len(order) < 20:
        ended = batch.step(random_moves(batch, rng))
        assert ended.tolist() == sorted(ended.tolist())
        order += ended.tolist()
        assert set(np.flatnonzero(batch.seats < 0)) == set(order)
    assert sorted(order) == list(range(20))
    assert (batch.counts == 0).all()
    assert batch.step(np.full(20, -1)).tolist() == []
    for i in range(20):
        single = batch.state(i).scores()
        totals = [player["total"] for player in single["players"]]
        assert batch.results[i].tolist() == batch.scores()[i].tolist() == totals
        assert batch.score_parts()[i].tolist() == [
            list(player["parts"].values()) for player in single["players"]
        ]
        ahead = np.cumsum([0, *(len(group) for group in single["ranking"])])
        for place, group in enumerate(single["ranking"]):
            assert batch.ranks()[i][group].tolist() == [ahead[place]] * len(group)
    with pytest.raises(ValueError, match="none, the game is over"):
        batch.step([batch.moves[0, 0], *[-1] * 19])


def test_level_seats_share_a_rank(game: Game) -> None:
    batch = Batch(game, 1)
    assert batch.ranks().tolist() == [[0, 0, 0]]
    players = batch.games[0].players
    players[0].points, players[1].points, players[2].points = 4, 6, 6
    assert batch.ranks().tolist() == [[2, 0, 0]]
    players[2].won = 1
    assert batch.ranks().tolist() == [[2, 1, 0]]
    assert batch.scores().tolist() == [[1, 3, 3]]  # three cards in hand cost 3


def test_a_batch_can_go_on_for_ever(game: Game) -> None:
    batch = Batch(game, 6, seed=10, restart=True)
    rng = np.random.default_rng(1)
    begun = [10 + i for i in range(6)]
    games = 0
    while games < 30:
        for i in batch.step(random_moves(batch, rng)):
            games += 1
            begun[i] += 6
            assert batch.state(i).fingerprint() == game.new(seed=begun[i]).fingerprint()
            assert not np.isnan(batch.results[i]).any()
        assert (batch.seats >= 0).all()
        assert (batch.counts > 0).all()


def test_copies_are_independent(game: Game) -> None:
    batch = Batch(game, 5, seed=2, restart=True)
    batch.step(first_moves(batch))
    twin = batch.copy()
    before = numbers(batch)
    moves, seats = batch.moves.copy(), batch.seats.copy()
    rng = np.random.default_rng(2)
    for _ in range(60):
        twin.step(random_moves(twin, rng))
    assert numbers(batch) == before
    assert (batch.moves == moves).all()
    assert (batch.seats == seats).all()
    assert np.isnan(batch.results).all()
    again = batch.copy()
    rng = np.random.default_rng(2)
    for _ in range(60):
        again.step(random_moves(again, rng))
    assert numbers(again) == numbers(twin)
    assert again.results.tolist() == twin.results.tolist()


def test_observations_of_chosen_seats(game: Game) -> None:
    batch = Batch(game, 4, seed=5)
    batch.step(first_moves(batch))
    for seats in ([0, 1, 2, -1], [-1, -1, -1, -1], [2, 2, 0, 0]):
        found = batch.observations(seats)
        for i, seat in enumerate(seats):
            single = batch.state(i).observation(None if seat < 0 else seat)
            assert found[i].tolist() == [int(number) for number in single]
    assert batch.observations().tolist() == batch.observations(batch.seats).tolist()


@pytest.mark.parametrize("seats", [[0, 0], [0, 0, 0, 3], [0, 0, 0, -2]])
def test_observations_of_seats_that_there_are_not(game: Game, seats: list[int]) -> None:
    with pytest.raises(ValueError, match="4 numbers from -1 to 2"):
        Batch(game, 4).observations(seats)


def played(make: Callable[[], Batch], steps: int) -> tuple[Batch, list[list[int]]]:
    batch = make()
    rng = np.random.default_rng(4)
    ended = [batch.step(random_moves(batch, rng)).tolist() for _ in range(steps)]
    return batch, ended


@pytest.mark.parametrize("threads", [2, 3, 16])
def test_threads_make_no_difference(threads: int) -> None:
    game = antiqua.load("tzolkin", players=2)
    one, ended = played(lambda: Batch(game, 1000, seed=1, restart=True, threads=1), 250)
    other, also = played(lambda: Batch(game, 1000, seed=1, restart=True, threads=threads), 250)
    assert ended == also
    assert any(ended)
    assert one.games.tobytes() == other.games.tobytes()
    assert (one.moves == other.moves).all()
    assert (one.observations() == other.observations()).all()
    assert (one.scores() == other.scores()).all()


BOTH_MODES = """
import hashlib, json
import numpy as np
from antiqua.kernel.batch import Batch
from antiqua.kernel.game import Game
from tests.kernel import minigame

batch = Batch(Game(minigame.DEFINITION, players=4, kind=True), 9, seed=3, restart=True)
rng = np.random.default_rng(5)
ended = []
for _ in range(120):
    codes = batch.moves[np.arange(9), rng.integers(batch.counts)]
    ended.append(batch.step(codes).tolist())
twin = batch.copy()
twin.step([-1] * 9)
print(json.dumps([ended, batch.seats.tolist(), batch.observations().tolist(), batch.ranks().tolist(),
    batch.results.tolist(), [twin.state(i).fingerprint() for i in range(9)],
    [str(array.dtype) for array in (batch.moves, batch.counts, batch.seats, batch.observations())]]))
"""


def test_plain_and_compiled_batches_are_the_same() -> None:
    assert python(BOTH_MODES, ANTIQUA_PLAIN="1") == python(BOTH_MODES)
