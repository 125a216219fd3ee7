"""Reading skulls, buildings, monuments and starting wealth from a position."""

from typing import Any

from antiqua.games.tzolkin.moves import KEPT_TILES
from antiqua.games.tzolkin.reading_expansion import (
    names_in_play,
    skulls_on_buildings,
    wealth_count,
    wealth_kept,
)
from antiqua.games.tzolkin.state import (
    EMPTY,
    KEPT,
    NOBODY,
    OFFERED,
    OUT_OF_GAME,
    Module,
    Tribe,
)
from antiqua.kernel.checks import shown, whole
from antiqua.kernel.game import State
from antiqua.kernel.positions import Reader, index_of, list_of, once, or_null


def read_skulls(state: State, reader: Reader) -> None:
    """At most as many skulls as there are: with players, on Chichen Itza and in the supply (TZ-1.2)."""
    record = state.record
    total = int(state.game.boxes[0].skulls)
    places = reader.get("skull_places", list_of(whole(1, 9), 9, "each place takes one skull"), [])
    once(((reader.at("skull_places"), place) for place in places), lambda place: f"place {place}")
    for place in places:
        record.skull_places[place] = 1
    used = len(places) + sum(int(record.players[seat].skulls) for seat in range(state.game.players))
    used += skulls_on_buildings(state)
    if used > total:
        raise reader.refuse("skulls", f"players and Chichen Itza have {used}, allowed are {total} in all")
    record.skulls = reader.get("skulls", whole(0, total), total - used)
    if record.skulls + used > total:
        raise reader.refuse(
            "skulls",
            f"{record.skulls} with {used} elsewhere are {record.skulls + used}, allowed are {total} in all",
        )


def read_tiles(state: State, reader: Reader, players: list[Reader]) -> None:
    """Every tile in one place; what is not given is dealt from what is nowhere else."""
    components = state.game.components
    monument = index_of(components.monument_ids)
    record = state.record
    box = state.game.boxes[0]
    n_buildings = len(components.building_ids)
    building = index_of(names_in_play(state, components.building_ids))
    owned: list[tuple[str, int]] = []
    raised: list[tuple[str, int]] = []
    wealth: list[tuple[str, int]] = []
    for seat, player in enumerate(players):
        built = player.get("buildings", list_of(building, n_buildings, "there are no more"), [])
        owned += [(player.at("buildings"), tile) for tile in built]
        for tile in built:
            record.building_owner[tile] = seat
        monuments = player.get("monuments", list_of(monument, 13, "there are no more"), [])
        raised += [(player.at("monuments"), tile) for tile in monuments]
        kept = player.get("wealth", wealth_kept(state, seat), [])
        wealth += [(player.at("wealth"), tile) for tile in kept]
        me = record.players[seat]
        me.n_wealth = len(kept)
        for i, tile in enumerate(kept):
            me.wealth[i] = tile
    once(wealth, lambda tile: str(components.wealth_ids[tile]))
    places = {"buildings": (building, int(box.displayed), "the places on display")}
    for age in (1, 2):
        in_play = names_in_play(state, components.building_ids)
        of_age = [name for i, name in enumerate(in_play) if box.buildings[i].age == age]
        places[f"deck_{age}"] = (_of_age(components.building_ids, of_age), n_buildings, "there are no more")
    given = {key: reader.get(key, list_of(*rule), None) for key, rule in places.items()}
    for key, tiles in given.items():
        owned += [(reader.at(key), tile) for tile in tiles or []]
    once(owned, lambda tile: str(components.building_ids[tile]))
    _deal_missing(state, given, {tile for _, tile in owned})
    _read_monuments(state, reader, raised)


def _of_age(ids: tuple[str, ...], of_age: list[str]) -> Any:
    """The index of a building that must be of one age."""
    of_one_age = index_of(of_age)
    return lambda value: ids.index(of_age[of_one_age(value)])


def _deal_missing(state: State, given: dict[str, list[int] | None], used: set[int]) -> None:
    """Display and decks: as given, else dealt in the seed's order from tiles that are nowhere else."""
    record = state.record
    box = state.game.boxes[0]
    shown_first = [int(tile) for tile in record.shown if tile != EMPTY]
    order = [
        [int(record.decks[age][i]) for i in range(record.deck_left[age] - 1, -1, -1)] for age in range(2)
    ]
    order[0] = shown_first + order[0]
    free = [[tile for tile in tiles if tile not in used] for tiles in order]
    display = given["buildings"]
    if display is None:
        display = free[0][: int(box.displayed)]
        free[0] = free[0][int(box.displayed) :]
    if record.food_days >= 2:
        free[0] = []
    decks = [given["deck_1"], given["deck_2"]]
    for slot in range(int(box.displayed)):
        record.shown[slot] = display[slot] if slot < len(display) else EMPTY
    for age in range(2):
        chosen = decks[age]
        tiles = free[age] if chosen is None else chosen
        record.deck_left[age] = len(tiles)
        for i in range(len(record.decks[age])):
            record.decks[age][i] = tiles[len(tiles) - 1 - i] if i < len(tiles) else 0


def _read_monuments(state: State, reader: Reader, raised: list[tuple[str, int]]) -> None:
    components = state.game.components
    record = state.record
    built = {tile for _, tile in raised}
    dealt = [
        i
        for i in range(len(components.monument_ids))
        if record.monument_owner[i] == NOBODY and i not in built
    ]
    check = list_of(index_of(components.monument_ids), 13, "there are no more")
    display = reader.get("monuments", check, dealt)
    once(raised + [("monuments", tile) for tile in display], lambda tile: str(components.monument_ids[tile]))
    for tile in range(len(components.monument_ids)):
        record.monument_owner[tile] = NOBODY if tile in display else OUT_OF_GAME
    for path, tile in raised:
        record.monument_owner[tile] = int(path.split(".")[1])


def read_offers(state: State, players: list[Reader]) -> None:
    """The tiles offered in set-up, and the pairs already chosen."""
    components = state.game.components
    tile = index_of(components.wealth_ids)
    offers: list[tuple[str, int]] = []
    for seat, player in enumerate(players):
        me = state.record.players[seat]
        dealt = [int(number) for number in me.offered]
        offered = sorted(player.get("offered_wealth", list_of(tile, OFFERED, "four are offered"), dealt))
        if len(offered) != OFFERED:
            raise player.refuse("offered_wealth", f"has {len(offered)} tiles, allowed are {OFFERED}")
        offers += [(player.at("offered_wealth"), number) for number in offered]
        for i, number in enumerate(offered):
            me.offered[i] = number
        keep = player.get("keep", or_null(list_of(tile, KEPT, "no more are kept")), None)
        if keep is not None:
            me.chosen = 1 + _choice_of(state, seat, player, offered, sorted(keep))
    once(offers, lambda number: str(components.wealth_ids[number]))
    if all(state.record.players[seat].chosen for seat in range(len(players))):
        raise players[0].refuse(
            "keep", "all seats have chosen, allowed in set-up is at least one that has not"
        )


def _choice_of(state: State, seat: int, player: Reader, offered: list[int], keep: list[int]) -> int:
    """The number of the choice of tiles to keep: two, three with Ixtab."""
    me = state.record.players[seat]
    if state.record.modules & Module.TRIBES and me.tribe == Tribe.NONE:
        raise player.refuse("keep", "is given without a tribe, allowed is null")
    count = wealth_count(state, seat)
    choices = [tuple(offered[i] for i in choice) for choice in KEPT_TILES]
    if len(keep) != count or tuple(keep) not in choices:
        ids = state.game.components.wealth_ids
        given = shown([ids[tile] for tile in keep])
        raise player.refuse("keep", f"is {given}, allowed are {COUNTS[count]} of the tiles offered")
    return choices.index(tuple(keep))


COUNTS = {2: "two", 3: "three"}
