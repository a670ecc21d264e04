"""Which moves are legal, and why a move is not."""

from __future__ import annotations

import enum
from functools import cache

from chickenfoot.errors import Detail
from chickenfoot.rules.moves import DRAW, PASS, Catch, Draw, Lay, Move, Pass
from chickenfoot.rules.ruleset import Ruleset
from chickenfoot.rules.state import Hand, State, ending, is_forbidden
from chickenfoot.rules.tableau import Tableau, open_values
from chickenfoot.rules.tiles import Pip, Seat, Tile


class Why(enum.Enum):
    """Why a move is refused (rule book, section 4, item 5). The value is the code that travels."""

    ROUND_OVER = "round_over"  # T14, X14: nobody moves any more
    NOT_YOUR_TURN = "not_your_turn"  # T-n, X7: it is another seat's turn
    NOT_IN_HAND = "not_in_hand"  # T10, X6: a tile comes from one's own hand
    NO_SUCH_END = "no_such_end"  # T10, X6: no place on the table shows that value
    HALVES_DIFFER = "halves_differ"  # T10, X6: touching halves must be equal
    START_FIRST = "start_first"  # T6, X3, X4: the starting double comes first
    FOOT_OPEN = "foot_open"  # T13, X12: finish the chicken foot first
    OPENING_OPEN = "opening_open"  # T8, X8: all trains must be started first
    MUST_LAY = "must_lay"  # T11, X9: no drawing or passing while a tile fits
    DRAWN_ALREADY = "drawn_already"  # T-h, X-i: one draw a turn
    ONLY_DRAWN = "only_drawn"  # T11, X9: after a draw only the drawn tile may be laid
    DRAWN_WAITS = "drawn_waits"  # section 3, drawn_fits: may_not
    YARD_AT_RESERVE = "yard_at_reserve"  # T15, X-g: the yard has no tile to draw
    NO_DRAWING = "no_drawing"  # section 3, draw: none
    NOTHING_TO_PASS = "nothing_to_pass_on"  # T11, X9: draw before you pass
    DOUBLE_FORBIDDEN = "double_forbidden"  # section 3, unfinishable: forbid and last_double: forbidden
    NO_CALL_DUE = "no_call_due"  # section 3, call: only the second-last tile is called
    NOTHING_TO_CATCH = "nothing_to_catch"  # section 3, call: nobody failed to call


_CLAUSES = {
    Why.ROUND_OVER: ("T14", "X14"),
    Why.NOT_YOUR_TURN: ("T-n", "X7"),
    Why.NOT_IN_HAND: ("T10", "X6"),
    Why.NO_SUCH_END: ("T10", "X6"),
    Why.HALVES_DIFFER: ("T10", "X6"),
    Why.START_FIRST: ("T6", "X3"),
    Why.FOOT_OPEN: ("T13", "X12"),
    Why.OPENING_OPEN: ("T8", "X8"),
    Why.MUST_LAY: ("T11", "X9"),
    Why.DRAWN_ALREADY: ("T-h", "X-i"),
    Why.ONLY_DRAWN: ("T11", "X9"),
    Why.DRAWN_WAITS: ("§3 drawn_fits", "§3 drawn_fits"),
    Why.YARD_AT_RESERVE: ("T15", "X10"),
    Why.NO_DRAWING: ("§3 draw", "§3 draw"),
    Why.NOTHING_TO_PASS: ("T11", "X9"),
    Why.DOUBLE_FORBIDDEN: ("§3 unfinishable, last_double", "§3 unfinishable, last_double"),
    Why.NO_CALL_DUE: ("§3 call", "§3 call"),
    Why.NOTHING_TO_CATCH: ("§3 call", "§3 call"),
}


def clause(why: Why, ruleset: Ruleset) -> str:
    """The clause of the rule book behind a refusal, in the words of this ruleset's family (R-11)."""
    of_trains, of_cross = _CLAUSES[why]
    return of_cross if ruleset.clauses == "X" else of_trains


def why_details(why: Why, state: State, tile: Tile | None = None) -> dict[str, Detail]:
    """What *why* is worded from: its clause, the *tile* that was to be laid, and what *state* shows of it.

    ``ends`` are the values that can be laid on, with commas; ``value`` and ``missing`` tell of what is
    pending; ``last`` is "yes" where the last tile would be a double that may be none.
    """
    tableau, pending = state.tableau, state.tableau.pending
    is_last = len(state.hand) == 1 and state.ruleset.last_double == "forbidden"
    return {
        "clause": clause(why, state.ruleset),
        "tile": "" if tile is None else str(tile),
        "ends": str(tableau.start) if tableau.awaits_start else ",".join(map(str, open_values(tableau))),
        "value": 0 if pending is None else pending.value,
        "missing": 0 if pending is None else pending.missing,
        "start": "" if tableau.start is None else str(tableau.start),
        "drawn": "" if state.drawn is None else str(state.drawn),
        "last": "yes" if is_last else "no",
    }


# --- what may be played ------------------------------------------------------------------------------


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every legal ply of the seat to move: lays (equal ends are different places), draw, pass.

    A finished round has none. Catches are no plies (section 5): see :func:`catches`.
    """
    if ending(state) is not None:
        return ()
    if state.tableau.awaits_start:
        return _starting_moves(state)
    lays = _lays(state)
    if lays and state.drawn is None and state.ruleset.must_lay:
        return tuple(lays)  # T-f, X-f
    if _may_draw(state, lays):
        return (*lays, DRAW)
    return (*lays, PASS) if _may_pass(state, lays) else tuple(lays)


def catches(state: State) -> tuple[Catch, ...]:
    """The catches that are open now, one for each seat that may make it (section 3, ``call``)."""
    if state.uncalled is None or ending(state) is not None:
        return ()
    return tuple(Catch(Seat(seat)) for seat in range(state.players) if seat != state.uncalled)


def _starting_moves(state: State) -> tuple[Move, ...]:
    """Lay the starting double or draw in search of it, whichever it is (X3, X5, X-d)."""
    start = state.tableau.start
    assert start is not None
    if start not in state.hand:
        return (DRAW,)
    lay = Lay(start, None)
    return (lay, Lay(start, None, call=True)) if is_call_due(state) else (lay,)


def _lays(state: State) -> list[Lay]:
    """The legal lays, by tile and then by place."""
    drawn = state.drawn
    if drawn is None:
        return _fitting_lays(state, state.hands[state.to_move])
    return [] if state.ruleset.drawn_fits == "may_not" else _fitting_lays(state, (drawn,))


def _fitting_lays(state: State, tiles: Hand) -> list[Lay]:
    """*tiles* of the seat to move, each on each place it fits and no house rule forbids."""
    places = state.tableau.places
    lays: list[Lay] = []
    for tile in tiles:
        low, high = tile
        if places[low] and not (low == high and is_forbidden(state, tile, len(state.hand))):
            lays += lays_on(tile, low, places[low])
        if places[high] and low != high:
            lays += lays_on(tile, high, places[high])
    if state.ruleset.call and lays and is_call_due(state):
        return [move for lay in lays for move in (lay, lay._replace(call=True))]
    return lays


@cache
def lays_on(tile: Tile, half: Pip, places: int) -> tuple[Lay, ...]:
    """*tile* with *half* against each of so many *places* that show it."""
    return tuple(Lay(tile, half, nth) for nth in range(1, places + 1))


def _may_draw(state: State, lays: list[Lay]) -> bool:
    """Whether a seat that need not lay may draw: once a turn, or until a tile fits (T11, T-h, X9)."""
    again = state.ruleset.draw == "until_playable" and not lays
    return (state.drawn is None or again) and state.yard_is_open


def _may_pass(state: State, lays: list[Lay]) -> bool:
    """Whether a seat that need not lay and may not draw may pass (T11, T-i, X9, X10, R-4)."""
    return not lays or state.drawn is None or state.ruleset.drawn_fits == "may"


# --- why not -----------------------------------------------------------------------------------------


def why_illegal(state: State, move: Move, seat: Seat | None = None) -> Why | None:
    """Why *move* may not be played now; None when it may.

    *seat* is who wants to play it, where that is in question. Of several reasons the first in the order
    of :class:`Why` that a player would have to mend is given.
    """
    if ending(state) is not None:
        return Why.ROUND_OVER
    if isinstance(move, Catch):
        return None if move in catches(state) and seat in {None, move.by} else Why.NOTHING_TO_CATCH
    if seat is not None and seat != state.to_move:
        return Why.NOT_YOUR_TURN
    if isinstance(move, Lay):
        return _why_no_lay(state, move)
    return _why_no_draw(state) if isinstance(move, Draw) else _why_no_pass(state, move)


def _why_no_lay(state: State, lay: Lay) -> Why | None:
    if lay.tile not in state.hand:
        return Why.NOT_IN_HAND
    if state.tableau.awaits_start:
        return _why_no_start(state, lay)
    if lay.on is None or not _exists(state.tableau, lay.on, lay.nth):
        return Why.NO_SUCH_END
    if lay.on not in lay.tile:
        return Why.HALVES_DIFFER
    pending = state.tableau.pending
    if pending is not None and (lay.on != pending.value or lay.nth > 1):
        return Why.OPENING_OPEN if pending.opening else Why.FOOT_OPEN
    if lay.tile.is_double and is_forbidden(state, lay.tile, len(state.hand)):
        return Why.DOUBLE_FORBIDDEN
    if state.drawn is not None:
        if lay.tile != state.drawn:
            return Why.ONLY_DRAWN
        if state.ruleset.drawn_fits == "may_not":
            return Why.DRAWN_WAITS
    if lay.call and not is_call_due(state):
        return Why.NO_CALL_DUE
    return None


def _why_no_start(state: State, lay: Lay) -> Why | None:
    if lay.tile != state.tableau.start:
        return Why.START_FIRST
    if lay.on is not None or lay.nth != 1:
        return Why.NO_SUCH_END
    return Why.NO_CALL_DUE if lay.call and not is_call_due(state) else None


def _exists(tableau: Tableau, value: Pip, nth: int) -> bool:
    """Whether the table shows *value* at an nth place at all, the pending place counted first (R-12)."""
    pending = tableau.pending is not None and tableau.pending.value == value
    return 1 <= nth <= pending + sum(1 for end in tableau.ends if end.value == value)


def is_call_due(state: State) -> bool:
    """Whether the next lay of the seat to move is of its second-last tile and wants a call."""
    return state.ruleset.call > 0 and len(state.hand) == 2


def _why_no_draw(state: State) -> Why | None:
    moves = legal_moves(state)
    if DRAW in moves:
        return None
    if state.drawn is not None and state.ruleset.draw == "one":
        return Why.DRAWN_ALREADY
    if state.ruleset.draw == "none" and not state.tableau.awaits_start:
        return Why.NO_DRAWING
    if any(isinstance(move, Lay) for move in moves) and PASS not in moves:
        return Why.MUST_LAY
    return Why.YARD_AT_RESERVE if not state.yard_is_open else Why.DRAWN_ALREADY


def _why_no_pass(state: State, move: Pass) -> Why | None:
    moves = legal_moves(state)
    if move in moves:
        return None
    return Why.NOTHING_TO_PASS if DRAW in moves else Why.MUST_LAY


def why_tile_cannot(state: State, tile: Tile) -> Why | None:
    """Why *tile*, in the hand of the seat to move, can go nowhere now; None when it can.

    The answer is about the table first: a tile that matches no open end differs in its halves, whatever
    is pending; one that matches only ends of ordinary play has to wait for the foot or the opening.
    """
    if ending(state) is not None:
        return Why.ROUND_OVER
    if state.tableau.awaits_start:
        return None if tile == state.tableau.start else Why.START_FIRST
    reasons = [_why_no_lay(state, Lay(tile, half)) for half in dict.fromkeys(tile)]
    if None in reasons:
        return None
    known = [why for why in reasons if why is not None and why is not Why.NO_SUCH_END]
    return known[0] if known else Why.HALVES_DIFFER
