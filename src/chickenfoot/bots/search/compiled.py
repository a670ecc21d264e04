"""Trials with the compiled simulator. The only file of this room that needs numpy and numba."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache, partial
from hashlib import blake2b
from typing import Final

import numpy as np

from chickenfoot.bots.beliefs.constraints import unknowns
from chickenfoot.bots.beliefs.quick import Quick
from chickenfoot.bots.beliefs.unknowns import Unknowns
from chickenfoot.bots.search.habits import Style, Way
from chickenfoot.bots.search.prospects import FUTURES, rounds_to_come, state_with
from chickenfoot.bots.search.trials import Sums
from chickenfoot.fast.chance import chance_of
from chickenfoot.fast.habits import HABIT_WORDS
from chickenfoot.fast.layout import (
    ENDED,
    NONE,
    ON_DOUBLE,
    RUNNING,
    WHO_OUT,
    Bytes,
    Numbers,
    Random,
    Words,
    empty_table,
    rule_of,
)
from chickenfoot.fast.pack import code_of, move_code, pack_into
from chickenfoot.fast.search import Room, Task, play_rounds, try_moves
from chickenfoot.rules import Deal, Move, Ruleset, SeatView
from chickenfoot.rules.tiles import Pip

PART: Final = 32
"""Deals that one thread tries at once, from a seed of their own."""


def part_seed(seed: int, part: int) -> int:
    """A seed for each part. It is hashed: a mere step would lead into the same sequence, some words later."""
    return int.from_bytes(blake2b(f"{seed} {part}".encode(), digest_size=8).digest(), "big")


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="search")


class CompiledTrials:
    """The choices of one decision, tried by kernels on *threads* threads; how many changes no result."""

    parcel = 64

    def __init__(
        self, view: SeatView, choices: Sequence[Move], way: Way, seed: int, threads: int = 1
    ) -> None:
        known = unknowns(view)
        self._way = way
        self._task = task_of(view, known, way)
        self._hidden = np.array([at for at, hidden in enumerate(known.hidden) if hidden], np.int64)
        self._moves = np.array([move_code(move) for move in choices], np.int32)
        self._deals = Quick(known) if known.tiles else None
        self._seed = seed
        self._parts = 0
        self._threads = threads

    def more(self, deals: int, moves: Sequence[int]) -> Sums:
        """See :class:`~chickenfoot.bots.search.trials.Trials`."""
        codes = self._moves[list(moves)]
        parts = [min(PART, deals - done) for done in range(0, deals, PART)]
        seeds = [part_seed(self._seed, self._parts + nth) for nth in range(len(parts))]
        self._parts += len(parts)
        work = partial(self._part, codes)
        done = map(work, parts, seeds) if self._threads == 1 else _pool(self._threads).map(work, parts, seeds)
        first, *others = [_summed(values, points) for values, points in done]
        for more in others:
            first.add(more)
        return first

    def _part(self, codes: Words, deals: int, seed: int) -> tuple[Numbers, Numbers]:
        random = chance_of(seed)
        values, points = np.empty((deals, len(codes))), np.empty((deals, len(codes)))
        room = Room(
            np.zeros((3, len(self._task.template)), np.int32),
            np.zeros((len(self._task.totals), HABIT_WORDS)),
        )
        try_moves(self._task, codes, self._placed(deals, random), random, room, values, points)
        return (-points if self._way.by_points else values), points

    def _placed(self, deals: int, random: Random) -> Bytes:
        if self._deals is None:
            return np.zeros((deals, 0), np.uint8)
        return np.ascontiguousarray(self._deals.sample(deals, random)[:, self._hidden])


def _summed(values: Numbers, points: Numbers) -> Sums:
    return Sums(
        len(values),
        values.sum(0).tolist(),
        (values.T @ values).tolist(),
        points.sum(0).tolist(),
        (points * points).sum(0).tolist(),
    )


def task_of(view: SeatView, known: Unknowns, way: Way) -> Task:
    """What the kernels need to know of a decision: the table without the tiles that *view* cannot place."""
    assert view.seat is not None
    rule = rule_of(view.ruleset, view.players)
    template = empty_table(rule)
    pack_into(rule, template, state_with(view, Deal(known.hands, known.yard)))
    template[ENDED], template[WHO_OUT], template[ON_DOUBLE] = RUNNING, NONE, 0
    tiles = [code_of(tile) for tile, hidden in zip(known.tiles, known.hidden, strict=True) if hidden]
    beyond = {"yard": view.players, "out": view.players + 1}
    owners = [place.owner if isinstance(place.owner, int) else beyond[place.owner] for place in known.places]
    return Task(
        rule,
        template,
        np.array(tiles, np.int32),
        np.array(owners, np.int32),
        np.array(view.totals, np.int32),
        futures_of(
            view.ruleset, view.players, () if way.by_points else rounds_to_come(view), way.styles.rows[0]
        ),
        np.array(way.styles.rows),
        np.array(way.styles.shares),
        view.seat,
    )


@lru_cache(maxsize=512)
def futures_of(ruleset: Ruleset, players: int, doubles: tuple[Pip, ...], style: Style) -> Words:
    """Points of the rounds to come, ``[future, seat]``, played by habit; zeros if there are none."""
    rule = rule_of(ruleset, players)
    futures = np.zeros((FUTURES if doubles else 1, players), np.int32)
    habits = np.array([style] * players)
    room = np.zeros((3, len(empty_table(rule))), np.int32)
    play_rounds(rule, np.array(doubles, np.int32), habits, chance_of(len(doubles)), room, futures)
    return futures
