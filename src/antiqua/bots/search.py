"""The search of `greedy`: one turn ahead over the seat's own decisions, bound anew to each game.

The search goes from one place where the turn may end to the next. It tries every line of decisions up to the
first such place, keeps the best of the places reached, and goes on from those, until no line is left.
Different orders of the same decisions lead to places of equal worth, of which it keeps one.
"""

from antiqua.bots.evaluation import SETTLED, is_final, is_idle, is_over, worth
from antiqua.kernel.compiling import rule
from antiqua.kernel.protocol import apply, legal
from antiqua.kernel.records import copy_record
from antiqua.kernel.rng import integer

DEPTH = 60
"""No line of decisions between two places where a turn may end is longer."""
WIDTH = 24
"""How many of the places reached are kept."""
SHARE = 1000
"""How many positions are tried at most after one decision at such a place."""
UNKNOWN = -1
LOWEST = -1e9


@rule
def find_final(box, games, i, seat, codes, count, weights, prices):
    """The best of the final moves among `codes` in `games[i]` and its worth; UNKNOWN if there is none."""
    best = UNKNOWN
    highest = LOWEST
    for k in range(count):
        code = integer(codes[k])
        if is_final(code):
            copy_record(games, i + 1, games, i)
            value = worth(box, games[i + 1], seat, code, weights, prices)
            if best == UNKNOWN or value > highest:
                best = code
                highest = value
    return best, highest


@rule
def keep_place(games, i, first, value, start, kept, firsts, values):
    """Keeps `games[i]` among the best places, which lie from `start` on; returns how many there are."""
    at = kept
    if kept == WIDTH:
        at = 0
    for k in range(kept):
        if values[start + k] == value:
            return kept
        if kept == WIDTH and values[start + k] < values[start + at]:
            at = k
    if kept == WIDTH and values[start + at] >= value:
        return kept
    copy_record(games, start + at, games, i)
    firsts[start + at] = first
    values[start + at] = value
    return min(kept + 1, WIDTH)


@rule
def search(boxes, roots, seat, before, all_weights, all_prices, games, codes, untried, firsts, values, found):
    """The best first move of the seat in `roots[0]`; writes its worth and how many positions were tried.

    `before` is the seat's decision that led there, or UNKNOWN. `games` has room for DEPTH + 2 * WIDTH states:
    the line being tried, and two sets of places.
    """
    box = boxes[0]
    weights = all_weights[0]
    prices = all_prices[0]
    zero = integer(0)  # a literal 0 would have the functions below compiled once more
    start = integer(DEPTH)
    copy_record(games, start, roots, zero)
    firsts[DEPTH] = UNKNOWN
    n_places = 1
    best = UNKNOWN
    highest = LOWEST
    nodes = 0
    while n_places > 0:
        following = DEPTH + WIDTH if start == DEPTH else DEPTH
        kept = zero
        for place in range(start, start + n_places):
            copy_record(games, zero, games, place)
            untried[0] = legal(box, games[0], seat, codes[0])
            if firsts[place] == UNKNOWN:
                final, value = find_final(box, games, zero, seat, codes[0], untried[0], weights, prices)
                if final != UNKNOWN:
                    best = final
                    highest = value
            share = 0
            depth = 0
            while depth >= 0:
                if untried[depth] == 0 or (depth > 0 and share == 0):
                    depth -= 1
                    continue
                if depth == 0:
                    share = SHARE
                untried[depth] -= 1
                code = integer(codes[depth][untried[depth]])
                previous = integer(codes[depth - 1][untried[depth - 1]]) if depth > 0 else integer(before)
                if is_final(code) or is_idle(games[depth], seat, code, previous) or depth + 2 == DEPTH:
                    continue
                nodes += 1
                share -= 1
                copy_record(games, depth + 1, games, depth)
                apply(box, games[depth + 1], seat, code)
                depth += 1
                untried[depth] = legal(box, games[depth], seat, codes[depth])
                ended = is_over(roots[0], games[depth], seat)
                if ended:
                    copy_record(games, depth + 1, games, depth)
                    value = worth(box, games[depth + 1], seat, SETTLED, weights, prices)
                else:
                    final, value = find_final(
                        box, games, depth, seat, codes[depth], untried[depth], weights, prices
                    )
                    if final == UNKNOWN:
                        continue
                first = integer(codes[0][untried[0]] if firsts[place] == UNKNOWN else firsts[place])
                if best == UNKNOWN or value > highest:
                    best = first
                    highest = value
                if not ended:
                    kept = keep_place(games, depth, first, value, following, kept, firsts, values)
                depth -= 1
        start = following
        n_places = kept
        before = integer(UNKNOWN)
    found[0] = highest
    found[1] = nodes
    return best
