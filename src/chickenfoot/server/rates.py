"""How often something may be done: token buckets, one for each who does it."""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from typing import Final, NamedTuple

_MOST: Final = 10_000
"""So many are remembered; whoever was quiet the longest is forgotten first."""


_ONE: Final = 1 - 1e-9
"""A token: many small parts of one may not quite add up."""


class Limit(NamedTuple):
    """*burst* at once, and *rate* a second in the long run."""

    rate: float
    burst: float

    @classmethod
    def a_minute(cls, count: float) -> Limit:
        """*count* at once, and as many a minute."""
        return cls(count / 60, count)


class Bucket:
    """Filled by *rate* tokens a second, up to *burst*; full at first. Times are milliseconds."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate / 1000
        self._burst = burst
        self._left = burst
        self._at: int | None = None

    def take(self, now: int) -> bool:
        """Whether a token was there; it is gone then."""
        self._fill(now)
        if self._left < _ONE:
            return False
        self._left -= 1
        return True

    def wait(self, now: int) -> int:
        """In how many milliseconds there will be a token; 0: there is one."""
        self._fill(now)
        return max(0, math.ceil((_ONE - self._left) / self._rate))

    def _fill(self, now: int) -> None:
        passed = 0 if self._at is None else max(0, now - self._at)  # a clock may be put back
        self._left = min(self._burst, self._left + passed * self._rate)
        self._at = now


class Rates:
    """A bucket for each of many, in bounded memory."""

    def __init__(self, limit: Limit, most: int = _MOST) -> None:
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: int) -> int:
        """0 where *who* may; else in how many milliseconds he may again."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(*self._limit)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return 0 if bucket.take(now) else bucket.wait(now)

    def __len__(self) -> int:
        return len(self._buckets)


def neighbourhood(address: str) -> str:
    """What one household has of addresses: one of IPv4, the first half of one of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))
