"""Between the two worlds: a state of :mod:`chickenfoot.rules` as a table, and what a table shows."""

from __future__ import annotations

from typing import NamedTuple

from chickenfoot.fast.layout import (
    AWAITS,
    CALLED,
    CATCH_MOVE,
    CIRCLE,
    COUNTS,
    DOUBLES,
    DRAW_MOVE,
    DRAWN,
    DRY,
    ENDED,
    ENDINGS,
    ENDS,
    HELD,
    HIGHEST,
    IDLE,
    MISSING,
    MOST_VALUES,
    NEXT,
    NONE,
    ON_DOUBLE,
    OPEN,
    OPENING,
    PASS_MOVE,
    PENDING,
    PLAYED,
    PLAYERS,
    ROWS,
    START,
    START_END,
    TO_MOVE,
    UNCALLED,
    WHO_OUT,
    YARD,
    YARD_AT,
    Words,
    empty_table,
    rule_of,
)
from chickenfoot.rules import DRAW, PASS, Catch, Draw, Lay, Move, Seat, State, Tile, tile
from chickenfoot.rules.scoring import ended_on_double, went_out
from chickenfoot.rules.state import ending


def code_of(one: Tile) -> int:
    """The number that stands for a tile."""
    return one.low << 5 | one.high


def tile_of(code: int) -> Tile:
    """The tile that a number stands for."""
    return tile(code >> 5, code & 31)


def move_code(move: Move) -> int:
    """The number that stands for *move*; which of several equal ends it names is left out."""
    if isinstance(move, Lay):
        on = START_END if move.on is None else move.on
        return on << 10 | code_of(move.tile) | move.call * CALLED
    if isinstance(move, Catch):
        return CATCH_MOVE | move.by
    return DRAW_MOVE if isinstance(move, Draw) else PASS_MOVE


def move_of(code: int) -> Move:
    """The move that a number stands for, on the first of equal ends."""
    if code >= CATCH_MOVE:
        return Catch(Seat(code - CATCH_MOVE))
    if code >= DRAW_MOVE:
        return DRAW if code == DRAW_MOVE else PASS
    on = code >> 10 & 31
    return Lay(tile_of(code & 1023), None if on == START_END else on, call=bool(code & CALLED))


def pack(state: State) -> tuple[Words, Words]:
    """The rule and the table of *state*, also of a partial one. Raises as ``rule_of`` does."""
    rule = rule_of(state.ruleset, state.players)
    table = empty_table(rule)
    pack_into(rule, table, state)
    return rule, table


def pack_into(rule: Words, table: Words, state: State) -> None:
    """*table*, of which nothing is kept, becomes that of *state*."""
    words = [0] * len(table)
    for seat, hand in enumerate(state.hands):
        _pack_hand(words, seat, hand)
    _pack_tableau(words, state)
    words[NEXT] = int(rule[YARD_AT])
    words[YARD] = words[NEXT] + len(state.yard)
    words[words[NEXT] : words[YARD]] = map(code_of, state.yard)
    words[TO_MOVE] = state.to_move
    words[DRAWN] = NONE if state.drawn is None else code_of(state.drawn)
    words[IDLE], words[DRY] = state.idle, state.dry
    words[UNCALLED] = _or_none(state.uncalled)
    words[CIRCLE] = _or_none(state.circle)
    words[ENDED] = ENDINGS.index(ending(state))
    words[WHO_OUT] = _or_none(went_out(state))
    words[ON_DOUBLE] = ended_on_double(state)
    table[:] = words


def _or_none(value: int | None) -> int:
    return NONE if value is None else value


def _pack_hand(words: list[int], seat: int, hand: tuple[Tile, ...]) -> None:
    for low, high in hand:
        words[ROWS + seat * MOST_VALUES + low] |= 1 << high
        words[ROWS + seat * MOST_VALUES + high] |= 1 << low
        words[HELD + seat] |= 1 << low | 1 << high
    words[COUNTS + seat] = len(hand)


def _pack_tableau(words: list[int], state: State) -> None:
    tableau, pending = state.tableau, state.tableau.pending
    words[START] = NONE if tableau.start is None else tableau.start.low
    words[AWAITS] = tableau.awaits_start
    words[PENDING] = NONE if pending is None else pending.value
    words[MISSING] = 0 if pending is None else pending.missing
    words[OPENING] = pending is not None and pending.opening
    for end in tableau.ends:
        words[ENDS + end.value] += 1
        words[OPEN] |= 1 << end.value
    for one in tableau.laid:
        low, high = one.tile
        if low != high:
            words[PLAYED + low] += 1
            words[PLAYED + high] += 1
        else:
            words[DOUBLES] |= 1 << low


class Shown(NamedTuple):
    """All that matters in play, read from a table, for people who compare two of them."""

    hands: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]
    held: tuple[int, ...]
    ends: tuple[int, ...]
    played: tuple[int, ...]
    yard: tuple[str, ...]
    turn: tuple[tuple[str, int], ...]


_TURN = {
    "to move": TO_MOVE,
    "drawn": DRAWN,
    "pending": PENDING,
    "missing": MISSING,
    "opening": OPENING,
    "open": OPEN,
    "start": START,
    "awaits": AWAITS,
    "idle": IDLE,
    "dry": DRY,
    "uncalled": UNCALLED,
    "circle": CIRCLE,
    "ended": ENDED,
    "who is out": WHO_OUT,
    "on a double": ON_DOUBLE,
    "doubles": DOUBLES,
}


def facts(rule: Words, table: Words) -> list[int]:
    """All that matters in play as a list of numbers: equal for equal positions, whatever led to them."""
    words: list[int] = table.tolist()
    yard = words[words[NEXT] : words[YARD]]
    words[NEXT] = words[YARD] = 0
    return words[: int(rule[YARD_AT])] + yard


def show(rule: Words, table: Words) -> Shown:
    """What *table* holds, in plain values."""
    players, values = int(rule[PLAYERS]), int(rule[HIGHEST]) + 1
    turn = tuple((name, int(table[at])) for name, at in _TURN.items())
    return Shown(
        tuple(tuple(map(str, hand_of(rule, table, seat))) for seat in range(players)),
        tuple(table[COUNTS : COUNTS + players].tolist()),
        tuple(table[HELD : HELD + players].tolist()),
        tuple(table[ENDS : ENDS + values].tolist()),
        tuple(table[PLAYED : PLAYED + values].tolist()),
        tuple(str(tile_of(code)) for code in table[table[NEXT] : table[YARD]].tolist()),
        turn,
    )


def hand_of(rule: Words, table: Words, seat: int) -> tuple[Tile, ...]:
    """The tiles in the hand of *seat*, low tiles first."""
    rows = table[ROWS + seat * MOST_VALUES :][: int(rule[HIGHEST]) + 1].tolist()
    return tuple(
        tile(low, high)
        for low in range(len(rows))
        for high in range(low, len(rows))
        if rows[low] >> high & 1 and rows[high] >> low & 1
    )
