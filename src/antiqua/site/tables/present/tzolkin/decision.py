"""What is to be decided now, in words, and every legal move as a button."""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.phrases import amount
from antiqua.games.tzolkin.prices import step_price, worker_price
from antiqua.games.tzolkin.ruling import has_chosen_quick, tribe_in
from antiqua.games.tzolkin.state import GEARS, LAST_ACTION, Site
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Choice, Decision, Group
from antiqua.site.tables.present.tzolkin import choices, expansion
from antiqua.site.tables.present.tzolkin.lacking import lacking
from antiqua.site.tables.present.tzolkin.tiles import tile

THREE = 3
"""The wealth tiles that Ixtab keeps (TP-2.9)."""


def decision(seen: Seen) -> Decision:
    """The seat's decision; seen.moves are its legal moves."""
    kinds = {move.split()[0] for move in seen.moves}
    if kinds == {"tribe"}:
        return expansion.lead(seen)
    if kinds == {"keep"}:
        return _keep(seen)
    if kinds & {"place", "pick", "beg", "pass", "skip", "end"}:
        return _turn(seen, kinds)
    ask, first, second = _asked(seen)
    title, hint = expansion.heading(seen, ask, first, second) or _heading(seen, ask, first, second)
    if ask == "construct":
        hint = expansion.crowded(seen, first, hint)
    if seen.view["pending"][0][0] == "turn_end":
        hint = _("{hint} Then your turn ends.").format(hint=hint)
    exchanges = [move for move in seen.moves if move.startswith("sell") and ask != "market"]
    listed = [choices.choice(seen, move) for move in seen.moves if move not in exchanges]
    groups = _grouped(ask, listed)
    if exchanges:
        groups.append(expansion.exchange_group([choices.choice(seen, move) for move in exchanges]))
    return Decision(title, hint, groups)


def _asked(seen: Seen) -> tuple[str, int, int]:
    pending = seen.view.get("pending") or [["", 0, 0, 0]]
    ask, first, second = pending[-1][:3]
    return str(ask), int(first), int(second)


def _keep(seen: Seen) -> Decision:
    offered = seen.me["offered_wealth"]
    count = len(seen.moves[0].split()) - 1
    if count == THREE:
        title = _("Choose three wealth tiles")
        hint = _("You gain everything on all three at once, and step down in one temple (Ixtab).")
    else:
        title = _("Choose two wealth tiles")
        hint = _("You gain everything on both at once. What you leave goes back to the box.")
    return Decision(
        title,
        hint,
        pick=[tile(name, seen) for name in offered],
        pick_count=count,
        pick_verb="keep",
    )


def _turn(seen: Seen, kinds: set[str]) -> Decision:
    """The turn's own decisions: what to place, what to pick up, and its end."""
    by_kind = {kind: [move for move in seen.moves if move.split()[0] == kind] for kind in kinds}
    groups = []
    if "beg" in kinds:
        groups.append(Group([choices.choice(seen, move) for move in by_kind["beg"]]))
    if "place" in kinds:
        groups += _placements(seen, by_kind["place"], _("Place a worker") if kinds & {"pick", "beg"} else "")
        if "place quick" not in by_kind["place"] and (why := expansion.no_quick_action(seen)):
            groups.append(Group([], note=why))
    if "pick" in kinds:
        title = _("Pick up a worker") if kinds & {"place", "beg"} else ""
        groups.append(Group([choices.choice(seen, move) for move in by_kind["pick"]], title))
    if "skip" in kinds:
        groups += expansion.skips(seen, [choices.choice(seen, move) for move in by_kind["skip"]])
    if "sell" in kinds:
        groups.append(expansion.exchange_group([choices.choice(seen, move) for move in by_kind["sell"]]))
    if "pass" in kinds:
        groups.append(Group([choices.choice(seen, "pass")]))
    end = Choice("end", _("To the quick action") if expansion.asks_quickly(seen) else _("End turn"))
    title, hint = _turn_heading(seen, kinds)
    return Decision(title, hint, groups, end if "end" in kinds else None)


def _placements(seen: Seen, moves: Sequence[str], title: str) -> list[Group]:
    """Gears side by side; a quick action, which has more words, under them."""
    quick = [move for move in moves if move == "place quick"]
    others = [choices.choice(seen, move) for move in moves if move not in quick]
    columns = 2 if len(moves) > 2 else 1
    groups = [Group(others, title, columns=columns)] if others else []
    if quick:
        groups.append(Group([choices.choice(seen, move) for move in quick], "" if others else title))
    return groups


def _turn_heading(seen: Seen, kinds: set[str]) -> tuple[str, str]:
    _ask, placed, _second = _asked(seen)
    if kinds <= {"end", "sell"}:
        return _nothing_more(seen, "sell" in kinds)
    kinds = kinds - {"sell"}
    if "end" in kinds and "place" in kinds:
        hint = _extra_price(seen, placed)
        if "pick" in kinds:
            hint = _("{hint} You may also pick up one worker who stood there before.").format(hint=hint)
        return _("Place another worker or end"), hint
    if kinds >= {"end", "pick"} and _ask == "placing":
        return _("Pick up one worker or end"), _("Ah Chuy Kak: one worker who stood there before.")
    if "end" in kinds:
        return _("Pick up another worker or end"), _("Each worker is resolved before the next.")
    if kinds == {"beg"}:
        return _("You must beg"), _("You cannot pay for any placement.")
    if kinds >= {"place", "pick"}:
        title, hint = _("Place or pick up"), _("One or more workers, but never both in one turn.")
    elif "pass" in kinds:
        title, hint = _("Your turn"), _("Place or pick up workers, or pass.")
    elif seen.view.get("turn", {}).get("skipped"):
        title, hint = _("Place a worker"), _("The space that you treat as occupied is passed over.")
    elif "place" in kinds:
        title, hint = _("Place a worker"), _("None of your workers is on a gear, so you must place.")
    else:
        title, hint = _("Pick up a worker"), _no_placing(seen)
    if "beg" in kinds:
        hint = _("{hint} You may beg first.").format(hint=hint)
    return title, hint


def _nothing_more(seen: Seen, may_exchange: bool) -> tuple[str, str]:
    if has_chosen_quick(seen.view):
        return _("The quick action is next"), _("No more workers can be placed.")
    more = _("You may exchange a block for corn first.")
    return _("End your turn"), more if may_exchange else _("Nothing more can be done.")


def _extra_price(seen: Seen, placed: int) -> str:
    more = worker_price(placed, seen.view, seen.components)
    return ngettext(
        "One more worker costs {number} corn besides its space.",
        "One more worker costs {number} corn besides its space.",
        more,
    ).format(number=more)


def _no_placing(seen: Seen) -> str:
    if seen.me["hand"] == 0:
        return _("No worker is in hand, so you must pick up.")
    return _("You cannot pay for any placement, so you must pick up.")


def _heading(seen: Seen, ask: str, first: int, second: int) -> tuple[str, str]:
    """The title and a sentence for a decision within an action; the numbers are what it says of itself."""
    if ask in ("action", "free_choice"):
        return _action_heading(seen, ask, first, second)
    if ask == "construct" and first == Site.UXMAL_4:
        price = amount("corn", seen.components.data["uxmal"]["block"])
        return _("Construct"), _("You pay {price} for each block of the printed price.").format(price=price)
    if ask == "advance":
        more = _("Up to {number} levels; stop when you like.") if first > 1 else ""
        return _("Advance a technology"), more.format(number=first)
    if ask == "pay":
        left = ngettext("{number} block to pay.", "{number} blocks to pay.", first).format(number=first)
        if first > 1:
            left = _("{left} Wood is named before stone, stone before gold.").format(left=left)
        return _("Choose what to pay"), left
    if ask == "take":
        left = ngettext("{number} block of your choice.", "{number} blocks of your choice.", first)
        return _("Take from the supply"), left.format(number=first)
    if ask == "days":
        return _("Turn the calendar"), _days(seen)
    if ask == "harvest":
        title = _("Harvest at Palenque {number}").format(number=first)
        if not seen.view["jungle"][str(first)].get("wood"):
            return title, ""
        return title, _("The wood tile lies on the corn tile. Burning it angers the gods.")
    return _SIMPLE.get(ask, lambda: (_("Your decision"), ""))()


_SIMPLE = {
    "any_action": lambda: (
        _("Any action"),
        _("Of Palenque, Yaxchilan, Tikal or Uxmal, at that action's own price."),
    ),
    "step_up": lambda: (_("Climb a temple"), _("One step up.")),
    "market": lambda: (_("Market"), _("Exchange corn and blocks as often as you like.")),
    "offering": lambda: (_("An offering?"), _("Theology: one block for one step up in any temple.")),
    "construct": lambda: (_("Construct"), _("You pay the printed price and gain what the tile gives.")),
    "architecture": lambda: (
        _("Use Architecture now?"),
        _("Only one of the two buildings of this action can have it."),
    ),
    "save": lambda: (_("One block less"), _("Architecture: choose the block that you do not pay.")),
    "anger": lambda: (_("The gods are angry"), _("Step down in one temple.")),
}


def _days(seen: Seen) -> str:
    """How far the calendar may be turned, and why not further (TZ-8.3)."""
    if "days 2" in seen.moves:
        return _("One day; or two, which turns your board to its dark side.")
    if seen.me["board"] == "dark":
        return _("One day: your board is on its dark side.")
    return _("One day: a second one would push a worker off a gear.")


def _action_heading(seen: Seen, ask: str, gear: int, space: int) -> tuple[str, str]:
    """Where the worker stood, and what it may do; true also for whoever can pay little."""
    name = GEARS[gear]
    actions = [int(move.split()[2]) for move in seen.moves if move.startswith(f"do {name} ")]
    if ask == "free_choice" or space > LAST_ACTION[gear]:
        if not actions:
            return words.gear(name), _("No action of this gear can be done now.")
        return words.gear(name), _("Choose any action of this gear.")
    title = _("{gear} {space}").format(gear=words.gear(name), space=space)
    if space == 0 and not actions:
        return title, _("This space has no action.")
    return title, _what_may_be_done(seen, name, space, actions)


def _what_may_be_done(seen: Seen, gear: str, space: int, actions: list[int]) -> str:
    own, earlier, ahead = (
        space in actions,
        min(actions, default=space) < space,
        max(actions, default=0) > space,
    )
    paired = any(
        move.startswith("do ") and not move.startswith((f"do {gear} ", "do nothing")) for move in seen.moves
    )
    tribe = tribe_in(seen.view)
    corn = amount("corn", seen.components.data["tribe"][tribe]["corn"]) if tribe else ""
    why = "" if own or not space else lacking(seen, gear, space)
    if own and earlier and tribe == "balam":
        hint = _("This action, or an earlier one, for which you gain {corn}.")
    elif own and earlier:
        hint = _("This action, or an earlier one for 1 corn a space.")
    elif own:
        hint = _("This action, or none.")
    elif earlier and tribe == "balam":
        hint = _("Not this action ({why}), but an earlier one, for which you gain {corn}.")
    elif earlier:
        hint = _("Not this action ({why}), but an earlier one for 1 corn a space.")
    elif ahead and tribe == "ahau_chamahez":
        hint = _("Ahau Chamahez: an action ahead.")
    elif ahead:
        hint = _("Theology: an action further ahead.")
    elif paired:
        hint = _("Not this action ({why}).")
    else:
        hint = _("Nothing can be done here: {why}.")
    if paired:
        hint = _("{hint} Huracan: also those of the paired gear.").format(hint=hint)
    hint = _looking_ahead(seen, gear, space, hint, [action for action in actions if own or earlier])
    return hint.replace("{why}", why).replace("{corn}", corn)


def _looking_ahead(seen: Seen, gear: str, space: int, hint: str, actions: list[int]) -> str:
    """The hint with what theology and Ahau Chamahez add to other actions, or that his power is used up."""
    view, box = seen.view, seen.components
    prices = {step_price(gear, action, space, view, box) for action in actions if action > space}
    if 0 in prices:
        hint = _("{hint} With Theology also one further ahead.").replace("{hint}", hint)
    if prices - {0}:
        hint = _("{hint} Also one ahead, for {corn} (Ahau Chamahez).").replace("{hint}", hint)
    if tribe_in(view) == "ahau_chamahez" and view["turn"]["ahead"]:
        hint = _("{hint} Ahau Chamahez has looked ahead in this turn.").replace("{hint}", hint)
    return hint


def _grouped(ask: str, listed: Sequence[Choice]) -> list[Group]:
    """Choices in one list; those of several gears by gear, short ones side by side."""
    if ask == "any_action" or (ask == "action" and len({choice.move.split()[1] for choice in listed}) > 2):
        groups = []
        for gear in GEARS:
            own = [choice for choice in listed if choice.move.startswith(f"do {gear} ")]
            if own:
                groups.append(Group(own, words.gear(gear)))
        rest = [
            choice for choice in listed if not choice.move.startswith("do ") or choice.move == "do nothing"
        ]
        return [*groups, Group(rest)] if rest else groups
    if ask == "market":
        sold = [choice for choice in listed if choice.move.startswith("sell")]
        bought = [choice for choice in listed if choice.move.startswith("buy")]
        out = [choice for choice in listed if choice.quiet]
        return [Group(group, columns=2) for group in (sold, bought) if group] + [Group(out)]
    return [Group(list(listed))]
