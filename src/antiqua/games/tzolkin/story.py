"""The log of Tzolk'in: sentences for a move and for what follows from it, from two views."""

from collections.abc import Iterator, Mapping
from typing import Any

from antiqua.games.tzolkin.box import Components, default
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.expansion_words import prophecy_name, quick_text, tribe_name
from antiqua.games.tzolkin.phrases import amount, amounts, listing, place, row, tile_name, wealth_gives
from antiqua.games.tzolkin.ruling import calamity_in, has_chosen_quick
from antiqua.games.tzolkin.state import TECHNOLOGIES, TEMPLES
from antiqua.games.tzolkin.story_of_food import GOODS, Line, food_day, gains, is_food_day
from antiqua.i18n import catalogue

_ = catalogue(__package__)

View = Mapping[str, Any]


def sentence(before: View, after: View, seat: int, text: str, components: Components | None = None) -> str:
    """What a seat did, in the rulebook's terms, with what it paid and gained."""
    return story(before, after, seat, text, components or default())[0][1]


def story(before: View, after: View, seat: int, text: str, components: Components) -> list[Line]:
    """The move first, then what follows: the food day, the calendar, new buildings."""
    changes = gains(before, after, seat)
    kind, *rest = text.split()
    if kind == "keep":
        return [(seat, _keep(rest, components), changes)]
    if kind == "end":
        return list(_end(before, after, seat, text, components))
    if kind == "days":
        return [(seat, _days(rest[0]), {}), *_calendar(before, after)]
    if kind == "pass":
        return [(seat, _("Passes."), {}), *_follows(before, after, seat, text, 0, components)]
    if is_food_day(before, after, seat, text):  # the move's own gain is among those of the food day
        return [
            (seat, _with(_named(kind, rest, {}, after, components), []), {}),
            *_follows(before, after, seat, text, 0, components),
        ]
    told = _move(kind, rest, before, after, seat, changes, components)
    return [(seat, told, changes), *_follows(before, after, seat, text, 0, components)]


def _move(
    kind: str,
    rest: list[str],
    before: View,
    after: View,
    seat: int,
    changes: dict[str, int],
    components: Components,
) -> str:
    """A move within a turn."""
    told = dict(changes)
    if kind == "place":
        return _placing(rest[0], before, after, told)
    if kind == "step" and after.get("priced") == rest[0]:
        return _("Chooses a step up on {temple}.").format(temple=words.temple(rest[0]))
    what = (
        _priced(kind, before) if kind in ("accept", "refuse") else _named(kind, rest, told, after, components)
    )
    phrases = _phrases(told, after["players"][seat], before["players"][seat])
    if phrases and kind in ("take", "anger"):  # what else the action gives, not what this choice brings
        return _("{what}, and {changes}.").format(what=what, changes=row(phrases))
    return _with(what, phrases)


def _priced(kind: str, before: View) -> str:
    """The answer to a prophecy that asks a price for one thing."""
    name, gain = calamity_in(before), before.get("priced")
    if name is None or gain is None:
        return _by_expansion(kind, [])
    phrase = {
        "accept": _("Accepts the price of {gain} ({prophecy})"),
        "refuse": _("Goes without {gain} ({prophecy})"),
    }[kind]
    return phrase.format(gain=_gain(gain), prophecy=prophecy_name(name))


def _gain(gain: str) -> str:
    """What has a price: one piece of a good, one step, one level."""
    if gain in TEMPLES:
        return _("a step up on {temple}").format(temple=words.temple(gain))
    if gain in TECHNOLOGIES:
        return _("an advance in {technology}").format(technology=words.technology(gain))
    return amount(gain, 1)


def _named(kind: str, rest: list[str], told: dict[str, int], after: View, components: Components) -> str:
    """What a move is; takes from what is to be told what its name tells."""
    if kind == "pay":
        told[rest[0]] = told.get(rest[0], 0) + 1
        return _("Pays {good}").format(good=amount(rest[0], 1))
    if kind == "anger":
        told.pop(rest[0], None)
        return _("Angers the gods with a step down on {temple}").format(temple=words.temple(rest[0]))
    if kind == "step":
        told.pop(rest[0], None)
        return _("Steps up on {temple}").format(temple=words.temple(rest[0]))
    if kind == "take":
        told[rest[0]] = told.get(rest[0], 0) - 1
        return _("Takes {good}").format(good=amount(rest[0], 1))
    if kind in ("sell", "buy"):
        told[rest[0]] = 0
    elif kind == "build":
        tile = tile_name(rest[0], components, len(after["players"]))
        return _("Builds {tile}").format(tile=tile)
    elif kind == "renovate":
        return _("Renovates {tile}").format(tile=tile_name(rest[0], components))
    return _what(kind, rest)


def _what(kind: str, rest: list[str]) -> str:
    """What a move is, without its effect."""
    match kind, rest:
        case "beg", _blank:
            return _("Begs for corn")
        case "pick", [gear, space]:
            return _("Picks up the worker on {place}").format(place=place(gear, space))
        case "do", ["nothing"]:
            return _("Does nothing with the worker")
        case "do", [gear, space]:
            return _("Uses {place}").format(place=place(gear, space))
        case "advance", [technology]:
            return _("Advances {technology}").format(technology=words.technology(technology))
        case "architecture", ["yes"]:
            return _("Uses architecture for this building")
        case "architecture", ["no"]:
            return _("Keeps architecture for the other building")
        case "save", [block]:
            return _("Leaves {good} of the price out by Architecture").format(good=amount(block, 1))
        case "sell", [block]:
            return _("Sells {good}").format(good=amount(block, 1))
        case "buy", [block]:
            return _("Buys {good}").format(good=amount(block, 1))
    return _by_expansion(kind, rest)


def _by_expansion(kind: str, rest: list[str]) -> str:
    """What a move of the expansion is, and the plainest ones of the base game."""
    match kind, rest:
        case "tribe", [tribe]:
            return _("Leads {tribe}").format(tribe=tribe_name(tribe))
        case "skip", [gear, space]:
            return _("Treats {place} as occupied").format(place=place(gear, space))
        case "lower", [technology]:
            return _("Lowers {technology}").format(technology=words.technology(technology))
        case "bonus", [technology]:
            return _("Takes the bonus of {technology}").format(technology=words.technology(technology))
    return {
        "corn": _("Harvests corn"),
        "wood": _("Harvests wood"),
        "burn": _("Burns a wood tile"),
        "stop": _("Does nothing more there"),
        "accept": _("Pays what the prophecy asks for it"),
        "refuse": _("Goes without it, and pays no price to the prophecy"),
    }.get(kind, " ".join([kind, *rest]))


def _placing(where: str, before: View, after: View, changes: dict[str, int]) -> str:
    """A worker placed, and its price."""
    if where == "start":
        target = _("the start-player space")
    elif where == "quick":
        target = _("a quick space")
    else:
        spaces = after["gears"].get(where, {})
        found = [space for space in spaces if space not in before["gears"].get(where, {})]
        target = place(where, found[0])
    price = -changes.get("corn", 0)
    if not price:
        return _("Places a worker on {place} for nothing.").format(place=target)
    return _("Places a worker on {place}: {price}.").format(place=target, price=amount("corn", price))


def _keep(tiles: list[str], components: Components) -> str:
    given = [wealth_gives(components.data["wealth"][tile]) for tile in tiles]
    if len(given) > 2:
        return _("Keeps three starting-wealth tiles: {tiles}.").format(tiles="; ".join(given))
    return _("Keeps two starting-wealth tiles: {one}; {other}.").format(one=given[0], other=row(given[1:]))


def _days(days: str) -> str:
    if days == "1":
        return _("Advances the calendar by 1 day.")
    return _("Advances the calendar by 2 days and turns the player board to its dark side.")


def _with(what: str, phrases: list[str]) -> str:
    if not phrases:
        return _("{what}.").format(what=what)
    return _("{what}: {changes}.").format(what=what, changes=row(phrases))


def _phrases(changes: Mapping[str, int], new: View, old: View) -> list[str]:
    """What was paid, lost and gained."""
    paid = {name: -changes[name] for name in GOODS[:-1] if changes.get(name, 0) < 0}
    gained = {name: changes[name] for name in (*GOODS, "workers") if changes.get(name, 0) > 0}
    phrases = []
    if paid:
        phrases.append(_("pays {goods}").format(goods=amounts(paid)))
    if changes.get("points", 0) < 0:
        phrases.append(_("loses {points}").format(points=amount("points", -changes["points"])))
    if gained:
        phrases.append(_("gains {goods}").format(goods=amounts(gained)))
    for temple in TEMPLES:
        steps = changes.get(temple, 0)
        if steps > 0:
            phrase = _.plural("{number} step up on {temple}", "{number} steps up on {temple}", steps)
            phrases.append(phrase.format(number=steps, temple=words.temple(temple)))
    for technology in TECHNOLOGIES:
        if changes.get(technology, 0) > 0:
            level = new["technologies"][technology]
            phrases.append(
                _("{technology} reaches level {level}").format(
                    technology=words.technology(technology), level=level
                )
            )
    if old["board"] == "dark" and new["board"] == "light":
        phrases.append(_("the player board turns to its light side"))
    return phrases


def _end(before: View, after: View, seat: int, text: str, components: Components) -> Iterator[Line]:
    """The end of a turn, after a quick action if one was chosen, and of the round if it was the last one."""
    corn = before["tooth_corn"] if before["start_space"] == seat else 0
    is_quick = has_chosen_quick(before)
    if corn:
        taken = (
            _("Takes {corn} from the calendar.")
            if is_quick
            else _("Ends the turn and takes {corn} from the calendar.")
        )
        yield seat, taken.format(corn=amount("corn", corn)), {"corn": corn}
    elif not is_quick:
        yield seat, _("Ends the turn."), {}
    if is_quick:
        action = quick_text(before["quick_tile"], components)
        yield seat, _("Does the quick action: {action}.").format(action=action), {}
    yield from _follows(before, after, seat, text, corn, components)


def _follows(
    before: View, after: View, seat: int, text: str, corn: int, components: Components
) -> Iterator[Line]:
    """What follows the end of a turn; corn: what the seat had from the calendar just before."""
    if is_food_day(before, after, seat, text):
        yield from food_day(before, after, seat, text, corn, components)
    new = [tile for tile in after["buildings"] if tile not in before["buildings"]]
    if new and after["food_days"] == before["food_days"]:
        shown = listing(tile_name(tile, components) for tile in new)
        yield None, _("New on display: {tiles}.").format(tiles=shown), {}
    yield from _prophecies(before, after)
    if before["start_space"] is not None and after["start_space"] is None and after["phase"] != "over":
        yield after["start_player"], _("Becomes the start player."), {}
    yield from _calendar(before, after)


def _prophecies(before: View, after: View) -> Iterator[Line]:
    """The prophecy whose quarter a food day has closed, and the one that rules now."""
    old, new = calamity_in(before), calamity_in(after)
    if after["food_days"] == before["food_days"]:
        return
    if old is not None:
        yield (
            None,
            _("The prophecy is fulfilled and scored: {prophecy}.").format(prophecy=prophecy_name(old)),
            {},
        )
    if new is not None:
        yield None, _("A prophecy rules: {prophecy}.").format(prophecy=prophecy_name(new)), {}


def _on_gears(view: View, seat: int) -> int:
    """How many workers of a seat stand on the gears."""
    return sum(worker == seat for spaces in view["gears"].values() for worker in spaces.values())


def _calendar(before: View, after: View) -> Iterator[Line]:
    """The calendar's move to another round, and the workers who leave their gears."""
    if after["phase"] == "over":
        yield None, _("The game is over."), {}
        return
    if after["round"] == before["round"]:
        return
    if before["start_space"] is None and after["tooth_corn"] > before["tooth_corn"]:
        told = _("1 corn is put on the calendar, which moves to round {round}.")
    else:
        told = _("The calendar moves to round {round}.")
    yield None, told.format(round=after["round"]), {}
    for seat in range(len(after["players"])):
        home = _on_gears(before, seat) - _on_gears(after, seat)
        if home > 0:
            phrase = _.plural(
                "{number} worker leaves the gears without an action.",
                "{number} workers leave the gears without an action.",
                home,
            )
            yield seat, phrase.format(number=home), {}
