"""What is to be decided now, in words, and every legal move as a button."""

from dataclasses import replace

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from antiqua.games.hadara.board import card as picture
from antiqua.games.hadara.drawing.scene import colour_of
from antiqua.games.hadara.drawing.standing import requirement_of
from antiqua.games.hadara.drawing.words import headline, kind
from antiqua.games.hadara.phrases import ability_text, amount, crest
from antiqua.games.hadara.prices import bust, bust_steps, free_tokens, missing, other_card, price
from antiqua.games.hadara.state import COLOURS, STEPS
from antiqua.games.hadara.texts import reaching
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hadara.choices import choice, gives, keeping
from antiqua.site.tables.present.hadara.outlook import ability_of
from antiqua.site.tables.present.shapes import Choice, Decision, Group

_OUT = ("no colony", "no bust", "done")


def decision(seen: Seen) -> Decision:
    """The seat's decision; seen.moves are its legal moves."""
    kinds = {move.split()[0] for move in seen.moves}
    if "show" in kinds:
        return _draw(seen)
    if kinds & {"recruit", "sell"}:
        return _deal(seen)
    title, hint = _heading(seen, kinds)
    out = next((move for move in seen.moves if move in _OUT), None)
    listed = [choice(seen, move) for move in sorted(seen.moves, key=_rank) if move not in _OUT]
    end = Choice(out, _out_words(out)) if out else None
    columns = 2 if "token" in kinds else 1
    group = Group(listed, columns=columns)
    if "bind" in kinds:
        card = other_card(seen.view)
        assert card is not None
        told = _("Recruit {card}").format(card=gives(card, seen))
        group = replace(group, title=told, picture=_picture(seen, card), note=_ability(seen, card))
    return Decision(title, hint, [group] if listed else [], end)


def _rank(move: str) -> tuple[int, int]:
    """Where a move stands in the list: paying before all cards to discard, and those by colour."""
    verb, *rest = move.split()
    return verb != "pay", COLOURS.index(colour_of(rest[0])) if verb == "discard" else 0


def _out_words(move: str) -> str:
    return {
        "no colony": _("Take no colony"),
        "no bust": _("Carve no bust"),
        "done": _("Buy no more seals"),
    }[move]


def _draw(seen: Seen) -> Decision:
    """Both cards of a draw at once; or only which one is shown."""
    drawn, coins = seen.me["drawn"], seen.me["coins"]
    groups = []
    for kept in drawn:
        shown = next(card for card in drawn if card != kept)
        can = price(seen.me, kept, seen.components) <= coins
        acts = ("recruit", "sell") if can else ("sell",)
        groups.append(
            Group(
                [keeping(seen, act, kept, shown) for act in acts],
                _kept(seen, kept, can),
                picture=_picture(seen, kept),
                note=_ability(seen, kept),
            )
        )
    first = [choice(seen, f"show {card}") for card in reversed(drawn)]
    groups.append(Group(first, _("Or show one first"), columns=2, is_aside=True))
    title = _("Draw {number} of {all}: keep one, show one").format(number=seen.view["step"] + 1, all=STEPS)
    hint = _("Keep one, the other goes face up on {colour}. Secret until all have chosen; then it stays.")
    colour = kind(colour_of(drawn[0])).lower()
    return Decision(
        title,
        hint.format(colour=colour),
        groups,
        is_beside=True,
        asks=True,
        unsure=_("Choose one of the four"),
    )


def _kept(seen: Seen, card: str, can: bool) -> str:
    """The heading over what can be done with a card."""
    told = gives(card, seen)
    if can:
        return _("Keep {card}").format(card=told)
    lacking = price(seen.me, card, seen.components) - seen.me["coins"]
    short = _("{coins} too few to recruit it").format(coins=amount("coins", lacking))
    return _("Keep {card}: {short}").format(card=told, short=short)


def _ability(seen: Seen, card: str) -> str:
    word = ability_of(card, seen.components)
    return ability_text(word, seen.components) if word else ""


def _picture(seen: Seen, card: str) -> SafeString:
    drawn = picture(card, seen.components, size="hand", player=seen.me, standalone=False)
    return mark_safe(drawn)  # noqa: S308  # our own drawing


def _deal(seen: Seen) -> Decision:
    """The one card that is left of a draw, or that was taken."""
    card = other_card(seen.view)
    assert card is not None
    listed = [choice(seen, move) for move in seen.moves]
    can = any(move == "recruit" for move in seen.moves)
    group = Group(listed, _kept(seen, card, can), picture=_picture(seen, card), note=_ability(seen, card))
    secret = seen.view["phase"] == "a"
    hint = _("Secret until all have chosen; then it stays.") if secret else ""
    return Decision(_("Recruit it or sell it?"), hint, [group])


def _heading(seen: Seen, kinds: set[str]) -> tuple[str, str]:
    """The title and a sentence."""
    if "bind" in kinds:
        return _("Bind a token"), _("It stays on the card for the rest of the game.")
    if "token" in kinds:
        return _bust_token(seen)
    phase = seen.view["phase"]
    if phase == "feeding":
        return _feeding(seen)
    asks = {
        "sides": (_("Choose a side"), _("In secret. The start card gives coins and the first steps.")),
        "wheel": (
            _("Turn the wheel"),
            _("The {crest} will point to the colour, the others follow clockwise.").format(crest=crest(0)),
        ),
        "colony": (_("A colony?"), _reach(seen, "military")),
        "bust": (_("A bust?"), _reach(seen, "culture")),
        "b": (_("Take a card"), _("The top card of any pile; then recruit it or sell it.")),
        "seals": (_("Seals"), _seals(seen)),
    }
    return asks.get(phase) or asks.get(phase.split("_")[0]) or (headline(phase), "")


def _seals(seen: Seen) -> str:
    told = _("Silver: half of a track at the end. Gold: {points} for each set of five colours.")
    return told.format(points=amount("points", seen.components.data["scoring"]["gold_set"]))


def _bust_token(seen: Seen) -> tuple[str, str]:
    requirement = seen.view["doing"]["bust"]
    steps = bust_steps(seen.me, requirement, seen.components)
    won = bust(requirement, seen.components)
    told = _("The bust gives {bust}. The token's front adds {steps} steps now, its back {points} at the end.")
    return _("A token on the bust"), told.format(
        bust=amount("points", won["points"]), steps=steps, points=amount("points", won["token_points"])
    )


def _reach(seen: Seen, track: str) -> str:
    """What a colony or a bust requires; why none can be taken, if none can."""
    told = [
        _("Military must reach its number and is not spent.")
        if track == "military"
        else _("Culture must reach its number and is not spent.")
    ]
    if cards := reaching(seen.me, seen.components):
        told.append(cards)
    if len(seen.moves) == 1:
        told.append(_lacking(seen, track))
    return " ".join(told)


def _lacking(seen: Seen, track: str) -> str:
    """Why no colony or bust is in reach."""
    me, box = seen.me, seen.components
    if track == "military":
        left = seen.view["colonies_left"]
        taken = [requirement_of(colony) for colony in me["colonies"]]
        open_ = [needed for needed in box.data["stack"] if left[str(needed)] and needed not in taken]
        if not open_:
            return _("No colony is left for you.")
    else:
        if not any(free_tokens(me, box).values()):
            return _("You have no free token.")
        carved = [one["requirement"] for one in me["busts"]]
        needs = [one["requirement"] for one in box.data["bust"].values()]
        open_ = [needed for needed in needs if needed not in carved]
        if not open_:
            return _("No bust is left for you.")
    more = min(missing(me, track, needed, box) for needed in open_)
    return _("None is in reach: {more} more would be needed.").format(more=amount(track, more))


def _feeding(seen: Seen) -> tuple[str, str]:
    cards, food = len(seen.me["cards"]), seen.me["tracks"]["food"]
    lacking = cards - food - seen.view["doing"].get("paid", 0)
    told = ngettext("{number} food too little", "{number} food too little", lacking).format(number=lacking)
    why = _("{food} food for {cards} cards. A discarded card takes its steps with it.")
    return told, why.format(food=food, cards=cards)
