"""The log of what a prophecy prices: it names the thing that was paid for or refused (TP-3.3)."""

from __future__ import annotations

import pytest

from antiqua.games.tzolkin.texts import sentence
from tests.tzolkin.expansion import acted
from tests.tzolkin.helpers import State, play


def told(state: State, seat: int | None, *moves: str) -> str:
    """The log's sentence for the last of the moves, as that seat reads it, or a spectator."""
    *before, last = moves
    play(state, *before)
    old = state.view(seat)
    play(state, last)
    return sentence(old, state.view(seat), 0, last)


RICH = {"corn": 9, "wood": 2, "stone": 2, "gold": 1}
CASES = [
    ("yaxchilan 3", "gold_shortage", [], "1 gold (Gold shortage)", ": pays 1 corn, gains 1 gold"),
    ("yaxchilan 4", "desecration", [], "1 crystal skull (Desecration)", ": gains 1 crystal skull"),
    ("tikal 2", "teacher_shortage", ["build b13"], "an advance in Architecture (Teacher shortage)", ""),
    (
        "uxmal 1",
        "wrathful_gods",
        ["step kukulcan"],
        "a step up on Kukulcan (Wrathful gods)",
        ": pays 1 corn, 1 step up on Kukulcan",
    ),
    (
        "uxmal 1",
        "angry_god_chaac",
        ["step chaac"],
        "a step up on Chaac (Angry god Chaac)",
        "",
    ),
]


@pytest.mark.parametrize("reader", [0, 1, None])
@pytest.mark.parametrize(("place", "prophecy", "moves", "thing", "changes"), CASES)
def test_the_thing_that_has_a_price_is_named(
    reader: int | None,
    place: str,
    prophecy: str,
    moves: list[str],
    thing: str,
    changes: str,
) -> None:
    """TP-3.3: everybody reads what was accepted and what was let go, not only who was asked."""
    accepted = acted(place, RICH, buildings=["b13"], rule=prophecy)
    assert told(accepted, reader, *moves, "accept") == f"Accepts the price of {thing}{changes}."
    refused = acted(place, RICH, buildings=["b13"], rule=prophecy)
    assert told(refused, reader, *moves, "refuse") == f"Goes without {thing}."


def test_a_step_is_only_chosen_until_its_price_is_accepted() -> None:
    """TP-3.3: the log does not tell a step that has not been made."""
    state = acted("uxmal 1", RICH, rule="wrathful_gods")
    assert told(state, None, "step kukulcan") == "Chooses a step up on Kukulcan."
    other = acted("uxmal 1", RICH, rule="angry_god_chaac")
    assert told(other, None, "step kukulcan") == "Steps up on Kukulcan."


def test_only_a_view_in_which_a_price_is_asked_tells_of_one() -> None:
    """Games in which no prophecy asks a price have the same views as before."""
    state = acted("yaxchilan 3", RICH, rule="gold_shortage")
    assert [state.view(seat).get("priced") for seat in (0, 1, None)] == ["gold"] * 3
    play(state, "refuse")
    assert "priced" not in state.view(0)
