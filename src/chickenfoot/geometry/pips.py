"""What the half of a tile shows: pips as on real dominoes, or a numeral.

A half is a square of one unit with its middle at the origin; the tile's long side runs along x. Up to nine,
pips stand on a grid of three by three. The bigger sets (double-twelve, -fifteen, -eighteen) keep the three
rows along the tile and set them closer:

     6  • • •     9  • • •     10  • • • •     13  • • • • •     18  • • • • • •
                     • • •           •   •           •   •   •         • • • • • •
        • • •        • • •         • • • •         • • • • •         • • • • • •

An odd value has a pip in the middle, as from 1 to 9.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from chickenfoot.geometry.places import TURNS, UNIT
from chickenfoot.rules.tiles import HIGHEST, Pip


class Dot(NamedTuple):
    """A pip: its centre in thousandths of a unit."""

    x: int
    y: int


_ROW: Final = 275
"""From row to row."""

_SPACING: Final = {3: 275, 4: 216, 5: 170, 6: 140}
_RADIUS: Final = {3: 100, 4: 84, 5: 72, 6: 61}
"""From pip to pip, and a pip's radius, by how many stand in a full row."""

# The outer rows, and where in half spacings from the middle the pips of the middle row stand.
_MIDDLE: Final[dict[Pip, tuple[int, tuple[int, ...]]]] = {
    6: (3, ()),
    7: (3, (0,)),
    8: (3, (-2, 2)),
    9: (3, (-2, 0, 2)),
    10: (4, (-2, 2)),
    11: (4, (-2, 0, 2)),
    12: (4, (-3, -1, 1, 3)),
    13: (5, (-3, 0, 3)),
    14: (5, (-3, -1, 1, 3)),
    15: (5, (-4, -2, 0, 2, 4)),
    16: (6, (-4, -2, 2, 4)),
    17: (6, (-4, -2, 0, 2, 4)),
    18: (6, (-5, -3, -1, 1, 3, 5)),
}

_FEW: Final[dict[Pip, tuple[tuple[int, int], ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
}


def dots(value: Pip) -> tuple[Dot, ...]:
    """Where the pips of *value* stand, row by row."""
    if value in _FEW:
        return tuple(Dot(x * _ROW, y * _ROW) for x, y in _FEW[value])
    return tuple(_dots_in_rows(value))


def _dots_in_rows(value: Pip) -> Iterator[Dot]:
    full, middle = _MIDDLE[value]
    outer = range(1 - full, full, 2)
    for y, places in ((-_ROW, outer), (0, middle), (_ROW, outer)):
        yield from (Dot(half * _SPACING[full] // 2, y) for half in places)


def radius(value: Pip) -> int:
    """The radius of the pips of *value*."""
    return _RADIUS[3 if value < min(_MIDDLE) else _MIDDLE[value][0]]


UNDERLINED: Final = frozenset({6, 9})
"""The numerals that are another one upside down."""

assert _MIDDLE.keys() | _FEW.keys() == set(range(HIGHEST + 1))
assert all(2 * abs(dot.x) < UNIT for value in range(HIGHEST + 1) for dot in dots(value))


def quarter(turn: int) -> int:
    """By how many quarters of a turn a numeral stands turned on a tile that points to *turn* (0 to 15).

    So that it is as upright as a square half allows: it never leans by more than an eighth of a turn.
    """
    return -((turn + TURNS // 8) // (TURNS // 4)) % 4
