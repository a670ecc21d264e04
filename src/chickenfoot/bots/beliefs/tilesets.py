"""Sets of tiles as whole numbers, a bit for each tile of the set: to rule tiles out a hundred at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from chickenfoot.rules import Ruleset, Tile, double, whole_set
from chickenfoot.rules.tiles import Pip

Bits = int
"""Some tiles: bit *i* stands for tile *i* of ``whole_set(highest)``."""


@dataclass(frozen=True, slots=True)
class TileBits:
    """The bits of a double-n set: of each tile, of all with a value, of all doubles, of everything."""

    of: dict[Tile, Bits]
    values: tuple[Bits, ...]
    doubles: Bits
    everything: Bits

    def all_of(self, tiles: Iterable[Tile]) -> Bits:
        """*tiles* as a set."""
        bits = 0
        for one in tiles:
            bits |= self.of[one]
        return bits


@cache
def tile_bits(highest: Pip) -> TileBits:
    """The bits of a double-*highest* set."""
    of = {one: 1 << at for at, one in enumerate(whole_set(highest))}
    values = tuple(sum(of[one] for one in of if value in one) for value in range(highest + 1))
    doubles = sum(of[one] for one in of if one.is_double)
    return TileBits(of, values, doubles, (1 << len(of)) - 1)


def fitting(ruleset: Ruleset, open_values: Iterable[Pip], played: list[int], holding: int) -> Bits:
    """The tiles that a seat with *holding* tiles may lay on *open_values* (T10, X6; section 3).

    *played* counts for each value the tiles on the table, its double not counted: a double that can no
    longer get its toes may be forbidden, and so may a double as last tile.
    """
    bits = tile_bits(ruleset.set)
    fits = 0
    for value in open_values:
        fits |= bits.values[value]
        if ruleset.unfinishable == "forbid" and ruleset.set - played[value] < ruleset.toes:
            fits &= ~bits.of[double(value)]
    if ruleset.last_double == "forbidden" and holding == 1:
        fits &= ~bits.doubles
    return fits
