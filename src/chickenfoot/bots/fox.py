"""The fox: a hand-made player that knows the game's main tactic.

Most rounds of four end blocked, nearly always inside a foot that can no longer get its toes (rule book,
section 6, last paragraph). So the fox lays such a double on purpose when its own hand is the lighter one, and
keeps it back when it is not. Otherwise it sheds pips, keeps tiles that can follow, and likes ends that the
others have shown they cannot use.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.simple import lays_of
from chickenfoot.rules import Lay, Move, Seat, SeatView, Stream, Tile, points, whole_set
from chickenfoot.rules.state import is_unfinishable
from chickenfoot.rules.tableau import unplayed

# What a thing is worth in points of the round, found by trying in games against `heaviest`.
FOLLOWER = 1.5  # another tile of mine that can be laid afterwards
STARVED_END = 1.0  # an end of a value that one opponent has shown not to hold
OWN_TOES = 2.0  # a toe I hold for a double I lay
LONE_DOUBLE = 4.0  # an unplayed toe that nobody can be made to lay soon
BLOCK = 1.0  # a point of difference when I block the round


class Fox:
    """Weighs every lay by simple signs; never draws while it can lay."""

    name = "fox"

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:  # noqa: ARG002
        lays = lays_of(view)
        if not lays:
            return view.moves[0]
        sight = _look(view)
        best = max(lays, key=lambda lay: (_worth(view, sight, lay), lay.tile.pips))
        holds_back = not isinstance(view.moves[-1], Lay) and _worth(view, sight, best) < -best.tile.pips
        return view.moves[-1] if holds_back else best


@dataclass(frozen=True, slots=True)
class _Sight:
    """What the fox works out once a turn."""

    unseen_mean: float  # points of an unseen tile, on average
    others: float  # points of another hand, on average, if the round were blocked now
    lacking: tuple[frozenset[int], ...]  # for each other seat the values it has shown not to hold


def _look(view: SeatView) -> _Sight:
    ruleset = view.ruleset
    seen = {laid.tile for laid in view.tableau.laid} | set(view.hand)
    unseen = [tile for tile in whole_set(ruleset.set) if tile not in seen]
    mean = points(ruleset, unseen) / len(unseen) if unseen else 0.0
    others = [Seat(seat) for seat in range(view.players) if seat != view.seat]
    tiles = sum(view.counts[seat] for seat in others) / len(others)
    return _Sight(mean, mean * tiles, tuple(view.lacking(seat) for seat in others))


def _worth(view: SeatView, sight: _Sight, lay: Lay) -> float:
    """What *lay* is worth, in points of the round."""
    if lay.on is None or len(view.hand) == 1:
        return 1000.0
    rest = [tile for tile in view.hand if tile != lay.tile]
    worth = float(points(view.ruleset, (lay.tile,)))
    if lay.tile.is_double:
        return worth + _worth_of_foot(view, sight, lay.tile, rest)
    outer = lay.tile.other(lay.on)
    ends = [end.value for end in view.tableau.ends]
    if view.tableau.pending is None:
        ends.remove(lay.on)
    worth += FOLLOWER * _followers(rest, [*ends, outer])
    return worth + STARVED_END * sum(outer in lacking for lacking in sight.lacking)


def _followers(rest: Iterable[Tile], ends: list[int]) -> int:
    return sum(tile.low in ends or tile.high in ends for tile in rest)


def _worth_of_foot(view: SeatView, sight: _Sight, double: Tile, rest: list[Tile]) -> float:
    """What the foot on *double* brings: a block to my gain or harm, or toes that I hold or lack."""
    ruleset, value = view.ruleset, double.low
    if ruleset.unfinishable in {"play_on", "end_round"} and is_unfinishable(
        ruleset, view.tableau, value, ruleset.toes
    ):
        return BLOCK * 2 * (sight.others - points(ruleset, rest))
    own = sum(value in tile for tile in rest)
    elsewhere = unplayed(view.tableau, value, ruleset.set) - own
    return OWN_TOES * own - LONE_DOUBLE * (own == 0 and elsewhere <= ruleset.toes)
