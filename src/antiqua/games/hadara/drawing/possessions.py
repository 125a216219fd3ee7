"""What else a player has: colonies, busts, seals and free tokens."""

from collections.abc import Mapping
from functools import lru_cache

from antiqua.drawing.svg import at, circle, element, group, signed, text
from antiqua.games.hadara.drawing.abilities import token
from antiqua.games.hadara.drawing.cells import amount, coin, icon, points, question, row, struck
from antiqua.games.hadara.drawing.scene import Scene, Seat, box, box_path, colour_of_track, edge, title
from antiqua.games.hadara.drawing.standing import gold_value, requirement_of, sets, silver_values
from antiqua.games.hadara.drawing.words import _
from antiqua.games.hadara.prices import bust_steps, copies, free_tokens, missing, seal_price

COLONY, BUST = (80.0, 70.0, 88.0), (102.0, 72.0, 110.0)
"""Width, height and pitch of a slot."""
SEALS, SEAL_HEIGHT = 228.0, 56.0


def _slot(width: float, height: float, fill: str, line: str, **attributes: str | float | None) -> str:
    return box(0.75, 0.75, width - 1.5, height - 1.5, 7, fill, stroke=f"var(--{line})", **attributes)


# Colonies.


def colonies(scene: Scene, seat: int) -> str:
    """A slot for each requirement: the side that shows, or how far away it is."""
    me = scene.players[seat]
    own = {requirement_of(colony): colony for colony in me["colonies"]}
    slots = []
    for index, requirement in enumerate(sorted(scene.data["stack"])):
        had = own.get(requirement)
        drawn = _open_colony(scene, me, requirement) if had is None else _colony(scene, had, requirement)
        slots.append(group(drawn, id=f"colony-{seat}-{requirement}", transform=at(COLONY[2] * index, 0)))
    return "".join(slots)


def _colony_head(requirement: int, tone: str = "") -> str:
    return icon("military", 14, 13, 17, tone) + text(25, 18.5, requirement, 15, anchor="start")


def _colony(scene: Scene, colony: Mapping[str, str], requirement: int) -> str:
    w, h, _pitch = COLONY
    is_allied = colony["side"] == "ally"
    head = box_path(0.75, 0.75, w - 1.5, 24, 6)
    frame = _slot(w, h, "var(--plaster)", "ink", stroke_width=1.5) + element(
        "path",
        d=head,
        fill="var(--allied)" if is_allied else "var(--bench)",
        stroke="var(--ink)",
        stroke_width=1.2,
    )
    frame += _colony_head(requirement) + icon("ally" if is_allied else "plunder", w - 16, 13, 18)
    if is_allied:
        printed = scene.data["colony"][colony["id"]]
        steps = [(track, number) for track, number in printed["values"].items() if number]
        pitch = 14.5 if len(steps) > 2 else 20
        top = 47.5 - pitch * (len(steps) - 1) / 2
        inside = "".join(
            row([amount(signed(number), track, 15, 14)], 24, top + pitch * index)
            for index, (track, number) in enumerate(steps)
        )
        return frame + inside + points(w - 21, 47.5, printed["points"], 32, 15)
    printed = scene.data["stack"][requirement]
    return (
        frame
        + coin(22, 47.5, signed(printed["plunder"]), 14.5)
        + points(w - 21, 47.5, printed["points"], 32, 15)
        + (question(w - 8, 31) if scene.unsure(f"stack.{requirement}") else "")
    )


def _open_colony(scene: Scene, me: Seat, requirement: int) -> str:
    w, h, _pitch = COLONY
    less = scene.data["abilities"]["requirement_less"] * copies(me, "requirements_minus_4", scene.components)
    lacking = missing(me, "military", requirement, scene.components)
    head = _colony_head(max(0, requirement - less), "line" if lacking else "")
    if less:
        head += struck(w - 18, 13, requirement)
    if not scene.colonies_left[requirement]:
        told, fill = _("all taken"), "mute"
    elif lacking:
        told, fill = _.plural("{number} more", "{number} more", lacking).format(number=lacking), "mute"
    else:
        told, fill = _("in reach"), "good"
    if lacking or fill == "mute":
        frame = _slot(w, h, "var(--bench)", "line", stroke_width=1.2)
    else:
        frame = _slot(w, h, "var(--plaster)", "ink", stroke_width=1.6, stroke_dasharray="5 4")
    return (
        frame
        + head
        + text(w / 2, 42, told, 14, weight=400 if fill == "mute" else 700, fill=fill)
        + icon("colony", w / 2, 56, 17, "line" if fill == "mute" else "good")
    )


# Busts.

_BLOCK = "M9 74 8 50l7-15 10-8 11 3 8 11 4 16-2 17z"
_CUTS = "M15 35l10 8 11-13M8 50l13 5 4-12M21 55l11 6 16-4M32 61l-2 13"
_HEAD = "M12 1.8c3.2 0 5 2.3 5 5.3 0 2.5-1 4.2-2.3 5.4v1.8c3.3.6 5.3 2 5.3 4.5H{left}"
_WHOLE = _HEAD.format(left="4c0-2.5 2-3.9 5.3-4.5v-1.8C8 11.3 7 9.6 7 7.1c0-3 1.8-5.3 5-5.3z")
_FACE = "M7.2 5.4q4.8 2.2 9.6 0M8.6 8.4h2M13.4 8.4h2M12 8.4v2.6M10.8 12.1h2.4"


@lru_cache(maxsize=1)
def _block() -> str:
    """Marble that is not cut yet."""
    return group(
        element("path", d=_BLOCK, fill="var(--bench-deep)", stroke_width=1.4),
        element("path", d=_CUTS, fill="none"),
        stroke="var(--line)",
        stroke_linejoin="round",
        transform="translate(2 8) scale(.84)",
    )


@lru_cache(maxsize=1)
def _bust() -> str:
    """A marble head."""
    return group(
        element("path", d=_WHOLE, fill="var(--marble)"),
        element("path", d=_HEAD.format(left="12z"), fill="var(--silver)"),
        element("path", d=_WHOLE, fill="none", stroke_linejoin="round"),
        element("path", d="M6 19.3h12v2.9H6z", fill="var(--marble)"),
        element("path", d=_FACE, fill="none", stroke_linecap="round"),
        stroke="var(--on-coin)",
        stroke_width=0.75,
        transform="translate(1 19) scale(2.27)",
    )


def busts(scene: Scene, seat: int) -> str:
    """A slot for each bust: the block, or the head with its token."""
    me = scene.players[seat]
    carved = {one["requirement"]: one for one in me["busts"]}
    is_mover = scene.view["to_move"] == seat
    slots = []
    for index, printed in enumerate(scene.data["bust"].values()):
        requirement = printed["requirement"]
        waits = is_mover and scene.doing.get("bust") == requirement
        drawn = _bust_slot(scene, me, printed, carved.get(requirement), waits)
        name, move, place = f"bust-{seat}-{requirement}", f"bust {requirement}", at(BUST[2] * index, 0)
        if seat == scene.actor:
            mark = edge(box_path(1, 1, BUST[0] - 2, BUST[1] - 2, 7))
            slots.append(scene.piece(name, move, drawn, mark=mark, transform=place))
        else:
            slots.append(group(drawn, id=name, transform=place))
    return "".join(slots)


def _bust_slot(
    scene: Scene, me: Seat, printed: Mapping[str, int], carved: Mapping[str, str] | None, waits: bool
) -> str:
    w, h, _pitch = BUST
    requirement = printed["requirement"]
    less = scene.data["abilities"]["requirement_less"] * copies(me, "requirements_minus_4", scene.components)
    is_done = carved is not None or waits
    lacking = missing(me, "culture", requirement, scene.components)
    fill, line = ("var(--field-blue)", "ink") if is_done else ("var(--bench)", "line")
    if not is_done and not lacking:
        frame = _slot(w, h, "var(--plaster)", "ink", stroke_width=1.6, stroke_dasharray="5 4")
    else:
        frame = _slot(w, h, fill, line, stroke_width=1.5)
    asked = requirement if is_done else max(0, requirement - less)
    head = icon("culture", 13, 14, 17) + text(23, 19, asked, 15, anchor="start")
    if asked != requirement:
        head += struck(54, 14, requirement)
    return (
        frame
        + (_bust() if is_done else _block())
        + _token_place(scene, me, printed, carved)
        + points(w - 22, 51, printed["points"], 34, 15)
        + head
    )


def _token_place(scene: Scene, me: Seat, printed: Mapping[str, int], carved: Mapping[str, str] | None) -> str:
    """The token on a bust, or what it would give there."""
    steps = bust_steps(me, printed["requirement"], scene.components)
    x, y, w, h = 70.0, 5.0, 28.0, 26.0
    if carved is None:
        place = box(
            x - 1, y, w + 1, h, 13, "none", stroke="var(--line)", stroke_width=1.3, stroke_dasharray="3 3"
        )
        return place + text(x + 13.5, y + 18.2, signed(steps), 14, weight=600, fill="mute")
    colour = colour_of_track(carved["token"])
    plate = box(x - 12, y, w + 12, h, 13, f"var(--card-{colour})", stroke="var(--ink)", stroke_width=1.3)
    if carved["side"] == "front":
        return (
            plate
            + text(x + 1, y + 18.4, signed(steps), 15, fill=f"on-{colour}")
            + icon(carved["token"], x + 18, y + 13, 15, f"on-{colour}", f"card-{colour}")
        )
    return (
        plate
        + icon(carved["token"], x - 1, y + 13, 13, f"on-{colour}", f"card-{colour}")
        + group(
            circle(x + 16, y + 13, 12, fill="var(--plaster)", stroke="var(--ink)"),
            points(x + 16, y + 13, printed["token_points"], 21, 14),
        )
    )


# Seals and tokens.


def seals(scene: Scene, seat: int) -> str:
    """The silver and the gold seals: what they bring, or what they cost now."""
    me, setup = scene.players[seat], scene.data["setup"]
    places = [("silver", index) for index in range(setup["silver_seals"])]
    places += [("gold", index) for index in range(setup["gold_seals"])]
    values = silver_values(me, scene.components)
    pitch = min(58.0, SEALS / max(1, len(places)))
    drawn = []
    for number, (metal, index) in enumerate(places):
        active = index < (len(me["silver"]) if metal == "silver" else me["gold"])
        if not active:
            inside = _price_of_seal(scene, me, metal)
        elif metal == "silver":
            inside = _silver(me["silver"][index], values[index])
        else:
            inside = _gold(scene, me)
        drawn.append(group(inside, id=f"{metal}-{seat}-{index}", transform=at(pitch * number, 0)))
    return "".join(drawn)


def _active() -> str:
    return _slot(53, SEAL_HEIGHT, "var(--plaster)", "ink", stroke_width=1.4)


def _silver(track: str, value: int) -> str:
    return (
        _active() + icon("silver-seal", 16, 17, 25) + token(38, 16, track, 10) + points(27, 41, value, 27, 14)
    )


def _gold(scene: Scene, me: Seat) -> str:
    value = gold_value(me, scene.components)
    shown = value // max(1, scene.data["scoring"]["gold_set"])
    return (
        _active()
        + icon("gold-seal", 16, 17, 25)
        + text(49, 22, f"×{shown or sets(me)}", 14, anchor="end")
        + points(27, 41, value, 27, 14)
    )


def _price_of_seal(scene: Scene, me: Seat, metal: str) -> str:
    now = seal_price(me, metal, scene.era, scene.components)
    printed = int(scene.data["seals"][metal]["prices"][scene.era - 1])
    inside = icon(f"{metal}-seal", 16, 17, 23) + coin(37, 16, now, 12.5)
    if now != printed:
        inside += struck(27, 42, printed)
    elif scene.unsure(f"seals.{metal}"):
        inside += question(27, 42)
    return _slot(53, SEAL_HEIGHT, "var(--bench)", "line", stroke_width=1.2) + inside


def tokens(scene: Scene, seat: int) -> str:
    """The free bonus tokens, drawn from (0, 0)."""
    drawn = [text(0, 14, _("Free tokens"), 13.5, anchor="start", class_="se")]
    for index, (track, number) in enumerate(free_tokens(scene.players[seat], scene.components).items()):
        x, y = 15.0 + 48 * index, 38.0
        if not number:
            inside = circle(
                0, 0, 13, fill="none", stroke="var(--line)", stroke_width=1.3, stroke_dasharray="3 3"
            )
        else:
            under = "".join(
                circle(
                    5 * level,
                    -3 * level,
                    13,
                    fill=f"var(--card-{colour_of_track(track)})",
                    stroke="var(--ink)",
                    stroke_width=1.2,
                )
                for level in range(min(number - 1, 2), 0, -1)
            )
            inside = under + token(0, 0, track)
        told = _("{number} of {track}").format(number=number, track=track)
        drawn.append(group(inside, title(told), id=f"token-{seat}-{track}", transform=at(x, y)))
    return "".join(drawn)
