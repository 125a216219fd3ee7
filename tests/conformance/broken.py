"""Games and kernels that are broken in one way each, and the check that must find it.

Run as a program it puts each to its check and prints what was found.
"""

import json
import sys
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from antiqua.kernel import conformance
from antiqua.kernel.game import Game, Move, State
from antiqua.kernel.rng import seed_rng, shuffle
from tests.kernel import minigame
from tests.kernel.minigame import CARDS, DEFINITION, DRAW, TAKE


@dataclass(frozen=True)
class Fault:
    check: str
    """The check that must find the fault."""
    message: str
    """What its message must say."""
    make: Callable[[], Any]
    """The broken game, or a patch of the kernel that is in force during the check."""
    arguments: Callable[[], dict[str, Any]] = dict


def game(functions: dict[str, Callable[..., Any]] | None = None, **changes: Any) -> Game:
    """The mini game with some of its parts exchanged."""
    functions = {**DEFINITION.functions, **(functions or {})}
    return Game(replace(DEFINITION, functions=functions, **changes), players=3)


def sound() -> Game:
    return game()


def with_loops(**changes: Callable[..., Any]) -> Game:
    """The mini game with some of the kernel's loops exchanged."""
    broken = game()
    for name, function in changes.items():
        setattr(broken.definition.loops, name, function)
    return broken


# Moves


def legal_forgets(box, state, seat, out):
    count = minigame.legal(box, state, seat, out)
    return 0 if count == 1 else count


def legal_for_everybody(box, state, seat, out):
    acting = minigame.to_act(state)
    return minigame.legal(box, state, (acting & -acting).bit_length() - 1, out) if acting else 0


def legal_twice(box, state, seat, out):
    count = minigame.legal(box, state, seat, out)
    if count:
        out[count] = out[0]
        count += 1
    return count


def legal_strange(box, state, seat, out):
    count = minigame.legal(box, state, seat, out)
    if count:
        out[count] = 1000
        count += 1
    return count


def legal_marks(box, state, seat, out):
    state.players[3].points += 1
    return minigame.legal(box, state, seat, out)


def apply_ignores(box, state, seat, code):
    if code != TAKE:
        minigame.apply(box, state, seat, code)


def step_anything(boxes, games, i, seat, code, out):
    minigame.apply(boxes[0], games[i], seat, code)
    return 1


def step_refuses_late(boxes, games, i, seat, code, out):
    games[i].players[0].points += 1
    return DEFINITION.loops.step(boxes, games, i, seat, code, out)


def move_loosely(state: State, move: Move | str, seat: int | None = None) -> Move:
    return state.moves(seat)[0] if state.moves(seat) else Move(TAKE, "take")


def forgetful_text(state: State, seat: int, code: int) -> str:
    return "play" if code <= CARDS else minigame.move_text(state, seat, code)


# States


def without_won(state: State) -> dict[str, Any]:
    position = minigame.to_position(state)
    for player in position["players"]:
        del player["won"]
    return position


def read_without_won(table: Game, position: Any) -> State:
    players = [{**player, "won": 0} for player in position["players"]]
    return minigame.from_position(table, {**position, "players": players})


def refuses_winners(table: Game, position: Any) -> State:
    if position["winner"] >= 0:
        raise ValueError("winner: not allowed")
    return minigame.from_position(table, position)


def read_without_a_card(table: Game, position: Any) -> State:
    state = minigame.from_position(table, position)
    state.record.left = max(0, state.record.left - 1)
    return state


def draw_keeps(box, state, seat, code):
    minigame.apply(box, state, seat, code)
    if code == DRAW:
        state.left += 1
        state.deck[state.left - 1] = state.players[seat].hand[0]


def grows(state: State) -> dict[str, int]:
    return {"cards played": int(state.record.n_played)}


def score_forgets(box, state, out):
    minigame.score(box, state, out)
    out[1] = 0


def score_without_tie_break(box, state, out):
    minigame.score(box, state, out)
    for seat in range(state.seats):
        out[3 * seat + 2] = 0


# Information


def view_with_deck(state: State, seat: int | None) -> dict[str, Any]:
    return {**minigame.view(state, seat), "next": minigame.to_position(state)["deck"][-1:]}


def view_with_sum(state: State, seat: int | None) -> dict[str, Any]:
    players = minigame.to_position(state)["players"]
    return {**minigame.view(state, seat), "odd": sum(player["chosen"] for player in players) % 2}


def view_with_seed(state: State, seat: int | None) -> dict[str, Any]:
    return {**minigame.view(state, seat), "number": state.seed}


def view_with_key(state: State, seat: int | None) -> dict[str, Any]:
    return {**minigame.view(state, seat), "table": {"rng": 0}}


def board_with_deck(state: State, seat: int | None) -> str:
    return f"<svg>{minigame.to_position(state)['deck']}</svg>"


def board_with_choice(state: State, seat: int | None) -> str:
    return f"<svg>{[player['chosen'] % 2 for player in minigame.to_position(state)['players']]}</svg>"


def observe_no_points(box, state, seat, out):
    minigame.observe(box, state, seat, out)
    for other in range(4):
        out[3 + CARDS + 4 * other + 2] = 0


def observe_all(box, state, seat, out):
    minigame.observe(box, state, seat, out)
    out[0] = state.players[2].hand[0]


def legal_by_deck(box, state, seat, out):
    count = minigame.legal(box, state, seat, out)
    return 1 if state.winner == seat and state.left > 0 and state.deck[state.left - 1] < 10 else count


def redeal_nothing(box, state, seat, seed):
    seed_rng(state.rng, seed)


def redeal_keeps_choices(box, state, seat, seed):
    chosen = [state.players[other].chosen for other in range(state.seats)]
    minigame.redeal(box, state, seat, seed)
    for other in range(state.seats):
        state.players[other].chosen = chosen[other]


def redeal_own(box, state, seat, seed):
    minigame.redeal(box, state, -1, seed)


def redeal_in_place(box, state, seat, seed):
    seed_rng(state.rng, seed)
    shuffle(state.rng, state.deck, state.left)


def redeal_doubles(box, state, seat, seed):
    minigame.redeal(box, state, seat, seed)
    if state.left:
        state.deck[0] = state.deck[state.left - 1]


def apply_first_wins(box, state, seat, code):
    first = True
    for other in range(state.seats):
        if state.players[other].chosen:
            first = False
    minigame.apply(box, state, seat, code)
    if first and code <= CARDS:
        state.players[seat].won += 1


class Peeping:
    """A bot that gets at the true state through its sampler."""

    def choose(self, view, moves, sampler, rng):
        state = sampler.__closure__[1].cell_contents
        return moves[sum(minigame.to_position(state)["deck"][::2]) % len(moves)]


# Ways to run


def setup_keeps(box, state, seats, options, seed):
    played = state.n_played
    minigame.setup(box, state, seats, options, seed)
    state.n_played = played


def setup_once(box, state, seats, options, seed):
    minigame.setup(box, state, seats, options, 1)


def step_first(boxes, games, i, seat, code, out):
    return DEFINITION.loops.step(boxes, games, 0, seat, code, out)


def observe_nothing(boxes, games, first, last, seats, out):
    pass


def step_range_twice(boxes, games, first, last, codes, moves, counts, seats):
    DEFINITION.loops.step_range(boxes, games, first, last, codes, moves, counts, seats)
    DEFINITION.loops.score_game(boxes, games, 0, [0] * 9)
    games[0].players[0].points += 1


def on(name: str, value: Any) -> Callable[[], Any]:
    return lambda: patch.object(State, name, value)


FAULTS = {
    "no moves for a seat to act": Fault(
        "legal_moves_can_be_played", "has 0 legal moves and is to act", lambda: game({"legal": legal_forgets})
    ),
    "moves for a seat that is not to act": Fault(
        "legal_moves_can_be_played", "is not to act", lambda: game({"legal": legal_for_everybody})
    ),
    "a move twice": Fault("legal_moves_can_be_played", "twice", lambda: game({"legal": legal_twice})),
    "a code out of range": Fault(
        "legal_moves_can_be_played", "not allowed", lambda: game({"legal": legal_strange})
    ),
    "more moves than max_legal": Fault("legal_moves_can_be_played", "max_legal", lambda: game(max_legal=2)),
    "a move that does nothing": Fault(
        "legal_moves_can_be_played", "changes nothing", lambda: game({"apply": apply_ignores})
    ),
    "looking at the moves changes the state": Fault(
        "legal_moves_can_be_played", "changes the state", lambda: game({"legal": legal_marks})
    ),
    "a game that is too long": Fault(
        "legal_moves_can_be_played", "max_decisions", lambda: game(max_decisions=9)
    ),
    "two moves with one text": Fault("texts_name_moves", "one text", lambda: game(move_text=forgetful_text)),
    "two blanks": Fault(
        "texts_name_moves", "single blanks", lambda: game(move_text=lambda *known: f"play  {known[-1]}")
    ),
    "capital letters are not read": Fault(
        "texts_name_moves", "is not read", lambda: game(canonical=str.strip)
    ),
    "any code is played": Fault(
        "other_moves_are_refused", "was played", lambda: with_loops(step=step_anything)
    ),
    "a refused code leaves a trace": Fault(
        "other_moves_are_refused", "changes the state", lambda: with_loops(step=step_refuses_late)
    ),
    "any text is played": Fault("other_moves_are_refused", "was played", on("move", move_loosely)),
    "copies are the same thing": Fault(
        "copies_stay", "changed", on("copy", lambda self: State(self.game, self.games, 0))
    ),
    "a position without a key": Fault(
        "positions_are_the_state",
        "observation",
        lambda: game(to_position=without_won, from_position=read_without_won),
    ),
    "a position that is not read": Fault(
        "positions_are_the_state", "cannot be loaded", lambda: game(from_position=refuses_winners)
    ),
    "a position that is read wrongly": Fault(
        "positions_are_the_state", "deck", lambda: game(from_position=read_without_a_card)
    ),
    "a card in two places": Fault("components_are_conserved", "card", lambda: game({"apply": draw_keeps})),
    "a count that grows": Fault("components_are_conserved", "cards played", lambda: game(dwindling=grows)),
    "no counts": Fault("components_are_conserved", "no `conserved`", lambda: game(conserved=None)),
    "points forgotten": Fault(
        "scores_add_up",
        "recount",
        lambda: game({"score": score_forgets}),
        lambda: {"recount": minigame.recount},
    ),
    "no tie-break": Fault(
        "scores_add_up",
        "ranking",
        lambda: game({"score": score_without_tie_break}),
        lambda: {"recount": minigame.recount},
    ),
    "the deck in the view": Fault("worlds_look_alike", "next", lambda: game(view=view_with_deck)),
    "the seed in the view": Fault("worlds_look_alike", "seed", lambda: game(view=view_with_seed)),
    "the generator in the view": Fault("worlds_look_alike", "table.rng", lambda: game(view=view_with_key)),
    "the deck in the picture": Fault("worlds_look_alike", "board", lambda: game(board=board_with_deck)),
    "others' cards in the observation": Fault(
        "worlds_look_alike", "observation", lambda: game({"observe": observe_all})
    ),
    "points that are not observed": Fault(
        "observations_tell", "one observation", lambda: game({"observe": observe_no_points})
    ),
    "moves that tell the next card": Fault(
        "worlds_look_alike", "moves", lambda: game({"legal": legal_by_deck})
    ),
    "own cards dealt again": Fault("worlds_look_alike", "knows", lambda: game({"redeal": redeal_own})),
    "a bot that peeps": Fault("worlds_look_alike", "bots", sound, lambda: {"bots": [Peeping()]}),
    "nothing dealt again": Fault("worlds_differ", "deck.*", lambda: game({"redeal": redeal_nothing})),
    "hands not dealt again": Fault(
        "worlds_differ", "players.*.hand", lambda: game({"redeal": redeal_in_place})
    ),
    "a world that tells the true one": Fault(
        "worlds_can_be_played", "with one seed", lambda: game({"redeal": redeal_in_place})
    ),
    "a world with a card twice": Fault(
        "worlds_can_be_played", "components", lambda: game({"redeal": redeal_doubles})
    ),
    "a secret choice in the view": Fault(
        "secret_choices_are_secret", "secretly", lambda: game(view=view_with_sum)
    ),
    "a secret choice in the picture": Fault(
        "secret_choices_are_secret", "board", lambda: game(board=board_with_choice)
    ),
    "a secret choice that worlds keep": Fault(
        "secret_choices_are_secret", "re-dealt", lambda: game({"redeal": redeal_keeps_choices})
    ),
    "who chooses first wins": Fault(
        "secret_choices_are_secret", "two orders", lambda: game({"apply": apply_first_wins})
    ),
    "a table that is not cleared": Fault(
        "same_seed_same_game", "another was played", lambda: game({"setup": setup_keeps})
    ),
    "one game for all seeds": Fault(
        "same_seed_same_game", "other seeds", lambda: game({"setup": setup_once})
    ),
    "games that mix": Fault(
        "games_at_once_are_games_apart", "beside others", lambda: with_loops(step=step_first)
    ),
    "a batch without observations": Fault(
        "batches_are_single_games", "observation", lambda: with_loops(observe_range=observe_nothing)
    ),
    "a batch that plays something else": Fault(
        "batches_are_single_games", "batch", lambda: with_loops(step_range=step_range_twice)
    ),
}


def found(fault: Fault) -> str:
    """The message of the check; empty if it found nothing, the traceback if it failed otherwise."""
    check = getattr(conformance, fault.check)
    made = fault.make()
    broken, patched = (made, nullcontext()) if isinstance(made, Game) else (sound(), made)
    seeds = [range(6)] if fault.check == "worlds_differ" else range(5, 9)
    try:
        with patched:
            for seed in seeds:
                check(broken, seed, **fault.arguments())
    except AssertionError as error:
        return str(error)
    except Exception:
        return f"not an AssertionError: {traceback.format_exc()}"
    return ""


if __name__ == "__main__":
    sys.stdout.write(json.dumps({name: found(fault) for name, fault in FAULTS.items()}))
