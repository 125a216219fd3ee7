"""What a whole game of Hadara reaches, found by replaying it move by move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from tests.naive.hadara_table import Table, colour_of, components

STACKS = (3, 9, 15, 21, 30)
SLOTS = (6, 12, 20, 30)
COLOURS = ("yellow", "red", "blue", "green")

Position = Mapping[str, Any]

MUST = {
    *(f"{verb} {stack}" for verb in ("plunder", "ally") for stack in STACKS),
    *(f"bust {slot} with a {side}" for slot in SLOTS for side in ("front", "back")),
    *(
        f"token {track} {side}"
        for track in ("income", "military", "culture", "food")
        for side in ("front", "back")
    ),
    *(f"{seal} in era {era}" for seal in ("silver", "gold") for era in (1, 2, 3)),
    *(f"recruited in phase {phase}" for phase in "ab"),
    *(f"sold in phase {phase}" for phase in "ab"),
    *(f"points for {part}" for part in ("colonies", "busts", "silver", "gold", "cards", "coins")),
    "two silver seals on one track",
    "a card for nothing",
    "a card that must be sold",
    # the abilities
    "1 coin more on a sale",
    "2 coins more on a sale",
    "a token bound",
    "the token card discarded",
    *(f"steps at once for {colour} cards" for colour in COLOURS),
    *(f"a step for a later {colour} card" for colour in COLOURS),
    "a card with steps for a colour discarded",
    "2 more steps for busts before",
    "2 more steps for a bust to come",
    *(f"a cheaper {seal} seal in era {era}" for seal in ("silver", "gold") for era in (2, 3)),
    "paid instead of discarding",
    "paid and discarded in one feeding",
    "12 coins paid in one feeding",
    "spare food sold",
    "spare food sold for the most",
    *(f"{coins} coins for tracks above income" for coins in (2, 4, 6)),
    "4 coins for a plundered colony",
    "4 coins for an allied colony",
    "a silver seal at full value",
    "4 points for a set",
    "the stand-in completes a set",
    "two colonies in a step",
    "two busts in a step",
    "a colony with a lower requirement",
    "a bust with a lower requirement",
    "a colony with bought military",
    "a bust with bought culture",
    # feeding
    "several discards of a seat in one feeding",
    "a card that feeds discarded and others after it",
    "a requirement no longer met after feeding",
    # the end
    "a tie broken by coins",
    "a shared win",
    *(f"{players} players" for players in (2, 3, 4, 5)),
    "side a chosen",
    "side b chosen",
}
"""What the golden games must reach together."""


def reached(game: Any, record: dict[str, Any]) -> set[str]:
    """Everything of `MUST` that a game has."""
    state = game.new(seed=record["seed"])
    found = {f"{game.players} players"}
    before = state.to_position()
    run: list[str] = []  # the moves of one seat in one phase, without a break
    last: tuple[int, str] | None = None
    for seat, move in record["moves"]:
        legal = {str(one) for one in state.moves(seat)}
        state.play(move, seat)
        after = state.to_position()
        if (seat, before["phase"]) != last:
            run = []
            last = (seat, before["phase"])
        run.append(move)
        found |= set(_of_move(before, after, seat, move, legal))
        found |= set(_of_run(before, after, seat, run))
        found |= set(_of_changes(before, after))
        before = after
    return found | set(_of_end(state))


def _ability(card: str) -> str:
    name: str = components()["card"][card].get("ability", "none")
    return name


def _copies(player: Position, ability: str) -> int:
    return sum(_ability(card) == ability for card in player["cards"])


def _of_move(before: Position, after: Position, seat: int, move: str, legal: set[str]) -> Iterator[str]:
    """What a move says by itself and where it was made."""
    verb, *rest = move.split()
    mine, now = before["players"][seat], after["players"][seat]
    if verb in ("plunder", "ally", "token"):
        yield move
    if verb == "token":
        yield f"bust {before['pending']['bust']} with a {rest[1]}"
        if rest[1] == "front" and _copies(mine, "busts_plus_2"):
            yield "2 more steps for a bust to come"
    if verb == "side":
        yield f"side {rest[0]} chosen"
    if verb in ("silver", "gold"):
        yield from _of_seal(before["era"], mine, now, verb)
    if verb == "pay":
        yield "paid instead of discarding"
    if verb == "recruit":
        yield f"recruited in phase {before['phase']}"
    if verb == "sell":
        yield from _of_sale(before["phase"], mine, forced="recruit" not in legal)
    if verb == "discard":
        yield from _of_discard(mine, now, rest[0])
    if verb in ("plunder", "ally", "bust"):
        yield from _of_requirement(mine, verb, int(rest[0]))


def _of_sale(phase: str, mine: Position, forced: bool) -> Iterator[str]:
    yield f"sold in phase {phase}"
    more = _copies(mine, "sell_plus_1")
    if more:
        yield f"{'1 coin' if more == 1 else f'{more} coins'} more on a sale"
    if forced:
        yield "a card that must be sold"


def _of_seal(era: int, mine: Position, now: Position, metal: str) -> Iterator[str]:
    yield f"{metal} in era {era}"
    if era > 1 and _copies(mine, "cheaper_seals"):
        yield f"a cheaper {metal} seal in era {era}"
    if len(set(now["silver"])) < len(now["silver"]):
        yield "two silver seals on one track"


def _of_discard(mine: Position, now: Position, card: str) -> Iterator[str]:
    if card in mine["bound"]:
        yield "the token card discarded"
    if _ability(card).startswith("color_step") and mine["tracks"] != now["tracks"]:
        yield "a card with steps for a colour discarded"
    for tile in now["colonies"]:
        if now["tracks"]["military"] < int(tile["id"].split("-")[1]) <= mine["tracks"]["military"]:
            yield "a requirement no longer met after feeding"


def _of_requirement(mine: Position, verb: str, requirement: int) -> Iterator[str]:
    """A colony or bust that only an ability opens."""
    what, track = ("bust", "culture") if verb == "bust" else ("colony", "military")
    lacking = requirement - mine["tracks"][track]
    less = 4 * _copies(mine, "requirements_minus_4")
    if 0 < lacking <= less:
        yield f"a {what} with a lower requirement"
    if lacking > less:
        yield f"a {what} with bought {track}"
    if what == "colony" and _copies(mine, "colony_plus_4_coins"):
        yield f"4 coins for {'a plundered' if verb == 'plunder' else 'an allied'} colony"


def _of_run(before: Position, after: Position, seat: int, run: list[str]) -> Iterator[str]:
    """What several moves of a seat make together."""
    verbs = [move.split()[0] for move in run]
    phase = before["phase"]
    if phase == "feeding":
        if verbs.count("discard") > 1:
            yield "several discards of a seat in one feeding"
        if {"pay", "discard"} <= set(verbs):
            yield "paid and discarded in one feeding"
        if verbs.count("pay") == 6:
            yield "12 coins paid in one feeding"
        discarded = [move.split()[1] for move in run if move.startswith("discard")]
        feeds = [components()["card"][card].get("values", {}).get("food", 0) for card in discarded]
        if any(feeds[:-1]):
            yield "a card that feeds discarded and others after it"
    if phase.startswith("colony") and sum(verb in ("plunder", "ally") for verb in verbs) > 1:
        yield "two colonies in a step"
    if phase.startswith("bust") and verbs.count("token") > 1:
        yield "two busts in a step"


def _of_changes(before: Position, after: Position) -> Iterator[str]:
    """What a move changed for any seat: cards recruited, incomes, spare food."""
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for card in [card for card in new["cards"] if card not in old["cards"]]:
            yield from _of_recruited(before, old, new, card)
        paid_out = (before["phase"], after["phase"]) in (("a", "colony_a"), ("b", "colony_b"))
        if paid_out and _copies(new, "coins_for_tracks_above_income"):
            higher = sum(value > new["tracks"]["income"] for value in new["tracks"].values())
            if higher:
                yield f"{2 * higher} coins for tracks above income"
        fed = before["phase"] == "bust_b" and after["phase"] in ("feeding", "seals")
        fed_later = before["phase"] == "feeding" and before["to_move"] != seat
        if (fed or fed_later) and new["coins"] > old["coins"] and _copies(new, "sell_surplus_food"):
            yield "spare food sold"
            if new["coins"] - old["coins"] == 12:
                yield "spare food sold for the most"


def _of_recruited(before: Position, old: Position, new: Position, card: str) -> Iterator[str]:
    ability = _ability(card)
    same = sum(colour_of(one) == colour_of(card) for one in old["cards"])
    if same >= components()["card"][card]["price"]:
        yield "a card for nothing"
    if card in new["bound"]:
        yield "a token bound"
    if ability.startswith("color_step"):
        colour = ability.removeprefix("color_step_")
        if any(colour_of(one) == colour for one in old["cards"]):
            yield f"steps at once for {colour} cards"
    if _copies(old, f"color_step_{colour_of(card)}"):
        yield f"a step for a later {colour_of(card)} card"
    if ability == "busts_plus_2" and any(bust["side"] == "front" for bust in old["busts"]):
        yield "2 more steps for busts before"


def _of_end(state: Any) -> Iterator[str]:
    scores = state.scores()
    table = Table(state.to_position())
    for seat, player in enumerate(scores["players"]):
        yield from (f"points for {part}" for part, points in player["parts"].items() if points)
        me = table.players[seat]
        if table.copies(seat, "silver_full_value") and any(
            table.track(seat, track) > 1 for track in me["silver"]
        ):
            yield "a silver seal at full value"
        if table.copies(seat, "set_4_points") and table.sets(seat):
            yield "4 points for a set"
        if me["gold"] and table.copies(seat, "gold_seal_joker") and table.sets(seat, 1) > table.sets(seat):
            yield "the stand-in completes a set"
    groups = scores["ranking"]
    totals = [scores["players"][group[0]]["total"] for group in groups]
    if len(groups) > 1 and totals[0] == totals[1]:
        yield "a tie broken by coins"
    if len(groups[0]) > 1:
        yield "a shared win"
    assert all(first >= second for first, second in pairwise(totals))
