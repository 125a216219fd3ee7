"""Names of the things on the board, in the reader's language."""

from antiqua.i18n import catalogue

_ = catalogue("antiqua.games.hellas")


def action(name: str, marble: int) -> str:
    """The short name of an action space; ``marble`` is what the space of that name gives."""
    return {
        "house": _("House"),
        "house_agora": _("House, agora"),
        "palace": _("Palace"),
        "quarry": _("Quarry"),
        "temple_4": _("Temple"),
        "temple_6": _("Temple"),
        "temple_10": _("Temple"),
        "monument": _("Monument"),
        "marble": _("{number} marble").format(number=marble),
    }[name]


def kind(name: str) -> str:
    """A kind of piece, as the heading of its price."""
    return {
        "house": _("House"),
        "agora": _("Agora"),
        "palace": _("Palace"),
        "monument": _("Monument"),
    }[name]


def zone(name: str) -> str:
    """The zone of a space, as a heading."""
    return {"coast": _("coast"), "inland": _("inland")}[name]
