"""Words of Tzolk'in for goods, tiles and actions, in the reader's language."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from antiqua.drawing.svg import minus
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.box_values import NONE
from antiqua.games.tzolkin.by_players import monument_for
from antiqua.games.tzolkin.drawing import words
from antiqua.i18n import catalogue

_ = catalogue(__package__)

Amounts = Mapping[str, int]
"""How many of each thing: goods (`corn`, `wood`, …, `skulls`), `points`, `workers`."""


def amount(name: str, number: int) -> str:
    """So many of one thing."""
    if name in ("skull", "skulls"):
        phrase = _.plural("{number} crystal skull", "{number} crystal skulls", number)
    elif name == "points":
        phrase = _.plural("{number} point", "{number} points", number)
    elif name == "workers":
        phrase = _.plural("{number} worker", "{number} workers", number)
    elif name == "corn_tiles":
        phrase = _.plural("{number} corn tile", "{number} corn tiles", number)
    elif name == "wood_tiles":
        phrase = _.plural("{number} wood tile", "{number} wood tiles", number)
    else:
        phrase = {
            "corn": _("{number} corn"),
            "wood": _("{number} wood"),
            "stone": _("{number} stone"),
            "gold": _("{number} gold"),
        }[name]
    return phrase.format(number=minus(number))


def amounts(things: Amounts) -> str:
    """Several amounts as one phrase; nothing is `nothing`."""
    return listing(amount(name, number) for name, number in things.items() if number)


def listing(items: Iterable[str]) -> str:
    """Phrases as a list: `a, b and c`."""
    phrases = list(items)
    if not phrases:
        return _("nothing")
    *before, last = phrases
    return _("{first} and {last}").format(first=row(before), last=last) if before else last


def row(items: Iterable[str]) -> str:
    """Phrases one after the other: `a, b, c`."""
    phrases = list(items)
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = _("{first}, {next}").format(first=joined, next=phrase)
    return joined


def place(gear: str, space: int | str) -> str:
    """A space by the names on the board."""
    return _("{gear} {space}").format(gear=words.gear(gear), space=space)


def effect(word: str, times: int = 1) -> str:
    """What a building does, by the word of the data file; steps and advances so many times."""
    kind, _blank, what = word.partition(" ")
    if kind == "temple" and what == "any":
        phrase = _.plural("a step in any temple", "{number} steps in any temples", times)
    elif kind == "temple":
        phrase = _.plural("a step on {track}", "{number} steps on {track}", times)
        what = words.temple(what)
    elif kind == "technology" and what == "any":
        phrase = _.plural("an advance in any technology", "{number} advances in any technologies", times)
    elif kind == "technology":
        phrase = _.plural("an advance in {track}", "{number} advances in {track}", times)
        what = words.technology(what)
    else:
        phrase = {
            "construct": _("the construction of another building"),
            "market": _("an exchange at the market"),
            "worker": amount("workers", 1),
            "any action": _("any action but those of Chichen Itza, at the price of Uxmal 5"),
            "exchange technologies": _("a technology lowered, the three others advanced"),
            "monument": _("the construction of a monument"),
            "offering": _("the offering of theology"),
        }[word]
    return phrase.format(number=times, track=what)


def _effects(names: list[str]) -> list[str]:
    """The effects in their order, equal ones together."""
    return [effect(name, times) for name, times in Counter(names).items()]


def _with_feeding(gives: list[str], tile: Mapping[str, Any]) -> str:
    """What a tile gives, and what it means for food days; in a list the latter is a thing like the others."""
    feeds, less = tile["feeds"], tile.get("feed_discount", 0)
    if gives:
        food = _.plural("food for {number} worker", "food for {number} workers", feeds)
        cheaper = _("{number} corn less to feed each worker")
    else:
        food = _.plural("{number} worker needs no corn", "{number} workers need no corn", feeds)
        cheaper = _("every worker needs {number} corn less")
    more = [food.format(number=feeds)] if feeds else []
    more += [cheaper.format(number=less)] if less else []
    return listing(gives + more)


def building_gives(tile: Mapping[str, Any]) -> str:
    """What a building gives when it is built, and later."""
    gives = [amount(name, number) for name, number in tile["gain"].items()]
    if tile["points"]:
        gives.append(amount("points", tile["points"]))
    return _with_feeding(gives + _effects(tile["effects"]) + _rewards(tile), tile)


def _rewards(tile: Mapping[str, Any]) -> list[str]:
    """What a building gives on food days, and that it can be renovated."""
    first, second = tile.get("reward_1"), tile.get("reward_2")
    phrases = []
    if first and first == second:
        phrases.append(_("{goods} on each food day").format(goods=amounts(first)))
    elif first or second:
        phrase = _("{first} on each food day of age 1, {second} of age 2")
        phrases.append(phrase.format(first=amounts(first or {}), second=amounts(second or {})))
    if tile.get("renovation"):
        phrases.append(_("the right to renovate it"))
    return phrases


def wealth_gives(tile: Mapping[str, Any]) -> str:
    """What a starting-wealth tile gives."""
    gives = [amount(name, number) for name, number in tile["gain"].items()]
    if tile["worker"]:
        gives.append(amount("workers", tile["worker"]))
    if tile["temple"] != NONE:
        gives.append(effect(f"temple {tile['temple']}"))
    if tile["technology"] != NONE:
        gives.append(effect(f"technology {tile['technology']}"))
    return _with_feeding(gives, tile)


def monument_scores(name: str, components: Components, players: int | None = None) -> str:
    """What a monument scores at the end of the game, with so many players (TZ-11, TP-5.1)."""
    tile = monument_for(components.data["monument"][name], players, components.data)
    each = amount("points", tile["points"])
    table = _table(tile["table"])
    return {
        "frame": _("{points} for each own building and monument in the frame of a {frame}").format(
            points=each, frame=words.frame(tile["frame"])
        ),
        "tiles": _("{points} for each own building and monument").format(points=each),
        "corn tiles": _("{points} for each own corn harvest tile").format(points=each),
        "wood tiles": _("{points} for each own wood harvest tile").format(points=each),
        "all monuments": _all_monuments(tile["table"], each),
        "level 3 technologies": _("points by the number of own technologies at level 3: {table}").format(
            table=table
        ),
        "technology levels": _("{points} for each own technology level").format(points=each),
        "workers": _("points by the number of own workers in play: {table}").format(table=table),
        "temple points": _("the points of the own steps in all three temples"),
        "best temple": _("{points} for each step above the start in the own best temple").format(points=each),
        "chichen skulls": _("{points} for each crystal skull on Chichen Itza").format(points=each),
    }[tile["rule"]]


def _all_monuments(table: list[int], each: str) -> str:
    """The points for each monument of the game, if it is known for how many players."""
    if not table:
        return _("{points} for each monument that anyone built").format(points=each)
    phrase = _("points for each monument that anyone built, by the number of players: {table}")
    return phrase.format(table=_table(table))


def _table(table: list[int]) -> str:
    """The entries of a table of points that give some."""
    return row(
        [
            _("{count}: {points}").format(count=count, points=points)
            for count, points in enumerate(table)
            if points
        ]
        or ["0"]
    )


def tile_name(name: str, components: Components, players: int | None = None) -> str:
    """A building or monument in a sentence: its frame and what it gives with so many players."""
    if name in components.data["monument"]:
        return _("a monument ({scores})").format(scores=monument_scores(name, components, players))
    tile = components.data["building"][name]
    kind = {
        "farm": _("a farm ({gives})"),
        "tomb": _("a tomb ({gives})"),
        "civic": _("a civic building ({gives})"),
        "shrine": _("a shrine ({gives})"),
    }[tile["frame"]]
    return kind.format(gives=building_gives(tile))


def tile_text(name: str, components: Components, players: int | None = None) -> str:
    """What a building, monument or wealth tile costs and does; KeyError for an id that is not in the box.

    With the number of players a monument that depends on it has its points, else its table.
    """
    data = components.data
    if name in data["building"]:
        tile = data["building"][name]
        phrase = {
            "farm": _("Farm for {cost}: {gives}."),
            "tomb": _("Tomb for {cost}: {gives}."),
            "civic": _("Civic building for {cost}: {gives}."),
            "shrine": _("Shrine for {cost}: {gives}."),
        }[tile["frame"]]
        return phrase.format(cost=amounts(tile["cost"]), gives=building_gives(tile))
    if name in data["monument"]:
        tile = data["monument"][name]
        return _("Monument ({frame}) for {cost}: {scores}.").format(
            frame=words.frame(tile["frame"]),
            cost=amounts(tile["cost"]),
            scores=monument_scores(name, components, players),
        )
    return _("Starting wealth: {gives}.").format(gives=wealth_gives(data["wealth"][name]))


def action_text(gear: str, space: int, components: Components) -> str:
    """What the action of a space gives, before any technology."""
    data = components.data
    last = 9 if gear == "chichen_itza" else 5
    if not 1 <= space <= last:
        return _("no action") if space == 0 else _("any action of this gear")
    if gear == "palenque":
        harvest = data["palenque"][space]
        either = [amount(name, harvest[name]) for name in ("corn", "wood") if harvest[name]]
        return either[0] if len(either) < 2 else _("{one} or {other}").format(one=either[0], other=either[1])
    if gear == "yaxchilan":
        return amounts(data["yaxchilan"][space]["gain"])
    if gear == "chichen_itza":
        return _chichen_itza(data["chichen_itza"][space])
    if gear == "tikal":
        return {
            1: _("advance a technology"),
            2: _("construct a building"),
            3: _("advance one or two technologies"),
            4: _("construct one or two buildings, or a monument"),
            5: _("1 block for a step in two temples"),
        }[space]
    uxmal = data["uxmal"]
    return {
        1: _("{price} for a step in any temple").format(price=amount("corn", uxmal["step"])),
        2: _("exchange at the market"),
        3: amount("workers", 1),
        4: _("construct a building with {price} for each block").format(price=amount("corn", uxmal["block"])),
        5: _("{price} for an action of another gear").format(price=amount("corn", uxmal["any_action"])),
    }[space]


def _chichen_itza(action: Mapping[str, Any]) -> str:
    gives = [amount("points", action["points"]), effect(f"temple {action['temple']}")]
    if action["choice"]:
        gives.append(_("a block of choice"))
    return _("a crystal skull for {gives}").format(gives=listing(gives))
