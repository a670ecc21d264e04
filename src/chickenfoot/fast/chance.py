"""Chance for simulations: splitmix64 (Steele, Lea and Flood, 2014), a word of state in an array of one.

Quick and good enough to sample with. Deals that people play come from :mod:`chickenfoot.rules.deal`.
"""

from __future__ import annotations

import numpy as np

from chickenfoot.fast.compiled import inner
from chickenfoot.fast.layout import Random, Words

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


def chance_of(seed: int) -> Random:
    """A stream of chance; *seed* is any whole number, its lowest 64 bits count."""
    return np.array([seed & (2**64 - 1)], np.uint64)


@inner
def mixed(state: int) -> int:
    """The 64 random bits of a state."""
    bits = (state ^ state >> np.uint64(30)) * _FIRST
    bits = (bits ^ bits >> np.uint64(27)) * _SECOND
    return int(bits ^ bits >> np.uint64(31))


@inner
def word(random: Random) -> int:
    """The next 64 random bits."""
    random[0] = following(random[0])
    return mixed(random[0])


@inner
def following(state: int) -> int:
    """The state after *state*."""
    return int(state + _STEP)


@inner
def scaled(bits: int, bound: int) -> int:
    """64 random bits as a number from 0 to *bound* − 1 (< 2³²); uneven by less than *bound* / 2³²."""
    return int((bits >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))


@inner
def below(random: Random, bound: int) -> int:
    """A number from 0 to *bound* − 1, as :func:`scaled` draws it."""
    return int(np.int64(scaled(word(random), bound)))


@inner
def fraction(random: Random) -> float:
    """A number from 0 up to 1."""
    return float(word(random) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@inner
def shuffle(random: Random, items: Words, count: int) -> None:
    """The first *count* of *items* in an order drawn from all orders alike (Fisher and Yates).

    The state stays in a register meanwhile; and the indices have no sign, for the sake of speed.
    """
    state = random[0]
    for place in range(count - 1, 0, -1):
        state = following(state)
        last, other = np.uint64(place), scaled(mixed(state), place + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
    random[0] = state
