"""The games, each in a package of its own that offers a `Definition`."""

import importlib

from antiqua.kernel.definition import Definition, names

NAMES = ("tzolkin",)


def definition(name: str) -> Definition:
    """The game of this name, loaded when it is first asked for; ValueError names what there is."""
    if name not in NAMES:
        raise ValueError(f"game: {name!r} is not a game; allowed: {names(NAMES)}")
    found = importlib.import_module(f"antiqua.games.{name}.definition").DEFINITION
    assert isinstance(found, Definition)
    return found
