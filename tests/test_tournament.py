"""Bots against each other: seats rotate, and the figures are right."""

import pytest

from antiqua.bots import tournament
from antiqua.bots.tournament import Played, Tournament, play, seated


def test_everyone_moves_one_seat_further_each_game() -> None:
    assert [seated(("a", "b", "c"), number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_the_same_plan_gives_the_same_games() -> None:
    plan = Tournament("tzolkin", {"players": 2}, ("random", "random"), 2, 40)
    assert play(plan, 1) == play(plan, 1)
    assert play(plan, 0) != play(plan, 1)
    shifted = Tournament("tzolkin", {"players": 2}, ("random", "random"), 1, 41)
    assert play(shifted, 0) != play(plan, 1)  # the same table, but other chances of the bots


def test_several_processes_play_the_same_games() -> None:
    plan = Tournament("tzolkin", {"players": 2}, ("random", "random"), 3, 7)
    counted: list[int] = []
    alone = tournament.run(plan, 1, counted.append)
    together = tournament.run(plan, 2)
    assert counted == [1, 2, 3]
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_figures_by_bot() -> None:
    plan = Tournament("tzolkin", {"players": 3}, ("a", "a", "b"), 2, 0)
    games = [
        Played(("a", "a", "b"), (10.0, 20.0, 30.0), (0.0, 0.0, 1.0), 5),
        Played(("b", "a", "a"), (8.0, 8.0, 2.0), (0.5, 0.5, 0.0), 7),
    ]
    report = tournament._report(plan, games)
    assert report["decisions"] == 12
    assert report["winner_points"]["mean"] == 19  # 30 and 8
    assert report["points"]["mean"] == 13  # 20 and 6
    a, b = report["bots"]["a"], report["bots"]["b"]
    assert (a["seats"], a["points"]["mean"], a["wins"]["count"]) == (4, 10, 0.5)  # 15 and 5 a seat
    assert (b["seats"], b["points"]["mean"], b["wins"]["count"]) == (2, 19, 1.5)


def test_intervals() -> None:
    # mean 2.5, deviation 1.29099, half the width 1.95996 * 1.29099 / 2
    assert tournament._mean([1, 2, 3, 4]) == {"mean": 2.5, "interval": [1.235, 3.765]}
    assert tournament._mean([3]) == {"mean": 3, "interval": None}
    # Wilson's interval of 5 in 10 is 0.2366 to 0.7634
    assert tournament._share([1, 0] * 5) == {"share": 0.5, "interval": [0.2366, 0.7634]}
    assert tournament._share([1] * 4)["interval"] == [pytest.approx(0.5101), 1]  # n / (n + z²)
