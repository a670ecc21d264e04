"""How simulated seats choose their plies at random, each legal one as likely as another."""

from __future__ import annotations

from typing import Final

import numpy as np

from chickenfoot.fast.chance import below, following, mixed, scaled
from chickenfoot.fast.compiled import count_bits, inner, lowest_bit
from chickenfoot.fast.layout import (
    AWAITS,
    CALL,
    COUNTS,
    DRAWN,
    NONE,
    TO_MOVE,
    Bytes,
    Random,
    Words,
)
from chickenfoot.fast.plies import (
    begin_play,
    draw,
    fitting,
    index,
    judge,
    lay_on,
    layable,
    may_draw,
    may_pass,
    pass_on,
    playable,
)


def _places_of_bits(width: int) -> Bytes:
    """``[bits, n]`` is the place of the n-th lowest bit set, for all numbers of *width* bits."""
    places = np.zeros((1 << width, width), np.uint8)
    for bits in range(1 << width):
        found = [place for place in range(width) if bits >> place & 1]
        places[bits, : len(found)] = found
    return places


_LOOKED_UP: Final = 10  # bits at once: all of a row of a double-nine set
_LOW: Final = (1 << _LOOKED_UP) - 1
_NTH: Final = _places_of_bits(_LOOKED_UP)


@inner
def nth_bit(bits: int, nth: int) -> int:
    """The place of the *nth* lowest bit set, counted from 0, of no more than 20 bits; 0 where none is set."""
    low, high = bits & _LOW, bits >> _LOOKED_UP
    in_low = count_bits(low)
    if nth < in_low or high == 0:
        return int(np.int64(_NTH[index(low), index(nth)]))
    return _LOOKED_UP + int(np.int64(_NTH[index(high), index(nth - in_low)]))


@inner
def calls_at_random(rule: Words, table: Words, random: Random) -> bool:
    """Whether a random player calls: where the call is due, half of the time (R-6)."""
    return rule[CALL] > 0 and table[COUNTS + table[TO_MOVE]] == 2 and below(random, 2) == 1


@inner
def random_lay(rule: Words, table: Words, random: Random) -> tuple[int, int, int]:
    """How many lays the hand of the seat to move has; and one of them, each as likely: value and other half.

    One look at each open value is enough: what fits on it is chosen with its share of all that was seen so
    far. The state of chance stays in a register meanwhile.
    """
    seat = table[TO_MOVE]
    values = playable(rule, table, seat)
    state = random[0]
    lays = on = chosen = nth = 0
    while values:
        value = lowest_bit(values)
        values &= values - 1
        row = fitting(rule, table, seat, value)
        lays += count_bits(row)
        state = following(state)
        pick = int(np.int64(scaled(mixed(state), lays)))
        if pick < count_bits(row):
            on, chosen, nth = value, row, pick
    random[0] = state
    return lays, on, nth_bit(chosen, nth)


@inner
def random_lay_of_drawn(rule: Words, table: Words, random: Random) -> tuple[int, int, int]:
    """The same for the tile drawn this turn, which fits on two values at most (R-4)."""
    tile = table[DRAWN]
    values = layable(rule, table)
    lays = count_bits(values)
    on = nth_bit(values, below(random, lays))
    return lays, on, (tile >> 5) + (tile & 31) - on


@inner
def random_ply(rule: Words, table: Words, random: Random) -> None:
    """One legal ply, each as likely as another (equal ends count once)."""
    if table[AWAITS]:
        begin_play(rule, table, calls_at_random(rule, table, random))
    else:
        if table[DRAWN] == NONE:
            lays, on, outer = random_lay(rule, table, random)
        else:
            lays, on, outer = random_lay_of_drawn(rule, table, random)
        draws = may_draw(rule, table, lays > 0)
        others = draws or may_pass(rule, table, lays > 0)
        if others and (lays == 0 or below(random, lays + 1) == 0):
            if draws:
                draw(rule, table)
            else:
                pass_on(rule, table)
        else:
            lay_on(rule, table, on, outer, calls_at_random(rule, table, random))
    judge(rule, table)
