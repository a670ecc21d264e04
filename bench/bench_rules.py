"""How fast the plain-Python rules play, beside a known yardstick; and how long starting takes.

Four random players at `trains`, `legal_moves` + `play_unchecked`, against games of the `dominoes` package
between its own random players (block dominoes), turn about in one run; medians of the repeats.

    scripts/bench rules [--repeats N] [--rounds N] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import dominoes

from chickenfoot.rules import (
    PRESETS,
    Chance,
    State,
    legal_moves,
    new_game,
    next_round,
    play_unchecked,
    seed_of,
)

TARGET_RATIO = 0.8
IMPORT_BUDGET_MS = 150
HELP_BUDGET_MS = 400


def deals(rounds: int) -> list[State]:
    """Freshly dealt rounds of four at `trains`; dealing is not part of what is timed."""
    dealt = (
        next_round(new_game(PRESETS["trains"], 4), Chance(seed_of(f"bench {number}")))
        for number in range(rounds)
    )
    return [game.state for game in dealt if game.state is not None]


def play_rounds(states: list[State], rng: random.Random) -> int:
    """Play every state out at random; the number of plies."""
    plies = 0
    for dealt in states:
        state = dealt
        while moves := legal_moves(state):
            state = play_unchecked(state, moves[int(rng.random() * len(moves))])
            plies += 1
    return plies


def play_dominoes(games: int) -> int:
    """Play random games of the yardstick; the number of moves. Its players use the global random source."""
    moves = 0
    for _ in range(games):
        game = dominoes.Game.new()
        while game.result is None:
            dominoes.players.random(game)
            game.make_move(*game.valid_moves[0])
            moves += 1
    return moves


def timed(work: Callable[[], int]) -> tuple[int, float]:
    """What *work* counted, and its rate a second."""
    started = time.perf_counter()
    count = work()
    return count, count / (time.perf_counter() - started)


def milliseconds(*command: str) -> float:
    """How long a new process takes to run *command*, the best of five after one to warm the cache."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    times = []
    for _ in range(6):
        started = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, capture_output=True, env=plain)
        times.append(1000 * (time.perf_counter() - started))
    return min(times[1:])


def measure(repeats: int, rounds: int) -> dict[str, object]:
    """All figures, as names and values."""
    states = deals(rounds)
    ours, theirs, per_round = [], [], []
    for repeat in range(repeats):
        plies, rate = timed(lambda: play_rounds(states, random.Random(repeat)))  # noqa: B023 - called at once
        ours.append(rate)
        per_round.append(plies / rounds)
        theirs.append(timed(lambda: play_dominoes(3 * rounds))[1])
    ratio = statistics.median(mine / yours for mine, yours in zip(ours, theirs, strict=True))
    bare = milliseconds("-c", "pass")
    return {
        "plies_per_second": round(statistics.median(ours)),
        "rounds_per_second": round(statistics.median(ours) / statistics.mean(per_round)),
        "dominoes_moves_per_second": round(statistics.median(theirs)),
        "ratio": round(ratio, 3),
        "target_ratio": TARGET_RATIO,
        "import_ms": round(milliseconds("-c", "import chickenfoot") - bare, 1),
        "import_budget_ms": IMPORT_BUDGET_MS,
        "import_rules_ms": round(milliseconds("-c", "import chickenfoot.rules") - bare, 1),
        "help_ms": round(milliseconds("-m", "chickenfoot", "--help"), 1),
        "help_budget_ms": HELP_BUDGET_MS,
        "python": sys.version.split()[0],
    }


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = measure(options.repeats, options.rounds)
    if options.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:28} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
