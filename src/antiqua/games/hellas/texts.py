"""Words of Hellas for what can be chosen: moves and options, in the reader's language."""

from antiqua.games.hellas.box import Components
from antiqua.games.hellas.phrases import (
    View,
    amount,
    incomes,
    part,
    piece,
    price,
    reconstructions,
    space,
    zone,
)
from antiqua.games.hellas.story import TEMPLE_ACTIONS, sentence, story
from antiqua.i18n import catalogue

__all__ = ["explain", "part", "reconstructions", "sentence", "story"]

_ = catalogue(__package__)


def explain(text: str, view: View, components: Components) -> str:
    """A legal move of the viewing seat as a choice in words, with what it costs or gives at once."""
    match text.split():
        case ["take", name]:
            return _taking(name, view, components)
        case [("house" | "agora" | "palace" | "monument") as kind, name]:
            return _("Build {piece} on {space}, {zone} ({price})").format(
                piece=piece(kind),
                space=name,
                zone=zone(space(name, view, components).zone),
                price=amount("marble", price(kind, name, view, components)),
            )
        case ["cover", name]:
            return _covering(name, view, components)
        case ["miner", name]:
            where = zone(space(name, view, components).zone)
            return _("Move the miner to {space}, {zone}").format(space=name, zone=where)
        case ["column", name]:
            return _("Put a column on the temple {space} ({standing} of {room} stand)").format(
                space=name,
                standing=view["temples"].get(name, 0),
                room=space(name, view, components).columns,
            )
        case ["decline"]:
            more = _("Build nothing more")
            return more if _has_built(view) else _("Build nothing")
        case ["nothing"]:
            return _("Leave the action undone")
    return text


def _has_built(view: View) -> bool:
    """Whether the seat asked has a house or an agora from this action already."""
    pending = view.get("pending")
    return pending is not None and pending["action"] == "house_agora" and len(pending["may_build"]) < 2


def _covering(name: str, view: View, components: Components) -> str:
    tile = view["doing"]["tile"]
    old = view["quarries"][name]["tile"]
    gives = components.data["tile"]
    return _("Put tile {tile} on the quarry {space}, which then gives {new} instead of {old}").format(
        tile=tile, space=name, new=amount("marble", gives[tile]["yield"]), old=gives[old]["yield"]
    )


def _taking(name: str, view: View, components: Components) -> str:
    """An action space, with what the seat has from it."""
    data = components.data
    if name in TEMPLE_ACTIONS:
        place = TEMPLE_ACTIONS.index(name)
        return _("Temple: {columns} and {rings} for {price}").format(
            columns=amount("columns", data["temples"]["columns"][place]),
            rings=amount("rings", 1),
            price=amount("marble", data["temples"]["prices"][place]),
        )
    if name == "quarry":
        seat = view["seat"]
        income = incomes(view, components)[seat] if seat is not None else 0
        return _("Quarry: everybody gets marble (you: {income}), then you turn up tiles").format(
            income=income
        )
    if name == "monument":
        marble = data["prices"]["monument"]["inland"]
        return _("Monument inland for {price}").format(price=amount("marble", marble))
    if name == "marble":
        return _("Take {marble}").format(marble=amount("marble", data["marble_space"]["gain"]))
    return {
        "house": _("House: everybody may build one, you first"),
        "house_agora": _("House and agora: everybody may build one of each, you first"),
        "palace": _("Palace: everybody may build one, you first"),
    }[name]
