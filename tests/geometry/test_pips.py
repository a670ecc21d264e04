"""Pips stand as on real dominoes."""

from __future__ import annotations

from itertools import combinations

import pytest

from chickenfoot.geometry.pips import Dot, dots, radius

VALUES = range(19)


@pytest.mark.parametrize("value", VALUES)
def test_there_are_as_many_as_the_value_says(value: int) -> None:
    assert len(set(dots(value))) == len(dots(value)) == value


@pytest.mark.parametrize("value", VALUES)
def test_they_look_the_same_upside_down(value: int) -> None:
    """So a tile reads alike from both sides of the table."""
    assert {Dot(-x, -y) for x, y in dots(value)} == set(dots(value))


@pytest.mark.parametrize("value", VALUES)
def test_they_stand_apart_and_within_their_half(value: int) -> None:
    for one in dots(value):
        assert max(abs(one.x), abs(one.y)) + radius(value) < 475
    for (x, y), (other_x, other_y) in combinations(dots(value), 2):
        assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * radius(value)) ** 2


@pytest.mark.parametrize("value", VALUES)
def test_an_odd_value_has_one_in_the_middle(value: int) -> None:
    """15 is five by three, so it has one too; 9 is three by three."""
    assert (Dot(0, 0) in dots(value)) == (value % 2 == 1)


def test_six_has_its_rows_along_the_tile() -> None:
    assert {y for _, y in dots(6)} == {-275, 275}
