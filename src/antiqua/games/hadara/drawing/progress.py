"""The corners of the table: era and phase, what comes next, what a sale and seals are worth."""

from antiqua.drawing.svg import circle, group, signed, text
from antiqua.games.hadara.box import ERAS
from antiqua.games.hadara.drawing.cells import coin, icon, question, struck
from antiqua.games.hadara.drawing.scene import Scene, box, title
from antiqua.games.hadara.drawing.words import _, headline, unsure
from antiqua.games.hadara.prices import copies, sale, seal_price
from antiqua.games.hadara.state import STEPS
from antiqua.games.hadara.texts import reconstructions

RIGHT = 656.0
PHASE_A = ("wheel", "a", "colony_a", "bust_a")


def progress(scene: Scene) -> str:
    """All four corners."""
    return group(_eras(scene), _next(scene), id="progress") + _sale(scene) + _seals(scene)


def _eras(scene: Scene) -> str:
    parts = [text(8, 24, _("Era"), 15, anchor="start", class_="se")]
    for index, name in enumerate(ERAS):
        parts.append(_tab(44 + 40 * index, 6, 34, 28, name, scene.era == index + 1, 17))
        if index + 1 < scene.era or scene.phase == "over":
            parts.append(icon("check", 44 + 40 * index + 30, 9, 15, "good"))
    is_a, is_over = scene.phase in PHASE_A, scene.phase == "over"
    parts.append(_tab(8, 44, 28, 28, "A", is_a, 16))
    parts.append(_tab(8, 80, 28, 28, "B", not is_a and not is_over and scene.phase != "sides", 16))
    done = _steps_done(scene)
    for step in range(STEPS):
        now = scene.phase == "a" and step == done
        fill = "var(--coin)" if now else "var(--ink)" if step < done else "none"
        parts.append(circle(50 + 16 * step, 58, 6, fill=fill, stroke="var(--ink)", stroke_width=1.5))
    left = cards_left(scene)
    if left and not is_a:
        parts.append(icon("shown", 50, 94, 17) + text(62, 99, left, 14.5, anchor="start"))
        parts.append(
            title(_.plural("{number} card is left", "{number} cards are left", left).format(number=left))
        )
    return group(*parts)


def _tab(x: float, y: float, width: float, height: float, name: str, on: bool, size: float) -> str:
    fill, ink = ("var(--ink)", "plaster") if on else ("var(--bench)", "mute")
    frame = box(x, y, width, height, 4, fill, stroke="var(--ink)", stroke_width=1.3)
    return frame + text(x + width / 2, y + height / 2 + size * 0.35, name, size, fill=ink, class_="se")


def _steps_done(scene: Scene) -> int:
    """How many of the five draws of this era are over."""
    if scene.phase in ("sides", "wheel"):
        return 0
    return int(scene.view["step"]) if scene.phase == "a" else STEPS


def cards_left(scene: Scene) -> int:
    """How many cards lie face up."""
    return sum(map(len, scene.view["outer"].values()))


def now(scene: Scene) -> str:
    """Which step it is, in a few words."""
    if scene.phase == "a":
        return _("Draw {number} of {all}").format(number=int(scene.view["step"]) + 1, all=STEPS)
    return headline(scene.phase)


def then(scene: Scene) -> str:
    """What comes after this step."""
    last = _("then the final scores")
    following = {
        "sides": _("then the wheel"),
        "wheel": _("then five draws"),
        "a": _("then income, colony, bust"),
        "colony_a": _("then bust, phase B"),
        "bust_a": _("then phase B: take cards"),
        "b": _("then income, colony, bust, feeding, seals"),
        "colony_b": _("then bust, feeding, seals"),
        "bust_b": _("then feeding, seals"),
        "feeding": _("then seals"),
        "seals": _("then era {era}").format(era=ERAS[scene.era]) if scene.era < len(ERAS) else last,
        "over": "",
    }
    return following[scene.phase]


def _next(scene: Scene) -> str:
    told = then(scene)
    first, second = _halves(told)
    return (
        text(RIGHT, 22, now(scene), 15, anchor="end", class_="se")
        + (text(RIGHT, 41, first, 14, weight=400, anchor="end", fill="mute") if first else "")
        + (text(RIGHT, 58, second, 14, weight=400, anchor="end", fill="mute") if second else "")
    )


def _halves(told: str) -> tuple[str, str]:
    """The words in two lines, the first at most 22 letters."""
    line: list[str] = []
    rest = told.split()
    while rest and len(" ".join([*line, rest[0]])) <= 22:
        line.append(rest.pop(0))
    return " ".join(line), " ".join(rest)


def _sale(scene: Scene) -> str:
    """What a card brings that is sold now."""
    printed = int(scene.data["sale"]["coins"][scene.era - 1])
    own = printed if scene.me is None else sale(scene.me, scene.era, scene.components)
    x, y = 8.0, 558.0
    return group(
        box(
            x,
            y,
            84 if own != printed else 62,
            62,
            9,
            "var(--plaster)",
            stroke="var(--line)",
            stroke_width=1.3,
        ),
        text(x + 10, y + 20, _("Sale"), 15, anchor="start", class_="se"),
        coin(x + 24, y + 42, signed(own), 14),
        struck(x + 53, y + 42, printed) if own != printed else "",
        title(
            _.plural("A sold card brings {number} coin", "A sold card brings {number} coins", own).format(
                number=own
            )
        ),
        id="sale",
    )


def _seals(scene: Scene) -> str:
    """What the seals cost in this era."""
    parts = [text(RIGHT, 552, _("Seals"), 15, anchor="end", class_="se")]
    marked = False
    for metal, y in (("silver", 574.0), ("gold", 603.0)):
        printed = int(scene.data["seals"][metal]["prices"][scene.era - 1])
        own = printed if scene.me is None else seal_price(scene.me, metal, scene.era, scene.components)
        x = RIGHT - 13
        reduced = (
            scene.era > 1 and scene.me is not None and copies(scene.me, "cheaper_seals", scene.components)
        )
        doubtful = scene.unsure(f"seals.{metal}") and not reduced
        if own != printed:
            parts.append(struck(x, y, printed))
            x -= 27
        elif doubtful:
            parts.append(question(RIGHT - 8, y))
            x -= 13
        marked = marked or scene.unsure(f"seals.{metal}")
        parts.append(coin(x - 5, y, own, 13.5))
        parts.append(icon(f"{metal}-seal", x - 33, y, 24))
    return group(*parts, id="seal-prices") + _legend(scene, marked)


def _legend(scene: Scene, marked: bool) -> str:
    """What the question mark means, once on the table."""
    told = reconstructions(scene.view, scene.components)
    if not told and not marked:
        return ""
    return group(
        question(RIGHT - 95, 628),
        text(RIGHT, 632, _("reconstructed"), 12.5, weight=400, anchor="end", fill="mute"),
        title(" ".join(told) or unsure()),
        id="legend",
    )
