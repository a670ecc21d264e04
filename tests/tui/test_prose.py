"""The table in sentences: everything that lies there is told, and nothing needs eyes."""

from __future__ import annotations

import re
from collections import Counter

from hypothesis import given

from chickenfoot.rules import State, parse_position, parse_tile
from chickenfoot.speech import Speech
from chickenfoot.testing.strategies import positions, states
from chickenfoot.tui.prose import prose
from chickenfoot.tui.words import ends_sentence

SPEECH = Speech()


def told(tableau: str, newest: str | None = None) -> list[str]:
    state = parse_position(f"~trains;arms=players..2 {tableau} 8-8/7-7 6-6 0 - 0")
    return prose(state.tableau, SPEECH, None if newest is None else parse_tile(newest))


def test_trains_are_read_outwards_and_feet_by_their_toes() -> None:
    """T10, T12, T13."""
    assert told("9-9(9-6(6-3(3-3(3-5(5-5(5-0,5-1,5-2)),3-1,3-0))),9-2(2-4))", "3-0") == [
        "In the middle lies the starting double 9-9.",
        "Train 1: 9-6, 6-3, and then the double 3-3.",
        "Toe 1 of the foot 3-3: 3-5, and then the double 5-5.",
        "Toe 1 of the foot 5-5: 5-0. Open end 0.",
        "Toe 2 of the foot 5-5: 5-1. Open end 1.",
        "Toe 3 of the foot 5-5: 5-2. Open end 2.",
        "Toe 2 of the foot 3-3: 3-1. Open end 1.2.",
        "Toe 3 of the foot 3-3: 3-0. Open end 0.2.",
        "Train 2: 9-2, 2-4. Open end 4.",
        "The newest tile is 3-0.",
    ]


def test_places_still_free_are_told_with_their_double() -> None:
    assert told("9-9(9-6)")[-1] == "One more tile is wanted on 9-9."
    assert told("9-9(9-6(6-3(3-3(3-5))),9-2)")[-2] == "2 more tiles are wanted on 3-3."


def test_a_waived_foot_without_toes_is_bare() -> None:
    """R-1."""
    state = parse_position(
        "trains;set=2;hand=1;unfinishable=waive;toes=1;arms=2 2-2(2-1(1-1),2-0(0-1)) 0-0/- - 1 - 0"
    )

    assert prose(state.tableau, SPEECH)[2] == "Nothing was laid on 1-1."


def test_of_a_table_without_a_tree_the_tiles_and_ends_are_told() -> None:
    """Section 6."""
    tableau = parse_position("~trains =4,9,9+4-0,4-1 1-1,4-4/0-3 3-6,5-8,1-9 0 - 0").tableau

    assert prose(tableau, SPEECH) == ["On the table lie: 0-4, 1-4."]
    assert ends_sentence(tableau, SPEECH) == "Open ends: 4, 9, 9.2."


@given(states())
def test_every_tile_and_every_end_is_told_once(state: State) -> None:
    tableau = state.tableau
    lines = prose(tableau, SPEECH)
    runs = [line.partition(": ")[2] for line in lines if line.startswith(("Train", "Toe"))]
    text = " ".join([*runs, *(line for line in lines if "starting double" in line)])

    assert Counter(map(parse_tile, re.findall(r"\d+-\d+", text))) == Counter(one.tile for one in tableau.laid)
    assert len(re.findall(r"Open end \d", text)) == len(tableau.ends)


@given(positions())
def test_sentences_are_plain_text(state: State) -> None:
    """Nothing that a screen reader would spell out: no drawing, no colour."""
    text = "".join([*prose(state.tableau, SPEECH), ends_sentence(state.tableau, SPEECH)])

    assert text.isascii()
    assert "\x1b" not in text
