"""Why an action of a gear cannot be done by a worker who stands there."""

from django.utils.translation import gettext as _

from antiqua.games.tzolkin.phrases import amount
from antiqua.games.tzolkin.ruling import has_chosen_quick
from antiqua.site.tables.present.context import Seen

BLOCKS = ("wood", "stone", "gold")


def lacking(seen: Seen, gear: str, action: int) -> str:
    """What is missing for the action, which is not legal now."""
    me, data = seen.me, seen.components.data
    if has_chosen_quick(seen.view):
        return _("the quick action that you have chosen has to stay possible")
    if gear == "palenque":
        return _("nothing is left to harvest there")
    if gear == "chichen_itza":
        return _("a skull lies there already") if me["skulls"] else _("you have no crystal skull")
    if gear == "uxmal" and action in (1, 5):
        price = data["uxmal"]["step" if action == 1 else "any_action"]
        if me["corn"] >= price:
            return _("not possible now")
        return _("{amount} is missing").format(amount=amount("corn", price - me["corn"]))
    if not any(me[block] for block in BLOCKS) and gear == "tikal":
        return _("you have no block")
    return {
        1: _("too few blocks for a level"),
        2: _("no building that you can pay"),
        3: _("too few blocks for a level"),
        4: _("no building or monument that you can pay")
        if gear == "tikal"
        else _("no building that you can pay in corn"),
    }.get(action, _("not possible now"))
