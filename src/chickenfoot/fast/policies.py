"""How simulated seats choose their plies: at random, or as a quick sensible player would."""

from __future__ import annotations

from chickenfoot.fast.chance import below, fraction
from chickenfoot.fast.compiled import count_bits, inner, kernel, lowest_bit
from chickenfoot.fast.layout import (
    AWAITS,
    CALL,
    COUNTS,
    DOUBLES,
    DRAWN,
    DRAWN_FITS,
    ENDED,
    ENDS,
    HIGHEST,
    MAY_NOT,
    NONE,
    PENDING,
    PLAYED,
    PLAYERS,
    RUNNING,
    START,
    START_END,
    TO_MOVE,
    TOES,
    Random,
    Weights,
    Words,
)
from chickenfoot.fast.plies import (
    draw,
    fitting,
    judge,
    lay,
    may_draw,
    may_pass,
    pass_on,
    playable,
    playable_drawn,
    points_of,
    row_at,
)


@inner
def layable(rule: Words, table: Words) -> int:
    """The open values on which the seat to move may lay now, as bits (R-4: a drawn tile only itself)."""
    if table[DRAWN] == NONE:
        return playable(rule, table, table[TO_MOVE])
    return 0 if rule[DRAWN_FITS] == MAY_NOT else playable_drawn(rule, table)


@inner
def on_value(rule: Words, table: Words, value: int) -> int:
    """What the seat to move may lay on an open *value* now: bit x for the tile value-x."""
    tile = table[DRAWN]
    if tile != NONE:
        return 1 << (tile >> 5) + (tile & 31) - value
    return fitting(rule, table, table[TO_MOVE], value)


@inner
def nth_bit(bits: int, nth: int) -> int:
    """The place of the *nth* lowest bit set, counted from 0."""
    for _ in range(nth):
        bits &= bits - 1
    return lowest_bit(bits)


@inner
def begin_play(rule: Words, table: Words, called: bool) -> None:
    """The ply before the starting double lies: its holder lays it, another seat draws (X3, X5)."""
    start = table[START]
    if table[row_at(table[TO_MOVE], start)] >> start & 1:
        lay(rule, table, START_END, start, called)
    else:
        draw(rule, table)


@inner
def calls_at_random(rule: Words, table: Words, random: Random) -> bool:
    """Whether a random player calls: where the call is due, half of the time (R-6)."""
    return rule[CALL] > 0 and table[COUNTS + table[TO_MOVE]] == 2 and below(random, 2) == 1


@inner
def random_ply(rule: Words, table: Words, random: Random) -> None:
    """One legal ply, each as likely as another (equal ends count once)."""
    if table[AWAITS]:
        begin_play(rule, table, calls_at_random(rule, table, random))
        judge(rule, table)
        return
    values = layable(rule, table)
    lays = 0
    rest = values
    while rest:
        lays += count_bits(on_value(rule, table, lowest_bit(rest)))
        rest &= rest - 1
    draws = may_draw(rule, table, lays > 0)
    others = draws or may_pass(rule, table, lays > 0)
    pick = below(random, lays + others) if lays + others > 1 else 0
    if pick == lays:
        if draws:
            draw(rule, table)
        else:
            pass_on(rule, table)
    else:
        value = lowest_bit(values)
        row = on_value(rule, table, value)
        while pick >= count_bits(row):
            pick -= count_bits(row)
            values &= values - 1
            value = lowest_bit(values)
            row = on_value(rule, table, value)
        lay(rule, table, value, nth_bit(row, pick), calls_at_random(rule, table, random))
    judge(rule, table)


@kernel
def play_at_random(rule: Words, table: Words, random: Random) -> int:
    """The round is played to its end by random players; how many plies that took."""
    plies = 0
    while table[ENDED] == RUNNING:
        random_ply(rule, table, random)
        plies += 1
    return plies


# --- a quick sensible player ---------------------------------------------------------------------------


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
def worth_of_double(rule: Words, table: Words, seat: int, value: int, weights: Weights) -> float:
    """What laying the double of *value* is worth to *seat*."""
    mine = count_bits(table[row_at(seat, value)]) - 1
    left = rule[HIGHEST] - table[PLAYED + value]
    worth = weights[0] + weights[1] * value + weights[2] * mine
    ahead = lead(rule, table, seat) + 2.0 * value
    if left < rule[TOES]:
        return worth + weights[3] + weights[4] * ahead
    return worth + weights[5] * ahead + weights[6] * left


@inner
def worth_of_lay(rule: Words, table: Words, seat: int, on: int, outer: int, weights: Weights) -> float:
    """What laying the tile on-outer, no double, is worth to *seat*."""
    row = table[row_at(seat, outer)]
    left = rule[HIGHEST] - table[PLAYED + outer] - 1
    worth = weights[7] * (on + outer) + weights[8] * (count_bits(row) - 1) + weights[9] * left
    if table[ENDS + outer] > 0:
        worth += weights[10]
    if table[DOUBLES] >> outer & 1:
        worth += weights[11]
    elif row >> outer & 1:
        worth += weights[13] if left < rule[TOES] else weights[12]
    elif left < rule[TOES]:
        worth += weights[14]
    if table[PENDING] == NONE and table[ENDS + on] == 1:
        worth += weights[15] * (count_bits(table[row_at(seat, on)]) - 1)
    return worth


@inner
def best_lay(rule: Words, table: Words, values: int, weights: Weights, noise: float, random: Random) -> int:
    """The lay on one of the open *values* that is worth most, give or take *noise*: ``on << 5 | outer``."""
    seat = table[TO_MOVE]
    best = -1.0e9
    chosen = 0
    while values:
        on = lowest_bit(values)
        values &= values - 1
        row = on_value(rule, table, on)
        while row:
            outer = lowest_bit(row)
            row &= row - 1
            if on == outer:
                worth = worth_of_double(rule, table, seat, on, weights)
            else:
                worth = worth_of_lay(rule, table, seat, on, outer, weights)
            worth += noise * fraction(random)
            if worth > best:
                best = worth
                chosen = on << 5 | outer
    return chosen


@inner
def sensible_ply(rule: Words, table: Words, weights: Weights, noise: float, random: Random) -> None:
    """One legal ply as a quick sensible player makes it: lay what is worth most, call, else draw or pass."""
    if table[AWAITS]:
        begin_play(rule, table, True)
    else:
        values = layable(rule, table)
        if values:
            if table[DRAWN] == NONE and values & values - 1 == 0 and is_single(rule, table, values):
                on = lowest_bit(values)
                lay(rule, table, on, lowest_bit(on_value(rule, table, on)), True)
            else:
                chosen = best_lay(rule, table, values, weights, noise, random)
                lay(rule, table, chosen >> 5, chosen & 31, True)
        elif may_draw(rule, table, False):
            draw(rule, table)
        else:
            pass_on(rule, table)
    judge(rule, table)


@inner
def is_single(rule: Words, table: Words, value_bit: int) -> bool:
    """Whether only one tile can be laid on the value of *value_bit*."""
    row = on_value(rule, table, lowest_bit(value_bit))
    return row & row - 1 == 0


@kernel
def play_sensibly(rule: Words, table: Words, weights: Weights, noise: float, random: Random) -> int:
    """The round is played to its end by quick sensible players; how many plies that took."""
    plies = 0
    while table[ENDED] == RUNNING:
        sensible_ply(rule, table, weights, noise, random)
        plies += 1
    return plies
