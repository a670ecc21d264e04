"""In which order tiles are best placed, so that little has to be remembered on the way.

A good order lets places flow together early (see :mod:`chickenfoot.bots.beliefs.exact`). Tiles with the
fewest places first is such an order nearly always. In long rounds of large sets it is not; then, step by
step, those tiles come next after which the fewest states are to be expected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final, NamedTuple

from chickenfoot.rules import Tile

GOOD_ENOUGH: Final = 100_000
"""With no more states than these to be expected, no better order is looked for; there are far fewer."""


class Row(NamedTuple):
    """A tile, the places it may be in and, for each need, those in which it meets it (bit *p*: place *p*)."""

    tile: Tile
    allowed: int
    needs: tuple[int, ...]


def in_good_order(rows: Sequence[Row], sizes: Sequence[int]) -> list[Row]:
    """*rows* in the order in which they are best placed; rows alike stand together."""
    first = sorted(rows, key=lambda row: (row.allowed.bit_count(), row.allowed, row.needs))
    kinds = Counter((row.allowed, row.needs) for row in first)
    order = _Order([allowed for allowed, _ in kinds], list(kinds.values()), sizes)
    if order.states(range(len(kinds))) <= GOOD_ENOUGH:
        return first
    rank = dict(zip(kinds, order.greedy(), strict=True))
    return sorted(first, key=lambda row: rank[row.allowed, row.needs])


@dataclass
class _Order:
    """Kinds of tiles, by number: the places each may be in, how many there are; and the *sizes* of places."""

    allowed: list[int]
    counts: list[int]
    sizes: Sequence[int]

    @cached_property
    def kinds_of(self) -> list[int]:
        """For each place the kinds that may be in it, a bit for each."""
        return [
            sum((allowed >> place & 1) << kind for kind, allowed in enumerate(self.allowed))
            for place in range(len(self.sizes))
        ]

    def states(self, order: Sequence[int]) -> int:
        """How many states there are at most when kinds come in this *order*."""
        done, total = 0, 0
        for kind in order:
            done |= 1 << kind
            total += self.counts[kind] * self._width(done)
        return total

    def greedy(self) -> list[int]:
        """For each kind its rank in an order that keeps the states few at every step."""
        done, left = 0, list(range(len(self.allowed)))
        rank = [0] * len(left)
        for step in range(len(rank)):
            best = min(left, key=lambda kind: (self._width(done | 1 << kind), kind))
            left.remove(best)
            done |= 1 << best
            rank[best] = step
        return rank

    def _width(self, done: int) -> int:
        """How many states there are at most once the kinds *done* have been placed.

        Each group of places has taken no fewer tiles than it could not get later, and no more than it has
        room for; what the last group has taken follows from the others.
        """
        rooms: dict[int, int] = {}
        takers: dict[int, int] = {}
        for kinds, size in zip(self.kinds_of, self.sizes, strict=True):
            group = kinds & ~done
            rooms[group] = rooms.get(group, 0) + size
            takers[group] = takers.get(group, 0) | kinds & done
        ranges = [
            max(1, min(room, self._tiles(takers[group])) - max(0, room - self._tiles(group)) + 1)
            for group, room in rooms.items()
        ]
        return prod(ranges) // max(ranges)

    def _tiles(self, kinds: int) -> int:
        """How many tiles are of *kinds*."""
        total = 0
        while kinds:
            total += self.counts[(kinds & -kinds).bit_length() - 1]
            kinds &= kinds - 1
        return total
