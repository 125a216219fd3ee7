"""The points as if the game ended now, counted from what a view shows (HA-8)."""

from collections import Counter

from antiqua.games.hadara.box import Components
from antiqua.games.hadara.drawing.scene import Seat, colour_of
from antiqua.games.hadara.prices import bust, copies
from antiqua.games.hadara.state import COLOURS

PARTS = ("colonies", "busts", "silver", "gold", "cards", "coins")


def parts(me: Seat, components: Components) -> dict[str, int]:
    """Points by category."""
    data = components.data
    extra = data["abilities"]["set_points"] * copies(me, "set_4_points", components) * sets(me)
    return {
        "colonies": sum(colony_points(colony, components) for colony in me["colonies"]),
        "busts": sum(bust_points(one, components) for one in me["busts"]),
        "silver": sum(silver_values(me, components)),
        "gold": me["gold"] * gold_value(me, components) + extra,
        "cards": sum(data["card"][card]["points"] for card in me["cards"]),
        "coins": me["coins"] // data["scoring"]["coins_per_point"],
    }


def total(me: Seat, components: Components) -> int:
    """All points."""
    return sum(parts(me, components).values())


def requirement_of(colony: Seat) -> int:
    """The requirement of a colony, which its id names too."""
    return int(colony["requirement"] if "requirement" in colony else colony["id"].split("-")[1])


def colony_points(colony: Seat, components: Components) -> int:
    """The points on the side that shows."""
    if colony["side"] == "ally":
        return int(components.data["colony"][colony["id"]]["points"])
    return int(components.data["stack"][requirement_of(colony)]["points"])


def bust_points(one: Seat, components: Components) -> int:
    """The points of a bust with its token."""
    printed = bust(one["requirement"], components)
    return int(printed["points"] + (printed["token_points"] if one["side"] == "back" else 0))


def silver_values(me: Seat, components: Components) -> list[int]:
    """The points of each active silver seal; each card that says so lifts one to full value, the best."""
    tracks = [me["tracks"][name] for name in me["silver"]]
    lifted = sorted(range(len(tracks)), key=lambda seal: -tracks[seal])
    full = set(lifted[: copies(me, "silver_full_value", components)])
    return [value if seal in full else (value + 1) // 2 for seal, value in enumerate(tracks)]


def by_colour(me: Seat) -> Counter[str]:
    """How many cards of each colour lie in front of the player."""
    return Counter(colour_of(card) for card in me["cards"])


def sets(me: Seat, jokers: int = 0) -> int:
    """Sets of five colours; a joker is one more card of any colour."""
    counts, found = by_colour(me), 0
    while sum(max(0, found + 1 - counts[colour]) for colour in COLOURS) <= jokers:
        found += 1
    return found


def gold_value(me: Seat, components: Components) -> int:
    """The points of one gold seal."""
    jokers = copies(me, "gold_seal_joker", components)
    return int(components.data["scoring"]["gold_set"] * sets(me, jokers))
