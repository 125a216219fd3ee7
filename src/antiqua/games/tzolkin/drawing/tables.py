"""What players look up at the corners, and the start-player space."""

from functools import lru_cache

from antiqua.drawing.svg import circle, element, group, signed, text, use
from antiqua.games.tzolkin.doubts import doubt
from antiqua.games.tzolkin.drawing.cells import DIGIT, SMALL, question
from antiqua.games.tzolkin.drawing.scene import Scene, box_path, edge, ring
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.expansion_words import tribe_icon
from antiqua.games.tzolkin.prices import buying_price, placing_table
from antiqua.games.tzolkin.ruling import tribe_of

START = (699.0, 338.0)
BLOCKS = ("wood", "stone", "gold")
MARKET = (8.0, 516.0, 142.0, 182.0)  # left, top, width, height
COLUMN = 44.0


def slab(x: float, y: float, width: float, height: float, step: float = 5) -> str:
    """A panel with stepped corners."""
    w, h, s = width - 4 * step, height - 4 * step, f"{step:g}"
    d = (
        f"M{x + 2 * step:g} {y:g}h{w:g}v{s}h{s}v{s}h{s}v{h:g}h-{s}v{s}h-{s}v{s}"
        f"h{-w:g}v-{s}h-{s}v-{s}h-{s}v{-h:g}h{s}v-{s}h{s}z"
    )
    return element("path", d=d, fill="var(--plaster)", stroke="var(--line)", stroke_width=1.2)


def placing(scene: Scene) -> str:
    """What placing several workers costs besides the spaces; to Yum Kaax it is less."""
    tribe = tribe_of(scene.view, scene.actor)
    table = tuple(placing_table(tribe, scene.components))
    drawn = _placing(table, _("Placing"), _("+ number of space"))
    if tribe != "yumkaax":
        return drawn
    why = doubt(tribe, scene.components)
    return drawn + group(use(tribe_icon(tribe), 28, 25, 16), question(124, 24, why) if why else "")


@lru_cache(maxsize=16)
def _placing(extra: tuple[int, ...], title: str, note: str) -> str:
    x, y = 8.0, 9.0
    parts = [
        slab(x, y, 130, 104),
        text(x + 65, y + 21, title, class_="se"),
        use("worker", x + 13, y + 41, 15),
        use("corn", x + 13, y + 65, 17),
        element("path", d=f"M{x + 23:g} {y + 53:g}h97", stroke="var(--hair)"),
    ]
    left = x + 23
    for workers, corn in enumerate(extra, 1):
        width = 14 if corn < 10 else 22
        parts.append(text(left + width / 2, y + 46, workers, weight=600, fill="mute"))
        parts.append(text(left + width / 2, y + 70, corn, weight=800))
        left += width
    parts.append(text(x + 65, y + 91, note, SMALL, weight=500, fill="mute"))
    return group(*parts, id="placing")


def market(scene: Scene) -> str:
    """Prices of blocks, the skulls left, and the blocks to be paid or taken."""
    x, y, width, height = MARKET
    left = x + (width - 3 * COLUMN) / 2
    columns = (_column(scene, left + COLUMN * index, y + 28, block) for index, block in enumerate(BLOCKS))
    foot = y + height - 14
    skulls = (
        element("path", d=f"M{x + 12:g} {foot - 17:g}h{width - 24:g}", stroke="var(--hair)")
        + text(x + 14, foot, _("Skulls left"), SMALL, weight=500, anchor="start", fill="mute")
        + group(
            text(x + width - 32, foot + 1, scene.view["skulls"], anchor="end")
            + use("skull", x + width - 22, foot - 4, 16),
            id="skulls-left",
            data_good="skull",
        )
    )
    title = text(x + width / 2, y + 20, _("Market"), class_="se")
    return group(slab(*MARKET), title, *columns, skulls, id="market")


def _column(scene: Scene, x: float, y: float, block: str) -> str:
    sold, bought = scene.data["market"][block], buying_price(block, scene.view, scene.components)
    middle = x + COLUMN / 2
    pending = scene.view.get("pending") or [["market"]]
    at_market = pending[-1][0] == "market"  # elsewhere a block may be sold besides (Xaman Ek)
    # at most one of these is asked at a time
    asked = next((kind for kind in ("pay", "take", "save") if f"{kind} {block}" in scene.moves), "pay")
    head = scene.piece(
        f"block-{block}", f"{asked} {block}", use(block, middle, y + 12, 24), mark=ring(middle, y + 12, 16)
    )
    rows = "".join(
        scene.piece(
            f"{kind}-{block}",
            f"{kind} {block}",
            _trade(x, y + 28 + 44 * row, label, corn),
            mark=edge(
                box_path(x + 1.5, y + 29.5 + 44 * row, COLUMN - 3, 41),
                box_path(x, y + 28 + 44 * row, COLUMN, 44),
            ),
            class_=None if at_market else "aside",
        )
        for row, (kind, label, corn) in enumerate((("sell", _("sell"), sold), ("buy", _("buy"), -bought)))
    )
    return rows + head


def _trade(x: float, y: float, label: str, corn: int) -> str:
    """A block sold or bought, and the corn that it brings."""
    middle, figures = x + COLUMN / 2, DIGIT * 2
    left = middle - (figures + 16) / 2
    return (
        element(
            "path", d=box_path(x + 1.5, y + 1.5, COLUMN - 3, 41), fill="var(--slab)", stroke="var(--hair)"
        )
        + text(middle, y + 17, label, SMALL, weight=500, fill="mute")
        + text(left + figures / 2, y + 36, signed(corn))
        + use("corn", left + figures + 8.5, y + 31, 16)
    )


def start_space(scene: Scene) -> str:
    """The start-player space with the worker on it, the corn that it brings and who is start player now."""
    x, y = START
    owner, corn, first = scene.view["start_space"], scene.view["tooth_corn"], scene.view["start_player"]
    socket_x, socket_y = x - 17, y
    if owner is None:
        ghost = (
            use(f"token-{scene.actor}", socket_x, socket_y, 24, class_="ghost")
            if scene.actor is not None
            else ""
        )
        worker = (
            circle(socket_x, socket_y, 9, fill="none", stroke="var(--line)", stroke_dasharray="2 2.5") + ghost
        )
    else:
        worker = use(f"token-{owner}", socket_x, socket_y, 24, id="worker-start", data_seat=owner)
    holder = use(f"seat-{first}", x + 33, y + 13, 13, id="start-player") if first is not None else ""
    space = scene.piece(
        "start-space",
        "place start",
        circle(x, y, 47, fill="var(--plaster)", stroke="var(--line)", stroke_width=1.3),
        circle(x, y, 43, fill="none", stroke="var(--cinnabar)", stroke_width=3),
        text(x, y - 22, _("Start"), class_="se"),
        circle(socket_x, socket_y, 13, fill="var(--well)", stroke="var(--outline)", stroke_width=1.3),
        worker,
        use("first", x + 18, y - 1, 26),
        holder,
        text(x - 9.75, y + 32, signed(corn)) + use("corn", x + 9.35, y + 27, 18, data_good="corn"),
        mark=ring(socket_x, socket_y),
    )
    # over the mark, which would hide it
    return space + group(
        circle(x - 31, y - 13, 8.8, fill="var(--ink)"),
        text(x - 31, y - 8, 0, weight=800, fill="plaster"),
        class_="quiet",
    )
