"""Names and short sentences on the board, in the reader's language."""

from antiqua.i18n import catalogue

_ = catalogue("antiqua.games.tzolkin")


def gear(name: str) -> str:
    """The name of a gear."""
    return {
        "palenque": _("Palenque"),
        "yaxchilan": _("Yaxchilan"),
        "tikal": _("Tikal"),
        "uxmal": _("Uxmal"),
        "chichen_itza": _("Chichen Itza"),
    }[name]


def temple(name: str) -> str:
    """The name of a temple."""
    return {"chaac": _("Chaac"), "quetzalcoatl": _("Quetzalcoatl"), "kukulcan": _("Kukulcan")}[name]


def technology(name: str) -> str:
    """The name of a technology."""
    return {
        "agriculture": _("Agriculture"),
        "extraction": _("Extraction"),
        "architecture": _("Architecture"),
        "theology": _("Theology"),
    }[name]


def good(name: str) -> str:
    """The name of a kind of goods."""
    return {
        "corn": _("corn"),
        "wood": _("wood"),
        "stone": _("stone"),
        "gold": _("gold"),
        "skull": _("crystal skull"),
    }[name]


def frame(name: str) -> str:
    """What a tile in that frame is called."""
    return {"farm": _("farm"), "tomb": _("tomb"), "civic": _("civic building"), "shrine": _("shrine")}[name]


def move(text: str) -> str:
    """A legal move in words, for those who hear the board; the move's own text if it stands for nothing here."""
    kind, *rest = text.split()
    match kind, rest:
        case "place", ["start"]:
            return _("Place a worker on the start-player space")
        case "place", [name]:
            return _("Place a worker on {gear}").format(gear=gear(name))
        case "pick", [name, space]:
            return _("Pick up the worker on {gear} {space}").format(gear=gear(name), space=space)
        case "do", [name, space]:
            return _("Do the action {gear} {space}").format(gear=gear(name), space=space)
        case "build", [tile]:
            return _("Build {tile}").format(tile=tile)
        case "step", [name]:
            return _("One step up in {temple}").format(temple=temple(name))
        case "anger", [name]:
            return _("One step down in {temple}").format(temple=temple(name))
        case "advance", [name]:
            return _("Advance {technology}").format(technology=technology(name))
        case "days", ["1"]:
            return _("One day passes")
        case "days", ["2"]:
            return _("Two days pass")
        case "sell", [name]:
            return _("Sell one {good}").format(good=good(name))
        case "buy", [name]:
            return _("Buy one {good}").format(good=good(name))
        case "pay", [name]:
            return _("Pay one {good}").format(good=good(name))
        case "take", [name]:
            return _("Take one {good}").format(good=good(name))
        case "save", [name]:
            return _("Build for one {good} less").format(good=good(name))
    return text
