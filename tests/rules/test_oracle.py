"""The rules walked beside a second reading of the rule book, which shares no line with them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from chickenfoot.rules import (
    PRESETS,
    Catch,
    Lay,
    State,
    Stream,
    ending,
    perft,
    play,
    seed_of,
)
from chickenfoot.testing.chances import any_move, any_round, any_table
from chickenfoot.testing.strategies import states
from tests import oracle
from tests.beside import oracle_facts, oracle_move, oracle_table, rules_facts

SEATINGS = [(preset, players) for preset, ruleset in PRESETS.items() for players in ruleset.tables()]
ROUNDS_OF_PRESET = 3
ROUNDS_AT_RANDOM = 40


def walk_beside(state: State, stream: Stream) -> None:
    """Play *state* to its end by chance in both, and compare all they say at every ply."""
    table = oracle_table(state)
    while True:
        assert rules_facts(state) == oracle_facts(table), str(state)
        if ending(state):
            return
        move = any_move(stream.choice, state)
        state = play(state, move)
        if isinstance(move, Catch):
            table = oracle.catch(table)
        elif isinstance(move, Lay) and move.nth > 1:  # the oracle knows only the first of equal ends
            table = oracle_table(state, last=move.tile)
        else:
            table = oracle.after(table, oracle_move(move))


@pytest.mark.parametrize(("preset", "players"), SEATINGS)
def test_the_oracle_agrees_on_every_ply_of_the_presets(preset: str, players: int) -> None:
    """T1–T19, X1–X15: every preset with every number of players it can seat."""
    stream = Stream(seed_of(f"beside {preset} {players}"))
    for _ in range(ROUNDS_OF_PRESET):
        walk_beside(any_round(stream.choice, PRESETS[preset], players), stream)


@pytest.mark.parametrize("part", range(8))
def test_the_oracle_agrees_on_every_ply_of_random_rulesets(part: int) -> None:
    """Section 3: any legal combination of all parameters, sets from double-two to double-eighteen."""
    stream = Stream(seed_of(f"beside random {part}"))
    for number in range(ROUNDS_AT_RANDOM):
        sets = range(2, 8) if number % 4 else range(7, 19)
        ruleset, players = any_table(stream.choice, sets=sets, most_in_hand=12)
        walk_beside(any_round(stream.choice, ruleset, players), stream)


@settings(max_examples=40)
@given(state=states(small=True))
def test_the_oracle_counts_the_same_plies(state: State) -> None:
    """Section 5: perft to depth 3 from any moment of a round."""
    assert perft(state, 3) == oracle.count(oracle_table(state), 3), str(state)
