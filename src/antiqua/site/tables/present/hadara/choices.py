"""One legal move, or two made together, as a button: words, and what it costs and gives."""

from dataclasses import replace

from django.utils.translation import gettext as _

from antiqua.games.hadara.drawing.scene import colour_of, sign_of
from antiqua.games.hadara.drawing.words import kind
from antiqua.games.hadara.phrases import ability_name, ability_text, amount, card_gives
from antiqua.games.hadara.phrases import track as track_name
from antiqua.games.hadara.prices import bust, bust_steps, copies, extra_coin, missing, other_card, point_price
from antiqua.games.hadara.state import TRACKS
from antiqua.games.hadara.texts import explain, explain_keeping
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.hadara.outlook import (
    Entry,
    ability_of,
    afterwards,
    amounts,
    bound,
    change,
    recruited,
    sold,
)
from antiqua.site.tables.present.numbers import coins_word, points_word
from antiqua.site.tables.present.shapes import Amount, Choice


def choice(seen: Seen, move: str) -> Choice:
    """The move as it stands in the list."""
    verb, *rest = move.split()
    if verb in ("recruit", "sell"):
        card = other_card(seen.view)
        assert card is not None
        return dealing(seen, move, verb, card, explain(move, seen.view, seen.components))
    if verb == "take":
        return _taking(seen, move, rest[0])
    if verb in ("plunder", "ally", "bust"):
        return _requiring(seen, move, verb, int(rest[0]))
    label, icon = _named(seen, move)
    after = _previewed(seen, move)
    if verb == "bind":
        card = other_card(seen.view)
        assert card is not None
        after = bound(seen.me, card, rest[0], seen.components)
    ways = [amounts(seen.me, after, seen.components)] if after else _given(seen, move)
    return Choice(
        move,
        label,
        icon=icon,
        ways=_on_bust(seen, rest[0], rest[1]) if verb == "token" else ways,
        after=afterwards(seen.me, after, seen.components) if after else [],
        note=_note(seen, move),
        whole=explain(move, seen.view, seen.components),
    )


def keeping(seen: Seen, act: str, kept: str, shown: str) -> Choice:
    """One of the four ways of a draw: two moves with one press."""
    whole = explain_keeping(act, kept, shown, seen.view, seen.components)
    phrase = _("Lock in: recruit {card}") if act == "recruit" else _("Lock in: sell {card}")
    return replace(
        dealing(seen, f"show {shown}|{act}", act, kept, whole),
        is_final=True,
        sure=phrase.format(card=_short(kept, seen)),
        sure_icon=act,
    )


def dealing(seen: Seen, move: str, act: str, card: str, whole: str) -> Choice:
    """A card recruited or sold."""
    me, box = seen.me, seen.components
    after = recruited(me, card, box) if act == "recruit" else sold(me, seen.view["era"], box)
    return Choice(
        move,
        _("Recruit") if act == "recruit" else _("Sell"),
        icon=act,
        ways=[_priced(amounts(me, after, box))],
        after=afterwards(me, after, box),
        whole=whole,
    )


def _priced(found: list[Amount]) -> list[Amount]:
    """A card that costs nothing says so."""
    if any(one.icon == "coin" for one in found):
        return found
    return [Amount("coin", "0", _("coins")), *found]


def _taking(seen: Seen, move: str, colour: str) -> Choice:
    """The top card of a pile: what it costs and gives, or what it sells for."""
    card, me, box = seen.view["outer"][colour][0], seen.me, seen.components
    ways, notes = [], []
    after = recruited(me, card, box)
    if word := ability_of(card, box):
        notes.append(ability_text(word, box))
    if after["coins"] >= 0:
        ways.append(_priced(amounts(me, after, box)))
    else:
        notes.append(_("{coins} too few to recruit it.").format(coins=amount("coins", -after["coins"])))
    sale = amounts(me, sold(me, seen.view["era"], box), box)
    ways.append([Amount("sell", "", _("to sell it")), *sale])
    return Choice(
        move,
        kind(colour),
        icon=sign_of(colour),
        ways=ways,
        note=" ".join(notes),
        whole=explain(move, seen.view, box),
    )


def _short(card: str, seen: Seen) -> str:
    """A card in a few words: its ability's name, else what it gives."""
    word = ability_of(card, seen.components)
    return ability_name(word) if word else gives(card, seen)


def gives(card: str, seen: Seen) -> str:
    """What a card gives."""
    return card_gives(card, seen.components)


def _requiring(seen: Seen, move: str, verb: str, requirement: int) -> Choice:
    """A colony or a bust, with what is paid for points of its requirement that are bought."""
    box, me = seen.components, seen.me
    whole = explain(move, seen.view, box)
    lacking = missing(me, "culture" if verb == "bust" else "military", requirement, box)
    cost = point_price(lacking, box)
    bought = ""
    if lacking:
        points = amount("culture" if verb == "bust" else "military", lacking)
        bought = _("{points} bought for {coins}.").format(points=points, coins=amount("coins", cost))
    if verb == "bust":
        won = bust(requirement, box)["points"]
        paid = [change("coin", -cost, coins_word(cost))] if cost else []
        return Choice(
            move,
            _("Bust for {culture}").format(culture=amount("culture", requirement)),
            icon="bust",
            ways=[[*paid, change("laurel", won, points_word(won))]],
            note=f"{bought} {_('Then a free token is put on it.')}".lstrip(),
            whole=whole,
        )
    after = _previewed(seen, move)
    if verb == "plunder" and after:
        return Choice(
            move,
            _("Plunder for {military}").format(military=amount("military", requirement)),
            icon="plunder",
            ways=[amounts(me, after, box)],
            after=afterwards(me, after, box),
            note=bought,
            whole=whole,
        )
    stack = box.data["stack"][requirement]
    coins = box.data["abilities"]["colony_coins"] * copies(me, "colony_plus_4_coins", box)
    left = coins - stack["alliance"] - cost
    return Choice(
        move,
        _("Ally for {military}").format(military=amount("military", requirement)),
        icon="ally",
        ways=[[change("coin", left, coins_word(left)) if left else Amount("coin", "0", _("coins"))]],
        note=f"{bought} {_('It is turned over; nobody knows what it gives.')}".lstrip(),
        whole=whole,
    )


def _previewed(seen: Seen, move: str) -> Entry | None:
    """The seat's own things after the move, if it may be tried."""
    preview = seen.previews.get(move)
    if preview is None:
        return None
    after: Entry = preview.after["players"][seen.seat]
    return after


def _named(seen: Seen, move: str) -> tuple[str, str]:
    """Label and icon."""
    match move.split():
        case ["wheel", colour]:
            return kind(colour), sign_of(colour)
        case ["show", card]:
            return gives(card, seen), "shown"
        case ["silver", track]:
            return _("Silver: {track}").format(track=track_name(track)), "silver-seal"
        case ["gold"]:
            return _("Gold seal"), "gold-seal"
        case ["bind", track]:
            name = track_name(track)
            return name[:1].upper() + name[1:], track
        case ["token", track, side]:
            phrase = _("{track}, front") if side == "front" else _("{track}, back")
            name = track_name(track)
            return phrase.format(track=name[:1].upper() + name[1:]), track
        case ["discard", card]:
            colour, word = kind(colour_of(card)), ability_of(card, seen.components)
            named = (
                _("{colour}: {ability}").format(colour=colour, ability=ability_name(word)) if word else colour
            )
            return named, sign_of(colour_of(card))
        case ["side", side]:
            return _("Side {side}").format(side=side.upper()), ""
    return explain(move, seen.view, seen.components), "coin" if move == "pay" else ""


def _given(seen: Seen, move: str) -> list[list[Amount]]:
    """What a move gives that is not tried on a copy."""
    verb, *rest = move.split()
    if verb != "side":
        return []
    assert seen.seat is not None
    printed = seen.components.data["start_card"][f"{seen.me['start_card'][0]}{rest[0]}"]
    values = [(name, printed["values"].get(name, 0)) for name in TRACKS]
    steps = [change(name, number, track_name(name)) for name, number in values if number]
    coins = printed["coins"] + extra_coin(seen.view, seen.seat)
    return [[change("coin", coins, coins_word(coins)), *steps]]


def _on_bust(seen: Seen, track: str, side: str) -> list[list[Amount]]:
    """What the token alone gives; the bust has its points with either side."""
    requirement = seen.view["doing"]["bust"]
    if side == "front":
        steps = bust_steps(seen.me, requirement, seen.components)
        return [[change(track, steps, track_name(track))]]
    won = bust(requirement, seen.components)["token_points"]
    return [[change("laurel", won, points_word(won))]]


def _note(seen: Seen, move: str) -> str:
    """Why one would do it."""
    match move.split():
        case ["wheel", colour]:
            ring = seen.view["board"]
            assert seen.seat is not None
            own = ring[(ring.index(colour) + seen.seat) % len(ring)]
            return _("You draw from {colour} first.").format(colour=kind(own).lower())
        case ["side", _side] if seen.seat is not None and extra_coin(seen.view, seen.seat):
            if len(seen.names) == 2:
                return _("With 1 coin for leading only one era.")
            return _("With 1 coin for leading no era.")
    return ""
