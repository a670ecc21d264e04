"""Tiles, moves and their texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot.errors import BadMove, BadTile
from chickenfoot.rules import (
    DRAW,
    PASS,
    Catch,
    Lay,
    Move,
    Seat,
    State,
    double,
    parse_move,
    parse_tile,
    tile,
    whole_set,
)
from chickenfoot.testing.strategies import any_moves, positions

TILES = st.sampled_from(whole_set(18))


@pytest.mark.parametrize(("highest", "count"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_a_double_n_set_holds_each_pair_of_values_once(highest: int, count: int) -> None:
    """T1, X1: (n + 1)(n + 2) / 2 tiles, and every value on n + 1 of them."""
    tiles = whole_set(highest)

    assert len(tiles) == len(set(tiles)) == (highest + 1) * (highest + 2) // 2 == count
    for value in range(highest + 1):
        assert sum(value in one for one in tiles) == highest + 1
        assert double(value) in tiles


def test_a_tile_has_two_halves_and_no_direction() -> None:
    """Words: tile, double, pip."""
    one = tile(9, 3)

    assert one is tile(3, 9)
    assert (str(one), one.touching(9), one.touching(3)) == ("3-9", "9-3", "3-9")
    assert (one.pips, one.other(3), one.other(9), one.is_double) == (12, 9, 3, False)
    assert tile(4, 4).is_double
    assert tile(4, 4).other(4) == 4


@given(one=TILES)
def test_a_tile_is_its_text_whichever_half_comes_first(one: tuple[int, int]) -> None:
    """Section 6: readers take both."""
    low, high = one

    assert parse_tile(f"{low}-{high}") is parse_tile(f"{high}-{low}") is tile(low, high)


@pytest.mark.parametrize("text", ["", "3", "3-", "-3", "3/6", "3-6 ", "03-6", "a-b", "3-6-9", "³-6", "100-1"])
def test_what_is_no_tile_is_refused(text: str) -> None:
    """Section 6."""
    with pytest.raises(BadTile) as refusal:
        parse_tile(text)

    assert str(refusal.value) == f"expected a tile like '3-6', got {text!r}"


def test_a_tile_beyond_double_eighteen_is_refused() -> None:
    """X1: the largest set is double-eighteen."""
    with pytest.raises(BadTile, match="expected two halves from 0 to 18, got '19-0'"):
        tile(19, 0)


# --- moves -------------------------------------------------------------------------------------------


@given(data=st.data(), state=positions(small=True))
def test_a_move_is_its_text(data: st.DataObject, state: State) -> None:
    """Case 17: a move names tile and end; printing, then parsing, is the identity."""
    move = data.draw(any_moves(state).filter(lambda move: not isinstance(move, Lay) or is_written(move)))

    assert parse_move(str(move)) == move


def is_written(lay: Lay) -> bool:
    """Whether a lay can be told by its text: places count from 1, and the starting double has none."""
    return lay.nth >= 1 and (lay.on is not None or lay.nth == 1)


@pytest.mark.parametrize(
    ("text", "move", "written"),
    [
        ("draw", DRAW, "draw"),
        (" Draw ", DRAW, "draw"),
        ("PASS", PASS, "pass"),
        ("catch 2", Catch(Seat(2)), "catch 2"),
        ("9-9", Lay(tile(9, 9), None), "9-9"),
        ("9-9!", Lay(tile(9, 9), None, call=True), "9-9!"),
        ("3-9 on 9", Lay(tile(3, 9), 9), "9-3 on 9"),
        ("9-3 on 9.2", Lay(tile(3, 9), 9, 2), "9-3 on 9.2"),
        ("9-3 on 9.1", Lay(tile(3, 9), 9), "9-3 on 9"),
        (" 9-3  ON  9 ! ", Lay(tile(3, 9), 9, call=True), "9-3 on 9!"),
        ("9-3 on 9.2!", Lay(tile(3, 9), 9, 2, call=True), "9-3 on 9.2!"),
        ("3-9 on 5", Lay(tile(3, 9), 5), "3-9 on 5"),
    ],
)
def test_moves_are_read_forgivingly_and_written_with_the_touching_half_first(
    text: str, move: Move, written: str
) -> None:
    """R-6, R-12, X-d; case 17."""
    assert parse_move(text) == move
    assert str(move) == written


@pytest.mark.parametrize(
    "text",
    ["", "lay", "9-3 on", "9-3 on x", "9-3 on 9.0", "9-3 on 9.", "catch x", "drawing", "9-3!!"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    """Section 6."""
    with pytest.raises(BadMove) as refusal:
        parse_move(text)

    expected = "a move like '9-3 on 9', '9-3 on 9.2', 'draw', 'pass' or 'catch 2'"
    assert str(refusal.value) == f"expected {expected}, got {text!r}"


def test_a_move_with_a_tile_of_no_set_is_refused() -> None:
    """X1."""
    with pytest.raises(BadMove, match="expected two halves from 0 to 18, got '9-99 on 9'"):
        parse_move("9-99 on 9")


@given(text=st.text(max_size=20) | st.text(alphabet="0123456789-. on!catchdrawps", max_size=20))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    """Section 6."""
    try:
        move = parse_move(text)
    except BadMove:
        return
    assert parse_move(str(move)) == move
