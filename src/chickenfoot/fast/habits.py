"""How simulated seats play when it matters: by habits, a number for each simple sign of a good or a bad lay.

A seat with *habits* lays what they say is worth most. They weigh only what the seat can see: its own hand,
the table, and how many tiles the others have. ``habits[seat]`` is a row of :data:`HABIT_WORDS` numbers, in
the order of the names below, each worth so much in units of its own.
"""

from __future__ import annotations

from typing import Final

from chickenfoot.fast.chance import fraction
from chickenfoot.fast.compiled import count_bits, inner, kernel, lowest_bit
from chickenfoot.fast.layout import (
    AWAITS,
    COUNTS,
    DOUBLES,
    ENDED,
    ENDS,
    HIGHEST,
    NEXT,
    NONE,
    PENDING,
    PLAYED,
    PLAYERS,
    RESERVE,
    RUNNING,
    TO_MOVE,
    TOES,
    YARD,
    Habits,
    Numbers,
    Random,
    Words,
)
from chickenfoot.fast.plies import (
    begin_play,
    draw,
    judge,
    lay,
    layable,
    may_draw,
    on_value,
    pass_on,
    points_of,
    row_at,
)

DOUBLE: Final = 0  # laying a double
DOUBLE_PIPS: Final = 1  # a pip of one of its halves
DOUBLE_FOLLOWERS: Final = 2  # a toe for it in the own hand
BLOCK: Final = 3  # its foot can no longer be completed, so the round will end blocked
BLOCK_LEAD: Final = 4  # ... a point by which the own hand is lighter
FOOT_LEAD: Final = 5  # its foot can be completed: a point by which the own hand is lighter
FOOT_LEFT: Final = 6  # ... a tile of its value not yet played
PIPS: Final = 7  # laying another tile: a pip
FOLLOWERS: Final = 8  # a tile in the own hand that fits the new end
OUTER_LEFT: Final = 9  # a tile not yet played that fits the new end
OUTER_OPEN: Final = 10  # the value of the new end is open already
DOUBLE_GONE: Final = 11  # the double of the new end lies on the table
HOLDS_DOUBLE: Final = 12  # the seat holds the double of the new end
HOLDS_BLOCK: Final = 13  # ... and could block the round with it
OFFERS_BLOCK: Final = 14  # another seat could block the round with the double of the new end
LOSES_END: Final = 15  # a tile in the own hand that loses its only end
URGENT_PIPS: Final = 16  # a pip of any tile while another seat is nearly out
HOLDS_BLOCK_LEAD: Final = 17  # ... a point by which the own hand is lighter
OFFERS_BLOCK_LEAD: Final = 18  # ... a point by which the own hand is lighter
TIGHT: Final = 19  # ... just so
TIGHT_LEAD: Final = 20  # ... just so: a point by which the own hand is lighter
BLOCK_YARD: Final = 21  # it blocks: a tile that can still be drawn
NOISE: Final = 22  # how far the worth of a lay is off by chance
HABIT_WORDS: Final = 23


@inner
def lead(rule: Words, table: Words, seat: int) -> float:
    """How many points lighter the hand of *seat* is than the others' on average.

    The others' tiles are hidden: each counts as a mean tile, which has as many pips as the highest value.
    """
    others = -table[COUNTS + seat]
    for other in range(rule[PLAYERS]):
        others += table[COUNTS + other]
    return others * rule[HIGHEST] / (rule[PLAYERS] - 1.0) - points_of(rule, table, seat)


@inner
def worth_of_double(rule: Words, table: Words, seat: int, value: int, habits: Habits) -> float:
    """What laying the double of *value* is worth to *seat*."""
    mine = count_bits(table[row_at(seat, value)]) - 1
    left = rule[HIGHEST] - table[PLAYED + value]
    worth = habits[DOUBLE] + habits[DOUBLE_PIPS] * value + habits[DOUBLE_FOLLOWERS] * mine
    ahead = lead(rule, table, seat) + 2.0 * value
    if left < rule[TOES]:
        drawable = table[YARD] - table[NEXT] - rule[RESERVE]
        return worth + habits[BLOCK] + habits[BLOCK_LEAD] * ahead + habits[BLOCK_YARD] * drawable
    if left <= rule[TOES] + 1:
        worth += habits[TIGHT] + habits[TIGHT_LEAD] * ahead
    return worth + habits[FOOT_LEAD] * ahead + habits[FOOT_LEFT] * left


@inner
def worth_of_lay(rule: Words, table: Words, seat: int, on: int, outer: int, habits: Habits) -> float:
    """What laying the tile on-outer, no double, is worth to *seat*."""
    row = table[row_at(seat, outer)]
    left = rule[HIGHEST] - table[PLAYED + outer] - 1
    worth = habits[PIPS] * (on + outer) + habits[FOLLOWERS] * (count_bits(row) - 1)
    worth += habits[OUTER_LEFT] * left
    if table[ENDS + outer] > 0:
        worth += habits[OUTER_OPEN]
    if table[DOUBLES] >> outer & 1:
        worth += habits[DOUBLE_GONE]
    elif left < rule[TOES]:
        ahead = lead(rule, table, seat) + on + outer
        if row >> outer & 1:
            worth += habits[HOLDS_BLOCK] + habits[HOLDS_BLOCK_LEAD] * ahead
        else:
            worth += habits[OFFERS_BLOCK] + habits[OFFERS_BLOCK_LEAD] * ahead
    elif row >> outer & 1:
        worth += habits[HOLDS_DOUBLE]
    if table[PENDING] == NONE and table[ENDS + on] == 1:
        worth += habits[LOSES_END] * (count_bits(table[row_at(seat, on)]) - 1)
    return worth


@inner
def urgency(rule: Words, table: Words, seat: int, habits: Habits) -> float:
    """What each pip is worth on top to *seat*, where another seat has only one or two tiles left."""
    fewest = 3
    for other in range(rule[PLAYERS]):
        if other != seat:
            fewest = min(fewest, table[COUNTS + other])
    return habits[URGENT_PIPS] if fewest <= 2 else 0.0


@inner
def worth(rule: Words, table: Words, seat: int, on: int, outer: int, habits: Habits, urgent: float) -> float:
    """What laying the tile on-outer is worth to *seat*; *urgent* is the same for all its lays."""
    if on == outer:
        found = worth_of_double(rule, table, seat, on, habits)
    else:
        found = worth_of_lay(rule, table, seat, on, outer, habits)
    return found + urgent * (on + outer)


@inner
def best_lay(rule: Words, table: Words, values: int, habits: Habits, random: Random) -> int:
    """The lay on one of the open *values* that is worth most: ``on << 5 | outer``."""
    first = lowest_bit(values)
    fitting_first = on_value(rule, table, first)
    if values & values - 1 == 0 and fitting_first & fitting_first - 1 == 0:
        return first << 5 | lowest_bit(fitting_first)
    seat = table[TO_MOVE]
    urgent = urgency(rule, table, seat, habits)
    best = -1.0e9
    chosen = 0
    while values:
        on = lowest_bit(values)
        values &= values - 1
        row = on_value(rule, table, on)
        while row:
            outer = lowest_bit(row)
            row &= row - 1
            found = worth(rule, table, seat, on, outer, habits, urgent) + habits[NOISE] * fraction(random)
            if found > best:
                best = found
                chosen = on << 5 | outer
    return chosen


@inner
def ply_by_habit(rule: Words, table: Words, habits: Habits, random: Random) -> None:
    """One legal ply by habit: lay what is worth most, call where a call is due, else draw or pass."""
    if table[AWAITS]:
        begin_play(rule, table, True)
    else:
        values = layable(rule, table)
        if values:
            chosen = best_lay(rule, table, values, habits, random)
            lay(rule, table, chosen >> 5, chosen & 31, True)
        elif may_draw(rule, table, False):
            draw(rule, table)
        else:
            pass_on(rule, table)
    judge(rule, table)


@kernel
def play_out(rule: Words, table: Words, habits: Habits, random: Random) -> int:
    """The round is played to its end, seat s with ``habits[s]``; how many plies that took."""
    plies = 0
    while table[ENDED] == RUNNING:
        ply_by_habit(rule, table, habits[table[TO_MOVE]], random)
        plies += 1
    return plies


@kernel
def signs_of_lay(rule: Words, table: Words, on: int, outer: int, single: Numbers, signs: Numbers) -> None:
    """What each habit has to weigh in the lay of on-outer: ``signs[h]`` is its worth by habit h alone.

    *single* has HABIT_WORDS numbers to work in. The worth by any habits is the sum of each times its sign.
    """
    seat = table[TO_MOVE]
    for habit in range(HABIT_WORDS):
        single[:] = 0.0
        single[habit] = 1.0
        urgent = urgency(rule, table, seat, single)
        signs[habit] = worth(rule, table, seat, on, outer, single, urgent)
