"""The purple cards' abilities as rows of small pictures."""

from collections.abc import Mapping
from functools import lru_cache

from antiqua.drawing.svg import circle, element, minus, signed
from antiqua.games.hadara.box import NO_ABILITY, Components
from antiqua.games.hadara.drawing.cells import Item, amount, arrow, icon, laurel, picture, words
from antiqua.games.hadara.drawing.scene import colour_of_track, sign_of


@lru_cache(maxsize=256)
def token(x: float, y: float, track: str, radius: float = 13) -> str:
    """A bonus token of a track."""
    colour = colour_of_track(track)
    disc = circle(x, y, radius, fill=f"var(--card-{colour})", stroke="var(--ink)", stroke_width=1.2)
    return disc + icon(track, x, y, radius * 1.3, f"on-{colour}", f"card-{colour}")


def _small_card(colour: str, size: float) -> Item:
    """A card of a colour, upright."""
    width = size * 0.72

    def draw(x: float, y: float) -> str:
        return element(
            "rect",
            x=x - width / 2,
            y=y - size / 2,
            width=width,
            height=size,
            rx=2,
            fill=f"var(--card-{colour})",
            stroke="var(--ink)",
            stroke_width=1.2,
        )

    return Item(width, draw)


@lru_cache(maxsize=256)
def ability(
    components: Components, name: str, size: float, figures: float, bound: str = ""
) -> tuple[Item, ...]:
    """An ability in pictures; ``bound`` is the track of the token that is bound to the card."""
    numbers: Mapping[str, int] = components.data["abilities"]

    def plus(key: str, sign: str = "coin") -> Item:
        return amount(signed(numbers[key]), sign, size, figures)

    if name == NO_ABILITY:
        return ()
    if name.startswith("color_step_"):
        colour = name.removeprefix("color_step_")
        return _small_card(colour, size), arrow(size * 0.5), amount("+1", sign_of(colour), size, figures)
    if name == "bonus_token_2_steps":
        steps = words(signed(numbers["token_steps"]), figures)
        if bound:
            return steps, Item(size, lambda x, y: token(x, y, bound, size * 0.55))
        return picture("any-token", size), steps
    seals = picture("silver-seal", size), picture("gold-seal", size)
    both = picture("military", size), picture("culture", size)
    plain: dict[str, tuple[Item, ...]] = {
        "sell_plus_1": (picture("sell", size), plus("sell_coins")),
        "busts_plus_2": (picture("bust", size), words(signed(numbers["bust_steps"]), figures)),
        "cheaper_seals": (*seals, picture("lower", size * 0.62)),
        "feed_with_coins": (
            picture("no-card", size),
            amount(minus(-numbers["feed_coins"]), "coin", size, figures),
        ),
        "sell_surplus_food": (picture("food", size), arrow(size * 0.5), plus("surplus_coins")),
        "coins_for_tracks_above_income": (
            picture("above", size * 0.75),
            picture("income", size),
            plus("above_income_coins"),
        ),
        "colony_plus_4_coins": (picture("colony", size), plus("colony_coins")),
        "silver_full_value": (picture("silver-seal", size), arrow(size * 0.5), picture("full-seal", size)),
        "set_4_points": (
            picture("set", size),
            laurel(numbers["set_points"], size * 1.35, max(14, figures - 1)),
        ),
        "gold_seal_joker": (picture("gold-seal", size), amount("+1", "card", size, figures)),
        "two_colonies_two_busts": (words("2×", figures), picture("colony", size), picture("bust", size)),
        "requirements_minus_4": (words(minus(-numbers["requirement_less"]), figures), *both),
        "buy_requirement_3_coins": (
            amount(minus(-numbers["point_coins"]), "coin", size, figures),
            arrow(size * 0.5),
            *both,
        ),
    }
    return plain[name]
