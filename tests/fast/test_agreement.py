"""The compiled simulator agrees with the rules on everything that matters in play, at every ply."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings, strategies

from chickenfoot.errors import BadInput
from chickenfoot.fast.calls import count_rounds as fast_count_rounds
from chickenfoot.fast.calls import perft as fast_perft
from chickenfoot.fast.layout import MOST_MOVES, rule_of
from chickenfoot.fast.pack import pack
from chickenfoot.rules import PRESETS, Ruleset, State, Stream, parse_position, seed_of
from chickenfoot.testing import agreement
from chickenfoot.testing.agreement import walk_beside
from chickenfoot.testing.chances import any_preset, any_round, any_table, outlined, thinned, walk
from chickenfoot.testing.strategies import states
from tests.perft.test_perft import TREE_COUNTS, VECTORS

SEATINGS = [(preset, players) for preset, ruleset in PRESETS.items() for players in ruleset.tables()]
ROUNDS_OF_SEATING, ROUNDS_OF_SET, ROUNDS_OF_LARGE_SET = 320, 600, 300


def perft_of(state: State, depth: int) -> int:
    rule, table = pack(state)
    stack = np.zeros((depth + 1, len(table)), np.int32)
    stack[0] = table
    return int(fast_perft(rule, stack, np.zeros((depth + 1, MOST_MOVES), np.int32), depth))


def rounds_of(state: State) -> int:
    rule, table = pack(state)
    stack = np.zeros((200, len(table)), np.int32)
    stack[0] = table
    return int(fast_count_rounds(rule, stack, np.zeros((200, MOST_MOVES), np.int32)))


@pytest.mark.parametrize(("preset", "players"), SEATINGS)
def test_it_agrees_on_every_ply_of_the_presets(preset: str, players: int) -> None:
    """T1–T19, X1–X15: every preset with every number of players it can seat."""
    stream = Stream(seed_of(f"agree {preset} {players}"))
    for _ in range(ROUNDS_OF_SEATING):
        walk_beside(any_round(stream.choice, PRESETS[preset], players), stream)


@pytest.mark.parametrize("highest", range(2, 19))
def test_it_agrees_on_every_ply_of_random_rulesets_of_every_set(highest: int) -> None:
    """Section 3: any legal combination of all parameters."""
    stream = Stream(seed_of(f"agree set {highest}"))
    for _ in range(ROUNDS_OF_SET if highest < 8 else ROUNDS_OF_LARGE_SET):
        ruleset, players = any_table(stream.choice, sets=[highest], most_in_hand=12)
        walk_beside(any_round(stream.choice, ruleset, players), stream)


@pytest.mark.parametrize("players", range(9, 28))
def test_it_agrees_at_large_tables(players: int) -> None:
    """X1: with more players larger sets, as many seats as `cross` takes."""
    stream = Stream(seed_of(f"agree players {players}"))
    for highest in (15, 18):
        ruleset = Ruleset.of("cross", set=highest, hand=4, rounds=[highest])
        walk_beside(any_round(stream.choice, ruleset, players), stream)


def test_the_rounds_walked_are_many() -> None:
    large = range(8, 19)
    rounds = len(SEATINGS) * ROUNDS_OF_SEATING + 6 * ROUNDS_OF_SET + len(large) * ROUNDS_OF_LARGE_SET
    assert rounds >= 20_000


@settings(max_examples=150, deadline=None)
@given(state=states(), data=strategies.data())
def test_it_agrees_from_any_position_on(state: State, data: strategies.DataObject) -> None:
    """Hypothesis makes the ruleset, the deal and where the walk begins, and makes a failing one small."""
    seed = data.draw(strategies.binary(min_size=32, max_size=32))
    walk_beside(state, Stream(seed))


@pytest.mark.parametrize("part", range(4))
def test_it_agrees_on_partial_positions(part: int) -> None:
    """Section 6: tiles not named are out of the round; ends are as given."""
    stream = Stream(seed_of(f"agree partial {part}"))
    for _ in range(40):
        ruleset, players = any_preset(stream.choice)
        *_, state = walk(stream.choice, any_round(stream.choice, ruleset, players), plies=20)
        walk_beside(thinned(stream.choice, state), stream)
        if not state.tableau.awaits_start:
            walk_beside(outlined(state), stream)


@pytest.mark.parametrize(("depth", "count", "position"), VECTORS, ids=map(str, range(len(VECTORS))))
def test_it_counts_as_the_rules_do(depth: int, count: int, position: str) -> None:
    """Section 5: the counted positions of tests/perft."""
    assert perft_of(parse_position(position), depth) == count


@pytest.mark.parametrize(("rounds", "position"), [(rounds, text) for rounds, _, text in TREE_COUNTS])
def test_it_finds_as_many_rounds_of_a_tiny_set(rounds: int, position: str) -> None:
    """Section 5: the whole tree, every way through it played out."""
    assert rounds_of(parse_position(position)) == rounds


def test_a_disagreement_names_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulator that forgets the pass would be told apart, with the position line."""
    stream = Stream(seed_of("disagree"))
    state = any_round(stream.choice, PRESETS["trains"], 4)
    monkeypatch.setattr(agreement, "fast_play", lambda *_: None)

    with pytest.raises(AssertionError, match=r"(?s)the simulator disagrees at 'trains .*expected .*, got "):
        walk_beside(state, stream)


def test_more_seats_than_it_can_hold_are_refused_by_name() -> None:
    with pytest.raises(BadInput, match="expected at most 32 players in the simulator, got 40"):
        rule_of(Ruleset.of("cross", set=18, hand=1, players=[2, 60]), 40)
