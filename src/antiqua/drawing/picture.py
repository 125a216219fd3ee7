"""A whole picture: the ``<svg>`` round what is drawn, with icons and colours if it stands alone."""

from html import escape

from antiqua.drawing import icons
from antiqua.drawing.svg import element
from antiqua.drawing.theme import css


def picture(
    box: tuple[float, float, float, float],
    *inside: str,
    label: str,
    classes: str,
    definitions: str = "",
    theme: str | None = None,
    standalone: bool = True,
    interactive: bool = False,
    actor: int | None = None,
) -> str:
    """The picture as SVG text; ``box`` is left, top, width and height of what is to be seen.

    ``label`` is what it says to those who do not see it, ``actor`` the seat whose colour marks have.
    """
    style = ""
    if standalone:
        definitions = icons.symbols_in("".join((definitions, *inside))) + definitions
        # a class of its own, so that a light and a dark picture can be in one page
        own = f"antiqua-{theme or 'auto'}"
        classes = f"{classes} {own}"
        style = f"<style>{escape(css(theme, f'svg.{own}'), quote=False)}</style>"
    # what is nobody's is plain, also in a page that has the colour of a seat
    colours = "--worker:initial"
    if actor is not None:
        colours += f";--mine:var(--seat-{actor});--deep:var(--deep-{actor})"
    return element(
        "svg",
        style,
        element("defs", definitions) if definitions else "",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{side:g}" for side in box),
        class_=f"antiqua {classes}",
        style=colours,
        # an image would hide its targets from those who hear the page
        role="group" if interactive else "img",
        aria_label=label,
    )
