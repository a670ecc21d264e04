"""The race between the moves of one decision: all run on the same deals; who falls behind drops out.

Compared in pairs on the same deals, two moves differ much less by chance than by themselves (common random
numbers). A move drops out when the best one is ahead of it by :data:`BEHIND` standard errors.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Final

from chickenfoot.bots.search.trials import Sums, Trials

BEHIND: Final = 2.5
FEWEST: Final = 16
"""Deals before the first move may drop out."""
PARCEL: Final = 64
"""Deals tried at once, later on."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a race ends, whatever comes first: after so many deals, or seconds; None: no such limit."""

    deals: int | None
    seconds: float | None = None


@dataclass(slots=True)
class Race:
    """Who is still running (places in the list of choices), and how everybody did."""

    alive: list[int]
    sums: Sums
    dropped: dict[int, Sums] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """The move that has the highest mean value."""
        values = self.sums.values
        return self.alive[max(range(len(values)), key=values.__getitem__)]

    def drop_those_behind(self) -> None:
        """Take out every move that the best one is clearly ahead of."""
        sums = self.sums
        best = self.alive.index(self.best)
        kept = [at for at in range(len(self.alive)) if at == best or not _is_behind(sums, at, best)]
        for at, move in enumerate(self.alive):
            if at not in kept:
                self.dropped[move] = sums.only([at])
        self.alive = [self.alive[at] for at in kept]
        self.sums = sums.only(kept)


def _is_behind(sums: Sums, move: int, best: int) -> bool:
    deals = sums.deals
    gap = (sums.values[best] - sums.values[move]) / deals
    products = sums.products
    squares = products[best][best] + products[move][move] - 2 * products[best][move]
    spread = max(0.0, squares / deals - gap * gap)
    return gap > BEHIND * math.sqrt(spread / deals)


def run(trials: Trials, moves: int, limits: Limits, *, to_the_end: bool = False) -> Race:
    """Race so many *moves* until one is left or a limit is reached; *to_the_end*: nobody drops out."""
    started = time.perf_counter()
    parcel = FEWEST if limits.deals is None else min(FEWEST, limits.deals)
    race = Race(list(range(moves)), trials.more(parcel, range(moves)))
    while True:
        if not to_the_end:
            race.drop_those_behind()
        left = PARCEL if limits.deals is None else min(PARCEL, limits.deals - race.sums.deals)
        if len(race.alive) == 1 or left <= 0 or _time_is_up(started, limits.seconds):
            return race
        race.sums.add(trials.more(left, race.alive))


def _time_is_up(started: float, seconds: float | None) -> bool:
    return seconds is not None and time.perf_counter() - started >= seconds
