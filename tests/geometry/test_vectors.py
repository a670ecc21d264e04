"""Layouts as plain values: written and read back."""

from __future__ import annotations

import json

import pytest

from chickenfoot.geometry.places import Aspect, Play, Shape
from chickenfoot.geometry.vectors import Vector, read_vector, vector_of
from chickenfoot.rules import tile
from tests.geometry.drawn import ROUND

VECTOR = Vector(
    Shape(9, 4, 2, waives=True),
    Aspect(16, 10),
    (Play(tile(9, 9), None), Play(tile(6, 9), tile(9, 9), 1), Play(tile(6, 6), tile(6, 9))),
    ROUND[2],
)


def test_what_is_written_can_be_read() -> None:
    assert read_vector(json.loads(json.dumps(vector_of(*VECTOR)))) == VECTOR


def test_it_is_written_as_documented() -> None:
    assert json.loads(json.dumps(vector_of(*VECTOR))) == {
        "unit": 1000,
        "shape": {"set": 9, "arms": 4, "toes": 2, "waives": True},
        "aspect": {"width": 16, "height": 10},
        "plays": [["9-9", None, 0], ["6-9", "9-9", 1], ["6-6", "6-9", 0]],
        "tiles": [[0, 0, 4, 9, 9], [1500, 400, 15, 9, 6], [3000, 0, 4, 6, 6]],
        "spots": [["6-6", 0, 6, 4500, 0, 0, True]],
        "shifts": [[2, [1500, 0, 0, 9, 6], [1500, 400, 15, 9, 6]]],
    }


def test_another_unit_is_refused() -> None:
    with pytest.raises(ValueError, match="unit: expected 1000, got 100"):
        read_vector(vector_of(*VECTOR) | {"unit": 100})
