"""Checks of moves: legal ones can be played and have texts, all others are refused and change nothing."""

from antiqua.kernel.conformance.playing import Choose, Walk, snapshot, uniform
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.game import Game, Move, State
from antiqua.kernel.loops import ILLEGAL
from antiqua.kernel.records import new_numbers

REMEMBERED = 12
"""Texts of earlier moves that are tried where they are not legal."""


def legal_moves_can_be_played(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """Who is to act has moves, who is not has none, each listed move can be played, and the game ends."""
    walk = Walk(game, seed, choose)
    definition = game.definition
    for state in walk.some(every):
        before = snapshot(state)
        for seat in range(game.players):
            codes = _codes(state, seat)
            acts = seat in state.to_act
            walk.expect(
                bool(codes) == acts,
                f"seat {seat} has {len(codes)} legal moves and is {'' if acts else 'not '}to act",
            )
            walk.expect(len(set(codes)) == len(codes), f"seat {seat} has a legal move twice: {codes}")
            walk.expect(
                len(codes) <= definition.max_legal, f"seat {seat} has more than max_legal moves: {codes}"
            )
            walk.expect(
                all(0 <= code < definition.codes for code in codes),
                f"seat {seat}: a code is not allowed: {codes}",
            )
            for code in codes:
                copy = state.copy()
                _step(walk, copy, seat, code)
                walk.expect(snapshot(copy) != before, f"seat {seat}: move {code} changes nothing")
        walk.expect(snapshot(state) == before, "to list the moves changes the state")
    walk.same(
        "moves of all seats at the end",
        [walk.state.codes(s) for s in range(game.players)],
        [[]] * game.players,
    )


def _codes(state: State, seat: int) -> list[int]:
    """The legal codes, also if there are too many."""
    definition = state.game.definition
    out = new_numbers(definition.max_legal + definition.codes)
    count = definition.loops.legal_moves(state.game.boxes, state.games, 0, seat, out)
    return [int(code) for code in out[:count]]


def _step(walk: Walk, state: State, seat: int, code: int) -> None:
    definition = state.game.definition
    out = new_numbers(definition.max_legal)
    situation = definition.loops.step(state.game.boxes, state.games, 0, seat, code, out)
    walk.expect(situation != ILLEGAL, f"seat {seat}: move {code} is listed as legal and refused")


def texts_name_moves(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """Texts are unique in lower case, have single blanks, and are read in any case and with any blanks."""
    walk = Walk(game, seed, choose)
    for state in walk.some(every):
        for seat in state.to_act:
            moves = state.moves(seat)
            texts = [move.text for move in moves]
            walk.expect(
                len({text.lower() for text in texts}) == len(texts),
                f"two moves of seat {seat} have one text: {sorted(texts)}",
            )
            for move in moves:
                walk.expect(
                    move.text != "" and move.text == " ".join(move.text.split()),
                    f"move {move.code} has the text {move.text!r}, allowed are words and single blanks",
                )
                for form in (move.text, f"  {move.text.upper()} ".replace(" ", "  ")):
                    walk.same(f"the move that {form!r} names", _read(walk, state, seat, form), move)


def _read(walk: Walk, state: State, seat: int, text: str) -> Move:
    try:
        return state.move(text, seat)
    except IllegalMove as refused:
        walk.fail(f"the text of a legal move is not read: {refused}")


def other_moves_are_refused(game: Game, seed: int, choose: Choose = uniform, every: int = 1) -> None:
    """Every code and text that is not legal for a seat is refused, and the state's bytes stay."""
    walk = Walk(game, seed, choose)
    for state in walk.some(every):
        for seat in range(game.players):
            _refuses_codes(walk, state, seat)
            _refuses_texts(walk, state, seat)
    for seat in range(game.players):
        _refuses_codes(walk, walk.state, seat)
        _refuses_texts(walk, walk.state, seat)


def _refuses_codes(walk: Walk, state: State, seat: int) -> None:
    definition = walk.game.definition
    legal = set(state.codes(seat))
    out = new_numbers(definition.max_legal)
    before = snapshot(state)
    others = [code for code in range(-2, definition.codes + 2) if code not in legal]
    for code in others:
        situation = definition.loops.step(walk.game.boxes, state.games, 0, seat, code, out)
        walk.expect(situation == ILLEGAL, f"move {code} of seat {seat} is not legal and was played")
    walk.expect(snapshot(state) == before, f"a refused move of seat {seat} changes the state")


def _refuses_texts(walk: Walk, state: State, seat: int) -> None:
    legal = {str(move) for move in state.moves(seat)}
    before = snapshot(state)
    earlier = {move.text: move for _, move in walk.played[-REMEMBERED:]}
    tried: list[Move | str] = [
        "",
        "nonsense",
        "0",
        *(move for text, move in earlier.items() if text not in legal),
    ]
    for move in tried:
        try:
            state.play(move, seat)
        except IllegalMove as refused:
            walk.expect(
                str(move) in str(refused), f"the message does not name the move {str(move)!r}: {refused}"
            )
        else:
            walk.fail(f"seat {seat}: {str(move)!r} is not legal and was played")
        walk.expect(snapshot(state) == before, f"seat {seat}: the refused {str(move)!r} changes the state")
