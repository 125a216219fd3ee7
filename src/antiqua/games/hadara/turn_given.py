"""Reading from a position what is open in a turn, and the secret choices already made."""

from antiqua.games.hadara.position import ACTS, drawn
from antiqua.games.hadara.rules.cards import asks_for_token, price
from antiqua.games.hadara.rules.phase_a import begin_step, other_card
from antiqua.games.hadara.rules.tracks import has_token
from antiqua.games.hadara.state import IN_FRONT, NONE, SIDES, TRACKS, Act, Phase
from antiqua.kernel.checks import flag, whole
from antiqua.kernel.game import State
from antiqua.kernel.positions import Reader, index_of, or_null, same

KEYS = ("card", "binding", "bust", "taken", "bought", "paid", "choices")
STEPS_OF_ONE = {
    "taken": (Phase.COLONY_A, Phase.BUST_A, Phase.COLONY_B, Phase.BUST_B),
    "bought": (Phase.COLONY_A, Phase.BUST_A, Phase.COLONY_B, Phase.BUST_B),
    "paid": (Phase.FEEDING,),
}


def read_pending(state: State, reader: Reader) -> None:
    """What is open; nothing by default. The card taken in phase B is read with the cards."""
    record = state.record
    if record.phase == Phase.A:
        begin_step(record)
    if reader.value.get("pending") is None:
        return
    pending = reader.inner("pending")
    pending.only(KEYS)
    limits = {"taken": 5, "bought": 10 * IN_FRONT, "paid": IN_FRONT}
    for key, phases in STEPS_OF_ONE.items():
        most = limits[key] if record.phase in phases else 0
        setattr(record, key, pending.get(key, whole(0, most), 0))
    _read_bust(state, pending)
    if pending.get("binding", flag, False):
        me = record.players[record.to_move] if record.to_move != NONE else None
        if record.card == NONE or me is None or not asks_for_token(state.game.boxes[0], me, record.card):
            raise pending.refuse("binding", "is true, allowed only with a card that binds a free token")
        me.act = Act.RECRUIT
    choices = pending.items("choices")
    if choices and len(choices) != state.game.players:
        raise pending.refuse("choices", f"has {len(choices)} entries, allowed are {state.game.players}")
    for seat, value in enumerate(choices):
        if value is not None:
            _read_choice(state, seat, Reader(value, f"pending.choices.{seat}"))


def _read_bust(state: State, pending: Reader) -> None:
    """The bust that waits for its token."""
    record = state.record
    number = pending.get("bust", or_null(whole(0, 1000)), None)
    if number is None:
        return
    if record.phase not in (Phase.BUST_A, Phase.BUST_B):
        raise pending.refuse("bust", "is given, allowed only in a bust step")
    me = record.players[record.to_move]
    requirements = [int(bust.requirement) for bust in state.game.boxes[0].busts]
    if number not in requirements or me.bust[requirements.index(number)] != NONE or not has_token(me):
        raise pending.refuse("bust", f"is {number}, allowed is a bust that the seat has not and can take")
    record.slot = requirements.index(number)


def _read_choice(state: State, seat: int, choice: Reader) -> None:
    """A secret choice, complete or as far as it is made."""
    record = state.record
    me = record.players[seat]
    box = state.game.boxes[0]
    if record.phase == Phase.SIDES:
        choice.only(("side",))
        me.side = choice.get("side", index_of(SIDES), 0)
        me.ready = 1
        return
    if record.phase != Phase.A:
        raise choice.refuse("show", "is given, allowed only in phases sides and a")
    choice.only(("show", "act", "bind"))
    if not drawn(state, seat):
        raise choice.refuse("show", "is given, allowed is null: the seat has no two cards to draw")
    me.show = 1 + choice.get("show", index_of(drawn(state, seat)), 0)
    act = choice.get("act", or_null(index_of(ACTS[1:])), None)
    card = other_card(record, seat)
    if act is None:
        choice.get("bind", same(None), None)
        return
    me.act = act + 1
    if me.act == Act.RECRUIT and price(box, me, card) > me.coins:
        raise choice.refuse("act", "is recruit, allowed is sell: the card cannot be paid")
    binds = me.act == Act.RECRUIT and asks_for_token(box, me, card)
    bind = choice.get("bind", or_null(index_of(TRACKS)) if binds else same(None), None)
    if bind is not None and me.tokens[bind] == 0:
        raise choice.refuse("bind", f"is {TRACKS[bind]}, allowed are tracks with a free token")
    me.bind = 0 if bind is None else 1 + bind
    me.ready = 0 if binds and bind is None else 1
