"""Points: of a hand, of a round, and who won it."""

from __future__ import annotations

from collections.abc import Iterable

from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.state import State
from chickenfoot.rules.tiles import Seat, Tile


def points(ruleset: Ruleset, tiles: Iterable[Tile]) -> int:
    """The points of *tiles* left in a hand (T16, T19, X14; section 3 ``double_blank``, ``blank_half``)."""
    return sum(_tile_points(ruleset, tile) for tile in tiles)


def _tile_points(ruleset: Ruleset, tile: Tile) -> int:
    if tile.high == 0:
        return ruleset.double_blank
    return tile.pips + (ruleset.blank_half if tile.low == 0 else 0)


def went_out(state: State) -> Seat | None:
    """The seat that has laid all its tiles (T14, X14)."""
    return next((Seat(seat) for seat, hand in enumerate(state.hands) if not hand), None)


def ended_on_double(state: State) -> bool:
    """Whether a seat went out with a double: what that double wants is then wholly missing (T-k, case 1)."""
    pending = state.tableau.pending
    if went_out(state) is None or pending is None:
        return False
    wanted = state.ruleset.arms_for(state.players) if pending.opening else state.ruleset.toes
    return pending.missing == wanted


def is_penalised(state: State) -> bool:
    """Whether going out on a double costs points here (section 3, ``last_double``)."""
    return state.ruleset.last_double == "penalty" and ended_on_double(state)


def scores(state: State) -> tuple[int, ...]:
    """Each seat's points of a finished round (T16, T17, X14)."""
    penalty = state.ruleset.last_double_penalty if is_penalised(state) else 0
    return tuple(points(state.ruleset, hand) if hand else penalty for hand in state.hands)


def round_winners(state: State) -> tuple[Seat, ...]:
    """Who won a finished round: who went out, else the lowest hands (T16, T17, R-8)."""
    out = went_out(state)
    if out is not None and not is_penalised(state):
        return (out,)
    counted = scores(state)
    return tuple(Seat(seat) for seat, count in enumerate(counted) if count == min(counted))
