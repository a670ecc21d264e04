"""Layouts as plain values: what ``chickenfoot draw --json`` prints and what the browser's tests read.

    {"unit": 1000,
     "shape": {"set": 9, "arms": 4, "toes": 3, "waives": false},
     "aspect": {"width": 16, "height": 10},
     "plays": [["9-9", null, 0], ["3-9", "9-9", 0]],       tile, on which, as which of its children
     "tiles": [[0, 0, 4, 9, 9], [1500, 0, 0, 9, 3]],       x, y, turn, tail, head; in the order of the plays
     "spots": [["3-9", 0, 3, 3500, 0, 0, true]],           on, slot, value, x, y, turn, open
     "shifts": [[1, [0, 0, 0, 9, 9], [0, 0, 4, 9, 9]]]}    during which play, from where, to where

Lengths are thousandths of a tile's short side, turns sixteenths of a full turn (``places.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from chickenfoot.geometry.places import UNIT, Aspect, Layout, Place, Play, Shape, Shift, Spot
from chickenfoot.rules.tiles import parse_tile, tile


class Vector(NamedTuple):
    """What goes into a layout and what has come out."""

    shape: Shape
    aspect: Aspect
    plays: tuple[Play, ...]
    layout: Layout


def vector_of(shape: Shape, aspect: Aspect, plays: Sequence[Play], layout: Layout) -> dict[str, object]:
    """All of it as names and plain values; :func:`read_vector` gives it back."""
    return {
        "unit": UNIT,
        "shape": shape._asdict(),
        "aspect": aspect._asdict(),
        "plays": [[str(one.tile), None if one.on is None else str(one.on), one.slot] for one in plays],
        "tiles": [_place_plain(place) for place in layout.tiles],
        "spots": [[str(spot.on), *spot[1:]] for spot in layout.spots],
        "shifts": [
            [shift.play, _place_plain(shift.before), _place_plain(shift.after)] for shift in layout.shifts
        ],
    }


def _place_plain(place: Place) -> list[int]:
    return [place.x, place.y, place.turn, place.tail, place.head]


def read_vector(plain: Mapping[str, Any]) -> Vector:
    """What :func:`vector_of` has written. Raises :exc:`ValueError` where the unit is another."""
    if plain["unit"] != UNIT:
        raise ValueError(f"unit: expected {UNIT}, got {plain['unit']!r}")
    return Vector(
        Shape(**plain["shape"]),
        Aspect(**plain["aspect"]),
        tuple(
            Play(parse_tile(text), None if on is None else parse_tile(on), slot)
            for text, on, slot in plain["plays"]
        ),
        Layout(
            tuple(_place(*place) for place in plain["tiles"]),
            tuple(Spot(parse_tile(on), *rest) for on, *rest in plain["spots"]),
            tuple(Shift(play, _place(*before), _place(*after)) for play, before, after in plain["shifts"]),
        ),
    )


def _place(x: int, y: int, turn: int, tail: int, head: int) -> Place:
    return Place(tile(tail, head), x, y, turn, tail, head)
