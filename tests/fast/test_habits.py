"""Seats that play by habit make legal plies, and lay what their habits say is worth most."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import numpy as np
import pytest

from chickenfoot.bots import Budget, bot_named
from chickenfoot.bots.search.habits import HEAVIEST, LEARNED
from chickenfoot.bots.search.plain import standing as plain_standing
from chickenfoot.bots.sitting import play_game
from chickenfoot.fast import calls
from chickenfoot.fast.chance import chance_of
from chickenfoot.fast.compiled import kernel
from chickenfoot.fast.habits import HABIT_WORDS, NOISE, ply_by_habit, signs_of_lay
from chickenfoot.fast.layout import (
    ENDED,
    MOST_MOVES,
    PLAYERS,
    RUNNING,
    Habits,
    Numbers,
    Random,
    Words,
)
from chickenfoot.fast.pack import facts, move_code, move_of, pack
from chickenfoot.fast.search import play_rounds, standing
from chickenfoot.rules import PRESETS, Lay, Ruleset, Stream, seed_of
from chickenfoot.testing.chances import any_preset, any_round, any_table


@kernel
def one_ply(rule: Words, table: Words, habits: Habits, random: Random) -> None:
    ply_by_habit(rule, table, habits, random)


@kernel
def stands(totals: Words, points: Words, futures: Words, seat: int) -> float:
    return standing(totals, points, futures, seat)


def legal(rule: Words, table: Words) -> list[int]:
    out = np.zeros(MOST_MOVES, np.int32)
    return [int(code) for code in out[: calls.legal_moves(rule, table, out)]]


def after(rule: Words, table: Words, move: int) -> Words:
    copy = table.copy()
    calls.play(rule, copy, move)
    return copy


@pytest.mark.parametrize("style", [LEARNED, HEAVIEST])
@pytest.mark.parametrize("part", range(2))
def test_every_ply_by_habit_is_a_legal_one(style: tuple[float, ...], part: int) -> None:
    """T10, X6: over random rulesets and presets the table after it is that after some legal ply."""
    stream = Stream(seed_of(f"habits {part}"))
    habits, random = np.array(style), chance_of(part)
    for number in range(25):
        ruleset, players = (
            any_table(stream.choice, most_in_hand=12) if number % 2 else any_preset(stream.choice)
        )
        rule, table = pack(any_round(stream.choice, ruleset, players))
        while table[ENDED] == RUNNING:
            followers = [facts(rule, after(rule, table, move)) for move in legal(rule, table)]
            one_ply(rule, table, habits, random)
            assert facts(rule, table) in followers


def turns(label: str, habits: Habits, rounds: int) -> Iterator[tuple[Words, Words, list[Lay], Words]]:
    """Every turn with a lay, of four at `trains` who play by *habits*: rule, table, lays, table after it."""
    stream = Stream(seed_of(label))
    for _ in range(rounds):
        rule, table = pack(any_round(stream.choice, PRESETS["trains"], 4))
        while table[ENDED] == RUNNING:
            lays = [move for move in map(move_of, legal(rule, table)) if isinstance(move, Lay)]
            before = table.copy()
            one_ply(rule, table, habits, chance_of(0))
            if lays:
                yield rule, before, lays, table


def test_the_heaviest_habit_lays_the_heaviest_tile() -> None:
    """What the playouts take for the player `heaviest` is that player."""
    habits = np.array(HEAVIEST)
    habits[NOISE] = 0.0
    compared = 0
    for rule, before, lays, table in turns("heaviest habit", habits, 20):
        laid = [lay for lay in lays if facts(rule, after(rule, before, move_code(lay))) == facts(rule, table)]
        assert max(lay.tile.pips for lay in lays) == laid[0].tile.pips, lays
        compared += len(lays) > 1
    assert compared > 100


def test_the_lay_chosen_is_the_one_whose_signs_weigh_most() -> None:
    """The worth of a lay is the sum of its signs, each times its habit: so habits can be learned."""
    habits = np.array(LEARNED)
    habits[NOISE] = 0.0
    compared = 0
    for rule, before, lays, table in turns("signs", habits, 10):
        worths = [float(habits @ signs(rule, before, lay)) for lay in lays]
        best = lays[worths.index(max(worths))]
        assert facts(rule, after(rule, before, move_code(best))) == facts(rule, table)
        compared += len(lays) > 1
    assert compared > 50


def signs(rule: Words, table: Words, lay: Lay) -> Numbers:
    assert lay.on is not None
    found = np.zeros(HABIT_WORDS)
    signs_of_lay(rule, table, lay.on, lay.tile.other(lay.on), np.zeros(HABIT_WORDS), found)
    return found


def test_a_standing_is_the_same_in_both_simulators() -> None:
    """T18, T-m: the chance of the first place, a shared one in parts, and a little for each lower place."""
    stream = Stream(seed_of("standing"))
    for _ in range(200):
        players = 2 + stream.below(6)
        totals, points = ([stream.below(60) for _ in range(players)] for _ in range(2))
        futures = [[stream.below(40) for _ in range(players)] for _ in range(8)]
        seat = stream.below(players)
        words = [np.array(values, np.int32) for values in (totals, points, futures)]
        expected = plain_standing(tuple(totals), tuple(points), [tuple(row) for row in futures], seat)

        assert stands(words[0], words[1], words[2], seat) == pytest.approx(expected)


def test_first_alone_is_best_and_last_alone_is_nothing() -> None:
    nothing = np.zeros((1, 3), np.int32)
    points = np.array([5, 9, 20], np.int32)
    values = [stands(np.zeros(3, np.int32), points, nothing, seat) for seat in range(3)]

    assert values == pytest.approx([1.2, 0.1, 0.0])
    assert stands(np.zeros(3, np.int32), np.zeros(3, np.int32), nothing, 0) == pytest.approx(1 / 3 + 0.1)


def test_rounds_to_come_cost_as_much_as_rounds_do() -> None:
    """Ten rounds of four are about 120 to 130 points a seat by these habits, and no seat has it better."""
    rule, table = pack(any_round(Stream(seed_of("futures")).choice, PRESETS["trains"], 4))
    out = np.zeros((400, int(rule[PLAYERS])), np.int32)
    habits: Numbers = np.array([LEARNED] * 4)
    doubles = np.arange(10, dtype=np.int32)
    room = np.zeros((3, len(table)), np.int32)
    play_rounds(rule, doubles, habits, chance_of(1), room, out)
    means = out.mean(0)

    assert habits.shape == (4, HABIT_WORDS)
    assert 90 < means.mean() < 160
    assert np.ptp(means) < 12


@pytest.mark.parametrize("unheld", ["search", "together", "comes_back", "dropped", "redeal"])
def test_games_to_come_have_the_rounds_that_the_ruleset_gives_them(unheld: str) -> None:
    """Section 3 ``unheld``: the mean cost of a simulated game is that of games under the rules."""
    ruleset = Ruleset.of("cross", set=6, hand=3, arms=2, unheld=unheld, rounds=[6, 5, 4])
    rule, table = pack(any_round(Stream(seed_of(unheld)).choice, ruleset, 3))
    out = np.zeros((3000, 3), np.int32)
    heaviest: Numbers = np.array([HEAVIEST] * 3)
    doubles = np.array([6, 5, 4], np.int32)
    play_rounds(rule, doubles, heaviest, chance_of(1), np.zeros((3, len(table)), np.int32), out)
    bots = [bot_named("heaviest")] * 3
    totals = [play_game(ruleset, bots, seed_of(f"{unheld} {game}"), Budget()).totals for game in range(150)]
    mean = sum(map(sum, totals)) / len(totals) / 3
    spread = statistics.stdev(sum(each) / 3 for each in totals) / len(totals) ** 0.5

    assert out.mean() == pytest.approx(mean, abs=4 * spread)
