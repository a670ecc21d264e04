"""The fox: a hand-made player that knows the game's main tactic.

Most rounds of four end blocked, nearly always inside a foot that can no longer get its toes (rule book,
section 6, last paragraph). So the fox lays such a double on purpose while its own hand is the lighter one.
Otherwise it sheds pips, leaves toes to the others, and likes ends that they have shown they cannot use.
"""

from __future__ import annotations

from dataclasses import dataclass

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.signs import others_points, would_block
from chickenfoot.bots.simple import lays_of
from chickenfoot.rules import Lay, Move, Seat, SeatView, Stream, Tile, points

# What a thing is worth in points of the round, found by trying in games against `heaviest`: first in 33 to
# 37 % of games against three of them at `trains`. Holding a blocking double back from a heavy hand, and
# keeping tiles that could follow, both cost games; so neither is here.
STARVED_END = 8.0  # an end of a value that one opponent has shown not to hold
OWN_TOE = -1.0  # a toe I hold for a double I lay: better the others have to bring them
BLOCK = 1.5  # a point by which my hand is lighter than the others' when I block the round


class Fox:
    """Weighs every lay by simple signs; never draws while it can lay."""

    name = "fox"

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:  # noqa: ARG002
        lays = lays_of(view)
        if not lays:
            return view.moves[0]
        sight = _look(view)
        return max(lays, key=lambda lay: (_worth(view, sight, lay), lay.tile.pips))


@dataclass(frozen=True, slots=True)
class _Sight:
    """What the fox works out once a turn."""

    others: float  # points of another hand, on average, if the round were blocked now
    lacking: tuple[frozenset[int], ...]  # for each other seat the values it has shown not to hold


def _look(view: SeatView) -> _Sight:
    others = [Seat(seat) for seat in range(view.players) if seat != view.seat]
    return _Sight(others_points(view), tuple(view.lacking(seat) for seat in others))


def _worth(view: SeatView, sight: _Sight, lay: Lay) -> float:
    """What *lay* is worth, in points of the round."""
    if lay.on is None or len(view.hand) == 1:
        return 1000.0
    rest = [tile for tile in view.hand if tile != lay.tile]
    worth = float(points(view.ruleset, (lay.tile,)))
    if lay.tile.is_double:
        return worth + _worth_of_foot(view, sight, lay.tile, rest)
    outer = lay.tile.other(lay.on)
    return worth + STARVED_END * sum(outer in lacking for lacking in sight.lacking)


def _worth_of_foot(view: SeatView, sight: _Sight, double: Tile, rest: list[Tile]) -> float:
    """What the foot on *double* brings beside its pips: perhaps a block to my gain, and whose toes."""
    value = double.low
    gain = BLOCK * max(0.0, sight.others - points(view.ruleset, rest)) if would_block(view, double) else 0.0
    return gain + OWN_TOE * sum(value in tile for tile in rest)
