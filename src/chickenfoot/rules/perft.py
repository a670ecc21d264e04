"""Counting: how many ways a round can go. Two engines that count alike play alike (section 5)."""

from __future__ import annotations

from typing import NamedTuple

from chickenfoot.rules.legal import legal_moves
from chickenfoot.rules.moves import Lay, Move
from chickenfoot.rules.state import State
from chickenfoot.rules.step import play_unchecked


def distinct_moves(state: State) -> tuple[Move, ...]:
    """The legal plies, a tile on several ends of one value counted once (section 5)."""
    return tuple(move for move in legal_moves(state) if not isinstance(move, Lay) or move.nth == 1)


def perft(state: State, depth: int) -> int:
    """How many different sequences of exactly *depth* plies there are, the yard's order being fixed."""
    if depth == 0:
        return 1
    moves = distinct_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(play_unchecked(state, move), depth - 1) for move in moves)


class TreeCount(NamedTuple):
    """A whole game tree: how many ways to play the round out, and how many different states there are."""

    rounds: int
    states: int


def count_tree(state: State) -> TreeCount:
    """The whole tree below *state*. States met again are counted once in ``states``; only for tiny sets."""
    known: dict[State, int] = {}

    def rounds(state: State) -> int:
        if state not in known:
            moves = distinct_moves(state)
            known[state] = sum(rounds(play_unchecked(state, move)) for move in moves) if moves else 1
        return known[state]

    return TreeCount(rounds(state), len(known))
