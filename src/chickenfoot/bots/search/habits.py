"""The habits that searching players expect of seats when they play a round out in their mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

Style = tuple[float, ...]

LEARNED: Final[Style] = (
    *(3.388, 0.796, 1.726, 3.909, 0.385, 0.041, 0.476),
    *(0.095, 0.974, -0.085, -1.544, 4.224, 1.667, 3.19, -0.427, 0.974),
    *(0.423, 0.057, -0.008, 1.333, -0.118, 1.323, 1.0),
)

HEAVIEST: Final[Style] = (
    *(0.0, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05),
)


class Styles(NamedTuple):
    """How seats may be playing, and how likely each way is; the searching seat plays in the first."""

    rows: tuple[Style, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A way of thinking: what playouts expect of the seats, and what a move is judged by.

    *by_points*: the points of the round alone; otherwise the place in the whole game. *drops*: moves that
    have fallen clearly behind are tried no further.
    """

    styles: Styles
    by_points: bool = False
    drops: bool = True


WHOLE_GAME: Final = Way(Styles((LEARNED, HEAVIEST), (0.5, 0.5)))
"""How our own players think."""

PLAIN_SAMPLING: Final = Way(Styles((HEAVIEST,), (1.0,)), by_points=True, drops=False)
"""The textbook way, perfect information Monte Carlo, that others are measured against."""
