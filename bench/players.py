"""How long the computer players think, and what a person waits for.

Think times are of moves with a choice, in whole games between four players of one level. A hint is asked for
at every choice of a game. The first move is that of a `hen` in a process just started, with nothing compiled
yet and the compilation running in the background, as `chickenfoot play` does it.

    scripts/bench players [--games N] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from chickenfoot.bots import Bot, Budget, bot_named
from chickenfoot.bots.hint import hint
from chickenfoot.bots.registry import LEVELS
from chickenfoot.bots.search.warmup import warm_up
from chickenfoot.bots.sitting import play_game
from chickenfoot.rules import PRESETS, Move, SeatView, Stream, seed_of

HEN_P95_MS = 50
ROOSTER_MEAN_MS = 50
HINT_MS = 300
PRESETS_TIMED = ("trains", "cross")

FIRST_MOVE = """
import time
from chickenfoot.bots import Budget, bot_named
from chickenfoot.bots.search.warmup import warm_up_in_background
from chickenfoot.rules import PRESETS, Chance, Stream, new_game, next_round, seed_of, view

warm_up_in_background()
game = next_round(new_game(PRESETS["trains"], 4), Chance(seed_of("first move")))
started = time.perf_counter()
bot_named("hen").choose(view(game, game.state.to_move), Budget(), Stream(seed_of("thoughts")))
print(time.perf_counter() - started)
"""


class Timed:
    """A bot with a clock."""

    def __init__(self, name: str, choose: Callable[[SeatView, Budget, Stream], Move]) -> None:
        self.name = name
        self._choose = choose
        self.times: list[float] = []

    def choose(self, view: SeatView, budget: Budget, stream: Stream) -> Move:
        started = time.perf_counter()
        move = self._choose(view, budget, stream)
        self.times.append(1000 * (time.perf_counter() - started))
        return move


def think_times(bot: Timed, games: int) -> Iterator[tuple[str, list[float]]]:
    """For each preset the milliseconds of all moves with a choice."""
    for preset in PRESETS_TIMED:
        bot.times.clear()
        for game in range(games):
            company: list[Bot] = [bot] * 4
            play_game(PRESETS[preset], company, seed_of(f"think {game}"), Budget())
        yield preset, list(bot.times)


def figures_of(times: list[float]) -> dict[str, float]:
    """Mean, median and 95th percentile in milliseconds."""
    ordered = sorted(times)
    return {
        "mean_ms": round(statistics.mean(ordered), 2),
        "p50_ms": round(statistics.median(ordered), 2),
        "p95_ms": round(ordered[int(0.95 * len(ordered))], 2),
        "moves": len(ordered),
    }


def first_move_ms() -> float:
    """A first move while the kernels are compiled for the first time."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "NUMBA_CACHE_DIR": empty}
        done = subprocess.run(
            [sys.executable, "-c", FIRST_MOVE], check=True, capture_output=True, text=True, env=environment
        )
    return round(1000 * float(done.stdout), 1)


def measure(games: int) -> dict[str, object]:
    """All figures, as names and values."""
    warm_up()
    found: dict[str, object] = {}
    for level in LEVELS:
        bot = Timed(level, bot_named(level).choose)
        found |= {f"{level} {preset}": figures_of(times) for preset, times in think_times(bot, games)}
    adviser = Timed("hint", lambda view, _, stream: hint(view, stream).move)
    found |= {f"hint {preset}": figures_of(times) for preset, times in think_times(adviser, 1)}
    found["first move, nothing compiled, ms"] = first_move_ms()
    return found | {
        "budget hen p95 ms": HEN_P95_MS,
        "budget rooster mean ms": ROOSTER_MEAN_MS,
        "budget hint ms": HINT_MS,
    }


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = measure(options.games)
    if options.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:34} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
