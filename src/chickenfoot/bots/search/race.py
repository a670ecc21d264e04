"""The race between the moves of one decision: all run on the same deals; who falls behind drops out.

Compared in pairs on the same deals, two moves differ much less by chance than by themselves (common random
numbers). A move drops out when the best one is ahead of it by :data:`BEHIND` standard errors.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from chickenfoot.bots.search.trials import Sums, Trials

BEHIND: Final = 2.5
FEWEST: Final = 16
"""Deals before the first move may drop out."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a race ends, whatever comes first: so many deals, or a time of the clock; None: no such limit."""

    deals: int | None
    until: float | None = None  # as time.perf_counter() tells it

    def parcel(self, wanted: int, done: int) -> int:
        """How many deals may come next, *wanted* at most, where some are *done*."""
        return wanted if self.deals is None else min(wanted, self.deals - done)

    def are_past(self) -> bool:
        """Whether the time is up."""
        return self.until is not None and time.perf_counter() >= self.until


@dataclass(slots=True)
class Race:
    """Who is still running (places in the list of choices), and how they did."""

    alive: list[int]
    sums: Sums

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
        self.alive = [self.alive[at] for at in kept]
        self.sums = sums.only(kept)


def _is_behind(sums: Sums, move: int, best: int) -> bool:
    deals = sums.deals
    gap = (sums.values[best] - sums.values[move]) / deals
    products = sums.products
    squares = products[best][best] + products[move][move] - 2 * products[best][move]
    spread = max(0.0, squares / deals - gap * gap)
    return gap > BEHIND * math.sqrt(spread / deals)


def run(trials: Trials, moves: int, limits: Limits, *, drops: bool = True) -> Race:
    """Race so many *moves* until one is left or a limit is reached; without *drops* nobody falls out."""
    race = Race(list(range(moves)), trials.more(limits.parcel(min(FEWEST, trials.parcel), 0), range(moves)))
    while True:
        done = race.sums.deals
        if drops and done >= FEWEST:
            race.drop_those_behind()
        parcel = limits.parcel(trials.parcel, done)
        if len(race.alive) == 1 or parcel <= 0 or limits.are_past():
            return race
        race.sums.add(trials.more(parcel, race.alive))
