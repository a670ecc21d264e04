"""How long moves took: a count, a sum and a histogram that stays small however many games are added up."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

STEP: Final = 1.05
"""Bin *k* holds times from ``STEP**k`` to ``STEP**(k + 1)`` microseconds; bin 0 shorter ones too."""

_LOG_STEP: Final = math.log(STEP)


class MoveTimes(NamedTuple):
    """How many moves a player chose, the microseconds that took, and how many moves fell in which bin.

    ``bins`` is a text such as ``84:3 85:4``, which takes little room in memory and in files.
    """

    moves: int = 0
    micros: int = 0
    bins: str = ""

    def counts(self) -> Iterator[tuple[int, int]]:
        """Each bin that holds moves, the shortest first, and how many."""
        for pair in self.bins.split():
            number, _, count = pair.partition(":")
            yield int(number), int(count)

    @property
    def mean_ms(self) -> float | None:
        """The mean in milliseconds; None where nothing was measured."""
        return self.micros / self.moves / 1000 if self.moves else None

    def quantile_ms(self, share: float) -> float | None:
        """What *share* of the moves did not exceed, in milliseconds, right to half a bin."""
        so_far = 0
        for number, count in self.counts():
            so_far += count
            if so_far >= share * self.moves:
                return float(STEP ** (number + 0.5)) / 1000
        return None


def times_of(nanos: Iterable[int]) -> MoveTimes:
    """The histogram of moves that took so many nanoseconds each."""
    each = list(nanos)
    return MoveTimes(len(each), round(sum(each) / 1000), _text(Counter(map(_bin, each))))


def joined(times: Iterable[MoveTimes]) -> MoveTimes:
    """Several histograms in one."""
    moves = micros = 0
    bins: Counter[int] = Counter()
    for one in times:
        moves += one.moves
        micros += one.micros
        bins.update(dict(one.counts()))
    return MoveTimes(moves, micros, _text(bins))


def _bin(nanos: int) -> int:
    return int(math.log(max(nanos, 1000) / 1000) / _LOG_STEP)


def _text(bins: Counter[int]) -> str:
    return " ".join(f"{number}:{count}" for number, count in sorted(bins.items()))
