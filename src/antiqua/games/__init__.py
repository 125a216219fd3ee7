"""The games, each in a package of its own that offers a `Definition`.

The package can be called: `antiqua.games()` lists what can be played.
"""

import importlib
import sys
from types import ModuleType
from typing import Any

from antiqua.kernel.definition import Definition, names

NAMES = ("tzolkin", "hellas", "hadara")


def definition(name: str) -> Definition:
    """The game of this name, loaded when it is first asked for; ValueError names what there is."""
    if name not in NAMES:
        raise ValueError(f"game: {name!r} is not a game; allowed: {names(NAMES)}")
    found = importlib.import_module(f"antiqua.games.{name}.definition").DEFINITION
    assert isinstance(found, Definition)
    return found


def described() -> list[dict[str, Any]]:
    """What can be played: name, title, seat counts, and the options with their meaning."""
    listed = []
    for name in NAMES:
        game = definition(name)
        options = [
            {
                "name": option.name,
                "default": option.default,
                "allowed": list(option.allowed),
                "title": option.title,
                "meaning": option.meaning,
                **({"fixed": dict(option.fixed)} if option.fixed else {}),
            }
            for option in game.options
        ]
        listed.append({"name": name, "title": game.title, "players": list(game.seats), "options": options})
    return listed


class _Package(ModuleType):
    def __call__(self) -> list[dict[str, Any]]:
        """What can be played."""
        return described()


sys.modules[__name__].__class__ = _Package
