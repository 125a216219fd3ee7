"""The sizes of temples and technologies at the right, closer together above a row of prophecies."""

from dataclasses import dataclass

from antiqua.games.tzolkin.drawing.scene import Scene


@dataclass(frozen=True)
class Sizes:
    """Where temples and technologies stand and how high their parts are."""

    temples: float  # the heading's baseline
    notes: tuple[float, float]
    foot: float  # the bottom of the temples
    step: float
    technologies: float  # the heading's baseline
    prices: float  # the middle of the prices' blocks
    names_prices: bool  # whether there is room for the word beside the prices
    first_row: float
    row: float
    height: float
    pictures: float  # from the top of a level to the middle of its pictures
    markers: float  # and of its markers


ROOMY = Sizes(22.0, (54, 69), 360.0, 28.0, 414.0, 433.0, True, 448.0, 62.0, 58.0, 18, 44)
CLOSE = Sizes(18.0, (42, 57), 310.0, 24.0, 352.0, 347.0, False, 361.0, 52.0, 48.0, 15, 36)


def sizes(scene: Scene) -> Sizes:
    """Those of this game."""
    return CLOSE if "prophecies" in scene.view else ROOMY
