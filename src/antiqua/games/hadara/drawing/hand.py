"""What the seat that looks decides now, with its cards and tokens in its hand; else what is going on."""

from antiqua.drawing.svg import circle, group, shortened, text
from antiqua.games.hadara.drawing import deals, offers
from antiqua.games.hadara.drawing.cells import icon, paragraph
from antiqua.games.hadara.drawing.progress import now
from antiqua.games.hadara.drawing.scene import Scene, box, title
from antiqua.games.hadara.drawing.standing import PARTS, parts
from antiqua.games.hadara.drawing.wheel import crest
from antiqua.games.hadara.drawing.words import _, headline
from antiqua.games.hadara.phrases import part
from antiqua.games.hadara.texts import reaching

WIDTH, HEIGHT = offers.WIDTH, 182.0
PLACE = (672.0, 8.0)
"""Where the panel lies in the picture of the board."""
PART_SIGNS = ("colony", "bust", "silver-seal", "gold-seal", "card", "coin")


def hand(scene: Scene, *, on_board: bool = True) -> str:
    """The panel drawn from (0, 0); ``on_board``: table and city lie beside it and show what would come."""
    acts = scene.phase != "over" and scene.seat is not None and scene.is_asked(scene.seat)
    frame = box(
        0.75,
        0.75,
        WIDTH - 1.5,
        HEIGHT - 1.5,
        8,
        "var(--plaster)",
        stroke="var(--ink)" if acts else "var(--line)",
        stroke_width=1.8 if acts else 1.2,
    )
    head = text(12, 22, _headline(scene), 17, anchor="start", class_="se")
    return group(frame, head, _inside(scene, PLACE if on_board else None), id="hand")


def _headline(scene: Scene) -> str:
    if any(move.startswith("bind ") for move in scene.moves):
        return _("Bind a token")
    if scene.phase == "a":
        return _("{step}: keep one, show one").format(step=now(scene))
    mover = scene.view["to_move"]
    if mover is not None and mover != scene.seat:
        name = shortened(scene.names[mover], 150, 17)
        return _("{phase}: {name} decides").format(phase=headline(scene.phase), name=name)
    return headline(scene.phase)


def _inside(scene: Scene, origin: deals.Origin) -> str:
    kinds = {move.split()[0] for move in scene.moves}
    if scene.phase == "over":
        return _scores(scene)
    if "bind" in kinds:
        return offers.binding(scene)
    if scene.me is not None and scene.me.get("drawn"):
        return deals.two_cards(scene, scene.me["drawn"], origin)
    if scene.doing.get("card"):
        return deals.taken(scene, str(scene.doing["card"]), origin)
    if "token" in kinds:
        return offers.bust_tokens(scene)
    if kinds & {"silver", "gold"}:
        return offers.seals(scene)
    if "side" in kinds:
        return offers.sides(scene)
    told = paragraph(12, 46, _explained(scene), WIDTH - 24, 14)
    return told + (offers.pay(scene) if "pay" in kinds else _order(scene))


def _explained(scene: Scene) -> str:
    """What is done in a phase."""
    if scene.phase == "feeding" and scene.me is not None and scene.view["to_move"] == scene.seat:
        return _too_little(scene)
    cards = reaching(scene.me, scene.components) if scene.me is not None else ""
    if cards and scene.phase in ("colony_a", "colony_b", "bust_a", "bust_b"):
        return cards
    colony = _(
        "At most one colony: military must reach its number and is not spent. Plunder it for coins, or "
        "pay and ally: it is turned over, nobody knows to what."
    )
    bust = _(
        "At most one bust: culture must reach its number and is not spent. A free token is put on it, for "
        "steps now or for points at the end."
    )
    seals = _(
        "A silver seal with a token is worth half of its track at the end, a gold seal {points} points for "
        "each set of five colours."
    )
    return {
        "sides": _("Everybody chooses a side of the start card in secret."),
        "wheel": _(
            "Each crest will point to a colour, from which its player draws two cards. After each draw the "
            "wheel turns one field clockwise, five draws in all."
        ),
        "a": _(
            "Everybody draws two cards of the colour that the own crest points to, in secret. One is "
            "recruited or sold, the other one is shown face up."
        ),
        "colony_a": colony,
        "colony_b": colony,
        "bust_a": bust,
        "bust_b": bust,
        "b": _(
            "In turn everybody takes the top card of any pile and recruits or sells it, until no card is "
            "left."
        ),
        "feeding": _(
            "Every card in a city needs one food. Who has too little discards cards; a card takes its steps "
            "with it."
        ),
        "seals": seals.format(points=scene.data["scoring"]["gold_set"]),
    }[scene.phase]


def _too_little(scene: Scene) -> str:
    """How much food is missing."""
    assert scene.me is not None
    cards, food = len(scene.me["cards"]), int(scene.me["tracks"]["food"])
    lacking = cards - food - int(scene.doing.get("paid", 0))
    told = _.plural(
        "{food} food for {cards} cards, {lacking} too little. Choose a card to discard; it takes its steps "
        "with it.",
        "{food} food for {cards} cards, {lacking} too little. Choose cards to discard; they take their steps "
        "with them.",
        lacking,
    )
    return told.format(food=food, cards=cards, lacking=lacking)


def _order(scene: Scene) -> str:
    """The crests in the order of turns, with a ring round the one to move."""
    mover, seats = scene.view["to_move"], len(scene.players)
    if mover is None or scene.phase == "wheel":
        return ""
    drawn = [text(12, 148, _("Turn order"), 13, weight=500, anchor="start", fill="mute")]
    for place in range(seats):
        seat, x = (int(scene.view["start_player"]) + place) % seats, 112 + 50.0 * place
        drawn.append(group(crest(seat, x, 143, 17), title(scene.names[seat])))
        if seat == mover:
            drawn.append(circle(x, 143, 21, fill="none", stroke="var(--ink)", stroke_width=2.5))
    return "".join(drawn)


def _scores(scene: Scene) -> str:
    """The final points by category, the best first."""
    entries = []
    for seat, player in enumerate(scene.players):
        by_part = parts(player, scene.components)
        left = player["coins"] - by_part["coins"] * scene.data["scoring"]["coins_per_point"]
        entries.append((-sum(by_part.values()), -left, seat, by_part))
    entries.sort(key=lambda entry: entry[:3])
    columns = [190.0 + 36 * index for index in range(len(PARTS))]
    out = [
        group(icon(sign, x, 42, 17), title(part(name)))
        for sign, name, x in zip(PART_SIGNS, PARTS, columns, strict=True)
    ]
    for place, (total, _left, seat, by_part) in enumerate(entries):
        y = 68.0 + 24 * place
        out.append(icon(f"seat-{seat}", 20, y - 5, 15))
        out.append(text(34, y, shortened(scene.names[seat], 120, 14.5), 14.5, anchor="start", class_="se"))
        out += [text(x, y, by_part[name], 14, weight=500) for name, x in zip(PARTS, columns, strict=True)]
        out.append(text(WIDTH - 16, y, -total, 16, weight=800, anchor="end"))
    return "".join(out)
