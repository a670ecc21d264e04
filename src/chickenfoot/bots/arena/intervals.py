"""Means and 95 % intervals of measurements that come in clusters: the games of one deal are not independent.

A cluster is one deal. Its games share their tiles, so only the deals are independent, and the standard error
is taken over them. For a bot that sits everywhere in turn this makes intervals *narrower*: what the tiles did
to it in one seat they did to the others in the next.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

FEW: Final = 8
"""With fewer deals their spread says too little, and each counts as one observation."""

_Z: Final = 1.959964
_T: Final = (12.706, 4.303, 3.182)


class Cluster(NamedTuple):
    """What one deal gave: the sum of so many measurements."""

    total: float
    size: int


class Interval(NamedTuple):
    """A range that holds the true value 95 times in 100."""

    low: float
    high: float


def mean(clusters: Sequence[Cluster]) -> float:
    """The mean of all measurements."""
    return sum(cluster.total for cluster in clusters) / sum(cluster.size for cluster in clusters)


def standard_error(clusters: Sequence[Cluster]) -> float:
    """The standard error of the mean, over at least two clusters that may differ in size."""
    centre, number = mean(clusters), len(clusters)
    squares = sum((cluster.total - centre * cluster.size) ** 2 for cluster in clusters)
    size = sum(cluster.size for cluster in clusters)
    return math.sqrt(squares * number / (number - 1)) / size


def mean_interval(clusters: Sequence[Cluster]) -> Interval | None:
    """Student's interval for the mean; None for a single cluster."""
    if len(clusters) < 2:
        return None
    reach = student(len(clusters) - 1) * standard_error(clusters)
    return Interval(mean(clusters) - reach, mean(clusters) + reach)


def share_interval(clusters: Sequence[Cluster]) -> Interval:
    """An interval for a share: Wilson's, on as many observations as the clusters are worth.

    They are worth the number of independent observations with the same standard error, made smaller as
    Student's quantile is wider (Korn and Graubard 1998); one each, where they are few or say all the same.
    """
    share, number = mean(clusters), len(clusters)
    error = standard_error(clusters) if number >= FEW else 0.0
    if error < 1e-12:
        is_exact = number >= FEW and 0 < share < 1  # such as a bot that holds every seat
        return Interval(share, share) if is_exact else wilson(share, number)
    return wilson(share, share * (1 - share) / error**2 * (_Z / student(number - 1)) ** 2)


def wilson(share: float, number: float) -> Interval:
    """Wilson's interval for a share seen in *number* observations."""
    widened = 1 + _Z**2 / number
    centre = (share + _Z**2 / (2 * number)) / widened
    reach = _Z / widened * math.sqrt(share * (1 - share) / number + _Z**2 / (4 * number**2))
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, right to 0.3 % (Abramowitz and Stegun, 26.7.5)."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    terms = (
        (_Z**3 + _Z) / 4,
        (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96,
        (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384,
    )
    return _Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))
