"""How fast the compiled simulator plays at random, beside two known yardsticks; and how long starting takes.

Four random players at each preset, round after round from all of its starting doubles, and at two tables with
a double-18 set (:func:`chickenfoot.fast.calls.random_rounds`), against

    crazy_eights   OpenSpiel's C++ game for four between its own C++ uniform bots (``pyspiel.evaluate_bots``)
    dominoes       the Python package, its game of block dominoes for four

turn about in one run on one core. Rates are of processor time, so that other programs disturb little, and a
ratio is the median of the ratios of all turns. On every side dealing is in the time, and a *ply* is one act
of a player, be it forced, a draw and a pass too, but no act of chance: OpenSpiel's history without its chance
nodes.

``dominoes`` is timed twice. `dominoes` are moves between its own random players, who sort the list of valid
moves; its passes are left out, as by ``scripts/bench rules``. `dominoes_at_best` gives it every help: one
random pick of that list, and the passes, which it only notes, counted as ours are.

    scripts/bench fast [--repeats N] [--rounds N] [--no-start] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import dominoes
import numpy as np
import pyspiel

from chickenfoot.bots.search.habits import LEARNED
from chickenfoot.fast.calls import legal_moves_of_all, play_on_all, random_rounds
from chickenfoot.fast.chance import chance_of
from chickenfoot.fast.habits import play_out
from chickenfoot.fast.layout import MOST_MOVES, empty_table, empty_tables, rule_of
from chickenfoot.fast.rounds import deal
from chickenfoot.rules import PRESETS, Ruleset

PLAYERS: Final = 4
OURS: Final = "trains"  # the table that is held against the yardsticks
TABLES: Final = {
    **PRESETS,
    "trains_18": Ruleset.of("trains", set=18, hand=11),
    "cross_18": Ruleset.of("cross", set=18),
}
TO_CRAZY_EIGHTS: Final = 8
TO_DOMINOES: Final = 300
OF_OURS: Final = 0.6  # at every table, of the rate there

Side = Callable[[], float]
"""Plays some rounds; gives the plies a second."""


def rate(work: Callable[[], int]) -> float:
    """How many plies a second of processor time *work* plays; it gives how many it has played."""
    began = time.process_time()
    plies = work()
    return plies / (time.process_time() - began)


# --- the sides -----------------------------------------------------------------------------------------


def at_random(ruleset: Ruleset, rounds: int) -> Side:
    """Our random players: so many rounds of four, from the starting doubles in turn."""
    rule, doubles, chance = rule_of(ruleset, PLAYERS), ruleset.doubles(), chance_of(1)
    starts = np.array([doubles[at % len(doubles)] for at in range(rounds)], np.int32)
    table = empty_table(rule)
    random_rounds(rule, table, starts[:1], chance)  # compiles
    return lambda: rate(lambda: random_rounds(rule, table, starts, chance))


def by_habit(ruleset: Ruleset, rounds: int) -> Side:
    """Seats that play sensibly, as those who search expect it; every round is two calls from Python."""
    rule, doubles, chance = rule_of(ruleset, PLAYERS), ruleset.doubles(), chance_of(1)
    table, habits = empty_table(rule), np.array([LEARNED] * PLAYERS)

    def play(rounds: int) -> int:
        plies = 0
        for at in range(rounds):
            deal(rule, table, doubles[at % len(doubles)], chance)
            plies += play_out(rule, table, habits, chance)
        return plies

    play(1)
    return lambda: rate(lambda: play(rounds))


def many_tables(ruleset: Ruleset, tables: int) -> Side:
    """One random ply on each of so many tables in a call, until all rounds are over; only the calls count."""
    rule, chance, generator = rule_of(ruleset, PLAYERS), chance_of(1), np.random.default_rng(1)
    dealt = empty_tables(rule, tables)
    moves, counts = np.zeros((tables, MOST_MOVES), np.int32), np.zeros(tables, np.int32)

    def play() -> float:
        for table in dealt:
            deal(rule, table, ruleset.set, chance)
        plies, seconds = 0, 0.0
        while True:
            legal_moves_of_all(rule, dealt, moves, counts)
            if not counts.any():
                return plies / seconds
            picks = moves[np.arange(tables), generator.integers(np.maximum(counts, 1))]
            picks[counts == 0] = -1
            began = time.process_time()
            play_on_all(rule, dealt, picks)
            seconds += time.process_time() - began
            plies += int(np.count_nonzero(counts))

    play()
    return play


def crazy_eights(games: int) -> Side:
    """OpenSpiel's bots, deal and all; what they have played is counted afterwards."""
    game = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(PLAYERS)]
    seeds = random.Random(1)

    def play() -> float:
        began = time.process_time()
        states = [game.new_initial_state() for _ in range(games)]
        for state in states:
            pyspiel.evaluate_bots(state, bots, seeds.getrandbits(30))
        seconds = time.process_time() - began
        plies = sum(step.player >= 0 for state in states for step in state.full_history())
        return float(plies / seconds)

    return play


def dominoes_games(games: int) -> Side:
    """Games of ``dominoes`` between its own random players; only moves count."""

    def play() -> int:
        moves = 0
        for _ in range(games):
            game = dominoes.Game.new()
            while game.result is None:
                dominoes.players.random(game)
                game.make_move(*game.valid_moves[0])
                moves += 1
        return moves

    return lambda: rate(play)


def dominoes_at_best(games: int) -> Side:
    """Games of ``dominoes``, each move picked from the list of valid ones; passes count."""

    def play() -> int:
        plies = 0
        for _ in range(games):
            game = dominoes.Game.new()
            while game.result is None:
                valid = game.valid_moves
                game.make_move(*valid[int(random.random() * len(valid))])
            plies += len(game.moves)
        return plies

    return lambda: rate(play)


# --- starting ------------------------------------------------------------------------------------------

FIRST_ROUND: Final = """
import numpy as np
from chickenfoot.fast.calls import random_rounds
from chickenfoot.fast.chance import chance_of
from chickenfoot.fast.layout import empty_table, rule_of
from chickenfoot.rules import PRESETS
rule = rule_of(PRESETS["trains"], 4)
random_rounds(rule, empty_table(rule), np.array([9], np.int32), chance_of(1))
"""
PLAYERS_READY: Final = "from chickenfoot.bots.search.warmup import warm_up; warm_up()"


def starts() -> dict[str, float]:
    """Seconds until a new process has played its first round, and until players can search.

    *cold*: with an empty cache, so that everything is compiled; *cached*: the best of three after that.
    """
    figures = {}
    for name, program in (("first_round", FIRST_ROUND), ("players", PLAYERS_READY)):
        with tempfile.TemporaryDirectory() as cache:
            figures[f"{name}_cold_s"] = seconds_of(program, cache)
            figures[f"{name}_cached_s"] = min(seconds_of(program, cache) for _ in range(3))
    return figures


def seconds_of(program: str, cache: str) -> float:
    """Processor time of a new Python that runs *program* and keeps its kernels in the folder *cache*."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    before = os.times()
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return round(spent or after.elapsed - before.elapsed, 2)  # Windows tells only the time that went by


# --- all together --------------------------------------------------------------------------------------


class Rates(NamedTuple):
    """Plies a second of each side, a number for each turn."""

    of: dict[str, list[float]]

    def median(self, side: str) -> int:
        return round(statistics.median(self.of[side]))

    def ratio(self, side: str, yardstick: str) -> float:
        """The median over the turns of how many times as fast *side* was as *yardstick*."""
        pairs = zip(self.of[side], self.of[yardstick], strict=True)
        return round(statistics.median(ours / theirs for ours, theirs in pairs), 3)


def sides(rounds: int) -> dict[str, Side]:
    """All that is timed; *rounds* of ours take about as long as so many games of each yardstick."""
    return {
        "crazy_eights": crazy_eights(rounds // 40),
        "dominoes": dominoes_games(rounds // 80),
        "dominoes_at_best": dominoes_at_best(rounds // 80),
        **{name: at_random(ruleset, rounds) for name, ruleset in TABLES.items() if ruleset.set < 18},
        **{name: at_random(ruleset, rounds // 5) for name, ruleset in TABLES.items() if ruleset.set == 18},
        "batch": many_tables(PRESETS[OURS], max(1, rounds // 10)),
        "sensible": by_habit(PRESETS[OURS], rounds // 5),
    }


def measure(repeats: int, rounds: int) -> Rates:
    """Every side once in each turn."""
    timed = sides(rounds)
    of: dict[str, list[float]] = {name: [] for name in timed}
    for _ in range(repeats):
        for name, side in timed.items():
            of[name].append(side())
    return Rates(of)


def figures_of(rates: Rates) -> dict[str, object]:
    """Names and values to print."""
    targets = {"crazy_eights": TO_CRAZY_EIGHTS, "dominoes": TO_DOMINOES, "dominoes_at_best": TO_DOMINOES}
    ratios = {yardstick: rates.ratio(OURS, yardstick) for yardstick in targets}
    every = {name: rates.ratio(name, OURS) for name in TABLES}
    return {
        "plies_per_second": {name: rates.median(name) for name in rates.of},
        "times": ratios,
        f"of_{OURS}": every,
        "targets": {**targets, f"of_{OURS}": OF_OURS},
        "reached": {
            **{yardstick: ratios[yardstick] >= target for yardstick, target in targets.items()},
            f"of_{OURS}": min(every.values()) >= OF_OURS,
        },
    }


def flat(figures: dict[str, object], prefix: str = "") -> list[tuple[str, object]]:
    """Figures within figures as lines of their own."""
    lines: list[tuple[str, object]] = []
    for name, value in figures.items():
        lines += flat(value, f"{prefix}{name} ") if isinstance(value, dict) else [(prefix + name, value)]
    return lines


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeats", type=int, default=21)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--no-start", action="store_true", help="leave out how long starting takes")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = figures_of(measure(options.repeats, options.rounds))
    if not options.no_start:
        figures.update(starts())
    figures["python"] = sys.version.split()[0]
    if options.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:38} {value}" for name, value in flat(figures)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
