"""The compiled simulator walked beside the rules: two separately written readings must agree on every ply.

    plies = walk_beside(state, stream)

Compared are the legal plies, hands, yard, ends by value, what is pending, the turn, the drawn tile, idle
turns, the end of the round and its scores. Needs the extra ``fast``.
"""

from __future__ import annotations

import numpy as np

from chickenfoot.fast.calls import legal_moves as fast_legal_moves
from chickenfoot.fast.calls import play as fast_play
from chickenfoot.fast.calls import scores as fast_scores
from chickenfoot.fast.layout import MOST_MOVES, PLAYERS, Words, empty_table
from chickenfoot.fast.pack import facts, move_code, move_of, pack, pack_into, show
from chickenfoot.rules import Catch, State, Stream, ending, play_unchecked, scores
from chickenfoot.rules.perft import distinct_moves
from chickenfoot.testing.chances import any_move

_MOVES = np.zeros(MOST_MOVES, np.int32)


def walk_beside(state: State, stream: Stream) -> int:
    """Play *state* to its end by chance in both worlds; how many plies that took.

    Raises :exc:`AssertionError` at the first disagreement, with the position line and what differs.
    """
    rule, table = pack(state)
    expected = empty_table(rule)
    plies = 0
    while True:
        pack_into(rule, expected, state)
        if facts(rule, table) != facts(rule, expected):
            raise AssertionError(_difference(rule, table, expected, state))
        _compare_moves(rule, table, state)
        if ending(state):
            _compare_scores(rule, table, state)
            return plies
        move = any_move(stream.choice, state)
        state = play_unchecked(state, move)
        fast_play(rule, table, move_code(move))
        plies += not isinstance(move, Catch)


def _difference(rule: Words, table: Words, expected: Words, state: State) -> str:
    ours, theirs = show(rule, table), show(rule, expected)
    differing = [
        f"{name}: expected {theirs[at]}, got {ours[at]}"
        for at, name in enumerate(ours._fields)
        if ours[at] != theirs[at]
    ]
    return "\n".join([f"the simulator disagrees at {str(state)!r}", *differing])


def _compare_moves(rule: Words, table: Words, state: State) -> None:
    count = fast_legal_moves(rule, table, _MOVES)
    ours, theirs = sorted(_MOVES[:count].tolist()), sorted(map(move_code, distinct_moves(state)))
    if ours != theirs:
        got, wanted = (" / ".join(str(move_of(code)) for code in codes) for codes in (ours, theirs))
        raise AssertionError(f"expected the plies {wanted}, got {got} at {str(state)!r}")


def _compare_scores(rule: Words, table: Words, state: State) -> None:
    out = np.zeros(int(rule[PLAYERS]), np.int32)
    fast_scores(rule, table, out)
    if tuple(out.tolist()) != scores(state):
        raise AssertionError(f"expected the scores {scores(state)}, got {out.tolist()} at {str(state)!r}")
