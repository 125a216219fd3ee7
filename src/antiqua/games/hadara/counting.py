"""Counts of the components, by which the conformance suite finds that one is lost or doubled."""

from collections import Counter

from antiqua.games.hadara.position import to_position
from antiqua.games.hadara.state import COLOURS, TRACKS
from antiqua.kernel.game import State


def conserved(state: State) -> dict[str, int]:
    """What no move changes: cards and colonies in one place at most, tokens free or in use."""
    position = to_position(state)
    players = position["players"]
    cards = Counter(
        card for pile in ("inner", "outer") for cards in position[pile].values() for card in cards
    )
    cards.update(card for player in players for card in player["cards"])
    cards.update(entry["card"] for entry in position["sold"])
    if position["pending"]["card"]:
        cards[position["pending"]["card"]] += 1
    counts = {"cards in two places": sum(number > 1 for number in cards.values())}
    for requirement, stack in position["colonies"].items():
        owned = [
            colony["id"]
            for player in players
            for colony in player["colonies"]
            if colony["id"].startswith(f"col-{int(requirement):02}-")
        ]
        counts[f"colonies of {requirement}"] = len({*stack, *owned})
    for seat, player in enumerate(players):
        used = Counter([*player["bound"].values(), *player["silver"]])
        used.update(bust["token"] for bust in player["busts"])
        for which, name in enumerate(TRACKS):
            free = int(state.record.players[seat].tokens[which])
            counts[f"{name} tokens of seat {seat}"] = free + used[name]
        counts[f"coins of seat {seat} below 0"] = min(0, player["coins"])
    return counts


def dwindling(state: State) -> dict[str, int]:
    """What no move makes grow: the cards of the three eras that are still to be dealt with."""
    position = to_position(state)
    players = state.game.players
    to_come = (3 - position["era"]) * 2 * players * len(COLOURS)
    if position["phase"] == "sides":
        to_come += 2 * players * len(COLOURS)
    piles = [*position["inner"].values(), *position["outer"].values()]
    return {
        "cards to come": to_come + sum(map(len, piles)) + bool(position["pending"]["card"]),
        "colonies in stacks": sum(map(len, position["colonies"].values())),
    }
