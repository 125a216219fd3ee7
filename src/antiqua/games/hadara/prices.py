"""Prices and incomes as they follow from a view, for the words and the pictures of Hadara."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from antiqua.games.hadara.box import Components, era_and_colour
from antiqua.games.hadara.state import COLOURS, TRACKS

View = Mapping[str, Any]
Seat = Mapping[str, Any]
"""What a view shows of one player."""


def copies(me: Seat, ability: str, components: Components) -> int:
    """How many cards with this ability lie in front of the player."""
    cards = components.data["card"]
    return sum(cards[name]["ability"] == ability for name in me["cards"])


def price(me: Seat, card: str, components: Components) -> int:
    """Coins that recruiting the card takes from the player now (HA-3.1)."""
    colour = era_and_colour(card)[1]
    same = sum(era_and_colour(other)[1] == colour for other in me["cards"])
    return max(0, int(components.data["card"][card]["price"]) - same)


def card_steps(me: Seat, card: str, components: Components) -> dict[str, int]:
    """Steps by track that recruiting the card gives the player now, before a token is bound to it (HA-9)."""
    printed = components.data["card"][card]
    steps = {name: int(printed["values"].get(name, 0)) for name in TRACKS}
    colours = [COLOURS[era_and_colour(one)[1]] for one in (*me["cards"], card)]
    for colour, name in zip(COLOURS, TRACKS, strict=False):
        ability = f"color_step_{colour}"
        if colours[-1] == colour:
            steps[name] += copies(me, ability, components)
        if printed["ability"] == ability:
            steps[name] += colours[:-1].count(colour)
    if printed["ability"] == "busts_plus_2":
        for one in me["busts"]:
            if one["side"] == "front":
                steps[one["token"]] += components.data["abilities"]["bust_steps"]
    return steps


def extra_coin(view: View, seat: int) -> int:
    """1 for who never leads an era, and with two players for who leads once (HA-1.6)."""
    numbers = [int(player["start_card"].rstrip("ab")) for player in view["players"]]
    place = sorted(numbers).index(numbers[seat])
    return 1 if place >= 3 or (len(numbers) == 2 and place == 1) else 0


def sale(me: Seat, era: int, components: Components) -> int:
    """Coins that a sale in this era (1 to 3) gives the player (HA-3.2, HA-9)."""
    more = components.data["abilities"]["sell_coins"] * copies(me, "sell_plus_1", components)
    return int(components.data["sale"]["coins"][era - 1] + more)


def income(me: Seat, components: Components) -> int:
    """Coins that an income gives the player now (HA-4.1, HA-9)."""
    tracks = me["tracks"]
    higher = sum(tracks[name] > tracks["income"] for name in TRACKS)
    each = components.data["abilities"]["above_income_coins"]
    return int(tracks["income"] + each * higher * copies(me, "coins_for_tracks_above_income", components))


def surplus(me: Seat, components: Components) -> int:
    """Coins that the player's spare food gives at feeding (HA-9)."""
    numbers = components.data["abilities"]
    spare = max(0, me["tracks"]["food"] - len(me["cards"]))
    once = min(numbers["surplus_coins"] * spare, numbers["surplus_most"])
    return int(once * copies(me, "sell_surplus_food", components))


def missing(me: Seat, track: str, requirement: int, components: Components) -> int:
    """Points of a requirement that the player would have to buy (HA-9)."""
    less = components.data["abilities"]["requirement_less"]
    less *= copies(me, "requirements_minus_4", components)
    return max(0, int(requirement - less - me["tracks"][track]))


def point_price(points: int, components: Components) -> int:
    """Coins for so many bought points of a requirement."""
    return int(points * components.data["abilities"]["point_coins"])


def seal_price(me: Seat, metal: str, era: int, components: Components) -> int:
    """Coins for a seal, `silver` or `gold`, in this era (1 to 3) (HA-7.1, HA-9)."""
    data = components.data
    if era > 1 and copies(me, "cheaper_seals", components):
        return int(data["cheaper_seals"][metal]["prices"][era - 2])
    return int(data["seals"][metal]["prices"][era - 1])


def bust(requirement: int, components: Components) -> Mapping[str, int]:
    """The bust with this requirement, as the components file describes it."""
    busts: list[Mapping[str, int]] = list(components.data["bust"].values())
    return next(one for one in busts if one["requirement"] == requirement)


def bust_steps(me: Seat, requirement: int, components: Components) -> int:
    """Steps that a token gives with its front on this bust (HA-4.3, HA-9)."""
    more = components.data["abilities"]["bust_steps"] * copies(me, "busts_plus_2", components)
    return int(bust(requirement, components)["token_steps"] + more)


def free_tokens(me: Seat, components: Components) -> dict[str, int]:
    """How many tokens of each track are neither bound to a card nor on a bust or a seal."""
    used = Counter([*me["bound"].values(), *me["silver"], *(one["token"] for one in me["busts"])])
    return {track: int(components.data["setup"]["tokens"]) - used[track] for track in TRACKS}


def other_card(view: View) -> str | None:
    """The card in hand: of the viewing seat's two the one not shown, or the one taken in phase B."""
    if view["phase"] == "a" and view["seat"] is not None:
        me = view["players"][view["seat"]]
        left = [card for card in me["drawn"] if me["choice"] and card != me["choice"]["show"]]
        return left[0] if left else None
    card: str | None = view["doing"]["card"]
    return card
