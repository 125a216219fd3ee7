"""Yaxchilan (TZ-6.10)."""

from __future__ import annotations

import pytest

from tests.tzolkin.helpers import change, check, choices, table, texts

GAINS = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skulls": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}


@pytest.mark.parametrize("action", GAINS)
def test_tz_6_10_gains(action: int) -> None:
    """TZ-6.10: what each action gives; nothing is asked."""
    state = table(gears={f"yaxchilan {action}": 0})
    gained = change(state, f"pick yaxchilan {action}", f"do yaxchilan {action}")
    assert gained == {"hand": 1, **GAINS[action]}
    assert texts(state) == {"end"}


@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", GAINS)
def test_tz_6_10_gains_by_free_choice(space: int, action: int) -> None:
    """TZ-6.3, TZ-6.10: the same from spaces 6 and 7."""
    state = table(gears={f"yaxchilan {space}": 0})
    gained = change(state, f"pick yaxchilan {space}", f"do yaxchilan {action}")
    assert gained == {"hand": 1, **GAINS[action]}


def test_tz_6_10_the_skull_comes_from_the_supply() -> None:
    """TZ-6.10: 13 become 12."""
    state = table(gears={"yaxchilan 4": 0})
    change(state, "pick yaxchilan 4", "do yaxchilan 4")
    assert state.to_position()["skulls"] == 12


def test_tz_6_10_no_skull_is_left() -> None:
    """TZ-1.2, TZ-6.10: the action is possible and gives nothing."""
    state = table({}, {"skulls": 13}, gears={"yaxchilan 4": 0})
    assert change(state, "pick yaxchilan 4", "do yaxchilan 4") == {"hand": 1}
    assert state.to_position()["skulls"] == 0
    assert "do yaxchilan 4" in choices("yaxchilan 4", {}, {"skulls": 13})


def test_tz_1_2_corn_and_blocks_never_run_out() -> None:
    """TZ-1.2: whoever holds hundreds, the supply still gives."""
    state = table({}, {"corn": 900, "gold": 300, "stone": 300}, gears={"yaxchilan 5": 0})
    change(state, "pick yaxchilan 5", "do yaxchilan 5")
    check(state, gold=1, stone=1, corn=2)
