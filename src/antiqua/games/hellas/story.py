"""The log of Hellas: sentences for a move and for what follows from it, from two views.

A view may hide marble, but every gain and payment is public: here they follow from the board.
"""

from collections.abc import Iterator

from antiqua.games.hellas.box import Components, default
from antiqua.games.hellas.phrases import View, action, amount, incomes, piece, price, space, zone
from antiqua.games.hellas.state import ACTIONS, ROUNDS
from antiqua.i18n import catalogue

_ = catalogue(__package__)

Line = tuple[int | None, str, dict[str, int]]
"""Whom a sentence is about (None: the table), the sentence, and what that seat has more or less of."""

TEMPLE_ACTIONS = ACTIONS[4:7]


def sentence(before: View, after: View, seat: int, text: str, components: Components | None = None) -> str:
    """What a seat did, in the rulebook's terms, with what it paid and gained."""
    return story(before, after, seat, text, components or default())[0][1]


def story(before: View, after: View, seat: int, text: str, components: Components) -> list[Line]:
    """The move first, then what follows: incomes, tiles, quarries that open and close, the round."""
    kind, *rest = text.split()
    if kind == "take":
        lines = list(_taking(rest[0], before, after, seat, components))
    else:
        name = rest[0] if rest else ""
        lines = [_move(kind, name, before, after, seat, components)]
    return [*lines, *_quarries(kind, before, after, seat, components), *_round(before, after)]


def _move(kind: str, name: str, before: View, after: View, seat: int, components: Components) -> Line:
    """A move within an action."""
    if kind in components.data["prices"]:
        marble = price(kind, name, before, components)
        told = _("Builds {piece} on {space}, {zone}, for {price}.").format(
            piece=piece(kind),
            space=name,
            zone=zone(space(name, before, components).zone),
            price=amount("marble", marble),
        )
        return seat, told, _some(marble=-marble)
    if kind == "column":
        return _column(name, before, after, seat, components)
    if kind == "cover":
        told = _("Puts tile {tile} on the quarry {space}, over tile {old}.")
        tile = before["doing"]["tile"]
        return seat, told.format(tile=tile, space=name, old=before["quarries"][name]["tile"]), {}
    if kind == "miner":
        return seat, _("Moves the miner to {space}.").format(space=name), {}
    if kind == "decline":
        return seat, _("Declines."), {}
    return seat, _("Leaves the action undone."), {}


def _some(**changes: int) -> dict[str, int]:
    return {name: change for name, change in changes.items() if change}


def _column(name: str, before: View, after: View, seat: int, components: Components) -> Line:
    """A column, with the price of the whole action if it is its first, and the rings."""
    room = space(name, before, components).columns
    standing = before["temples"].get(name, 0) + 1
    rings = after["players"][seat]["rings"] - before["players"][seat]["rings"]
    place = TEMPLE_ACTIONS.index(before["doing"]["action"])
    temples = components.data["temples"]
    first = before["doing"]["columns_left"] == temples["columns"][place]
    marble = temples["prices"][place] if first else 0
    if standing == room:
        what = _("Completes the temple {space} with {columns}").format(
            space=name, columns=amount("columns", room)
        )
    else:
        what = _("Puts a column on the temple {space}, {standing} of {room}").format(
            space=name, standing=standing, room=room
        )
    phrases = []
    if marble:
        phrases.append(_("pays {price}").format(price=amount("marble", marble)))
    if rings:
        phrases.append(_("gains {rings}").format(rings=amount("rings", rings)))
    for phrase in phrases:
        what = _("{what}, {phrase}").format(what=what, phrase=phrase)
    return seat, _("{what}.").format(what=what), _some(marble=-marble, rings=rings)


def _taking(name: str, before: View, after: View, seat: int, components: Components) -> Iterator[Line]:
    """A cube on an action space, and what it does at once."""
    if name == "marble":
        marble = components.data["marble_space"]["gain"]
        yield (
            seat,
            _("Takes {marble}.").format(marble=amount("marble", marble)),
            _some(marble=marble),
        )
        return
    yield seat, _("Chooses the action: {action}.").format(action=action(name)), {}
    if name == "quarry":
        gained = incomes(before, components)
        for other, marble in enumerate(gained):
            if marble:
                told = _("Gets {marble} from the quarries.").format(marble=amount("marble", marble))
                yield other, told, {"marble": marble}
        if not any(gained):
            yield None, _("Nobody gets marble from the quarries."), {}
    elif before["next_start_player"] is None and after["next_start_player"] is not None:
        if before["round"] < ROUNDS:
            yield seat, _("Is the first at a temple in this round and leads the next one."), {}


def _quarries(kind: str, before: View, after: View, seat: int, components: Components) -> Iterator[Line]:
    """Tiles turned up, and quarries that open and close."""
    old, new = before["quarries"], after["quarries"]
    tile = (after["doing"] or {}).get("tile")
    if tile and (kind == "cover" or tile != (before["doing"] or {}).get("tile")):
        yield seat, _("Turns up tile {tile}.").format(tile=_tile(tile, components)), {}
    for name in new:
        if name not in old:
            told = _("Turns up tile {tile}, lower than every active quarry: a new quarry opens on {space}.")
            yield seat, told.format(tile=_tile(new[name]["tile"], components), space=name), {}
    covered = {quarry["tile"] for name, quarry in old.items() if new[name]["tile"] != quarry["tile"]}
    for number in after["used"]:
        if number not in before["used"] and number not in covered:
            told = _("Turns up tile {tile}, which fits nowhere and is put away.")
            yield seat, told.format(tile=_tile(number, components)), {}
    for name, quarry in new.items():
        if quarry["closed"] and not (name in old and old[name]["closed"]):
            told = _("The quarry {space} with tile {tile} closes.")
            yield None, told.format(space=name, tile=quarry["tile"]), {}
    if before["miner"] and not after["miner"] and not after["doing"]:
        yield None, _("No quarry space is free for the miner, who leaves the board."), {}


def _tile(number: int, components: Components) -> str:
    """A tile in a sentence."""
    gives = components.data["tile"][number]["yield"]
    return _("{number} (gives {marble})").format(number=number, marble=amount("marble", gives))


def _round(before: View, after: View) -> Iterator[Line]:
    """A new round, or the end."""
    if after["phase"] == "over":
        if before["phase"] != "over":
            yield None, _("The game is over."), {}
    elif after["round"] != before["round"]:
        yield after["start_player"], _("Leads round {round}.").format(round=after["round"]), {}
