"""One legal move as a button: a number or picture, a name, and what it costs and gives."""

from django.utils.translation import gettext as _

from antiqua.drawing.svg import minus
from antiqua.games.tzolkin.doubts import doubt, told_with_doubt
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.phrases import action_text, building_gives, monument_scores
from antiqua.games.tzolkin.prices import advance_price, next_space
from antiqua.games.tzolkin.state import GEARS, LAST_ACTION
from antiqua.games.tzolkin.texts import explain
from antiqua.site.tables.present.context import Preview, Seen
from antiqua.site.tables.present.shapes import Amount, Choice
from antiqua.site.tables.present.tzolkin import expansion
from antiqua.site.tables.present.tzolkin.amounts import afterwards, blocks, changes
from antiqua.site.tables.present.tzolkin.dearer import dearer, gold_costs, no_step, step_costs
from antiqua.site.tables.present.tzolkin.lacking import lacking


def choice(seen: Seen, move: str) -> Choice:
    """The move with its preview."""
    preview = seen.previews.get(move)
    ways = _ways(seen, preview) if preview else []
    if move.split()[0] in ("sell", "buy"):
        ways = [[amount for amount in way if amount.icon == "corn"] for way in ways]
    after = afterwards(seen.me, _last(preview).after["players"][seen.seat]) if preview else []
    label, badge, icon, note, quiet = _parts(seen, move)
    plain = bool(ways) and _is_plain(move)
    if plain and move.startswith("pick"):
        note = ""
    if preview:
        more = expansion.to_come(seen, move, preview)
        ways = [[*way, *more] for way in ways] or ([more] if more else [])
    if not ways and move.startswith("advance"):
        ways = _price(seen, move.split()[1])
    elif price := _asked_by_prophecy(seen, move):
        ways = [price]
    if preview and not ways and move.startswith("do ") and _is_plain(move):
        ways = [[Amount("corn", "0", words.good("corn"), "zero")]]  # what is paid comes back
    lacks = _lacks(seen, move, preview) if preview else ""
    is_skip = move.startswith("skip")
    is_shown = not (plain and move.startswith("do")) and not is_skip
    whole = explain(move, seen.view, seen.components) if is_skip else ""
    return Choice(move, label, badge, icon, ways, after, note, lacks, quiet, is_shown, whole)


def _asked_by_prophecy(seen: Seen, move: str) -> list[Amount]:
    """The price that is asked next for what the move chooses, and the gain."""
    if move.startswith("step"):
        return step_costs(seen, move.split()[1])
    return gold_costs(seen) if move == "take gold" else []


def _lacks(seen: Seen, move: str, preview: Preview) -> str:
    """Why the action of the worker's space cannot be done; the worker may be picked up all the same."""
    match move.split():
        case ["pick", gear, space] if 0 < int(space) <= LAST_ACTION[GEARS.index(gear)]:
            return "" if f"do {gear} {space}" in preview.legal else lacking(seen, gear, int(space))
        case ["pick", _gear, space] if int(space) and list(preview.legal) == ["do nothing"]:
            return _("no action of this gear is possible")
        case ["do", gear, action]:
            return no_step(seen, gear, int(action), preview)
    return ""


def _last(preview: Preview) -> Preview:
    """As far as the move leads without another choice."""
    if len(preview.then) == 1:
        return _last(next(iter(preview.then.values())))
    return preview


def _ways(seen: Seen, preview: Preview) -> list[list[Amount]]:
    """What it costs and gives, for each of the ways that a following choice may go."""
    preview = _last(preview)
    leads = list(preview.then.values()) or [preview]
    ways = [changes(seen.me, lead.after["players"][seen.seat]) + _anger(lead) for lead in leads]
    return [way for way in ways if way]


def _anger(lead: Preview) -> list[Amount]:
    """The step down that is asked next, if the gods are angered."""
    pending = lead.after.get("pending")
    if not pending or pending[-1][0] != "anger":
        return []
    told = _("1 step down in a temple")
    return [Amount("step", minus(-1), told, "loss", spoken=told)]


def _price(seen: Seen, technology: str) -> list[list[Amount]]:
    """The blocks that an advance costs, if it is one that is paid."""
    pending = seen.view.get("pending") or [["", 0, 0, 0]]
    if pending[-1][0] != "advance" or not pending[-1][2]:
        return []
    price = advance_price(technology, seen.view, seen.components)
    if not price:
        return []
    return [[blocks(-price)]]


def _is_plain(move: str) -> bool:
    """An action whose gains say it all."""
    return any(f" {gear} " in f"{move} " for gear in ("palenque", "yaxchilan"))


def _parts(seen: Seen, move: str) -> tuple[str, str, str, str, bool]:
    """Label, badge, icon, note and whether it is only a way out."""
    by_expansion = expansion.parts(seen, move)
    if by_expansion is not None:
        return by_expansion
    match move.split():
        case [("sell" | "buy" | "pay" | "take" | "save") as kind, block]:
            trade = {"sell": _("Sell {good}"), "buy": _("Buy {good}")}.get(kind)
            label = (
                trade.format(good=words.good(block)) if trade else explain(move, seen.view, seen.components)
            )
            return label, "", block, "", False
        case [("step" | "anger"), temple]:
            return explain(move, seen.view, seen.components), "", temple, "", False
        case ["advance", technology]:
            return words.technology(technology), "", technology, "", False
        case ["build", name]:
            return _built(seen, name), "", _frame(seen, name), _tile_note(seen, name), False
        case ["stop"]:
            return _stop(seen), "", "", "", True
        case [("place" | "pick" | "do"), *_rest]:
            return _of_worker(seen, move)
    icons = {"corn": "corn", "wood": "wood", "burn": "flame", "beg": "corn", "days": "calendar"}
    return explain(move, seen.view, seen.components), "", icons.get(move.split()[0], ""), "", False


def _of_worker(seen: Seen, move: str) -> tuple[str, str, str, str, bool]:
    """The parts of a move that places, picks up or uses a worker."""
    match move.split():
        case ["place", "start"]:
            return _("Start player"), "", "first", "", False
        case ["place", gear]:
            return words.gear(gear), str(next_space(gear, seen.view)), "", "", False
        case ["pick", gear, space]:
            return words.gear(gear), space, "", _action(seen, gear, int(space)), False
        case ["do", "nothing"]:
            return _("Do nothing"), "", "", _("The worker only comes back."), True
        case [_kind, gear, space]:
            label = _sentence_case(action_text(gear, int(space), seen.components))
            return label, space, "", dearer(seen, gear, int(space)), False
    raise ValueError(move)


def _stop(seen: Seen) -> str:
    """What it means to stop, by what is asked."""
    pending = seen.view.get("pending") or [[""]]
    return {
        "market": _("Leave the market"),
        "offering": _("No offering"),
        "construct": _("Build nothing more"),
        "advance": _("Advance no more"),
        "any_action": _("No action"),
    }.get(pending[-1][0], _("Do no more of this"))


def _action(seen: Seen, gear: str, space: int) -> str:
    """What the worker on a space may do, and what of it a prophecy makes dearer."""
    if space == 0:
        return _("no action here")
    if space > LAST_ACTION[GEARS.index(gear)]:
        return _("any action")
    told, warning = action_text(gear, space, seen.components), dearer(seen, gear, space)
    return _("{action}. {warning}").format(action=told, warning=warning) if warning else told


def _built(seen: Seen, name: str) -> str:
    if name in seen.components.data["monument"]:
        return _("Monument")
    return _sentence_case(words.frame(seen.components.data["building"][name]["frame"]))


def _tile_note(seen: Seen, name: str) -> str:
    """What it gives or scores; its price is among the effects."""
    data = seen.components.data
    if name in data["monument"]:
        gives = monument_scores(name, seen.components, len(seen.names))
    else:
        gives = building_gives(data["building"][name])
    whole, players = _sentence_case(gives), len(seen.names)
    if doubt(name, seen.components, players):
        return told_with_doubt(f"{whole}.", name, seen.components, players)
    return whole


def _frame(seen: Seen, name: str) -> str:
    data = seen.components.data
    if name in data["monument"]:
        return "monument"
    return str(data["building"][name]["frame"])


def _sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]
