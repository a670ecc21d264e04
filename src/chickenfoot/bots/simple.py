"""Plain players that think of nothing, to play against and to measure others by."""

from __future__ import annotations

from chickenfoot.bots.bot import Budget
from chickenfoot.rules import Lay, Move, SeatView, Stream


def lays_of(view: SeatView) -> list[Lay]:
    """The legal lays of *view*; where the one-tile call is due, those with the call."""
    lays = [move for move in view.moves if isinstance(move, Lay)]
    called = [lay for lay in lays if lay.call]
    return called or lays


class Random:
    """Plays any legal move, each as likely; so it calls its second-last tile or forgets to."""

    name = "random"

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:  # noqa: ARG002
        return stream.choice(view.moves)


class Heaviest:
    """Lays the tile with the most pips, on the first end it fits; draws only when it must."""

    name = "heaviest"

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:  # noqa: ARG002
        return max(lays_of(view), key=lambda lay: (lay.tile.pips, lay.tile.high), default=view.moves[0])


class Chick:
    """The beginner: half of the time the heaviest tile, else any tile that fits. Draws only when it must."""

    name = "chick"

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        lays = lays_of(view)
        if not lays or stream.below(2):
            return Heaviest().choose(view, budget, stream)
        return stream.choice(lays)
