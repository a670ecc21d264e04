"""The position line: one text for a state and back; what cannot be read, and what cannot be."""

from __future__ import annotations

import inspect
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.errors import BadInput, BadPosition, BadRuleset, Flawed
from chickenfoot.rules import (
    PRESETS,
    State,
    audit,
    catches,
    flaws,
    legal_moves,
    parse_position,
    parse_setup,
    play_unchecked,
    tile,
    write_position,
)
from chickenfoot.rules.position import parse_tableau
from chickenfoot.rules.setup import Branch, Outline
from chickenfoot.testing.drawing import plays
from chickenfoot.testing.strategies import partial_states, positions, states

# The whole set of double-two for a small, whole position: two arms laid, the third tile next.
SMALL = "trains;set=2;hand=1;toes=1"
WHOLE = f"{SMALL} 2-2(2-0,2-1) 0-0,0-1/1-1 - 0 - 0"


# --- printing and parsing ----------------------------------------------------------------------------


@given(state=states())
def test_a_state_is_its_text(state: State) -> None:
    """Section 5: printing, then parsing, is the identity."""
    assert parse_position(str(state)) == state
    assert repr(state) == str(state) == write_position(state)


@given(state=partial_states())
def test_a_partial_state_is_its_text(state: State) -> None:
    """Section 6: so it is for partial and abstract positions."""
    assert state.partial
    assert parse_position(str(state)) == state


@given(state=positions())
def test_a_text_is_what_its_state_prints(state: State) -> None:
    """Section 6: parsing, then printing, is the identity on every text that was printed."""
    text = str(state)

    assert str(parse_position(text)) == text


def test_the_text_of_a_position_whose_every_field_is_told() -> None:
    """Section 6: ruleset, tableau, hands, yard, seat to move, drawn tile, turns without a lay."""
    text = "~trains;set=12;arms=2 12-12(12-1(1-4),12-3(3-3(3-5))) 0-0,2-9/3-4/5-9 1-2 1 d:3-4 2"

    state = parse_position(text)

    assert str(state) == text
    assert state.to_move == 1
    assert state.drawn == tile(3, 4)
    assert state.idle == 2
    assert state.tableau.pending is not None
    assert state.tableau.pending.opening is False


@pytest.mark.parametrize(
    "text",
    [
        WHOLE,
        "~trains =4,9,9+0-4,1-4,2-4,3-4,4-5 1-1,4-4/0-3,4-8/2-5,4-9 3-6,5-8,1-9 0 - 0",
        "~trains 9-9(9-1,9-3,9-4,9-2) 0-0/1-8,3-4,5-5/1-1/2-2,6-6 7-7,7-8 1 - 0",
        "~cross =6,3|2*1 1-1/0-0 5-5 0 - 0",
        "~cross =5|9-9*1 1-1/0-0 5-5 0 - 0",
        "~trains = 1-1/0-0 5-5 0 - 0",
        "~cross ?8-8 1-1/8-8 2-2 1 - 0",
        "~hub ?8-8 1-1/8-8/0-0 2-2 2 - 0 c:0",
        "~hub ?8-8 1-1/2-2/0-0 8-8 2 - 0 c:0",
        "~howsley =6 1-1,2-6/0-0 - 0 - 1 r:0",
        "~howsley =6 1-1,2-6/0-0,1-2 4-4 0 - 1 r:1",
        "~family =6 1-1,1-6/0-0 5-5 0 - 0 u:1",
        "~trains;set=4;unfinishable=waive 4-4(4-0(0-0),4-1(1-0)) 2-2/- - 0 - 0 o:0",
    ],
)
def test_texts_that_stand_as_they_are(text: str) -> None:
    """Section 6: the forms of a position line."""
    assert str(parse_position(text)) == text


def test_readers_take_either_half_first_and_hands_in_any_order() -> None:
    """Section 6: writers put the low half first in hands and yard, the touching half first in the tree."""
    state = parse_position("~trains  9-9(9-1,9-3)   9-0,0-0/1-8 \t 8-7,7-7 0 d:9-0 0 ")
    assert str(state) == "~trains 9-9(9-1,9-3) 0-0,0-9/1-8 7-8,7-7 0 d:0-9 0"

    case_2 = parse_position("~trains =4,9,9+4-0,4-1,4-2 1-1,4-4/0-3,4-8/2-5,4-9 3-6,5-8,1-9 0 - 0")
    assert str(case_2) == "~trains =4,9,9+0-4,1-4,2-4 1-1,4-4/0-3,4-8/2-5,4-9 3-6,5-8,1-9 0 - 0"


def test_the_end_of_case_6_as_a_line() -> None:
    """Section 6, case 6; T-e."""
    state = parse_position("~trains 9-9(9-1,9-3,9-4,9-2) 0-0/1-8,3-4,5-5/1-1/2-2,6-6 7-7,7-8 1 - 0")

    assert [end.value for end in state.tableau.ends] == [1, 3, 4, 2]
    assert plays(state) == {"3-4 on 3", "4-3 on 4", "1-8 on 1"}


def test_ends_and_feet_of_a_tree_are_worked_out() -> None:
    """Section 5: the ends stand in tree order; a pending foot with k toes counts k − 1."""
    state = parse_position("~trains 9-9(9-1(1-4),9-3(3-3(3-5,3-7))) 0-0/1-2 3-8,3-6 0 - 0")
    pending = state.tableau.pending

    assert [end.value for end in state.tableau.ends] == [4, 5, 7]
    assert pending is not None
    assert (pending.value, pending.missing, pending.slot) == (3, 1, 3)


def test_the_turns_with_nothing_to_draw_default_to_what_the_yard_says() -> None:
    """R-3: written only where it differs."""
    at_reserve = parse_position("~howsley =6 1-1/6-6,0-0 - 0 - 1")
    above_reserve = parse_position("~howsley =6 1-1/6-6,0-0 2-2 0 - 1")

    assert (at_reserve.dry, above_reserve.dry) == (1, 0)


def test_a_search_in_circles_begins_with_the_seat_to_move_unless_told() -> None:
    """R-5."""
    assert parse_position("~hub ?8-8 1-1/2-2 8-8 1 - 0").circle == 1
    assert parse_position("~hub ?8-8 1-1/8-8 2-2 1 - 0").circle is None


# --- what cannot be read -----------------------------------------------------------------------------

REST = "1-1/0-0 5-5 0 - 0"
UNREADABLE = [
    ("", "position: expected 7 fields ({fields}), got 0 in ''"),
    ("trains 9-9", "position: expected 7 fields ({fields}), got 2 in 'trains 9-9'"),
    (f"chess 9-9 {REST}", "ruleset, preset: expected one of {presets}, got 'chess'"),
    (f"trains;toes=4 9-9 {REST}", "ruleset, toes: expected 1, 2 or 3, got '4'"),
    (f"trains;arms=4;set=3 9-9 {REST}", "ruleset, arms (§4.2): expected at most 3 in this set, got 4"),
    ("trains 9-9 1-1/x 5-5 0 - 0", "hands: expected a tile like '3-6', got 'x'"),
    ("trains 9-9 1-1/ 5-5 0 - 0", "hands: expected a tile like '3-6', got ''"),
    ("trains 9-9 1-1,/2-2 5-5 0 - 0", "hands: expected a tile like '3-6', got ''"),
    ("trains 9-9 1-1/3/6 5-5 0 - 0", "hands: expected a tile like '3-6', got '3'"),
    ("trains 9-9 1-1/19-0 5-5 0 - 0", "hands: expected two halves from 0 to 18, got '19-0'"),
    ("trains 9-9 1-1/01-0 5-5 0 - 0", "hands: expected a tile like '3-6', got '01-0'"),
    ("trains 9-9 1-1/0-0 5_5 0 - 0", "yard: expected a tile like '3-6', got '5_5'"),
    ("trains 9-9 1-1/0-0 5-5 x - 0", "seat to move: expected a number, got 'x'"),
    ("trains 9-9 1-1/0-0 5-5 ² - 0", "seat to move: expected a number, got '²'"),
    ("trains 9-9 1-1/0-0 5-5 -1 - 0", "seat to move: expected a number, got '-1'"),
    ("trains 9-9 1-1/0-0 5-5 0 3-6 0", "drawn tile: expected a drawn tile like 'd:3-6' or '-', got '3-6'"),
    ("trains 9-9 1-1/0-0 5-5 0 d:3 0", "drawn tile: expected a tile like '3-6', got '3'"),
    ("trains 9-9 1-1/0-0 5-5 0 - x", "turns without a lay: expected a number, got 'x'"),
    ("trains 9-9 1-1/0-0 5-5 0 - 12345", "turns without a lay: expected a number, got '12345'"),
    (f"trains 9-9 {REST} x:1", "extras: expected {extras}, got 'x:1'"),
    (f"trains 9-9 {REST} u:1 u:1", "extras: expected {extras}, got 'u:1'"),
    (f"trains 9-9 {REST} u:", "extras: expected a number, got ''"),
    (f"trains ?x {REST}", "tableau: expected a tile like '3-6', got 'x'"),
    (f"trains x {REST}", "tableau, column 1: expected a tile, got 'x'"),
    (f"trains 9-9( {REST}", "tableau, column 5: expected a tile, got the end"),
    (f"trains 9-9(9-1 {REST}", "tableau, column 8: expected ',' or ')', got the end"),
    (f"trains 9-9(9-1, {REST}", "tableau, column 9: expected a tile, got the end"),
    (f"trains 9-9() {REST}", "tableau, column 5: expected a tile, got ')'"),
    (f"trains 9-9(9-1)) {REST}", "tableau, column 9: expected '(', ',' or ')', got ')'"),
    (f"trains 9-9(9-1)(9-2) {REST}", "tableau, column 9: expected ',' or ')', got '(9-2)'"),
    (f"trains 9-9,9-1 {REST}", "tableau, column 4: expected '(', ',' or ')', got ',9-1'"),
    (f"trains 9-9(9-1x9-2) {REST}", "tableau, column 8: expected '(', ',' or ')', got 'x9-2)'"),
    (f"trains 9-9(9-20) {REST}", "tableau: expected two halves from 0 to 18, got '9-20'"),
    (f"~trains =x {REST}", "tableau: expected an open end from 0 to 18, got 'x'"),
    (f"~trains =19 {REST}", "tableau: expected an open end from 0 to 18, got '19'"),
    (f"~trains =6,,3 {REST}", "tableau: expected an open end from 0 to 18, got ''"),
    (f"~trains =6+ {REST}", "tableau: expected a tile like '3-6', got ''"),
    (f"~trains =6|2 {REST}", "tableau: expected {pending}, got '2'"),
    (f"~trains =6|2*x {REST}", "tableau: expected a number, got 'x'"),
    (f"~trains =6|x*1 {REST}", "tableau: expected an open end from 0 to 18, got 'x'"),
    (f"~trains =6|9-x*1 {REST}", "tableau: expected a tile like '3-6', got '9-x'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "error"), UNREADABLE, ids=[text or "nothing" for text, _ in UNREADABLE])
def test_what_cannot_be_read_is_refused_with_expected_got_and_where(text: str, error: str) -> None:
    """Section 6: one line that says what was expected, what was got and where."""
    error = error.format(
        presets=", ".join(PRESETS),
        fields="ruleset, tableau, hands, yard, seat to move, drawn tile, turns without a lay",
        extras="'r:', 'u:', 'c:' or 'o:' with a number, each once",
        pending="a foot like '2*1' or an opening like '9-9*1' after '|'",
    )
    with pytest.raises(BadInput) as refusal:
        parse_setup(text)

    assert isinstance(refusal.value, BadPosition | BadRuleset)
    assert not isinstance(refusal.value, Flawed)
    assert str(refusal.value) == error


def test_a_tree_of_any_depth_is_read_without_harm() -> None:
    """Section 6: what no set can hold is refused, and deep trees exhaust nothing."""
    deep = "9-9(" * 190 + "9-9" + ")" * 190
    assert isinstance(parse_tableau(deep), Branch)

    with pytest.raises(BadPosition, match="at most 190 tiles in a row"):
        parse_tableau("9-9(" * 100_000)


# --- what cannot be ----------------------------------------------------------------------------------

CROSS = "cross;set=2;hand=1;toes=1;arms=2"
NO_DOUBLE = "expected a foot on a double of the set, got one on "
NO_CIRCLE = "expected no circle of a search here, got one from seat 1"
NOT_OUT_ON = "expected nobody out on a double that lacks its toes, got one out on "
FLAWED: list[tuple[str, str, str]] = [
    ("players_out_of_range", f"~{SMALL} 2-2 0-0 - 0 - 0", "players (§4.2, T1, X1): expected 2 to 8, got 1"),
    (
        "arms_exceed_set",
        f"~{SMALL} 2-2 0-0/0-1/1-1 - 0 - 0",
        "arms (§4.2): expected at most 2 in this set, got 3",
    ),
    ("no_such_seat", WHOLE.replace(" 0 - 0", " 2 - 0"), "to_move: expected a seat from 0 to 1, got 2"),
    ("no_such_seat", "~family =6 1-1/0-0 - 0 - 0 u:2", "uncalled: expected a seat from 0 to 1, got 2"),
    ("no_such_seat", "~hub ?8-8 1-1/0-0 8-8 0 - 0 c:5", "circle: expected a seat from 0 to 1, got 5"),
    ("two_hands_empty", "~trains =6 -/- - 0 - 0", "expected one empty hand at most, got more"),
    ("not_in_set", WHOLE.replace("1-1", "1-3"), "expected tiles of a double-2 set, got 1-3"),
    ("tile_twice", WHOLE.replace("1-1", "1-1,0-0"), "expected each tile once, got 0-0 2 times"),
    ("tile_twice", WHOLE.replace("1-1", "1-2"), "expected each tile once, got 1-2 2 times"),
    ("tile_twice", f"~{SMALL} =1+1-1 1-1/0-0 - 0 - 0", "expected each tile once, got 1-1 2 times"),
    ("tile_missing", WHOLE.replace(",0-1", ""), "expected every tile of the set, got no 0-1"),
    (
        "yard_does_not_add_up",
        WHOLE.replace(",0-1", ""),
        "expected 1 tiles in the yard by table and hands, got 0",
    ),
    ("start_no_double", f"{CROSS} ?1-2 0-0,0-1/1-2,2-2 - 1 - 0", "expected a starting double, got 1-2"),
    ("start_no_double", WHOLE.replace("2-2(2-0,2-1)", "1-2(2-0,2-2)"), "expected a starting double, got 1-2"),
    (
        "start_aside",
        f"~{SMALL} ?2-2 2-2/1-1 - 0 - 0",
        "expected the starting double on the table, where it is put aside",
    ),
    ("start_nowhere", f"~{CROSS} ?2-2 1-1/0-0 - 0 - 0", "expected 2-2 in a hand or in the yard, got neither"),
    ("holder_moves", f"~{CROSS} ?2-2 1-1/2-2 0-1 0 - 0", "expected seat 1, who holds 2-2, to move"),
    ("holder_moves", "~hub ?2-2 1-1/2-2 - 0 - 0 c:1", "expected seat 1, who holds 2-2, to move"),
    ("holder_moves", "~hub ?2-2 1-1/2-2 0-1 0 - 0 c:0", "expected seat 1, who holds 2-2, to move"),
    (
        "empty_before_start",
        f"~{CROSS} ?2-2 -/2-2 - 1 - 0",
        "expected tiles in every hand before the start, got an empty one",
    ),
    (
        "outline_not_partial",
        "trains =6 1-1/2-2 - 0 - 0",
        "expected a tree in a whole position, got an abstract tableau",
    ),
    ("end_not_in_set", f"~{SMALL} =3 1-1/2-2 - 0 - 0", "expected ends up to 2, got 3"),
    (
        "foot_on_no_double",
        "~trains =3|9-8*1 1-1/2-2 - 0 - 0",
        NO_DOUBLE + "8-9",
    ),
    ("foot_on_no_double", f"~{SMALL} =|3*1 1-1/2-2 - 0 - 0", NO_DOUBLE + "3-3"),
    (
        "foot_on_no_double",
        "~trains 9-9(9-1(1-2,1-3),9-4) 1-1/2-2 - 0 - 0",
        "expected one tile on 1-9, no double, got 2",
    ),
    (
        "double_not_laid",
        "~trains =3|2*1 1-1/2-2 - 0 - 0",
        "expected 2-2 on the table, under its toes, got it in a hand or the yard",
    ),
    (
        "double_not_laid",
        "~trains =3|9-9*1 1-1/2-2 9-9 0 - 0",
        "expected 9-9 on the table, under its toes, got it in a hand or the yard",
    ),
    ("missing_out_of_range", "~trains =3|2*4 1-1/0-0 - 0 - 0", "expected 1 to 3 still missing, got 4"),
    ("missing_out_of_range", "~trains =3|2*0 1-1/0-0 - 0 - 0", "expected 1 to 3 still missing, got 0"),
    ("missing_out_of_range", "~trains =3|9-9*3 1-1/0-0 - 0 - 0", "expected 1 to 2 still missing, got 3"),
    ("too_many_arms", "~trains 9-9(9-1,9-2,9-3) 1-1/0-0 - 0 - 0", "expected 2 trains at most, got 3"),
    (
        "too_many_toes",
        "~trains 9-9(9-1(1-1(1-2,1-3,1-4,1-5)),9-0) 2-2/0-0 - 0 - 0",
        "expected 3 toes on 1-1 at most, got 4",
    ),
    (
        "halves_differ",
        "~trains 9-9(9-1(2-3),9-4) 1-1/0-0 - 0 - 0",
        "expected a 1 against 1-9, got 2-3",
    ),
    ("halves_differ", "~trains 9-9(1-9,9-4) 1-1/0-0 - 0 - 0", "expected a 9 against 9-9, got 1-9"),
    (
        "two_pending",
        "~trains 9-9(9-1(1-1),9-2(2-2)) 3-3/0-0 - 0 - 0",
        "expected one foot or opening pending at most, got 1-1, 2-2",
    ),
    (
        "two_pending",
        "~trains 9-9(9-1(1-1)) 3-3/0-0 - 0 - 0",
        "expected one foot or opening pending at most, got 9-9, 1-1",
    ),
    (
        "opening_grown",
        "~trains 9-9(9-1(1-3)) 3-3/0-0 - 0 - 0",
        "expected no train longer than one tile before all are started",
    ),
    (
        "foot_grown",
        "~trains 9-9(9-1(1-1(1-2(2-3))),9-4) 3-3/0-0 - 0 - 0",
        "expected nothing on the toes of 1-1 before all are laid",
    ),
    (
        "drawn_not_in_hand",
        "~trains =6 1-1/0-0 - 0 d:0-0 0",
        "expected the drawn tile in the hand of seat 0, got 0-0",
    ),
    ("nothing_drawn", f"~{CROSS} ?2-2 2-2/0-0 - 0 d:2-2 0", "expected no drawn tile here, got 2-2"),
    ("nothing_drawn", "~trains;draw=none =6 1-1/0-0 - 0 d:1-1 0", "expected no drawn tile here, got 1-1"),
    (
        "dry_exceeds_idle",
        "~howsley =6 1-1/0-0 - 0 - 1 r:2",
        "expected at most 1 turns with nothing to draw, got 2",
    ),
    (
        "dry_exceeds_idle",
        "~trains =6 1-1/0-0 - 0 - 1 r:1",
        "expected at most 0 turns with nothing to draw, got 1",
    ),
    *(
        ("uncalled_impossible", line, f"expected nobody to catch, got seat {line[-1]} without a call")
        for line in (
            "~trains =6 1-1/0-0 - 0 - 0 u:1",
            "~family =6 1-1/0-0 - 0 - 0 u:0",
            "~family =6 1-1/0-0,2-2 - 0 - 0 u:1",
            "~family =6 1-1/0-0 - 0 - 1 u:1",
            "~family =6 1-1/0-0 - 0 d:1-1 0 u:1",
            "~howsley ?8-8 8-8/0-0 - 0 - 0 u:1",
        )
    ),
    ("no_circle", "~cross ?8-8 1-1/0-0 8-8 0 - 0 c:1", NO_CIRCLE),
    ("no_circle", "~hub =6 1-1/0-0 8-8 0 - 0 c:1", NO_CIRCLE),
    *(
        ("not_out_on", line, NOT_OUT_ON + line[-1])
        for line in (
            "~trains 9-9(9-1(1-1),9-4) -/0-0 - 0 - 0 o:1",
            "~trains;unfinishable=waive 9-9(9-1(1-1),9-4) 2-2/0-0 - 0 - 0 o:1",
            "~trains;unfinishable=waive 9-9(9-1(1-1),9-4) -/0-0 - 0 - 0 o:4",
            "~trains;unfinishable=waive =1 -/0-0 - 0 - 0 o:1",
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "line", "text"), FLAWED, ids=[f"{at}-{code}" for at, (code, _, _) in enumerate(FLAWED)]
)
def test_every_flaw_of_a_position_is_named(code: str, line: str, text: str) -> None:
    """Section 4, item 4: a partial position is checked for everything but missing tiles."""
    with pytest.raises(Flawed) as refusal:
        parse_position(line)

    assert text in [flaw.text for flaw in refusal.value.flaws if flaw.code == code]
    assert refusal.value.code == "flawed"
    assert str(refusal.value).startswith("expected a position that can arise, got ")
    assert text in str(refusal.value)


def test_ends_given_beside_a_tree_must_follow_from_it() -> None:
    """Section 4, item 4."""
    setup = parse_setup(WHOLE)
    assert audit(replace(setup, ends=(1, 0))) == parse_position(WHOLE)

    (flaw,) = flaws(replace(setup, ends=(1, 1)))

    assert (flaw.code, flaw.text) == ("ends_differ", "expected the ends 0,1 of the tree, got 1,1")
    assert dict(flaw.details) == {"expected": "0,1", "got": "1,1"}


def test_numbers_below_zero_are_refused() -> None:
    """Section 4, item 4: no text can say them, but another program can."""
    setup = parse_setup("~trains =6 1-1/2-2 - 0 - 0")

    assert [flaw.code for flaw in flaws(replace(setup, idle=-1))] == ["idle_below_zero"]
    assert [flaw.code for flaw in flaws(replace(setup, to_move=-1))] == ["no_such_seat"]
    assert [flaw.code for flaw in flaws(replace(setup, tableau=Outline((-1,))))] == ["end_not_in_set"]


def test_a_tree_in_which_a_tile_lies_on_itself_is_refused() -> None:
    """Section 4, item 4: and its ends are not even looked at."""
    setup = parse_setup("~trains 9-9(9-1(1-9),9-2) 1-1/2-2 - 0 - 0")

    assert [flaw.code for flaw in flaws(replace(setup, ends=(1,)))] == ["tile_twice"]


def test_every_flaw_the_audit_knows_is_tried() -> None:
    """Section 4, item 4."""
    source = Path(inspect.getfile(audit)).read_text(encoding="utf-8")
    known = set(re.findall(r'_flaw\(\s*"(\w+)"', source)) | {"players_out_of_range", "arms_exceed_set"}

    assert {code for code, _, _ in FLAWED} | {"ends_differ", "idle_below_zero"} == known


def test_several_flaws_are_named_at_once() -> None:
    """Section 4, item 4."""
    with pytest.raises(Flawed) as refusal:
        parse_position("trains;set=2;hand=1;toes=1 2-2(2-0,2-1) 0-0,0-0/1-3 - 5 - 0")

    codes = [flaw.code for flaw in refusal.value.flaws]
    assert codes == ["no_such_seat", "tile_twice", "not_in_set", "tile_missing", "tile_missing"]
    placed = refusal.value.at("line 3").at("book")
    assert str(placed).startswith("book, line 3: expected a position that can arise, got to_move: ")
    assert placed.flaws == refusal.value.flaws


def test_an_error_can_be_placed_in_a_larger_text() -> None:
    """Section 6: the places are told from the outside in."""
    with pytest.raises(BadPosition) as refusal:
        parse_setup("trains 9-9 1-1/0-0 5-5 x - 0")

    placed = refusal.value.at("line 3")

    assert type(placed) is BadPosition
    assert str(placed) == "line 3, seat to move: expected a number, got 'x'"
    assert str(placed.at("puzzles.txt")) == "puzzles.txt, line 3, seat to move: expected a number, got 'x'"


# --- fuzzing -----------------------------------------------------------------------------------------

SIGNS = "0123456789-,/()=+|*?~;:!. \tdrucotrainscrosshub²é\0"


def check_any_text(text: str) -> None:
    """*text* is refused, or it is a position that prints, plays on and prints again as it should."""
    try:
        state = parse_position(text)
    except BadInput:
        return
    assert parse_position(str(state)) == state
    for move in (*legal_moves(state), *catches(state)):
        later = play_unchecked(state, move)
        assert parse_position(str(later)) == later


@given(text=st.text(max_size=60) | st.text(alphabet=SIGNS, max_size=60))
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    """Section 6: nothing but BadInput comes out of reading."""
    check_any_text(text)


@given(data=st.data(), state=positions(small=True))
def test_a_position_line_with_mistakes_is_a_position_or_is_refused(data: st.DataObject, state: State) -> None:
    """Section 6: whatever is left out, doubled or put in."""
    text = str(state)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        upto = data.draw(st.sampled_from([at, at + 1, at + 1, at + 4]))
        text = text[:at] + data.draw(st.text(alphabet=SIGNS, max_size=2)) + text[upto:]
    check_any_text(text)


@given(data=st.data())
def test_fields_of_different_positions_are_a_position_or_are_refused(data: st.DataObject) -> None:
    """Section 6: each field is sound, but they need not fit one another."""
    lines = [str(data.draw(positions(small=True))).split() for _ in range(2)]
    length = max(len(line) for line in lines)
    fields = [data.draw(st.sampled_from(lines))[at : at + 1] for at in range(length)]
    check_any_text(" ".join(field for part in fields for field in part))
