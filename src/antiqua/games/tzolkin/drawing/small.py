"""Tiles already built, small: what they do and score, without their price."""

from functools import lru_cache

from antiqua.drawing.svg import element, group, signed, text, use
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.drawing.cells import amount, picture, points
from antiqua.games.tzolkin.drawing.printed import Printed, counted, feeds, fitted, rewards, signs, tile

WIDTH, HEIGHT = 64.0, 48.0


@lru_cache(maxsize=512)
def small_face(components: Components, name: str, players: int | None = None) -> str:
    """The small tile drawn at (0, 0); ValueError for an unknown id."""
    kind, printed = tile(components.data, name, players)
    frame = printed.get("frame", "wealth")
    corner = "M0 48V3h3V0h58v3h3V48z" if kind == "monument" else "M2 0H62a2 2 0 0 1 2 2V48H0V2a2 2 0 0 1 2-2z"
    inside = _monument(printed) if kind == "monument" else _other(printed)
    return (
        element("path", d=corner, fill=f"var(--tile-{frame})", stroke="var(--outline)", stroke_width=1.3)
        + element("path", d="M.7 43.5H63.3V47.3H.7z", fill=f"var(--frame-{frame})")
        + group(inside, style=f"--under:var(--tile-{frame})")
    )


def _farm(printed: Printed) -> str:
    """What works at every food day: how many workers it feeds, or how much less each of them needs."""
    if printed["feeds"]:
        return use("bowl", 21, 22, 26) + text(47, 27, f"×{printed['feeds']}", 15)
    return fitted([amount(signed(-printed["feed_discount"]), "corn", 20), picture("worker", 17)], 32, 22, 58)


def _other(printed: Printed) -> str:
    """A tile that has done what it does; one with points alone shows them."""
    if feeds(printed):
        return _farm(printed)
    given = rewards(printed, 18)
    if given:
        drawn = fitted([picture("bowl", 20), *given], 26 if printed.get("renovation") else 32, 22, 44)
        return drawn + (use("renovation", 55, 35, 13) if printed.get("renovation") else "")
    pictures = signs(printed, 25)
    return fitted(pictures, 32, 22, 56) if pictures else points(32, 22, printed["points"], 34, 16)


def _monument(printed: Printed) -> str:
    won = printed["points"]
    if not won:
        return fitted(counted(printed, 22), 32, 22, 56)
    return fitted(counted(printed, 22), 20, 22, 32) + points(48, 22, won, 27)
