"""What is not certain of the values in the box, in the reader's words.

By the legend of the components file: an entry of low confidence is in doubt, and one of medium confidence
whose note names what rests on one source alone or what the sources have differently. Where two sources
agree, or more, nothing is said.
"""

from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.by_players import ALL_MONUMENTS, FIVE
from antiqua.i18n import catalogue

_ = catalogue(__package__)

PRINTED_FOR_TWO = 2
"""Where the rulebook and the others differ on what quick actions block."""


def doubt(name: str, components: Components, players: int | None = None) -> str:
    """Why the entry's values are not certain with so many players; empty if they are."""
    data = components.data
    if players == FIVE and data["monument"].get(name, {}).get("rule") == ALL_MONUMENTS:
        name = "five_players"
    if not _is_doubtful(name, components):
        return ""
    if components.notes[name].reconstructed:
        return _("Reconstructed: nobody has seen these values printed.")
    if name in data["quick_action"]:
        return _("How many there are of each quick action rests on one source alone.")
    if name in data["prophecy"]:
        return _("What prophecies pay rests on one source alone.")
    if name in data["tribe"]:
        return _of_tribe(name)
    if name.startswith("exp_"):
        return _("Some of this rests on one source alone, or the sources differ.")
    return _("Few sources show some of these values, or the sources differ.")


def _of_tribe(name: str) -> str:
    """The same of a tribe: its note in the components file, for a player."""
    told = {
        "ah_chuy_kak": _("Not certain: when in the turn, and that it is no worker just placed."),
        "bacab": _("Not certain: from how many corn on it may beg."),
        "balam": _("Not certain: that this has no limit in a turn."),
        "huracan": _("Not certain: that free choices reach both gears."),
        "xaman_ek": _("Not certain: that it is once a turn, and from blocks to corn alone."),
        "yumkaax": _("Not certain: what six workers cost."),
    }
    return told.get(name, _("Some of this rests on one source alone, or the sources differ."))


def display_doubt(components: Components, players: int) -> str:
    """Why it is not certain how many tiles are on display, with five players (TP-5.1)."""
    if players != FIVE or not _is_doubtful("five_players", components):
        return ""
    return _("How many tiles five players have on display rests on one source alone.")


def dummies_doubt(components: Components, players: int) -> str:
    """Why it is not certain how many spaces dummies take, with two players and quick actions (TP-6.7)."""
    if players != PRINTED_FOR_TWO or not _is_doubtful("quick_spaces", components):
        return ""
    return _(
        "The rulebook has fewer dummies for two players, here and on the gears; this number is from others."
    )


def told_with_doubt(told: str, name: str, components: Components, players: int | None = None) -> str:
    """Sentences on an entry of the box, followed by what is not certain of it."""
    why = doubt(name, components, players)
    return _("{told} {doubt}").format(told=told, doubt=why) if why else told


def _is_doubtful(name: str, components: Components) -> bool:
    note = components.notes.get(name)
    if note is None or note.confidence == "high":
        return False
    return note.confidence == "low" or bool(note.note)
