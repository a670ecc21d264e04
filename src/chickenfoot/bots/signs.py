"""Simple signs that a player goes by: what it can count without trying anything."""

from __future__ import annotations

from chickenfoot.rules import SeatView, Tile, points, whole_set
from chickenfoot.rules.state import is_unfinishable


def others_points(view: SeatView) -> float:
    """The points another hand has on average, by the tiles that *view* has not seen."""
    seen = {laid.tile for laid in view.tableau.laid} | set(view.hand)
    unseen = [tile for tile in whole_set(view.ruleset.set) if tile not in seen]
    mean = points(view.ruleset, unseen) / len(unseen) if unseen else 0.0
    return mean * ((sum(view.counts) - len(view.hand)) / (view.players - 1))


def would_block(view: SeatView, double: Tile) -> bool:
    """Whether laying *double* ends the round for want of toes, at once or in time (T-j, ``unfinishable``)."""
    ruleset = view.ruleset
    return ruleset.unfinishable in {"play_on", "end_round"} and is_unfinishable(
        ruleset, view.tableau, double.low, ruleset.toes
    )
