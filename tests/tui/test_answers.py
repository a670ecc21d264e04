"""What a person types is understood, or answered in one line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.rules import DRAW, PASS, Catch, Lay, Move, Seat, parse_move, parse_tile, tile
from chickenfoot.rules.sheet import Line
from chickenfoot.tui.answers import Answer, Asked, Command, read_answer

MOVES = tuple(map(parse_move, ("3-6 on 3", "3-6 on 3.2", "6-3 on 6", "5-1 on 5")))
CALLS = tuple(map(parse_move, ("5-1 on 5", "5-1 on 5!")))


def answer(text: str, legal: tuple[Move, ...] = MOVES) -> Answer:
    return read_answer(text, Seat(2), legal, legal)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2", "3-6 on 3.2"),
        ("6-3 on 6", "6-3 on 6"),
        ("  3-6   ON 3 ", "3-6 on 3"),
        ("5-1", "5-1 on 5"),
        ("1-5", "5-1 on 5"),
        ("d", "draw"),
        ("draw", "draw"),
        ("p", "pass"),
        ("PASS", "pass"),
        ("c", "catch 2"),
        ("catch", "catch 2"),
    ],
)
def test_a_move_is_a_number_a_notation_a_tile_or_a_word(text: str, move: str) -> None:
    assert str(answer(text)) == move


def test_a_tile_that_fits_in_several_places_is_asked_about() -> None:
    assert answer("3-6") == Line("answer-several", {"tile": "3-6", "moves": "3-6 on 3, 3-6 on 3.2, 6-3 on 6"})


def test_a_tile_that_fits_nowhere_is_explained() -> None:
    assert answer("2-2") == Asked(Command.WHY, tile(2, 2))


def test_a_tile_alone_is_called_only_when_the_call_is_typed() -> None:
    """Section 3, call: forgetting is possible."""
    assert answer("5-1", CALLS) == CALLS[0]
    assert answer("5-1!", CALLS) == CALLS[1]
    assert answer("5-1!") == Lay(tile(1, 5), 5, call=True)  # not due here: the rules will say so


def test_the_starting_double_is_a_move_of_its_own() -> None:
    start = Lay(tile(9, 9), None)

    assert read_answer("9-9", Seat(0), (start,), (start,)) == start


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("?", Asked(Command.WHY)),
        ("? 9-3", Asked(Command.WHY, parse_tile("3-9"))),
        ("?3-9", Asked(Command.WHY, parse_tile("3-9"))),
        ("hint", Asked(Command.HINT)),
        ("Undo", Asked(Command.UNDO)),
        ("rules", Asked(Command.RULES)),
        ("table", Asked(Command.TABLE)),
        ("score", Asked(Command.SCORE)),
        ("help", Asked(Command.HELP)),
        ("q", Asked(Command.QUIT)),
    ],
)
def test_a_command_is_a_word_or_a_question_mark(text: str, asked: Asked) -> None:
    assert answer(text) == asked


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", Line("answer-unknown", {"got": ""})),
        ("lay it", Line("answer-unknown", {"got": "lay it"})),
        ("3/6", Line("answer-unknown", {"got": "3/6"})),
        ("99-1", Line("answer-unknown", {"got": "99-1"})),
        ("0", Line("answer-number", {"count": 4, "got": "0"})),
        ("5", Line("answer-number", {"count": 4, "got": "5"})),
        ("9" * 5000, Line("answer-number", {"count": 4, "got": "9" * 5000})),
        ("? me", Line("answer-tile", {"got": "me"})),
    ],
)
def test_anything_else_is_answered_with_what_was_expected(text: str, line: Line) -> None:
    assert answer(text) == line


@given(st.text())
def test_no_text_is_too_strange(text: str) -> None:
    assert isinstance(answer(text), Lay | Catch | Asked | Line | type(DRAW) | type(PASS))
