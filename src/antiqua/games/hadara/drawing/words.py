"""Names of the things on the table, in the reader's language."""

from antiqua.i18n import catalogue

_ = catalogue("antiqua.games.hadara")


def field(colour: str) -> str:
    """What a colour stands for, as it is written on the rim."""
    return {
        "yellow": _("Income"),
        "red": _("Military"),
        "blue": _("Culture"),
        "green": _("Food"),
        "purple": _("Special"),
    }[colour]


def kind(colour: str) -> str:
    """The name of a colour at the head of a line."""
    return {
        "yellow": _("Yellow"),
        "red": _("Red"),
        "blue": _("Blue"),
        "green": _("Green"),
        "purple": _("Purple"),
    }[colour]


def unsure() -> str:
    """What the sign of a reconstruction means."""
    return _("a reconstruction, not the publisher's")


def headline(phase: str) -> str:
    """What is done in a phase, in a few words."""
    return {
        "sides": _("Choose a side"),
        "wheel": _("Turn the wheel"),
        "a": _("Keep one, show one"),
        "colony_a": _("Colony"),
        "bust_a": _("Bust"),
        "b": _("Take a card"),
        "colony_b": _("Colony"),
        "bust_b": _("Bust"),
        "feeding": _("Feeding"),
        "seals": _("Seals"),
        "over": _("The game is over"),
    }[phase]
