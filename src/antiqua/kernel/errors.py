"""The errors that bad input raises: one line that names what is wrong and what is allowed."""


class IllegalMove(ValueError):
    """A move that is not legal in the position; the state is unchanged."""


class PositionError(ValueError):
    """A position that cannot be: the message begins with the path of the key that is wrong."""


class BoxError(ValueError):
    """A components file that cannot be used: one line for each thing that is wrong."""


class RecordError(ValueError):
    """A record that does not replay: the message names the move or key that is wrong."""


class StaleVersion(ValueError):
    """A move made against a version of the game that is no longer the current one."""
