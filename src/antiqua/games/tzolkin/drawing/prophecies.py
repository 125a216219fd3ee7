"""The row of prophecies: which rules now, what it makes dearer, what it counts and what it will pay."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from antiqua.drawing.svg import at, circle, element, group, minus, text, use
from antiqua.games.tzolkin.doubts import doubt
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.drawing.cells import SMALL, Item, amount, picture, points, question
from antiqua.games.tzolkin.drawing.scene import Scene, box_path, edge
from antiqua.games.tzolkin.drawing.technologies import row_of
from antiqua.games.tzolkin.drawing.words import _
from antiqua.games.tzolkin.expansion_words import prophecy_name, prophecy_text
from antiqua.games.tzolkin.foretold import GONE, NEXT, RULES, band_of, counted, points_for, quarter, standing

LEFT, RIGHT, HEADING, TOP = 760.0, 1104.0, 584.0, 590.0
WIDTH, HEIGHT, APART = 111.0, 111.5, 116.5
BAND = 26.25
SIDE_BY_SIDE = 3  # players' signs in a band; more make two lines

# What each of them counts, as a picture.
_COUNTS = {
    "wrathful_gods": "step",
    "forest_fires": "wood",
    "drought": "corn",
    "gold_shortage": "gold",
    "desecration": "skull",
    "teacher_shortage": "technology",
    "forgotten_lore": "technology",
    "crowded_cities": "house",
    "hunger": "bowl",
    "high_floodwaters": "worker",
}


def prophecies(scene: Scene) -> str:
    """The row with its heading; nothing in a game without prophecies."""
    names = scene.view.get("prophecies", ())
    if not names:
        return ""
    note = text(
        RIGHT, HEADING, _("scored on their last food day"), SMALL, weight=500, anchor="end", fill="mute"
    )
    why = next(filter(None, (doubt(name, scene.components) for name in names)), "")
    return group(
        text(LEFT, HEADING, _("Prophecies"), 15, anchor="start", class_="se"),
        question(LEFT + 86, HEADING - 5, why) if why else "",
        note,
        *(_card(scene, slot, name) for slot, name in enumerate(names)),
        id="prophecies",
    )


def _card(scene: Scene, slot: int, name: str) -> str:
    """One prophecy; the one that rules is where its price is paid."""
    how = standing(scene.view, slot)
    first, last = quarter(scene.view, slot, scene.components)
    colours = {RULES: ("today", "#fff"), NEXT: ("slab", "ink")}.get(how, ("slab", "ink"))
    counts = [counted(name, scene.view, seat, scene.components) for seat in range(len(scene.players))]
    seat = scene.view.get("seat")
    own = counts[seat] if seat is not None and how != GONE else None
    inside = (
        element(
            "path",
            d=box_path(0, 0, WIDTH, HEIGHT),
            fill="var(--plaster)",
            stroke="var(--today)" if how == RULES else "var(--line)",
            stroke_width=2.6 if how == RULES else 1.2,
        ),
        element("path", d=box_path(0.6, 0.6, WIDTH - 1.2, 31), fill=f"var(--{colours[0]})"),
        _name(_short(name), colours[1]),
        text(WIDTH / 2, 28, _when(how, first, last), SMALL, weight=500, fill=colours[1]),
        _calamity(scene, name),
        _own(name, own),
        _bands(scene, name, counts if how != GONE else [], own),
    )
    move = "accept" if how == RULES else ""
    return scene.piece(
        f"prophecy-{slot}",
        move,
        element("title", _told(scene, name, own)),
        group(*inside, opacity=".62" if how == GONE else None),
        mark=edge(box_path(0, 0, WIDTH, HEIGHT)),
        class_="tells",
        transform=at(LEFT + slot * APART, TOP),
    )


def _told(scene: Scene, name: str, own: int | None) -> str:
    """All of it in words, with what the looking player has and would be paid now."""
    told = prophecy_text(name, scene.components)
    if own is None:
        return told
    points = minus(points_for(name, own, scene.components))
    return _("{prophecy} You have {own} now: {points} points.").format(
        prophecy=told, own=minus(own), points=points
    )


def _short(name: str) -> str:
    """The name as far as a card has room for it."""
    if name.startswith("angry_god_"):
        return _("Angry {temple}").format(temple=words.temple(name.removeprefix("angry_god_")))
    return prophecy_name(name)


@lru_cache(maxsize=64)
def _name(shown: str, colour: str) -> str:
    """The name, squeezed a little if it is long."""
    is_long = len(shown) > 15
    return text(
        WIDTH / 2,
        14,
        shown,
        SMALL,
        fill=colour,
        class_="se",
        textLength=WIDTH - 8 if is_long else None,
        lengthAdjust="spacingAndGlyphs" if is_long else None,
    )


def _when(how: str, first: int, last: int) -> str:
    if how == RULES:
        return _("rules to round {last}").format(last=last)
    if how == GONE:
        return _("is scored")
    if how == NEXT:
        return _("next: {first} to {last}").format(first=first, last=last)
    return _("rounds {first} to {last}").format(first=first, last=last)


def _calamity(scene: Scene, name: str) -> str:
    """What is dearer, at the right."""
    data = scene.data["prophecy"][name]
    if name.startswith("angry_god_"):
        temple = name.removeprefix("angry_god_")
        items = [picture(f"{temple}-up", 18), amount(minus(-data["blocks"]), "block", 15)]
    else:
        items = _DEARER[name](data["corn"], data["blocks"], data["fewer"])
    width = sum(item.width for item in items) + 2 * (len(items) - 1)
    return row_of(items, WIDTH - 5 - width / 2, 44)


def _loss(number: int, good: str) -> Item:
    return amount(minus(-number), good, 15)


_DEARER: Mapping[str, Callable[[int, int, int], list[Item]]] = {
    "wrathful_gods": lambda corn, _blocks, _fewer: [picture("step", 18), _loss(corn, "corn")],
    "forest_fires": lambda _corn, _blocks, fewer: [picture("harvest", 17), _loss(fewer, "wood")],
    "drought": lambda _corn, _blocks, fewer: [picture("harvest", 17), _loss(fewer, "corn")],
    "gold_shortage": lambda corn, _blocks, _fewer: [picture("gold", 18), _loss(corn, "corn")],
    "desecration": lambda _corn, _blocks, _fewer: [picture("skull", 17), _loss(1, "step")],
    "teacher_shortage": lambda _corn, blocks, _fewer: [picture("technology", 17), _loss(blocks, "block")],
    "forgotten_lore": lambda _corn, _blocks, _fewer: [_level_2()],
    "crowded_cities": lambda _corn, blocks, _fewer: [picture("house", 17), _loss(blocks, "block")],
    "hunger": lambda corn, _blocks, _fewer: [picture("worker", 16), _loss(corn, "corn")],
    "high_floodwaters": lambda corn, _blocks, _fewer: [_chichen_itza(), _loss(corn, "corn")],
}


def _level_2() -> Item:
    """The second level, crossed out."""

    def draw(x: float, y: float, _steep: bool) -> str:
        crossed = element(
            "path", d=f"M{x - 21:g} {y + 8:g}L{x + 21:g} {y - 8:g}", stroke="var(--bad)", stroke_width=2.2
        )
        return use("technology", x - 9, y, 18) + text(x + 11, y + 5, 2, weight=800) + crossed

    return Item(42, 18, draw)


def _chichen_itza() -> Item:
    """A worker on the gear of Chichen Itza."""

    def draw(x: float, y: float, _steep: bool) -> str:
        ring = circle(
            x, y, 9.5, fill="var(--ring-chichen_itza)", stroke="var(--gear-chichen_itza)", stroke_width=2.4
        )
        return ring + use("worker", x, y, 12)

    return Item(20, 20, draw)


def _own(name: str, own: int | None) -> str:
    """What is counted, at the left, with the number that the looking player has."""
    icon = name.removeprefix("angry_god_") if name.startswith("angry_god_") else _COUNTS[name]
    if own is None:
        return use(icon, 14, 44, 17)
    shown = minus(own)
    width = 11 + 9 * len(shown)
    plate = element(
        "rect", x=4, y=35, width=width, height=18, rx=9, fill="var(--deep,var(--mine,var(--obsidian)))"
    )
    return plate + text(4 + width / 2, 49, shown, weight=800, fill="#fff") + use(icon, 14.5 + width, 44, 17)


def _bands(scene: Scene, name: str, counts: list[int], own: int | None) -> str:
    """From how many on it pays how much, and who is where."""
    data = scene.data["prophecy"][name]
    mine = None if own is None else band_of(name, own, scene.components)
    seats: dict[int, list[int]] = {}
    for seat, count in enumerate(counts):
        seats.setdefault(band_of(name, count, scene.components), []).append(seat)
    parts = []
    for band, won in enumerate(data["points"]):
        x = 3 + BAND * band
        shown = f"{minus(data['least'][band - 1])}+" if band else f"<{minus(data['least'][0])}"
        fill = "var(--ring-uxmal)" if band == mine else "var(--slab)"
        parts += [
            element(
                "path",
                d=box_path(x + 0.5, 56, BAND - 1, 37),
                fill=fill,
                stroke="var(--mine,var(--ink))" if band == mine else "var(--hair)",
                stroke_width=2 if band == mine else 1,
            ),
            text(x + BAND / 2, 69, shown, 14 if band else 13, weight=600),
            group(points(x + BAND / 2, 81.5, won, 22), style=f"--under:{fill}"),
            *_glyphs(x + BAND / 2, seats.get(band, [])),
        ]
    return "".join(parts)


def _glyphs(x: float, seats: list[int]) -> list[str]:
    """Whose place it is, at most three side by side."""
    half = (len(seats) + 1) // 2
    rows = [seats] if len(seats) <= SIDE_BY_SIDE else [seats[:half], seats[half:]]
    size = 9.5 if len(seats) < SIDE_BY_SIDE else 8.0
    return [
        use(
            f"seat-{seat}",
            x + (place - (len(row) - 1) / 2) * (size + 0.6),
            102 + (line - (len(rows) - 1) / 2) * (size + 0.6),
            size,
        )
        for line, row in enumerate(rows)
        for place, seat in enumerate(row)
    ]
