"""Xaman Ek (TP-2.11): when it exchanges a block for corn, and which."""

from __future__ import annotations

from tests.tzolkin.expansion import acted, closing, laid
from tests.tzolkin.helpers import GEARS, change, check, play, texts


def test_tp_2_11_xaman_ek_exchanges_once_a_turn() -> None:
    """TP-2.11: gold for 4, before placing; not a second time, again in the next turn."""
    state = laid({"tribe": "xaman_ek", "gold": 2}, {"corn": 9})
    assert change(state, "sell gold") == {"gold": -1, "corn": 4}
    assert "sell gold" not in texts(state)
    play(state, "place tikal", "end", "place tikal", "end")
    assert "sell gold" in texts(state)


def test_tp_2_11_before_paying_an_action() -> None:
    """TP-2.11: 1 corn and the 3 of a stone pay the 3 of Uxmal 1."""
    state = laid({"tribe": "xaman_ek", "stone": 1}, gears={"uxmal 1": 0})
    play(state, "pick uxmal 1")
    assert "do uxmal 1" not in texts(state)
    play(state, "sell stone")
    assert "do uxmal 1" in texts(state)


def test_tp_2_11_not_a_block_that_a_payment_needs() -> None:
    """TP-2.11: ruling; level 2 takes both blocks, the third may go."""
    seat = {"tribe": "xaman_ek", "wood": 1, "stone": 1, "theology": 1}
    state = acted("tikal 1", seat)
    play(state, "advance theology")
    assert texts(state) == {"pay wood"}
    state = acted("tikal 1", {**seat, "gold": 1})
    play(state, "advance theology")
    assert texts(state) == {"pay wood", "pay stone", "sell wood", "sell stone", "sell gold"}
    play(state, "pay stone")
    assert texts(state) == {"pay gold", "sell wood"}


def test_tp_2_11_not_what_an_action_begun_needs() -> None:
    """TP-2.11: Tikal 2 was chosen, the wood is for its building."""
    state = acted("tikal 2", {"tribe": "xaman_ek", "wood": 1, "gold": 1}, buildings=["b01"])
    assert texts(state) == {"build b01", "sell gold"}


def test_tp_2_11_not_what_a_building_chosen_needs() -> None:
    """TP-2.11: b20 (1 wood, 2 gold) was chosen; of the blocks only the third gold may go."""
    seat = {"tribe": "xaman_ek", "wood": 1, "gold": 3, "architecture": 1}
    state = play(acted("tikal 4", seat, buildings=["b20"]), "build b20")
    assert texts(state) == {"architecture yes", "architecture no", "sell gold"}


def test_tp_2_11_not_in_the_market() -> None:
    """TP-2.11: what is sold there is the market's; the exchange stays."""
    state = acted("uxmal 2", {"tribe": "xaman_ek", "wood": 3})
    play(state, "sell wood", "stop")
    assert "sell wood" in texts(state)


def test_tp_2_11_not_on_food_days_nor_for_the_calendar() -> None:
    """TP-2.11: they are after the turn.

    On food day 3 two gold are due for a corn each; 1 corn is left after feeding. The second one is lost,
    though a wood could bring its corn.
    """
    state = laid({}, {"tribe": "xaman_ek", "wood": 1}, to_move=1)
    play(state, "place start", "end")
    assert texts(state) == {"days 1", "days 2"}
    seat = {"tribe": "xaman_ek", "corn": 7, "wood": 1, "quetzalcoatl": 5}
    state = closing("gold_shortage", seat, {"corn": 9}, quarter=2)
    assert (state.to_act, texts(state)) == ((0,), {"accept", "refuse"})
    play(state, "accept")
    check(state, corn=0, wood=1, gold=1)
    assert state.to_position()["round"] == 22


def test_tp_2_11_xaman_ek_may_sell_to_pay_a_price() -> None:
    """TP-2.11, TP-3.3: asked about the gold of b12 with no corn, it sells a wood for 2 and accepts for 1."""
    seat = {"tribe": "xaman_ek", "wood": 3, "stone": 1}
    state = acted("tikal 2", seat, rule="gold_shortage", buildings=["b12"])
    play(state, "build b12")
    assert texts(state) == {"refuse", "sell wood"}
    assert change(state, "sell wood", "accept") == {"wood": -1, "corn": 1, "gold": 1, "extraction": 1}
    state = acted("tikal 2", {"wood": 3, "stone": 1}, rule="gold_shortage", buildings=["b12"])
    assert change(state, "build b12") == {"wood": -2, "stone": -1, "extraction": 1}


def test_tp_2_11_pity_all_the_same() -> None:
    """TP-2.11, TZ-4.4: ruling; it has no corn and cannot beg. A wood would pay a placement, but need not go.

    Spaces of cost 0 and the start-player space are taken, and space 1 of Tikal. For pity it places one worker
    for 1; with the 2 corn of the wood Tikal can be paid, too.
    """
    gears = {f"{gear} 0": "dummy" for gear in GEARS} | {"tikal 1": "dummy"}
    seat = {"tribe": "xaman_ek", "corn": 0, "wood": 1, "chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    state = laid(seat, gears=gears, start_space=1)
    lowest = {f"place {gear}" for gear in GEARS if gear != "tikal"}
    assert texts(state) == lowest | {"sell wood"}
    sold = play(state.copy(), "sell wood")
    assert texts(sold) == lowest | {"place tikal"}
    assert change(sold, "place tikal") == {"corn": -2, "hand": -1}
    assert change(state, "place uxmal") == {"hand": -1}
    assert change(state, "sell wood") == {"wood": -1, "corn": 2}
    assert texts(state) == {"end"}
