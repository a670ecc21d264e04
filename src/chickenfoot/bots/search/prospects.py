"""What a seat can tell beyond its own hand: the round as a state, and which rounds are still to come."""

from __future__ import annotations

from itertools import chain, cycle, islice
from typing import Final

from chickenfoot.rules import Deal, SeatView, State
from chickenfoot.rules.events import TileLaid, TurnPassed
from chickenfoot.rules.keys import Target
from chickenfoot.rules.tiles import Pip

FUTURES: Final = 64
"""Ways in which the rest of the game may go that a standing is judged by."""

MOST_ROUNDS: Final = 20
"""Rounds that a long game to a target is looked ahead."""

POINTS_A_ROUND: Final = 25
"""About what a round costs who comes last in it; to guess how long a game to a target goes on."""


def rounds_to_come(view: SeatView) -> tuple[Pip, ...]:
    """The starting doubles of the rounds after this one; a guess where the game ends at a target."""
    if not isinstance(view.ruleset.end, Target):
        return view.queue
    missing = view.ruleset.end.points - max(view.totals) - POINTS_A_ROUND
    rounds = max(0, -(-missing // POINTS_A_ROUND))
    return tuple(islice(chain(view.queue, cycle(view.ruleset.doubles())), min(rounds, MOST_ROUNDS)))


def state_with(view: SeatView, dealt: Deal) -> State:
    """The round that *view* shows, with hands and yard as *dealt*."""
    idle, dry = view.idle, dry_turns(view)
    return State(view.ruleset, view.tableau, *dealt, view.to_move, view.drawn, idle, dry, view.uncalled)


def dry_turns(view: SeatView) -> int:
    """How many turns in a row have ended without a draw (R-3), as the log tells; without one all are."""
    if view.ruleset.blocked != "full_circle":
        return 0
    if not view.log:
        above = view.yard > view.ruleset.reserve_for(view.players) and view.ruleset.draw != "none"
        return 0 if above else view.idle
    dry = 0
    for event in reversed(view.log):
        if isinstance(event, TileLaid) or (isinstance(event, TurnPassed) and event.after_draw):
            break
        dry += isinstance(event, TurnPassed)
    return dry
