"""Playing: the state after a move. States are values; the one before is left alone."""

from __future__ import annotations

from chickenfoot.errors import IllegalMove
from chickenfoot.rules.legal import why_illegal
from chickenfoot.rules.moves import Catch, Draw, Lay, Move
from chickenfoot.rules.state import State, is_unfinishable, next_seat, with_hand, with_tiles, without
from chickenfoot.rules.tableau import Tableau, lay_on_end, lay_on_pending, with_start
from chickenfoot.rules.tiles import Seat


def play(state: State, move: Move, seat: Seat | None = None) -> State:
    """The round after *move* (by *seat*, if that is in question). Raises :exc:`IllegalMove` (T10, X6)."""
    if why := why_illegal(state, move, seat):
        raise IllegalMove(move, state, why)
    return play_unchecked(state, move)


def play_unchecked(state: State, move: Move) -> State:
    """The round after *move*, which must be legal: nothing is checked."""
    if isinstance(move, Lay):
        return _after_lay(state, move)
    if isinstance(move, Draw):
        return _after_search(state) if state.tableau.awaits_start else _after_draw(state)
    return _after_catch(state) if isinstance(move, Catch) else _after_pass(state)


def _after_lay(state: State, lay: Lay) -> State:
    """The tile goes from hand to table and the turn on; nobody has been idle now."""
    ruleset, seat = state.ruleset, state.to_move
    hand = without(state.hands[seat], lay.tile)
    forgot_call = ruleset.call > 0 and len(hand) == 1 and not lay.call
    return State(
        ruleset,
        _laid(state, lay, goes_out=not hand),
        with_hand(state.hands, seat, hand),
        state.yard,
        next_seat(seat, len(state.hands)),
        None,
        0,
        0,
        seat if forgot_call else None,
        None,
        state.partial,
    )


def _laid(state: State, lay: Lay, *, goes_out: bool) -> Tableau:
    """The tableau after *lay*."""
    tableau, ruleset, tile = state.tableau, state.ruleset, lay.tile
    if lay.on is None:
        return with_start(tile, ruleset.arms_for(len(state.hands)))
    if tableau.pending is not None:
        return lay_on_pending(tableau, tableau.pending, tile, ruleset.toes)
    index = end_index(tableau, lay)
    if tile.low != tile.high:
        return lay_on_end(tableau, tile, index, 0)
    waived = (
        ruleset.unfinishable == "waive"
        and not goes_out
        and is_unfinishable(ruleset, tableau, tile.low, ruleset.toes)
    )
    return lay_on_end(tableau, tile, index, 0 if waived else ruleset.toes)


def end_index(tableau: Tableau, lay: Lay) -> int:
    """Which of ``tableau.ends`` a lay names."""
    nth = lay.nth
    for index, (value, _) in enumerate(tableau.ends):
        if value == lay.on:
            nth -= 1
            if nth == 0:
                return index
    raise ValueError(f"expected an end named by {str(lay)!r}, got none in {str(tableau)!r}")


def _after_draw(state: State) -> State:
    """The first yard tile goes to the hand; the turn stays (T11, X9)."""
    tile = state.yard[0]
    return State(
        state.ruleset,
        state.tableau,
        with_hand(state.hands, state.to_move, with_tiles(state.hand, (tile,))),
        state.yard[1:],
        state.to_move,
        tile,
        state.idle,
        state.dry,
        None,
        None,
        state.partial,
    )


def _after_pass(state: State) -> State:
    """The turn goes on without a lay; it was dry if there was nothing to draw (R-3)."""
    is_dry = state.drawn is None and state.ruleset.blocked == "full_circle"
    return State(
        state.ruleset,
        state.tableau,
        state.hands,
        state.yard,
        next_seat(state.to_move, len(state.hands)),
        None,
        state.idle + 1,
        state.dry + 1 if is_dry else 0,
        None,
        None,
        state.partial,
    )


def _after_search(state: State) -> State:
    """One tile drawn in search of the starting double; the reserve does not count here (X5, R-5)."""
    tile, yard = state.yard[0], state.yard[1:]
    hands = with_hand(state.hands, state.to_move, with_tiles(state.hand, (tile,)))
    start = state.tableau.start
    turn, circle = next_seat(state.to_move, len(hands)), state.circle
    searching_on = turn != circle and yard if circle is not None else tile != start
    if not searching_on:
        holder = next((Seat(seat) for seat, hand in enumerate(hands) if start in hand), None)
        if holder is not None:
            turn, circle = holder, None
    return State(
        state.ruleset,
        state.tableau,
        hands,
        yard,
        turn,
        circle=circle,
        partial=state.partial,
    )


def _after_catch(state: State) -> State:
    """Who did not call draws, never below the reserve; the turn is where it was (section 3, ``call``)."""
    caught = state.uncalled
    assert caught is not None
    count = min(state.ruleset.call, state.above_reserve)
    return State(
        state.ruleset,
        state.tableau,
        with_hand(state.hands, caught, with_tiles(state.hands[caught], state.yard[:count])),
        state.yard[count:],
        state.to_move,
        state.drawn,
        state.idle,
        state.dry,
        partial=state.partial,
    )
