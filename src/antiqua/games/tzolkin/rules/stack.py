"""What is open in a turn: a stack of decisions and of effects still to happen; the top is next."""

from antiqua.kernel.compiling import inline


@inline
def push(state, kind, a, b, c):
    """Puts something on the stack, to happen before everything that is there."""
    frame = state.stack[state.depth]
    frame.kind = kind
    frame.a = a
    frame.b = b
    frame.c = c
    state.depth += 1


@inline
def pop(state):
    """Takes the top off, leaving zeros behind so that equal positions have equal bytes."""
    state.depth -= 1
    frame = state.stack[state.depth]
    frame.kind = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
