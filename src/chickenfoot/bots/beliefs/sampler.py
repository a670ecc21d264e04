"""Which of the two ways of drawing deals suits what a seat does not know."""

from __future__ import annotations

from typing import Protocol

from chickenfoot.bots.beliefs.chain import Chain
from chickenfoot.bots.beliefs.exact import MOST_STATES, Exact, TooMany
from chickenfoot.bots.beliefs.unknowns import Unknowns
from chickenfoot.rules import Stream


class Sampler(Protocol):
    """Something that draws deals of what a seat does not know."""

    unknowns: Unknowns

    def sample(self, stream: Stream) -> tuple[int, ...]:
        """The place of each tile in one deal."""


def sampler(unknowns: Unknowns, most: int = MOST_STATES) -> Sampler:
    """Exact where *most* states are enough, whatever the number of players; else a chain.

    In all games of the presets that were measured, with two to eight players, the table was small enough
    (docs/decisions/0006). Raises ValueError where no deal fits.
    """
    try:
        return Exact(unknowns, most)
    except TooMany:
        return Chain(unknowns)
