"""Random play: any legal ply, each as likely as another; and whole rounds of it in one call."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from chickenfoot.fast.calls import legal_moves, play, random_rounds
from chickenfoot.fast.chance import chance_of
from chickenfoot.fast.layout import (
    CALLED,
    DRAW_MOVE,
    ENDED,
    MOST_MOVES,
    RUNNING,
    Random,
    empty_table,
    rule_of,
)
from chickenfoot.fast.pack import facts, pack
from chickenfoot.fast.policies import nth_bit, random_ply
from chickenfoot.rules import PRESETS, Ruleset, State, Stream, ending, seed_of
from chickenfoot.testing.chances import any_round, any_table, walk

TRIES = 4000


def any_position(stream: Stream) -> State:
    """One of the first positions of a round, not ended yet, under any ruleset."""
    while True:
        ruleset, players = any_table(stream.choice)
        plies = stream.choice(range(30))
        *_, state = walk(stream.choice, any_round(stream.choice, ruleset, players), plies)
        if ending(state) is None:
            return state


def shares(state: State) -> dict[tuple[int, ...], float]:
    """How likely each position after a random ply is; of a lay with a call and without, each half as much."""
    rule, table = pack(state)
    moves = np.zeros(MOST_MOVES, np.int32)
    after: Counter[tuple[int, ...]] = Counter()
    codes = moves[: legal_moves(rule, table, moves)].tolist()
    calls = any(code & CALLED for code in codes)
    for code in codes:
        tried = table.copy()
        play(rule, tried, code)
        after[tuple(facts(rule, tried))] += 2 - (calls and code < DRAW_MOVE)
    return {position: weight / after.total() for position, weight in after.items()}


def tried(state: State, random: Random) -> Counter[tuple[int, ...]]:
    """How often each position came up after a random ply."""
    rule, table = pack(state)
    after: Counter[tuple[int, ...]] = Counter()
    for _ in range(TRIES):
        ours = table.copy()
        random_ply(rule, ours, random)
        after[tuple(facts(rule, ours))] += 1
    return after


@pytest.mark.parametrize("part", range(12))
def test_each_legal_ply_is_as_likely_as_another(part: int) -> None:
    """Any ruleset, any position in which there is a choice; six standard deviations are allowed."""
    stream, random = Stream(seed_of(f"random play {part}")), chance_of(part)
    state = any_position(stream)
    expected, got = shares(state), tried(state, random)

    assert got.keys() <= expected.keys()
    for position, share in expected.items():
        assert abs(got[position] - TRIES * share) <= 6 * (TRIES * share * (1 - share)) ** 0.5 + 1e-9


def test_the_nth_bit_is_found_in_rows_of_every_set() -> None:
    stream = Stream(seed_of("bits"))
    for bits in {stream.choice(range(1, 1 << 19)) for _ in range(300)} | {1, 1 << 9, 1 << 10, (1 << 19) - 1}:
        places = [place for place in range(19) if bits >> place & 1]

        assert [nth_bit(bits, which) for which in range(len(places))] == places


@pytest.mark.parametrize("preset", PRESETS)
def test_rounds_are_dealt_and_played_to_their_end(preset: str) -> None:
    """Each from the double it was given, in a number of plies that is the same for the same chance."""
    rule, starts = rule_of(PRESETS[preset], 4), np.arange(10, dtype=np.int32)
    table, again = empty_table(rule), empty_table(rule)
    plies = random_rounds(rule, table, starts, chance_of(7))

    assert plies > 10 * 15
    assert table[ENDED] != RUNNING
    assert random_rounds(rule, again, starts, chance_of(7)) == plies
    assert facts(rule, again) == facts(rule, table)


def test_rounds_of_the_largest_set_are_played_too() -> None:
    rule = rule_of(Ruleset.of("trains", set=18, hand=11), 4)

    assert random_rounds(rule, empty_table(rule), np.arange(19, dtype=np.int32), chance_of(1)) > 19 * 100
