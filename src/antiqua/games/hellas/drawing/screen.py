"""A player's screen from behind, with the marble that stands there: discs of five and stones."""

from antiqua.drawing.svg import element, number, text, use
from antiqua.games.hellas.drawing.words import _

WIDTH, HEIGHT = 232.0, 58.0
DISC = 5
"""Marble that a disc is worth."""
_ROOM = 150.0
_LEFT = 42.0


def screen(seat: int, marble: int | None) -> str:
    """The open screen with so much marble; None is hidden, and then the screen is closed."""
    inside = _hidden() if marble is None else _stones(marble)
    told = _("hidden marble") if marble is None else _("{number} marble").format(number=marble)
    return element(
        "svg",
        _walls(seat),
        inside,
        class_="antiqua own-screen",
        viewBox=f"0 0 {number(WIDTH)} {number(HEIGHT)}",
        role="img",
        aria_label=told,
    )


def _walls(seat: int) -> str:
    """Three walls round the table, open to the player."""
    wall = 'stroke="var(--outline)" stroke-width="1.4" stroke-linejoin="round"'
    own = f"var(--seat-{seat})"
    return (
        f'<path d="M2 6L30 11V45L2 55ZM230 6L202 11V45L230 55Z" fill="{own}" {wall}/>'
        f'<path d="M30 4H202V45H30Z" fill="var(--plaster)" {wall}/>'
        f'<path d="M30 4H202V12H30Z" fill="{own}" {wall}/>'
        f'<path d="M8 13.5L25 16M207 16L224 13.5" stroke="var(--glyph-{seat})" stroke-opacity=".7" '
        'stroke-width="1.4" stroke-dasharray="4 3"/>'
        f'<path d="M36 8H196" stroke="var(--glyph-{seat})" stroke-opacity=".7" stroke-width="1.4" '
        'stroke-dasharray="5 4"/>'
        f"{use(f'glyph-{seat}', 16, 31, 15)}{use(f'glyph-{seat}', 216, 31, 15)}"
    )


def _hidden() -> str:
    return text(WIDTH / 2, 34, "?", 20, fill="mute")


def _stones(marble: int) -> str:
    """Discs first; what has no room lies closer together."""
    discs, stones = divmod(marble, DISC)
    things = ["disc"] * discs + ["stone"] * stones
    if not things:
        return text(WIDTH / 2, 33, "0", 17, fill="mute")
    apart = min(25.0, _ROOM / max(1, len(things)))
    start = _LEFT + 12
    return "".join(
        _disc(start + apart * place) if thing == "disc" else use("marble", start + apart * place, 29, 23)
        for place, thing in enumerate(things)
    )


def _disc(x: float) -> str:
    """A flat stone with a five on it."""
    line = 'stroke="var(--outline)" stroke-width="1.3"'
    return (
        f'<ellipse cx="{number(x)}" cy="31.5" rx="12.5" ry="10.5" fill="var(--marble-side)" {line}/>'
        f'<ellipse cx="{number(x)}" cy="28.5" rx="12.5" ry="10.5" fill="var(--marble)" {line}/>'
        f'<text x="{number(x)}" y="33.5" font-size="14" font-weight="800" text-anchor="middle" '
        f'fill="#2b2520">{DISC}</text>'
    )
