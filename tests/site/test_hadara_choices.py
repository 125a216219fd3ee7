"""What the lines of Hadara's list say a move costs and gives, against what the rules then do."""

import pytest

import antiqua
from antiqua.play import Match
from antiqua.site.tables.present import presenter
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.services.previews import previews

HADARA = presenter("hadara")


def at(phase, *players, era=3, **more):
    """A position of the phase in which seat 0 is to act."""
    options = {"players": max(2, len(players)), "advanced": True, **more.pop("options", {})}
    game = antiqua.load("hadara", **options)
    entries = [*players, *({} for _seat in range(options["players"] - len(players)))]
    position = {
        "format": "antiqua-position/1",
        "game": "hadara",
        "options": options,
        "seed": 3,
        "phase": phase,
        "era": era,
        "players": entries,
        **({"start_player": 0, "to_move": 0} if phase not in ("sides", "a") else {}),
        **more,
    }
    return game.from_position(position)


def card(ability):
    """A card with that ability."""
    cards = antiqua.load("hadara", players=2).box.data["card"]
    return next(name for name, printed in cards.items() if printed["ability"] == ability)


def seen(state, seat=0):
    moves = [str(move) for move in state.moves(seat)] if seat in state.to_act else []
    players = state.game.players
    return Seen(
        view=state.view(seat),
        seat=seat,
        names=[f"P{number}" for number in range(players)],
        bots=[False] * players,
        own=[seat],
        to_act=state.to_act,
        components=state.game.box,
        moves=moves,
        previews=previews(state, seat, moves, HADARA),
    )


def asked(state):
    """The decision of seat 0, and its choices by move."""
    found = HADARA.decision(seen(state))
    return found, {choice.move: choice for group in found.groups for choice in group.choices}


def amounts(choice):
    return [(one.icon, one.text) for way in choice.ways for one in way]


def coins_after(state, move):
    after = state.copy()
    after.play(move, 0)
    return after.view(0)["players"][0]["coins"]


def test_bought_points_are_in_the_price():
    mercenaries = card("buy_requirement_3_coins")
    me = {"coins": 40, "cards": [mercenaries, "III-red-03", "III-red-04", "III-blue-03"]}
    state = at("colony_b", me)
    military = state.view(0)["players"][0]["tracks"]["military"]
    assert 9 < military < 15
    bought = 15 - military
    decision, choices = asked(state)
    paid = 3 * bought + 2  # the points, and the alliance
    assert coins_after(state, "ally 15") == 40 - paid
    assert amounts(choices["ally 15"]) == [("coin", f"−{paid}")]
    assert f"{bought} military bought for {3 * bought} coins." in choices["ally 15"].note
    assert "bought" not in choices["ally 9"].note
    assert "Mercenaries: Buy what a colony or bust requires" in decision.hint
    state = at("bust_b", me)
    bought = 12 - state.view(0)["players"][0]["tracks"]["culture"]
    _decision, choices = asked(state)
    assert coins_after(state, "bust 12") == 40 - 3 * bought
    assert amounts(choices["bust 12"]) == [("coin", f"−{3 * bought}"), ("laurel", "+8")]


def test_the_envoy_is_named_where_requirements_are():
    decision, _choices = asked(at("colony_b", {"cards": [card("requirements_minus_4")]}))
    assert "Envoy: Colonies and busts require 4 less of you." in decision.hint


def test_nothing_in_reach_has_a_reason():
    state = at("colony_b", {})
    military = state.view(0)["players"][0]["tracks"]["military"]
    assert military < 3
    decision, choices = asked(state)
    assert not choices
    assert f"None is in reach: {3 - military} military more would be needed." in decision.hint


def test_the_sculptor_counts_busts_that_are_there():
    busts = [
        {"requirement": 6, "token": "income", "side": "front"},
        {"requirement": 12, "token": "income", "side": "front"},
        {"requirement": 20, "token": "food", "side": "back"},
    ]
    state = at("b", {"coins": 20, "busts": busts}, era=2, outer={"purple": [card("busts_plus_2")]})
    state.play("take purple", 0)
    _decision, choices = asked(state)
    assert ("income", "+4") in amounts(choices["recruit"])
    assert not [icon for icon, _text in amounts(choices["recruit"]) if icon == "food"]
    before = state.view(0)["players"][0]["tracks"]["income"]
    assert [(one.before, one.after) for one in choices["recruit"].after if one.icon == "income"] == [
        (str(before), str(before + 4))
    ]
    state.play("recruit", 0)
    assert state.view(0)["players"][0]["tracks"]["income"] == before + 4


def test_a_token_on_a_bust_does_not_count_the_bust_again():
    state = at("bust_a", {"cards": ["III-blue-03", "III-blue-04"]})
    state.play("bust 6", 0)
    decision, choices = asked(state)
    assert "The bust gives 4 points." in decision.hint
    assert amounts(choices["token food front"]) == [("food", "+2")]
    assert amounts(choices["token food back"]) == [("laurel", "+2")]
    points = [(one.before, one.after) for one in choices["token food back"].after if one.icon == "laurel"]
    assert int(points[0][1]) - int(points[0][0]) == 6


def test_binding_still_says_what_the_card_costs_and_gives():
    token = card("bonus_token_2_steps")
    printed = antiqua.load("hadara", players=2).box.data["card"][token]
    state = at("b", {"coins": 20}, era=1, outer={"purple": [token]})
    state.play("take purple", 0)
    state.play("recruit", 0)
    decision, choices = asked(state)
    assert decision.title == "Bind a token"
    assert decision.groups[0].picture
    assert amounts(choices["bind culture"]) == [
        ("coin", f"−{printed['price']}"),
        ("culture", "+2"),
        ("laurel", f"+{printed['points']}"),
    ]


def test_a_side_has_the_coin_for_who_never_leads():
    players = [{"start_card": str(number)} for number in (5, 1, 2, 3)]
    state = at("sides", *players, era=1, options={"sides": "choose"})
    printed = state.game.box.data["start_card"]["5a"]["coins"]
    _decision, choices = asked(state)
    assert amounts(choices["side a"])[0] == ("coin", f"+{printed + 1}")
    assert choices["side a"].note == "With 1 coin for leading no era."
    for seat in range(4):
        state.play("side a", seat)
    assert state.view(0)["players"][0]["coins"] == printed + 1


def test_cards_to_discard_have_their_colour():
    state = at(
        "feeding", {"cards": ["I-red-01", "I-yellow-01", "I-purple-05", "I-red-02", "I-red-03", "I-red-04"]}
    )
    _decision, choices = asked(state)
    assert next(iter(choices)) == "discard I-yellow-01"  # by colour, as they lie in the city
    assert choices["discard I-red-01"].label == "Red"
    assert choices["discard I-red-01"].icon != choices["discard I-yellow-01"].icon


def test_the_reasons_at_the_end_explain_the_numbers():
    players = (
        {"cards": ["I-yellow-01", "I-red-01", "I-blue-01", "I-green-01", card("set_4_points")]},
        {"cards": ["I-yellow-02", "I-red-02", "I-blue-02", card("gold_seal_joker")], "gold": 1},
        {"cards": ["I-yellow-03", card("silver_full_value")], "silver": ["income", "food"]},
    )
    state = at("seals", *players)
    rows = {row.key: row.cells for row in HADARA.rows(seen(state), state.scores(), Match(state.game, 3))}
    assert [(cell.text, cell.why) for cell in rows["gold"][:2]] == [
        ("4", "Collector: 4 points for 1 set"),
        ("7", "1 seal for 1 set, with Substitute"),
    ]
    tracks = state.view(0)["players"][2]["tracks"]
    higher, lower = sorted(("income", "food"), key=lambda name: -tracks[name])
    assert tracks[higher] > tracks[lower]
    assert f"all of {tracks[higher]} {higher}" in rows["silver"][2].why
    assert f"half of {tracks[lower]} {lower}" in rows["silver"][2].why
    city = HADARA.board(seen(state, 1))
    assert "0 sets of five colours, 1 for gold seals" in city


def test_the_button_that_locks_in_names_the_card_as_the_heading_does():
    inner = {"yellow": ["I-yellow-01", "I-yellow-02"]}
    state = at(
        "a",
        {"coins": 20},
        board=["yellow", "red", "purple", "blue", "green"],
        wheel="yellow",
        inner=inner,
        era=1,
    )
    decision, choices = asked(state)
    kept = [group.title.removeprefix("Keep ") for group in decision.groups if group.picture]
    assert len(set(kept)) == 2
    for title, shown in zip(kept, reversed(state.view(0)["players"][0]["drawn"]), strict=True):
        assert choices[f"show {shown}|recruit"].sure == f"Lock in: recruit {title}"


@pytest.mark.parametrize(("count", "told"), [(1, "1 card needs 1 food"), (2, "2 cards need 2 food")])
def test_feeding_to_come_is_told_for_one_card_and_for_more(count, told):
    state = at("bust_b", {"cards": ["I-red-01", "I-red-02"][:count]}, era=1)
    assert HADARA.mine(seen(state), 0).forecast.startswith(f"Feeding at the end of the era: {told}, ")
