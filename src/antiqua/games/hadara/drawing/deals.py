"""The cards in the hand and what can be done with them: recruit, sell, show."""

from collections.abc import Sequence

from antiqua.drawing.svg import at, group, minus, signed, text
from antiqua.games.hadara.drawing import ghosts
from antiqua.games.hadara.drawing.cells import coin, icon, paragraph
from antiqua.games.hadara.drawing.faces import face, told
from antiqua.games.hadara.drawing.scene import Scene, box, box_path, colour_of, edge, target
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.phrases import colour as colour_name
from antiqua.games.hadara.prices import sale
from antiqua.games.hadara.texts import explain_keeping

LEFTS, TOP, BUTTONS = (8.0, 220.0), 30.0, 134.0
"""Left sides and top of the two cards, top of the buttons under them."""
BUTTON, APART = (99.0, 42.0), 6.0
Origin = tuple[float, float] | None
"""Where the hand lies on the board; None in a picture of its own, where nothing can be shown elsewhere."""


def two_cards(scene: Scene, drawn: Sequence[str], origin: Origin) -> str:
    """The two cards drawn in phase A: keeping one, in one of two ways, shows the other."""
    assert scene.me is not None
    choice = scene.me.get("choice") or {}
    shown, act = choice.get("show"), choice.get("act")
    out = []
    for card, other, x in zip(drawn, reversed(drawn), LEFTS, strict=True):
        out.append(held_card(scene, card, x))
        if not shown:
            out.append(_keep(scene, card, other, x, origin))
        elif card == shown:
            place = _("Face up on {colour}").format(colour=colour_name(colour_of(card)))
            out.append(plate(x, place, "shown"))
        elif act:
            out.append(
                plate(x, *((_("Sold"), "sell") if act == "sell" else (_("Into your city"), "recruit")))
            )
        else:
            out.append(_deal(scene, card, x, origin))
    return "".join(out)


def taken(scene: Scene, card: str, origin: Origin) -> str:
    """The card that somebody has taken in phase B."""
    asked = _("Recruit it, or sell it.") if scene.moves else _("Recruited or sold?")
    return (
        held_card(scene, card, LEFTS[0])
        + _deal(scene, card, LEFTS[0], origin)
        + paragraph(LEFTS[1] + 4, 50, asked, 190, 14)
    )


def held_card(scene: Scene, card: str, x: float) -> str:
    """A card in the hand; what becomes of it is said by the buttons under it."""
    drawn = face("hand", scene.components, card, scene.price(card), scene.lacks(card))
    name = f"card-{card}"
    return group(drawn, told(scene.components, card), id=name, transform=at(x, TOP), class_="face")


def plate(x: float, shown: str, sign: str) -> str:
    """What becomes of a card."""
    return (
        box(
            x,
            BUTTONS + 5,
            2 * BUTTON[0] + APART,
            32,
            16,
            "var(--bench)",
            stroke="var(--ink)",
            stroke_width=1.2,
        )
        + icon(sign, x + 22, BUTTONS + 21, 19)
        + text(x + 40, BUTTONS + 26, shown, 14.5, anchor="start")
    )


def _button(
    name: str, x: float, shown: str, price: str, label: str, moves: Sequence[str], ghost: str = ""
) -> str:
    """A button with a word and a coin, for one move or two in a row; without any it cannot be pressed."""
    w, h = BUTTON
    drawn = (
        box(
            x,
            BUTTONS,
            w,
            h,
            7,
            "var(--plaster)" if moves else "var(--bench)",
            stroke="var(--ink)" if moves else "var(--line)",
            stroke_width=1.5,
            stroke_dasharray=None if moves else "4 3",
        )
        + text(x + 9, BUTTONS + h / 2 + 5, shown, 14.5, anchor="start", fill="ink" if moves else "mute")
        + coin(x + w - 19, BUTTONS + h / 2, price, 13.5, off=not moves)
    )
    if not moves:
        return group(drawn, id=name)
    return target(
        name,
        label,
        drawn,
        ghost,
        edge(box_path(x, BUTTONS, w, h, 7), box_path(x - 1, BUTTONS - 1, w + 2, h + 2)),
        data_move=moves[0] if len(moves) == 1 else None,
        data_moves="|".join(moves) if len(moves) > 1 else None,
    )


def _keep(scene: Scene, card: str, other: str, x: float, origin: Origin) -> str:
    """The two ways to keep a card, each of which shows the other one: two moves with one press."""
    show = f"show {other}"
    if show not in scene.moves:
        return ""
    assert scene.me is not None
    price, brings = scene.price(card), sale(scene.me, scene.era, scene.components)
    can = not scene.lacks(card)
    recruited = sold = ""
    if origin is not None:
        pile = ghosts.shown(scene, other)
        sold = ghosts.choice(origin, pile, ghosts.coins(int(scene.me["coins"]) + brings))
        recruited = ghosts.choice(origin, pile, ghosts.recruited(scene, card)) if can else ""
    to_recruit, to_sell = (
        explain_keeping(act, card, other, scene.view, scene.components) for act in ("recruit", "sell")
    )
    moves = (show, "recruit") if can else ()
    return _button(f"recruit-{card}", x, _("Recruit"), minus(-price), to_recruit, moves, recruited) + _button(
        f"sell-{card}", x + BUTTON[0] + APART, _("Sell"), signed(brings), to_sell, (show, "sell"), sold
    )


def _deal(scene: Scene, card: str, x: float, origin: Origin) -> str:
    """Recruiting or selling the one card that is left."""
    if "sell" not in scene.moves:
        return ""
    assert scene.me is not None
    brings, can = sale(scene.me, scene.era, scene.components), "recruit" in scene.moves
    recruited = sold = ""
    if origin is not None:
        sold = ghosts.choice(origin, ghosts.coins(int(scene.me["coins"]) + brings))
        recruited = ghosts.choice(origin, ghosts.recruited(scene, card)) if can else ""
    return _button(
        f"recruit-{card}",
        x,
        _("Recruit"),
        minus(-scene.price(card)),
        scene.moves.get("recruit", ""),
        ("recruit",) if can else (),
        recruited,
    ) + _button(
        f"sell-{card}",
        x + BUTTON[0] + APART,
        _("Sell"),
        signed(brings),
        scene.moves["sell"],
        ("sell",),
        sold,
    )
