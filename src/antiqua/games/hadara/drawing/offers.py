"""What is chosen in the hand besides cards: tokens, seals, a side of the start card, paying for food."""

from collections.abc import Sequence

from antiqua.drawing.svg import at, minus, signed, text
from antiqua.games.hadara.drawing.abilities import token
from antiqua.games.hadara.drawing.cells import (
    Item,
    amount,
    coin,
    laurel,
    paragraph,
    picture,
    points,
    question,
    row,
    struck,
    words,
)
from antiqua.games.hadara.drawing.deals import LEFTS, TOP, held_card, plate
from antiqua.games.hadara.drawing.scene import Scene, box, box_path, edge
from antiqua.games.hadara.drawing.standing import parts, silver_values
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.prices import bust, bust_steps, other_card, seal_price
from antiqua.games.hadara.state import SIDES, TRACKS

WIDTH = 432.0
Area = tuple[float, float, float, float]
"""Left, top, width and height."""


def _offer(scene: Scene, move: str, area: Area, *inside: str, name: str = "") -> str:
    """A place that can be chosen, with what is inside drawn from its corner."""
    x, y, w, h = area
    return scene.piece(
        name or move.replace(" ", "-"),
        move,
        box(0, 0, w, h, 7, "var(--plaster)", stroke="var(--ink)", stroke_width=1.5),
        *inside,
        mark=edge(box_path(0, 0, w, h, 7)),
        transform=at(x, y),
    )


def _in_a_row(count: int, width: float, gap: float = 6) -> list[float]:
    """The left sides of so many things in the middle of the panel."""
    left = (WIDTH - count * (width + gap) + gap) / 2
    return [left + place * (width + gap) for place in range(count)]


def _token(track: str, radius: float = 14) -> Item:
    return Item(2 * radius, lambda x, y: token(x, y, track, radius))


def _note(told: str) -> str:
    return paragraph(12, 44, told, WIDTH - 24, 13, fill="mute")


def binding(scene: Scene) -> str:
    """Which free token is bound to the card."""
    card = other_card(scene.view)
    steps = signed(scene.data["abilities"]["token_steps"])
    w, h = 99.0, 66.0
    offers = []
    for place, track in enumerate(track for track in TRACKS if f"bind {track}" in scene.moves):
        area = LEFTS[1] + (w + 6) * (place % 2), TOP + (h + 8) * (place // 2), w, h
        shown = row([_token(track), amount(steps, track, 20, 17)], w / 2, h / 2, 6)
        offers.append(_offer(scene, f"bind {track}", area, shown))
    held = held_card(scene, card, LEFTS[0]) if card else ""
    return held + plate(LEFTS[0], _("Bind a token"), "any-token") + "".join(offers)


def bust_tokens(scene: Scene) -> str:
    """The token for a bust: a column for each track, its front above its back."""
    requirement = int(scene.doing["bust"])
    assert scene.me is not None
    steps = signed(bust_steps(scene.me, requirement, scene.components))
    won = int(bust(requirement, scene.components)["token_points"])
    tracks = [track for track in TRACKS if f"token {track} front" in scene.moves]
    w, h = 99.0, 52.0
    out = [_note(_("Front: steps now. Back: points at the end."))]
    for track, x in zip(tracks, _in_a_row(len(tracks), w), strict=True):
        front, back = amount(steps, track, 20, 17), laurel(won, 32, 16)
        for side, item, y in (("front", front, 56.0), ("back", back, 116.0)):
            shown = row([_token(track), item], w / 2, h / 2, 8)
            out.append(_offer(scene, f"token {track} {side}", (x, y, w, h), shown))
    return "".join(out)


def seals(scene: Scene) -> str:
    """A silver seal for each free token, and a gold one: what it would be worth now and what it costs."""
    offers = [(f"silver {track}", track) for track in TRACKS if f"silver {track}" in scene.moves]
    if "gold" in scene.moves:
        offers.append(("gold", ""))
    w = 79.0
    out = [_note(_("What each would bring, as the tracks are now, and its price."))]
    for (move, track), x in zip(offers, _in_a_row(len(offers), w, 5), strict=True):
        signs = [picture("silver-seal", 27), _token(track, 12)] if track else [picture("gold-seal", 27)]
        out.append(
            _offer(
                scene,
                move,
                (x, 58, w, 112),
                row(signs, w / 2, 22, 6),
                points(w / 2, 57, _worth(scene, track), 32, 15),
                _cost(scene, "silver" if track else "gold", w / 2, 91),
                name=f"buy-{move.replace(' ', '-')}",
            )
        )
    return "".join(out)


def _cost(scene: Scene, metal: str, x: float, y: float) -> str:
    """The price of a seal, with the printed one where it differs."""
    assert scene.me is not None
    price = seal_price(scene.me, metal, scene.era, scene.components)
    printed = int(scene.data["seals"][metal]["prices"][scene.era - 1])
    if price != printed:
        return coin(x - 13, y, minus(-price), 14.5) + struck(x + 17, y, printed)
    mark = question(x + 24, y) if scene.unsure(f"seals.{metal}") else ""
    return coin(x, y, minus(-price), 14.5) + mark


def _worth(scene: Scene, track: str) -> int:
    """The points that one more seal would bring now."""
    me = scene.me
    assert me is not None
    if track:
        more = {**me, "silver": [*me["silver"], track]}
        return sum(silver_values(more, scene.components)) - sum(silver_values(me, scene.components))
    more = {**me, "gold": me["gold"] + 1}
    return parts(more, scene.components)["gold"] - parts(me, scene.components)["gold"]


def sides(scene: Scene) -> str:
    """Both sides of the start card."""
    assert scene.me is not None
    w, h = 204.0, 138.0
    out = []
    for side, x in zip(SIDES, LEFTS, strict=True):
        printed = scene.data["start_card"][f"{scene.me['start_card'][0]}{side}"]
        items = [amount(str(number), track, 22, 19) for track, number in printed["values"].items()]
        name = text(14, 27, _("Side {side}").format(side=side.upper()), 16, anchor="start", class_="se")
        shown = name + coin(w - 28, 26, int(printed["coins"]), 18) + _pairs(items, w / 2)
        out.append(_offer(scene, f"side {side}", (x, 34, w, h), shown))
    return "".join(out)


def _pairs(items: Sequence[Item], x: float) -> str:
    """Items in lines of two."""
    return "".join(row(items[at_ : at_ + 2], x, 66 + 19 * at_, 22) for at_ in range(0, len(items), 2))


def pay(scene: Scene) -> str:
    """Feeding a card with coins."""
    price = minus(-int(scene.data["abilities"]["feed_coins"]))
    shown = [words(_("Pay"), 15), Item(29, lambda x, y: coin(x, y, price, 13.5)), words(_("instead"), 15)]
    return _offer(scene, "pay", (LEFTS[0], 126, 204, 46), row(shown, 102, 23, 8))
