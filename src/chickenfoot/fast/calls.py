"""The rules of one round as functions to call from Python: one table, many tables, perft, whole rounds."""

from __future__ import annotations

from chickenfoot.fast import plies, policies, rounds
from chickenfoot.fast.compiled import kernel
from chickenfoot.fast.layout import ENDED, RUNNING, Random, Words


@kernel
def legal_moves(rule: Words, table: Words, out: Words) -> int:
    """The legal plies of the seat to move, as numbers, into *out* (MOST_MOVES long); how many they are."""
    return plies.legal_moves(rule, table, out)


@kernel
def play(rule: Words, table: Words, move: int) -> None:
    """*move*, which must be legal, is played on *table*."""
    plies.play(rule, table, move)


@kernel
def scores(rule: Words, table: Words, out: Words) -> None:
    """Each seat's points of a finished round into *out*."""
    plies.scores(rule, table, out)


@kernel
def legal_moves_of_all(rule: Words, tables: Words, out: Words, counts: Words) -> None:
    """The legal plies of table *t* into ``out[t, :counts[t]]``.

    *tables* has a row for each table, *out* as many rows of MOST_MOVES, *counts* as many numbers.
    """
    for at in range(tables.shape[0]):
        counts[at] = plies.legal_moves(rule, tables[at], out[at])


@kernel
def play_on_all(rule: Words, tables: Words, moves: Words) -> None:
    """``moves[t]`` is played on table *t*; a negative one leaves the table alone."""
    for at in range(tables.shape[0]):
        if moves[at] >= 0:
            plies.play(rule, tables[at], moves[at])


@kernel
def perft(rule: Words, stack: Words, moves: Words, depth: int) -> int:
    """How many sequences of exactly *depth* plies follow ``stack[0]`` (section 5).

    *stack* and *moves* have *depth* + 1 rows to work in, one for each ply.
    """
    if depth == 0:
        return 1
    count = plies.legal_moves(rule, stack[0], moves[0])
    if depth == 1:
        return count
    total = 0
    for nth in range(count):
        rounds.copy(rule, stack[0], stack[1])
        plies.play(rule, stack[1], moves[0, nth])
        total += perft(rule, stack[1:], moves[1:], depth - 1)
    return total


@kernel
def count_rounds(rule: Words, stack: Words, moves: Words) -> int:
    """How many ways there are to play ``stack[0]`` to its end; rows to work in as for :func:`perft`."""
    count = plies.legal_moves(rule, stack[0], moves[0])
    if count == 0:
        return 1
    total = 0
    for nth in range(count):
        rounds.copy(rule, stack[0], stack[1])
        plies.play(rule, stack[1], moves[0, nth])
        total += count_rounds(rule, stack[1:], moves[1:])
    return total


@kernel
def random_rounds(rule: Words, table: Words, starts: Words, random: Random) -> int:
    """A round is dealt for each starting double of *starts* and played by random players; plies in all.

    *table* is room to work in; it is left with the end of the last round.
    """
    count = 0
    for at in range(len(starts)):
        rounds.deal(rule, table, starts[at], random)
        while table[ENDED] == RUNNING:
            policies.random_ply(rule, table, random)
            count += 1
    return count
