"""Dealing and copying rounds as kernels: who gets which tiles, and who starts (T3–T7, X2–X5)."""

from __future__ import annotations

from chickenfoot.fast.chance import below, shuffle
from chickenfoot.fast.compiled import inner
from chickenfoot.fast.layout import (
    ARMS,
    ASIDE,
    AWAITS,
    CIRCLE,
    COMES_BACK,
    COUNTS,
    DOUBLES,
    DRAWN,
    DROPPED,
    ENDED,
    HAND,
    HELD,
    HIGHEST,
    NEXT,
    NONE,
    PENDING,
    PLAYERS,
    REDEAL,
    RUNNING,
    START,
    TABLE_WORDS,
    TO_MOVE,
    TOGETHER,
    UNCALLED,
    UNHELD,
    WHO_OUT,
    YARD,
    YARD_AT,
    Random,
    Words,
)
from chickenfoot.fast.plies import index, judge, row_at, want


@inner
def clear(rule: Words, table: Words) -> None:
    """An empty table: nothing laid, nothing held, no yard."""
    for at in range(rule[YARD_AT]):
        table[at] = 0
    table[DRAWN] = NONE
    table[PENDING] = NONE
    table[START] = NONE
    table[UNCALLED] = NONE
    table[CIRCLE] = NONE
    table[WHO_OUT] = NONE
    table[NEXT] = rule[YARD_AT]
    table[YARD] = rule[YARD_AT]


@inner
def copy(rule: Words, source: Words, target: Words) -> None:
    """*target* becomes equal to *source*."""
    for at in range(rule[TABLE_WORDS]):
        target[at] = source[at]


@inner
def mix(rule: Words, table: Words, aside: int, random: Random) -> None:
    """The yard is the whole set, mixed, without the double of *aside* (NONE: with every tile)."""
    length = 0
    for low in range(rule[HIGHEST] + 1):
        for high in range(low, rule[HIGHEST] + 1):
            if low != high or low != aside:
                table[index(rule[YARD_AT] + length)] = low << 5 | high
                length += 1
    table[NEXT] = rule[YARD_AT]
    table[YARD] = rule[YARD_AT] + length
    shuffle(random, table[rule[YARD_AT] :], length)


@inner
def take_hand(table: Words, seat: int, count: int) -> None:
    """*seat*, which has no tiles yet, takes *count* of them from the yard, all at once."""
    held = 0
    first = table[NEXT]
    for at in range(first, first + count):
        tile = table[index(at)]
        low, high = tile >> 5, tile & 31
        table[row_at(seat, low)] |= 1 << high
        table[row_at(seat, high)] |= 1 << low
        held |= 1 << low | 1 << high
    table[index(HELD + seat)] = held
    table[index(COUNTS + seat)] = count
    table[NEXT] = first + count


@inner
def deal_hands(rule: Words, table: Words, start: int, random: Random) -> None:
    """Hands are dealt on a cleared table; perhaps the double of *start* is put aside (T4, T5, X2)."""
    mix(rule, table, start if rule[ASIDE] else NONE, random)
    for seat in range(rule[PLAYERS]):
        take_hand(table, seat, rule[HAND])
    table[START] = start


@inner
def holder_of(rule: Words, table: Words, value: int) -> int:
    """The seat that holds the double of *value*; NONE."""
    for seat in range(rule[PLAYERS]):
        if table[row_at(seat, value)] >> value & 1:
            return seat
    return NONE


@inner
def begin(rule: Words, table: Words, first: int) -> None:
    """The first turn of a dealt round is that of *first*: to lay on, to lay or to search for the double."""
    start = table[START]
    table[TO_MOVE] = first
    table[ENDED] = RUNNING
    if rule[ASIDE]:
        table[DOUBLES] = 1 << start
        want(table, start, rule[ARMS], 1)
    else:
        table[AWAITS] = 1
        holder = holder_of(rule, table, start)
        if holder != NONE:
            table[TO_MOVE] = holder
        elif rule[UNHELD] == TOGETHER:
            table[CIRCLE] = first
    judge(rule, table)


@inner
def deal(rule: Words, table: Words, start: int, random: Random) -> None:
    """A round that begins with the double of *start*, a random seat first; whoever holds it lays it (X3).

    Where nobody holds it the cards are dealt anew (``unheld`` redeal) or it is searched for. That another
    double can take its place (``comes_back``, ``dropped``) is for :func:`deal_next`.
    """
    clear(rule, table)
    deal_hands(rule, table, start, random)
    while rule[UNHELD] == REDEAL and holder_of(rule, table, start) == NONE:
        clear(rule, table)
        deal_hands(rule, table, start, random)
    begin(rule, table, below(random, rule[PLAYERS]))


@inner
def deal_next(rule: Words, table: Words, queue: Words, left: int, random: Random) -> int:
    """The next round of a game with the first *left* of *queue* to come; how many are left after it.

    Negative: the game is over, because nobody holds any double left (``dropped``). *queue* is changed.
    """
    deal(rule, table, queue[0], random)
    taken = 0
    if rule[UNHELD] == COMES_BACK or rule[UNHELD] == DROPPED:
        while taken < left and holder_of(rule, table, queue[taken]) == NONE:
            taken += 1
        if taken == left:
            if rule[UNHELD] == DROPPED:
                return NONE
            taken = 0
        elif taken > 0:
            table[START] = queue[taken]
            begin(rule, table, table[TO_MOVE])
    gone = taken + 1 if rule[UNHELD] == DROPPED else 1
    first = 0 if rule[UNHELD] == DROPPED else taken
    for at in range(first, left - gone):
        queue[at] = queue[at + gone]
    return left - gone
