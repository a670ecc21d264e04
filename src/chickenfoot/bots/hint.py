"""A hint: what the strongest player would do, what every legal move may cost, and why, in terms of the game.

    advice = hint(view, stream)
    advice.move, advice.worths[0].points, advice.reason.id

Nothing here is a sentence: a reason is an id with arguments, so that it can be told in any language.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from chickenfoot.bots.bot import Budget
from chickenfoot.bots.search.levels import rooster
from chickenfoot.bots.search.player import choices_of
from chickenfoot.bots.search.trials import Sums
from chickenfoot.bots.signs import others_points, would_block
from chickenfoot.rules import Catch, Draw, Lay, Move, Pass, Seat, SeatView, Stream, Tile, points

DEALS, MILLISECONDS = 1000, 180
"""What a hint is taken from, whichever comes first, so that nobody waits longer than 300 ms; on all cores."""

ADVISER: Final = "rooster"
"""Whose advice it is."""

_SURE: Final = 1.96  # standard errors to either side that hold the mean in 95 of 100 cases


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move may cost: points of this round on average, with a 95 % interval of that average."""

    move: Move
    points: float
    low: float
    high: float
    standing: float  # the chance of the first place in the whole game, and a little for each lower one


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: the id of a sentence about it, and what that needs."""

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """The recommended *move*, what each legal move is worth (the best first), and the reason."""

    move: Move
    worths: tuple[Worth, ...]
    reason: Reason
    deals: int  # on how many sampled deals the moves were tried; 0 where there was nothing to choose


def hint(view: SeatView, stream: Stream, budget: Budget | None = None) -> Hint:
    """Advice for the seat of *view*, which is to move. Equal ends count once; a call that is due is made."""
    choices = choices_of(view)
    if budget is None:
        budget = Budget(milliseconds=MILLISECONDS, samples=DEALS, threads=os.cpu_count() or 1)
    if len(choices) == 1:
        return Hint(choices[0], (), Reason("hint-only"), 0)
    race = rooster().race(view, choices, budget, stream, drops=False)
    worths = [_worth(move, race.sums, at) for at, move in enumerate(choices)]
    worths.sort(key=lambda worth: -worth.standing)
    move = choices[race.best]
    return Hint(move, tuple(worths), reason_of(view, move), race.sums.deals)


def _worth(move: Move, sums: Sums, at: int) -> Worth:
    mean = sums.points[at] / sums.deals
    spread = max(0.0, sums.squares[at] / sums.deals - mean * mean)
    beside = _SURE * math.sqrt(spread / sums.deals)
    return Worth(move, mean, mean - beside, mean + beside, sums.values[at] / sums.deals)


# --- reasons -------------------------------------------------------------------------------------------


def reason_of(view: SeatView, move: Move) -> Reason:
    """What speaks for *move*: of all that a player could say of it, what weighs most at the table."""
    if isinstance(move, Pass):
        return Reason("hint-hold") if view.drawn is None else Reason("hint-keep", {"tile": str(view.drawn)})
    if isinstance(move, Draw | Catch):
        return Reason("hint-draw")
    if len(view.hand) == 1:
        return Reason("hint-out")
    if move.on is None:
        return Reason("hint-start")
    if move.tile.is_double:
        return _reason_for_double(view, move.tile)
    return _reason_for_lay(view, move, move.tile.other(move.on))


def _reason_for_double(view: SeatView, double: Tile) -> Reason:
    value = double.low
    mine = sum(value in tile and tile != double for tile in view.hand)
    if would_block(view, double):
        left = points(view.ruleset, (tile for tile in view.hand if tile != double))
        return Reason("hint-block", {"value": value, "mine": left, "others": round(others_points(view))})
    if mine:
        return Reason("hint-foot", {"value": value, "toes": mine})
    return Reason("hint-double", {"value": value})


def _reason_for_lay(view: SeatView, lay: Lay, outer: int) -> Reason:
    others = [Seat(seat) for seat in range(view.players) if seat != view.seat]
    starved = [seat for seat in others if outer in view.lacking(seat)]
    if starved:
        return Reason("hint-starve", {"value": outer, "seats": len(starved)})
    followers = sum(outer in tile and tile != lay.tile for tile in view.hand)
    weights = [move.tile.pips for move in view.moves if isinstance(move, Lay) and move.tile != lay.tile]
    if weights and lay.tile.pips > max(weights):
        return Reason("hint-heavy", {"pips": lay.tile.pips})
    if followers:
        return Reason("hint-follow", {"value": outer, "tiles": followers})
    return Reason("hint-place", {"value": outer})
