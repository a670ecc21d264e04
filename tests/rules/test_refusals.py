"""An illegal move is answered with exactly one reason and its clause (section 4, item 5)."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.errors import IllegalMove
from chickenfoot.rules import (
    DRAW,
    PASS,
    Catch,
    Lay,
    Move,
    Seat,
    State,
    Why,
    catches,
    clause,
    ending,
    legal_moves,
    parse_move,
    play,
    play_unchecked,
    tile,
    whole_set,
    why_illegal,
)
from chickenfoot.rules.legal import why_details, why_tile_cannot
from chickenfoot.testing.drawing import table
from chickenfoot.testing.strategies import any_moves, positions


class Refused(NamedTuple):
    """A move that is refused for *why*, with its clause under trains and under cross.

    The drawing's lines are parted by slashes. ``rules`` are what both presets need beyond what they have.
    """

    why: Why
    of_trains: str  # "": cannot happen there
    of_cross: str
    move: str
    drawing: str
    rules: str = ""
    seat: int | None = None


FOOT = "ends 5 6 / foot 6  1 of 3 toes / hands > 5-1 6-1 | 2-2"
KEPT = "ends 6 / hands > 6-1 6-3 | 2-2 / yard 3-3 / drawn 6-3"
DEAD = "ends 4 9 / closed 4-0 4-1 4-2 4-3 4-5 4-6 4-7 / hands > 4-4 4-9 | 2-2"
STUCK = "ends 6 / hands > 1-1 | 6-1 2-2"
ABLE = "ends 6 / hands > 6-1 1-2 | 2-2 6-6"
START = "start 9-9 / hands > 9-9 9-1 | 2-2"
OPENING = "ends 5 / opening 9-9  1 of 4 trains / hands > 5-1 | 9-1"
UNCALLED = "ends 6 / hands > 6-1 1-1 | 2-2 / uncalled 1"
EARLY = "ends 6 / hands > 6-1 1-1 2-3 | 2-2"
LAST = "ends 6 / hands > 6-6 | 6-1 2-2"
FULL = " / yard 3-3 3-4 3-5"
HOUSE = "§3 unfinishable, last_double"

REFUSED = [
    Refused(Why.ROUND_OVER, "T14", "X14", "draw", "ends 6 / hands > 1-1 | -" + FULL),
    Refused(Why.ROUND_OVER, "T14", "X14", "catch 0", "ends 6 / hands > 1-1 | -"),
    Refused(Why.NOT_YOUR_TURN, "T-n", "X7", "6-6 on 6", ABLE, seat=1),
    Refused(Why.NOT_YOUR_TURN, "T-n", "X7", "draw", STUCK + FULL, seat=1),
    Refused(Why.NOT_IN_HAND, "T10", "X6", "6-6 on 6", ABLE),
    Refused(Why.NO_SUCH_END, "T10", "X6", "2-1 on 2", ABLE),
    Refused(Why.NO_SUCH_END, "T10", "X6", "6-1 on 6.2", ABLE),
    Refused(Why.NO_SUCH_END, "T10", "X6", "1-6", ABLE),
    Refused(Why.NO_SUCH_END, "T10", "X6", "9-4 on 9", "tree 9-9(9-3,9-6) / hands > 9-4 | 3-5", ";arms=2"),
    Refused(Why.NO_SUCH_END, "", "X6", "9-9 on 9", START),
    Refused(Why.HALVES_DIFFER, "T10", "X6", "1-2 on 6", ABLE),
    Refused(Why.START_FIRST, "", "X3", "1-9", START),
    Refused(Why.FOOT_OPEN, "T13", "X12", "5-1 on 5", FOOT),
    Refused(Why.FOOT_OPEN, "T13", "X12", "6-1 on 6.2", FOOT),
    Refused(Why.OPENING_OPEN, "T8", "X8", "5-1 on 5", OPENING, ";arms=4"),
    Refused(Why.MUST_LAY, "T11", "X9", "draw", ABLE + FULL),
    Refused(Why.MUST_LAY, "T11", "X9", "pass", ABLE + FULL),
    Refused(Why.MUST_LAY, "", "X9", "draw", START + FULL),
    Refused(Why.MUST_LAY, "T11", "", "pass", KEPT),
    Refused(Why.DRAWN_ALREADY, "T-h", "X-i", "draw", STUCK + FULL + " / drawn 1-1"),
    Refused(Why.DRAWN_ALREADY, "", "X-i", "draw", KEPT, ";draw=until_playable"),
    Refused(Why.ONLY_DRAWN, "T11", "X9", "6-1 on 6", KEPT, ";must_lay=no;blocked=full_circle"),
    Refused(Why.DRAWN_WAITS, "§3 drawn_fits", "§3 drawn_fits", "6-3 on 6", KEPT, ";drawn_fits=may_not"),
    Refused(Why.YARD_AT_RESERVE, "T15", "", "draw", STUCK + " / yard 3-3 3-4"),
    Refused(Why.YARD_AT_RESERVE, "", "X10", "draw", STUCK),
    Refused(Why.NO_DRAWING, "§3 draw", "§3 draw", "draw", STUCK + FULL, ";draw=none"),
    Refused(Why.NOTHING_TO_PASS, "T11", "X9", "pass", STUCK + FULL),
    Refused(Why.NOTHING_TO_PASS, "", "X9", "pass", "start 9-9 / hands > 1-1 | 2-2 / yard 3-3 9-9"),
    Refused(Why.DOUBLE_FORBIDDEN, HOUSE, HOUSE, "4-4 on 4", DEAD, ";unfinishable=forbid"),
    Refused(Why.DOUBLE_FORBIDDEN, HOUSE, HOUSE, "6-6 on 6", LAST, ";last_double=forbidden"),
    Refused(Why.NO_CALL_DUE, "§3 call", "§3 call", "6-1 on 6!", EARLY, ";call=1"),
    Refused(Why.NO_CALL_DUE, "", "§3 call", "9-9!", START),
    Refused(Why.NOTHING_TO_CATCH, "§3 call", "§3 call", "catch 1", ABLE),
    Refused(Why.NOTHING_TO_CATCH, "§3 call", "§3 call", "catch 1", UNCALLED, ";call=1"),
    Refused(Why.NOTHING_TO_CATCH, "§3 call", "§3 call", "catch 0", UNCALLED, ";call=1", seat=1),
]


def drawn(refused: Refused, preset: str) -> State:
    """The table of a refused move."""
    drawing = refused.drawing.replace(
        "TREE", {"trains": "9-9(9-3,9-6)", "cross": "9-9(9-3,9-6,9-0,9-1)"}[preset]
    )
    drawing = drawing.replace("TRAINS", {"trains": "2 trains", "cross": "4 trains"}[preset])
    return table(f"rules {preset}{refused.rules}\n" + drawing.replace(" / ", "\n"))


CASES = [("trains", refused, refused.of_trains) for refused in REFUSED if refused.of_trains]
CASES += [("cross", refused, refused.of_cross) for refused in REFUSED if refused.of_cross]


@pytest.mark.parametrize(("preset", "refused", "cited"), CASES, ids=map(str, range(len(CASES))))
def test_every_refusal_has_its_reason_and_clause(preset: str, refused: Refused, cited: str) -> None:
    """Section 4, item 5; R-11: an X clause where laying the starting double is a turn, else a T clause."""
    state, move = drawn(refused, preset), parse_move(refused.move)
    seat = None if refused.seat is None else Seat(refused.seat)

    with pytest.raises(IllegalMove) as refusal:
        play(state, move, seat)

    assert why_illegal(state, move, seat) is refusal.value.why is refused.why
    assert clause(refused.why, state.ruleset) == cited
    assert str(refusal.value) == f"illegal move {refused.move!r}: {refused.why.value} in {str(state)!r}"
    assert refusal.value.details == {"move": refused.move}
    assert refusal.value.state == state


def test_every_reason_is_tried_under_trains_and_cross_where_it_can_occur() -> None:
    """Section 4, item 5; T6: under trains the starting double always lies, so it never comes first."""
    assert {refused.why for refused in REFUSED if refused.of_trains} == set(Why) - {Why.START_FIRST}
    assert {refused.why for refused in REFUSED if refused.of_cross} == set(Why)


@pytest.mark.parametrize(
    ("drawing", "why", "details"),
    [
        ("ends 6 3 6 / hands > 1-1 1-2 | 2-2", Why.HALVES_DIFFER, {"clause": "T10", "ends": "3,6"}),
        (FOOT, Why.FOOT_OPEN, {"clause": "T13", "ends": "6", "value": 6, "missing": 2}),
        (f"rules cross / {OPENING}", Why.OPENING_OPEN, {"clause": "X8", "value": 9, "missing": 3}),
        (f"rules cross / {START}", Why.START_FIRST, {"clause": "X3", "ends": "9-9", "start": "9-9"}),
        (KEPT, Why.MUST_LAY, {"clause": "T11", "drawn": "3-6"}),
        (f"rules trains;last_double=forbidden / {LAST}", Why.DOUBLE_FORBIDDEN, {"ends": "6", "last": "yes"}),
        (f"rules trains;unfinishable=forbid / {DEAD}", Why.DOUBLE_FORBIDDEN, {"ends": "4,9", "last": "no"}),
    ],
)
def test_a_reason_comes_with_what_it_is_worded_from(
    drawing: str, why: Why, details: dict[str, str | int]
) -> None:
    """Section 4, item 5: what the table shows, so that a person can be told."""
    state = table(drawing.replace(" / ", "\n"))
    told = why_details(why, state, tile(1, 2))
    nothing = {"value": 0, "missing": 0, "start": "", "drawn": "", "last": "no", "tile": "1-2"}

    assert {**nothing, "clause": told["clause"], "ends": told["ends"], **details} == told
    assert why_details(why, state)["tile"] == ""


def every_move(state: State) -> list[Move]:
    """Every move that can be written down for a small set."""
    halves = [None, *range(state.ruleset.set + 2)]
    lays = [
        Lay(one, on, nth, call)
        for one in whole_set(state.ruleset.set)
        for on in halves
        for nth in range(5)
        for call in (False, True)
    ]
    return [DRAW, PASS, *lays, *(Catch(Seat(seat)) for seat in range(state.players + 1))]


@given(state=positions(small=True))
def test_a_move_is_refused_exactly_if_it_is_not_among_the_legal_ones(state: State) -> None:
    """Section 4, item 5: over all moves that can be written."""
    allowed = {*legal_moves(state), *catches(state)}

    assert {move for move in every_move(state) if why_illegal(state, move) is None} == allowed


@given(data=st.data(), state=positions())
def test_play_gives_the_next_state_or_raises_and_leaves_the_old_one_alone(
    data: st.DataObject, state: State
) -> None:
    """T10, X6."""
    before = str(state)
    move = data.draw(any_moves(state))
    why = why_illegal(state, move)

    if why is None:
        assert play(state, move) == play_unchecked(state, move)
    else:
        with pytest.raises(IllegalMove) as refusal:
            play(state, move)
        assert refusal.value.why is why
    assert str(state) == before


@given(data=st.data(), state=positions())
def test_nobody_plays_out_of_turn_but_to_catch(data: st.DataObject, state: State) -> None:
    """T-n, X7; section 3, call: catching is the one move out of turn."""
    move = data.draw(any_moves(state))
    for seat in range(state.players):
        why = why_illegal(state, move, Seat(seat))
        if ending(state) is not None:
            assert why is Why.ROUND_OVER
        elif isinstance(move, Catch):
            assert (why is None) == (move in catches(state) and move.by == seat)
        elif seat != state.to_move:
            assert why is Why.NOT_YOUR_TURN
        else:
            assert why is why_illegal(state, move)


@given(state=positions())
def test_a_tile_can_go_nowhere_exactly_if_no_legal_move_lays_it(state: State) -> None:
    """Section 4, item 5."""
    laid = {move.tile for move in legal_moves(state) if isinstance(move, Lay)}

    assert {one for one in state.hand if why_tile_cannot(state, one) is None} == laid


@pytest.mark.parametrize(
    ("one", "drawing", "why"),
    [
        ((1, 2), "ends 6 / hands > 1-2 6-1 | 2-2", Why.HALVES_DIFFER),
        ((1, 2), "ends 1 / foot 6  1 of 3 toes / hands > 1-2 6-1 | 2-2", Why.FOOT_OPEN),
        ((3, 4), "ends 1 / foot 6  1 of 3 toes / hands > 3-4 6-1 | 2-2", Why.HALVES_DIFFER),
        ((1, 2), "ends 1 / opening 9-9  1 of 2 trains / hands > 1-2 9-1 | 2-2", Why.OPENING_OPEN),
        ((9, 1), "ends 6 / hands > 9-9 9-1 | -", Why.ROUND_OVER),
        ((9, 1), "rules cross / start 9-9 / hands > 9-9 9-1 | 2-2", Why.START_FIRST),
        ((6, 6), "rules trains;last_double=forbidden / ends 6 / hands > 6-6 | 2-2 6-1", Why.DOUBLE_FORBIDDEN),
        ((3, 3), "ends 6 / hands > 1-2 6-1 | 3-3", Why.NOT_IN_HAND),
    ],
)
def test_the_reason_for_a_tile_tells_of_the_table_first(one: tuple[int, int], drawing: str, why: Why) -> None:
    """T8, T10, T13, X3: a tile that matches nothing is told so, whatever is pending."""
    assert why_tile_cannot(table(drawing.replace(" / ", "\n")), tile(*one)) is why
