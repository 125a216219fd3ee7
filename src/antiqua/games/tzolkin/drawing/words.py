"""Names of the things on the board, in the reader's language."""

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
