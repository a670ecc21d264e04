"""A table as a drawing."""

from __future__ import annotations

import pytest

from chickenfoot.errors import BadInput, Flawed, IllegalMove
from chickenfoot.testing.drawing import after, plays, table


@pytest.mark.parametrize(
    ("drawing", "line"),
    [
        (
            """
            ends   2 2 5
            foot   6   1 of 3 toes
            hands  > 1-6 2-4   |   5-5
            """,
            "~trains =2,2,5|6*2 1-6,2-4/5-5 - 0 - 0",
        ),
        (
            """
            rules    cross;call=2
            opening  9-9  1 of 4 trains
            closed   9-1
            ends     1
            hands    1-2  |  > 2-2 9-3
            yard     3-3 4-4
            drawn    2-2
            idle     1
            """,
            "~cross;call=2 =1+1-9|9-9*3 1-2/2-2,3-9 3-3,4-4 1 d:2-2 1",
        ),
        (
            """
            tree   9-9(9-1,9-3(3-5))
            hands  6-6 6-7
                   | > -
            """,
            "~trains 9-9(9-1,9-3(3-5)) 6-6,6-7/- - 1 - 0",
        ),
        (
            """
            rules   hub
            start   8-8
            hands   1-1 | > 2-2 | 3-3
            yard    4-4 8-8
            circle  0
            """,
            "~hub ?8-8 1-1/2-2/3-3 4-4,8-8 1 - 0 c:0",
        ),
        ("rules family\nends 6\nhands > 1-6 1-1 | 2-2\nuncalled 1", "~family =6 1-1,1-6/2-2 - 0 - 0 u:1"),
        ("hands > 1-6 | 2-2", "~trains = 1-6/2-2 - 0 - 0"),
    ],
)
def test_a_drawing_is_a_partial_position(drawing: str, line: str) -> None:
    """Section 6: tiles not drawn are out of the round."""
    assert str(table(drawing)) == line


def test_the_legal_moves_of_a_drawing_as_text() -> None:
    """T13."""
    state = table("ends 2 2 5\nfoot 6 1 of 3 toes\nhands > 1-6 2-4 | 5-5 6-0")

    assert plays(state) == {"6-1 on 6"}
    assert plays(after(state, "6-1 on 6")) == {"6-0 on 6"}
    with pytest.raises(IllegalMove):
        after(state, "6-1 on 6", "pass")


@pytest.mark.parametrize(
    ("drawing", "error"),
    [
        (
            "colour blue",
            "line 1: expected each once of rules, ends, foot, opening, closed, tree, start, hands",
        ),
        ("ends 1\nends 2\nhands > 1-1 | 2-2", "line 2: expected each once of rules, ends, "),
        ("ends 1\nhands 1-1 | 2-2", "hands: expected one '>' before the seat to move, got '1-1 | 2-2'"),
        ("ends 1", "hands: expected one '>' before the seat to move, got '-'"),
        ("ends 1\nhands > 1-1 | > 2-2", "hands: expected one '>' before the seat to move"),
        ("ends x\nhands > 1-1 | 2-2", "drawing, tableau: expected an open end from 0 to 18, got 'x'"),
        ("idle x\nhands > 1-1 | 2-2", "drawing, turns without a lay: expected a number, got 'x'"),
        ("foot 6\nhands > 1-1 | 2-2", "foot: expected a double and 'k of 3 toes', got '6'"),
        ("foot 6 1 of 2 toes\nhands > 1-1 | 2-2", "foot: expected a double and 'k of 3 toes'"),
        ("opening 9-9 1 of 4 trains\nhands > 1-1 | 2-2", "opening: expected a double and 'k of 2 trains'"),
        ("rules chess\nhands > 1-1 | 2-2", "preset: expected one of trains, "),
        ("hands > 1-1 | 2_2", "expected a tile like '3-6', got '2_2'"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(drawing: str, error: str) -> None:
    """With expected, got and where."""
    with pytest.raises(BadInput) as refusal:
        table(drawing)

    assert error in str(refusal.value)


def test_a_drawing_of_what_cannot_be_is_refused() -> None:
    """Section 4, item 4: everything but missing tiles is looked at."""
    with pytest.raises(Flawed, match="drawing: expected a position that can arise, got expected each tile"):
        table("ends 1\nhands > 1-1 | 1-1")
