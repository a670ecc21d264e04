"""Counted positions (section 5): two implementations that count alike play alike. See make.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from chickenfoot.rules import PRESETS, count_tree, legal_moves, parse_position, perft
from chickenfoot.testing.drawing import table

HERE = Path(__file__).parent
TREES = "trees"
LINES = [
    (file.stem, *line.split(" ", 2))
    for file in sorted(HERE.glob("*.txt"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
VECTORS = [(int(depth), int(count), text) for name, depth, count, text in LINES if name != TREES]
TREE_COUNTS = [(int(rounds), int(states), text) for name, rounds, states, text in LINES if name == TREES]


@pytest.mark.parametrize(("depth", "count", "position"), VECTORS, ids=map(str, range(len(VECTORS))))
def test_so_many_ways_to_go_on(depth: int, count: int, position: str) -> None:
    """Section 5: different sequences of exactly so many plies, the yard's order being fixed."""
    state = parse_position(position)

    assert str(state) == position
    assert perft(state, depth) == count


@pytest.mark.parametrize(("rounds", "states", "position"), TREE_COUNTS, ids=map(str, range(len(TREE_COUNTS))))
def test_so_many_ways_to_play_a_round_of_a_tiny_set(rounds: int, states: int, position: str) -> None:
    """Section 5: the whole tree, and how many positions are in it."""
    assert count_tree(parse_position(position)) == (rounds, states)


def test_the_vectors_are_deep_and_of_all_kinds() -> None:
    """Two thirds of all plies are forced: shallow counts would prove nothing."""
    states = [parse_position(text) for _, _, text in VECTORS]
    depths = [depth for depth, _, _ in VECTORS]
    opening = [depth for depth, state in zip(depths, states, strict=True) if len(state.tableau.laid) <= 1]

    assert len(VECTORS) >= 300
    assert len(TREE_COUNTS) >= 50
    assert {state.ruleset.set for state in states} >= {6, 9, 12, 15, 18}
    assert {state.players for state in states} == set(range(2, 9))
    assert min(depths) >= 6
    assert opening.count(10) >= 100
    assert {name for name, *_ in LINES} == {*PRESETS, "random", TREES}
    assert all(count > 1 for _, count, _ in VECTORS)


def test_a_tile_on_two_ends_of_one_value_counts_once() -> None:
    """Section 5; case 17: three places, two ways; catches are not counted (R-6)."""
    state = table("ends 3 3 6\nhands > 3-6 1-1 2-2 | 5-5")
    assert len(legal_moves(state)) == 3

    assert perft(state, 1) == 2
    assert perft(state, 0) == 1


def test_a_finished_round_has_no_plies() -> None:
    """Section 5."""
    assert perft(table("ends 3\nhands > 1-1 | -"), 2) == 0
