"""The rules of one round as kernels: what may be played, and what a ply does. Written from the rule book.

Every function takes a rule and one table (:mod:`~chickenfoot.fast.layout`), which it changes in place. A lay
is named by the half that touches (``on``) and the other half (``outer``).
"""

from __future__ import annotations

import numpy as np

from chickenfoot.fast.compiled import count_bits, inner, lowest_bit
from chickenfoot.fast.layout import (
    ARMS,
    AWAITS,
    BLANK_HALF,
    BLOCKED,
    CALL,
    CALLED,
    CATCH_MOVE,
    CIRCLE,
    COUNTS,
    DOUBLE_BLANK,
    DOUBLES,
    DRAW,
    DRAW_MOVE,
    DRAW_NONE,
    DRAW_UNTIL,
    DRAWN,
    DRAWN_FITS,
    DRY,
    END_ROUND,
    ENDED,
    ENDS,
    FORBID,
    FORBIDS,
    FULL_CIRCLE,
    HELD,
    HIGHEST,
    IDLE,
    LAST_COSTS,
    LAST_DOUBLE,
    LAST_FORBIDDEN,
    MAY,
    MAY_NOT,
    MISSING,
    MOST_VALUES,
    MOVER,
    MUST_LAY,
    NEXT,
    NONE,
    ON_DOUBLE,
    OPEN,
    OPENING,
    OUT,
    PASS_MOVE,
    PENALTY,
    PENDING,
    PLAYED,
    PLAYERS,
    RESERVE,
    ROWS,
    RUNNING,
    START,
    START_END,
    TO_MOVE,
    TOES,
    UNCALLED,
    UNFINISHABLE,
    WAIVE,
    WHEN_BLOCKED,
    WHEN_UNFINISHABLE,
    WHO_OUT,
    YARD,
    Words,
)


@inner
def index(at: int) -> int:
    """*at*, which is not negative, without a sign: then no code looks whether it counts from the end."""
    return int(np.uint64(at))


@inner
def row_at(seat: int, value: int) -> int:
    """Where in a table the row of *value* in the hand of *seat* stands."""
    return index(ROWS + seat * MOST_VALUES + value)


# --- hands ---------------------------------------------------------------------------------------------


@inner
def put_in_hand(table: Words, seat: int, tile: int) -> None:
    """*tile* joins the hand of *seat*."""
    low, high = tile >> 5, tile & 31
    table[row_at(seat, low)] |= 1 << high
    table[row_at(seat, high)] |= 1 << low
    table[index(HELD + seat)] |= 1 << low | 1 << high
    table[index(COUNTS + seat)] += 1


@inner
def take_from_hand(table: Words, seat: int, one: int, other: int) -> None:
    """The tile with halves *one* and *other* leaves the hand of *seat*.

    Without a branch, as no processor guesses whether a row is empty; a double is taken from its row twice.
    """
    first = table[row_at(seat, one)] & ~(1 << other)
    table[row_at(seat, one)] = first
    second = table[row_at(seat, other)] & ~(1 << one)
    table[row_at(seat, other)] = second
    table[index(HELD + seat)] &= ~((first == 0) << one | (second == 0) << other)
    table[index(COUNTS + seat)] -= 1


@inner
def points_of(rule: Words, table: Words, seat: int) -> int:
    """The points of the hand of *seat* (T16, T19, X14; ``double_blank``, ``blank_half``)."""
    pips = 0
    for value in range(1, rule[HIGHEST] + 1):
        row = table[row_at(seat, value)]
        pips += value * (count_bits(row) + (row >> value & 1))
    blanks = table[row_at(seat, 0)]
    double_blank = blanks & 1
    return pips + rule[BLANK_HALF] * (count_bits(blanks) - double_blank) + rule[DOUBLE_BLANK] * double_blank


@inner
def scores(rule: Words, table: Words, out: Words) -> None:
    """Each seat's points of a finished round into *out* (T16, T17, X14, ``last_double`` penalty)."""
    for seat in range(rule[PLAYERS]):
        out[seat] = points_of(rule, table, seat)
    if rule[LAST_DOUBLE] == LAST_COSTS and table[ON_DOUBLE]:
        out[table[WHO_OUT]] = rule[PENALTY]


# --- what may be played --------------------------------------------------------------------------------


@inner
def open_values(table: Words) -> int:
    """The values a tile may be laid on now, as bits: those of the pending double alone, or of all ends."""
    if table[PENDING] != NONE:
        return 1 << table[PENDING]
    return table[OPEN]


@inner
def yard_is_open(rule: Words, table: Words) -> bool:
    """Whether a tile may be drawn in turn (T15, X-g; ``draw``)."""
    return table[YARD] - table[NEXT] > rule[RESERVE] and rule[DRAW] != DRAW_NONE


@inner
def is_forbidden(rule: Words, table: Words, value: int, holding: int) -> bool:
    """Whether a house rule forbids laying the double of *value* (``last_double``, ``unfinishable``)."""
    if rule[LAST_DOUBLE] == LAST_FORBIDDEN and holding == 1:
        return True
    return rule[WHEN_UNFINISHABLE] == FORBID and rule[HIGHEST] - table[index(PLAYED + value)] < rule[TOES]


@inner
def fitting(rule: Words, table: Words, seat: int, value: int) -> int:
    """What *seat* may lay on an end of *value*: bit x for the tile value-x."""
    row = table[row_at(seat, value)]
    if rule[FORBIDS] and row >> value & 1 and is_forbidden(rule, table, value, table[index(COUNTS + seat)]):
        return row & ~(1 << value)
    return row


@inner
def playable(rule: Words, table: Words, seat: int) -> int:
    """The open values on which *seat* may lay a tile of its hand, as bits."""
    values = table[index(HELD + seat)] & open_values(table)
    if rule[FORBIDS]:
        rest = values
        while rest:
            value = lowest_bit(rest)
            rest &= rest - 1
            if fitting(rule, table, seat, value) == 0:
                values &= ~(1 << value)
    return values


@inner
def playable_drawn(rule: Words, table: Words) -> int:
    """The open values on which the tile drawn this turn may be laid, as bits, were it only for the ends."""
    tile = table[DRAWN]
    low, high = tile >> 5, tile & 31
    holding = table[index(COUNTS + table[TO_MOVE])]
    if low == high and rule[FORBIDS] and is_forbidden(rule, table, low, holding):
        return 0
    return (1 << low | 1 << high) & open_values(table)


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
def may_draw(rule: Words, table: Words, can_lay: bool) -> bool:
    """Whether the seat to move may draw, given whether it can lay (T11, T-h, X9, ``must_lay``, ``draw``)."""
    if not yard_is_open(rule, table):
        return False
    if table[DRAWN] != NONE:
        return rule[DRAW] == DRAW_UNTIL and not can_lay
    return not (can_lay and rule[MUST_LAY])


@inner
def may_pass(rule: Words, table: Words, can_lay: bool) -> bool:
    """Whether the seat to move may pass (T11, T-i, X9, X10, R-4)."""
    if may_draw(rule, table, can_lay):
        return False
    if not can_lay:
        return True
    return rule[DRAWN_FITS] == MAY if table[DRAWN] != NONE else not rule[MUST_LAY]


@inner
def legal_moves(rule: Words, table: Words, out: Words) -> int:
    """The legal plies of the seat to move into *out*; how many they are."""
    if table[ENDED] != RUNNING:
        return 0
    seat = table[TO_MOVE]
    calls = 1 + (rule[CALL] > 0 and table[index(COUNTS + seat)] == 2)
    if table[AWAITS]:
        start = table[START]
        if table[row_at(seat, start)] >> start & 1 == 0:
            out[0] = DRAW_MOVE
            return 1
        for call in range(calls):
            out[call] = START_END << 10 | start << 5 | start | call * CALLED
        return calls
    found = 0
    values = layable(rule, table)
    while values:
        value = lowest_bit(values)
        values &= values - 1
        row = on_value(rule, table, value)
        while row:
            other = lowest_bit(row)
            row &= row - 1
            tile = min(value, other) << 5 | max(value, other)
            for call in range(calls):
                out[found] = value << 10 | tile | call * CALLED
                found += 1
    if may_draw(rule, table, found > 0):
        out[found] = DRAW_MOVE
        return found + 1
    if may_pass(rule, table, found > 0):
        out[found] = PASS_MOVE
        return found + 1
    return found


# --- the end of a round --------------------------------------------------------------------------------


@inner
def anybody_can_lay(rule: Words, table: Words) -> bool:
    """Whether some seat could lay a tile, were it its turn."""
    values = open_values(table)
    for seat in range(rule[PLAYERS]):
        if table[index(HELD + seat)] & values and (not rule[FORBIDS] or playable(rule, table, seat)):
            return True
    return False


@inner
def is_blocked(rule: Words, table: Words) -> bool:
    """Whether nobody can go on, as the ruleset says it (T14, T-j, ``blocked``, R-2, R-3)."""
    if rule[WHEN_BLOCKED] == FULL_CIRCLE:
        return table[DRY] >= rule[PLAYERS]
    if yard_is_open(rule, table):
        return False
    if rule[WHEN_BLOCKED] == MOVER:
        if table[DRAWN] == NONE:
            return playable(rule, table, table[TO_MOVE]) == 0
        return rule[DRAW] == DRAW_UNTIL and playable_drawn(rule, table) == 0
    return not anybody_can_lay(rule, table)


@inner
def judge(rule: Words, table: Words) -> None:
    """Set how the round has ended, if it has (T14, X14, R-10)."""
    if table[WHO_OUT] != NONE:
        table[ENDED] = OUT
    elif table[AWAITS]:
        table[ENDED] = RUNNING
    elif (
        rule[WHEN_UNFINISHABLE] == END_ROUND
        and table[PENDING] != NONE
        and not table[OPENING]
        and rule[HIGHEST] - table[index(PLAYED + table[PENDING])] < table[MISSING]
    ):
        table[ENDED] = UNFINISHABLE
    else:
        table[ENDED] = BLOCKED if is_blocked(rule, table) else RUNNING


# --- plies ---------------------------------------------------------------------------------------------


@inner
def next_turn(rule: Words, table: Words) -> None:
    """Play goes clockwise (T-n, X7)."""
    seat = table[TO_MOVE] + 1
    table[TO_MOVE] = 0 if seat == rule[PLAYERS] else seat
    table[DRAWN] = NONE


@inner
def open_end(table: Words, value: int) -> None:
    """One more end shows *value*."""
    table[index(ENDS + value)] += 1
    table[OPEN] |= 1 << value


@inner
def close_end(table: Words, value: int) -> None:
    """One end of *value* is taken."""
    left = table[index(ENDS + value)] - 1
    table[index(ENDS + value)] = left
    table[OPEN] &= ~((left == 0) << value)


@inner
def want(table: Words, value: int, missing: int, opening: int) -> None:
    """The double of *value* wants *missing* toes, or trains, before anything else (T8, T13, X8, X12)."""
    table[PENDING] = value
    table[MISSING] = missing
    table[OPENING] = opening


@inner
def put_on_table(rule: Words, table: Words, on: int, outer: int, goes_out: bool) -> None:
    """The tile on-outer is laid on an end of value *on*: ends, obligation and what has been played."""
    if on == outer:
        close_end(table, on)
        table[DOUBLES] |= 1 << on
        can_finish = rule[HIGHEST] - table[index(PLAYED + on)] >= rule[TOES]
        if can_finish or goes_out or rule[WHEN_UNFINISHABLE] != WAIVE:
            want(table, on, rule[TOES], 0)
        return
    table[index(PLAYED + on)] += 1
    table[index(PLAYED + outer)] += 1
    if table[PENDING] == NONE:
        close_end(table, on)
    else:
        table[MISSING] -= 1
        if table[MISSING] == 0:
            table[PENDING] = NONE
            table[OPENING] = 0
    open_end(table, outer)


@inner
def lay_start(rule: Words, table: Words, called: bool) -> None:
    """The seat to move lays the starting double (X3)."""
    start = table[START]
    take_from_hand(table, table[TO_MOVE], start, start)
    table[AWAITS] = 0
    table[CIRCLE] = NONE
    table[DOUBLES] |= 1 << start
    want(table, start, rule[ARMS], 1)
    end_lay(rule, table, True, called)


@inner
def lay_on(rule: Words, table: Words, on: int, outer: int, called: bool) -> None:
    """The seat to move lays on-outer on an end of value *on*."""
    seat = table[TO_MOVE]
    take_from_hand(table, seat, on, outer)
    put_on_table(rule, table, on, outer, table[index(COUNTS + seat)] == 0)
    end_lay(rule, table, on == outer, called)


@inner
def end_lay(rule: Words, table: Words, is_double: bool, called: bool) -> None:
    """The seat to move has laid its tile: whether it is out, whether it may be caught, whose turn it is."""
    seat = table[TO_MOVE]
    left = table[index(COUNTS + seat)]
    if left == 0:
        table[WHO_OUT] = seat
        table[ON_DOUBLE] = is_double
    table[IDLE] = 0
    table[DRY] = 0
    table[UNCALLED] = seat if rule[CALL] > 0 and left == 1 and not called else NONE
    next_turn(rule, table)


@inner
def lay(rule: Words, table: Words, on: int, outer: int, called: bool) -> None:
    """The seat to move lays on-outer on an end of value *on*; *on* is START_END for the starting double."""
    if on == START_END:
        lay_start(rule, table, called)
    else:
        lay_on(rule, table, on, outer, called)


@inner
def draw(rule: Words, table: Words) -> None:
    """The seat to move draws the next tile of the yard; a search draw is a whole turn (T11, X5, X9)."""
    seat = table[TO_MOVE]
    tile = table[index(table[NEXT])]
    table[NEXT] += 1
    put_in_hand(table, seat, tile)
    table[UNCALLED] = NONE
    if table[AWAITS]:
        search_on(rule, table, tile)
    else:
        table[DRAWN] = tile


@inner
def search_on(rule: Words, table: Words, tile: int) -> None:
    """Whose turn it is after *tile* was drawn in search of the starting double (X5, ``unheld``, R-5)."""
    start = table[START]
    found = tile == (start << 5 | start)
    if table[CIRCLE] == NONE:
        if not found:
            next_turn(rule, table)
        return
    next_turn(rule, table)
    if table[TO_MOVE] != table[CIRCLE] and table[NEXT] < table[YARD]:
        return
    for seat in range(rule[PLAYERS]):
        if table[row_at(seat, start)] >> start & 1:
            table[TO_MOVE] = seat
            table[CIRCLE] = NONE


@inner
def begin_play(rule: Words, table: Words, called: bool) -> None:
    """The ply before the starting double lies: its holder lays it, another seat draws (X3, X5)."""
    start = table[START]
    if table[row_at(table[TO_MOVE], start)] >> start & 1:
        lay(rule, table, START_END, start, called)
    else:
        draw(rule, table)


@inner
def pass_on(rule: Words, table: Words) -> None:
    """The turn ends without a lay; it was dry if nothing was drawn (R-3)."""
    table[IDLE] += 1
    table[DRY] = table[DRY] + 1 if table[DRAWN] == NONE and rule[WHEN_BLOCKED] == FULL_CIRCLE else 0
    table[UNCALLED] = NONE
    next_turn(rule, table)


@inner
def catch(rule: Words, table: Words) -> None:
    """Who has not called draws ``call`` tiles, never below the reserve; no ply (section 3, ``call``)."""
    above = table[YARD] - table[NEXT] - rule[RESERVE]
    for _ in range(min(rule[CALL], above)):
        put_in_hand(table, table[UNCALLED], table[index(table[NEXT])])
        table[NEXT] += 1
    table[UNCALLED] = NONE


@inner
def play(rule: Words, table: Words, move: int) -> None:
    """*move*, which must be legal, is played; whether the round is over is judged (R-2)."""
    if move < DRAW_MOVE:
        on, low, high = move >> 10 & 31, move >> 5 & 31, move & 31
        lay(rule, table, on, high if on == START_END else low + high - on, move & CALLED != 0)
    elif move < PASS_MOVE:
        draw(rule, table)
    elif move < CATCH_MOVE:
        pass_on(rule, table)
    else:
        catch(rule, table)
    judge(rule, table)
