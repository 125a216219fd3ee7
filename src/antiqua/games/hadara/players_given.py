"""Reading what lies in front of the players from a position, besides their cards."""

from antiqua.games.hadara.state import NONE, TRACKS, Phase
from antiqua.kernel.checks import whole
from antiqua.kernel.game import State
from antiqua.kernel.positions import Reader, index_of, list_of, once, same

PLAYER_KEYS = (
    "coins",
    "start_card",
    "cards",
    "bound",
    "colonies",
    "busts",
    "silver",
    "gold",
    "tracks",
)
BEFORE_SIDES = {
    "cards": [],
    "bound": {},
    "colonies": [],
    "busts": [],
    "silver": [],
    "gold": 0,
    "tracks": dict.fromkeys(TRACKS, 0),
}
"""What lies in front of a player before sides are chosen."""
MANY = 5000
"""More coins than anybody can have."""


def read_players(state: State, players: list[Reader]) -> None:
    """Coins, colonies, busts and seals of all seats."""
    record = state.record
    box = state.game.boxes[0]
    tiles: list[tuple[str, int]] = []
    for seat, player in enumerate(players):
        player.only(PLAYER_KEYS)
        me = record.players[seat]
        me.coins = player.get("coins", whole(0, MANY), int(me.coins))
        if record.phase == Phase.SIDES:
            for key, nothing in BEFORE_SIDES.items():
                player.get(key, same(nothing), nothing)
            continue
        tiles += _read_colonies(state, seat, player)
        _read_busts(state, seat, player)
        silver = player.get(
            "silver", list_of(index_of(TRACKS), int(box.max_silver), "a game has no more"), []
        )
        me.n_silver = len(silver)
        for i, which in enumerate(silver):
            me.silver[i] = which
            _use_token(state, seat, which, player, "silver")
        me.gold = player.get("gold", whole(0, int(box.max_gold)), 0)
    once(tiles, lambda tile: str(state.game.components.colony_ids[tile]))


def _read_colonies(state: State, seat: int, player: Reader) -> list[tuple[str, int]]:
    """Colonies with the side that is up; the backs of allied ones count on the tracks."""
    me = state.record.players[seat]
    box = state.game.boxes[0]
    ids = state.game.components.colony_ids
    tiles = []
    for at, value in enumerate(player.items("colonies")):
        entry = Reader(value, f"{player.at('colonies')}.{at}")
        entry.only(("id", "side"))
        if not entry.has("id"):
            raise entry.refuse("id", "is missing")
        tile = entry.get("id", index_of(ids), 0)
        stack = tile // 5
        if me.colony[stack] != NONE:
            raise entry.refuse("id", f"is {ids[tile]}, allowed is one colony of each requirement")
        me.colony[stack] = tile
        me.allied[stack] = entry.get("side", index_of(("coin", "ally")), 0)
        if me.allied[stack]:
            for which in range(4):
                me.printed[which] += box.colonies[tile].values[which]
        tiles.append((entry.at("id"), tile))
    return tiles


def _read_busts(state: State, seat: int, player: Reader) -> None:
    me = state.record.players[seat]
    box = state.game.boxes[0]
    requirements = [str(int(box.busts[slot].requirement)) for slot in range(4)]
    for at, value in enumerate(player.items("busts")):
        entry = Reader(value, f"{player.at('busts')}.{at}")
        entry.only(("requirement", "token", "side"))
        for key in ("requirement", "token", "side"):
            if not entry.has(key):
                raise entry.refuse(key, "is missing")
        number = entry.get("requirement", whole(0, MANY), 0)
        if str(number) not in requirements:
            raise entry.refuse("requirement", f"is {number}, allowed are {', '.join(requirements)}")
        slot = requirements.index(str(number))
        if me.bust[slot] != NONE:
            raise entry.refuse("requirement", f"is {number}, allowed is each bust once")
        which = entry.get("token", index_of(TRACKS), 0)
        me.bust[slot] = which
        me.bust_back[slot] = entry.get("side", index_of(("front", "back")), 0)
        _use_token(state, seat, which, entry, "token")
        if not me.bust_back[slot]:
            me.fronts[which] += 1
            me.printed[which] += box.busts[slot].token_steps


def _use_token(state: State, seat: int, which: int, reader: Reader, key: str) -> None:
    """Takes a free token of a track."""
    me = state.record.players[seat]
    me.tokens[which] -= 1
    if me.tokens[which] < 0:
        most = int(state.game.boxes[0].tokens)
        raise reader.refuse(key, f"is one {TRACKS[which]} token too many, allowed are {most} of each track")


def bind_token(state: State, seat: int, which: int, player: Reader) -> None:
    """Binds a token to a card in front: two steps on its track."""
    _use_token(state, seat, which, player, "bound")
    state.record.players[seat].printed[which] += state.game.boxes[0].token_steps
